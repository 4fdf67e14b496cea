"""What goes wrong, in a form that a client can use and a person can read. Never a trace of the program."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from homelands.table.schema import Problem
from homelands.words.catalogue import LANGUAGES, TextError, catalogue

log = logging.getLogger("homelands.serve")

CODES = {400: "bad-request", 401: "unknown-token", 403: "forbidden", 404: "not-found", 405: "method-not-allowed",
         413: "too-large", 429: "too-many-requests", 500: "broken", 503: "unavailable"}  # fmt: skip
SOON = 2  # seconds after which a database that was gone may be back


class Trouble(Exception):
    """An answer that is no success. Words are made when it is known which language the client reads.

    A value may be a function of the language.
    """

    def __init__(
        self, status: int, code: str, *, rule: str | None = None, expected: list[str] | None = None,
        ply: int | None = None, headers: dict[str, str] | None = None, **values: Any,
    ) -> None:  # fmt: skip
        super().__init__(code)
        self.status = status
        self.code = code
        self.values = values
        self.rule = rule
        self.expected = expected or []
        self.ply = ply
        self.headers = headers or {}

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


def language_of(request: Request[Any, Any, Any]) -> str:
    wanted = request.query_params.get("lang", LANGUAGES[0])
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


# -- answers -----------------------------------------------------------------------------------------------------------
def _answer(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(msgspec.json.encode(problem), status_code=status, media_type=MediaType.JSON, headers=headers or {})


def on_trouble(request: Request[Any, Any, Any], trouble: Trouble) -> Response[bytes]:
    return _answer(trouble.problem(language_of(request)), trouble.status, trouble.headers)


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[bytes]:
    return _answer(refused.problem, 422)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses: a path or method that is not there, a body that does not fit."""
    code = CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "broken")
    words = say(language_of(request), code)
    if isinstance(error, ValidationException) or error.status_code == 400:
        words = f"{words} {_where(error)}".strip()
    return _answer(Problem(code, words), error.status_code, dict(error.headers or {}))


def _where(error: HTTPException) -> str:
    """Which part of the request does not fit, and how."""
    found = error.extra if isinstance(error.extra, list) else []
    parts = [f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in found if isinstance(one, dict)]
    return "; ".join(parts) or error.detail


def on_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    """Brackets in brackets without end."""
    return _answer(Problem("bad-request", say(language_of(request), "bad-request")), 400)


def on_database(request: Request[Any, Any, Any], error: sa.exc.SQLAlchemyError) -> Response[bytes]:
    """The database is gone, locked, or its disk is full: what was asked for has not happened."""
    log.error("no database at %s %s: %s", request.method, request.url.path, error)
    return on_trouble(request, unavailable())


def unavailable() -> Trouble:
    return Trouble(503, "unavailable", headers={"Retry-After": str(SOON)})


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of ours: it goes to the log, not to the client."""
    log.error("fault at %s %s", request.method, request.url.path, exc_info=error)
    return _answer(Problem("broken", say(language_of(request), "broken")), 500)
