"""What has happened, entry by entry: the lines of each, what they are about, and the view after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from homelands.companion.wording import imperative
from homelands.core.journal import CHANCE, CHOICE, SUM
from homelands.core.match import Match
from homelands.core.registry import title as title_of
from homelands.table import schema
from homelands.table.words.speaker import Speaker

MARKS: dict[str, Literal[">", "!", "#"]] = {">": ">", "!": "!", "#": "#"}


def frames(
    s: Speaker, match: Match, seat: str, start: int, stop: int, views: bool = True, told: bool = False
) -> list[schema.Frame]:  # fmt: skip
    """The entries from `start` up to `stop`, for one seat. Checksums are nothing to be shown.

    A frame's `ply` counts entries from 1. `told`: beside a real table, where events say what to do with the pieces.
    """
    s.look(match.position)
    return [
        frame(s, match, seat, ply, views, told)
        for ply in range(max(0, start), min(stop, len(match.entries)))
        if match.entries[ply].mark != SUM
    ]


def frame(s: Speaker, match: Match, seat: str, ply: int, views: bool, told: bool) -> schema.Frame:
    entry, g = match.entries[ply], match.before(ply)
    hides = s.hides(match, seat)
    hidden = hides(s.telling.keepers(g, entry)) if entry.mark in (CHOICE, CHANCE) else False
    found = schema.Frame(
        ply + 1, MARKS[entry.mark], s.words("secretly") if hidden else entry.text,
        s.game.seat(g) if entry.mark == CHOICE else None, [], hidden,
    )  # fmt: skip
    if not hidden:
        found.things = about(s, g, entry.mark, entry.text)
    found.said = s.telling.chosen(match, ply, hides)
    for line in s.telling.lines(match, ply, hides):
        event = line.event
        if event is None or line.hidden:
            found.lines.append(schema.Line(line.text))
        else:
            text = imperative(s.words, event) if told else line.text
            found.lines.append(schema.Line(text, event.rule, s.things.event(event)))
    if views:
        found.view = view(s, match.before(ply + 1), seat)
    return found


def about(s: Speaker, g: Any, mark: str, text: str) -> list[str]:
    """What an entry itself is about."""
    found: list[str] = []
    if mark == CHOICE:
        found = s.things.option(g, s.game.parse(g, text))
    elif mark == CHANCE:
        found = s.things.chance(g.request, s.game.parse_chance(g.request, text))
    return found


def view(s: Speaker, g: Any, seat: str) -> Mapping[str, Any]:
    """What a seat may know. Who plays the whole table looks with the eyes of who has to decide."""
    if s.open and not seat:
        seat = s.game.seat(g) if g.stack else s.game.seats_of(g)[0]
    return s.telling.shown(g, seat)


def line(s: Speaker, match: Match, ply: int, seat: str) -> str:
    """A line of the journal as this seat may read it."""
    entry = match.entries[ply]
    if entry.mark in (CHOICE, CHANCE) and s.hides(match, seat)(s.telling.keepers(match.before(ply), entry)):
        return f"# {entry.mark} {s.words('secretly')}"
    return str(entry)


def journal(s: Speaker, match: Match, seat: str) -> str:
    """The whole journal for one seat.

    As long as something is hidden there are no checksums: who tries every card that may be hidden would find by them
    which it is. Nor is there the position that the game began from, which has everybody's cards in it.
    """
    secret = s.secrets(match)
    head = [text for text in match.header.lines() if not (secret and text.startswith(("seed:", "position:")))]
    if secret and match.header.position is not None:
        head.append(f"# position: {s.words('secretly')}")
    shown = [ply for ply, entry in enumerate(match.entries) if not (secret and entry.mark == SUM)]
    return "\n".join([*head, "---", *(line(s, match, ply, seat) for ply in shown), ""])


def marks(s: Speaker, match: Match) -> list[schema.Mark]:
    """Cards and discs; `ply` counts entries from 1."""
    s.look(match.position)
    turn = title_of(match.game.name).turn
    return [
        schema.Mark(ply, s.texts.event(event))
        for ply, events in enumerate(match.events, 1)
        for event in events
        if event.name == turn
    ]
