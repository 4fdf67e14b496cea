"""`python -m tests.hard.attacks --seconds 300 [NAME ...]`: all attacks against fresh servers, and what was held."""

from __future__ import annotations

import argparse
import sys
import tempfile
import traceback
from pathlib import Path

from tests.hard.attacks.field import field
from tests.hard.attacks.scripts import ATTACKS


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300.0, help="for all of them together")
    parser.add_argument("names", nargs="*", choices=[*ATTACKS, []], help="which; all if left out")
    given = parser.parse_args()
    names, broken = given.names or list(ATTACKS), 0
    for name in names:
        one = ATTACKS[name]
        try:
            with tempfile.TemporaryDirectory() as folder, field(
                Path(folder), given.seconds / len(names), **one.limits
            ) as there:
                print(f"held    {name}: {one.script(there)}", flush=True)
        except Exception:
            broken += 1
            print(f"BROKEN  {name}: {one.script.__doc__}\n{traceback.format_exc()}", flush=True)
    print(f"{len(names) - broken} of {len(names)} held")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
