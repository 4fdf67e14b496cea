"""Chapter 12: engagements."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.plains.table import bare, cubes
from tests.support import cites, names, options, plain, play


def engagement(here: dict[str, int], attacker: str, at: str = "dodge-city", **more: Any) -> Match:
    around = more.pop("around", {})
    return bare({at: here, **around}, start={"engagement": {"region": at, "attacker": attacker}}, **more)


def retreats(m: Match, colour: str) -> set[str]:
    return {o.split()[2] for o in options(m) if o.startswith(f"retreat {colour}")}


# -- 12.0, 12.1.8 ------------------------------------------------------------------------------------------------------
@cites("12.0", "12.1.8")
def test_12_1_8_the_active_player_chooses_the_order() -> None:
    m = bare(
        {"denver": {"orange": 2}, "dodge-city": {"brown": 1}, "cheyenne": {"brown": 1}},
        start={"move": {"colour": "orange", "groups": 1, "regions": 1}},
    )
    play(m, "> activate denver\n> march 1 dodge-city\n> march 1 cheyenne")
    assert options(m) == ["fight cheyenne", "fight dodge-city"]
    play(m, "> fight dodge-city\n! orange-dice hit\n! brown-dice blank")
    assert cubes(m, "dodge-city") == {"orange": 1}
    assert m.position.request is not None  # the other one follows by itself


# -- ambush ------------------------------------------------------------------------------------------------------------
@cites("12.1.1")
def test_12_1_1_a_lone_defender_rolls_first() -> None:
    m = engagement({"orange": 1, "blue": 2, "brown": 1}, "blue")
    assert options(m) == ["ambush blue", "no-ambush"]
    assert m.pending.seat == "green"  # type: ignore[union-attr]
    play(m, "> ambush blue\n! orange-dice hit")
    assert cubes(m, "dodge-city") == {"orange": 1, "blue": 1, "brown": 1}
    assert plain(m)["casualties"]["blue"] == 1


@cites("12.1.1")
@pytest.mark.parametrize("face", ["treaty", "blank"])
def test_12_1_1_only_a_hit_counts(face: str) -> None:
    m = engagement({"orange": 1, "blue": 2}, "blue")
    play(m, f"> ambush blue\n! orange-dice {face}")
    assert cubes(m, "dodge-city") == {"orange": 1, "blue": 2}
    assert "retreat" not in " ".join(options(m))


@cites("12.1.1")
def test_12_1_1_equal_groups_are_the_ambushers_choice() -> None:
    m = engagement({"green": 1, "blue": 2, "brown": 2}, "blue", at="loup-river")
    assert options(m) == ["ambush blue", "ambush brown", "no-ambush"]


@cites("12.1.1")
def test_12_1_1_not_by_two_nor_by_an_attacker() -> None:
    assert "ambush" not in " ".join(options(engagement({"orange": 1, "green": 1, "blue": 2}, "blue")))
    assert "ambush" not in " ".join(options(engagement({"orange": 1, "blue": 2}, "orange")))


@cites("12.1.1", "12.1.7")
def test_12_1_1_the_last_enemy_ambushed_ends_it() -> None:
    m = engagement({"orange": 1, "blue": 1}, "blue")
    play(m, "> ambush blue\n! orange-dice hit")
    assert "engagement-ends" in names(m)
    assert cubes(m, "dodge-city") == {"orange": 1}


# -- dice and losses ---------------------------------------------------------------------------------------------------
@cites("12.1.2/dice")
def test_12_1_2_one_die_for_one_cube_two_for_more() -> None:
    m = engagement({"orange": 5, "green": 1, "blue": 1, "brown": 3}, "orange")
    kinds = []
    for _ in range(4):
        request = m.position.request
        assert request is not None
        kinds.append((request.kind, len(request.values[0])))
        m.chance(request.values[-1])
    assert kinds == [("green-dice", 1), ("orange-dice", 2), ("blue-dice", 1), ("brown-dice", 2)]


@cites("12.1.2/hit", "12.1.6", "12.1.3")
def test_12_1_6_losses_from_the_then_largest_faction() -> None:
    m = engagement({"orange": 3, "green": 3, "blue": 2, "brown": 4}, "orange")
    play(m, "! green-dice hit hit\n! orange-dice hit treaty\n! blue-dice hit blank\n! brown-dice hit blank")
    # attacker first: two hits on equal factions, one from each; nothing is asked that makes no difference
    assert cubes(m, "dodge-city") == {"orange": 2, "green": 2, "blue": 2, "brown": 2}
    assert options(m) == ["lose blue", "lose brown"]
    play(m, "> lose blue")
    assert cubes(m, "dodge-city") == {"orange": 2, "green": 2, "blue": 1, "brown": 2}
    assert plain(m)["casualties"] == {"green": 1, "orange": 1, "blue": 1, "brown": 2, "purple": 0}


@cites("12.1.6", "15.3", "15.4")
def test_12_1_6_a_coin_between_allies() -> None:
    m = engagement({"orange": 2, "green": 2, "blue": 1}, "orange", scenario="4")
    play(m, "! green-dice blank blank\n! orange-dice blank blank\n! blue-dice hit")
    assert m.position.request.kind == "coin"  # type: ignore[union-attr]
    play(m, "! coin orange")
    assert cubes(m, "dodge-city") == {"orange": 1, "green": 2, "blue": 1}


@cites("12.1.7")
def test_12_1_7_round_after_round_until_a_side_is_gone() -> None:
    m = engagement({"orange": 1, "brown": 1}, "orange")
    for _ in range(3):
        play(m, "! orange-dice treaty\n! brown-dice blank\n> stay")
    play(m, "! orange-dice hit\n! brown-dice hit")
    assert cubes(m, "dodge-city") == {}  # both gone: nobody fights on
    assert plain(m)["control"]["dodge-city"] == "green"


# -- treaties ----------------------------------------------------------------------------------------------------------
@cites("12.1.2/treaty")
def test_12_1_2_treaty_voids_hits_and_blanks() -> None:
    m = engagement({"orange": 4, "blue": 2}, "orange", around={"elkhorn": {"brown": 1}})
    play(m, "! orange-dice hit treaty\n! blue-dice hit treaty")
    assert cubes(m, "elkhorn") == {"blue": 2, "brown": 1}  # the one neighbour that is not enemy-controlled
    assert cubes(m, "dodge-city") == {"orange": 4}
    assert plain(m)["casualties"]["orange"] == 0


@cites("12.1.2/treaty")
def test_12_1_2_one_treaty_alone_does_nothing() -> None:
    m = engagement({"orange": 2, "blue": 2}, "orange")
    play(m, "! orange-dice treaty treaty\n! blue-dice hit hit")
    assert cubes(m, "dodge-city") == {"blue": 2}


@cites("12.1.2/treaty")
def test_12_1_2_equal_forces_the_defender_moves_the_attacker() -> None:
    m = engagement({"orange": 2, "blue": 2}, "orange")
    play(m, "! orange-dice treaty treaty\n! blue-dice treaty treaty")
    assert m.pending.seat == "blue"  # type: ignore[union-attr]
    assert {o.split()[1] for o in options(m)} == {
        "loup-river", "elkhorn", "flint-hills", "denver", "neosho", "upper-arkansas", "cimarron",
    }  # fmt: skip
    play(m, "> relocate neosho")
    assert cubes(m, "neosho") == {"orange": 2}


@cites("12.1.2/treaty")
def test_12_1_2_surrounded_to_the_nearest_friendly_region() -> None:
    """All around is Indian-controlled (empty home regions are): two steps on the Settlers hold Loup River."""
    m = engagement({"green": 3, "blue": 1}, "green", at="knife-river", around={"loup-river": {"brown": 1}})
    play(m, "! green-dice treaty treaty\n! blue-dice treaty")
    assert cubes(m, "loup-river") == {"blue": 1, "brown": 1}


@cites("12.1.2/treaty")
def test_12_1_2_without_a_friendly_region_to_the_ready_box() -> None:
    m = engagement({"green": 3, "brown": 2}, "green", at="knife-river")
    play(m, "! green-dice treaty treaty\n! brown-dice treaty treaty")
    assert cubes(m, "knife-river") == {"green": 3}
    assert plain(m)["ready"]["brown"] == 35
    assert plain(m)["casualties"]["brown"] == 0


# -- retreats ----------------------------------------------------------------------------------------------------------
@cites("12.1.2/blank", "12.1.4.1")
def test_12_1_4_1_indian_retreats() -> None:
    """Adjacent friendly or empty regions, and areas by arrow; not where others are, not where there is no room."""
    m = engagement(
        {"orange": 2, "blue": 2},
        "blue",
        at="pecos",
        around={"llano-estacado": {"brown": 1}, "brazos": {"orange": 8}, "rio-abajo": {"purple": 1}},
    )
    play(m, "! blue-dice treaty hit\n! orange-dice blank blank")
    assert cubes(m, "pecos") == {"orange": 1, "blue": 2}
    assert retreats(m, "orange") == {"mesilla-valley", "mexico"}
    play(m, "> retreat orange mexico")
    assert cubes(m, "mexico") == {"orange": 1}
    assert cubes(m, "pecos") == {"blue": 2}


@cites("12.1.2/blank")
def test_12_1_2_each_blank_one_cube_or_none() -> None:
    m = engagement({"orange": 4, "blue": 2}, "blue")
    play(m, "! blue-dice treaty hit\n! orange-dice blank blank\n> retreat orange denver\n> stay")
    assert cubes(m, "dodge-city") == {"orange": 2, "blue": 2}
    assert m.position.request is not None  # next round


@cites("12.1.4.2", "6.4")
def test_12_1_4_2_enemy_retreats() -> None:
    m = engagement(
        {"orange": 2, "purple": 2},
        "orange",
        at="santa-fe",
        around={"taos-valley": {"orange": 1}, "cimarron": {"brown": 1}, "rio-abajo": {"purple": 1}},
    )
    play(m, "! orange-dice treaty hit\n! purple-dice blank blank")
    assert retreats(m, "purple") == {"san-luis-valley", "rio-abajo", "llano-estacado", "rockies"}


@cites("12.1.4.3", "6.3")
def test_12_1_4_3_first_friendly_or_contested_regions() -> None:
    m = engagement(
        {"orange": 2, "blue": 2, "brown": 1},
        "orange",
        at="denver",
        around={"cheyenne": {"brown": 1}, "dodge-city": {"blue": 1, "orange": 1}},
    )
    play(m, "! orange-dice treaty treaty\n! blue-dice blank hit\n! brown-dice blank")
    assert retreats(m, "blue") == retreats(m, "brown") == {"cheyenne", "dodge-city"}


@cites("12.1.4.3", "4.4/boxes")
def test_12_1_4_3_then_st_louis_or_the_rockies() -> None:
    east = engagement({"orange": 2, "blue": 2}, "orange", at="flint-hills")
    play(east, "! orange-dice treaty treaty\n! blue-dice blank hit")
    assert retreats(east, "blue") == {"st-louis"}
    west = engagement({"orange": 2, "blue": 2}, "orange", at="denver")
    play(west, "! orange-dice treaty treaty\n! blue-dice blank hit")
    assert retreats(west, "blue") == {"rockies"}


@cites("12.1.4.3")
def test_12_1_4_3_at_last_empty_regions() -> None:
    m = engagement({"green": 2, "brown": 2}, "green", at="niobrara", around={"elkhorn": {"green": 1}})
    play(m, "! green-dice treaty treaty\n! brown-dice blank hit")
    assert retreats(m, "brown") == {"knife-river", "james-river", "black-hills", "north-platte", "loup-river"}


@cites("12.1.4.3", "6.5")
def test_12_1_4_3_cavalry_may_retreat_to_the_enemies_settlers_never() -> None:
    m = engagement({"green": 2, "blue": 2, "brown": 2}, "green", at="sweetwater", around={"wind-river": {"purple": 1}})
    play(m, "! green-dice treaty treaty\n! blue-dice blank hit\n! brown-dice blank blank")
    assert retreats(m, "blue") == {"wind-river"}
    assert retreats(m, "brown") == {"rockies"}


@cites("12.1.4.3")
def test_12_1_4_3_a_retreat_joins_the_next_fight() -> None:
    """Reinforcing a contested region and fighting again."""
    m = bare(
        {"denver": {"orange": 2, "blue": 1}, "dodge-city": {"orange": 1, "blue": 1}},
        start={"engagement": {"region": "denver", "attacker": "orange"}},
    )
    play(m, "! orange-dice treaty treaty\n! blue-dice blank\n> retreat blue dodge-city")
    assert cubes(m, "dodge-city") == {"orange": 1, "blue": 2}
    assert m.position.request is not None
    assert m.game.book.where(m.position)[-1] == "engagement.roll"


# -- wagons ------------------------------------------------------------------------------------------------------------
def attack(here: dict[str, int], at: str = "dodge-city", by: str = "orange", **more: Any) -> Match:
    around = more.pop("around", {})
    return bare({at: here, **around}, start={"wagon_attack": {"region": at, "by": by}}, **more)


@cites("12.1.2.1")
def test_12_1_2_1_two_hits_destroy_a_wagon() -> None:
    m = attack({"orange": 2, "white": 2})
    play(m, "! orange-dice hit hit\n! brown-dice blank blank")
    assert plain(m)["wagons"]["destroyed"] == 1
    assert cubes(m, "dodge-city") == {"orange": 2, "white": 1}
    assert options(m) == ["attack-wagon", "call-off"]
    play(m, "> call-off")
    assert m.position.request is not None


@cites("12.1.2.1")
def test_12_1_2_1_hits_do_not_add_up_over_rolls() -> None:
    m = attack({"orange": 2, "white": 1})
    play(m, "! orange-dice hit treaty\n! brown-dice hit hit")
    assert cubes(m, "dodge-city") == {"white": 1}  # its hits count against the attackers
    assert plain(m)["casualties"]["orange"] == 2


@cites("12.1.2.1", "12.1.4.4")
def test_12_1_4_4_a_blank_drives_it_on() -> None:
    m = attack({"orange": 2, "white": 1})
    play(m, "! orange-dice hit treaty\n! brown-dice blank hit")
    assert options(m) == ["drive-on cimarron", "drive-on upper-arkansas"]
    assert m.pending.seat == "blue"  # type: ignore[union-attr]
    play(m, "> drive-on cimarron")
    assert cubes(m, "cimarron") == {"white": 1}


@cites("12.1.4.4", "6.6.2")
def test_12_1_4_4_driven_into_the_rockies_it_has_made_it() -> None:
    m = attack({"orange": 2, "white": 1}, at="santa-fe")
    play(m, "! orange-dice hit treaty\n! brown-dice blank hit")
    assert plain(m)["wagons"]["escaped"] == {"north": 0, "south": 1}


@cites("12.1.2.1", "12.1.2/treaty")
def test_12_1_2_1_a_treaty_keeps_it_safe_and_in_place() -> None:
    m = attack({"orange": 3, "white": 2})
    play(m, "! orange-dice hit treaty\n! brown-dice treaty blank")
    assert cubes(m, "dodge-city") == {"orange": 3, "white": 2}
    assert plain(m)["wagons"]["safe"] == ["dodge-city"]
    play(m, "> attack-wagon\n! orange-dice hit hit\n! brown-dice blank blank")
    assert plain(m)["wagons"]["destroyed"] == 1  # the other one
    assert "attack-wagon" not in options(m)


@cites("12.1.2.1")
def test_12_1_2_1_only_when_nobody_protects_it() -> None:
    m = bare(
        {"denver": {"orange": 3}, "dodge-city": {"brown": 1, "white": 1}},
        start={"move": {"colour": "orange", "groups": 1, "regions": 1}},
    )
    play(m, "> activate denver\n> march 3 dodge-city")
    assert m.game.book.where(m.position)[-1] == "engagement.roll"
    play(m, "! orange-dice hit blank\n! brown-dice blank")
    assert options(m) == ["raid dodge-city", "done"]


@cites("12.1.2.1", "4.3")
def test_12_1_2_1_standing_indians_need_a_group_move() -> None:
    m = bare({"cimarron": {"orange": 3, "white": 1}}, start={"move": {"colour": "orange", "groups": 1, "regions": 1}})
    play(m, "> done")
    assert m.position.request.kind == "disc"  # type: ignore[union-attr]


@cites("12.1.2.1", "12.1.4.1")
def test_12_1_2_1_attackers_may_retreat_with_blanks() -> None:
    m = attack({"orange": 2, "white": 1})
    play(m, "! orange-dice blank blank\n! brown-dice treaty treaty")
    assert "retreat orange neosho" in options(m)
    play(m, "> retreat orange neosho\n> stay")
    assert options(m) == ["attack-wagon", "call-off"]


@cites("12.1.3", "vp")
@pytest.mark.parametrize(("killed", "points"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_vp_cavalry_pairs_in_one_battle(killed: int, points: int) -> None:
    m = engagement({"orange": 4, "green": 4, "blue": killed}, "orange")
    while plain(m)["casualties"]["blue"] < killed:
        play(m, "! green-dice hit hit\n! orange-dice hit hit")
        play(m, "! blue-dice blank" if killed == 1 else "! blue-dice treaty blank")
        if "stay" in options(m):
            play(m, "> stay")
    assert plain(m)["points"]["cavalry"] == points
