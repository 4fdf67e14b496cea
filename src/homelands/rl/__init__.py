"""Research environments: Gymnasium for a game that one plays alone, PettingZoo (AEC) for tables of several.

    >>> import gymnasium, homelands.rl
    >>> env = gymnasium.make("homelands/NavajoWars-rise-v1")

Observations are made from the view of a seat and from nothing else. Importing this package registers the names.
"""

from __future__ import annotations

try:
    import gymnasium
    import numpy as np  # noqa: F401
except ImportError as missing:  # pragma: no cover - only without the extra
    raise ImportError(f"{missing.name} is missing; install it with: pip install 'homelands[rl]'") from missing

from homelands.core.registry import games, title
from homelands.rl.table import VERSION, environment_of

TUTORIAL = "tutorial"  # its cards are known: no game by itself


def name_of(game: str, scenario: str) -> str:
    return f"homelands/{environment_of(game).NAME}-{scenario}-v{VERSION}"


def alone() -> list[tuple[str, str]]:
    """Games that one can play alone, with their scenarios."""
    found = [name for name in games() if 1 in title(name).players]
    return [(name, scenario) for name in found for scenario in title(name).engine.scenarios() if scenario != TUTORIAL]


for _game, _scenario in alone():
    if name_of(_game, _scenario) not in gymnasium.registry:
        gymnasium.register(
            id=name_of(_game, _scenario), entry_point="homelands.rl.solo:Solo",
            kwargs={"game": _game, "scenario": _scenario},
        )  # fmt: skip
