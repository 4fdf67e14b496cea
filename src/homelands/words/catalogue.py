"""Catalogues: the messages of one language, those of the program and those of a game, and what each speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from homelands.words.folders import folder, languages
from homelands.words.messages import Messages, TextError

__all__ = ["LANGUAGES", "Catalogue", "TextError", "catalogue"]

REMEMBERED = 20_000  # texts that are kept ready: a page asks for the same ones again and again


LANGUAGES = languages()


class Catalogue:
    """All messages of the program, and of one game if one is meant, in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.variables = Messages(language, _sources(language, game))
        self.files = self.variables.files  # keys by file
        self._made: dict[tuple[Any, ...], str] = {}

    def __contains__(self, key: str) -> bool:
        return key in self.variables

    def format(self, key: str, values: Mapping[str, Any]) -> str:
        """The message with its values. Raises TextError if anything of it is missing."""
        wanted = (key, *values.items())
        try:
            if (made := self._made.get(wanted)) is not None:
                return made
        except TypeError:  # a value that cannot be looked up, e.g. a list
            return self.variables.format(key, values)
        if len(self._made) >= REMEMBERED:
            self._made.clear()
        self._made[wanted] = made = self.variables.format(key, values)
        return made


@cache
def catalogue(language: str, game: str = "") -> Catalogue:
    """The catalogue, read once."""
    if language not in LANGUAGES:
        raise TextError(f"unknown language {language!r}, expected one of {', '.join(LANGUAGES)}")
    return Catalogue(language, game)


def _sources(language: str, game: str) -> Iterator[tuple[str, str]]:
    """Every file of a language: the program's, and the game's under its name."""
    folders = {"": folder(language)}
    if game:
        folders[f"{game}/"] = folder(language, game)
    for prefix, found in folders.items():
        if found.is_dir():
            for item in sorted(found.iterdir(), key=lambda i: i.name):
                if item.name.endswith(".ftl"):
                    yield prefix + item.name, item.read_text(encoding="utf-8")
