"""Many games for one agent in one process, as a Gymnasium vector environment: `gymnasium.make_vec(..., num_envs=64)`.

Observations of all games are rows of the same arrays. A game that is over is dealt anew by the next step, whose action
for it is not looked at (`AutoresetMode.NEXT_STEP`). The games have numbers, one after the other from the seed on.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from homelands.rl.episode import ARGUMENTS, MOST, Observation, encoding_of, space_of
from homelands.rl.solo import NUMBERS, Solo


class Batch(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - as Gymnasium asks

    def __init__(
        self, num_envs: int, game: str, scenario: str, render_mode: str | None = None, **settings: Any
    ) -> None:
        self.games = [Solo(game, scenario, **settings) for _ in range(num_envs)]
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = space_of(game)
        self.single_action_space = gymnasium.spaces.Discrete(MOST)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._size = len(encoding_of(game).features)
        self._next = 0
        self._over = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._next = int(self.np_random.integers(NUMBERS)) if seed is None else seed
        for game in self.games:
            self._deal(game)
        self._over[:] = False
        return self._seen()

    def _deal(self, game: Solo) -> None:
        game.begin(self._next)
        self._next += 1

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        rewards = np.zeros(self.num_envs, np.float64)
        over = np.zeros(self.num_envs, np.bool_)
        for i, game in enumerate(self.games):
            if self._over[i]:
                self._deal(game)
            else:
                rewards[i], over[i] = game.act(int(actions[i]))
        self._over = over
        observation, info = self._seen()
        return observation, rewards, over.copy(), np.zeros(self.num_envs, np.bool_), info

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        n = self.num_envs
        rows = np.zeros((n, MOST, 1 + ARGUMENTS), np.int16)
        mask = np.zeros((n, MOST), np.int8)
        seen = bytearray()
        flat = rows.reshape(n, -1)
        for i, game in enumerate(self.games):
            seen += game.episode.write(game.seat, flat[i], mask[i])
        observation = np.frombuffer(seen, np.uint8).reshape(n, self._size)
        return {"observation": observation, "options": rows, "action_mask": mask}, {"action_mask": mask}

    def close_extras(self, **kwargs: Any) -> None:
        for game in self.games:
            game.close()


def batch(num_envs: int, game: str = "navajo", scenario: str = "", **settings: Any) -> Batch:
    """So many games of a scenario, the first one without a name."""
    from homelands.core.registry import title

    return Batch(num_envs, game, scenario or title(game).engine.scenarios()[0], **settings)
