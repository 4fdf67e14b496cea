"""A match: one game being played, with its journal, undo, practice branches, saving and loading."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

from homelands.core import journal as jn
from homelands.core.chance import Request, Scripted, Seeded, Source, check
from homelands.core.decision import SHOWN, Decision, Option, Over, Refusal
from homelands.core.events import Event
from homelands.core.game import Game
from homelands.core.journal import CHANCE, CHOICE, NOTE, SUM, Entry, Header, Journal, JournalError
from homelands.core.past import Past, Whole
from homelands.core.registry import game as game_of


class Match:
    """A played game. Every choice and chance result is one entry; a snapshot is kept before each of them.

    With `keep` off there are none: a game that nobody will look back into is played with less work.
    """

    def __init__(self, header: Header, source: Source | None = None, keep: bool = True) -> None:
        self.game: Game[Any] = game_of(header.game)
        self.header = header
        header.rules = header.rules or self.game.rules_version
        packs = [Path(p) for p in header.packs]
        if header.position is not None:
            self.position = self.game.from_plain(header.position, packs)
        else:
            self.position = self.game.setup(header.scenario, header.options, header.rulings, packs)
        self.opening: list[Event] = self.position.log or []  # told before the first question of a position from outside
        self.position.log = None
        self.source: Source | None = source if source is not None else Seeded(header.seed) if header.seed else None
        self.entries: list[Entry] = []
        self.undone: list[Entry] = []
        self.events: list[list[Event]] = []  # told by each entry
        self.keep = keep
        self.past: Past = Whole()  # the position before each entry; may be replaced by one that holds fewer
        self.path: Path | None = None

    def __repr__(self) -> str:
        """`<navajo rise, entry 46: dine, dice.bless-or-roll [13/blessing]: roll | bless 30 | roll-all>`."""
        name = " ".join(filter(None, (self.header.game, self.header.scenario)))
        return f"<{name}, entry {len(self.entries)}: {self._waits_for()}>"

    def _waits_for(self) -> str:
        waits = self.pending
        if isinstance(waits, Over):
            return f"over, {waits.outcome} ({waits.why})"
        if isinstance(waits, Request):
            return f"chance, {waits.kind}"
        typed = [self.game.option_words(option) for option in waits.options[:SHOWN]]
        more = [f"{len(waits.options) - SHOWN} more"] if len(waits.options) > SHOWN else []
        return f"{waits.seat}, {waits.step} [{waits.rule}]: {' | '.join([*typed, *more])}"

    # -- looking ---------------------------------------------------------------------------------------------------
    @property
    def pending(self) -> Decision | Request | Over:
        return self.game.pending(self.position)

    @property
    def over(self) -> bool:
        return not self.position.stack

    def before(self, ply: int) -> Any:
        """The position before an entry (a copy)."""
        return self.game.clone(self.peek(ply))

    def peek(self, ply: int) -> Any:
        """The position before an entry itself: to be looked at, never to be changed."""
        return self.past[ply] if ply < len(self.entries) else self.position

    @property
    def log(self) -> list[Event]:
        return [*self.opening, *(event for events in self.events for event in events)]

    # -- acting ----------------------------------------------------------------------------------------------------
    def choose(self, option: Option | str) -> list[Event]:
        """Take a decision, given as an option or in its typed form."""
        if self.position.request is not None or self.over:
            raise Refusal("no-decision", "-", text=option)
        if isinstance(option, str):
            option = self.game.parse(self.position, option)
        elif option not in self.position.options:
            raise Refusal("not-an-option", "-", option=option)
        entry = Entry(CHOICE, self.game.option_words(option))
        return self._do(entry, lambda: self.game.apply(self.position, option))

    def chance(self, value: Any = None) -> list[Event]:
        """Answer the pending chance request: with a value, or from the match's source."""
        request = self.position.request
        if request is None:
            raise Refusal("no-chance", "chance")
        told_by_hand = value is not None
        if value is None:
            if self.source is None:
                raise Refusal("no-source", "chance", kind=request.kind)
            value = self.source.answer(request)
        elif isinstance(value, str):
            value = self.game.parse_chance(request, value)
        check(request, value)
        entry = Entry(CHANCE, self.game.chance_words(request.kind, value))
        told = self._do(entry, lambda: self.game.resolve(self.position, value))
        if told_by_hand and isinstance(self.source, Seeded):
            self.source.skip(request.stream)  # the generator's own answer is passed over, here as in a replay
        return told

    def roll(self) -> list[Event]:
        """Let chance answer until a decision is needed or the game is over."""
        told: list[Event] = []
        while self.position.request is not None:
            told += self.chance()
        return told

    def note(self, text: str) -> None:
        """A comment in the journal, one entry a line."""
        for line in text.splitlines():
            self._keep(Entry(NOTE, line), [])

    def _do(self, entry: Entry, act: Callable[[], list[Event]]) -> list[Event]:
        snapshot = self.game.clone(self.position) if self.keep else None
        told = act()
        self.undone.clear()
        if self.keep:
            self.past.append(snapshot)
        self.entries.append(entry)
        self.events.append(told)
        self._append(entry)
        return told

    def _keep(self, entry: Entry, told: list[Event]) -> None:
        if self.keep:
            self.past.append(self.game.clone(self.position))
        self.entries.append(entry)
        self.events.append(told)
        self._append(entry)

    # -- undo ------------------------------------------------------------------------------------------------------
    @property
    def can_undo(self) -> bool:
        """The last choice or chance result is a choice: no new information since."""
        last = self._last()
        return self.keep and last is not None and last.mark == CHOICE

    def _last(self) -> Entry | None:
        """The last entry that is neither a comment nor a checksum."""
        return next((e for e in reversed(self.entries) if e.mark in (CHOICE, CHANCE)), None)

    def undo(self) -> Entry:
        """Take back the last choice. New information (a die, a draw) is never undone here: see `branch`."""
        last = self._last()
        if last is None or not self.keep:
            raise Refusal("nothing-to-undo", "undo")
        if last.mark != CHOICE:
            raise Refusal("new-information", "undo", entry=last.text)
        while True:
            entry = self.entries.pop()
            self.events.pop()
            self.position = self.game.clone(self.past.pop())  # a fork may have the same snapshot
            if entry.mark == CHOICE:
                break
        self.undone.append(entry)
        self._rewrite()
        return entry

    def redo(self) -> list[Event]:
        if not self.undone:
            raise Refusal("nothing-to-redo", "undo")
        rest = self.undone[:-1]
        told = self.choose(self.undone[-1].text)
        self.undone = rest
        return told

    def branch(self, ply: int, name: str = "") -> Match:
        """A practice branch: the game up to an entry, then as one likes. The game itself is not touched."""
        if not 0 <= ply <= len(self.entries):
            raise Refusal("no-such-entry", "undo", ply=ply, last=len(self.entries))
        other = Match(replace(self.header, branch=name or f"practice from {ply}"), self.source)
        if isinstance(self.source, Seeded):
            other.source = Seeded(self.source.seed)
        elif isinstance(self.source, Scripted):
            other.source = Scripted(self.source.answers, self.source.then)
        for entry in self.entries[:ply]:
            other.replay(entry)
        return other

    def fork(self, ply: int | None = None, seed: str = "", position: Any = None) -> Match:
        """A copy that goes its own way, in no time: the game so far, or up to an entry, and dice of another seed.

        With a `position` (one that a seat takes for the true one) it begins there, and has no past.
        """
        end = len(self.entries) if ply is None else ply
        if not 0 <= end <= len(self.entries):
            raise Refusal("no-such-entry", "undo", ply=end, last=len(self.entries))
        other = copy(self)
        other.header = replace(self.header, seed=seed, branch=f"copy at {end}")
        other.source = Seeded(seed) if seed else None
        past = 0 if position is not None else end
        other.position = self.before(end) if position is None else position
        other.entries, other.events = self.entries[:past], self.events[:past]
        other.past, other.undone, other.path = self.past.until(past, other.entries), [], None
        return other

    # -- journals --------------------------------------------------------------------------------------------------
    def checksum(self) -> str:
        return self.game.checksum(self.position)

    def mark(self) -> None:
        """Write the checksum of the position into the journal."""
        self._keep(Entry(SUM, self.checksum()), [])

    def journal(self) -> Journal:
        return Journal(self.header, list(self.entries))

    def text(self) -> str:
        return self.journal().text()

    def replay(self, entry: Entry, where: str = "journal") -> None:
        """Play one entry of a journal; what does not fit is named with its line."""
        request = self.position.request
        if entry.mark in (NOTE, SUM):
            if entry.mark == SUM and entry.text != (found := self.checksum()):
                raise JournalError(where, entry.line, f"the position differs: it is {found}, not {entry.text}")
            self._keep(entry, [])
            return
        try:
            if entry.mark == CHOICE:
                if request is not None:
                    expected = ["! " + self.game.chance_words(request.kind, v) for v in request.values]
                    raise JournalError(where, entry.line, f"found {entry!s}, but chance is to come", expected)
                if self.over:
                    raise JournalError(where, entry.line, f"found {entry!s}, but the game is over")
                self.choose(entry.text)
            else:
                if request is None:
                    options = [self.game.option_words(o) for o in self.position.options]
                    raise JournalError(where, entry.line, f"found {entry!s}, but a choice is to come", options)
                self.chance(entry.text)
        except Refusal as refusal:
            expected = list(refusal.values.get("expected", []))
            raise JournalError(where, entry.line, f"found {entry!s}, which is not possible here", expected) from None

    @classmethod
    def load(
        cls, text: str, where: str = "journal", to: int | None = None, source: Source | None = None, keep: bool = True
    ) -> Match:  # fmt: skip
        """Replay a journal, up to an entry if one likes. It needs no generator: chance results are in it."""
        read = jn.parse(text, where)
        match = cls(read.header, source, keep)
        for entry in read.entries[:to]:
            match.replay(entry, where)
        return match

    # -- files -----------------------------------------------------------------------------------------------------
    def save(self, path: Path) -> None:
        """Write the journal, and from now on add every entry to the file as it happens."""
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(path.name + ".new")
        temporary.write_text(self.text(), encoding="utf-8")
        temporary.replace(path)
        self.path = path

    def _append(self, entry: Entry) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{entry}\n")

    def _rewrite(self) -> None:
        if self.path is not None:
            self.save(self.path)


def start(
    game: str, scenario: str, *, seed: str = "", options: Sequence[str] = (), rulings: dict[str, str] | None = None,
    packs: Sequence[str] = (), source: Source | None = None,
) -> Match:  # fmt: skip
    """A new match."""
    header = Header(game, scenario, list(options), dict(rulings or {}), packs=list(packs), seed=seed)
    return Match(header, source)
