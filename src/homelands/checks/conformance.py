"""What must hold of every game at every position: the questions that the conformance tests and the soak ask.

Each function raises `Broken` with the first thing that is wrong. None of them changes the position it looks at.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any, Final

from homelands.core.chance import Request
from homelands.core.decision import Decision, Option, Over, Refusal
from homelands.core.game import Game
from homelands.core.state import Position

TIDY: Final[set[str]] = set()  # typed forms that were looked at already
NONSENSE: Final[tuple[Option, ...]] = ((), ("no-such-verb",), ("move", 999), ("done", "twice"))


class Broken(Exception):
    """A promise of the contract that a game did not keep."""


class RunawayError(Broken):
    """A game that does not end."""


def _must(holds: bool, what: str, *values: object) -> None:
    if not holds:
        raise Broken(": ".join([what, *map(str, values)]))


def position(game: Game[Any], g: Position) -> None:
    """A position the game stops at: nothing lost or doubled, and one clear thing to wait for."""
    game.check(g)
    for frame in g.stack:
        _must(not frame.step or frame.step in game.book.steps, "a frame names no step", frame.step)
    pending = game.pending(g)
    if isinstance(pending, Request):
        _request(game, pending)
        _must(not g.options, "options beside a chance request", g.options)
    elif isinstance(pending, Decision):
        _decision(game, g, pending)
    else:
        _over(g, pending)


def _over(g: Position, pending: Over) -> None:
    _must(bool(pending.outcome) and bool(pending.why), "a game without outcome and reason is over", pending)
    _must(not g.options, "options after the end", g.options)


def _decision(game: Game[Any], g: Position, pending: Decision) -> None:
    options = pending.options
    where = f"{pending.step} [{pending.rule}]"
    _must(bool(options), "a decision without options", where)
    _must(len(set(options)) == len(options), "an option twice", where, options)
    words = [game.option_words(o) for o in options]
    folded = {w.casefold() for w in words}
    _must(len(folded) == len(words), "a typed form twice", where, words)
    if not folded <= TIDY:
        for typed in words:
            _must(typed == " ".join(typed.split()), "a typed form with loose spaces", where, repr(typed))
        TIDY.update(folded)
    for i in {0, len(options) // 2, len(options) - 1}:
        _must(game.parse(g, words[i]) == options[i], "a typed form means another option", where, words[i])
    _must(pending.seat in game.seats_of(g), "a decision of nobody", pending.seat)
    _must(bool(pending.rule) and bool(pending.stack), "a decision without rule or stack", where)


def _request(game: Game[Any], request: Request) -> None:
    values = list(request.values)
    _must(bool(values), "a chance without values", request)
    words = [game.chance_words(request.kind, v) for v in values]
    _must(len(set(words)) == len(words), "a chance value twice", words)
    if request.weights is not None:
        _must(len(request.weights) == len(values), "weights that fit no values", request)
        _must(min(request.weights) > 0, "a chance value that cannot come", request)
    for i in {0, len(values) // 2, len(values) - 1}:
        _must(game.parse_chance(request, words[i]) == values[i], "a typed form means another chance", words[i])


def asked(game: Game[Any], g: Position) -> tuple[Any, Any]:
    """All that a position asks, to be compared."""
    return list(g.options), g.request


def stable(game: Game[Any], g: Position) -> None:
    """Asked again, the same question; and so after saving as JSON and loading."""
    before, question = game.dump(g), asked(game, g)
    again = game.clone(g)
    game.book.run(again)
    _must(asked(game, again) == question, "asked twice, another question", question, asked(game, again))
    _must(game.dump(again) == before, "asking changes the position", question)
    loaded = game.load(json.loads(json.dumps(before)), g)
    _must(asked(game, loaded) == question, "loaded, another question", question, asked(game, loaded))
    _must(game.dump(loaded) == before, "loaded, another position", question)
    _must(game.dump(g) == before, "looking changes the position", question)


def accepts(game: Game[Any], g: Position, rng: random.Random, most: int = 12) -> None:
    """Every option (or chance value) is carried out on a copy, and the position itself stays as it was."""
    request = g.request
    choices: Sequence[Any] = list(request.values) if request is not None else list(g.options)
    if len(choices) > most:
        choices = rng.sample(choices, most)
    kept = game.dump(g)
    for choice in choices:
        copy = game.clone(g)
        if request is not None:
            game.resolve(copy, choice)
        else:
            game.apply(copy, choice)
        position(game, copy)
    _must(game.dump(g) == kept, "playing copies changes the position", choices)


def refuses(game: Game[Any], g: Position, foreign: Sequence[Option] = ()) -> None:
    """What is not an option is refused with reason and rule, and nothing has changed."""
    before = game.dump(g)
    for option in (*NONSENSE, *foreign):
        if option in g.options:
            continue
        try:
            game.apply(g, option)
        except Refusal as refusal:
            _must(bool(refusal.reason) and bool(refusal.rule), "a refusal without reason or rule", option)
        else:
            raise Broken(f"not an option, but accepted: {option}")
    _must(game.dump(g) == before, "a refusal changes the position", NONSENSE, foreign)
    if g.request is None:
        _refused_chance(game, g, 1)
    else:
        _refused_chance(game, g, "no-such-value")
    _must(game.dump(g) == before, "a refused chance changes the position")


def _refused_chance(game: Game[Any], g: Position, value: Any) -> None:
    try:
        game.resolve(g, value)
    except Refusal as refusal:
        _must(bool(refusal.reason) and bool(refusal.rule), "a refusal without reason or rule", value)
    else:
        raise Broken(f"a chance result that cannot come, but accepted: {value}")


def hidden(game: Game[Any], g: Position, rng: random.Random) -> None:
    """A seat, or a spectator (no seat), sees the same when only what he cannot see is dealt anew."""
    for seat in (*game.seats_of(g), ""):
        other = game.resample(g, seat, rng)
        game.check(other)
        _must(game.view(other, seat) == game.view(g, seat), "a view shows what it hides", seat)
