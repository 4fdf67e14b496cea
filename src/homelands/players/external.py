"""Players that are programs of their own, in any language: one line of JSON a decision, on standard input and output.

    cmd:./mybot                                          ten seconds a decision, the heuristic player stands in
    cmd(time=2s, memory=512M, fallback=random):./mybot   other terms

docs/players.md has the protocol. A program that hangs, dies, answers late, illegally or with garbage does not stop the
game: the stand-in takes that decision, and a `Trouble` tells what happened. Three troubles in a row, and the program is
sent off; the stand-in plays on for it.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from queue import Empty, Queue
from random import Random
from threading import Thread
from time import monotonic
from typing import IO, Any, NamedTuple, Protocol

from homelands.core.decision import Option
from homelands.core.game import Game, SetupError

PROTOCOL = 1
PREFIX = "cmd"
STRIKES = 3  # troubles in a row
LONGEST = 1 << 20  # bytes of one answer
GRACE = 0.3  # seconds to leave after the game
SHOWN = 60  # characters of a wrong answer that are told


class Terms(NamedTuple):
    """What a program may use, and who stands in for it."""

    time: float = 10.0  # seconds a decision
    memory: int = 0  # bytes; 0: no limit
    fallback: str = "heuristic"


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
    found = re.fullmatch(r"(\d+)\s*([KMG])i?B?", text, re.IGNORECASE)
    if found is None or not int(found[1]):
        raise SetupError("memory", text, ["512M", "2G"])
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
        if len(position.options) == 1:
            return position.options[0]
        sample = game.resample(position, seat, self._guess)
        if not self._gone:
            option = self._ask(game, sample, seat)
            if option is not None:
                self._strikes = 0
                return option
            self._strikes += 1
            if self._strikes == STRIKES and not self._gone:
                self._trouble("sent-off", seat, str(STRIKES))
                self._leave()
        return self._stand_in.choose(game, sample, seat)

    def _ask(self, game: Game[Any], sample: Any, seat: str) -> Option | None:
        """The program's answer, or None and a trouble. It sees nothing but a view and a position like the real one."""
        self._asked += 1
        try:
            if self._talk is None:
                self._talk = Talk(self.words, self.terms.memory)
                weakref.finalize(self, self._talk.end)
                self._talk.send(hello(game, sample, seat, self.seed, self.terms))
            self._talk.send(question(game, sample, seat, self._asked))
            return self._answer(game, sample, seat, monotonic() + self.terms.time)
        except OSError as error:
            return self._lost("no-start", seat, (error.strerror or str(error)).lower())

    def _answer(self, game: Game[Any], sample: Any, seat: str, until: float) -> Option | None:
        assert self._talk is not None
        while True:
            try:
                line = self._talk.hear(until - monotonic())
            except TimeoutError:
                return self._trouble("late", seat, f"{self.terms.time:g}")
            if line is None:
                return self._lost("dead", seat, self._talk.last_words())
            number, choice = understood(line)
            if number is not None and number < self._asked:
                continue  # an answer that comes too late, to a question that somebody else has answered
            if number != self._asked:
                return self._trouble("garbage", seat, _short(line))
            words = [game.option_words(option) for option in sample.options]
            place = chosen(choice, words)
            if place is None:
                return self._trouble("illegal", seat, _short(json.dumps(choice, ensure_ascii=False)))
            return sample.options[place]

    def _trouble(self, kind: str, seat: str, detail: str) -> None:
        self.troubles.append(Trouble(kind, seat, self.command, detail, self.terms.fallback))

    def _lost(self, kind: str, seat: str, detail: str) -> None:
        self._trouble(kind, seat, detail)
        self._leave()

    def _leave(self) -> None:
        self._gone = True
        self.close()

    def close(self) -> None:
        """The game is over, or goes on without the program."""
        if self._talk is not None:
            self._talk.end()


def _short(text: str) -> str:
    text = text.strip()
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


# -- the protocol ------------------------------------------------------------------------------------------------------
def hello(game: Game[Any], sample: Any, seat: str, seed: str, terms: Terms) -> dict[str, Any]:
    """The first line: what is played, under which rules, from which seat."""
    plain = game.to_plain(sample)
    return {
        "hello": PROTOCOL, "game": game.name, "rules": game.rules_version, "scenario": plain["scenario"],
        "options": plain["options"], "rulings": plain["rulings"],
        "packs": [pack["folder"] for pack in sample.t.data.packs],
        "seat": seat, "seats": list(game.seats_of(sample)), "seed": seed, "time": terms.time,
    }  # fmt: skip


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
        from homelands.text import Texts

        return Texts(game.name).prompt(sample, step)
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


# -- the process -------------------------------------------------------------------------------------------------------
class Talk:
    """A running program and its three pipes. Threads read and write, so that it can never hold up the game."""

    def __init__(self, words: Sequence[str], memory: int) -> None:
        command = list(words)
        if shutil.which(command[0]) is None:
            raise FileNotFoundError(0, "there is no such program")
        if memory:  # the data segment, not the address space: some languages reserve far more than they use
            command = ["sh", "-c", 'ulimit -d "$0" && exec "$@"', str(memory >> 10), *command]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        self._out: Queue[bytes | None] = Queue()
        self._in: Queue[bytes | None] = Queue(maxsize=100)  # who talks without end is not read any further
        self._errors: deque[bytes] = deque(maxlen=5)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._threads = [
            Thread(target=_write, args=(self._process.stdin, self._out), daemon=True),
            Thread(target=_read, args=(self._process.stdout, self._in), daemon=True),
            Thread(target=_collect, args=(self._process.stderr, self._errors), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def send(self, message: dict[str, Any]) -> None:
        self._out.put(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    def hear(self, wait: float) -> str | None:
        """The next line, or None if the program has ended. Raises TimeoutError."""
        try:
            line = self._in.get(timeout=max(0.0, wait))
        except Empty:
            raise TimeoutError from None
        return None if line is None else line.decode("utf-8", "replace")

    def last_words(self) -> str:
        """How it ended: its exit code or signal, and the last line of its standard error."""
        try:
            code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        self._threads[2].join(GRACE)
        how = f"signal {-code}" if code < 0 else f"exit code {code}"
        said = self._errors[-1].decode("utf-8", "replace").strip() if self._errors else ""
        return f"{how}: {_short(said)}" if said else how

    def end(self) -> None:
        """Close its input; if it does not leave by itself it is ended, with whatever it has started."""
        process = self._process
        self._out.put(None)
        self._listen_no_more()
        if process.returncode is None:
            _kill(process)
            process.wait()
        self._listen_no_more()
        for thread in self._threads:
            thread.join(GRACE)
        for thread, pipe in zip(self._threads, (process.stdin, process.stdout, process.stderr), strict=True):
            if pipe is not None and not thread.is_alive():
                with contextlib.suppress(OSError):
                    pipe.close()

    def _listen_no_more(self) -> None:
        """What it still says is of no use, but it may wait to be heard."""
        until = monotonic() + GRACE
        while self._threads[1].is_alive() and monotonic() < until:
            with contextlib.suppress(Empty):
                self._in.get(timeout=0.02)


def _kill(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _write(pipe: IO[bytes], lines: Queue[bytes | None]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with contextlib.suppress(OSError):
        pipe.close()


def _read(pipe: IO[bytes], lines: Queue[bytes | None]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while line := pipe.readline(LONGEST):
            lines.put(line)
    lines.put(None)


def _collect(pipe: IO[bytes], lines: deque[bytes]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while line := pipe.readline(LONGEST):
            if line.strip():
                lines.append(line)
