"""Answers to questions about a question: exact chances, why something is possible or not, what was refused."""

from __future__ import annotations

from fractions import Fraction

from homelands.core.decision import Refusal
from homelands.core.match import Match
from homelands.core.odds import WAYS, Row
from homelands.table import schema
from homelands.table.words import asking
from homelands.table.words.speaker import Speaker
from homelands.words import chances

MOST = 14  # rows of one answer
FEW = 30  # options that are named when another was typed


class Doubtful(Refusal):
    """A die or a draw that a person told and that cannot be: why, already in words."""

    def __init__(self, message: str, expected: list[str]) -> None:
        super().__init__("doubtful", "chance", expected=expected)
        self.message = message


# -- chances -----------------------------------------------------------------------------------------------------------
def odds(s: Speaker, match: Match, seat: str, text: str, limit: int = WAYS) -> schema.Odds:
    """The exact chances of an option, as far as this seat can count them. Raises Refusal for what is no option."""
    if match.position.request is not None or match.over:
        raise Refusal("no-decision", "-", text=text)
    if not s.open and s.game.seat(match.position) != seat:
        raise Refusal("no-decision", "-", text=text)
    g = s.seen(match, s.game.seat(match.position))
    option = s.game.parse(g, text)
    found = s.telling.odds(g, option, limit)
    if not found.rolls:
        steps = [step for step in found.rows[0].steps if step in s.game.book.steps]
        step = s.texts.step(steps[0]) if steps else "none"
        return schema.Odds([], True, s.words("odds-none", step=step))
    rows = [row(s, one) for one in found.rows[:MOST]]
    if rest := found.rows[MOST:]:
        share = sum((one.chance for one in rest), Fraction(0))
        said = s.words("odds-rest", n=len(rest), share=f"{percent(share)} %")
        rows.append(schema.OddsRow("", percent(share), said))
    said = s.words(s.telling.counted if found.whole else "odds-cut", rolls=found.rolls, ways=found.ways)
    told = chances.gists(s.telling, found.rows)
    if len(told) < len(found.rows):
        said = "; ".join(f"{percent(chance)} % {what}" for chance, what in told) + ". " + said
    return schema.Odds(rows, found.whole, said)


def row(s: Speaker, found: Row) -> schema.OddsRow:
    return schema.OddsRow(
        chances.fraction(found.chance), percent(found.chance), chances.result(s.telling, found), chances.by(found),
        [s.texts.event(event) for event in found.then],
    )  # fmt: skip


def percent(chance: Fraction) -> float:
    return round(float(100 * chance), 1)


# -- why, and why not --------------------------------------------------------------------------------------------------
def why(s: Speaker, match: Match, seat: str, text: str) -> schema.Why:
    """Why something typed is possible or not; without a text, what led to the question and the values that matter."""
    g = match.position
    if match.over:
        return schema.Why(asking.outcome(s, match).text)
    rule = s.game.book.steps[g.stack[-1].step].rule
    asked = s.open or s.game.seat(g) == seat
    if not text.strip() or g.request is not None or not asked:
        now = asking.pending(s, match, seat)
        return schema.Why(now.prompt, rule, now.where, now.facts)
    seen = s.seen(match, s.game.seat(g))
    try:
        option = s.game.parse(seen, text)
    except Refusal as refusal:
        found = refused(s, match, seat, text, refusal)
        return schema.Why(found.message, found.rule, expected=found.expected)
    said = s.words("why-possible", text=s.game.option_words(option), said=s.texts.option(seen, option))
    return schema.Why(said, rule)


def refused(s: Speaker, match: Match, seat: str, text: str, refusal: Refusal) -> schema.Problem:
    """A refusal in words, with the rule; nobody is told another seat's options."""
    if isinstance(refusal, Doubtful):
        return schema.Problem(refusal.reason, refusal.message, None, refusal.values["expected"])
    s.look(match.position)
    rule = refusal.rule if refusal.rule in s.rules else None
    yours = s.open or (not match.over and s.game.seat(match.position) == seat)
    expected = [str(one) for one in refusal.values.get("expected", ())] if yours else []
    if refusal.reason == "not-an-option":
        message = s.say("web-not-an-option", text=" ".join(text.split())[:80] or "none")
    else:
        message = s.texts.refusal(refusal)
    return schema.Problem(refusal.reason, message, rule, expected[:FEW])
