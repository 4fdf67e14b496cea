"""What is going on inside a disc's play, read off the stack: the fight with the dice of its round, the movement."""

from __future__ import annotations

from homelands.core.state import Frame
from homelands.games.plains.plain.types import Fight, Fighters, Moves, Party, Totals
from homelands.games.plains.rules.state import NONE, State, book
from homelands.games.plains.rules.tables import COLOURS, INDIANS, PLACES, US


def fighters(box: list[int]) -> Fighters:
    return {"green": box[0], "orange": box[1], "blue": box[2], "brown": box[3], "purple": box[4]}


def _of(g: State, *procedures: str) -> Frame | None:
    """The innermost frame that belongs to one of these procedures."""
    steps = {step for name in procedures for step in book.frames[name]}
    return next((f for f in reversed(g.stack) if f.step in steps), None)


def fight(g: State) -> Fight | None:
    """The engagement or the attack on wagons that is going on."""
    f = _of(g, "engagement", "attack on wagons")
    if f is None:
        return None
    raid = f.step in book.frames["attack on wagons"]
    attacker, sitter = (INDIANS, NONE) if raid else (f.who, f.kind)
    return {
        "region": PLACES[f.at],
        "attacker": "us" if attacker == US else "indians",
        "against": "wagons" if raid else "cubes",
        "sits_out": COLOURS[sitter] if sitter != NONE else None,
        "hits": _both(g.hits),
        "treaties": _both(g.treaties),
        "blanks": fighters(g.blanks),
    }


def _both(sides: list[int]) -> Totals:
    return {"indians": sides[INDIANS], "us": sides[US]}


def moves(g: State) -> Moves | None:
    """The group moves that are left, and the party that is asked for."""
    f = _of(g, "movement card", "cubes to the regions", "cubes to the boxes")
    if f is None:
        return None
    return {"colour": COLOURS[f.who], "groups": f.n, "regions": f.left, "party": _party(g)}


def _party(g: State) -> Party | None:
    f = _of(g, "march")
    return {"at": PLACES[f.at], "cubes": f.n, "steps": f.left} if f is not None else None

