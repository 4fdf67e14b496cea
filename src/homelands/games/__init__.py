"""The games, one folder each.

`homelands.games` is this package once a game has been loaded, and the library's list of games before: both are called.
"""

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        """The names of all games."""
        from homelands.core.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
