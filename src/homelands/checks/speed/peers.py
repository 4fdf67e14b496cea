"""What the engine is measured against: a loop of fixed work, and engines of other games, where they are installed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from time import process_time
from typing import Any

from homelands.checks.speed.measures import Figures

LOOPS = 40_000
SPIEL = ("backgammon", "gin_rummy")  # with dice; with cards that are hidden. About a hundred decisions each.


def reference() -> Figures:
    """A small loop in plain Python, always the same work: attributes, lists, tuples, calls, a dictionary."""
    began = process_time()
    loop(LOOPS)
    return {"loops_per_s": LOOPS / (process_time() - began)}


class _Piece:
    __slots__ = ("at", "left")

    def __init__(self, at: int) -> None:
        self.at = at
        self.left = 0


def loop(rounds: int) -> int:
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


def _installed(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None


def catanatron(quick: bool) -> Figures:
    """Random players of a well-known engine of another board game, in Python."""
    peer = import_module("catanatron")
    colours = [peer.Color.RED, peer.Color.BLUE, peer.Color.WHITE, peer.Color.ORANGE]
    actions, games = 0, 1 if quick else 15  # its games differ from process to process, however they are seeded
    began = process_time()
    for seed in range(games):
        table = peer.Game([peer.RandomPlayer(colour) for colour in colours], seed=seed)
        table.play()
        state = table.state
        actions += len(state.action_records if hasattr(state, "action_records") else state.actions)
    spent = process_time() - began
    return {"decisions_per_s": actions / spent, "games_per_s": games / spent}


def open_spiel(name: str, quick: bool) -> Figures:
    """A game of OpenSpiel, which is written in C++, played through its Python interface."""
    game = import_module("pyspiel").load_game(name)
    rng = random.Random(1)
    decisions, games = 0, 10 if quick else 30
    began = process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                values, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(values, chances)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
    spent = process_time() - began
    return {"decisions_per_s": decisions / spent, "games_per_s": games / spent}


def peers(quick: bool) -> Iterator[tuple[str, Callable[[], Figures]]]:
    """Those that are here, by name."""
    if _installed("catanatron"):
        yield "catanatron", lambda: catanatron(quick)
    if _installed("pyspiel"):
        for name in SPIEL:
            yield f"open_spiel {name}", lambda name=name: open_spiel(name, quick)  # type: ignore[misc]
