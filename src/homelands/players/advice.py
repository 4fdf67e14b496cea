"""What to do here? The best few options, each with its expected result, the spread, and a reason.

Every option is tried in the same worlds; the weaker half is dropped and the rest tried in more, until a few are left.
The reason is what differs most clearly between an option and the others in the same worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from homelands.core.decision import Option
from homelands.core.game import Game
from homelands.players.rollouts import Spread, Worlds, measures_of, spread

SHOWN = 3  # options that are told
FIRST = 12  # worlds that every option is tried in
LAST = 96  # worlds that the last few are tried in
LEAST = 0.1  # a figure that differs by less is no reason: nobody would see it on the board

Progress = Callable[[float], None]
Stop = Callable[[], bool]


class Stopped(Exception):
    """Whoever asked does not want to know any more."""


class Reason(NamedTuple):
    """A figure that ends higher or lower than after the other options."""

    figure: str
    change: float


class Hint(NamedTuple):
    option: Option
    result: Spread  # the chance to win
    reasons: tuple[Reason, ...]
    certain: bool  # better than the next one beyond the noise of the play-outs


def hint(
    game: Game[Any], position: Any, seat: str, *, seed: str = "hint", worlds: int = LAST,
    progress: Progress = lambda share: None, stop: Stop = lambda: False,
) -> list[Hint]:  # fmt: skip
    """The best options of the pending decision for the seat that decides. The same seed gives the same advice."""
    tried = Worlds(game, position, seat, seed)
    left = list(position.options)
    n = min(FIRST, worlds)
    total = _work(len(left), worlds)
    done = 0
    while True:
        for option in left:
            if stop():
                raise Stopped
            before = len(tried.samples.get(option, ()))
            tried.play(option, n)
            done += n - before
            progress(min(1.0, done / total))
        left.sort(key=tried.mean, reverse=True)  # stable: of equal ones the first stays first
        if n >= worlds:
            break
        left = left[: max(SHOWN, len(left) // 2)]
        n = min(worlds, 2 * n)
    return [_told(tried, left, i) for i in range(min(SHOWN, len(left)))]


def _work(options: int, worlds: int) -> int:
    """Play-outs of the whole search."""
    n, total, before = min(FIRST, worlds), 0, 0
    while True:
        total += options * (n - before)
        if n >= worlds:
            return max(1, total)
        options, before, n = max(SHOWN, options // 2) if options > SHOWN else options, n, min(worlds, 2 * n)


def _told(tried: Worlds, left: Sequence[Option], i: int) -> Hint:
    option = left[i]
    nxt = left[i + 1] if i + 1 < len(left) else None
    certain = nxt is not None and tried.difference(option, nxt).low > 0
    return Hint(option, spread(tried.values(option)), reasons(tried, option), certain)


def reasons(tried: Worlds, option: Option) -> tuple[Reason, ...]:
    """The figures that turn out better than after the other options, the clearest first.

    Options have been in more or fewer worlds, and worlds differ far more than options do: only the same worlds can be
    compared. What the interval does not tell from chance is no reason. (One interval for all the others: they share the
    play-outs of this option, so their errors do not average out.)
    """
    mine = tried.samples[option]
    others = [samples for other, samples in tried.samples.items() if other != option]
    found = []
    for i, (name, good) in enumerate(measures_of(tried.game.name).names.items()):
        gains = [
            spread([good * (a.figures[i] - b.figures[i]) for a, b in zip(mine, other, strict=False)])
            for other in others
        ]
        gain = fmean(one.mean for one in gains) if gains else 0.0
        noise = fmean(one.high - one.mean for one in gains) if gains else 0.0
        if gain >= LEAST and gain > noise:
            found.append((noise / gain, Reason(name, good * gain)))
    found.sort()
    return tuple(reason for _, reason in found[:2])
