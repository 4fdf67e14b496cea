"""Catalogues: the messages of one language, those of the program and those of a game, and what each speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from homelands.words.folders import folder, languages
from homelands.words.messages import Messages, TextError

__all__ = ["LANGUAGES", "Catalogue", "TextError", "catalogue"]

BASE = "en"


LANGUAGES = languages()


class Catalogue(Messages):
    """All messages of the program, and of one game if one is meant, in one language."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, _sources(language, game))


@cache
def catalogue(language: str, game: str = "") -> Catalogue:
    """The catalogue, read once."""
    if language not in LANGUAGES:
        raise TextError(f"unknown language {language!r}, expected one of {', '.join(LANGUAGES)}")
    return Catalogue(language, game)


def _sources(language: str, game: str) -> Iterator[tuple[str, str]]:
    """Every file of a language: the program's, and the game's under its name. A game that lacks it speaks English."""
    folders = {"": folder(language)}
    if game:
        own = folder(language, game)
        folders[f"{game}/"] = own if own.is_dir() else folder(BASE, game)
    for prefix, found in folders.items():
        if found.is_dir():
            for item in sorted(found.iterdir(), key=lambda i: i.name):
                if item.name.endswith(".ftl"):
                    yield prefix + item.name, item.read_text(encoding="utf-8")
