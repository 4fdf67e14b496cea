"""Homelands as a library: two historical board games with every rule kept.

    >>> import homelands as hl
    >>> g = hl.new("navajo", "rise", seed=7)
    >>> g.seat, g.rule, g.options[0]
    ('dine', '14.1', 'place A shiprock.1')
    >>> g.play("place A shiprock.1")

`docs/library.md` has ten recipes. A game is loaded when it is asked for, and not before.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from homelands.library import About, Odds, Option, Play, Player, Refused, Result, about, games, load, new, player

    __version__: str

__all__ = [
    "About", "Odds", "Option", "Play", "Player", "Refused", "Result", "__version__", "about", "games", "load", "new",
    "player",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import PackageNotFoundError, version  # takes longer than all the rest here

        try:
            return version("homelands")
        except PackageNotFoundError:  # run from a checkout that is not installed
            return "0"
    if name in __all__:
        return getattr(import_module("homelands.library"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
