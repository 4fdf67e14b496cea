"""What the tests of the laboratory share: small studies, and folders of results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from homelands.lab.play import Runner
from homelands.lab.run import run
from homelands.lab.study import Cell, Study, parse

SMALL: dict[str, Any] = {"game": "navajo", "scenarios": ["rise"], "player": "random", "seeds": {"count": 6}}


def study(**changes: Any) -> Study:
    """A small study of Navajo Wars by random players, with changes."""
    return parse({**SMALL, **changes}, "study.toml", Path(), "study")


def in_line(cells: Sequence[Cell], jobs: Iterator[tuple[int, int]]) -> Iterator[tuple[tuple[int, int], bytes]]:
    """A backend that plays here, one game after the other."""
    table = Runner(cells)
    for cell, seed in jobs:
        yield (cell, seed), table.line(cell, seed)


def played(folder: Path, **changes: Any) -> Path:
    """The folder of a small study that has been played."""
    run(study(**changes), folder, in_line, None, lambda _: None)
    return folder


@pytest.fixture(scope="session")
def rulings_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study with variants, kept for tests that only read it."""
    variants = [{"name": "red", "seats": {"dine": "heuristic"}}]
    folder = tmp_path_factory.mktemp("lab") / "first"
    return played(folder, scenarios=["rise", "fearing"], variant=variants, seeds={"count": 40})
