"""Chapter 10: how Trade Goods are had, and all they are good for, without a flood of questions."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.driver import plain
from tests.support import cites, match, names, options, play


def at_table(**position: Any) -> Match:
    """The player is asked for his Operation: a moment like any other."""
    return match(**{"start": {"card": 21, "segment": "dine"}, **position})


def goods(m: Match) -> int:
    return plain(m)["resources"]["trade_goods"]


# -- 10.1 --------------------------------------------------------------------------------------------------------------
@cites("10.1")
def test_10_1_any_three_animals() -> None:
    m = at_table(resources={"horse": 2, "sheep": 2})
    assert [o for o in options(m) if o.startswith("barter ")] == ["barter 1 2", "barter 2 1"]
    m.choose("barter 2 1")
    p = plain(m)
    assert p["resources"] == {**p["resources"], "horse": 0, "sheep": 1, "trade_goods": 1}
    assert (p["out_of_play"]["horse"], p["out_of_play"]["sheep"], p["out_of_play"]["trade_goods"]) == (8, 7, 2)
    assert not [o for o in options(m) if o.startswith("barter")]


@cites("10.1")
def test_10_1_horses_in_family_boxes_are_not_spent() -> None:
    m = at_table(families={"A": {"at": "shiprock.1", "horse": 1}}, resources={"horse": 1, "sheep": 1})
    assert not [o for o in options(m) if o.startswith("barter")]


@cites("10.1")
@pytest.mark.parametrize(
    ("stock", "prices"),
    [
        ([6], ["barter-corn 6"]),
        ([5], []),
        ([2, 4], ["barter-corn 2 4"]),
        # 3+4 and 2+5 are enough; 2+3+4 would throw the 2 away, and no change is given
        ([2, 3, 4, 5], ["barter-corn 2 4", "barter-corn 2 5", "barter-corn 3 4", "barter-corn 3 5", "barter-corn 4 5"]),
    ],
)
def test_10_1_six_points_of_corn(stock: list[int], prices: list[str]) -> None:
    m = at_table(resources={"corn": stock})
    assert [o for o in options(m) if o.startswith("barter-corn")] == prices


@cites("10.1")
def test_10_1_no_change_is_given() -> None:
    m = at_table(resources={"corn": [4, 5]})
    m.choose("barter-corn 4 5")
    assert goods(m) == 1
    assert plain(m)["resources"]["corn"] == []


@cites("10.1", "1.6.1/limits")
def test_10_1_only_available_counters() -> None:
    """Six of the nine are set aside until Weaving releases them; with the other three in Resources none is left."""
    m = at_table(resources={"trade_goods": 3, "horse": 3, "corn": [6]})
    assert plain(m)["out_of_play"]["trade_goods"] == 0
    assert not [o for o in options(m) if o.startswith("barter")]


@cites("10.1", "3.1/4")
def test_10_1_in_planning() -> None:
    m = match(tracks={"ap": 2}, elders=[0] * 7, start={"card": 21, "operation": "planning"})
    play(m, "> buy-goods\n> buy-goods")
    assert (goods(m), plain(m)["tracks"]["ap"]) == (2, 0)


@cites("10.1", "3.2.7")
def test_10_1_at_a_fort() -> None:
    m = match(scenario="fearing", families={"C": {"at": "zuni.1"}}, start={"activate": "C"})
    assert [o for o in options(m) if o.startswith("trade")][-1] == "trade 3"  # three are available
    m.choose("trade 3")
    assert (goods(m), plain(m)["tracks"]["culture"]) == (3, 4)


# -- 10.2: 2 for 1 AP --------------------------------------------------------------------------------------------------
@cites("10.2/ap")
@pytest.mark.parametrize(("have", "ap", "offered"), [(2, 0, True), (1, 0, False), (2, 19, False)])
def test_10_2_ap_two_for_one(have: int, ap: int, offered: bool) -> None:
    m = at_table(resources={"trade_goods": have}, tracks={"ap": ap})
    assert ("goods-ap" in options(m)) is offered
    if offered:
        m.choose("goods-ap")
        assert (goods(m), plain(m)["tracks"]["ap"]) == (0, 1)


@cites("10.2/ap", "2.2.1")
def test_10_2_ap_may_buy_the_preemption() -> None:
    """Card 21 asks 2 AP; 1 AP and two Trade Goods are enough, so the question is put."""
    m = match(resources={"trade_goods": 2}, tracks={"ap": 1}, start={"card": 21})
    assert options(m) == ["wait", "goods-ap"]
    m.choose("goods-ap")
    assert options(m) == ["preempt", "wait"]


@cites("10.2/ap", "5.1.2")
@pytest.mark.parametrize(("have", "asked"), [(2, True), (1, False)])
def test_10_2_ap_may_buy_a_harassment(have: int, asked: bool) -> None:
    """Nobody stands where the raiders are and there are no AP, but two Trade Goods would bring one."""
    start = {"raid": {"placed": ["shiprock.1"], "left": 1}, "reaction_at": "shiprock.1"}
    families = {"A": {"at": "shiprock.4"}}
    m = match(families=families, resources={"trade_goods": have}, tracks={"ap": 0}, start=start)
    assert (options(m)[:1] == ["no-reaction"]) is asked
    if asked:
        assert options(m) == ["no-reaction", "goods-ap"]
        m.choose("goods-ap")
        assert "harass shiprock.2" in options(m)


# -- 10.2: 2 cancel a flip ---------------------------------------------------------------------------------------------
@cites("10.2/flip")
def test_10_2_flip_each_flip_has_its_price() -> None:
    """Rows 3 and 4 hold C and D, neither striped."""
    m = match(resources={"trade_goods": 4}, start={"card": 21, "segment": "enemy"})
    play(m, "! 3 4\n> keep")
    assert options(m) == ["let-flip 3", "cancel-flip 3", "let-all-flip"]
    play(m, "> cancel-flip 3\n> cancel-flip 4")
    assert [e.values["row"] for e in m.log if e.name == "flip-cancelled"] == [3, 4]
    assert "flipped" not in names(m)
    assert goods(m) == 0


@cites("10.2/flip")
def test_10_2_flip_not_a_swap_and_not_a_striped_counter() -> None:
    m = match(resources={"trade_goods": 2}, start={"card": 21, "segment": "enemy"})
    m.chance("dice 3 3")
    assert "swapped" in names(m)
    assert not any(o.startswith("cancel-flip") for o in options(m))
    m = match(resources={"trade_goods": 2}, start={"card": 21, "segment": "enemy"})
    m.chance("dice 1 2")  # A and B are striped
    assert names(m).count("striped") == 2
    assert not any(o.startswith("cancel-flip") for o in options(m))


@cites("10.2/flip")
def test_10_2_flip_one_answer_for_all() -> None:
    m = match(resources={"trade_goods": 4}, start={"card": 21, "segment": "enemy"})
    play(m, "! 3 4\n> keep\n> let-all-flip")
    assert names(m).count("flipped") == 2


# -- 10.2: 3 for an animal ---------------------------------------------------------------------------------------------
@cites("10.2/animal")
@pytest.mark.parametrize("kind", ["horse", "sheep"])
def test_10_2_animal_three_for_one(kind: str) -> None:
    m = at_table(resources={"trade_goods": 3})
    m.choose(f"goods-animal {kind}")
    assert (goods(m), plain(m)["resources"][kind]) == (0, 1)


@cites("10.2/animal", "1.6.1/limits")
def test_10_2_animal_only_from_out_of_play() -> None:
    m = at_table(resources={"trade_goods": 3, "horse": 8})
    assert [o for o in options(m) if o.startswith("goods-animal")] == ["goods-animal sheep"]


@cites("10.2/animal", "3.3/5")
def test_10_2_animal_for_the_hungry() -> None:
    """Twelve people, and land for three: three Trade Goods bring a sheep, which feeds four of the nine others."""
    families = {"A": {"at": "canyon.1"}, "B": {"at": "canyon.1"}, "C": {"at": "canyon.1"}}
    m = match(families=families, elders=[3, 0, 0, 0, 0, 0, 0], resources={"trade_goods": 3},
              start={"operation": "passage-of-time"})  # fmt: skip
    m.choose("done")  # nobody is converted
    assert "goods-animal sheep" in options(m)
    m.choose("goods-animal sheep")
    if "eat-sheep" in options(m):
        m.choose("eat-sheep")
    hungry = 0
    while any(o.startswith("hungry") for o in options(m)):
        m.choose(next(o for o in options(m) if o.startswith("hungry")))
        hungry += 1
    assert hungry == 5


# -- 10.2: 3 re-roll ---------------------------------------------------------------------------------------------------
@cites("10.2/reroll")
def test_10_2_reroll_again_and_again_and_the_last_counts() -> None:
    m = match(resources={"trade_goods": 6}, developments=["weaving.1", "weaving.2"],
              families={"A": {"at": "shiprock.3"}}, start={"activate": "A"})  # fmt: skip
    play(m, "> council\n! 2\n> reroll\n! 1\n> reroll\n! 2")
    # the Area's Value is 3: none of the three rolls does, and nothing is left for a fourth
    assert plain(m)["tracks"]["ap"] == 3
    assert goods(m) == 0


@cites("10.2/reroll", "4/3")
def test_10_2_reroll_both_dice_of_a_pair() -> None:
    m = match(resources={"trade_goods": 3}, start={"card": 21, "segment": "enemy"})
    m.chance("dice 3 4")
    assert options(m) == ["keep", "reroll", "keep-all"]
    m.choose("reroll")
    assert m.position.request is not None
    assert m.position.request.kind == "dice"
    m.chance("dice 5 5")
    assert next(e.values["dice"] for e in m.log if e.name == "instruction-dice") == [5, 5]


@cites("10.2/reroll")
def test_10_2_reroll_quiet_for_the_rest_of_the_card() -> None:
    m = match(resources={"trade_goods": 3}, elders=[0, 1, 1, 1, 0, 0, 0], start={"card": 21, "segment": "dine"})
    play(m, "> planning\n> elder 5 ap\n! 4\n> keep-all\n> elder 4 ap\n! 5")
    assert options(m)[0].startswith("elder 3")


@cites("10.2/reroll", "2.1")
def test_10_2_reroll_is_offered_again_on_the_next_card() -> None:
    m = match(resources={"trade_goods": 3}, deck={"top": [22]}, start={"card": 21, "segment": "minor"})
    play(m, "> allow-event\n! 1\n> keep-all\n> wait\n! 3 4")
    assert options(m) == ["keep", "reroll", "keep-all"]


@cites("10.2/reroll")
def test_10_2_reroll_asks_nothing_after_a_result_nobody_would_give_up() -> None:
    """A council in Area 3 succeeds with a 3: the AP is there, and no question is asked about it."""
    m = match(resources={"trade_goods": 3}, families={"A": {"at": "shiprock.3"}}, start={"activate": "A"})
    play(m, "> council\n! 3")
    assert "reroll" not in options(m)
    assert plain(m)["tracks"]["ap"] == 4


@cites("10.2/reroll", "3.2.2")
@pytest.mark.parametrize(("die", "asked"), [(3, True), (1, False)])
def test_10_2_reroll_of_a_die_that_is_only_dear(die: int, asked: bool) -> None:
    """Leaving a Fort for zuni.2 with 3 + 2 of six MPs succeeds, but a lower die would leave more of them."""
    m = match(scenario="fearing", resources={"trade_goods": 3}, start={"activate": "C"})
    play(m, f"> leave-fort zuni.2\n! {die}")
    assert ("reroll" in options(m)) is asked


@cites("10.2/reroll")
def test_10_2_reroll_asks_nothing_without_three() -> None:
    m = match(resources={"trade_goods": 2}, families={"A": {"at": "shiprock.3"}}, start={"activate": "A"})
    play(m, "> council\n! 3")
    assert plain(m)["tracks"]["ap"] == 4


# -- 10.2: 3 redraw a cube ---------------------------------------------------------------------------------------------
@cites("10.2/redraw")
def test_10_2_redraw_in_an_own_raid() -> None:
    m = match(resources={"trade_goods": 3}, start={"activate": "A"})
    play(m, "> raid-new-mexico\n! red")
    assert options(m) == ["keep", "redraw goods", "keep-all-cubes"]
    play(m, "> redraw goods\n! brown")
    p = plain(m)
    assert (p["cubes"]["subjugation"]["red"], p["cubes"]["pool"]["red"]) == (0, 3)
    assert (p["cubes"]["raided"]["brown"], p["resources"]["horse"], p["resources"]["trade_goods"]) == (1, 1, 0)


@cites("10.2/redraw", "4.2.10")
def test_10_2_redraw_when_the_enemy_subjugates() -> None:
    m = match(resources={"trade_goods": 3}, start={"instruction": "subjugate", "ap": 1})
    play(m, "! red\n> redraw goods\n! white")
    assert plain(m)["cubes"]["subjugation"]["red"] == 0
    assert plain(m)["cubes"]["recovery"]["white"] == 1


@cites("10.2/redraw")
def test_10_2_redraw_quiet_for_the_rest_of_the_card() -> None:
    m = match(resources={"trade_goods": 3}, start={"instruction": "subjugate", "ap": 3})
    play(m, "! white\n> keep-all-cubes\n! black\n! red")
    assert plain(m)["cubes"]["subjugation"]["red"] == 1


# -- 10.2: 3 cancel an event -------------------------------------------------------------------------------------------
@cites("10.2/cancel", "2.2.3")
def test_10_2_cancel_a_minor_event() -> None:
    m = match(resources={"trade_goods": 3}, start={"card": 21, "segment": "minor"})
    assert options(m) == ["allow-event", "cancel-event"]
    m.choose("cancel-event")
    assert "event-cancelled" in names(m)
    assert goods(m) == 0
    assert m.position.request is None or m.position.request.kind == "card"


@cites("10.2/cancel")
def test_10_2_cancel_asks_nothing_without_three() -> None:
    m = match(resources={"trade_goods": 2}, start={"card": 21, "segment": "minor"})
    assert m.position.request is not None
    assert m.position.request.kind == "die"


@cites("10.2/cancel", "13/ceremony")
def test_10_2_cancel_one_enemy_way() -> None:
    """Two cards in hand: each cancelled Enemy Way costs three."""
    m = match(hand=[8, 10], resources={"trade_goods": 3}, start={"card": 40, "segment": "major"})
    assert options(m)[:4] == ["enemy-way 08", "enemy-way 10", "cancel-way 08", "cancel-way 10"]
    m.choose("cancel-way 08")
    p = plain(m)  # card 10 had to be carried out at once, as nothing is left to cancel it with
    assert (p["tracks"]["enemy_ap"], p["tracks"]["morale"], p["tracks"]["enemy_ferocity"]) == (0, 6, 5)
    assert p["resources"]["trade_goods"] == 0
    assert sorted(p["hand"]) == [8, 10]


# -- an Intruder's Trade Goods -----------------------------------------------------------------------------------------
@cites("10.2/ap", "13/intruder")
def test_10_2_an_intruders_goods_are_spent_last_and_return_to_the_cup() -> None:
    m = at_table(resources={"trade_goods": 1, "intruder_trade_goods": 1})
    before = sum(m.position.intruder_unseen)
    m.choose("goods-ap")
    p = plain(m)
    assert (p["resources"]["trade_goods"], p["resources"]["intruder_trade_goods"]) == (0, 0)
    assert p["out_of_play"]["trade_goods"] == 3
    assert sum(m.position.intruder_unseen) == before + 1


@cites("10.2/ap")
def test_10_2_not_between_a_die_and_its_result() -> None:
    """Only what changes that very roll is offered there."""
    m = match(resources={"trade_goods": 3, "horse": 3}, families={"A": {"at": "shiprock.3"}}, start={"activate": "A"})
    play(m, "> council\n! 2")
    assert options(m) == ["keep", "reroll", "keep-all"]
