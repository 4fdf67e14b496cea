"""What can be asked over HTTP about a match. The token of a seat comes with every request; the table decides."""

from __future__ import annotations

from typing import Annotated, Any

import anyio
from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from homelands.serve.http.clients import client_of
from homelands.serve.http.gate import BESIDE, STARTS
from homelands.serve.server import Server
from homelands.table import look, new
from homelands.table.matches import Holder
from homelands.table.schema import (
    Act,
    At,
    Branch,
    Correct,
    Job,
    JobStarted,
    Links,
    Log,
    Odds,
    Printed,
    Problem,
    Rename,
    Renew,
    Renewed,
    Rule,
    Started,
    State,
    Thing,
    Update,
    View,
    Why,
)
from homelands.table.store import SPECTATOR
from homelands.table.trouble import Trouble
from homelands.words.catalogue import LANGUAGES
from homelands.words.numbers import number

Its = NamedDependency[Server]
Token = NamedDependency[str]
SPOKEN = f"^({'|'.join(LANGUAGES)})$"
Lang = Annotated[str, QueryParameter(pattern=SPOKEN, description="the language of all words")]
Text = Annotated[str, QueryParameter(max_length=200)]
JobId = Annotated[str, PathParameter(max_length=40)]
SCHEME = "Seat "
ALL = 2**31 - 1  # more than a match can have
PROBLEMS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "not understood", 401: "no such link", 403: "not yours", 404: "not there", 409: "stale",
        413: "too large", 422: "refused", 429: "too many", 503: "try again",
    }.items()
}  # fmt: skip


def spec(kind: Any, words: str = "told") -> dict[int, ResponseSpec]:
    """What an answer holds that is sent as bytes."""
    return {**PROBLEMS, 200: ResponseSpec(kind, description=words, generate_examples=False)}


UPDATED = spec(Update, "what has happened")


def token_of(request: Request[Any, Any, Any]) -> str:
    """`Authorization: Seat TOKEN`."""
    header = request.headers.get("authorization", "")
    if not header.startswith(SCHEME) or len(header) > 200:
        raise Trouble("stranger", "unknown-token")
    return str(header.removeprefix(SCHEME).strip())


def _json(data: bytes) -> Response[bytes]:
    return Response(data, media_type=MediaType.JSON)


# -- looking -----------------------------------------------------------------------------------------------------------
@get("/", sync_to_thread=True, responses=PROBLEMS)
def show(server: Its, token: Token, ply: FromQuery[int | None] = None, lang: Lang = "en") -> State:
    """The match as this seat may see it, now or at an earlier ply."""
    return look.state(server.matches, server.matches.holder(token), lang, ply)


@get("/log", sync_to_thread=True, responses=PROBLEMS)
def log(
    server: Its, token: Token,
    first: Annotated[int, QueryParameter(name="from", ge=0, description="after this ply")] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, description="up to this ply")] = ALL,
    lang: Lang = "en",
) -> Log:  # fmt: skip
    """What has happened, without views."""
    return look.log(server.matches, server.matches.holder(token), lang, first, last)


@get("/journal", sync_to_thread=True, media_type=MediaType.TEXT, responses=PROBLEMS)
def journal(server: Its, token: Token, lang: Lang = "en") -> Response[str]:
    """The journal, as far as this seat may know it."""
    text, name = look.journal(server.matches, server.matches.holder(token), lang)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/position", sync_to_thread=True, responses=PROBLEMS)
def position(server: Its, token: Token, lang: Lang = "en") -> View:
    """This seat's view of the position, in plain form."""
    return look.view(server.matches, server.matches.holder(token), lang)


@get("/rules", sync_to_thread=True, responses=spec(list[Rule]))
def rules(server: Its, token: Token, lang: Lang = "en") -> Response[bytes]:
    """The rules in our words, with the figures of the packs of this match."""
    return _json(look.fixed(server.matches, server.matches.holder(token), "rules", lang))


@get("/things", sync_to_thread=True, responses=spec(dict[str, Thing]))
def things(server: Its, token: Token, lang: Lang = "en") -> Response[bytes]:
    """What every thing on the board is called and does, with the packs of this match."""
    return _json(look.fixed(server.matches, server.matches.holder(token), "things", lang))


@get("/board", sync_to_thread=True, responses=spec(dict[str, Any]))
def board(server: Its, token: Token) -> Response[bytes]:
    """Where things lie, with the packs of this match."""
    return _json(look.fixed(server.matches, server.matches.holder(token), "board", "en"))


@get("/why", sync_to_thread=True, responses=PROBLEMS)
def why(server: Its, token: Token, text: Text = "", lang: Lang = "en") -> Why:
    """Why this is asked, or why something is (not) possible; the latter only for whoever decides."""
    return look.why(server.matches, server.matches.holder(token), text, lang)


@get("/odds", responses=PROBLEMS, opt={BESIDE: True})
async def odds(server: Its, token: Token, request: Request[Any, Any, Any], option: Text, lang: Lang = "en") -> Odds:
    """Exact chances of an option of the pending decision."""
    return await server.jobs.odds(await _holder(server, token), client_of(request.scope), option, lang)


@get("/events", media_type="text/event-stream", responses=PROBLEMS, opt={BESIDE: True})
async def events(server: Its, token: Token, request: Request[Any, Any, Any], lang: Lang = "en") -> Stream:
    """Server-sent events: `frames` (an Update), `presence`, `thinking`, `ping`; `Last-Event-ID` resumes."""
    who = await _holder(server, token)
    last = number(request.headers.get("last-event-id", ""))
    stream = server.hub.stream(await server.hub.admit(who, client_of(request.scope), token), lang, last)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(stream, media_type="text/event-stream", headers=headers)


async def _holder(server: Its, token: Token) -> Holder:
    return await anyio.to_thread.run_sync(server.matches.holder, token, limiter=server.aside)


# -- acting ------------------------------------------------------------------------------------------------------------
@post("/act", status_code=200, sync_to_thread=True, responses=UPDATED)
def act(server: Its, token: Token, data: JSONBody[Act], lang: Lang = "en") -> Response[bytes]:
    """Take the pending decision; in a companion tell a die or a draw; in a lesson `roll` goes on."""
    return _json(server.matches.act(server.matches.holder(token), data.ply, data.text, lang))


@post("/undo", status_code=200, sync_to_thread=True, responses=UPDATED)
def undo(server: Its, token: Token, data: JSONBody[At], lang: Lang = "en") -> Response[bytes]:
    return _json(server.matches.undo(server.matches.holder(token), data.ply, lang))


@post("/redo", status_code=200, sync_to_thread=True, responses=UPDATED)
def redo(server: Its, token: Token, data: JSONBody[At], lang: Lang = "en") -> Response[bytes]:
    return _json(server.matches.redo(server.matches.holder(token), data.ply, lang))


@post("/skip", status_code=200, sync_to_thread=True, responses=UPDATED)
def skip(server: Its, token: Token, data: JSONBody[At], lang: Lang = "en") -> Response[bytes]:
    """Let the lesson play the rest of its step."""
    return _json(server.matches.skip(server.matches.holder(token), data.ply, lang))


@post("/correct", status_code=200, sync_to_thread=True, responses=UPDATED)
def correct(server: Its, token: Token, data: JSONBody[Correct], lang: Lang = "en") -> Response[bytes]:
    """Change something that was entered beside a real table."""
    return _json(server.matches.correct(server.matches.holder(token), data.ply, data.number, data.text, lang))


@post("/printed", status_code=200, sync_to_thread=True, responses=UPDATED)
def printed(server: Its, token: Token, data: JSONBody[Printed], lang: Lang = "en") -> Response[bytes]:
    """Printed figures of a card of the box, in place of reconstructed ones."""
    return _json(server.matches.printed(server.matches.holder(token), data.ply, data.values, lang))


@post("/branch", status_code=201, sync_to_thread=True, responses=PROBLEMS, opt={STARTS: True})
def branch(
    server: Its, token: Token, data: JSONBody[Branch], request: Request[Any, Any, Any], lang: Lang = "en"
) -> Started:
    """Practice from a moment of this match."""
    who = server.matches.holder(token)
    return new.branch(server.matches, who, data, lang, server.at_home(request), server.client(request))


@post("/name", status_code=204, sync_to_thread=True, responses=PROBLEMS)
def name(server: Its, token: Token, data: JSONBody[Rename]) -> None:
    """What the others see beside the seat."""
    new.rename(server.matches, server.matches.holder(token), data.name)


@post("/links", status_code=201, sync_to_thread=True, responses=PROBLEMS, opt={STARTS: True})
def links(server: Its, token: Token) -> Links:
    """New links, when the first ones are lost. The old ones stay good."""
    return new.links(server.matches, server.matches.holder(token))


@post("/renew", status_code=201, sync_to_thread=True, responses=PROBLEMS, opt={STARTS: True})
def renew(server: Its, token: Token, data: JSONBody[Renew]) -> Renewed:
    """A new link in place of all that a seat has; the old ones open nothing any more."""
    return new.renew(server.matches, server.matches.holder(token), data.seat)


@delete("/", status_code=204, sync_to_thread=True, responses=PROBLEMS)
def remove(server: Its, token: Token) -> None:
    """Take the match away for ever, with everything that is kept of it; for whoever started it."""
    new.remove(server.matches, server.matches.holder(token))


@post("/hurry", status_code=204, sync_to_thread=True, responses=PROBLEMS)
def hurry(server: Its, token: Token) -> None:
    """Let the bot that thinks stop, and move at once."""
    who = server.matches.holder(token)
    if who.seat == SPECTATOR:
        raise Trouble("forbidden", "spectator")
    server.leases.hurry(who.match)


# -- long work ---------------------------------------------------------------------------------------------------------
@post("/hint", status_code=202, responses=PROBLEMS, opt={BESIDE: True})
async def hint(
    server: Its, token: Token, request: Request[Any, Any, Any], data: JSONBody[At], lang: Lang = "en"
) -> JobStarted:
    return JobStarted(await server.jobs.hint(await _holder(server, token), client_of(request.scope), data.ply, lang))


@post("/review", status_code=202, responses=PROBLEMS, opt={BESIDE: True})
async def review(server: Its, token: Token, request: Request[Any, Any, Any], lang: Lang = "en") -> JobStarted:
    return JobStarted(await server.jobs.review(await _holder(server, token), client_of(request.scope), lang))


@get("/jobs/{job:str}", sync_to_thread=True, responses=PROBLEMS)
def job(server: Its, token: Token, job: JobId) -> Job:
    return server.jobs.look(server.matches.holder(token), job)


@delete("/jobs/{job:str}", status_code=200, sync_to_thread=True, responses=PROBLEMS)
def stop_job(server: Its, token: Token, job: JobId) -> Job:
    return server.jobs.stop(server.matches.holder(token), job)


match_router = Router(
    "/api/match",
    route_handlers=[
        show, log, journal, position, rules, things, board, why, odds, events, act, undo, redo, skip, correct, printed,
        branch, name, links, renew, remove, hurry, hint, review, job, stop_job,
    ],
    security=[{"seat": []}],
    tags=["match"],
)  # fmt: skip
