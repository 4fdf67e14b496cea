"""Historical Events of the Spanish and Mexican periods (41-44, 46-49): what happens, what lasts, and when it ends."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from homelands.games.navajo.rules.tables import load_tables
from tests.games.navajo.driver import asked, drive, plain
from tests.support import cites, match, names, options, play

HERE = "shiprock.3"


def event(m: Match, name: str) -> dict[str, Any]:
    return next(e.values for e in reversed(m.log) if e.name == name)


def history(card: int, **position: Any) -> Match:
    """The card's Major Event; it goes on to the question of Good Medicine or a Victory Check."""
    scenario = "duenos" if card < 46 else "broken" if card < 51 else "fearing"
    return match(**{"scenario": scenario, "start": {"card": card, "segment": "major"}, **position})


def ids(m: Match, column: str) -> str:
    counters = plain(m)["display"][column]
    return "".join("-" if c is None else c["id"] if c["face"] == "front" else c["id"].lower() for c in counters)


# -- which stay --------------------------------------------------------------------------------------------------------
@cites("6.1.1", "2.3.3")
@pytest.mark.parametrize("card", [41, 42, 43, 44, 46, 47, 48, 49, 51, 52, 53, 54])
def test_6_1_1_cards_with_a_lasting_effect_stay(card: int) -> None:
    # the Rancho keeps Enemy Morale above 0 after the check, so that no Automatic Victory is rolled for
    tracks, areas = {"military": 15, "culture": 12, "morale": 1}, {"black-mesa.1": {"rancho": 1}}
    m = history(card, tracks=tracks, areas=areas, resources={"sheep": 2})
    drive(m, asked("sequence.draw"), prefer=("attend", "victory-check"))
    stays = card in (41, 44, 48, 49, 52, 53, 54)
    p = plain(m)
    assert (card in p["events_in_play"]) is stays
    assert (card in p["discards"]) is not stays


@cites("2.2.4", "8.1")
@pytest.mark.parametrize(("card", "vp"), [(41, 8), (42, 9), (43, 10), (44, 11), (46, 9), (47, 10), (48, 11), (49, 12),
                                          (51, 10), (52, 11), (53, 12), (54, 13)])  # fmt: skip
def test_8_2_1_vp_of_the_cards(card: int, vp: int) -> None:
    m = match(scenario="duenos" if card < 46 else "broken" if card < 51 else "fearing",
              start={"card": card, "segment": "victory-check"})  # fmt: skip
    m.choose("victory-check")
    assert event(m, "check-land")["need"] == vp


# -- 41 Pueblo Revolt --------------------------------------------------------------------------------------------------
@cites("2.2.2", "6.1.1")
def test_41_all_cubes_back_into_the_bag() -> None:
    cubes = {"raided": {"brown": 1}, "recovery": {"white": 1}, "subjugation": {"red": 2, "black": 1}}
    p = plain(history(41, cubes=cubes))["cubes"]
    assert (p["pool"]["brown"], p["pool"]["white"], p["pool"]["red"]) == (3, 3, 3)
    assert p["subjugation"] == {**p["subjugation"], "red": 0, "black": 1}  # the black tally stays


@cites("6.1.1", "4/2", "4/4")
def test_41_the_enemy_only_subjugates() -> None:
    """Card 21 gives 3 and the Revolt 1: with 2 kept, six cubes are drawn, and no dice, display or reset."""
    m = match(events_in_play=[41], tracks={"enemy_ap": 2}, start={"card": 21, "segment": "enemy"})
    before = ids(m, "active")
    play(m, "! white\n! white\n! black\n! brown\n! yellow\n! green")
    p = plain(m)
    assert asked("sequence.operation")(m)
    assert p["tracks"]["enemy_ap"] == 0
    assert sum(p["cubes"]["recovery"].values()) == 6
    assert (ids(m, "active"), ids(m, "inactive")) == (before, "------")


@cites("6.1.1", "13/reset")
def test_41_cubes_are_not_reset() -> None:
    m = match(events_in_play=[41], cubes={"raided": {"brown": 1}}, start={"card": 22, "segment": "minor"})
    assert plain(m)["cubes"]["raided"]["brown"] == 1


@cites("6.1.2", "1.7.3")
def test_41_leaves_with_the_third_red_cube() -> None:
    m = match(events_in_play=[41], cubes={"subjugation": {"red": 2}, "raided": {"brown": 1}},
              start={"instruction": "subjugate", "ap": 1, "card": 21})  # fmt: skip
    m.chance("cube red")
    p = plain(m)
    assert (p["events_in_play"], p["removed"]) == ([], [41])
    assert ids(m, "active") == "abCDEf"
    assert p["cubes"]["recovery"]["brown"] == 1  # cubes are reset again
    assert p["tracks"]["morale"] == 6


@cites("6.1.2", "6.2.1")
@pytest.mark.parametrize(("period", "letters"), [("mexican", "ABCDEF"), ("american", "ABCDEF")])
def test_41_leaves_in_a_later_period_of_the_campaign_too(period: str, letters: str) -> None:
    """No card ends the Revolt with its period, so it goes on until New Mexico is subjugated."""
    m = match(scenario="campaign", period=period, events_in_play=[41, 45 if period == "mexican" else 50],
              cubes={"subjugation": {"red": 2}}, start={"instruction": "subjugate", "ap": 1, "card": 21})  # fmt: skip
    m.chance("cube red")
    p = plain(m)
    assert 41 not in p["events_in_play"]
    assert p["removed"] == [41]
    assert ids(m, "active") == letters


@cites("6.1.1", "4/1")
def test_41_a_running_peace_is_looked_at_first() -> None:
    display = {"active": ["A", "B", "C", "D", "E", None], "standby": ["G", "H", "I", "J", "K", "L"]}
    m = match(events_in_play=[41], display={**display, "truce": {"id": "N", "ap": 4}},
              start={"card": 21, "segment": "enemy"})  # fmt: skip
    m.chance("die 3")  # below 4: it holds, and the segment is over
    assert plain(m)["display"]["truce"]["ap"] == 3
    assert plain(m)["tracks"]["enemy_ap"] == 0
    assert plain(m)["areas"]["shiprock.1"]["mission"] is True


# -- 42 Franciscan Faction Ascendant -----------------------------------------------------------------------------------
@cites("2.2.2", "4.2.1")
def test_42_two_missions() -> None:
    areas = plain(history(42))["areas"]
    assert areas == {"shiprock.1": {"mission": True}, "san-juan.1": {"mission": True}}


@cites("2.2.2", "1.6.1/limits")
def test_42_never_subverts() -> None:
    """Only one Mission is left to build, and it is an event: no Subvert in place of the second."""
    areas = {f"{t}.1": {"mission": 1} for t in ("shiprock", "san-juan", "zuni", "monument", "hopi")}
    m = history(42, areas=areas, cubes={"subjugation": {"red": 3}})
    assert plain(m)["areas"]["black-mesa.1"]["mission"] is True
    assert plain(m)["tracks"]["culture"] == 9


@cites("2.2.2")
def test_42_raids_are_turned_over_where_dice_could() -> None:
    """E, D and H's backs turn; b and f are striped, k is starred. J shows a Raid on both sides."""
    display = {"active": ["E", "d", "b", "k", "J", "C"], "standby": ["G", "h", "I", "f", "A", "L"]}
    m = history(42, display=display)
    # rows 3 to 5 still show Raids: b gives way to I, k not to f (a Raid too), j to A
    assert ids(m, "active") == "eDIkAC"
    assert ids(m, "standby") == "GHbfjL"


# -- 43 Viceroy De Gálvez ----------------------------------------------------------------------------------------------
@cites("2.2.2")
@pytest.mark.parametrize("most", [1, 3])
@pytest.mark.parametrize("outposts", [0, 1, 2, 3, 5])
def test_43_culture_for_each_outpost(outposts: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as the card says at most."""
    lands = ("shiprock", "san-juan", "zuni", "monument", "hopi")[:outposts]
    monkeypatch.setitem(load_tables().history[43].params, "most", most)
    p = plain(history(43, areas={f"{t}.2": {"mission": 1} for t in lands}))
    assert p["tracks"]["culture"] == 9 - min(outposts, most)


@cites("2.2.2", "4.1.7")
@pytest.mark.parametrize(
    ("active", "standby", "after", "waiting"),
    [
        ("ABCDEF", "GHIJKL", "ABCDKL", "GHIJEF"),
        ("ABCKEF", "GHIJDl", "ABKCEL", "GHIJDF"),  # active: up one; turned to its front in Standby, and in
        ("KLCDEF", "GHIJAB", "LKCDEF", "GHIJAB"),  # K is at the top; L then changes places with it
    ],
)
def test_43_tribes_come_forward(active: str, standby: str, after: str, waiting: str) -> None:
    m = history(43, display={"active": list(active), "standby": list(standby)})
    assert (ids(m, "active"), ids(m, "standby")) == (after, waiting)


# -- 44 Settlers Colonize New Mexico -----------------------------------------------------------------------------------
@cites("2.2.2", "4.2.6")
def test_44_outposts_expand() -> None:
    p = plain(history(44, areas={"shiprock.2": {"mission": 1}, "zuni.6": {"mission": 1}}))
    assert p["areas"] == {HERE: {"mission": True}, "zuni.6": {"mission": True}}
    assert p["tracks"]["culture"] == 9 - 1 - 2


@cites("2.2.2", "4.2.1")
def test_44_or_the_first_is_built() -> None:
    p = plain(history(44))
    assert (p["areas"], p["tracks"]["culture"]) == ({"shiprock.1": {"mission": True}}, 9)


@cites("6.1.1", "4.2.11")
@pytest.mark.parametrize(
    ("in_play", "ap", "outposts", "loss"), [([], 1, 3, 1), ([44], 1, 3, 2), ([44], 3, 3, 3), ([44], 2, 2, 2)]
)
def test_44_every_subvert_counts_one_more(in_play: list[int], ap: int, outposts: int, loss: int) -> None:
    areas = {f"{t}.1": {"mission": 1} for t in ("shiprock", "san-juan", "zuni")[:outposts]}
    m = match(events_in_play=in_play, areas=areas, cubes={"subjugation": {"red": 3}},
              start={"instruction": "subvert", "ap": ap})  # fmt: skip
    assert plain(m)["tracks"]["culture"] == 9 - loss


@cites("6.1.1", "4.2.2")
def test_44_also_as_half_of_build_and_subvert() -> None:
    areas = {f"{t}.1": {"mission": 1} for t in ("shiprock", "san-juan", "zuni", "monument", "hopi")}
    m = match(events_in_play=[44], areas=areas, cubes={"subjugation": {"red": 3}},
              start={"instruction": "build-subvert", "ap": 3})  # fmt: skip
    assert plain(m)["tracks"]["culture"] == 9 - 4


@cites("6.1.2", "6.2.1")
def test_44_leaves_with_mexican_independence() -> None:
    m = match(scenario="campaign", events_in_play=[44], tracks={"military": 15, "morale": 1}, resources={"sheep": 1},
              start={"card": 45, "segment": "major"})  # fmt: skip
    drive(m, asked("sequence.draw"))
    assert (plain(m)["events_in_play"], plain(m)["removed"]) == ([45], [44])


# -- 46 Santa Fé Massacre ----------------------------------------------------------------------------------------------
@cites("2.2.2")
def test_46_staying_away() -> None:
    m = play(history(46), "> stay-away")
    assert plain(m)["tracks"]["morale"] == 8


@cites("2.2.2")
@pytest.mark.parametrize(("gifts", "die"), [(0, 3), (0, 1), (5, 1), (1, 2)])
def test_46_headmen_are_murdered(gifts: int, die: int) -> None:
    """A natural 1, or 3 and less with the gifts."""
    families = {"A": {"at": HERE, "ferocity": 1}, "B": {"at": "zuni.1", "man": 0}}
    m = history(46, families=families, elders=[1, 1, 0, 0, 1, 0, 0], developments=["weaving.1", "weaving.2"],
                resources={"trade_goods": gifts})  # fmt: skip
    m.choose("attend")
    if gifts:
        m.choose(f"gifts {gifts}")
    m.chance(f"die {die}")
    p = plain(m)
    assert p["elders"] == [1, 0, 0, 0, 0, 0, 0]
    assert p["tracks"]["morale"] == 8
    assert [p["families"][x]["ferocity"] for x in "ABC"] == [2, 0, 1]


@cites("2.2.2")
@pytest.mark.parametrize(("gifts", "die"), [(0, 4), (0, 5), (2, 2)])
def test_46_nothing_comes_of_it(gifts: int, die: int) -> None:
    m = history(46, resources={"trade_goods": gifts})
    m.choose("attend")
    if gifts:
        m.choose(f"gifts {gifts}")
    m.chance(f"die {die}")
    p = plain(m)
    assert (p["elders"], p["tracks"]["morale"], p["resources"]["trade_goods"]) == ([1, 1, 1, 0, 0, 0, 0], 7, 0)


@cites("2.2.2")
@pytest.mark.parametrize(("gifts", "die"), [(0, 6), (3, 3)])
def test_46_peace_is_made(gifts: int, die: int) -> None:
    families = {"A": {"at": HERE, "ferocity": 3}}
    m = history(46, families=families, resources={"trade_goods": gifts}, tracks={"enemy_ap": 6})
    m.choose("attend")
    if gifts:
        m.choose(f"gifts {gifts}")
    m.chance(f"die {die}")
    p = plain(m)
    assert (p["tracks"]["enemy_ap"], p["tracks"]["morale"], p["tracks"]["culture"]) == (0, 5, 13)
    assert p["families"]["A"]["ferocity"] == 0


# -- 47 Dinéanaii ------------------------------------------------------------------------------------------------------
@cites("2.2.2")
def test_47_each_family_in_shiprock_withdraws_or_holds() -> None:
    families = {"A": {"at": HERE, "ferocity": 2}, "B": {"at": "shiprock.5"}}
    m = history(47, families=families)
    withdraw = [o for o in options(m) if o.startswith("withdraw A")]
    assert len(withdraw) == 6 + 6 + 3  # San Juan, Zuni, the Canyon
    play(m, "> withdraw A canyon.2\n> hold B child")
    p = plain(m)
    assert (p["families"]["A"]["at"], p["families"]["A"]["ferocity"]) == ("canyon.2", 0)
    assert (p["families"]["B"]["child"], p["passage"]["child"], p["tracks"]["culture"]) == (0, 1, 11)
    assert p["areas"]["shiprock.1"]["rancho"] is True


@cites("2.2.2", "1.7.5/family")
def test_47_holding_with_a_last_adult() -> None:
    m = play(history(47, families={"A": {"at": HERE, "man": 0}}), "> hold A woman")
    p = plain(m)
    assert (p["families"]["A"]["at"], p["passage"]["woman"], p["passage"]["child"]) == (None, 1, 1)


@cites("2.2.2")
def test_47_nobody_in_shiprock() -> None:
    m = history(47, families={"A": {"at": "canyon.1"}})
    assert plain(m)["tracks"]["culture"] == 10
    assert plain(m)["areas"]["shiprock.1"]["rancho"] is True


@cites("2.2.2")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (5, 6), (6, 6)])
def test_47_a_rancho_there_moves_up(before: int, after: int) -> None:
    m = history(47, families={"A": {"at": "canyon.1"}}, areas={f"shiprock.{before}": {"rancho": 1}})
    assert plain(m)["areas"][f"shiprock.{after}"]["rancho"] is True
    assert plain(m)["tracks"]["culture"] == 10  # the 2 for an empty Shiprock, none for the Rancho


@cites("2.2.2", "3.2.4/plant")
def test_47_the_rancho_tramples_corn() -> None:
    m = history(47, families={"A": {"at": "shiprock.1"}}, areas={"shiprock.1": {"corn": 1}})
    m.choose("hold A child")
    assert plain(m)["areas"]["shiprock.1"] == {"rancho": True}


# -- 48 When the Land is Sick ------------------------------------------------------------------------------------------
@cites("2.2.2", "1.6.1/drought")
def test_48_drought_wherever_families_live() -> None:
    m = history(48, families={"D": {"at": "canyon.1"}}, territories={"zuni": {"drought": 2}})
    drought = {t: v["drought"] for t, v in plain(m)["territories"].items()}
    assert drought == {
        "shiprock": 2, "san-juan": 2, "zuni": 2, "monument": 1, "hopi": 1, "black-mesa": 1, "canyon": 0,
    }  # fmt: skip


@cites("6.1.1", "7.2.2", "3.3/8")
@pytest.mark.parametrize(("in_play", "gone"), [([45], "shiprock"), ([45, 48], "monument")])
def test_48_land_recovers_only_where_nobody_lives(in_play: list[int], gone: str) -> None:
    """Recovery in Shiprock or San Juan, where Families live, looks on to a neighbour: San Juan's is Monument."""
    die = 1 if gone == "shiprock" else 2
    m = match(scenario="broken", events_in_play=in_play, start={"card": 6, "segment": "minor"})
    m.chance(f"die {die}")
    assert [t for t, v in plain(m)["territories"].items() if t != "canyon" and not v["drought"]] == [gone]


@cites("6.1.1", "3.2.1")
def test_48_water_holes_are_found_as_ever() -> None:
    m = match(scenario="broken", events_in_play=[45, 48], families={"A": {"at": HERE}}, start={"activate": "A"})
    m.choose("water-hole")
    assert plain(m)["territories"]["shiprock"]["drought"] == 0


@cites("6.1.2", "6.2.2")
def test_48_and_49_leave_with_the_army_of_the_west() -> None:
    cubes = {"removed": {"blue": 1}, "subjugation": {"red": 3}}
    m = match(scenario="campaign", period="mexican", events_in_play=[45, 48, 49], cubes=cubes,
              tracks={"military": 15, "culture": 9, "morale": 1}, resources={"sheep": 3},
              start={"card": 50, "segment": "major"})  # fmt: skip
    drive(m, asked("sequence.draw"))
    assert (plain(m)["events_in_play"], plain(m)["removed"]) == ([50], [45, 48, 49])


# -- 49 Narbona's War --------------------------------------------------------------------------------------------------
@cites("2.2.2")
def test_49_families_may_grow_fiercer() -> None:
    families = {"A": {"at": HERE, "ferocity": 3}, "B": {"at": "zuni.1", "man": 0}, "C": {"at": "hopi.1", "ferocity": 1}}
    m = history(49, families=families)
    assert options(m)[:3] == ["raise C", "raise D", "done"]
    m.choose("raise C")
    assert options(m)[:2] == ["raise D", "done"]  # each of them once
    m.choose("done")
    p = plain(m)
    assert [p["families"][x]["ferocity"] for x in "ABCD"] == [3, 0, 2, 0]
    assert p["tracks"]["enemy_ap"] == 2


@cites("6.1.1", "flow/enemy")
@pytest.mark.parametrize(("in_play", "total"), [([45], 7), ([45, 49], 9)])
def test_49_larger_raids(in_play: list[int], total: int) -> None:
    """A costs 7 in the Mexican set."""
    m = match(scenario="broken", events_in_play=in_play, tracks={"enemy_ap": 1}, start={"card": 21, "segment": "enemy"})
    m.chance("dice 6 6")
    assert event(m, "enemy-raid")["total"] == total
    assert event(m, "instruction")["cost"] == 7


@cites("6.1.1", "5.2.1")
@pytest.mark.parametrize(("in_play", "morale"), [([45], 5), ([45, 49], 4)])
def test_49_an_ambush_costs_them_more(in_play: list[int], morale: int) -> None:
    """Morale 7: -1 for the victory, -1 as nobody was caught, and -1 in Narbona's War."""
    start = {"raid": {"placed": [HERE], "left": 0}, "reaction_at": HERE}
    m = match(scenario="broken", events_in_play=in_play, families={"A": {"at": HERE, "ferocity": 2}}, start=start)
    play(m, "> ambush A\n> fight\n! 5\n! 1")  # 5 + 3 - 1 - 4 = +3: FV
    assert plain(m)["tracks"]["morale"] == morale
    assert "ambush-wins" in names(m)
