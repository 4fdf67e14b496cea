"""Peace and Defend while they last (4 Step 1, 4.2.5, 4.2.7): a counter and Enemy APs in the Raided Cubes box."""

from __future__ import annotations

from homelands.games.navajo.rules import display
from homelands.games.navajo.rules.names import PEACE
from homelands.games.navajo.rules.state import OFF, State, book


@book.cites("4.2.7")
def broken(g: State) -> None:
    """A Family's raid ends a Peace at once (not a Defend, and not what the Apaches do)."""
    if g.truce != OFF and display.kind(g, g.truce) == PEACE:
        g.say("peace-broken", "4.2.7", ap=g.truce_ap)
        over(g)


def over(g: State) -> None:
    """The counter goes to the topmost empty box of the Inactive Column, its APs to the enemy."""
    g.enemy_ap += g.truce_ap
    g.truce_ap = 0
    display.to_inactive(g, g.truce)
    g.truce = OFF
