"""What is kept of matches, seats and tokens, and what whoever keeps it must be able to do.

A match is its rows: they are only ever added to. Where they lie is somebody else's business: a database before a
server, the memory of a test, the storage of a browser.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from homelands.table.schema import Kind

SPECTATOR, TABLE = "", "*"  # seats that are none: who only looks, and who plays all of them


class Conflict(Exception):
    """Somebody else has written first; nothing of this was."""


class Setup(msgspec.Struct):
    """What a match was started with."""

    options: list[str] = msgspec.field(default_factory=list)
    rulings: dict[str, str] = msgspec.field(default_factory=dict)
    packs: list[str] = msgspec.field(default_factory=list)
    seats: dict[str, str] = msgspec.field(default_factory=dict)  # human, or the level of a bot
    mine: list[str] = msgspec.field(default_factory=list)  # those of whoever started it
    position: dict[str, Any] | None = None
    lesson: str = ""
    branch: str = ""
    rules: str = ""
    open: bool = False  # one table, nothing hidden: a lesson, a companion, practice


class Row(NamedTuple):
    """One action as it is stored."""

    mark: str
    text: str
    seat: str
    time: float


class Record(NamedTuple):
    """A match as it is stored, but for its rows."""

    id: str
    kind: Kind
    game: str
    scenario: str
    setup: Setup
    seed: str
    salt: str
    commitment: str
    parent: str | None
    local: bool
    created: float
    updated: float
    ply: int
    turn: str
    bot: bool
    over: bool
    client: str = ""  # who started it; whoever serves says what that is
    size: int = 0  # bytes that it fills, about


class SeatRow(NamedTuple):
    seat: str
    kind: str
    level: str
    name: str
    last_seen: float | None
    online_until: float


class Standing(NamedTuple):
    """Where a match stands after some rows: kept beside them so that nobody has to play it to know."""

    turn: str
    bot: bool
    over: bool


ROW = 80  # bytes that a row fills beside its text, about


def size_of(rows: Sequence[Row]) -> int:
    return sum(ROW + len(row.text.encode("utf-8", "replace")) for row in rows)


def kept_as(record: Record, rows: Sequence[Row]) -> Record:
    """A new match as it is kept: with the room that it fills."""
    return record._replace(size=len(msgspec.json.encode(record.setup)) + size_of(rows))


def digest(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).digest()


class Store(Protocol):
    """Every call is one look, or one transaction that has happened when it is back."""

    @property
    def failures(self) -> tuple[type[Exception], ...]:
        """What a call raises when there is nothing to be read or written just now."""

    # -- matches ---------------------------------------------------------------------------------------------------
    def create(self, record: Record, sitting: Sequence[SeatRow], keys: Mapping[str, str], rows: Sequence[Row]) -> None:
        """A new match with its seats, the tokens of each (seat -> token) and its first rows."""

    def match(self, id: str) -> Record | None: ...

    def rows(self, id: str, start: int = 0) -> list[Row]: ...

    def append(self, id: str, ply: int, rows: Sequence[Row], now: Standing, checkpoint: str = "") -> None:
        """Write the rows that follow the first `ply` ones. Raises Conflict if somebody else has written there.

        `checkpoint`: where the match stands after them, for whoever loads it later; in place of an earlier one.
        """

    def checkpoint(self, id: str) -> tuple[int, str] | None:
        """The last checkpoint of a match, and after how many rows it was made."""

    def plies(self, ids: Iterable[str]) -> dict[str, int]:
        """Where these matches stand."""

    def on_this_machine(self, limit: int = 50) -> list[Record]:
        """Unfinished matches that were started here, the latest first."""

    # -- seats -----------------------------------------------------------------------------------------------------
    def seats(self, ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        """Who sits at these matches, in the order of their seats' names."""

    def rename(self, id: str, seat: str, name: str) -> None: ...

    def seen(self, here: Iterable[tuple[str, str]], now: float, until: float) -> None:
        """Signs of life of some seats (match, seat)."""

    # -- tokens ----------------------------------------------------------------------------------------------------
    def holder(self, token: str) -> tuple[str, str] | None:
        """The match and seat that a token opens."""

    def add_token(self, token: str, id: str, seat: str) -> None: ...

    def renew(self, token: str, id: str, seat: str) -> None:
        """A token for a seat, in place of all that it has."""

    def remove(self, id: str) -> None:
        """A match with all that belongs to it."""
