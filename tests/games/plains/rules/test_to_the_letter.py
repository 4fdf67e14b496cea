"""Sentences of the rules that are easily played otherwise: each test is named by its rule."""

from __future__ import annotations

from homelands.core.flow import push
from homelands.core.state import Frame
from homelands.games.plains.rules import engagement, terms
from homelands.games.plains.rules.tables import BROWN, load_tables, place_index
from tests.games.plains.table import bare, cubes
from tests.support import cites, options, plain, play


@cites("4.7", "11.0")
def test_4_7_who_goes_ahead_does_not_open_the_way_for_the_rest_of_the_group() -> None:
    """Elkhorn was Indian-controlled when the group set out: nobody of the group passes through it."""
    m = bare({"st-louis": {"brown": 6}}, start={"move": {"colour": "brown", "groups": 2, "regions": 2}})
    play(m, "> activate st-louis\n> march 1 elkhorn\n> march 4 elkhorn")
    assert cubes(m, "elkhorn") == {"brown": 5}
    assert "march 1 loup-river" not in options(m)
    assert "march 1 elkhorn" in options(m)  # the last one is still in St. Louis
    play(m, "> halt\n> activate st-louis\n> march 1 elkhorn")  # another group: the region is the Settlers' now
    assert "march 1 loup-river" in options(m)


@cites("12.1.7", "12.1.2/blank")
def test_12_1_7_an_attacker_whose_hits_leave_nobody_is_not_asked_for_his_blanks() -> None:
    m = bare(
        {"neosho": {"orange": 3, "brown": 1}, "flint-hills": {"brown": 1}},
        start={"engagement": {"region": "neosho", "attacker": "orange"}},
    )
    play(m, "! orange-dice hit blank\n! brown-dice blank")
    assert options(m) == []
    assert cubes(m, "neosho") == {"orange": 3}


@cites("12.1.7", "12.1.2.1", "12.1.2/blank")
def test_12_1_7_nobody_retreats_after_the_last_wagon() -> None:
    m = bare(
        {"dodge-city": {"orange": 2, "green": 1, "white": 1}},
        start={"wagon_attack": {"region": "dodge-city", "by": "orange"}},
    )
    play(m, "! green-dice blank\n! orange-dice hit hit\n! brown-dice blank treaty")
    assert options(m) == []
    more = bare(
        {"dodge-city": {"orange": 2, "green": 1, "white": 2}},
        start={"wagon_attack": {"region": "dodge-city", "by": "orange"}},
    )
    play(more, "! green-dice blank\n! orange-dice hit hit\n! brown-dice blank treaty")
    assert "stay" in options(more)  # another wagon could still be attacked


@cites("9.2", "11.0")
def test_9_2_geronimo_tires_only_those_whom_he_sends() -> None:
    m = bare(
        {"pecos": {"orange": 2}, "rio-abajo": {"purple": 1}, "mexico": {"orange": 3}},
        hands={"orange": ["geronimo", "nana"]},
        start={"disc": "orange"},
    )
    play(m, "> event geronimo\n! orange-dice blank blank\n> play nana\n> place cross-timbers")
    assert cubes(m, "mexico") == {"orange": 5}
    play(m, "> activate mexico")
    assert "march 3 pecos" in options(m)
    assert "march 4 pecos" not in options(m)


@cites("12.1.2/treaty", "13.0")
def test_12_1_2_who_sits_out_does_not_decide_where_a_treaty_sends_the_weaker() -> None:
    m = bare(
        {"powder-river": {"green": 1, "blue": 2, "brown": 1, "purple": 1}},
        scenario="3",
        start={"engagement": {"region": "powder-river", "attacker": "brown"}},
    )
    play(m, "> sit-out brown\n> no-ambush\n! blue-dice treaty blank\n! purple-dice blank\n! green-dice treaty")
    assert options(m)[0].startswith("relocate")
    assert m.game.seat(m.position) == "blue"


@cites("11.4", "10.4")
def test_11_4_purple_casualties_may_come_back_before_the_cube_is_placed() -> None:
    m = bare({}, casualties={"purple": 20}, start={"disc": "purple"})
    assert options(m) == ["place-first", "recover"]
    play(m, "> recover\n> place bighorn")
    assert cubes(m, "bighorn") == {"purple": 1}
    assert plain(m)["casualties"]["purple"] == 0
    assert m.position.request is not None  # that was the activation
    late = bare({}, casualties={"purple": 20}, start={"disc": "purple"})
    play(late, "> place-first")
    assert options(late) == ["recover", "done"]  # nothing could be placed


@cites("13.0")
def test_13_0_who_sat_out_leaves_when_the_fighters_are_gone_even_if_nobody_is_left() -> None:
    m = bare(
        {"powder-river": {"green": 2, "blue": 1, "brown": 1, "purple": 1}},
        start={"engagement": {"region": "powder-river", "attacker": "green"}},
    )
    play(m, "> sit-out purple\n! green-dice hit hit\n! blue-dice hit\n! brown-dice hit\n> withdraw purple bighorn")
    assert cubes(m, "powder-river") == {}


@cites("12.1.2/treaty")
def test_12_1_2_a_contested_neighbour_is_not_enemy_controlled() -> None:
    m = bare(
        {
            "flint-hills": {"green": 3, "blue": 1},
            "dodge-city": {"green": 1, "blue": 1},
            "elkhorn": {"green": 1},
            "neosho": {"orange": 1},
        },
        start={"engagement": {"region": "flint-hills", "attacker": "green"}},
    )
    play(m, "! green-dice treaty blank\n! blue-dice treaty")
    assert cubes(m, "dodge-city") == {"green": 1, "blue": 2}  # where they fight again


@cites("13.0", "10.2.2")
def test_13_0_settlers_whom_an_event_places_drive_the_enemies_out_too() -> None:
    here = {"bighorn": {"purple": 1}, "neosho": {"brown": 1}}
    m = bare(here, scenario="3", start={"move": {"colour": "brown", "groups": 1, "regions": 1}})
    g, bighorn = m.position, place_index("bighorn")
    g.stack.pop()  # nobody moves
    terms.ACTS["place"](g, Frame("", at=bighorn), ("place", (BROWN,), 2, "X"))
    push(g, engagement.FIGHTS, who=1)
    m.game.book.run(g)
    assert [o for o in options(m) if o.startswith("withdraw brown")] == []
    assert any(o.startswith("withdraw purple") for o in options(m))


@cites("6.6.1")
def test_6_6_1_the_trails_stand_in_the_order_in_which_the_rules_name_them() -> None:
    names = list(load_tables().data.section("trails", "trail"))
    named = [name for name in names if name in ("mormon", "santa-fe", "california", "oregon")]
    assert named == ["mormon", "santa-fe", "california", "oregon"]


@cites("15.4.1", "15.3")
def test_15_4_1_with_three_players_the_sides_are_compared_first() -> None:
    assert load_tables().rulings["three-players"].default == "side"
