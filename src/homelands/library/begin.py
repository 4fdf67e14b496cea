"""How a game begins: a new one, or one that a journal tells of."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from homelands.core import versions
from homelands.core.chance import Seeded
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import title
from homelands.library.play import Luck, Play, Seated
from homelands.library.player import Player


class About(NamedTuple):
    """What there is of a game."""

    name: str
    title: str
    scenarios: tuple[str, ...]
    seats: tuple[str, ...]
    players: tuple[int, ...]
    options: tuple[str, ...]
    rulings: Mapping[str, tuple[str, ...]]  # the readings of each doubtful rule; the first one is taken by default


def new(
    game: str, scenario: str = "", *, players: int | None = None, seats: Mapping[str, Seated] | None = None,
    seed: int | str | None = None, options: Sequence[str] = (), rulings: Mapping[str, str] | None = None,
    packs: Sequence[str | Path] = (), position: Mapping[str, Any] | str | Path | None = None, chance: Luck = None,
    language: str = "en",
) -> Play:  # fmt: skip
    """A new game. Without a scenario it is the first one; without a seed the dice are any.

    `seats` that programs play: {"blue": "heuristic"}, or a function that gets the game and gives an option.
    `position` to begin with: plain data, JSON, or the path of a file. `chance`: results to come first (["die 3"]), a
    function that is asked for each, or "told" to give each of them to `chance()`.
    """
    about_it = title(game)
    header = Header(game, scenario, list(options), dict(rulings or {}), packs=[str(pack) for pack in packs],
                    seed=str(secrets.randbelow(10**6) if seed is None else seed))  # fmt: skip
    if players is not None:
        header.scenario, header.options = about_it.seated(players, scenario, options)
    if position is not None:
        header.position = laid_over(_plain(position), header)
    elif not header.scenario:
        header.scenario = about_it.engine.scenarios()[0]
    return Play(Match(header), seats, chance, language)


def load(
    journal: str | Path, *, seats: Mapping[str, Seated] | None = None, chance: Luck = None, language: str = "en"
) -> Play:
    """The game that a journal (its text, or the path of a file) tells of. One of earlier rules is read as it was then.

    It is as it was left: if dice were to come, `chance()` rolls them. No seat is played by a program unless it is named
    here, whatever the journal says; those that are play on at once.
    """
    where = "journal"
    if isinstance(journal, Path) or "\n" not in journal:
        where, journal = str(journal), Path(journal).read_text(encoding="utf-8")
    match = versions.load(journal, where)
    if match.source is None:
        match.header.seed = str(secrets.randbelow(10**6))
        match.source = Seeded(match.header.seed)
    return Play(match, seats, chance, language, settle=bool(seats))


def player(name: str, seed: int | str = 0) -> Player:
    """A player that is a program: `random`, `heuristic`, `mcts:60`, `easy`, `hard`, `cmd:./mybot` (docs/players.md)."""
    return Player(name, seed)


def about(game: str) -> About:
    """What there is of a game: scenarios, seats, options, rulings."""
    found = title(game)
    engine = found.engine
    rulings = getattr(found.tables(), "rulings", {})
    readings = {id: tuple(dict.fromkeys((one.default, *one.readings))) for id, one in rulings.items()}
    return About(game, found.title, tuple(engine.scenarios()), engine.seats, found.players, tuple(engine.options()),
                 readings)  # fmt: skip


def _plain(position: Mapping[str, Any] | str | Path) -> dict[str, Any]:
    if isinstance(position, Mapping):
        return dict(position)
    text = str(position) if str(position).lstrip().startswith("{") else Path(position).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def laid_over(position: dict[str, Any], header: Header) -> dict[str, Any]:
    """What the caller says goes before what the position says."""
    if header.scenario:
        position["scenario"] = header.scenario
    header.scenario = str(position.get("scenario", ""))
    if header.options:
        position["options"] = header.options
    if header.rulings:
        position["rulings"] = {**position.get("rulings", {}), **header.rulings}
    return position
