"""Where in the round a position is: the disc before, the disc that is played, and those still in the bag."""

from __future__ import annotations

from homelands.games.plains.rules.state import NONE, State
from homelands.games.plains.rules.tables import COLOURS
from homelands.table.schema import Phase
from homelands.table.words.context import Context


def ribbon(c: Context, g: State) -> list[Phase]:
    if g.outcome:
        return []
    if not g.round:
        return [Phase("setup", c.words("web-phase-setup"), "now")]
    found = [_disc(c, colour, played=True) for colour in g.drawn[-2:-1]]
    found += [_disc(c, colour, played=g.active == NONE) for colour in g.drawn[-1:]]
    if g.bag:
        found.append(Phase("bag", c.words("web-phase-bag", n=len(g.bag)), "next"))
    return found


def _disc(c: Context, colour: int, played: bool) -> Phase:
    name = COLOURS[colour]
    return Phase(name, c.words(f"faction-{name}"), "done" if played else "now")
