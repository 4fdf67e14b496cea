"""What a client may still ask of a server: counted in the database, for all of its processes together.

Addresses are not kept: a client is a digest of its address with a key of this server.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from functools import lru_cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from homelands.serve.storage.database import Database
from homelands.serve.storage.tables import allowances, facts, matches, watchers

KEY = "client-key"
SWEEP = 200  # looks at an allowance between two searches for those that are full again


class Given(NamedTuple):
    """What a process gets of a client's allowance, or the seconds until there is more."""

    parts: int
    wait: float


class Limits:
    def __init__(self, database: Database, holder: str) -> None:
        self.db = database
        self.holder = holder  # this process
        self._key = b""
        self._looks = 0
        self.digest = lru_cache(maxsize=20_000)(self._digest)

    def start(self) -> None:
        """Find the key of this server, or make it: the first process does."""
        with self.db.write() as c:
            c.execute(self._once(facts), {"name": KEY, "value": secrets.token_hex(32)})
            self._key = bytes.fromhex(c.execute(sa.select(facts.c.value).where(facts.c.name == KEY)).scalar_one())

    def _digest(self, client: str) -> str:
        return hmac.new(self._key, client.encode(), hashlib.sha256).hexdigest()[:32] if client else ""

    def _once(self, table: sa.Table) -> Any:
        """A row, unless there is one with the same key."""
        return (sqlite if self.db.sqlite else postgresql).insert(table).on_conflict_do_nothing()

    # -- so many in a time -----------------------------------------------------------------------------------------
    def grab(self, kind: str, client: str, rate: float, size: float, wanted: int) -> Given:
        """Take up to `wanted` of what a client may ask for; it fills by `rate` a second, up to `size`."""
        own = (allowances.c.kind == kind) & (allowances.c.client == client)
        with self.db.write() as c:
            now = self._now(c)
            self._looks += 1
            if self._looks % SWEEP == 0:
                c.execute(sa.delete(allowances).where(allowances.c.kind == kind, allowances.c.then < now - size / rate))
            c.execute(self._once(allowances), {"kind": kind, "client": client, "left": size, "then": now})
            query = sa.select(allowances.c.left, allowances.c.then).where(own)
            left, then = c.execute(query if self.db.sqlite else query.with_for_update()).one()
            left = min(size, left + max(0.0, now - then) * rate)  # a machine that was started again counts from now
            count = min(wanted, int(left))
            c.execute(sa.update(allowances).where(own).values(left=left - count, then=now))
        return Given(count, 0.0 if count else (1 - left) / rate)

    def _now(self, c: sa.Connection) -> float:
        """Processes of one machine share a clock that nobody sets; those of several ask their database."""
        if self.db.sqlite:
            return time.monotonic()
        return float(c.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())

    # -- event streams ---------------------------------------------------------------------------------------------
    def watch(self, client: str, count: int, most: int, now: float, until: float) -> bool:
        """Count the streams of a client in this process as `count`. False: with those elsewhere they are too many."""
        own = (watchers.c.holder == self.holder) & (watchers.c.client == client)
        with self.db.write() as c:
            gone = (watchers.c.until < now) | (watchers.c.until > now + 10 * (until - now))  # or the clock was set back
            c.execute(sa.delete(watchers).where(gone))
            others = sa.select(sa.func.coalesce(sa.func.sum(watchers.c.count), 0)).where(
                watchers.c.client == client, watchers.c.holder != self.holder
            )
            if count + int(c.execute(others).scalar_one()) > most:
                return False
            c.execute(sa.delete(watchers).where(own))
            row = {"holder": self.holder, "client": client, "count": count, "until": until}
            c.execute(sa.insert(watchers), row)
        return True

    def still_watching(self, counts: dict[str, int], until: float) -> None:
        """All streams of this process, as they are now."""
        with self.db.write() as c:
            c.execute(sa.delete(watchers).where(watchers.c.holder == self.holder))
            rows = [
                {"holder": self.holder, "client": client, "count": count, "until": until}
                for client, count in counts.items()
                if count > 0
            ]
            if rows:
                c.execute(sa.insert(watchers), rows)

    # -- what is stored --------------------------------------------------------------------------------------------
    def stored(self, client: str) -> int:
        """Bytes that the matches of a client fill, about."""
        query = sa.select(sa.func.coalesce(sa.func.sum(matches.c.size), 0)).where(matches.c.client == client)
        with self.db.read() as c:
            return int(c.execute(query).scalar_one())
