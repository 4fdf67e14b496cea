"""Everything a drawing of the board needs, from the data: where things lie, what touches what, how it starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from homelands.core.registry import title as title_of
from homelands.words import LANGUAGES
from homelands.words.presenter import presenter

Said = dict[str, str]
"""A name in every language."""


def board(game: str, packs: Sequence[Path] = ()) -> Mapping[str, Any]:
    """A game's board. Names are in every language, so that it has to be asked for once."""
    title: Any = title_of(game)
    found: Mapping[str, Any] = title.page.board(title.tables(packs)) if hasattr(title, "page") else {"game": game}
    return found


def board_type(game: str) -> Any:
    """What a game's board looks like: a typed dictionary."""
    title: Any = title_of(game)
    return title.page.BoardData if hasattr(title, "page") else dict


class Namer:
    """Names in all languages at once."""

    def __init__(self, game: str, tables: Any) -> None:
        self.words = {language: presenter(game, language, tables) for language in LANGUAGES}

    def __call__(self, kind: str, id: str) -> Said:
        return {language: words.name(kind, id) for language, words in self.words.items()}
