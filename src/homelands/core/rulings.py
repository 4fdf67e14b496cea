"""Rulings: doubtful rules, each with its possible readings. Every game has a file of them, `rulings.toml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from homelands.core.data import Data, Field, Problem, Rule, Section, several, text
from homelands.core.game import SetupError

FILE = "rulings"
SECTIONS = {
    "ruling": Section(
        {"default": Field(text(), counted=False), "readings": Field(several(text(), 1, 20), counted=False)}
    ),
}
"""What the file holds, for a game's schema. Questions, meanings and reasons are words (`rulings.ftl`)."""


class Ruling(NamedTuple):
    id: str
    readings: tuple[str, ...]
    default: str
    source: str


def rulings_of(data: Data) -> dict[str, Ruling]:
    """All rulings by their ids, in the order of the file."""
    found = {}
    for name, e in data.section(FILE, "ruling").items():
        source = data.source(FILE, f"ruling.{name}", "default").text
        found[name] = Ruling(name, tuple(e["readings"]), e["default"], source)
    return found


def readings(rulings: Mapping[str, Ruling], told: Mapping[str, str]) -> dict[str, str]:
    """The readings of a game: those told, the defaults of all others. Raises SetupError for one that is unknown."""
    chosen = {name: ruling.default for name, ruling in rulings.items()}
    for name, reading in told.items():
        if name not in rulings:
            raise SetupError("ruling", name, sorted(rulings))
        if reading not in rulings[name].readings:
            raise SetupError(f"reading of {name}", reading, list(rulings[name].readings))
        chosen[name] = reading
    return chosen


def have_a_default(data: Data) -> Iterator[Problem]:
    """A ruling has two readings or more, and its default is one of them."""
    for path, entry in data.files[FILE].items():
        if len(entry["readings"]) < 2:
            yield data.problem(FILE, path, "readings", "found one reading, expected two or more")
        if entry["default"] not in entry["readings"]:
            said = f"found {entry['default']!r}, expected one of {', '.join(entry['readings'])}"
            yield data.problem(FILE, path, "default", said)


RULE = Rule((FILE,), have_a_default)
"""What must agree in the file, for a game's schema."""
