"""What a second worker is worth to a study: `python -m bench.workers [STUDY] [--games N] [--rounds N]`.

The study is played with one worker and with two, in turn, each time from nothing, by the clock. Only a machine with two
idle cores gives a fair answer; how busy the processors were besides is printed with every round.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median


def busy() -> tuple[int, int]:
    """Ticks of all processors: at work, and in all (Linux)."""
    fields = [int(x) for x in Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()[1:9]]
    return sum(fields) - fields[3] - fields[4], sum(fields)


def seconds(study: str, games: int, workers: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        sized = ["--games", str(games), "--workers", str(workers), "--out", folder + "/out", "--json"]
        command = [sys.executable, "-m", "homelands.cli.main", "sim", study, *sized]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return time.perf_counter() - began


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.workers", description="One worker against two, by the clock.")
    parser.add_argument("study", nargs="?", default="studies/navajo-difficulty.toml")
    parser.add_argument("--games", type=int, default=250, help="seeds of each cell (%(default)s)")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    ratios = []
    for _ in range(chosen.rounds):
        before = busy()
        time.sleep(2)
        after = busy()
        others = (after[0] - before[0]) / max(1, after[1] - before[1])
        one, two = (seconds(chosen.study, chosen.games, workers) for workers in (1, 2))
        ratios.append(one / two)
        print(f"one worker {one:.1f} s, two {two:.1f} s: {one / two:.2f} times; others had {100 * others:.0f} % before")
    print(f"median: {median(ratios):.2f} times")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
