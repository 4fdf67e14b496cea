"""Chapter 4: groups, limits, areas and boxes, control, and where movement stops."""

from __future__ import annotations

import pytest

from homelands.games.plains.rules.invariants import Impossible
from tests.games.plains.table import bare, cubes, table
from tests.support import cites, names, options, plain, play


@cites("4.3")
def test_4_3_a_group_moves_splits_or_stands() -> None:
    m = bare(
        {"cimarron": {"orange": 3, "white": 1}},
        start={"move": {"colour": "orange", "groups": 2, "regions": 1}},
    )
    assert {"activate cimarron", "stand cimarron", "done"} == set(options(m))
    play(m, "> activate cimarron\n> march 1 dodge-city\n> march 1 washita\n> halt\n> stand cimarron")
    assert cubes(m, "cimarron") == {"orange": 1, "white": 1}
    assert "raid cimarron" in options(m)


@cites("4.4/limit")
def test_4_4_eight_cubes_of_a_side() -> None:
    """A region holds eight Indians and eight of the others; wagons do not count."""
    m = bare({"cimarron": {"orange": 8, "white": 9}})
    assert not m.over
    with pytest.raises(Impossible, match="more than 8"):
        bare({"denver": {"orange": 6, "green": 3}})


@cites("4.4/areas")
@pytest.mark.parametrize(
    ("colour", "place", "fine"),
    [
        ("green", "canada", True), ("green", "mexico", False), ("orange", "mexico", True), ("orange", "canada", False),
        ("purple", "canada", True), ("purple", "mexico", True), ("blue", "rockies", True), ("blue", "canada", False),
        ("brown", "rockies", True), ("brown", "mexico", False), ("green", "rockies", True), ("orange", "rockies", True),
    ],
)  # fmt: skip
def test_4_4_areas(colour: str, place: str, fine: bool) -> None:
    """Who may be in Canada, Mexico and the Rockies; there is no limit there, and no fight."""
    if not fine:
        with pytest.raises(Impossible, match=f"{colour} cubes may not be in {place}"):
            bare({place: {colour: 1}})
        return
    m = bare({place: {colour: 12}})
    assert cubes(m, place) == {colour: 12}
    both = bare({"rockies": {"green": 3, "blue": 3, "purple": 2}}, start={"disc": "white"})
    assert "engagement" not in names(both)


@cites("4.4/boxes")
def test_4_4_boxes() -> None:
    """Boxes hold any number of Cavalry and Settlers; Indians and Enemies never go there."""
    assert cubes(bare({"st-louis": {"blue": 20, "brown": 30}}), "st-louis") == {"blue": 20, "brown": 30}
    for colour in ("green", "orange", "purple"):
        with pytest.raises(Impossible, match="may not be in st-louis"):
            bare({"st-louis": {colour: 1}})


CONTROL = [
    ({}, "green"),
    ({"orange": 1}, "green"),
    ({"green": 1, "orange": 1}, "green"),
    ({"blue": 1}, "blue"),
    ({"brown": 3}, "blue"),
    ({"purple": 1}, None),
    ({"blue": 1, "purple": 1}, "blue"),
    ({"blue": 1, "purple": 2}, None),
    ({"white": 1}, None),
    ({"orange": 1, "white": 3}, "green"),
    ({"blue": 1, "white": 3}, "blue"),
]


@cites("4.5", "15.2")
@pytest.mark.parametrize(("here", "owner"), CONTROL, ids=[str(c) for c, _ in CONTROL])
def test_4_5_control_of_a_home_region(here: dict[str, int], owner: str | None) -> None:
    """Two players: both Indian colours together; empty it is theirs; wagons alone make it nobody's."""
    assert plain(bare({"upper-arkansas": here}))["control"]["upper-arkansas"] == owner


@cites("4.5")
def test_4_5_contested_while_equal() -> None:
    m = bare({"denver": {"orange": 2, "blue": 2}}, start={"engagement": {"region": "denver", "attacker": "us"}})
    assert plain(m)["control"]["denver"] is None


@cites("4.6")
def test_4_6_control_of_a_purple_region() -> None:
    """Enemies never control, empty ones are nobody's, and the U.S. needs Cavalry there."""
    m = bare({"bighorn": {}, "wind-river": {"purple": 3}, "three-forks": {"blue": 1}, "judith-basin": {"green": 1}})
    control = plain(m)["control"]
    found = [control[r] for r in ("bighorn", "wind-river", "three-forks", "judith-basin")]
    assert found == [None, None, "blue", "green"]


@cites("4.7", "12.0")
def test_4_7_indians_stop_where_others_are() -> None:
    m = bare(
        {"denver": {"orange": 2}, "dodge-city": {"brown": 1}},
        start={"move": {"colour": "orange", "groups": 1, "regions": 3}},
    )
    play(m, "> activate denver\n> march 2 dodge-city")
    assert m.position.request is not None  # no further step: the fight begins
    assert "engagement" in names(m)


@cites("4.7")
def test_4_7_indians_pass_empty_friendly_and_wagon_regions() -> None:
    m = bare(
        {"denver": {"orange": 2}, "dodge-city": {"white": 2}, "neosho": {"green": 1}},
        start={"move": {"colour": "orange", "groups": 1, "regions": 3}},
    )
    play(m, "> activate denver\n> march 2 dodge-city\n> march 2 neosho\n> march 2 washita")
    assert cubes(m, "washita") == {"orange": 2}


@cites("4.7")
def test_4_7_us_groups_stop_in_empty_home_regions() -> None:
    m = bare({"st-louis": {"blue": 2}}, start={"move": {"colour": "blue", "groups": 1, "regions": 3}})
    play(m, "> activate st-louis\n> march 2 elkhorn")
    assert "movement.march" not in m.game.book.where(m.position)
    passing = bare(
        {"st-louis": {"blue": 2}, "elkhorn": {"brown": 1}, "loup-river": {"white": 1}},
        start={"move": {"colour": "blue", "groups": 1, "regions": 3}},
    )
    play(passing, "> activate st-louis\n> march 2 elkhorn\n> march 2 loup-river\n> march 2 denver")
    assert cubes(passing, "denver") == {"blue": 2}


@cites("2.0", "4.1")
def test_4_1_discs_come_by_chance() -> None:
    m = table()
    request = m.position.request
    assert request is not None
    assert request.kind == "disc"
    assert len(request.values) == 7
    assert request.weights is None
