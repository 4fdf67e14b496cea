"""Chapter 13: Families in a Fort's Area, and Manuelito's Family."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.driver import asked, drive, plain, told
from tests.support import cites, match, names, options, play

HERE = "shiprock.3"


def event(m: Match, name: str) -> dict[str, Any]:
    return next(e.values for e in reversed(m.log) if e.name == name)


def american(**position: Any) -> Match:
    """The Fearing Time: A shiprock.1, B san-juan.1, C zuni.1 and D hopi.1 by the Forts, E canyon.1, all Ferocity 0."""
    return match(**{"scenario": "fearing", **position})


# -- Forts -------------------------------------------------------------------------------------------------------------
@cites("13/fort", "4.2.9")
def test_13_fort_protects_from_slavers() -> None:
    m = play(american(start={"instruction": "slaves", "ap": 4}), "! 3")
    assert plain(m)["families"]["C"]["child"] == 1
    m = american(families={"E": {"at": "zuni.2"}}, start={"instruction": "slaves", "ap": 4})
    m.chance("die 3")
    families = plain(m)["families"]
    assert (families["C"]["child"], families["E"]["child"]) == (1, 0)


@cites("13/fort", "5.1.3", "4.2.12")
def test_13_fort_protects_from_tribes() -> None:
    m = american(start={"tribal_raid": "utes"})
    m.chance("die 3")
    assert m.position.request is not None  # on to the next counter: nobody in Zuni can be reached
    m = american(families={"E": {"at": "zuni.2"}}, start={"tribal_raid": "utes"})
    m.chance("die 3")
    assert options(m)[:2] == ["evade E", "no-reaction"]


@cites("13/fort", "flow/enemy")
def test_13_fort_hides_families_from_an_enemy_raid() -> None:
    """Family C is by Fort Fauntleroy: the raid on its way to Family D neither counts nor sees it."""
    families = {
        "A": None, "B": None, "E": None, "C": {"at": "zuni.1", "ferocity": 2}, "D": {"at": "hopi.4", "ferocity": 1},
    }  # fmt: skip
    display = {"active": ["D", "B", "C", "A", "E", "F"]}
    m = american(families=families, display=display, tracks={"enemy_ap": 2, "ap": 0},
                 start={"card": 21, "segment": "enemy"})  # fmt: skip
    m.chance("dice 4 4")  # rows 4 swap: nothing to do with the raid
    # 8 APs paid for D; +1 for the Ferocity of Family D, +2 of the Americans
    assert event(m, "enemy-raid")["total"] == 11
    drive(m, told("raid-ends"))
    assert plain(m)["families"]["C"]["at"] == "zuni.1"
    assert any(e.values["at"] == "zuni.1" for e in m.log if e.name == "raiders")  # passed by


@cites("13/fort", "3.2.2")
@pytest.mark.parametrize(("ferocity", "disbands"), [(0, False), (1, True), (3, True)])
def test_13_fort_disbands_a_fierce_family(ferocity: int, disbands: bool) -> None:
    families = {"C": {"at": "zuni.1", "ferocity": ferocity, "horse": 1}}
    m = play(american(families=families, start={"activate": "C"}), "> end-activation")
    p = plain(m)
    assert p["families"]["C"]["at"] == (None if disbands else "zuni.1")
    if disbands:
        assert [p["passage"][k] for k in ("man", "woman", "child", "horse")] == [1, 1, 1, 1]


@cites("13/fort", "8.2/4", "8.2/6", "8.2/7")
def test_13_fort_in_a_victory_check() -> None:
    """Men and women of C and D share a Territory with a Fort and do not count; each Fort costs 1 Culture."""
    m = american(tracks={"military": 2, "culture": 2, "morale": 0}, sets=[], start={"victory_check": 12})
    p = plain(m)["tracks"]
    assert p["military"] == 5  # A, B and E; 12 VP are held
    assert p["culture"] == 2 + 3 - 2
    assert p["morale"] == 3 + 2  # the three men, and two Ranchos


@cites("13/fort", "2.3.1")
@pytest.mark.parametrize(("die", "hit"), [(2, True), (3, False)])
def test_13_fort_toll_of_the_discard_phase(die: int, hit: bool) -> None:
    m = american(tracks={"morale": 5}, start={"card": 21, "segment": "discard"})
    m.chance(f"die {die}")  # two Families are by a Fort
    assert (options(m)[:2] == ["lose-culture", "lose-military"]) is hit


# -- Manuelito ---------------------------------------------------------------------------------------------------------
@cites("13/manuelito", "5.2.4")
@pytest.mark.parametrize(("who", "success"), [("A", True), ("B", False)])
def test_13_manuelito_evades_better(who: str, success: bool) -> None:
    # 2 + 1 for Ferocity 1 is not above Area 3; with him it is 4
    start = {"raid": {"placed": [HERE], "left": 0}, "reaction_at": HERE}
    m = match(families={"A": {"at": HERE, "ferocity": 1}}, manuelito=who, start=start)
    play(m, "> evade A\n! 2")
    assert event(m, "evasion")["success"] is success


@cites("13/manuelito", "11.2/1")
@pytest.mark.parametrize(("who", "bonus"), [("A", 2), ("B", 1)])
def test_13_manuelito_fights_better(who: str, bonus: int) -> None:
    start = {"raid": {"placed": [HERE], "left": 0}, "reaction_at": HERE}
    m = match(families={"A": {"at": HERE, "ferocity": 1}}, manuelito=who, start=start)
    play(m, "> no-reaction\n> battle\n! 3\n! 3")
    assert event(m, "battle-result")["bonus"] == bonus


@cites("13/manuelito", "3.2.6")
def test_13_manuelito_ignores_one_cube_an_activation() -> None:
    """Two raids on a Mission in Area 1, 1 MP each: the cube is passed over in the first, none in the second."""
    m = match(families={"A": {"at": "shiprock.1"}}, manuelito="A", areas={"shiprock.1": {"mission": 1}},
              start={"activate": "A"})  # fmt: skip
    play(m, "> raid-mission\n! red")
    assert options(m) == ["keep", "redraw manuelito", "keep-all-cubes"]
    play(m, "> redraw manuelito\n! red")  # this one counts: the raid ends
    assert plain(m)["cubes"]["subjugation"]["red"] == 1
    play(m, "> raid-mission\n! red")
    assert plain(m)["cubes"]["subjugation"]["red"] == 2


@cites("13/manuelito", "3.2.6")
def test_13_manuelito_may_wait_with_it() -> None:
    """Kept once, passed over later in the same raid; a Fort is raided alike."""
    m = american(families={"C": {"at": "zuni.1"}}, manuelito="C", start={"activate": "C"})
    play(m, "> raid-fort\n! brown\n> keep\n! green\n> redraw manuelito\n! white")
    assert plain(m)["cubes"]["raided"]["white"] == 1
    assert plain(m)["cubes"]["pool"]["green"] == 1
    m.chance("cube green")
    assert "encourage" in options(m)


@cites("13/manuelito", "3.2.5")
def test_13_manuelito_not_in_a_raid_on_new_mexico() -> None:
    m = match(families={"A": {"at": "shiprock.1"}}, manuelito="A", start={"activate": "A"})
    play(m, "> raid-new-mexico\n! red")
    assert plain(m)["cubes"]["subjugation"]["red"] == 1


@cites("13/manuelito", "3.2.6")
def test_13_manuelito_not_for_others() -> None:
    m = match(families={"A": {"at": "shiprock.1"}}, manuelito="B", areas={"shiprock.1": {"mission": 1}},
              start={"activate": "A"})  # fmt: skip
    play(m, "> raid-mission\n! red")
    assert plain(m)["cubes"]["subjugation"]["red"] == 1


@cites("13/manuelito")
def test_13_manuelito_joins_another_family_in_the_discard_phase() -> None:
    """His Family loses its man in a Battle against a Patrol; he waits until the card is discarded."""
    families = {"A": {"at": "shiprock.2"}, "B": {"at": "san-juan.1"}, "C": {"at": "canyon.1", "man": 0}}
    m = match(families={**families, "D": {"at": "hopi.2"}}, manuelito="A", tracks={"enemy_ferocity": 8},
              areas={HERE: {"intruders": ["patrol"]}}, start={"card": 21, "activate": "A"})  # fmt: skip
    play(m, f"> move {HERE}\n> battle\n! 5\n! 1")  # 5 + 1 - 1 - 8 = -3 in column 3: EV, the man is lost
    assert plain(m)["manuelito"] == "beside"
    drive(m, asked("historical.manuelito-joins"))
    assert options(m)[:2] == ["manuelito B", "manuelito D"]  # C has no man
    m.choose("manuelito D")
    assert plain(m)["manuelito"] == "D"
    assert plain(m)["families"]["D"]["ferocity"] == 0


@cites("13/manuelito")
def test_13_manuelito_waits_while_there_is_no_man() -> None:
    families = {
        "A": {"at": "shiprock.2", "man": 0},
        "B": {"at": "san-juan.1", "man": 0},
        "C": {"at": "canyon.1", "man": 0},
    }
    m = match(families=families, manuelito="beside", start={"card": 21, "segment": "discard"})
    assert plain(m)["manuelito"] == "beside"
    assert "manuelito-joins" not in names(m)


@cites("13/manuelito", "1.7.5/family")
def test_13_manuelito_leaves_with_a_family_that_is_scattered() -> None:
    families = {"A": {"at": "zuni.2"}}
    m = match(families=families, manuelito="A", start={"card": 26, "segment": "major"})
    assert plain(m)["families"]["A"]["at"] is None  # the only Family in the west
    assert plain(m)["manuelito"] == "beside"
