"""Positions of any moment of a game, for soaks and tests: what a game may bring."""

from __future__ import annotations

import random
from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class BringsSamples(Protocol):
    def sample(self, rng: random.Random) -> dict[str, Any]:
        """A possible position of any moment, in its plain form."""
