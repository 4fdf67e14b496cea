"""`python -m bench [--json] [--quick] [--game NAME] [--compare]`. The figures are kept in saves/bench.jsonl."""

from pathlib import Path

from homelands.bench import main

raise SystemExit(main(kept=Path("saves/bench.jsonl")))
