"""Writes the code that copies a position, from the field list of its class: `python -m homelands.core.copying`.

The code is a module of its own beside the class (`games/*/copying.py`), so that it can be read, checked and compiled
like any other. A test tells when it no longer fits the fields.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterator
from pathlib import Path

from homelands.core.registry import game
from homelands.core.registry import games as all_games
from homelands.core.state import Position

HEAD = '''"""How a position is copied. Written from its fields by `python -m homelands.core.copying`, not by hand."""

from __future__ import annotations

from homelands.core.state import Frame
from {module} import {cls}


def clone(o: {cls}) -> {cls}:
    """A position of its own, with the same tables. The log is not copied: a copy is silent."""
    n = {cls}.__new__({cls})
'''
FRAMES = "[Frame(f.step, f.who, f.at, f.n, f.left, f.kind, f.mask, f.seq) for f in o.stack]"


def source(cls: type[Position]) -> str:
    """The text of the module for a position class."""
    lines = [HEAD.format(cls=cls.__name__, module=cls.__module__)]
    for f in dataclasses.fields(cls):
        lines.append(f"    n.{f.name} = {_copied(cls, f.name, str(f.type), bool(f.metadata.get('shared')))}\n")
    return "".join([*lines, "    return n\n"])


def _copied(cls: type[Position], name: str, kind: str, shared: bool) -> str:
    if name == "log":
        return "None"
    if name == "stack":
        return FRAMES
    if shared or kind in ("int", "str", "Row"):
        return f"o.{name}"
    if kind in ("list[int]", "list[str]", "list[Row]"):
        return f"o.{name}.copy()"
    if kind == "list[list[int]]":
        return f"[*map(list.copy, o.{name})]"
    raise TypeError(f"{cls.__name__}.{name}: a position field cannot be {kind}")


def modules() -> Iterator[tuple[Path, str]]:
    """The file of each game, and what belongs there."""
    for name in all_games():
        cls = game(name).position
        yield Path(sys.modules[cls.__module__].__file__ or "").with_name("copying.py"), source(cls)


def main() -> None:
    for path, text in modules():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
