"""What a clone does not bring: `tools/ready.py python play|lab|dev`, `node play|dev`, `page`. The Makefile says when.

Written for the Python that a machine has, before anything is installed: the standard library, and a plain line for each
thing that is being done. What a program says itself is shown only if it fails.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB, VENV = ROOT / "web", ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
OUTER = getattr(sys, "_base_executable", sys.executable)  # also if this runs inside the environment
OLDEST_PYTHON, OLDEST_NODE = (3, 11), 20
OUTSIDE = (22, 3)  # the first pip that installs for another Python
EVERY = 15  # packages between two lines
SHOWN = 40  # lines of a program that has failed
PINNED = re.compile(r"^[a-z0-9._-]+==", re.MULTILINE)


class Trouble(Exception):
    """Something that the person at the keyboard has to know."""


def say(text: str) -> None:
    print(f"  {text}", flush=True)


def run(command: list[str], told: Callable[[str], None] = lambda line: None, folder: Path = ROOT) -> None:
    """A program, quietly. `told` gets its lines as they come."""
    kept: list[str] = []
    try:
        started = subprocess.Popen(
            command, cwd=folder, text=True, errors="replace",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
    except OSError as error:
        raise Trouble(f"{command[0]}: {error.strerror}") from None
    with started:
        for line in started.stdout or ():
            kept.append(line)
            told(line)
    if started.returncode:
        raise Trouble("".join(["It did not work: ", " ".join(command), "\n", *kept[-SHOWN:]]))


# -- packages of Python ------------------------------------------------------------------------------------------------
def python(kind: str) -> None:
    """The environment with what a lock names, and with Homelands itself as it stands here."""
    began, lock = time.monotonic(), ROOT / "requirements" / f"{kind}.lock"
    if not PYTHON.exists():
        import venv

        # Playing needs no pip inside: without it the environment is made in a moment, and is smaller.
        venv.EnvBuilder(clear=True, symlinks=os.name != "nt").create(VENV)
    pip = [*installer(inside=kind == "dev"), "install", "--disable-pip-version-check", "--no-input"]
    total = len(PINNED.findall(lock.read_text(encoding="utf-8")))
    say(f"packages of Python: {total}, into {VENV.name}")
    # The lock is complete, so nothing else is looked for; Python translates a module when it is first used.
    exact = ["--progress-bar", "off", "--no-compile", "--no-deps", "--require-hashes", "--requirement", str(lock)]
    run([*pip, *exact], Packages(total))
    run([*pip, "--no-compile", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    say(f"packages of Python are there ({time.monotonic() - began:.0f} s)")


class Packages:
    """Tells of every so many packages that pip has come to."""

    def __init__(self, total: int) -> None:
        self.total, self.seen = total, 0

    def __call__(self, line: str) -> None:
        if line.startswith(("Collecting ", "Processing ", "Requirement already satisfied")):
            self.seen += 1
            if self.seen % EVERY == 0:
                say(f"packages of Python: {self.seen} of {self.total}")
        elif line.startswith("Installing collected"):
            say("packages of Python: all fetched, now unpacking")


def installer(inside: bool) -> list[str]:
    """How pip is called: the one in the environment, or the one of this Python if that is enough."""
    own = [str(PYTHON), "-m", "pip"]
    if not works([*own, "--version"]):
        outer = [OUTER, "-m", "pip"]
        if not inside and version([*outer, "--version"]) >= OUTSIDE:
            return [*outer, "--python", str(PYTHON)]
        try:
            run([str(PYTHON), "-m", "ensurepip"])
        except Trouble:
            raise Trouble("This Python has no pip. On Debian and Ubuntu: sudo apt install python3-venv") from None
    return own


# -- the page ----------------------------------------------------------------------------------------------------------
def node(kind: str) -> None:
    """What the page is built from (`play`), or also what it is checked with (`dev`)."""
    needs_node()
    say("the page: fetching what it is built from" if kind == "play" else "packages of Node, for the checks")
    only = ["--omit=dev"] if kind == "play" else []
    run([*program("npm"), "ci", *only, "--loglevel=error", "--no-audit", "--no-fund"], folder=WEB)


def page() -> None:
    needs_node()
    began = time.monotonic()
    say("the page: building it")
    run([*program("node"), "scripts/build.mjs"], folder=WEB)
    say(f"the page is built ({time.monotonic() - began:.0f} s)")


def needs_node() -> None:
    found = version([*program("node"), "--version"])
    if found < (OLDEST_NODE,) or not shutil.which("npm"):
        here = f"here is {'.'.join(map(str, found))}" if found else "here is none"
        raise Trouble(f"The page of the table is built with Node {OLDEST_NODE} or newer (https://nodejs.org); {here}.")


# -- asking programs ---------------------------------------------------------------------------------------------------
def program(name: str) -> list[str]:
    return [shutil.which(name) or name]


def works(command: list[str]) -> bool:
    return bool(version(command))


def version(command: list[str]) -> tuple[int, ...]:
    """The first number with dots that a program prints; empty if it cannot be run.

    >>> version([sys.executable, "--version"])[0]
    3
    """
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ()
    found = re.search(r"\d+(?:\.\d+)+", done.stdout)
    return tuple(map(int, found[0].split("."))) if found else ()


def main(what: str, kind: str = "") -> int:
    try:
        if sys.version_info < OLDEST_PYTHON:
            asked = ".".join(map(str, OLDEST_PYTHON))
            raise Trouble(f"Python {asked} or newer is needed; this is {sys.version.split()[0]}. Another one: "
                          "make play PYTHON=python3.13")  # fmt: skip
        {"python": lambda: python(kind), "node": lambda: node(kind), "page": page}[what]()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
