"""Guided games: the text of each step, what the one before has changed, and why another move is not the lesson's."""

from __future__ import annotations

from typing import Any

from homelands.core.registry import title as title_of
from homelands.lessons.lesson import Lesson
from homelands.table import schema
from homelands.table.words.speaker import Speaker
from homelands.words.sheet import changes, sheets_of

WATCHED = ("tracks", "people", "cubes")  # parts of the table whose changes close a step
TOLD = 6  # events of a move that is not the lesson's


def lesson(s: Speaker, one: Lesson, id: str, waits: bool) -> schema.Lesson:
    """Where a guided game stands. `pages`: what is read before the first step, or after the last."""
    prefix = title_of(s.game.name).lesson(id).texts
    found = schema.Lesson(
        id, one.beat, one.number, len(one.beats), "", "", pages(s, one, prefix), one.expected(), one.over, waits,
        changed(s, one), after(s, id),
    )  # fmt: skip
    if one.beat:
        key = f"{prefix}-{one.beat.replace('.', '-')}"
        found.title, found.text = s.say(f"{key}-title"), s.say(key)
    return found


def pages(s: Speaker, one: Lesson, prefix: str) -> list[str]:
    """Each page begins with its title in a line of its own."""
    if one.over:
        keys = [f"{prefix}-end", f"{prefix}-free"]
    elif one.match.entries:
        keys = []
    else:
        keys = [f"{prefix}-intro", *(f"{prefix}-intro-{n}" for n in range(1, 10))]
    return [f"{s.say(f'{key}-title')}\n{s.say(key)}" for key in keys if s.has(key)]


def after(s: Speaker, id: str) -> str:
    """The lesson that comes after this one."""
    order = [one.id for one in title_of(s.game.name).lessons]
    return next(iter(order[order.index(id) + 1 :]), "")


def changed(s: Speaker, one: Lesson) -> list[str]:
    """What the step before has changed, box by box."""
    begun = one.begun if one.over else one.begun[:-1]
    if not begun:
        return []
    rows = _changes(s, one.match.before(begun[-1]), _start(one), *WATCHED)
    apart = {s.words(key) for key in sheets_of(s.game.name).IMPLIED}
    return [s.words("lesson-change", name=n, old=old, new=new) for n, old, new in rows if n not in apart]


def _start(one: Lesson) -> Any:
    """The position that the step at hand began with; of a lesson that is over, the last one."""
    return one.match.position if one.over else one.match.before(one.begun[-1])


def _changes(s: Speaker, before: Any, now: Any, *parts: str) -> list[tuple[str, str, str]]:
    sheets = sheets_of(s.game.name)
    found = changes(sheets.sheet(before, s.words), sheets.sheet(now, s.words), *parts)
    return [row for part in found.values() for row in part]


def other(s: Speaker, one: Lesson, text: str) -> schema.Problem:
    """A legal move that is not the lesson's: what it would mean, and why the lesson goes another way."""
    g = one.match.before(len(one.match.entries))
    option = s.game.parse(g, text)
    said = [s.words("lesson-other", text=s.game.option_words(option)), f"{s.texts.option(g, option)}."]
    events = s.game.apply(g, option)
    said += [s.texts.event(event) for event in events[:TOLD]]
    if g.request is not None:
        said.append(s.texts.request(g, g.request))
    key = f"{title_of(s.game.name).lesson(one.where).texts}-{one.beat.replace('.', '-')}-why"
    said += [s.words("lesson-why"), s.say(key)] if s.has(key) else []
    return schema.Problem("lesson-other", "\n".join([*said, s.say("web-lesson-again")]), None, [one.expected()])
