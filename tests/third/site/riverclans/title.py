"""River Clans: what the rest of the program knows of it. It brings the least that can be brought, and words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from homelands.core.game import Game
from homelands.core.title import Title

if TYPE_CHECKING:
    from homelands.words.catalogue import Catalogue
    from homelands.words.narration import Narration
    from homelands.words.presenter import Presenter
    from homelands.words.title import Sentences
    from riverclans.tables import Tables


class RiverTitle(Title):
    name = "riverclans"
    title = "River Clans"
    turn = "water"
    players = (2,)

    @cached_property
    def engine(self) -> Game[Any]:
        from riverclans.game import RiverClans

        return RiverClans()

    def tables(self, packs: Sequence[Path] = ()) -> Tables:
        from riverclans.tables import load_tables

        return load_tables(tuple(packs))

    # -- words -----------------------------------------------------------------------------------------------------
    def sentences(self, catalogue: Catalogue, tables: Tables) -> Sentences:
        from riverclans.words.sentences import RiverSentences

        return RiverSentences(catalogue)

    def narration(self, game: Game[Any], words: Presenter) -> Narration:
        from riverclans.words.narration import RiverNarration

        return RiverNarration(game, words)


TITLE = RiverTitle()
