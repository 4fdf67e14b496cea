"""A running program and its pipes, for players that are programs of their own (external.py)."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
from collections import deque
from collections.abc import Sequence
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Any

try:
    import resource
except ImportError:  # a system without limits
    resource = None  # type: ignore[assignment]

FROM_OUTSIDE = hasattr(resource, "prlimit")  # a limit can be set on another process: only on Linux
LONGEST = 1 << 20  # bytes of one answer
GRACE = 0.3  # seconds to leave after the game
SHOWN = 60  # characters of a wrong answer that are told


class Talk:
    """A running program and its three pipes. Threads read and write, so that it can never hold up the game."""

    def __init__(self, words: Sequence[str], memory: int) -> None:
        command = list(words)
        if shutil.which(command[0]) is None:
            raise FileNotFoundError(0, "there is no such program")
        if memory and not FROM_OUTSIDE:  # then a shell says what cannot be started
            command = ["sh", "-c", 'ulimit -d "$0" && exec "$@"', str(memory >> 10), *command]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        if memory and FROM_OUTSIDE:  # the data segment, not the address space: some reserve far more than they use
            with contextlib.suppress(ProcessLookupError):  # it has ended already
                resource.prlimit(self._process.pid, resource.RLIMIT_DATA, (memory, memory))
        self._out: Queue[bytes | None] = Queue()
        self._in: Queue[bytes | None] = Queue(maxsize=100)  # who talks without end is not read any further
        self._errors: deque[bytes] = deque(maxlen=5)
        self._threads = [
            Thread(target=_write, args=(self._process.stdin, self._out), daemon=True),
            Thread(target=_read, args=(self._process.stdout, self._in), daemon=True),
            Thread(target=_collect, args=(self._process.stderr, self._errors), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def send(self, message: dict[str, Any]) -> None:
        self._out.put(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    def hear(self, until: float) -> str | None:
        """The next line, nothing when the time is up, or None if the program has ended."""
        try:
            line = self._in.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            return ""
        return None if line is None else line.decode("utf-8", "replace")

    def last_words(self) -> str:
        """How it ended: its exit code or signal, and the last line of its standard error."""
        try:
            code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        self._threads[2].join(GRACE)
        how = f"signal {-code}" if code < 0 else f"exit code {code}"
        said = self._errors[-1].decode("utf-8", "replace").strip() if self._errors else ""
        return f"{how}: {short(said)}" if said else how

    def end(self) -> None:
        """Close its input; if it does not leave by itself it is ended, with whatever it has started."""
        process = self._process
        self._out.put(None)
        self._listen_no_more()
        if process.returncode is None:
            _kill(process)
            process.wait()
        self._listen_no_more()
        for thread in self._threads:
            thread.join(GRACE)
        for thread, pipe in zip(self._threads, (process.stdin, process.stdout, process.stderr), strict=True):
            if pipe is not None and not thread.is_alive():
                with contextlib.suppress(OSError):
                    pipe.close()

    def _listen_no_more(self) -> None:
        """What it still says is of no use, but it may wait to be heard."""
        until = monotonic() + GRACE
        while self._threads[1].is_alive() and monotonic() < until:
            with contextlib.suppress(Empty):
                self._in.get(timeout=0.02)


def _kill(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _write(pipe: IO[bytes], lines: Queue[bytes | None]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with contextlib.suppress(OSError):
        pipe.close()


def _read(pipe: IO[bytes], lines: Queue[bytes | None]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while line := pipe.readline(LONGEST):
            lines.put(line)
    lines.put(None)


def _collect(pipe: IO[bytes], lines: deque[bytes]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while line := pipe.readline(LONGEST):
            if line.strip():
                lines.append(line)


def short(text: str) -> str:
    """A line that may be long, or empty, for a message; without what drives a terminal (the cursor, the bell)."""
    text = "".join(c if c.isprintable() else "\ufffd" for c in text.strip())
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
