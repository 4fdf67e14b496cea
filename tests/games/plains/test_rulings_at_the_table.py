"""More rulings in each of their readings: what allies share, who decides, what a treaty does, where one may go."""

from __future__ import annotations

import pytest

from homelands.core.match import Match
from homelands.games.plains.rules import effects
from homelands.games.plains.rules.tables import BLUE, GREEN, HOME, ORANGE, PURPLE, REGIONS, place_index
from tests.games.plains.table import cubes
from tests.games.plains.test_rulings import marches, ruled
from tests.support import cites, options, plain, play


def retreats(m: Match) -> set[str]:
    return {o.split()[2] for o in options(m) if o.startswith("retreat")}


# -- points and control ------------------------------------------------------------------------------------------------
@cites("vp", "15.3", "15.4")
@pytest.mark.parametrize(("reading", "orange"), [("owner", 0), ("both", 2)])
def test_allied_purple(reading: str, orange: int) -> None:
    held = {"bighorn": {"green": 1}, "wind-river": {"green": 1}}
    points = plain(ruled("allied-purple", reading, held, scenario="4", start={"end": True}))["points"]
    assert (points["seats"]["green"]["purple"], points["seats"]["orange"]["purple"]) == (2, orange)
    assert points["sides"]["indians"]["purple"] == 2


@cites("15.4", "15.4.1", "14.1")
@pytest.mark.parametrize(("reading", "indians", "us"), [("once", 25, 5), ("sum", 26, 8)])
def test_side_totals(reading: str, indians: int, us: int) -> None:
    """24 regions and a wagon that both Indian players count; two wagons, and the railroad for both U.S. players."""
    m = ruled(
        "side-totals", reading, {}, scenario="4", ending="railroad", wagons={"destroyed": 1, "escaped": {"south": 2}},
        start={"end": True},
    )  # fmt: skip
    end = plain(m)["outcome"]
    assert end["score"] == {"green": 13, "orange": 13, "blue": 3, "brown": 5}
    assert end["totals"] == {"indians": indians, "us": us}


@cites("10.1.2", "15.4.1")
@pytest.mark.parametrize(("reading", "offered"), [("player", False), ("side", True)])
def test_event_control(reading: str, offered: bool) -> None:
    """Green holds Pecos: orange may name it only if either ally's control will do."""
    m = ruled(
        "event-control", reading, {"pecos": {"green": 2}, "brazos": {"orange": 1}}, scenario="4",
        hands={"orange": ["lozen", "nana"]}, start={"disc": "orange"},
    )  # fmt: skip
    play(m, "> event lozen")
    assert ("at pecos" in options(m)) is offered


@cites("vp", "15.4")
@pytest.mark.parametrize(("reading", "orange"), [("both", 2), ("side", 0)])
def test_battle_points(reading: str, orange: int) -> None:
    m = ruled("battle-points", reading, {}, scenario="4", points={"cavalry": 2}, start={"end": True})
    assert plain(m)["points"]["seats"]["orange"]["cavalry"] == orange
    assert plain(m)["points"]["sides"]["indians"]["cavalry"] == 2


@cites("15.4.1")
@pytest.mark.parametrize(("reading", "owner"), [("side-first", None), ("each", "green")])
def test_allied_control(reading: str, owner: str | None) -> None:
    """Three green cubes against two blue and two brown: the sides are not even, the players are."""
    here = {"niobrara": {"green": 3, "blue": 2, "brown": 2}}
    m = ruled(
        "allied-control", reading, here, scenario="4",
        start={"engagement": {"region": "niobrara", "attacker": "green"}},
    )  # fmt: skip
    assert plain(m)["control"]["niobrara"] == owner
    assert plain(m)["control"]["pecos"] == "orange"
    assert plain(m)["control"]["bighorn"] is None


# -- who decides -------------------------------------------------------------------------------------------------------
@cites("13.0")
@pytest.mark.parametrize(("reading", "seat"), [("cavalry", "blue"), ("larger", "brown")])
def test_who_sits_out(reading: str, seat: str) -> None:
    m = ruled(
        "who-sits-out", reading, {"powder-river": {"green": 2, "blue": 1, "brown": 2, "purple": 1}}, scenario="3",
        start={"engagement": {"region": "powder-river", "attacker": "green"}},
    )  # fmt: skip
    assert m.game.seat(m.position) == seat


@cites("13.0")
@pytest.mark.parametrize(("reading", "asked"), [("free", True), ("fights", False)])
def test_own_attack(reading: str, asked: bool) -> None:
    m = ruled(
        "own-attack", reading, {"powder-river": {"green": 2, "blue": 1, "brown": 2, "purple": 1}}, scenario="3",
        start={"engagement": {"region": "powder-river", "attacker": "brown"}},
    )  # fmt: skip
    assert ("sit-out brown" in options(m)) is asked


@cites("10/limits")
@pytest.mark.parametrize(("reading", "colour"), [("land", "orange"), ("most-cubes", "green")])
def test_overfull_opponent(reading: str, colour: str) -> None:
    m = ruled("overfull-opponent", reading, {"niobrara": {"green": 3}}, scenario="4")
    found = effects.opponent(m.position, 1, place_index("pecos"))
    assert found == {"green": GREEN, "orange": ORANGE}[colour]


@cites("10/limits", "12.1.3")
@pytest.mark.parametrize(("reading", "box"), [("ready", "ready"), ("casualties", "casualties")])
def test_overfull_nowhere(reading: str, box: str) -> None:
    """Indians stand in every other region where purple may be: the ninth cube has no place to go."""
    full = {r: {"orange" if REGIONS.index(r) >= HOME + 5 else "green": 1} for r in REGIONS if r != "bighorn"}
    march = {"move": {"colour": "purple", "groups": 1, "regions": 2}}
    m = ruled("overfull-nowhere", reading, {**full, "bighorn": {"purple": 8}}, start=march)
    g = m.position
    effects.place(g, PURPLE, place_index("bighorn"), 1, "10.3.2")
    before = plain(m)[box]["purple"]
    play(m, "> done")
    assert cubes(m, "bighorn") == {"purple": 8}
    assert plain(m)[box]["purple"] == before + 1


@cites("9.2.2")
@pytest.mark.parametrize(("reading", "seat"), [("green-first", "green"), ("orange-first", "orange")])
def test_rally_order(reading: str, seat: str) -> None:
    here = {"black-hills": {"green": 3}, "niobrara": {"green": 1, "orange": 1}}
    m = ruled("rally-order", reading, here, scenario="4", start={"custer": True})
    assert m.game.seat(m.position) == seat


@cites("9.2.2", "12.1.6")
@pytest.mark.parametrize(("reading", "marks"), [("die-last", 2), ("die-first", 1)])
def test_custer_cubes(reading: str, marks: int) -> None:
    m = ruled("custer-cubes", reading, {"niobrara": {"blue": 4}}, custer=["niobrara", "niobrara"])
    effects.lose(m.position, BLUE, place_index("niobrara"), "12.1.6")
    assert len(plain(m)["custer"]) == marks
    march = {"move": {"colour": "blue", "groups": 1, "regions": 1}}
    m = ruled("custer-cubes", reading, {"niobrara": {"blue": 4}}, custer=["niobrara", "niobrara"], start=march)
    play(m, "> activate niobrara\n> march 1 knife-river")
    assert ("knife-river" in plain(m)["custer"]) is (reading == "die-last")


@cites("12.1.2.1", "6.6.1")
@pytest.mark.parametrize(("reading", "safe"), [("leave-last", "dodge-city"), ("leave-first", "cimarron")])
def test_safe_wagons(reading: str, safe: str) -> None:
    m = ruled(
        "safe-wagons", reading, {"dodge-city": {"white": 2}}, wagons={"safe": ["dodge-city"]},
        hands={"brown": ["jim-bridger", "exodusters"]}, start={"disc": "brown"},
    )  # fmt: skip
    play(m, "> event jim-bridger\n> rush dodge-city cimarron\n> done")
    assert plain(m)["wagons"]["safe"] == [safe]


@cites("11.0")
@pytest.mark.parametrize(("reading", "fresh"), [("first", 1), ("last", 0)])
def test_moved_cubes(reading: str, fresh: int) -> None:
    """One cube comes to another; then one of them leaves."""
    m = ruled(
        "moved-cubes", reading, {"pecos": {"orange": 1}, "brazos": {"orange": 1}},
        start={"move": {"colour": "orange", "groups": 2, "regions": 1}},
    )  # fmt: skip
    play(m, "> activate pecos\n> march 1 brazos")
    g, brazos = m.position, place_index("brazos")
    effects.shift(g, ORANGE, brazos, place_index("washita"), 1)
    assert g.fresh(ORANGE, brazos) == fresh


@cites("12.1.2/treaty")
@pytest.mark.parametrize(("reading", "seat"), [("order", "green"), ("land", "orange")])
def test_treaty_tie(reading: str, seat: str) -> None:
    m = ruled(
        "treaty-tie", reading, {"pecos": {"green": 1, "orange": 1, "blue": 1}}, scenario="4",
        start={"engagement": {"region": "pecos", "attacker": "blue"}},
    )  # fmt: skip
    play(m, "! blue-dice treaty\n! green-dice treaty\n! orange-dice blank")
    assert m.game.seat(m.position) == seat


# -- fights ------------------------------------------------------------------------------------------------------------
@cites("12.1.2/treaty", "12.1.2.1")
@pytest.mark.parametrize(("reading", "offered"), [("attack", True), ("spared", False)])
def test_treaty_escort(reading: str, offered: bool) -> None:
    m = ruled(
        "treaty-escort", reading, {"dodge-city": {"orange": 3, "blue": 1, "white": 1}, "flint-hills": {"blue": 1}},
        start={"engagement": {"region": "dodge-city", "attacker": "orange"}},
    )  # fmt: skip
    play(m, "! orange-dice treaty blank\n! blue-dice treaty")
    assert ("raid dodge-city" in options(m)) is offered


@cites("12.1.2/treaty")
@pytest.mark.parametrize(("reading", "there"), [("together", {"blue": 1, "brown": 1}), ("by-faction", {"blue": 1})])
def test_treaty_body(reading: str, there: dict[str, int]) -> None:
    m = ruled(
        "treaty-body", reading,
        {"pecos": {"orange": 3, "blue": 1, "brown": 1}, "brazos": {"blue": 1}, "llano-estacado": {"blue": 1}},
        start={"engagement": {"region": "pecos", "attacker": "orange"}},
    )  # fmt: skip
    play(m, "! orange-dice treaty blank\n! blue-dice treaty\n! brown-dice blank\n> relocate brazos")
    if reading == "by-faction":
        play(m, "> relocate llano-estacado")
    assert cubes(m, "brazos") == {"blue": 2} | {c: n for c, n in there.items() if c == "brown"}


@cites("12.1.1", "13.0")
@pytest.mark.parametrize(("reading", "target"), [("fighters", "ambush blue"), ("any", "ambush brown")])
def test_ambush_target(reading: str, target: str) -> None:
    m = ruled(
        "ambush-target", reading, {"powder-river": {"green": 1, "blue": 2, "brown": 3, "purple": 1}},
        start={"engagement": {"region": "powder-river", "attacker": "blue"}},
    )  # fmt: skip
    play(m, "> sit-out brown")
    assert options(m) == [target, "no-ambush"]


@cites("12.1.1")
@pytest.mark.parametrize(("reading", "asked"), [("no", False), ("yes", True)])
def test_lone_attacker(reading: str, asked: bool) -> None:
    m = ruled(
        "lone-attacker", reading, {"pecos": {"orange": 1, "brown": 2}},
        start={"engagement": {"region": "pecos", "attacker": "orange"}},
    )  # fmt: skip
    assert ("ambush brown" in options(m)) is asked


@cites("12.1.6")
@pytest.mark.parametrize(("reading", "left"), [("each", {"blue": 1, "brown": 1}), ("one-faction", {"blue": 2})])
def test_losses(reading: str, left: dict[str, int]) -> None:
    m = ruled(
        "losses", reading, {"pecos": {"orange": 2, "green": 2, "blue": 2, "brown": 3}},
        start={"engagement": {"region": "pecos", "attacker": "orange"}},
    )  # fmt: skip
    play(m, "! green-dice hit hit\n! orange-dice hit treaty\n! blue-dice blank blank\n! brown-dice blank blank")
    assert {c: n for c, n in cubes(m, "pecos").items() if c in ("blue", "brown")} == left


# -- moving and retreating ---------------------------------------------------------------------------------------------
@cites("11.0")
@pytest.mark.parametrize(("reading", "offered"), [("moves", False), ("may-stay", True)])
def test_activated_group(reading: str, offered: bool) -> None:
    march = {"move": {"colour": "orange", "groups": 1, "regions": 1}}
    m = ruled("activated-group", reading, {"pecos": {"orange": 1}}, start=march)
    play(m, "> activate pecos")
    assert ("halt" in options(m)) is offered


@cites("11.3", "4.7")
@pytest.mark.parametrize(("reading", "goes_on"), [("pass", True), ("stop", False)])
def test_areas_pass(reading: str, goes_on: bool) -> None:
    march = {"move": {"colour": "green", "groups": 1, "regions": 2}}
    m = ruled("areas-pass", reading, {"marias-river": {"green": 1}}, start=march)
    play(m, "> activate marias-river\n> march 1 canada")
    assert ("james-river" in marches(m)) is goes_on


@cites("11.2.1")
@pytest.mark.parametrize(("reading", "asked"), [("table", True), ("two", False)])
def test_influence_least(reading: str, asked: bool) -> None:
    march = {"move": {"colour": "blue", "groups": 1, "regions": 1}}
    m = ruled("influence-least", reading, {"st-louis": {"blue": 1, "brown": 2}}, start=march)
    play(m, "> activate st-louis\n> march 1 elkhorn")
    assert ("bring brown 2" in options(m)) is asked


@cites("9.2", "12.0")
@pytest.mark.parametrize(("reading", "offered"), [("march", True), ("stay", False)])
def test_placed_among_enemies(reading: str, offered: bool) -> None:
    m = ruled(
        "placed-among-enemies", reading, {"pecos": {"orange": 1}, "brazos": {"brown": 1}},
        hands={"brown": ["hide-hunters", "exodusters"]}, start={"disc": "brown"},
    )  # fmt: skip
    play(m, "> event hide-hunters\n> play exodusters\n> sacramento 0")
    assert ("activate pecos" in options(m)) is offered


@cites("9.2", "11.4")
@pytest.mark.parametrize(("reading", "offered"), [("yes", True), ("no", False)])
def test_substitute_recovers(reading: str, offered: bool) -> None:
    m = ruled(
        "substitute-recovers", reading, {"pecos": {"orange": 1}}, hands={"orange": ["plum-creek"]},
        casualties={"orange": 2}, start={"disc": "orange"},
    )  # fmt: skip
    play(m, "> substitute plum-creek")
    assert ("recover" in options(m)) is offered


@cites("9.2.1")
@pytest.mark.parametrize(("reading", "lasts"), [("any-card", False), ("movement", True)])
def test_enduring_covered(reading: str, lasts: bool) -> None:
    m = ruled(
        "enduring-covered", reading, {"pecos": {"orange": 1}}, hands={"orange": ["plum-creek", "lozen", "nana"]},
        start={"disc": "orange"},
    )  # fmt: skip
    play(m, "> event plum-creek\n> event lozen\n> at pecos")
    assert ("orange" in plain(m)["enduring"]) is lasts


@cites("12.1.4.1")
@pytest.mark.parametrize(("reading", "offered"), [("friendly", False), ("contested", True)])
def test_indian_retreats(reading: str, offered: bool) -> None:
    m = ruled(
        "indian-retreats", reading, {"pecos": {"orange": 2, "blue": 3}, "brazos": {"orange": 2, "blue": 2}},
        start={"engagement": {"region": "pecos", "attacker": "blue"}},
    )  # fmt: skip
    play(m, "! blue-dice treaty hit\n! orange-dice blank hit")
    assert ("brazos" in retreats(m)) is offered


@cites("12.1.4.1", "12.1.2.1")
@pytest.mark.parametrize(("reading", "offered"), [("empty", True), ("not-empty", False)])
def test_wagon_retreats(reading: str, offered: bool) -> None:
    m = ruled(
        "wagon-retreats", reading, {"neosho": {"orange": 2, "blue": 3}, "dodge-city": {"white": 1}},
        start={"engagement": {"region": "neosho", "attacker": "blue"}},
    )  # fmt: skip
    play(m, "! blue-dice treaty hit\n! orange-dice blank hit")
    assert ("dodge-city" in retreats(m)) is offered


@cites("12.1.4.2", "6.4")
@pytest.mark.parametrize(("reading", "offered"), [("no-indians", True), ("empty", False)])
def test_enemy_retreats(reading: str, offered: bool) -> None:
    m = ruled(
        "enemy-retreats", reading, {"bighorn": {"green": 3, "purple": 2}, "powder-river": {"blue": 1}},
        start={"engagement": {"region": "bighorn", "attacker": "green"}},
    )  # fmt: skip
    play(m, "! green-dice treaty hit\n! purple-dice blank hit")
    assert ("powder-river" in retreats(m)) is offered


@cites("12.1.4.3", "6.3")
@pytest.mark.parametrize(("reading", "offered"), [("home", False), ("any", True)])
def test_last_resort(reading: str, offered: bool) -> None:
    m = ruled(
        "last-resort", reading, {"powder-river": {"green": 3, "blue": 2}},
        start={"engagement": {"region": "powder-river", "attacker": "green"}},
    )  # fmt: skip
    play(m, "! green-dice treaty hit\n! blue-dice blank hit")
    assert "milk-river" in retreats(m)
    assert ("bighorn" in retreats(m)) is offered


@cites("12.1.4.3", "6.5", "15.3")
@pytest.mark.parametrize(("reading", "offered"), [("where-open", True), ("never", False)])
def test_settlers_purple_retreat(reading: str, offered: bool) -> None:
    m = ruled(
        "settlers-purple-retreat", reading, {"powder-river": {"green": 3, "brown": 2}, "bighorn": {"brown": 1}},
        scenario="3", start={"engagement": {"region": "powder-river", "attacker": "green"}},
    )  # fmt: skip
    play(m, "! green-dice treaty hit\n! brown-dice blank hit")
    assert ("bighorn" in retreats(m)) is offered


@cites("4.4/areas", "6.4.1", "6.4.2")
@pytest.mark.parametrize(("reading", "offered"), [("mingle", True), ("apart", False)])
def test_enemies_apart(reading: str, offered: bool) -> None:
    """A cube from the north in the Rockies: by one reading it may come down into the south."""
    march = {"move": {"colour": "purple", "groups": 1, "regions": 2}}
    m = ruled("enemies-apart", reading, {"wind-river": {"purple": 1}}, start=march)
    play(m, "> activate wind-river\n> march 1 rockies")
    assert "three-forks" in marches(m)
    assert ("santa-fe" in marches(m)) is offered
