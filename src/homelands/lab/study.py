"""A study: a small TOML file that says what is played, by whom, how often, and what is varied.

Reading it gives cells, one for each variant in each scenario. Everything wrong in the file is told at once: the key,
what was found and what was expected.
"""

from __future__ import annotations

import json
import shutil
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import blake2s
from pathlib import Path
from typing import Any

import homelands
from homelands.core.data import DataError
from homelands.core.game import Game, SetupError
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.core.registry import title as title_of
from homelands.lab import LabError
from homelands.lab.packs import Pack, inline, laid_out, read_pack
from homelands.lab.reading import ALL, Reader
from homelands.lab.watch import watch_of
from homelands.players import make
from homelands.players.external import is_command
from homelands.players.external import parse as parse_command
from homelands.words.catalogue import catalogue

TABLES = ("tracks", "places", "uses")  # what can be measured beside the ends of the games
BASE = "base"
DEFAULT_PLAYER = "heuristic"
OWN = "values of the study"  # what a pack of values is called that the study itself holds


class StudyError(LabError):
    """All mistakes found in one study."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(self.problems))


@dataclass(frozen=True)
class Cell:
    """One variant in one scenario. Game number n of a cell is always the same."""

    variant: str
    scenario: str
    game: str
    seats: tuple[tuple[str, str], ...]  # who sits where, in the order of the seats
    options: tuple[str, ...]
    rulings: tuple[tuple[str, str], ...]  # those that are not read as usual
    packs: tuple[Pack, ...]
    bottom: tuple[str, ...]  # cards that lie at the bottom of their deck
    forbid: tuple[str, ...]  # choices that are closed
    given: tuple[str, ...]  # what the players have from the start
    measure: tuple[str, ...]
    data: str  # fingerprint of the values played with
    program: str  # fingerprint of the rules and players

    @cached_property
    def key(self) -> str:
        """A name for files: readable, and another one as soon as anything differs."""
        said = json.dumps([*(getattr(self, name) for name in CONTENT), [pack.name for pack in self.packs]])
        short = "".join(c if c.isalnum() else "-" for c in f"{self.variant}.{self.scenario}")
        return f"{short[:60]}-{blake2s(said.encode(), digest_size=4).hexdigest()}"

    def plain(self) -> dict[str, Any]:
        """For the file that says what a folder holds."""
        return {
            "variant": self.variant,
            "scenario": self.scenario,
            "seats": dict(self.seats),
            "options": list(self.options),
            "rulings": dict(self.rulings),
            "packs": [pack.name for pack in self.packs],
            "pack_ids": [pack.id for pack in self.packs],
            "bottom": list(self.bottom),
            "forbid": list(self.forbid),
            "given": list(self.given),
            "measure": list(self.measure),
            "data": self.data,
            "program": self.program,
            "key": self.key,
        }


CONTENT = (
    "variant",
    "scenario",
    "game",
    "seats",
    "options",
    "rulings",
    "bottom",
    "forbid",
    "given",
    "measure",
    "data",
    "program",
)


@dataclass(frozen=True)
class Study:
    title: str
    game: str
    cells: tuple[Cell, ...]
    first: int
    count: int

    def seeds(self, count: int | None = None) -> range:
        return range(self.first, self.first + (count or self.count))


SETTINGS = ("player", "seats", "options", "rulings", "packs", "data", "bottom", "forbid", "given")
KEYS = ("title", "game", "scenarios", *SETTINGS, "measure", "seeds", "variant", "vary")
VARIANT_KEYS = ("name", "scenarios", *SETTINGS)
VARY_KEYS = ("players", "rulings", "options", "cards", "choices", "given")


@dataclass
class Settings:
    """How a variant is played; one that leaves something out has it from the study."""

    name: str
    at: str  # where it stands in the file
    player: str = DEFAULT_PLAYER
    seats: dict[str, str] = field(default_factory=dict)
    options: list[str] = field(default_factory=list)
    rulings: dict[str, str] = field(default_factory=dict)
    packs: list[Pack] = field(default_factory=list)
    bottom: list[str] = field(default_factory=list)
    forbid: list[str] = field(default_factory=list)
    given: list[str] = field(default_factory=list)
    scenarios: list[str] = field(default_factory=list)

    def but(self, name: str, at: str, **changes: Any) -> Settings:
        return Settings(**{**self.__dict__, "name": name, "at": at, **changes})


def load(path: Path) -> Study:
    """The study in a file. Raises StudyError with all that is wrong in it."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8-sig"))  # some editors begin with a mark
    except OSError as error:
        raise StudyError([f"{path}: {(error.strerror or str(error)).lower()}"]) from None
    except UnicodeDecodeError:
        raise StudyError([f"{path}: not a text file (UTF-8)"]) from None
    except (ValueError, RecursionError) as error:  # a number of too many digits, brackets without end
        raise StudyError([f"{path}: not TOML: {error}"]) from None
    return parse(found, str(path), path.parent, path.stem)


def parse(found: dict[str, Any], where: str, folder: Path, name: str) -> Study:
    read = Reader(where)
    read.known(found, KEYS)
    game = _game(read, found)
    if game is None:
        raise StudyError(read.problems)
    seeds = read.table(found, "seeds")
    read.known(seeds, ("first", "count"), "seeds.")
    first = read.whole(seeds, "first", 1, 1, "seeds.")
    count = read.whole(seeds, "count", 1000, 1, "seeds.")
    measure = TABLES if "measure" not in found else tuple(read.texts(found, "measure", every=TABLES))
    base = _settings(read, game, found, Settings(BASE, "", scenarios=_scenarios(read, game, found)), folder)
    if "scenarios" not in found:
        read.wrong("scenarios", f"missing, expected a list of {', '.join(game.scenarios())}, or {ALL!r}")
    variants = list(_variants(read, game, found, base, folder))
    if not read.problems:
        cells = [cell for v in variants for cell in _cells(read, game, v, measure)]
    if read.problems:
        raise StudyError(list(dict.fromkeys(read.problems)))
    return Study(read.text(found, "title", name), game.name, tuple(cells), first, count)


def _game(read: Reader, found: Mapping[str, Any]) -> Game[Any] | None:
    name = found.get("game")
    if not isinstance(name, str) or name not in all_games():
        said = f"unknown game {name!r}" if "game" in found else "missing"
        read.wrong("game", f"{said}, expected one of {', '.join(all_games())}")
        return None
    return game_of(name)


def _scenarios(read: Reader, game: Game[Any], table: Mapping[str, Any], at: str = "") -> list[str]:
    if table.get("scenarios") == []:
        every = ", ".join(game.scenarios())
        read.wrong(f"{at}scenarios", f"none is named, expected a list of {every}, or {ALL!r}")
    return read.texts(table, "scenarios", at, game.scenarios())


def _settings(read: Reader, game: Game[Any], table: Mapping[str, Any], base: Settings, folder: Path) -> Settings:
    """What a table says over what a base says."""
    at = base.at
    bottom = base.bottom
    if "bottom" in table:
        bottom = read.texts(table, "bottom", at, watch_of(game.name).cards())
    packs = list(base.packs)
    for i, one in enumerate(read.texts(table, "packs", at)):
        try:
            packs.append(read_pack(folder / one))
        except LabError as error:
            read.wrong(f"{at}packs[{i}]", str(error))
    if values := read.table(table, "data", at):
        try:
            packs.append(inline(f"{base.name}, {OWN}", values))
        except LabError as error:
            read.wrong(f"{at}data", str(error))
    player = read.text(table, "player", base.player, at)
    seats = read.pairs(table, "seats", at)
    for key, name in (("player", player), *((f"seats.{seat}", name) for seat, name in seats.items())):
        _check_player(read, f"{at}{key}", name)
    rulings = read.pairs(table, "rulings", at)
    _check_rulings(read, game, rulings, f"{at}rulings.")
    return base.but(
        base.name,
        at,
        player=player,
        seats={**base.seats, **seats},
        options=read.texts(table, "options", at, game.options()) if "options" in table else base.options,
        rulings={**base.rulings, **rulings},
        packs=packs,
        bottom=bottom,
        forbid=_forbidden(read, game, table, at) if "forbid" in table else base.forbid,
        given=read.texts(table, "given", at, watch_of(game.name).gifts()) if "given" in table else base.given,
        scenarios=_scenarios(read, game, table, at) if "scenarios" in table else base.scenarios,
    )


def _forbidden(read: Reader, game: Game[Any], table: Mapping[str, Any], at: str) -> list[str]:
    """Choices to be closed. One that nobody ever has would close nothing, and seem not to matter."""
    watch, verbs = watch_of(game.name), catalogue("en", game.name)
    named: dict[str, list[str]] = {}  # what may follow some first words: developments to buy, events to play
    for form in (form for forms in watch.choices().values() for form in forms):
        verb, _, rest = form.partition(" ")
        if rest:
            named.setdefault(verb, []).append(rest)
    found = [" ".join(one.split()) for one in read.texts(table, "forbid", at)]
    for one in found:
        verb, _, rest = one.casefold().partition(" ")
        if f"do-{verb}" not in verbs:
            read.wrong(f"{at}forbid", f"unknown {verb!r}, expected the first word of a choice, as it is typed")
        elif rest and verb in named and rest not in (*named[verb], *watch.cards()):
            read.wrong(f"{at}forbid", f"unknown {rest!r} after {verb!r}, expected one of {', '.join(named[verb])}")
    return found


def _check_player(read: Reader, key: str, name: str) -> None:
    try:
        make(name, "", programs=True)
    except (SetupError, ValueError) as error:
        read.wrong(key, str(error))
        return
    if is_command(name) and shutil.which(words := parse_command(name)[1][0]) is None:
        read.wrong(key, f"found {words!r}, expected a program that can be started")


def _check_rulings(read: Reader, game: Game[Any], rulings: Mapping[str, str], at: str) -> None:
    known = rulings_of(game.name)
    for name, reading in rulings.items():
        if name not in known:
            read.wrong(f"{at}{name}", f"unknown ruling, expected one of {', '.join(sorted(known))}")
        elif reading not in known[name][1]:
            read.wrong(f"{at}{name}", f"found {reading!r}, expected one of {', '.join(known[name][1])}")


def _variants(read: Reader, game: Game[Any], found: dict[str, Any], base: Settings, folder: Path) -> Iterator[Settings]:
    """The study as it stands, then what is varied. Where players are varied the first of them is what it stands for."""
    vary = found.get("vary", {})
    if isinstance(vary, str):
        vary = {vary: ALL}
    if not isinstance(vary, dict):
        read.wrong("vary", f"found {vary!r}, expected a table of {', '.join(VARY_KEYS)}, or one of these words")
        vary = {}
    read.known(vary, VARY_KEYS, "vary.")
    players = read.texts(vary, "players", "vary.")
    for name in players:
        _check_player(read, "vary.players", name)
    names: set[str] = set()
    for settings in (
        *([base.but(name, "vary.", player=name) for name in players] or [base]),
        *_varied(read, game, vary, base),
        *_listed(read, game, found, base, folder),
    ):
        if settings.name in names:
            read.wrong(f"{settings.at}name", f"two variants are called {settings.name!r}")
        names.add(settings.name)
        yield settings


def _varied(read: Reader, game: Game[Any], vary: dict[str, Any], base: Settings) -> Iterator[Settings]:
    """One thing at a time otherwise."""
    rulings = rulings_of(game.name)
    for name in read.texts(vary, "rulings", "vary.", list(rulings)):
        default, readings = rulings.get(name, ("", ()))
        for reading in readings:
            if reading != base.rulings.get(name, default):
                yield base.but(f"{name}={reading}", "vary.", rulings={**base.rulings, name: reading})
    for name in read.texts(vary, "options", "vary.", game.options()):
        fits = [s for s in base.scenarios if _fits(game, s, [*base.options, name])]
        if fits:
            yield base.but(f"+{name}", "vary.", options=[*base.options, name], scenarios=fits)
    for name in read.texts(vary, "cards", "vary.", watch_of(game.name).cards()):
        yield base.but(f"without {name}", "vary.", bottom=[*base.bottom, name])
    choices = watch_of(game.name).choices()
    for name in read.texts(vary, "choices", "vary.", list(choices)):
        yield base.but(f"no {name}", "vary.", forbid=[*base.forbid, *choices.get(name, ())])
    for name in read.texts(vary, "given", "vary.", watch_of(game.name).gifts()):
        yield base.but(f"given {name}", "vary.", given=[*base.given, name])


def _fits(game: Game[Any], scenario: str, options: list[str]) -> bool:
    try:
        game.setup(scenario, options)
    except SetupError:
        return False
    return True


def _listed(read: Reader, game: Game[Any], found: dict[str, Any], base: Settings, folder: Path) -> Iterator[Settings]:
    listed = found.get("variant", [])
    if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
        read.wrong("variant", "expected tables written as [[variant]]")
        return
    for i, one in enumerate(listed):
        at = f"variant[{i}]."
        read.known(one, VARIANT_KEYS, at)
        name = read.text(one, "name", "", at)
        yield _settings(read, game, one, base.but(name or f"variant {i}", at), folder)


def rulings_of(game: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    """The reading played unless told otherwise, and all readings, by ruling."""
    return {r.id: (r.default, tuple(r.readings)) for r in watch_of(game).tables().rulings.values()}


@cache
def program(game: str) -> str:
    """A short name for exactly these rules and players: games of one program are never mixed with another's."""
    found = blake2s(digest_size=6)
    root = Path(homelands.__file__).parent
    for folder in (root / "core", Path(str(title_of(game).folder)), root / "players"):
        for path in sorted(folder.rglob("*.py")):
            found.update(path.read_bytes())
    return found.hexdigest()


def fingerprint(game: str, packs: Sequence[Pack]) -> str:
    """A short name for exactly these values."""
    return str(title_of(game).tables(laid_out(packs)).data.fingerprint())


# -- cells ---------------------------------------------------------------------------------------------------------
def _cells(read: Reader, game: Game[Any], v: Settings, measure: Sequence[str]) -> Iterator[Cell]:
    """A variant in each of its scenarios. Setting up the game finds whatever cannot be."""
    at = v.at or ""
    seen: set[str] = set()
    for scenario in v.scenarios:
        try:
            g = game.setup(scenario, v.options, v.rulings, laid_out(v.packs))
        except SetupError as error:
            read.wrong(at.rstrip("."), f"{v.name}, {scenario}: {error}")
            continue
        except DataError as error:
            for problem in error.problems:
                pack, _, file = problem.file.rpartition("/")
                if pack.endswith(OWN.replace(" ", "-")):
                    read.wrong(f"{at}data", str(problem._replace(file=file)))
                else:
                    read.wrong(f"{at}packs", f"{v.name}: {problem}")
            return
        seats = game.seats_of(g)
        seen.update(seats)
        names = {seat: v.seats.get(seat, v.player) for seat in seats}
        default = {r: usual for r, (usual, _) in rulings_of(game.name).items()}
        rulings = sorted((r, reading) for r, reading in v.rulings.items() if reading != default.get(r))
        yield Cell(
            v.name, scenario, game.name, tuple(names.items()), tuple(v.options), tuple(rulings), tuple(v.packs),
            tuple(v.bottom), tuple(v.forbid), tuple(v.given), tuple(measure), fingerprint(game.name, v.packs),
            program(game.name),
        )  # fmt: skip
    for seat in v.seats:
        if seen and seat not in seen:
            read.wrong(f"{at}seats.{seat}", f"no such seat, expected one of {', '.join(sorted(seen))}")
