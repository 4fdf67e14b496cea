"""The whole table as rows of words: what lies where. Two sheets side by side tell what has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from homelands.games.plains.plain import write as plain
from homelands.games.plains.rules.state import State
from homelands.games.plains.words.boxes import Boxes
from homelands.words.presenter import Presenter
from homelands.words.sheet import Sheet

IMPLIED: tuple[str, ...] = ()


def sheet(g: State, words: Presenter) -> Sheet:
    view: Mapping[str, Any] = plain.to_plain(g)
    boxes = Boxes(view, words)
    rail = view["rail"]
    places = {**view["regions"], **view["areas"], **view["boxes"]}
    return {
        "tracks": [
            (words("pla-row-points"), boxes.points_line()),
            (words("pla-row-rail"), words("pla-rail-short", union=rail["up"], mountain=rail["mountain"])),
            (words("pla-row-wagons"), boxes.wagons()),
        ],
        "people": [(boxes.place(id), boxes.counted(cubes)) for id, cubes in places.items()],
        "cubes": [(words("pla-row-casualties"), boxes.counted(view["casualties"]))],
    }

