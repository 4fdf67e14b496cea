"""Positions as plain data: one field list gives clone, plain form, load and checksum.

A game's position is a dataclass (slots) derived from `Position`. Its fields are the only list there is: integers,
strings, lists of integers, lists of lists, rows, and the stack of frames. `copying` writes the code of `clone` from it.
A row is a tuple of integers that change seldom. All copies share it: to change a number, put a new row in its place.
Fields marked `shared()` (tables, rulings) are the same object in every copy and are not part of the data.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Callable
from dataclasses import MISSING, dataclass
from typing import Any, Final, TypeVar

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.events import Event


class Frame:
    """One place in the rules: the step to come, and the few locals of the procedure it belongs to.

    All locals are immutable, so that copying a frame is copying eight references.
    """

    __slots__ = ("at", "kind", "left", "mask", "n", "seq", "step", "who")

    def __init__(
        self,
        step: str,
        who: int = -1,
        at: int = -1,
        n: int = 0,
        left: int = 0,
        kind: int = 0,
        mask: int = 0,
        seq: tuple[int, ...] = (),
    ) -> None:
        self.step = step  # name of the step to run next
        self.who = who  # index of the piece or seat concerned
        self.at = at  # index of the place concerned
        self.n = n  # a number
        self.left = left  # how many are still to come
        self.kind = kind  # a small code
        self.mask = mask  # a set of indices, as bits
        self.seq = seq  # a short list

    def copy(self) -> Frame:
        return Frame(self.step, self.who, self.at, self.n, self.left, self.kind, self.mask, self.seq)

    def __repr__(self) -> str:
        """`<raids.next-victim n=4 seq=(2,)>`: the step, and what differs from a fresh frame."""
        return f"<{' '.join([self.step or 'end', *(f'{name}={value}' for name, value in self.values())])}>"

    def values(self) -> list[tuple[str, Any]]:
        """The locals that have been set."""
        return [(name, value) for name, blank in _BLANK if (value := getattr(self, name)) != blank]

    def plain(self) -> dict[str, Any]:
        """Only what differs from a fresh frame, so that a stack can be read."""
        out: dict[str, Any] = {"step": self.step}
        for name, value in self.values():
            out[name] = list(value) if name == "seq" else value
        return out

    @staticmethod
    def load(data: dict[str, Any]) -> Frame:
        known = {name for name, _ in _BLANK} | {"step"}
        if unknown := set(data) - known:
            raise ValueError(f"frame: unknown key {sorted(unknown)[0]!r}, expected one of {sorted(known)}")
        values = dict(data)
        values["seq"] = tuple(values.get("seq", ()))
        return Frame(**values)


_BLANK: Final[tuple[tuple[str, Any], ...]] = (
    ("who", -1), ("at", -1), ("n", 0), ("left", 0), ("kind", 0), ("mask", 0), ("seq", ()),
)  # fmt: skip
LOCALS: Final = tuple(name for name, _ in _BLANK)


_field: Any = dataclasses.field  # what it gives stands for a value of any type


def fresh(make: Callable[[], Any]) -> Any:
    """A field that every new position has of its own."""
    return _field(default_factory=make)


def rows(make: Callable[[], Any]) -> Any:
    """A list of rows that every new position has of its own."""
    return _field(default_factory=make, metadata={"rows": True})


def setting(default: Any) -> Any:
    """A field that says how the game is played, not where it stands."""
    return _field(default=default, metadata={"setting": True})


def shared(default: Any = MISSING, make: Any = MISSING) -> Any:
    """A field that all copies have in common and that is no part of the position's data."""
    return _field(default=default, default_factory=make, metadata={"shared": True}, repr=False, kw_only=True)


@dataclass(slots=True, eq=False, repr=False)
class Position:
    """What every game's position has: the stack, and what the run loop found at its top."""

    stack: list[Frame] = fresh(list)
    options: list[Option] = shared(make=list)  # legal options of the pending decision (made by the run loop)
    request: Request | None = shared(None)  # the pending chance request
    log: list[Event] | None = shared(None)  # where events are told; None: nobody listens

    def __repr__(self) -> str:
        """`<rise, spanish period: raids.next-victim, 3 options>`."""
        if not self.stack:
            waits = "over"
        elif self.request is not None:
            waits = f"{self.stack[-1].step}, {self.request.kind}"
        else:
            waits = f"{self.stack[-1].step}, {len(self.options)} options"
        return f"<{self.label() or 'position'}: {waits}>"

    def label(self) -> str:
        """Which game it is of, and how far it has come, in a few words."""
        return ""

    def say(self, name: str, rule: str, /, **values: Any) -> None:
        """Tell an event: what happened, under which rule, with the values that decided it."""
        if self.log is not None:
            self.log.append(Event(name, rule, values))


Row = tuple[int, ...]


def added(row: Row, at: int, n: int) -> Row:
    """A row with n more in one place."""
    new = list(row)
    new[at] += n
    return tuple(new)


def changed(row: Row, at: int, value: int) -> Row:
    """A row with another number in one place."""
    new = list(row)
    new[at] = value
    return tuple(new)


def without(row: Row, value: int) -> Row:
    """A row that lacks the first of its numbers with this value."""
    at = row.index(value)
    return row[:at] + row[at + 1 :]


P = TypeVar("P", bound=Position)


_fields: dict[type[Position], tuple[str, ...]] = {}
_rows: dict[type[Position], set[str]] = {}
_blanks: dict[type[Position], dict[str, Any]] = {}


def data_fields(cls: type[Position]) -> tuple[str, ...]:
    if cls not in _fields:
        _rows[cls] = {f.name for f in dataclasses.fields(cls) if f.metadata.get("rows")}
        _fields[cls] = tuple(f.name for f in dataclasses.fields(cls) if not f.metadata.get("shared"))
    return _fields[cls]


def dump(g: Position) -> dict[str, Any]:
    """The whole position as JSON-able data, for saves. Later play does not change it."""
    out: dict[str, Any] = {}
    for name in data_fields(type(g)):
        value = getattr(g, name)
        if name == "stack":
            value = [f.plain() for f in value]
        else:
            value = _plain(value)
        out[name] = value
    return out


def _plain(value: Any) -> Any:
    """A field as JSON-able data of its own: rows are lists there."""
    if isinstance(value, list):
        return [list(x) for x in value] if value and isinstance(value[0], (list, tuple)) else value[:]
    return list(value) if isinstance(value, tuple) else value


def restore(g: P, data: dict[str, Any]) -> P:
    """Fill a fresh position with dumped data. Unknown or missing keys, or a wrong type, are refused."""
    names = data_fields(type(g))
    if unknown := set(data) - set(names):
        raise ValueError(f"position: unknown key {sorted(unknown)[0]!r}")
    for name in names:
        if name not in data:
            raise ValueError(f"position: missing key {name!r}")
        value = data[name]
        if name == "stack":
            value = [Frame.load(x) for x in value]
        else:
            value = _loaded(name, value, getattr(g, name), name in _rows[type(g)])
        setattr(g, name, value)
    return g


def _loaded(name: str, value: Any, fresh: Any, rows: bool) -> Any:
    """A field from its plain form, of the kind that it has in a fresh position."""
    kind = list if isinstance(fresh, tuple) else type(fresh)
    if type(value) is not kind:
        raise ValueError(f"position: {name} is {value!r}, expected {kind.__name__}")
    if isinstance(fresh, tuple):
        return tuple(value)
    if rows:
        return [tuple(_loaded(name, x, [], False)) for x in value]
    return [x[:] if isinstance(x, list) else x for x in value] if isinstance(fresh, list) else value


def _blank(cls: type[Position]) -> dict[str, Any]:
    """The data of a position in which nothing has been set."""
    if cls not in _blanks:
        plain = (f for f in dataclasses.fields(cls) if not f.metadata.get("shared"))
        _blanks[cls] = {f.name: _plain(f.default if f.default is not MISSING else _made(f)) for f in plain}
    return _blanks[cls]


def _made(f: dataclasses.Field[Any]) -> Any:
    return None if f.default_factory is MISSING else f.default_factory()


def checksum(g: Position, settings: bool = True) -> str:
    """Eight hex digits that change with any datum of the position; without `settings`, only with where it stands.

    A field at its default does not count, so that old journals keep their sums when the position gets a new field.
    """
    blank = _blank(type(g))
    left_out = () if settings else [f.name for f in dataclasses.fields(g) if f.metadata.get("setting")]
    data = {name: value for name, value in dump(g).items() if value != blank[name] and name not in left_out}
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2s(text.encode(), digest_size=4).hexdigest()
