"""`python -m bench`: all measures side by side, as a table or for machines, with a history to compare with."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from homelands.checks.builds import COMPILED
from homelands.checks.speed import engines, growth, history, peers
from homelands.checks.speed.measures import MEASURES, Figures
from homelands.core.registry import games as all_games

ROUNDS, QUICK_ROUNDS = 15, 4
ONCE = ("memory",)  # the same every time

UNITS = {
    "decisions_per_s": "decisions a second", "games_per_s": "games a second", "clone_us": "µs a copy",
    "memory_bytes": "bytes a copy in memory", "save_load_us": "µs to save and load", "bytes": "bytes a saved position",
    "journal_ms": "ms to load a long game", "journal_entries": "entries of that game",
    "mcts_per_s": "play-outs of mcts a second", "loops_per_s": "loops a second",
}  # fmt: skip

Path_ = tuple[str, ...]
Measure = Callable[[], Figures]


def measures(found: Sequence[engines.Engine], names: Sequence[str], quick: bool) -> list[tuple[Path_, str, Measure]]:
    """Everything that is measured: where its figures go, what it is, and how."""
    out: list[tuple[Path_, str, Measure]] = [(("reference",), "loop", peers.reference)]
    for name in names:
        for what in MEASURES:
            for engine in found:
                act: Measure = lambda e=engine, w=what, n=name: e.measure(w, n, quick)  # type: ignore[misc] # noqa: E731
                out.append(((name, engine.kind), what, act))
    out += [((name,), "play", act) for name, act in peers.peers(quick)]
    return out


def run(names: Sequence[str] = (), quick: bool = False) -> dict[str, Any]:
    """All measures, as {game: {plain: figures, compiled: figures}, reference: figures, each peer, ratios}."""
    taken: dict[Path_, dict[str, list[float]]] = {}
    with engines.engines() as found:
        wanted = measures(found, names or list(all_games()), quick)
        for turn in range(QUICK_ROUNDS if quick else ROUNDS):
            for path, what, measure in wanted:
                if turn == 0 or what not in ONCE:
                    for figure, value in measure().items():
                        taken.setdefault(path, {}).setdefault(figure, []).append(value)
    out: dict[str, Any] = {}
    for path, figures in taken.items():
        place = out
        for part in path:
            place = place.setdefault(part, {})
        place.update({figure: round(best(figure, values), 2) for figure, values in figures.items()})
    out["ratios"] = ratios(out)
    out["python"] = sys.version.split()[0]
    return out


def best(figure: str, values: Sequence[float]) -> float:
    return max(values) if figure.endswith("_per_s") else min(values)


def ratios(out: dict[str, Any]) -> dict[str, Any]:
    """Decisions a second of each build against loops a second, and against the decisions of each peer."""
    against = {name: found["decisions_per_s"] for name, found in out.items() if "decisions_per_s" in found}
    against["reference"] = out["reference"]["loops_per_s"]
    return {
        name: {
            kind: {peer: round(figures["decisions_per_s"] / speed, 3) for peer, speed in against.items()}
            for kind, figures in out[name].items()
        }
        for name in all_games()
        if name in out
    }


def table(out: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [f"Python {out['python']}, one core, the best of several rounds"]
    rows: list[tuple[str, str, float]] = []
    for name, found in out.items():
        if name in all_games():
            rows += [(f"{name} ({kind})", k, v) for kind, figures in found.items() for k, v in figures.items()]
        elif isinstance(found, dict) and name != "ratios":
            rows += [(name, k, v) for k, v in found.items()]
    lines += [f"{who:24} {value:12,.1f} {UNITS[figure]}" for who, figure, value in rows]
    for name, kinds in out["ratios"].items():
        for kind, against in kinds.items():
            said = ", ".join(f"{ratio:.2f} of {peer}" for peer, ratio in against.items() if peer != "reference")
            lines.append(
                f"{name} ({kind}): {against['reference']:.3f} decisions a loop" + (f"; {said}" if said else "")
            )
    if not any(COMPILED in kinds for kinds in out["ratios"].values()):
        lines.append("no compiled build of these sources: `make compiled` makes one")
    for peer in ("catanatron", "open_spiel"):
        if not any(name.startswith(peer) for name in out):
            lines.append(f"{peer} is not installed, so it is left out")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None, kept: Path | None = None) -> int:
    """`kept`: the history file, if no other is named."""
    parser = argparse.ArgumentParser(prog="bench", description="How fast the games are, on one core.")
    parser.add_argument("--json", action="store_true", help="figures for machines")
    parser.add_argument("--quick", action="store_true", help="fewer games and rounds")
    parser.add_argument("--game", action="append", default=[], choices=list(all_games()), help="only this game")
    parser.add_argument("--history", type=Path, default=kept, help="file to which the figures are added")
    parser.add_argument("--compare", action="store_true", help="say what got slower since the last time")
    parser.add_argument("--growth", type=Path, metavar="SVG", help="how time grows instead: tables, and a plot")
    chosen = parser.parse_args(arguments)
    if chosen.growth:
        return growth.main(chosen.growth, chosen.quick)
    out = run(chosen.game, chosen.quick)
    print(json.dumps(out, indent=1, ensure_ascii=False) if chosen.json else table(out))
    if chosen.history is not None:
        last = history.last(chosen.history, chosen.quick)
        if chosen.compare:
            print(history.compared(last, out))
        history.add(chosen.history, out, chosen.quick)
    return 0
