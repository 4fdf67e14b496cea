"""A guided game: a journal is the line of play, beats of text stand along it, the learner makes every choice.

Dice and draws come from the line. A choice is accepted if it is the line's, or *equivalent*: it stands in the line
before the next die or draw, and taking it now leads to the same position there. Another legal choice is explained and
may be tried again; nothing has changed then. After the last entry the game is free.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, NamedTuple

from homelands.core.chance import Seeded, Source
from homelands.core.decision import Refusal
from homelands.core.events import Event
from homelands.core.journal import CHANCE, CHOICE, NOTE, Entry, JournalError
from homelands.core.journal import parse as parse_journal
from homelands.core.match import Match

LINE, EQUIVALENT, OTHER, ILLEGAL = "line", "equivalent", "other", "illegal"
BEAT = re.compile(r"(\d+\.\d+) ")  # a comment that starts with such a number opens a beat


class Verdict(NamedTuple):
    """What became of a choice: was it taken, and as what; why not, if it was refused."""

    kind: str
    events: list[Event]
    refusal: Refusal | None = None

    @property
    def taken(self) -> bool:
        return self.kind in (LINE, EQUIVALENT)


@dataclass
class Beat:
    """A stretch of the line with a text of its own: beat 32.1 is `lesson-32-1` in the catalogue."""

    name: str
    start: int


class Lesson:
    """A learner's way through a line of play."""

    def __init__(self, text: str, where: str = "lesson", free_seed: str = "lesson") -> None:
        line = parse_journal(text, where)
        self.match = Match(line.header)
        self.match.source = None
        self.free: Source = Seeded(free_seed)
        self.beats: list[Beat] = []
        self.todo: list[Entry] = []
        for entry in line.entries:
            if entry.mark == NOTE and (number := BEAT.match(entry.text)):
                self.beats.append(Beat(number[1], len(self.todo)))
            elif entry.mark in (CHOICE, CHANCE):
                self.todo.append(entry)
        self.total = len(self.todo)
        self.done = 0

    # -- where we are ----------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        """The line is at its end; what follows is free play."""
        return not self.todo

    @property
    def beat(self) -> str:
        """The beat that the learner is in."""
        name = ""
        for b in self.beats:
            if b.start <= self.done:
                name = b.name
        return name

    def opens(self) -> str:
        """The beat that begins right here, or an empty word."""
        return next((b.name for b in reversed(self.beats) if b.start == self.done), "")

    def expected(self) -> str:
        """The line's next choice, in its typed form."""
        return next((e.text for e in self.todo if e.mark == CHOICE), "")

    # -- going on --------------------------------------------------------------------------------------------------
    def chance(self) -> list[Event]:
        """The line's next die or draw, or (in free play) one of the seeded source. Only when one is pending."""
        request = self.match.position.request
        if request is None:
            raise Refusal("no-chance", "chance")
        if self.over:
            return self.match.chance(self.free.answer(request))
        entry = self.todo[0]
        if entry.mark != CHANCE:
            raise JournalError("lesson", entry.line, f"found {entry!s}, but chance is to come")
        told = self.match.chance(entry.text)
        self._step()
        return told

    def choose(self, text: str) -> Verdict:
        """A choice of the learner. Taken if it is the line's or equivalent; otherwise nothing has changed."""
        position = self.match.position
        try:
            option = self.match.game.parse(position, text)
        except Refusal as refusal:
            return Verdict(ILLEGAL, [], refusal)
        words = self.match.game.option_words(option)
        if self.over:
            return Verdict(LINE, self.match.choose(option))
        if self.todo[0].mark == CHOICE and self.todo[0].text.casefold() == words.casefold():
            told = self.match.choose(option)
            self._step()
            return Verdict(LINE, told)
        index = self._later(words)
        if index and self._same_end(option, index):
            told = self.match.choose(option)
            self.todo.insert(0, self.todo.pop(index))
            self._step()
            return Verdict(EQUIVALENT, told)
        return Verdict(OTHER, [])

    def _step(self) -> None:
        self.todo.pop(0)
        self.done += 1

    def _stretch(self) -> int:
        """How many choices of the line come before the next die or draw."""
        return next((i for i, e in enumerate(self.todo) if e.mark == CHANCE), len(self.todo))

    def _later(self, words: str) -> int:
        for i in range(1, self._stretch()):
            if self.todo[i].text.casefold() == words.casefold():
                return i
        return 0

    def _same_end(self, option: Any, index: int) -> bool:
        """Do the choices up to the next die lead to the same position when this one is taken first?"""
        game, n = self.match.game, self._stretch()
        straight = self.match.before(len(self.match.entries))
        turned = self.match.before(len(self.match.entries))
        try:
            for entry in self.todo[:n]:
                game.apply(straight, game.parse(straight, entry.text))
            game.apply(turned, option)
            for i, entry in enumerate(self.todo[:n]):
                if i != index:
                    game.apply(turned, game.parse(turned, entry.text))
        except Refusal:
            return False
        return game.checksum(straight) == game.checksum(turned)

    # -- leaving and coming back -----------------------------------------------------------------------------------
    def resume(self, text: str) -> None:
        """Take up a lesson again from its saved journal: the same choices, dice and draws."""
        for entry in parse_journal(text, "saved lesson").entries:
            if entry.mark == CHOICE:
                verdict = self.choose(entry.text)
                if not verdict.taken:
                    raise JournalError("saved lesson", entry.line, f"{entry!s} does not fit this lesson")
            elif entry.mark == CHANCE:
                if self.over:
                    self.free.answer(request) if (request := self.match.position.request) else None
                    self.match.chance(entry.text)
                else:
                    self.chance()
