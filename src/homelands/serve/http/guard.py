"""What stands before every request: which names we answer to, whose pages may act, how much one client may ask.

Headers that every answer has are set here too, also those of errors and of paths that are not there.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import time
from collections import OrderedDict
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

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
STARTS = ("/api/matches", "/api/import", "/api/match/branch", "/api/match/links")  # what stays in the database for ever
EVENTS = "/api/match/events"


class Bucket:
    """How much a client may still ask for: it fills with time."""

    __slots__ = ("left", "then")

    def __init__(self, size: float, now: float) -> None:
        self.left = size
        self.then = now


class Buckets:
    """One bucket a client; those that are full again are forgotten."""

    def __init__(self, rate: float, size: float, most: int = 20_000) -> None:
        self.rate, self.size, self.most = rate, size, most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, now: float) -> float:
        """0 if the client may go on; else the seconds until he may."""
        bucket = self._of.get(client)
        if bucket is None:
            bucket = self._of[client] = Bucket(self.size, now)
            while len(self._of) > self.most:
                self._of.popitem(last=False)
        bucket.left = min(self.size, bucket.left + (now - bucket.then) * self.rate)
        bucket.then = now
        self._of.move_to_end(client)
        if bucket.left < 1:
            return (1 - bucket.left) / self.rate
        bucket.left -= 1
        return 0.0


def client_of(scope: Scope) -> str:
    """Whom limits count for: an address, or a network of the new kind, of which everybody has many addresses."""
    client = scope["client"]
    host = client[0] if client is not None else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else host


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.closing: Callable[[], None] = lambda: None  # called by who stops a server that gets no signals
        self._requests = Buckets(settings.rate, settings.burst) if settings.rate else None
        self._starts = Buckets(settings.starts / 3600, settings.starts) if settings.starts else None
        name = socket.gethostname().casefold()
        self._names = {"localhost", name, f"{name}.local"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        outward = self._outward(send, patient=scope["path"] != EVENTS)
        try:
            self._check(scope)
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
        if self._requests is not None:
            self._slowly(self._requests, scope)
        if self._starts is not None and scope["method"] == "POST" and scope["path"] in STARTS:
            self._slowly(self._starts, scope)

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

    def _slowly(self, buckets: Buckets, scope: HTTPScope) -> None:
        wait = buckets.take(client_of(scope), time.monotonic())
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
