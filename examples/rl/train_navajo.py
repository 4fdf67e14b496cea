"""Train a policy for Navajo Wars with MaskablePPO (sb3-contrib) and compare it with random play on the same seeds.

    pip install 'homelands[rl]' torch sb3-contrib
    python examples/rl/train_navajo.py

The learner decides what to do (the verb: plan, raid, evade ...); where and with whom is drawn by lot. So a network of
modest size learns in minutes, because every action always means the same. It is paid for the tracks on the way
(`shaped`) and judged without that: victories in games it has not seen, beside random play with the same seeds.

Measured with the settings below and the plain engine, 121 s of one processor in all: random play won 2 of 500 games
of Rise of the People (0.4 %, 95 %: 0.1 to 1.4), the trained policy 42 (8.4 %, 6.3 to 11.2).
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from homelands.rl.episode import encoding_of
from homelands.rl.solo import Solo

UNSEEN = 1_000_000  # seeds of the games that are judged begin here


class ByVerb(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Actions are the verbs of the game; among options of one verb the lot decides. One row of small numbers is seen:
    the observation, and which verbs can be had.
    """

    def __init__(self, scenario: str, shaped: bool = False, seed: int = 0) -> None:
        super().__init__(Solo("navajo", scenario, shaped=shaped))
        self.verbs = len(encoding_of("navajo").verbs) + 1
        self.lots = random.Random(seed)
        size = self.env.observation_space["observation"].shape[0] + self.verbs  # type: ignore[index]
        self.observation_space = gymnasium.spaces.Box(-1.0, 10.0, (size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.verbs)

    def reset(self, **arguments: Any) -> Any:
        seen, info = self.env.reset(**arguments)
        return self._row(seen), info

    def step(self, action: Any) -> Any:
        option = self.lots.choice(np.flatnonzero(self.offered == action).tolist())
        seen, reward, done, cut, info = self.env.step(option)
        return self._row(seen), reward, done, cut, info

    def _row(self, seen: Any) -> Any:
        self.offered = seen["options"][: seen["action_mask"].sum(), 0]  # the verb of each option
        self.mask = np.zeros(self.verbs, np.bool_)
        self.mask[self.offered] = True
        return np.concatenate([np.minimum(seen["observation"] / 5, 10), self.mask]).astype(np.float32)

    def action_masks(self) -> Any:
        return self.mask


def judge(env: ByVerb, games: int, choose: Callable[[Any], int]) -> list[bool]:
    """Which games are won."""
    won = []
    for seed in range(UNSEEN, UNSEEN + games):
        row, _ = env.reset(seed=seed)
        reward, done = 0.0, False
        while not done:
            row, reward, done, _, _ = env.step(choose(row))
        won.append(reward > 0)
    return won


def interval(won: Sequence[bool]) -> str:
    """The share of wins with its 95 % interval (Wilson)."""
    n, share, z = len(won), sum(won) / len(won), 1.96
    middle, half = share + z * z / (2 * n), z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    low, high = (100 * x / (1 + z * z / n) for x in (middle - half, middle + half))
    return f"{sum(won)} of {n} games won: {100 * share:.1f} % (95 %: {low:.1f} to {high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--scenario", default="rise")
    parser.add_argument("--steps", type=int, default=80_000)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    torch.set_num_threads(1)  # the network is so small that more only get in each other's way

    def make(n: int) -> Callable[[], ByVerb]:
        return lambda: ByVerb(chosen.scenario, shaped=True, seed=n)

    envs = DummyVecEnv([make(n) for n in range(8)])
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=512, n_epochs=5, gamma=0.997, ent_coef=0.01,
                        learning_rate=5e-4, seed=chosen.seed, policy_kwargs={"net_arch": [128, 128]})  # fmt: skip
    began = time.process_time()
    model.learn(chosen.steps)
    print(f"trained for {chosen.steps:,} decisions in {time.process_time() - began:.0f} s of the processor", flush=True)

    env, rng = ByVerb(chosen.scenario, seed=chosen.seed), random.Random(chosen.seed)

    def by_lot(row: Any) -> int:
        return int(rng.choice(env.offered.tolist()))  # every option as likely as another

    def trained(row: Any) -> int:
        return int(model.predict(row, action_masks=env.mask)[0])

    print("random:  ", interval(judge(env, chosen.games, by_lot)), flush=True)
    print("trained: ", interval(judge(env, chosen.games, trained)))


if __name__ == "__main__":
    main()
