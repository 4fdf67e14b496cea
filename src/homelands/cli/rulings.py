"""`homelands rulings GAME`: the rules that can be read in more than one way, and the reading that is played."""

from __future__ import annotations

from typing import Any

import click

from homelands.cli.common import as_json, game_argument, language_option, pack_option, tables, told
from homelands.cli.screen.console import Screen
from homelands.core.game import Game
from homelands.words.presenter import presenter


@click.command()
@game_argument
@click.option("--json", "machine", is_flag=True, help="For programs.")
@pack_option
@language_option
def rulings(game: Game[Any], machine: bool, packs: tuple[Any, ...], language: str) -> None:
    """Doubtful rules: the question, the readings, the one played unless told otherwise, and why."""
    with told():
        found = tables(game.name, packs).rulings.values()
    if machine:
        as_json([
            {"id": r.id, "question": r.question, "readings": dict(r.meanings), "default": r.default,
             "reason": r.reason, "source": r.source}
            for r in found
        ])  # fmt: skip
        return
    words, screen = presenter(game.name, language), Screen()
    for r in found:
        screen.heading(r.id)
        screen.say(words.name("ruling", r.id) if language != "en" else r.question)
        for reading, meaning in r.meanings.items():
            if language != "en":
                meaning = words.name("reading", f"{r.id}.{reading}")
            mark = f"  ({words('rulings-default')})" if reading == r.default else ""
            screen.say(f"  {reading}: {meaning}{mark}", "bold" if mark else "")
        screen.say(words("rulings-why", reason=r.reason, source=r.source), "dim")
        screen.blank()
    screen.say(words("rulings-how", game=game.name))
