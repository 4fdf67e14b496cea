"""Chapter 5.2.4: Evasion in an Enemy Raid. In a Tribal Raid: test_flow_tribal_raid."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.enemy_positions import on_map, only, passage, raiders, request, where
from tests.support import cites, match, options, play


def raid(at: str, placed: list[str] | None = None, left: int = 5, **position: Any) -> Match:
    """Right after a placement in an Area."""
    start = {"raid": {"placed": placed or [at], "left": left}, "reaction_at": at}
    return match(start=start, **position)


def evading(
    die: int, at: str = "shiprock.3", ferocity: int = 1, placed: tuple[str, ...] = (), **position: Any
) -> Match:
    families = only(A={"at": at, "ferocity": ferocity}, B="black-mesa.6")
    m = raid(at, [*placed, at], left=0, families=families, tracks={"ap": 0}, **position)
    return play(m, f"> evade A\n! {die}")


@cites("5.2.4")
def test_5_2_4_example_a_four_and_one_lead_to_area_five() -> None:
    assert where(evading(4), "A") == ["shiprock.5"]


@cites("5.2.4")
@pytest.mark.parametrize(("die", "to"), [(2, "shiprock.3"), (3, "shiprock.4"), (5, "shiprock.6")])
def test_5_2_4_the_total_must_be_above_the_areas_value(die: int, to: str) -> None:
    assert where(evading(die), "A") == [to]


@cites("5.2.4")
def test_5_2_4_a_one_fails_whatever_is_added() -> None:
    # at Ferocity 0 Evasion is +2: a total of 3 would lead out of Area 1
    assert where(evading(1, at="shiprock.1", ferocity=0), "A") == ["shiprock.1"]


@cites("5.2.4", "13/canyon")
def test_5_2_4_seven_or_more_leads_to_area_six_or_into_the_canyon() -> None:
    m = evading(5, ferocity=0)
    assert options(m) == [f"evade-to {a}" for a in ("shiprock.6", "canyon.1", "canyon.2", "canyon.3")]
    play(m, "> evade-to canyon.2")
    assert where(m, "A") == ["canyon.2"]


@cites("5.2.4", "13/canyon")
def test_5_2_4_so_does_a_six_whatever_is_subtracted() -> None:
    m = evading(6, ferocity=3)  # a total of 5, but never Area 5
    assert options(m) == [f"evade-to {a}" for a in ("shiprock.6", "canyon.1", "canyon.2", "canyon.3")]


@cites("5.2.4")
def test_5_2_4_never_into_an_area_with_raiders() -> None:
    assert where(evading(4, placed=("shiprock.5",)), "A") == ["shiprock.3"]
    m = evading(6, at="shiprock.6")  # raiders have just come to Area 6
    assert options(m) == ["evade-to canyon.1", "evade-to canyon.2", "evade-to canyon.3"]


@cites("5.2.4")
@pytest.mark.parametrize(("reading", "away"), [("seven", True), ("six-only", False)])
def test_5_2_4_out_of_area_six_with_a_total_of_seven(reading: str, away: bool) -> None:
    """Ruling evade-from-area-six: the rule lets a total of 7 do it, the tutorial's remark only a 6."""
    m = evading(5, at="shiprock.6", ferocity=0, rulings={"evade-from-area-six": reading})
    assert ("evade-to canyon.1" in options(m)) is away


@cites("5.2.4", "13/manuelito")
def test_5_2_4_manuelitos_family_adds_one() -> None:
    m = evading(3, scenario="fearing", manuelito="A", areas={"shiprock.3": {"rancho": 0}})
    assert where(m, "A") == ["shiprock.5"]


@cites("5.2.4")
def test_5_2_4_one_family_evades_the_others_stay() -> None:
    m = raid("shiprock.3", left=0, families=only(A="shiprock.3", B="shiprock.3"))
    play(m, "> evade B\n! 3")
    assert where(m, "AB") == ["shiprock.3", "shiprock.5"]
    play(m, "> give-up child\n! 1")
    assert where(m, "AB") == ["shiprock:caught", "shiprock.5"]


@cites("5.2.4", "3.2.4/plant")
def test_5_2_4_evading_leaves_the_corn_behind() -> None:
    m = evading(4, areas={"shiprock.3": {"corn": 1}})
    assert on_map(m, "corn") == []


@cites("5.2.4")
def test_5_2_4_an_evasion_is_free_and_the_raid_goes_on() -> None:
    # the tutorial: C in Zuni 3, Evasion +2, a 2 leads to Zuni 4; the next counter follows, and a 6 leads to Zuni 6
    m = raid("zuni.3", ["shiprock.1", "zuni.2", "zuni.3"], left=1, families=only(C="zuni.3"), tracks={"ap": 0})
    play(m, "> evade C\n! 2")
    assert raiders(m)["zuni.4"] == 1
    play(m, "> evade C\n! 6\n> evade-to zuni.6")
    assert (where(m, "C"), passage(m), request(m)) == (["zuni.6"], {}, "card")
