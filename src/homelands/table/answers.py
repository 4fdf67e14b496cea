"""Questions that take time, answered: plain data in, plain data out, in whatever process or worker this is called.

Each loads what it needs when it is asked for the first time: who only moves bots needs no words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.table.place import Place, found_at

Progress = Callable[[float], None]
Asked = dict[str, Any]


class Question(msgspec.Struct, frozen=True):
    """What is asked, and all that is needed to answer it."""

    call: str  # bot, odds, hint, review
    args: Asked


def answer(question: Question, progress: Progress = lambda done: None) -> Any:
    """The answer, as plain data or as a struct of `schema`. `progress` hears how much is done."""
    return CALLS[question.call](question.args, progress)


def bot(args: Asked, progress: Progress) -> str:
    """The typed form of a bot's choice."""
    from homelands.players import make

    game, position = found_at(msgspec.convert(args["place"], Place))
    option = make(args["level"], args["seed"]).choose(game, position, args["seat"])
    return game.option_words(option)


def odds(args: Asked, progress: Progress) -> Any:
    from homelands.table.render import table

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


def hint(args: Asked, progress: Progress) -> Any:
    """Advice for the seat that decides, from a position that it cannot tell from the real one."""
    from homelands.table.advice import hint as advice

    game, position = found_at(msgspec.convert(args["place"], Place))
    return advice(game, position, args["seat"], args["lang"], progress)


def review(args: Asked, progress: Progress) -> Any:
    """A look back at a finished game."""
    from homelands.table.advice import review as advice

    return advice(Match.load(args["journal"]), args["plies"], args["seat"], args["lang"], progress)


CALLS: dict[str, Callable[[Asked, Progress], Any]] = {"bot": bot, "odds": odds, "hint": hint, "review": review}
