"""Who may know what: a card that is drawn is known to its clan alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from homelands.core.events import Event
from homelands.core.journal import CHANCE, Entry
from homelands.words.narration import Narration

DRAW = "rules.draw"


class RiverNarration(Narration):
    def keepers(self, g: Any, what: Entry | Event) -> Sequence[str]:
        if g.stack[-1:] and g.stack[-1].step == DRAW and (isinstance(what, Event) or what.mark == CHANCE):
            return (self.game.seat(g),)
        return ()
