"""`python -m bench [--json] [--quick] [--game NAME] [--compare]`. The figures are kept in saves/bench.jsonl."""

from pathlib import Path

from homelands.checks.speed import main

raise SystemExit(main(kept=Path("saves/bench.jsonl")))
