"""Figures of earlier runs, one JSON line each, and what has become slower since.

Speeds are compared as ratios to the loop of the same run, so that a busy or another machine matters less.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

LEAST = 0.08  # a change smaller than this is noise
FIXED = ("bytes", "memory_bytes", "journal_entries")  # not times
BETTER_HIGH = ("decisions_per_s", "games_per_s", "mcts_per_s")


def add(path: Path, out: Mapping[str, Any], quick: bool) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    entry = {"time": time.strftime("%Y-%m-%d %H:%M:%S"), "quick": quick, "figures": out}
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(entry, ensure_ascii=False) + "\n")


def last(path: Path, quick: bool) -> dict[str, Any] | None:
    """The newest entry of the same kind."""
    if not path.exists():
        return None
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    same: list[dict[str, Any]] = [entry for entry in found if entry["quick"] == quick]
    return same[-1] if same else None


def costs(figures: Mapping[str, Any]) -> Iterator[tuple[str, str, float]]:
    """Each figure as a cost in loops of the reference, or in bytes: less is better."""
    loops = figures["reference"]["loops_per_s"]
    for game, kinds in figures.items():
        for kind, found in kinds.items() if isinstance(kinds, dict) and game != "ratios" else ():
            for figure, value in found.items() if isinstance(found, dict) else ():
                if figure in FIXED:
                    yield f"{game} ({kind})", figure, value
                else:
                    yield f"{game} ({kind})", figure, loops / value if figure in BETTER_HIGH else loops * value


def compared(before: Mapping[str, Any] | None, now: Mapping[str, Any]) -> str:
    """What got slower or larger since an earlier run, and what got better."""
    if before is None:
        return "no earlier run to compare with"
    old = {(who, figure): cost for who, figure, cost in costs(before["figures"])}
    worse: list[str] = []
    better: list[str] = []
    for who, figure, cost in costs(now):
        was = old.get((who, figure))
        if was is None or abs(cost / was - 1) < LEAST:
            continue
        said = f"  {who} {figure}: {100 * (cost / was - 1):+.0f} %"
        (worse if cost > was else better).append(said)
    lines = [f"since {before['time']}, in loops of the reference:"]
    lines += ["costs more", *worse] if worse else ["nothing costs more"]
    return "\n".join(lines + (["costs less", *better] if better else []))
