"""What can be asked over HTTP without a seat: what there is to play, how to start, and what things are."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody

from homelands.core.data import DataError
from homelands.core.registry import games as all_games
from homelands.core.registry import title as title_of
from homelands.serve import begin, render
from homelands.serve.api import PROBLEMS, Its, Lang, spec
from homelands.serve.problems import Trouble
from homelands.serve.store import TABLE
from homelands.table.schema import Catalogue, Import, MineEntry, NewMatch, PackEntry, Rule, Started, Thing
from homelands.table.words import catalogue as catalogue_words

LARGE = 600_000  # bytes of a request that brings a journal or a position


@get("/catalogue", sync_to_thread=True, responses=PROBLEMS)
def catalogue(server: Its, lang: Lang = "en") -> Catalogue:
    """Games, scenarios, options, rulings, lessons, bots, packs."""
    return catalogue_words(lang, [_pack(path) for path in server.desk.packs()])


def _pack(path: Path) -> PackEntry:
    try:
        told = tomllib.loads((path / "pack.toml").read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        told = {}
    return PackEntry(path.name, str(told.get("name", path.name)), _fits(str(path), render.changed([str(path)])))


@lru_cache(maxsize=256)
def _fits(pack: str, changed: float) -> str:
    """The only game that can be played with a pack, if there is one."""
    found = [game for game in all_games() if _takes(game, pack)]
    return found[0] if len(found) == 1 else ""


def _takes(game: str, pack: str) -> bool:
    try:
        title_of(game).tables([Path(pack)])
    except DataError:
        return False
    return True


@post("/matches", status_code=201, sync_to_thread=True, request_max_body_size=LARGE, responses=PROBLEMS)
def start(server: Its, data: JSONBody[NewMatch], request: Request[Any, Any, Any]) -> Started:
    return begin.new(server.desk, data, server.at_home(request))


@post("/import", status_code=201, sync_to_thread=True, request_max_body_size=LARGE, responses=PROBLEMS)
def bring(server: Its, data: JSONBody[Import], request: Request[Any, Any, Any]) -> Started:
    """Go on with a journal."""
    return begin.bring(server.desk, data, server.at_home(request))


@get("/mine", sync_to_thread=True, responses=PROBLEMS)
def mine(server: Its, request: Request[Any, Any, Any]) -> list[MineEntry]:
    """Unfinished matches that were started on this machine; nowhere else is there such a list."""
    if not server.at_home(request):
        raise Trouble(403, "not-at-home")
    found = []
    for record in server.store.on_this_machine():
        setup = record.setup
        seat = TABLE if setup.open else setup.mine[0] if setup.mine else next(iter(setup.seats))
        who = {name: "person" if level == "human" else level for name, level in setup.seats.items()}
        found.append(
            MineEntry(record.id, record.game, record.scenario, record.kind, who, record.updated,
                      server.own_token(record.id, seat), record.over, setup.branch)
        )  # fmt: skip
    return found


# -- words and components ----------------------------------------------------------------------------------------------
def _told(what: str, game: str, lang: str) -> bytes:
    if game not in all_games():
        raise Trouble(404, "unknown-game", name=game, expected=list(all_games()))
    return render.told(what, game, lang)


@get("/rules/{game:str}", sync_to_thread=True, responses=spec(list[Rule]))
def rules(game: FromPath[str], lang: Lang = "en") -> Response[bytes]:
    """The rules in our words."""
    return Response(_told("rules", game, lang), media_type=MediaType.JSON)


@get("/things/{game:str}", sync_to_thread=True, responses=spec(dict[str, Thing]))
def things(game: FromPath[str], lang: Lang = "en") -> Response[bytes]:
    """What every thing on the board is called and does."""
    return Response(_told("things", game, lang), media_type=MediaType.JSON)


@get("/board/{game:str}", sync_to_thread=True, responses=spec(dict[str, Any]))
def board(game: FromPath[str]) -> Response[bytes]:
    """Where things lie."""
    return Response(_told("board", game, "en"), media_type=MediaType.JSON)


@get("/health", sync_to_thread=True, responses=PROBLEMS)
def health(server: Its) -> dict[str, str]:
    """For a proxy that wants to know whether this process answers, and its database."""
    server.store.plies(["-"])
    return {"status": "ok", "version": server.version}


lobby_router = Router(
    "/api",
    route_handlers=[catalogue, start, bring, mine, rules, things, board, health],
    tags=["lobby"],
)
