"""Where in the turn a position is: the segments of the card at hand, in the order in which they come."""

from __future__ import annotations

from collections.abc import Sequence

from homelands.games.navajo.rules.state import State
from homelands.table.schema import Phase
from homelands.table.words.context import Context

CARD = ("sequence.preempt", "sequence.first-segment", "sequence.second-segment", "sequence.major-event",
        "sequence.minor-event", "")  # fmt: skip
HISTORICAL = ("sequence.historical-event", "sequence.check-segment", "")


def ribbon(c: Context, g: State) -> list[Phase]:
    """A frame names the step it goes on with, so what is being done is the one before, unless it is asked just now."""
    if g.outcome or not g.stack:
        return []
    steps = [f.step for f in g.stack]
    if steps[0].partition(".")[0] != "sequence":
        return _phases(c, ["setup"], 0)
    if not g.card or steps[0] in ("sequence.new-card", "sequence.draw"):
        return []
    if g.card in g.t.ceremonies:
        return _phases(c, ["ceremony", "discard"], int(len(steps) < 2))
    if g.card not in g.t.ops:
        return _phases(c, ["major", "check", "discard"], _at(steps, HISTORICAL, 2))
    order = ["dine", "enemy"] if g.preempted else ["enemy", "dine"]
    found = _phases(c, ["preempt", *order, "major", "minor", "discard"], _at(steps, CARD, 5))
    if found[0].state == "done" and not g.preempted:
        found[0].state = "skipped"
        found[0].why = c.words("web-phase-preempt-not", price=g.t.ops[g.card].preempt)
    return found


def _at(steps: Sequence[str], procedure: Sequence[str], after: int) -> int:
    """Which part of a card is being carried out; `after` all of them the card is discarded."""
    if len(steps) < 2 or steps[1] not in procedure:
        return after
    asked = len(steps) == 2
    return procedure.index(steps[1]) - (0 if asked else 1)


def _phases(c: Context, ids: Sequence[str], now: int) -> list[Phase]:
    return [
        Phase(id, c.words(f"web-phase-{id}"), "done" if n < now else "now" if n == now else "next")
        for n, id in enumerate(ids)
    ]
