"""A process that thinks: it reads tasks from its input, line by line, and writes what it found.

    {"id": 7, "call": "bot", "args": {...}}   ->   {"id": 7, "progress": 0.4}   {"id": 7, "result": "move shiprock.2"}

A process of its own can be stopped at any moment, and keeps no other game waiting. It ends when its input does, so that
none is left behind by a server that was killed.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import traceback
from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import msgspec

from homelands.core.game import Game
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import game as game_of

MEMORY = "HOMELANDS_THINKER_MEMORY"  # bytes; more is refused, and the task fails
NICE = 5  # people who act go before programs that think


class Task(msgspec.Struct):
    id: int
    call: str
    args: dict[str, Any]


class Place(msgspec.Struct, frozen=True):
    """A position for another process: the game it belongs to, and its data. What its seat may not know is made up."""

    game: str
    scenario: str
    options: tuple[str, ...]
    rulings: tuple[tuple[str, str], ...]
    packs: tuple[str, ...]
    start: str  # the position that the game began from, as JSON; empty: the set-up of the scenario
    data: str  # the position itself, as JSON


def place(match: Match, packs: list[str], position: Any) -> Place:
    header = match.header
    start = msgspec.json.encode(header.position).decode() if header.position is not None else ""
    data = msgspec.json.encode(match.game.dump(position)).decode()
    rulings = tuple(sorted(header.rulings.items()))
    return Place(header.game, header.scenario, tuple(header.options), rulings, tuple(packs), start, data)


def found_at(where: Place) -> tuple[Game[Any], Any]:
    game = game_of(where.game)
    like = _first(where.game, where.scenario, where.options, where.rulings, where.packs, where.start)
    return game, game.load(msgspec.json.decode(where.data), like)


@lru_cache(maxsize=32)
def _first(
    game: str, scenario: str, options: tuple[str, ...], rulings: tuple[tuple[str, str], ...], packs: tuple[str, ...],
    start: str,
) -> Any:  # fmt: skip
    """A position with the tables and rulings of the one that is meant."""
    folders = [Path(pack) for pack in packs]
    if start:
        return game_of(game).from_plain(msgspec.json.decode(start), folders)
    return game_of(game).setup(scenario, options, dict(rulings), folders)


# -- what can be asked -------------------------------------------------------------------------------------------------
Progress = Callable[[float], None]


def bot(args: dict[str, Any], progress: Progress) -> str:
    """The typed form of a bot's choice."""
    from homelands.players import make

    game, position = found_at(msgspec.convert(args["place"], Place))
    option = make(args["level"], args["seed"]).choose(game, position, args["seat"])
    return game.option_words(option)


def odds(args: dict[str, Any], progress: Progress) -> Any:
    from homelands.serve.render import table

    where = msgspec.convert(args["place"], Place)
    _, position = found_at(where)
    return table(where.game, args["lang"], args["open"]).odds(_looking(where, position), args["seat"], args["text"])


def _looking(where: Place, position: Any) -> Match:
    """A match that stands at a position, without its past."""
    start = msgspec.json.decode(where.start) if where.start else None
    match = Match(Header(where.game, where.scenario, list(where.options), dict(where.rulings), packs=list(where.packs),
                         position=start))  # fmt: skip
    match.position = position
    return match


def hint(args: dict[str, Any], progress: Progress) -> Any:
    """Advice for the seat that decides, from a position that it cannot tell from the real one."""
    from homelands.serve.counsel import hint as counsel

    game, position = found_at(msgspec.convert(args["place"], Place))
    return counsel(game, position, args["seat"], args["lang"], progress)


def review(args: dict[str, Any], progress: Progress) -> Any:
    """A look back at a finished game."""
    from homelands.serve.counsel import review as counsel

    return counsel(Match.load(args["journal"]), args["plies"], args["seat"], args["lang"], progress)


CALLS: dict[str, Callable[[dict[str, Any], Progress], Any]] = {"bot": bot, "odds": odds, "hint": hint, "review": review}


# -- the process -------------------------------------------------------------------------------------------------------
def main() -> None:
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a player prints is no answer
    if hasattr(os, "nice"):
        os.nice(NICE)
    _limit(int(os.environ.get(MEMORY, 0)))
    tasks: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=_read, args=(tasks,), daemon=True).start()

    def write(answer: dict[str, Any]) -> None:
        out.write(msgspec.json.encode(answer) + b"\n")
        out.flush()

    while True:
        task = msgspec.json.decode(tasks.get(), type=Task)
        try:
            result = CALLS[task.call](task.args, partial(_progress, write, task.id))
            write({"id": task.id, "result": result})
        except Exception as error:
            traceback.print_exc()
            write({"id": task.id, "error": f"{type(error).__name__}: {error}"})


def _limit(size: int) -> None:
    """What a player fills is its data, not the address space that libraries reserve."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    if size:
        resource.setrlimit(resource.RLIMIT_DATA, (size, size))


def _progress(write: Callable[[dict[str, Any]], None], id: int, done: float) -> None:
    write({"id": id, "progress": done})


def _read(tasks: queue.Queue[bytes]) -> None:
    for line in sys.stdin.buffer:
        tasks.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
