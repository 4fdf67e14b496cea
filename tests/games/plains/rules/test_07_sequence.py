"""Chapters 7 and 8: the discs, and what each of them brings."""

from __future__ import annotations

from tests.games.plains.table import bare, cubes, table
from tests.support import cites, names, options, plain, play


@cites("8.0", "4.1")
def test_8_0_seven_discs_then_all_again() -> None:
    m = bare({}, hands={c: [] for c in ("green", "orange", "blue", "brown")}, discards={"green": ["gall"]})
    order = ["white", "green", "orange", "blue", "brown", "purple", "black"]
    for i, disc in enumerate(order):
        play(m, f"! disc {disc}")
        if disc == "white":
            play(m, "> wagons st-louis elkhorn 2")
        elif disc == "purple":
            play(m, "> place canada\n> done")
        elif disc == "black":
            play(m, "! brown-dice blank blank")
        if i < 6:
            assert plain(m)["discs"]["drawn"] == order[: i + 1]
    assert plain(m)["round"] == 2
    assert plain(m)["discs"]["drawn"] == []
    assert len(plain(m)["discs"]["bag"]) == 7


@cites("8.0")
def test_8_0_a_faction_may_come_twice_in_a_row() -> None:
    """Last of a round and first of the next: chance does not know what came before."""
    m = table(discs={"bag": ["white"]}, start={"disc": "white"})
    play(m, "> wagons st-louis elkhorn 2")
    request = m.position.request
    assert request is not None
    assert 5 in request.values  # white again
    assert plain(m)["round"] == 2


@cites("7.0")
def test_7_0_factions_without_cards_ask_for_none() -> None:
    for disc in ("white", "black", "purple"):
        m = table(start={"disc": disc})
        assert "cards.choose-card" not in m.game.book.where(m.position)


@cites("7.0", "9.0", "9.1")
def test_7_0_a_whole_turn() -> None:
    """Event, movement card, engagement, event, cards replaced."""
    m = bare(
        {"denver": {"orange": 2}, "dodge-city": {"brown": 1}, "pecos": {"orange": 1}},
        hands={"orange": ["lozen", "mow-way", "plum-creek"]},
        start={"disc": "orange"},
    )
    assert {"play mow-way", "event lozen", "event plum-creek"} == set(options(m))
    play(m, "> event lozen\n> at denver\n> play mow-way\n> place pecos\n> place pecos")
    play(m, "> activate denver\n> march 4 dodge-city\n> done")
    play(m, "! orange-dice hit hit\n! brown-dice treaty")
    assert options(m) == ["end-turn", "event plum-creek"]
    play(m, "> event plum-creek")
    assert m.position.request.kind == "card"  # type: ignore[union-attr]
    play(m, "! card nana\n! card satanta\n! card big-tree")
    assert plain(m)["hands"]["orange"] == ["satanta", "big-tree", "nana"]
    assert plain(m)["discards"]["orange"] == ["lozen", "mow-way", "plum-creek"]
    assert cubes(m, "dodge-city") == {"orange": 4}


@cites("7.0", "9.2")
def test_7_0_fights_wait_for_the_end_of_movement() -> None:
    """An event before movement may bring the sides together; the fight comes after the movement card."""
    m = bare(
        {"black-hills": {"green": 3}, "niobrara": {"blue": 2}, "north-platte": {"green": 2}},
        hands={"green": ["lodge-trail-ridge", "gall"]},
        start={"disc": "green"},
    )
    play(m, "> event lodge-trail-ridge\n> at black-hills\n> lure 2 niobrara")
    assert "engagement" not in names(m)
    assert cubes(m, "black-hills") == {"green": 3, "blue": 2}
    play(m, "> play gall\n> place black-hills\n> place black-hills\n> done")
    assert "engagement" in names(m)


@cites("7.0")
def test_7_0_no_more_than_two_events() -> None:
    m = bare(
        {"cimarron": {"white": 1}, "pecos": {"orange": 1}, "brazos": {"brown": 1}},
        hands={"brown": ["union-pacific-railroad", "jim-bridger", "hide-hunters"]},
        start={"disc": "brown"},
    )
    play(m, "> event hide-hunters\n> event union-pacific-railroad")
    assert options(m) == ["substitute jim-bridger"]
    play(m, "> substitute jim-bridger\n> done")
    assert "end-turn" not in options(m)  # all see that it is over
