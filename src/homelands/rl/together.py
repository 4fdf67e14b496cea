"""Games with more than one seat as PettingZoo environments (AEC): one seat decides at a time, in no fixed order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from homelands.core.registry import title as title_of
from homelands.rl.episode import MOST, VERSION, Episode, Observation, space_of
from homelands.rl.solo import NUMBERS


def seated(game: str, players: int, scenario: str = "", options: Sequence[str] = (), **settings: Any) -> Together:
    """A game for so many players; without a scenario the first one."""
    title = title_of(game)
    chosen, kept = title.seated(players, scenario, options)
    return Together(game, chosen or title.engine.scenarios()[0], kept, **settings)


class Together(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """The reward comes at the end: 1 for the winner, shared if there are several, 0 for the others.

    `reset(seed=n)` deals game number n of the laboratory.

    An action that is not legal ends the game: -1 for the seat that took it, 0 for the others.
    """

    def __init__(
        self, game: str, scenario: str, options: Sequence[str] = (), rulings: Mapping[str, str] | None = None,
        packs: Sequence[Any] = (), render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.episode = Episode(game, scenario, options, rulings, packs)
        self.metadata = {"name": f"homelands_{game}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = list(self.episode.seats)
        self._actions = {seat: gymnasium.spaces.Discrete(MOST) for seat in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return space_of(self.episode.game.name)

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.episode.deal(int(self._rng.integers(NUMBERS)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self.agent_selection = self.episode.seat

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(agent)

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat = self.agent_selection
        self._cumulative_rewards[seat] = 0.0
        self._clear_rewards()
        if action is None or not 0 <= int(action) < len(self.episode.options):
            self.rewards[seat] = -1.0
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.episode.take(int(action))
            if self.episode.over:
                self.rewards = {agent: self.episode.payoff(agent) for agent in self.agents}
                self.terminations = dict.fromkeys(self.agents, True)
            else:
                self.agent_selection = self.episode.seat
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self._accumulate_rewards()
        if any(self.terminations.values()):
            self._deads_step_first()

    def _info(self, agent: str) -> dict[str, Any]:
        """The mask again, for libraries that look for it here."""
        mine = not self.episode.over and self.episode.seat == agent
        mask = np.zeros(MOST, np.int8)
        mask[: len(self.episode.options) if mine else 0] = 1
        return {"action_mask": mask}

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        g = self.episode.position
        if self.episode.over:
            return f"{self.episode.outcome}: {self.episode.game.why(g)}"
        return "\n".join([f"{self.episode.seat}: {g.stack[-1].step}", *self.episode.words()])

    def close(self) -> None:
        """Nothing is held open."""
