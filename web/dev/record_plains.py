"""Records positions of Plains Indian Wars for the page beside it: `python web/dev/record_plains.py > web/dev/plains.json`.

Real games of the ready player: the set-up, an opening, crowded and late moments, the end; glow comes from the options.
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
    "setup": ("2", "p0", (), 5),
    "opening": ("2", "p0", (), 60),
    "middle": ("2", "p1", (), 420),
    "crowded": ("4", "p2", (), 500),
    "late": ("3", "p3", (), 900),
    "over": ("2", "p4", (), 100_000),
}
NAMED = ("region", "area", "box", "card", "trail", "rail", "seat", "faction", "hand", "deck", "wagons", "disc")


def play(scenario: str, seed: str, options: tuple[str, ...]) -> Iterator[Match]:
    match = start("plains", scenario, seed=seed, options=options)
    game = match.game
    players = {seat: make("heuristic", f"{seed}/{seat}") for seat in game.seats_of(match.position)}
    while not match.over:
        if match.position.request is not None:
            match.chance()
        else:
            seat = game.seat(match.position)
            match.choose(players[seat].choose(game, match.position, seat))
        yield match


def moment(scenario: str, seed: str, options: tuple[str, ...], entries: int) -> dict[str, Any]:
    """The first decision after so many entries, as the one who decides sees it."""
    for n, match in enumerate(play(scenario, seed, options), 1):
        if match.over or (n >= entries and match.position.request is None):
            break
    game, g = match.game, match.position
    seat = game.seats_of(g)[0] if match.over else game.seat(g)
    choices = TablePresenter(game, "en").pending(match, seat).options
    return {"view": game.view(g, seat), "options": [{"text": o.text, "things": o.things} for o in choices]}


def _told(thing: Thing) -> dict[str, Any]:
    return {"name": thing.name, "text": thing.text, "reconstructed": thing.reconstructed, "fields": thing.fields}


if __name__ == "__main__":
    moments = {name: moment(*how) for name, how in MOMENTS.items()}
    game = game_of("plains")
    told = {
        lang: {
            id: _told(thing) if id.startswith("card:") else {"name": thing.name}
            for id, thing in things(game, lang).items()
            if id.partition(":")[0] in NAMED
        }
        for lang in ("en", "it")
    }
    data = {"board": board(game), "things": told, "moments": moments}
    json.dump(data, sys.stdout, ensure_ascii=False, separators=(",", ":"))
