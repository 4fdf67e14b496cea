"""The processes that think for this server. Tasks wait in line; one that is no longer wanted is killed."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from homelands.checks import builds
from homelands.serve.work.thinker import MEMORY
from homelands.table.answers import Progress, Question
from homelands.table.questions import Failed, Stopped

log = logging.getLogger("homelands.serve")
LINE = 32 * 1024 * 1024  # bytes of an answer
CLIENTS = 10_000  # clients whose last turn is remembered
BOT = "bot"  # the call of a bot that is to move


class Task:
    """Something to be thought about. `await task.done` gives the answer."""

    def __init__(self, question: Question, progress: Progress | None, first: bool, client: str) -> None:
        self.question = question
        self.progress = progress
        self.first = first
        self.client = client
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.worker: _Worker | None = None

    @property
    def rank(self) -> int:
        """What is quick and waited for goes before bots, and bots before hints and reviews."""
        return 0 if self.first else 1 if self.question.call == BOT else 2

    def stop(self) -> None:
        """Now, whatever it is doing."""
        if not self.done.done():
            self.done.set_exception(Stopped())
            self.done.exception()  # it may be that nobody listens
        if self.worker is not None:
            self.worker.kill()


class Workers:
    """So many processes, started when there is something to do and started again when they were killed.

    One more never takes hints and reviews: bots and odds do not wait for them. Among tasks of the same kind the client
    who was served longest ago comes next, however many tasks another has brought. Each has a time of its own.
    """

    def __init__(self, count: int, memory: int = 0, seconds: Mapping[str, float] | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.memory = memory
        self.seconds = dict(seconds or {})  # by call; none: as long as it takes
        self._waiting: list[Task] = []
        self._served: OrderedDict[str, int] = OrderedDict()  # by client: when, as a number that grows
        self._turn = itertools.count(1)
        self._new = asyncio.Condition()
        self._loops: list[asyncio.Task[None]] = []
        self._workers: set[_Worker] = set()

    def start(self) -> None:
        self._loops = [asyncio.create_task(self._serve(quick)) for quick in (*[False] * self.count, True)]

    async def close(self) -> None:
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        for worker in list(self._workers):
            worker.kill()
            await worker.ended()
        for task in self._waiting:
            task.stop()

    def waiting(self, client: str) -> int:
        """How many tasks of a client are in line."""
        return sum(1 for task in self._waiting if task.client == client and not task.done.done())

    async def ask(
        self, question: Question, progress: Progress | None = None, first: bool = False, client: str = ""
    ) -> Task:
        """Put a question in line; `first`: before those that wait. `client`: whose share it comes from."""
        task = Task(question, progress, first, client)
        async with self._new:
            self._waiting.append(task)
            self._new.notify_all()
        return task

    async def _next(self, quick: bool) -> Task:
        async with self._new:
            while True:
                self._waiting = [task for task in self._waiting if not task.done.done()]
                fitting = [task for task in self._waiting if task.rank < 2 or not quick]
                if fitting:
                    task = min(fitting, key=lambda one: (one.rank, self._served.get(one.client, 0)))
                    self._waiting.remove(task)
                    self._served[task.client] = next(self._turn)
                    self._served.move_to_end(task.client)
                    if len(self._served) > CLIENTS:
                        self._served.popitem(last=False)
                    return task
                await self._new.wait()

    async def _serve(self, quick: bool) -> None:
        """One process after another, each for as many tasks as it lives. `quick`: no hints and reviews."""
        worker: _Worker | None = None
        while True:
            task = await self._next(quick)
            if worker is None or worker.dead:
                worker = _Worker(self.memory)
                self._workers.add(worker)
            task.worker = worker
            try:
                async with asyncio.timeout(self.seconds.get(task.question.call)):
                    found = await worker.think(task)
                if not task.done.done():
                    task.done.set_result(found)
            except asyncio.CancelledError:
                task.stop()
                raise
            except TimeoutError:
                worker.kill()
                _fail(task, Failed(f"not done after {self.seconds[task.question.call]:g} s"))
            except Exception as error:
                _fail(task, error if isinstance(error, Failed) else Failed(str(error)))
            finally:
                task.worker = None
                if worker.dead:
                    await worker.ended()
                    self._workers.discard(worker)


def _fail(task: Task, error: Exception) -> None:
    if not task.done.done():
        task.done.set_exception(error)
        task.done.exception()  # it may be that nobody listens


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
