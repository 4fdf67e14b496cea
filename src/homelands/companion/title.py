"""What a game brings to be umpired beside a real table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from homelands.core.chance import Request


class Doubt(NamedTuple):
    """Why a result cannot be: a message key and its values."""

    key: str
    values: dict[str, Any]


class Companion(Protocol):
    """Dice and draws as a person tells them."""

    @property
    def KIND(self) -> Mapping[str, str]:
        """How the words of a language call what is drawn, by kind of draw."""

    @property
    def SAID_BY(self) -> Mapping[str, frozenset[str]]:
        """By part of the table: events that say what to do with the pieces there."""

    def every(self, request: Request) -> Sequence[Any]:
        """All results that this kind of die or draw can ever have."""

    def form(self, kind: str, value: Any) -> str:
        """The short form: `3`, `2 5`, `brown`."""

    def tidy(self, kind: str, text: str) -> str:
        """What was typed, without what people add to it."""

    def doubt(self, g: Any, told: Sequence[str], request: Request, value: Any) -> Doubt:
        """Why a result cannot be here."""


@runtime_checkable
class BringsCompanion(Protocol):
    @property
    def companion(self) -> Companion: ...
