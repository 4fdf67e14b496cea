"""The Tribal Raid's flowchart. Kit Carson's version of it: test_06_kit_carson."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.enemy_positions import family, on_map, only, passage, request, tracks, where
from tests.support import cites, match, names, options, plain, play

PEOPLE = ["give-up man", "give-up woman", "give-up child"]
BARE = {"resources": {"horse": 0, "sheep": 0}}


def raid(tribe: str = "utes", **position: Any) -> Match:
    return match(start={"tribal_raid": tribe}, **position)


def hit(m: Match) -> list[str]:
    """The Families that the last Conduct Raid die has reached."""
    return next(list(e.values["hit"]) for e in reversed(m.log) if e.name == "tribal-die")


# -- counters and where they go ----------------------------------------------------------------------------------------
@cites("flow/tribal", "4.2.12")
def test_flow_tribal_the_tutorials_raid() -> None:
    """Four Families, four counters; dice 5, 3 (Evasion 4, raid 5), 4, 3 (Evasion 2, raid 1)."""
    m = raid(families=only(A="san-juan.3", B="shiprock.6", C="zuni.6", D="canyon.1"))
    play(m, "! 5")  # Hopi 1: nobody there
    play(m, "! 3\n> evade C\n! 4")  # Zuni 1; 4 + 2 is not above 6
    assert where(m, "C") == ["zuni.6"]
    play(m, "! 5")  # Utes, one counter: 5 does not reach Area 6
    assert hit(m) == []
    play(m, "! 4")  # Monument 1
    play(m, "! 3")  # Zuni 2
    assert plain(m)["territories"]["zuni"]["tribal"] == 2
    play(m, "> evade C\n! 2\n! 1")  # two counters add 1 to the die, but a 1 fails
    assert hit(m) == []
    assert request(m) == "card"
    assert {t["tribal"] for t in plain(m)["territories"].values()} == {0}  # all counters are taken back


@cites("flow/tribal")
def test_flow_tribal_as_many_counters_as_families_in_play() -> None:
    # those in the Canyon and those under an Outpost are counted as well
    m = raid(families=only(A="canyon.1", B="shiprock.1"), areas={"shiprock.3": {"mission": 1}})
    play(m, "! 1\n! 1")
    assert request(m) == "card"
    six = {x: f"black-mesa.{n}" for n, x in enumerate("ABCDEF", 1)}
    m = play(raid(families=only(**six)), "! 1\n! 1\n! 1\n! 1\n! 1\n! 1")
    assert request(m) == "card"


@cites("flow/tribal", "13/canyon")
def test_flow_tribal_never_into_the_canyon() -> None:
    m = raid(families=only(A="canyon.1"))
    assert m.position.request is not None
    assert list(m.position.request.values) == [1, 2, 3, 4, 5, 6]
    play(m, "! 6")
    assert (where(m, "A"), request(m)) == (["canyon.1"], "card")


# -- shields -----------------------------------------------------------------------------------------------------------
@cites("flow/tribal", "5.1.3")
@pytest.mark.parametrize(("outpost", "safe"), [("zuni.3", True), ("zuni.6", True), ("zuni.2", False)])
@pytest.mark.parametrize("kind", ["mission", "rancho"])
def test_flow_tribal_an_outpost_as_deep_as_the_family_shields_it(outpost: str, safe: bool, kind: str) -> None:
    m = play(raid(families=only(A="zuni.3"), areas={outpost: {kind: 1}}), "! 3")
    assert (request(m) == "card") is safe


@cites("flow/tribal", "5.1.3", "13/fort")
def test_flow_tribal_a_fort_shields_its_own_area() -> None:
    m = raid(scenario="fearing", families=only(A="hopi.1", B="hopi.2"), **BARE)
    play(m, "! 5")
    assert options(m) == ["evade B", "no-reaction"]
    play(m, "> no-reaction\n! 6")
    assert hit(m) == ["B"]
    m = play(raid(scenario="fearing", families=only(A="black-mesa.1"), **BARE), "! 6")
    assert options(m) == ["evade A", "no-reaction"]  # the Forts stand elsewhere


# -- Evade -------------------------------------------------------------------------------------------------------------
@cites("flow/tribal", "5.2.4")
def test_flow_tribal_one_family_of_the_territory_may_evade() -> None:
    m = play(raid(families=only(A="zuni.2", B="zuni.4", C="hopi.1")), "! 3")
    assert options(m) == ["evade A", "evade B", "no-reaction"]
    play(m, "> evade A\n! 3")
    assert where(m, "AB") == ["zuni.5", "zuni.4"]
    assert request(m) == "die"  # no second Evasion: the raid is conducted
    play(m, "! 4")
    assert hit(m) == ["B"]  # A stands in Area 5 now


@cites("flow/tribal", "5.2.4")
def test_flow_tribal_counters_of_a_tribe_do_not_bar_the_way() -> None:
    # the second counter lies in Zuni 2, and A, in Zuni 1 without a modifier, lands there with a 2
    m = raid(families=only(A={"at": "zuni.1", "ferocity": 2}, B="canyon.1"))
    play(m, "! 3\n> no-reaction\n! 1\n! 3\n> evade A\n! 2")
    assert where(m, "A") == ["zuni.2"]


@cites("flow/tribal", "5.2.4")
def test_flow_tribal_into_the_canyon_the_raid_finds_nobody() -> None:
    m = play(raid(families=only(A="zuni.2")), "! 3\n> evade A\n! 6\n> evade-to canyon.3")
    assert "tribal-die" not in names(m)
    assert (where(m, "A"), request(m)) == (["canyon.3"], "card")


@cites("flow/tribal", "5.2.4", "5.1.3")
def test_flow_tribal_a_shielded_family_is_not_asked() -> None:
    m = play(raid(families=only(A="zuni.2", B="zuni.4"), areas={"zuni.3": {"mission": 1}}), "! 3")
    assert options(m) == ["evade B", "no-reaction"]


@cites("flow/tribal", "13/intruder")
def test_flow_tribal_an_intruder_is_revealed_in_the_middle_of_an_evasion() -> None:
    m = raid(families=only(A="zuni.2"), areas={"zuni.5": {"intruders": ["?"]}})
    play(m, "! 3\n> evade A\n! 3")
    assert request(m) == "intruder"
    play(m, "! stray-flock")
    assert options(m)[0] == "appease sheep"  # the sheep can be given to the raiders at once


# -- Conduct Raid ------------------------------------------------------------------------------------------------------
def conducted(die: int, at: str = "zuni.3", tribe: str = "utes", **position: Any) -> Match:
    m = raid(tribe, families=only(A=at), **position)
    return play(m, f"! 3\n> no-reaction\n! {die}")


@cites("flow/tribal")
@pytest.mark.parametrize(
    ("die", "at", "reached"),
    [
        (3, "zuni.3", True),
        (2, "zuni.3", False),
        (5, "zuni.6", False),
        (6, "zuni.6", True),
        (1, "zuni.1", False),  # a 1 always fails
        (2, "zuni.1", True),
    ],
)
def test_flow_tribal_the_die_must_reach_the_familys_area(die: int, at: str, reached: bool) -> None:
    assert hit(conducted(die, at)) == (["A"] if reached else [])


@cites("flow/tribal", "4.2.4")
@pytest.mark.parametrize(("tribe", "reached"), [("utes", []), ("comanche", ["A"])])
def test_flow_tribal_comanche_add_one(tribe: str, reached: list[str]) -> None:
    assert hit(conducted(2, "zuni.3", tribe)) == reached


@cites("flow/tribal")
def test_flow_tribal_every_counter_beyond_the_first_adds_one() -> None:
    # three counters in Zuni: the third raid gets +2, so that a 4 reaches Area 6
    m = raid(families=only(A="zuni.6", B="canyon.1", C="canyon.2"))
    for die, reached in ((4, []), (4, []), (4, ["A"])):
        play(m, f"! 3\n> no-reaction\n! {die}")
        assert hit(m) == reached


@cites("flow/tribal")
def test_flow_tribal_one_die_for_all_families_of_the_territory() -> None:
    m = raid(families=only(A="zuni.5", B="zuni.3", C="zuni.4", D="hopi.1"), **BARE)
    play(m, "! 3\n> no-reaction\n! 4")
    assert hit(m) == ["B", "C"]
    play(m, "> give-up child\n> give-up child")
    assert where(m, "ABCD") == ["zuni.5", "zuni:caught", "zuni:caught", "hopi.1"]


@cites("flow/tribal")
def test_flow_tribal_each_counter_given_from_resources_takes_one_off() -> None:
    stock = {"horse": 1, "sheep": 1, "trade_goods": 1, "firearms": 1, "corn": [3]}
    m = raid(families=only(A={"at": "zuni.3", "horse": 1}), resources=stock)
    play(m, "! 3\n> no-reaction")
    gifts = ["appease horse", "appease sheep", "appease goods", "appease firearms", "appease-corn 3"]
    assert [o for o in options(m) if o.startswith(("appease", "done"))] == [*gifts, "done"]
    play(m, "\n".join(f"> {gift}" for gift in gifts[:2]) + "\n> done\n! 4")
    assert hit(m) == []  # 4 - 2 does not reach Area 3, 5 - 2 does
    again = raid(families=only(A={"at": "zuni.3", "horse": 1}), resources=stock)
    assert hit(play(again, "! 3\n> no-reaction\n> appease horse\n> appease sheep\n> done\n! 5")) == ["A"]
    assert (plain(m)["out_of_play"]["horse"], plain(m)["out_of_play"]["sheep"]) == (7, 8)
    assert family(m, "A")["horse"] == 1  # the one in the Family Box is not in Resources


@cites("flow/tribal")
def test_flow_tribal_gifts_do_not_help_against_a_six() -> None:
    m = raid(families=only(A="zuni.6"), resources={"trade_goods": 2})
    play(m, "! 3\n> no-reaction\n> appease goods\n> appease goods\n! 6")
    assert hit(m) == ["A"]


@cites("flow/tribal", "13/intruder")
def test_flow_tribal_gifts_go_where_they_belong() -> None:
    m = raid(families=only(A="zuni.3"), resources={"intruder_firearms": 1, "corn": [5]})
    play(m, "! 3\n> no-reaction\n> appease firearms\n> appease-corn 5\n! 4")
    assert plain(m)["out_of_play"]["intruder_firearms"] == 1
    assert plain(m)["resources"]["corn"] == []
    m.game.check(m.position)  # the corn is back in its cup


# -- Raid Resolution ---------------------------------------------------------------------------------------------------
@cites("flow/tribal")
def test_flow_tribal_resolution_a_person_and_culture_but_no_morale() -> None:
    m = raid(families=only(A={"at": "zuni.3", "child": 0}))
    play(m, "! 3\n> no-reaction\n! 6\n> give-up man")
    assert tracks(m, "culture", "morale", "enemy_ferocity", "military") == (7, 5, 4, 5)  # two empty spaces
    assert (passage(m), where(m, "A")) == ({"man": 1}, ["zuni:caught"])
    assert request(m) == ""  # no die for Morale: the Family comes back


@cites("flow/tribal", "1.7.5/family")
def test_flow_tribal_resolution_without_adult_out_of_play() -> None:
    m = raid(families=only(A={"at": "zuni.3", "man": 0}, B="canyon.1"))
    play(m, "! 3\n> no-reaction\n! 6\n> give-up woman")
    assert (where(m, "A"), passage(m)) == ([None], {"woman": 1, "child": 1})


@cites("flow/tribal", "11.1")
def test_flow_tribal_resolution_battle_with_a_man_and_military() -> None:
    assert options(conducted(6)) == ["battle", *PEOPLE]
    assert options(conducted(6, tracks={"military": 0})) == PEOPLE
    m = raid(families=only(A={"at": "zuni.3", "man": 0}))
    assert options(play(m, "! 3\n> no-reaction\n! 6")) == PEOPLE[1:]


@cites("flow/tribal", "11.2/2", "11.3")
@pytest.mark.parametrize(("tribe", "adds"), [("utes", 4), ("comanche", 5)])
def test_flow_tribal_resolution_battle_against_the_tribe(tribe: str, adds: int) -> None:
    # 6 + Ferocity 3 against 1 and the tribe's number: +4 or +3 in column 3, a Family victory either way
    m = raid(tribe, families=only(A={"at": "zuni.3", "ferocity": 3}))
    play(m, "! 3\n> no-reaction\n! 6\n> battle\n! 6\n! 1")
    result = next(e.values for e in m.log if e.name == "battle-result")
    assert (result["foe_bonus"], result["result"]) == (adds, "FV")
    assert tracks(m, "military", "morale", "enemy_ferocity") == (6, 5, 4)
    assert where(m, "A") == ["zuni:escape"]


@cites("flow/tribal")
def test_flow_tribal_a_family_in_a_box_is_met_no_more() -> None:
    m = raid(families=only(A="zuni.3", B="canyon.1"))
    play(m, "! 3\n> no-reaction\n! 6\n> give-up child\n! 3")  # the second counter goes to Zuni as well
    assert options(m)[0] == "return A zuni.1"


# -- Raid Ends ---------------------------------------------------------------------------------------------------------
@cites("flow/tribal")
def test_flow_tribal_ends_families_return_and_morale_stays() -> None:
    m = raid(families=only(A={"at": "zuni.3", "ferocity": 2}))
    play(m, "! 3\n> no-reaction\n! 6\n> give-up child")
    assert options(m) == [f"return A zuni.{n}" for n in range(1, 7)]
    play(m, "> return A zuni.5\n> ferocity 1")
    assert (where(m, "A"), family(m, "A")["ferocity"]) == (["zuni.5"], 1)
    assert tracks(m, "morale") == 5  # neither the +1 of a Family caught nor the -1 of none


@cites("flow/tribal", "1.6.1/corn")
def test_flow_tribal_corn_is_left_alone() -> None:
    m = raid(families=only(A="zuni.1"), areas={"zuni.1": {"corn": 1}})
    play(m, "! 3\n> no-reaction\n! 1")
    assert on_map(m, "corn") == ["zuni.1"]
