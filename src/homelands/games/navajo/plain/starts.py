"""Points in the rules where a position may start: a card's segment, an instruction, a raid, a check, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from homelands.core.flow import push
from homelands.games.navajo.rules import (
    actions,
    campaign,
    ceremonies,
    costs,
    enemy,
    instructions,
    passage,
    planning,
    raids,
    reactions,
    sequence,
    tribal,
    victory,
)
from homelands.games.navajo.rules.cards import LAST
from homelands.games.navajo.rules.invariants import Impossible
from homelands.games.navajo.rules.names import INSTRUCTIONS, SANTA_FE, TERRITORY_OF, place_index
from homelands.games.navajo.rules.names import LETTERS as COUNTER_LETTERS
from homelands.games.navajo.rules.state import ACTIONS, LETTERS, OFF, PASSAGE, PLANNING, State

SEGMENTS = ("draw", "preempt", "enemy", "dine", "major", "minor", "victory-check", "discard", "instructions")
NEEDS = {"segment": "card", "preempted": "card", "reaction_at": "raid", "mps": "activate", "ap": "instruction"}


def start(g: State, where: Any) -> None:
    """Put the frames on the stack for the named point. Nothing named: the next card is drawn."""
    if not isinstance(where, dict):
        raise Impossible(f"start: {where!r}, expected a table")
    known = {*STARTS, "segment", "enemy_ap", "reaction_at", "mps", "preempted", "ap"}
    if unknown := set(where) - known:
        raise Impossible(f"start: unknown {sorted(unknown)[0]!r}, expected one of {', '.join(sorted(known))}")
    for key, needed in NEEDS.items():
        if key in where and needed not in where and where[key] != "draw":
            raise Impossible(f"start: {key} without {needed}, expected both")
    if "segment" in where and len([key for key in STARTS if key in where]) > 1:
        raise Impossible(f"start: segment with {next(k for k in STARTS if k in where and k != 'card')}, expected one")
    if "enemy_ap" in where:
        g.enemy_ap = _number(where, "enemy_ap", 0)
    if where.get("preempted"):
        g.preempted = 1
    named = [key for key in STARTS if key in where]
    if len(named) > 2 or (len(named) == 2 and "card" not in named):
        raise Impossible(f"start: {' and '.join(named)} cannot be combined")
    if "card" in where:
        _card(g, where)
    for key in named:
        if key != "card":
            if not g.stack:
                push(g, sequence.fort_roll)  # what follows a card
            STARTS[key](g, where)


def _number(where: dict[str, Any], key: str, otherwise: int, at: str = "start", high: int = 99) -> int:
    value = where.get(key, otherwise)
    if type(value) is not int or not 0 <= value <= high:
        raise Impossible(f"{at}.{key}: {value!r}, expected a number from 0 to {high}")
    return value


def _card(g: State, where: dict[str, Any]) -> None:
    from homelands.games.navajo.plain.read import forget_card

    card = where["card"]
    known = type(card) is int and (card in g.t.ops or card in g.t.ceremonies or card in g.t.history)
    if not known:
        raise Impossible(f"start.card: {card!r}, expected a card from 1 to {LAST}")
    for box in (g.discards, g.hand, g.removed):
        if card in box:
            raise Impossible(f"start.card: card {card} is elsewhere already")
    forget_card(g, card)
    g.card = card
    others = [k for k in STARTS if k in where and k != "card"]
    segment = where.get("segment", "" if others else "draw")
    if segment != "" and segment not in SEGMENTS:
        raise Impossible(f"start.segment: {segment!r}, expected one of {', '.join(SEGMENTS)}")
    if segment in ("preempt", "enemy", "dine", "minor", "instructions") and card not in g.t.ops:
        raise Impossible(f"start.segment: card {card} has no segment {segment!r}")
    if segment == "draw":
        g.top.insert(0, card)
        push(g, sequence.TURN)
        return
    push(g, sequence.fort_roll)
    if segment == "preempt":
        push(g, sequence.OPERATIONS_CARD)
    elif segment in ("enemy", "instructions"):  # the whole, or from its Step 4 on
        push(g, sequence.second_segment if not g.preempted else sequence.major_event)
        push(g, enemy.ENEMY_SEGMENT if segment == "enemy" else enemy.execute)
    elif segment == "dine":
        push(g, sequence.major_event if not g.preempted else sequence.second_segment)
        push(g, sequence.OPERATION)
    elif segment == "major":
        if card in g.t.ops:
            push(g, sequence.major_event)
        elif card in g.t.ceremonies:
            push(g, ceremonies.CEREMONY)
        elif g.t.history[card].kind == "transitional":
            push(g, campaign.TRANSITIONS[card])
        else:
            push(g, sequence.HISTORICAL_CARD)
    elif segment == "minor":
        push(g, sequence.minor_event)
    elif segment == "victory-check":
        push(g, victory.choose_check)


def _instruction(g: State, where: dict[str, Any]) -> None:
    """A counter's letter (its face as it lies, on the display), or an instruction's name with `ap` to spend."""
    wanted = where["instruction"]
    if wanted in INSTRUCTIONS:
        kind, spent = INSTRUCTIONS.index(wanted), _number(where, "ap", 1)
    elif wanted in tuple(COUNTER_LETTERS):
        codes = [c for c in (*g.active, *g.standby, *g.inactive) if c >> 1 == COUNTER_LETTERS.index(wanted)]
        if not codes:
            raise Impossible(f"start.instruction: counter {wanted} is not on the display")
        least, most = enemy.cost(g, codes[0])
        if g.enemy_ap < least:
            raise Impossible(f"start.instruction: {wanted} costs {least}, the enemy has {g.enemy_ap}")
        spent = min(most, g.enemy_ap)
        g.enemy_ap -= spent
        kind = g.t.instructions[g.period][codes[0] >> 1].faces[codes[0] & 1].kind
    else:
        raise Impossible(f"start.instruction: {wanted!r}, expected a letter A-N or one of {', '.join(INSTRUCTIONS)}")
    if kind not in instructions.ACTS:
        raise Impossible(f"start.instruction: {wanted!r} is carried out only by the enemy's segment")
    instructions.carry_out(g, kind, spent)


def _raid(g: State, where: dict[str, Any]) -> None:
    """{"placed": [...], "left": 5}: a raid that goes on; `reaction_at`: after the placement there."""
    raid = where["raid"]
    if not isinstance(raid, dict):
        raise Impossible(f"start.raid: {raid!r}, expected a table with placed and left")
    placed = raid.get("placed", [])
    if not isinstance(placed, list):
        raise Impossible(f"start.raid.placed: {placed!r}, expected a list of Areas")
    g.raiders = [_area(x, "start.raid.placed") for x in placed]
    g.santa_fe = _number(raid, "left", 0, "start.raid")
    at = where.get("reaction_at")
    reached = {TERRITORY_OF[a] for a in g.raiders}
    entered = any(g.territory(i) in reached and not g.by_fort(i) for i in g.families())
    step = raids.resolution if at else raids.place
    push(g, step, at=_area(at, "start.reaction_at") if at else OFF, mask=raids.ENTERED if entered else 0)
    if at:
        area = _area(at, "start.reaction_at")
        if area not in g.raiders:
            raise Impossible(f"start.reaction_at: no Raid counter in {at}")
        push(g, reactions.react, at=area, n=len(g.stack) - 1)


def _area(name: Any, where: str) -> int:
    try:
        area = place_index(name)
    except (KeyError, TypeError):
        area = SANTA_FE
    if area >= SANTA_FE:
        raise Impossible(f"{where}: {name!r}, expected an Area such as shiprock.3")
    return area


def _tribal(g: State, where: dict[str, Any]) -> None:
    if where["tribal_raid"] not in tribal.NAMES[:2]:
        raise Impossible(f"start.tribal_raid: {where['tribal_raid']!r}, expected utes or comanche")
    push(g, tribal.TRIBAL_RAID, kind=tribal.NAMES.index(where["tribal_raid"]))


def _operation(g: State, where: dict[str, Any]) -> None:
    names = {"planning": PLANNING, "take-actions": ACTIONS, "passage-of-time": PASSAGE}
    name = where["operation"]
    if name not in tuple(names):
        raise Impossible(f"start.operation: {name!r}, expected one of {', '.join(names)}")
    if name == "planning" and g.card not in g.t.ops:
        raise Impossible("start.operation: planning needs an Operations card, name it with card")
    g.operation = names[name]
    g.own_segment = 1
    push(g, sequence.own_segment_ends)
    push(g, {PLANNING: planning.PLANNING, ACTIONS: actions.TAKE_ACTIONS, PASSAGE: passage.PASSAGE}[names[name]])


def _activate(g: State, where: dict[str, Any]) -> None:
    letter = where["activate"]
    if letter not in tuple(LETTERS) or g.at[LETTERS.index(letter)] == OFF:
        raise Impossible(f"start.activate: {letter!r}, expected a Family on the map")
    i = LETTERS.index(letter)
    g.own_segment = 1
    push(g, sequence.own_segment_ends)
    push(g, actions.ACTIVATION, who=i, left=_number(where, "mps", costs.movement(g, i)))


def _check(g: State, where: dict[str, Any]) -> None:
    push(g, victory.CHECK, n=_number(where, "victory_check", 0))


def _end(g: State, where: dict[str, Any]) -> None:
    if where["end"]:
        push(g, victory.final_score)


STARTS: dict[str, Callable[[State, dict[str, Any]], None]] = {
    "card": _card,
    "instruction": _instruction,
    "raid": _raid,
    "tribal_raid": _tribal,
    "operation": _operation,
    "activate": _activate,
    "victory_check": _check,
    "end": _end,
}
