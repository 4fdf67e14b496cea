"""Processes of this machine. Each has a pipe of its own, so that one that dies takes no more than its game with it."""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from homelands.lab import LabError
from homelands.lab.backends import Job
from homelands.lab.play import Runner, lost, written
from homelands.lab.study import Cell

# A fresh interpreter: forked ones would keep each other's pipes open, and not see that the parent is gone.
CONTEXT = get_context("spawn")
BUFFER, MOST = 0.5, 32  # seconds of work, and jobs, that wait in a pipe: nobody is idle while the parent writes
STOP = b"!"  # before a line that ends the study
TRIES = 2  # a game that kills its process so often is given up


class Processes:
    """`runner` makes what plays in each process."""

    def __init__(self, workers: int, runner: type[Runner] = Runner) -> None:
        self.workers, self.runner = workers, runner

    def __call__(self, cells: Sequence[Cell], jobs: Iterator[Job]) -> Iterator[tuple[Job, bytes]]:
        again: deque[Job] = deque()
        deaths: dict[Job, int] = {}
        crew: list[_Worker] = []
        try:
            for _ in range(self.workers):
                worker = _Worker(self.runner, cells)
                crew.append(worker)
                if not worker.feed(again, jobs):
                    break
            while busy := [worker for worker in crew if worker.jobs]:
                ready = wait([worker.pipe for worker in busy])
                for worker in busy:
                    if worker.pipe not in ready:
                        continue
                    line = worker.line()
                    if line is not None and line.startswith(STOP):
                        raise LabError(line.removeprefix(STOP).decode())
                    if line is not None:
                        yield worker.jobs.popleft(), line
                        worker.feed(again, jobs)
                        continue
                    job = worker.jobs.popleft()  # the first in line was being played
                    again.extend(worker.jobs)
                    deaths[job] = deaths.get(job, 0) + 1
                    if deaths[job] < TRIES:
                        again.append(job)
                    else:
                        yield job, written(job[1], lost(f"the process that played it died ({worker.end()})"))
                    worker.stop()
                    crew.remove(worker)
                    crew.append(_Worker(self.runner, cells))
                for worker in crew:
                    if not worker.jobs:
                        worker.feed(again, jobs)
        finally:
            for worker in crew:
                worker.stop()


class _Worker:
    """A process, its pipe, and the jobs in it, oldest first."""

    def __init__(self, runner: type[Runner], cells: Sequence[Cell]) -> None:
        self.jobs: deque[Job] = deque()
        self.ahead = 2  # jobs it has at a time: with slow games no more, so that the last ones are shared out
        self.last = 0.0
        self.pipe, other = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=_work, args=(other, runner, cells), daemon=True)
        with _undisturbed():
            self.process.start()
        other.close()

    def feed(self, again: deque[Job], jobs: Iterator[Job]) -> bool:
        """Fill the pipe. False when there is nothing left to do."""
        while len(self.jobs) < self.ahead:
            job = again.popleft() if again else next(jobs, None)
            if job is None:
                return False
            self.jobs.append(job)
            with suppress(OSError):  # it is dead: seen when its answer is awaited
                self.pipe.send(job)
        return True

    def line(self) -> bytes | None:
        """The next answer; None from a process that has died."""
        try:
            found = self.pipe.recv_bytes()
        except (EOFError, OSError):
            return None
        now = time.monotonic()
        if self.last:
            self.ahead = 2 + min(MOST, int(BUFFER / max(now - self.last, 1e-6)))
        self.last = now
        return found

    def end(self) -> str:
        """How the process ended, in words."""
        self.process.join(5)
        code = self.process.exitcode
        if code is None or code >= 0:
            return f"exit code {code}"
        with suppress(ValueError):
            return signal.Signals(-code).name
        return f"signal {-code}"

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(5)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()
        self.pipe.close()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C goes to every process of a terminal: it waits until one that starts can pass over it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Connection, runner: type[Runner], cells: Sequence[Cell]) -> None:
    """Play what comes out of the pipe until it closes: also when the parent was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent says when it is over
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    own = runner(cells)
    with suppress(EOFError, OSError):
        while True:
            cell, seed = pipe.recv()
            try:
                line = own.line(cell, seed)
            except LabError as error:
                line = STOP + str(error).encode()
            pipe.send_bytes(line)
