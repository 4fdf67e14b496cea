"""Events: everybody who watches a match hears at once what happens in it, whichever process it happened in.

Nothing is queued for a watcher. He is woken, and then told all that has happened since the ply he was last told of; a
reader who is slow misses nothing and costs nothing, and one who comes back says where he was (`Last-Event-ID`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

import anyio
import msgspec
import sqlalchemy as sa

from homelands.serve.http.turns import Turns
from homelands.serve.settings import Settings
from homelands.serve.storage.database import told as reason
from homelands.serve.storage.limits import Limits
from homelands.table import render
from homelands.table.matches import Holder, Matches
from homelands.table.schema import Presence, Thinking
from homelands.table.store import SPECTATOR, SeatRow
from homelands.table.trouble import Trouble

log = logging.getLogger("homelands.serve")
LOOK = 1.0  # seconds between two looks at who is there
RETRY = b"retry: 1000\n\n"
PING = b"event: ping\ndata: {}\n\n"


class Watcher:
    def __init__(self, who: Holder, client: str, token: str) -> None:
        self.who = who
        self.token = token
        self.revoked = False
        self.client = client
        self.wake = asyncio.Event()


class Hub:
    def __init__(self, settings: Settings, matches: Matches, limits: Limits, turns: Turns) -> None:
        self.settings = settings
        self.matches = matches
        self.limits = limits
        self.turns = turns
        self.closing = False
        self.bot_to_move: Callable[[str], None] = lambda match: None
        self._watchers: dict[str, set[Watcher]] = {}
        self._plies: dict[str, int] = {}  # of the matches that are watched, as far as we know
        self._sitting: dict[str, list[SeatRow]] = {}
        self._there: dict[str, Any] = {}  # what presence was last told
        self._clients: Counter[str] = Counter()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ticker: asyncio.Task[None] | None = None
        self._limit: anyio.CapacityLimiter | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._limit = anyio.CapacityLimiter(1)
        self._ticker = asyncio.create_task(self._tick())

    def close(self) -> None:
        """End all streams, from whatever thread; clients come back to whoever answers then."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._close)

    def _close(self) -> None:
        self.closing = True
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.wake.set()

    async def stop(self) -> None:
        self._close()
        if self._ticker is not None:
            self._ticker.cancel()
            await asyncio.gather(self._ticker, return_exceptions=True)

    # -- news ------------------------------------------------------------------------------------------------------
    def changed(self, match: str, ply: int, bot: bool) -> None:
        """Something was written in this process, in whatever thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._news, match, ply, bot)

    def _news(self, match: str, ply: int, bot: bool = False) -> None:
        if match in self._watchers and ply > self._plies.get(match, -1):
            self._plies[match] = ply
            self._rouse(match)
        if bot:
            self.bot_to_move(match)

    def _rouse(self, match: str) -> None:
        for watcher in self._watchers.get(match, ()):
            watcher.wake.set()

    async def _tick(self) -> None:
        """Look at what other processes have written, and tell them who is connected here."""
        looked = beaten = 0.0
        while True:
            await asyncio.sleep(self.settings.poll)
            if not self._watchers:
                continue
            now = time.monotonic()
            try:
                for match, ply in (await self._run(self.matches.store.plies, list(self._watchers))).items():
                    self._news(match, ply)
                if now - beaten >= self.settings.beat:
                    beaten = now
                    await self._sign_of_life(list(self._connected()))
                    await self._still_watching()
                    await self._run(self._let_in, [one for some in self._watchers.values() for one in some])
                if now - looked >= LOOK:
                    looked = now
                    await self._look()
            except (sa.exc.SQLAlchemyError, OSError) as error:
                log.warning("no look at the database: %s", reason(error))

    async def _run(self, fn: Any, *args: Any) -> Any:
        return await anyio.to_thread.run_sync(fn, *args, limiter=self._limit)

    # -- who is there ----------------------------------------------------------------------------------------------
    def _connected(self) -> set[tuple[str, str]]:
        return {(w.who.match, w.who.seat) for watchers in self._watchers.values() for w in watchers}

    async def _sign_of_life(self, here: list[tuple[str, str]]) -> None:
        now = time.time()
        await self._run(self.matches.store.seen, here, now, now + 2.5 * self.settings.beat)

    def _let_in(self, watchers: list[Watcher]) -> None:
        """Streams of links that were revoked end."""
        for watcher in watchers:
            try:
                self.matches.holder(watcher.token)
            except Trouble:
                watcher.revoked = True
                if self._loop is not None:
                    self._loop.call_soon_threadsafe(watcher.wake.set)

    async def _still_watching(self) -> None:
        if self.settings.streams:
            counts = {self.limits.digest(client): count for client, count in self._clients.items()}
            await self._run(self.limits.still_watching, counts, time.time() + 4 * self.settings.beat)

    async def _look(self) -> None:
        now = time.time()
        found = await self._run(self.matches.store.seats, list(self._watchers))
        for match, rows in found.items():
            there = [(row.seat, row.name, row.online_until > now) for row in rows if row.seat != SPECTATOR]
            self._sitting[match] = rows
            if self._there.get(match) != there:
                self._there[match] = there
                self._rouse(match)

    # -- a stream --------------------------------------------------------------------------------------------------
    async def admit(self, who: Holder, client: str, token: str) -> Watcher:
        most = self.settings.streams
        watcher = Watcher(who, client, token)
        self._clients[client] += 1
        try:
            if most and (self._clients[client] > most or not await self._room(client, most)):
                raise Trouble("too-many", "too-many-streams", most=most)
        except BaseException:
            self._gone(client)
            raise
        self._watchers.setdefault(who.match, set()).add(watcher)
        return watcher

    async def _room(self, client: str, most: int) -> bool:
        """Whether a client has so few streams at all processes together. Without a database each counts alone."""
        now, key = time.time(), self.limits.digest(client)
        try:
            return bool(
                await self._run(self.limits.watch, key, self._clients[client], most, now, now + 4 * self.settings.beat)
            )
        except sa.exc.SQLAlchemyError:
            return True

    def _gone(self, client: str) -> None:
        self._clients[client] -= 1
        if not self._clients[client]:
            del self._clients[client]

    async def dismiss(self, watcher: Watcher) -> None:
        who = watcher.who
        self._gone(watcher.client)
        rest = self._watchers[who.match]
        rest.discard(watcher)
        if not rest:
            for known in (self._watchers, self._plies, self._sitting, self._there):
                known.pop(who.match, None)
        if (who.match, who.seat) not in self._connected():
            now = time.time()
            with anyio.CancelScope(shield=True), suppress(sa.exc.SQLAlchemyError):
                await self._run(self.matches.store.seen, [(who.match, who.seat)], now, now)

    async def stream(self, watcher: Watcher, lang: str, last: int | None) -> AsyncIterator[bytes]:
        """What a seat may know of a match, as it happens. `last`: the ply that the client has seen."""
        who, there = watcher.who, None
        try:
            await self._sign_of_life([(who.match, who.seat)])
            yield RETRY
            ply = last
            while not self.closing and not watcher.revoked:
                watcher.wake.clear()
                known = self._plies.get(who.match)
                if ply is None or known is None or known != ply:
                    if known is not None and ply is not None and ply > known:
                        known = None  # written by another process, or never: the database can tell
                    async with self.turns.turn(watcher.client, who.match):
                        now, news = await anyio.to_thread.run_sync(self._since, who, lang, ply, known)
                    self._plies[who.match] = max(now, self._plies.get(who.match, -1))
                    ply = now
                    for event in news:
                        yield event
                if there != self._there.get(who.match):
                    there = self._there.get(who.match)
                    async with self.turns.turn(watcher.client, who.match):
                        told = await anyio.to_thread.run_sync(self._presence, who, lang)
                    yield told
                try:
                    async with asyncio.timeout(self.settings.ping):
                        await watcher.wake.wait()
                except TimeoutError:
                    yield PING
        except sa.exc.SQLAlchemyError as error:  # the page comes back, and says where it was
            log.warning("a stream ends without its database: %s", reason(error))
        finally:
            await self.dismiss(watcher)

    def _since(self, who: Holder, lang: str, ply: int | None, known: int | None) -> tuple[int, list[bytes]]:
        """All since a ply as events; who names none, or one that never was, is told where the match stands."""
        with self.matches.opened(who.match, known) as live:
            if ply == live.ply:
                return ply, []
            if ply is None or not 0 <= ply < live.ply:
                ply = live.ply
            rows = self._sitting.get(who.match) or self.matches.store.seats([who.match])[who.match]
            news = [_event("frames", render.encoded(live, who.seat, lang, ply, rows, self.settings.replayed), live.ply)]
            if live.standing.bot:
                news.append(_event("thinking", msgspec.json.encode(Thinking(live.turn, live.since))))
            return live.ply, news

    def _presence(self, who: Holder, lang: str) -> bytes:
        with self.matches.opened(who.match, 0) as live:
            rows = self._sitting.get(who.match) or self.matches.store.seats([who.match])[who.match]
            return _event("presence", msgspec.json.encode(Presence(render.seats(live, lang, rows))))


def _event(name: str, data: bytes, id: int | None = None) -> bytes:
    head = f"id: {id}\nevent: {name}\n" if id is not None else f"event: {name}\n"
    return head.encode() + b"data: " + data + b"\n\n"
