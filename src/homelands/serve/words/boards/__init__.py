"""Everything a drawing of the board needs, from the data: where things lie, what touches what, how it starts."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from homelands.text import LANGUAGES, Texts


def board(game: str, packs: Sequence[Path] = ()) -> dict[str, Any]:
    """A game's board. Names are in every language, so that it has to be asked for once."""
    tables = import_module(f"homelands.games.{game}.tables").load_tables(packs)
    found: dict[str, Any] = import_module(f"homelands.serve.words.boards.{game}").board(tables)
    return found


class Namer:
    """Names in all languages at once."""

    def __init__(self, game: str, tables: Any) -> None:
        self.texts = {language: Texts(game, language) for language in LANGUAGES}
        for texts in self.texts.values():
            texts.words.look(tables)

    def __call__(self, kind: str, id: str) -> dict[str, str]:
        return {language: texts.name(kind, id) for language, texts in self.texts.items()}
