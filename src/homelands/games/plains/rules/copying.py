"""How a position is copied. Written from its fields by `python -m homelands.core.copying`, not by hand."""

from __future__ import annotations

from homelands.core.state import Frame
from homelands.games.plains.rules.state import State


def clone(o: State) -> State:
    """A position of its own, with the same tables. The log is not copied: a copy is silent."""
    n = State.__new__(State)
    n.stack = [Frame(f.step, f.who, f.at, f.n, f.left, f.kind, f.mask, f.seq) for f in o.stack]
    n.options = o.options
    n.request = o.request
    n.log = None
    n.t = o.t
    n.rulings = o.rulings
    n.seating = o.seating
    n.ways = o.ways
    n.asking = o.asking
    n.scenario = o.scenario
    n.outcome = o.outcome
    n.why = o.why
    n.score = o.score.copy()
    n.cubes = o.cubes.copy()
    n.ready = o.ready.copy()
    n.lost = o.lost.copy()
    n.gone = o.gone.copy()
    n.escaped = o.escaped.copy()
    n.destroyed = o.destroyed
    n.immune = o.immune.copy()
    n.spared = o.spared.copy()
    n.northern = o.northern
    n.custer = o.custer.copy()
    n.cavalry_points = o.cavalry_points
    n.custer_points = o.custer_points
    n.union = o.union
    n.central = o.central
    n.mountain = o.mountain
    n.round = o.round
    n.bag = o.bag.copy()
    n.drawn = o.drawn.copy()
    n.ending = o.ending
    n.hands = o.hands.copy()
    n.piles = o.piles.copy()
    n.discards = o.discards.copy()
    n.known = o.known.copy()
    n.enduring = o.enduring.copy()
    n.enduring_at = o.enduring_at.copy()
    n.bars = o.bars.copy()
    n.rests = o.rests.copy()
    n.active = o.active
    n.played = o.played
    n.events = o.events
    n.moved = o.moved.copy()
    n.raids = o.raids
    n.stood = o.stood
    n.halted = o.halted
    n.settled = o.settled
    n.banner = o.banner
    n.treaty_hits = o.treaty_hits
    n.no_ambush = o.no_ambush
    n.one_die = o.one_die.copy()
    n.pinned = o.pinned.copy()
    n.bury = o.bury
    n.hits = o.hits.copy()
    n.treaties = o.treaties.copy()
    n.blanks = o.blanks.copy()
    n.fallen = o.fallen
    return n
