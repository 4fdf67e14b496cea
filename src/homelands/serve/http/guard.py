"""What stands before every request: which names we answer to, whose pages may act, how much one client may ask.

Headers that every answer has are set here too, also those of errors and of paths that are not there.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from homelands.serve.http.allowed import Allowed
from homelands.serve.http.clients import client_of
from homelands.serve.http.problems import STATUS, headers_of
from homelands.serve.settings import Settings
from homelands.table.trouble import Trouble
from homelands.words.catalogue import LANGUAGES

HEADERS = {
    b"content-security-policy": b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    b"frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
EVENTS = "/api/match/events"


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, allowed: Allowed | None = None) -> None:
        self.app = app
        self.settings = settings
        self.allowed = allowed  # none: as much as anybody likes
        self.closing: Callable[[], None] = lambda: None  # called by who stops a server that gets no signals
        name = socket.gethostname().casefold()
        self._names = {"localhost", name, f"{name}.local"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        outward = self._outward(send, patient=scope["path"] != EVENTS)
        try:
            self._check(scope)
            await self._slowly(scope)
        except Trouble as trouble:
            await _refuse(trouble, scope, outward)
            return
        await self.app(scope, receive, outward)

    # -- may this be asked? ----------------------------------------------------------------------------------------
    def _check(self, scope: HTTPScope) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "").casefold()
        if not self._ours(host):
            raise Trouble("misunderstood", "unknown-host", host=host[:80])
        if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            self._same_page(headers, host)

    def _ours(self, host: str) -> bool:
        """A Host header that we answer to. Without a list: any address, and the names of this machine.

        A page of somebody else's whose name is made to point here is neither (DNS rebinding).
        """
        if self.settings.hosts is not None:
            return host in self.settings.hosts
        name = ""
        try:
            name = urlsplit(f"//{host}").hostname or ""  # a bracket that is never closed is no name at all
            ipaddress.ip_address(name)
        except ValueError:
            return name in self._names
        return True

    def _same_page(self, headers: dict[bytes, str], host: str) -> None:
        """What changes something comes from our own page, or from a program that is no browser."""
        origin = headers.get(b"origin")
        if origin is not None:
            named = {url.casefold().rstrip("/") for url in self.settings.public}
            if origin.casefold() not in (named or {f"http://{host}", f"https://{host}"}):
                raise Trouble("forbidden", "other-origin", origin=origin[:80])
        elif headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Trouble("forbidden", "other-origin", origin="?")

    async def _slowly(self, scope: HTTPScope) -> None:
        wait = await self.allowed.take("requests", client_of(scope)) if self.allowed is not None else 0.0
        if wait:
            seconds = int(wait) + 1
            raise Trouble("too-many", "too-many-requests", seconds=seconds, wait=seconds)

    # -- answering -------------------------------------------------------------------------------------------------
    def _outward(self, send: Send, patient: bool) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                ours = {b"cache-control": b"no-store", **HEADERS}
                message["headers"] = [*message["headers"], *((n, v) for n, v in ours.items() if n not in given)]
            if patient:
                await send(message)
            else:
                async with asyncio.timeout(self.settings.stalled):  # a reader who does not read is let go
                    await send(message)

        return with_headers


async def _refuse(trouble: Trouble, scope: HTTPScope, send: Send) -> None:
    wanted = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[0]
    problem = trouble.problem(wanted if wanted in LANGUAGES else LANGUAGES[0])
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in headers_of(trouble).items()]
    await send({"type": "http.response.start", "status": STATUS[trouble.kind], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
