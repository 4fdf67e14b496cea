"""Matches: found by their tokens, kept while they are played, and acted on. Every action is one transaction.

Whoever runs a table says where its matches are kept, and what keeps several threads apart if there are any.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

from homelands.core.decision import Refusal
from homelands.core.journal import JournalError
from homelands.core.registry import title as title_of
from homelands.table import render
from homelands.table.locks import Alone, Lock, NewLock
from homelands.table.match import CORRECT, PRINTED, Live
from homelands.table.store import SPECTATOR, TABLE, Conflict, Record, Row, SeatRow, Store
from homelands.table.trouble import Refused, Trouble, unavailable
from homelands.words.versions import changes

log = logging.getLogger("homelands.table")
SLOTS = 50_000  # matches whose place in memory is kept, with or without the match
BELIEVED = 2.0  # seconds for which a link that another process has revoked may still be good here
GO_ON = "roll"  # what a learner says when a die or a draw of the lesson waits


class House(Protocol):
    """What a table must be told about where it stands."""

    @property
    def data(self) -> str:
        """The user's data folder."""

    @property
    def packs(self) -> Path:
        """Each folder in it is a pack that can be chosen by its name."""

    @property
    def cached(self) -> int:
        """Entries of live games that are kept in memory."""

    @property
    def entries(self) -> int:
        """Entries of a journal that is imported; a match may have four times as many."""

    @property
    def takebacks(self) -> int:
        """Undo and redo in one match."""

    @property
    def corrections(self) -> int:
        """Corrections and printed figures in one match beside a real table."""

    @property
    def replayed(self) -> int:
        """Entries that are told again to whoever missed them; beyond it he starts from the state."""


class Home(NamedTuple):
    """A table that belongs to nobody else."""

    data: str
    cached: int = 100_000
    entries: int = 6_000
    takebacks: int = 2_000
    corrections: int = 500
    replayed: int = 200

    @property
    def packs(self) -> Path:
        return Path(self.data) / "packs"


class Holder(NamedTuple):
    """Who asks: the seat of a match that a token opens."""

    match: str
    seat: str


class _Slot:
    """The place of one match in memory. Whoever has its lock has the match."""

    def __init__(self, lock: Lock) -> None:
        self.lock = lock
        self.live: Live | None = None
        self.size = 0  # entries of it, as they were last counted


class Matches:
    """`lock`: what keeps threads apart, `threading.Lock` where there are several."""

    def __init__(self, house: House, store: Store, lock: NewLock = Alone) -> None:
        self.house = house
        self.store = store
        self.changed: Callable[[str, int, bool], None] = lambda match, ply, bot: None  # called after every commit
        self._slots: OrderedDict[str, _Slot] = OrderedDict()
        self._size = 0  # of all slots
        self._new_lock = lock
        self._lock = lock()
        self._holders: OrderedDict[str, tuple[Holder, float]] = OrderedDict()  # and until when they are believed

    # -- who asks --------------------------------------------------------------------------------------------------
    def holder(self, token: str) -> Holder:
        now = time.monotonic()
        with self._lock:
            found, until = self._holders.get(token, (None, 0.0))
        if found is None or now > until:
            row = self.store.holder(token)
            if row is None:
                with self._lock:
                    self._holders.pop(token, None)
                raise Trouble("stranger", "unknown-token")
            found = Holder(*row)
            with self._lock:
                self._holders[token] = found, now + BELIEVED
                if len(self._holders) > 20_000:
                    self._holders.popitem(last=False)
        return found

    def known(self, token: str) -> str:
        """The match that a token opens, if that was asked lately; nothing if not. Nothing is looked up."""
        found = self._holders.get(token)
        return found[0].match if found is not None else ""

    def revoked(self, id: str) -> None:
        """Links of a match are no longer good, or it is gone: nothing that was known of them counts."""
        with self._lock:
            for token in [one for one, (who, _) in self._holders.items() if who.match == id]:
                del self._holders[token]

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
                slot.live = None  # whatever went wrong may have left it half done: the store has the truth
                raise
            finally:
                self._count(slot)
        self._make_room(slot)

    def _slot(self, id: str) -> _Slot:
        with self._lock:
            slot = self._slots.get(id)
            if slot is None:
                slot = self._slots[id] = _Slot(self._new_lock())
            self._slots.move_to_end(id)
            return slot

    def forget(self, id: str) -> None:
        """Drop a match from memory; only by whoever has it opened."""
        self._slot(id).live = None

    def _load(self, id: str) -> Live:
        record = self.store.match(id)
        if record is None:
            raise Trouble("unknown", "unknown-match")
        live = self.fresh(record)
        known = self.store.checkpoint(id) if record.kind == "companion" else None
        if known is not None:
            with self._as_played(live):
                live.restore(*known)
        self._replay(live, self.store.rows(id, live.ply))
        return live

    def fresh(self, record: Record) -> Live:
        """A match before its first row."""
        setup = record.setup
        text = lesson_text(record.game, setup.lesson) if record.kind == "lesson" else ""
        return Live(record, self.pack_folders(setup.packs), text, Path(self.house.data) / "printed")

    def pack_folders(self, names: list[str]) -> list[Path]:
        known = {path.name: path for path in self.packs()}
        for name in names:
            if name not in known:
                raise Trouble("refused", "unknown-pack", name=name, expected=sorted(known))
        return [known[name] for name in names]

    def packs(self) -> list[Path]:
        folder = self.house.packs
        return sorted(path for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []

    def _catch_up(self, live: Live) -> None:
        """Play what other processes have written."""
        if self.store.plies([live.id]).get(live.id, 0) > live.ply:
            self._replay(live, self.store.rows(live.id, live.ply))

    def _replay(self, live: Live, rows: list[Row]) -> None:
        with self._as_played(live):
            for row in rows:
                live.replay(row)

    @contextmanager
    def _as_played(self, live: Live) -> Iterator[None]:
        """What is stored and cannot be played any more is told so."""
        try:
            yield
        except (JournalError, Refusal) as error:
            log.error("match %s cannot be played on at row %d: %s", live.id, live.ply, error)
            changed = partial(changes, live.record.game, live.record.setup.rules)
            known = "yes" if changed() else "no"
            raise Trouble("stale", "other-rules", entry=live.ply + 1, known=known, changed=changed) from None

    def _count(self, slot: _Slot) -> None:
        with self._lock:
            size = slot.live.weight if slot.live is not None else 0
            self._size += size - slot.size
            slot.size = size

    def _make_room(self, used: _Slot) -> None:
        """Forget the matches that were not used for longest, when there are too many entries in memory."""
        if self._size <= self.house.cached and len(self._slots) <= SLOTS:
            return
        with self._lock:
            oldest = list(self._slots.items())
        for id, slot in oldest:
            if self._size <= self.house.cached and len(self._slots) <= SLOTS:
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
                raise Trouble("forbidden", "over" if live.over else "not-your-turn", ply=live.ply)
            with self._in_words(live, who, text, lang):
                rows = self._do(live, text, lang)
            if live.lesson is not None and not rows:
                return render.answered(live, who.seat, lang, self.sitting(live.id), text)
            return self._done(live, who, ply, rows, lang)

    def _do(self, live: Live, text: str, lang: str) -> list[Row]:
        now, seat = time.time(), live.turn
        if live.lesson is not None:
            if live.waits:
                if text.strip().casefold() not in ("", GO_ON):
                    raise Trouble("refused", "lesson-waits", expected=[GO_ON])
                return live.lesson_rolls(live.lesson.number, now)
            verdict, rows = live.learn(text, seat, now)
            if verdict.refusal is not None:
                raise verdict.refusal
            return rows  # none for a move that is allowed, but not the lesson's
        if live.match.position.request is not None:
            return live.tell(render.words_of(live, lang).drawn(live.match, text), seat, now)
        return live.choose(text, seat, now)

    def undo(self, who: Holder, ply: int, lang: str) -> bytes:
        with self._turn(who, ply) as live:
            if live.lesson is not None or who.seat not in (TABLE, live.chooser()):
                raise Trouble("forbidden", "not-your-choice", ply=live.ply)
            if not live.match.can_undo and live.match.entries:
                raise Trouble("refused", "new-information", ply=live.ply)  # which may be another's: it is not named
            self._bounded(live.takebacks, self.house.takebacks)
            with self._in_words(live, who, "undo", lang):
                rows = live.undo(live.chooser(), time.time())
            return self._done(live, who, ply, rows, lang)

    def redo(self, who: Holder, ply: int, lang: str) -> bytes:
        with self._turn(who, ply) as live:
            if live.lesson is not None or not render.acts_for(live, who.seat):
                raise Trouble("forbidden", "not-your-choice", ply=live.ply)
            self._bounded(live.takebacks, self.house.takebacks)
            with self._in_words(live, who, "redo", lang):
                rows = live.redo(live.turn, time.time())
            return self._done(live, who, ply, rows, lang)

    def skip(self, who: Holder, ply: int, lang: str) -> bytes:
        with self._turn(who, ply) as live:
            if live.lesson is None or live.over:
                raise Trouble("forbidden", "no-lesson", ply=live.ply)
            return self._done(live, who, ply, live.skip(live.turn, time.time()), lang)

    def correct(self, who: Holder, ply: int, number: int, text: str, lang: str) -> bytes:
        with self._turn(who, ply) as live:
            if live.record.kind != "companion":
                raise Trouble("forbidden", "no-companion", ply=live.ply)
            self._bounded(live.corrections, self.house.corrections)
            with self._in_words(live, who, text, lang):
                rows = live.correct(number, text, live.turn, time.time())
            return self._done(live, who, ply, rows, lang)

    def printed(self, who: Holder, ply: int, values: dict[str, str], lang: str) -> bytes:
        with self._turn(who, ply) as live:
            if live.record.kind != "companion":
                raise Trouble("forbidden", "no-companion", ply=live.ply)
            self._bounded(live.corrections, self.house.corrections)
            words, found = render.words_of(live, lang), {}
            for id, text in values.items():
                if not text.strip():
                    continue
                try:
                    _, found[id] = words.figure(live.match, id, text)
                except ValueError as error:
                    raise Trouble("refused", "wrong-figure", text=text, why=str(error)) from None
            if not found:
                raise Trouble("refused", "no-figure", expected=list(values))
            return self._done(live, who, ply, live.printed(found, live.turn, time.time()), lang)

    def move_bot(self, id: str, ply: int, text: str) -> None:
        """A bot's choice. Raises Trouble if the match has gone on without it."""
        with self.opened(id, ply) as live:
            if live.ply != ply or not live.standing.bot:
                raise Trouble("stale", "stale", ply=live.ply)
            self._commit(live, ply, live.choose(text, live.turn, time.time()))

    # -- how an action goes ----------------------------------------------------------------------------------------
    @contextmanager
    def _turn(self, who: Holder, ply: int) -> Iterator[Live]:
        """A match that a person may act on, if he has seen all that has happened."""
        if who.seat == SPECTATOR:
            raise Trouble("forbidden", "spectator")
        with self.opened(who.match, ply) as live:
            if live.ply != ply:
                self._catch_up(live)
                raise Trouble("stale", "stale", ply=live.ply)
            if live.ply >= 4 * self.house.entries:
                raise Trouble("refused", "too-long", most=live.ply)
            yield live

    @staticmethod
    def _bounded(done: int, most: int) -> None:
        """What is taken back or put right costs room that play needs: so often, and no more."""
        if done >= most:
            raise Trouble("refused", "too-often", most=most)

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

    def sitting(self, id: str) -> list[SeatRow]:
        return self.store.seats([id]).get(id, [])

    def _done(self, live: Live, who: Holder, ply: int, rows: list[Row], lang: str) -> bytes:
        self._commit(live, ply, rows)
        return render.encoded(live, who.seat, lang, ply, self.sitting(live.id), self.house.replayed)

    def _commit(self, live: Live, ply: int, rows: list[Row]) -> None:
        """Only when this is back has the action happened."""
        try:
            corrected = bool(rows) and rows[0].mark in (CORRECT, PRINTED)
            self.store.append(live.id, ply, rows, live.standing, live.checkpoint() if corrected else "")
        except Conflict:
            self.forget(live.id)
            ply_now = self.store.plies([live.id]).get(live.id)
            if ply_now is None:
                raise Trouble("unknown", "unknown-match") from None
            raise Trouble("stale", "stale", ply=ply_now) from None
        except self.store.failures as error:
            self.forget(live.id)
            raise unavailable() from error  # whoever serves knows what it means, and logs it
        self.changed(live.id, live.ply, live.standing.bot)


def lesson_text(game: str, name: str) -> str:
    """The line of play of a lesson."""
    title = title_of(game)
    if name not in (known := [one.id for one in title.lessons]):
        raise Trouble("refused", "unknown-lesson", name=name, expected=known)
    return title.line_of_play(name)
