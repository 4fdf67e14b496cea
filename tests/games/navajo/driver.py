"""Plays on by itself through questions that a test is not about, up to the one it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from homelands.core.match import Match
from tests.support import options
from tests.support import plain as uncounted

CALM = ("done", "no-reaction", "wait", "end-operation", "keep-all", "roll-all", "let-all-flip", "allow-event")


def drive(
    m: Match, stop: Callable[[Match], bool], prefer: Sequence[str] = (), chance: dict[str, Any] | None = None
) -> Match:
    """Until `stop`: what is preferred, else what does least, else the first option. Dice show 6 unless told."""
    answers: dict[str, Any] = {"die": 6, "dice": (6, 5), **(chance or {})}
    for _ in range(2000):
        if m.over or stop(m):
            return m
        request = m.position.request
        if request is not None:
            m.chance(answers.get(request.kind, request.values[0]))
        else:
            words = options(m)
            m.choose(next((o for o in (*prefer, *CALM) if o in words), words[0]))
    raise AssertionError(f"never stopped: {m.pending}")


def asked(*steps: str) -> Callable[[Match], bool]:
    """Stops at the question or chance of one of these steps (`victory.buy-development`)."""
    return lambda m: bool(m.position.stack) and m.position.stack[-1].step in steps


def told(*names: str) -> Callable[[Match], bool]:
    """Stops as soon as one of these events has been told."""
    return lambda m: any(e.name in names for e in m.log)


def plain(m: Match) -> Mapping[str, Any]:
    """The position in the names used outside, once every counter, cube and card has been counted."""
    m.game.check(m.position)
    return uncounted(m)
