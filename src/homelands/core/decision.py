"""Decisions, options and refusals."""

from __future__ import annotations

from typing import Any, NamedTuple

SHOWN = 6  # options of a decision that are printed

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

    def __repr__(self) -> str:
        """`<dine: sequence.choose-operation [3.0], 3 options: preempt | plan | act 2>`."""
        listed = [" ".join(map(str, option)) for option in self.options[:SHOWN]]
        more = [f"{len(self.options) - SHOWN} more"] if len(self.options) > SHOWN else []
        options = " | ".join([*listed, *more])
        return f"<{self.seat}: {self.step} [{self.rule}], {len(self.options)} options: {options}>"


class Over(NamedTuple):
    """The game has ended."""

    outcome: str
    why: str
