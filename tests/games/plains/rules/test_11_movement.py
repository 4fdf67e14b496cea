"""Chapter 11: group moves, trains, influence, areas, casualties."""

from __future__ import annotations

import pytest

from tests.games.plains.table import bare, cubes
from tests.support import cites, options, plain, play


def move(colour: str, groups: int = 1, regions: int = 2) -> dict[str, object]:
    return {"move": {"colour": colour, "groups": groups, "regions": regions}}


def kinds(m: object, verb: str) -> list[str]:
    return [o for o in options(m) if o.split()[0] == verb]  # type: ignore[arg-type]


@cites("11.0")
def test_11_0_split_destinations_and_drop_offs() -> None:
    """One activation, three ways: one dropped off, two go on and part."""
    m = bare({"denver": {"orange": 5}}, start=move("orange", regions=2))
    play(m, "> activate denver\n> march 4 dodge-city\n> march 1 neosho\n> march 2 cimarron\n> halt")
    found = {r: cubes(m, r).get("orange", 0) for r in ("denver", "dodge-city", "neosho", "cimarron")}
    assert found == {"denver": 1, "dodge-city": 1, "neosho": 1, "cimarron": 2}
    assert kinds(m, "march")  # the one left in Denver may still go elsewhere
    play(m, "> march 1 bitter-creek\n> halt")
    assert cubes(m, "bitter-creek") == {"orange": 1}


@cites("11.0")
def test_11_0_up_to_the_number_of_regions() -> None:
    m = bare({"denver": {"orange": 1}}, start=move("orange", regions=2))
    play(m, "> activate denver\n> march 1 dodge-city\n> march 1 neosho")
    assert not kinds(m, "march")


@cites("11.0")
def test_11_0_up_to_the_number_of_groups_and_not_twice() -> None:
    m = bare({"denver": {"orange": 1}, "pecos": {"orange": 1}}, start=move("orange", groups=3, regions=1))
    play(m, "> activate denver\n> march 1 dodge-city")
    assert kinds(m, "activate") == ["activate pecos"]  # a cube moves once a card
    play(m, "> activate pecos\n> march 1 brazos")
    assert kinds(m, "activate") == []


@cites("11.0")
def test_11_0_nothing_is_picked_up() -> None:
    m = bare({"denver": {"orange": 1}, "dodge-city": {"orange": 3}}, start=move("orange"))
    play(m, "> activate denver\n> march 1 dodge-city")
    assert kinds(m, "march") == [f"march 1 {r}" for r in ("loup-river", "elkhorn", "flint-hills", "denver", "neosho",
                                                          "upper-arkansas", "cimarron")]  # fmt: skip


@cites("11.0", "12.0")
def test_11_0_all_movement_before_the_fights() -> None:
    m = bare(
        {"denver": {"orange": 2}, "neosho": {"orange": 2}, "dodge-city": {"brown": 2}},
        start=move("orange", groups=2, regions=1),
    )
    play(m, "> activate denver\n> march 2 dodge-city")
    assert "activate neosho" in options(m)
    play(m, "> activate neosho\n> march 2 dodge-city")
    assert cubes(m, "dodge-city") == {"orange": 4, "brown": 2}
    assert m.position.request is not None


# -- trains ------------------------------------------------------------------------------------------------------------
@cites("11.1")
def test_11_1_from_st_louis_along_the_built_track() -> None:
    m = bare({"st-louis": {"brown": 3}, "dodge-city": {"orange": 1}}, rail={"up": 7}, start=move("brown"))
    play(m, "> rail st-louis")
    assert {o.split()[2] for o in options(m)} == {"elkhorn", "flint-hills", "dodge-city", "loup-river"}
    play(m, "> march 2 dodge-city")
    assert cubes(m, "dodge-city") == {"orange": 1, "brown": 2}  # an attack by train
    assert cubes(m, "st-louis") == {"brown": 1}


@cites("11.1")
def test_11_1_none_before_the_first_space() -> None:
    m = bare({"st-louis": {"blue": 1}}, start=move("blue"))
    assert kinds(m, "rail") == []


@cites("11.1", "6.7.2")
def test_11_1_from_sacramento_after_the_mountains() -> None:
    for mountain, open_ in ((4, False), (5, True)):
        m = bare({"sacramento": {"blue": 2, "brown": 2}}, rail={"mountain": mountain}, start=move("blue"))
        assert bool(kinds(m, "rail")) is open_
    play(m, "> rail sacramento")
    assert {o.split()[2] for o in options(m)} == {"bitter-creek"}
    play(m, "> march 1 bitter-creek\n> bring brown 2")
    assert cubes(m, "bitter-creek") == {"blue": 1, "brown": 2}
    far = bare({"sacramento": {"blue": 1}}, rail={"cp": 4, "mountain": 5}, start=move("blue"))
    play(far, "> rail sacramento")
    assert {o.split()[2] for o in options(far)} == {"bitter-creek", "sweetwater"}


@cites("11.1")
def test_11_1_one_train_a_card_and_no_step_after_it() -> None:
    m = bare({"st-louis": {"brown": 3}}, rail={"up": 3}, start=move("brown", groups=3))
    play(m, "> rail st-louis\n> march 1 elkhorn")
    assert kinds(m, "rail") == []
    assert "activate st-louis" in options(m)
    assert "activate elkhorn" not in options(m)


@cites("11.1")
def test_11_1_no_train_with_a_substitute_card() -> None:
    m = bare({"st-louis": {"brown": 3}}, rail={"up": 3}, hands={"brown": ["jim-bridger"]}, start={"disc": "brown"})
    play(m, "> substitute jim-bridger")
    assert kinds(m, "rail") == []


# -- influence ---------------------------------------------------------------------------------------------------------
RATIOS = [
    ("green", {"green": 4, "orange": 4}, "orange", [0, 0, 1, 1, 2]),
    ("orange", {"green": 4, "orange": 4}, "green", [0, 0, 1, 1, 2]),
    ("brown", {"blue": 4, "brown": 4}, "blue", [0, 0, 1, 1, 2]),
    ("blue", {"blue": 3, "brown": 5}, "brown", [0, 2, 4, 5]),
]


@cites("11.2.1")
@pytest.mark.parametrize(("colour", "here", "other", "most"), RATIOS, ids=[r[0] for r in RATIOS])
def test_11_2_1_ratios(colour: str, here: dict[str, int], other: str, most: list[int]) -> None:
    region, to = ("denver", "dodge-city")
    for n in range(1, len(most)):
        m = bare({region: here}, start=move(colour, regions=1))
        play(m, f"> activate {region}\n> march {n} {to}")
        found = [int(o.split()[2]) for o in kinds(m, "bring")]
        assert found == (list(range(most[n] + 1)) if most[n] else [])


@cites("11.2.1")
def test_11_2_1_cavalry_brings_settlers_and_enemies() -> None:
    """Each Blue cube takes two Brown or one Purple: three Blue with three Brown have one left for Purple."""
    m = bare({"upper-arkansas": {"blue": 3, "brown": 3, "purple": 2}}, start=move("blue", regions=1))
    play(m, "> activate upper-arkansas\n> march 3 cimarron\n> bring brown 3")
    assert kinds(m, "bring") == ["bring purple 0", "bring purple 1"]
    play(m, "> bring purple 1")
    assert cubes(m, "cimarron") == {"blue": 3, "brown": 3, "purple": 1}


@cites("11.2.1")
def test_11_2_1_enemies_bring_cavalry() -> None:
    m = bare({"bighorn": {"purple": 3, "blue": 2}}, start={"disc": "purple"})
    play(m, "> place canada\n> activate bighorn\n> march 3 wind-river")
    assert kinds(m, "bring") == ["bring blue 0", "bring blue 1"]


@cites("11.2.1")
def test_11_2_1_only_where_the_friend_may_go() -> None:
    """Orange does not follow Green into the northern purple regions (facts A8)."""
    m = bare({"powder-river": {"green": 4, "orange": 2}}, start=move("green", regions=1))
    play(m, "> activate powder-river\n> march 4 bighorn")
    assert kinds(m, "bring") == []


@cites("11.2.1")
def test_11_2_1_friends_need_their_leaders_at_every_step() -> None:
    m = bare({"denver": {"orange": 4, "green": 2}}, start=move("orange", regions=2))
    play(m, "> activate denver\n> march 4 dodge-city\n> bring green 2\n> march 2 neosho")
    assert kinds(m, "bring") == ["bring green 0", "bring green 1"]
    play(m, "> bring green 1\n> halt")
    assert cubes(m, "dodge-city") == {"orange": 2, "green": 1}
    assert cubes(m, "neosho") == {"orange": 2, "green": 1}


@cites("11.2.1", "15.4")
def test_11_2_1_not_the_cubes_of_another_player() -> None:
    m = bare({"denver": {"orange": 4, "green": 2}}, scenario="4", start=move("orange", regions=1))
    play(m, "> activate denver\n> march 4 dodge-city")
    assert kinds(m, "bring") == []


@cites("11.2.2")
def test_11_2_2_a_blank_of_one_faction_retreats_a_cube_of_the_other() -> None:
    m = bare(
        {"dodge-city": {"orange": 2, "green": 1, "blue": 1}, "denver": {}},
        start={"engagement": {"region": "dodge-city", "attacker": "orange"}},
    )
    play(m, "! green-dice treaty\n! orange-dice blank treaty\n! blue-dice hit")
    assert "retreat green denver" in options(m)  # an orange Blank


# -- areas -------------------------------------------------------------------------------------------------------------
@cites("11.3", "4.4/areas")
def test_11_3_through_the_rockies() -> None:
    m = bare({"sweetwater": {"green": 2}}, start=move("green", regions=2))
    play(m, "> activate sweetwater\n> march 2 rockies")
    assert {o.split()[2] for o in kinds(m, "march")} == {"sweetwater", "kootenai-river", "three-forks", "wind-river"}


@cites("11.3")
def test_11_3_cavalry_and_settlers_only_the_rockies() -> None:
    m = bare({"rockies": {"blue": 1, "brown": 1}}, start=move("blue", regions=1))
    play(m, "> activate rockies")
    assert "march 1 santa-fe" in options(m)
    brown = bare({"rockies": {"blue": 1, "brown": 1}}, start=move("brown", regions=1))
    play(brown, "> activate rockies")
    assert {o.split()[2] for o in kinds(brown, "march")} == {"sweetwater", "denver", "bitter-creek", "upper-arkansas"}


# -- casualties --------------------------------------------------------------------------------------------------------
@cites("11.4")
def test_11_4_all_casualties_for_one_group_move() -> None:
    m = bare({"denver": {"orange": 1}}, casualties={"orange": 6, "green": 3}, start=move("orange", groups=1))
    play(m, "> recover")
    assert plain(m)["casualties"]["orange"] == 0
    assert plain(m)["casualties"]["green"] == 3
    assert plain(m)["ready"]["orange"] == 29
    assert kinds(m, "activate") == []


@cites("11.4", "10.0")
def test_11_4_before_the_cubes_are_placed() -> None:
    """With an empty Ready Box the question comes first; the returned cubes are placed in the same turn."""
    m = bare(
        {"denver": {"orange": 1}},
        casualties={"orange": 5},
        removed={"orange": 24},
        start={"move": {"colour": "orange", "place": 3, "groups": 2, "regions": 1}},
    )
    assert options(m) == ["place-first", "recover"]
    play(m, "> recover\n> place denver\n> place denver\n> place denver")
    assert cubes(m, "denver") == {"orange": 4}
    assert plain(m)["ready"]["orange"] == 2


@cites("11.4")
def test_11_4_wagons_never_come_back() -> None:
    m = bare({}, wagons={"destroyed": 5}, start=move("brown", groups=2))
    assert "recover" not in options(m)
