"""Research environments: Gymnasium for one agent, one game at a time or many in a batch, PettingZoo (AEC) for several.

    >>> import gymnasium, homelands.rl
    >>> env = gymnasium.make("homelands/NavajoWars-rise-v2")

Observations hold what a seat may know and nothing else. Importing this package registers the names.
"""

from __future__ import annotations

try:
    import gymnasium
    import numpy as np  # noqa: F401
except ImportError as missing:  # pragma: no cover - only without the extra
    raise ImportError(f"{missing.name} is missing; install it with: pip install 'homelands[rl]'") from missing

from homelands.core.registry import games, title
from homelands.rl.batch import batch
from homelands.rl.episode import VERSION, encoding_of, environment_of

__all__ = ["alone", "batch", "encoding_of", "name_of"]

TUTORIAL = "tutorial"  # its cards are known: no game by itself


def name_of(game: str, scenario: str) -> str:
    return f"homelands/{environment_of(game).NAME}-{scenario}-v{VERSION}"


def alone() -> list[tuple[str, str]]:
    """Games with their scenarios; where others sit at the table, named players are in their seats."""
    return [(name, scenario) for name in games() for scenario in title(name).engine.scenarios() if scenario != TUTORIAL]


for _game, _scenario in alone():
    if name_of(_game, _scenario) not in gymnasium.registry:
        gymnasium.register(
            id=name_of(_game, _scenario), entry_point="homelands.rl.solo:Solo",
            vector_entry_point="homelands.rl.batch:Batch", kwargs={"game": _game, "scenario": _scenario},
        )  # fmt: skip
