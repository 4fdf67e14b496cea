"""On the page: the board, what the things on it are, and which of them something is about."""

from homelands.games.plains.page import about
from homelands.games.plains.page.board import BoardData, board
from homelands.games.plains.page.fight import begins, fight
from homelands.games.plains.page.things import things

__all__ = ["BoardData", "about", "begins", "board", "fight", "things"]
