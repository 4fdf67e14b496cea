"""Setting up for two players in a scenario whose development sets are fixed beforehand."""

from __future__ import annotations

from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.games.navajo.rules.names import SETS
from tests.support import cites, plain


@cites("16.4", "tutorial")
def test_16_4_the_tutorial_for_two_begins_after_one_council() -> None:
    """Elders and Families are divided once; no set is asked for, the tutorial has named the three that are out."""
    m = Match(Header("navajo", "tutorial", ["two-players"], seed="one council"))
    asked = []
    while plain(m)["deck_left"] == 9 + 9 and len(asked) < 50:
        m.roll()
        asked.append(m.position.stack[-1].step)
        m.choose(m.position.options[0])
    # 3 elders: the Headman takes 2, the last goes to the other; 2 + 1 Families; then perhaps a Ferocity, and the game
    assert asked.count("two-player.sway-more") == 2
    assert "setup.keep-set" not in asked
    assert {SETS[i] for i in range(8) if not m.position.sets >> i & 1} == {"cunning", "traders", "warriors"}
