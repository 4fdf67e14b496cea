"""Navajo Wars in the terminal: map, displays, and the values behind a question."""

from __future__ import annotations

from typing import Any

from homelands.cli.screen.navajo.board import NavajoBoard
from homelands.cli.words import Words
from homelands.core.game import Game


def board(game: Game[Any], words: Words) -> NavajoBoard:
    return NavajoBoard(game, words)
