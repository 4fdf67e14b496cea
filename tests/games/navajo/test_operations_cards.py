"""The 28 Operations cards: each one's figures as the engine uses them. What their titles do: test_operations_events."""

from __future__ import annotations

import pytest

from tests.games.navajo.driver import plain
from tests.support import cites, match, options

C, E, M, W = "child", "elder", "man", "woman"
# card: Major Event, population, AP to pre-empt, enemy AP if pre-empted, if not, Minor Event
CARDS = {
    1: ("firearms", C, 2, 3, 4, "swap"),
    2: ("apache-war", C, 3, 4, 5, "reset"),
    3: ("apache-war", C, 2, 3, 4, "drought"),
    4: ("apache-war", C, 4, 4, 5, "swap"),
    5: ("bad-harvest", C, 1, 2, 3, "drought"),
    6: ("bad-harvest", C, 2, 2, 3, "recovery"),
    7: ("bad-harvest", C, 2, 1, 2, "reset"),
    11: ("planted-fields", E, 3, 4, 5, "recovery"),
    12: ("planted-fields", E, 2, 3, 4, "reset"),
    13: ("planted-fields", E, 2, 3, 4, "drought"),
    14: ("shaman", E, 3, 4, 5, "drought"),
    15: ("shaman", E, 3, 4, 5, "swap"),
    16: ("shaman", E, 2, 3, 4, "reset"),
    17: ("influential-elders", E, 4, 5, 6, "swap"),
    21: ("firearms", M, 2, 2, 3, "drought"),
    22: ("hostile-tribes", M, 2, 2, 3, "reset"),
    23: ("hostile-tribes", M, 3, 2, 3, "swap"),
    24: ("hostile-tribes", M, 4, 2, 3, "recovery"),
    25: ("pueblo-war", M, 1, 2, 3, "drought"),
    26: ("pueblo-war", M, 2, 2, 3, "swap"),
    27: ("pueblo-war", M, 3, 1, 2, "recovery"),
    31: ("apaches-raid", W, 2, 2, 3, "reset"),
    32: ("apaches-raid", W, 3, 2, 3, "drought"),
    33: ("apaches-raid", W, 1, 3, 4, "swap"),
    34: ("apaches-raid", W, 2, 3, 4, "recovery"),
    35: ("trappers", W, 2, 3, 4, "drought"),
    36: ("trappers", W, 2, 3, 4, "swap"),
    37: ("trappers", W, 1, 2, 3, "reset"),
}
EACH = pytest.mark.parametrize("card", CARDS)


@cites("2.2.1")
@EACH
def test_price_of_preempting(card: int) -> None:
    price = CARDS[card][2]
    assert "preempt" not in options(match(tracks={"ap": price - 1}, start={"card": card}))
    m = match(tracks={"ap": price}, start={"card": card})
    assert options(m) == ["preempt", "wait"]
    m.choose("preempt")
    assert plain(m)["tracks"]["ap"] == 0


@cites("2.2.1", "4/2")
@EACH
def test_enemy_ap(card: int) -> None:
    """No event, red cube or raided cube changes them here; the enemy stands before its dice."""
    preempted = match(start={"card": card, "segment": "enemy", "preempted": True})
    assert plain(preempted)["tracks"]["enemy_ap"] == CARDS[card][3]
    waited = match(start={"card": card, "segment": "enemy"})
    assert plain(waited)["tracks"]["enemy_ap"] == CARDS[card][4]


@cites("3.1/1")
@EACH
def test_population(card: int) -> None:
    m = match(start={"card": card, "operation": "planning"})
    assert {k: n for k, n in plain(m)["passage"].items() if n} == {CARDS[card][1]: 1}


@cites("2.2.2")
@EACH
def test_major_event(card: int) -> None:
    """One position in which each title leaves its own mark."""
    title = CARDS[card][0]
    display = {"active": ["A", "K", "C", "D", "E", "F"], "standby": ["G", "H", "I", "J", "B", "L"]}
    m = match(tracks={"enemy_ap": 5, "morale": 5, "culture": 9}, resources={"sheep": 1}, display=display,
              start={"card": card, "segment": "major"})  # fmt: skip
    p, step = plain(m), m.position.stack[-1].step
    marks = {
        "firearms": p["resources"]["firearms"] == 1,
        "apache-war": (p["tracks"]["morale"], p["tracks"]["enemy_ap"]) == (4, 3),
        "bad-harvest": p["resources"]["sheep"] == 0,
        "planted-fields": step == "operations.sow",
        "influential-elders": step == "planning.elder-action",
        "hostile-tribes": p["display"]["active"][0]["id"] == "K",
        "pueblo-war": p["tracks"]["culture"] == 8,
        "apaches-raid": step == "dice.pull-cube",
        "trappers": "intruders.place-area" in m.game.book.where(m.position),
    }
    assert [name for name, left in marks.items() if left] == ([] if title == "shaman" else [title])


@cites("2.2.2")
@pytest.mark.parametrize("card", [14, 15, 16])
def test_major_event_shaman(card: int) -> None:
    m = match(deck={"top": [1, 2, 3]}, elders=[0] * 7, tracks={"ap": 0}, start={"card": card, "segment": "dine"})
    m.choose("planning")
    assert options(m)[0] == "order 01 02 03"


@cites("2.2.3", "7.2.1", "7.2.2", "7.2.3", "7.2.4")
@EACH
def test_minor_event(card: int) -> None:
    """Die 4: Monument Valley, or row 4. Monument and Black Mesa have one drought each, Recovery one cube."""
    kind = CARDS[card][5]
    m = match(territories={"monument": {"drought": 1}, "black-mesa": {"drought": 1}}, cubes={"recovery": {"white": 1}},
              start={"card": card, "segment": "minor"})  # fmt: skip
    if kind != "reset":
        m.chance("die 4")
    p = plain(m)
    assert p["territories"]["monument"]["drought"] == {"drought": 2, "recovery": 0}.get(kind, 1)
    assert p["territories"]["black-mesa"]["drought"] == 1
    assert p["cubes"]["recovery"]["white"] == (0 if kind == "reset" else 1)
    assert p["display"]["active"][3]["id"] == ("J" if kind == "swap" else "D")
