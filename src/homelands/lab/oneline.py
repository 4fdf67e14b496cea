"""A question that fits into one line: a game, a scenario, who plays, and perhaps who plays against whom."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from homelands.core.data import DataError
from homelands.core.game import SetupError
from homelands.core.registry import game as game_of
from homelands.lab.stats import Difference, Z
from homelands.lab.study import DEFAULT_PLAYER, Study, StudyError, parse
from homelands.lab.tally import Share, Tally, difference, share_of

GAMES = 300  # where nobody says how many
SWAPPED = "swapped"


@dataclass(frozen=True)
class Question:
    """What is asked, as it stands in the line."""

    game: str
    scenarios: Sequence[str] = ()  # none: all of them
    player: str = DEFAULT_PLAYER
    seats: Mapping[str, str] = field(default_factory=dict)
    options: Sequence[str] = ()
    rulings: Mapping[str, str] = field(default_factory=dict)
    packs: Sequence[Path] = ()
    first: int = 1
    games: int = GAMES

    def study(self, measure: Sequence[str] = (), variants: Sequence[Mapping[str, Any]] = ()) -> Study:
        """Raises StudyError with all that cannot be."""
        found = {
            "title": self.game, "game": self.game, "scenarios": list(self.scenarios) or "all", "player": self.player,
            "seats": dict(self.seats), "options": list(self.options), "rulings": dict(self.rulings),
            "packs": [str(pack.absolute()) for pack in self.packs], "measure": list(measure),
            "seeds": {"first": self.first, "count": self.games}, "variant": list(variants),
        }  # fmt: skip
        return parse(found, self.game, Path(), self.game)

    def table(self, scenario: str) -> tuple[str, ...]:
        """The seats of a scenario. Raises StudyError."""
        game = game_of(self.game)
        try:
            return game.seats_of(game.setup(scenario, self.options, self.rulings, self.packs))
        except SetupError as error:
            raise StudyError([f"{self.game}: {error}"]) from None
        except DataError as error:
            raise StudyError([str(problem) for problem in error.problems]) from None


class Seating(NamedTuple):
    """Two players at one table: who has which seat in the first game of a pair; in the second they swap."""

    first: tuple[str, ...]
    second: tuple[str, ...]


def seating(seats: Sequence[str], taken: Mapping[str, str]) -> Seating:
    """Every other free seat for each of the two. Where one is free they have it in turn."""
    free = [seat for seat in seats if seat not in taken]
    return Seating(tuple(free[::2]), tuple(free[1::2]))


def duel(question: Question, other: str, measure: Sequence[str] = ()) -> Study:
    """Two players against each other: each game is played twice, and they swap their seats for the second.

    A player who is alone at the table plays the game that the other one plays as well.
    """
    names = list(question.scenarios) or game_of(question.game).scenarios()
    question.study()  # tells all that is wrong, before the seats are looked at
    tables = {question.table(scenario) for scenario in names}
    if len(tables) > 1:
        raise StudyError([f"{question.game}: --against needs tables with the same seats; name one --scenario"])
    seats = tables.pop()
    if unknown := [seat for seat in question.seats if seat not in seats]:
        raise StudyError([f"{question.game}: seats.{unknown[0]}: no such seat, expected one of {', '.join(seats)}"])
    if all(seat in question.seats for seat in seats):
        raise StudyError([f"{question.game}: --against: every seat is named, expected one that is free"])
    free = [seat for seat in seats if seat not in question.seats]
    both = (question.player, other)
    one, two = (dict(zip(free, cycle(pair), strict=False)) for pair in (both, both[::-1]))
    named = Question(**{**question.__dict__, "seats": {**question.seats, **one}})
    return named.study(measure, [{"name": SWAPPED, "seats": two}])


class Met(NamedTuple):
    """How two players did in one scenario, over pairs of games."""

    scenario: str
    first: Share
    second: Share
    ahead: Difference  # what the first has more, in parts of a win a pair


def met(tally: Tally, taken: Mapping[str, str], players: tuple[str, str]) -> list[Met]:
    """Every scenario of a duel: its cells come as they stand, then all of them swapped."""
    half = len(tally.cells) // 2
    found = []
    for at in range(half):
        places = seating([seat for seat, _ in tally.cells[at].seats], taken)
        pairs = list(scores(tally, at, at + half, places))
        shares = [share_of(name, (pair[i] for pair in pairs)) for i, name in enumerate(players)]
        found.append(Met(tally.cells[at].scenario, shares[0], shares[1], difference(pairs)))
    return found


def scores(tally: Tally, cell: int, swapped: int, places: Seating) -> list[tuple[float, float]]:
    """By pair of games: what each of the two won, at most 1."""
    a, b = tally.payoffs(cell), tally.payoffs(swapped)
    each = 2 if places.second else 1  # games in which both sit at the table
    return [
        (
            (sum(a[n][s] for s in places.first) + sum(b[n][s] for s in places.second)) / each,
            (sum(a[n][s] for s in places.second) + sum(b[n][s] for s in places.first)) / each,
        )
        for n in a
        if n in b
    ]


def games_needed(points: float, pairs: bool = False) -> int:
    """How many games (or pairs) make a 95 % interval of at most so many points either side, whatever the share is.

    A share of one half is the worst case. For pairs it is two players of that share whose results have nothing to do
    with each other; on the same seeds they mostly have, and the interval comes out narrower.

    >>> games_needed(3), games_needed(3, pairs=True)
    (1064, 2133)
    """
    half = points / 100
    return max(1, math.ceil(Z * Z / (2 * half * half) - 2 if pairs else Z * Z / (4 * half * half) - Z * Z))
