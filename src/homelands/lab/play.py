"""One game of a study, played to its end and written down as one line of JSON."""

from __future__ import annotations

import json
import random
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from homelands.core.chance import Request, Seeded, Source
from homelands.core.decision import Option
from homelands.core.game import Game
from homelands.core.registry import game as game_of
from homelands.lab import LabError
from homelands.lab.packs import laid_out
from homelands.lab.study import Cell, fingerprint, program
from homelands.lab.watch import Watch, watch_of
from homelands.players import Player, make

LIMIT = 200_000  # choices and draws of one game: more is a runaway


class GameFailed(Exception):
    """A game that could not be played to its end, and why."""


class Bottom:
    """A source under which some cards are drawn only when nothing else is left, and all else stays as it was.

    A card that would come is exchanged for another by a generator of its own. So the draws before it, and nearly all
    after it, are those of the same seed with the card in its place.
    """

    def __init__(self, source: Source, cards: frozenset[Any], seed: str) -> None:
        self.source, self.cards = source, cards
        self._random = random.Random(f"{seed}/bottom").random

    def answer(self, request: Request) -> Any:
        value = self.source.answer(request)
        if request.kind not in ("card", "ceremony") or value not in self.cards:
            return value
        others = self._others(request, value)
        return others[int(self._random() * len(others))] if others else value

    def _others(self, request: Request, value: Any) -> list[Any]:
        """Cards as likely as this one: the special card of a pile keeps its chance."""
        weights = request.weights or [1] * len(request.values)
        own = weights[list(request.values).index(value)]
        pairs = zip(request.values, weights, strict=True)
        return [other for other, weight in pairs if weight == own and other not in self.cards]


class Narrowed:
    """A game in which some choices are closed to the players, wherever there is another.

    Positions that are dealt anew for a player offer no more than the real one.
    """

    def __init__(self, game: Game[Any], closed: Sequence[str]) -> None:
        self.game = game
        self.closed = [words.casefold() for words in closed]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def narrow(self, g: Any) -> Any:
        left = [option for option in g.options if not self._is_closed(option)]
        if left:
            g.options = left
        return g

    def _is_closed(self, option: Option) -> bool:
        """Named in full, or by its first words: `buy` closes every purchase."""
        words = f"{self.game.option_words(option).casefold()} "
        return any(words.startswith(f"{closed} ") for closed in self.closed)

    def resample(self, g: Any, seat: str, rng: random.Random) -> Any:
        return self.narrow(self.game.resample(g, seat, rng))


class CellRunner:
    """A cell made ready: the position before the first choice is copied for each game."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.game = game_of(cell.game)
        self.start = self.game.setup(cell.scenario, cell.options, dict(cell.rulings), laid_out(cell.packs))
        if (found := fingerprint(cell.game, cell.packs)) != cell.data:
            raise LabError(f"the data where it is played are {found}, those of the study {cell.data}")
        if (found := program(cell.game)) != cell.program:
            raise LabError(f"the program where it is played is {found}, that of the study {cell.program}")
        self.narrowed = Narrowed(self.game, cell.forbid) if cell.forbid else None
        self.watch = watch_of(cell.game)
        self.watch.give(self.start, cell.given)
        self.bottom = self.watch.card_values(cell.bottom)

    def play(self, seed: int) -> dict[str, Any]:
        """Game number `seed`: chance is the same for every cell, each seat's player has a generator of its own."""
        game, g = self.game, self.game.clone(self.start)
        source: Source = Seeded(str(seed))
        if self.bottom:
            source = Bottom(source, self.bottom, str(seed))
        narrowed = self.narrowed
        shown: Any = narrowed or game  # what the players know of the game
        players: dict[str, Player] = {}
        watch = self.watch()
        decisions = dict.fromkeys(game.seats_of(g), 0)
        log = g.log = []
        made = 0
        try:
            for seat, name in self.cell.seats:
                players[seat] = make(name, f"{seed}/{seat}", programs=True)
            take, answer = game.book.take, game.book.answer
            while g.stack:
                if (request := g.request) is not None:
                    value = source.answer(request)
                    watch.drew(request.kind, value)
                    answer(g, value)
                else:
                    seat = game.seat(g)
                    if narrowed is not None:
                        narrowed.narrow(g)
                    option = players[seat].choose(shown, g, seat)
                    if trouble := getattr(players[seat], "troubles", None):
                        raise GameFailed(str(trouble[0]).partition(";")[0])  # what a stand-in does shows nothing
                    if option not in g.options:
                        raise GameFailed(f"the player of {seat} chose {option!r}, which is not an option")
                    decisions[seat] += 1
                    watch.chose(option)
                    take(g, option)
                if log:
                    watch.hear(g, log)
                    log.clear()
                if (made := made + 1) > LIMIT:
                    raise GameFailed(f"no end after {LIMIT:,} choices and draws")
        finally:
            for player in players.values():
                player.close()
        watch.end(g)
        seats = list(decisions)
        return {
            "outcome": game.outcome(g),
            "reason": game.why(g),
            "decisions": sum(decisions.values()),
            "moments": watch.moments,
            "sum": game.checksum(g, settings=False),
            "seats": {
                "seat": seats,
                "player": [name for _, name in self.cell.seats],
                "payoff": [game.payoff(g, seat) for seat in seats],
                "score": [watch.score(g, seat) for seat in seats],
                "made": list(decisions.values()),
            },
            **self._measured(watch),
        }

    def _measured(self, watch: Watch) -> dict[str, Any]:
        """What the study asks for, column by column."""
        found: dict[str, Any] = {}
        if "tracks" in self.cell.measure:
            found["tracks"] = {"track": list(watch.tracks), "value": list(watch.tracks.values())}
        if "places" in self.cell.measure:
            places = sorted(watch.places.items())
            columns = zip(*((*key, n) for key, n in places), strict=True)
            found["places"] = dict(zip(("what", "who", "place", "n"), columns, strict=False))
        if "uses" in self.cell.measure:
            uses = sorted(watch.uses.items())
            columns = zip(*((*key, *times) for key, times in uses), strict=True)
            found["uses"] = dict(zip(("kind", "name", "n", "first"), columns, strict=False))
        return found


class Runner:
    """Plays any game of a study; cells are made ready when first asked for."""

    def __init__(self, cells: Sequence[Cell]) -> None:
        self.cells = cells
        self._runners: dict[int, CellRunner] = {}

    def line(self, cell: int, seed: int) -> bytes:
        """The game as a line. One that fails is a line as well, with the reason.

        Raises LabError where not a single game of the study can be played.
        """
        wall, cpu = time.perf_counter(), time.process_time()
        try:
            runner = self._runner(cell)
            wall, cpu = time.perf_counter(), time.process_time()  # what is made ready once is no part of a game
            found = runner.play(seed)
        except LabError:
            raise
        except Exception as error:
            found = lost(reason_of(error))
        return written(seed, found, time.perf_counter() - wall, time.process_time() - cpu)

    def _runner(self, cell: int) -> CellRunner:
        if cell not in self._runners:
            self._runners[cell] = CellRunner(self.cells[cell])
        return self._runners[cell]


def lost(reason: str) -> dict[str, Any]:
    """The record of a game that was not played to its end."""
    return {"outcome": "", "reason": "", "error": reason, "decisions": 0, "moments": 0, "sum": ""}


def written(seed: int, found: dict[str, Any], wall: float = 0.0, cpu: float = 0.0) -> bytes:
    line = {"seed": seed, "error": "", **found, "wall": wall, "cpu": cpu}
    return json.dumps(line, separators=(",", ":")).encode() + b"\n"


def reason_of(error: Exception) -> str:
    """What went wrong, in the words of the one who knows; for a fault of the program also where."""
    if isinstance(error, GameFailed):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{where}"
