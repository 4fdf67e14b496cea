"""Points in the rules where a position may start: a disc, a movement, an engagement, a wagon attack, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from homelands.core.flow import push
from homelands.games.plains.rules import cards, discs, effects, engagement, events, movement, victory, wagons
from homelands.games.plains.rules.invariants import Impossible
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import (
    ARMIES,
    BLUE,
    BROWN,
    COLOURS,
    CUSTER,
    GREEN,
    INDIANS,
    N_COLOURS,
    PURPLE,
    REGIONS,
    SIDE_OF,
    place_index,
)
from homelands.games.plains.rules.vocabulary import FIGHTING

AFTER = discs.disc_done  # what follows a disc's play
ATTACKERS: dict[str, int] = {"indians": GREEN, "us": BLUE, **{name: c for c, name in enumerate(FIGHTING)}}


def start(g: State, where: Any) -> None:
    """Put the frames on the stack for the named point. Nothing named: the next disc is drawn."""
    if not isinstance(where, dict):
        raise Impossible(f"start: {where!r}, expected a table")
    if not where:
        return
    if len(where) > 1:
        raise Impossible(f"start: {' and '.join(sorted(where))} cannot be combined")
    ((key, value),) = where.items()
    if key not in STARTS:
        raise Impossible(f"start: unknown {key!r}, expected one of {', '.join(STARTS)}")
    STARTS[key](g, value)


def _colour(value: Any, known: dict[str, int], where: str) -> int:
    if not isinstance(value, str) or value not in known:
        raise Impossible(f"{where}: {value!r}, expected one of {', '.join(known)}")
    return known[value]


def _region(value: Any, where: str) -> int:
    if value not in REGIONS:
        raise Impossible(f"{where}: {value!r}, expected a region such as dodge-city")
    return place_index(value)


def _fields(value: Any, where: str, needed: tuple[str, ...], more: tuple[str, ...] = ()) -> dict[str, Any]:
    if not isinstance(value, dict) or not set(needed) <= set(value) <= {*needed, *more}:
        raise Impossible(f"{where}: {value!r}, expected a table with {', '.join((*needed, *more))}")
    return value


def _draw(g: State, colour: int) -> None:
    """A disc is on the track, its play comes next."""
    if colour in g.bag:
        g.bag.remove(colour)
        g.drawn.append(colour)
    cards.begin_activation(g, colour)
    push(g, AFTER)


def _disc(g: State, value: Any) -> None:
    colour = _colour(value, {name: c for c, name in enumerate(COLOURS)}, "start.disc")
    if colour not in g.bag:
        raise Impossible(f"start.disc: {value} has been drawn already")
    g.bag.remove(colour)
    g.drawn.append(colour)
    push(g, AFTER)
    discs.play_disc(g, colour)


def _move(g: State, value: Any) -> None:
    """{"colour": "green", "place": 2, "groups": 2, "regions": 2}: as a movement card with these numbers would do."""
    table = _fields(value, "start.move", ("colour", "groups", "regions"), ("place",))
    colour = _colour(table["colour"], {name: c for c, name in enumerate(FIGHTING)}, "start.move.colour")
    numbers = [table.get("place", 0), table["groups"], table["regions"]]
    if any(not isinstance(n, int) or not 0 <= n <= 9 for n in numbers):
        raise Impossible(f"start.move: {numbers}, expected numbers from 0 to 9")
    if colour == PURPLE and numbers[0]:
        raise Impossible("start.move.place: the purple disc places its cube, see disc")
    _draw(g, colour)
    g.played = 1
    push(g, cards.CARD_PLAY)
    mask = movement.MAY_RECOVER | (movement.MAY_RAIL if colour in (BLUE, BROWN) else 0)
    push(g, movement.MOVEMENT_CARD, who=colour, at=numbers[0], n=numbers[1], left=numbers[2], mask=mask)


def _engagement(g: State, value: Any) -> None:
    """{"region": "dodge-city", "attacker": "green"}: this one is fought first, then what else there is."""
    table = _fields(value, "start.engagement", ("region", "attacker"))
    r = _region(table["region"], "start.engagement.region")
    colour = _colour(table["attacker"], ATTACKERS, "start.engagement.attacker")
    if not g.indians(r) or not g.us(r):
        raise Impossible(f"start.engagement: {table['region']} does not hold cubes of both sides")
    _draw(g, colour)
    g.played = 1
    engagement.fight_all(g, raids=False)
    g.raids = 1 << r if SIDE_OF[colour] == INDIANS else 0
    engagement.start(g, r, SIDE_OF[colour])


def _wagon_attack(g: State, value: Any) -> None:
    """{"region": "dodge-city", "by": "green"}: the Indians there attack a wagon."""
    table = _fields(value, "start.wagon_attack", ("region", "by"))
    r = _region(table["region"], "start.wagon_attack.region")
    colour = _colour(table["by"], {COLOURS[c]: c for c in ARMIES[INDIANS]}, "start.wagon_attack.by")
    if g.us(r) or not g.cubes[colour][r] or not effects.attackable(g, r):
        raise Impossible(f"start.wagon_attack: {table['region']} needs a wagon, {table['by']} cubes, and no others")
    _draw(g, colour)
    g.played = 1
    engagement.fight_all(g, raids=False)
    g.raids = 1 << r
    push(g, wagons.RAID, at=r)


def _custer(g: State, value: Any) -> None:
    """Custer has just been drawn."""
    if CUSTER not in g.piles[BLUE]:
        raise Impossible("start.custer: the card has been played")
    _draw(g, BLUE)
    g.played = 1
    cards.draw_from(g, BLUE, CUSTER)
    cards.lay(g, BLUE, CUSTER)
    push(g, events.EVENT, who=CUSTER)


def _end(g: State, value: Any) -> None:
    if value:
        g.bag.clear()
        g.drawn[:] = [*g.drawn, *(c for c in range(N_COLOURS) if c not in g.drawn)]
        push(g, victory.GAME_OVER)


STARTS: dict[str, Callable[[State, Any], None]] = {
    "disc": _disc,
    "move": _move,
    "engagement": _engagement,
    "wagon_attack": _wagon_attack,
    "custer": _custer,
    "end": _end,
}
