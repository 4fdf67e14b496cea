"""The contract of a game: what every player, page, bot and test relies on."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from homelands.core import state as st
from homelands.core.chance import Request, Source, check
from homelands.core.decision import Decision, Option, Over, Refusal
from homelands.core.events import Event
from homelands.core.flow import Rulebook
from homelands.core.state import Position

P = TypeVar("P", bound=Position)


class SetupError(ValueError):
    """A game that cannot be set up: what was asked for, and what there is."""

    def __init__(self, what: str, found: str, expected: Sequence[str]) -> None:
        super().__init__(f"unknown {what} {found!r}; expected one of: {', '.join(expected)}")


class Game(ABC, Generic[P]):
    """One game. Positions are values of its own class; every function here takes one."""

    name: str
    title: str
    rules_version: str
    seats: tuple[str, ...]
    book: ClassVar[Rulebook[Any]]
    position: ClassVar[type[Position]]
    plain_type: ClassVar[Any] = dict  # typed dictionaries: what `to_plain` and `view` return, for a schema of them
    view_type: ClassVar[Any] = dict

    # -- to be written by each game --------------------------------------------------------------------------------
    @abstractmethod
    def setup(
        self,
        scenario: str,
        options: Sequence[str] = (),
        rulings: Mapping[str, str] | None = None,
        packs: Sequence[Path] = (),
    ) -> P:
        """The position before the first decision or chance of a scenario."""

    @abstractmethod
    def scenarios(self) -> list[str]: ...

    @abstractmethod
    def options(self) -> list[str]:
        """Names of the optional rules."""

    @abstractmethod
    def clone(self, g: P) -> P: ...

    @abstractmethod
    def blank(self, g: P) -> P:
        """An empty position that shares the tables and rulings of another."""

    @abstractmethod
    def outcome(self, g: P) -> str:
        """Empty while the game goes on."""

    @abstractmethod
    def why(self, g: P) -> str: ...

    @abstractmethod
    def payoff(self, g: P, seat: str) -> float:
        """What the end of a game is worth to a seat: 1 for a win, 0 for a loss; winners share."""

    def seats_of(self, g: P) -> tuple[str, ...]:
        """The seats of this match, where they depend on scenario or options."""
        return self.seats

    @abstractmethod
    def seat(self, g: P) -> str:
        """Whose decision is pending."""

    @abstractmethod
    def resample(self, g: P, seat: str, rng: random.Random) -> P:
        """A position that the seat cannot tell from this one."""

    @abstractmethod
    def to_plain(self, g: P) -> Mapping[str, Any]:
        """The position in the names used outside."""

    @abstractmethod
    def from_plain(self, data: dict[str, Any], packs: Sequence[Path] = ()) -> P:
        """The position that (partial) plain data describe; an impossible one is refused with the reason."""

    @abstractmethod
    def view(self, g: P, seat: str) -> Mapping[str, Any]:
        """What a seat may know, as plain data; no seat (an empty name) is a spectator."""

    @abstractmethod
    def check(self, g: P) -> None:
        """Raise if the position is impossible: something lost, doubled, or out of its bounds."""

    @abstractmethod
    def option_words(self, option: Option) -> str: ...

    @abstractmethod
    def chance_words(self, kind: str, value: Any) -> str: ...

    # -- the same for all ------------------------------------------------------------------------------------------
    def pending(self, g: P) -> Decision | Request | Over:
        """What the game waits for."""
        if g.request is not None:
            return g.request
        if not g.stack:
            return Over(self.outcome(g), self.why(g))
        step = self.book.steps[g.stack[-1].step]
        return Decision(self.seat(g), step.name, step.rule, g.options, self.book.where(g))

    def apply(self, g: P, option: Option) -> list[Event]:
        """Carry out a choice. Whatever is not an option is refused, and nothing has changed."""
        if g.request is not None or not g.stack:
            raise Refusal("no-decision", "-", option=option)
        return self._listen(g, lambda: self.book.choose(g, option))

    def resolve(self, g: P, value: Any) -> list[Event]:
        """Carry out a chance result. One that cannot come is refused."""
        if g.request is None:
            raise Refusal("no-chance", "chance", value=value)
        check(g.request, value)
        return self._listen(g, lambda: self.book.answer(g, value))

    def _listen(self, g: P, act: Any) -> list[Event]:
        before, g.log = g.log, []
        try:
            act()
            return g.log
        finally:
            g.log = before

    def play_out(self, g: P, source: Source, choose: Any) -> int:
        """Play to the end without checks or events: `choose(g)` gives an option. Returns the decisions taken."""
        return self.book.run(g, source.answer, choose)

    def parse(self, g: P, text: str) -> Option:
        """The pending option that a typed form means."""
        wanted = " ".join(text.split()).casefold()
        for option in g.options:
            if self.option_words(option).casefold() == wanted:
                return option
        if (reason := self.why_not(g, text)) is not None:
            reason.values.setdefault("expected", [self.option_words(o) for o in g.options])
            raise reason
        rule = self.book.steps[g.stack[-1].step].rule if g.stack else "-"
        raise Refusal("not-an-option", rule, text=text, expected=[self.option_words(o) for o in g.options])

    def why_not(self, g: P, text: str) -> Refusal | None:
        """The rule that forbids what was typed, where one can be named."""
        return None

    def parse_chance(self, request: Request, text: str) -> Any:
        """The chance result that a typed form (`die 3`, or just `3`) means."""
        wanted = " ".join(text.split()).casefold()
        for value in request.values:
            words = self.chance_words(request.kind, value).casefold()
            if wanted in (words, words.removeprefix(request.kind + " ")):
                return value
        expected = [self.chance_words(request.kind, v) for v in request.values]
        raise Refusal("impossible-chance", "chance", kind=request.kind, value=text, expected=expected)

    def dump(self, g: P) -> dict[str, Any]:
        return st.dump(g)

    def load(self, data: dict[str, Any], like: P) -> P:
        g = st.restore(self.blank(like), data)
        for frame in g.stack:
            if frame.step and frame.step not in self.book.steps:
                raise ValueError(f"position: unknown step {frame.step!r}")
        self.book.run(g)
        return g

    def checksum(self, g: P, settings: bool = True) -> str:
        return st.checksum(g, settings)
