"""The engine is compiled while somebody plays: `make play` starts this beside the table.

Where a C compiler and Python's headers are there, the compiler of Python is fetched into build/compiler (unless the
environment has it, and only for that time) and tools/compile.py runs at the lowest priority. Bots, hints and reviews
take the compiled engine as soon as it is whole; nothing has to be started again. It ends with the table that it was
started beside.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
COMPILER = ROOT / "build" / "compiler"
WORK = ROOT / "build" / "mypyc"
LOCK = ROOT / "requirements" / "engine.lock"
LOG = ROOT / "build" / "compile.log"
FIRST = 8.0  # seconds that belong to the table and the page
LOOK = 0.5
NEVER = "HOMELANDS_ENGINE"  # "plain": nobody wants it


def missing() -> str:
    """What this machine lacks for it; empty if nothing."""
    if os.name != "posix":
        return "another system"
    wanted = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not (shutil.which(wanted) or shutil.which("cc")):
        return "a C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python"
    return ""


def wanted() -> bool:
    """Nobody has built these sources yet."""
    command = [sys.executable, "-m", "homelands.checks.speed.where"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    return os.environ.get(NEVER) != "plain" and not found.stdout.strip()


def commands() -> list[list[str]]:
    """What is run, one after the other."""
    compile_it = [sys.executable, str(ROOT / "tools" / "compile.py"), "--jobs", "1"]
    if importlib.util.find_spec("mypyc") or (COMPILER / ".ready").is_file():
        return [compile_it]
    from tools.ready import installer

    fetch = [*installer(inside=False), "install", "--quiet", "--disable-pip-version-check", "--no-input", "--no-deps",
             "--upgrade", "--require-hashes", "--requirement", str(LOCK), "--target", str(COMPILER)]  # fmt: skip
    return [fetch, [sys.executable, "-c", f"open({str(COMPILER / '.ready')!r}, 'w')"], compile_it]


class Work:
    """A program in a session of its own, so that all that it starts can be ended with it."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None

    def run(self, command: list[str], parent: int) -> bool:
        """To its end, or until the table is closed. Whether it went well."""
        path = os.pathsep.join(filter(None, [str(COMPILER), os.environ.get("PYTHONPATH", "")]))
        with LOG.open("ab") as log:
            self.process = subprocess.Popen(
                command, env={**os.environ, "PYTHONPATH": path}, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                start_new_session=True,
            )  # fmt: skip
        while self.process.poll() is None:
            if os.getppid() != parent:
                self.stop()
                self.process.wait()  # not in stop(): a signal may come while the lock of poll() is held
                return False
            time.sleep(LOOK)
        return self.process.returncode == 0

    def stop(self, number: int = 0, frame: FrameType | None = None) -> None:
        if self.process is not None and self.process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        if number:
            os._exit(0)


def main() -> int:
    parent, work = os.getppid(), Work()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):  # a shell's background ignores Ctrl-C otherwise
        signal.signal(number, work.stop)
    time.sleep(FIRST)
    if missing() or os.getppid() != parent or not wanted():
        return 0
    os.nice(19)
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_bytes(b"")
    if not all(work.run(command, parent) for command in commands()):
        return 1
    if COMPILER.exists():  # done for these sources: it would take more room than the games
        for folder in (COMPILER, WORK):
            shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
