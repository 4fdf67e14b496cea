"""Beside a real table: what should lie there, what was told, and what cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from homelands.companion import umpire, wording
from homelands.companion.box import Figure, figures
from homelands.companion.title import BringsCompanion, Companion
from homelands.core.decision import Refusal
from homelands.core.journal import CHANCE, Entry
from homelands.core.match import Match
from homelands.core.registry import title as title_of
from homelands.table import schema
from homelands.table.words.answers import Doubtful
from homelands.table.words.context import Context
from homelands.words.numbers import number
from homelands.words.sheet import Sheets, changes, sheets_of

WATCHED = ("people", "cubes")  # boxes whose contents are told after every change, so that a slip is seen at once
MINOR = "minor"


def there(game: str) -> bool:
    """Has the game a companion?"""
    return isinstance(title_of(game), BringsCompanion)


def _companion(c: Context) -> Companion:
    title = title_of(c.game.name)
    assert isinstance(title, BringsCompanion)
    return title.companion


def _sheets(c: Context) -> Sheets:
    return sheets_of(c.game.name)


class Moved(NamedTuple):
    """The real table stands as it was before a correction or an undo; `lost` are the entries that no longer fit."""

    before: Any
    lost: Sequence[tuple[int, Entry]] = ()


def companion(c: Context, match: Match, moved: Moved | None = None) -> schema.Companion:
    sheet = _sheets(c).sheet(match.position, c.words)
    parts = [
        schema.Part(id, c.words(f"table-part-{id}"), [schema.Row(name, str(value)) for name, value in rows])
        for id, rows in sheet.items()
    ]
    rows = now(c, match) if moved is None else to_set(c, match, moved)
    return schema.Companion(parts, entered(c, match), printed(c, match), rows, ready(c, match))


def entered(c: Context, match: Match) -> list[schema.Entered]:
    """What a person has told, by number: what a correction names. Where two play, who chose is not looked up again."""
    seats = c.game.seats_of(match.position)
    chooser = seats[0] if len(seats) == 1 else None
    return [
        schema.Entered(number, "!", entry.text)
        if entry.mark == CHANCE
        else schema.Entered(number, ">", entry.text, chooser)
        for number, entry in enumerate(umpire.entries(match), 1)
    ]


def now(c: Context, match: Match) -> list[schema.Row]:
    """What lies now in the boxes that the last entry has changed, and wherever no event has said what to do."""
    plies = umpire.plies(match)
    if not plies:
        return []
    named, sheets = {event.name for event in match.events[plies[-1]]}, _sheets(c)
    silent = [part for part, names in _companion(c).SAID_BY.items() if not names & named]
    before = sheets.sheet(match.before(plies[-1]), c.words)
    found = changes(before, sheets.sheet(match.position, c.words), *WATCHED, *silent)
    apart = {c.words(key) for key in sheets.IMPLIED}
    return [schema.Row(name, new) for rows in found.values() for name, _, new in rows if name not in apart]


def to_set(c: Context, match: Match, moved: Moved) -> list[schema.Row]:
    """What to change on the table, box by box, and what has to be told anew."""
    sheets = _sheets(c)
    found = changes(sheets.sheet(moved.before, c.words), sheets.sheet(match.position, c.words))
    rows = [
        schema.Row(name, c.words("web-set-row", was=was, now=now)) for part in found.values() for name, was, now in part
    ]
    if moved.lost:
        rows.insert(0, schema.Row(c.words("web-lost"), "; ".join(f"{n} {entry}" for n, entry in moved.lost)))
    return rows


def ready(c: Context, match: Match) -> list[str]:
    """How to set up, before the first entry."""
    if umpire.plies(match):
        return []
    section = match.position.t.scenarios[match.position.scenario].section
    rule = c.rules.get(section)
    return [c.words("web-set-up", rule=section), *([rule.text] if rule is not None else [])]


# -- figures of the box ------------------------------------------------------------------------------------------------
def printed(c: Context, match: Match) -> list[schema.Figure]:
    """Figures of the card at hand that are only reconstructed."""
    g = match.position
    if not g.card:
        return []
    found = figures(g.t.data, g.card)
    return [schema.Figure(_id(one), wording.figure_question(c.words, one), _ours(c, one)) for one in found]


def _id(figure: Figure) -> str:
    return f"{figure.file}/{figure.entry}/{figure.field}"


def _ours(c: Context, figure: Figure) -> str:
    return c.words.name("minor", figure.value) if figure.field == MINOR else str(figure.value)


def figure(c: Context, match: Match, id: str, text: str) -> tuple[Figure, Any]:
    """The figure of that id, and the value that a text means. Raises ValueError with what was expected."""
    _, _, rest = id.partition("/card.")
    card = number(rest.partition("/")[0])
    known = figures(match.position.t.data, card, ours_only=False) if card is not None else []
    for one in known:
        if _id(one) == id:
            return one, one.typed(wording.figure_value(c.words, one, " ".join(text.split())))
    raise ValueError(c.words("web-no-figure", id=id[:80]))


# -- dice and draws ----------------------------------------------------------------------------------------------------
def drawn(c: Context, match: Match, text: str) -> str:
    """The typed form of a die or a draw that was told: a short form, a name, the beginning of one.

    Raises Doubtful, with the reason, for what cannot be in this position.
    """
    g = match.position
    if g.request is None:
        raise Refusal("no-chance", "chance")
    kind, box = g.request.kind, _companion(c)
    expected = [c.game.chance_words(kind, value) for value in g.request.values]
    found = wording.drawn(c.words, box, g, text)
    if len(found) != 1:
        several = ", ".join(box.form(kind, value) for value in found)
        said = c.words("several", what=several) if found else c.words("companion-not-drawn", text=text.strip() or "–")
        raise Doubtful(said, expected)
    if found[0] not in g.request.values:
        made = [entry.text for entry in umpire.entries(match)]
        reason = wording.doubt(c.words, kind, box, box.doubt(g, made, g.request, found[0]))
        raise Doubtful(" ".join([reason, c.words("web-slip")]), expected)
    return c.game.chance_words(kind, found[0])
