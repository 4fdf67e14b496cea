"""The Enemy Instruction Display: faces, flips, swaps, the reset (4 Step 3, 4 Step 5, 4.1)."""

from __future__ import annotations

from homelands.games.navajo.rules.names import INSTRUCTIONS, RAID
from homelands.games.navajo.rules.state import OFF, State, book
from homelands.games.navajo.rules.tables import Face


def face(g: State, code: int) -> Face:
    return g.t.faces[g.period][code]


def kind(g: State, code: int) -> int:
    """Instruction shown by a counter, OFF for an empty box."""
    return OFF if code == OFF else face(g, code).kind


def letter(g: State, code: int) -> str:
    return g.t.instructions[g.period][code >> 1].letter


def name(g: State, code: int) -> str:
    """Letter and instruction."""
    return f"{letter(g, code)} {INSTRUCTIONS[kind(g, code)]}"


def told(g: State, code: int) -> str:
    """The name for an event; nothing while nobody listens, since it is said often."""
    return "" if g.log is None else name(g, code)


def told_all(g: State, codes: list[int]) -> list[str]:
    return [] if g.log is None else [name(g, code) for code in codes]


def flip(g: State, column: list[int], row: int, rule: str) -> None:
    old = column[row]
    column[row] ^= 1
    g.say("flipped", rule, row=row + 1, before=told(g, old), now=told(g, column[row]))


@book.cites("4.1.6", "4.1.7")
def swap_with_standby(g: State, active_row: int, standby_row: int, rule: str) -> bool:
    """Counters change places only if there is one in both boxes."""
    a, b = g.active[active_row], g.standby[standby_row]
    if a == OFF or b == OFF:
        g.say("no-swap", rule, row=standby_row + 1)
        return False
    g.active[active_row], g.standby[standby_row] = b, a
    g.say("swapped", rule, row=active_row + 1, leaves=told(g, a), enters=told(g, b))
    return True


def swap_up(g: State, column: list[int], row: int, rule: str) -> None:
    """A counter changes places with the one above it; at the top, or below an empty box, it stays (4.1.7)."""
    if row and column[row - 1] != OFF:
        column[row - 1], column[row] = column[row], column[row - 1]
        g.say("moved-up", rule, row=row, counter=told(g, column[row - 1]))


@book.cites("4/5")
def reset(g: State) -> None:
    """Active counters slide up; then Inactive ones, from the bottom, fill the column."""
    column = [c for c in g.active if c != OFF] + [c for c in reversed(g.inactive) if c != OFF]
    g.active[:] = column + [OFF] * (6 - len(column))
    g.inactive[:] = [OFF] * 6
    g.say("display-reset", "4/5", active=told_all(g, column))


def to_inactive(g: State, code: int, row: int = OFF) -> None:
    """To its own row if that is free, else to the topmost empty box."""
    if row == OFF:
        row = g.inactive.index(OFF)
    elif g.inactive[row] != OFF:  # ruling inactive-row
        free = [r for r in range(6) if g.inactive[r] == OFF]
        row = free[0] if g.rulings["inactive-row"] == "topmost" else free[-1]
    g.inactive[row] = code


def shows_raid(g: State, code: int) -> bool:
    return kind(g, code) == RAID
