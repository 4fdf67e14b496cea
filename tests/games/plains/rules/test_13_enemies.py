"""Chapter 13: Enemies and Settlers."""

from __future__ import annotations

from tests.games.plains.table import bare, cubes
from tests.support import cites, names, options, plain, play


def move(colour: str, groups: int = 1, regions: int = 1) -> dict[str, object]:
    return {"move": {"colour": colour, "groups": groups, "regions": regions}}


@cites("13.0")
def test_13_0_enemies_withdraw_before_settlers() -> None:
    m = bare({"dodge-city": {"brown": 2}, "cimarron": {"purple": 2}}, start=move("brown"))
    play(m, "> activate dodge-city\n> march 2 cimarron")
    assert m.pending.seat == "blue"  # type: ignore[union-attr]
    assert all(o.startswith("withdraw purple") for o in options(m))
    play(m, "> withdraw purple santa-fe\n> withdraw purple taos-valley")
    assert cubes(m, "cimarron") == {"brown": 2}
    assert "engagement" not in names(m)


@cites("13.0")
def test_13_0_settlers_withdraw_before_enemies() -> None:
    m = bare(
        {"santa-fe": {"purple": 2}, "cimarron": {"brown": 2}, "dodge-city": {"brown": 1}, "neosho": {"green": 1}},
        start={"disc": "purple"},
    )
    play(m, "> place canada\n> activate santa-fe\n> march 2 cimarron")
    assert cubes(m, "cimarron") == {"purple": 2}  # the one friendly region takes both, unasked
    assert cubes(m, "dodge-city") == {"brown": 3}


@cites("13.0")
def test_13_0_without_a_place_to_go_they_return_to_ready() -> None:
    around = {"cimarron": {"purple": 1}, "dodge-city": {"brown": 2}}
    around |= {r: {"orange": 1} for r in ("llano-estacado", "upper-arkansas", "taos-valley", "santa-fe")}
    m = bare(around, start=move("brown"))
    play(m, "> activate dodge-city\n> march 2 cimarron")
    assert plain(m)["ready"]["purple"] == 20
    assert cubes(m, "cimarron") == {"brown": 2}


@cites("13.0")
def test_13_0_together_under_cavalry() -> None:
    m = bare({"dodge-city": {"brown": 2}, "cimarron": {"purple": 2, "blue": 1}}, start=move("brown"))
    play(m, "> activate dodge-city\n> march 2 cimarron")
    assert cubes(m, "cimarron") == {"brown": 2, "purple": 2, "blue": 1}


@cites("13.0")
def test_13_0_when_the_cavalry_leaves_the_settlers_go() -> None:
    m = bare(
        {"upper-arkansas": {"brown": 1, "purple": 1, "blue": 1}, "denver": {"brown": 1}},
        scenario="3",
        start=move("blue"),
    )
    play(m, "> activate upper-arkansas\n> march 1 dodge-city")
    assert m.pending.seat == "brown"  # type: ignore[union-attr]
    assert options(m) == ["withdraw brown dodge-city", "withdraw brown denver"]
    play(m, "> withdraw brown denver")
    assert cubes(m, "upper-arkansas") == {"purple": 1}
    assert cubes(m, "denver") == {"brown": 2}


@cites("13.0")
def test_13_0_settlers_and_enemies_do_not_fight_together() -> None:
    """One sits out: it does not roll, loses nothing, and is no strength."""
    m = bare(
        {"upper-arkansas": {"orange": 4, "blue": 1, "brown": 2, "purple": 2}, "denver": {"brown": 1}},
        start={"engagement": {"region": "upper-arkansas", "attacker": "orange"}},
    )
    assert options(m) == ["sit-out brown", "sit-out purple"]
    assert m.pending.seat == "blue"  # type: ignore[union-attr]
    play(m, "> sit-out purple\n! orange-dice hit hit\n! blue-dice blank\n! brown-dice treaty treaty")
    assert "lose purple" not in options(m)
    play(m, "> lose blue")
    assert cubes(m, "upper-arkansas") == {"orange": 4, "brown": 1, "purple": 2}
    assert not any(o.startswith("retreat purple") for o in options(m))


@cites("13.0")
def test_13_0_the_one_who_sat_out_leaves_when_the_fighters_are_gone() -> None:
    m = bare(
        {"upper-arkansas": {"orange": 4, "blue": 1, "brown": 1, "purple": 1}, "taos-valley": {}},
        start={"engagement": {"region": "upper-arkansas", "attacker": "orange"}},
    )
    play(m, "> sit-out brown\n! orange-dice hit hit\n! blue-dice treaty\n! purple-dice blank")
    assert cubes(m, "upper-arkansas") == {"orange": 4}
    assert cubes(m, "rockies") == {"brown": 1}


@cites("13.0", "12.1.2.1")
def test_13_0_enemies_leave_wagons_alone() -> None:
    m = bare({"santa-fe": {"purple": 4}, "cimarron": {"white": 2}}, start={"disc": "purple"})
    play(m, "> place canada\n> activate santa-fe\n> march 4 cimarron\n> halt")
    assert cubes(m, "cimarron") == {"purple": 4, "white": 2}
    assert "wagon-attacked" not in names(m)


@cites("13.0", "15.4")
def test_13_0_four_players_they_may_share_a_region() -> None:
    m = bare({"dodge-city": {"brown": 2}, "cimarron": {"purple": 2}}, scenario="4", start=move("brown"))
    play(m, "> activate dodge-city\n> march 2 cimarron")
    assert cubes(m, "cimarron") == {"brown": 2, "purple": 2}
