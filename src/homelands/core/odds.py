"""Exact odds: what a choice may lead to, up to the next real decision, with the chance of each as a fraction.

The tree of chance is walked whole, as long as it belongs to the procedure that asked: what its caller goes on with (the
next card, the enemy's turn) is another matter. Questions about dice and draws on the way (keep or roll again?) get the
answer that spends nothing. Ways that end in the same *decisive* events are one row. A tree that is too large is cut at
the deepest level that can be counted, and says so.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from homelands.core.decision import Option
from homelands.core.events import Event
from homelands.core.game import Game

WAYS = 20_000  # chance results looked at before the walk gives up
ANSWERS = ("keep", "roll")
DECISIVE = ("success", "result", "holds", "hit", "outcome", "colour", "value")

Pick = Callable[[Sequence[Event]], Sequence[tuple[Event, Hashable]]]
"""The events that decide what a way led to, each with the values that matter of it (a die as such does not)."""


class Row(NamedTuple):
    """All ways to one result."""

    chance: Fraction
    events: tuple[Event, ...]  # what decided it, as told in the first of the ways; empty: nothing was told
    answers: tuple[str, ...]  # the chance results that lead here, where one alone decides; else empty
    then: tuple[Event, ...]  # what follows in all of the ways
    steps: tuple[str, ...]  # the steps that may come next, "" for the end of the game


class Odds(NamedTuple):
    rows: list[Row]  # the most likely first
    ways: int  # how many there are
    rolls: int  # the most chance results in a row
    whole: bool  # False: more chance follows than could be counted


class _TooMany(Exception):
    pass


class _Way(NamedTuple):
    chance: Fraction
    told: list[Event]
    answers: tuple[str, ...]
    step: str


def last_decisive(told: Sequence[Event]) -> list[tuple[Event, Hashable]]:
    """The last event that tells a result."""
    for event in reversed(told):
        values = tuple((key, _frozen(event.values[key])) for key in DECISIVE if key in event.values)
        if values:
            return [(event, values)]
    return []


def _frozen(value: Any) -> Hashable:
    return tuple(_frozen(v) for v in value) if isinstance(value, list) else value


def odds(
    game: Game[Any], position: Any, option: Option, *,
    pick: Pick = last_decisive, answers: Sequence[str] = ANSWERS, limit: int = WAYS,
) -> Odds:  # fmt: skip
    """The exact odds of an option of the pending decision. The position is not touched."""
    walk = _Walk(game, answers, limit, position)
    first = game.clone(position)
    told = game.apply(first, option)
    whole = True
    try:
        ways = walk.ways(first, told, depth=-1)
    except _TooMany:
        whole = False
        ways, depth = [_Way(Fraction(1), told, (), "")], 0
        while True:
            depth += 1
            try:
                ways = walk.ways(first, told, depth)
            except _TooMany:
                break
    return Odds(_rows(ways, pick), len(ways), max(len(w.answers) for w in ways), whole)


def follows(game: Game[Any], position: Any, option: Option, answers: Sequence[str] = ANSWERS) -> bool:
    """Is an option left to chance? The first step of `odds`, without counting anything."""
    walk = _Walk(game, answers, 0, position)
    g = game.clone(position)
    game.book.take(g, option)
    while g.request is None and not walk.left(g) and (quiet := walk.answer(g)) is not None:
        game.book.take(g, quiet)
    return g.request is not None and not walk.left(g)


class _Walk:
    def __init__(self, game: Game[Any], answers: Sequence[str], limit: int, asked: Any) -> None:
        self.game = game
        self.quiet = answers
        self.limit = limit
        self.seen = 0
        self.base = len(asked.stack) - (2 if self.answer(asked) else 1)  # a die belongs to whoever has it rolled
        self.callers = self._below(asked)

    def _below(self, g: Any) -> list[Hashable]:
        """The frames that called the procedure which asked. They change when they go on."""
        return [(f.step, f.at, f.left, f.seq) for f in g.stack[: max(0, self.base)]]

    def left(self, g: Any) -> bool:
        """The procedure that asked is done with."""
        return len(g.stack) <= self.base or self._below(g) != self.callers

    def ways(self, start: Any, told: list[Event], depth: int) -> list[_Way]:
        self.seen = 0
        found: list[_Way] = []
        self._go(self.game.clone(start), Fraction(1), told, (), depth, found)
        return found

    def _go(
        self, g: Any, chance: Fraction, told: list[Event], answers: tuple[str, ...], depth: int, found: list[_Way]
    ) -> None:
        game = self.game
        while g.request is None and not self.left(g) and (option := self.answer(g)) is not None:
            told = told + game.apply(g, option)
        if g.request is None or depth == 0 or self.left(g):
            found.append(_Way(chance, told, answers, g.stack[-1].step if g.stack else ""))
            return
        kind = g.request.kind
        for value, p in g.request.odds():
            if not p:
                continue
            self.seen += 1
            if self.seen > self.limit:
                raise _TooMany
            after = game.clone(g)
            events = game.resolve(after, value)
            self._go(after, chance * p, told + events, (*answers, game.chance_words(kind, value)), depth - 1, found)

    def answer(self, g: Any) -> Option | None:
        """The quiet answer to a question about dice or draws; None if it is a real decision."""
        quiet = self.quiet
        for option in g.options:
            if option[0] in quiet:
                found: Option = option
                return found
        return None


def _rows(ways: list[_Way], pick: Pick) -> list[Row]:
    groups: dict[Hashable, list[_Way]] = {}
    picked: dict[Hashable, tuple[Event, ...]] = {}
    for way in ways:
        decisive = pick(way.told)
        key: Hashable = tuple((event.name, values) for event, values in decisive) or ("", way.step)
        groups.setdefault(key, []).append(way)
        picked.setdefault(key, tuple(event for event, _ in decisive))
    rows = [_row(group, picked[key]) for key, group in groups.items()]
    return sorted(rows, key=lambda row: -row.chance)


def _row(group: list[_Way], events: tuple[Event, ...]) -> Row:
    single = all(len(way.answers) == 1 for way in group)
    answers = tuple(dict.fromkeys(way.answers[0] for way in group)) if single else ()
    names = {event.name for event in events}
    tails = [_after(way.told, names) for way in group]
    then = tuple(event for event in tails[0] if all(event in tail for tail in tails[1:]))
    return Row(sum((w.chance for w in group), Fraction(0)), events, answers, then,
               tuple(dict.fromkeys(way.step for way in group)))  # fmt: skip


def _after(told: list[Event], names: set[str]) -> list[Event]:
    """What was told after the last of the decisive events."""
    last = max((i for i, event in enumerate(told) if event.name in names), default=-1)
    return told[last + 1 :]
