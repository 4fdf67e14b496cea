"""Chapter 10: placing cubes, and what happens to too many of them."""

from __future__ import annotations

import pytest

from tests.games.plains.table import bare, cubes, table
from tests.support import cites, options, plain, play

HOMES = {"green": 12, "orange": 12}


def places(m: object) -> set[str]:
    return {o.split()[1] for o in options(m) if o.startswith("place ")}  # type: ignore[arg-type]


@cites("10.0", "10.1.1")
def test_10_1_1_controlled_regions_of_ones_own_colour() -> None:
    m = bare(
        {"denver": {"brown": 1}, "dodge-city": {"white": 1}, "pecos": {"purple": 1}, "neosho": {"green": 2}},
        start={"move": {"colour": "orange", "place": 2, "groups": 1, "regions": 1}},
    )
    assert places(m) == SPT - {"denver", "dodge-city", "pecos"}
    play(m, "> place neosho\n> place brazos")
    assert cubes(m, "neosho") == {"green": 2, "orange": 1}
    assert cubes(m, "brazos") == {"orange": 1}


SPT = {
    "flint-hills", "dodge-city", "denver", "bitter-creek", "neosho", "upper-arkansas", "cimarron", "washita",
    "cross-timbers", "llano-estacado", "brazos", "pecos",
}  # fmt: skip


@cites("10.1.1")
def test_10_1_1_without_a_controlled_region_by_the_arrows() -> None:
    taken = {r: {"brown": 1} for r in SPT}
    m = bare(taken, start={"move": {"colour": "orange", "place": 1, "groups": 1, "regions": 1}})
    assert places(m) == {"mexico", "rockies"}
    north = {r: {"brown": 1} for r in ("marias-river", "milk-river", "knife-river", "james-river", "powder-river",
             "black-hills", "niobrara", "north-platte", "sweetwater", "cheyenne", "loup-river", "elkhorn")}  # fmt: skip
    m = bare(north, start={"move": {"colour": "green", "place": 1, "groups": 1, "regions": 1}})
    assert places(m) == {"canada", "rockies"}


@cites("10.0")
def test_10_0_only_what_the_ready_box_holds() -> None:
    m = bare(
        {"denver": {"orange": 5}},
        removed={"orange": 24},
        start={"move": {"colour": "orange", "place": 4, "groups": 1, "regions": 1}},
    )
    play(m, "> place denver")
    assert places(m) == set()
    assert cubes(m, "denver") == {"orange": 6}


@cites("10.1.2")
def test_10_1_2_an_event_without_its_regions_cannot_be_played() -> None:
    taken = {r: {"brown": 1} for r in SPT}
    m = bare(taken, hands={"orange": ["lozen", "nana"]}, start={"disc": "orange"})
    assert options(m) == ["play nana"]
    free = bare({}, hands={"orange": ["lozen", "nana"]}, start={"disc": "orange"})
    assert "event lozen" in options(free)


@cites("10.2.1", "6.5")
def test_10_2_1_settlers_to_st_louis_and_sacramento() -> None:
    m = bare({"st-louis": {"brown": 3}}, start={"move": {"colour": "brown", "place": 5, "groups": 1, "regions": 1}})
    assert options(m) == [f"sacramento {n}" for n in range(5)]
    play(m, "> sacramento 4")
    assert cubes(m, "st-louis") == {"brown": 4}
    assert cubes(m, "sacramento") == {"brown": 4}


@cites("10.3.1", "6.3")
def test_10_3_1_cavalry_to_st_louis_and_sacramento() -> None:
    m = bare({}, start={"move": {"colour": "blue", "place": 4, "groups": 1, "regions": 1}})
    assert options(m) == ["sacramento 0", "sacramento 1"]
    play(m, "> sacramento 1")
    assert cubes(m, "st-louis") == {"blue": 3}


@cites("10.2.1")
def test_10_2_1_only_cubes_just_received_go_to_sacramento() -> None:
    m = bare(
        {"st-louis": {"brown": 6}},
        removed={"brown": 27},
        start={"move": {"colour": "brown", "place": 5, "groups": 1, "regions": 1}},
    )
    assert options(m) == ["sacramento 0", "sacramento 1", "sacramento 2"]


@cites("10.2.2", "10.3.2")
def test_10_2_2_and_10_3_2_events_place_where_they_say() -> None:
    m = bare({"bighorn": {}}, hands={"blue": ["crow-scouts", "fort-sill"]}, start={"disc": "blue"})
    play(m, "> event crow-scouts\n> at bighorn")
    assert cubes(m, "bighorn") == {"purple": 2}
    assert plain(m)["ready"]["purple"] == 18
    brown = bare({}, hands={"brown": ["pony-express", "exodusters"]}, start={"disc": "brown"})
    play(brown, "> play exodusters\n> sacramento 0\n> done")
    play(brown, "> event pony-express\n> activate st-louis\n> march 2 elkhorn")
    assert cubes(brown, "elkhorn") == {"brown": 2}  # the event moves what the card has placed


@cites("10.4")
def test_10_4_the_enemies_may_stay() -> None:
    m = bare({"bighorn": {"purple": 1}}, start={"disc": "purple"})
    play(m, "> place bighorn\n> done")
    assert cubes(m, "bighorn") == {"purple": 2}
    assert m.position.request is not None


@cites("10.5", "6.6.1")
def test_10_5_two_wagons_a_disc() -> None:
    m = table(start={"disc": "white"})
    assert cubes(m, "st-louis")["white"] == 4


# -- limits ------------------------------------------------------------------------------------------------------------
@cites("10/limits", "4.4/limit")
def test_10_limits_the_opponent_moves_the_excess() -> None:
    m = bare(
        {"denver": {"orange": 7}, "dodge-city": {"orange": 4}, "cheyenne": {"brown": 1}},
        start={"move": {"colour": "orange", "groups": 1, "regions": 1}},
    )
    play(m, "> activate dodge-city\n> march 3 denver\n> halt")
    assert m.pending.seat == "blue"  # type: ignore[union-attr]
    assert options(m) == [
        f"shift orange denver {r}" for r in ("loup-river", "dodge-city", "bitter-creek", "upper-arkansas")
    ]
    play(m, "> shift orange denver bitter-creek\n> shift orange denver bitter-creek")
    assert cubes(m, "denver") == {"orange": 8}
    assert cubes(m, "bitter-creek") == {"orange": 2}


@cites("10/limits")
def test_10_limits_each_side_counts_for_itself() -> None:
    """Eight Indians against eight: nobody is overfull, and the fight begins."""
    m = bare(
        {"denver": {"orange": 8}, "dodge-city": {"brown": 8}},
        start={"move": {"colour": "orange", "groups": 1, "regions": 1}},
    )
    play(m, "> activate denver\n> march 8 dodge-city")
    assert cubes(m, "dodge-city") == {"orange": 8, "brown": 8}
    assert m.position.request is not None


@cites("10/limits")
@pytest.mark.parametrize("colour", ["blue", "brown"])
def test_10_limits_for_the_us_side(colour: str) -> None:
    m = bare(
        {"st-louis": {colour: 4}, "elkhorn": {"brown": 6}},
        start={"move": {"colour": colour, "groups": 1, "regions": 1}},
    )
    play(m, "> activate st-louis\n> march 3 elkhorn\n> halt")
    assert m.pending.seat == "green"  # type: ignore[union-attr]
    assert all(o.startswith("shift ") for o in options(m))
