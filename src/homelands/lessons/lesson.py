"""A guided game: a journal is the line of play, beats of text stand along it, the learner makes every choice.

Dice and draws come from the line. A choice is accepted if it is the line's, or *equivalent*: taking it now and going on
along the line leads to the same position before the card is over (another order of moves, `keep-all` in place of a
`keep` after every die), or the line itself names it as just as good (`# or: diplomacy C 3`). Another legal choice is
explained and may be tried again; nothing has changed then.

What a text speaks of can be shown on a board: a comment `# lit: family:A track:ap` names the things of the beat above
it. Those before the first beat belong to the pages that are read before it, in their order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.core.game import Game
from homelands.core.journal import CHANCE, CHOICE, NOTE, Entry, JournalError
from homelands.core.journal import parse as parse_journal
from homelands.core.match import Match

LINE, EQUIVALENT, OTHER, ILLEGAL = "line", "equivalent", "other", "illegal"
BEAT = re.compile(r"\d+(\.\d+)?(?= )")  # a comment that starts with such a number opens a beat
LIT = "lit: "  # a comment that starts so names the things that the text speaks of
OR = "or: "  # a comment that starts so names a choice just as good as the one above it


class Verdict(NamedTuple):
    """What became of a choice: was it taken, and as what; why not, if it was refused."""

    kind: str
    events: list[Event]
    refusal: Refusal | None = None

    @property
    def taken(self) -> bool:
        return self.kind in (LINE, EQUIVALENT)


class Step(NamedTuple):
    """An entry of the line, and its place there."""

    place: int
    entry: Entry


class Beat(NamedTuple):
    """A stretch of the line with a text of its own: beat 32.1 is `lesson-32-1` in the catalogue."""

    name: str
    start: int
    lit: tuple[str, ...] = ()  # things that it speaks of


class Lesson:
    """A learner's way through a line of play."""

    def __init__(self, text: str, where: str = "lesson") -> None:
        line = parse_journal(text, where)
        self.where = where
        self.match = Match(line.header)
        self.match.source = None
        self.beats: list[Beat] = []
        self.pages: list[tuple[str, ...]] = []  # things that each page before the first beat speaks of
        self.todo: list[Step] = []
        self.others: set[tuple[int, str]] = set()
        for entry in line.entries:
            if entry.mark == NOTE and (number := BEAT.match(entry.text)):
                self.beats.append(Beat(number[0], len(self.todo)))
            elif entry.mark == NOTE and entry.text.startswith(LIT):
                self._light(tuple(entry.text.removeprefix(LIT).split()))
            elif entry.mark == NOTE and entry.text.startswith(OR):
                self.others.add((len(self.todo) - 1, entry.text.removeprefix(OR)))
            elif entry.mark in (CHOICE, CHANCE):
                self.todo.append(Step(len(self.todo), entry))
        self.total = len(self.todo)
        self.begun: list[int] = []  # by beat: how many entries the match had when the learner came to it
        self._count()

    def _light(self, things: tuple[str, ...]) -> None:
        if self.beats:
            self.beats[-1] = self.beats[-1]._replace(lit=things)
        else:
            self.pages.append(things)

    # -- where we are ----------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        """The line is at its end."""
        return not self.todo

    @property
    def done(self) -> int:
        """How far the line has been played."""
        return self.todo[0].place if self.todo else self.total

    @property
    def number(self) -> int:
        """The beat that the learner is in, counted from 1; 0 before the first."""
        return sum(1 for b in self.beats if b.start <= self.done)

    @property
    def beat(self) -> str:
        """The name of the beat that the learner is in; nothing when the line is at its end."""
        return self.beats[self.number - 1].name if self.number and not self.over else ""

    @property
    def lit(self) -> tuple[str, ...]:
        """What the text of the beat speaks of."""
        return self.beats[self.number - 1].lit if self.beat else ()

    def expected(self) -> str:
        """The line's next choice in its typed form; nothing while chance is to come."""
        return self.todo[0].entry.text if self.todo and self.todo[0].entry.mark == CHOICE else ""

    def _count(self) -> None:
        self.begun += [len(self.match.entries)] * (self.number - len(self.begun))

    # -- going on --------------------------------------------------------------------------------------------------
    def chance(self) -> list[Event]:
        """The line's next die or draw. Only when one is pending."""
        if self.match.position.request is None or self.over:
            raise Refusal("no-chance", "chance")
        entry = self.todo[0].entry
        if entry.mark != CHANCE:
            raise JournalError(self.where, entry.line, f"found {entry!s}, but chance is to come")
        events = self.match.chance(entry.text)
        self.todo.pop(0)
        self._count()
        return events

    def choose(self, text: str) -> Verdict:
        """A choice of the learner. Taken if it is the line's or equivalent; otherwise nothing has changed."""
        if self.over:
            return Verdict(ILLEGAL, [], Refusal("no-decision", "-", text=text))
        game = self.match.game
        try:
            option = game.parse(self.match.position, text)
        except Refusal as refusal:
            return Verdict(ILLEGAL, [], refusal)
        words = game.option_words(option)
        if _same(self.todo[0].entry, words):
            events = self.match.choose(option)
            self.todo.pop(0)
            self._count()
            return Verdict(LINE, events)
        rest = self._equivalent(option, words)
        if rest is None:
            return Verdict(OTHER, [])
        events = self.match.choose(option)
        self.todo = rest
        self._count()
        return Verdict(EQUIVALENT, events)

    def skip(self) -> Iterator[tuple[Entry, list[Event]]]:
        """Let the line play the rest of the beat; each entry with what it led to."""
        beat = self.number
        while not self.over and self.number == beat:
            entry = self.todo[0].entry
            if entry.mark == CHANCE:
                yield entry, self.chance()
            else:
                yield entry, self.choose(entry.text).events

    # -- another way to the same position --------------------------------------------------------------------------
    def _equivalent(self, option: Option, words: str) -> list[Step] | None:
        """What is left of the line after a choice that leads to the same position; None if it does not."""
        if self.todo[0].entry.mark != CHOICE:
            return None
        later = next((i for i in range(1, self._stretch()) if _same(self.todo[i].entry, words)), 0)
        if later and (rest := self._joins(option, self.todo[:later] + self.todo[later + 1 :])) is not None:
            return rest
        return self._joins(option, self.todo[1:])

    def _stretch(self) -> int:
        """How many choices of the line come before the next die or draw."""
        return next((i for i, step in enumerate(self.todo) if step.entry.mark == CHANCE), len(self.todo))

    def _horizon(self) -> int:
        """How many entries are left of the card: the beats of a card have its number in common."""
        card = self.beat.partition(".")[0]
        ends = [b.start for b in self.beats if b.start > self.done and b.name.partition(".")[0] != card]
        return sum(1 for step in self.todo if step.place < min(ends, default=self.total))

    def _joins(self, option: Option, rest: list[Step]) -> list[Step] | None:
        """Go on along the rest after the choice. A question that is no longer asked needs no answer.

        Where a die or a draw comes in before both ways meet, the same must have happened on both: a learner does not
        know the dice, and a choice is not as good as another because both fail.
        """
        named = (self.done, self.match.game.option_words(option)) in self.others
        line, other = (_Way(self.match.game, self.match.before(len(self.match.entries))) for _ in range(2))
        ends: dict[str, tuple[int, _Way]] = {}
        for i, step in enumerate(self.todo[: self._horizon()], 1):
            line.play(step.entry)
            ends[line.checksum()] = i, line.copy()
        kept: list[Step] = []
        try:
            other.play(Entry(CHOICE, self.match.game.option_words(option)))
            while (joined := ends.get(other.checksum())) is None:
                while rest and not other.asks(rest[0].entry, self.expected()):
                    rest = rest[1:]
                if not rest:
                    return None
                other.play(rest[0].entry)
                kept.append(rest[0])
                rest = rest[1:]
        except Refusal:
            return None
        i, line = joined
        same = named or line.trace() == other.trace() or not (line.chances or other.chances)
        return kept + self.todo[i:] if same else None

    # -- leaving and coming back -----------------------------------------------------------------------------------
    def resume(self, text: str) -> bool:
        """Take up a lesson again from its saved journal, as far as it fits this line. True if all of it does."""
        try:
            saved = parse_journal(text, "saved lesson").entries
        except JournalError:
            return False
        for entry in saved:
            if entry.mark == CHOICE and not (self.match.position.request is None and self.choose(entry.text).taken):
                return False
            if entry.mark == CHANCE:
                if self.match.position.request is None or self.over or self.todo[0].entry.text != entry.text:
                    return False
                self.chance()
        return True


def _same(entry: Entry, words: str) -> bool:
    return entry.mark == CHOICE and entry.text.casefold() == words.casefold()


class _Way:
    """A way along some entries on a position of its own, and what was met on it."""

    def __init__(self, game: Game[Any], g: Any) -> None:
        self.game = game
        self.g = g
        self.events: list[Event] = []
        self.chances: list[list[str]] = []  # what each die or draw was for

    def copy(self) -> _Way:
        other = _Way(self.game, None)
        other.events, other.chances = self.events[:], self.chances[:]
        return other

    def trace(self) -> tuple[list[Event], list[list[str]]]:
        return self.events, self.chances

    def checksum(self) -> str:
        return self.game.checksum(self.g)

    def asks(self, entry: Entry, repeated: str) -> bool:
        """Is the entry still to be played here? A choice before a die is not, nor a repeated one that is not asked."""
        if entry.mark == CHANCE:
            return True
        if self.g.request is not None:
            return False
        return entry.text != repeated or repeated in map(self.game.option_words, self.g.options)

    def play(self, entry: Entry) -> None:
        """What does not fit is refused."""
        if entry.mark == CHOICE:
            self.events += self.game.apply(self.g, self.game.parse(self.g, entry.text))
        elif self.g.request is None:
            raise Refusal("no-chance", "chance")
        else:
            self.chances.append(self.game.book.where(self.g))
            self.events += self.game.resolve(self.g, self.game.parse_chance(self.g.request, entry.text))
