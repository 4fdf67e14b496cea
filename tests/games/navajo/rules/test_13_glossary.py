"""Chapter 13, the glossary. Intruders are in test_intruders.py, Ceremony cards in test_ceremonies.py as well."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from homelands.games.navajo.rules.ceremonies import most_ferocious
from homelands.games.navajo.rules.names import TERRITORIES
from homelands.games.navajo.rules.tables import load_tables
from tests.games.navajo.driver import asked, drive, plain, told
from tests.support import cites, match, names, options, play

HERE = "shiprock.3"


def event(m: Match, name: str) -> dict[str, Any]:
    return next(e.values for e in reversed(m.log) if e.name == name)


def moves(m: Match) -> list[str]:
    return [o.removeprefix("move ") for o in options(m) if o.startswith("move ")]


# -- adjacent ----------------------------------------------------------------------------------------------------------
@cites("13/adjacent", "3.2.2")
@pytest.mark.parametrize(
    ("at", "next_to"),
    [
        ("shiprock.1", ["shiprock.2"]),  # Santa Fé is next to it too, but no Family may go there
        ("shiprock.2", ["shiprock.1", "shiprock.3", "san-juan.1"]),
        (HERE, ["shiprock.2", "shiprock.4", "zuni.1"]),
        ("zuni.3", ["zuni.2", "zuni.4", "hopi.1"]),
        ("hopi.1", ["zuni.3", "hopi.2", "canyon.1"]),
        ("canyon.1", ["monument.2", "hopi.1", "canyon.2"]),
        ("shiprock.6", ["shiprock.5"]),
    ],
)
def test_13_adjacent_areas_share_a_connection(at: str, next_to: list[str]) -> None:
    assert moves(match(families={"A": {"at": at}}, start={"activate": "A", "mps": 6})) == next_to


RING = ["shiprock", "san-juan", "monument", "black-mesa", "hopi", "zuni"]


@cites("13/adjacent")
def test_13_adjacent_territories_form_a_ring_around_the_canyon() -> None:
    following = load_tables().territory_next
    for i, name in enumerate(RING):
        others = {TERRITORIES[t] for t in following[TERRITORIES.index(name)]} - {"canyon"}
        assert others == {RING[i - 1], RING[(i + 1) % 6]}


@cites("13/adjacent", "7.2.1")
def test_13_adjacent_decides_where_a_drought_goes_on() -> None:
    """Shiprock is full: of San Juan (2) and Zuni (3) the higher die gets it."""
    m = match(territories={"shiprock": {"drought": 2}}, start={"card": 21, "segment": "minor"})
    m.chance("die 1")
    assert plain(m)["territories"]["zuni"]["drought"] == 1


# -- arability ---------------------------------------------------------------------------------------------------------
@cites("13/arability", "3.3/5")
@pytest.mark.parametrize(
    ("drought", "areas", "land"),
    [
        (0, {}, 3),
        (1, {}, 2),
        (2, {}, 1),
        (1, {"shiprock.2": {"rancho": 1}}, 1),
        (2, {"shiprock.2": {"rancho": 1}}, 0),
        (1, {"shiprock.2": {"mission": 1}}, 2),  # a Mission takes no land
    ],
)
def test_13_arability_three_less_droughts_and_ranchos(drought: int, areas: dict[str, Any], land: int) -> None:
    m = match(families={"A": {"at": HERE}, "B": None, "C": None}, areas=areas,
              territories={"shiprock": {"drought": drought}}, start={"operation": "passage-of-time"})  # fmt: skip
    assert event(drive(m, told("hunger")), "hunger")["land"] == land


@cites("13/arability", "13/canyon")
def test_13_arability_of_the_canyon_is_always_three() -> None:
    m = match(families={"A": {"at": "canyon.1"}, "B": {"at": "canyon.2"}, "C": None},
              start={"operation": "passage-of-time"})  # fmt: skip
    assert event(drive(m, told("hunger")), "hunger")["land"] == 3


# -- the Canyon --------------------------------------------------------------------------------------------------------
@cites("13/canyon", "flow/tribal")
def test_13_canyon_is_never_a_target_of_tribes() -> None:
    """Three counters, one a Family; no die names the Canyon, so nobody is raided."""
    families = {"A": {"at": "canyon.1"}, "B": {"at": "canyon.2"}, "C": {"at": "canyon.3"}}
    m = match(families=families, cubes={"subjugation": {"red": 3}}, start={"tribal_raid": "comanche"})
    play(m, "! 6\n! 6\n! 6")
    assert "tribal-die" not in names(m)


@cites("13/canyon", "flow/enemy")
def test_13_canyon_is_raided_only_when_nobody_is_elsewhere() -> None:
    # Hopi 1 is 13 MPs away, and the Family in the Canyon only one step further; B in Black Mesa is 19 or more
    families = {"A": {"at": "canyon.1"}, "B": {"at": "black-mesa.1"}, "C": None}
    start = {"raid": {"placed": ["hopi.1"], "left": 1}}
    m = match(families=families, tracks={"ap": 0}, start=start)
    assert plain(m)["areas"].get("canyon.1") is None
    families["B"] = None
    m = match(families=families, tracks={"ap": 0}, start=start)
    assert options(m)[0] == "battle"
    assert m.position.raiders[-1] == 36


@cites("13/canyon", "flow/enemy")
def test_13_canyon_is_no_shortcut_for_raiders() -> None:
    """From Hopi 1 the way to Monument 2 through the Canyon would cost 1 + 2; they go round by Hopi 2 and 3."""
    m = match(families={"A": {"at": "monument.2"}, "B": None, "C": None}, tracks={"ap": 1},
              start={"raid": {"placed": ["hopi.1"], "left": 5}})  # fmt: skip
    assert plain(m)["areas"]["hopi.2"]["raiders"] == 1


@cites("13/canyon", "5.1.4")
def test_13_canyon_families_do_not_react() -> None:
    families = {"A": {"at": "canyon.1", "ferocity": 3}, "B": None, "C": None}
    m = match(families=families, tracks={"ap": 9}, start={"raid": {"placed": ["hopi.1"], "left": 1}})
    assert options(m) == ["battle", "give-up man", "give-up woman", "give-up child"]


@cites("13/canyon", "4.2.1")
def test_13_canyon_gets_no_outpost_by_build() -> None:
    areas = {f"{t}.1": {"mission": 1} for t in RING}
    m = match(areas=areas, cubes={"subjugation": {"red": 3}}, start={"instruction": "build", "ap": 2})
    assert sum(1 for a in plain(m)["areas"].values() if "mission" in a) == 6
    assert "canyon.1" not in plain(m)["areas"]
    assert plain(m)["tracks"]["culture"] == 7  # a Subvert instead


@cites("13/canyon", "flow/enemy")
def test_13_canyon_may_get_an_outpost_when_a_raid_ends_there() -> None:
    """Step 1 of Raid Ends: raiders stand in the Canyon, and its Family has been caught and put elsewhere."""
    families = {"A": {"at": "canyon.1"}, "B": None, "C": None}
    m = match(families=families, start={"raid": {"placed": ["canyon.1"], "left": 0}, "reaction_at": "canyon.1"})
    play(m, "> give-up child\n! 1\n> caught-in zuni")
    assert plain(m)["areas"]["canyon.1"]["mission"] is True


@cites("13/canyon", "3.3/1C")
def test_13_canyon_is_where_families_are_founded() -> None:
    m = match(passage={"man": 1}, start={"operation": "passage-of-time"})
    play(m, "> done\n> found D man")
    assert options(m)[:3] == ["found-at canyon.1", "found-at canyon.2", "found-at canyon.3"]


@cites("13/canyon", "5.2.4")
def test_13_canyon_shelters_whoever_rolls_a_six() -> None:
    m = match(families={"A": {"at": HERE}}, start={"raid": {"placed": [HERE], "left": 0}, "reaction_at": HERE})
    play(m, "> evade A\n! 6")
    assert options(m) == ["evade-to shiprock.6", "evade-to canyon.1", "evade-to canyon.2", "evade-to canyon.3"]


# -- Ceremonies --------------------------------------------------------------------------------------------------------
@cites("13/blessing")
def test_13_blessing_stands_for_a_die() -> None:
    """In a Battle for either die, in an Evasion, and for any die of the own segment."""
    raid = {"raid": {"placed": [HERE], "left": 0}, "reaction_at": HERE}
    m = match(families={"A": {"at": HERE}}, hand=[10, 8], start=raid)
    play(m, "> no-reaction\n> battle\n> bless 10\n> bless 08")
    assert (event(m, "battle-result")["die"], event(m, "battle-result")["foe_die"]) == (6, 1)
    m = match(families={"A": {"at": HERE}}, hand=[10], start=raid)
    play(m, "> evade A\n> bless 10")
    assert "evade-to canyon.1" in options(m)
    m = match(families={"A": {"at": HERE}}, hand=[10], tracks={"ap": 0}, start={"activate": "A"})
    play(m, "> council\n> bless 10")
    assert plain(m)["tracks"]["ap"] == 1


@cites("13/ceremony")
def test_13_ceremony_enemy_ways_wait_for_another_ceremony() -> None:
    """A hand of three has no limit and does nothing on other cards; the next Ceremony carries out all of them."""
    m = match(hand=[8, 10, 39], start={"card": 21, "segment": "dine"})
    assert not any("way" in o for o in options(m))
    m = match(hand=[8, 10, 39], start={"card": 40, "segment": "major"})
    play(m, "> enemy-way 08\n> enemy-way 39")
    p = plain(m)
    assert (p["tracks"]["enemy_ap"], p["tracks"]["enemy_ferocity"], p["tracks"]["morale"]) == (4, 5, 6)
    m.choose("take-card")
    assert plain(m)["hand"] == [8, 10, 39, 40]


# -- exhaust, ferocity, rounding, reset --------------------------------------------------------------------------------
@cites("13/exhaust", "3.3/11")
def test_13_exhaust_until_the_next_passage_of_time() -> None:
    owned = ["religion.1", "religion.2"]
    m = match(developments=owned, exhausted=["religion.2"], areas={"zuni.4": {"intruders": ["?"]}},
              resources={"sheep": 2}, start={"card": 21, "segment": "dine"})  # fmt: skip
    assert "look-at zuni.4" not in options(m)
    m.choose("passage-of-time")
    drive(m, asked("sequence.draw", "sequence.preempt"))
    assert plain(m)["exhausted"] == []


@cites("13/ferocious")
@pytest.mark.parametrize(("ferocity", "most"), [((1, 3, 3), "B"), ((2, 2, 0), "A"), ((1, 0, 0), "A")])
def test_13_ferocious_ties_go_by_letter(ferocity: tuple[int, int, int], most: str) -> None:
    at = ("shiprock.1", "san-juan.1", "canyon.1")
    families = {x: {"at": a, "ferocity": f} for x, a, f in zip("ABC", at, ferocity, strict=True)}
    m = match(families=families, hand=[20], start={"card": 40, "segment": "major"})
    calm = match(families=families)
    assert "ABC"[most_ferocious(calm.position)] == most
    assert plain(m)["families"][most]["ferocity"] == 0  # the Enemy Way of card 20


@cites("13/rounding")
@pytest.mark.parametrize(("hidden", "ap"), [(0, 3), (1, 4), (2, 4), (3, 5)])
def test_13_rounding_up(hidden: int, ap: int) -> None:
    """Mexican Independence: 1 AP for every two Intruders; card 21 gives 3, the red cubes 3 more."""
    areas = {f"monument.{n}": {"intruders": ["?"]} for n in range(1, hidden + 1)}
    m = match(scenario="broken", areas=areas, start={"card": 21, "segment": "enemy"})
    assert plain(m)["tracks"]["enemy_ap"] == ap + 3


@cites("13/rounding", "8.2/10")
def test_13_rounding_up_half_of_the_passage_of_time() -> None:
    m = match(passage={"man": 1, "woman": 1, "child": 1}, start={"victory_check": 7})
    drive(m, asked("victory.forget"))
    play(m, "> forget man\n> forget child")
    assert sum(plain(m)["passage"].values()) == 1
    assert not asked("victory.forget")(m)


@cites("13/reset")
def test_13_reset_recovery_to_the_pool_then_raided_to_recovery() -> None:
    cubes = {"raided": {"brown": 2}, "recovery": {"white": 1}}
    m = match(cubes=cubes, start={"card": 22, "segment": "minor"})
    p = plain(m)["cubes"]
    assert (p["pool"]["white"], p["recovery"]["white"]) == (3, 0)
    assert (p["recovery"]["brown"], p["raided"]["brown"]) == (2, 0)


# -- Santa Fé ----------------------------------------------------------------------------------------------------------
@cites("13/santa-fe", "3.2.5")
@pytest.mark.parametrize(
    ("at", "horse", "cost"), [("shiprock.1", 0, 1), ("shiprock.1", 1, 1), (HERE, 0, 4), (HERE, 1, 3)]
)
def test_13_santa_fe_has_a_value_of_one(at: str, horse: int, cost: int) -> None:
    families = {"A": {"at": at, "horse": horse}}
    assert "raid-new-mexico" in options(match(families=families, start={"activate": "A", "mps": cost}))
    if cost > 1:
        assert "raid-new-mexico" not in options(match(families=families, start={"activate": "A", "mps": cost - 1}))


@cites("13/santa-fe")
def test_13_santa_fe_cannot_be_entered() -> None:
    m = match(families={"A": {"at": "shiprock.1"}}, start={"activate": "A"})
    assert not any("santa-fe" in o for o in options(m))
