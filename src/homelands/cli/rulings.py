"""`homelands rulings GAME`: the rules that can be read in more than one way, and the reading that is played."""

from __future__ import annotations

from typing import Any

import click

from homelands.cli.common import as_json, clear_errors, game_argument, language_option, pack_option, tables
from homelands.cli.screen.console import Screen
from homelands.core.game import Game
from homelands.words.presenter import Presenter, presenter


@click.command()
@game_argument
@click.option("--json", "machine", is_flag=True, help="For programs.")
@pack_option
@language_option
def rulings(game: Game[Any], machine: bool, packs: tuple[Any, ...], language: str) -> None:
    """Doubtful rules: the question, the readings, the one played unless told otherwise, and why."""
    with clear_errors():
        found = tables(game.name, packs).rulings.values()
    words, screen = presenter(game.name, language), Screen()
    if machine:
        as_json([
            {"id": r.id, "question": words.name("ruling", r.id), "readings": _meanings(words, r), "default": r.default,
             "reason": words.name("ruling-reason", r.id), "source": r.source}
            for r in found
        ])  # fmt: skip
        return
    for r in found:
        screen.heading(r.id)
        screen.say(words.name("ruling", r.id))
        for reading, meaning in _meanings(words, r).items():
            mark = f"  ({words('rulings-default')})" if reading == r.default else ""
            screen.say(f"  {reading}: {meaning}{mark}", "bold" if mark else "")
        screen.say(words("rulings-why", reason=words.name("ruling-reason", r.id), source=r.source), "dim")
        screen.blank()
    screen.say(words("rulings-how", game=game.name))


def _meanings(words: Presenter, ruling: Any) -> dict[str, str]:
    return {reading: words.name("reading", f"{ruling.id}.{reading}") for reading in ruling.readings}
