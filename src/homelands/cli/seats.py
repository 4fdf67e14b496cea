"""Who sits where: `--players` and `--seat`, people and bots, and what a journal keeps of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from homelands.cli.common import fail
from homelands.core.game import Game, SetupError
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import title as title_of
from homelands.players.external import is_command
from homelands.words.presenter import Presenter

HUMAN = "human"
BOT = "heuristic"  # who takes a seat that nobody asked for, where a game is not for people only


def players(game: Game[Any], header: Header, n: int | None) -> None:
    """A number of players is a scenario, or an option: the title knows."""
    if n is None:
        return
    try:
        header.scenario, header.options = title_of(game.name).seated(n, header.scenario, header.options)
    except SetupError as error:
        raise fail(f"--players {n}: {error}", 2) from None


def read(texts: Sequence[str]) -> dict[str, str]:
    """`green=human`, as given on the command line. A program keeps its capitals."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, who = (part.strip() for part in text.partition("="))
        name = name.casefold()
        who = who if is_command(who) else who.casefold()
        if not equals or not who:
            raise fail(f"--seat {text!r}: expected NAME=human or NAME=BOT", 2)
        if name in found:
            raise fail(f"--seat {text!r}: {name} is given twice", 2)
        found[name] = who
    return found


def take(match: Match, asked: dict[str, str]) -> None:
    """Write into the header who plays each seat of the match: as asked for, as it was, or as is usual.

    A game for one person alone has nothing to write down. A bot that is not known is refused, and so is a program that
    only the journal names: whoever wrote the journal could run anything here.
    """
    seats = match.game.seats_of(match.position)
    for name in asked:
        if name not in seats:
            raise fail(f"--seat {name}: there is no such seat; the seats are: {', '.join(seats)}", 2)
    found = {name: who for name, who in {**match.header.seats, **asked}.items() if name in seats}
    free = [name for name in seats if name not in found]
    if title_of(match.game.name).people_first:
        found.update(dict.fromkeys(free, HUMAN))
    else:
        found.update(dict.fromkeys(free, BOT))
        if free and HUMAN not in found.values():
            found[free[0]] = HUMAN
    ordered = {name: found[name] for name in seats}
    for name, who in ordered.items():
        if is_command(who) and name not in asked:
            raise fail(f"{name} was played by the program {who!r}: ask for it with --seat {name}='{who}' "
                       f"to run it again, or for another player", 2)  # fmt: skip
        if who != HUMAN:
            bot(who, "0", name)
    match.header.seats = ordered if len(seats) > 1 or HUMAN not in ordered.values() else {}


def bot(name: str, seed: str, seat: str) -> Any:
    """A player that is a program. One that is not known is refused with the reason."""
    from homelands import players as known

    try:
        return known.make(name, f"{seed}/{seat}", programs=True)
    except (LookupError, ValueError) as error:
        raise fail(f"--seat {seat}={name}: {error}", 2) from None


def bots(match: Match) -> dict[str, Any]:
    """The programs at the table, by seat. Their thoughts follow from the seed of the game."""
    seats = match.header.seats
    return {seat: bot(who, match.header.seed, seat) for seat, who in seats.items() if who != HUMAN}


def troubles(bot: Any, words: Presenter) -> Iterator[str]:
    """What a program has done wrong since it was last asked about, in words."""
    found = getattr(bot, "troubles", [])
    while found:
        trouble = found.pop(0)
        values = trouble._asdict() | {"seat": words.name("seat", trouble.seat)}
        yield words(f"bot-{trouble.kind}", **{name: str(value) for name, value in values.items() if name != "kind"})
