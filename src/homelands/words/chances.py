"""Exact chances in words: one row a result."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from homelands.core.odds import Row
from homelands.words.narration import Narration

YES_OR_NO = ("success", "holds", "dies", "heart")


def result(n: Narration, row: Row) -> str:
    """What decided it, in words: success or failure, or what happened."""
    if not row.events:
        return _next(n, row) or n.words("odds-quiet")
    return "; ".join(_said(n, row, i) for i in range(len(row.events)))


def _said(n: Narration, row: Row, i: int) -> str:
    event = row.events[i]
    if said := n.result(event):
        return said
    for key in YES_OR_NO:
        if key in event.values:
            return n.words(f"odds-{key}", yes="yes" if event.values[key] else "no")
    if "result" in event.values:
        return n.words.name("result", event.values["result"])
    return n.words.event(event).rstrip(".")


def _next(n: Narration, row: Row) -> str:
    steps = [step for step in row.steps if step]
    return n.words("odds-then", step=n.words.step(steps[0])) if len(steps) == 1 else ""


def gists(n: Narration, rows: Sequence[Row]) -> list[tuple[Fraction, str]]:
    """Results that come to the same thing, together; the likeliest first."""
    found: dict[str, Fraction] = {}
    for row in rows:
        said = (n.gist(row.events[0]) if len(row.events) == 1 else "") or result(n, row)
        found[said] = found.get(said, Fraction(0)) + row.chance
    return sorted(((chance, said) for said, chance in found.items()), reverse=True)


def by(row: Row) -> str:
    """`die 1, 2, 3`: the results that lead there, where one alone decides."""
    if not row.answers or len(row.answers) > 6:
        return ""
    kind = row.answers[0].split(" ")[0]
    if kind not in ("die", "dice"):
        return ""
    return f"{kind} {', '.join(a.removeprefix(kind + ' ') for a in row.answers)}"


def fraction(chance: Fraction) -> str:
    """As a fraction where that can be read: 7/36, but not 5831/38880."""
    text = str(chance)
    return text if len(text) <= 7 else ""
