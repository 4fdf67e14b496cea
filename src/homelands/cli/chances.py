"""`odds` at the prompt: exact chances in words."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from homelands.core.decision import Option
from homelands.core.odds import Odds
from homelands.words.chances import by, fraction, gists, result

if TYPE_CHECKING:
    from homelands.cli.session import Session

QUICK = 30_000  # ways for all options together when all are asked for at once
MOST = 14  # rows of one answer


def find(s: Session, option: Option, limit: int | None = None) -> Odds:
    return s.board.odds(s.sample, option, limit) if limit else s.board.odds(s.sample, option)


def show(s: Session, option: Option) -> None:
    """One option: every result with its chance, what brings it and what follows."""
    found = find(s, option)
    s.screen.say(s.words("odds-of", text=s.typed(option)), "bold")
    if not found.rolls:
        steps = [step for step in found.rows[0].steps if step in s.game.book.steps]
        s.screen.say(s.words("odds-none", step=s.words.step(steps[0]) if steps else "none"))
        return
    summed = gists(s.board, found.rows)
    if len(summed) < len(found.rows):
        s.screen.say("; ".join(f"{percent(chance).strip()} {said}" for chance, said in summed) + ":")
    for row in found.rows[:MOST]:
        brought = f" ({dice})" if (dice := by(row)) else ""
        s.screen.say(f"  {percent(row.chance)}  {fraction(row.chance):>5}  {result(s.board, row)}{brought}")
        after = [s.words.event(event) for event in row.then]
        if after:
            s.screen.say("        " + " ".join(after), "dim")
    if len(found.rows) > MOST:
        rest = sum((row.chance for row in found.rows[MOST:]), Fraction(0))
        s.screen.say("  " + s.words("odds-rest", n=len(found.rows) - MOST, share=percent(rest).strip()))
    s.screen.say(s.words(s.board.counted if found.whole else "odds-cut", rolls=found.rolls, ways=found.ways), "dim")


def show_all(s: Session) -> None:
    """Every option that is left to chance, in one line each."""
    lines, larger = [], []
    for option in s.g.options:
        found = find(s, option, max(500, QUICK // len(s.g.options)))
        if not found.whole:
            larger.append(s.typed(option))
        elif found.rolls:
            summed = gists(s.board, found.rows)
            parts = [f"{percent(chance).strip()} {said}" for chance, said in summed[:4]]
            more = " …" if len(summed) > 4 else ""
            lines.append((s.typed(option), "; ".join(parts) + more))
    s.screen.pairs(lines)
    if larger:
        s.screen.say(s.words("odds-larger", what=", ".join(larger)))
    elif not lines:
        s.screen.say(s.words("odds-nothing"))


def percent(chance: Fraction) -> str:
    return f"{float(100 * chance):5.1f} %"
