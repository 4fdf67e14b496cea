"""Chapter 9: playing cards, events and their substitute use, enduring cards, Custer."""

from __future__ import annotations

import pytest

from tests.games.plains.table import bare, cubes, table
from tests.support import cites, names, options, plain, play


@cites("9.0")
def test_9_0_at_least_one_and_only_one_movement_card() -> None:
    m = bare({"denver": {"orange": 1}}, hands={"orange": ["nana", "mow-way"]}, start={"disc": "orange"})
    assert options(m) == ["play mow-way", "play nana"]  # no way to end the turn before
    play(m, "> play nana\n> place denver\n> done")
    assert options(m) == ["end-turn"]


@cites("9.0")
def test_9_0_hands_are_refilled_to_three_while_the_deck_lasts() -> None:
    m = bare(
        {"denver": {"orange": 1}},
        hands={"orange": ["nana"]},
        discards={"orange": [c for c in ORANGE if c not in ("nana", "cochise")]},
        start={"disc": "orange"},
    )
    play(m, "> play nana\n> place denver\n> done\n! card cochise")
    assert plain(m)["hands"]["orange"] == ["cochise"]
    assert plain(m)["decks"]["orange"] == []
    assert plain(m)["ending"] is None


ORANGE = [
    "little-mountain", "quanah-parker", "lone-wolf", "satanta", "roman-nose", "tall-bull", "victorio", "cochise",
    "mow-way", "big-tree", "nana", "geronimo", "lozen", "black-kettle", "plum-creek",
]  # fmt: skip


@cites("9.1")
def test_9_1_numbers_of_a_movement_card() -> None:
    m = bare(
        {"denver": {"orange": 3}, "pecos": {"orange": 1}},
        hands={"orange": ["victorio"]},  # 2/2/3
        start={"disc": "orange"},
    )
    play(m, "> play victorio\n> place denver\n> place pecos")
    play(m, "> activate denver\n> march 4 dodge-city\n> march 4 neosho\n> march 4 washita")
    play(m, "> activate pecos\n> march 2 brazos\n> halt")
    assert options(m) == []  # no card is left: the turn is over
    assert cubes(m, "washita") == {"orange": 4}


@cites("9.2")
def test_9_2_an_event_as_substitute() -> None:
    """Two groups up to two regions, no cubes, no text; only without a movement card in hand."""
    m = bare(
        {"denver": {"orange": 1}, "pecos": {"orange": 1}, "brazos": {"orange": 1}},
        hands={"orange": ["lozen", "plum-creek"]},
        start={"disc": "orange"},
    )
    assert {"substitute lozen", "substitute plum-creek", "event lozen", "event plum-creek"} == set(options(m))
    play(m, "> substitute lozen\n> activate denver\n> march 1 cheyenne\n> march 1 north-platte")
    play(m, "> activate pecos\n> march 1 llano-estacado\n> halt")
    assert plain(m)["ready"]["orange"] == 27
    assert plain(m)["banner"] == []
    assert options(m) == ["end-turn", "event plum-creek"]
    with_card = bare({}, hands={"orange": ["lozen", "nana"]}, start={"disc": "orange"})
    assert "substitute lozen" not in options(with_card)


@cites("9.2")
def test_9_2_the_last_card_must_be_kept_for_the_movement() -> None:
    m = bare({"denver": {"orange": 1}}, hands={"orange": ["plum-creek"]}, start={"disc": "orange"})
    assert options(m) == ["substitute plum-creek"]


@cites("9.2")
def test_9_2_three_events_one_as_movement() -> None:
    m = bare(
        {"denver": {"orange": 1}}, hands={"orange": ["lozen", "plum-creek", "black-kettle"]}, start={"disc": "orange"}
    )
    play(m, "> event lozen\n> at denver\n> event black-kettle\n> at pecos")
    assert options(m) == ["substitute plum-creek"]


# -- enduring ----------------------------------------------------------------------------------------------------------
@cites("9.2.1")
def test_9_2_1_lasts_until_the_bag_is_empty() -> None:
    m = bare(
        {"flint-hills": {"brown": 3}},
        hands={"brown": ["exodusters", "union-pacific-railroad"]},
        discs={"bag": ["brown", "black", "white"]},
        start={"disc": "brown"},
    )
    play(m, "> play exodusters\n> sacramento 0\n> done\n> event union-pacific-railroad")
    play(m, "! card cow-towns\n! card sod-houses\n! card track-gangs")
    assert plain(m)["enduring"] == {"brown": {"card": "union-pacific-railroad", "at": None}}
    play(m, "! disc black\n! brown-dice blank blank")
    assert plain(m)["rail"]["up"] == 4  # three settlers and one more
    play(m, "! disc white\n> wagons st-louis elkhorn 1")
    assert plain(m)["round"] == 2
    assert plain(m)["enduring"] == {}


@cites("9.2.1")
def test_9_2_1_ends_when_covered() -> None:
    m = bare(
        {"flint-hills": {"brown": 1}},
        hands={"brown": ["exodusters", "union-pacific-railroad"]},
        start={"disc": "brown"},
    )
    play(m, "> event union-pacific-railroad")
    assert plain(m)["enduring"]
    play(m, "> play exodusters")
    assert plain(m)["enduring"] == {}
    assert "covered" in names(m)


@cites("9.2.1")
def test_9_2_1_the_indian_card_has_priority() -> None:
    m = bare(
        {"flint-hills": {"brown": 3}},
        enduring={"brown": "union-pacific-railroad", "orange": "plum-creek"},
        start={"disc": "black"},
    )
    play(m, "! brown-dice blank blank")
    assert plain(m)["rail"]["up"] == 1


# -- Custer ------------------------------------------------------------------------------------------------------------
@cites("9.2.2")
def test_9_2_2_played_when_drawn_and_replaced() -> None:
    m = bare(
        {"black-hills": {"green": 3}, "powder-river": {"green": 2}, "milk-river": {"green": 1, "orange": 1}},
        hands={"blue": ["fort-sill"]},
        start={"disc": "blue"},
    )
    play(m, "> play fort-sill\n> sacramento 0\n> done\n! card fort-riley\n! card custer")
    assert cubes(m, "black-hills") == {"green": 3, "blue": 5}
    assert plain(m)["custer"] == ["black-hills"] * 5
    play(m, "> gather green powder-river\n> gather green milk-river\n> gather orange milk-river\n> done")
    assert cubes(m, "black-hills") == {"green": 5, "orange": 1, "blue": 5}
    play(m, "! blue-dice hit hit\n! green-dice hit hit\n! orange-dice hit")
    assert cubes(m, "black-hills") == {"green": 3, "orange": 1, "blue": 2}
    play(m, "! blue-dice blank blank")  # nobody of the force retreats
    play(m, "! green-dice hit hit\n! orange-dice blank")
    p = plain(m)
    assert p["points"]["custer"] == 2
    assert p["points"]["cavalry"] == 2  # five fell: two pairs
    play(m, "! card fort-kearny\n! card fort-laramie")
    assert plain(m)["hands"]["blue"] == ["fort-laramie", "fort-riley", "fort-kearny"]
    assert "custer" in plain(m)["discards"]["blue"]


@cites("9.2.2", "12.1.1")
def test_9_2_2_a_lone_cube_may_ambush_him() -> None:
    m = bare({"black-hills": {"green": 1}}, start={"custer": True})
    assert options(m) == ["ambush blue", "no-ambush"]
    play(m, "> ambush blue\n! green-dice hit")
    assert cubes(m, "black-hills") == {"green": 1, "blue": 4}


@cites("9.2.2")
def test_9_2_2_nobody_in_the_north() -> None:
    m = bare({"denver": {"orange": 4}}, start={"custer": True})
    assert cubes(m, "st-louis") == {"blue": 5}
    assert plain(m)["custer"] == []


@cites("9.2.2")
def test_9_2_2_equal_camps_are_the_cavalrys_choice() -> None:
    m = bare({"black-hills": {"green": 2}, "elkhorn": {"green": 1, "orange": 1}, "denver": {"orange": 6}},
             start={"custer": True})  # fmt: skip
    assert options(m) == ["custer-at black-hills", "custer-at elkhorn"]


@cites("9.2.2")
@pytest.mark.parametrize("reading", ["round", "any-time"])
def test_9_2_2_bonus_only_in_the_round_he_was_placed(reading: str) -> None:
    """Marks go when the bag is empty (ruling)."""
    m = bare(
        {"black-hills": {"blue": 1}},
        custer=["black-hills"],
        discs={"bag": ["white"]},
        rulings={"custer-bonus": reading},
        start={"disc": "white"},
    )
    play(m, "> wagons st-louis elkhorn 2")
    assert bool(plain(m)["custer"]) is (reading == "any-time")


@cites("9.2.2")
def test_9_2_2_never_kept_in_hand() -> None:
    for seed in range(3):
        m = table(start={"disc": "blue"})
        assert "custer" not in plain(m)["hands"]["blue"], seed
