"""What is fuzzed. Of everything wrong only the documented errors may come out, and they say where and what."""

from __future__ import annotations

import copy
import json
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fuzz import seeds
from fuzz.draw import WORDS, Draw, as_json
from homelands.core.data import DataError
from homelands.core.decision import Refusal
from homelands.core.game import SetupError
from homelands.core.journal import JournalError
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.games.navajo.rules.invariants import Impossible as NavajoImpossible
from homelands.games.plains.rules.invariants import Impossible as PlainsImpossible
from homelands.lab import LabError

WRONG = (DataError, JournalError, LabError, NavajoImpossible, PlainsImpossible, Refusal, SetupError)
"""What a mistake in a file may be answered with."""


class Half(AssertionError):
    """Something was accepted or refused, but not wholly."""


class Target(NamedTuple):
    make: Callable[[Draw], str]
    check: Callable[[str], bool]  # was it accepted? Whatever is wrong is raised


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise Half(what)


def _said(error: Exception) -> None:
    """An error that is of any use to a person."""
    _must(bool(str(error).strip()), f"an error without words: {error!r}")
    if isinstance(error, JournalError):
        _must(error.line >= 0 and bool(error.message), f"an error without a place: {error!r}")


# -- journals ----------------------------------------------------------------------------------------------------------
def make_journal(draw: Draw) -> str:
    if draw.number(8) == 0:
        return draw.rest()
    return draw.lines(draw.pick(seeds.journals()))


def check_journal(text: str) -> bool:
    """What is read is the same when it is written and read again."""
    try:
        match = Match.load(text, "fuzzed")
    except WRONG as error:
        _said(error)
        return False
    again = Match.load(match.text(), "again")
    _must(again.checksum() == match.checksum(), "read again, another position")
    _must(again.text() == match.text(), "written again, another journal")
    return True


# -- positions ---------------------------------------------------------------------------------------------------------
def make_position(draw: Draw) -> str:
    return as_json(draw.tree(draw.pick(seeds.positions())))


def check_position(text: str) -> bool:
    """A position that is accepted can be checked, written, seen and played on."""
    data = json.loads(text)
    name = data.get("game", "navajo")
    game = game_of(name if name in ("navajo", "plains") else "plains")
    before = json.dumps(data)
    try:
        g = game.from_plain(data)
    except WRONG as error:
        _said(error)
        return False
    finally:
        _must(json.dumps(data) == before, "reading a position changes the data")
    game.check(g)
    json.dumps(game.to_plain(g))
    for seat in (*game.seats_of(g), ""):
        json.dumps(game.view(g, seat))
    for _ in range(12):
        if not g.stack:
            break
        if g.request is not None:
            game.resolve(g, g.request.values[-1])
        else:
            game.apply(g, g.options[-1])
        game.check(g)
    return True


# -- packs -------------------------------------------------------------------------------------------------------------
def make_pack(draw: Draw) -> str:
    pack = dict(draw.pick(seeds.packs()))
    name = draw.pick(sorted(pack))
    if draw.number(4) == 0:
        pack[draw.pick(("pack.toml", "odd.toml", "map.toml", "cards.toml", ".hidden", "x"))] = draw.rest()
    else:
        pack[name] = draw.lines(pack[name])
    return as_json(pack)


def check_pack(text: str) -> bool:
    pack = json.loads(text)
    tables = seeds.tables_of(pack.pop("game", "navajo"))
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "own"
        root.mkdir()
        for name, content in pack.items():
            (root / name).write_bytes(content.encode("utf-8", "surrogatepass"))
        try:
            tables([root])
        except WRONG as error:
            _said(error)
            return False
    return True


# -- studies -----------------------------------------------------------------------------------------------------------
def make_study(draw: Draw) -> str:
    if draw.number(8) == 0:
        return draw.rest()
    return draw.lines(draw.pick(seeds.studies()))


def check_study(text: str) -> bool:
    from homelands.lab import study

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "fuzzed.toml"
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        try:
            found = study.load(path)
        except WRONG as error:
            _said(error)
            return False
    _must(bool(found.cells), "a study without cells")
    return True


# -- requests ----------------------------------------------------------------------------------------------------------
def make_request(draw: Draw) -> str:
    request = draw.tree(draw.pick(seeds.requests()))
    body = request.get("body") if isinstance(request, dict) else None
    if isinstance(body, str):
        request["body"] = draw.rest() if draw.number(3) == 0 else draw.lines(body)
    return as_json(request)


@cache
def _door() -> Any:
    from fuzz.door import Door

    return Door()


def check_request(text: str) -> bool:
    """An answer that the API's document knows, in words; the match is where it was unless the answer says so."""
    return bool(_door().knock(json.loads(text)))


# -- event streams -----------------------------------------------------------------------------------------------------
def make_stream(draw: Draw) -> str:
    found = copy.deepcopy(draw.pick(seeds.streams()))
    for steps in (found["before"], found["during"]):
        steps += [draw.pick(("act", "undo", "redo")) for _ in range(draw.number(4))]
    if draw.number(3):
        found["headers"]["Last-Event-ID"] = draw.pick((*seeds.IDS, *WORDS))
    return as_json(draw.tree(found, 3) if draw.number(3) == 0 else found)


def check_stream(text: str) -> bool:
    """Whatever a client remembers: each event is whole, and at the end it knows where the match stands."""
    from fuzz.stream import listened

    return listened(_door(), json.loads(text))


# -- commands ----------------------------------------------------------------------------------------------------------
def make_command(draw: Draw) -> str:
    table = draw.pick(seeds.TABLES)
    typed = seeds.typed(table["game"], table["scenario"])
    known = (*seeds.LINES, *(seeds.BESIDE if table.get("companion") else ()), *typed)
    chosen = ["1"] * draw.number(12) + [draw.pick(known) for _ in range(1 + draw.number(10))]
    text = draw.rest() if draw.number(8) == 0 else draw.lines("\n".join(chosen), 10)
    return as_json({**table, "lines": text.split("\n")})


def check_command(text: str) -> bool:
    from fuzz.desk import typed

    return typed(json.loads(text))


# -- lessons -----------------------------------------------------------------------------------------------------------
def make_lesson(draw: Draw) -> str:
    lesson = draw.pick(seeds.lessons())
    lines = list(lesson["lines"][: draw.number(len(lesson["lines"]) + 1)])
    lines += [draw.pick((*seeds.LEARNER, *seeds.LINES, *lesson["lines"])) for _ in range(draw.number(8))]
    text = draw.rest() if draw.number(8) == 0 else draw.lines("\n".join(lines), 6)
    return as_json({"game": lesson["game"], "lines": text.split("\n")})


def check_lesson(text: str) -> bool:
    from fuzz.desk import learned

    return learned(json.loads(text))


TARGETS: dict[str, Target] = {
    "journals": Target(make_journal, check_journal),
    "positions": Target(make_position, check_position),
    "packs": Target(make_pack, check_pack),
    "studies": Target(make_study, check_study),
    "requests": Target(make_request, check_request),
    "streams": Target(make_stream, check_stream),
    "commands": Target(make_command, check_command),
    "lessons": Target(make_lesson, check_lesson),
}
