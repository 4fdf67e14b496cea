"""What goes wrong, as an answer over HTTP. Words and kinds are the table's."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from homelands.serve.storage.database import is_damage, told
from homelands.table.schema import Problem
from homelands.table.trouble import Refused, Trouble, TroubleKind, say, unavailable
from homelands.words.catalogue import LANGUAGES

log = logging.getLogger("homelands.serve")

CODES = {400: "bad-request", 401: "unknown-token", 403: "forbidden", 404: "not-found", 405: "method-not-allowed",
         413: "too-large", 429: "too-many-requests", 500: "broken", 503: "unavailable"}  # fmt: skip
STATUS: dict[TroubleKind, int] = {
    "misunderstood": 400, "stranger": 401, "forbidden": 403, "unknown": 404, "stale": 409, "refused": 422,
    "too-many": 429, "unavailable": 503,
}  # fmt: skip
"""How HTTP calls each kind of trouble."""


def headers_of(trouble: Trouble) -> dict[str, str]:
    found = {"WWW-Authenticate": "Seat"} if trouble.kind == "stranger" else {}
    return found if trouble.wait is None else {**found, "Retry-After": str(trouble.wait)}


def language_of(request: Request[Any, Any, Any]) -> str:
    wanted = request.query_params.get("lang", LANGUAGES[0])
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


# -- answers -----------------------------------------------------------------------------------------------------------
def _answer(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(msgspec.json.encode(problem), status_code=status, media_type=MediaType.JSON, headers=headers or {})


def on_trouble(request: Request[Any, Any, Any], trouble: Trouble) -> Response[bytes]:
    if isinstance(trouble.__cause__, sa.exc.SQLAlchemyError) and trouble.code == "unavailable":
        return on_database(request, trouble.__cause__)
    return _answer(trouble.problem(language_of(request)), STATUS[trouble.kind], headers_of(trouble))


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[bytes]:
    return _answer(refused.problem, STATUS["refused"])


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
    """The database is gone, locked, or its disk is full: what was asked for has not happened.

    What it cannot keep is the fault of who asks; what it cannot read any more is told as that.
    """
    log.error("no database at %s %s: %s", request.method, request.url.path, told(error))
    if isinstance(error, sa.exc.DataError):
        return _answer(Problem("bad-request", say(language_of(request), "bad-request")), 400)
    if is_damage(error):
        request.app.state.damaged = True
        return on_trouble(request, Trouble("unavailable", "damaged"))
    return on_trouble(request, unavailable())


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of ours: it goes to the log, not to the client."""
    log.error("fault at %s %s", request.method, request.url.path, exc_info=error)
    return _answer(Problem("broken", say(language_of(request), "broken")), 500)
