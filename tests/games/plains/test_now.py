"""What is going on inside a disc's play stands in the plain form; and positions can be written as one needs them."""

from __future__ import annotations

import pytest

from homelands.games.plains.rules.invariants import Impossible
from tests.games.plains.table import bare, cubes, table
from tests.support import cites, plain, play


@cites("12.1.2/dice", "13.0")
def test_the_fight_and_the_dice_of_its_round() -> None:
    m = bare(
        {"powder-river": {"green": 3, "blue": 2, "brown": 1, "purple": 1}},
        start={"engagement": {"region": "powder-river", "attacker": "green"}},
    )
    play(m, "> sit-out brown\n! green-dice hit blank\n! blue-dice treaty hit\n! purple-dice blank")
    fight = plain(m)["fight"]
    assert (fight["region"], fight["attacker"], fight["against"]) == ("powder-river", "indians", "cubes")
    assert fight["sits_out"] == "brown"
    assert fight["hits"] == {"indians": 1, "us": 1}
    assert fight["treaties"] == {"indians": 0, "us": 1}
    assert (fight["blanks"]["green"], fight["blanks"]["purple"]) == (1, 1)
    attack = {"wagon_attack": {"region": "dodge-city", "by": "orange"}}
    raid = bare({"dodge-city": {"orange": 2, "white": 1}}, start=attack)
    assert plain(raid)["fight"]["against"] == "wagons"
    assert plain(table())["fight"] is None


@cites("11.0")
def test_the_moves_that_are_left() -> None:
    m = bare({"pecos": {"orange": 3}}, start={"move": {"colour": "orange", "groups": 2, "regions": 2}})
    assert plain(m)["moves"] == {"colour": "orange", "groups": 2, "regions": 2, "party": None}
    play(m, "> activate pecos\n> march 2 brazos")
    assert plain(m)["moves"] == {
        "colour": "orange", "groups": 1, "regions": 2, "party": {"at": "brazos", "cubes": 2, "steps": 1},
    }  # fmt: skip
    assert plain(table())["moves"] is None


def test_a_position_may_end_with_contested_regions() -> None:
    p = plain(bare({"denver": {"orange": 1, "blue": 2}}, start={"end": True}))
    assert p["control"]["denver"] == "blue"
    assert p["outcome"]["result"] == "green"


def test_ready_boxes_can_be_named() -> None:
    m = bare({"denver": {"orange": 1}}, ready={"orange": 4})
    assert (plain(m)["ready"]["orange"], plain(m)["casualties"]["orange"]) == (4, 25)
    with pytest.raises(Impossible, match=r"ready\.orange"):
        bare({"denver": {"orange": 1}}, ready={"orange": 4}, casualties={"orange": 1})
    with pytest.raises(Impossible, match=r"ready\.orange"):
        bare({"denver": {"orange": 1}}, ready={"orange": 30})


def test_all_spaces_of_the_central_pacific() -> None:
    rail = plain(bare({}, rail={"cp": 2}))["rail"]
    assert (rail["cp"], rail["mountain"], rail["cp_all"]) == (2, 5, 7)


def test_where_a_treaty_may_not_send_a_force_has_a_reason() -> None:
    m = bare(
        {"pecos": {"orange": 3, "blue": 1}, "brazos": {"green": 1}, "llano-estacado": {"blue": 1},
         "rio-abajo": {"blue": 1}},
        start={"engagement": {"region": "pecos", "attacker": "orange"}},
    )
    play(m, "! orange-dice treaty blank\n! blue-dice treaty")
    for text, reason in (("brazos", "enemy-controlled"), ("denver", "not-adjacent"), ("mexico", "no-region")):
        refusal = m.game.why_not(m.position, f"relocate {text}")
        assert refusal is not None
        assert refusal.reason == reason
    assert cubes(m, "pecos") == {"orange": 3, "blue": 1}
