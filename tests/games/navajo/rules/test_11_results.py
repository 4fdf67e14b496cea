"""Chapter 11.3: what each of the six results does on each of the six occasions of a Battle.

Family A stands in shiprock.3 (column 3) with Ferocity 1, or 2 in a raid on New Mexico, which uses column 1. The Diné
roll 6, the enemy 1; Enemy Ferocity is chosen so that the difference falls into the row wanted. Against Tribes, whose
bonus is fixed, the dice and the Family's Ferocity are chosen instead.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from homelands.core.match import Match
from tests.games.navajo.driver import plain
from tests.support import cites, match, names, options, play

HERE = "shiprock.3"
BASE = {"culture": 9, "military": 5, "ap": 3, "morale": 6}
RESULTS = ("MFV", "FV", "RGD", "TTD", "EV", "MEV")
COLONIAL = ("new-mexico", "outpost", "patrol", "ambush", "enemy-raid")
TRIBES = ("tribal-raid", "warfare")


class Effect(NamedTuple):
    """Changes that the table names; `ferocity` is +1, or None for `becomes 0`."""

    ferocity: int | None
    morale: int = 0
    enemy_ferocity: int = 0
    military: int = 0
    man_lost: bool = False
    horse: int = 0
    box: str = "escape"


EFFECTS = {
    "MFV": Effect(1, -1, 0, 1, horse=1),
    "FV": Effect(1, -1, 1, 1),
    "RGD": Effect(None),
    "TTD": Effect(None, man_lost=True),
    "EV": Effect(None, 1, -1, -1, man_lost=True, box="caught"),
    "MEV": Effect(None, 1, -1, -1, man_lost=True, box="caught"),
}


# Enemy Ferocity for each result. New Mexico: 6+2-1-1-E in column 1. Outpost: 6+1-1-1-E in column 3. Patrol and Raid
# Resolution: 6+1-1-E. Ambush: Ferocity doubled, so 6+2-1-E.
ENEMY = {
    "new-mexico": {"MFV": 0, "FV": 3, "RGD": 4, "TTD": 6, "EV": 8, "MEV": 11},
    "outpost": {"MFV": 0, "FV": 2, "RGD": 5, "TTD": 7, "EV": 9, "MEV": 12},
    "patrol": {"MFV": 0, "FV": 3, "RGD": 6, "TTD": 8, "EV": 10, "MEV": 13},
    "ambush": {"MFV": 0, "FV": 3, "RGD": 6, "TTD": 8, "EV": 10, "MEV": 13},
    "enemy-raid": {"MFV": 0, "FV": 3, "RGD": 6, "TTD": 8, "EV": 10, "MEV": 13},
}
# Own die, the Utes' die, own Ferocity; they add 4. Tribal Raid in column 3, Tribal Warfare in column 5.
DICE = {
    "tribal-raid": {
        "MFV": (6, 1, 3),  # +4 and a horse: +5
        "FV": (6, 1, 2),
        "RGD": (5, 1, 1),
        "TTD": (4, 1, 0),
        "EV": (2, 1, 0),
        "MEV": (1, 3, 0),
    },
    "warfare": {
        "MFV": (6, 1, 3),
        "FV": (6, 1, 1),
        "RGD": (5, 1, 0),
        "TTD": (2, 1, 0),
        "EV": (1, 2, 0),
        "MEV": (1, 5, 0),
    },
}


def begin(occasion: str, ferocity: int, enemy: int, **changes: Any) -> Match:
    """The position of the occasion, played up to the Diné die."""
    here = {"at": HERE, "ferocity": ferocity, **changes}
    families: dict[str, Any] = {"A": here, "B": {"at": "san-juan.6"}}
    tracks = {**BASE, "enemy_ferocity": enemy}
    if occasion == "new-mexico":
        m = match(families=families, tracks=tracks, start={"activate": "A"})
        return play(m, "> raid-new-mexico\n! green\n> battle")
    if occasion == "outpost":
        m = match(families=families, tracks=tracks, areas={HERE: {"mission": 1}}, start={"activate": "A"})
        return play(m, "> raid-mission\n! green\n> battle")
    if occasion == "patrol":
        families["A"]["at"] = "shiprock.2"
        m = match(families=families, tracks=tracks, areas={HERE: {"intruders": ["patrol"]}}, start={"activate": "A"})
        return play(m, f"> move {HERE}\n> battle")
    if occasion in ("ambush", "enemy-raid"):
        start = {"raid": {"placed": ["shiprock.1", "shiprock.2", HERE], "left": 0}, "reaction_at": HERE}
        m = match(families=families, tracks=tracks, start=start)
        return play(m, "> ambush A" if occasion == "ambush" else "> no-reaction\n> battle")
    cubes = {"subjugation": {"red": 3}}
    if occasion == "tribal-raid":
        m = match(families=families, tracks=tracks, cubes=cubes, start={"tribal_raid": "utes"})
        return play(m, "! 1\n> no-reaction\n! 6\n> battle")
    display = {"active": ["K", "B", "C", "D", "E", "F"], "standby": ["G", "H", "I", "J", "A", "L"]}
    start = {"card": 21, "operation": "planning"}
    m = match(families=families, tracks=tracks, cubes=cubes, display=display, elders=[0] * 7, start=start)
    return play(m, "> done\n> warfare A 1")


def fight(occasion: str, result: str) -> tuple[Match, int, int]:
    """Fight for a result. Gives the match, the Family's Ferocity and the enemy's before it."""
    if occasion in COLONIAL:
        own, ferocity = (6, 2) if occasion == "new-mexico" else (6, 1)
        enemy = ENEMY[occasion][result]
        m = begin(occasion, ferocity, enemy)
        theirs = 1
    else:
        own, theirs, ferocity = DICE[occasion][result]
        enemy = 4
        m = begin(occasion, ferocity, enemy, horse=1 if (occasion, result) == ("tribal-raid", "MFV") else 0)
    play(m, f"! {own}\n! {theirs}")
    told = next(e.values for e in m.log if e.name == "battle-result")
    assert told["result"] == result, told
    return m, ferocity, enemy


@cites("11.3")
@pytest.mark.parametrize("result", RESULTS)
@pytest.mark.parametrize("occasion", [*COLONIAL, *TRIBES])
def test_11_3_each_result_on_each_occasion(occasion: str, result: str) -> None:
    m, ferocity, enemy = fight(occasion, result)
    effect = EFFECTS[result]
    if result == "MEV":  # one more, of the player's choice
        assert options(m) == ["give-up woman", "give-up child"]
        m.choose("give-up child")
    p = plain(m)
    a, tracks = p["families"]["A"], p["tracks"]
    caught = effect.box == "caught"

    assert a["ferocity"] == (0 if effect.ferocity is None else min(3, ferocity + effect.ferocity))
    assert a["man"] == (0 if effect.man_lost else 1)
    assert a["woman"] == 1
    assert a["child"] == (0 if result == "MEV" else 1)
    assert p["passage"]["child"] == (1 if result == "MEV" else 0)
    assert p["passage"]["man"] == (1 if occasion == "warfare" else 0)  # there: Planning Step 1 of card 21
    assert p["resources"]["horse"] == effect.horse
    assert tracks["culture"] == 9 - (2 if result == "MEV" else 0)  # two empty spaces: man and child

    if occasion in COLONIAL:
        morale = 6 + effect.morale
        if occasion in ("ambush", "enemy-raid"):
            morale += 1 if caught else -1  # Raid Ends: +1 for the Family caught, or -1 as nobody was
            assert p["areas"] == {}  # its Territory was entered and is held: neither Build nor Outpost
        assert tracks["morale"] == morale
        assert tracks["enemy_ferocity"] == max(0, enemy + effect.enemy_ferocity)
        assert tracks["military"] == 5
    else:
        assert tracks["morale"] == 6
        assert tracks["enemy_ferocity"] == 4
        assert tracks["military"] == 5 + effect.military

    if occasion in ("ambush", "enemy-raid", "tribal-raid"):
        if occasion == "tribal-raid":
            play(m, "! 6\n! 6")  # two counters more, for Families B and C: nobody is in Black Mesa
        assert plain(m)["families"]["A"]["at"] == f"shiprock:{effect.box}"
        assert options(m)[0] == "return A shiprock.1"
    else:
        assert a["at"] == HERE


@cites("11.3", "5.2.1")
@pytest.mark.parametrize("result", RESULTS)
def test_11_3_ambush_clears_the_map_only_when_it_succeeds(result: str) -> None:
    m, _, _ = fight("ambush", result)
    assert ("ambush-wins" in names(m)) is (result in ("MFV", "FV"))


@cites("11.3", "3.1/5")
@pytest.mark.parametrize("result", RESULTS)
def test_11_3_warfare_swaps_only_when_it_succeeds(result: str) -> None:
    m, _, _ = fight("warfare", result)
    if result == "MEV":
        m.choose("give-up child")
    if result in ("MFV", "FV"):
        m.chance("die 2")  # Standby row 2 holds H
        active = [c["id"] for c in plain(m)["display"]["active"]]
        assert active == ["H", "B", "C", "D", "E", "F"]
    else:
        assert m.position.request is None
        assert plain(m)["display"]["active"][0]["id"] == "K"


@cites("11.3")
@pytest.mark.parametrize(("left", "after"), [(5, 2), (4, 2), (1, 0)])
@pytest.mark.parametrize("reaction", ["ambush", "resolution"])
def test_11_3_a_rout_halves_what_waits_in_santa_fe(left: int, after: int, reaction: str) -> None:
    """A major victory in an Enemy Raid sends half of Santa Fé's counters home, rounded up."""
    start = {"raid": {"placed": [HERE], "left": left}, "reaction_at": HERE}
    m = match(families={"A": {"at": HERE, "ferocity": 1}}, tracks={**BASE, "enemy_ferocity": 0}, start=start)
    play(m, "> ambush A\n! 6\n! 1" if reaction == "ambush" else "> no-reaction\n> battle\n! 6\n! 1")
    assert next(e.values["left"] for e in m.log if e.name == "routed") == after


@cites("11.3")
@pytest.mark.parametrize("occasion", ["new-mexico", "tribal-raid", "warfare"])
def test_11_3_a_rout_elsewhere_leaves_santa_fe_alone(occasion: str) -> None:
    m, _, _ = fight(occasion, "MFV")
    assert "routed" not in names(m)


@cites("11.3")
def test_11_3_major_defeat_takes_the_horse() -> None:
    m = begin("new-mexico", 2, 11, horse=1)
    play(m, "! 5\n! 1\n> give-up woman")  # 5+2+1-1-1-11 = -5 in column 1
    p = plain(m)
    assert p["families"]["A"]["horse"] == 0
    assert p["out_of_play"]["horse"] == 8
    assert p["passage"]["woman"] == 1
    # man lost and woman away: the child follows her, and the Family is gone
    assert (p["families"]["A"]["at"], p["passage"]["child"]) == (None, 1)


@cites("11.3")
@pytest.mark.parametrize(("enemy", "result"), [(4, "RGD"), (6, "TTD"), (8, "EV")])
def test_11_3_a_lesser_defeat_leaves_the_horse(enemy: int, result: str) -> None:
    m = play(begin("new-mexico", 2, enemy, horse=1), "! 5\n! 1")  # the horse makes up for the lower die
    assert next(e.values["result"] for e in m.log if e.name == "battle-result") == result
    assert plain(m)["families"]["A"]["horse"] == 1


@cites("11.3", "1.7.5/family")
def test_11_3_a_family_without_adult_leaves_the_map() -> None:
    """The man was the last adult: the Family is off at once, child and horse to Passage of Time, and in no box."""
    m = begin("enemy-raid", 1, 10, woman=0, horse=1)
    play(m, "! 5\n! 1")  # 5+1+1-1-10 = -4: EV
    p = plain(m)
    assert p["families"]["A"]["at"] is None
    assert (p["passage"]["child"], p["passage"]["horse"]) == (1, 1)
    # EV +1; nobody is in a Caught box when the raid ends: -1
    assert p["tracks"]["morale"] == 6


@cites("11.3", "1.7.5/family")
def test_11_3_nothing_more_is_taken_from_a_family_that_is_gone() -> None:
    """A major defeat of a last adult: the horse is in Passage of Time before it could be lost; three empty spaces."""
    m = begin("new-mexico", 2, 11, woman=0, horse=1)
    play(m, "! 5\n! 1")
    p = plain(m)
    assert p["families"]["A"]["at"] is None
    assert (p["passage"]["child"], p["passage"]["horse"]) == (1, 1)
    assert p["tracks"]["culture"] == 9 - 3


@cites("11.3", "13/canyon", "flow/enemy")
def test_11_3_from_the_canyon_into_the_caught_box_of_another_territory() -> None:
    families = {"A": None, "B": None, "C": {"at": "canyon.2", "ferocity": 1}}
    start = {"raid": {"placed": ["canyon.2"], "left": 0}, "reaction_at": "canyon.2"}
    m = match(families=families, tracks={**BASE, "enemy_ferocity": 8}, start=start)
    play(m, "> battle\n! 6\n! 1")  # no Reaction in the Canyon; 6+1-1-8 = -2 in column 2: EV
    assert options(m) == [f"caught-in {t}" for t in ("shiprock", "san-juan", "zuni", "monument", "hopi", "black-mesa")]
    m.choose("caught-in hopi")
    assert plain(m)["families"]["C"]["at"] == "hopi:caught"
