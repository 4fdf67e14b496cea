"""A table without a server: the service itself, with matches in memory, and whoever sits at it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from homelands.table import look, new, questions
from homelands.table.answers import answer
from homelands.table.matches import Holder, Home, Matches
from homelands.table.memory import Memory
from homelands.table.schema import NewMatch, Started, State, Update


def table(folder: Path, **limits: int) -> Matches:
    return Matches(Home(str(folder), **limits), Memory())


def begin(matches: Matches, game: str, scenario: str = "", **more: Any) -> Started:
    return new.new(matches, NewMatch(game, scenario, **more), local=True)


class Sitting:
    """Whoever has a token."""

    def __init__(self, matches: Matches, token: str, lang: str = "en") -> None:
        self.matches = matches
        self.who: Holder = matches.holder(token)
        self.lang = lang

    def state(self, ply: int | None = None) -> State:
        return look.state(self.matches, self.who, self.lang, ply)

    def act(self, text: str, ply: int | None = None) -> Update:
        """Answer the question that is asked now, or the one of some ply."""
        now = self.state().ply if ply is None else ply
        return msgspec.json.decode(self.matches.act(self.who, now, text, self.lang), type=Update)

    def undo(self) -> Update:
        return msgspec.json.decode(self.matches.undo(self.who, self.state().ply, self.lang), type=Update)

    def redo(self) -> Update:
        return msgspec.json.decode(self.matches.redo(self.who, self.state().ply, self.lang), type=Update)


def move_bots(matches: Matches, match: str) -> int:
    """Have every bot that is to move asked, and move as it answers; how many moves that were."""
    moves = 0
    while (asked := questions.bot(matches, match)) is not None:
        ply, question, _ = asked
        there_and_back = msgspec.json.decode(msgspec.json.encode(question), type=type(question))
        matches.move_bot(match, ply, answer(there_and_back))
        moves += 1
    return moves


def play(
    sitting: dict[str, Sitting], rng: random.Random, look_at: Callable[[State], None] = lambda state: None,
    most: int = 100_000,
) -> State:  # fmt: skip
    """Everybody chooses by lot in turn, until the end. `look_at`: every state on the way, as the seat that acts."""
    state = next(iter(sitting.values())).state()
    for _ in range(most):
        if state.pending.kind == "over":
            break
        assert state.pending.seat is not None
        who = sitting[state.pending.seat]
        if not state.pending.yours:
            state = who.state()
        look_at(state)
        state = who.act(rng.choice(state.pending.options).text, state.ply).state
    return state
