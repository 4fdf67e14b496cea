"""Measures on demand, one JSON line for each asked: the other end of `engines.Beside`."""

from __future__ import annotations

import json
import sys

from homelands.checks.speed.measures import MEASURES


def main() -> None:
    for line in sys.stdin:
        name, game, quick = json.loads(line)
        print(json.dumps(MEASURES[name](game, quick)), flush=True)


if __name__ == "__main__":
    main()
