"""A study is run: what is missing is played, kept as it comes, and told."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from homelands.lab.backends import Backend
from homelands.lab.store import Keeper, block_of
from homelands.lab.study import Study

FAILED = b'"error":""'


class Progressed(NamedTuple):
    """How far a study is."""

    done: int
    total: int
    failed: int
    last: str  # why the last game failed, if one did


Report = Callable[[Progressed], None]


def run(study: Study, folder: Path, backend: Backend, count: int | None, progressed: Report) -> int:
    """Play what is missing. Returns how many games were there already."""
    seeds = study.seeds(count)
    total = len(seeds) * len(study.cells)
    keeper = Keeper(folder, study)
    try:
        jobs = list(keeper.missing(seeds))
        left: dict[tuple[int, int], int] = {}
        for cell, seed in jobs:
            left[cell, block_of(seed)] = left.get((cell, block_of(seed)), 0) + 1
        there = done = total - len(jobs)
        failed, last = 0, ""
        keeper.close_blocks(seeds)  # what was whole when the run before this was killed
        progressed(Progressed(done, total, failed, last))
        if not jobs:
            return there
        games = backend(study.cells, iter(jobs))
        with closing(games):  # type: ignore[type-var]
            for (cell, seed), line in games:
                keeper.keep(cell, seed, line)
                done += 1
                if FAILED not in line:
                    failed += 1
                    last = f"{study.cells[cell].variant}, {study.cells[cell].scenario}, seed {seed}: {_reason(line)}"
                at = (cell, block_of(seed))
                left[at] -= 1
                if not left[at]:
                    keeper.close_block(*at, seeds)
                progressed(Progressed(done, total, failed, last))
        return there
    finally:
        keeper.close()


def _reason(line: bytes) -> str:
    import json

    return str(json.loads(line)["error"])
