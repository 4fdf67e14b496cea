"""Major and Minor Events: each card's effect is one small function, its numbers are in the data files."""

from homelands.games.navajo.rules.events.historical import HISTORICAL
from homelands.games.navajo.rules.events.operations import MAJOR, MINOR

__all__ = ["HISTORICAL", "MAJOR", "MINOR"]
