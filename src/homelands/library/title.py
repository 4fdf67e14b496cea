"""What a game brings to be drawn in a notebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from homelands.words.presenter import Presenter
from homelands.words.sheet import Sheet


@runtime_checkable
class BringsPicture(Protocol):
    def picture(self, view: Mapping[str, Any], tables: Any, words: Presenter) -> str:
        """The map as SVG, from what a seat may know."""

    def beside(self, seen: Any, view: Mapping[str, Any], words: Presenter) -> Sheet:
        """What lies beside the map, as rows of words. `seen` is a position in which what is hidden is made up."""
