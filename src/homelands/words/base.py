"""What the words of all games share: keys of steps, lists, and the line that names what is reconstructed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from homelands.core.data import RECONSTRUCTED, Data
from homelands.core.flow import Rulebook
from homelands.words.catalogue import Catalogue

Message = tuple[str, dict[str, Any]]
"""A key of the catalogue and the values of its variables."""
Entry = tuple[str, str, Mapping[str, str]]
"""A file of the data, an entry in it, and what its fields are called."""


@cache
def slug(words: str) -> str:
    """A name of a procedure or step as part of a key.

    >>> slug("tribal raid on a Territory"), slug("an elder's death"), slug("planning.elder-action")
    ('tribal-raid-on-a-territory', 'an-elder-s-death', 'planning_elder-action')
    """
    plain = unicodedata.normalize("NFD", words).encode("ascii", "ignore").decode().lower()
    return plain.replace(" ", "-").replace("'", "-").replace(".", "_")


def procedures_of(book: Rulebook[Any]) -> dict[str, str]:
    """The procedure of each step that belongs to one."""
    return {step: name for name, steps in book.procedures.items() for step in steps}


class Speech:
    """A catalogue that speaks: single messages and lists."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._always: dict[str, str] = {}  # messages without values: they always say the same

    def say(self, key: str, **values: Any) -> str:
        if values:
            return self.catalogue.format(key, values)
        text = self._always.get(key)
        if text is None:
            self._always[key] = text = self.catalogue.format(key, values)
        return text

    def join(self, parts: Sequence[Any], last: str = "list-two") -> str:
        """`a`, `a and b`, `a, b and c`; another word than "and" by the message of the last two."""
        words = [str(part) for part in parts]
        if not words:
            return ""
        while len(words) > 2:
            words[:2] = [self.say("list-more", first=words[0], last=words[1])]
        return words[0] if len(words) == 1 else self.say(last, first=words[0], last=words[1])

    def signed(self, n: int) -> str:
        return f"{n:+d}"

    # -- what is our own ---------------------------------------------------------------------------------------------
    def ours_in(self, data: Data, file: str, entry: str, fields: Iterable[str]) -> str:
        """` (reconstructed)` if any of these fields of an entry is our own, else nothing."""
        own = any(data.source(file, entry, field).kind == RECONSTRUCTED for field in fields)
        return self.say("ours") if own else ""

    def reconstructed(self, data: Data, entries: Sequence[Entry], silent: Iterable[str], rest: str) -> list[str]:
        """The line that names what is our own in some entries; silent fields show nothing of their own."""
        found: list[str] = []
        whole = True
        for file, entry, called in entries:
            for field in data.files[file][entry]:
                own = data.source(file, entry, field).kind == RECONSTRUCTED
                whole = whole and own
                name = called.get(field, rest)
                if own and field not in silent and name not in found:
                    found.append(name)
        if whole and any(data.files[file][entry] for file, entry, _ in entries):
            return [self.say("card-all-ours")]
        return [self.say("card-ours", fields=self.join([self.say(f"field-{name}") for name in found]))] if found else []


class Places:
    """Places in the rules, and how a game ends: the same for every game."""

    book: Rulebook[Any]

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.procedures = procedures_of(self.book)

    def step(self, step: str) -> Message:
        """The step's own name, or that of its procedure."""
        own = f"step-{slug(step)}"
        return (own, {}) if own in self.catalogue or step not in self.procedures else self.procedure(step)

    def procedure(self, step: str) -> Message:
        """The procedure that a step belongs to: what goes on while another one runs on top of it."""
        name = self.procedures.get(step)
        return (f"procedure-{slug(name)}", {}) if name else (f"step-{slug(step)}", {})

    def outcome(self, outcome: str) -> Message:
        return f"outcome-{outcome}", {}

    def why(self, why: str) -> Message:
        return f"why-{why}", {}
