"""Events: what happened, the rule that made it happen, and the values that decided it. Words are apart (text/)."""

from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    name: str
    rule: str
    values: dict[str, Any]
