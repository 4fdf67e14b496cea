"""A process that thinks: it reads tasks from its input, line by line, and writes what it found.

    {"id": 7, "call": "bot", "args": {...}}   ->   {"id": 7, "progress": 0.4}   {"id": 7, "result": "move shiprock.2"}

A process of its own can be stopped at any moment, and keeps no other game waiting. It ends when its input does, so that
none is left behind by a server that was killed.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import traceback
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from homelands.table.answers import Question, answer

MEMORY = "HOMELANDS_THINKER_MEMORY"  # bytes; more is refused, and the task fails
NICE = 5  # people who act go before programs that think


class Task(msgspec.Struct):
    id: int
    call: str
    args: dict[str, Any]


def main() -> None:
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a player prints is no answer
    if hasattr(os, "nice"):
        os.nice(NICE)
    _limit(int(os.environ.get(MEMORY, 0)))
    tasks: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=_read, args=(tasks,), daemon=True).start()

    def write(message: dict[str, Any]) -> None:
        out.write(msgspec.json.encode(message) + b"\n")
        out.flush()

    while True:
        task = msgspec.json.decode(tasks.get(), type=Task)
        try:
            result = answer(Question(task.call, task.args), partial(_progress, write, task.id))
            write({"id": task.id, "result": result})
        except Exception as error:
            traceback.print_exc()
            write({"id": task.id, "error": f"{type(error).__name__}: {error}"})


def _limit(size: int) -> None:
    """What a player fills is its data, not the address space that libraries reserve."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    if size:
        resource.setrlimit(resource.RLIMIT_DATA, (size, size))


def _progress(write: Callable[[dict[str, Any]], None], id: int, done: float) -> None:
    write({"id": id, "progress": done})


def _read(tasks: queue.Queue[bytes]) -> None:
    for line in sys.stdin.buffer:
        tasks.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
