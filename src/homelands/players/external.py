"""Players that are programs of their own, in any language: one line of JSON a decision, on standard input and output.

    cmd:./mybot                                          ten seconds a decision, 4 GB, the heuristic player stands in
    cmd(time=2s, memory=512M, fallback=random):./mybot   other terms

docs/players.md has the protocol. A program that hangs, dies, answers late, illegally or with garbage does not stop the
game: the stand-in takes that decision, and a `Trouble` tells what happened. Three troubles in a row, and the program is
sent off; the stand-in plays on for it.
"""

from __future__ import annotations

import json
import re
import shlex
import sys
import weakref
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any, NamedTuple, Protocol

from homelands.core.decision import Option
from homelands.core.game import Game, SetupError
from homelands.players.subprocess_bot import Talk, short

PROTOCOL = 1
PREFIX = "cmd"
STRIKES = 3  # troubles in a row


class Terms(NamedTuple):
    """What a program may use, and who stands in for it."""

    time: float = 10.0  # seconds a decision
    memory: int = 0 if sys.platform == "win32" else 4 << 30  # bytes of data; 0: no limit
    fallback: str = "heuristic"


class Wrong(Exception):
    """An answer that is none."""

    def __init__(self, kind: str, detail: str) -> None:
        self.kind, self.detail = kind, detail


class Trouble(NamedTuple):
    """What a program did wrong, and who took the decision."""

    kind: str  # no-start, dead, late, garbage, illegal; sent-off for the last one
    seat: str
    command: str
    detail: str
    fallback: str

    def __str__(self) -> str:
        return f"{self.seat}: {WORDS[self.kind].format(**self._asdict())}"


WORDS = {
    "no-start": "the program {command} cannot be started ({detail}); {fallback} plays for it",
    "dead": "the program {command} has ended ({detail}); {fallback} plays on for it",
    "late": "the program {command} did not answer within {detail} s; {fallback} takes the decision",
    "garbage": "the program {command} said {detail}, which is no answer; {fallback} takes the decision",
    "illegal": "the program {command} chose {detail}, which is not an option; {fallback} takes the decision",
    "sent-off": "the program {command} is sent off after {detail} troubles in a row; {fallback} plays on for it",
}


# -- how a program is asked for ----------------------------------------------------------------------------------------
def is_command(text: str) -> bool:
    """Does this name a program?"""
    return re.match(rf"{PREFIX}\s*[:(]", text) is not None


def parse(text: str) -> tuple[Terms, list[str]]:
    """`cmd(time=2s):./mybot --deep` as terms and words. Raises SetupError for what is wrong."""
    found = re.fullmatch(rf"{PREFIX}\s*(?:\(([^)]*)\))?\s*:(.*)", text.strip(), re.DOTALL)
    if found is None:
        raise SetupError("program", text, ["cmd:PROGRAM", "cmd(time=5s, memory=512M, fallback=random):PROGRAM"])
    given: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in (found[1] or "").split(","))):
        key, _, value = (piece.strip() for piece in part.partition("="))
        if key not in SETTINGS:
            raise SetupError("setting of a program", part, list(SETTINGS))
        given[key] = SETTINGS[key](value)
    try:
        words = shlex.split(found[2])
    except ValueError as error:
        raise SetupError(f"program ({error})", text, ["cmd:PROGRAM ARGUMENTS"]) from None
    if not words:
        raise SetupError("program", text, ["cmd:PROGRAM"])
    return Terms(**given), words


def seconds(text: str) -> float:
    """`2s`, `0.5s`, `500ms`, or a bare number of seconds.

    >>> seconds("500ms")
    0.5
    """
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*(ms|s)?", text)
    if found is None or not float(found[1]):
        raise SetupError("time", text, ["2s", "0.5s", "500ms"])
    return float(found[1]) / (1000 if found[2] == "ms" else 1)


def _memory(text: str) -> int:
    if text.casefold() == "none":
        return 0
    found = re.fullmatch(r"(\d+)\s*([KMG])i?B?", text, re.IGNORECASE)
    if found is None or not int(found[1]):
        raise SetupError("memory", text, ["512M", "2G", "none"])
    if sys.platform == "win32":
        raise SetupError("memory (there is no limit on this system)", text, ["none"])
    return int(found[1]) << {"K": 10, "M": 20, "G": 30}[found[2].upper()]


def _fallback(text: str) -> str:
    from homelands.players import NAMES

    if text not in NAMES:
        raise SetupError("fallback", text, NAMES)
    return text


SETTINGS: dict[str, Callable[[str], Any]] = {"time": seconds, "memory": _memory, "fallback": _fallback}


# -- the player --------------------------------------------------------------------------------------------------------
class StandIn(Protocol):
    def choose(self, game: Game[Any], position: Any, seat: str) -> Option: ...


class External:
    """A program at the table. It is started with its first decision, and asked only where there is a choice."""

    def __init__(self, words: Sequence[str], terms: Terms, seed: str, stand_in: StandIn) -> None:
        self.words, self.terms, self.seed = list(words), terms, seed
        self.command = shlex.join(words)
        self.troubles: list[Trouble] = []
        self._stand_in = stand_in
        self._guess = Random(f"{seed}/guess")
        self._talk: Talk | None = None
        self._gone = False  # dead, or sent off
        self._strikes = 0
        self._asked = 0

    def choose(self, game: Game[Any], position: Any, seat: str) -> Option:
        options: list[Option] = position.options
        if len(options) == 1:
            return options[0]
        sample = game.resample(position, seat, self._guess)
        if not self._gone:
            try:
                place = self._ask(game, sample, seat)
                self._strikes = 0
                return options[place]
            except Wrong as wrong:
                self._note(wrong, seat)
        return self._stand_in.choose(game, sample, seat)

    def _ask(self, game: Game[Any], sample: Any, seat: str) -> int:
        """The place of the option that the program chose. It sees a view and a position like the real one, no more."""
        self._asked += 1
        if self._talk is None:
            try:
                self._talk = Talk(self.words, self.terms.memory)
            except OSError as error:
                raise Wrong("no-start", (error.strerror or str(error)).lower()) from None
            weakref.finalize(self, self._talk.end)
            self._talk.send(hello(game, sample, seat, self.seed, self.terms))
        asked = question(game, sample, seat, self._asked)
        self._talk.send(asked)
        return self._answer(self._talk, asked["options"])

    def _answer(self, talk: Talk, words: Sequence[str]) -> int:
        until = monotonic() + self.terms.time
        while True:
            line = talk.hear(until)
            if line is None:
                raise Wrong("dead", talk.last_words())
            if not line:
                raise Wrong("late", f"{self.terms.time:g}")
            number, choice = understood(line)
            if number is not None and number < self._asked:
                continue  # an answer that comes too late, to a question that somebody else has answered
            if number != self._asked:
                raise Wrong("garbage", short(line))
            place = chosen(choice, words)
            if place is None:
                raise Wrong("illegal", short(json.dumps(choice, ensure_ascii=False)))
            return place

    def _note(self, wrong: Wrong, seat: str) -> None:
        self._trouble(wrong.kind, seat, wrong.detail)
        self._strikes += 1
        if wrong.kind in ("no-start", "dead"):
            self._leave()
        elif self._strikes == STRIKES:
            self._trouble("sent-off", seat, str(STRIKES))
            self._leave()

    def _trouble(self, kind: str, seat: str, detail: str) -> None:
        self.troubles.append(Trouble(kind, seat, self.command, detail, self.terms.fallback))

    def _leave(self) -> None:
        self._gone = True
        self.close()

    def close(self) -> None:
        """The game is over, or goes on without the program."""
        if self._talk is not None:
            self._talk.end()


# -- the protocol ------------------------------------------------------------------------------------------------------
def hello(game: Game[Any], sample: Any, seat: str, seed: str, terms: Terms) -> dict[str, Any]:
    """The first line: what is played, under which rules, from which seat."""
    plain = game.to_plain(sample)
    return {
        "hello": PROTOCOL, "game": game.name, "rules": game.rules_version, "scenario": plain.get("scenario", ""),
        "options": plain.get("options", []), "rulings": plain.get("rulings", {}), "packs": _packs(sample),
        "seat": seat, "seats": list(game.seats_of(sample)), "seed": seed, "time": terms.time,
    }  # fmt: skip


def _packs(sample: Any) -> list[str]:
    """The packs that a position is played with, where it keeps its tables as `t`."""
    return [pack["folder"] for pack in sample.t.data.packs] if hasattr(sample, "t") else []


def question(game: Game[Any], sample: Any, seat: str, number: int) -> dict[str, Any]:
    """One decision. `sample` is the whole of a position that the seat cannot tell from the real one."""
    step = game.book.steps[sample.stack[-1].step]
    return {
        "id": number, "seat": seat, "step": step.name, "rule": step.rule, "prompt": _prompt(game, sample, step.name),
        "options": [game.option_words(option) for option in sample.options],
        "view": game.view(sample, seat), "sample": game.dump(sample),
    }  # fmt: skip


def _prompt(game: Game[Any], sample: Any, step: str) -> str:
    try:
        from homelands.words.presenter import presenter

        return presenter(game.name).at(sample).prompt(sample, step)
    except (ImportError, LookupError):  # words are for people: a game without them can be played
        return step


def understood(line: str) -> tuple[int | None, Any]:
    """The number and the choice of an answer; no number if it is none."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None, None
    if not isinstance(found, dict) or type(found.get("id")) is not int or "choice" not in found:
        return None, None
    return found["id"], found["choice"]


def chosen(choice: Any, words: Sequence[str]) -> int | None:
    """The place of a choice among the options: given in words, or as that place itself (the first is 0)."""
    if type(choice) is int:
        return choice if 0 <= choice < len(words) else None
    if isinstance(choice, str):
        wanted = " ".join(choice.split()).casefold()
        return next((i for i, word in enumerate(words) if word.casefold() == wanted), None)
    return None
