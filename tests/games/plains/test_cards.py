"""One test a card: the forty-four movement cards by their numbers, the sixteen events each by what it does."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from homelands.games.plains.rules.tables import CARDS, DECK_SIZE, DECKS, load_tables
from tests.games.plains.table import bare, cubes
from tests.support import cites, names, options, plain, play

MOVES = [c for c in load_tables().cards if c.kind != "event"]
EVENTS = [c for c in load_tables().cards if c.kind == "event"]


def turn(card: str, regions: dict[str, dict[str, int]], *others: str, **more: Any) -> Match:
    """The faction's disc, the card in its hand."""
    deck = DECKS[CARDS.index(card) // DECK_SIZE]
    return bare(regions, hands={deck: [card, *others]}, start={"disc": deck}, **more)


@cites("9.1", "10.1.1", "10.2.1", "10.3.1", "11.0")
@pytest.mark.parametrize("card", MOVES, ids=[c.id for c in MOVES])
def test_movement_card(card: Any) -> None:
    """It places as many cubes, moves as many groups, and each as far as it says."""
    colour = DECKS[card.deck]
    three = ("washita", "cross-timbers", "brazos") if card.deck < 2 else ("james-river", "niobrara", "knife-river")
    way = ["milk-river", "marias-river", "powder-river", "north-platte"]
    m = turn(card.id, {**{r: {colour: 1} for r in three}, **{w: {"white": 0} for w in way}})
    play(m, f"> play {card.id}")
    if card.deck < 2:
        home = "pecos" if card.deck else "elkhorn"
        play(m, f"> place {home}\n" * card.place)
        assert cubes(m, home) == {colour: card.place}
    else:
        play(m, "> sacramento 0")
        assert cubes(m, "st-louis") == {colour: card.place}
    moves = 0
    while "done" in options(m):
        play(m, f"> activate {three[moves]}")
        step = 0
        while any(o.startswith("march") for o in options(m)):
            play(m, "> " + next(o for o in options(m) if o.startswith("march")))
            step += 1
        if card.deck < 2:
            assert step == card.regions  # Indians pass through what is theirs
        moves += 1
        if moves == 3:
            break
    assert moves == card.groups


def test_every_event_has_its_test() -> None:
    here = globals()
    assert all(f"test_{c.id.replace('-', '_')}" in here for c in EVENTS)
    assert len(EVENTS) == 16


# -- NPT ---------------------------------------------------------------------------------------------------------------
@cites("9.2", "12.1.2/blank")
def test_lodge_trail_ridge() -> None:
    m = turn("lodge-trail-ridge", {"black-hills": {"green": 2}, "niobrara": {"blue": 3}}, "gall")
    play(m, "> event lodge-trail-ridge")
    assert options(m) == ["lure 1 niobrara", "lure 2 niobrara"]
    play(m, "> lure 2 niobrara\n> play gall\n> place elkhorn\n> place elkhorn\n> done")
    play(m, "! green-dice treaty hit\n! blue-dice hit")  # one die, though there are two of them
    assert cubes(m, "black-hills") == {"green": 1, "blue": 1}
    late = turn("lodge-trail-ridge", {"black-hills": {"green": 2}, "niobrara": {"blue": 3}}, "gall")
    play(late, "> play gall\n> place elkhorn\n> place elkhorn\n> done")
    assert options(late) == ["end-turn"]  # only before the movement


@cites("9.2")
def test_greasy_grass_camp() -> None:
    m = turn(
        "greasy-grass-camp",
        {"black-hills": {"green": 5}, "powder-river": {"green": 2, "orange": 1}, "bighorn": {"purple": 1},
         "milk-river": {"green": 2}},
        "gall",
    )  # fmt: skip
    play(m, "> event greasy-grass-camp\n> at black-hills")
    play(m, "> gather green powder-river\n> gather orange powder-river\n> gather green milk-river")
    assert cubes(m, "black-hills") == {"green": 7, "orange": 1}
    assert options(m) == ["play gall"]  # full: no more than eight
    purple = turn("greasy-grass-camp", {"bighorn": {"green": 1}, "powder-river": {"green": 1, "orange": 1}}, "gall")
    play(purple, "> event greasy-grass-camp\n> at bighorn")
    assert options(purple) == ["gather green powder-river", "done"]  # orange may not enter there


@cites("9.2", "11.4")
def test_grandmothers_land() -> None:
    m = turn("grandmothers-land", {}, "gall", casualties={"green": 4})
    play(m, "> event grandmothers-land")
    assert cubes(m, "canada") == {"green": 3}
    assert plain(m)["casualties"]["green"] == 0
    assert "event grandmothers-land" not in options(turn("grandmothers-land", {}, "gall"))


@cites("9.2", "9.2.1", "12.1.3")
def test_fort_laramie_treaty() -> None:
    m = turn("fort-laramie-treaty", {"powder-river": {"blue": 2, "brown": 2}, "elkhorn": {"blue": 1}}, "gall")
    play(m, "> play gall\n> place niobrara\n> place niobrara\n> done\n> event fort-laramie-treaty")
    play(m, "> lift blue\n> lift blue")
    assert cubes(m, "powder-river") == {"brown": 1}  # three leave; Elkhorn is on the rails and was no choice
    assert plain(m)["casualties"]["blue"] == 0
    assert plain(m)["enduring"] == {"green": {"card": "fort-laramie-treaty", "at": "powder-river"}}
    shut = bare(
        {"north-platte": {"blue": 2}},
        enduring={"green": {"card": "fort-laramie-treaty", "at": "powder-river"}},
        start={"move": {"colour": "blue", "groups": 1, "regions": 1}},
    )
    play(shut, "> activate north-platte")
    assert "march 1 powder-river" not in options(shut)
    assert "march 1 black-hills" in options(shut)


# -- SPT ---------------------------------------------------------------------------------------------------------------
@cites("9.2", "12.1.6")
def test_geronimo() -> None:
    m = turn("geronimo", {"pecos": {"orange": 2}, "rio-abajo": {"purple": 2}, "mesilla-valley": {"purple": 1}}, "nana")
    play(m, "> event geronimo")
    assert options(m) == ["strike rio-abajo", "strike mesilla-valley"]
    play(m, "> strike rio-abajo\n! orange-dice hit treaty\n! orange-dice blank blank")
    assert cubes(m, "rio-abajo") == {}
    assert cubes(m, "mesilla-valley") == {"purple": 1}
    assert cubes(m, "pecos") == {}
    assert cubes(m, "mexico") == {"orange": 2}
    play(m, "> play nana\n> place pecos")
    assert "activate mexico" not in options(m)  # sent cubes have moved


@cites("9.2", "12.1.2/treaty")
def test_lozen() -> None:
    """Treaty hits where the banner goes, also against wagons."""
    m = turn("lozen", {"neosho": {"orange": 1}, "flint-hills": {"brown": 2}, "dodge-city": {"white": 1}}, "lone-wolf")
    play(m, "> event lozen\n> at neosho\n> play lone-wolf\n> place pecos\n> place pecos")
    play(m, "> activate neosho\n> march 1 flint-hills\n> march 2 dodge-city\n> halt\n> done")
    play(m, "> fight flint-hills\n! orange-dice treaty\n! brown-dice treaty blank")
    assert cubes(m, "flint-hills") == {"orange": 1, "brown": 1}  # a hit, and no treaty
    play(m, "> stay\n! orange-dice hit\n! brown-dice blank")
    play(m, "> raid dodge-city\n! orange-dice treaty treaty\n! brown-dice blank blank")
    assert plain(m)["wagons"]["destroyed"] == 1


@cites("9.2", "9.2.1")
def test_black_kettle() -> None:
    m = turn("black-kettle", {"washita": {"orange": 3}, "neosho": {"brown": 2}}, "nana", casualties={"orange": 5})
    play(m, "> play nana\n> place pecos\n> done\n> event black-kettle\n> at washita")
    assert plain(m)["casualties"]["orange"] == 2
    shut = {"orange": {"card": "black-kettle", "at": "washita"}}
    march = {"move": {"colour": "orange", "groups": 1, "regions": 1}}
    rest = bare({"washita": {"orange": 3}}, enduring=shut, start=march)
    assert rest.position.request is not None  # nobody could be activated
    closed = bare(
        {"washita": {"orange": 3}, "neosho": {"brown": 2}},
        enduring=shut,
        start={"move": {"colour": "brown", "groups": 1, "regions": 1}},
    )
    play(closed, "> activate neosho")
    assert not any("washita" in o for o in options(closed))


@cites("9.2.1", "6.7.1")
def test_plum_creek() -> None:
    m = bare({"flint-hills": {"brown": 3}}, enduring={"orange": "plum-creek"}, start={"disc": "black"})
    play(m, "! brown-dice blank blank")
    assert plain(m)["rail"]["up"] == 1
    full = turn("plum-creek", {}, "nana", rail={"up": 13, "cp": 5})
    assert "event plum-creek" not in options(full)


# -- Cavalry -----------------------------------------------------------------------------------------------------------
@cites("9.2.2")
def test_custer() -> None:
    m = bare({"black-hills": {"green": 6}, "denver": {"orange": 8}}, start={"custer": True})
    assert cubes(m, "black-hills") == {"green": 6, "blue": 5}
    assert plain(m)["custer"] == ["black-hills"] * 5
    play(m, "! blue-dice treaty blank\n! green-dice treaty blank")
    assert plain(m)["custer"] == []  # a treaty sent them to the Ready Box: they got away
    assert plain(m)["points"]["custer"] == 0


@cites("9.2", "10.3.2")
def test_crow_scouts() -> None:
    m = turn("crow-scouts", {"bighorn": {"purple": 1}, "powder-river": {"green": 1}}, "fort-sill")
    play(m, "> event crow-scouts\n> at bighorn\n> activate bighorn\n> march 3 powder-river")
    assert cubes(m, "powder-river") == {"green": 1, "purple": 3}
    assert "engagement" not in names(m)  # it waits for the end of movement
    play(m, "> play fort-sill\n> sacramento 0\n> done")
    assert "engagement" in names(m)
    assert options(m) == ["ambush purple", "no-ambush"]


@cites("9.2", "12.1.1", "12.1.3")
def test_winter_campaign() -> None:
    m = turn("winter-campaign", {"elkhorn": {"blue": 3}, "niobrara": {"green": 1}}, "fort-sill")
    play(m, "> event winter-campaign\n> play fort-sill\n> sacramento 0\n> activate elkhorn\n> march 3 niobrara\n> done")
    play(m, "! blue-dice treaty blank\n! green-dice blank")  # no ambush, and green does not retreat
    play(m, "> stay\n! blue-dice hit treaty\n! green-dice hit")
    assert plain(m)["removed"]["green"] == 1
    assert plain(m)["casualties"]["green"] == 0
    far = turn("winter-campaign", {"elkhorn": {"blue": 3}, "milk-river": {"green": 1}}, "fort-sill")
    assert "event winter-campaign" not in options(far)


@cites("9.2")
def test_peace_commission() -> None:
    m = turn("peace-commission", {"denver": {"orange": 1, "green": 1}, "cheyenne": {"brown": 1}}, "fort-sill")
    play(m, "> event peace-commission")
    assert cubes(m, "denver") == {}
    assert plain(m)["casualties"]["green"] == 0
    strong = turn("peace-commission", {"denver": {"orange": 3}, "cheyenne": {"brown": 1}}, "fort-sill")
    assert "event peace-commission" not in options(strong)


# -- Settlers ----------------------------------------------------------------------------------------------------------
@cites("9.2.1", "6.7.1")
def test_union_pacific_railroad() -> None:
    m = bare({"flint-hills": {"brown": 3}}, enduring={"brown": "union-pacific-railroad"}, start={"disc": "black"})
    play(m, "! brown-dice blank blank")
    assert plain(m)["rail"]["up"] == 4


@cites("9.2")
def test_pony_express() -> None:
    """Another group, of cubes that have not moved."""
    m = turn("pony-express", {"elkhorn": {"brown": 2}, "flint-hills": {"brown": 1}}, "black-hills-gold")
    play(m, "> play black-hills-gold\n> sacramento 2\n> activate elkhorn\n> march 2 loup-river\n> done")
    play(m, "> event pony-express")
    assert options(m) == ["activate flint-hills", "done"]
    play(m, "> activate flint-hills\n> march 1 neosho")
    assert cubes(m, "neosho") == {"brown": 1}
    before = turn("pony-express", {"elkhorn": {"brown": 2}}, "exodusters")
    assert options(before) == ["play exodusters"]


@cites("9.2", "9.2.1", "12.1.2.1")
def test_jim_bridger() -> None:
    m = turn("jim-bridger", {"dodge-city": {"white": 1}, "cimarron": {"white": 1}}, "exodusters")
    play(m, "> event jim-bridger\n> rush dodge-city cimarron")
    assert options(m) == ["rush cimarron santa-fe", "done"]  # the other one; no wagon twice
    play(m, "> rush cimarron santa-fe")
    assert cubes(m, "cimarron") == {"white": 1}
    assert cubes(m, "santa-fe") == {"white": 1}
    guarded = bare(
        {"dodge-city": {"orange": 2, "green": 2, "white": 1}},
        enduring={"brown": "jim-bridger"},
        start={"wagon_attack": {"region": "dodge-city", "by": "orange"}},
    )
    play(guarded, "! green-dice treaty treaty\n! orange-dice hit hit\n! brown-dice blank blank")
    assert plain(guarded)["wagons"]["destroyed"] == 0


@cites("9.2", "12.1.3")
def test_hide_hunters() -> None:
    """Two come to where one Indian cube is, which may ambush them; two casualties leave the game."""
    here = {"pecos": {"orange": 1}, "brazos": {"brown": 1}, "washita": {"orange": 2}}
    m = turn("hide-hunters", here, "exodusters", casualties={"green": 2, "orange": 3})
    play(m, "> event hide-hunters")  # Pecos: in Washita are too many
    assert cubes(m, "pecos") == {"orange": 1, "brown": 2}
    play(m, "> remove green")
    assert plain(m)["removed"] == {"green": 1, "orange": 1, "blue": 0, "brown": 0, "purple": 0}
    play(m, "> play exodusters\n> sacramento 0\n> done")
    assert options(m) == ["ambush brown", "no-ambush"]
    assert "event hide-hunters" not in options(turn("hide-hunters", {"pecos": {"orange": 1}}, "exodusters"))
