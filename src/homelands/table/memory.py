"""A store that is gone when the program ends: for tests, and for a table without a database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from homelands.table.store import Conflict, Record, Row, SeatRow, Standing, digest, kept_as, size_of


class Memory:
    """Matches, rows, seats and tokens as they are in a database. For one thread."""

    failures: tuple[type[Exception], ...] = ()

    def __init__(self) -> None:
        self._matches: dict[str, Record] = {}
        self._rows: dict[str, list[Row]] = {}
        self._seats: dict[str, dict[str, SeatRow]] = {}
        self._checkpoints: dict[str, tuple[int, str]] = {}
        self._tokens: dict[bytes, tuple[str, str]] = {}

    # -- matches ---------------------------------------------------------------------------------------------------
    def create(self, record: Record, sitting: Sequence[SeatRow], keys: Mapping[str, str], rows: Sequence[Row]) -> None:
        if record.id in self._matches:
            raise Conflict
        self._matches[record.id] = kept_as(record, rows)
        self._rows[record.id] = list(rows)
        self._seats[record.id] = {row.seat: row for row in sorted(sitting)}
        for seat, token in keys.items():
            self.add_token(token, record.id, seat)

    def match(self, id: str) -> Record | None:
        return self._matches.get(id)

    def rows(self, id: str, start: int = 0) -> list[Row]:
        return self._rows.get(id, [])[start:]

    def append(self, id: str, ply: int, rows: Sequence[Row], now: Standing, checkpoint: str = "") -> None:
        record = self._matches.get(id)
        if record is None or record.ply != ply:
            raise Conflict
        self._rows[id].extend(rows)
        if checkpoint:
            self._checkpoints[id] = (ply + len(rows), checkpoint)
        self._matches[id] = record._replace(
            **now._asdict(), ply=ply + len(rows), updated=rows[-1].time, size=record.size + size_of(rows)
        )

    def checkpoint(self, id: str) -> tuple[int, str] | None:
        return self._checkpoints.get(id)

    def plies(self, ids: Iterable[str]) -> dict[str, int]:
        return {id: self._matches[id].ply for id in ids if id in self._matches}

    def on_this_machine(self, limit: int = 50) -> list[Record]:
        found = [record for record in self._matches.values() if record.local and not record.over]
        return sorted(found, key=lambda record: -record.updated)[:limit]

    # -- seats -----------------------------------------------------------------------------------------------------
    def seats(self, ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        return {id: list(self._seats[id].values()) for id in ids if id in self._seats}

    def rename(self, id: str, seat: str, name: str) -> None:
        self._change(id, seat, name=name)

    def seen(self, here: Iterable[tuple[str, str]], now: float, until: float) -> None:
        for id, seat in here:
            self._change(id, seat, last_seen=now, online_until=until)

    def _change(self, id: str, seat: str, **values: str | float) -> None:
        sitting = self._seats.get(id, {})
        if seat in sitting:
            sitting[seat] = sitting[seat]._replace(**values)  # type: ignore[arg-type]

    # -- tokens ----------------------------------------------------------------------------------------------------
    def holder(self, token: str) -> tuple[str, str] | None:
        return self._tokens.get(digest(token))

    def add_token(self, token: str, id: str, seat: str) -> None:
        self._tokens[digest(token)] = (id, seat)

    def renew(self, token: str, id: str, seat: str) -> None:
        self._tokens = {key: found for key, found in self._tokens.items() if found != (id, seat)}
        self.add_token(token, id, seat)

    def remove(self, id: str) -> None:
        for kept in (self._matches, self._rows, self._seats, self._checkpoints):
            kept.pop(id, None)
        self._tokens = {key: found for key, found in self._tokens.items() if found[0] != id}
