"""The ASGI application: `create(settings)`, or `factory()` for processes that are started by others."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from litestar import Litestar, Request
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from msgspec import Struct

from homelands.serve.http.api import match_router, token_of
from homelands.serve.http.gate import Gate
from homelands.serve.http.guard import Guard
from homelands.serve.http.lobby import lobby_router
from homelands.serve.http.problems import on_database, on_depth, on_fault, on_http, on_refused, on_trouble
from homelands.serve.http.speech import speech_router
from homelands.serve.http.static import Pages, page
from homelands.serve.server import Server
from homelands.serve.settings import Settings, from_environment
from homelands.table import schema
from homelands.table.trouble import Refused, Trouble

BODY = 64_000  # bytes of a request
DESCRIPTION = (
    "A match as one seat may see it. What a view, a position and a board hold differs by game: "
    "`homelands data GAME schema view|board` prints the JSON Schema."
)
SEAT = SecurityScheme(type="apiKey", name="Authorization", security_scheme_in="header", description="Seat TOKEN")


def litestar(server: Server) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    def the_server() -> Server:
        return server

    def the_token(request: Request[Any, Any, Any]) -> str:
        return token_of(request)

    app = Litestar(
        route_handlers=[match_router, lobby_router, speech_router, page],
        dependencies={
            "server": Provide(the_server, sync_to_thread=False),
            "token": Provide(the_token, sync_to_thread=False),
        },
        exception_handlers={
            Trouble: on_trouble,
            Refused: on_refused,
            HTTPException: on_http,
            RecursionError: on_depth,
            sa.exc.SQLAlchemyError: on_database,
            Exception: on_fault,
        },
        middleware=[lambda app: Gate(app, server)],
        lifespan=[lifespan],
        request_max_body_size=BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Homelands",
            description=DESCRIPTION,
            version=server.version,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes={"seat": SEAT}),
            create_examples=False,
        ),
    )
    app.state.pages = Pages()
    app.state.damaged = False
    _closed(app)
    return app


def _closed(app: Litestar) -> None:
    """The document says of every struct that refuses unknown fields that it does."""
    refusing = {name for name, found in vars(schema).items() if _refuses(found)}
    for name, found in app.openapi_schema.components.schemas.items():
        if name in refusing:
            found.additional_properties = False


def _refuses(found: Any) -> bool:
    return isinstance(found, type) and issubclass(found, Struct) and found.__struct_config__.forbid_unknown_fields


def create(settings: Settings) -> Guard:
    server = Server(settings)
    guard = Guard(litestar(server), settings, server.allowed)
    guard.closing = server.hub.close
    return guard


def factory() -> Guard:
    """For the processes of a server with several of them."""
    logging.basicConfig(level=logging.WARNING)
    return create(from_environment())
