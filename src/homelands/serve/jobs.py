"""Hints, reviews and odds: long work for one person. It goes on in another process and can be stopped."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from typing import Any

import anyio
import msgspec
import sqlalchemy as sa

from homelands.serve import render
from homelands.serve.claims import Claims
from homelands.serve.desk import Desk, Holder
from homelands.serve.live import Live
from homelands.serve.problems import SOON, Trouble
from homelands.serve.thinker import place
from homelands.serve.workers import Failed, Stopped, Task, Workers
from homelands.table.schema import Hint, Job, Odds, Review

log = logging.getLogger("homelands.serve")
MOST = 2  # jobs of one seat at once
SILENT = 30.0  # seconds without a sign of life after which a job has failed
PATIENCE = 60.0  # seconds that odds may take: two of counting, the rest for a machine that is busy


class Jobs:
    def __init__(self, desk: Desk, claims: Claims, workers: Workers) -> None:
        self.desk = desk
        self.claims = claims
        self.workers = workers
        self._running: dict[str, Task] = {}
        self._progress: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._watcher: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._watcher = asyncio.create_task(self._watch())

    async def close(self) -> None:
        tasks = [*self._tasks, *([self._watcher] if self._watcher else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- asking ----------------------------------------------------------------------------------------------------
    async def hint(self, who: Holder, ply: int, lang: str) -> str:
        return await self._begin(who, "hint", await _run(self._hint, who, ply, lang))

    def _hint(self, who: Holder, ply: int, lang: str) -> dict[str, Any]:
        with self.desk.opened(who.match, ply) as live:
            if live.ply != ply:
                raise Trouble(409, "stale", ply=live.ply)
            if not render.can(live, who.seat, False).hint:
                raise Trouble(403, "no-hint", ply=live.ply)
            return self._seen(live, lang)

    async def review(self, who: Holder, lang: str) -> str:
        return await self._begin(who, "review", await _run(self._review, who, lang))

    def _review(self, who: Holder, lang: str) -> dict[str, Any]:
        with self.desk.opened(who.match) as live:
            if not render.can(live, who.seat, False).review:
                raise Trouble(403, "no-review", ply=live.ply)
            seat = render.eyes(live, who.seat)
            return {"journal": live.text(), "plies": live.plies, "seat": seat, "lang": lang}

    def _seen(self, live: Live, lang: str) -> dict[str, Any]:
        """The pending decision for a process that must not know more than the seat."""
        seat = live.turn
        seen = live.match.position
        if not live.open:
            seen = live.match.game.resample(seen, seat, random.Random(f"{live.id}/{live.ply}"))
        return {"place": msgspec.to_builtins(place(live.match, live.packs, seen)), "seat": seat, "lang": lang}

    async def odds(self, who: Holder, text: str, lang: str) -> Odds:
        """Exact chances of an option; stopped when the client goes away."""
        args = await _run(self._odds, who, text, lang)
        task = await self.workers.ask("odds", args, first=True)
        try:
            async with asyncio.timeout(PATIENCE):
                return msgspec.convert(await asyncio.shield(task.done), Odds)
        except (Failed, TimeoutError) as error:
            raise Trouble(503, "no-odds", headers={"Retry-After": str(SOON)}, text=text) from error
        finally:
            task.stop()

    def _odds(self, who: Holder, text: str, lang: str) -> dict[str, Any]:
        """Only for whoever decides: what is possible there is nobody else's business."""
        with self.desk.opened(who.match) as live:
            if not render.acts_for(live, who.seat) or live.match.position.request is not None:
                raise Trouble(403, "not-your-turn", ply=live.ply)
            typed = [live.match.game.option_words(option) for option in live.match.position.options]
            meant = live.meant(text)
            if meant not in typed:
                raise Trouble(422, "no-such-option", text=text, expected=typed)
            return {**self._seen(live, lang), "text": meant, "open": live.open}

    # -- jobs that are asked for again -----------------------------------------------------------------------------
    async def _begin(self, who: Holder, kind: str, args: dict[str, Any]) -> str:
        await _run(self.claims.orphaned, time.time(), SILENT)
        if await _run(self.claims.running, who.match, who.seat) >= MOST:
            raise Trouble(429, "too-many-jobs", most=MOST)
        id = secrets.token_urlsafe(12)
        await _run(self.claims.start, id, who.match, who.seat, kind, time.time())
        task = asyncio.create_task(self._carry_out(id, kind, args))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return id

    async def _carry_out(self, id: str, kind: str, args: dict[str, Any]) -> None:
        def progress(done: float) -> None:
            self._progress[id] = done

        task = await self.workers.ask(kind, args, progress)
        self._running[id] = task
        try:
            result = await task.done
            state, found = "done", msgspec.json.encode(result).decode()
        except Stopped:
            state, found = "stopped", ""
        except Failed as error:
            log.error("a %s failed: %s", kind, error)
            state, found = "failed", ""
        finally:
            self._running.pop(id, None)
            self._progress.pop(id, None)
        while True:
            try:
                await _run(lambda: self.claims.note(id, time.time(), progress=1.0, state=state, result=found))
                return
            except sa.exc.SQLAlchemyError as error:
                log.warning("the answer of a %s waits for the database: %s", kind, error)
                await asyncio.sleep(self.desk.settings.sweep)

    async def _watch(self) -> None:
        """Tell how far our jobs are, hear which of them were stopped, and bury those of dead processes."""
        while True:
            await asyncio.sleep(self.desk.settings.poll)
            try:
                ids = list(self._running)
                for id in await _run(self.claims.stopped, ids) if ids else ():
                    if id in self._running:
                        self._running[id].stop()
                for id in ids:
                    await _run(lambda id=id: self.claims.note(id, time.time(), progress=self._progress.get(id, 0.0)))
            except sa.exc.SQLAlchemyError as error:
                log.warning("no look at jobs: %s", error)

    def look(self, who: Holder, id: str) -> Job:
        row = self.claims.job(id)
        if row is None or (row.match_id, row.seat) != (who.match, who.seat):
            raise Trouble(404, "unknown-job")
        if row.state == "running" and row.holder != self.claims.holder and abs(row.updated - time.time()) > SILENT:
            self.claims.orphaned(time.time(), SILENT)
            return Job("failed", row.progress)
        result = msgspec.json.decode(row.result, type=Hint | Review) if row.result else None
        return Job(row.state, row.progress, result)

    def stop(self, who: Holder, id: str) -> Job:
        self.look(who, id)
        self.claims.note(id, time.time(), state="stopped")
        return self.look(who, id)


async def _run(fn: Any, *args: Any) -> Any:
    return await anyio.to_thread.run_sync(fn, *args)
