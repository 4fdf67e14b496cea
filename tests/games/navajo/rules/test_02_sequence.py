"""Section 2: the card drawn, its segments in their order, and the Discard Phase."""

from __future__ import annotations

import pytest

from tests.games.navajo.rules.kit import away, go, refused, request, step, values, verbs
from tests.support import cites, match, names, options, plain

DEAR = {"active": ["f", "A", "B", "C", "D", "E"]}  # a Raid of 11 on top: the enemy cannot pay for it
QUIET = "! dice 5 6"  # flips far below that Raid


# -- 2.1 ---------------------------------------------------------------------------------------------------------------
@cites("2.1")
def test_2_1_any_card_of_the_top_pile_can_come():
    """The first pile of the scenario is nine cards, one of them #41; the other eight are any of the forty."""
    m = match(scenario="rise")
    odds = dict(request(m).odds())
    assert len(odds) == 41
    assert str(odds[41]) == "1/9"
    assert {str(chance) for card, chance in odds.items() if card != 41} == {"1/45"}  # 8/9 over 40 cards


@cites("2.1")
def test_2_1_a_drawn_card_is_not_in_the_deck_any_more():
    m = match(scenario="rise")
    p = go(m, "! card 08")
    assert (p["card"], p["deck_left"]) == (8, 17)
    p = go(m, "> discard-card")
    assert 8 not in request(m).values


@cites("2.1")
def test_2_1_cards_whose_order_is_known_come_in_that_order():
    m = match(deck={"top": [40, 26]})
    assert plain(m)["card"] == 40
    go(m, "> discard-card")
    assert plain(m)["card"] == 26


# -- 2.2.1 -------------------------------------------------------------------------------------------------------------
@cites("2.2.1")
@pytest.mark.parametrize(("ap", "may"), [(2, False), (3, True), (4, True)])
def test_2_2_1_pre_emption_costs_the_cards_price(ap, may):
    """Card 32 asks for 3 APs."""
    m = match(tracks={"ap": ap}, display=DEAR, start={"card": 32, "segment": "preempt"})
    if not may:
        assert step(m) == "dice.roll-pair"  # the enemy's segment has begun
        return
    assert options(m) == ["preempt", "wait"]
    p = go(m, "> preempt")
    assert p["tracks"]["ap"] == ap - 3
    assert options(m)[:3] == ["planning", "take-actions", "passage-of-time"]


@cites("2.2.1", "4/2")
@pytest.mark.parametrize(("choice", "enemy_ap"), [("preempt", 4), ("wait", 5)])
def test_2_2_1_the_enemy_has_two_ap_figures(choice, enemy_ap):
    """Card 15: 4 for an enemy who was pre-empted, 5 for one who was not."""
    m = match(tracks={"ap": 3}, elders=[0] * 7, display=DEAR, start={"card": 15, "segment": "preempt"})
    go(m, f"> {choice}")
    if choice == "preempt":
        go(m, "> take-actions\n> end-operation")
    assert plain(m)["tracks"]["enemy_ap"] == enemy_ap


@cites("2.2.1")
def test_2_2_1_each_side_has_one_segment_and_the_enemy_is_first():
    m = match(tracks={"ap": 0}, display=DEAR, start={"card": 15, "segment": "preempt"})
    go(m, f"{QUIET}\n> take-actions\n> end-operation")
    told = [n for n in names(m) if n in ("instruction-dice", "operation", "major-event", "minor-event")]
    assert told == ["instruction-dice", "operation", "major-event", "minor-event"]


@cites("2.2.1")
def test_2_2_1_pre_emption_turns_the_segments_round():
    m = match(tracks={"ap": 3}, display=DEAR, start={"card": 15, "segment": "preempt"})
    go(m, f"> preempt\n> take-actions\n> end-operation\n{QUIET}")
    told = [n for n in names(m) if n in ("instruction-dice", "operation", "major-event", "minor-event")]
    assert told == ["operation", "instruction-dice", "major-event", "minor-event"]


@cites("2.2.1", "10.2/ap")
@pytest.mark.parametrize(("ap", "goods", "asked"), [(2, 2, True), (2, 1, False), (1, 3, False), (1, 4, True)])
def test_2_2_1_trade_goods_may_bring_the_missing_aps(ap, goods, asked):
    """Two Trade Goods for an AP: asked only if they suffice for the price of 3."""
    start = {"card": 32, "segment": "preempt"}
    m = match(tracks={"ap": ap}, resources={"trade_goods": goods}, display=DEAR, start=start)
    assert (step(m) == "sequence.preempt") == asked
    if asked:
        refused(m, "preempt")
        go(m, "> goods-ap\n" * (3 - ap) + "> preempt")
        assert plain(m)["tracks"]["ap"] == 0


@cites("2.2.1", "10.1", "10.2/ap")
@pytest.mark.parametrize(("sheep", "asked"), [(2, False), (3, True)])
def test_2_2_1_animals_may_bring_the_missing_goods(sheep, asked):
    """One Trade Good and 2 APs: three sheep buy the second Trade Good, the two the third AP."""
    m = match(
        tracks={"ap": 2}, resources={"trade_goods": 1, "sheep": sheep}, display=DEAR,
        start={"card": 32, "segment": "preempt"},
    )  # fmt: skip
    assert (step(m) == "sequence.preempt") == asked
    if asked:
        go(m, "> barter 0 3\n> goods-ap\n> preempt")


@cites("2.2.1", "4.1.3")
def test_2_2_1_enemy_aps_are_kept_from_card_to_card():
    """7 APs of earlier cards and 5 of this one: 12 pay for the Raid of 11 that 5 could not."""
    m = match(
        tracks={"ap": 0, "enemy_ap": 7}, display=DEAR, families={"A": {"at": "shiprock.6"}, **away("B", "C")},
        start={"card": 15, "segment": "preempt"},
    )  # fmt: skip
    p = go(m, "! dice 5 6")
    assert p["tracks"]["enemy_ap"] == 1
    assert values(m, "instruction")[0]["cost"] == 11


@cites("2.2.1", "2.3.5")
def test_2_2_1_pre_emption_lasts_for_its_card_only():
    """Card 37 pre-empted gives the enemy 2; card 15 after it, with no AP left to pre-empt, the full 5."""
    m = match(tracks={"ap": 1}, display=DEAR, deck={"top": [15]}, start={"card": 37, "segment": "preempt"})
    p = go(m, f"> preempt\n> take-actions\n> end-operation\n{QUIET}\n! die 3\n! die 6")
    assert (p["card"], p["tracks"]["enemy_ap"]) == (15, 7)


# -- 2.2.2, 2.2.3 ------------------------------------------------------------------------------------------------------
@cites("2.2.2")
def test_2_2_2_a_ceremony_card_has_only_its_major_event():
    m = match(tracks={"ap": 9}, start={"card": 40, "segment": "draw"})
    assert options(m)[:2] == ["take-card", "discard-card"]
    p = go(m, "> take-card")
    assert p["hand"] == [40]
    assert step(m) == "sequence.draw"  # no Operations, no Minor Event, no check


@cites("2.2.2", "2.2.4")
def test_2_2_2_a_historical_card_has_no_operations_segment():
    m = match(tracks={"ap": 9}, start={"card": 42, "segment": "draw"})
    assert options(m)[:2] == ["victory-check", "good-medicine"]


@cites("2.2.2", "3.1/1")
def test_2_2_2_the_major_event_follows_the_operations():
    """Card 21, Firearms Acquired: the counter is there only after both segments."""
    m = match(display=DEAR, tracks={"ap": 0}, start={"card": 21, "segment": "preempt"})
    go(m, QUIET)
    assert plain(m)["resources"]["firearms"] == 0
    p = go(m, "> take-actions\n> end-operation")
    assert p["resources"]["firearms"] == 1


@cites("2.2.3", "7.2.1", "7.2.2", "7.2.3", "7.2.4")
@pytest.mark.parametrize(
    ("card", "event_dice", "minor_dice", "event"),
    [(32, "! cube brown", "! die 3", "drought"), (24, "", "! die 3", "drought-ends"), (15, "", "! die 3", "swapped"),
     (37, "! die 3", "! die 3", "reset")],
)  # fmt: skip
def test_2_2_3_four_minor_events(card, event_dice, minor_dice, event):
    """Each is told once the Major Event is over; of 37 both dice are the Intruder's, its reset needs none."""
    m = match(
        territories={"zuni": {"drought": 1}}, cubes={"raided": {"white": 1}}, start={"card": card, "segment": "major"}
    )
    go(m, event_dice)
    assert event not in names(m)
    go(m, minor_dice)
    assert event in names(m)
    assert step(m) == "sequence.draw"


@cites("2.2.3", "10.2/cancel")
@pytest.mark.parametrize(("goods", "asked"), [(2, False), (3, True)])
def test_2_2_3_three_trade_goods_cancel_it(goods, asked):
    m = match(resources={"trade_goods": goods}, start={"card": 32, "segment": "minor"})
    if not asked:
        assert step(m) == "dice.roll-one"
        return
    assert options(m) == ["allow-event", "cancel-event"]
    p = go(m, "> cancel-event")
    assert p["resources"]["trade_goods"] == 0
    assert sum(t["drought"] for t in p["territories"].values()) == 0
    assert step(m) == "sequence.draw"


# -- 2.2.4 -------------------------------------------------------------------------------------------------------------
@cites("2.2.4", "8.1")
def test_2_2_4_good_medicine_or_a_victory_check():
    """Good Medicine for one black cube leaves the tracks alone; a check would take Morale off Military."""
    m = match(start={"card": 42, "segment": "victory-check"})
    p = go(m, "> good-medicine")
    assert p["tracks"]["military"] == 5
    assert p["cubes"]["subjugation"]["black"] == 1
    assert p["outcome"] is not None  # card 42 ends the scenario


@cites("2.2.4")
def test_2_2_4_operations_and_ceremony_cards_have_no_check():
    m = match(start={"card": 40, "segment": "major"})
    go(m, "> discard-card")
    assert "check-land" not in names(m)
    m = match(start={"card": 37, "segment": "minor"})
    assert step(m) == "sequence.draw"


# -- 2.3.1 -------------------------------------------------------------------------------------------------------------
def by_forts(*letters):
    """The Fearing Time with these Families at Fort Defiance, the others far from it."""
    return {x: {"at": "hopi.1" if x in letters else "black-mesa.2"} for x in "ABCDE"}


@cites("2.3.1")
@pytest.mark.parametrize(("families", "die", "hit"), [("A", 1, 1), ("A", 2, 0), ("AB", 2, 1), ("AB", 3, 0)])
def test_2_3_1_a_die_of_at_most_the_families_at_forts(families, die, hit):
    m = match(scenario="fearing", families=by_forts(*families), start={"card": 22, "segment": "discard"})
    go(m, f"! die {die}")
    assert (step(m) == "sequence.fort-toll") == hit


@cites("2.3.1", "13/fort")
def test_2_3_1_families_at_both_forts_count_together_and_cost_one_point():
    families = {**by_forts("A", "B"), "C": {"at": "zuni.1"}}
    m = match(scenario="fearing", families=families, start={"card": 22, "segment": "discard"})
    go(m, "! die 3")
    assert options(m) == ["lose-culture", "lose-military"]
    p = go(m, "> lose-military")
    assert (p["tracks"]["culture"], p["tracks"]["military"]) == (5, 4)


@cites("2.3.1")
def test_2_3_1_no_roll_without_a_family_at_a_fort():
    """In the Territory of a Fort is not in its Area."""
    families = {x: {"at": "hopi.2"} for x in "ABCDE"}
    m = match(scenario="fearing", families=families, start={"card": 22, "segment": "discard"})
    assert step(m) == "sequence.draw"


@cites("2.3.1", "1.7.4/convert")
@pytest.mark.parametrize(("culture", "military", "after"), [(0, 3, (0, 2)), (3, 0, (2, 0))])
def test_2_3_1_nobody_is_asked_for_a_point_that_is_not_there(culture, military, after):
    m = match(
        scenario="fearing", families=by_forts("A"), tracks={"culture": culture, "military": military},
        start={"card": 22, "segment": "discard"},
    )  # fmt: skip
    p = go(m, "! die 1")
    assert (p["tracks"]["culture"], p["tracks"]["military"]) == after


@cites("2.3.1", "2.3.2", "12.1")
def test_2_3_1_the_last_point_lost_here_loses_the_game():
    """The toll comes before the conditions of 12.1 are looked at."""
    m = match(
        scenario="fearing", families=by_forts("A"), tracks={"culture": 1, "military": 0},
        start={"card": 22, "segment": "discard"},
    )  # fmt: skip
    assert go(m, "! die 1")["outcome"] == {"result": "major-defeat", "why": "both-zero"}


@cites("2.3.1")
def test_2_3_1_ruling_always():
    m = match(
        scenario="fearing", families=by_forts("A"), rulings={"fort-discard-loss": "always"},
        start={"card": 22, "segment": "discard"},
    )  # fmt: skip
    assert options(m) == ["lose-culture", "lose-military"]


@cites("2.3.1", "10.2/reroll")
def test_2_3_1_the_die_may_be_rolled_again_for_goods():
    m = match(
        scenario="fearing", families=by_forts("A"), resources={"trade_goods": 3},
        start={"card": 22, "segment": "discard"},
    )  # fmt: skip
    go(m, "! die 1\n> reroll\n! die 2")
    assert step(m) == "sequence.draw"


# -- 2.3.2 to 2.3.5 ----------------------------------------------------------------------------------------------------
@cites("2.3.2", "12.1")
@pytest.mark.parametrize(("culture", "military", "lost"), [(0, 0, True), (1, 0, False), (0, 1, False)])
def test_2_3_2_defeat_is_checked(culture, military, lost):
    m = match(tracks={"culture": culture, "military": military}, start={"card": 22, "segment": "discard"})
    assert (plain(m)["outcome"] is not None) == lost


@cites("2.3.2", "12.2")
@pytest.mark.parametrize(("die", "won"), [(1, False), (2, True)])
def test_2_3_2_victory_is_checked(die, won):
    """Morale 0 and one Mission: the die must exceed 1; otherwise Morale is 1."""
    m = match(tracks={"morale": 0}, areas={"zuni.4": {"mission": True}}, start={"card": 22, "segment": "discard"})
    p = go(m, f"! die {die}")
    assert (p["outcome"] == {"result": "major-victory", "why": "automatic"}) == won
    assert p["tracks"]["morale"] == (0 if won else 1)


@cites("2.3.2", "12.2")
def test_2_3_2_morale_that_recovers_in_time_is_not_zero():
    """Morale is looked at here and nowhere else: one point is enough to go on."""
    m = match(tracks={"morale": 1}, start={"card": 22, "segment": "discard"})
    assert step(m) == "sequence.draw"


@cites("2.3.3")
def test_2_3_3_a_card_is_discarded():
    m = match(start={"card": 22, "segment": "discard"})
    assert plain(m)["discards"] == [22]


@cites("2.3.3", "6.1.1")
@pytest.mark.parametrize(("card", "stays"), [(41, True), (43, False)])
def test_2_3_3_a_card_with_a_lasting_effect_stays(card, stays):
    m = match(scenario="duenos", start={"card": card, "segment": "major"})
    go(m, "> good-medicine" if "good-medicine" in verbs(m) else "> victory-check")
    while m.position.request is None:
        m.choose(options(m)[0])
    p = plain(m)
    assert (card in p["events_in_play"], card in p["discards"]) == (stays, not stays)


@cites("2.3.3")
def test_2_3_3_a_ceremony_card_taken_is_in_hand_and_not_discarded():
    m = match(start={"card": 40, "segment": "major"})
    p = go(m, "> take-card")
    assert (p["hand"], p["discards"]) == ([40], [])


@cites("2.3.4")
def test_2_3_4_a_family_without_a_man_has_no_ferocity():
    m = match(
        families={"A": {"at": "shiprock.1", "man": 0, "ferocity": 3}, "B": {"at": "san-juan.1", "ferocity": 3}},
        start={"card": 22, "segment": "discard"},
    )
    p = plain(m)
    assert (p["families"]["A"]["ferocity"], p["families"]["B"]["ferocity"]) == (0, 3)


@cites("2.3.4", "1.6.1/family")
@pytest.mark.parametrize(("ruling", "now"), [("discard", 2), ("at-once", 0)])
def test_2_3_4_when_the_man_is_gone_it_keeps_its_ferocity_until_then(ruling, now):
    """The man becomes an elder in Passage of Time Step 1A."""
    m = match(
        families={"A": {"at": "shiprock.1", "ferocity": 2}}, rulings={"manless-ferocity": ruling},
        start={"operation": "passage-of-time"},
    )  # fmt: skip
    assert go(m, "> convert A man elder")["families"]["A"]["ferocity"] == now


@cites("2.3.5", "2.1")
def test_2_3_5_the_next_card_is_drawn():
    m = match(start={"card": 22, "segment": "discard"})
    assert request(m).kind == "card"


@cites("2.3.5", "12.3")
@pytest.mark.parametrize(("military", "result"), [(8, "major-victory"), (4, "minor-defeat")])
def test_2_3_5_the_scenario_ends_with_its_last_card(military, result):
    """Card 42 ends Rise of the People: Military less Morale (5), 3 or more is a major victory, -1 a minor defeat."""
    m = match(tracks={"military": military}, start={"card": 42, "segment": "discard"})
    assert plain(m)["outcome"]["result"] == result


@cites("2.3.5", "3.1/3")
def test_2_3_5_limits_of_a_card_are_forgotten_with_it():
    """A Family that elders changed on one card may be changed again on the next (3.1 Step 3)."""
    m = match(
        elders=[0, 0, 0, 0, 0, 0, 1], display=DEAR, tracks={"ap": 0}, deck={"top": [15]},
        start={"card": 37, "operation": "planning"},
    )  # fmt: skip
    go(m, "> elder 7 fiercer A\n! die 1\n> done")
    go(m, f"{QUIET}\n> planning")
    assert "elder 7 fiercer A" in options(m)
