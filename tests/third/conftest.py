"""A game of somebody else: the folder `site` lies on the path as an installed package would; nothing else is done."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from homelands.core import registry
from homelands.core.title import Title

SITE = Path(__file__).parent / "site"
NAME = "riverclans"
Run = Callable[..., str]


@pytest.fixture
def third(monkeypatch: pytest.MonkeyPatch) -> Iterator[Title]:
    """The game, known to this process until the test is over."""
    monkeypatch.syspath_prepend(str(SITE))
    importlib.invalidate_caches()
    registry._found.cache_clear()
    yield registry.title(NAME)
    registry._loaded.cache_clear()
    registry._found.cache_clear()


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Of a process that finds the game."""
    path = os.pathsep.join([str(SITE), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "HOMELANDS_DATA": str(tmp_path / "data")}


@pytest.fixture
def run(environment: dict[str, str], tmp_path: Path) -> Run:
    """`homelands ARGUMENTS` in a process of its own, with lines typed; what it says."""

    def call(*arguments: str, lines: list[str] | None = None, status: int = 0) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "homelands.cli.main", *arguments], input="".join(f"{one}\n" for one in lines or []),
            env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False,
        )  # fmt: skip
        said = done.stdout + done.stderr
        assert "Traceback" not in said, said
        assert done.returncode == status, said
        return said

    return call
