"""A live match as one seat may see it: the words come from `words`, who may do what from here."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from homelands.core.journal import CHANCE, SUM
from homelands.core.registry import game as game_of
from homelands.core.registry import title as title_of
from homelands.table.match import Live
from homelands.table.schema import Can, Frame, Mark, Pending, Seat, State, Update
from homelands.table.store import SPECTATOR, TABLE, SeatRow
from homelands.table.words import TablePresenter
from homelands.words import secrecy

LATELY = 64  # plies back from which an update is kept
SENT = 32  # updates of a match that are kept for others who were at the same ply
SMALL = 100_000  # bytes of one that is


@lru_cache(maxsize=32)
def table(game: str, lang: str, open: bool = False) -> TablePresenter:
    return TablePresenter(game_of(game), lang, open)


@lru_cache(maxsize=64)
def fixed(what: str, game: str, lang: str, packs: tuple[str, ...] = (), changed: float = 0.0) -> bytes:
    """Rules, things or board of a game as JSON: they stay the same until the files of a pack are changed.

    Packs get words of their own: those of `table` go on speaking of the figures they know.
    """
    if not packs:
        return msgspec.json.encode(getattr(table(game, lang), what)())
    return msgspec.json.encode(getattr(TablePresenter(game_of(game), lang), what)([Path(path) for path in packs]))


def changed(packs: Sequence[str]) -> float:
    """When somebody has last written into one of these folders."""
    return max((file.stat().st_mtime for folder in packs for file in Path(folder).iterdir()), default=0.0)


def words_of(live: Live, lang: str) -> TablePresenter:
    return table(live.record.game, lang, live.open)


def eyes(live: Live, seat: str) -> str:
    """Whose view a token shows: its seat's; who plays the whole table looks with the eyes of who has to decide."""
    return seat if seat != TABLE else secrecy.eyes(live.match.game, live.match.position)


def acts_for(live: Live, seat: str) -> bool:
    """The pending decision is this token's."""
    return bool(live.turn) and seat in (live.turn, TABLE) and not live.level(live.turn)


def update(live: Live, seat: str, lang: str, ply: int, sitting: Sequence[SeatRow], most: int) -> Update:
    """What has happened since a ply. More than `most` entries are not told again: the client begins anew."""
    kept = live.unchanged(ply)
    if len(live.plies) - kept > most:
        return Update(live.ply, 0, [], state(live, seat, lang, sitting), anew=True)
    since = live.plies[kept - 1] if kept else 0
    now = state(live, seat, lang, sitting)
    last = _last_shown(live)
    found = frames(live, seat, lang, kept, last, views=True)
    for frame in frames(live, seat, lang, max(kept, last), len(live.plies), views=False):
        frame.view, frame.ribbon = now.view, now.ribbon  # nothing has happened since
        found.append(frame)
    return Update(live.ply, since, found, now)


def _last_shown(live: Live) -> int:
    """The index of the last entry that is no checksum."""
    entries = live.match.entries
    return next((i for i in reversed(range(len(entries))) if entries[i].mark != SUM), 0)


def frames(live: Live, seat: str, lang: str, start: int, stop: int, views: bool) -> list[Frame]:
    beside = live.record.kind == "companion"
    found = words_of(live, lang).frames(live.match, eyes(live, seat), start, stop, views, orders=beside)
    for frame in found:
        frame.ply = live.plies[frame.ply - 1]
    return found


def state(live: Live, seat: str, lang: str, sitting: Sequence[SeatRow], at: int | None = None) -> State:
    """The match now, or at an earlier ply."""
    words, record, match = words_of(live, lang), live.record, live.match
    secret = words.secrets(match)
    who = eyes(live, seat)
    if at is None or at >= live.ply:
        pending = words.pending(match, who, live.lesson is not None)
        pending.since = live.since
        view, fight, ribbon = words.view(match, who), words.fight(match), words.ribbon(match)
        at = live.ply
    else:
        past = live.at(live.entries_at(at))
        pending = _bygone(words.pending(past, who, live.lesson is not None))
        view, fight, ribbon = words.view(past, who), words.fight(past), words.ribbon(past)
    revealed = live.over and bool(record.commitment)
    found = State(
        match=record.id, game=record.game, scenario=record.scenario, kind=record.kind, options=record.setup.options,
        rulings=record.setup.rulings, packs=record.setup.packs, branch=record.setup.branch, you=seat, lang=lang,
        seats=seats(live, lang, sitting), ply=live.ply, at=at, last=live.last, commitment=record.commitment,
        seed=record.seed if revealed else None, salt=record.salt if revealed else None, secrets=secret, view=view,
        pending=pending, can=can(live, seat, secret), marks=_marks(live, lang), ribbon=ribbon, tables=live.tables,
        fight=fight,
    )  # fmt: skip
    if live.lesson is not None:
        found.lesson = words.lesson(live.lesson, record.setup.lesson, live.waits)
    elif record.kind == "companion":
        found.companion = words.companion(match, live.moved)
    return found


def _bygone(pending: Pending) -> Pending:
    """A question of an earlier moment can be read, not answered."""
    pending.yours = False
    pending.options = []
    pending.chance = None
    return pending


def can(live: Live, seat: str, secret: bool) -> Can:
    person = seat != SPECTATOR
    plain = person and live.lesson is None
    back = plain and not live.over and live.match.can_undo and seat in (TABLE, live.chooser())
    again = plain and bool(live.match.undone) and acts_for(live, seat)
    asked = live.match.position.request is None and acts_for(live, seat)
    return Can(
        undo=back, redo=again, branch=not secret and live.record.kind != "companion",
        hint=asked and live.lesson is None, review=person and live.over and live.record.kind == "game",
        skip=person and live.lesson is not None and not live.over,
        correct=person and live.record.kind == "companion" and any(e.mark != SUM for e in live.match.entries),
    )  # fmt: skip


def seats(live: Live, lang: str, sitting: Sequence[SeatRow]) -> list[Seat]:
    """Who sits where, in the order of the game. An open table is one seat."""
    rows, words, now = {row.seat: row for row in sitting}, words_of(live, lang), time.time()
    names = [TABLE] if TABLE in rows else list(live.seats)
    return [_seat(live, rows[name], words, now) for name in names if name in rows]


def _seat(live: Live, row: SeatRow, words: TablePresenter, now: float) -> Seat:
    bot = row.kind == "bot"
    return Seat(
        row.seat, words.label(live.match, row.seat) if row.seat != TABLE else "", "bot" if bot else "person",
        live.level(row.seat), row.name, online=not bot and row.online_until > now, last_seen=row.last_seen,
        thinking=live.since if bot and live.turn == row.seat else None,
        replaced=live.replaced(row.seat)[:40],
    )  # fmt: skip


def _marks(live: Live, lang: str) -> list[Mark]:
    """Cards and discs: made anew when there is one more of them, or when the match was played anew."""
    entries = live.match.entries
    turn = title_of(live.match.game.name).turn
    drawn = sum(1 for entry in entries if entry.mark == CHANCE and entry.text.partition(" ")[0] == turn)
    key = (id(entries), drawn)
    if live.marks.get(lang, (None, []))[0] != key:
        found = words_of(live, lang).marks(live.match)
        live.marks[lang] = key, [Mark(live.plies[mark.ply - 1], mark.text) for mark in found]
    return live.marks[lang][1]


def journal(live: Live, seat: str, lang: str) -> str:
    """The journal as this seat may read it."""
    return words_of(live, lang).journal(live.match, eyes(live, seat))


def answered(live: Live, seat: str, lang: str, sitting: Sequence[SeatRow], text: str) -> bytes:
    """Nothing has happened: a learner's move was allowed, but not the lesson's. Why stands with the lesson."""
    found = update(live, seat, lang, live.ply, sitting, most=1)
    assert live.lesson is not None
    assert found.state.lesson is not None
    found.state.lesson.answer = words_of(live, lang).lesson_other(live.lesson, text)
    return msgspec.json.encode(found)


def encoded(live: Live, seat: str, lang: str, ply: int, sitting: Sequence[SeatRow], most: int) -> bytes:
    """An update as JSON. Everybody at one seat who was at the same ply gets the same bytes, if that was lately."""
    key = (seat, lang, ply)
    if key in live.sent:
        return live.sent[key]
    found = msgspec.json.encode(update(live, seat, lang, ply, sitting, most))
    if live.ply - ply <= LATELY and len(live.sent) < SENT and len(found) <= SMALL:
        live.sent[key] = found
    return found
