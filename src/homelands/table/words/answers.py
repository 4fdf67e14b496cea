"""Answers to questions about a question: exact chances, why something is possible or not, what was refused."""

from __future__ import annotations

from fractions import Fraction

from homelands.core.decision import Refusal
from homelands.core.match import Match
from homelands.core.odds import WAYS, Row
from homelands.table import schema
from homelands.table.words import question
from homelands.table.words.context import Context
from homelands.words import chances
from homelands.words.secrecy import Viewer

MOST = 14  # rows of one answer
FEW = 30  # options that are named when another was typed


class Doubtful(Refusal):
    """A die or a draw at a real table that cannot be: why, already in words."""

    def __init__(self, message: str, expected: list[str]) -> None:
        super().__init__("doubtful", "chance", expected=expected)
        self.message = message


# -- chances -----------------------------------------------------------------------------------------------------------
def odds(c: Context, match: Match, seat: str, text: str, limit: int = WAYS) -> schema.Odds:
    """The exact chances of an option, as far as this seat can count them. Raises Refusal for what is no option."""
    if match.position.request is not None or match.over:
        raise Refusal("no-decision", "-", text=text)
    if not c.open and c.game.seat(match.position) != seat:
        raise Refusal("no-decision", "-", text=text)
    g = Viewer(match, seat, c.open).sample(match.position, c.game.seat(match.position))
    option = c.game.parse(g, text)
    found = c.narration.odds(g, option, limit)
    if not found.rolls:
        steps = [step for step in found.rows[0].steps if step in c.game.book.steps]
        step = c.words.step(steps[0]) if steps else "none"
        return schema.Odds([], True, [], c.words("odds-none", step=step))
    rows = [row(c, one) for one in found.rows[:MOST]]
    if rest := found.rows[MOST:]:
        share = sum((one.chance for one in rest), Fraction(0))
        said = c.words("odds-rest", n=len(rest), share=f"{percent(share)} %")
        rows.append(schema.OddsRow("", percent(share), said))
    said = c.words(c.narration.counted if found.whole else "odds-cut", rolls=found.rolls, ways=found.ways)
    gists = chances.gists(c.narration, found.rows)
    short = [schema.OddsRow("", percent(chance), what) for chance, what in gists]
    return schema.Odds(rows, found.whole, short if len(gists) < len(found.rows) else [], said)


def row(c: Context, found: Row) -> schema.OddsRow:
    return schema.OddsRow(
        chances.fraction(found.chance), percent(found.chance), chances.result(c.narration, found), chances.by(found),
        [c.words.event(event) for event in found.then],
    )  # fmt: skip


def percent(chance: Fraction) -> float:
    return round(float(100 * chance), 1)


# -- why, and why not --------------------------------------------------------------------------------------------------
def why(c: Context, match: Match, seat: str, text: str) -> schema.Why:
    """Why something typed is possible or not; without a text, what led to the question and the values that matter."""
    g = match.position
    if match.over:
        return schema.Why(question.outcome(c, match).text)
    rule = c.game.book.steps[g.stack[-1].step].rule
    asked = c.open or c.game.seat(g) == seat
    if not text.strip() or g.request is not None or not asked:
        now = question.pending(c, match, seat)
        return schema.Why(now.prompt, rule, now.where, now.facts)
    seen = Viewer(match, seat, c.open).sample(g, c.game.seat(g))
    try:
        option = c.game.parse(seen, text)
    except Refusal as refusal:
        found = refused(c, match, seat, text, refusal)
        return schema.Why(found.message, found.rule, expected=found.expected)
    said = c.words("why-possible", text=c.game.option_words(option), said=c.words.option(seen, option))
    return schema.Why(said, rule)


def refused(c: Context, match: Match, seat: str, text: str, refusal: Refusal) -> schema.Problem:
    """A refusal in words, with the rule; nobody is told another seat's options."""
    if isinstance(refusal, Doubtful):
        return schema.Problem(refusal.reason, refusal.message, None, refusal.values["expected"])
    rule = refusal.rule if refusal.rule in c.rules else None
    yours = c.open or (not match.over and c.game.seat(match.position) == seat)
    expected = [str(one) for one in refusal.values.get("expected", ())] if yours else []
    if refusal.reason == "not-an-option":
        message = c.words("web-not-an-option", text=" ".join(text.split())[:80] or "none")
    else:
        message = c.words.refusal(refusal)
    return schema.Problem(refusal.reason, message, rule, expected[:FEW])
