"""What can be asked without a seat: what there is to play, and what was begun on this machine."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from homelands.core.data import DataError
from homelands.core.registry import games as all_games
from homelands.core.registry import title as title_of
from homelands.table import render
from homelands.table.match import HUMAN
from homelands.table.matches import Matches
from homelands.table.schema import Catalogue, MineEntry, PackEntry
from homelands.table.store import TABLE
from homelands.table.trouble import Trouble
from homelands.table.words import catalogue as catalogue_words


def catalogue(matches: Matches, lang: str) -> Catalogue:
    """Games, scenarios, options, rulings, lessons, bots, packs."""
    return catalogue_words(lang, [_pack(path) for path in matches.packs()])


def _pack(path: Path) -> PackEntry:
    try:
        about = tomllib.loads((path / "pack.toml").read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        about = {}
    return PackEntry(path.name, str(about.get("name", path.name)), _fits(str(path), render.changed([str(path)])))


@lru_cache(maxsize=256)
def _fits(pack: str, changed: float) -> str:
    """The only game that can be played with a pack, if there is one."""
    found = [game for game in all_games() if _takes(game, pack)]
    return found[0] if len(found) == 1 else ""


def _takes(game: str, pack: str) -> bool:
    try:
        title_of(game).tables([Path(pack)])
    except DataError:
        return False
    return True


def mine(matches: Matches, token: Callable[[str, str], str]) -> list[MineEntry]:
    """Unfinished matches that were started on this machine. `token`: one for the person who sits at it."""
    found = []
    for record in matches.store.on_this_machine():
        setup = record.setup
        seat = TABLE if setup.open else setup.mine[0] if setup.mine else next(iter(setup.seats))
        who = {name: "person" if level == HUMAN else level for name, level in setup.seats.items()}
        found.append(
            MineEntry(record.id, record.game, record.scenario, record.kind, who, record.updated,
                      token(record.id, seat), record.over, setup.branch)
        )  # fmt: skip
    return found


def fixed(what: str, game: str, lang: str) -> bytes:
    """Rules, things or board of a game as JSON."""
    if game not in all_games():
        raise Trouble("unknown", "unknown-game", name=game, expected=list(all_games()))
    return render.fixed(what, game, lang)
