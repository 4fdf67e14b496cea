"""What whoever runs a server relies on: who can read the files, what health says, what a log holds."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from homelands.serve.storage.database import Database, DatabaseError
from tests.serve.running import Guest, Process, Stream, good, http, running, settings, start, wait

NEW = {"game": "navajo", "scenario": "rise"}


@pytest.mark.skipif(sys.platform == "win32", reason="no such rights there")
def test_nobody_else_reads_seeds_and_hands(tmp_path: Path) -> None:
    data = tmp_path / "data"
    before = os.umask(0o022)
    try:
        with running(settings(data)) as url:
            start(url, **NEW)
            rights = {file.name: stat.S_IMODE(file.stat().st_mode) for file in data.glob("table.sqlite*")}
    finally:
        os.umask(before)
    assert "table.sqlite" in rights
    assert set(rights.values()) == {0o600}, rights
    assert stat.S_IMODE(data.stat().st_mode) == 0o700


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    sqlite3.connect(file).close()
    file.touch()
    file.chmod(0o644)
    Database(f"sqlite:///{file}").close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_health_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that can be read and not written is not healthy."""

    def full(self: Database, now: float) -> None:
        raise sa.exc.OperationalError("INSERT", None, sqlite3.OperationalError("database or disk is full"))

    with running(settings(tmp_path)) as url:
        assert http.get(f"{url}/api/health").status_code == 200
        monkeypatch.setattr(Database, "beat", full)
        monkeypatch.setattr("homelands.serve.server.BEAT", 0.0)
        assert http.get(f"{url}/api/health").status_code == 503
        monkeypatch.undo()
        assert http.get(f"{url}/api/health").status_code == 200


def damage(file: Path) -> None:
    """Overwrite what is in the pages of a database, all but its first."""
    sqlite3.connect(file).execute("PRAGMA wal_checkpoint(TRUNCATE)").connection.close()
    data = bytearray(file.read_bytes())
    for at in range(4096 * 2, len(data)):
        data[at] = 0xA5
    file.write_bytes(bytes(data))


def test_a_damaged_database_is_told_as_that(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as url:
        token = start(url, **NEW)["mine"]
    damage(tmp_path / "table.sqlite")
    with (
        closing(Database(f"sqlite:///{tmp_path / 'table.sqlite'}")) as found,
        pytest.raises(DatabaseError, match="is damaged"),
    ):
        found.check()
    assert token


def test_a_page_that_cannot_be_read_any_more_is_no_reason_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = sqlite3.DatabaseError("database disk image is malformed")
    broken.sqlite_errorname = "SQLITE_CORRUPT"

    def unreadable(self: object, id: str) -> None:
        raise sa.exc.DatabaseError("SELECT", None, broken)

    with running(settings(tmp_path)) as url:
        mine = Guest(url, start(url, **NEW)["mine"])
        monkeypatch.setattr("homelands.serve.storage.store.DatabaseStore.match", unreadable)
        for lang, said in (("en", "damaged"), ("it", "danneggiato")):
            answer = mine.ask("GET", "", lang=lang)
            assert (answer.status_code, answer.json()["error"]) == (503, "damaged")
            assert said in answer.json()["message"]
            assert "retry-after" not in answer.headers
        assert http.get(f"{url}/api/health").status_code == 503


# -- what cannot be kept -----------------------------------------------------------------------------------------------
def test_what_a_database_cannot_keep_is_the_fault_of_who_asks(database: str, tmp_path: Path) -> None:
    with running(settings(tmp_path, db=database)) as url:
        for journal in ("game: navajo\nscenario: rise\n---\n# a zero \x00 byte\n", "\x00"):
            assert http.post(f"{url}/api/import", json={"journal": journal}).status_code == 422
        seats = {"green": "me", "blue": "bot:" + "x" * 70}
        wanted = {"game": "plains", "scenario": "2", "seats": seats}
        assert http.post(f"{url}/api/matches", json=wanted).status_code == 422
        named = http.post(f"{url}/api/matches", json={**NEW, "names": {"dine": "a\x00b"}})
        assert named.status_code == 201
        good(Guest(url, named.json()["mine"]).ask("POST", "/name", {"name": "c\x00d"}))


def test_nothing_that_is_hidden_stands_in_a_log(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(settings(tmp_path, db=database)) as url, caplog.at_level(logging.WARNING):
        mine = Guest(url, start(url, **NEW)["mine"])
        state = mine.state()
        with closing(Database(database)) as own, own.write() as connection:
            connection.execute(sa.text("DROP TABLE actions"))
        chosen = state["pending"]["options"][0]["text"]
        assert mine.act(state["ply"], chosen).status_code == 503
    said = [record.getMessage() for record in caplog.records if record.name.startswith("homelands")]
    assert [line for line in said if "actions" in line], "what is wrong is told"
    for line in said:
        assert chosen not in line
        assert "INSERT" not in line


def test_the_database_can_be_named_in_the_environment(
    process: Callable[..., Process], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "elsewhere" / "mine.sqlite"
    monkeypatch.setenv("HOMELANDS_DB", f"sqlite:///{file}")
    start(process().url, **NEW)
    assert file.exists()


def test_a_driver_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(DatabaseError, match=r"homelands\[postgres\]"):
        Database("postgresql://somebody:secret@localhost/none")


def test_a_database_of_the_first_version_opens(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    from homelands.serve.storage.database import MIGRATIONS

    chosen = settings(tmp_path)
    old = Database(chosen.url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with old.write() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    old.close()
    with running(chosen) as url:
        assert Guest(url, start(url, **NEW)["mine"]).state()["ply"] >= 0


# -- links and matches that are no longer wanted -----------------------------------------------------------------------
def test_a_link_can_be_renewed_and_the_old_one_opens_nothing(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    with running(chosen) as url, running(settings(tmp_path)) as other:
        begun = start(url, game="plains", scenario="2", seats={"green": "me", "blue": "link"})
        green, blue = (Guest(url, begun["tokens"][seat]) for seat in ("green", "blue"))
        elsewhere = Guest(other, begun["tokens"]["blue"])
        assert elsewhere.ask("GET", "").status_code == 200
        heard = Stream(elsewhere)
        assert blue.ask("POST", "/renew", {"seat": "green"}).status_code == 403, "green's seat is green's"
        again = good(green.ask("POST", "/renew", {"seat": "blue"}))
        assert again["seat"] == "blue"
        assert blue.ask("GET", "").status_code == 401
        wait(lambda: elsewhere.ask("GET", "").status_code == 401, "the other process to hear of it")
        assert heard.ended.wait(60), "and its stream to end"
        assert Guest(url, again["token"]).state()["you"] == "blue"
        own = good(green.ask("POST", "/renew", {}))
        assert green.ask("GET", "").status_code == 401
        assert Guest(url, own["token"]).state()["you"] == "green"


def test_who_started_a_match_may_take_it_away(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as url:
        begun = start(url, game="plains", scenario="2", seats={"green": "me", "blue": "link"})
        green, blue = (Guest(url, begun["tokens"][seat]) for seat in ("green", "blue"))
        good(green.ask("POST", "/hint", {"ply": green.state()["ply"]}))
        assert blue.ask("DELETE", "").status_code == 403
        assert Guest(url, begun["spectate"]).ask("DELETE", "").status_code == 403
        assert green.ask("DELETE", "").status_code == 204
        assert [one.ask("GET", "").status_code for one in (green, blue)] == [401, 401]


def test_matches_are_retained_so_long_and_no_longer(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as url:
        old, young = (start(url, **NEW) for _ in range(2))
    database = Database(settings(tmp_path).url)
    with database.write() as connection:
        connection.execute(sa.text("UPDATE matches SET updated = 1000 WHERE id = :id"), {"id": old["match"]})
    database.close()
    with running(settings(tmp_path, retain_days=30.0)) as url:
        wait(lambda: Guest(url, old["mine"]).ask("GET", "").status_code == 401, "its end")
        assert Guest(url, young["mine"]).ask("GET", "").status_code == 200
