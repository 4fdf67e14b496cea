"""The words of Navajo Wars."""

from homelands.text.navajo.words import Navajo

__all__ = ["Navajo"]
