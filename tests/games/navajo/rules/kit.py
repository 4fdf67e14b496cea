"""Short words for the rule tests: play and look, what is offered, what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from homelands.core.chance import Request
from homelands.core.decision import Refusal
from homelands.core.match import Match
from homelands.games.navajo.rules.invariants import Impossible
from tests.support import match, options, plain, play

OUT: dict[str, Any] = {"at": None}
CORN = [2, 2, 3, 3, 4, 4, 4, 5, 5, 6]  # all ten counters


def go(m: Match, script: str) -> Mapping[str, Any]:
    """Play a script, see that the position it leaves is sound, and give it back in its plain form."""
    play(m, script)
    m.game.check(m.position)
    return plain(m)


def verbs(m: Match) -> set[str]:
    """The first words of all that is offered."""
    return {text.split()[0] for text in options(m)}


def step(m: Match) -> str:
    """The step that waits for an answer."""
    return str(m.position.stack[-1].step)


def refused(m: Match, text: str) -> None:
    """The choice is not offered; forced, it is refused, and nothing has changed."""
    assert text not in options(m)
    before = m.checksum()
    with pytest.raises(Refusal):
        m.choose(text)
    assert m.checksum() == before


def impossible(**position: Any) -> None:
    """The position is refused."""
    with pytest.raises(Impossible):
        match(**position)


def request(m: Match) -> Request:
    found: Request | None = m.position.request
    assert found is not None
    return found


def values(m: Match, name: str) -> list[dict[str, Any]]:
    """What was told by all events of that name."""
    return [event.values for event in m.log if event.name == name]


def away(*letters: str) -> dict[str, Any]:
    """Families out of play."""
    return dict.fromkeys(letters, OUT)
