"""The whole table as rows of words: what lies where. Two sheets side by side tell what has changed."""

from __future__ import annotations

from homelands.cli.screen.plains.boxes import Boxes
from homelands.cli.words import Words
from homelands.games.plains import plain
from homelands.games.plains.state import State

Sheet = dict[str, list[tuple[str, str]]]
"""Parts of the table, each with its rows: the name of a box, and what is in it."""


def sheet(g: State, words: Words) -> Sheet:
    view = plain.to_plain(g)
    boxes = Boxes(view, words)
    rail = view["rail"]
    places = {**view["regions"], **view["areas"], **view["boxes"]}
    return {
        "tracks": [
            (words("pla-row-points"), boxes.told_points()),
            (words("pla-row-rail"), words("pla-rail-short", union=rail["up"], mountain=rail["mountain"])),
            (words("pla-row-wagons"), boxes.wagons()),
        ],
        "people": [(boxes.place(id), boxes.counted(cubes)) for id, cubes in places.items()],
        "cubes": [(words("pla-row-casualties"), boxes.counted(view["casualties"]))],
    }


def changes(before: Sheet, after: Sheet, *parts: str) -> dict[str, list[tuple[str, str, str]]]:
    """The rows that differ, part by part: name, before, after."""
    found: dict[str, list[tuple[str, str, str]]] = {}
    for part in parts or tuple(before):
        pairs = zip(before[part], after[part], strict=True)
        rows = [(name, old, new) for (name, old), (_, new) in pairs if old != new]
        if rows:
            found[part] = rows
    return found
