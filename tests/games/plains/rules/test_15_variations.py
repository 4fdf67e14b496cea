"""Chapter 15: three and four players, and one against bots."""

from __future__ import annotations

import random
from typing import Any

import pytest

from homelands.core.chance import Loose
from homelands.core.game import SetupError
from homelands.games.plains.rules.tables import HOME, REGIONS
from tests.games.plains.table import GAME, bare, cubes
from tests.support import cites, options, plain, play

TABLES = [("2", ()), ("3", ()), ("3", ("indian-allies",)), ("4", ())]


def control(here: dict[str, int], scenario: str, region: str = "cimarron", allies: bool = False) -> str | None:
    m = bare({region: here}, scenario=scenario, options=["indian-allies"] if allies else [], start={"end": True})
    found: str | None = plain(m)["control"][region]
    return found


# -- the four examples -------------------------------------------------------------------------------------------------
@cites("15.4.1")
def test_15_4_1_1_a_wagon_and_a_southern_cube() -> None:
    assert control({"orange": 1, "white": 1}, "2") == "green"
    assert control({"orange": 1, "white": 1}, "3") == "green"
    assert control({"orange": 1, "white": 1}, "3", allies=True) == "orange"
    assert control({"orange": 1, "white": 1}, "4") is None


@cites("15.4.1")
def test_15_4_1_2_two_and_two() -> None:
    assert control({"orange": 2, "green": 2}, "3", allies=True) is None
    assert control({"orange": 2, "green": 2}, "4") is None
    assert control({"orange": 2, "green": 3}, "4") == "green"
    assert control({"orange": 2, "green": 2}, "2") == "green"  # one player has both


@cites("15.4.1")
@pytest.mark.parametrize("scenario", ["2", "3", "4"])
def test_15_4_1_3_enemies_outnumber_the_cavalry(scenario: str) -> None:
    assert control({"purple": 2, "blue": 1}, scenario, "powder-river") is None
    assert control({"purple": 1, "blue": 1}, scenario, "powder-river") == "blue"


@cites("15.4.1")
@pytest.mark.parametrize("scenario", ["3", "4"])
def test_15_4_1_4_settlers_against_cavalry(scenario: str) -> None:
    here = {"brown": 3, "blue": 2, "purple": 1}
    assert control(here, scenario, "powder-river") == "brown"
    assert control({**here, "blue": 3}, scenario, "powder-river") is None
    assert control({**here, "blue": 4}, scenario, "powder-river") == "blue"


@cites("15.4.1")
def test_15_4_1_empty_regions_belong_to_their_own_people() -> None:
    for allies, scenario in ((True, "3"), (False, "4")):
        assert control({}, scenario, "denver", allies) == "orange"
        assert control({}, scenario, "cheyenne", allies) == "green"
        assert control({}, scenario, "bighorn", allies) is None


# -- 15.1, 15.2 --------------------------------------------------------------------------------------------------------
@cites("15.2")
def test_15_2_two_seats() -> None:
    g = GAME.setup("2")
    assert GAME.seats_of(g) == ("green", "blue")
    assert [g.seating.of[c] for c in range(7)] == [0, 0, 1, 1, 1, 1, 1]


@cites("15.1")
@pytest.mark.parametrize(("scenario", "options_"), TABLES)
def test_15_1_bots_may_take_every_seat(scenario: str, options_: tuple[str, ...]) -> None:
    """A bot that knows only its view and positions dealt anew plays a whole game."""
    rng = random.Random(7)
    g = GAME.setup(scenario, options_)
    source = Loose(rng)
    while g.stack:
        if g.request is not None:
            GAME.book.answer(g, source.answer(g.request))
        else:
            seat = GAME.seat(g)
            guess = GAME.resample(g, seat, rng)
            assert guess.options == g.options
            GAME.book.take(g, rng.choice(guess.options))
    assert g.outcome


def test_unknown_tables_are_refused() -> None:
    for scenario, chosen in (("5", ()), ("1", ()), ("2", ("indian-allies",)), ("3", ("solo",))):
        with pytest.raises(SetupError):
            GAME.setup(scenario, chosen)


# -- 15.3 --------------------------------------------------------------------------------------------------------------
@cites("15.3")
def test_15_3_seats() -> None:
    assert GAME.seats_of(GAME.setup("3")) == ("green", "blue", "brown")
    assert GAME.seats_of(GAME.setup("3", ["indian-allies"])) == ("green", "orange", "blue")


@cites("15.3", "6.5")
@pytest.mark.parametrize("scenario", ["3", "4"])
def test_15_3_settlers_may_enter_purple_regions(scenario: str) -> None:
    m = bare(
        {"sweetwater": {"brown": 1}},
        scenario=scenario,
        start={"move": {"colour": "brown", "groups": 1, "regions": 1}},
    )
    play(m, "> activate sweetwater")
    assert "march 1 bighorn" in options(m)


def score(scenario: str, regions: dict[str, dict[str, int]], **more: Any) -> dict[str, dict[str, int]]:
    m = bare(regions, scenario=scenario, start={"end": True}, **more)
    found: dict[str, dict[str, int]] = plain(m)["points"]["seats"]
    return found


@cites("15.3", "vp")
def test_15_3_split_us_doubles_its_regions() -> None:
    s = score(
        "3",
        {"denver": {"blue": 1}, "dodge-city": {"brown": 1}, "neosho": {"brown": 1}, "bighorn": {"brown": 1}},
        wagons={"destroyed": 2, "escaped": {"north": 4}},
        ending="railroad",
    )
    assert s["green"] == {"regions": 21, "purple": 0, "railroad": 0, "wagons": 2, "cavalry": 0, "custer": 0}
    assert s["blue"] == {"regions": 2, "purple": 0, "railroad": 3, "wagons": 4}
    assert s["brown"] == {"regions": 4, "purple": 2, "railroad": 3, "wagons": 4}


@cites("15.3", "vp")
def test_15_3_split_indians_double_theirs() -> None:
    s = score(
        "3",
        {"denver": {"green": 1}, "bighorn": {"green": 2}, "three-forks": {"blue": 1}},
        options=["indian-allies"],
        points={"custer": 2},
        wagons={"destroyed": 3},
    )
    assert s["green"]["regions"] == 2 * 13
    assert s["orange"]["regions"] == 2 * 11
    assert s["green"]["purple"] == 2  # without the minimum of three
    assert s["green"]["custer"] == s["orange"]["custer"] == 2
    assert s["green"]["wagons"] == s["orange"]["wagons"] == 3
    assert s["blue"]["purple"] == 1


# -- 15.4 --------------------------------------------------------------------------------------------------------------
@cites("15.4")
def test_15_4_one_wagon_each_way() -> None:
    m = bare({"st-louis": {"white": 2}}, scenario="4", start={"disc": "white"})
    assert cubes(m, "elkhorn") == cubes(m, "flint-hills") == {"white": 2}


@cites("15.4", "vp")
def test_15_4_wagon_points_by_route() -> None:
    s = score(
        "4",
        {"cheyenne": {"white": 1}, "santa-fe": {"white": 2}},
        wagons={"escaped": {"north": 4, "south": 1}, "destroyed": 2},
    )
    assert s["blue"]["wagons"] == 5
    assert s["brown"]["wagons"] == 3
    assert s["green"]["wagons"] == s["orange"]["wagons"] == 2


@cites("15.4")
def test_15_4_wagons_hold_regions_for_the_settlers() -> None:
    assert control({"white": 1}, "4") == "brown"
    assert control({"white": 1, "blue": 1}, "4") is None
    assert control({"white": 2, "blue": 1}, "4") == "brown"


@cites("15.4", "4.7")
def test_15_4_wagons_stop_indians() -> None:
    """With four players a region with only wagons is enemy-controlled."""
    m = bare(
        {"denver": {"orange": 2}, "dodge-city": {"white": 1}},
        scenario="4",
        start={"move": {"colour": "orange", "groups": 1, "regions": 2}},
    )
    play(m, "> activate denver\n> march 2 dodge-city")
    assert options(m) == ["raid dodge-city", "done"]


@cites("15.4")
def test_15_4_purple_regions_count_for_everybody() -> None:
    s = score("4", {REGIONS[HOME]: {"green": 1}, REGIONS[HOME + 1]: {"brown": 1}, REGIONS[HOME + 5]: {"blue": 1}})
    assert [s[c]["purple"] for c in ("green", "orange", "blue", "brown")] == [1, 0, 1, 1]


@cites("15.4.1", "14.1")
def test_15_4_1_first_the_side_then_the_faction() -> None:
    m = bare({"denver": {"green": 1}}, scenario="4", start={"end": True})
    assert plain(m)["outcome"]["result"] == "green"  # 13 regions against 11
    even = bare({}, scenario="4", start={"end": True})
    assert plain(even)["outcome"]["result"] == "green+orange"
    lost = bare({}, scenario="4", casualties={"green": 1}, start={"end": True})
    assert plain(lost)["outcome"] == {
        "result": "orange",
        "why": "casualties",
        "score": {"green": 15, "orange": 15, "blue": 0, "brown": 0},
        "totals": {"indians": 27, "us": 0},
    }


@cites("15.4", "10.1.1")
def test_15_4_placement_needs_ones_own_control() -> None:
    m = bare(
        {"black-hills": {"orange": 2, "green": 1}, "niobrara": {"orange": 1, "green": 1}},
        scenario="4",
        start={"move": {"colour": "green", "place": 1, "groups": 1, "regions": 1}},
    )
    assert "place black-hills" not in options(m)
    assert "place niobrara" not in options(m)
    assert "place milk-river" in options(m)


@cites("15.4", "12.1.2/blank")
def test_15_4_each_player_uses_his_own_blanks() -> None:
    m = bare(
        {"dodge-city": {"orange": 2, "green": 1, "blue": 1}},
        scenario="4",
        start={"engagement": {"region": "dodge-city", "attacker": "orange"}},
    )
    play(m, "! green-dice blank\n! orange-dice treaty blank\n! blue-dice hit")
    assert m.pending.seat == "green"  # type: ignore[union-attr]
    assert not any(o.startswith("retreat orange") for o in options(m))
    play(m, "> stay")
    assert m.pending.seat == "orange"  # type: ignore[union-attr]
    assert any(o.startswith("retreat orange") for o in options(m))
