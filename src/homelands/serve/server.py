"""Everything that one server process has: its database, live matches, streams, bots and jobs."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import socket
import threading
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from types import FrameType
from typing import Any

import anyio
import anyio.to_thread
import sqlalchemy as sa
from litestar import Request

from homelands.serve.http.allowed import Allowed
from homelands.serve.http.clients import client_of
from homelands.serve.http.hub import Hub
from homelands.serve.http.turns import Turns
from homelands.serve.settings import LOOPBACK, Settings
from homelands.serve.storage.database import Database, told
from homelands.serve.storage.limits import Limits
from homelands.serve.storage.store import DatabaseStore
from homelands.serve.work.bots import Bots
from homelands.serve.work.garbage import GarbageSchedule
from homelands.serve.work.jobs import Jobs
from homelands.serve.work.leases import Leases
from homelands.serve.work.workers import Workers
from homelands.table.matches import Matches
from homelands.table.new import token
from homelands.table.words import catalogue
from homelands.words.catalogue import LANGUAGES

log = logging.getLogger("homelands.serve")
DAY = 86_400.0
SWEEP = 600.0  # seconds between two looks for matches that are retained no longer
BEAT = 1.0  # seconds for which a sign of life in the database counts
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


class Server:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.url)
        self.store = DatabaseStore(self.database)
        self.holder = f"{socket.gethostname()[:12]}-{os.getpid()}-{secrets.token_hex(4)}"[:32]
        self.leases = Leases(self.database, self.holder)
        self.matches = Matches(settings, self.store, threading.Lock)
        self.limits = Limits(self.database, self.holder)
        self.allowed = Allowed(settings, self.limits)
        self.turns = Turns(settings.threads, settings.waiting)
        self.hub = Hub(settings, self.matches, self.limits, self.turns)
        self.garbage = GarbageSchedule()
        self.aside: anyio.CapacityLimiter  # threads for short looks at the database beside the work on matches
        self.workers: Workers
        self.bots: Bots
        self.jobs: Jobs
        self._sweeper: asyncio.Task[None] | None = None
        self._orphan: asyncio.Task[None] | None = None
        self._tokens: dict[tuple[str, str], str] = {}
        self._lock = threading.Lock()
        self._beaten = -BEAT  # when the database was last seen to be written

    async def start(self) -> None:
        await anyio.to_thread.run_sync(self.database.upgrade)
        await anyio.to_thread.run_sync(self.limits.start)
        self.aside = anyio.CapacityLimiter(4)
        anyio.to_thread.current_default_thread_limiter().total_tokens = self.settings.threads
        self.workers = Workers(self.settings.thinkers, self.settings.memory, self.settings.thinking)
        self.bots = Bots(self.settings, self.matches, self.leases, self.workers, self.turns)
        self.jobs = Jobs(self.settings, self.matches, self.leases, self.workers, self.turns)
        self.hub.bot_to_move = self.bots.notice
        self.matches.changed = self.hub.changed
        for part in (self.workers, self.hub, self.bots, self.jobs, self.garbage):
            part.start()
        self._end_streams_first()
        self._orphan = asyncio.create_task(self._not_alone()) if self.settings.parent else None
        self._sweeper = asyncio.create_task(self._sweep()) if self.settings.retain_days else None
        threading.Thread(target=_warm_up, daemon=True).start()

    async def _sweep(self) -> None:
        """Matches that nobody has touched for as long as they are retained are removed."""
        while True:
            try:
                since = time.time() - self.settings.retain_days * DAY
                for id in await anyio.to_thread.run_sync(self.store.untouched, since, limiter=self.aside):
                    await anyio.to_thread.run_sync(self.store.remove, id, limiter=self.aside)
                    self.matches.revoked(id)
            except sa.exc.SQLAlchemyError as error:
                log.warning("no look at old matches: %s", told(error))
            await asyncio.sleep(SWEEP)

    async def _not_alone(self) -> None:
        """A process of several ends when the one that started them has been killed."""
        while os.getppid() == self.settings.parent:
            await asyncio.sleep(1)
        os.kill(os.getpid(), signal.SIGTERM)

    def _end_streams_first(self) -> None:
        """Streams never end by themselves: a server that is told to stop ends them, and then waits for the rest."""
        if threading.current_thread() is not threading.main_thread():
            return
        for name in (signal.SIGINT, signal.SIGTERM):
            before = signal.getsignal(name)
            if callable(before):
                signal.signal(name, self._first_close(before))

    def _first_close(self, then: Callable[[int, FrameType | None], Any]) -> Callable[[int, FrameType | None], Any]:
        def handle(number: int, frame: FrameType | None) -> Any:
            self.hub.close()
            return then(number, frame)

        return handle

    async def stop(self) -> None:
        for task in (self._orphan, self._sweeper):
            if task is not None:
                task.cancel()
        self.garbage.close()
        for part in (self.hub, self.bots, self.jobs, self.workers):
            await (part.stop() if isinstance(part, Hub) else part.close())
        self.database.close()

    # -- what several parts ask ------------------------------------------------------------------------------------
    @property
    def version(self) -> str:
        try:
            return version("homelands")
        except PackageNotFoundError:
            return "0"

    def at_home(self, request: Request[Any, Any, Any]) -> bool:
        """The page is open on the machine that the server runs on, and on no other."""
        here = request.client is not None and request.client.host in LOOPBACK
        passed_on = any(name in request.headers for name in FORWARDED)
        own_page = request.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        return self.settings.local and here and own_page and not passed_on

    def client(self, request: Request[Any, Any, Any]) -> str:
        """Who asks, as it is kept with what he starts."""
        return self.limits.digest(client_of(request.scope))

    def beat(self) -> None:
        """Write something, if that was not done just now; what goes wrong is raised."""
        now = time.monotonic()
        if now - self._beaten > BEAT:
            self.database.beat(time.time())
            self._beaten = now

    def own_token(self, match: str, seat: str) -> str:
        """A token for the person at this machine. Only digests are kept, so each process makes one of its own."""
        with self._lock:
            known = self._tokens.get((match, seat))
            if known is None or self.store.holder(known) is None:  # all links of a seat may have been renewed
                fresh = token()
                self.store.add_token(fresh, match, seat)
                self._tokens[match, seat] = fresh
            return self._tokens[match, seat]


def _warm_up() -> None:
    """Read games and words before somebody waits for them."""
    for lang in LANGUAGES:
        catalogue(lang, [])
