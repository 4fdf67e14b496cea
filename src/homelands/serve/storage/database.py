"""One door to SQLite and PostgreSQL: connections, transactions, and bringing the tables up to date."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine
from sqlalchemy.engine import make_url

from homelands.serve.storage.tables import facts

MIGRATIONS = Path(__file__).parent / "migrations"
BEAT = "beat"
LOCK = 5_164_231  # of PostgreSQL's advisory locks: one process at a time migrates
WAIT = {"connect_timeout": 5}  # seconds for a PostgreSQL that does not answer
BUSY = 20  # seconds that a process waits for another that writes into the same SQLite file


class DatabaseError(ValueError):
    """A database that cannot be used: what was asked for, and what is wrong with it."""


class Database:
    """Reads see what is committed; a write is one transaction, and it is on the disk when it is done."""

    def __init__(self, url: str) -> None:
        self.url = _checked(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        try:
            self.engine = _sqlite(self.url) if self.sqlite else _postgresql(self.url)
        except ModuleNotFoundError as error:
            needed = f"{self.name} needs the package {error.name}: pip install 'homelands[postgres]'"
            raise DatabaseError(needed) from None
        self._writer = threading.Lock()

    @contextmanager
    def read(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """SQLite has one writer at a time: threads of this process wait in line, not by trying again and again."""
        if not self.sqlite:
            with self.engine.begin() as connection:
                yield connection
            return
        with self._writer, self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                with suppress(sa.exc.SQLAlchemyError):  # a full disk has ended the transaction already
                    connection.exec_driver_sql("ROLLBACK")
                raise
            connection.exec_driver_sql("COMMIT")

    def upgrade(self) -> None:
        """Bring the tables up to date. Several processes may ask for it at once: one does it, the others wait."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        try:
            with self.write() as connection:
                if not self.sqlite:
                    connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except sa.exc.DBAPIError as error:
            raise DatabaseError(f"{self.name}: {_reason(error)}") from None

    def check(self) -> None:
        """Whether what is stored can be read as it was written. PostgreSQL looks after that by itself."""
        if not self.sqlite:
            return
        try:
            with self.read() as connection:
                found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
        except sa.exc.DBAPIError as error:
            found = _reason(error)
        if found != "ok":
            raise DatabaseError(f"{self.name} is damaged ({found}): put a backup in its place")

    def beat(self, now: float) -> None:
        """A sign of life that is really written: a full disk shows."""
        with self.write() as c:
            c.execute(sa.delete(facts).where(facts.c.name == BEAT))
            c.execute(sa.insert(facts), {"name": BEAT, "value": f"{now:.0f}"})

    @property
    def name(self) -> str:
        """The address without its password."""
        return self.url.render_as_string(hide_password=True)

    def close(self) -> None:
        self.engine.dispose()


def _checked(text: str) -> sa.URL:
    """`postgresql://` means the driver that we have."""
    try:
        url = make_url(text)
    except sa.exc.ArgumentError:
        raise DatabaseError(f"{text!r} is no database URL; expected sqlite:///FILE or postgresql://...") from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise DatabaseError(f"{url.drivername!r} is not supported; expected sqlite:///FILE or postgresql://...")
    if url.get_backend_name() == "sqlite" and not url.database:
        raise DatabaseError("a SQLite database needs a file: sqlite:///FILE")
    return url


def _postgresql(url: sa.URL) -> Engine:
    return sa.create_engine(
        url, pool_size=10, max_overflow=10, pool_pre_ping=True, connect_args=WAIT, hide_parameters=True
    )


def _sqlite(url: sa.URL) -> Engine:
    assert url.database is not None
    _nobody_else(Path(url.database))
    engine = sa.create_engine(
        url, hide_parameters=True, connect_args={"timeout": BUSY, "check_same_thread": False, "isolation_level": None},
        poolclass=sa.QueuePool, pool_size=10, max_overflow=10, isolation_level="AUTOCOMMIT",
    )  # fmt: skip

    file, known = Path(url.database), False

    @sa.event.listens_for(engine, "do_connect")
    def look(*_: Any) -> None:
        """A file that was there and is gone is not made anew, empty."""
        if known and not file.exists():
            raise sqlite3.OperationalError(f"{file} is gone")

    @sa.event.listens_for(engine, "checkout")
    def same_file(_: Any, record: Any, __: Any) -> None:
        """What is written into a file that has been taken away is lost."""
        if record.info.get("file") != _identity(file):
            raise sa.exc.DisconnectionError

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: Any) -> None:
        nonlocal known
        # FULL: a commit is on the disk before it is acknowledged, whatever happens to the machine
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        record.info["file"], known = _identity(file), True

    return engine


def _nobody_else(file: Path) -> None:
    """Seeds and hands are in it: no other account of this machine reads it. What SQLite puts beside it follows."""
    if not file.parent.exists():
        file.parent.mkdir(parents=True, mode=0o700)
    with suppress(OSError):  # a folder that is not there any more, or a file of somebody else's, is told by SQLite
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        file.chmod(0o600)


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _reason(error: sa.exc.DBAPIError) -> str:
    return str(error.orig).strip().splitlines()[0] if error.orig is not None else "cannot be opened"


def told(error: BaseException) -> str:
    """What is wrong, for a log: without the statement, and without what stood in it."""
    if isinstance(error, sa.exc.DBAPIError):
        return f"{type(error.orig).__name__}: {_reason(error)}"
    return f"{type(error).__name__}: {(str(error).strip() or '-').splitlines()[0]}"


def is_damage(error: sa.exc.SQLAlchemyError) -> bool:
    """The database cannot be read as it was written: trying again does not help."""
    found = getattr(error, "orig", None)
    name = str(getattr(found, "sqlite_errorname", "") or "")
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) or getattr(found, "sqlstate", "") in ("XX001", "XX002")
