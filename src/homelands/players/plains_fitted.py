"""Weights of `plains_value.py`."""

from __future__ import annotations

from typing import Any

FITTED: dict[str, tuple[Any, ...]] = {}
