"""Catalogues: the messages of one language, those of the program and those of a game, and what each speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from homelands.core.registry import title
from homelands.words.messages import Messages, TextError

__all__ = ["LANGUAGES", "Catalogue", "TextError", "catalogue"]

BASE = "en"


def _languages() -> tuple[str, ...]:
    """English, and every other folder with messages in it: a new language is files and no edit."""
    found = [item.name for item in files(__package__).iterdir() if _is_language(item)]
    return tuple(sorted(found, key=lambda name: (name != "en", name)))


def _is_language(item: Traversable) -> bool:
    return item.is_dir() and any(part.name.endswith(".ftl") for part in item.iterdir())


LANGUAGES = _languages()


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
    folders = {"": files(__package__) / language}
    if game:
        own = title(game).folder / "words" / language
        folders[f"{game}/"] = own if own.is_dir() else title(game).folder / "words" / BASE
    for prefix, folder in folders.items():
        if folder.is_dir():
            for item in sorted(folder.iterdir(), key=lambda i: i.name):
                if item.name.endswith(".ftl"):
                    yield prefix + item.name, item.read_text(encoding="utf-8")
