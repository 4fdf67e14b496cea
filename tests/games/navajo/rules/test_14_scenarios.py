"""Chapter 14.1-14.5: what lies where, what the player chooses, and the decks card by card."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from homelands.core.match import Match, start
from homelands.games.navajo.rules import deck
from homelands.games.navajo.rules.names import SETS
from tests.games.navajo.driver import asked, drive, plain
from tests.support import cites, match, options, play

ONE_TO_FORTY = list(range(1, 41))
CEREMONIES = [8, 9, 10, 18, 19, 20, 28, 29, 30, 38, 39, 40]
CUBES = {"black": 3, "blue": 1, "brown": 4, "green": 3, "red": 3, "white": 4, "yellow": 2}
FIRST_DRAW = asked("sequence.draw")


def begin(scenario: str, script: str = "", **rules: Any) -> Match:
    return play(start("navajo", scenario, **rules), script) if script else start("navajo", scenario, **rules)


def ready(scenario: str, prefer: tuple[str, ...] = ()) -> Match:
    """Set up with plain choices: each Family in the first Area offered, Ferocity 0."""
    return drive(start("navajo", scenario), FIRST_DRAW, prefer=prefer)


def column(m: Match, name: str) -> str:
    return "".join(c["id"] if c else "-" for c in plain(m)["display"][name])


# -- what is fixed -----------------------------------------------------------------------------------------------------
FIXED: dict[str, dict[str, Any]] = {
    "rise": {
        "period": "spanish", "tracks": (9, 5, 3, 5, 4), "families": 3, "drought": 0, "red": 0, "in_play": [],
        "pool": {"black": 3, "brown": 3, "red": 3, "white": 3, "yellow": 2, "green": 1},
        "animals": (0, 0), "firearms": 0,
    },
    "broken": {
        "period": "mexican", "tracks": (12, 7, 3, 7, 4), "families": 4, "drought": 1, "red": 3, "in_play": [45],
        "pool": {"black": 3, "brown": 4, "white": 4, "yellow": 2, "green": 3}, "animals": (3, 3), "firearms": 0,
    },
    "fearing": {
        "period": "american", "tracks": (5, 5, 3, 3, 5), "families": 5, "drought": 1, "red": 3, "in_play": [50],
        "pool": {"black": 3, "brown": 4, "white": 4, "yellow": 2, "green": 1, "blue": 1},
        "animals": (4, 4), "firearms": 0,
    },
    "rope": {
        "period": "american", "tracks": (5, 5, 0, 5, 5), "families": 5, "drought": 1, "red": 0,
        "in_play": [50, 52, 53, 54], "firearms": 1, "animals": (4, 4),
        "pool": {"red": 3, "black": 3, "brown": 4, "white": 4, "yellow": 2, "green": 1, "blue": 1},
    },
}  # fmt: skip
FIXED["duenos"] = FIXED["campaign"] = FIXED["rise"]


@cites("14.1", "14.2", "14.3", "14.4", "14.5", "14.6")
@pytest.mark.parametrize("scenario", FIXED)
def test_14_counters_and_cubes(scenario: str) -> None:
    expected = FIXED[scenario]
    p = plain(match(scenario=scenario))
    tracks = p["tracks"]
    assert p["period"] == expected["period"]
    assert tuple(tracks[k] for k in ("culture", "military", "ap", "morale", "enemy_ferocity")) == expected["tracks"]
    assert sum(1 for f in p["families"].values() if f["at"]) == expected["families"]
    assert p["elders"] == [1, 1, 1, 0, 0, 0, 0]
    drought = {t: v["drought"] for t, v in p["territories"].items()}
    assert drought == {t: 0 if t == "canyon" else expected["drought"] for t in drought}
    pool, red = expected["pool"], expected["red"]
    assert p["cubes"]["pool"] == {c: pool.get(c, 0) for c in CUBES}
    assert p["cubes"]["subjugation"] == {c: red if c == "red" else 0 for c in CUBES}
    assert p["cubes"]["removed"] == {c: n - pool.get(c, 0) - (red if c == "red" else 0) for c, n in CUBES.items()}
    assert (p["resources"]["horse"], p["resources"]["sheep"]) == expected["animals"]
    assert p["resources"]["firearms"] == expected["firearms"]
    assert (p["out_of_play"]["trade_goods"], p["out_of_play"]["trade_goods_set_aside"]) == (3, 6)
    assert (p["out_of_play"]["harass"], p["out_of_play"]["harass_set_aside"]) == (2, 2)
    assert p["events_in_play"] == expected["in_play"]


@cites("14.4", "14.5")
@pytest.mark.parametrize(("scenario", "shiprock", "san_juan"), [("fearing", 3, 2), ("rope", 1, 1)])
def test_14_4_forts_and_ranchos(scenario: str, shiprock: int, san_juan: int) -> None:
    areas = plain(match(scenario=scenario))["areas"]
    assert areas == {
        "hopi.1": {"fort": "defiance"},
        "zuni.1": {"fort": "fauntleroy"},
        f"shiprock.{shiprock}": {"rancho": True},
        f"san-juan.{san_juan}": {"rancho": True},
    }


# -- Families ----------------------------------------------------------------------------------------------------------
@cites("14.1", "14.2", "14.6")
@pytest.mark.parametrize("scenario", ["rise", "duenos", "campaign"])
def test_14_1_families_any_area_any_ferocity(scenario: str) -> None:
    m = begin(scenario)
    lands = [o.split()[-1] for o in options(m)]
    assert lands == [
        f"{t}.{n}" for t, size in (("shiprock", 6), ("san-juan", 6), ("canyon", 3)) for n in range(1, size + 1)
    ]
    play(m, "> place A shiprock.6\n> ferocity 3\n> place B canyon.3\n> ferocity 1\n> place C canyon.3\n> ferocity 0")
    families = plain(m)["families"]
    assert families["A"] == {"at": "shiprock.6", "ferocity": 3, "man": 1, "woman": 1, "child": 1, "horse": 0}
    assert (families["B"]["at"], families["C"]["at"], families["D"]["at"]) == ("canyon.3", "canyon.3", None)
    assert asked("setup.keep-set")(m)


@cites("14.3")
def test_14_3_families() -> None:
    m = begin("broken")
    assert sorted({o.split()[-1].split(".")[0] for o in options(m)}) == ["hopi", "san-juan", "shiprock", "zuni"]
    play(m, "".join(f"> place {x} hopi.6\n> ferocity 2\n" for x in "ABCD"))
    assert asked("setup.keep-set")(m)


@cites("14.4")
def test_14_4_families_start_without_ferocity() -> None:
    m = begin("fearing")
    assert sorted({o.split()[-1].split(".")[0] for o in options(m)}) == [
        "canyon",
        "hopi",
        "san-juan",
        "shiprock",
        "zuni",
    ]
    play(m, "".join(f"> place {x} zuni.2\n" for x in "ABCDE"))
    assert asked("setup.keep-set")(m)
    assert [f["ferocity"] for f in plain(m)["families"].values()] == [0] * 6


@cites("14.5")
def test_14_5_a_die_says_who_is_missing() -> None:
    """1-2 the man, 3-4 the woman, 5-6 the child; then Manuelito joins any Family, also one without a man."""
    m = begin("rope", "".join(f"> place {x} zuni.2\n" for x in "ABCDE"))
    play(m, "! 1\n! 2\n! 3\n! 4\n! 6")
    families = plain(m)["families"]
    assert [families[x]["man"] for x in "ABCDE"] == [0, 0, 1, 1, 1]
    assert [families[x]["woman"] for x in "ABCDE"] == [1, 1, 0, 0, 1]
    assert [families[x]["child"] for x in "ABCDE"] == [1, 1, 1, 1, 0]
    assert options(m) == [f"manuelito {x}" for x in "ABCDE"]
    m.choose("manuelito A")
    assert plain(m)["manuelito"] == "A"


# -- development sets and cards ----------------------------------------------------------------------------------------
@cites("14.1", "9.1.1")
def test_14_1_one_set_is_sure_and_three_are_drawn_out() -> None:
    m = drive(begin("rise"), asked("setup.keep-set"))
    assert len(options(m)) == 8
    m.choose("keep-set weaving")
    assert m.position.request is not None
    assert {SETS[i] for i in m.position.request.values} == set(SETS) - {"weaving"}
    play(m, "! cunning\n! religion\n! wisdom")
    assert plain(m)["sets"] == ["horsemanship", "mesas", "traders", "warriors", "weaving"]
    drive(m, asked("setup.choose-development"))
    assert options(m) == [f"choose {s}.1" for s in plain(m)["sets"]] + ["done"]
    m.choose("choose weaving.1")
    p = plain(m)
    assert (p["developments"], p["tracks"]["culture"], p["resources"]["trade_goods"]) == (["weaving.1"], 9, 1)
    assert FIRST_DRAW(m)  # one card only


@cites("14.3", "9.1.1")
def test_14_3_bought_one_at_a_time_with_cost_and_requirement() -> None:
    m = drive(begin("broken"), asked("setup.set-out"), prefer=("keep-set weaving",))
    play(m, "! cunning\n! religion\n! wisdom")
    drive(m, asked("setup.choose-development"))
    assert "buy horsemanship.2" not in options(m)  # its first level comes first
    play(m, "> buy horsemanship.1\n> buy horsemanship.2")
    assert "buy horsemanship.3" in options(m)  # three horses are enough for it
    play(m, "> buy weaving.1\n> buy weaving.2")
    assert "buy weaving.3" not in options(m)
    p = plain(m)
    assert p["tracks"]["culture"] == 12 - 1 - 2 - 1 - 2
    assert p["developments"] == ["horsemanship.1", "horsemanship.2", "weaving.1", "weaving.2"]
    assert p["resources"]["trade_goods"] == 3
    assert FIRST_DRAW(m)  # four are the most


@cites("14.4", "9.1.1")
def test_14_4_eight_free_cards_whose_requirements_are_met() -> None:
    """The historical choice: Weaving and Horsemanship 1-2, Religion 1, Masters of the Mesas 1-3."""
    m = begin(
        "fearing", "> place A shiprock.1\n> place B san-juan.1\n> place C zuni.2\n> place D hopi.2\n> place E canyon.1"
    )
    play(m, "> keep-set weaving\n! cunning\n! traders\n! wisdom\n! A\n! B")
    play(m, "> choose weaving.1\n> choose horsemanship.1\n> choose weaving.2\n> choose religion.1\n> choose mesas.1")
    assert "choose mesas.3" not in options(m)
    play(m, "> choose horsemanship.2\n> choose mesas.2\n> choose mesas.3")
    p = plain(m)
    assert (p["tracks"]["culture"], p["tracks"]["military"], len(p["developments"])) == (5, 5, 8)
    assert (p["resources"]["trade_goods"], p["out_of_play"]["harass"]) == (3, 4)
    assert FIRST_DRAW(m)


@cites("14.5")
def test_14_5_four_of_the_five_sets_complete() -> None:
    """No requirement is looked at: Weaving 3 asks for four women, and every Family lacks its woman here."""
    m = drive(begin("rope"), asked("setup.set-out"), chance={"die": 3}, prefer=("keep-set weaving",))
    play(m, "! cunning\n! traders\n! wisdom")
    drive(m, asked("setup.choose-development"))
    assert options(m) == [f"drop-set {s}" for s in ("horsemanship", "mesas", "religion", "warriors", "weaving")]
    m.choose("drop-set warriors")
    p = plain(m)
    assert p["developments"] == [
        f"{s}.{n}" for s in ("horsemanship", "mesas", "religion", "weaving") for n in (1, 2, 3)
    ]
    assert "warriors" not in p["sets"]
    assert (p["resources"]["trade_goods"], p["out_of_play"]["harass"]) == (6, 4)


# -- the Instruction Display -------------------------------------------------------------------------------------------
@cites("14.1", "14.3", "14.4")
@pytest.mark.parametrize("scenario", ["rise", "broken", "fearing"])
def test_14_1_two_counters_out_and_the_rest_in_order(scenario: str) -> None:
    m = drive(begin(scenario), asked("setup.counter-out"))
    assert m.position.request is not None
    assert len(m.position.request.values) == 14
    play(m, "! C\n! M")
    assert (column(m, "active"), column(m, "standby"), column(m, "inactive")) == ("ABDEFG", "HIJKLN", "------")
    assert {c["face"] for c in plain(m)["display"]["active"]} == {"front"}


@cites("14.5")
def test_14_5_counters_in_the_order_they_are_drawn() -> None:
    m = drive(begin("rope"), asked("setup.next-counter"))
    play(m, "".join(f"! {x}\n" for x in "NACBMLKDEFGH"))
    assert (column(m, "active"), column(m, "standby")) == ("NACBML", "KDEFGH")


# -- decks -------------------------------------------------------------------------------------------------------------
def can_come(m: Match, drawn: int) -> set[int]:
    """Cards that can be the next after so many, if the special cards come as late as they can."""
    g = m.game.clone(m.position)
    for _ in range(drawn):
        ordinary = [c for c in deck.request(g).values if c <= 40]
        deck.take(g, ordinary[0] if ordinary else deck.request(g).values[0])
    return {c for c in deck.request(g).values if c > 40}


@cites("14.1", "2.1")
def test_14_1_deck_of_eighteen() -> None:
    m = ready("rise")
    assert plain(m)["deck_left"] == 18
    request = m.position.request
    assert request is not None
    assert sorted(request.values) == [*ONE_TO_FORTY, 41]
    odds = dict(request.odds())
    assert odds[41] == Fraction(1, 9)
    assert odds[17] == Fraction(8, 9) / 40
    # 41 comes as one of the first nine, 42 as one of the last nine
    assert [can_come(m, n) for n in (0, 7, 8, 9, 16, 17)] == [{41}, {41}, {41}, {42}, {42}, {42}]
    assert sorted(deck_after(m, 8)) == [41]
    assert sorted(deck_after(m, 17)) == [42]


def deck_after(m: Match, drawn: int) -> list[int]:
    """Everything that can be the next card then."""
    g = m.game.clone(m.position)
    for _ in range(drawn):
        values = deck.request(g).values
        deck.take(g, values[0])
    return list(deck.request(g).values)


@cites("14.2", "14.3", "14.4", "14.6")
@pytest.mark.parametrize(("scenario", "first"), [("duenos", 41), ("campaign", 41), ("broken", 46), ("fearing", 51)])
def test_14_2_deck_of_forty_five(scenario: str, first: int) -> None:
    """Five piles of nine, in the order of their numbers: each special card is the last of its pile at the latest."""
    m = ready(scenario)
    assert plain(m)["deck_left"] == 45
    for pile in range(5):
        for place in range(9):
            assert can_come(m, 9 * pile + place) == {first + pile}
        assert deck_after(m, 9 * pile + 8) == [first + pile]


@cites("14.2", "2.1")
def test_14_2_no_ordinary_card_comes_twice() -> None:
    m = ready("duenos")
    g = m.game.clone(m.position)
    seen = []
    for _ in range(45):
        card = deck.request(g).values[-1] if len(seen) % 2 else deck.request(g).values[0]
        deck.take(g, card)
        seen.append(card)
    assert sorted(seen) == [*ONE_TO_FORTY, 41, 42, 43, 44, 45]


@cites("14.5")
def test_14_5_deck_of_nine_without_ceremonies() -> None:
    m = ready("rope")
    assert plain(m)["deck_left"] == 9
    assert set(deck_after(m, 0)) == set(ONE_TO_FORTY) - set(CEREMONIES)
    for n in range(5):
        assert can_come(m, n) == set()
    for n in range(5, 9):
        assert can_come(m, n) == {55}
    assert deck_after(m, 8) == [55]


@cites("14.5")
def test_14_5_ceremonies_until_three_people_wait() -> None:
    """A child, a woman, an elder: three cards. The first may be kept, the others are discarded; no Enemy Way."""
    m = drive(begin("rope"), asked("setup.draw-ceremony"), chance={"die": 3})
    assert m.position.request is not None
    assert sorted(m.position.request.values) == CEREMONIES
    play(m, "! 08\n> take-card\n! 39\n! 18")
    p = plain(m)
    assert (p["hand"], p["discards"]) == ([8], [39, 18])
    assert {k: n for k, n in p["passage"].items() if n} == {"child": 1, "woman": 1, "elder": 1}
    assert p["tracks"]["enemy_ap"] == 0
    assert FIRST_DRAW(m)


@cites("14.5")
def test_14_5_a_later_ceremony_may_be_kept_if_none_is_in_hand() -> None:
    m = drive(begin("rope"), asked("setup.draw-ceremony"), chance={"die": 3})
    play(m, "! 28\n> discard-card\n! 38\n> take-card\n! 30")
    assert plain(m)["hand"] == [38]


@cites("14.5", "1.6.1/limits")
def test_14_5_a_card_whose_people_are_all_in_play_does_not_count() -> None:
    """Every Family lacks its woman: all but one of the six children are in play, so only one more can wait."""
    m = drive(begin("rope"), asked("setup.draw-ceremony"), chance={"die": 3})
    play(m, "! 08\n> take-card\n! 09\n! 10\n! 18\n! 19")
    assert plain(m)["passage"]["child"] == 1
    assert FIRST_DRAW(m)


# -- victory -----------------------------------------------------------------------------------------------------------
@cites("14.4", "14.5", "14.6", "6.2.3")
@pytest.mark.parametrize(("black", "outcome"), [(0, "major-victory"), (1, None)])
@pytest.mark.parametrize("scenario", ["fearing", "campaign"])
def test_14_4_more_military_than_morale_with_the_black_cubes(scenario: str, black: int, outcome: str | None) -> None:
    """Card 55 with 12 VP against 15: 10 - 3 - 4 = 3 Military and three men away from the Forts: 6.

    Morale 3 with them, 2 for the Ranchos, and 1 for each black cube. 6 against 6 is no victory yet: an ultimatum.
    """
    fearing = plain(match(scenario="fearing"))
    position = {k: fearing[k] for k in ("period", "families", "areas", "territories", "resources", "events_in_play")}
    m = match(**{**position, "scenario": scenario, "tracks": {"military": 10, "morale": 4, "culture": 9},
                 "cubes": {"subjugation": {"red": 3, "black": black}}, "sets": [],
                 "start": {"card": 55, "segment": "major"}})  # fmt: skip
    drive(m, asked("campaign.ultimatum"), prefer=("eat-sheep",))
    assert (plain(m)["outcome"] or {}).get("result") == outcome
    assert m.over is bool(outcome)
