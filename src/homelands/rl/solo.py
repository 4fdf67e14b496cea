"""A game for one agent as a Gymnasium environment; where others sit at the table, named players are in their seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from homelands.players import make
from homelands.rl.episode import MOST, Episode, Observation, environment_of, space_of

NUMBERS = 2**31  # of games that are dealt without a seed


class Solo(gymnasium.Env[Observation, np.int64]):
    """An episode is a game. The reward is 1 for a victory at its end, else 0; winners share.

    `reset(seed=n)` deals game number n of the laboratory: the same dice and draws, and the same luck for the players in
    the other seats, so that a policy can be compared with theirs game by game. Without a seed the number is drawn.

    With `shaped` every step also pays a hundredth of the change of how the game stands, which helps a learner over the
    first stretch; results should be told without it. An action that is not legal ends the episode with -1.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - the name and type that Gymnasium asks for

    def __init__(
        self, game: str, scenario: str, options: Sequence[str] = (), rulings: Mapping[str, str] | None = None,
        packs: Sequence[Any] = (), seat: str = "", others: str | Mapping[str, str] = "heuristic", shaped: bool = False,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.episode = Episode(game, scenario, options, rulings, packs)
        self.seat = seat or self.episode.seats[0]
        if self.seat not in self.episode.seats:
            raise ValueError(f"no seat {seat!r} at this table, expected one of {', '.join(self.episode.seats)}")
        self.others = {
            one: others if isinstance(others, str) else others.get(one, "heuristic")
            for one in self.episode.seats
            if one != self.seat
        }
        self.shaped = shaped
        self.render_mode = render_mode
        self.observation_space = space_of(game)  # type: ignore[assignment]
        self.action_space = gymnasium.spaces.Discrete(MOST)
        self._players: dict[str, Any] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.begin(int(self.np_random.integers(NUMBERS)) if seed is None else seed)
        return self._seen()

    def begin(self, number: int) -> None:
        """The game of that number, up to the first decision of our seat."""
        self.episode.deal(number)
        self.close()
        self._players = {one: make(name, f"{number}/{one}") for one, name in self.others.items()}
        self._let_others_play()

    def _let_others_play(self) -> None:
        episode = self.episode
        while self.others and not episode.over and (who := episode.seat) != self.seat:
            option = self._players[who].choose(episode.game, episode.position, who)
            episode.take(episode.options.index(option))

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        legal = 0 <= int(action) < len(self.episode.options)
        reward, over = self.act(int(action))
        observation, info = self._seen()
        return observation, reward, over, False, info if legal else {**info, "illegal": int(action)}

    def act(self, action: int) -> tuple[float, bool]:
        """Take an action: what it pays, and whether the episode is over."""
        episode = self.episode
        if not 0 <= action < len(episode.options):
            return -1.0, True
        before = self._standing() if self.shaped else 0.0
        episode.take(action)
        if self.others:
            self._let_others_play()
        reward = episode.payoff(self.seat) if episode.over else 0.0
        if self.shaped:
            reward += (self._standing() - before) / 100
        return reward, episode.over

    def _standing(self) -> float:
        return environment_of(self.episode.game.name).standing(self.episode.position)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        observation = self.episode.observe(self.seat)
        return observation, {"action_mask": observation["action_mask"], "outcome": self.episode.outcome}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask under the name that sb3-contrib looks for."""
        mask = np.zeros(MOST, np.bool_)
        mask[: len(self.episode.options)] = True
        return mask

    def render(self) -> str | None:
        """The question and its options in their typed form."""
        if self.render_mode != "ansi":
            return None
        g = self.episode.position
        if self.episode.over:
            return f"{self.episode.outcome}: {self.episode.game.why(g)}"
        return "\n".join([g.stack[-1].step, *(f"{i} {words}" for i, words in enumerate(self.episode.words()))])

    def close(self) -> None:
        for player in self._players.values():
            player.close()
        self._players = {}
