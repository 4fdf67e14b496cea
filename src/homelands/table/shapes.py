"""JSON Schema of what a game tells: the view of a seat, the plain form of a position, the board that never changes.

The client's types of each game's view and board are generated from it, as the rest is from the OpenAPI document.
"""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

import msgspec

from homelands.core.game import Game
from homelands.table.words.boards import board_type

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(game: Game[Any], kind: str) -> dict[str, Any]:
    """The schema of a "view", "position" or "board". Nothing may be in an object that it does not name."""
    shapes = {"view": game.view_type, "position": game.plain_type, "board": board_type(game.name)}
    found: dict[str, Any] = msgspec.json.schema(shapes[kind])
    for part in found.get("$defs", {}).values():
        if "properties" in part:
            part["additionalProperties"] = False
        if "description" in part:
            part["description"] = cleandoc(part["description"])
    return {"$schema": DIALECT, **found}
