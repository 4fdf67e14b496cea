"""Records positions of Navajo Wars for the page beside it: `python web/dev/record_navajo.py > web/dev/navajo.json`.

Real games of the steady player: a start, crowded and late moments, a raid on the march; glow comes from the options.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from homelands.core.match import Match, start
from homelands.core.registry import game as game_of
from homelands.players import make
from homelands.table.schema import Thing
from homelands.table.words import TablePresenter, board, things

# scenario, seed, options, and after how many entries
MOMENTS: dict[str, tuple[str, str, tuple[str, ...], int]] = {
    "start": ("rise", "x0", (), 6),
    "crowded": ("broken", "x1", (), 252),
    "raid": ("fearing", "x2", (), 266),
    "late": ("broken", "x0", (), 273),
    "rope": ("rope", "x1", (), 168),
    "tribal": ("duenos", "x0", (), 280),
    "council": ("duenos", "x3", ("two-players",), 120),
}
NAMED = ("area", "territory", "card", "development", "set", "intruder")


def play(scenario: str, seed: str, options: tuple[str, ...]) -> Iterator[Match]:
    match = start("navajo", scenario, seed=seed, options=options)
    game = match.game
    players = {seat: make("steady", f"{seed}/{seat}") for seat in game.seats_of(match.position)}
    while not match.over:
        if match.position.request is not None:
            match.chance()
        else:
            seat = game.seat(match.position)
            match.choose(players[seat].choose(game, match.position, seat))
        yield match


def moment(scenario: str, seed: str, options: tuple[str, ...], entries: int) -> dict[str, Any]:
    match = next(m for n, m in enumerate(play(scenario, seed, options), 1) if n >= entries or m.over)
    game, g = match.game, match.position
    seat = game.seats_of(g)[0]
    options = TablePresenter(game, "en").pending(match, seat).options
    return {"view": game.view(g, seat), "options": [{"text": o.text, "things": o.things} for o in options]}


def _named(id: str, thing: Thing) -> list[str]:
    return [thing.name, thing.text] if id.startswith("card:") else [thing.name]


if __name__ == "__main__":
    moments = {name: moment(*how) for name, how in MOMENTS.items()}
    game = game_of("navajo")
    told = {
        lang: {id: _named(id, thing) for id, thing in things(game, lang).items() if id.partition(":")[0] in NAMED}
        for lang in ("en", "it")
    }
    data = {"board": board(game), "things": told, "moments": moments}
    json.dump(data, sys.stdout, ensure_ascii=False, separators=(",", ":"))
