"""The desk: finds matches, keeps the live ones, and lets people act on them. Every action is one transaction."""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from homelands.core.decision import Refusal
from homelands.core.journal import JournalError
from homelands.core.registry import title as title_of
from homelands.lessons.lesson import OTHER
from homelands.serve import render
from homelands.serve.live import Live
from homelands.serve.problems import Refused, Trouble, unavailable
from homelands.serve.settings import Settings
from homelands.serve.store import SPECTATOR, TABLE, Conflict, Record, Row, Store
from homelands.words.versions import changes

log = logging.getLogger("homelands.serve")
SLOTS = 50_000  # matches whose place in memory is kept, with or without the match
GO_ON = "roll"  # what a learner says when a die or a draw of the lesson waits


class Holder(NamedTuple):
    """Who asks: the seat of a match that a token opens."""

    match: str
    seat: str


class _Slot:
    """The place of one match in memory. Whoever has its lock has the match."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.live: Live | None = None
        self.size = 0  # entries of it, as they were last counted


class Desk:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.changed: Callable[[str, int, bool], None] = lambda match, ply, bot: None  # told after every commit
        self._slots: OrderedDict[str, _Slot] = OrderedDict()
        self._size = 0  # of all slots
        self._lock = threading.Lock()
        self._holders: OrderedDict[str, Holder] = OrderedDict()

    # -- who asks --------------------------------------------------------------------------------------------------
    def holder(self, token: str) -> Holder:
        with self._lock:
            found = self._holders.get(token)
        if found is None:
            row = self.store.holder(token)
            if row is None:
                raise Trouble(401, "unknown-token", headers={"WWW-Authenticate": "Seat"})
            found = Holder(*row)
            with self._lock:
                self._holders[token] = found
                if len(self._holders) > 20_000:
                    self._holders.popitem(last=False)
        return found

    # -- live matches ----------------------------------------------------------------------------------------------
    @contextmanager
    def opened(self, id: str, known: int | None = None) -> Iterator[Live]:
        """A match, for nobody else as long as it is used. `known`: being as far as this ply is enough."""
        slot = self._slot(id)
        with slot.lock:
            try:
                if slot.live is None:
                    slot.live = self._load(id)
                elif known is None or slot.live.ply < known:
                    self._catch_up(slot.live)
                yield slot.live
            except (Trouble, Refused):
                raise
            except BaseException:
                slot.live = None  # whatever went wrong may have left it half done: the database has the truth
                raise
            finally:
                self._count(slot)
        self._make_room(slot)

    def _slot(self, id: str) -> _Slot:
        with self._lock:
            slot = self._slots.setdefault(id, _Slot())
            self._slots.move_to_end(id)
            return slot

    def forget(self, id: str) -> None:
        """Drop a match from memory; only by whoever has it opened."""
        self._slot(id).live = None

    def _load(self, id: str) -> Live:
        record = self.store.match(id)
        if record is None:
            raise Trouble(404, "unknown-match")
        live = self.fresh(record)
        self._replay(live, self.store.rows(id))
        return live

    def fresh(self, record: Record) -> Live:
        """A match before its first row."""
        setup = record.setup
        text = lesson_text(record.game, setup.lesson) if record.kind == "lesson" else ""
        return Live(record, self.pack_folders(setup.packs), text, Path(self.settings.data) / "printed")

    def pack_folders(self, names: list[str]) -> list[Path]:
        known = {path.name: path for path in self.packs()}
        for name in names:
            if name not in known:
                raise Trouble(422, "unknown-pack", name=name, expected=sorted(known))
        return [known[name] for name in names]

    def packs(self) -> list[Path]:
        folder = self.settings.packs
        return sorted(path for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []

    def _catch_up(self, live: Live) -> None:
        """Play what other processes have written."""
        if self.store.plies([live.id]).get(live.id, 0) > live.ply:
            self._replay(live, self.store.rows(live.id, live.ply))

    def _replay(self, live: Live, rows: list[Row]) -> None:
        try:
            for row in rows:
                live.replay(row)
        except (JournalError, Refusal) as error:
            log.error("match %s cannot be played on at row %d: %s", live.id, live.ply, error)
            changed = partial(changes, live.record.game, live.record.setup.rules)
            known = "yes" if changed() else "no"
            raise Trouble(409, "other-rules", entry=live.ply + 1, known=known, changed=changed) from None

    def _count(self, slot: _Slot) -> None:
        with self._lock:
            size = len(slot.live.plies) if slot.live is not None else 0
            self._size += size - slot.size
            slot.size = size

    def _make_room(self, used: _Slot) -> None:
        """Forget the matches that were not used for longest, when there are too many entries in memory."""
        if self._size <= self.settings.cached and len(self._slots) <= SLOTS:
            return
        with self._lock:
            oldest = list(self._slots.items())
        for id, slot in oldest:
            if self._size <= self.settings.cached and len(self._slots) <= SLOTS:
                return
            if slot is not used and slot.lock.acquire(blocking=False):
                try:
                    slot.live = None
                    self._count(slot)
                    if len(self._slots) > SLOTS:
                        self._slots.pop(id, None)
                finally:
                    slot.lock.release()

    # -- acting ----------------------------------------------------------------------------------------------------
    def act(self, who: Holder, ply: int, text: str, lang: str) -> bytes:
        """A decision, a told die, or `roll` in a lesson."""
        with self._turn(who, ply) as live:
            if not render.acts_for(live, who.seat):
                raise Trouble(403, "over" if live.over else "not-your-turn", ply=live.ply)
            with self._in_words(live, who, text, lang):
                rows = self._do(live, text, lang)
            return self._done(live, who, ply, rows, lang)

    def _do(self, live: Live, text: str, lang: str) -> list[Row]:
        now, seat = time.time(), live.turn
        if live.lesson is not None:
            if live.waits:
                if text.strip().casefold() not in ("", GO_ON):
                    raise Trouble(422, "lesson-waits", expected=[GO_ON])
                return live.lesson_rolls(live.lesson.number, now)
            verdict, rows = live.learn(text, seat, now)
            if verdict.refusal is not None:
                raise verdict.refusal
            if verdict.kind == OTHER:
                raise Refused(render.words_of(live, lang).lesson_other(live.lesson, text))
            return rows
        if live.match.position.request is not None:
            return live.tell(render.words_of(live, lang).drawn(live.match, text), seat, now)
        return live.choose(text, seat, now)

    def undo(self, who: Holder, ply: int, lang: str) -> bytes:
        with self._turn(who, ply) as live:
            if live.lesson is not None or who.seat not in (TABLE, live.chooser()):
                raise Trouble(403, "not-your-choice", ply=live.ply)
            if not live.match.can_undo and live.match.entries:
                raise Trouble(422, "new-information", ply=live.ply)  # which may be another's: it is not named
            with self._in_words(live, who, "undo", lang):
                rows = live.undo(live.chooser(), time.time())
            return self._done(live, who, ply, rows, lang)

    def redo(self, who: Holder, ply: int, lang: str) -> bytes:
        with self._turn(who, ply) as live:
            if live.lesson is not None or not render.acts_for(live, who.seat):
                raise Trouble(403, "not-your-choice", ply=live.ply)
            with self._in_words(live, who, "redo", lang):
                rows = live.redo(live.turn, time.time())
            return self._done(live, who, ply, rows, lang)

    def skip(self, who: Holder, ply: int, lang: str) -> bytes:
        with self._turn(who, ply) as live:
            if live.lesson is None or live.over:
                raise Trouble(403, "no-lesson", ply=live.ply)
            return self._done(live, who, ply, live.skip(live.turn, time.time()), lang)

    def correct(self, who: Holder, ply: int, number: int, text: str, lang: str) -> bytes:
        with self._turn(who, ply) as live:
            if live.record.kind != "companion":
                raise Trouble(403, "no-companion", ply=live.ply)
            with self._in_words(live, who, text, lang):
                rows = live.correct(number, text, live.turn, time.time())
            return self._done(live, who, ply, rows, lang)

    def printed(self, who: Holder, ply: int, values: dict[str, str], lang: str) -> bytes:
        with self._turn(who, ply) as live:
            if live.record.kind != "companion":
                raise Trouble(403, "no-companion", ply=live.ply)
            words, found = render.words_of(live, lang), {}
            for id, text in values.items():
                if not text.strip():
                    continue
                try:
                    _, found[id] = words.figure(live.match, id, text)
                except ValueError as error:
                    raise Trouble(422, "wrong-figure", text=text, why=str(error)) from None
            if not found:
                raise Trouble(422, "no-figure", expected=list(values))
            return self._done(live, who, ply, live.printed(found, live.turn, time.time()), lang)

    def move_bot(self, id: str, ply: int, text: str) -> None:
        """A bot's choice. Raises Trouble if the match has gone on without it."""
        with self.opened(id, ply) as live:
            if live.ply != ply or not live.standing.bot:
                raise Trouble(409, "stale", ply=live.ply)
            self._commit(live, ply, live.choose(text, live.turn, time.time()))

    # -- how an action goes ----------------------------------------------------------------------------------------
    @contextmanager
    def _turn(self, who: Holder, ply: int) -> Iterator[Live]:
        """A match that a person may act on, if he has seen all that has happened."""
        if who.seat == SPECTATOR:
            raise Trouble(403, "spectator")
        with self.opened(who.match, ply) as live:
            if live.ply != ply:
                self._catch_up(live)
                raise Trouble(409, "stale", ply=live.ply)
            if live.ply >= 4 * self.settings.entries:
                raise Trouble(422, "too-long", most=live.ply)
            yield live

    @contextmanager
    def _in_words(self, live: Live, who: Holder, text: str, lang: str) -> Iterator[None]:
        """What the rules refuse is told with its reason; nothing has changed then."""
        before = live.ply
        try:
            yield
        except Refusal as refusal:
            if live.ply != before:
                raise RuntimeError(f"refused when half done: {refusal}") from refusal
            found = render.words_of(live, lang).refusal(live.match, render.eyes(live, who.seat), text, refusal)
            found.ply = live.ply
            raise Refused(found) from None

    def _done(self, live: Live, who: Holder, ply: int, rows: list[Row], lang: str) -> bytes:
        self._commit(live, ply, rows)
        return render.encoded(live, who.seat, lang, ply, self.store.seats([live.id]).get(live.id, []))

    def _commit(self, live: Live, ply: int, rows: list[Row]) -> None:
        """Only when this is back has the action happened."""
        try:
            self.store.append(live.id, ply, rows, live.standing)
        except Conflict:
            self.forget(live.id)
            raise Trouble(409, "stale", ply=self.store.plies([live.id])[live.id]) from None
        except sa.exc.SQLAlchemyError as error:
            self.forget(live.id)
            log.error("an action could not be written: %s", error)
            raise unavailable() from None
        self.changed(live.id, live.ply, live.standing.bot)


def lesson_text(game: str, name: str) -> str:
    """The line of play of a lesson."""
    title = title_of(game)
    if name not in (known := [one.id for one in title.lessons]):
        raise Trouble(422, "unknown-lesson", name=name, expected=known)
    return title.line_of_play(name)
