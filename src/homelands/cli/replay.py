"""`homelands replay FILE`: check a journal, step through it, print the position it leads to."""

from __future__ import annotations

from pathlib import Path

import click

from homelands.cli.common import as_json, clear_errors, fail, language_option, read_text
from homelands.cli.ending import last_page
from homelands.cli.reader import Reader
from homelands.cli.screen.base import board
from homelands.cli.screen.console import Screen
from homelands.core import journal as jn
from homelands.core import versions as history
from homelands.core.chance import Seeded
from homelands.core.journal import CHANCE, CHOICE, Entry, Header, JournalError
from homelands.core.match import Match
from homelands.words.presenter import Presenter, presenter
from homelands.words.versions import changes


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", type=click.IntRange(min=0), metavar="N", help="Stop after entry N.")
@click.option("--json", "machine", is_flag=True, help="Print the position it leads to as JSON.")
@click.option("--step", is_flag=True, help="Entry by entry, with what each of them leads to.")
@click.option("--verify", is_flag=True, help="Check only; also that the seed gives these dice and draws.")
@language_option
@click.option("--plain", is_flag=True, help="Words only: no pictures, no colour.")
def replay(
    file: Path, to: int | None, machine: bool, step: bool, verify: bool, language: str, plain: bool
) -> None:
    """Check a journal and step through it. What does not fit is named: file, line, found, expected."""
    text = read_text(file)
    with clear_errors(str(file)):
        read = jn.parse(text, str(file))
    with clear_errors(_place(file, text, read.header)):
        history.keep(read.header)
        match = Match(read.header)
    words, screen = presenter(read.header.game, language).at(match.position), Screen(plain)
    if to is not None and to > len(read.entries):
        raise fail(words("replay-to", n=to, last=len(read.entries)))
    entries = read.entries[:to]
    stepper = _Stepper(match, words, screen) if step else None
    seed = read.header.seed if verify and not read.header.branch else ""
    if verify:
        _as_committed(read.header, text, file)
    with clear_errors(str(file)), history.remembered(read.header, changes):
        for number, entry in enumerate(entries, 1):
            if seed and entry.mark == CHANCE:
                _as_seeded(match, entry, str(file))
            match.replay(entry, str(file))
            if stepper and not stepper.step(number):
                break
    if machine:
        as_json(match.game.to_plain(match.position))
    elif verify:
        click.echo(words("replay-good", file=str(file), n=len(entries), sum=match.checksum()))
        click.echo(words("replay-seed" if seed else "replay-no-seed", seed=seed))
        if read.header.commitment:
            click.echo(words("replay-committed" if seed else "replay-commitment", commitment=read.header.commitment))
    else:
        _tell(match, words, screen, file)


def _place(file: Path, text: str, header: Header) -> str:
    """Where a game that cannot be set up is described: the line of its position, or of its scenario."""
    wanted = "position:" if header.position is not None else "scenario:"
    line = next((n for n, row in enumerate(text.splitlines(), 1) if row.strip().startswith(wanted)), 1)
    return f"{file}:{line}"


def _as_seeded(match: Match, entry: Entry, where: str) -> None:
    """The generator of the header must give this very result."""
    request, source = match.position.request, match.source
    if request is None or not isinstance(source, Seeded):
        return
    fresh = Seeded(source.seed)
    fresh.counts = dict(source.counts)
    drawn = match.game.chance_words(request.kind, fresh.answer(request))
    if drawn != entry.text:
        raise JournalError(where, entry.line, f"found {entry!s}, which the seed does not give", [f"! {drawn}"])


def _as_committed(header: Header, text: str, file: Path) -> None:
    """The seed that was revealed must be the one that was committed to before the game."""
    if not header.commitment or not header.seed:
        return
    found = jn.commit(header.seed, header.salt)
    if found != header.commitment:
        line = next((n for n, row in enumerate(text.splitlines(), 1) if row.strip().startswith("commitment:")), 1)
        what = f"seed and salt give {found}, not the commitment {header.commitment}"
        raise fail(str(JournalError(str(file), line, what)))


class _Stepper:
    """Tells each entry; on a terminal it waits for Enter after every choice."""

    def __init__(self, match: Match, words: Presenter, screen: Screen) -> None:
        self.match, self.words, self.screen = match, words, screen
        self.reader = Reader()
        if self.reader.terminal:
            screen.say(words("replay-step"))

    def step(self, number: int) -> bool:
        entry = self.match.entries[-1]
        self.screen.say(f"{number:>4} {entry}", "bold")
        for event in self.match.events[-1]:
            self.screen.say(f"       {self.words.event(event)} [{event.rule}]")
        if entry.mark != CHOICE or not self.reader.terminal:
            return True
        try:
            return self.reader.read("").strip().casefold() not in ("q", "quit")
        except (EOFError, KeyboardInterrupt):
            return False


def _tell(match: Match, words: Presenter, screen: Screen, file: Path) -> None:
    """Where the journal leads."""
    shown, g = board(match.game, words), match.position
    header = match.header
    screen.say(words("replay-done", file=str(file), game=match.game.title, scenario=header.scenario,
                     n=len(match.entries)))  # fmt: skip
    if match.over:
        last_page(match, shown, words, screen)
        return
    shown.map(g, screen)
    screen.say(shown.status(g))
    if g.request is not None:
        screen.say(words("replay-chance", kind=g.request.kind))
    else:
        step = match.game.book.steps[g.stack[-1].step]
        screen.say(f"{words.prompt(g, step.name)} [{step.rule}]", "bold")
