"""What is kept: tables of both databases, rows that are written once, positions that are not kept."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from homelands.core.match import start
from homelands.serve.settings import Settings
from homelands.serve.storage.database import Database, DatabaseError
from homelands.serve.storage.store import DatabaseStore
from homelands.serve.storage.tables import actions, matches, meta, tokens
from homelands.serve.work.leases import Leases
from homelands.table import new
from homelands.table.matches import Holder, Matches
from homelands.table.schema import NewMatch
from homelands.table.snapshots import Snapshots
from homelands.table.store import Conflict, Row, Standing, digest
from homelands.table.trouble import Trouble


@pytest.fixture
def store(database: str) -> Iterator[DatabaseStore]:
    found = Database(database)
    found.upgrade()
    yield DatabaseStore(found)
    found.close()


@pytest.fixture
def desk(store: DatabaseStore, tmp_path: Path) -> Matches:
    return Matches(Settings(data=str(tmp_path)), store, threading.Lock)


def navajo(desk: Matches) -> tuple[str, Holder]:
    begun = new.new(desk, NewMatch("navajo", "rise"), local=False)
    return begun.match, desk.holder(begun.mine)


# -- tables ------------------------------------------------------------------------------------------------------------
def test_migrations_lead_to_the_tables_that_the_code_uses(store: DatabaseStore) -> None:
    with store.db.read() as c:
        assert compare_metadata(MigrationContext.configure(c), meta) == []


def test_several_processes_may_bring_a_database_up_to_date_at_once(database: str) -> None:
    failed: list[BaseException] = []

    def upgrade() -> None:
        try:
            one = Database(database)
            one.upgrade()
            one.close()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=upgrade) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


def opened(url: str) -> None:
    found = Database(url)
    try:
        found.upgrade()
    finally:
        found.close()


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://x/y", "sqlite://", "sqlite:///{file}/x.sqlite", "sqlite:///{file}"]
)
def test_a_database_that_cannot_be_used_says_so(url: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no database")
    with pytest.raises((DatabaseError, OSError)):
        opened(url.format(file=file))
    assert file.read_text() == "no database"


def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    found = Database(f"sqlite:///{tmp_path}/x.sqlite")
    with found.read() as c:
        assert c.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert c.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    found.close()


def test_a_password_is_not_shown() -> None:
    assert "secret" not in Database("postgresql://me:secret@localhost/x").name


# -- rows --------------------------------------------------------------------------------------------------------------
def test_two_who_write_the_same_row_are_one_too_many(store: DatabaseStore, desk: Matches) -> None:
    match, _ = navajo(desk)
    ply = store.plies([match])[match]
    row = Row(">", "place A shiprock.1", "dine", time.time())
    store.append(match, ply, [row], Standing("dine", False, False))
    with pytest.raises(Conflict):
        store.append(match, ply, [row, row], Standing("dine", False, False))
    assert len(store.rows(match)) == ply + 1
    assert store.plies([match]) == {match: ply + 1}


def test_many_at_once_and_each_ply_is_taken_once(store: DatabaseStore, tmp_path: Path) -> None:
    """As with several processes: each desk has its own idea of the match, the database decides."""
    first = Matches(Settings(data=str(tmp_path)), store)
    match, who = navajo(first)
    desks = [first, *(Matches(Settings(data=str(tmp_path)), store) for _ in range(3))]
    taken: list[int] = []
    refused: set[str] = set()

    def go(desk: Matches, seed: int) -> None:
        rng = random.Random(seed)
        for _ in range(25):
            with desk.opened(match) as live:
                if live.over:
                    return
                ply, options = live.ply, [live.match.game.option_words(o) for o in live.match.position.options]
            try:
                desk.act(who, ply, rng.choice(options), "en")
            except Trouble as trouble:
                refused.add(trouble.code)
            else:
                taken.append(ply)

    threads = [threading.Thread(target=go, args=(desk, n)) for n, desk in enumerate(desks)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert refused <= {"stale"}
    assert len(taken) == len(set(taken))
    rows = store.rows(match)
    assert sum(row.mark == ">" for row in rows) == len(taken)
    sums = set()
    for desk in desks:
        with desk.opened(match) as live:
            assert live.ply == len(rows)
            sums.add(live.match.checksum())
    assert len(sums) == 1


def test_a_write_that_fails_has_not_happened(desk: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    match, who = navajo(desk)
    with desk.opened(match) as live:
        ply, before = live.ply, live.match.checksum()

    def full(*_: object) -> None:
        raise sa.exc.OperationalError("INSERT", {}, Exception("disk full"))

    with monkeypatch.context() as broken:
        broken.setattr(desk.store, "append", full)
        with pytest.raises(Trouble) as told:
            desk.act(who, ply, "place A shiprock.1", "en")
    assert told.value.kind == "unavailable"
    with desk.opened(match) as live:
        assert (live.ply, live.match.checksum()) == (ply, before)
    desk.act(who, ply, "place A shiprock.1", "en")


def test_rows_that_no_longer_fit_the_rules_are_named(store: DatabaseStore, desk: Matches) -> None:
    match, _ = navajo(desk)
    ply = store.plies([match])[match]
    store.append(match, ply, [Row(">", "fly to-the-moon", "dine", 0.0)], Standing("dine", False, False))
    with pytest.raises(Trouble) as told, desk.opened(match):
        pass
    assert told.value.code == "other-rules"


def test_links_and_secrets_are_not_in_the_database_in_the_clear(store: DatabaseStore, desk: Matches) -> None:
    begun = new.new(desk, NewMatch("navajo", "rise"), local=False)
    with store.db.read() as c:
        kept = list(c.execute(sa.select(tokens)))
        assert {row.digest for row in kept} == {digest(begun.mine), digest(begun.spectate)}
        everything = str([list(c.execute(sa.select(table))) for table in (matches, actions, tokens)])
    assert begun.mine not in everything
    assert len(begun.mine) == 32


def test_a_match_that_was_forgotten_is_played_again_from_its_rows(store: DatabaseStore, tmp_path: Path) -> None:
    """Undo and redo included, whatever the memory holds."""
    small = Matches(Settings(data=str(tmp_path), cached=1), store)
    rng, games = random.Random(6), [navajo(small) for _ in range(3)]
    sums = {}
    for n in range(120):
        match, who = games[n % 3]
        with small.opened(match) as live:
            if live.over:
                continue
            ply, back = live.ply, live.match.can_undo and rng.random() < 0.4
            options = [live.match.game.option_words(o) for o in live.match.position.options]
        small.undo(who, ply, "en") if back else small.act(who, ply, rng.choice(options), "en")
        with small.opened(match) as live:
            sums[match] = (live.ply, live.match.checksum(), live.plies[:])
    assert sum(slot.live is not None for slot in small._slots.values()) == 1, "there was room for one"
    fresh = Matches(Settings(data=str(tmp_path)), store)
    for match, (ply, checksum, plies) in sums.items():
        with fresh.opened(match) as live:
            assert (live.ply, live.match.checksum(), live.plies) == (ply, checksum, plies)


# -- claims ------------------------------------------------------------------------------------------------------------
def test_a_bot_is_claimed_by_one_until_the_claim_runs_out(store: DatabaseStore, desk: Matches) -> None:
    match, _ = navajo(desk)
    one, two = Leases(store.db, "one"), Leases(store.db, "two")
    assert one.claim(match, now=100.0, until=110.0)
    assert not two.claim(match, now=105.0, until=115.0)
    assert one.claim(match, now=106.0, until=112.0)
    assert two.claim(match, now=113.0, until=120.0)
    one.release(match)
    assert not one.claim(match, now=114.0, until=120.0), "what one has lost he cannot give away"
    two.release(match)
    assert one.claim(match, now=114.0, until=120.0)


# -- positions that are not kept ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "scenario"), [("navajo", "rise"), ("plains", "2")])
def test_positions_on_the_way_are_the_same_as_if_they_had_been_kept(game: str, scenario: str) -> None:
    kept, thin = (start(game, scenario, seed="4") for _ in range(2))
    thin.past = Snapshots(thin.game, thin.entries)
    rng = random.Random(5)
    for match in (kept, thin):
        match.roll()
    for _ in range(260):
        if kept.over:
            break
        if kept.can_undo and rng.random() < 0.3:
            for match in (kept, thin):
                match.undo()
        else:
            option = rng.choice(kept.position.options)
            for match in (kept, thin):
                match.choose(option)
                match.roll()
    count = len(kept.entries)
    assert len(thin.past) == count
    assert isinstance(thin.past, Snapshots)
    assert len(thin.past._kept) < count / 2 + 30
    order = [*range(count), *rng.sample(range(count), min(60, count))]
    for index in order:
        one, other = kept.before(index), thin.before(index)
        assert kept.game.checksum(one) == kept.game.checksum(other)
        assert (one.options, one.request) == (other.options, other.request)
    while kept.can_undo:
        for match in (kept, thin):
            match.undo()
        assert kept.checksum() == thin.checksum()
