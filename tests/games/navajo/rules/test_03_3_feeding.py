"""Section 3.3, Steps 5 and 6: people are fed, animals graze; optional rules 15.1 and 15.3."""

from __future__ import annotations

import pytest

from tests.games.navajo.rules.kit import OUT, away, go, refused, step, values, verbs
from tests.support import cites, match, options, plain

ONE_LAND = {"A": {"at": "canyon.1"}, "B": {"at": "canyon.1"}, "C": {"at": "canyon.2"}}  # nine people, land for three


def passage(elders=0, **position):
    """Passage of Time up to its first question after Step 1; elders stand in the box that is safe from death."""
    m = match(**{"elders": [elders, 0, 0, 0, 0, 0, 0], **position}, start={"operation": "passage-of-time"})
    go(m, "> done")
    return m


def of(m, verb):
    return {x for x in options(m) if x.split()[0] == verb}


def hunger(m):
    return values(m, "hunger")[0]


# -- Step 5: what the land gives ---------------------------------------------------------------------------------------
@cites("3.3/5", "13/arability")
@pytest.mark.parametrize(
    ("families", "land"),
    [
        ({}, 9),  # three Territories at 3
        ({"B": {"at": "shiprock.5"}}, 6),  # two Families in one Territory are fed like one
        (ONE_LAND, 3),
    ],
)
def test_3_3_5_each_occupied_territory_feeds_its_arability_once(families, land):
    assert hunger(passage(families=families)) == {"people": 9, "land": land}


@cites("3.3/5", "13/arability", "1.6.1/drought")
@pytest.mark.parametrize(("droughts", "rancho", "land"), [(0, 0, 9), (1, 0, 8), (2, 0, 7), (0, 1, 8), (2, 1, 6)])
def test_3_3_5_droughts_and_ranchos_take_one_each(droughts, rancho, land):
    m = passage(territories={"shiprock": {"drought": droughts}}, areas={"shiprock.4": {"rancho": rancho}})
    assert hunger(m)["land"] == land


@cites("3.3/5", "13/arability")
def test_3_3_5_missions_and_empty_territories_do_not_count():
    m = passage(territories={"hopi": {"drought": 2}}, areas={"shiprock.4": {"mission": True}})
    assert hunger(m)["land"] == 9


@cites("3.3/5")
def test_3_3_5_elders_eat_too():
    assert hunger(passage(elders=4))["people"] == 13


# -- Step 5: corn and sheep --------------------------------------------------------------------------------------------
@cites("3.3/5", "1.6.1/sheep")
@pytest.mark.parametrize(("elders", "eaten", "hungry"), [(0, 0, 0), (1, 1, 0), (4, 1, 0), (5, 2, 0)])
def test_3_3_5_a_sheep_feeds_up_to_four_and_must_be_given(elders, eaten, hungry):
    """One sheep and the one bred; as many are eaten as the hungry need, the excess is lost."""
    m = passage(elders=elders, resources={"sheep": 1})
    p = plain(m)
    assert (2 - p["resources"]["sheep"], sum(p["elders"])) == (eaten, elders - hungry)
    assert step(m) == "dice.roll-one"


@cites("3.3/5", "1.5.1")
def test_3_3_5_the_player_says_from_what():
    """One is hungry: corn or a sheep, which the player likes; nothing else is offered while there is food."""
    m = passage(elders=1, resources={"sheep": 1, "corn": [2, 3]})
    assert options(m) == ["eat-corn 2", "eat-corn 3", "eat-sheep"]
    p = go(m, "> eat-corn 3")
    assert p["resources"]["sheep"] == 2
    assert p["resources"]["corn"] == []  # the rest goes back to the cup


@cites("3.3/5")
def test_3_3_5_nobody_may_go_hungry_while_there_is_food():
    """Six hungry, corn 2 and two sheep: no way to say no before all is eaten that is needed."""
    m = passage(families=ONE_LAND, resources={"sheep": 1, "corn": [2]})
    go(m, "> eat-corn 2")
    assert plain(m)["resources"]["sheep"] == 1  # one sheep for the other four, without a question
    assert step(m) == "dice.roll-one"


@cites("3.3/5")
def test_3_3_5_excess_is_not_saved():
    """Five hungry: corn 4 and a corn of 3 feed them; 2 points are lost."""
    m = passage(elders=5, resources={"corn": [3, 4]}, tracks={"culture": 1})
    p = go(m, "> done\n> eat-corn 4")
    assert p["resources"]["corn"] == []
    assert sum(p["elders"]) == 5


# -- Step 5: hunger ----------------------------------------------------------------------------------------------------
@cites("3.3/5", "1.5.1")
def test_3_3_5_the_player_says_who_goes_hungry():
    m = passage(elders=2, families={"B": OUT, "C": OUT}, resources={"sheep": 0})  # five people, land for three
    assert set(options(m)) == {"hungry A man", "hungry A woman", "hungry A child", "hungry-elder 1"}
    go(m, "> hungry A child")
    assert "hungry A child" not in options(m)  # nobody twice
    p = go(m, "> hungry-elder 1")
    assert (p["families"]["A"]["child"], p["elders"][0]) == (0, 1)
    assert (p["out_of_play"]["child"], p["out_of_play"]["elder"]) == (6, 5)  # not to Passage of Time
    assert step(m) == "dice.roll-one"


@cites("3.3/5")
def test_3_3_5_as_many_as_possible_are_fed():
    """Nine people, land for three, a corn of 4: two and no more go hungry."""
    m = passage(families=ONE_LAND, resources={"corn": [4]})
    assert step(m) == "feeding.go-hungry"  # 9 - 3 - 4
    go(m, "> hungry A child\n> hungry B child")
    assert step(m) == "dice.roll-one"


@cites("3.3/5", "1.7.5/family")
def test_3_3_5_a_family_without_an_adult_leaves_the_map():
    """All are named first; then the child that was fed goes to Passage of Time."""
    m = passage(families={"A": {"at": "canyon.1"}, "B": {"at": "canyon.1", "woman": 0}, "C": OUT})
    p = go(m, "> hungry B man\n> hungry A child")
    assert (p["families"]["B"]["at"], p["passage"]["child"]) == (None, 1)
    assert p["families"]["A"]["at"] == "canyon.1"


@cites("3.3/5", "2.3.4")
def test_3_3_5_several_of_one_elder_box_may_go_hungry():
    m = passage(elders=3, families={"B": OUT, "C": OUT})
    p = go(m, "> hungry-elder 1\n> hungry-elder 1\n> hungry-elder 1")
    assert p["elders"][0] == 0


# -- Step 5: goods for food --------------------------------------------------------------------------------------------
@cites("3.3/5", "10.2/animal")
@pytest.mark.parametrize(("goods", "asked"), [(2, False), (3, True)])
def test_3_3_5_a_sheep_may_be_bought_for_the_hungry(goods, asked):
    """Known only after the harvest; three Trade Goods bring a sheep, which feeds four of the six."""
    m = passage(families=ONE_LAND, resources={"trade_goods": goods})
    assert (step(m) == "feeding.provide") == asked
    if asked:
        go(m, "> goods-animal sheep")
        assert plain(m)["resources"]["sheep"] == 0  # eaten
        assert step(m) == "feeding.go-hungry"
        assert m.position.stack[-1].left == 2


@cites("3.3/5", "10.2/animal")
def test_3_3_5_nobody_is_asked_when_all_are_fed_anyway():
    m = passage(resources={"trade_goods": 3})
    assert "keep" not in options(m)
    assert step(m) == "dice.roll-one"


@cites("3.3/5", "10.2/animal")
def test_3_3_5_goods_need_not_be_spent():
    m = passage(families=ONE_LAND, resources={"trade_goods": 3})
    go(m, "> done")
    assert step(m) == "feeding.go-hungry"
    assert plain(m)["resources"]["trade_goods"] == 3


# -- 15.1 --------------------------------------------------------------------------------------------------------------
@cites("15.1", "3.3/5")
def test_15_1_a_horse_feeds_one():
    """One hungry, a horse and a sheep (and one bred of each): the horse spares the sheep, as the Playbook says."""
    m = passage(elders=1, resources={"horse": 1, "sheep": 1}, options=["horse-meat"])
    assert options(m) == ["eat-sheep", "eat-horse"]
    p = go(m, "> eat-horse")
    assert (p["resources"]["horse"], p["resources"]["sheep"], p["elders"][0]) == (1, 2, 1)


@cites("15.1")
def test_15_1_a_horse_need_not_be_eaten():
    m = passage(elders=2, resources={"horse": 1}, options=["horse-meat"])
    assert options(m) == ["done", "eat-horse"]
    go(m, "> eat-horse\n> done")
    assert step(m) == "feeding.go-hungry"
    assert plain(m)["resources"]["horse"] == 1


@cites("15.1")
def test_15_1_only_if_played_with():
    m = passage(elders=1, resources={"horse": 1})
    assert step(m) == "feeding.go-hungry"


# -- Step 6 ------------------------------------------------------------------------------------------------------------
@cites("3.3/6")
@pytest.mark.parametrize(
    ("horses", "sheep", "after"), [(1, 1, (2, 2)), (2, 2, (3, 3)), (3, 2, (3, 3)), (2, 4, (3, 3)), (0, 3, (0, 3))]
)
def test_3_3_6_one_of_each_kind_for_an_occupied_territory(horses, sheep, after):
    """Three Territories; one of each kind is bred before."""
    m = passage(resources={"horse": horses, "sheep": sheep})
    if step(m) == "passage.spare-animals":
        go(m, "> done")
    p = plain(m)
    assert (p["resources"]["horse"], p["resources"]["sheep"]) == after


@cites("3.3/6")
def test_3_3_6_arability_does_not_matter():
    m = passage(
        families={"A": {"at": "shiprock.1", "child": 0, "woman": 0}, **away("B", "C")},
        territories={"shiprock": {"drought": 2}},
        resources={"horse": 1},
        areas={"shiprock.6": {"rancho": True}},
        options=["horse-meat"],
    )
    go(m, "> eat-horse")  # land 0: the man eats one of two horses
    assert plain(m)["resources"]["horse"] == 1


@cites("3.3/6")
def test_3_3_6_families_in_one_territory_graze_like_one():
    """The Playbook: all in one Area would have cost one of its two horses."""
    m = passage(families={"A": {"at": "canyon.1"}, "B": OUT, "C": OUT}, resources={"horse": 1})
    go(m, "> done")
    assert plain(m)["resources"]["horse"] == 1


@cites("3.3/6", "10.1")
def test_3_3_6_animals_about_to_be_lost_may_be_bartered():
    """The Playbook's advice. Four sheep, one Territory: three of them buy a Trade Good, one grazes."""
    m = passage(families={"A": {"at": "canyon.1"}, "B": OUT, "C": OUT}, resources={"sheep": 3})
    assert options(m) == ["done", "barter 0 3"]
    p = go(m, "> barter 0 3")
    assert (p["resources"]["sheep"], p["resources"]["trade_goods"]) == (1, 1)
    assert step(m) == "dice.roll-one"


@cites("3.3/6", "1.6.1/horse")
def test_3_3_6_a_horse_in_a_family_box_needs_no_grazing():
    """Two horses, one Territory: only animals in Resources are lost."""
    m = passage(families={"A": {"at": "canyon.1"}, "B": OUT, "C": OUT}, resources={"horse": 1})
    assert options(m) == ["done", "mount A"]
    p = go(m, "> mount A")
    assert (p["resources"]["horse"], p["families"]["A"]["horse"]) == (1, 1)


@cites("3.3/6")
def test_3_3_6_nobody_is_asked_without_a_loss():
    assert step(passage(resources={"horse": 2, "sheep": 2})) == "dice.roll-one"


@cites("3.3/6", "3.3/5")
def test_3_3_6_who_starved_holds_no_territory():
    """B starves in Shiprock before the animals graze: one Territory is left for two horses."""
    m = passage(
        families={"A": {"at": "canyon.1"}, "B": {"at": "shiprock.1", "woman": 0, "child": 0}, "C": OUT},
        territories={"shiprock": {"drought": 2}},
        areas={"shiprock.6": {"rancho": True}},
        resources={"horse": 1},
    )
    go(m, "> hungry B man\n> done")
    assert plain(m)["resources"]["horse"] == 1


# -- 15.3 --------------------------------------------------------------------------------------------------------------
@cites("15.3")
def test_15_3_two_of_a_kind_for_one_of_the_other():
    m = match(resources={"horse": 2, "sheep": 3}, options=["horse-trading"], start={"activate": "A"})
    p = go(m, "> trade-horses")
    assert (p["resources"]["horse"], p["resources"]["sheep"]) == (0, 4)
    p = go(m, "> trade-sheep\n> trade-sheep")
    assert (p["resources"]["horse"], p["resources"]["sheep"]) == (2, 0)


@cites("15.3")
@pytest.mark.parametrize(("horses", "sheep", "offered"), [
    (1, 1, set()), (2, 1, {"trade-horses"}), (1, 2, {"trade-sheep"}), (2, 8, {"trade-sheep"}),
])  # fmt: skip
def test_15_3_two_are_needed_and_the_other_must_be_available(horses, sheep, offered):
    """With all eight sheep in play no ninth can be had."""
    m = match(resources={"horse": horses, "sheep": sheep}, options=["horse-trading"], start={"activate": "A"})
    assert verbs(m) & {"trade-horses", "trade-sheep"} == offered


@cites("15.3")
def test_15_3_only_if_played_with():
    m = match(resources={"horse": 2, "sheep": 2}, start={"activate": "A"})
    refused(m, "trade-horses")


@cites("15.3", "3.3/5")
def test_15_3_two_horses_may_become_food():
    """Six hungry, two horses (one and one bred), no sheep: traded for a sheep, which feeds four."""
    m = passage(families=ONE_LAND, resources={"horse": 1}, options=["horse-trading"])
    assert step(m) == "feeding.provide"
    go(m, "> trade-horses")
    assert m.position.stack[-1].left == 2
