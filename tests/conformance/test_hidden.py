"""Navajo Wars for two: cards that only the other has foreseen are dealt anew without losing one."""

from __future__ import annotations

import random
from typing import Any

import pytest

from homelands.games.navajo.game import Navajo
from homelands.games.navajo.rules.influence import SEATS
from tests.support import cites

GAME = Navajo()
LATER = [{"cards": 9, "special": 43}, {"cards": 9, "special": 44}, {"cards": 9, "special": 45}]


def foreseen(top: list[int], piles: list[dict[str, Any]]) -> Any:
    return GAME.from_plain({"scenario": "duenos", "options": ["two-players"], "deck": {"piles": piles, "top": top}})


@cites("16.5.3")
@pytest.mark.parametrize(
    ("top", "piles", "seen"),
    [
        # three cards of the first pile: it is as large as before
        ([12, 3, 27], [{"cards": 6, "special": 42}, *LATER], [{"cards": 9, "special": 42}, *LATER]),
        # its special card among them
        ([12, 42, 27], [{"cards": 6, "special": None}, *LATER], [{"cards": 9, "special": 42}, *LATER]),
        # the last cards of the pile before it, in any order now: a pile of their own
        (
            [12, 41, 27],
            [{"cards": 8, "special": 42}, *LATER],
            [{"cards": 3, "special": 41}, {"cards": 8, "special": 42}, *LATER],
        ),
        # nothing below them
        ([12, 45, 27], [], [{"cards": 3, "special": 45}]),
    ],
)
def test_16_5_3_foreseen_cards_are_hidden(
    top: list[int], piles: list[dict[str, Any]], seen: list[dict[str, Any]]
) -> None:  # fmt: skip
    g = foreseen(top, piles)
    g.foresight = 1 << SEATS.index("turquoise")
    g.top[:] = top  # the first of them was drawn at once: all three lie there again
    assert GAME.view(g, "turquoise")["deck"]["top"] == top
    deck = GAME.view(g, "basket")["deck"]
    assert deck["top"] == []
    assert deck["piles"] == seen
    assert {c for c in top if c <= 40} <= set(deck["unseen"])
    for seed in range(5):
        other = GAME.resample(g, "basket", random.Random(seed))
        GAME.check(other)
        assert GAME.view(other, "basket") == GAME.view(g, "basket")
    assert g.top == top
