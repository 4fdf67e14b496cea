"""Every ruling: one position for each, in which its readings lead to different things."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match, start
from homelands.games.navajo.rules.invariants import Impossible
from tests.games.navajo import ruling_cases  # noqa: F401 - to read it is to list its cases
from tests.games.navajo.driver import asked, drive, plain, told
from tests.games.navajo.enemy_positions import price
from tests.games.navajo.ruling_kit import CASES, HERE, LANDS, PEACE, RULINGS, raided, ruling, tracks
from tests.support import cites, match, options, play


# -- Forts -------------------------------------------------------------------------------------------------------------
@ruling("fort-disband-ferocity", one=None, two="zuni.1")
def _(rulings: dict[str, str]) -> Any:
    m = match(
        scenario="fearing", families={"C": {"at": "zuni.1", "ferocity": 1}}, start={"activate": "C"}, rulings=rulings
    )
    return plain(play(m, "> end-activation"))["families"]["C"]["at"]


@ruling("fort-discard-loss", die=5, always=4)
def _(rulings: dict[str, str]) -> Any:
    """Two Families by the Forts: a 6 costs nothing, if a die is rolled."""
    m = match(scenario="fearing", start={"card": 21, "segment": "discard"}, rulings=rulings)
    return tracks(drive(m, asked("sequence.draw"), prefer=("lose-culture",)), "culture")[0]


# -- Intruders and Battles ---------------------------------------------------------------------------------------------
@ruling("resolved-intruder", aside=19, cup=20)
def _(rulings: dict[str, str]) -> Any:
    """How many can still be met or drawn."""
    m = match(families={"A": {"at": "shiprock.2"}}, areas={HERE: {"intruders": ["stray-flock"]}},
              start={"activate": "A"}, rulings=rulings)  # fmt: skip
    return sum(play(m, f"> move {HERE}").position.intruder_unseen)


def utes_fought(rulings: dict[str, str], own: int, theirs: int) -> Match:
    """In Area 3, with Ferocity 1 against 4: 6 to 1 is a Family victory, 1 to 2 an enemy victory."""
    m = match(families={"A": {"at": HERE, "ferocity": 1}}, cubes={"subjugation": {"red": 3}},
              start={"tribal_raid": "utes"}, rulings=rulings)  # fmt: skip
    return play(m, f"! 1\n> no-reaction\n! 6\n> battle\n! {own}\n! {theirs}")


@ruling("tribe-battle-track", military=((6, 9), (4, 9)), culture=((5, 10), (5, 8)))
def _(rulings: dict[str, str]) -> Any:
    """After a victory, and after a defeat."""
    return tuple(tracks(utes_fought(rulings, *dice), "military", "culture") for dice in ((6, 1), (1, 2)))


@ruling("morale-tribe-battles", colonial=(5, 4), all=(4, 5))
def _(rulings: dict[str, str]) -> Any:
    return tracks(utes_fought(rulings, 6, 1), "morale", "enemy_ferocity")


@ruling("blessing-timing", before=True, after=False)
def _(rulings: dict[str, str]) -> Any:
    """Is the Evasion settled as soon as its die is rolled?"""
    m = play(raided(rulings, hand=[8]), "> evade A\n> roll\n! 2")
    settled = told("evasion")(m)
    assert settled or options(m) == ["keep", "bless 08"]
    return settled


@ruling("manless-ferocity", discard=2, at_once=0)
def _(rulings: dict[str, str]) -> Any:
    m = match(families={"A": {"at": "shiprock.2", "ferocity": 2}}, areas={HERE: {"intruders": ["patrol"]}},
              start={"activate": "A"}, rulings=rulings)  # fmt: skip
    return plain(play(m, f"> move {HERE}\n> give-up man"))["families"]["A"]["ferocity"]


# -- raids -------------------------------------------------------------------------------------------------------------
@ruling("raid-culture-loss", empty_spaces=7, counter_lost=8)
def _(rulings: dict[str, str]) -> Any:
    """The child was missing before; the woman is given up."""
    m = raided(rulings, families={"A": {"at": HERE, "child": 0}})
    return tracks(play(m, "> no-reaction\n> give-up woman\n! 1"), "culture")[0]


@ruling("corn-under-raiders", raid_ends=(True, False), entered=(False, False), kept=(True, True))
def _(rulings: dict[str, str]) -> Any:
    """Family C by the Fort in zuni.1 is passed by; its corn takes the last two counters on their way to Family D.

    The Rancho keeps the raid from leaving an Outpost in zuni.1, which would trample the corn in any case.
    """
    families = {"A": None, "B": None, "C": {"at": "zuni.1"}, "D": {"at": "hopi.4"}, "E": None}
    m = match(scenario="fearing", families=families, areas={"zuni.1": {"corn": 1}, "zuni.2": {"rancho": 1}},
              tracks={"ap": 1}, rulings=rulings,
              start={"raid": {"placed": ["shiprock.1", "shiprock.2", HERE], "left": 2}})  # fmt: skip
    entered = plain(m)["areas"]["zuni.1"]
    assert entered["raiders"] == 2
    drive(m, told("raid-ends"))
    return entered.get("corn", False), plain(m)["areas"]["zuni.1"].get("corn", False)


@ruling("evade-from-area-six", seven=True, six_only=False)
def _(rulings: dict[str, str]) -> Any:
    """5 + 2 for Ferocity 0."""
    m = play(raided(rulings, at="shiprock.6"), "> evade A\n! 5")
    return next(e.values["success"] for e in m.log if e.name == "evasion")


@ruling("remaining-population", no_adult=1, canyon=0)
def _(rulings: dict[str, str]) -> Any:
    """Is the man still there when his Family is put into a Caught box?"""
    families = {"A": {"at": "canyon.1"}, "B": None, "C": None}
    m = play(raided(rulings, families=families, at="canyon.1"), "> give-up child\n! 1")
    return plain(m)["families"]["A"]["man"]


@ruling("kit-carson-outpost-modifier", none=3, area=6)
def _(rulings: dict[str, str]) -> Any:
    """The Fearing Time's Rancho in shiprock.3. 10 - 3 - 9 Military, with the men 3; Morale 3 + 2: an ultimatum."""
    m = match(scenario="fearing", tracks={"military": 10, "morale": 9, "culture": 19}, sets=[], rulings=rulings,
              start={"card": 55, "segment": "major"})  # fmt: skip
    drive(m, told("tribal-die"), prefer=("strongholds", "eat-sheep"))
    return next(e.values["bonus"] for e in m.log if e.name == "tribal-die")


# -- the enemy ---------------------------------------------------------------------------------------------------------
@ruling("odd-intruders", up=7, down=6)
def _(rulings: dict[str, str]) -> Any:
    """3 of card 21, 3 red cubes, one hidden Intruder."""
    m = match(scenario="broken", areas={"monument.1": {"intruders": ["?"]}}, start={"card": 21, "segment": "enemy"},
              rulings=rulings)  # fmt: skip
    return tracks(m, "enemy_ap")[0]


@ruling("peace-display-reset", skip="--CDEF A-----", reset="CDEFA- ------")
def _(rulings: dict[str, str]) -> Any:
    """AP for a Subjugate of 1 and for Peace, 3 of them from the card. The dice ask for rows 1 and 6, both striped."""
    display = {"active": ["A", "N", "C", "D", "E", "F"], "standby": ["G", "H", "I", "J", "K", "L"]}
    ap = {"enemy_ap": price("N") - 2}
    m = match(display=display, tracks=ap, start={"card": 21, "segment": "enemy"}, rulings=rulings)
    p = plain(play(m, "! 1 6\n! white"))["display"]
    assert p["truce"]["id"] == "N"
    return " ".join("".join(c["id"] if c else "-" for c in p[name]) for name in ("active", "inactive"))


@ruling("peace-build-no-outposts", nothing=9, one_ap=8)
def _(rulings: dict[str, str]) -> Any:
    m = match(display=PEACE, areas={f"{t}.1": {"mission": 1} for t in LANDS}, cubes={"subjugation": {"red": 3}},
              start={"card": 21, "segment": "enemy"}, rulings=rulings)  # fmt: skip
    return tracks(play(m, "! 3"), "culture")[0]


@ruling("pueblo-revolt-truce", first=(4, 0), ends=(0, 4))
def _(rulings: dict[str, str]) -> Any:
    """APs of the Peace, and APs at hand."""
    m = match(scenario="duenos", display=PEACE, start={"card": 41, "segment": "major"}, rulings=rulings)
    truce = plain(m)["display"]["truce"]
    return (truce["ap"] if truce else 0), tracks(m, "enemy_ap")[0]


@ruling("black-cubes", red_only=(False, 5), all=(True, 6))
def _(rulings: dict[str, str]) -> Any:
    """Two red cubes and a black one: does Subvert cost Culture, and does Morale stay in a Passage of Time?"""
    cubes = {"subjugation": {"red": 2, "black": 1}}
    m = match(areas={HERE: {"mission": 1}}, cubes=cubes, start={"instruction": "subvert", "ap": 1}, rulings=rulings)
    m2 = match(scenario="broken", cubes=cubes, tracks={"morale": 6}, start={"card": 21, "operation": "passage-of-time"},
               rulings=rulings)  # fmt: skip
    drive(m2, told("operation", "major-event"), prefer=("eat-sheep",))
    return tracks(m, "culture") == (8,), tracks(m2, "morale")[0]


# -- points and victory ------------------------------------------------------------------------------------------------
@ruling("both-tracks-zero", checked=None, at_once="major-defeat")
def _(rulings: dict[str, str]) -> Any:
    """Expand finds a Mission in Area 6: the last Culture, and 2 Military for the other point."""
    m = match(tracks={"culture": 1, "military": 1, "enemy_ap": 1}, areas={"zuni.6": {"mission": 1}}, rulings=rulings,
              display={"active": ["e", "B", "C", "D", "A", "F"]}, start={"card": 21, "segment": "enemy"})  # fmt: skip
    outcome = plain(play(m, "! 5 6"))["outcome"]
    assert tracks(m, "culture", "military") == (0, 0)
    return outcome and outcome["result"]


@ruling("automatic-victory-morale", count=3, die=2)
def _(rulings: dict[str, str]) -> Any:
    areas = {f"{t}.1": {"mission": 1} for t in LANDS[:3]}
    m = match(tracks={"morale": 0}, areas=areas, start={"card": 21, "segment": "discard"}, rulings=rulings)
    return tracks(play(m, "! 2"), "morale")[0]


@ruling("victory-check-culture-cap", _8=8, _9=9, _10=10)
def _(rulings: dict[str, str]) -> Any:
    """7 and three women."""
    m = match(tracks={"culture": 7, "morale": 0}, start={"victory_check": 7}, rulings=rulings)
    return tracks(m, "culture")[0]


# -- actions and set-up ------------------------------------------------------------------------------------------------
@ruling("water-hole-horse", may=True, must=False)
def _(rulings: dict[str, str]) -> Any:
    """In Area 6: 9 - 6, or 9 - 3 with the horse's Value; five MPs."""
    m = match(families={"A": {"at": "shiprock.6", "horse": 1}}, territories={"shiprock": {"drought": 1}},
              start={"activate": "A", "mps": 5}, rulings=rulings)  # fmt: skip
    return "water-hole" in options(m)


@ruling("canyon-move-points", unspent=False, remaining=True)
def _(rulings: dict[str, str]) -> Any:
    m = match(families={"A": {"at": "shiprock.1"}}, start={"activate": "A"}, rulings=rulings)
    return "canyon-move canyon.1" in options(play(m, "> move shiprock.2"))


@ruling("setup-spread", any=True, one_each=False)
def _(rulings: dict[str, str]) -> Any:
    """A second Family in Shiprock?"""
    m = play(start("navajo", "rise", rulings=rulings), "> place A shiprock.1\n> ferocity 0")
    return "place B shiprock.2" in options(m)


# -- all of them -------------------------------------------------------------------------------------------------------
@cites("1.5.1", "1.5.3")
def test_every_ruling_and_reading_has_its_position() -> None:
    assert {name: set(expected) for name, (_, expected) in CASES.items()} == {
        name: set(found.readings) for name, found in RULINGS.items()
    }


@pytest.mark.parametrize("name", CASES)
def test_readings_lead_to_different_things(name: str) -> None:
    values = list(CASES[name][1].values())
    assert all(a != b for i, a in enumerate(values) for b in values[:i])


@cites(
    "2.3.1", "2.3.4", "3.2.1", "3.2.2", "3.2.3", "3.3/10", "4.2.7", "4.2.11", "5.2.4", "6.2.3", "8.2/6", "11.3", "12.1",
    "12.2", "13/blessing", "13/fort", "13/intruder", "13/rounding", "14.1", "flow/enemy",
)  # fmt: skip
@pytest.mark.parametrize(("name", "reading"), [(n, r) for n, (_, expected) in CASES.items() for r in expected])
def test_reading(name: str, reading: str) -> None:
    case, expected = CASES[name]
    assert case({name: reading}) == expected[reading]


@pytest.mark.parametrize("name", CASES)
def test_default_is_what_is_played_unless_told(name: str) -> None:
    case, expected = CASES[name]
    assert case({}) == expected[RULINGS[name].default]


@cites("1.5.3")
def test_a_game_keeps_the_rulings_it_is_played_under() -> None:
    m = match(rulings={"odd-intruders": "down"})
    assert plain(m)["rulings"] == {**{n: r.default for n, r in RULINGS.items()}, "odd-intruders": "down"}


@pytest.mark.parametrize("wrong", [{"odd-intruders": "sideways"}, {"no-such-ruling": "up"}])
def test_unknown_readings_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(Impossible, match="rulings"):
        match(rulings=wrong)
    with pytest.raises(ValueError, match="expected one of"):
        start("navajo", "rise", rulings=wrong)
