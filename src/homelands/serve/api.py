"""What can be asked over HTTP about a match. The token of a seat comes with every request; the desk decides."""

from __future__ import annotations

from typing import Annotated, Any

import anyio
from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from homelands.serve import begin, render
from homelands.serve.desk import Holder
from homelands.serve.guard import client_of
from homelands.serve.problems import Trouble
from homelands.serve.server import Server
from homelands.serve.store import SPECTATOR
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
    Started,
    State,
    Thing,
    Update,
    View,
    Why,
)
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
        raise Trouble(401, "unknown-token", headers={"WWW-Authenticate": "Seat"})
    return str(header.removeprefix(SCHEME).strip())


def _json(data: bytes) -> Response[bytes]:
    return Response(data, media_type=MediaType.JSON)


# -- looking -----------------------------------------------------------------------------------------------------------
@get("/", sync_to_thread=True, responses=PROBLEMS)
def show(server: Its, token: Token, ply: FromQuery[int | None] = None, lang: Lang = "en") -> State:
    """The match as this seat may see it, now or at an earlier ply."""
    who = server.desk.holder(token)
    with server.desk.opened(who.match) as live:
        if ply is not None and not 0 <= ply <= live.ply:
            raise Trouble(422, "no-such-ply", last=live.ply, ply=live.ply)
        return render.state(live, who.seat, lang, server.sitting(who.match), ply)


@get("/log", sync_to_thread=True, responses=PROBLEMS)
def log(
    server: Its, token: Token,
    first: Annotated[int, QueryParameter(name="from", ge=0, description="after this ply")] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, description="up to this ply")] = ALL,
    lang: Lang = "en",
) -> Log:  # fmt: skip
    """What has happened, without views."""
    who = server.desk.holder(token)
    with server.desk.opened(who.match) as live:
        stop = live.entries_at(last)
        return Log(render.frames(live, who.seat, lang, live.entries_at(first), stop, views=False))


@get("/journal", sync_to_thread=True, media_type=MediaType.TEXT, responses=PROBLEMS)
def journal(server: Its, token: Token, lang: Lang = "en") -> Response[str]:
    """The journal, as far as this seat may know it."""
    who = server.desk.holder(token)
    with server.desk.opened(who.match) as live:
        text = render.journal(live, who.seat, lang)
        name = f"{live.record.game}-{live.record.scenario or 'position'}-{live.id}.journal"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/position", sync_to_thread=True, responses=PROBLEMS)
def position(server: Its, token: Token, lang: Lang = "en") -> View:
    """This seat's view of the position, in plain form."""
    who = server.desk.holder(token)
    with server.desk.opened(who.match) as live:
        return render.words_of(live, lang).view(live.match, render.eyes(live, who.seat))


@get("/things", sync_to_thread=True, responses=spec(dict[str, Thing]))
def things(server: Its, token: Token, lang: Lang = "en") -> Response[bytes]:
    """What every thing on the board is called and does, with the packs of this match."""
    return _json(_told(server, token, "things", lang))


@get("/board", sync_to_thread=True, responses=spec(dict[str, Any]))
def board(server: Its, token: Token) -> Response[bytes]:
    """Where things lie, with the packs of this match."""
    return _json(_told(server, token, "board", "en"))


def _told(server: Server, token: str, what: str, lang: str) -> bytes:
    with server.desk.opened(server.desk.holder(token).match, 0) as live:
        game, packs = live.record.game, tuple(live.packs)
    return render.told(what, game, lang, packs, render.changed(packs))


@get("/why", sync_to_thread=True, responses=PROBLEMS)
def why(server: Its, token: Token, text: Text = "", lang: Lang = "en") -> Why:
    """Why this is asked, or why something is (not) possible; the latter only for whoever decides."""
    who = server.desk.holder(token)
    with server.desk.opened(who.match) as live:
        if text and not render.acts_for(live, who.seat):
            raise Trouble(403, "over" if live.over else "not-your-turn", ply=live.ply)
        return render.words_of(live, lang).why(live.match, render.eyes(live, who.seat), text)


@get("/odds", responses=PROBLEMS)
async def odds(server: Its, token: Token, option: Text, lang: Lang = "en") -> Odds:
    """Exact chances of an option of the pending decision."""
    return await server.jobs.odds(await _holder(server, token), option, lang)


@get("/events", media_type="text/event-stream", responses=PROBLEMS)
async def events(server: Its, token: Token, request: Request[Any, Any, Any], lang: Lang = "en") -> Stream:
    """Server-sent events: `frames` (an Update), `presence`, `thinking`, `ping`; `Last-Event-ID` resumes."""
    who = await _holder(server, token)
    last = number(request.headers.get("last-event-id", ""))
    stream = server.hub.stream(server.hub.admit(who, client_of(request.scope)), lang, last)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(stream, media_type="text/event-stream", headers=headers)


async def _holder(server: Its, token: Token) -> Holder:
    return await anyio.to_thread.run_sync(server.desk.holder, token)


# -- acting ------------------------------------------------------------------------------------------------------------
@post("/act", status_code=200, sync_to_thread=True, responses=UPDATED)
def act(server: Its, token: Token, data: JSONBody[Act], lang: Lang = "en") -> Response[bytes]:
    """Take the pending decision; in a companion tell a die or a draw; in a lesson `roll` goes on."""
    return _json(server.desk.act(server.desk.holder(token), data.ply, data.text, lang))


@post("/undo", status_code=200, sync_to_thread=True, responses=UPDATED)
def undo(server: Its, token: Token, data: JSONBody[At], lang: Lang = "en") -> Response[bytes]:
    return _json(server.desk.undo(server.desk.holder(token), data.ply, lang))


@post("/redo", status_code=200, sync_to_thread=True, responses=UPDATED)
def redo(server: Its, token: Token, data: JSONBody[At], lang: Lang = "en") -> Response[bytes]:
    return _json(server.desk.redo(server.desk.holder(token), data.ply, lang))


@post("/skip", status_code=200, sync_to_thread=True, responses=UPDATED)
def skip(server: Its, token: Token, data: JSONBody[At], lang: Lang = "en") -> Response[bytes]:
    """Let the lesson play the rest of its step."""
    return _json(server.desk.skip(server.desk.holder(token), data.ply, lang))


@post("/correct", status_code=200, sync_to_thread=True, responses=UPDATED)
def correct(server: Its, token: Token, data: JSONBody[Correct], lang: Lang = "en") -> Response[bytes]:
    """Change something that was entered beside a real table."""
    return _json(server.desk.correct(server.desk.holder(token), data.ply, data.number, data.text, lang))


@post("/printed", status_code=200, sync_to_thread=True, responses=UPDATED)
def printed(server: Its, token: Token, data: JSONBody[Printed], lang: Lang = "en") -> Response[bytes]:
    """Printed figures of a card of the box, in place of reconstructed ones."""
    return _json(server.desk.printed(server.desk.holder(token), data.ply, data.values, lang))


@post("/branch", status_code=201, sync_to_thread=True, responses=PROBLEMS)
def branch(
    server: Its, token: Token, data: JSONBody[Branch], request: Request[Any, Any, Any], lang: Lang = "en"
) -> Started:
    """Practice from a moment of this match."""
    return begin.branch(server.desk, server.desk.holder(token), data, lang, server.at_home(request))


@post("/name", status_code=204, sync_to_thread=True, responses=PROBLEMS)
def name(server: Its, token: Token, data: JSONBody[Rename]) -> None:
    """What the others see beside the seat."""
    who = server.desk.holder(token)
    if who.seat == SPECTATOR:
        raise Trouble(403, "spectator")
    server.store.rename(who.match, who.seat, begin.one_line(data.name))


@post("/links", status_code=201, sync_to_thread=True, responses=PROBLEMS)
def links(server: Its, token: Token) -> Links:
    """New links, when the first ones are lost. The old ones stay good."""
    return begin.links(server.desk, server.desk.holder(token))


@post("/hurry", status_code=204, sync_to_thread=True, responses=PROBLEMS)
def hurry(server: Its, token: Token) -> None:
    """Let the bot that thinks stop, and move at once."""
    who = server.desk.holder(token)
    if who.seat == SPECTATOR:
        raise Trouble(403, "spectator")
    server.claims.hurry(who.match)


# -- long work ---------------------------------------------------------------------------------------------------------
@post("/hint", status_code=202, responses=PROBLEMS)
async def hint(server: Its, token: Token, data: JSONBody[At], lang: Lang = "en") -> JobStarted:
    return JobStarted(await server.jobs.hint(await _holder(server, token), data.ply, lang))


@post("/review", status_code=202, responses=PROBLEMS)
async def review(server: Its, token: Token, lang: Lang = "en") -> JobStarted:
    return JobStarted(await server.jobs.review(await _holder(server, token), lang))


@get("/jobs/{job:str}", sync_to_thread=True, responses=PROBLEMS)
def job(server: Its, token: Token, job: JobId) -> Job:
    return server.jobs.look(server.desk.holder(token), job)


@delete("/jobs/{job:str}", status_code=200, sync_to_thread=True, responses=PROBLEMS)
def stop_job(server: Its, token: Token, job: JobId) -> Job:
    return server.jobs.stop(server.desk.holder(token), job)


match_router = Router(
    "/api/match",
    route_handlers=[
        show, log, journal, position, things, board, why, odds, events, act, undo, redo, skip, correct, printed, branch,
        name, links, hurry, hint, review, job, stop_job,
    ],
    security=[{"seat": []}],
    tags=["match"],
)  # fmt: skip
