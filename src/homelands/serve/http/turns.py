"""Whose request is worked on next: so many at once, no match twice at once, and nobody more than his share.

A request waits here, in the loop, and not in a thread: whoever asks a busy match a hundred times holds no thread that
another match needs.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from homelands.table.trouble import SOON, Trouble


class Turn:
    """A place in the line; `given` when it is its turn."""

    def __init__(self, client: str, match: str) -> None:
        self.client, self.match = client, match
        self.given: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    def __init__(self, most: int, waiting: int) -> None:
        self.most = most
        self.share = max(1, most // 2)  # of one client
        self.waiting = waiting  # of one client, in line; 0: any number
        self._working: Counter[str] = Counter()
        self._busy: set[str] = set()
        self._lines: OrderedDict[str, deque[Turn]] = OrderedDict()  # by client; who was served last is last

    @asynccontextmanager
    async def turn(self, client: str, match: str = "") -> AsyncIterator[None]:
        given = await self.enter(client, match)
        try:
            yield
        finally:
            self.leave(given)

    async def enter(self, client: str, match: str = "") -> Turn:
        line = self._lines.setdefault(client, deque())
        if 0 < self.waiting <= len(line):
            raise Trouble("too-many", "too-many-waiting", most=self.waiting, wait=SOON)
        turn = Turn(client, match)
        line.append(turn)
        self._next()
        try:
            await turn.given
        except asyncio.CancelledError:
            if turn.given.done() and not turn.given.cancelled():
                self.leave(turn)
            elif turn in line:
                line.remove(turn)
                self._forget(client)
            raise
        return turn

    def leave(self, turn: Turn) -> None:
        self._working[turn.client] -= 1
        if not self._working[turn.client]:
            del self._working[turn.client]
        if turn.match:
            self._busy.discard(turn.match)
        self._next()

    def _next(self) -> None:
        while self._working.total() < self.most and (turn := self._fitting()) is not None:
            line = self._lines[turn.client]
            line.remove(turn)
            self._lines.move_to_end(turn.client)
            self._forget(turn.client)
            self._working[turn.client] += 1
            if turn.match:
                self._busy.add(turn.match)
            turn.given.set_result(None)

    def _fitting(self) -> Turn | None:
        for client, line in self._lines.items():
            if self._working[client] < self.share:
                for turn in line:
                    if turn.match not in self._busy and not turn.given.done():
                        return turn
        return None

    def _forget(self, client: str) -> None:
        if not self._lines.get(client):
            self._lines.pop(client, None)
