"""Everything a drawing of the board needs, from the data: where things lie, what touches what, how it starts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from homelands.core.registry import title as title_of
from homelands.words import LANGUAGES, Texts


def board(game: str, packs: Sequence[Path] = ()) -> dict[str, Any]:
    """A game's board. Names are in every language, so that it has to be asked for once."""
    title: Any = title_of(game)
    found: dict[str, Any] = title.page.board(title.tables(packs)) if hasattr(title, "page") else {"game": game}
    return found


class Namer:
    """Names in all languages at once."""

    def __init__(self, game: str, tables: Any) -> None:
        self.texts = {language: Texts(game, language) for language in LANGUAGES}
        for texts in self.texts.values():
            texts.words.look(tables)

    def __call__(self, kind: str, id: str) -> dict[str, str]:
        return {language: texts.name(kind, id) for language, texts in self.texts.items()}
