"""Small things that no other test would notice: each was found by putting a fault into the rules (`make mutants`)."""

from __future__ import annotations

import pytest

from homelands.core.match import start
from homelands.games.navajo import campaign, effects
from homelands.games.navajo.game import Navajo
from tests.games.navajo.driver import asked, drive
from tests.support import cites, options

GAME = Navajo()


@pytest.mark.parametrize(("now", "change"), [(0, -3), (1, -2), (5, 2)])
def test_a_new_number_of_action_points_says_by_how_much(now: int, change: int) -> None:
    g = GAME.setup("rise")
    g.ap, g.log = 3, []
    effects.set_ap(g, now, "4")
    assert g.ap == now
    assert [(event.name, event.values) for event in g.log] == [("ap", {"change": change, "now": now})]
    effects.set_ap(g, now, "4")
    assert len(g.log) == 1, "what does not change is not told"


@cites("14.6", "16.4")
@pytest.mark.parametrize(("players", "held"), [(1, False), (2, True)])
def test_a_new_start_has_a_new_council_where_there_are_two(players: int, held: bool) -> None:
    g = GAME.setup("campaign", options=["two-players"] if players == 2 else [])
    assert g.players == players
    campaign.elders_and_land.run(g, g.stack[-1])
    assert sum(g.elders) == 3
    assert any(frame.step == "two-player.sway-more" for frame in g.stack) is held


@cites("16.4", "16.3")
def test_a_council_speaks_of_nothing_else() -> None:
    """What may be done at any time is not offered in the middle of it: a horse could be mounted otherwise."""
    m = drive(start("navajo", "rise", options=["two-players"]), asked("two-player.sway-families"))
    g = m.position
    g.horses += 1
    m.choose(options(m)[0])
    assert g.stack[-1].step == "two-player.sway-families"
    assert {word.split()[0] for word in options(m)} == {"sway-family"}
