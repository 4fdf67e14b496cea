"""A real terminal for the tests: the program runs behind a pseudo-terminal, as it does for a player."""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

PATIENCE = 60.0  # seconds until a silent program counts as stuck; no test measures time with it
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    def __init__(
        self, arguments: list[str], columns: int = 100, rows: int = 60, env: dict[str, str] | None = None
    ) -> None:
        outer, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        settings = {**os.environ, "TERM": "xterm-256color", **(env or {})}
        settings.pop("COLUMNS", None)
        settings.pop("LINES", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "homelands.cli.main", *arguments], stdin=inner, stdout=inner, stderr=inner,
            env=settings, start_new_session=True, close_fds=True, preexec_fn=_own_terminal,
        )  # fmt: skip
        os.close(inner)
        self.outer = outer
        self.output = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.seen = 0

    def expect(self, text: str) -> str:
        """Read until the text comes; what was said since the last time is given back, without colours."""
        while text not in self.plain[self.seen :]:
            if not self._read():
                raise AssertionError(f"{text!r} did not come; the screen says:\n{self.plain[-3000:]}")
        start = self.seen
        self.seen = self.plain.index(text, start) + len(text)
        return self.plain[start : self.seen]

    def send(self, text: str, *, enter: bool = True) -> None:
        os.write(self.outer, (text + ("\r" if enter else "")).encode())

    def answer(self, *lines: str) -> str:
        """Type lines, each after the prompt has come; gives back what was said up to the prompt after the last."""
        said = ""
        for line in lines:
            self.send(line)
            said = self.expect("\r\n> ")
        return said

    def interrupt(self) -> None:
        """Press Ctrl-C until the program ends. The interpreter misses one that comes between the writing of a prompt
        and its wait for a key; a person presses again, and so does this."""
        for _ in range(6):
            self.send("\x03", enter=False)
            until = time.monotonic() + PATIENCE / 6
            while time.monotonic() < until:
                if select.select([self.outer], [], [], 0.2)[0] and not self._read():
                    return

    def end_of_input(self) -> None:
        self.send("\x04", enter=False)

    def wait(self) -> int:
        """Read to the end of the program; its exit code."""
        while self._read():
            pass
        return self.process.wait(PATIENCE)

    @property
    def plain(self) -> str:
        return ESCAPE.sub("", self.output)

    def _read(self) -> bool:
        """One piece of output; False at the end, or if nothing comes for very long."""
        started = time.monotonic()
        while time.monotonic() - started < PATIENCE:
            if select.select([self.outer], [], [], 0.2)[0]:
                try:
                    piece = os.read(self.outer, 65536)
                except OSError:  # the other side is closed
                    return False
                self.output += self.decoder.decode(piece)
                return bool(piece)
        return False

    def close(self) -> None:
        if self.process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.outer)


def _own_terminal() -> None:
    """The pseudo-terminal controls the program, so that Ctrl-C reaches it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
