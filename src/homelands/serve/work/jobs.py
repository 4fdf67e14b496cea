"""Hints, reviews and odds: long work for one person. It goes on in another process and can be stopped."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

import anyio
import msgspec
import sqlalchemy as sa

from homelands.serve.http.turns import Turns
from homelands.serve.settings import Settings
from homelands.serve.storage.database import told
from homelands.serve.work.leases import Leases
from homelands.serve.work.workers import Workers
from homelands.table import questions
from homelands.table.answers import Question
from homelands.table.matches import Holder, Matches
from homelands.table.questions import Answering, Failed, Stopped
from homelands.table.schema import Hint, Job, Odds, Review
from homelands.table.trouble import SOON, Trouble

log = logging.getLogger("homelands.serve")
MOST = 2  # jobs of one seat at once
LINE = 8  # questions of one client that wait
SILENT = 30.0  # seconds without a sign of life after which a job has failed
PATIENCE = 60.0  # seconds that somebody waits for odds: two of counting, the rest for a machine that is busy


class Jobs:
    def __init__(self, settings: Settings, matches: Matches, leases: Leases, workers: Workers, turns: Turns) -> None:
        self.settings = settings
        self.matches = matches
        self.leases = leases
        self.workers = workers
        self.turns = turns
        self._running: dict[str, Answering] = {}
        self._progress: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._limit = anyio.CapacityLimiter(2)
        self._watcher: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._watcher = asyncio.create_task(self._watch())

    async def close(self) -> None:
        tasks = [*self._tasks, *([self._watcher] if self._watcher else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, fn: Any, *args: Any) -> Any:
        return await anyio.to_thread.run_sync(fn, *args, limiter=self._limit)

    # -- asking ----------------------------------------------------------------------------------------------------
    async def hint(self, who: Holder, client: str, ply: int, lang: str) -> str:
        return await self._begin(who, client, await self._asked(client, questions.hint, who, ply, lang))

    async def review(self, who: Holder, client: str, lang: str) -> str:
        return await self._begin(who, client, await self._asked(client, questions.review, who, lang))

    async def _asked(self, client: str, fn: Callable[..., Question], who: Holder, *args: Any) -> Question:
        """What has to be known to answer: it is looked up when it is the match's turn."""
        if self.workers.waiting(client) >= LINE:
            raise Trouble("too-many", "too-many-jobs", most=LINE, wait=SOON)
        async with self.turns.turn(client, who.match):
            return await anyio.to_thread.run_sync(fn, self.matches, who, *args)

    async def odds(self, who: Holder, client: str, text: str, lang: str) -> Odds:
        """Exact chances of an option; stopped when the client goes away."""
        question = await self._asked(client, questions.odds, who, text, lang)
        asked = await self.workers.ask(question, first=True, client=client)
        try:
            async with asyncio.timeout(PATIENCE):
                return msgspec.convert(await asyncio.shield(asyncio.ensure_future(asked.done)), Odds)
        except (Failed, TimeoutError) as error:
            raise Trouble("unavailable", "no-odds", wait=SOON, text=text) from error
        finally:
            asked.stop()

    # -- jobs that are asked for again -----------------------------------------------------------------------------
    async def _begin(self, who: Holder, client: str, question: Question) -> str:
        await self._run(self.leases.orphaned, time.time(), SILENT)
        if await self._run(self.leases.running, who.match, who.seat) >= MOST:
            raise Trouble("too-many", "too-many-jobs", most=MOST)
        id = secrets.token_urlsafe(12)
        await self._run(self.leases.start, id, who.match, who.seat, question.call, time.time())
        task = asyncio.create_task(self._carry_out(id, client, question))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return id

    async def _carry_out(self, id: str, client: str, question: Question) -> None:
        def progress(done: float) -> None:
            self._progress[id] = done

        task = await self.workers.ask(question, progress, client=client)
        self._running[id] = task
        try:
            result = await task.done
            state, found = "done", msgspec.json.encode(result).decode()
        except Stopped:
            state, found = "stopped", ""
        except Failed as error:
            log.error("a %s failed: %s", question.call, error)
            state, found = "failed", ""
        finally:
            self._running.pop(id, None)
            self._progress.pop(id, None)
        while True:
            try:
                await self._run(lambda: self.leases.note(id, time.time(), progress=1.0, state=state, result=found))
                return
            except sa.exc.SQLAlchemyError as error:
                log.warning("the answer of a %s waits for the database: %s", question.call, told(error))
                await asyncio.sleep(self.settings.sweep)

    async def _watch(self) -> None:
        """Tell how far our jobs are, hear which of them were stopped, and bury those of dead processes."""
        while True:
            await asyncio.sleep(self.settings.poll)
            try:
                ids = list(self._running)
                for id in await self._run(self.leases.stopped, ids) if ids else ():
                    if id in self._running:
                        self._running[id].stop()
                for id in ids:
                    done = self._progress.get(id, 0.0)
                    await self._run(lambda id=id, done=done: self.leases.note(id, time.time(), progress=done))
            except sa.exc.SQLAlchemyError as error:
                log.warning("no look at jobs: %s", told(error))

    def look(self, who: Holder, id: str) -> Job:
        row = self.leases.job(id)
        if row is None or (row.match_id, row.seat) != (who.match, who.seat):
            raise Trouble("unknown", "unknown-job")
        if row.state == "running" and row.holder != self.leases.holder and abs(row.updated - time.time()) > SILENT:
            self.leases.orphaned(time.time(), SILENT)
            return Job("failed", row.progress)
        result = msgspec.json.decode(row.result, type=Hint | Review) if row.result else None
        return Job(row.state, row.progress, result)

    def stop(self, who: Holder, id: str) -> Job:
        self.look(who, id)
        self.leases.note(id, time.time(), state="stopped")
        return self.look(who, id)
