"""Chapter 4.2.9: Slaves, with and without F, and who is safe from it."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from homelands.games.navajo.rules.tables import load_tables
from tests.games.navajo.enemy_positions import column, family, lay, only, passage, request
from tests.games.navajo.enemy_positions import tracks as track
from tests.support import cites, match, plain, play

RED3 = {"subjugation": {"red": 3}}


def do(kind: str, ap: int, **position: Any) -> Match:
    return match(start={"instruction": kind, "ap": ap}, **position)


@cites("4.2.9", "1.7.2/die")
def test_4_2_9_a_child_of_the_first_family_by_letter() -> None:
    m = play(do("slaves", 4, families=only(B="zuni.2", C="zuni.6", D="hopi.1")), "! 3")
    assert [family(m, x)["child"] for x in "BCD"] == [0, 1, 1]
    assert passage(m) == {}  # lost, not waiting
    assert plain(m)["out_of_play"]["child"] == 4
    assert request(m) == "card"  # one die only


@cites("4.2.9")
def test_4_2_9_any_child_before_any_woman() -> None:
    m = play(do("slaves", 4, families=only(B={"at": "zuni.2", "child": 0}, C="zuni.6")), "! 3")
    assert [(family(m, x)["woman"], family(m, x)["child"]) for x in "BC"] == [(1, 0), (1, 0)]


@cites("4.2.9")
def test_4_2_9_without_children_a_woman() -> None:
    m = play(do("slaves", 4, families=only(B={"at": "zuni.2", "child": 0}, C={"at": "zuni.6", "child": 0})), "! 3")
    assert [family(m, x)["woman"] for x in "BC"] == [0, 1]


@cites("4.2.9", "1.7.5/family")
def test_4_2_9_a_family_without_adult_leaves_the_map() -> None:
    m = play(do("slaves", 4, families=only(B={"at": "zuni.2", "child": 0, "man": 0, "horse": 1}, C="hopi.1")), "! 3")
    assert family(m, "B")["at"] is None
    assert passage(m) == {"horse": 1}


@cites("4.2.9")
def test_4_2_9_nobody_there_takes_from_passage_of_time_child_first() -> None:
    waiting = {"child": 1, "woman": 1, "man": 1, "elder": 1}
    m = play(do("slaves", 4, families=only(B="zuni.2"), passage=waiting), "! 4")
    assert passage(m) == {"woman": 1, "man": 1, "elder": 1}
    m = play(do("slaves", 4, families=only(B="zuni.2"), passage={"woman": 1, "man": 1}), "! 4")
    assert passage(m) == {"man": 1}
    assert plain(m)["out_of_play"]["woman"] == 5
    m = play(do("slaves", 4, families=only(B="zuni.2"), passage={"man": 1, "elder": 1}), "! 4")
    assert passage(m) == {"man": 1, "elder": 1}


@cites("4.2.9")
def test_4_2_9_a_family_of_men_only_is_passed_over_too() -> None:
    m = play(do("slaves", 4, families=only(B={"at": "zuni.2", "woman": 0, "child": 0}), passage={"child": 1}), "! 3")
    assert (passage(m), family(m, "B")["man"]) == ({}, 1)


@cites("4.2.9", "13/fort")
def test_4_2_9_families_in_a_forts_area_do_not_exist_for_it() -> None:
    # A stands with Fort Fauntleroy in zuni.1, B beside it in zuni.2
    m = do("slaves", 4, scenario="fearing", families=only(A="zuni.1", B="zuni.2"))
    play(m, "! 3")
    assert [family(m, x)["child"] for x in "AB"] == [1, 0]
    m = do("slaves", 4, scenario="fearing", families=only(A="zuni.1"), passage={"child": 1})
    play(m, "! 3")
    assert (family(m, "A")["child"], passage(m)) == (1, {})


def slavers(card: int, ap: int, **position: Any) -> Match:
    """The Mexican segment with Slaves F5 (counter F) on top; red cubes give 3, card 24 gives 3, the rest was kept."""
    start = {"card": card, "segment": "enemy", "enemy_ap": ap - 6}
    position = {"resources": {"horse": 0, "sheep": 0}, **position}  # nothing could be bought
    m = match(scenario="broken", start=start, display=lay("FAIDGH"), cubes=RED3, **position)
    return play(m, "! 5 6")


@cites("4.2.9", "4.1.2")
@pytest.mark.parametrize(("ferocity", "price"), [((0, 0), 5), ((3, 2), 5), ((3, 3), 6)])
def test_4_2_9_with_f_the_greater_of_the_number_and_total_ferocity(ferocity: tuple[int, int], price: int) -> None:
    a, b = ferocity
    families = only(A={"at": "zuni.2", "ferocity": a}, B={"at": "hopi.1", "ferocity": b})
    m = play(slavers(24, 8, families=families), "! 3")
    assert track(m, "enemy_ap") == 8 - price
    assert family(m, "A")["child"] == 0


@cites("4.2.9", "4.1.3")
def test_4_2_9_a_feared_people_is_too_dear() -> None:
    families = only(
        A={"at": "zuni.2", "ferocity": 3}, B={"at": "hopi.1", "ferocity": 3}, C={"at": "hopi.1", "ferocity": 3}
    )
    m = slavers(24, 8, families=families)  # 9 would be needed
    assert (track(m, "enemy_ap"), column(m, "active")[0]) == (8, "F")


@cites("4.2.9", "6.1.1")
def test_4_2_9_again_and_again_for_one_payment_in_the_american_civil_war() -> None:
    m = do("slaves", 4, scenario="fearing", events_in_play=[54], families=only(A="zuni.2", B="hopi.2"))
    play(m, "! 3\n! 5")
    assert [family(m, x)["child"] for x in "AB"] == [0, 0]
    for _ in range(load_tables().history[54].params["slaves"] - 2):
        assert request(m) == "die"
        play(m, "! 6")  # nobody lives in Black Mesa
    assert request(m) == "card"
