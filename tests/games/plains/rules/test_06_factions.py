"""Chapter 6: what is special to each faction, the wagons and the railroad."""

from __future__ import annotations

from fractions import Fraction

import pytest

from homelands.games.plains.rules.tables import BLANK, HIT, TREATY, load_tables
from tests.games.plains.table import bare, cubes
from tests.support import cites, names, options, plain, play


def steps(m: object) -> list[str]:
    return [o for o in options(m) if o.startswith("march")]  # type: ignore[arg-type]


# -- dice --------------------------------------------------------------------------------------------------------------
@cites("6.1", "6.2", "6.3", "6.4", "6.5")
@pytest.mark.parametrize(
    ("colour", "hit", "treaty", "blank"),
    [(0, 2, 1, 3), (1, 2, 1, 3), (2, 3, 1, 2), (3, 1, 1, 4), (4, 2, 1, 3)],
)
def test_6_dice_of_the_factions(colour: int, hit: int, treaty: int, blank: int) -> None:
    one, two = load_tables().rolls[colour]
    assert dict(one.odds()) == {(HIT,): Fraction(hit, 6), (TREATY,): Fraction(treaty, 6), (BLANK,): Fraction(blank, 6)}
    pairs = dict(two.odds())
    assert sum(pairs.values()) == 1
    assert pairs[HIT, HIT] == Fraction(hit, 6) ** 2
    assert pairs[HIT, BLANK] == 2 * Fraction(hit, 6) * Fraction(blank, 6)


# -- entry -------------------------------------------------------------------------------------------------------------
@cites("6.1", "11.3")
def test_6_1_green_by_arrows() -> None:
    m = bare({"sweetwater": {"green": 1}}, start={"move": {"colour": "green", "groups": 1, "regions": 1}})
    play(m, "> activate sweetwater")
    assert "march 1 rockies" in steps(m)
    assert "march 1 wind-river" in steps(m)
    south = bare({"denver": {"green": 1}}, start={"move": {"colour": "green", "groups": 1, "regions": 1}})
    play(south, "> activate denver")
    assert "march 1 rockies" not in steps(south)  # the arrow there is orange


@cites("6.2", "11.3")
def test_6_2_orange_by_arrows() -> None:
    m = bare({"pecos": {"orange": 1}}, start={"move": {"colour": "orange", "groups": 1, "regions": 1}})
    play(m, "> activate pecos")
    assert {"march 1 mexico", "march 1 rio-abajo"} <= set(steps(m))
    north = bare({"sweetwater": {"orange": 1}}, start={"move": {"colour": "orange", "groups": 1, "regions": 1}})
    play(north, "> activate sweetwater")
    assert not {"march 1 rockies", "march 1 bighorn"} & set(steps(north))


@cites("6.3", "6.5")
def test_6_3_and_6_5_entry_on_foot() -> None:
    """From St. Louis into one of the two regions beside it; from Sacramento not at all."""
    for colour in ("blue", "brown"):
        m = bare(
            {"st-louis": {colour: 1}, "sacramento": {colour: 1}},
            start={"move": {"colour": colour, "groups": 1, "regions": 2}},
        )
        assert options(m) == ["activate st-louis", "done"]
        play(m, "> activate st-louis")
        assert steps(m) == ["march 1 elkhorn", "march 1 flint-hills"]


@cites("6.5", "6.3")
def test_6_5_settlers_keep_out_of_purple_regions() -> None:
    for colour, enters in (("brown", False), ("blue", True)):
        m = bare({"sweetwater": {colour: 1}}, start={"move": {"colour": colour, "groups": 1, "regions": 1}})
        play(m, "> activate sweetwater")
        assert ("march 1 wind-river" in steps(m)) is enters
        assert "march 1 rockies" in steps(m)


# -- Enemies -----------------------------------------------------------------------------------------------------------
@cites("6.4", "10.4", "6.4.1", "6.4.2")
def test_6_4_the_purple_disc() -> None:
    """One cube in a purple region without Indians, Canada or Mexico; then one region sends its cubes."""
    m = bare(
        {"bighorn": {"green": 1}, "santa-fe": {"orange": 1}, "wind-river": {"purple": 2}, "denver": {}},
        start={"disc": "purple"},
    )
    words = options(m)
    assert "place bighorn" not in words
    assert "place santa-fe" not in words
    assert {"place canada", "place mexico", "place kootenai-river", "place mesilla-valley"} <= set(words)
    assert len(words) == 10
    play(m, "> place canada\n> activate wind-river\n> march 1 sweetwater\n> march 1 three-forks")
    assert cubes(m, "sweetwater") == {"purple": 1}


@cites("6.4.2", "11.3")
def test_6_4_2_northern_enemies_come_in_by_arrow() -> None:
    m = bare({"canada": {"purple": 3}, "kootenai-river": {"green": 1}}, start={"disc": "purple"})
    play(m, "> place canada\n> activate canada")
    assert steps(m) == [f"march {n} kootenai-river" for n in (1, 2, 3, 4)]
    play(m, "> march 4 kootenai-river")
    assert "engagement" in names(m)


@cites("6.4.1", "11.3")
def test_6_4_1_southern_enemies_come_in_by_arrow() -> None:
    m = bare({"mexico": {"purple": 1}}, start={"disc": "purple"})
    play(m, "> place mexico\n> activate mexico")
    assert {s.split()[-1] for s in steps(m)} == {"mesilla-valley"}


@cites("6.4", "10.4")
def test_6_4_only_purple_held_regions_are_activated() -> None:
    m = bare(
        {"three-forks": {"purple": 1, "blue": 2}, "bighorn": {"purple": 2, "blue": 2}, "rockies": {"purple": 1}},
        start={"disc": "purple"},
    )
    play(m, "> place canada")
    found = {o for o in options(m) if o.startswith("activate")}
    assert found == {"activate bighorn", "activate rockies", "activate canada"}


@cites("6.4")
def test_6_4_enemies_keep_to_their_lands() -> None:
    """Every region entered is purple or touches purple."""
    m = bare({"wind-river": {"purple": 1}}, start={"disc": "purple"})
    play(m, "> place canada\n> activate wind-river\n> march 1 sweetwater")
    # an empty NPT region stops them; so look one step ahead in the tables
    ways = m.position.ways[4]
    names_ = {m.game.option_words(("march", 1, d)) for d in ways[8]}
    assert names_ == {"march 1 powder-river", "march 1 bighorn", "march 1 wind-river"}


# -- wagons ------------------------------------------------------------------------------------------------------------
@cites("6.6.1", "10.5", "7.0")
def test_6_6_1_all_wagons_move_once() -> None:
    m = bare(
        {"st-louis": {"white": 2}, "elkhorn": {"white": 1}, "sweetwater": {"white": 1}, "taos-valley": {"white": 1}},
        start={"disc": "white"},
    )
    assert options(m) == [f"wagons st-louis elkhorn {n}" for n in range(5)]
    play(m, "> wagons st-louis elkhorn 3")
    assert cubes(m, "elkhorn") == {"white": 3}
    assert cubes(m, "flint-hills") == {"white": 1}
    assert cubes(m, "loup-river") == {"white": 1}
    assert cubes(m, "santa-fe") == {"white": 1}
    assert plain(m)["wagons"]["escaped"] == {"north": 1, "south": 0}


@cites("6.6.1")
def test_6_6_1_forks_are_the_settlers_choice() -> None:
    m = bare({"dodge-city": {"white": 3}}, start={"disc": "white"})
    play(m, "> wagons dodge-city cimarron 2\n> wagons st-louis elkhorn 0")
    found = [cubes(m, r) for r in ("cimarron", "upper-arkansas", "flint-hills")]
    assert found == [{"white": 2}, {"white": 1}, {"white": 2}]


@cites("6.6.1", "12.0")
def test_6_6_1_wagons_begin_no_fight() -> None:
    m = bare({"elkhorn": {"white": 1}, "loup-river": {"green": 8}}, start={"disc": "white"})
    play(m, "> wagons st-louis elkhorn 2")
    assert cubes(m, "loup-river") == {"green": 8, "white": 1}
    assert "engagement" not in names(m)


@cites("6.6.2")
def test_6_6_2_journeys_end_in_the_rockies() -> None:
    places = {"santa-fe": {"white": 2}, "bitter-creek": {"white": 1}, "sweetwater": {"white": 1}}
    m = bare(places, start={"disc": "white"})
    play(m, "> wagons st-louis elkhorn 2")
    assert plain(m)["wagons"]["escaped"] == {"north": 2, "south": 2}
    assert plain(m)["points"]["sides"]["us"]["wagons"] == 4 + 2  # and two on the map


@cites("6.6.1", "10.5")
def test_10_5_wagons_run_out() -> None:
    m = bare({}, wagons={"escaped": {"north": 19}}, start={"disc": "white"})
    assert options(m) == ["wagons st-louis elkhorn 0", "wagons st-louis elkhorn 1"]


# -- railroad ----------------------------------------------------------------------------------------------------------
@cites("6.7.1", "6.7")
def test_6_7_1_each_space_needs_a_settler_of_its_own() -> None:
    """Spaces 6 and 7 border different northern regions: settlers in Elkhorn reach no farther than space 6."""
    m = bare({"elkhorn": {"brown": 3}}, rail={"up": 5}, start={"disc": "black"})
    play(m, "! brown-dice blank blank")
    assert plain(m)["rail"]["up"] == 6
    both = bare({"elkhorn": {"brown": 1}, "dodge-city": {"brown": 2}}, rail={"up": 5}, start={"disc": "black"})
    play(both, "! brown-dice blank blank")
    assert plain(both)["rail"]["up"] == 8


@cites("6.7.1")
def test_6_7_1_the_first_space_and_the_box() -> None:
    """Settlers in the box do not build, those in the two regions beside it do."""
    m = bare({"st-louis": {"brown": 5}}, start={"disc": "black"})
    play(m, "! brown-dice blank blank")
    assert plain(m)["rail"]["up"] == 0
    near = bare({"flint-hills": {"brown": 2}}, start={"disc": "black"})
    play(near, "! brown-dice blank blank")
    assert plain(near)["rail"]["up"] == 2


@cites("6.7.2")
@pytest.mark.parametrize(
    ("faces", "built"), [("blank blank", 0), ("hit blank", 1), ("treaty blank", 1), ("hit treaty", 2), ("hit hit", 2)]
)
def test_6_7_2_every_symbol_crosses_a_mountain(faces: str, built: int) -> None:
    m = bare({}, start={"disc": "black"})
    play(m, f"! brown-dice {faces}")
    assert plain(m)["rail"]["mountain"] == built


@cites("6.7.2")
def test_6_7_2_the_last_mountain_overflows_onto_the_plains() -> None:
    m = bare({}, rail={"mountain": 4}, start={"disc": "black"})
    play(m, "! brown-dice hit hit")
    assert (plain(m)["rail"]["mountain"], plain(m)["rail"]["cp"]) == (5, 1)


@cites("6.7.2", "6.7")
def test_6_7_2_settlers_build_eastward_from_the_mountains() -> None:
    m = bare({"bitter-creek": {"brown": 4}}, rail={"mountain": 5}, start={"disc": "black"})
    assert plain(m)["rail"]["cp"] == 3  # no dice any more
    low = bare({"sweetwater": {"brown": 4}}, rail={"mountain": 5}, start={"disc": "black"})
    assert plain(low)["rail"]["cp"] == 0  # the last space borders only Bitter Creek


@cites("6.7")
def test_6_7_both_ends_and_the_last_space() -> None:
    m = bare({"cheyenne": {"brown": 6}}, rail={"up": 10, "cp": 5, "mountain": 5}, start={"disc": "black"})
    rail = plain(m)["rail"]
    assert rail["gap"] == 0
    assert plain(m)["ending"] == "railroad"


@cites("6.7", "11.0")
def test_6_7_indians_do_not_stop_the_track() -> None:
    m = bare({"flint-hills": {"brown": 1}, "elkhorn": {"green": 8}}, start={"disc": "black"})
    play(m, "! brown-dice blank blank")
    assert plain(m)["rail"]["up"] == 1
    assert "engagement" not in names(m)
