"""What the tests of the command line share: a data folder of their own, the runner, a real terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from homelands.cli.main import main
from tests.cli.terminal import Terminal

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the games that go on."""
    monkeypatch.setenv("HOMELANDS_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path / "data" / "games"


@pytest.fixture
def run() -> Run:
    """homelands ARGUMENTS, with lines of input; every failure must be one that was meant."""

    def call(*arguments: str, lines: list[str] | None = None) -> Result:
        typed = "".join(f"{line}\n" for line in lines or [])
        result = CliRunner().invoke(main, list(arguments), input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert "Traceback" not in result.output
        return result

    return call


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """homelands ARGUMENTS in a real terminal."""
    opened: list[Terminal] = []

    def start(*arguments: str, **options: object) -> Terminal:
        opened.append(Terminal(list(arguments), **options))  # type: ignore[arg-type]
        return opened[-1]

    yield start
    for one in opened:
        one.close()
