"""After a game: where luck helped or hurt, and which decisions cost most.

Luck is counted in the chance to win: the value after a die or a draw, less the mean over everything it could have been.
A decision costs what the best option is worth more than the one taken, in the same worlds. Many decisions are looked at
briefly, the worst of them longer, and the last few in worlds of their own, so that the figures told are not the luck of
having been picked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.game import Game
from homelands.core.journal import CHANCE, CHOICE
from homelands.core.match import Match
from homelands.players import POLICIES
from homelands.players.advice import Progress, Stop, Stopped
from homelands.players.rollouts import Spread, Worlds
from homelands.players.values import value

TOLD = 5
MOST = 8  # options of one decision that are looked at
STAGES = ((4, 15), (32, 8))  # worlds, and how many decisions go on to the next stage
LAST = 160  # worlds of the last stage


class Face(NamedTuple):
    """One face of a die, or one colour of cubes: how often it came, and how often it was to be expected."""

    name: str
    actual: int
    expected: float


class Luck(NamedTuple):
    """One kind of chance: how often, and what it was worth. Dice with numbers have a mean and the expected one, dice
    with signs and cubes have faces; what a card or a counter is cannot be put into a figure.
    """

    kind: str
    times: int
    actual: float | None
    expected: float | None
    swing: float
    faces: tuple[Face, ...] = ()


class Slip(NamedTuple):
    """A decision that cost something: the entry, what was done, what would have been better, by how much."""

    ply: int
    step: str
    taken: Option
    better: Option
    cost: Spread


class Review(NamedTuple):
    seat: str
    luck: list[Luck]
    moments: list[tuple[int, float]]  # the entries of chance that swung most
    slips: list[Slip]
    decisions: int


def review(
    match: Match, seat: str, *, seed: str = "review", worlds: int = LAST,
    progress: Progress = lambda share: None, stop: Stop = lambda: False,
) -> Review:  # fmt: skip
    """Look back at a game with the eyes of a seat."""
    if seat not in match.game.seats_of(match.position):
        raise ValueError(f"no seat {seat!r} in this game; there are {', '.join(match.game.seats_of(match.position))}")
    luck, moments = ledger(match, seat, lambda share: progress(0.1 * share))
    plies = list(_decisions(match, seat))
    return Review(seat, luck, moments, _slips(match, seat, plies, seed, worlds, progress, stop), len(plies))


# -- luck --------------------------------------------------------------------------------------------------------------
def ledger(
    match: Match, seat: str, progress: Progress = lambda share: None
) -> tuple[list[Luck], list[tuple[int, float]]]:
    """What chance gave, by kind; and the five moments that swung most."""
    game = match.game
    found: dict[str, list[tuple[Request, Any, float]]] = {}
    moments = []
    for ply, entry in enumerate(match.entries):
        if entry.mark != CHANCE:
            continue
        g = match.before(ply)
        actual = game.parse_chance(g.request, entry.text)
        gained = swing(game, g, actual, seat)
        found.setdefault(g.request.kind, []).append((g.request, actual, gained))
        moments.append((ply, gained))
        progress((ply + 1) / len(match.entries))
    moments.sort(key=lambda moment: -abs(moment[1]))
    return [_line(game, kind, rows) for kind, rows in sorted(found.items())], moments[:TOLD]


def swing(game: Game[Any], g: Any, actual: Any, seat: str) -> float:
    """What a chance result is worth to a seat, less the mean of all that could have come."""
    mean, mine = 0.0, 0.0
    for outcome, chance in g.request.odds():
        if not chance:
            continue
        after = game.clone(g)
        game.book.answer(after, outcome)
        worth = value(game, after, seat)
        mean += float(chance) * worth
        if outcome == actual:
            mine = worth
    return mine - mean


def _line(game: Game[Any], kind: str, rows: Sequence[tuple[Request, Any, float]]) -> Luck:
    actual = expected = None
    if kind in ("die", "dice"):
        actual = fmean(_number(value) for _, value, _ in rows)
        expected = fmean(sum(_number(v) * float(p) for v, p in request.odds()) for request, _, _ in rows)
    faces = _faces(game, kind, rows) if kind == "cube" or kind.endswith("-dice") else ()
    return Luck(kind, len(rows), actual, expected, sum(gained for _, _, gained in rows), faces)


def _number(outcome: Any) -> float:
    """A die, or the sum of dice."""
    return float(sum(outcome)) if isinstance(outcome, tuple) else float(outcome)


def _faces(game: Game[Any], kind: str, rows: Sequence[tuple[Request, Any, float]]) -> tuple[Face, ...]:
    came: Counter[str] = Counter()
    due: dict[str, float] = {}
    for request, actual, _ in rows:
        came.update(_signs(game, kind, actual))
        for outcome, chance in request.odds():
            for sign in _signs(game, kind, outcome):
                due[sign] = due.get(sign, 0.0) + float(chance)
    return tuple(Face(sign, came[sign], due[sign]) for sign in sorted(due, key=lambda sign: -due[sign]))


def _signs(game: Game[Any], kind: str, outcome: Any) -> list[str]:
    """`hit`, `blank` of the typed form `blue-dice hit blank`."""
    return game.chance_words(kind, outcome).split()[1:]


# -- decisions ---------------------------------------------------------------------------------------------------------
def _decisions(match: Match, seat: str) -> Iterator[int]:
    for ply, entry in enumerate(match.entries):
        if entry.mark == CHOICE:
            g = match.before(ply)
            if len(g.options) > 1 and match.game.seat(g) == seat:
                yield ply


class _Look:
    """One decision that is looked at: the option taken, and others that might have been better."""

    def __init__(self, match: Match, ply: int, seat: str, seed: str) -> None:
        game = match.game
        self.ply = ply
        self.g = match.before(ply)
        self.taken = game.parse(self.g, match.entries[ply].text)
        self.worlds = Worlds(game, self.g, seat, f"{seed}/{ply}")
        rng = Random(f"{seed}/{ply}/options")
        advised = POLICIES["heuristic"](game.name, rng)(game.resample(self.g, seat, rng))
        others = [o for o in self.g.options if o not in (self.taken, advised)]
        rng.shuffle(others)
        first = [advised] if advised != self.taken else []
        self.others = [*first, *others][: MOST - 1]

    def play(self, n: int) -> None:
        for option in (self.taken, *self.others):
            self.worlds.play(option, n)
        self.others.sort(key=self.worlds.mean, reverse=True)

    def narrow(self) -> None:
        self.others = self.others[:3]

    @property
    def cost(self) -> float:
        return self.worlds.mean(self.others[0]) - self.worlds.mean(self.taken)


def _slips(
    match: Match, seat: str, plies: Sequence[int], seed: str, worlds: int, progress: Progress, stop: Stop
) -> list[Slip]:
    looks = [_Look(match, ply, seat, seed) for ply in plies]
    for stage, (n, kept) in enumerate(STAGES):
        for i, look in enumerate(looks):
            if stop():
                raise Stopped
            look.play(n)
            progress(0.1 + 0.3 * (stage + i / len(looks)))
        looks = sorted(looks, key=lambda look: -look.cost)[:kept]
        for look in looks:
            look.narrow()
    found = []
    for i, look in enumerate(looks):
        if stop():
            raise Stopped
        better = look.others[0]
        fresh = Worlds(match.game, look.g, seat, f"{seed}/{look.ply}/again")
        fresh.play(look.taken, worlds)
        fresh.play(better, worlds)
        cost = fresh.difference(better, look.taken)
        found.append(Slip(look.ply, look.g.stack[-1].step, look.taken, better, cost))
        progress(0.7 + 0.3 * (i + 1) / len(looks))
    found.sort(key=lambda slip: -slip.cost.mean)
    return [slip for slip in found if slip.cost.mean > 0][:TOLD]
