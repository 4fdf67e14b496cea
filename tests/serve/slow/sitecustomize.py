"""Makes the players of a process misbehave, where a test asks for it; only rules of thumb are as they should be."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from typing import Any, NoReturn


def slow() -> None:
    """Think for ever."""
    time.sleep(3600)


def deadly() -> None:
    """End, as a process does that the system has killed."""
    os.kill(os.getpid(), signal.SIGKILL)


def greedy() -> NoReturn:
    """Fill the memory."""
    kept = []
    while True:
        kept.append(bytearray(20_000_000))


WAYS: dict[str, Callable[[], None]] = {"slow": slow, "deadly": deadly, "greedy": greedy}
if (named := os.environ.get("HOMELANDS_TEST_PLAYER", "")) in WAYS:
    import homelands.players
    import homelands.players.advice
    import homelands.players.random

    def instead(*_: Any, **__: Any) -> Any:
        WAYS[named]()

    homelands.players.random.RandomPlayer.__call__ = instead  # type: ignore[method-assign]
    homelands.players.advice.hint = instead
