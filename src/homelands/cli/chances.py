"""`odds` at the prompt: exact chances in words."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from homelands.core.decision import Option
from homelands.core.odds import Odds, Row

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
    for row in found.rows[:MOST]:
        s.screen.say(f"  {percent(row.chance)}  {fraction(row.chance)}  {result(s, row)}{by(s, row)}")
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
            parts = [f"{percent(row.chance).strip()} {result(s, row)}" for row in found.rows[:4]]
            more = " …" if len(found.rows) > 4 else ""
            lines.append((s.typed(option), "; ".join(parts) + more))
    s.screen.pairs(lines)
    if larger:
        s.screen.say(s.words("odds-larger", what=", ".join(larger)))
    elif not lines:
        s.screen.say(s.words("odds-nothing"))


def result(s: Session, row: Row) -> str:
    """What decided it, in words: success or failure, or what was told."""
    if not row.events:
        return _next(s, row) or s.words("odds-quiet")
    return "; ".join(_said(s, row, i) for i in range(len(row.events)))


def _said(s: Session, row: Row, i: int) -> str:
    event = row.events[i]
    if said := s.board.result(event):
        return said
    for key in ("success", "holds", "dies", "heart"):
        if key in event.values:
            return s.words(f"odds-{key}", yes="yes" if event.values[key] else "no")
    if "result" in event.values:
        return s.words.name("result", event.values["result"])
    return s.words.event(event).rstrip(".")


def _next(s: Session, row: Row) -> str:
    steps = [step for step in row.steps if step]
    return s.words("odds-then", step=s.words.step(steps[0])) if len(steps) == 1 else ""


def by(s: Session, row: Row) -> str:
    """(die 1, 2, 3): the results that lead there, where one alone decides."""
    if not row.answers or len(row.answers) > 6:
        return ""
    kind = row.answers[0].split(" ")[0]
    if kind not in ("die", "dice"):
        return ""
    return f" ({kind} {', '.join(a.removeprefix(kind + ' ') for a in row.answers)})"


def percent(chance: Fraction) -> str:
    return f"{float(100 * chance):5.1f} %"


def fraction(chance: Fraction) -> str:
    """As a fraction where that can be read: 7/36, but not 5831/38880."""
    text = str(chance)
    return f"{text:>5}" if len(text) <= 7 else " " * 5
