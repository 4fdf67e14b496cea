"""The processes that think for this server. Tasks wait in line; one that is no longer wanted is killed."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import sys
from contextlib import suppress
from typing import Any

import msgspec

from homelands.checks import builds
from homelands.serve.work.thinker import MEMORY
from homelands.table.answers import Progress, Question
from homelands.table.questions import Failed, Stopped

log = logging.getLogger("homelands.serve")
LINE = 32 * 1024 * 1024  # bytes of an answer


class Task:
    """Something to be thought about. `await task.done` gives the answer."""

    def __init__(self, question: Question, progress: Progress | None, first: bool) -> None:
        self.question = question
        self.progress = progress
        self.first = first
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.worker: _Worker | None = None

    def stop(self) -> None:
        """Now, whatever it is doing."""
        if not self.done.done():
            self.done.set_exception(Stopped())
            self.done.exception()  # it may be that nobody listens
        if self.worker is not None:
            self.worker.kill()


class Workers:
    """So many processes, started when there is something to do and started again when they were killed.

    One more is kept for what is `first`, which takes a second or two: it does not wait for others' hints and reviews.
    """

    def __init__(self, count: int, memory: int = 0) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.memory = memory
        self._waiting: list[Task] = []
        self._new = asyncio.Condition()
        self._loops: list[asyncio.Task[None]] = []
        self._workers: set[_Worker] = set()

    def start(self) -> None:
        self._loops = [asyncio.create_task(self._serve(first)) for first in (*[False] * self.count, True)]

    async def close(self) -> None:
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        for worker in list(self._workers):
            worker.kill()
            await worker.ended()
        for task in self._waiting:
            task.stop()

    async def ask(self, question: Question, progress: Progress | None = None, first: bool = False) -> Task:
        """Put a question in line; `first`: before those that wait."""
        task = Task(question, progress, first)
        async with self._new:
            self._waiting.insert(0, task) if first else self._waiting.append(task)
            self._new.notify_all()
        return task

    async def _next(self, first: bool) -> Task:
        async with self._new:
            while True:
                self._waiting = [task for task in self._waiting if not task.done.done()]
                for task in self._waiting:
                    if task.first or not first:
                        self._waiting.remove(task)
                        return task
                await self._new.wait()

    async def _serve(self, first: bool) -> None:
        """One process after another, each for as many tasks as it lives. `first`: no others than these."""
        worker: _Worker | None = None
        while True:
            task = await self._next(first)
            if worker is None or worker.dead:
                worker = _Worker(self.memory)
                self._workers.add(worker)
            task.worker = worker
            try:
                found = await worker.think(task)
                if not task.done.done():
                    task.done.set_result(found)
            except asyncio.CancelledError:
                task.stop()
                raise
            except Exception as error:
                if not task.done.done():
                    task.done.set_exception(error if isinstance(error, Failed) else Failed(str(error)))
                    task.done.exception()
            finally:
                task.worker = None
                if worker.dead:
                    await worker.ended()
                    self._workers.discard(worker)


class _Worker:
    def __init__(self, memory: int) -> None:
        self.memory = memory
        self.process: asyncio.subprocess.Process | None = None
        self.place = ""  # where it takes Homelands from: the compiled engine, if there is one
        self.dead = False
        self._ids = itertools.count()

    async def think(self, task: Task) -> Any:
        place = await asyncio.to_thread(builds.place)
        if self.process is not None and place != self.place:  # the engine has been compiled in the meantime
            self.process.kill()
            await self.process.wait()
            self.process = None
        self.place = place
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "homelands.serve.work.thinker",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE,
                env={**builds.environment(place), MEMORY: str(self.memory)},
                start_new_session=True,  # Ctrl-C is for the server; it ends its thinkers itself
            )  # fmt: skip
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        if task.done.done() or self.dead:
            raise Stopped
        id = next(self._ids)
        try:
            self.process.stdin.write(msgspec.json.encode({"id": id, **msgspec.structs.asdict(task.question)}) + b"\n")
            await self.process.stdin.drain()
            while line := await self.process.stdout.readline():
                answer = msgspec.json.decode(line)
                if "progress" in answer:
                    if task.progress is not None:
                        task.progress(answer["progress"])
                elif "error" in answer:
                    raise Failed(answer["error"])
                else:
                    return answer["result"]
        except (OSError, ValueError) as error:
            self.kill()
            raise Failed(str(error)) from None
        self.dead = True
        raise Failed("the process ended")

    def kill(self) -> None:
        self.dead = True
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()

    async def ended(self) -> None:
        if self.process is not None:
            self.kill()
            await self.process.wait()
