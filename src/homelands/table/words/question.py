"""What a match waits for: the question, its options, and what each of them is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from homelands.core.chance import Request
from homelands.core.decision import Option as Choice
from homelands.core.match import Match
from homelands.table import schema
from homelands.table.words.context import Context
from homelands.words.secrecy import Viewer

ROLL = "roll"  # what a learner says when a die or a draw of the lesson waits
CLOSING = frozenset(("done", "halt", "stay", "end-turn", "end-operation", "end-activation", "no-reaction"))
"""Options that only say no more: they need no heading of their own, and give others none."""
COUNTED = frozenset(("march", "bring"))
"""Verbs with a number that says how many go: one row on the page, with a stepper."""
PARTED = frozenset(("elder", "march"))
"""Verbs whose options stand under several headings."""


def pending(c: Context, match: Match, seat: str, lesson: bool = False) -> schema.Pending:
    """What this seat has to know about what comes next. Nobody else's options are in it."""
    g = match.position
    if match.over:
        return schema.Pending("over", outcome=outcome(c, match), prompt=c.words("web-over"))
    who = c.game.seat(g)
    yours = c.open or who == seat
    found = schema.Pending("waiting", who, where=where(c, match), rule=c.game.book.steps[g.stack[-1].step].rule)
    if g.request is not None and match.source is None and yours:
        found.kind, found.yours = "chance", True
        found.prompt = c.words.request(g, g.request)
        found.chance = schema.Chance(g.request.kind, found.prompt, results(c, g, g.request, lesson))
        if lesson:
            found.options, found.chance = found.chance.values, None
    elif g.request is not None or not yours:
        found.prompt = waiting(c, match)
    else:
        seen = Viewer(match, seat, c.open).sample(g, who if c.open else seat)
        found.kind, found.yours = "decision", True
        found.prompt = c.words.prompt(seen, g.stack[-1].step)
        found.options = options(c, seen, g.options)
        found.facts = c.narration.facts(seen)
    return found


def outcome(c: Context, match: Match) -> schema.Outcome:
    result, why = c.game.outcome(match.position), c.game.why(match.position)
    return schema.Outcome(result, *c.words.outcome(result, why))


def where(c: Context, match: Match) -> list[str]:
    """The procedures that led here, outermost first."""
    return c.words.procedures(c.game.book.where(match.position))


def waiting(c: Context, match: Match) -> str:
    """A question of somebody else, without what only he may know."""
    who = c.game.seat(match.position)
    step = c.words.step(match.position.stack[-1].step)
    return c.words("web-waiting", who=c.words.name("seat", who), what=step)


# -- decisions ---------------------------------------------------------------------------------------------------------
def options(c: Context, g: Any, choices: Sequence[Choice]) -> list[schema.Option]:
    """Every option of the pending decision, those of any time last."""
    game, say, things, narration = c.game, c.words.option, c.things.option, c.narration
    rights = game.book.right_acts if game.book.steps[g.stack[-1].step].rights else {}
    heads = headed([o for o in choices if o[0] not in rights])
    headings = {verb: heading_of(c, verb) for verb in heads if verb not in PARTED}
    own, free = list[schema.Option](), list[schema.Option]()
    for o in choices:
        verb = o[0]
        right = verb in rights
        heading = c.words("web-rights") if right else headings.get(verb)
        if verb in PARTED and verb in heads:
            heading = group(c, o)
        (free if right else own).append(schema.Option(
            game.option_words(o), say(g, o), verb, things(g, o), narration.chancy(g, o), heading,
            narration.notes(g, o, whole=True), right, begins(c, g, o), verb in CLOSING,
            verb in COUNTED,
        ))  # fmt: skip
    return own + free


def begins(c: Context, g: Any, choice: Choice) -> str | None:
    """The thing where an option begins a fight at once, where the game tells of it."""
    told: str | None = c.page.begins(c, g, choice) if hasattr(c.page, "begins") else None
    return told


def headed(choices: Sequence[Choice]) -> frozenset[str]:
    """Verbs whose options stand under a heading: several of them, beside options of another verb."""
    counts = Counter(choice[0] for choice in choices)
    others = {verb for verb in counts if verb not in CLOSING}
    return frozenset(verb for verb, n in counts.items() if n > 1 and (len(others) > 1 or verb in PARTED))


def group(c: Context, choice: Choice) -> str:
    """The heading of an option whose verb has several: its elder, or where its cubes go."""
    if choice[0] == "elder":
        return c.words("web-group-elder", box=choice[1])
    return c.words.name("place", c.game.option_words(choice).split(" ")[-1])


def heading_of(c: Context, verb: str) -> str:
    """What a verb is about."""
    heading = f"web-group-{verb}"
    return c.words(heading) if c.words.has(heading) else verb.replace("-", " ").capitalize()


# -- dice and draws that a person tells --------------------------------------------------------------------------------
def results(c: Context, g: Any, request: Request, lesson: bool) -> list[schema.Option]:
    """A button for each result; in a lesson the line knows the result, and there is one for all of them."""
    if lesson:
        return [schema.Option(ROLL, c.words("web-roll", kind=request.kind), ROLL, odds=False)]
    weights = request.weights or [1] * len(request.values)
    return [
        schema.Option(
            form := c.game.chance_words(request.kind, value), c.words.result(request.kind, form), request.kind,
            c.things.chance(request, value),
        )
        for value, weight in zip(request.values, weights, strict=True)
        if weight
    ]  # fmt: skip
