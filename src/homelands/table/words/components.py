"""Every thing on the board explained: its name, its figures, and what the rules say of it, in our words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from homelands.core.data import RECONSTRUCTED, Data
from homelands.core.registry import title as title_of
from homelands.table.schema import Thing
from homelands.table.words import plain
from homelands.table.words.context import Context


def things(c: Context) -> dict[str, Thing]:
    """Things by id. Figures come from the tables of the context."""
    title: Any = title_of(c.game.name)
    if not hasattr(title, "page"):
        return plain.things(c.words, c.game.name)
    found: dict[str, Thing] = title.page.things(c, c.words.tables)
    return found


# -- what both games use -----------------------------------------------------------------------------------------------
def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def split(text: str) -> tuple[str, str]:
    """The first line of a text, and the rest of it."""
    head, _, rest = text.partition("\n")
    return head, rest


def thing(c: Context, name: str, *said: str, rule: str = "", ours: bool = False, **fields: Any) -> Thing:
    """A thing: what is said of it by itself, then what its rule says."""
    lines = [line for line in said if line]
    if rule:
        lines.append(c.rules[rule].text)
        fields["rule"] = rule
    return Thing(upper(name), "\n".join(lines), ours, fields)


def ours(data: Data, file: str, entry: str, fields: Iterable[str] = ()) -> bool:
    """Is any of these fields (all, if none is named) of an entry reconstructed?"""
    names = list(fields) or list(data.files[file][entry])
    return any(data.source(file, entry, name).kind == RECONSTRUCTED for name in names)


def sixths(n: int) -> str:
    """So many faces of a die, as a share."""
    return f"{n}/6, {round(100 * n / 6)} %"
