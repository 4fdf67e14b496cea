"""The words of Plains Indian Wars."""

from homelands.games.plains.words.sentences import Plains

__all__ = ["Plains"]
