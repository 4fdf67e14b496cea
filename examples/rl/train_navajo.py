"""Train a policy for Navajo Wars with MaskablePPO (sb3-contrib) and compare it with random play on the same seeds.

    pip install 'homelands[rl]' sb3-contrib
    python examples/rl/train_navajo.py --steps 200000

The learner sees the observation and the verbs of the options; it is paid for the tracks on the way (`shaped`), and
judged without that: victories in games it has not seen, beside a random player with the same seeds.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from homelands.rl.solo import NavajoWars
from homelands.rl.table import verbs_of

SHOWN = 64  # options whose verbs the network sees


class Flat(gymnasium.ObservationWrapper[Any, Any, Any]):
    """One row of small numbers: the observation, and the verb of each of the first options."""

    def __init__(self, env: NavajoWars) -> None:
        super().__init__(env)
        size = env.observation_space["observation"].shape[0] + SHOWN  # type: ignore[index]
        self.observation_space = gymnasium.spaces.Box(-1.0, 10.0, (size,), np.float32)
        self.verbs = len(verbs_of("navajo"))

    def observation(self, observation: Any) -> Any:
        view = np.minimum(observation["observation"] / 5, 10)
        verbs = observation["options"][:SHOWN, 0] / self.verbs
        return np.concatenate([view, verbs]).astype(np.float32)

    def action_masks(self) -> Any:
        return self.env.action_masks()  # type: ignore[attr-defined]


def judge(scenario: str, seeds: range, choose: Any) -> tuple[int, float]:
    """Victories, and the mean of Culture and Military at the end."""
    env = Flat(NavajoWars(scenario))
    won, standing = 0, 0
    for seed in seeds:
        row, _ = env.reset(seed=seed)
        done = False
        while not done:
            row, reward, done, _, _ = env.step(choose(row, env.action_masks()))
        won += int(reward > 0)
        standing += env.env._standing()  # type: ignore[attr-defined]
    return won, standing / len(seeds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--scenario", default="rise")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()

    envs = DummyVecEnv([lambda: Flat(NavajoWars(chosen.scenario, shaped=True))] * 8)
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=512, gamma=0.997, ent_coef=0.01, seed=chosen.seed,
                        policy_kwargs={"net_arch": [128, 128]})  # fmt: skip
    started = time.monotonic()
    model.learn(chosen.steps)
    print(f"trained {chosen.steps:,} steps in {time.monotonic() - started:.0f} s")

    rng = random.Random(chosen.seed)
    seeds = range(1_000_000, 1_000_000 + chosen.games)
    players = {
        "random": lambda row, mask: rng.choice(np.flatnonzero(mask).tolist()),
        "trained": lambda row, mask: int(model.predict(row, action_masks=mask)[0]),
    }
    for name, choose in players.items():
        won, standing = judge(chosen.scenario, seeds, choose)
        print(f"{name:8} {won} of {chosen.games} won, Culture + Military {standing:.2f} at the end")


if __name__ == "__main__":
    main()
