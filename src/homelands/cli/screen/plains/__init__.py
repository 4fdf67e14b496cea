"""Plains Indian Wars in the terminal: map, boxes, hands, and the exact chances of a fight."""

from __future__ import annotations

from typing import Any

from homelands.cli.screen.plains.board import PlainsBoard
from homelands.cli.words import Words
from homelands.core.game import Game


def board(game: Game[Any], words: Words) -> PlainsBoard:
    return PlainsBoard(game, words)
