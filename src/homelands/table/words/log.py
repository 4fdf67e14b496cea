"""What has happened, entry by entry: the lines of each, what they are about, and the view after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from homelands.companion.wording import imperative
from homelands.core.decision import Option
from homelands.core.journal import CHANCE, CHOICE, SUM, Entry
from homelands.core.match import Match
from homelands.core.registry import title as title_of
from homelands.table import schema
from homelands.table.title import ShowsPhases
from homelands.table.words.context import Context
from homelands.words.secrecy import Viewer, eyes

MARKS: dict[str, Literal[">", "!", "#"]] = {">": ">", "!": "!", "#": "#"}


def frames(
    c: Context, match: Match, seat: str, start: int, stop: int, views: bool = True, orders: bool = False
) -> list[schema.Frame]:  # fmt: skip
    """The entries from `start` up to `stop`, for one seat. Checksums are nothing to be shown.

    A frame's `ply` counts entries from 1. `orders`: beside a real table, where events say what to do with the pieces.
    """
    viewer = Viewer(match, seat, c.open)
    return [
        frame(c, viewer, ply, views, orders)
        for ply in range(max(0, start), min(stop, len(match.entries)))
        if match.entries[ply].mark != SUM
    ]


def frame(c: Context, viewer: Viewer, ply: int, views: bool, orders: bool) -> schema.Frame:
    match = viewer.match
    entry, g = match.entries[ply], match.peek(ply)
    hidden = entry.mark in (CHOICE, CHANCE) and viewer.hides(c.narration.keepers(g, entry))
    option = c.game.parse(g, entry.text) if entry.mark == CHOICE else None
    found = schema.Frame(
        ply + 1, MARKS[entry.mark], c.words("secretly") if hidden else entry.text,
        c.game.seat(g) if option is not None else None, [], hidden,
    )  # fmt: skip
    if not hidden:
        found.things = about(c, g, entry, option)
    found.said = c.narration.chosen(match, ply, viewer.hides, g, option)
    for line in c.narration.lines(match, ply, viewer.hides, g):
        event = line.event
        if event is None or line.hidden:
            found.lines.append(schema.Line(line.text))
        else:
            text = imperative(c.words, event) if orders else line.text
            found.lines.append(schema.Line(text, event.rule, c.things.event(event)))
    if views:
        after = match.peek(ply + 1)
        found.view = view(c, after, viewer.seat)
        found.ribbon = ribbon(c, after)
        found.fight = fight(c, match, ply + 1)
    return found


def fight(c: Context, match: Match, entries: int) -> schema.Fight | None:
    """The fight after so many entries, where the game tells of fights."""
    told: schema.Fight | None = c.page.fight(c, match, entries) if hasattr(c.page, "fight") else None
    return told


def ribbon(c: Context, g: Any) -> list[schema.Phase]:
    """Where in the turn a position is, for games that say so."""
    page = getattr(title_of(c.game.name), "page", None)
    return page.ribbon(c, g) if isinstance(page, ShowsPhases) else []


def about(c: Context, g: Any, entry: Entry, option: Option | None) -> list[str]:
    """What an entry itself is about."""
    found: list[str] = []
    if option is not None:
        found = c.things.option(g, option)
    elif entry.mark == CHANCE:
        found = c.things.chance(g.request, c.game.parse_chance(g.request, entry.text))
    return found


def view(c: Context, g: Any, seat: str) -> Mapping[str, Any]:
    """What a seat may know. Who plays the whole table looks with the eyes of who has to decide."""
    return c.narration.shown(g, eyes(c.game, g, seat) if c.open else seat)


def line(c: Context, match: Match, ply: int, seat: str) -> str:
    """A line of the journal as this seat may read it."""
    entry, viewer = match.entries[ply], Viewer(match, seat, c.open)
    if entry.mark in (CHOICE, CHANCE) and viewer.hides(c.narration.keepers(match.peek(ply), entry)):
        return f"# {entry.mark} {c.words('secretly')}"
    return str(entry)


def journal(c: Context, match: Match, seat: str) -> str:
    """The whole journal for one seat.

    As long as something is hidden there are no checksums: who tries every card that may be hidden would find by them
    which it is. Nor is there the position that the game began from, which has everybody's cards in it.
    """
    secret = Viewer(match, seat, c.open).secrets
    head = [text for text in match.header.lines() if not (secret and text.startswith(("seed:", "position:")))]
    if secret and match.header.position is not None:
        head.append(f"# position: {c.words('secretly')}")
    shown = [ply for ply, entry in enumerate(match.entries) if not (secret and entry.mark == SUM)]
    return "\n".join([*head, "---", *(line(c, match, ply, seat) for ply in shown), ""])


def marks(c: Context, match: Match) -> list[schema.Mark]:
    """Cards and discs; `ply` counts entries from 1."""
    turn = title_of(match.game.name).turn
    return [
        schema.Mark(ply, c.words.event(event))
        for ply, events in enumerate(match.events, 1)
        for event in events
        if event.name == turn
    ]
