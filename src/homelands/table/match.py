"""A match that is being played: the rows of the store played on a `Match`, and new rows made from what people do.

Nothing here writes. Each action changes the match and gives the rows that say so; whoever called writes them, and
forgets the match if that fails.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
from bisect import bisect_right
from collections.abc import Sequence
from contextlib import suppress
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from homelands.companion import umpire
from homelands.companion.box import Box, Figure
from homelands.core import versions as history
from homelands.core.chance import Seeded
from homelands.core.decision import Refusal
from homelands.core.journal import CHANCE, CHOICE, NOTE, SUM, Entry, Header, Journal
from homelands.core.match import Match
from homelands.core.registry import title as title_of
from homelands.lessons.lesson import Lesson, Verdict
from homelands.players.levels import OFFERED, STAND_IN
from homelands.table.snapshots import Snapshots
from homelands.table.store import Record, Row, Standing
from homelands.table.words import Moved

UNDO, REDO, CORRECT, PRINTED = "undo", "redo", "correct", "printed"
HUMAN = "human"
ALONE = 30  # entries whose room a match takes before its first
ENTRY = 4_000  # bytes of one in memory, about
CHANCE_SEAT = ""


class Checkpoint(msgspec.Struct):
    """A match after some rows, with the entries that stand and none that were replaced."""

    entries: list[tuple[str, str]]
    undone: list[tuple[str, str]]
    plies: list[int]
    lows: list[int]
    figures: dict[str, Any]
    since: float
    takebacks: int
    corrections: int


class Live:
    def __init__(self, record: Record, packs: Sequence[Path], lesson: str, boxes: Path) -> None:
        self.record = record
        self.boxes = boxes  # where packs made of printed figures lie
        self.figures: dict[str, Any] = {}  # those that were told: operations/card.24/preempt
        self.ply = 0  # rows so far
        self.since = record.created  # when the last of them was written
        self.plies: list[int] = []  # the ply that each entry of the match was made with
        self._lows = [0]  # by ply: how many entries stood unchanged through that row
        self.sent: dict[tuple[str, str, int], bytes] = {}  # updates up to now, as JSON
        self.takebacks = self.corrections = 0  # rows that undo, redo; that correct, or tell printed figures
        self.marks: dict[str, tuple[Any, list[Any]]] = {}  # of the slider, by language
        self.moved: Moved | None = None  # a real table still stands as before the last row
        setup = record.setup
        self.packs = [str(path) for path in packs]  # the folders; printed figures come first
        self.lesson = Lesson(lesson, setup.lesson) if lesson else None
        if self.lesson is not None:
            self.match = self.lesson.match
        else:
            header = Header(
                record.game, record.scenario, list(setup.options), dict(setup.rulings), packs=self.packs,
                rules=setup.rules, position=setup.position, branch=setup.branch,
            )  # fmt: skip
            history.keep(header)
            self._seat(Match(header, Seeded(record.seed) if record.seed else None))

    def _seat(self, match: Match) -> None:
        """Play on with this match. What a journal of ours shows of packs are their names, not our folders."""
        match.header.packs = list(self.record.setup.packs)
        match.header.seats = dict(self.record.setup.seats)
        match.header.commitment = self.record.commitment
        if not isinstance(match.past, Snapshots):
            match.past = Snapshots(match.game, match.entries, match.past)
        self.match = match

    # -- looking ---------------------------------------------------------------------------------------------------
    @property
    def id(self) -> str:
        return self.record.id

    @property
    def open(self) -> bool:
        """Whoever has the link plays the whole table, and nothing is hidden."""
        return self.record.setup.open

    @property
    def over(self) -> bool:
        return self.lesson.over if self.lesson is not None else self.match.over

    @property
    def turn(self) -> str:
        """Whose decision is pending; nobody's when it is over. In a game told by a person chance waits for him too."""
        return "" if self.over else self.match.game.seat(self.match.position)

    @property
    def weight(self) -> int:
        """The room that it takes in memory, as a number of entries."""
        return ALONE + len(self.plies) + len(self._lows) // 100 + sum(map(len, self.sent.values())) // ENTRY

    @property
    def seats(self) -> tuple[str, ...]:
        return self.match.game.seats_of(self.match.position)

    @property
    def waits(self) -> bool:
        """A die or draw of a lesson comes when the learner says so."""
        return self.lesson is not None and not self.lesson.over and self.match.position.request is not None

    @property
    def tables(self) -> str:
        """What the packs make of the figures and names, as one word; nothing without packs."""
        return hashlib.sha256("\n".join(self.packs).encode()).hexdigest()[:16] if self.packs else ""

    def level(self, seat: str) -> str:
        """The level of the bot that plays a seat; nothing for a person's."""
        who = self.record.setup.seats.get(seat, HUMAN)
        return "" if who == HUMAN else who if who in OFFERED else STAND_IN

    def replaced(self, seat: str) -> str:
        """The level that a seat was started with, where it is no longer allowed; nothing elsewhere."""
        who = self.record.setup.seats.get(seat, HUMAN)
        return "" if who == HUMAN or who in OFFERED else who

    @property
    def standing(self) -> Standing:
        return Standing(self.turn, bool(self.turn and self.level(self.turn)), self.over)

    @property
    def last(self) -> int:
        """The ply of the last entry that stands; a checksum is nothing to be looked at."""
        marked = zip(reversed(self.plies), reversed(self.match.entries), strict=True)
        return next((ply for ply, entry in marked if entry.mark != SUM), 0)

    def entries_at(self, ply: int) -> int:
        """How many of the entries that stand had been made at a ply."""
        return bisect_right(self.plies, ply)

    def unchanged(self, ply: int) -> int:
        """How many entries stand as they stood at a ply: a client that was there forgets the others."""
        return min(self._lows[ply + 1 :], default=len(self.plies)) if ply < self.ply else len(self.plies)

    def at(self, entries: int) -> Match:
        """The match as it stood after some of its entries; for looking only."""
        past = copy(self.match)
        past.position = self.match.before(entries)
        past.entries, past.events, past.undone = past.entries[:entries], past.events[:entries], []
        return past

    def text(self) -> str:
        """The journal for a process of ours, which has to find the packs."""
        return Journal(replace(self.match.header, packs=self.packs), self.match.entries).text()

    # -- acting ----------------------------------------------------------------------------------------------------
    def choose(self, text: str, seat: str, now: float) -> list[Row]:
        """Take a decision, and let chance answer until the next one. A Refusal has changed nothing."""
        self.match.choose(self.meant(text))
        return [self._made(CHOICE, self.match.entries[-1].text, seat, now), *self.roll(now)]

    def meant(self, text: str) -> str:
        """The typed form of an option, or the only one that begins so, as at the terminal."""
        if self.match.position.request is not None or self.match.over:
            return text
        typed = [self.match.game.option_words(option) for option in self.match.position.options]
        wanted = " ".join(text.split()).casefold()
        near = [one for one in typed if wanted and one.casefold().startswith(wanted)]
        return near[0] if len(near) == 1 else text

    def tell(self, text: str, seat: str, now: float) -> list[Row]:
        """A die or a draw of a real table."""
        request = self.match.position.request
        self.match.chance(text)
        rows = [self._made(CHANCE, self.match.entries[-1].text, seat, now)]
        return rows + self._sum(request.kind if request else "", now)

    def roll(self, now: float) -> list[Row]:
        """Let chance answer, where it is ours to ask."""
        rows: list[Row] = []
        while self.match.source is not None and (request := self.match.position.request) is not None:
            self.match.chance()
            rows.append(self._made(CHANCE, self.match.entries[-1].text, CHANCE_SEAT, now))
            rows += self._sum(request.kind, now)
        return rows

    def _sum(self, kind: str, now: float) -> list[Row]:
        if kind != title_of(self.match.game.name).turn:  # the journal keeps a checksum of every turn
            return []
        self.match.mark()
        return [self._made(SUM, self.match.entries[-1].text, CHANCE_SEAT, now)]

    def undo(self, seat: str, now: float) -> list[Row]:
        if self.over:
            raise Refusal("no-decision", "undo")  # the seed has been shown
        entry = self._undo()
        return [self._made(UNDO, entry.text, seat, now)]

    def _undo(self) -> Entry:
        before = self.match.position
        entry = self.match.undo()
        self.moved = Moved(before)
        return entry

    def redo(self, seat: str, now: float) -> list[Row]:
        self.match.redo()
        return [self._made(REDO, self.match.entries[-1].text, seat, now), *self.roll(now)]

    def chooser(self, back: int = 0) -> str:
        """The seat of the last choice, or of the one that was taken back last."""
        if back:
            return self.match.game.seat(self.match.position)
        index = next((i for i in reversed(range(len(self.plies))) if self.match.entries[i].mark == CHOICE), None)
        return "" if index is None else self.match.game.seat(self.match.before(index))

    # -- lessons ---------------------------------------------------------------------------------------------------
    def learn(self, text: str, seat: str, now: float) -> tuple[Verdict, list[Row]]:
        """A choice of a learner. One that is not the lesson's has changed nothing."""
        assert self.lesson is not None
        beat = self.lesson.number
        verdict = self.lesson.choose(text)
        if not verdict.taken:
            return verdict, []
        return verdict, [self._made(CHOICE, self.match.entries[-1].text, seat, now), *self.lesson_rolls(beat, now)]

    def lesson_rolls(self, beat: int, now: float) -> list[Row]:
        """Dice and draws up to the end of a step; those of the next one wait until its text has been read."""
        rows: list[Row] = []
        while self.lesson is not None and self.waits and self.lesson.number == beat:
            self.lesson.chance()
            rows.append(self._made(CHANCE, self.match.entries[-1].text, CHANCE_SEAT, now))
        return rows

    def skip(self, seat: str, now: float) -> list[Row]:
        """The lesson plays the rest of its step."""
        assert self.lesson is not None
        return [
            self._made(entry.mark, self.match.entries[-1].text, seat if entry.mark == CHOICE else CHANCE_SEAT, now)
            for entry, _ in self.lesson.skip()
        ]

    # -- beside a real table ---------------------------------------------------------------------------------------
    def correct(self, number: int, text: str, seat: str, now: float) -> list[Row]:
        """Change something that was entered; what follows is played again as far as it fits."""
        low = self._correct(number, text)
        return [self._made(CORRECT, json.dumps([number, text], ensure_ascii=False), seat, now, low)]

    def _correct(self, number: int, text: str) -> int:
        """Returns how many entries stand as before."""
        made = umpire.plies(self.match)
        self.match.header.packs = self.packs
        try:
            before, found = self.match.position, umpire.correct(self.match, number, text, self._until)
            self._seat(found.match)
            self.moved = Moved(before, found.lost)
        finally:
            self.match.header.packs = list(self.record.setup.packs)
        return made[number - 1]

    def _until(self, count: int) -> Match:
        """The match up to an entry, to be played on otherwise: nothing before it is played again."""
        past = self.at(count)
        past.header = replace(self.match.header)
        past.past = self.match.past.until(count, past.entries)
        return past

    def checkpoint(self) -> str:
        """What stands now, so that whoever loads the match need not play what was put right since."""
        made = [(entry.mark, entry.text) for entry in self.match.entries]
        undone = [(entry.mark, entry.text) for entry in self.match.undone]
        found = Checkpoint(
            made, undone, self.plies, self._lows, self.figures, self.since, self.takebacks, self.corrections
        )
        return msgspec.json.encode(found).decode()

    def restore(self, ply: int, data: str) -> None:
        """Go on from a checkpoint. Only where a person tells the dice is there one."""
        found = msgspec.json.decode(data, type=Checkpoint)
        if found.figures:
            self.figures, self.packs = found.figures, [str(_pack(self.boxes, found.figures)), *self.packs]
            self._seat(Match(replace(self.match.header, packs=self.packs)))
        for mark, text in found.entries:
            self.match.replay(Entry(mark, text), self.id)
        self.match.undone = [Entry(mark, text) for mark, text in found.undone]
        self.ply, self.plies, self._lows, self.since = ply, found.plies, found.lows, found.since
        self.takebacks, self.corrections = found.takebacks, found.corrections

    def printed(self, figures: dict[str, Any], seat: str, now: float) -> list[Row]:
        """Printed figures of a card: the same entries with other tables."""
        self._retell(figures)
        return [self._made(PRINTED, json.dumps(figures, sort_keys=True), seat, now, 0)]

    def _retell(self, figures: dict[str, Any]) -> None:
        known = {**self.figures, **figures}
        packs = [str(_pack(self.boxes, known)), *self.packs[bool(self.figures) :]]
        before, found = self.match.position, umpire.retell(self.match, packs)
        self._seat(found.match)
        self.moved = Moved(before, found.lost)
        self.figures, self.packs = known, packs

    # -- rows ------------------------------------------------------------------------------------------------------
    def replay(self, row: Row) -> None:
        """Play a row of the store."""
        low: int | None = None
        if row.mark in (CHOICE, CHANCE, SUM, NOTE) and self.lesson is None:
            self.match.replay(Entry(row.mark, row.text), self.id)
        elif row.mark == CHOICE and self.lesson is not None:
            if not self.lesson.choose(row.text).taken:
                raise Refusal("not-an-option", "lesson", text=row.text)
        elif row.mark == CHANCE and self.lesson is not None:
            self.lesson.chance()
        elif row.mark == UNDO:
            self._undo()
        elif row.mark == REDO:
            self.match.redo()
        elif row.mark == CORRECT:
            low = self._correct(*json.loads(row.text))
        elif row.mark == PRINTED:
            self._retell(json.loads(row.text))
            low = 0
        self._made(*row, low)

    def _made(self, mark: str, text: str, seat: str, time: float, low: int | None = None) -> Row:
        """Count a row that has just been played."""
        self.ply += 1
        self.takebacks += mark in (UNDO, REDO)
        self.corrections += mark in (CORRECT, PRINTED)
        self.since = time
        self.sent.clear()
        if mark not in (UNDO, CORRECT, PRINTED):
            self.moved = None
        count = len(self.match.entries)
        if low is None:
            low = min(count, len(self.plies))
        self._lows.append(low)
        self.plies[low:] = [self.ply] * (count - low)
        if self.over and self.record.commitment:
            self.match.header.seed, self.match.header.salt = self.record.seed, self.record.salt
        return Row(mark, text, seat, time)


def _pack(boxes: Path, figures: dict[str, Any]) -> Path:
    """The pack of some printed figures. What it is called says what is in it, so it never changes."""
    name = hashlib.sha256(json.dumps(figures, sort_keys=True).encode()).hexdigest()[:24]
    folder = boxes / name
    if not folder.exists():
        box = Box(Path(tempfile.mkdtemp(dir=_made_folder(boxes))))
        for id, value in figures.items():
            file, entry, field = id.split("/")
            box.put(Figure(file, entry, field, None, lambda _: ""), value)
        with suppress(OSError):  # another process was quicker: its pack is the same
            box.folder.replace(folder)
    return folder


def _made_folder(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path
