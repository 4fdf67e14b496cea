"""Players that are programs, as the library hands them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homelands.library.speech import Option
from homelands.players import make

if TYPE_CHECKING:
    from homelands.library.play import Play


class Player:
    """A player that is a program. It never sees what its seat cannot see."""

    def __init__(self, name: str, seed: int | str = 0) -> None:
        self.name = name
        self._player = make(name, str(seed), programs=True)

    def __repr__(self) -> str:
        return f"<player {self.name}>"

    def choose(self, g: Play) -> Option:
        """The option that it takes in a game which waits for a decision."""
        seat = g.asked().seat
        return g.option(self._player.choose(g.match.game, g.truth, seat))

    def close(self) -> None:
        """A program that was started is stopped."""
        self._player.close()
