"""The words of the page itself: which languages there are, and what is said in them. The browser forms sentences."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from msgspec import Struct

from homelands.core.registry import games
from homelands.serve.http.api import PROBLEMS
from homelands.serve.http.static import File, answer, tag_of
from homelands.table.trouble import Trouble
from homelands.words import pages

KIND = "text/plain"
WORDS = {
    **PROBLEMS,
    200: ResponseSpec(str, description="Fluent source", media_type=MediaType.TEXT, generate_examples=False),
}


class Language(Struct):
    id: str
    name: str  # in the language itself


@get("/languages", sync_to_thread=True, responses=PROBLEMS)
def languages() -> list[Language]:
    """What can be spoken here, the base of all others first."""
    return [Language(id, name) for id, name in pages.languages().items()]


@get("/words/{language:str}", sync_to_thread=True, media_type=MediaType.TEXT, responses=WORDS)
def words(language: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """What the page says, whatever is played."""
    return _fluent(request, language, "")


@get("/words/{language:str}/{game:str}", sync_to_thread=True, media_type=MediaType.TEXT, responses=WORDS)
def board_words(language: FromPath[str], game: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """What the board of a game says."""
    if game not in games():
        raise Trouble("unknown", "unknown-game", name=game, expected=list(games()))
    return _fluent(request, language, game)


def _fluent(request: Request[Any, Any, Any], language: str, game: str) -> Response[bytes]:
    if language not in pages.languages():
        raise Trouble("unknown", "not-found", expected=list(pages.languages()))
    return answer(request, _file(language, game), "no-cache")


@cache
def _file(language: str, game: str) -> File:
    text = pages.board(language, game) if game else pages.page(language)
    plain = text.encode()
    return File(KIND, {"": plain, "gzip": gzip.compress(plain, mtime=0)}, tag_of(plain))


speech_router = Router("/api", route_handlers=[languages, words, board_words], tags=["lobby"])
