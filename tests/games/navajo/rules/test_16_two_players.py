"""Section 16: two players. Turquoise and basket; the Headman leads, both lose together, one wins."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.decision import Refusal
from homelands.core.flow import push
from homelands.core.match import Match, start
from tests.support import cites, match, names, options, plain, play

ELDERS = {"turquoise": [1, 1, 0, 0, 0, 0, 0], "basket": [0, 0, 1, 0, 0, 0, 0]}
COUNCIL = {"headman": "turquoise", "elders": ELDERS}


def two(**position: Any) -> Match:
    """A position of two players: turquoise is Headman and sways the elders in boxes 1 and 2, basket that in box 3."""
    council = {**COUNCIL, **position.pop("two_players", {})}
    return match(**{"options": ["two-players"], "two_players": council, **position})


def seat(m: Match) -> str:
    return m.game.seat(m.position)


def influence(m: Match) -> dict[str, Any]:
    found: dict[str, Any] = plain(m)["two_players"]
    return found


# -- 16.1 --------------------------------------------------------------------------------------------------------------
@cites("16.1")
@pytest.mark.parametrize(
    ("points", "winner"),
    [({"leader": "turquoise", "n": 2}, "turquoise"), ({"leader": "basket", "n": 1}, "basket"), ({"n": 0}, "basket")],
)
def test_16_1_a_victory_has_one_winner_and_a_tie_goes_to_the_rival(points: dict[str, Any], winner: str) -> None:
    m = two(tracks={"military": 9, "morale": 2}, two_players={"points": points}, start={"end": True})
    assert plain(m)["outcome"]["result"] == "major-victory"
    assert influence(m)["winner"] == winner


@cites("16.1", "12.1")
def test_16_1_both_lose_together() -> None:
    points = {"leader": "basket", "n": 5}
    m = two(tracks={"military": 2, "morale": 9}, two_players={"points": points}, start={"end": True})
    assert plain(m)["outcome"]["result"] == "major-defeat"
    assert influence(m)["winner"] is None


# -- 16.2, 16.5.3 A ----------------------------------------------------------------------------------------------------
@cites("16.2", "16.5.3")
def test_16_5_3_the_headman_preempts_and_names_the_operation_the_other_carries_it_out() -> None:
    m = two(tracks={"ap": 5}, start={"card": 32, "segment": "preempt"})
    assert seat(m) == "turquoise"
    play(m, "> preempt")
    assert seat(m) == "turquoise"
    play(m, "> take-actions")
    assert seat(m) == "basket"


@cites("16.5.3")
def test_16_5_3_without_preemption_the_other_names_it_and_the_headman_carries_it_out() -> None:
    m = two(start={"card": 32, "segment": "dine"})
    assert seat(m) == "basket"
    play(m, "> take-actions")
    assert seat(m) == "turquoise"


@cites("16.5.3")
def test_16_5_3_reactions_are_the_headmans() -> None:
    m = two(tracks={"ap": 2}, start={"raid": {"placed": ["shiprock.1"], "left": 3}, "reaction_at": "shiprock.1"})
    assert seat(m) == "turquoise"


# -- 16.3, 16.4 --------------------------------------------------------------------------------------------------------
SETUP = """
> place A shiprock.1
> ferocity 2
> place B san-juan.1
> ferocity 0
> place C canyon.1
> ferocity 0
! counter-out M
! counter-out N
"""


@cites("16.4", "16.3")
def test_16_4_setup_in_its_order() -> None:
    """The rulebook's own case: three elders, so the Headman sways two and the other the third (Examples, Step 3)."""
    m = start("navajo", "rise", options=["two-players"])
    play(m, "! die 4")  # 4-6: the basket player
    assert influence(m)["headman"] == "basket"
    play(m, SETUP)
    assert seat(m) == "basket"
    assert options(m) == ["sway-elder 1", "sway-elder 2", "sway-elder 3"]
    play(m, "> sway-elder 1\n> sway-elder 3")
    assert influence(m)["elders"] == {"basket": [1, 0, 1, 0, 0, 0, 0], "turquoise": [0, 1, 0, 0, 0, 0, 0]}
    # Step 4, the example: Headman A, the other B, and the Headman takes B away from him; C stays free.
    assert seat(m) == "basket"
    play(m, "> sway-family A")
    assert seat(m) == "turquoise"
    play(m, "> sway-family B")
    assert seat(m) == "basket"
    play(m, "> sway-family B")
    assert influence(m)["followers"] == {"A": "basket", "B": "basket"}
    # Step 5: the rival has no Family; Step 6: the Headman keeps a set, the other takes the development.
    assert seat(m) == "basket"
    play(m, "> keep-set weaving\n! set-out cunning\n! set-out wisdom\n! set-out traders")
    assert seat(m) == "turquoise"
    assert "choose weaving.1" in options(m)


@cites("16.4")
@pytest.mark.parametrize(("die", "headman"), [(1, "turquoise"), (3, "turquoise"), (4, "basket"), (6, "basket")])
def test_16_4_a_die_names_the_first_headman(die: int, headman: str) -> None:
    m = start("navajo", "rise", options=["two-players"])
    play(m, f"! die {die}")
    assert influence(m)["headman"] == headman


@cites("16.4")
def test_16_4_the_rival_sets_the_ferocity_of_his_families() -> None:
    m = start("navajo", "rise", options=["two-players"])
    play(m, "! die 1" + SETUP + "> sway-elder 1\n> sway-elder 2\n> sway-family A\n> sway-family B\n> sway-family C")
    assert seat(m) == "basket"
    assert options(m) == [*(f"set-ferocity B {n}" for n in range(4)), "done"]
    play(m, "> set-ferocity B 3")
    assert plain(m)["families"]["B"]["ferocity"] == 3
    assert seat(m) == "turquoise"


# -- 16.5.2 ------------------------------------------------------------------------------------------------------------
@cites("16.5.2")
def test_16_5_2_a_majority_keeps_the_card() -> None:
    m = two(start={"card": 32})
    assert influence(m)["headman"] == "turquoise"


@cites("16.5.2")
def test_16_5_2_the_others_majority_takes_it() -> None:
    swapped = {"turquoise": ELDERS["basket"], "basket": ELDERS["turquoise"]}
    m = two(two_players={"elders": swapped}, start={"card": 32})
    assert influence(m)["headman"] == "basket"


TIE = {"turquoise": [1, 0, 0, 0, 0, 0, 0], "basket": [0, 1, 0, 0, 0, 0, 0]}


@cites("16.5.2")
def test_16_5_2_a_tie_rolls_on_the_table_and_the_rival_may_take_the_card() -> None:
    m = two(elders=[1, 1, 0, 0, 0, 0, 0], two_players={"elders": TIE}, start={"card": 32})
    play(m, "! die 2")  # 2: nothing happens
    assert seat(m) == "basket"
    play(m, "> sway-elder 1")
    assert influence(m)["headman"] == "basket"
    assert influence(m)["elders"]["basket"] == [1, 1, 0, 0, 0, 0, 0]


@cites("16.5.2")
def test_16_5_2_who_wins_the_majority_by_the_table_has_the_card() -> None:
    """Total 6: the rival may influence an elder, which gives him both."""
    m = two(elders=[1, 1, 0, 0, 0, 0, 0], two_players={"elders": TIE}, start={"card": 32})
    play(m, "! die 6\n> sway-elder 1")
    assert influence(m)["headman"] == "basket"


@cites("16.5.2")
def test_16_5_2_without_elders_three_come_and_the_card_passes() -> None:
    none = {"turquoise": [0] * 7, "basket": [0] * 7}
    m = two(elders=[0] * 7, passage={"elder": 1}, two_players={"elders": none}, start={"card": 32})
    assert plain(m)["elders"] == [1, 1, 1, 0, 0, 0, 0]
    assert plain(m)["passage"]["elder"] == 0
    assert influence(m)["elders"] == {"basket": [1, 1, 0, 0, 0, 0, 0], "turquoise": [0, 0, 1, 0, 0, 0, 0]}
    assert influence(m)["headman"] == "basket"


# -- 16.5.3 C ----------------------------------------------------------------------------------------------------------
@cites("16.5.3")
def test_16_5_3_only_the_headmans_cards_are_subject_and_the_table_stands_for_their_text() -> None:
    """Die 1 + 2 points + 1 card given = 4: lose 1 Culture. Card 10 would have raised Enemy Ferocity instead."""
    m = two(
        two_players={"hands": {"turquoise": [10], "basket": [8, 40]}, "points": {"leader": "basket", "n": 2}},
        start={"card": 20},
    )
    assert seat(m) == "basket"  # the one Enemy Way needs no choice; the rival may give up cards
    assert options(m) == ["give-card 08", "give-card 40", "done"]
    play(m, "> give-card 08\n> done\n! die 1")
    assert plain(m)["tracks"]["culture"] == 8
    assert plain(m)["tracks"]["enemy_ferocity"] == 4
    assert seat(m) == "turquoise"
    play(m, "> discard-card\n> take-card")
    assert influence(m)["hands"] == {"turquoise": [20], "basket": [40]}
    assert plain(m)["passage"]["elder"] == 1


@cites("16.5.3")
def test_16_5_3_a_shaman_is_the_headmans_to_share() -> None:
    m = two(deck={"top": [1, 2, 3]}, start={"card": 15, "segment": "major"})
    g = m.position
    assert g.operation == 0  # no Planning, so nothing was seen
    m = two(deck={"top": [1, 2, 3]}, start={"card": 15, "segment": "dine"})
    play(m, "> planning\n> call-elder 4 basket\n> no-action\n> done\n> done")
    while "show-cards" not in options(m):
        m.chance("die 1") if m.position.request is not None else m.choose(m.position.options[-1])
    assert seat(m) == "turquoise"
    play(m, "> keep-secret\n> order 03 02 01")
    assert m.game.view(m.position, "turquoise")["deck"]["top"] == [3, 2, 1]
    assert m.game.view(m.position, "basket")["deck"]["top"] == []


@cites("16.5.3")
def test_16_5_3_the_deck_tells_the_rival_nothing_of_what_a_shaman_saw_in_two_piles() -> None:
    """The last card of a pile and two of the next: whether its special card is among them is the Headman's to know."""
    piles = [{"cards": 1, "special": 41}, {"cards": 8, "special": 42}]
    seen = []
    for cards in ("! card 42\n! card 34", "! card 33\n! card 42", "! card 33\n! card 34"):
        m = two(deck={"piles": piles}, start={"card": 15, "segment": "dine"})
        play(m, "> planning\n> call-elder 4 basket\n> no-action\n> done\n> done")
        while m.position.request is None or m.position.request.kind != "card":
            m.chance("die 1") if m.position.request is not None else m.choose(m.position.options[-1])
        play(m, f"! card 41\n{cards}\n> keep-secret")
        assert m.game.view(m.position, "turquoise")["deck"]["top"][0] == 41
        seen += [m.game.view(m.position, who)["deck"] for who in ("basket", "")]
    assert [deck["piles"] for deck in seen] == [piles] * 6
    assert all(deck == seen[0] for deck in seen)


@cites("16.5.3")
def test_16_5_3_the_headman_decides_whether_and_the_other_which_development() -> None:
    m = two(start={"victory_check": 0})
    assert seat(m) == "turquoise"
    assert options(m)[:2] == ["buy-one", "done"]
    play(m, "> buy-one")
    assert seat(m) == "basket"
    assert "buy weaving.1" in options(m)
    assert "done" not in options(m)


@cites("16.5.3")
def test_16_5_3_each_player_blesses_with_his_own_cards_only() -> None:
    m = two(
        families={"A": {"ferocity": 1}}, tracks={"ap": 2},
        two_players={"hands": {"turquoise": [8], "basket": [40]}},
        start={"raid": {"placed": ["shiprock.1"], "left": 1}, "reaction_at": "shiprock.1"},
    )  # fmt: skip
    play(m, "> evade A")
    assert seat(m) == "turquoise"
    assert options(m) == ["roll", "bless 08", "roll-all"]
    play(m, "> roll")
    assert seat(m) == "basket"
    assert options(m) == ["roll", "bless 40", "roll-all"]
    play(m, "> bless 40")  # a 3, +1 Evasion: Area 4
    assert plain(m)["families"]["A"]["at"] == "shiprock.4"


@cites("16.5.3")
def test_16_5_3_a_late_blessing_offers_nobody_the_others_cards() -> None:
    m = two(
        families={"A": {"ferocity": 1}}, rulings={"blessing-timing": "after"},
        two_players={"hands": {"turquoise": [8], "basket": [40]}},
        start={"raid": {"placed": ["shiprock.1"], "left": 1}, "reaction_at": "shiprock.1"},
    )  # fmt: skip
    play(m, "> evade A\n> roll\n> roll\n! die 3")
    assert seat(m) == "turquoise"
    assert options(m) == ["keep", "bless 08"]


# -- 16.6 --------------------------------------------------------------------------------------------------------------
@cites("16.6.1")
def test_16_6_1_the_executor_calls_and_who_sways_the_elder_chooses() -> None:
    m = two(start={"card": 32, "segment": "dine"})
    play(m, "> planning")
    assert seat(m) == "turquoise"  # carries out what basket has named
    assert options(m) == ["call-elder 4 basket", "call-elder 3 turquoise", "call-elder 2 turquoise"]
    play(m, "> call-elder 4 basket")
    assert seat(m) == "basket"
    assert "elder 4 sway B" in options(m)
    play(m, "> elder 4 sway B\n! die 2")
    assert influence(m)["followers"] == {"B": "basket"}
    play(m, "> call-elder 3 turquoise\n> elder 3 sway B\n! die 3")  # rating 2: in vain
    assert influence(m)["followers"] == {"B": "basket"}


@cites("16.6.2", "16.7")
def test_16_6_2_success_may_be_cashed_in_by_whoever_influences_the_family() -> None:
    m = two(two_players={"followers": {"A": "basket"}}, start={"activate": "A"})
    play(m, "> raid-new-mexico\n! cube brown")
    assert seat(m) == "basket"
    play(m, "> claim-point A")
    assert influence(m)["points"] == {"leader": "basket", "n": 1}
    assert influence(m)["followers"] == {}


@cites("16.6.2", "16.7")
def test_16_6_2_the_headman_loses_a_family_that_fails() -> None:
    m = two(two_players={"followers": {"A": "turquoise"}}, start={"activate": "A"})
    play(m, "> raid-new-mexico\n! cube red")
    assert influence(m)["followers"] == {}


@cites("16.6.2", "16.7")
def test_16_6_2_after_a_failure_the_rival_may_win_a_free_family() -> None:
    m = two(start={"activate": "A"})
    play(m, "> raid-new-mexico\n! cube red")
    assert seat(m) == "basket"
    play(m, "> sway-family A")
    assert influence(m)["followers"] == {"A": "basket"}


@cites("16.6.2", "16.7")
def test_16_6_2_the_rivals_own_failing_family_gives_him_an_elder() -> None:
    m = two(two_players={"followers": {"A": "basket"}}, start={"activate": "A"})
    play(m, "> raid-new-mexico\n! cube red")
    assert seat(m) == "basket"
    assert options(m) == ["sway-elder 1", "sway-elder 2", "no-influence"]
    play(m, "> sway-elder 2")
    assert influence(m)["elders"]["basket"] == [0, 1, 1, 0, 0, 0, 0]


@cites("16.6.2", "16.7")
def test_16_6_2_a_family_that_is_gone_cannot_be_won_an_elder_can() -> None:
    """Family A's last adult is taken in a raid, so the Family leaves the map."""
    m = two(
        families={"A": {"woman": 0, "child": 0}},
        start={"raid": {"placed": ["shiprock.1"], "left": 0}, "reaction_at": "shiprock.1"},
    )
    play(m, "> no-reaction\n> give-up man\n! die 6")
    assert plain(m)["families"]["A"]["at"] is None
    assert seat(m) == "basket"
    assert options(m) == ["sway-elder 1", "sway-elder 2", "no-influence"]


@cites("16.7")
def test_16_7_one_marker_with_two_sides() -> None:
    """The example: turquoise has 1; a point for basket makes 0, the next one turns the marker to basket 1."""
    m = two(
        two_players={"followers": {"A": "basket", "B": "basket"}, "points": {"leader": "turquoise", "n": 1}},
        start={"operation": "take-actions"},
    )
    play(m, "> activate A\n> raid-new-mexico\n! cube brown\n> claim-point A")
    assert influence(m)["points"] == {"leader": None, "n": 0}
    play(m, "> end-activation\n> activate B\n> raid-new-mexico\n! cube brown\n> claim-point B")
    assert influence(m)["points"] == {"leader": "basket", "n": 1}


@cites("16.6.3")
def test_16_6_3_a_point_for_military_before_the_passage_of_time() -> None:
    m = two(
        tracks={"military": 3, "morale": 4}, two_players={"points": {"leader": "basket", "n": 1}},
        start={"operation": "passage-of-time"},
    )  # fmt: skip
    assert seat(m) == "basket"
    play(m, "> spend-point")
    assert plain(m)["tracks"]["military"] == 4
    assert influence(m)["points"]["n"] == 0


@cites("16.6.3")
def test_16_6_3_not_while_military_is_as_high_as_morale() -> None:
    m = two(
        tracks={"military": 4, "morale": 4}, two_players={"points": {"leader": "basket", "n": 1}},
        start={"operation": "passage-of-time"},
    )  # fmt: skip
    assert "spend-point" not in options(m)


@cites("16.6.3")
def test_16_6_3_the_council_is_won_anew_and_the_card_passes() -> None:
    m = two(resources={"sheep": 1}, start={"operation": "passage-of-time"})
    play(m, "> done\n! die 6\n! die 6\n! die 1")  # nobody dies; land recovery
    assert seat(m) == "basket"
    assert options(m) == ["sway-elder 1", "sway-elder 2", "sway-elder 3"]
    play(m, "> sway-elder 2\n> sway-elder 3")
    assert influence(m)["elders"] == {"turquoise": [1, 0, 0, 0, 0, 0, 0], "basket": [0, 1, 1, 0, 0, 0, 0]}
    assert influence(m)["headman"] == "basket"


# -- 16.8 --------------------------------------------------------------------------------------------------------------
def carson(**more: Any) -> Match:
    position: dict[str, Any] = {
        "scenario": "rope",
        "tracks": {"military": 8, "culture": 5, "morale": 9},
        "families": dict.fromkeys("BCDE"),
        "territories": {t: {"drought": 0} for t in ("shiprock", "san-juan", "zuni", "hopi")},
        "areas": {"shiprock.1": {"rancho": False}, "san-juan.1": {"rancho": False}},
        "resources": {"horse": 2, "sheep": 1, "firearms": 0},
        "developments": [],
    }
    return two(**{**position, **more})


def at_step(m: Match, step: str, **values: Any) -> Match:
    """Put the match at a step of the rules that no start point names."""
    m.position.stack.clear()
    push(m.position, m.game.book.steps[step], **values)
    m.game.book.run(m.position)
    return m


@cites("16.8")
@pytest.mark.parametrize(
    ("points", "who"),
    [({"leader": "basket", "n": 1}, "basket"), ({"leader": "turquoise", "n": 3}, "turquoise"), ({"n": 0}, "turquoise")],
)
def test_16_8_who_leads_in_points_answers_the_ultimatum(points: dict[str, Any], who: str) -> None:
    m = at_step(carson(two_players={"points": points}), "campaign.ultimatum")
    assert seat(m) == who
    assert options(m)[:2] == ["all-out-war", "strongholds"]


@cites("16.8")
def test_16_8_the_lower_bid_is_paid_and_the_higher_makes_the_headman() -> None:
    m = carson(families={**dict.fromkeys("BCDE"), "A": {"at": "shiprock.3"}})
    at_step(m, "campaign.next-column", seq=(0,))
    assert seat(m) == "turquoise"
    play(m, "> bid 1")
    assert seat(m) == "basket"
    play(m, "> bid 3")
    assert influence(m)["headman"] == "basket"
    play(m, "> no-reaction")
    assert seat(m) == "turquoise"  # who bid less pays what was bid
    assert "done" not in options(m)
    play(m, "> appease horse\n! die 2")  # 2 - 1 + 3 = 4, Area 3 is reached
    play(m, "> give-up child")
    assert plain(m)["families"]["A"]["at"] == "shiprock:caught"
    assert influence(m)["points"] == {"leader": "turquoise", "n": 1}  # the rival of the new Headman


# -- views -------------------------------------------------------------------------------------------------------------
@cites("16.5.3")
def test_views_hide_the_other_hand() -> None:
    m = two(two_players={"hands": {"turquoise": [8], "basket": [40]}}, start={"card": 32, "segment": "preempt"})
    seen = m.game.view(m.position, "turquoise")
    assert seen["two_players"]["hands"] == {"turquoise": [8], "basket": 1}
    assert 40 in seen["deck"]["unseen"]
    assert m.game.view(m.position, "basket")["two_players"]["hands"] == {"turquoise": 1, "basket": [40]}


def test_two_players_need_their_option() -> None:
    with pytest.raises(ValueError, match="only with the option"):
        match(two_players=COUNCIL)
    with pytest.raises(Refusal):
        two(start={"card": 32, "segment": "preempt"}).choose("no-such-thing")
    assert "headman" not in names(match(start={"card": 32}))
