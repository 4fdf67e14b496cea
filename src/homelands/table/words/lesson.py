"""Guided games: the text of each step, what the one before has changed, and why another move is not the lesson's."""

from __future__ import annotations

from typing import Any

from homelands.core.registry import title as title_of
from homelands.lessons.lesson import Lesson
from homelands.table import schema
from homelands.table.words.context import Context
from homelands.words.sheet import changes, sheets_of

WATCHED = ("tracks", "people", "cubes")  # parts of the table whose changes close a step
SHOWN = 3  # events of a move that is not the lesson's


def lesson(c: Context, one: Lesson, id: str, waits: bool) -> schema.Lesson:
    """Where a guided game stands. `pages`: what is read before the first step, or after the last."""
    prefix = title_of(c.game.name).lesson(id).texts
    found = schema.Lesson(
        id, one.beat, one.number, len(one.beats), "", "", pages(c, one, prefix), one.expected(), one.over, waits,
        changed(c, one), after(c, id), list(one.lit), [] if one.match.entries else [list(page) for page in one.pages],
    )  # fmt: skip
    if one.beat:
        key = f"{prefix}-{one.beat.replace('.', '-')}"
        found.title, found.text = c.words.text(f"{key}-title"), c.words.text(key)
    return found


def pages(c: Context, one: Lesson, prefix: str) -> list[str]:
    """Each page begins with its title in a line of its own."""
    if one.over:
        keys = [f"{prefix}-end", f"{prefix}-free"]
    elif one.match.entries:
        keys = []
    else:
        keys = [f"{prefix}-intro", *(f"{prefix}-intro-{n}" for n in range(1, 10))]
    return [f"{c.words.text(f'{key}-title')}\n{c.words.text(key)}" for key in keys if c.words.has(key)]


def after(c: Context, id: str) -> str:
    """The lesson that comes after this one."""
    order = [one.id for one in title_of(c.game.name).lessons]
    return next(iter(order[order.index(id) + 1 :]), "")


def changed(c: Context, one: Lesson) -> list[str]:
    """What the step before has changed, box by box."""
    begun = one.begun if one.over else one.begun[:-1]
    if not begun:
        return []
    rows = _changes(c, one.match.before(begun[-1]), _start(one), *WATCHED)
    apart = {c.words(key) for key in sheets_of(c.game.name).IMPLIED}
    return [c.words("lesson-change", name=n, old=old, new=new) for n, old, new in rows if n not in apart]


def _start(one: Lesson) -> Any:
    """The position that the step at hand began with; of a lesson that is over, the last one."""
    return one.match.position if one.over else one.match.before(one.begun[-1])


def _changes(c: Context, before: Any, now: Any, *parts: str) -> list[tuple[str, str, str]]:
    sheets = sheets_of(c.game.name)
    found = changes(sheets.sheet(before, c.words), sheets.sheet(now, c.words), *parts)
    return [row for part in found.values() for row in part]


def other(c: Context, one: Lesson, text: str) -> str:
    """A legal move that is not the lesson's: why the lesson goes another way, and what the move would mean."""
    g = one.match.before(len(one.match.entries))
    option = c.game.parse(g, text)
    key = f"{title_of(c.game.name).lesson(one.where).texts}-{one.beat.replace('.', '-')}-why"
    said = [c.words("web-lesson-other"), *([c.words.text(key)] if c.words.has(key) else [])]
    said += [c.words("web-lesson-means"), f"{c.words.option(g, option)}."]
    said += [c.words.event(event) for event in c.game.apply(g, option)[:SHOWN]]
    if g.request is not None:
        said.append(c.words.request(g, g.request))
    return "\n".join([*said, c.words("web-lesson-again")])
