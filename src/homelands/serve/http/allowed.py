"""How often a client may ask: an allowance that all processes share, taken from the database a few at a time."""

from __future__ import annotations

import time
from collections import OrderedDict

import anyio
import anyio.to_thread
import sqlalchemy as sa

from homelands.serve.settings import Settings
from homelands.serve.storage.limits import Limits

SHARE = 8  # of what a client may ask at once a process takes so many parts
MOST = 20_000  # clients that are remembered


class Bucket:
    """How much a client may still ask for: it fills with time."""

    __slots__ = ("left", "then")

    def __init__(self, size: float, now: float) -> None:
        self.left = size
        self.then = now


class Buckets:
    """One bucket a client; those that were not asked for longest are forgotten."""

    def __init__(self, rate: float, size: float, most: int = MOST) -> None:
        self.rate, self.size, self.most = rate, size, most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, now: float) -> float:
        """0 if the client may go on; else the seconds until he may."""
        bucket = self._of.get(client)
        if bucket is None:
            bucket = self._of[client] = Bucket(self.size, now)
            while len(self._of) > self.most:
                self._of.popitem(last=False)
        bucket.left = min(self.size, bucket.left + (now - bucket.then) * self.rate)
        bucket.then = now
        self._of.move_to_end(client)
        if bucket.left < 1:
            return (1 - bucket.left) / self.rate
        bucket.left -= 1
        return 0.0


class _Part:
    """What this process has taken of a client's allowance, or until when there is nothing to take."""

    __slots__ = ("left", "until")

    def __init__(self) -> None:
        self.left = 0
        self.until = 0.0


class Allowed:
    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.limits = limits
        self._rates: dict[str, tuple[float, float]] = {}  # by kind: a second, at once
        if settings.rate:
            self._rates["requests"] = (settings.rate, settings.burst)
        if settings.starts:
            self._rates["starts"] = (settings.starts / 3600, settings.starts)
        self._parts: dict[str, OrderedDict[str, _Part]] = {kind: OrderedDict() for kind in self._rates}
        self._alone = {kind: Buckets(rate, size) for kind, (rate, size) in self._rates.items()}
        self._limit: anyio.CapacityLimiter | None = None

    async def take(self, kind: str, client: str) -> float:
        """0 if the client may go on; else the seconds until he may."""
        if kind not in self._rates:
            return 0.0
        part, now = self._part(kind, client), time.monotonic()
        if part.left:
            part.left -= 1
            return 0.0
        if now < part.until:
            return part.until - now
        rate, size = self._rates[kind]
        wanted = max(1, int(size / SHARE)) if kind == "requests" else 1
        self._limit = self._limit or anyio.CapacityLimiter(2)
        try:
            given = await anyio.to_thread.run_sync(
                self.limits.grab, kind, self.limits.digest(client), rate, size, wanted, limiter=self._limit
            )
        except sa.exc.SQLAlchemyError:  # without a database this process counts alone
            return self._alone[kind].take(client, now)
        if not given.parts:
            part.until = now + given.wait
            return given.wait
        part.left += given.parts - 1
        return 0.0

    def _part(self, kind: str, client: str) -> _Part:
        parts = self._parts[kind]
        if client not in parts:
            parts[client] = _Part()
            while len(parts) > MOST:
                parts.popitem(last=False)
        parts.move_to_end(client)
        return parts[client]
