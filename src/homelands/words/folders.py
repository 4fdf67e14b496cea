"""Where the messages of a language lie: a folder of the program's, and one of each game's.

A language is found by its folder. To try one without installing it, name another place for such folders in
HOMELANDS_WORDS: `program/xx/*.ftl` there holds the messages of the program, `navajo/xx/*.ftl` those of a game.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from homelands.core.registry import title

BASE = "en"
ELSEWHERE = "HOMELANDS_WORDS"
PROGRAM = "program"


def languages() -> tuple[str, ...]:
    """English, and every other folder with messages of the program in it: a new language is files and no edit."""
    found = {item.name for words in _places("") if words.is_dir() for item in words.iterdir() if is_language(item)}
    return tuple(sorted(found, key=lambda name: (name != BASE, name)))


def folder(language: str, game: str = "") -> Traversable:
    """The messages of a language, those of the program or those of a game; the folder may be missing."""
    here = [words / language for words in _places(game)]
    return next((one for one in here if one.is_dir()), here[0])


def is_language(item: Traversable) -> bool:
    return item.is_dir() and any(part.name.endswith(".ftl") for part in item.iterdir())


def _places(game: str) -> Iterator[Traversable]:
    yield title(game).folder / "words" if game else files(__package__)
    if elsewhere := os.environ.get(ELSEWHERE):
        yield Path(elsewhere) / (game or PROGRAM)
