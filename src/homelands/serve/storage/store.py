"""The store of a table in a database. Every function is one look at it, or one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from homelands.serve.storage.database import Database
from homelands.serve.storage.tables import actions, checkpoints, jobs, leases, matches, seats, tokens
from homelands.table.store import Conflict, Record, Row, SeatRow, Setup, Standing, Store, digest, kept_as, size_of

CHUNK = 400  # ids in one query

# What every action asks or writes is put together once.
_IDS: sa.BindParameter[list[str]] = sa.bindparam("ids", expanding=True)
_PLIES = sa.select(matches.c.id, matches.c.ply).where(matches.c.id.in_(_IDS))
_SEATS = sa.select(seats).where(seats.c.match_id.in_(_IDS)).order_by(seats.c.match_id, seats.c.seat)
_ROWS = sa.insert(actions)
_HOLDER = sa.select(tokens.c.match_id, tokens.c.seat).where(tokens.c.digest == sa.bindparam("key"))
_STAND = (
    sa.update(matches)
    .where(matches.c.id == sa.bindparam("of"), matches.c.ply == sa.bindparam("before"))
    .values(
        {name: sa.bindparam(f"new_{name}") for name in (*Standing._fields, "ply", "updated")}
        | {"size": matches.c.size + sa.bindparam("new_more", type_=sa.BigInteger)}
    )
)


class DatabaseStore:
    failures: tuple[type[Exception], ...] = (sa.exc.SQLAlchemyError,)

    def __init__(self, database: Database) -> None:
        self.db = database

    # -- matches ---------------------------------------------------------------------------------------------------
    def create(self, record: Record, sitting: Sequence[SeatRow], keys: Mapping[str, str], rows: Sequence[Row]) -> None:
        """A new match with its seats, the tokens of each (seat -> token) and its first rows."""
        values = kept_as(record, rows)._asdict()
        values["header"] = msgspec.json.encode(values.pop("setup")).decode()
        with self.db.write() as c:
            c.execute(sa.insert(matches), values)
            c.execute(sa.insert(seats), [{"match_id": record.id, **seat._asdict()} for seat in sitting])
            c.execute(
                sa.insert(tokens),
                [{"digest": digest(token), "match_id": record.id, "seat": seat} for seat, token in keys.items()],
            )
            _insert(c, record.id, 0, rows)

    def match(self, id: str) -> Record | None:
        with self.db.read() as c:
            row = c.execute(sa.select(matches).where(matches.c.id == id)).one_or_none()
        return _record(row) if row is not None else None

    def rows(self, id: str, start: int = 0) -> list[Row]:
        wanted = sa.select(actions.c.mark, actions.c.text, actions.c.seat, actions.c.time)
        where = (actions.c.match_id == id) & (actions.c.n >= start)
        with self.db.read() as c:
            return [Row(*row) for row in c.execute(wanted.where(where).order_by(actions.c.n))]

    def append(self, id: str, ply: int, rows: Sequence[Row], now: Standing, checkpoint: str = "") -> None:
        """Write the rows that follow the first `ply` ones. Raises Conflict if somebody else has written there."""
        values = {**now._asdict(), "ply": ply + len(rows), "updated": rows[-1].time, "more": size_of(rows)}
        wanted = {"of": id, "before": ply, **{f"new_{name}": value for name, value in values.items()}}
        try:
            with self.db.write() as c:
                done = c.execute(_STAND, wanted)
                if done.rowcount != 1:
                    raise Conflict
                _insert(c, id, ply, rows)
                if checkpoint:
                    c.execute(sa.delete(checkpoints).where(checkpoints.c.match_id == id))
                    kept = {"match_id": id, "ply": ply + len(rows), "data": checkpoint}
                    c.execute(sa.insert(checkpoints), kept)
        except sa.exc.IntegrityError:
            raise Conflict from None

    def checkpoint(self, id: str) -> tuple[int, str] | None:
        with self.db.read() as c:
            query = sa.select(checkpoints.c.ply, checkpoints.c.data).where(checkpoints.c.match_id == id)
            row = c.execute(query).one_or_none()
        return (row[0], row[1]) if row is not None else None

    def plies(self, ids: Iterable[str]) -> dict[str, int]:
        """Where these matches stand."""
        found: dict[str, int] = {}
        with self.db.read() as c:
            for some in _chunks(ids):
                found.update((row[0], row[1]) for row in c.execute(_PLIES, {"ids": some}))
        return found

    def on_this_machine(self, limit: int = 50) -> list[Record]:
        """Unfinished matches that were started here, the latest first."""
        query = sa.select(matches).where(matches.c.local, ~matches.c.over).order_by(matches.c.updated.desc())
        with self.db.read() as c:
            return [_record(row) for row in c.execute(query.limit(limit))]

    # -- seats -----------------------------------------------------------------------------------------------------
    def seats(self, ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        """Who sits at these matches, in the order of their seats' names."""
        found: dict[str, list[SeatRow]] = {}
        with self.db.read() as c:
            for some in _chunks(ids):
                for id, *rest in c.execute(_SEATS, {"ids": some}):
                    found.setdefault(id, []).append(SeatRow(*rest))
        return found

    def rename(self, id: str, seat: str, name: str) -> None:
        with self.db.write() as c:
            c.execute(sa.update(seats).where(seats.c.match_id == id, seats.c.seat == seat).values(name=name))

    def seen(self, here: Iterable[tuple[str, str]], now: float, until: float) -> None:
        """Signs of life of some seats (match, seat)."""
        query = (
            sa.update(seats)
            .where(seats.c.match_id == sa.bindparam("of"), seats.c.seat == sa.bindparam("who"))
            .values(last_seen=now, online_until=until)
        )
        found = [{"of": id, "who": seat} for id, seat in here]
        if found:
            with self.db.write() as c:
                c.execute(query, found)

    # -- tokens ----------------------------------------------------------------------------------------------------
    def holder(self, token: str) -> tuple[str, str] | None:
        """The match and seat that a token opens."""
        with self.db.read() as c:
            row = c.execute(_HOLDER, {"key": digest(token)}).one_or_none()
        return (row[0], row[1]) if row is not None else None

    def add_token(self, token: str, id: str, seat: str) -> None:
        with self.db.write() as c:
            c.execute(sa.insert(tokens), {"digest": digest(token), "match_id": id, "seat": seat})

    def renew(self, token: str, id: str, seat: str) -> None:
        with self.db.write() as c:
            c.execute(sa.delete(tokens).where(tokens.c.match_id == id, tokens.c.seat == seat))
            c.execute(sa.insert(tokens), {"digest": digest(token), "match_id": id, "seat": seat})

    def remove(self, id: str) -> None:
        with self.db.write() as c:
            for one in (jobs, leases, tokens, seats, actions, checkpoints):
                c.execute(sa.delete(one).where(one.c.match_id == id))
            c.execute(sa.delete(matches).where(matches.c.id == id))

    def untouched(self, since: float, limit: int = 200) -> list[str]:
        """Matches in which nothing has happened since a time."""
        query = sa.select(matches.c.id).where(matches.c.updated < since).limit(limit)
        with self.db.read() as c:
            return [row[0] for row in c.execute(query)]


def _insert(c: sa.Connection, id: str, first: int, rows: Sequence[Row]) -> None:
    if rows:
        c.execute(_ROWS, [{"match_id": id, "n": n, **r._asdict()} for n, r in enumerate(rows, first)])


def _record(row: Any) -> Record:
    values = dict(row._mapping)
    values["setup"] = msgspec.json.decode(values.pop("header"), type=Setup)
    return Record(**values)


def _chunks(ids: Iterable[str]) -> Iterable[list[str]]:
    rest = iter(ids)
    while some := list(islice(rest, CHUNK)):
        yield some


if TYPE_CHECKING:  # what is kept is what is asked for
    _store: type[Store] = DatabaseStore
