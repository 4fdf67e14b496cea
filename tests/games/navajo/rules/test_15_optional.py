"""Chapter 15: the three optional rules, each on and off."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.game import SetupError
from homelands.core.match import Match, start
from tests.games.navajo.driver import asked, drive, plain, told
from tests.support import cites, match, options, play

MEAT, RIDE, TRADE = ["horse-meat"], ["ride-to-death"], ["horse-trading"]


def event(m: Match, name: str) -> dict[str, Any]:
    return next(e.values for e in reversed(m.log) if e.name == name)


def hungry(chosen: list[str], **resources: int) -> Match:
    """Families A and B in two Territories without drought: six are fed, one elder more is there. Nobody else."""
    m = match(options=chosen, families={"C": None}, elders=[1, 0, 0, 0, 0, 0, 0], resources=resources,
              start={"operation": "passage-of-time"})  # fmt: skip
    m.choose("done")
    return drive(m, asked("feeding.provide", "feeding.feed", "feeding.go-hungry", "dice.roll-one"))


# -- 15.1 --------------------------------------------------------------------------------------------------------------
@cites("15.1", "3.3/5")
def test_15_1_a_horse_feeds_one() -> None:
    """Horse and sheep have bred before: two of each. A horse for the one hungry elder saves the sheep."""
    m = hungry(MEAT, horse=1, sheep=1)
    assert [o for o in options(m) if o.startswith("eat")] == ["eat-sheep", "eat-horse"]
    m.choose("eat-horse")
    drive(m, told("death-check", "drought-ends", "no-drought-ends"))
    p = plain(m)
    assert (p["resources"]["horse"], p["resources"]["sheep"]) == (1, 2)
    assert sum(p["elders"]) == 1


@cites("15.1", "3.3/5")
def test_15_1_nobody_has_to_eat_a_horse() -> None:
    """Without corn and sheep the player may let the elder go instead."""
    m = hungry(MEAT, horse=1)
    assert {"done", "eat-horse"} <= set(options(m))
    m.choose("done")
    drive(m, asked("dice.roll-one"), prefer=("hungry-elder 1",))
    assert sum(plain(m)["elders"]) == 0
    assert plain(m)["resources"]["horse"] == 2


@cites("15.1")
def test_15_1_not_without_the_option() -> None:
    m = hungry([], horse=1, sheep=1)
    assert "eat-horse" not in options(m)


# -- 15.2 --------------------------------------------------------------------------------------------------------------
@cites("15.2", "3.2")
def test_15_2_one_horse_for_one_mp() -> None:
    m = match(options=RIDE, resources={"horse": 2}, start={"operation": "take-actions"})
    play(m, "> activate A\n> ride-to-death")
    assert event(m, "ridden")["left"] == 7
    p = plain(m)
    assert (p["resources"]["horse"], p["out_of_play"]["horse"]) == (1, 7)
    assert "ride-to-death" not in options(m)  # one, and only one


@cites("15.2", "3.2")
def test_15_2_only_when_activated() -> None:
    m = match(options=RIDE, resources={"horse": 1}, families={"A": {"at": "shiprock.1"}}, start={"activate": "A"})
    assert "ride-to-death" in options(m)
    m.choose("move shiprock.2")
    assert "ride-to-death" not in options(m)


@cites("15.2")
@pytest.mark.parametrize(("chosen", "horses"), [(RIDE, 0), ([], 1)])
def test_15_2_only_with_the_option_and_a_horse_in_resources(chosen: list[str], horses: int) -> None:
    families = {"A": {"at": "shiprock.1", "horse": 1}}
    m = match(options=chosen, resources={"horse": horses}, families=families, start={"activate": "A"})
    assert "ride-to-death" not in options(m)


@cites("15.2", "3.2.8")
def test_15_2_the_point_is_spent_like_the_others() -> None:
    """A long-range raid or a council takes all of them; moving takes what it costs."""
    m = match(
        options=RIDE, resources={"horse": 1}, families={"A": {"at": "shiprock.1"}}, start={"activate": "A", "mps": 2}
    )
    assert "move shiprock.2" in options(m)
    play(m, "> ride-to-death\n> move shiprock.2")
    assert m.position.stack[-1].left == 1


# -- 15.3 --------------------------------------------------------------------------------------------------------------
@cites("15.3")
@pytest.mark.parametrize(
    ("resources", "offered"),
    [
        ({"horse": 2}, ["trade-horses"]),
        ({"sheep": 2}, ["trade-sheep"]),
        ({"horse": 1, "sheep": 1}, []),
        ({"horse": 2, "sheep": 8}, ["trade-sheep"]),  # no sheep is available
    ],
)
def test_15_3_two_of_a_kind_for_one_of_the_other(resources: dict[str, int], offered: list[str]) -> None:
    m = match(options=TRADE, resources=resources, start={"card": 21, "segment": "dine"})
    assert [o for o in options(m) if o.startswith("trade-")] == offered


@cites("15.3")
@pytest.mark.parametrize(("choice", "horses", "sheep"), [("trade-horses", 0, 3), ("trade-sheep", 3, 0)])
def test_15_3_the_exchange(choice: str, horses: int, sheep: int) -> None:
    m = match(options=TRADE, resources={"horse": 2, "sheep": 2}, start={"card": 21, "segment": "dine"})
    m.choose(choice)
    p = plain(m)
    assert (p["resources"]["horse"], p["resources"]["sheep"]) == (horses, sheep)
    assert (p["out_of_play"]["horse"], p["out_of_play"]["sheep"]) == (8 - horses, 8 - sheep)


@cites("15.3")
def test_15_3_not_without_the_option() -> None:
    m = match(resources={"horse": 4, "sheep": 4}, start={"card": 21, "segment": "dine"})
    assert not any(o.startswith("trade-") for o in options(m))


@cites("15.3", "3.3/5")
def test_15_3_a_sheep_for_the_hungry() -> None:
    """At any time: two horses, of three, become the sheep that feeds the elder."""
    m = hungry(TRADE, horse=2)
    m.choose("trade-horses")
    drive(m, asked("dice.roll-one"))
    p = plain(m)
    assert (sum(p["elders"]), p["resources"]["horse"], p["resources"]["sheep"]) == (1, 1, 0)


# -- choosing them -----------------------------------------------------------------------------------------------------
@cites("15.1", "15.2", "15.3")
def test_15_options_are_part_of_the_game() -> None:
    m = start("navajo", "rise", options=[*MEAT, *TRADE])
    assert plain(m)["options"] == [*MEAT, *TRADE]
    with pytest.raises(SetupError, match="horse-racing"):
        start("navajo", "rise", options=["horse-racing"])
