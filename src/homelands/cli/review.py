"""`homelands review FILE`: luck and costly decisions of a finished game."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from pathlib import Path

import click

from homelands.cli.common import as_json, clear_errors, fail, language_option, read_text
from homelands.cli.screen.console import Screen
from homelands.cli.seats import HUMAN
from homelands.cli.waiting import waiting
from homelands.core import versions as history
from homelands.players import wording as advice
from homelands.players.advice import Progress
from homelands.players.review import LAST
from homelands.players.review import review as look_back
from homelands.words.presenter import presenter
from homelands.words.versions import changes


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", default="", help="Whose game; without it every seat that a person had.")
@click.option("--worlds", type=click.IntRange(min=8), default=LAST, show_default=True, help="Games a last look takes.")
@click.option("--json", "machine", is_flag=True, help="For programs.")
@language_option
@click.option("--plain", is_flag=True, help="Words only: no colour.")
def review(file: Path, seat: str, worlds: int, machine: bool, language: str, plain: bool) -> None:
    """Look back at a finished game: what luck gave and took, and the decisions that cost most."""
    text = read_text(file)
    with clear_errors(str(file)):
        match = history.load(text, str(file), changes)
    words, screen = presenter(match.game.name, language).at(match.position), Screen(plain)
    seats = match.game.seats_of(match.position)
    if not match.over:
        raise fail(words("review-open"))
    if seat and seat not in seats:
        raise fail(words("review-seat", seat=seat, seats=", ".join(seats)))
    people = [name for name in seats if match.header.seats.get(name, HUMAN) == HUMAN]
    looked = [seat] if seat else people or list(seats)
    found = []
    try:
        with nullcontext(_quiet) if machine else waiting(words, plain) as done:
            if not machine:
                click.echo(words("review-working"), err=True)
            for i, who in enumerate(looked):
                share = partial(_share, done, i, len(looked))
                found.append(look_back(match, who, worlds=worlds, progress=share))
    except KeyboardInterrupt:
        raise fail(words("hint-stopped")) from None
    if machine:
        as_json([advice.plain_review(match, one) for one in found])
        return
    for one in found:
        for heading, lines in advice.review(words, match, one, worlds):
            if heading:
                screen.blank()
                screen.say(heading, "bold")
            for line in lines:
                screen.say(f"  {line}" if heading else line, "" if heading else "dim")
    if slips := [slip for one in found for slip in one.slips]:
        screen.say(words("review-look", file=str(file), before=slips[0].ply, ply=slips[0].ply + 1), "dim")


def _quiet(share: float) -> None:
    """Programs are told nothing before the end."""


def _share(done: Progress, seat: int, seats: int, share: float) -> None:
    """How far one seat of several is."""
    done((seat + share) / seats)
