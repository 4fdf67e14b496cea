"""The words of Plains Indian Wars."""

from homelands.text.plains.words import Plains

__all__ = ["Plains"]
