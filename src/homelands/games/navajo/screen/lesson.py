"""The board as a learner sees it: the deck is laid down, but nobody knows it before the Shaman has looked."""

from __future__ import annotations

from homelands.cli.screen.console import Screen
from homelands.games.navajo.rules.copying import clone
from homelands.games.navajo.rules.state import State
from homelands.games.navajo.screen.board import NavajoBoard
from homelands.games.navajo.words.narration import SHAMAN


class LessonBoard(NavajoBoard):
    def map(self, g: State, screen: Screen) -> None:
        super().map(_veiled(g), screen)

    def show(self, g: State, what: str, screen: Screen) -> None:
        super().show(_veiled(g), what, screen)


def _veiled(g: State) -> State:
    if SHAMAN in g.discards:
        return g
    seen = clone(g)
    seen.top.clear()
    return seen


board = LessonBoard
