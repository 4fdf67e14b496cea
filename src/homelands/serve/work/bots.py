"""Bots: whenever a match waits for one, exactly one process has it think and moves it.

A bot gets a position that its seat cannot tell from the true one. It thinks in another process; a lease in the database
keeps others off, and runs out if this process dies, so that another (or this one, started again) takes over.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import anyio
import sqlalchemy as sa

from homelands.players.levels import STAND_IN
from homelands.serve.http.turns import Turns
from homelands.serve.settings import Settings
from homelands.serve.storage.database import told
from homelands.serve.work.leases import Leases
from homelands.table import questions
from homelands.table.answers import Question
from homelands.table.matches import Matches
from homelands.table.questions import Answering, Ask, Failed, Stopped
from homelands.table.trouble import Trouble

log = logging.getLogger("homelands.serve")
QUICK = STAND_IN  # who chooses when a bot is told to stop thinking
PAUSE = 60.0  # seconds until a match whose bot has failed is tried again


class Bots:
    def __init__(self, settings: Settings, matches: Matches, leases: Leases, workers: Ask, turns: Turns) -> None:
        self.settings = settings
        self.matches = matches
        self.leases = leases
        self.workers = workers
        self.turns = turns
        self._moving: dict[str, asyncio.Task[None]] = {}
        self._thinking: dict[str, Answering] = {}
        self._failed: dict[str, float] = {}
        self._limit = anyio.CapacityLimiter(2)
        self._loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._loops = [asyncio.create_task(self._sweep()), asyncio.create_task(self._watch())]

    async def close(self) -> None:
        for task in (*self._loops, *self._moving.values()):
            task.cancel()
        await asyncio.gather(*self._loops, *self._moving.values(), return_exceptions=True)

    async def _run(self, fn: Any, *args: Any) -> Any:
        return await anyio.to_thread.run_sync(fn, *args, limiter=self._limit)

    async def _with(self, match: str, fn: Any, *args: Any) -> Any:
        """Work on a match, when it is its turn."""
        async with self.turns.turn(f"bot of {match}", match):
            return await anyio.to_thread.run_sync(fn, self.matches, match, *args)

    # -- finding something to do -----------------------------------------------------------------------------------
    def notice(self, match: str) -> None:
        """A match has changed: perhaps it waits for a bot now."""
        if match not in self._moving and time.monotonic() > self._failed.get(match, 0.0):
            self._moving[match] = asyncio.create_task(self._move(match))

    async def _sweep(self) -> None:
        """Matches that nobody takes care of: after a restart, or when another process has died."""
        while True:
            try:
                for match in await self._run(self.leases.bots_to_move, time.time(), self.settings.lease):
                    self.notice(match)
            except sa.exc.SQLAlchemyError as error:
                log.warning("no look at waiting bots: %s", told(error))
            await asyncio.sleep(self.settings.sweep)

    async def _watch(self) -> None:
        """Keep our leases alive, and hear who is told to hurry."""
        settings = self.settings
        renewed = 0.0
        while True:
            await asyncio.sleep(settings.poll)
            if not self._thinking:
                continue
            try:
                for match in await self._run(self.leases.hurried):
                    if match in self._thinking:
                        self._thinking[match].stop()
                if time.monotonic() - renewed > settings.lease / 3:
                    await self._run(self.leases.renew, list(self._moving), time.time() + settings.lease)
                    renewed = time.monotonic()
            except sa.exc.SQLAlchemyError as error:
                log.warning("leases could not be renewed: %s", told(error))

    # -- moving ----------------------------------------------------------------------------------------------------
    async def _move(self, match: str) -> None:
        """Move the bots of a match as long as it is a bot's turn."""
        try:
            claimed = False
            while (asked := await self._with(match, questions.bot)) is not None:
                ply, question, client = asked
                if not claimed:
                    now = time.time()
                    claimed = await self._run(self.leases.claim, match, now, now + self.settings.lease)
                    if not claimed:
                        return
                choice = await self._think(match, question, client)
                try:
                    await self._with(match, Matches.move_bot, ply, choice)
                except Trouble as trouble:
                    if trouble.code != "stale":
                        raise
            self._failed.pop(match, None)
            if claimed:
                await self._run(self.leases.release, match)
        except (Failed, Trouble, sa.exc.SQLAlchemyError) as error:
            log.error("the bot of match %s cannot move: %s", match, told(error))
            soon = isinstance(error, sa.exc.SQLAlchemyError) or getattr(error, "code", "") == "unavailable"
            self._failed[match] = time.monotonic() + (self.settings.sweep if soon else PAUSE)
        finally:
            self._moving.pop(match, None)

    async def _think(self, match: str, question: Question, client: str) -> str:
        task = await self.workers.ask(question, client=client)
        self._thinking[match] = task
        try:
            return str(await task.done)
        except Stopped:
            await self._run(self.leases.hurry, match, False)
        except Failed as error:
            log.error("a %s bot failed (%s); it moves by rules of thumb", question.args["level"], error)
        finally:
            self._thinking.pop(match, None)
        quick = await self.workers.ask(Question("bot", {**question.args, "level": QUICK}), first=True, client=client)
        try:
            return str(await quick.done)
        except Stopped:
            raise Failed("stopped") from None
