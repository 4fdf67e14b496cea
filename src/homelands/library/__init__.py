"""The library: `import homelands as hl` (docs/library.md)."""

from homelands.core.registry import games
from homelands.library.begin import About, about, load, new, player
from homelands.library.play import Play, Refused
from homelands.library.player import Player
from homelands.library.speech import Odds, Option, Result

__all__ = ["About", "Odds", "Option", "Play", "Player", "Refused", "Result", "about", "games", "load", "new", "player"]
