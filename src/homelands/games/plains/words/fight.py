"""Exact chances of an engagement or of an attack on a wagon, to its end.

Whoever has to choose on the way (losses between equal factions, retreats, where a treaty sends a force) takes the first
option: a policy, not advice.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import islice
from typing import Any

from homelands.core.chain import Chain, TooMany
from homelands.core.decision import Option
from homelands.core.events import Event
from homelands.core.game import Game
from homelands.core.odds import Odds, Row
from homelands.games.plains.rules.movement import RIDES
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import N_REGIONS, SIDE_OF

RESULT = "fight-result"
GISTS = ("indians", "us", "treaty-made")  # whoever is left, with however many cubes
STEPS = (
    "losses.choose-loss", "losses.retreat", "losses.relocate", "losses.withdraw", "engagement.sit-out",
    "engagement.ambush", "wagons.drive-on",
)  # fmt: skip
VERBS = ("lose", "retreat", "stay", "relocate", "withdraw", "withdraw-ready", "sit-out", "drive-on")
ASKED = (*STEPS, "engagement.next-fight", "wagons.press-on")
CHOSEN = ("fight", "raid")  # whoever takes these knows that a fight begins
PEACEFUL = frozenset((
    "play", "place", "place-first", "sacramento", "stand", "wagons", "rail", "rush", "strike", "substitute", "end-turn",
))  # another choice or a draw follows these before any fight  # fmt: skip
MEETING = ("bring", "at", "event", "custer-at")  # these put cubes where others are
BEFORE = ("engagement.apart", "engagement.open-raids", "engagement.next-fight")
IN_FIGHT = "engagement."
OVER = {
    "wagon-destroyed": "destroyed", "wagon-treaty": "treaty", "wagon-stays": "stays", "wagons-move": "driven",
    "wagons-through": "driven",
}  # fmt: skip


def odds(game: Game[Any], g: State, option: Option, limit: int) -> Odds | None:
    """The chances of an option that leads into a fight; None if it does not, or if there are too many positions."""
    if not _leads_into(g, option) and begins(game, g, option) is None:
        return None
    chain = Chain(game, _first, _result, limit)
    try:
        found = chain.results(g, option)
    except TooMany:
        return None
    rows = [Row(p, (Event(RESULT, "12.1.7", _values(key)),), (), (), ()) for key, p in found.items()]
    return Odds(sorted(rows, key=lambda row: -row.chance), chain.seen, 1 if chain.seen else 0, True)


def begins(game: Game[Any], g: State, option: Option) -> int | None:
    """The region where an option that is no choice of fights begins one at once: the last cubes have moved."""
    if fought(g) is not None or not _may_begin(g, option):
        return None
    after = game.clone(g)
    game.book.take(after, option)
    return fought(after)


def _may_begin(g: State, option: Option) -> bool:
    """What cannot be is not tried out: both sides must be in a region, or meet in one."""
    verb, top = option[0], g.stack[-1]
    if verb in PEACEFUL or verb in CHOSEN:
        return False
    if verb == "activate":
        return bool(g.bars[top.who]) or len(g.ways[top.who][option[1]]) < 2  # else he is asked where to
    if verb == "march":
        _, n, there = option
        if n < top.n and not top.mask & RIDES:
            return False  # the others of the party are still to move
        return (there < N_REGIONS and g.side(1 - SIDE_OF[top.kind], there) > 0) or _contested(g)
    return verb in MEETING or _contested(g)


def _contested(g: State) -> bool:
    green, orange, blue, brown, purple, _ = g.cubes
    sides = zip(green, orange, blue, brown, purple, strict=True)
    return any((n or s) and (c or w or e) for n, s, c, w, e in islice(sides, N_REGIONS))


def fought(g: State) -> int | None:
    """The region of the engagement that goes on."""
    for f in reversed(g.stack):
        step = f.step
        if step.startswith(IN_FIGHT) and step not in BEFORE:
            return f.at
    return None


def chancy(game: Game[Any], g: State, option: Option) -> bool | None:
    """Do dice decide the fight that an option of a fight leads into? None if it leads into none."""
    return Chain(game, _first, _result).follows(g, option) if _leads_into(g, option) else None


def _leads_into(g: State, option: Option) -> bool:
    return bool(g.stack) and g.stack[-1].step in ASKED and option[0] not in ("done", "call-off")


def _first(g: State) -> Option | None:
    return g.options[0] if g.stack[-1].step in STEPS else None


def _result(events: Sequence[Event], g: State) -> Hashable | None:
    """What the events of a fight say about its end."""
    for event in events:
        if event.name == "engagement-ends":
            treaty = any(other.name == "treaty" for other in events)
            return "treaty-made" if treaty else "ends", event.values["indians"], event.values["us"]
        if event.name in OVER:
            return OVER[event.name], 0, 0
    return None


def _values(key: Hashable) -> dict[str, Any]:
    if not isinstance(key, tuple):
        return {"kind": "open", "indians": 0, "us": 0}
    kind, indians, us = key
    if kind == "ends":
        kind = "indians" if indians else "us" if us else "none"
    return {"kind": kind, "indians": indians, "us": us}
