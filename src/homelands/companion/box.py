"""Figures read from the cards of the box: which of ours are only reconstructed, and the pack that keeps the true ones.

The pack is a folder of TOML files like any owner's pack (`homelands data GAME check DIR` reads it). A game keeps a copy
of its own beside its journal, so that figures entered in another game do not change how this one replays.
"""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from homelands.core.data import RECONSTRUCTED, Check, Data
from homelands.words.numbers import number

SOURCE = "box"
PACK = "pack.toml"
ASKED: dict[str, tuple[str, ...]] = {
    "operations": ("preempt", "e1", "e0", "minor"),
    "ceremonies": ("die",),
    "history": ("vp",),
}
"""The figures of each kind of card that a person can read off it and type."""


class Figure(NamedTuple):
    """A figure of a card: its place in the data, its value now, and what it may be."""

    file: str
    entry: str
    field: str
    value: Any
    check: Check

    def typed(self, text: str) -> Any:
        """The value that a text means. Raises ValueError with what was expected."""
        digits = number(text.removeprefix("-"))
        value: Any = text.casefold() if digits is None else -digits if text.startswith("-") else digits
        if said := self.check(value):
            raise ValueError(said)
        return value


def figures(data: Data, card: int, *, ours_only: bool = True) -> list[Figure]:
    """The figures of a card that are only reconstructed; or all that can be asked for."""
    one = f"{card:02d}"
    entry = f"card.{one}"
    found: list[Figure] = []
    for file, fields in ASKED.items():
        values = data.files[file].get(entry, {})
        allowed = data.schema.files[file]["card"].fields_of(one)
        for field in fields:
            if field in values and not (ours_only and data.source(file, entry, field).kind != RECONSTRUCTED):
                found.append(Figure(file, entry, field, values[field], allowed[field].check))
    return found


class Box:
    """A pack folder that grows with every figure."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def there(self) -> bool:
        return any((self.folder / f"{file}.toml").exists() for file in ASKED)

    def put(self, figure: Figure, value: Any) -> None:
        """Remember a figure. What the pack holds already is kept."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if not (self.folder / PACK).exists():
            (self.folder / PACK).write_text('name = "read from the box"\n', encoding="utf-8")
        path = self.folder / f"{figure.file}.toml"
        found = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        section, _, one = figure.entry.partition(".")
        fields = found.setdefault(section, {}).setdefault(one, {})
        fields.pop("source", None)
        fields.update({figure.field: value, "source": SOURCE})
        temporary = path.with_name(path.name + ".new")
        temporary.write_text(_text(found), encoding="utf-8")
        temporary.replace(path)

    def copy_to(self, folder: Path) -> None:
        shutil.copytree(self.folder, folder, dirs_exist_ok=True)


def _text(found: dict[str, Any]) -> str:
    lines = ["# Figures read from the cards of the box."]
    for section, entries in found.items():
        for one, fields in sorted(entries.items()):
            lines += ["", f"[{section}.{_key(one)}]", *(f"{_key(name)} = {_value(v)}" for name, v in fields.items())]
    return "\n".join([*lines, ""])


def _key(name: str) -> str:
    return name if name.replace("-", "").replace("_", "").isalnum() else _value(name)


def _value(value: Any) -> str:
    """A value in TOML: those that stand in packs."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(v) for v in value) + "]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    return str(value)
