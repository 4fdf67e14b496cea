"""Decisions, options and refusals."""

from __future__ import annotations

from typing import Any, NamedTuple

Option = tuple[Any, ...]
"""A verb and its arguments, all small: ("move", 12). Words are made from it at the edges only."""


class Refusal(Exception):
    """Why something is not allowed: the rule, and a message key with values for the renderer."""

    def __init__(self, reason: str, rule: str, **values: Any) -> None:
        self.reason = reason
        self.rule = rule
        self.values = values

    def __str__(self) -> str:
        return f"{self.reason} [{self.rule}]"


class Decision(NamedTuple):
    """A question to a seat. `options` are all that is legal, in a stable order."""

    seat: str
    step: str
    rule: str
    options: list[Option]
    stack: list[str]


class Over(NamedTuple):
    """The game has ended."""

    outcome: str
    why: str
