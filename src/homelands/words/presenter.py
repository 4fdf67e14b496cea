"""The one way from an event, option, refusal, question, draw, card, name or message of the program to a sentence.

    >>> from homelands.core.events import Event
    >>> words = presenter("navajo", "it")
    >>> words.event(Event("culture", "3.1/3", {"change": -1, "now": 8}))
    'Cultura -1: ora 8.'

A presenter never changes once it is made: whoever speaks of a game with a pack takes the presenter of those tables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from homelands.core.chance import Request
from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.core.registry import title as title_of
from homelands.words.base import Message
from homelands.words.catalogue import TextError, catalogue
from homelands.words.raw import Raw

DRAWN = {"cube": "colour", "disc": "colour", "coin": "colour", "intruder": "intruder", "set-out": "set", "card": "card",
         "ceremony": "card"}  # what is drawn, and the kind of its name  # fmt: skip
KEPT = 64  # presenters: two languages of each game, and games with packs


class Presenter:
    """Everything that is said about one game in one language, with the names and figures of its tables.

    Words of a game that are missing never stop it: what is meant is shown raw. With `strict` they are an error, as in
    the tests. Without a game it speaks the program's own words.
    """

    def __init__(self, game: str = "", language: str = "en", tables: Any = None, strict: bool = False) -> None:
        title: Any = title_of(game) if game else None
        self.game = game
        self.language = language
        self.strict = strict
        self.catalogue = catalogue(language, game)
        self.tables = title.tables() if title is not None and tables is None else tables
        self._steps: dict[str, str] = {}  # names that have been asked for
        self._procedures: dict[str, str] = {}
        self.sentences: Any = _NoWords()
        if hasattr(title, "sentences"):
            self.sentences = title.sentences(self.catalogue, self.tables)
        elif title is not None:
            if strict:
                raise TextError(f"the game {game!r} has no words")
            self.sentences = Raw(title.engine, self.catalogue)

    def of(self, tables: Any) -> Presenter:
        """The same words with other tables."""
        if tables is self.tables or not self.game:
            return self
        return _kept(self.game, self.language, _Same(tables), self.strict)

    def at(self, g: Any) -> Presenter:
        """The same words with the tables of a position."""
        return self.of(getattr(g, "t", self.tables))

    # -- the program's own words -----------------------------------------------------------------------------------
    def __call__(self, key: str, **values: Any) -> str:
        """A message of the program. One that is missing is a fault, and shows."""
        return self.catalogue.format(key, values)

    def text(self, key: str, **values: Any) -> str:
        """A message that a game may lack: it is shown raw."""
        return self._form(key, values)

    def has(self, key: str) -> bool:
        return key in self.catalogue

    # -- a game being played ---------------------------------------------------------------------------------------
    def event(self, event: Event) -> str:
        """One line of the log: plain text, no rule id."""
        return self._say(self.sentences.event, event, raw=lambda: _raw(event.name, event.values))

    def prompt(self, g: Any, step: str) -> str:
        """The question of a decision step, with its figures."""
        return self._say(self.sentences.prompt, g, step, raw=lambda: f"{step}?")

    def option(self, g: Any, option: Option) -> str:
        """What an option of the pending decision does, with its cost and figures."""
        return self._say(self.sentences.option, g, option, raw=lambda: "")

    def request(self, g: Any, request: Request) -> str:
        """What the pending die or draw is for."""
        return self._say(self.sentences.request, g, request, raw=lambda: request.kind)

    def result(self, kind: str, form: str) -> str:
        """What was rolled or drawn, from its typed form: a die as its number, a draw by its name."""
        form = form.removeprefix(kind).strip()
        if kind.endswith("-dice"):
            return ", ".join(self.name("face", face) for face in form.split(" "))
        return self.name(DRAWN[kind], form) if kind in DRAWN else form

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible."""
        return self._say(self.sentences.refusal, refusal, raw=lambda: refusal.reason)

    def step(self, step: str) -> str:
        """The short name of a step."""
        name = self._steps.get(step)
        if name is None:
            self._steps[step] = name = self._say(self.sentences.step, step, raw=lambda: step)
        return name

    def procedure(self, step: str) -> str:
        """What goes on while another step runs on top of this one."""
        name = self._procedures.get(step)
        if name is None:
            self._procedures[step] = name = self._say(self.sentences.procedure, step, raw=lambda: step)
        return name

    def procedures(self, stack: Sequence[str]) -> list[str]:
        """The stack that led to a decision, outermost first: Operations card, Enemy Operations, Enemy Raid, Reaction.

        A frame below the top one names the step it goes on with, so its procedure is what is shown.
        """
        names = [*map(self.procedure, stack[:-1]), *map(self.step, stack[-1:])]
        return [name for i, name in enumerate(names) if not i or name != names[i - 1]]

    def where(self, stack: Sequence[str]) -> str:
        """The same in one line: `Operations card > Enemy Operations > Enemy Raid > Reaction`."""
        return " > ".join(self.procedures(stack))

    def outcome(self, outcome: str, why: str) -> tuple[str, str]:
        """How the game ended, and why."""
        ended = self._say(self.sentences.outcome, outcome, raw=lambda: outcome)
        return ended, self._say(self.sentences.why, why, raw=lambda: why)

    # -- components and names --------------------------------------------------------------------------------------
    def card(self, number: int | str) -> str:
        """A card in our own words, several lines; by its number, or by its id where cards have one.

        Raises LookupError for a number that is none.
        """
        return str(self.sentences.card(number))

    def component(self, kind: str, *which: Any) -> str:
        """A thing that only some games have, explained. Raises TextError if this one has none."""
        if kind not in self.sentences.components:
            raise TextError(f"{self.game} has no {kind}")
        return str(getattr(self.sentences, kind)(*which))

    def name(self, kind: str, id: str) -> str:
        """The name of a thing by its id: name("area", "shiprock.3") is `Shiprock 3`. One without a name is its id."""
        try:
            return str(self.sentences.name(kind, id))
        except LookupError:
            if (key := f"{kind}-{id.replace(' ', '-')}") in self.catalogue and not self.catalogue[key]:
                return self.catalogue.format(key, {})
            if self.strict:
                raise
            return id

    # -- how it is formed ------------------------------------------------------------------------------------------
    def _say(self, message: Callable[..., Message], *about: Any, raw: Callable[[], str]) -> str:
        try:
            key, values = message(*about)
        except LookupError:
            if self.strict:
                raise
            return raw()
        text = self._form(key, values)
        return text[:1].upper() + text[1:]

    def _form(self, key: str, values: Mapping[str, Any]) -> str:
        try:
            return self.catalogue.format(key, values)
        except TextError:
            if self.strict:
                raise
            return _raw(key, values)


def presenter(game: str = "", language: str = "en", tables: Any = None) -> Presenter:
    """The presenter of a game, a language and its tables (a game's own unless others are given), made once."""
    if tables is None and game:
        tables = title_of(game).tables()
    return _kept(game, language, _Same(tables), False)


@lru_cache(maxsize=KEPT)
def _kept(game: str, language: str, tables: _Same, strict: bool) -> Presenter:
    return Presenter(game, language, tables.it, strict)


class _Same:
    """Tables by their identity: they are large, and two with the same figures may still be told apart."""

    __slots__ = ("it",)

    def __init__(self, tables: Any) -> None:
        self.it = tables

    def __hash__(self) -> int:
        return id(self.it)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.it is other.it


class _NoWords:
    """The program's own words are of no game."""

    components: tuple[str, ...] = ()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return _none


def _none(*about: Any) -> Any:
    raise LookupError("no words")


def _raw(name: str, values: Mapping[str, Any]) -> str:
    return " ".join([name, *(f"{key}={value}" for key, value in values.items())])
