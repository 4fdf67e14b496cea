"""What a variant is: how it is played otherwise than the values and readings of the rules, thing by thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from homelands.core.data import Data

PARTS = {"options": "optional rule", "bottom": "at the bottom of its deck", "forbid": "closed", "given": "given"}


class Change(NamedTuple):
    """A value that a pack or a study sets otherwise. `None` is a field that is not there."""

    where: str  # operations card.24 preempt
    before: Any
    now: Any


def changes(before: Data, now: Data) -> list[Change]:
    """The values in which two sets of data differ, in the order of the files."""
    found = []
    for file, entries in now.files.items():
        old = before.files.get(file, {})
        for entry in dict.fromkeys((*old, *entries)):
            one, other = old.get(entry, {}), entries.get(entry, {})
            for field in dict.fromkeys((*one, *other)):
                if one.get(field) != other.get(field):
                    found.append(Change(f"{file} {entry} {field}", one.get(field), other.get(field)))
    return found


def described(cell: Mapping[str, Any]) -> list[str]:
    """What a cell is played with beside the scenario, for a report. The players come first."""
    return list(_parts(cell))


def _parts(cell: Mapping[str, Any]) -> Iterator[str]:
    players = cell["seats"]
    if len(set(players.values())) == 1:
        yield f"player {next(iter(players.values()))}"
    else:
        yield from (f"{seat}: {player}" for seat, player in players.items())
    yield from (f"{ruling}={reading}" for ruling, reading in cell.get("rulings", {}).items())
    for part, said in PARTS.items():
        yield from (f"{said}: {one}" for one in cell.get(part, ()))
    for where, before, now in cell.get("changes", ()):
        yield f"{where}: {_value(before)} → {_value(now)}"


def _value(value: Any) -> str:
    return "none" if value is None else str(value)


def by_variant(cells: Sequence[Mapping[str, Any]]) -> dict[str, list[str]]:
    """By variant: what all of its cells have, and the first variant's do not (of that one: all that it has)."""
    own: dict[str, list[str]] = {}
    for cell in cells:
        parts = described(cell)
        kept = own.setdefault(cell["variant"], parts)
        own[cell["variant"]] = [part for part in kept if part in parts]
    first = next(iter(own.values()), [])
    return {
        name: parts if parts is first else [part for part in parts if part not in first] for name, parts in own.items()
    }
