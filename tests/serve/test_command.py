"""`homelands serve`, and `homelands` alone."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from homelands.cli import serve as command
from homelands.cli.main import main
from homelands.serve import settings as settings_module
from homelands.serve.http.openapi import document
from homelands.serve.settings import Settings

Run = Callable[..., Result]


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What would have been started, and the pages that would have been opened."""
    found: list[Any] = []
    monkeypatch.setenv("HOMELANDS_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(command, "run", lambda *arguments: found.append(arguments))
    monkeypatch.setattr(command, "_open", lambda *arguments: found.append(arguments))
    return found


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(main, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_homelands_alone_opens_the_table_for_this_machine_only(started: list[Any], tmp_path: Path) -> None:
    result = run()
    assert result.exit_code == 0, result.output
    page, server = sorted(started, key=len)
    chosen = server[0]
    assert chosen.host == "127.0.0.1"
    assert chosen.local
    assert chosen.rate == 0, "nobody else can ask"
    assert page[1] == f"http://127.0.0.1:{chosen.port}/"
    assert page[1] in result.output
    assert (tmp_path / "data" / "table.sqlite").exists()


def test_the_next_port_is_taken_when_ours_is_not_free(started: list[Any]) -> None:
    with socket.socket() as other:
        with suppress(OSError):  # taken already: just as well
            other.bind(("127.0.0.1", command.PORT))
        other.listen()
        run("serve", "--no-browser")
    assert started[0][0].port > command.PORT
    assert len(started) == 1, "no page was opened"


def test_a_port_that_was_asked_for_and_is_taken_is_told(started: list[Any]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        result = run("serve", "--port", str(other.getsockname()[1]))
    assert result.exit_code == 1
    assert "taken already" in result.output
    assert started == []


def test_on_the_open_net_there_are_limits_and_names(started: list[Any]) -> None:
    result = run("serve", "--host", "0.0.0.0", "--no-browser")
    assert "without encryption" in result.output
    bare = started.pop()[0]
    assert bare.rate > 0
    assert bare.starts > 0
    assert not bare.local
    run("serve", "--public", "https://play.example.org/", "--no-browser")
    chosen, _, proxies = started.pop()
    assert chosen.public == ("https://play.example.org",)
    assert chosen.hosts == {"play.example.org"}
    assert not chosen.local
    assert proxies == "127.0.0.1"


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--public", "play.example.org"], 2, "expected an address such as"),
        (["--db", "nonsense"], 1, "is no database URL"),
        (["--db", "mysql://x/y"], 1, "is not supported"),
        (["--db", "postgresql://nobody@127.0.0.1:1/none"], 1, "cannot be kept"),
        (["--host", "203.0.113.1"], 1, "--host 203.0.113.1"),
        (["--port", "0"], 2, "not in the range"),
        (["--workers", "0"], 2, "not in the range"),
    ],
)
def test_what_cannot_be_served_is_told(started: list[Any], arguments: list[str], code: int, said: str) -> None:
    result = run("serve", "--no-browser", *arguments)
    assert result.exit_code == code
    assert said in result.output
    assert "Traceback" not in result.output
    assert started == []


def test_migrate_brings_the_database_up_to_date_and_ends(started: list[Any], tmp_path: Path) -> None:
    result = run("serve", "--migrate", "--db", f"sqlite:///{tmp_path}/own.sqlite", "--lang", "it")
    assert result.exit_code == 0
    assert "aggiornato" in result.output
    assert (tmp_path / "own.sqlite").exists()
    assert started == []


def test_settings_go_through_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(settings_module.VARIABLE, "")
    chosen = Settings(data=str(tmp_path), port=1234, public=("https://a.example",))
    settings_module.to_environment(chosen)
    assert settings_module.from_environment() == chosen


def test_the_document_for_the_client_names_every_shape() -> None:
    found = json.loads(document())
    for name in ("State", "Update", "Frame", "Pending", "Option", "Problem", "NewMatch", "Hint", "Review", "Lesson"):
        assert name in found["components"]["schemas"]
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            assert "422" in operation["responses"], f"{method} {path}"
    printed = subprocess.run([sys.executable, "-m", "homelands.serve.http.openapi"], capture_output=True, check=True)
    assert json.loads(printed.stdout) == found
