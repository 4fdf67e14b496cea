"""A Ray cluster: the one at an address, or a local one that is started and ended with the study."""

from __future__ import annotations

import os
import socket
import time
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import homelands
from homelands.lab import LabError, need
from homelands.lab.backends import Job
from homelands.lab.play import Runner, lost, written
from homelands.lab.study import Cell

STORE = 80 * 2**20  # bytes for objects of a local cluster: a few lines are under way, no more
BATCH_SECONDS = 0.5  # a call across the network should be worth it
MOST = 64  # games in one call
TRIES = 2
PATIENCE = 5.0  # seconds for a cluster to answer


class Ray:
    def __init__(self, workers: int | None, address: str = "") -> None:
        self.workers, self.address = workers, address

    def __call__(self, cells: Sequence[Cell], jobs: Iterator[Job]) -> Iterator[tuple[Job, bytes]]:
        ray = need("ray", "ray")
        own = not ray.is_initialized()
        if own:
            self._join(ray)
        try:
            yield from _Crew(ray, cells, self._size(ray)).play(jobs)
        finally:
            if own:
                ray.shutdown()

    def _join(self, ray: Any) -> None:
        """Join the cluster. A checkout that is not installed is sent along."""
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        common: dict[str, Any] = {"log_to_driver": False, "logging_level": "error", "configure_logging": False}
        try:
            if self.address:
                _knock(self.address)
                root = str(Path(homelands.__file__).parent)
                ray.init(address=self.address, runtime_env={"py_modules": [root]}, **common)
            else:
                cores = self.workers or os.cpu_count() or 1
                ray.init(address="local", num_cpus=cores, include_dashboard=False, object_store_memory=STORE, **common)
        except (OSError, ValueError, RuntimeError) as error:
            where = f"at {self.address}" if self.address else "on this machine"
            raise LabError(f"no Ray cluster {where}: {error}") from None

    def _size(self, ray: Any) -> int:
        return self.workers or max(1, int(ray.cluster_resources().get("CPU", 1)))


def _knock(address: str) -> None:
    """Is anybody there? Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


class _Crew:
    """Actors, each with a batch of jobs; batches grow until a call takes about half a second."""

    def __init__(self, ray: Any, cells: Sequence[Cell], size: int) -> None:
        self.ray = ray
        self.actor = ray.remote(num_cpus=1)(RemoteTable)
        self.cells = ray.put(tuple(cells))
        self.idle = [self.actor.remote(self.cells) for _ in range(size)]
        self.batch = 1

    def play(self, jobs: Iterator[Job]) -> Iterator[tuple[Job, bytes]]:
        again: deque[Job] = deque()
        deaths: dict[Job, int] = {}
        running: dict[Any, tuple[Any, list[Job], float]] = {}
        while True:
            while self.idle and (batch := self._next(again, jobs)):
                actor = self.idle.pop()
                running[actor.lines.remote(batch)] = (actor, batch, time.perf_counter())
            if not running:
                return
            ready, _ = self.ray.wait(list(running))
            actor, batch, began = running.pop(ready[0])
            try:
                lines = self.ray.get(ready[0])
            except self.ray.exceptions.RayTaskError as error:
                raise LabError(f"a node of the cluster cannot play: {error.cause}") from None
            except self.ray.exceptions.RayActorError:
                self.idle.append(self.actor.remote(self.cells))
                for job in batch:  # one of these: each is tried alone
                    deaths[job] = deaths.get(job, 0) + (len(batch) == 1)
                    if deaths[job] < TRIES:
                        again.append(job)
                    else:
                        yield job, written(job[1], lost("the process that played it died"))
                continue
            self.idle.append(actor)
            yield from zip(batch, lines, strict=True)
            each = (time.perf_counter() - began) / len(batch)
            self.batch = max(1, min(MOST, 2 * self.batch, int(BATCH_SECONDS / max(each, 1e-6))))

    def _next(self, again: deque[Job], jobs: Iterator[Job]) -> list[Job]:
        if again:
            return [again.popleft()]
        return [job for _, job in zip(range(self.batch), jobs, strict=False)]


class RemoteTable:
    """A table on a node of the cluster."""

    def __init__(self, cells: Sequence[Cell]) -> None:
        self.table = Runner(cells)

    def lines(self, jobs: Sequence[Job]) -> list[bytes]:
        return [self.table.line(cell, seed) for cell, seed in jobs]
