"""What a view tells beyond the plain form: the print on the counters, and whom the running procedure is about."""

from __future__ import annotations

from typing import Any

from homelands.games.navajo.game import Navajo

GAME = Navajo()
FAMILY = {"at": "shiprock.3", "ferocity": 2, "man": 1, "woman": 1, "child": 0, "horse": 0}


def seen(**position: Any) -> dict[str, Any]:
    return GAME.view(GAME.from_plain({"scenario": "rise", **position}), "dine")


def test_a_counter_shows_both_sides_with_their_costs() -> None:
    columns = {"active": ["A", "d", None, "K", "C", "E"], "standby": list("FGHIJL"), "inactive": ["B"]}
    active = seen(display=columns, start={"activate": "A"}, families={"A": FAMILY})["display"]["active"]
    assert active[0] == {
        "id": "A", "face": "front", "instruction": "subjugate", "cost": "1", "now": None, "stripe": True, "star": False,
        "other": {"instruction": "raid", "cost": "7", "stripe": True},
    }  # fmt: skip
    assert active[1]["cost"] == "3"
    assert active[1]["other"] == {"instruction": "subvert", "cost": "1-3", "stripe": False}
    assert active[2] is None
    assert active[3]["star"]


def test_a_cost_by_ferocity_tells_what_it_is_now() -> None:
    position = GAME.from_plain({"scenario": "broken", "display": {"active": list("FABCDE"), "standby": list("GHIJKL")}})
    for total, now in ((0, 5), (9, 9)):
        position.fierce[:] = [0] * 6
        on_map = position.families()
        for n in range(total):
            position.fierce[on_map[n % len(on_map)]] += 1
        counter = GAME.view(position, "dine")["display"]["active"][0]
        assert (counter["instruction"], counter["cost"], counter["now"]) == ("slaves", "F5", now)


def test_an_activation_names_its_family_and_what_it_can_still_spend() -> None:
    now = seen(families={"A": FAMILY}, start={"activate": "A", "mps": 5})["now"]
    assert now == {"family": "A", "mp": 5, "raid": None}


def test_a_raid_tells_where_its_last_counter_lies() -> None:
    placed = ["shiprock.1", "shiprock.2", "shiprock.3"]
    raid = {"raid": {"placed": placed, "left": 2}, "reaction_at": "shiprock.3"}
    assert seen(families={"A": FAMILY}, start=raid)["now"]["raid"] == "shiprock.3"


def test_a_view_can_be_laid_out_again_as_a_position() -> None:
    view = seen(families={"A": FAMILY})
    again = GAME.view(GAME.from_plain({**view, "card": None}), "dine")
    assert again["display"] == view["display"]
    assert again["families"] == view["families"]
