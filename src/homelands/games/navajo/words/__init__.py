"""The words of Navajo Wars."""

from homelands.games.navajo.words.sentences import Navajo

__all__ = ["Navajo"]
