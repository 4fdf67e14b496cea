"""The rulebook's examples and the openings of the designer's report, move by move (facts 6: G1-G7)."""

from __future__ import annotations

from tests.games.plains.table import bare, cubes, table
from tests.support import cites, names, plain, play


@cites("example", "12.1.2/dice", "12.1.2/hit", "12.1.6", "12.1.4.4", "11.2.1")
def test_g1_engagement_example() -> None:
    """Seven Indian cubes against Cavalry, Settlers and a wagon: the three parts of the rulebook's example."""
    m = bare(
        {
            "north-platte": {"green": 3},
            "cheyenne": {"green": 3, "orange": 1},
            "loup-river": {"blue": 1, "brown": 2, "white": 1},
            "elkhorn": {"brown": 1},
        },
        hands={"green": ["gall"]},
        rail={"up": 8},
        start={"disc": "green"},
    )
    play(
        m,
        """
        > play gall
        > place powder-river
        > place powder-river
        > activate north-platte
        > march 3 loup-river
        > activate cheyenne
        > march 3 loup-river
        > bring orange 1
        """,
    )
    assert cubes(m, "loup-river") == {"green": 6, "orange": 1, "blue": 1, "brown": 2, "white": 1}
    play(
        m,
        """
        ! green-dice hit hit
        ! orange-dice treaty
        ! blue-dice blank
        ! brown-dice hit hit
        > lose brown
        > retreat blue elkhorn
        """,
    )
    assert cubes(m, "loup-river") == {"green": 4, "orange": 1, "white": 1}
    assert cubes(m, "elkhorn") == {"blue": 1, "brown": 1}
    play(
        m,
        """
        > raid loup-river
        ! green-dice hit blank
        ! orange-dice blank
        ! brown-dice hit blank
        > stay
        > drive-on cheyenne
        """,
    )
    assert cubes(m, "loup-river") == {"green": 3, "orange": 1}
    assert cubes(m, "cheyenne") == {"white": 1}
    after = plain(m)
    assert after["casualties"] == {"green": 3, "orange": 0, "blue": 0, "brown": 2, "purple": 0}
    assert (after["wagons"]["destroyed"], after["points"]["cavalry"]) == (0, 0)


@cites("example", "6.7.1", "6.7.2")
def test_g2_railroad() -> None:
    """Three settlers beside the open track build three spaces, two build two; Weapon and Blank cross one mountain."""
    for settlers, built in ((3, 3), (2, 2), (4, 3), (0, 0)):
        m = bare({"dodge-city": {"brown": settlers}}, rail={"up": 6}, start={"disc": "black"})
        play(m, "! brown-dice hit blank")
        rail = plain(m)["rail"]
        assert (rail["up"], rail["mountain"]) == (6 + built, 1)


@cites("12.1.2/treaty", "12.1.2/blank", "12.1.4.1")
def test_g4_enemies_attack_the_northern_plains() -> None:
    m = bare(
        {"powder-river": {"green": 4, "purple": 4}, "judith-basin": {"green": 1}, "black-hills": {"green": 1}},
        start={"engagement": {"region": "powder-river", "attacker": "purple"}},
    )
    play(
        m,
        """
        ! purple-dice hit blank
        ! green-dice hit blank
        > stay  # purple
        > stay  # green
        """,
    )
    assert cubes(m, "powder-river") == {"green": 3, "purple": 3}
    play(
        m,
        """
        ! purple-dice hit blank
        ! green-dice treaty blank
        > stay
        > retreat green black-hills
        """,
    )
    assert cubes(m, "powder-river") == {"green": 1, "purple": 3}
    play(
        m,
        """
        ! purple-dice hit treaty
        ! green-dice treaty
        > relocate judith-basin
        """,
    )
    assert cubes(m, "powder-river") == {"purple": 3}
    assert cubes(m, "judith-basin") == {"green": 2}


@cites("12.1.2/blank", "12.1.4.2")
def test_g5_a_lone_enemy_retreats() -> None:
    m = bare(
        {"bighorn": {"green": 2, "purple": 1}},
        start={"engagement": {"region": "bighorn", "attacker": "green"}},
    )
    play(
        m,
        """
        ! green-dice treaty blank
        ! purple-dice blank
        > stay
        > retreat purple wind-river
        """,
    )
    assert cubes(m, "bighorn") == {"green": 2}
    assert plain(m)["control"]["bighorn"] == "green"


@cites("11.0", "11.4", "12.1.2.1", "12.1.6", "11.2.1")
def test_g6_little_mountain() -> None:
    """4/3/2: two and two placed, five casualties back, a split group, a group through a region with wagons only."""
    m = bare(
        {
            "denver": {"orange": 1},
            "neosho": {"orange": 1},
            "upper-arkansas": {"orange": 4, "green": 1},
            "flint-hills": {"white": 1},
            "dodge-city": {"white": 1},
            "cimarron": {},
        },
        casualties={"orange": 5},
        hands={"orange": ["little-mountain"]},
        start={"disc": "orange"},
    )
    play(
        m,
        """
        > play little-mountain
        > place denver
        > place denver
        > place neosho
        > place upper-arkansas
        > recover
        > activate upper-arkansas
        > march 3 cimarron
        > bring green 0
        > halt
        > march 2 dodge-city
        > bring green 1
        > halt
        > activate denver
        > march 3 dodge-city
        > march 3 flint-hills
        """,
    )
    after = plain(m)
    assert after["casualties"]["orange"] == 0
    assert cubes(m, "cimarron") == {"orange": 3}
    assert cubes(m, "dodge-city") == {"orange": 2, "green": 1, "white": 1}
    assert cubes(m, "flint-hills") == {"orange": 3, "white": 1}
    play(
        m,
        """
        > raid dodge-city
        ! green-dice blank
        ! orange-dice blank blank
        ! brown-dice hit blank
        > stay
        > drive-on cimarron
        > raid flint-hills
        ! orange-dice hit blank
        ! brown-dice hit blank
        > stay
        """,
    )
    assert cubes(m, "dodge-city") == {"orange": 1, "green": 1, "white": 1}  # the second wagon came in from the east
    assert cubes(m, "flint-hills") == {"orange": 2}
    assert plain(m)["casualties"]["orange"] == 2


@cites("9.2", "12.1.6", "vp")
def test_g7_geronimo_then_lozen() -> None:
    """Three hits take two Settlers and a Cavalry cube, one more a second: no pair falls in one battle."""
    m = bare(
        {
            "llano-estacado": {"orange": 3, "green": 1},
            "cimarron": {"brown": 2, "blue": 1},
            "washita": {"blue": 2},
            "pecos": {"orange": 1},
        },
        hands={"orange": ["geronimo", "lozen", "lone-wolf"]},
        start={"disc": "orange"},
    )
    play(
        m,
        """
        > event geronimo
        > strike cimarron
        ! green-dice treaty
        ! orange-dice treaty treaty
        ! green-dice blank
        ! orange-dice treaty blank
        """,
    )
    assert cubes(m, "cimarron") == {}
    assert cubes(m, "washita") == {"blue": 1}
    assert cubes(m, "mexico") == {"orange": 3}
    assert plain(m)["points"]["cavalry"] == 0
    play(m, "> event lozen\n> at pecos\n> play lone-wolf\n> place pecos\n> place pecos")
    assert cubes(m, "pecos") == {"orange": 5}
    assert plain(m)["banner"] == ["pecos"]
    assert "recovered" not in names(m)


@cites("5.0")
def test_set_up_counts() -> None:
    """Facts 3.2: what is left in the Ready Boxes."""
    ready = plain(table())["ready"]
    assert ready == {"green": 15, "orange": 15, "blue": 23, "brown": 29, "purple": 6, "white": 18, "black": 30}
