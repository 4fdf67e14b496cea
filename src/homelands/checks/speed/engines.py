"""The builds of the engine that can be measured: the one that runs here, and the compiled one beside it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import homelands
from homelands.checks.speed.measures import MEASURES, Figures
from homelands.core import flow

PLAIN, COMPILED = "plain", "compiled"
WORKER = "homelands.checks.speed.worker"


def build_kind() -> str:
    """How the engine runs here: plain Python, or compiled."""
    return COMPILED if (flow.__file__ or "").endswith((".so", ".pyd")) else PLAIN


def compiled_tree() -> Path | None:
    """Where `make compiled` puts its build, if this is a checkout and it was made from these very sources."""
    source = Path(homelands.__file__).parent
    tree = source.parents[1] / "build" / "compiled"
    if build_kind() == COMPILED or not (tree / "homelands").is_dir():
        return None
    return None if list(stale(source, tree / "homelands")) else tree


def stale(source: Path, copy: Path) -> Iterator[str]:
    """Files of the engine that have changed since the build."""
    parts = [path for part in ("core", "games", "players") for path in sorted((source / part).rglob("*.*"))]
    for path in [*sorted(source.glob("*.py")), *parts]:
        if path.suffix not in (".py", ".toml"):
            continue
        name = path.relative_to(source)
        if not (copy / name).is_file() or (copy / name).read_bytes() != path.read_bytes():
            yield name.as_posix()


class Engine:
    """The engine of this process."""

    kind = build_kind()

    def measure(self, name: str, game: str, quick: bool) -> Figures:
        return MEASURES[name](game, quick)


class Beside(Engine):
    """Another build, in a process of its own that waits for its turn."""

    kind = COMPILED

    def __init__(self, tree: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(tree)}
        command = [sys.executable, "-m", WORKER]
        self._process = subprocess.Popen(
            command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )  # fmt: skip

    def measure(self, name: str, game: str, quick: bool) -> Figures:
        asked, told = self._process.stdin, self._process.stdout
        assert asked is not None
        assert told is not None
        asked.write(json.dumps([name, game, quick]) + "\n")
        asked.flush()
        line = told.readline()
        if not line:
            raise RuntimeError(f"the {self.kind} engine has ended, with {self._process.wait()}")
        found: Figures = json.loads(line)
        return found

    def close(self) -> None:
        self._process.communicate()  # closes its ends of the pipes; it then goes


@contextmanager
def engines() -> Iterator[Sequence[Engine]]:
    with ExitStack() as stack:
        found = [Engine()]
        if tree := compiled_tree():
            beside = Beside(tree)
            stack.callback(beside.close)
            found.append(beside)
        yield found
