"""The board as a learner sees it, who moves for both sides."""

from __future__ import annotations

from homelands.cli.screen.plains.board import PlainsBoard

board = PlainsBoard
