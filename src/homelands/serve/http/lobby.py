"""What can be asked over HTTP without a seat: what there is to play, how to start, and what things are."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody

from homelands.serve.http.api import PROBLEMS, Its, Lang, spec
from homelands.serve.http.gate import STARTS
from homelands.serve.settings import LIMITS
from homelands.table import lobby, new
from homelands.table.schema import Catalogue, Import, MineEntry, NewMatch, Rule, Started, Thing
from homelands.table.trouble import Trouble

LARGE = 600_000  # bytes of a request that brings a journal or a position
STARTING = {STARTS: True}


@get("/catalogue", sync_to_thread=True, responses=PROBLEMS)
def catalogue(server: Its, lang: Lang = "en") -> Catalogue:
    """Games, scenarios, options, rulings, lessons, bots, packs."""
    return lobby.catalogue(server.matches, lang)


@post("/matches", status_code=201, sync_to_thread=True, request_max_body_size=LARGE, responses=PROBLEMS, opt=STARTING)
def start(server: Its, data: JSONBody[NewMatch], request: Request[Any, Any, Any]) -> Started:
    return new.new(server.matches, data, server.at_home(request), server.client(request))


@post("/import", status_code=201, sync_to_thread=True, request_max_body_size=LARGE, responses=PROBLEMS, opt=STARTING)
def bring(server: Its, data: JSONBody[Import], request: Request[Any, Any, Any]) -> Started:
    """Go on with a journal."""
    return new.bring(server.matches, data, server.at_home(request), server.client(request))


@get("/mine", sync_to_thread=True, responses=PROBLEMS)
def mine(server: Its, request: Request[Any, Any, Any]) -> list[MineEntry]:
    """Unfinished matches that were started on this machine; nowhere else is there such a list."""
    if not server.at_home(request):
        raise Trouble("forbidden", "not-at-home")
    return lobby.mine(server.matches, server.own_token)


# -- words and components ----------------------------------------------------------------------------------------------
@get("/rules/{game:str}", sync_to_thread=True, responses=spec(list[Rule]))
def rules(game: FromPath[str], lang: Lang = "en") -> Response[bytes]:
    """The rules in our words."""
    return Response(lobby.fixed("rules", game, lang), media_type=MediaType.JSON)


@get("/things/{game:str}", sync_to_thread=True, responses=spec(dict[str, Thing]))
def things(game: FromPath[str], lang: Lang = "en") -> Response[bytes]:
    """What every thing on the board is called and does."""
    return Response(lobby.fixed("things", game, lang), media_type=MediaType.JSON)


@get("/board/{game:str}", sync_to_thread=True, responses=spec(dict[str, Any]))
def board(game: FromPath[str]) -> Response[bytes]:
    """Where things lie."""
    return Response(lobby.fixed("board", game, "en"), media_type=MediaType.JSON)


@get("/limits", sync_to_thread=False, responses=PROBLEMS)
def limits(server: Its) -> dict[str, float]:
    """How much may be asked, by the names of the settings (docs/hosting.md); 0 is no limit."""
    return {name: getattr(server.settings, name) for name in LIMITS}


@get("/health", sync_to_thread=True, responses=PROBLEMS)
def health(server: Its, request: Request[Any, Any, Any]) -> dict[str, str]:
    """For a proxy that wants to know whether this process answers, and whether its database can be written."""
    if request.app.state.damaged:
        raise Trouble("unavailable", "damaged")
    server.beat()
    return {"status": "ok", "version": server.version}


lobby_router = Router(
    "/api",
    route_handlers=[catalogue, start, bring, mine, rules, things, board, limits, health],
    tags=["lobby"],
)
