"""A game for one player as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from homelands.rl.table import MOST, Observation, PlayedGame, environment_of, space_of


class Solo(gymnasium.Env[Observation, np.int64]):
    """An episode is a game. The reward is 1 for a victory at its end, else 0.

    With `shaped` every step also pays a hundredth of the change of how the game stands, which helps a learner over the
    first stretch; results should be told without it. An action that is not legal ends the episode with -1.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - the name and type that Gymnasium asks for

    def __init__(
        self, game: str, scenario: str, options: Sequence[str] = (), rulings: Mapping[str, str] | None = None,
        packs: Sequence[Any] = (), shaped: bool = False, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.table = PlayedGame(game, scenario, options, rulings, packs)
        if len(self.table.seats) > 1:
            raise ValueError("this environment is for one player; for two see homelands.rl.together")
        self.shaped = shaped
        self.render_mode = render_mode
        self.observation_space = space_of(game)  # type: ignore[assignment]
        self.action_space = gymnasium.spaces.Discrete(MOST)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(2**31)))
        return self._seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        before = self._standing()
        if not 0 <= int(action) < len(self.table.options):
            observation, info = self._seen()
            return observation, -1.0, True, False, {**info, "illegal": int(action)}
        self.table.take(int(action))
        reward = self.table.payoff(self.table.seats[0]) if self.table.over else 0.0
        if self.shaped:
            reward += (self._standing() - before) / 100
        observation, info = self._seen()
        return observation, reward, self.table.over, False, info

    def _standing(self) -> float:
        return environment_of(self.table.game.name).standing(self.table.position)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        observation = self.table.observe(self.table.seats[0])
        return observation, {"action_mask": observation["action_mask"], "outcome": self.table.outcome}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask under the name that sb3-contrib looks for."""
        mask = np.zeros(MOST, np.bool_)
        mask[: len(self.table.options)] = True
        return mask

    def render(self) -> str | None:
        """The question and its options in their typed form."""
        if self.render_mode != "ansi":
            return None
        g = self.table.position
        if self.table.over:
            return f"{self.table.outcome}: {self.table.game.why(g)}"
        return "\n".join([g.stack[-1].step, *(f"{i} {words}" for i, words in enumerate(self.table.words()))])
