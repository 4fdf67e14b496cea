"""Whatever keeps matches answers alike: the same calls on a dictionary and on a database, one after another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from homelands.serve.storage.database import Database
from homelands.serve.storage.store import DatabaseStore
from homelands.table.memory import Memory
from homelands.table.store import Conflict, Record, Row, SeatRow, Setup, Standing, Store, kept_as, size_of

SETUP = Setup(["drought"], {"r": "one"}, seats={"green": "human", "blue": "easy"}, mine=["green"], position={"a": [1]})
FIRST = Row("!", "disc green", "", 10.0)


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "memory":
        yield Memory()
        return
    database = Database(f"sqlite:///{(tmp_path / 'x.sqlite').as_posix()}")
    database.upgrade()
    yield DatabaseStore(database)
    database.close()


def record(id: str, updated: float = 10.0, local: bool = True) -> Record:
    return Record(
        id, "game", "plains", "2", SETUP, "seed", "salt", "", None, local, 1.0, updated, 1, "green", False, False
    )


def keep(store: Store, id: str, updated: float = 10.0, local: bool = True) -> Record:
    sitting = [SeatRow(seat, kind, "", "", None, 0.0) for seat, kind in (("green", "person"), ("", "spectator"))]
    kept = record(id, updated, local)
    store.create(kept, sitting, {"green": f"{id}-green", "": f"{id}-look"}, [FIRST])
    return kept_as(kept, [FIRST])


def test_a_match_comes_back_as_it_was_written(store: Store) -> None:
    assert store.match("a") is None
    assert store.rows("a") == []
    kept = keep(store, "a")
    assert store.match("a") == kept
    assert store.rows("a") == [FIRST]
    assert store.plies(["a", "none"]) == {"a": 1}


def test_rows_are_added_where_the_last_one_was_and_nowhere_else(store: Store) -> None:
    kept = keep(store, "a")
    rows = [Row(">", "pass", "green", 11.0), Row("!", "disc blue", "", 12.0)]
    store.append("a", 1, rows, Standing("blue", True, False))
    assert store.match("a") == kept._replace(ply=3, turn="blue", bot=True, updated=12.0, size=kept.size + size_of(rows))
    assert store.checkpoint("a") is None
    for wrong in (0, 1, 2, 4):
        with pytest.raises(Conflict):
            store.append("a", wrong, rows, Standing("green", False, True))
    with pytest.raises(Conflict):
        store.append("none", 0, rows, Standing("green", False, True))
    assert store.rows("a") == [FIRST, *rows]
    assert store.rows("a", 2) == rows[1:]
    assert store.match("a") == kept._replace(ply=3, turn="blue", bot=True, updated=12.0, size=kept.size + size_of(rows))


def test_matches_of_this_machine_are_the_unfinished_ones_the_latest_first(store: Store) -> None:
    for id, updated, local in (("a", 10.0, True), ("b", 30.0, True), ("c", 20.0, True), ("d", 40.0, False)):
        keep(store, id, updated, local)
    store.append("c", 1, [Row(">", "pass", "green", 50.0)], Standing("", False, True))
    assert [found.id for found in store.on_this_machine()] == ["b", "a"]
    assert [found.id for found in store.on_this_machine(1)] == ["b"]


def test_seats_are_named_and_seen(store: Store) -> None:
    keep(store, "a")
    keep(store, "b")
    store.rename("a", "green", "Ana")
    store.seen([("a", "green"), ("b", ""), ("a", "purple"), ("none", "green")], 5.0, 9.0)
    looks, ana = SeatRow("", "spectator", "", "", None, 0.0), SeatRow("green", "person", "", "Ana", 5.0, 9.0)
    assert store.seats(["a", "none"]) == {"a": [looks, ana]}
    assert [row.last_seen for row in store.seats(["b"])["b"]] == [5.0, None]


def test_a_token_opens_one_seat(store: Store) -> None:
    keep(store, "a")
    assert store.holder("a-green") == ("a", "green")
    assert store.holder("a-look") == ("a", "")
    assert store.holder("a-blue") is None
    store.add_token("another", "a", "green")
    assert store.holder("another") == store.holder("a-green")
