"""A game as an environment sees it: from one decision to the next, options as numbers, observations from a view.

Action `i` takes the i-th option of the pending decision, in the game's own stable order. What an option means stands in
`options`: one row each, its verb and up to three arguments. `action_mask` is 1 for the options that exist.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from homelands.core.chance import Loose
from homelands.core.decision import Option
from homelands.core.flow import ASK
from homelands.core.registry import game as game_of
from homelands.core.registry import title as title_of
from homelands.rl.found import Found
from homelands.rl.layout import HIGH, LOW, BringsEnvironment, Environment, Layout

VERSION = 1
MOST = 256  # options of one decision that a space holds; no decision of either game comes near
ARGUMENTS = 3

Observation = dict[str, NDArray[Any]]


@cache
def environment_of(game: str) -> Environment:
    """What a game brings to be an environment; what can be found out about one that brings nothing."""
    title = title_of(game)
    return title.environment if isinstance(title, BringsEnvironment) else Found(game)


@cache
def layout_of(game: str) -> Layout:
    """The features of a view, and of the question that is asked."""
    out: Layout = environment_of(game).layout()
    out.one_of("step", steps_of(game), lambda view: view["step"])
    return out


@cache
def steps_of(game: str) -> tuple[str, ...]:
    return tuple(sorted(name for name, step in game_of(game).book.steps.items() if step.kind == ASK))


@cache
def verbs_of(game: str) -> dict[str, int]:
    return {verb: i + 1 for i, verb in enumerate(environment_of(game).VERBS)}


@cache
def space_of(game: str) -> gymnasium.spaces.Dict:
    """The observation space of a game. Every number is whole; 0 stands for "nothing" in a row of options."""
    box = gymnasium.spaces.Box
    return gymnasium.spaces.Dict(
        {
            "observation": box(LOW, HIGH, (len(layout_of(game)),), np.int16),
            "options": box(0, HIGH, (MOST, 1 + ARGUMENTS), np.int16),
            "action_mask": box(0, 1, (MOST,), np.int8),
        }
    )


class PlayedGame:
    """One game being played. Nothing here is shown to a policy but `observe`."""

    def __init__(
        self, game: str, scenario: str, options: Sequence[str] = (), rulings: Mapping[str, str] | None = None,
        packs: Sequence[Any] = (),
    ) -> None:  # fmt: skip
        self.game = game_of(game)
        self.arguments = (scenario, tuple(options), dict(rulings or {}), tuple(packs))
        self.position: Any = None
        self.seats = self.game.seats_of(self.game.setup(*self.arguments))

    def deal(self, seed: int) -> None:
        """A new game. The same seed and the same actions give the same game."""
        self.source = Loose(random.Random(seed))
        self.position = self.game.setup(*self.arguments)
        self._settle()

    def _settle(self) -> None:
        """Let chance answer until somebody has to decide."""
        g = self.position
        while g.stack and g.request is not None:
            self.game.book.answer(g, self.source.answer(g.request))

    @property
    def over(self) -> bool:
        return not self.position.stack

    @property
    def outcome(self) -> str:
        return self.game.outcome(self.position)

    @property
    def seat(self) -> str:
        return self.game.seat(self.position)

    @property
    def options(self) -> list[Option]:
        found: list[Option] = self.position.options if not self.over else []
        if len(found) > MOST:
            raise RuntimeError(f"{len(found)} options at {self.position.stack[-1].step}; the space holds {MOST}")
        return found

    def take(self, action: int) -> None:
        if not 0 <= action < len(self.options):
            raise ValueError(f"action {action} is not legal: the decision has {len(self.options)} options")
        self.game.book.take(self.position, self.options[action])
        self._settle()

    def payoff(self, seat: str) -> float:
        return self.game.payoff(self.position, seat)

    # -- observing -------------------------------------------------------------------------------------------------
    def observe(self, seat: str) -> Observation:
        """What a seat may see. Its options are there only when it is the one who decides."""
        asked = not self.over and self.seat == seat
        step = self.position.stack[-1].step if asked else ""
        view = {**self.game.view(self.position, seat), "step": step}
        rows = np.zeros((MOST, 1 + ARGUMENTS), np.int16)
        mask = np.zeros(MOST, np.int8)
        if asked:
            mask[: len(self.options)] = 1
            for i, option in enumerate(self.options):
                rows[i] = self._row(option)
        return {"observation": layout_of(self.game.name).encode(view), "options": rows, "action_mask": mask}

    def _row(self, option: Option) -> list[int]:
        """The verb's number and the arguments, each one higher than in the game: 0 is no argument."""
        arguments = [_number(x) for x in option[1 : 1 + ARGUMENTS]]
        return [verbs_of(self.game.name).get(option[0], HIGH), *arguments, *[0] * (ARGUMENTS - len(arguments))]

    def words(self) -> list[str]:
        """The options in their typed form, in the order of the actions."""
        return [self.game.option_words(option) for option in self.options]


ELDER_ACTIONS = ("calmer", "fiercer", "military", "culture", "ap", "sway")


def _number(argument: Any) -> int:
    if isinstance(argument, str):
        return ELDER_ACTIONS.index(argument) + 1 if argument in ELDER_ACTIONS else HIGH
    return min(HIGH, max(0, int(argument) + 1))
