"""Speed on one core: uniform random play, copying and saving, beside a loop of fixed work and a peer in the same run.

Every measure is taken several times, in turn with the others, and its median counts. Times are those of the processor,
so that other work on the machine disturbs little. Figures of two machines compare by their ratios to the loop.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from homelands.core import flow
from homelands.core.chance import Loose
from homelands.core.game import Game
from homelands.core.registry import GAMES
from homelands.core.registry import game as game_of
from homelands.players.random import RandomPlayer

Figures = dict[str, float]
Measure = Callable[[], Figures]
ROUNDS, QUICK_ROUNDS = 7, 3
GAMES_EACH, QUICK_GAMES_EACH = 30, 10  # of every scenario, a round
SAMPLES = 8  # positions kept of each sampled game


def reference() -> Figures:
    """A small loop in plain Python, always the same work: attributes, lists, tuples, calls, a dictionary."""
    rounds = 40_000
    began = time.process_time()
    _loop(rounds)
    return {"loops_per_s": rounds / (time.process_time() - began)}


class _Piece:
    __slots__ = ("at", "left")

    def __init__(self, at: int) -> None:
        self.at = at
        self.left = 0


def _loop(rounds: int) -> int:
    pieces = [_Piece(i) for i in range(6)]
    board = [0] * 40
    verbs = {"move": 1, "wait": 2, "raid": 3}
    total = 0
    for n in range(rounds):
        piece = pieces[n % 6]
        options = [("move", a) for a in range(piece.at, piece.at + 5) if not board[a % 40]]
        verb, area = options[n % len(options)] if options else ("wait", piece.at)
        piece.left += verbs[verb]
        board[piece.at % 40] = n & 1
        piece.at = area % 35
        total += _cost(piece, board)
    return total


def _cost(piece: _Piece, board: list[int]) -> int:
    return piece.left % 7 + (1 if board[piece.at] else 0)


def random_play(game: Game[Any], games: int) -> Figures:
    """Whole games of every scenario, each option as likely as another."""
    decisions = played = 0
    began = time.process_time()
    for scenario in game.scenarios():
        for seed in range(games):
            rng = random.Random(seed)
            decisions += game.play_out(game.setup(scenario), Loose(rng), RandomPlayer(rng))
            played += 1
    spent = time.process_time() - began
    return {"decisions_per_s": decisions / spent, "games_per_s": played / spent}


def sample_positions(game: Game[Any]) -> list[Any]:
    """Positions from random games of every scenario, early and late."""
    kept: list[Any] = []
    for scenario in game.scenarios():
        for seed in range(3):
            rng = random.Random(seed)
            player = RandomPlayer(rng)
            g = game.setup(scenario)
            line: list[Any] = []

            def choose(g: Any, line: list[Any] = line, player: RandomPlayer = player) -> Any:
                line.append(game.clone(g))
                return player(g)

            game.play_out(g, Loose(rng), choose)
            kept += line[:: max(1, len(line) // SAMPLES)]
    return kept


def copying(game: Game[Any], positions: Sequence[Any], times: int) -> Figures:
    clone = game.clone
    began = time.process_time()
    for _ in range(times):
        for g in positions:
            clone(g)
    return {"clone_us": (time.process_time() - began) / times / len(positions) * 1e6}


def saving(game: Game[Any], positions: Sequence[Any]) -> Figures:
    """A position to JSON text and back, ready to be played on."""
    size = 0
    began = time.process_time()
    for g in positions:
        text = json.dumps(game.dump(g), separators=(",", ":"))
        game.load(json.loads(text), g)
        size += len(text)
    spent = time.process_time() - began
    return {"save_load_us": spent / len(positions) * 1e6, "bytes": size / len(positions)}


def catanatron(games: int) -> Measure | None:
    """Random players of a well-known engine of another board game, if it is installed."""
    try:
        peer = import_module("catanatron")
    except ImportError:
        return None
    colours = [peer.Color.RED, peer.Color.BLUE, peer.Color.WHITE, peer.Color.ORANGE]

    def play() -> Figures:
        actions = 0
        began = time.process_time()
        for seed in range(games):
            table = peer.Game([peer.RandomPlayer(colour) for colour in colours], seed=seed)
            table.play()
            state = table.state
            actions += len(state.action_records if hasattr(state, "action_records") else state.actions)
        spent = time.process_time() - began
        return {"decisions_per_s": actions / spent, "games_per_s": games / spent}

    return play


def build_kind() -> str:
    """How the engine runs here: plain Python, or compiled."""
    return "compiled" if (flow.__file__ or "").endswith((".so", ".pyd")) else "plain"


def available_games() -> list[str]:
    found = []
    for name in GAMES:
        try:
            game_of(name)
        except ModuleNotFoundError:
            continue
        found.append(name)
    return found


def run(names: Sequence[str] = (), quick: bool = False) -> dict[str, Any]:
    """All measures, as {game: {plain: figures}, reference: figures, peers: figures, ratios: ...}."""
    each = QUICK_GAMES_EACH if quick else GAMES_EACH
    kind = build_kind()
    measures: list[tuple[tuple[str, ...], Measure]] = [(("reference",), reference)]
    for name in names or available_games():
        game = game_of(name)
        positions = sample_positions(game)
        measures.append(((name, kind), lambda game=game: random_play(game, each)))  # type: ignore[misc]
        measures.append(((name, kind), lambda game=game, at=positions: copying(game, at, each)))  # type: ignore[misc]
        measures.append(((name, kind), lambda game=game, at=positions: saving(game, at)))  # type: ignore[misc]
    if peer := catanatron(2 if quick else 6):
        measures.append((("catanatron",), peer))
    taken: dict[tuple[str, ...], dict[str, list[float]]] = {}
    for _ in range(QUICK_ROUNDS if quick else ROUNDS):
        for path, measure in measures:
            for figure, value in measure().items():
                taken.setdefault(path, {}).setdefault(figure, []).append(value)
    out: dict[str, Any] = {}
    for path, figures in taken.items():
        place = out
        for part in path:
            place = place.setdefault(part, {})
        place.update({figure: round(statistics.median(values), 2) for figure, values in figures.items()})
    out["ratios"] = _ratios(out, kind)
    out["python"] = sys.version.split()[0]
    return out


def _ratios(out: dict[str, Any], kind: str) -> dict[str, Any]:
    """Decisions a second against loops a second, and against the peer's."""
    loops = out["reference"]["loops_per_s"]
    ratios: dict[str, Any] = {}
    for name in available_games():
        if name in out:
            speed = out[name][kind]["decisions_per_s"]
            ratios[name] = {"reference": round(speed / loops, 3)}
            if "catanatron" in out:
                ratios[name]["catanatron"] = round(speed / out["catanatron"]["decisions_per_s"], 2)
    return ratios


UNITS = {
    "decisions_per_s": "decisions a second", "games_per_s": "games a second", "clone_us": "µs a copy",
    "save_load_us": "µs to save and load", "bytes": "bytes a saved position", "loops_per_s": "loops a second",
}  # fmt: skip


def table(out: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [f"Python {out['python']}, one core, medians"]
    loops = out["reference"]["loops_per_s"]
    rows: list[tuple[str, str, float]] = [("reference loop", "loops_per_s", loops)]
    for name, found in out.items():
        if name in GAMES:
            rows += [(f"{name} ({kind})", k, v) for kind, figures in found.items() for k, v in figures.items()]
    rows += [("catanatron", k, v) for k, v in out.get("catanatron", {}).items()]
    for who, figure, value in rows:
        ratio = f"{value / loops:8.3f} of the loop" if figure == "decisions_per_s" else ""
        lines.append(f"{who:18} {value:12,.1f} {UNITS[figure]:24}{ratio}".rstrip())
    for name, ratios in out["ratios"].items():
        if "catanatron" in ratios:
            lines.append(f"{name} takes {ratios['catanatron']:.2f} decisions while catanatron takes one")
    if "catanatron" not in out:
        lines.append("catanatron is not installed, so it is left out")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench", description="How fast the games are, on one core.")
    parser.add_argument("--json", action="store_true", help="figures for machines")
    parser.add_argument("--quick", action="store_true", help="fewer games and rounds")
    parser.add_argument("--game", action="append", default=[], choices=list(GAMES), help="only this game")
    chosen = parser.parse_args(arguments)
    out = run(chosen.game, chosen.quick)
    print(json.dumps(out, indent=1) if chosen.json else table(out))
    return 0
