"""Chapter 6: cards in play and out of it, and the two changes of period. Kit Carson: test_06_kit_carson."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from homelands.core.state import changed
from tests.games.navajo.enemy_positions import box, column, lay, on_map, only, passage, request, tracks
from tests.support import cites, match, names, options, plain, play

FIVE = only(A="shiprock.2", B="san-juan.2", C="zuni.2", D="monument.2", E="hopi.2")  # 4 + 3 + 3 + 2 + 2 = 14 VP
LANDS = ("shiprock", "san-juan", "zuni", "monument", "hopi", "black-mesa")
BARE = {"horse": 0, "sheep": 0}
ALL_CUBES = {"black": 3, "blue": 1, "brown": 4, "green": 3, "red": 3, "yellow": 2, "white": 4}


def event(card: int, **position: Any) -> Match:
    return match(start={"card": card, "segment": "major"}, **position)


# -- 6.1 ---------------------------------------------------------------------------------------------------------------
@cites("6.1.1")
def test_6_1_1_a_card_with_a_lasting_effect_stays_in_play() -> None:
    m = event(44, areas={"zuni.1": {"mission": 1}})  # Settlers Colonize New Mexico
    play(m, "> good-medicine")
    assert plain(m)["events_in_play"] == [44]
    assert plain(m)["discards"] == []


@cites("6.1.1")
def test_6_1_1_other_cards_are_discarded() -> None:
    m = play(event(42, scenario="duenos"), "> good-medicine")  # Franciscan Faction Ascendant
    assert plain(m)["events_in_play"] == []
    assert plain(m)["discards"] == [42]


@cites("6.1.1", "4.2.11")
def test_6_1_1_its_effect_works_on_later_cards() -> None:
    lost = {}
    for in_play in ([], [44]):
        m = match(
            start={"instruction": "subvert", "ap": 1},
            events_in_play=in_play,
            areas={"zuni.1": {"mission": 1}, "hopi.1": {"mission": 1}},
            cubes={"subjugation": {"red": 3}},
        )
        lost[len(in_play)] = 9 - tracks(m, "culture")
    assert lost == {0: 1, 1: 2}


@cites("6.1.2")
def test_6_1_2_a_removed_card_never_returns_and_its_effect_is_over() -> None:
    # the third red cube removes the Pueblo Revolt: afterwards cubes are reset again and the display is used again
    cubes = {"subjugation": {"red": 2}}
    m = match(start={"instruction": "subjugate", "ap": 1}, events_in_play=[41], cubes=cubes)
    play(m, "! red")
    assert (plain(m)["events_in_play"], plain(m)["removed"]) == ([], [41])
    deck = plain(m)["deck"]
    assert 41 not in deck["unseen"] + deck["top"] + [pile["special"] for pile in deck["piles"]]
    assert 41 not in plain(m)["discards"]


# -- 6.2.1: Mexican Independence ---------------------------------------------------------------------------------------
def independence(**position: Any) -> Match:
    """Card 45 in the campaign, right before its second step is over: the two counters that stay out are to be drawn.

    Nobody changes in the Passage of Time (fifteen people, five Territories that feed three each), no land recovers.
    """
    position = {
        "scenario": "campaign",
        "families": FIVE,
        "elders": [0] * 7,
        "tracks": {"military": 9, "morale": 3, "culture": 5, "ap": 4, "enemy_ap": 2, "enemy_ferocity": 6},
        "events_in_play": [44],
        "removed": [41],
        "cubes": {"subjugation": {"red": 3, "black": 1}, "raided": {"brown": 2}, "recovery": {"white": 1}},
        "areas": {"black-mesa.1": {"mission": 1}},
        **position,
    }
    return play(event(45, **position), "> done\n! 1")


def finished(m: Match) -> Match:
    return play(m, "! A\n! F")


@cites("6.2.1")
def test_6_2_1_step_1_a_passage_of_time() -> None:
    m = event(45, scenario="campaign", families=FIVE, elders=[0] * 7, resources={"sheep": 1})
    assert "convert A child man" in options(m)
    play(m, "> done\n! 1")
    assert plain(m)["resources"]["sheep"] == 2  # bred


@cites("6.2.1", "8.2/1", "8.2/8", "8.2/9")
def test_6_2_1_step_2_a_victory_check_at_14_without_development() -> None:
    m = independence()
    # 14 VP: no change. 9 - 3 = 6 Military; one of five men counts, up to 7. Culture 5 + 5, at most 9
    assert tracks(m, "culture", "ap") == (9, 0)
    assert tracks(m, "military") == 7
    assert request(m) == "counter-out"  # no purchase was offered, although 9 Culture would buy a lot
    # 13 VP, without Hopi and with Black Mesa: one Military less before the men are counted, and Morale rises with them
    m = independence(families=only(A="shiprock.2", B="san-juan.2", C="zuni.2", D="monument.2", E="black-mesa.2"))
    assert [e.values["need"] for e in m.log if e.name == "check-land"] == [14]
    assert ("military", -1) in [(e.name, e.values.get("change")) for e in m.log if e.rule == "8.2/1"]


@cites("6.2.1", "8.2/3")
def test_6_2_1_step_2_without_points_a_major_defeat() -> None:
    m = independence(families=only(A="canyon.1"), tracks={"military": 3, "culture": 5, "morale": 5})
    assert plain(m)["outcome"] == {"result": "major-defeat", "why": "both-zero"}


@cites("6.2.1")
def test_6_2_1_step_2_culture_alone_is_enough_to_go_on() -> None:
    # no men: five empty spaces take 5 of 9 Culture, 3 Military fall to Morale 3, and the women bring Culture back to 9
    manless = {x: {**found, "man": 0} for x, found in FIVE.items() if found}
    m = independence(families={**FIVE, **manless}, tracks={"military": 3, "morale": 3, "culture": 9})
    assert (plain(m)["outcome"], request(m)) == (None, "counter-out")
    assert tracks(m, "military", "morale", "culture") == (0, 0, 9)  # Step 3: Morale follows Military


@cites("6.2.1", "14.2")
@pytest.mark.parametrize(
    ("tracks_before", "black", "ending"),
    [
        # after the check Military is what was left and the men, at most 7; Morale what the men added, and the Mission
        ({"military": 7, "morale": 2}, 0, "major-victory"),  # 5 + 2 against 2 + 1: 4
        ({"military": 6, "morale": 2}, 0, "major-victory"),  # 4 + 3 against 3 + 1: 3
        ({"military": 6, "morale": 2}, 1, "minor-victory"),  # 4 + 3 against 3 + 1 and a black cube: 2
        ({"military": 3, "morale": 2}, 0, "minor-defeat"),  # 1 + 5 against 5 + 1: 0
        ({"military": 3, "morale": 2}, 3, "major-defeat"),  # 3 more Morale: -3
    ],
)
def test_6_2_1_step_2_los_duenos_ends_here(tracks_before: dict[str, int], black: int, ending: str) -> None:
    cubes = {"subjugation": {"red": 3, "black": black}}
    m = independence(scenario="duenos", tracks={"culture": 5, **tracks_before}, cubes=cubes, events_in_play=[])
    assert plain(m)["outcome"] == {"result": ending, "why": "scenario-ends"}


@cites("6.2.1")
def test_6_2_1_step_3_morale_is_set_to_military_and_ferocity_stays() -> None:
    m = finished(independence())
    assert tracks(m, "military", "morale", "enemy_ferocity") == (7, 7, 6)
    assert tracks(m, "enemy_ap") == 2  # nothing takes the APs


@cites("6.2.1")
def test_6_2_1_step_4_twelve_mexican_instructions_in_the_order_of_the_alphabet() -> None:
    m = independence(display=lay("b.NcDf", inactive="a", standby="GHIJKL"))
    assert m.position.request is not None
    assert len(m.position.request.values) == 14
    play(m, "! A")
    assert len(m.position.request.values) == 13
    play(m, "! F")
    assert (column(m, "active"), column(m, "standby"), column(m, "inactive")) == ("BCDEGH", "IJKLMN", "")
    assert plain(m)["display"]["active"][2]["instruction"] == "peace"  # D, Mexican
    assert plain(m)["period"] == "mexican"


@cites("6.2.1", "4.2.7")
def test_6_2_1_step_4_a_running_peace_goes_with_its_counter() -> None:
    m = finished(independence(display=lay(".ACDEG", truce="N", ap=4)))
    assert plain(m)["display"]["truce"] is None
    assert tracks(m, "enemy_ap") == 2


@cites("6.2.1", "6.1.2")
def test_6_2_1_step_5_settlers_go_and_this_card_stays() -> None:
    m = finished(independence())
    assert plain(m)["events_in_play"] == [45]
    assert plain(m)["removed"] == [41, 44]


@cites("6.2.1", "6.1.1", "4/2")
def test_6_2_1_step_5_what_the_card_does_while_in_play() -> None:
    """Enemy APs for hidden Intruders, and one more Intruder after each Enemy Operations Segment, also one cut short."""
    cubes = {"subjugation": {"red": 3}, "raided": {"brown": 1}}
    for display, dice in (
        (lay(".ABCEF", truce="J"), ""),  # Defend holds
        (lay(".ABCEF", truce="N", ap=4), "! 2\n"),  # Peace holds
        (lay("LABCEF"), "! 5 6\n"),  # a Raid of 12 is too dear
    ):
        m = match(scenario="broken", start={"card": 24, "segment": "enemy"}, display=display, cubes=cubes,
                  resources={"horse": 0, "sheep": 0})  # fmt: skip
        play(m, f"{dice}! 6\n! 4")  # Territory 6, Area 4
        assert on_map(m, "intruders") == ["black-mesa.4"]
        assert options(m)[0] == "planning"


@cites("6.2.1", "13/ceremony")
def test_6_2_1_step_6_the_hand_is_discarded_without_enemy_ways() -> None:
    m = finished(independence(hand=[8, 40]))
    assert plain(m)["hand"] == []
    assert tracks(m, "enemy_ap") == 2  # the Enemy Way of 08 would have given 3
    assert "enemy-way" not in names(m)


@cites("6.2.1", "14.3")
def test_6_2_1_step_7_the_mexican_deck() -> None:
    m = finished(independence(hand=[8], discards=[1, 40, 42, 43]))
    deck = plain(m)["deck"]
    assert deck["piles"] == [{"cards": 9, "special": n} for n in (46, 47, 48, 49, 50)]
    assert deck["unseen"] == list(range(1, 41))  # all of them, also those discarded before
    assert plain(m)["discards"] == [42, 43]
    assert request(m) == "card"


@cites("6.2.1", "1.8")
def test_6_2_1_step_8_the_raid_pool() -> None:
    m = finished(independence())
    assert (box(m, "raided"), box(m, "recovery")) == ({}, {})
    # 3 black, one of them lost to Good Medicine; 3 + 1 brown, 3 + 1 white, 1 + 2 green, 2 yellow; the red ones stay
    assert box(m, "pool") == {"black": 2, "brown": 4, "green": 3, "yellow": 2, "white": 4}
    assert box(m, "subjugation") == {"black": 1, "red": 3}
    assert box(m, "removed") == {"blue": 1}


@cites("6.2.1", "13/intruder")
def test_6_2_1_step_9_all_intruders_back_into_the_cup() -> None:
    resources = {"intruder_firearms": 2, "intruder_trade_goods": 1, "firearms": 1}
    m = independence(areas={"black-mesa.4": {"intruders": ["?", "patrol"]}}, resources=resources)
    m.position.intruder_aside = changed(m.position.intruder_aside, 9, 1)  # slave raiders, resolved on an earlier card
    m.position.intruder_unseen = changed(m.position.intruder_unseen, 9, 0)
    finished(m)
    assert on_map(m, "intruders") == []
    assert m.position.intruder_unseen == m.position.t.intruder_counts
    assert plain(m)["resources"]["intruder_firearms"] == plain(m)["resources"]["intruder_trade_goods"] == 0
    assert plain(m)["resources"]["firearms"] == 1  # an ordinary one is no Intruder
    m.game.check(m.position)


@cites("6.2.1", "6.1.2")
def test_6_2_1_a_pueblo_revolt_that_is_still_in_play_stays() -> None:
    cubes = {"subjugation": {"red": 1}}
    m = finished(independence(events_in_play=[41, 44], removed=[], cubes=cubes))
    assert plain(m)["events_in_play"] == [41, 45]
    assert box(m, "pool")["red"] == 2


# -- 6.2.2: Army of the West -------------------------------------------------------------------------------------------
def army(**position: Any) -> Match:
    position = {
        "scenario": "campaign",
        "period": "mexican",
        "families": FIVE,
        "elders": [0] * 7,
        "tracks": {"military": 5, "morale": 5, "culture": 5, "ap": 4, "enemy_ferocity": 4},
        "events_in_play": [45, 48, 49],
        "removed": [41, 44],
        "cubes": {"subjugation": {"red": 3}, "raided": {"green": 2}, "recovery": {"white": 1}, "removed": {"blue": 1}},
        "areas": {"black-mesa.1": {"rancho": 1}},
        **position,
    }
    return play(event(50, **position), "> done\n! 1")


@cites("6.2.2")
def test_6_2_2_steps_1_to_3_passage_check_and_morale() -> None:
    m = army()
    # 14 VP; 5 - 5 = 0, five men: Military 5, Morale 5, one more for the Rancho; then Morale is set to 5
    assert tracks(m, "military", "morale", "culture", "ap") == (5, 5, 9, 0)
    assert ("morale", -1) in [(e.name, e.values.get("change")) for e in m.log if e.rule == "6.2.2"]
    assert tracks(m, "enemy_ferocity") == 4
    assert request(m) == "counter-out"


@cites("6.2.2", "8.2/3")
def test_6_2_2_step_2_without_points_a_major_defeat() -> None:
    m = army(families=only(A="canyon.1"))
    assert plain(m)["outcome"] == {"result": "major-defeat", "why": "both-zero"}


@cites("6.2.2", "14.3")
def test_6_2_2_step_2_a_broken_country_ends_here() -> None:
    # Military 5 against Morale 5 + 1 for the Rancho: -1
    m = army(scenario="broken", period="mexican", territories={land: {"drought": 0} for land in LANDS}, resources=BARE)
    assert plain(m)["outcome"] == {"result": "minor-defeat", "why": "scenario-ends"}


@cites("6.2.2")
def test_6_2_2_step_4_twelve_american_instructions() -> None:
    m = play(army(), "! M\n! N")
    assert (column(m, "active"), column(m, "standby")) == ("ABCDEF", "GHIJKL")
    assert plain(m)["display"]["active"][4]["instruction"] == "utes"  # E, American
    assert plain(m)["period"] == "american"


@cites("6.2.2", "6.1.2")
def test_6_2_2_steps_5_and_6_old_cards_go() -> None:
    m = play(army(hand=[40]), "! M\n! N")
    assert plain(m)["events_in_play"] == [50]
    assert plain(m)["removed"] == [41, 44, 45, 48, 49]
    assert plain(m)["hand"] == []
    assert on_map(m, "intruders") == []  # the Enemy Way of 40 would have placed one


@cites("6.2.2", "14.4")
def test_6_2_2_step_7_the_american_deck() -> None:
    m = play(army(), "! M\n! N")
    assert plain(m)["deck"]["piles"] == [{"cards": 9, "special": n} for n in (51, 52, 53, 54, 55)]
    assert len(plain(m)["deck"]["unseen"]) == 40


@cites("6.2.2", "1.8")
def test_6_2_2_step_8_the_raid_pool() -> None:
    m = play(army(), "! M\n! N")
    assert box(m, "pool") == {"black": 3, "blue": 1, "brown": 4, "green": 1, "yellow": 2, "white": 4}
    assert box(m, "removed") == {"green": 2}
    assert sum(ALL_CUBES.values()) == sum(sum(box(m, b).values()) for b in ("pool", "subjugation", "removed"))


@cites("6.2.2", "13/intruder")
def test_6_2_2_step_9_all_intruders_back_into_the_cup() -> None:
    m = play(army(areas={"black-mesa.4": {"intruders": ["?"] * 3}}), "! M\n! N")
    assert on_map(m, "intruders") == []
    assert m.position.intruder_unseen == m.position.t.intruder_counts


@cites("6.2.2", "4/2", "6.1.1")
def test_6_2_2_the_card_in_play_brings_an_intruder_after_every_segment() -> None:
    m = match(scenario="fearing", start={"card": 24, "segment": "enemy"}, display=lay("IBCDEF"),
              resources={"horse": 0, "sheep": 0})  # fmt: skip
    play(m, "! 2 3")  # 6 APs, too few for the Raid of 12
    play(m, "! 4\n! 6")
    assert on_map(m, "intruders") == ["monument.6"]


@cites("6.2.1", "6.2.2", "3.3/1B")
def test_6_2_1_people_waiting_can_still_join_in_the_last_passage_of_time() -> None:
    m = event(
        45,
        scenario="campaign",
        families={**FIVE, "A": {"at": "shiprock.2", "child": 0}},
        elders=[0] * 7,
        passage={"child": 1},
    )
    play(m, "> done\n> join child A")
    assert passage(m) == {}
