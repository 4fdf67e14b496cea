"""Servers and guests for the tests of the web table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.serve.postgres import Cluster, binaries
from tests.serve.running import Guest, Process, close_all, running, settings


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on a database of its own, shared by the tests of a module."""
    with running(settings(tmp_path_factory.mktemp("data"))) as found:
        yield found


@pytest.fixture(autouse=True)
def nothing_stays_open() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture
def guest(url: str) -> Callable[..., Guest]:
    """Somebody with a link to the shared server."""
    return lambda token, lang="en": Guest(url, token, lang)


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """`homelands serve` in a process of its own."""
    made: list[Process] = []

    def begin(**options: Any) -> Process:
        made.append(Process(**{"data": tmp_path / "data", **options}))
        return made[-1].ready()

    yield begin
    for one in made:
        one.close()


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A PostgreSQL of our own."""
    if binaries() is None:
        pytest.skip("no PostgreSQL server on this machine: the tests with it need initdb and pg_ctl")
    found = Cluster()
    yield found
    found.stop()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """Both kinds of databases in turn."""
    return str(request.param)


@contextmanager
def empty(kind: str, folder: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{(folder / 'shared.sqlite').as_posix()}"
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    with cluster.database() as found:
        yield found


@pytest.fixture
def database(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database."""
    with empty(kind, tmp_path, request) as found:
        yield found


@pytest.fixture(scope="module")
def pair(
    kind: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Process, Process]]:
    """Two servers on one database."""
    folder = tmp_path_factory.mktemp("pair")
    with empty(kind, folder, request) as database:
        servers = Process(folder / "one", database), Process(folder / "two", database)
        try:
            for one in servers:
                one.ready()
            yield servers
        finally:
            for one in servers:
                one.close()
