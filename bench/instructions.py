"""Instructions that each measure takes, counted: `python -m bench.instructions [--other SRC] [--game G] [--measure M]`.

A clock says as much about who else uses the machine as about the program. The number of instructions is the same at
every time of the day: it is what to compare two states of the program by. Each measure runs once unheeded, then once
and five times under valgrind: the difference is four repetitions, without the start. `--other` is the `src` of another
checkout. What it does not see: waiting for memory, and instructions that take longer than others.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from homelands.checks.speed.measures import MEASURES
from homelands.core.registry import games

HERE = Path(__file__).resolve().parent.parent / "src"
FEW, MANY = 1, 5  # repetitions; the difference is what counts
COUNTED = re.compile(r"I\s+refs:\s+([\d,]+)")
CHILD = """
import sys
from homelands.checks.speed import measures as m
what, name, times = sys.argv[1], sys.argv[2], int(sys.argv[3])
m.MEASURES[what](name, True)
for _ in range(times):
    m.MEASURES[what](name, True)
"""


class Uncounted(Exception):
    """A measure that does not run there."""


def counted(said: str) -> int:
    """
    >>> counted("==7== I   refs:      1,234,567")
    1234567
    """
    found = COUNTED.search(said)
    if found is None:
        raise Uncounted(said.strip().splitlines()[-1] if said.strip() else "no count")
    return int(found[1].replace(",", ""))


def instructions(source: Path, what: str, game: str, times: int) -> int:
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
               sys.executable, "-c", CHILD, what, game, str(times)]  # fmt: skip
    # The order of sets and dictionaries of strings is part of the work: the same every time.
    variables = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "1"}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Uncounted((done.stderr.strip().splitlines() or ["it failed"])[-1])
    return counted(done.stderr)


def once(source: Path, what: str, game: str) -> float:
    """Instructions of one repetition."""
    few, many = (instructions(source, what, game, times) for times in (FEW, MANY))
    return (many - few) / (MANY - FEW)


def rows(sources: Sequence[Path], names: Sequence[str], measures: Sequence[str]) -> Iterator[str]:
    for game in names:
        for what in measures:
            try:
                found = [once(source, what, game) for source in sources]
            except Uncounted as error:
                yield f"{game:8} {what:8} {error}"
                continue
            ratio = f" {found[0] / found[1]:12.4f}" if len(found) > 1 else ""
            yield f"{game:8} {what:8} " + " ".join(f"{n / 1e6:12,.3f}" for n in found) + ratio


def source_of(place: Path) -> Path:
    """`src`, or the checkout that it is in."""
    return next((path.resolve() for path in (place, place / "src") if (path / "homelands").is_dir()), place)


def main(flags: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.instructions", description="Instructions of each measure.")
    parser.add_argument("--other", type=Path, metavar="SRC", help="the src of another checkout, to compare with")
    parser.add_argument("--game", action="append", choices=games(), help="only this one; may be given more than once")
    parser.add_argument("--measure", action="append", choices=list(MEASURES), help="the same for measures")
    chosen = parser.parse_args(flags)
    if not shutil.which("valgrind"):
        print("valgrind is not on this machine, and without it nothing can be counted: https://valgrind.org")
        return 1
    sources = [HERE, *([source_of(chosen.other)] if chosen.other else [])]
    if not (sources[-1] / "homelands").is_dir():
        print(f"--other {chosen.other}: there is no homelands in it")
        return 2
    heads = ["here", *(["other", "here/other"] if chosen.other else [])]
    print(f"{'game':8} {'measure':8} " + " ".join(f"{head:>12}" for head in heads) + "   (millions, one repetition)")
    for row in rows(sources, chosen.game or games(), chosen.measure or list(MEASURES)):
        print(row, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
