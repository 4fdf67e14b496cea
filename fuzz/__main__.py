"""`python -m fuzz --seconds 60 journals requests`: each target for so long, in a process of its own.

What is found lies in the folder `--out`: the document (.txt), what it led to (.why), the figures of the run (.json).
The corpus there is kept, so that the next run goes on where this one was.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from fuzz.targets import TARGETS

OUT = Path("saves/fuzz")


def main() -> int:
    parser = argparse.ArgumentParser(prog="fuzz", description="Coverage-guided fuzzing of what comes from outside.")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"some of {', '.join(TARGETS)} (default: all)")
    parser.add_argument("--seconds", type=int, default=60, help="for each target (default: 60)")
    parser.add_argument("--out", type=Path, default=OUT, help=f"folder of findings and corpus (default: {OUT})")
    chosen = parser.parse_args()
    if unknown := set(chosen.targets) - set(TARGETS):
        parser.error(f"no target {sorted(unknown)[0]!r}; expected some of: {', '.join(TARGETS)}")
    if find_spec("atheris") is None:
        parser.error("atheris is not installed: pip install 'homelands[hard]' (Linux, CPython)")
    found = 0
    for name in chosen.targets or TARGETS:
        found += run(name, chosen.seconds, chosen.out)
    return 1 if found else 0


def run(name: str, seconds: int, out: Path) -> int:
    """One target; how much it found."""
    command = [sys.executable, "-m", "fuzz.run", name, "--seconds", str(seconds), "--out", str(out)]
    ended = subprocess.run(command, stderr=subprocess.DEVNULL, check=False)
    told = json.loads((out / f"{name}.json").read_text(encoding="utf-8"))
    print(f"{name}: {told['runs']:,} documents, {told['accepted']:,} of them accepted, {told['seconds']:,.0f} s; "
          f"{len(told['findings'])} findings")  # fmt: skip
    if ended.returncode:
        print(f"{name}: the fuzzer ended with {ended.returncode}: see {out}/{name}-hang-*")
    return len(told["findings"]) + bool(ended.returncode)


if __name__ == "__main__":
    raise SystemExit(main())
