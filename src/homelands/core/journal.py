"""The journal: a played game as a text that a person can read, write, diff and paste into a forum.

    game: navajo
    scenario: rise
    seed: 42
    ---
    # a comment
    ! card 32
    > preempt
    = 1a2b3c4d

`> ` is a choice, `! ` a chance result, `# ` a comment, `= ` a checksum of the position at that point. The header names
game, scenario, options, rulings, seats, packs, rules version, seed, and may hold a position: `position:` and a path
(from the journal's folder), or JSON, in the same line or the lines below it. A game whose dice were kept by somebody
else has his commitment to the seed: see `commit`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

CHOICE, CHANCE, NOTE, SUM = ">", "!", "#", "="
MARKS = (CHOICE, CHANCE, NOTE, SUM)


class JournalError(ValueError):
    """A journal that cannot be read or does not replay: file, line, what was found, what was expected."""

    def __init__(self, where: str, line: int, message: str, expected: list[str] | None = None) -> None:
        self.where = where
        self.line = line
        self.message = message
        self.expected = expected or []
        tail = f"; expected one of: {', '.join(self.expected)}" if self.expected else ""
        super().__init__(f"{where}:{line}: {message}{tail}")


class Entry(NamedTuple):
    mark: str
    text: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.mark} {self.text}"


@dataclass
class Header:
    game: str = ""
    scenario: str = ""
    options: list[str] = field(default_factory=list)
    rulings: dict[str, str] = field(default_factory=dict)
    seats: dict[str, str] = field(default_factory=dict)
    packs: list[str] = field(default_factory=list)
    rules: str = ""
    seed: str = ""
    position: dict[str, Any] | None = None
    branch: str = ""  # the name of a practice branch, with the entry it left the game at
    commitment: str = ""  # published before the first die; seed and salt only after the last
    salt: str = ""

    def lines(self) -> list[str]:
        out = [f"game: {self.game}", f"scenario: {self.scenario}"]
        if self.options:
            out.append(f"options: {', '.join(self.options)}")
        out += [f"ruling: {name} = {reading}" for name, reading in self.rulings.items()]
        out += [f"seat: {name} = {who}" for name, who in self.seats.items()]
        out += [f"pack: {path}" for path in self.packs]
        if self.rules:
            out.append(f"rules: {self.rules}")
        if self.seed:
            out.append(f"seed: {self.seed}")
        out += [f"{key}: {value}" for key in ("commitment", "salt", "branch") if (value := getattr(self, key))]
        if self.position is not None:
            out.append(f"position: {json.dumps(self.position, ensure_ascii=False)}")
        return out


@dataclass
class Journal:
    header: Header
    entries: list[Entry] = field(default_factory=list)

    def text(self) -> str:
        return "\n".join([*self.header.lines(), "---", *map(str, self.entries), ""])


KEYS = (
    "game", "scenario", "options", "ruling", "seat", "pack", "rules",
    "seed", "commitment", "salt", "branch", "position",
)  # fmt: skip


def commit(seed: str, salt: str) -> str:
    """What is published of a secret seed: it tells nothing, and no other seed fits it.

    >>> commit("42", "sand")[:16]
    '48bd11249514be2d'
    """
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def parse(text: str, where: str = "journal", files: bool = True) -> Journal:
    """Read a journal. A line that is cut off, or that is none of the known kinds, is named.

    Without `files` a position has to stand in the journal itself: one that comes from elsewhere names no files of ours.
    """
    lines = text.split("\n")
    header, start = _header(lines, where, files)
    entries: list[Entry] = []
    for number, line in enumerate(lines[start:], start + 1):
        if not line.strip():
            continue
        mark, _, rest = line.strip().partition(" ")
        if mark not in MARKS:
            raise JournalError(where, number, f"found {line!r}", ["> choice", "! chance", "# comment", "= checksum"])
        if mark != NOTE and not rest.strip():
            raise JournalError(where, number, f"nothing after {mark!r}; the line is cut off")
        entries.append(Entry(mark, " ".join(rest.split()) if mark != NOTE else rest, number))
    if entries and not text.endswith("\n") and entries[-1].line == len(lines):
        entries = _last_line(entries, where)
    return Journal(header, entries)


def _last_line(entries: list[Entry], where: str) -> list[Entry]:
    """A file that does not end with a line end may be cut off: a checksum tells, other lines are tried as they are."""
    last = entries[-1]
    if last.mark == SUM and len(last.text) < 8:
        raise JournalError(where, last.line, f"found {last.text!r}: the file is cut off in a checksum")
    return entries


def _header(lines: list[str], where: str, files: bool) -> tuple[Header, int]:
    header = Header()
    numbered = iter(enumerate(lines, 1))
    for number, line in numbered:
        text = line.strip()
        if text == "---":
            for name in ("game", "scenario"):
                if not getattr(header, name) and header.position:
                    setattr(header, name, str(header.position.get(name, "")))
                if not getattr(header, name) and (header.position is None or name == "game"):
                    raise JournalError(where, number, f"the header has no {name!r}")
            return header, number
        if not text or text.startswith("#"):
            continue
        key, colon, value = text.partition(":")
        key, value = key.strip(), value.strip()
        if not colon or key not in KEYS:
            raise JournalError(where, number, f"found {text!r} in the header", [*KEYS, "---"])
        if key in ("ruling", "seat"):
            name, equals, reading = (part.strip() for part in value.partition("="))
            if not equals:
                raise JournalError(where, number, f"found {value!r}, expected: name = value")
            (header.rulings if key == "ruling" else header.seats)[name] = reading
        elif key == "pack":
            header.packs.append(value)
        elif key == "options":
            header.options = [x.strip() for x in value.split(",") if x.strip()]
        elif key == "position":
            if value and not value.startswith("{") and not files:
                raise JournalError(where, number, f"found {value!r}: a path cannot be followed here", ["{"])
            header.position = _position(value, number, numbered, where)
        else:
            setattr(header, key, value)
    raise JournalError(where, len(lines), "the header does not end: the file is cut off", ["---"])


def _position(value: str, line: int, rest: Iterator[tuple[int, str]], where: str) -> dict[str, Any]:
    """A path, or JSON that may go on over the lines below."""
    if value and not value.startswith("{"):
        path = Path(where).parent / value
        try:
            value = path.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:  # not there; not text; no name of a file
            raise JournalError(where, line, f"the position cannot be read: {path}: {error}") from None
        return _plain(value, where, line, f"{path} is not JSON")
    while value.count("{") != value.count("}") or not value:
        number, text = next(rest, (0, "---"))
        if text.strip() == "---":
            raise JournalError(where, number or line, "the position does not end", ["}"])
        value = f"{value}\n{text}" if value else text
    return _plain(value, where, line, "the position is not JSON")


def _plain(text: str, where: str, line: int, wrong: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:  # also a number of too many digits, brackets without end
        raise JournalError(where, line, f"{wrong}: {error}") from None
    if not isinstance(found, dict):
        raise JournalError(where, line, f"{wrong}: found {text.strip()[:40]!r}", ["{"])
    return found
