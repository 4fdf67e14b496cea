"""`homelands data GAME check|audit|schema`: a pack checked, how much is attested, and the shape of what is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from homelands.cli.common import as_json, clear_errors, data_of, fail, game_argument, language_option, pack_option
from homelands.cli.screen.console import Screen
from homelands.core.data import DataError, audit
from homelands.core.game import Game
from homelands.words.presenter import presenter


@click.group()
@game_argument
@click.pass_context
def data(context: click.Context, game: Game[Any]) -> None:
    """The figures of a game: check an owner's pack, see what is attested and what reconstructed, get a JSON Schema."""
    context.obj = game


@data.command("check")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@language_option
@click.pass_obj
def check(game: Game[Any], folder: Path, language: str) -> None:
    """Check a data pack: every mistake with file, entry, field and what was expected."""
    words = presenter(game.name, language)
    if not folder.is_dir():
        raise fail(words("data-no-folder", folder=str(folder)))
    try:
        found = data_of(game.name, [folder])
    except DataError as error:
        for problem in error.problems:
            click.echo(str(problem))
        raise fail(words("data-bad", n=len(error.problems), folder=str(folder))) from None
    changed = sorted({file for (file, _), label in found.labels.items() if "/" in label})
    entries = sum(1 for label in found.labels.values() if "/" in label)
    click.echo(words("data-good", n=entries, files=", ".join(changed), folder=str(folder)))


@data.command("audit")
@click.option("--json", "machine", is_flag=True, help="For programs.")
@pack_option
@language_option
@click.pass_obj
def show_audit(game: Game[Any], machine: bool, packs: tuple[Path, ...], language: str) -> None:
    """How much is attested and how much reconstructed, by file, and the list of what is reconstructed."""
    with clear_errors():
        found = audit(data_of(game.name, packs))
    if machine:
        as_json(found.to_json())
        return
    words, screen = presenter(game.name, language), Screen()
    rows = [(f"{name}.toml", c["entries"], c["attested"], c["reconstructed"]) for name, c in found.files.items()]
    rows.append((words("audit-all"), found.entries, found.attested, found.reconstructed))
    heads = [words(f"audit-{key}") for key in ("file", "entries", "attested", "reconstructed", "share")]
    table = [[name, str(n), str(a), str(r), f"{100 * a / max(1, a + r):.0f} %"] for name, n, a, r in rows]
    screen.table(heads, table, right=(1, 2, 3, 4))
    last = ("", "")
    for ours in found.reconstructed_list:
        if ours.file != last[0]:
            screen.heading(words("audit-list", file=f"{ours.file}.toml"))
        if (ours.file, ours.entry) != last:
            screen.say(f"  {ours.entry}")
            last = (ours.file, ours.entry)
        screen.say(f"    {ours.field}: {ours.reason}")


@data.command("schema")
@click.argument("kind", type=click.Choice(("view", "position", "board")), default="view")
@click.pass_obj
def show_schema(game: Game[Any], kind: str) -> None:
    """The JSON Schema of what a seat sees, of a whole position in plain form, or of the board that is drawn."""
    from homelands.table.shapes import schema

    as_json(schema(game, kind))
