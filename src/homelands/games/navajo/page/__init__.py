"""On the page: the board, what the things on it are, and which of them something is about."""

from homelands.games.navajo.page import about
from homelands.games.navajo.page.board import BoardData, board
from homelands.games.navajo.page.fight import fight
from homelands.games.navajo.page.ribbon import ribbon
from homelands.games.navajo.page.things import things

__all__ = ["BoardData", "about", "board", "fight", "ribbon", "things"]
