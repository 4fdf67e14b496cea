"""Who may read what: stated here, and asked for by the terminal, the table and the page alike.

A game says what there is to be kept: `Narration.keepers` names the seats that alone may know what an entry or an event
says. Who looks is a `Viewer`, and everything that is shown to somebody asks one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from homelands.core.game import Game
from homelands.core.match import Match

Hides = Callable[[Sequence[str]], bool]
"""Is something that only these seats know (none: everybody) kept from whoever looks?"""


def nothing_hidden(keepers: Sequence[str]) -> bool:
    """Whoever looks may know everything."""
    return False


def eyes(game: Game[Any], g: Any, seat: str = "") -> str:
    """Whose view is shown: a seat's own; who plays the whole table looks with the eyes of who has to decide."""
    return seat or (game.seat(g) if g.stack else game.seats_of(g)[0])


class Viewer(NamedTuple):
    """Who looks at a match. `open`: one person plays the whole table, or none does, and nothing is hidden."""

    match: Match
    seat: str
    open: bool = False

    @property
    def secrets(self) -> bool:
        """Somebody at the table must not know something. A finished game hides nothing."""
        match = self.match
        return not self.open and not match.over and len(match.game.seats_of(match.position)) > 1

    def hides(self, keepers: Sequence[str]) -> bool:
        """Is something that only the keepers know kept from this viewer?"""
        return bool(keepers) and self.seat not in keepers and self.secrets

    def sample(self, g: Any, seat: str = "") -> Any:
        """A copy of a position for words and counting: one that the seat cannot tell from the real one."""
        game = self.match.game
        return game.resample(g, seat or self.seat, random.Random(0)) if self.secrets else game.clone(g)
