"""What stands before a request whose handler is known: limits by what it does, however its address is spelled.

Its body is read first and its answer sent afterwards: a slow client holds no thread, and no place in the line.
"""

from __future__ import annotations

from typing import Any

import anyio.to_thread
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from homelands.serve.http.clients import client_of
from homelands.serve.server import Server
from homelands.table.trouble import Trouble

STARTS = "starts"  # handlers that leave something in the database for ever
BESIDE = "beside"  # handlers that wait for something, and take their turns by themselves
SCHEME = b"Seat "


class Gate:
    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        handler: Any = scope["route_handler"]
        client = client_of(scope)
        body, size = await _whole(receive, int(handler.resolve_request_max_body_size() or 0))
        if handler.opt.get(STARTS):
            await self._may_start(client, size)
        again = _again(body, receive)
        if handler.opt.get(BESIDE):
            await self.app(scope, again, send)
            return
        turn = await self.server.turns.enter(client, self._match(scope))
        held = True

        async def let_go(message: Message) -> None:
            nonlocal held
            if held:
                held = False
                self.server.turns.leave(turn)
            await send(message)

        try:
            await self.app(scope, again, let_go)
        finally:
            if held:
                self.server.turns.leave(turn)

    def _match(self, scope: Scope) -> str:
        """The match that a request is about, if its link is known already."""
        for name, value in scope["headers"]:
            if name == b"authorization" and value.startswith(SCHEME):
                return self.server.matches.known(value.removeprefix(SCHEME).strip().decode("latin-1"))
        return ""

    async def _may_start(self, client: str, size: int) -> None:
        settings, allowed = self.server.settings, self.server.allowed
        wait = await allowed.take("starts", client)
        if wait:
            raise Trouble(
                "too-many", "too-many-starts", most=int(settings.starts), seconds=int(wait) + 1, wait=int(wait) + 1
            )
        if not settings.stored:
            return
        limits = self.server.limits
        stored = await anyio.to_thread.run_sync(limits.stored, limits.digest(client), limiter=self.server.aside)
        if stored + size > settings.stored:
            raise Trouble("too-many", "too-much-stored", most=settings.stored // 1_000_000)


async def _whole(receive: Receive, most: int) -> tuple[list[Any], int]:
    """All of the body, or so much of it that it is too large: who reads it then says so."""
    found: list[Any] = []
    size = 0
    while True:
        message: Any = await receive()
        found.append(message)
        size += len(message.get("body", b""))
        if message["type"] != "http.request" or not message.get("more_body") or 0 < most < size:
            return found, size


def _again(body: list[Any], receive: Receive) -> Receive:
    waiting = iter(body)

    async def next_message() -> Any:
        return next(waiting, None) or await receive()

    return next_message
