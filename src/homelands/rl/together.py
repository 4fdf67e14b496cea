"""Games with more than one seat as PettingZoo environments (AEC): one seat decides at a time, in no fixed order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from homelands.core.registry import title as title_of
from homelands.rl.table import MOST, VERSION, Observation, PlayedGame, space_of


def seated(game: str, players: int, scenario: str = "", options: Sequence[str] = (), **settings: Any) -> Together:
    """A game for so many players; without a scenario the first one."""
    title = title_of(game)
    chosen, kept = title.seated(players, scenario, options)
    return Together(game, chosen or title.engine.scenarios()[0], kept, **settings)


class Together(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """The reward comes at the end: 1 for the winner, shared if there are several, 0 for the others.

    An action that is not legal ends the game: -1 for the seat that took it, 0 for the others.
    """

    def __init__(
        self, game: str, scenario: str, options: Sequence[str] = (), rulings: Mapping[str, str] | None = None,
        packs: Sequence[Any] = (), render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.table = PlayedGame(game, scenario, options, rulings, packs)
        self.metadata = {"name": f"homelands_{game}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = list(self.table.seats)
        self._actions = {seat: gymnasium.spaces.Discrete(MOST) for seat in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return space_of(self.table.game.name)

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table.deal(int(self._rng.integers(2**31)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self.agent_selection = self.table.seat

    def observe(self, agent: str) -> Observation:
        return self.table.observe(agent)

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat = self.agent_selection
        self._cumulative_rewards[seat] = 0.0
        self._clear_rewards()
        if action is None or not 0 <= int(action) < len(self.table.options):
            self.rewards[seat] = -1.0
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.table.take(int(action))
            if self.table.over:
                self.rewards = {agent: self.table.payoff(agent) for agent in self.agents}
                self.terminations = dict.fromkeys(self.agents, True)
            else:
                self.agent_selection = self.table.seat
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self._accumulate_rewards()
        if any(self.terminations.values()):
            self._deads_step_first()

    def _info(self, agent: str) -> dict[str, Any]:
        """The mask again, for libraries that look for it here."""
        mine = not self.table.over and self.table.seat == agent
        mask = np.zeros(MOST, np.int8)
        mask[: len(self.table.options) if mine else 0] = 1
        return {"action_mask": mask}

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        g = self.table.position
        if self.table.over:
            return f"{self.table.outcome}: {self.table.game.why(g)}"
        return "\n".join([f"{self.table.seat}: {g.stack[-1].step}", *self.table.words()])

    def close(self) -> None:
        """Nothing is held open."""
