"""The games there are. A game is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from homelands.core.game import Game, SetupError

GAMES = {
    "navajo": "homelands.games.navajo.game:Navajo",
    "plains": "homelands.games.plains.game:Plains",
}
_made: dict[str, Game[Any]] = {}


def game(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in GAMES:
        raise SetupError("game", name, list(GAMES))
    if name not in _made:
        module, _, cls = GAMES[name].partition(":")
        _made[name] = getattr(import_module(module), cls)()
    return _made[name]
