"""What each version of a game's rules changed, in words (`versions.ftl`)."""

from __future__ import annotations

from homelands.core.versions import since
from homelands.words.catalogue import catalogue
from homelands.words.rules import flowing


def changes(game: str, rules: str, language: str = "en") -> str:
    """What has changed since a version; nothing if it is the last one, or not known here."""
    words = catalogue(language, game)
    return " ".join(f"{one.rules}: {flowing(words.format(f'version-{one.rules}', {}))}" for one in since(game, rules))
