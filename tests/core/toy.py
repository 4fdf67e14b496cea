"""A very small game with everything the kernel knows: steps, questions, chance, a right, a procedure in a procedure.

Each turn the player stops, or rolls a die: the points of the die are won, a 1 loses all. Three wins in a row call the
"bonus" procedure, which asks what to take. A coin may be spent at any time for a point.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from homelands.core.chance import DIE, Request
from homelands.core.copying import source
from homelands.core.decision import Option
from homelands.core.flow import Rulebook, end, jump, push
from homelands.core.game import Game, SetupError
from homelands.core.state import Frame, Position, Row, rows, shared
from homelands.core.title import Title

GOAL = 20


@dataclass(slots=True, eq=False)
class Toy(Position):
    table: dict[str, int] = shared(make=dict)
    points: int = 0
    coins: int = 2
    row: int = 0
    name: str = ""
    seen: list[int] = field(default_factory=list)
    grid: list[list[int]] = field(default_factory=lambda: [[0, 0], [0, 0]])
    track: Row = (0, 0)
    shelf: list[Row] = rows(list)


book: Rulebook[Toy] = Rulebook("toy")


@book.step("1.1")
def begin(g: Toy, f: Frame) -> None:
    """A new turn; the goal ends the game."""
    if g.points >= GOAL:
        g.name = "won"
        g.stack.clear()


@book.ask("1.2")
def roll_or_stop(g: Toy, f: Frame) -> list[Option]:
    return [("roll",), ("stop",)]


@roll_or_stop.chosen
def _(g: Toy, f: Frame, o: Option) -> None:
    if o[0] == "stop":
        g.name = "stopped"
        g.say("stopped", "1.2", points=g.points)
        end(f)


@book.chance("1.3")
def die(g: Toy, f: Frame) -> Request:
    return DIE


@die.result
def _(g: Toy, f: Frame, value: int) -> None:
    g.seen.append(value)
    g.grid[0][0] += 1
    g.row = g.row + 1 if value > 1 else 0
    g.points = g.points + value if value > 1 else 0
    g.say("rolled", "1.3", die=value, points=g.points)
    if g.row == 3:
        g.row = 0
        push(g, BONUS)


@book.step("1.4")
def again(g: Toy, f: Frame) -> None:
    jump(f, begin)


TURN = book.procedure("turn", begin, roll_or_stop, die, again)


@book.ask("2.1", rights=False)
def bonus(g: Toy, f: Frame) -> list[Option]:
    return [("take", "point"), ("take", "coin")]


@bonus.chosen
def _(g: Toy, f: Frame, o: Option) -> None:
    if o[1] == "point":
        g.points += 1
    else:
        g.coins += 1


BONUS = book.procedure("bonus", bonus)


def rights(g: Toy, f: Frame) -> list[Option]:
    return [("spend",)] if g.coins else []


def spend(g: Toy, o: Option) -> None:
    g.coins -= 1
    g.points += 1


book.rights = rights
book.right_acts = {"spend": spend}


def clone(o: Toy) -> Toy:
    space: dict[str, Any] = {}
    exec(source(Toy), space)
    made: Toy = space["clone"](o)
    return made


class ToyGame(Game[Toy]):
    name = "toy"
    title = "Toy"
    rules_version = "7"
    seats = ("me",)
    book = book

    def setup(
        self, scenario: str, options: Sequence[str] = (), rulings: Mapping[str, str] | None = None,
        packs: Sequence[Path] = (),
    ) -> Toy:  # fmt: skip
        if scenario not in self.scenarios():
            raise SetupError("scenario", scenario, self.scenarios())
        g = Toy(table={"goal": GOAL})
        push(g, TURN)
        book.run(g)
        return g

    def scenarios(self) -> list[str]:
        return ["plain"]

    def options(self) -> list[str]:
        return []

    def clone(self, g: Toy) -> Toy:
        return clone(g)

    def blank(self, g: Toy) -> Toy:
        return Toy(table=g.table)

    def outcome(self, g: Toy) -> str:
        return g.name

    def why(self, g: Toy) -> str:
        return g.name and f"{g.points} points"

    def payoff(self, g: Toy, seat: str) -> float:
        return float(g.name == "won")

    def seat(self, g: Toy) -> str:
        return "me"

    def resample(self, g: Toy, seat: str, rng: random.Random) -> Toy:
        return clone(g)

    def to_plain(self, g: Toy) -> dict[str, Any]:
        return {"points": g.points, "coins": g.coins}

    def from_plain(self, data: dict[str, Any], packs: Sequence[Path] = ()) -> Toy:
        g = Toy(table={"goal": GOAL}, points=data.get("points", 0), coins=data.get("coins", 2))
        push(g, TURN)
        book.run(g)
        return g

    def view(self, g: Toy, seat: str) -> dict[str, Any]:
        return self.to_plain(g)

    def check(self, g: Toy) -> None:
        if g.coins < 0:
            raise ValueError("fewer than no coins")

    def option_words(self, option: Option) -> str:
        return " ".join(map(str, option))

    def chance_words(self, kind: str, value: Any) -> str:
        return f"{kind} {value}"


class ToyTitle(Title):
    name = "toy"
    title = "Toy"
    turn = "die"
    players = (1,)

    @cached_property
    def engine(self) -> ToyGame:
        return ToyGame()

    def tables(self, packs: Sequence[Path] = ()) -> Any:
        return None
