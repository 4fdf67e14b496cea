"""The builds of the engine that can be measured: the one that runs here, and the compiled one beside it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from homelands.checks.builds import COMPILED, build_kind, compiled_tree, environment
from homelands.checks.speed.measures import MEASURES, Figures

WORKER = "homelands.checks.speed.worker"


class Engine:
    """The engine of this process."""

    kind = build_kind()

    def measure(self, name: str, game: str, quick: bool) -> Figures:
        return MEASURES[name](game, quick)


class Beside(Engine):
    """Another build, in a process of its own that waits for its turn."""

    kind = COMPILED

    def __init__(self, tree: Path) -> None:
        command = [sys.executable, "-m", WORKER]
        self._process = subprocess.Popen(
            command, env=environment(str(tree)), text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
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
