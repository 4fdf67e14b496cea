"""The laboratory: studies of many games, what they show, and whether a difference is real.

A study (`study`) names cells: a variant in a scenario. Game number n of a cell is always the same (`play`), whoever
plays it: processes of this machine or a Ray cluster (`backends`). What is seen in a game is written down by a `watch`,
kept by `store` as Parquet, counted by `figures`, judged by `stats`, drawn by `pictures` and told by `report`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


class LabError(Exception):
    """Something that the person who asked can mend. The message says what and where."""


def need(module: str, extra: str) -> Any:
    """A library that only the laboratory uses; where it is missing, how to get it."""
    try:
        return import_module(module)
    except ImportError:
        name, target = module.partition(".")[0], "lab" if extra == "lab" else "test"
        get = f"pip install 'homelands[{extra}]', in a clone make {target}"
        message = f"this needs {name}, which is not installed: {get}"
        raise LabError(message) from None
