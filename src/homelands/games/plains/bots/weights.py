"""The weighted player of this game has no preferences: its games last long enough by lot."""

from __future__ import annotations

from homelands.players.title import Weights

WEIGHTS = Weights({}, {})
