"""What the library says: options, odds and refusals as sentences. The one place here that asks for words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from homelands.core.decision import Decision, Over, Refusal
from homelands.core.decision import Option as Raw
from homelands.core.game import Game
from homelands.core.journal import CHANCE, CHOICE
from homelands.core.match import Match
from homelands.core.odds import Row
from homelands.core.registry import title
from homelands.library.title import BringsPicture
from homelands.words import chances
from homelands.words.narration import Line, narration
from homelands.words.presenter import presenter
from homelands.words.secrecy import Hides
from homelands.words.sheet import Sheet, sheets_of


class Option(str):
    """An option of a decision: the text that can be typed. `words` says what it does."""

    raw: Raw  # as the engine knows it
    _speaker: Speaker
    _seen: Any  # the position, as the seat saw it when it was asked

    def __new__(cls, text: str, raw: Raw, speaker: Speaker, seen: Any) -> Option:
        made = super().__new__(cls, text)
        made.raw, made._speaker, made._seen = raw, speaker, seen
        return made

    @property
    def words(self) -> str:
        """What it does, with its cost and figures."""
        return self._speaker.words.option(self._seen, self.raw)

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)  # what is kept of it is its text


class Result(NamedTuple):
    """What an option may lead to."""

    chance: Fraction
    words: str
    by: str  # the dice that bring it, where one alone decides
    then: tuple[str, ...]  # what follows


class Odds(list[Result]):
    """The exact chances of an option, the likeliest first."""

    whole = True  # False: more chance follows than could be counted

    def __str__(self) -> str:
        """A table: per cent, fraction, what it is, what brings it."""
        lines = []
        for row in self:
            by = f" ({row.by})" if row.by else ""
            lines.append(f"{float(100 * row.chance):5.1f} %  {chances.fraction(row.chance):>7}  {row.words}{by}")
        return "\n".join(lines)

    __repr__ = __str__


class Speaker:
    """The words of one game, with its tables, in one language."""

    def __init__(self, game: Game[Any], language: str, tables: Any = None) -> None:
        self.game = game
        self.words = presenter(game.name, language, tables)
        self._narration = narration(game, self.words)

    def seen(self, g: Any, seat: str) -> Any:
        """The position for words and pictures: what the seat may not know is made up."""
        return self._narration.pictured(g, seat)

    # -- the question ------------------------------------------------------------------------------------------------
    def prompt(self, match: Match, seen: Any) -> str:
        waits = match.pending
        if isinstance(waits, Over):
            return ". ".join(self.words.outcome(waits.outcome, waits.why))
        if isinstance(waits, Decision):
            return self.words.prompt(seen, waits.step)
        return self.words.request(seen, waits)

    def place(self, match: Match, seen: Any) -> str:
        """The place in the rules that asks, and the values that matter."""
        if match.over:
            return self.prompt(match, seen)
        book = self.game.book
        where = self.words.where(book.where(match.position))
        rule = book.steps[match.position.stack[-1].step].rule
        return "\n".join([f"{where} [{rule}]", *self._narration.facts(seen)])

    def possible(self, option: Option) -> str:
        return self.words("why-possible", text=str(option), said=option.words)

    def refusal(self, seen: Any, text: str, refusal: Refusal) -> str:
        """Why something is not possible."""
        if refusal.reason == "not-an-option":
            why = self._narration.why_not(seen, text)
            if why is None:
                return self.words.refusal(refusal)
            refusal = why
        said = self.words.refusal(refusal)
        return self.words("not-possible", text=text, why=said, rule=refusal.rule) if text else said

    def odds(self, sample: Any, raw: Raw) -> Odds:
        found = self._narration.odds(sample, raw)
        rows = Odds(self._result(row) for row in found.rows)
        rows.whole = found.whole
        return rows

    def _result(self, row: Row) -> Result:
        then = tuple(self.words.event(event) for event in row.then)
        return Result(row.chance, chances.result(self._narration, row), chances.by(row), then)

    # -- what has happened -------------------------------------------------------------------------------------------
    def lines(self, match: Match, ply: int, hides: Hides) -> list[Line]:
        return self._narration.lines(match, ply, hides) if match.entries[ply].mark in (CHOICE, CHANCE) else []

    def sentences(self, match: Match, ply: int, hides: Hides) -> Iterator[str]:
        """An entry of the journal and what it led to."""
        if chosen := self._narration.chosen(match, ply, hides):
            many = len(self.game.seats_of(match.position)) > 1
            yield f"{self.words.name('seat', self.game.seat(match.before(ply)))}: {chosen}" if many else chosen
        for line in self.lines(match, ply, hides):
            yield line.text

    # -- the table ---------------------------------------------------------------------------------------------------
    def beside(self, seen: Any, view: Mapping[str, Any]) -> Sheet:
        """What lies beside the map and on it, as rows of words; the view as it is for a game that has no words."""
        it = title(self.game.name)
        if isinstance(it, BringsPicture):
            return it.beside(seen, view, self.words)
        plain = [(key, _short(value)) for key, value in view.items()]
        return sheets_of(self.game.name).sheet(seen, self.words) or {"": plain}


def _short(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_short(one)}" for key, one in value.items())
    return ", ".join(map(_short, value)) if isinstance(value, (list, tuple)) else str(value)
