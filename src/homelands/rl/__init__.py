"""Research environments: Gymnasium for Navajo Wars alone, PettingZoo (AEC) for every game with more than one seat.

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

from homelands.rl.table import VERSION

SCENARIOS = ("rise", "duenos", "broken", "fearing", "rope", "campaign")


def name_of(scenario: str) -> str:
    return f"homelands/NavajoWars-{scenario}-v{VERSION}"


for _scenario in SCENARIOS:
    if name_of(_scenario) not in gymnasium.registry:
        gymnasium.register(
            id=name_of(_scenario), entry_point="homelands.rl.solo:NavajoWars", kwargs={"scenario": _scenario}
        )
