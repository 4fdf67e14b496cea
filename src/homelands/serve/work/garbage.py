"""Garbage is looked for at fixed times, not in the middle of an action.

Python now and then goes through all that lives, to find rings of dead objects. With two hundred matches that stopped a
process for up to 220 ms, and whoever acted just then waited. Young objects are looked through as always; all of them
only every few minutes, and what was read at the start (games, words) never.
"""

from __future__ import annotations

import asyncio
import gc

EVERY = 300.0  # seconds
SELDOM = 1_000_000  # searches among the young before Python looks through the old by itself


class GarbageSchedule:
    def __init__(self) -> None:
        self._usual = gc.get_threshold()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        young, middle, _ = self._usual
        gc.set_threshold(young, middle, SELDOM)
        self._task = asyncio.create_task(self._now_and_then())

    async def _now_and_then(self) -> None:
        await asyncio.sleep(10)  # games and words have been read by then
        gc.collect()
        gc.freeze()
        while True:
            await asyncio.sleep(EVERY)
            gc.collect()

    def close(self) -> None:
        gc.set_threshold(*self._usual)
        gc.unfreeze()
        if self._task is not None:
            self._task.cancel()
