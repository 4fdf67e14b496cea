"""What a match waits for: the question, its options, and what each of them is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from homelands.core.chance import Request
from homelands.core.decision import Option as Choice
from homelands.core.match import Match
from homelands.table import schema
from homelands.table.words.speaker import Speaker

ROLL = "roll"  # what a learner says when a die or a draw of the lesson waits
CLOSING = frozenset(("done", "halt", "stay", "end-turn", "end-operation", "end-activation", "no-reaction"))
"""Options that only say no more: they need no heading of their own, and give others none."""
PARTED = frozenset(("elder", "march"))
"""Verbs whose options stand under several headings."""


def pending(s: Speaker, match: Match, seat: str, lesson: bool = False) -> schema.Pending:
    """What this seat has to know about what comes next. Nobody else's options are in it."""
    g = match.position
    if match.over:
        return schema.Pending("over", outcome=outcome(s, match), prompt=s.say("web-over"))
    who = s.game.seat(g)
    yours = s.open or who == seat
    found = schema.Pending("waiting", who, where=where(s, match), rule=s.game.book.steps[g.stack[-1].step].rule)
    if g.request is not None and match.source is None and yours:
        found.kind, found.yours = "chance", True
        s.look(g)
        found.prompt = s.texts.request(g, g.request)
        found.chance = schema.Chance(g.request.kind, found.prompt, results(s, g, g.request, lesson))
        if lesson:
            found.options, found.chance = found.chance.values, None
    elif g.request is not None or not yours:
        found.prompt = waiting(s, match)
    else:
        seen = s.seen(match, who if s.open else seat)
        found.kind, found.yours = "decision", True
        found.prompt = s.texts.prompt(seen, g.stack[-1].step)
        found.options = options(s, seen, g.options)
        found.facts = s.telling.facts(seen)
    return found


def outcome(s: Speaker, match: Match) -> schema.Outcome:
    result, why = s.game.outcome(match.position), s.game.why(match.position)
    head, _, reason = s.texts.outcome(result, why).partition(". ")
    return schema.Outcome(result, head, reason)


def where(s: Speaker, match: Match) -> list[str]:
    """The procedures that led here, outermost first."""
    return s.texts.where(s.game.book.where(match.position)).split(" > ")


def waiting(s: Speaker, match: Match) -> str:
    """A question of somebody else, without what only he may know."""
    who = s.game.seat(match.position)
    step = s.texts.step(match.position.stack[-1].step)
    return s.say("web-waiting", who=s.texts.name("seat", who), what=step)


# -- decisions ---------------------------------------------------------------------------------------------------------
def options(s: Speaker, g: Any, choices: Sequence[Choice]) -> list[schema.Option]:
    """Every option of the pending decision, those of any time last."""
    step = s.game.book.steps[g.stack[-1].step]
    rights = set(s.game.book.rights(g, g.stack[-1])) if step.rights else set()
    heads = headed([o for o in choices if o not in rights])
    made = []
    for choice in choices:
        right = choice in rights
        made.append(schema.Option(
            s.game.option_words(choice), s.texts.option(g, choice), choice[0], s.things.option(g, choice),
            s.telling.chancy(g, choice), s.say("web-rights") if right else group(s, choice, heads),
            s.telling.notes(g, choice, whole=False), right,
        ))  # fmt: skip
    return sorted(made, key=lambda option: option.right)


def headed(choices: Sequence[Choice]) -> frozenset[str]:
    """Verbs whose options stand under a heading: several of them, beside options of another verb."""
    counts = Counter(choice[0] for choice in choices)
    others = {verb for verb in counts if verb not in CLOSING}
    return frozenset(verb for verb, n in counts.items() if n > 1 and (len(others) > 1 or verb in PARTED))


def group(s: Speaker, choice: Choice, heads: frozenset[str]) -> str | None:
    """The heading of an option: its elder, where its cubes go, or what its verb is about."""
    verb = choice[0]
    if verb not in heads:
        return None
    if verb == "elder":
        return s.say("web-group-elder", box=choice[1])
    if verb == "march":
        return s.texts.name("place", s.game.option_words(choice).split(" ")[-1])
    heading = f"web-group-{verb}"
    return s.say(heading) if s.has(heading) else verb.replace("-", " ").capitalize()


# -- dice and draws that a person tells --------------------------------------------------------------------------------
def results(s: Speaker, g: Any, request: Request, lesson: bool) -> list[schema.Option]:
    """A button for each result; in a lesson the line knows the result, and there is one for all of them."""
    if lesson:
        return [schema.Option(ROLL, s.say("web-roll", kind=request.kind), ROLL, odds=False)]
    weights = request.weights or [1] * len(request.values)
    return [
        schema.Option(
            s.game.chance_words(request.kind, value), result(s, request.kind, value), request.kind,
            s.things.chance(request, value),
        )
        for value, weight in zip(request.values, weights, strict=True)
        if weight
    ]  # fmt: skip


NAMED = {"cube": "colour", "disc": "colour", "coin": "colour", "intruder": "intruder", "set-out": "set", "card": "card",
         "ceremony": "card"}  # fmt: skip


def result(s: Speaker, kind: str, value: Any) -> str:
    """A die as its number, a draw by its name."""
    form = s.game.chance_words(kind, value).removeprefix(f"{kind} ")
    if kind.endswith("-dice"):
        return ", ".join(s.texts.name("face", face) for face in form.split(" "))
    return s.texts.name(NAMED[kind], form) if kind in NAMED else form
