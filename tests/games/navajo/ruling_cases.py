"""More rulings, each with a position in which its readings lead to different things: see `test_rulings`."""

from __future__ import annotations

from typing import Any

from tests.games.navajo.ruling_kit import HERE, raided, ruling
from tests.support import match, names, play


# -- raids -------------------------------------------------------------------------------------------------------------
@ruling("child-alone", caught=True, at_once=False)
def _(rulings: dict[str, str]) -> Any:
    """Is the Family caught whose last adult was given up?"""
    m = raided(rulings, families={"A": {"at": HERE, "man": 0}, "B": {"at": "zuni.5"}})
    return "caught" in names(play(m, "> no-reaction\n> give-up woman\n! 1"))


# -- Enemy Ways --------------------------------------------------------------------------------------------------------
@ruling("change-of-mind", step_3=0, segment_only=2)
def _(rulings: dict[str, str]) -> Any:
    """How many counters have flipped when the dice lie there?"""
    m = match(hand=[38], resources={"trade_goods": 2}, rulings=rulings, start={"card": 40, "segment": "major"})
    return names(play(m, "! dice 3 4")).count("flipped")
