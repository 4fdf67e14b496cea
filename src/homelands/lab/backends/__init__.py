"""Who plays the games of a study. Every backend takes cells and jobs and gives each game's line when it has ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from homelands.lab.study import Cell

Job = tuple[int, int]
"""Which cell, which seed."""


class Backend(Protocol):
    def __call__(self, cells: Sequence[Cell], jobs: Iterator[Job]) -> Iterator[tuple[Job, bytes]]:
        """Play all jobs, in any order. To close the iterator stops at once; games under way are given up."""


NAMES = ("processes", "ray")
