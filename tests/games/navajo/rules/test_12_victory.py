"""Chapter 12: automatic defeat, automatic victory, and the end of a scenario."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.driver import drive, plain
from tests.support import cites, match, names, options, play


def discard(**position: Any) -> Match:
    """The Discard Phase of an Operations card."""
    return match(**{"start": {"card": 21, "segment": "discard"}, **position})


def result(m: Match) -> tuple[str, str] | None:
    outcome = plain(m)["outcome"]
    return (outcome["result"], outcome["why"]) if outcome else None


# -- 12.1 --------------------------------------------------------------------------------------------------------------
@cites("12.1", "2.3.2")
@pytest.mark.parametrize(("culture", "military", "lost"), [(0, 0, True), (1, 0, False), (0, 1, False)])
def test_12_1_both_tracks_empty_in_the_discard_phase(culture: int, military: int, lost: bool) -> None:
    m = discard(tracks={"culture": culture, "military": military})
    assert result(m) == (("major-defeat", "both-zero") if lost else None)
    assert m.over is lost


@cites("12.1", "8.2/3")
@pytest.mark.parametrize(("culture", "lost"), [(4, True), (5, False)])
def test_12_1_at_step_3_of_a_victory_check(culture: int, lost: bool) -> None:
    """9 VP asked, 7 held: Military 1 - 2, the second loss being 2 Culture; Morale 1 costs 2 Culture more."""
    m = match(tracks={"culture": culture, "military": 1, "morale": 1}, start={"victory_check": 9})
    assert (result(m) == ("major-defeat", "both-zero")) is lost


@cites("12.1", "4.2.6")
def test_12_1_not_at_any_other_moment() -> None:
    """Expand finds two Missions in Area 6: 4 Culture, of which 2 are there, and 2 x 2 Military. The card goes on."""
    display = {"active": ["e", "B", "C", "D", "A", "F"]}
    m = match(tracks={"culture": 2, "military": 1, "enemy_ap": 1}, display=display,
              areas={"shiprock.6": {"mission": 1}, "zuni.6": {"mission": 1}},
              start={"card": 21, "segment": "enemy"})  # fmt: skip
    m.chance("dice 5 6")  # A and F are striped; 1 + 3 AP pay for E
    assert (plain(m)["tracks"]["culture"], plain(m)["tracks"]["military"]) == (0, 0)
    assert result(m) is None
    assert "planning" in options(m)


@cites("12.1")
def test_12_1_defeat_goes_before_victory() -> None:
    m = discard(tracks={"culture": 0, "military": 0, "morale": 0})
    assert result(m) == ("major-defeat", "both-zero")


# -- 12.2 --------------------------------------------------------------------------------------------------------------
OUTPOSTS = {"shiprock.2": {"mission": 1}, "zuni.1": {"mission": 1}, "hopi.5": {"rancho": 1}}


@cites("12.2")
@pytest.mark.parametrize(("die", "won"), [(4, True), (3, False), (1, False), (6, True)])
def test_12_2_a_die_above_all_outposts(die: int, won: bool) -> None:
    m = discard(tracks={"morale": 0}, areas=OUTPOSTS)
    m.chance(f"die {die}")
    if won:
        assert result(m) == ("major-victory", "automatic")
    else:
        assert result(m) is None
        assert plain(m)["tracks"]["morale"] == 3


@cites("12.2")
@pytest.mark.parametrize(("die", "won"), [(4, False), (5, True)])
def test_12_2_forts_count_with_the_outposts(die: int, won: bool) -> None:
    """The Fearing Time starts with two Ranchos and two Forts. Nobody stands by a Fort."""
    families = {"A": {"at": "shiprock.1"}, "C": {"at": "zuni.2"}, "D": {"at": "hopi.2"}}
    m = discard(scenario="fearing", families=families, tracks={"morale": 0})
    m.chance(f"die {die}")
    assert (result(m) == ("major-victory", "automatic")) is won
    assert won or plain(m)["tracks"]["morale"] == 4


@cites("12.2")
def test_12_2_without_outposts_any_die_wins() -> None:
    assert result(play(discard(tracks={"morale": 0}), "! 1")) == ("major-victory", "automatic")


@cites("12.2")
def test_12_2_only_without_enemy_morale() -> None:
    m = discard(tracks={"morale": 1})
    assert "automatic-roll" not in names(m)
    assert m.position.request is not None
    assert m.position.request.kind == "card"


@cites("12.2", "10.2/reroll")
def test_12_2_the_die_may_be_rolled_again() -> None:
    m = discard(tracks={"morale": 0}, areas=OUTPOSTS, resources={"trade_goods": 3})
    play(m, "! 1\n> reroll\n! 5")
    assert result(m) == ("major-victory", "automatic")


# -- 12.2.1 ------------------------------------------------------------------------------------------------------------
@cites("12.2.1")
def test_12_2_1_not_with_a_family_by_a_fort() -> None:
    """Family C is by Fort Fauntleroy: the toll's die is 6 and costs nothing; then Morale is 2 Ranchos + 2 Forts."""
    families = {"C": {"at": "zuni.1"}, "D": {"at": "hopi.2"}}
    m = discard(scenario="fearing", families=families, tracks={"morale": 0})
    m.chance("die 6")
    assert "automatic-roll" not in names(m)
    assert plain(m)["tracks"]["morale"] == 4
    assert result(m) is None


# -- 12.3 --------------------------------------------------------------------------------------------------------------
@cites("12.3", "14.1", "14.2", "14.3")
@pytest.mark.parametrize(
    ("military", "morale", "black", "outcome"),
    [
        (8, 5, 0, "major-victory"),
        (7, 5, 0, "minor-victory"),
        (6, 5, 0, "minor-victory"),
        (5, 5, 0, "minor-defeat"),
        (3, 5, 0, "minor-defeat"),
        (2, 5, 0, "major-defeat"),
        # each black cube in the Subjugation box is 1 Enemy Morale
        (8, 5, 1, "minor-victory"),
        (8, 5, 3, "minor-defeat"),
        (5, 5, 3, "major-defeat"),
    ],
)
@pytest.mark.parametrize("scenario", ["rise", "duenos", "broken"])
def test_12_3_the_table(scenario: str, military: int, morale: int, black: int, outcome: str) -> None:
    tracks = {"military": military, "morale": morale, "culture": 5}
    red = 3 if scenario == "broken" else 0
    cubes = {"subjugation": {"black": black, "red": red}}
    m = match(scenario=scenario, tracks=tracks, cubes=cubes, start={"end": True})
    assert result(m) == (outcome, "scenario-ends")


@cites("12.3", "2.3.5", "14.1")
def test_12_3_rise_ends_after_card_42() -> None:
    m = match(tracks={"military": 9, "morale": 4}, start={"card": 42, "segment": "victory-check"})
    m.choose("good-medicine")
    assert result(m) == ("major-victory", "scenario-ends")  # 9 - 4 - 1 black cube = 4


@cites("12.3", "6.2.1", "14.2")
def test_12_3_los_duenos_ends_within_card_45() -> None:
    """Nobody is anywhere but in Shiprock and San Juan: 7 VP against 14. A sheep feeds those the land does not."""
    m = match(scenario="duenos", tracks={"military": 15, "morale": 2}, resources={"sheep": 1},
              start={"card": 45, "segment": "major"})  # fmt: skip
    drive(m, lambda m: False)
    # 15 - 7 - 2 = 6; three men raise it to 7, Morale to 1; 7 - 1 = 6
    assert result(m) == ("major-victory", "scenario-ends")
    assert (plain(m)["tracks"]["military"], plain(m)["tracks"]["morale"]) == (7, 1)
    assert "period" not in names(m)


@cites("12.3", "6.2.2", "14.3")
def test_12_3_broken_country_ends_within_card_50() -> None:
    """Shiprock, San Juan, Zuni and Hopi hold 12 VP against 14."""
    m = match(scenario="broken", tracks={"military": 5, "morale": 5}, areas={"shiprock.1": {"rancho": 1}},
              start={"card": 50, "segment": "major"})  # fmt: skip
    drive(m, lambda m: False)
    # 5 - 2 - 5: Military 0 and 4 Culture lost; four men make 4, Morale 4 and 1 for the Rancho: 4 - 5
    assert result(m) == ("minor-defeat", "scenario-ends")
    assert (plain(m)["tracks"]["military"], plain(m)["tracks"]["morale"]) == (4, 5)
