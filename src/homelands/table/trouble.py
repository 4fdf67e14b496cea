"""What goes wrong at a table, in a form that a client can use and a person can read. Never a trace of the program."""

from __future__ import annotations

from typing import Any, Literal

from homelands.table.schema import Problem
from homelands.words.catalogue import TextError, catalogue

TroubleKind = Literal[
    "misunderstood",  # what was asked makes no sense
    "stranger",  # whoever asks has no seat here
    "forbidden",  # it is not for him, or not now
    "unknown",  # there is no such thing
    "stale",  # the match has gone on, or cannot be gone on with
    "refused",  # understood, but not possible
    "too-many",  # enough for the moment
    "unavailable",  # not his fault: he may ask again
]
SOON = 2  # seconds after which what was gone may be back


class Trouble(Exception):
    """An answer that is no success. Words are made when it is known which language the client reads.

    A value may be a function of the language. `wait`: seconds after which it makes sense to ask again.
    """

    def __init__(
        self, kind: TroubleKind, code: str, *, rule: str | None = None, expected: list[str] | None = None,
        ply: int | None = None, wait: int | None = None, **values: Any,
    ) -> None:  # fmt: skip
        super().__init__(code)
        self.kind: TroubleKind = kind
        self.code = code
        self.values = values
        self.rule = rule
        self.expected = expected or []
        self.ply = ply
        self.wait = wait

    def problem(self, language: str) -> Problem:
        values = {name: value(language) if callable(value) else value for name, value in self.values.items()}
        return Problem(self.code, say(language, self.code, **values), self.rule, self.expected, self.ply)


class Refused(Exception):
    """A move that is not possible, already in words."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.error)
        self.problem = problem


def say(language: str, code: str, **values: Any) -> str:
    try:
        return catalogue(language).format(f"serve-{code}", values)
    except TextError:
        return " ".join([code, *(f"{name}={value}" for name, value in values.items())])


def unavailable() -> Trouble:
    """What was asked for has not happened, because nothing could be read or written."""
    return Trouble("unavailable", "unavailable", wait=SOON)
