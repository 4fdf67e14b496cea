"""`homelands companion GAME`: the umpire beside a real table. You tell dice and draws, it runs the enemy."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from homelands.cli import beside, commands, saves
from homelands.cli.common import GameName, clear_errors, fail, language_option, pack_option, tables
from homelands.cli.ending import last_page
from homelands.cli.play import LATEST, _choose, _ruling
from homelands.cli.reader import Reader, unbroken
from homelands.cli.screen.base import board
from homelands.cli.screen.console import Screen
from homelands.cli.session import Session
from homelands.companion import umpire, wording
from homelands.companion.box import Box, Figure, figures
from homelands.companion.title import BringsCompanion
from homelands.core.chance import Request
from homelands.core.events import Event
from homelands.core.game import Game
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import games as all_games
from homelands.core.registry import title as title_of
from homelands.words.presenter import Presenter, presenter
from homelands.words.secrecy import Viewer
from homelands.words.sheet import Sheet, changes, sheets_of

PACK = ".pack"  # the folder beside a journal that holds its figures
CARDS = ("card", "ceremony")  # draws that turn up a card
WATCHED = ("people", "cubes")  # boxes whose contents are told after every change, so that a slip is seen at once
CLOSED = ("branch",)  # a real table has no practice branches


class Companion(Session):
    """A game on a real table: every die and draw is asked for, and every piece that moves is named."""

    def __init__(
        self, match: Match, words: Presenter, screen: Screen, reader: Reader, box: Box, ask: bool = True
    ) -> None:
        super().__init__(match, words, screen, reader)
        assert isinstance(self.title, BringsCompanion)
        self.companion = self.title.companion
        self.sheets = sheets_of(self.game.name)
        self.box = box  # figures of all games; this one has a copy of its own
        self.ask_figures = ask
        self.shown = len(umpire.plies(match))  # entries whose changes have been told
        self.previous: Match | None = None  # the game before the last correction

    @property
    def looks(self) -> Viewer:
        """Two players hold their cards on the real table; the umpire has to know them."""
        return Viewer(self.main, self.viewer, open=True)

    @property
    def pack(self) -> Box:
        """The figures that this game is played with."""
        assert self.main.path is not None
        return Box(self.main.path.with_suffix(PACK))

    def sheet(self) -> Sheet:
        return self.sheets.sheet(self.g, self.words)

    # -- telling ---------------------------------------------------------------------------------------------------
    def tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self.screen.say(f"  {wording.imperative(self.words, event)} [{event.rule}]")

    def settle(self, events: list[Event]) -> None:
        self.tell(events)
        if len(umpire.plies(self.match)) > self.shown:
            self.contents({event.name for event in events})
            self.shown = len(umpire.plies(self.match))
        if self.board.new_turn(events) and not self.match.over:
            self.turn()
        if any(event.name == "begins" for event in events):
            self.screen.say(self.words("companion-ready"), "bold")
            beside.table(self, "")

    def contents(self, events: set[str]) -> None:
        """What lies now in the boxes that the last entry has changed, and wherever no event has said what to do."""
        before = self.match.before(umpire.plies(self.match)[-1])
        silent = [part for part, names in self.companion.SAID_BY.items() if not names & events]
        found = changes(self.sheets.sheet(before, self.words), self.sheet(), *WATCHED, *silent)
        apart = [self.words(key) for key in self.sheets.IMPLIED]
        for name, _, now in (row for rows in found.values() for row in rows):
            if name not in apart:
                self.screen.say("  " + self.words("companion-now", name=name, now=now), "dim")

    def turn(self) -> None:
        """The map lies on the table; the card in words is enough."""
        if number := self.board.card(self.g):
            self.screen.blank()
            self.screen.say(self.words.card(number), "italic")

    # -- asking ----------------------------------------------------------------------------------------------------
    def prompt(self) -> str:
        return "? " if self.g.request is not None else "> "

    def ask(self) -> None:
        request = self.g.request
        if request is None:
            super().ask()
            return
        self.asked = self.g.options
        self.screen.blank()
        self.screen.say(self.words.request(self.g, request), "bold")
        self.screen.say(f"  {self.expected(request)}", "dim")

    def expected(self, request: Request) -> str:
        """The short forms that may be typed."""
        key = f"companion-form-{request.kind}"
        names = [self.names(request.kind, value)[-1] for value in request.values]
        return self.words(key if self.words.has(key) else "companion-form", what=", ".join(names))

    # -- hearing ---------------------------------------------------------------------------------------------------
    def hear(self, line: str) -> None:
        text = " ".join(line.split())
        verb = text.partition(" ")[0].casefold()
        drawn = self.drawn(self.g, text) if self.g.request is not None and text else []
        if not text:
            self.asked = None
        elif len(drawn) == 1:
            self.draw(drawn[0])
        elif verb in beside.OWN:
            beside.OWN[verb](self, text.partition(" ")[2])
        elif verb in CLOSED:
            self.screen.say(self.words("companion-closed", text=verb), "yellow")
        elif self.g.request is not None and verb not in commands.COMMANDS:
            self.not_drawn(self.g, text, drawn)
        else:
            super().hear(line)

    def drawn(self, g: Any, text: str) -> list[Any]:
        """The results that a short form, a name or the beginning of one can mean."""
        return wording.drawn(self.words, self.companion, g, text)

    def not_drawn(self, g: Any, text: str, several: Sequence[Any]) -> None:
        """Not a result, or more than one."""
        kind = g.request.kind
        if several:
            what = ", ".join(self.names(kind, value)[-1] for value in several)
            self.screen.say(self.words("several", what=what), "yellow")
        else:
            self.screen.say(self.words("companion-not-drawn", text=text), "yellow")
            self.screen.say(f"  {self.expected(g.request)}", "dim")

    def names(self, kind: str, value: Any) -> list[str]:
        return wording.names(self.words, self.companion, kind, value)

    # -- dice and draws --------------------------------------------------------------------------------------------
    def draw(self, value: Any) -> None:
        """A result that was told. What cannot be is questioned, and nothing has changed."""
        request: Request = self.g.request
        if value not in request.values:
            self.question(self.g, umpire.entries(self.match), request, value)
            return
        if request.kind in CARDS and self.ask_figures:
            self.read_card(value)
        with unbroken():
            events = self.match.chance(value)
            if request.kind == "card":
                self.match.mark()
        self.settle(events)

    def question(self, g: Any, made: Sequence[Any], request: Request, value: Any) -> None:
        """Why a result cannot be, and what to do about it."""
        found = self.companion.doubt(g, [entry.text for entry in made], request, value)
        self.screen.say(wording.doubt(self.words, request.kind, self.companion, found), "yellow")
        self.screen.say(self.words("companion-slip"))

    # -- figures of the box ----------------------------------------------------------------------------------------
    def read_card(self, number: int) -> None:
        """Ask for the printed figures of a card that are only reconstructed, and play on with them."""
        wanted = figures(self.g.t.data, number)
        if wanted:
            self.screen.say(self.words("companion-figures", card=self.words.name("card", str(number))))
            typed = [self.read_figure(figure) for figure in wanted]
            if any(typed):
                beside.play_with_pack(self)

    def read_figure(self, figure: Figure) -> bool:
        """True if the printed figure was typed. Just Enter keeps ours, and it will be asked for again."""
        question = wording.figure_question(self.words, figure)
        while text := self.reader.read(f"  {question} ").strip():
            try:
                value = figure.typed(wording.figure_value(self.words, figure, text))
            except ValueError as error:
                self.screen.say(self.words("figure-wrong", text=text, expected=str(error)), "yellow")
                continue
            with unbroken():
                self.box.put(figure, value)
                self.pack.put(figure, value)
            return True
        return False

    def replace(self, match: Match) -> None:
        """Go on with a game that was played anew, in the same file."""
        assert self.main.path is not None
        with unbroken():
            match.save(self.main.path)
            self.main, self.previous = match, None
        self.words = self.words.at(match.position)  # a printed figure may have taken the place of ours
        self.board = board(match.game, self.words)
        self.asked = None
        self.shown = len(umpire.plies(match))

    # -- beginning and end -----------------------------------------------------------------------------------------
    def over(self) -> bool:
        last_page(self.match, self.board, self.words, self.screen)
        path = self.main.path
        if path is not None and path.parent == folder():
            with unbroken():
                self.put_away(path)
        self.screen.say(self.words("kept-at", path=str(self.main.path)))
        return False

    def put_away(self, path: Path) -> None:
        """A finished game leaves the folder of those that go on, and its pack goes with it."""
        pack, goal = self.pack.folder, path.parent / "finished" / path.name
        while goal.exists() or goal.with_suffix(PACK).exists():
            goal = goal.with_stem(f"{goal.stem}-again")
        goal.parent.mkdir(parents=True, exist_ok=True)
        if pack.exists():
            moved = str(pack.replace(goal.with_suffix(PACK)))
            self.main.header.packs = [moved if one == str(pack) else one for one in self.main.header.packs]
        self.main.save(goal)
        path.unlink()

    def how_to_go_on(self, key: str) -> None:
        self.screen.say(self.words(key))
        self.screen.say(self.words("kept-at", path=str(self.main.path)))
        self.screen.say(self.words("companion-go-on", game=self.game.name))

    def phrases(self) -> list[str]:
        own = [*beside.OWN, *(phrase for phrase in super().phrases() if phrase not in CLOSED)]
        request = self.g.request
        return own if request is None else [*(self.companion.form(request.kind, v) for v in request.values), *own]


# -- where the games are kept ------------------------------------------------------------------------------------------
def folder() -> Path:
    return saves.folder().parent / "tables"


def latest(game: str) -> Path | None:
    found = sorted(folder().glob(f"{game}-*{saves.ENDING}"), key=lambda p: (p.stat().st_mtime_ns, p.name))
    return found[-1] if found else None


@click.command()
@click.argument("game", type=GameName())
@click.option("--scenario", help="Which one; asked for if left out.")
@click.option("--option", "options", multiple=True, metavar="NAME", help="An optional rule; may be repeated.")
@click.option("--ruling", "rulings", multiple=True, metavar="ID=READING", help="Another reading of a doubtful rule.")
@pack_option
@click.option("--resume", is_flag=False, flag_value=LATEST, metavar="[FILE]", help="Go on: the latest game, or FILE.")
@click.option("--ours", is_flag=True, help="Do not ask for printed figures that we have only reconstructed.")
@language_option
@click.option("--plain", is_flag=True, help="Words only: no pictures, no colour; for screen readers.")
@click.pass_context
def companion(
    context: click.Context, game: Game[Any], scenario: str | None, options: Sequence[str], rulings: Sequence[str],
    packs: Sequence[Path], resume: str | None, ours: bool, language: str, plain: bool,
) -> None:  # fmt: skip
    """Beside a real table: you tell dice and draws, it runs the enemy, checks your moves and keeps the tracks."""
    words, screen, reader = presenter(game.name, language), Screen(plain), Reader()
    served = [name for name in all_games() if isinstance(title_of(name), BringsCompanion)]
    if game.name not in served:
        raise fail(words("companion-none", game=game.name, games=", ".join(served)))
    box = Box(folder().parent / "packs" / f"{game.name}-box")
    if resume is not None:
        match = _resumed(game, resume, words, screen)
    else:
        header = Header(game.name, scenario or "", list(options), dict(_ruling(text) for text in rulings))
        if scenario is None:
            with clear_errors():
                tables(game.name, packs)
            _choose(game, header, words, screen, reader, context)
        path = saves.new_path(game.name, header.scenario, folder())
        with clear_errors():
            header.packs = [str(pack.resolve()) for pack in packs]
            if box.there:
                own = path.with_suffix(PACK)
                box.copy_to(own)
                header.packs.insert(0, str(own))
            match = Match(header)
            match.save(path)
    session = Companion(match, words, screen, reader, box, not ours)
    screen.say(words("companion-welcome", path=str(match.path)))
    if resume is None:
        beside.set_up(session)
    context.exit(session.run())


def _resumed(game: Game[Any], which: str, words: Presenter, screen: Screen) -> Match:
    path = latest(game.name) if which == LATEST else Path(which).expanduser()
    if path is None:
        raise fail(words("companion-no-game", folder=str(folder())))
    if not path.exists() and (folder() / which).exists():
        path = folder() / which
    with clear_errors(str(path)):
        back = saves.resume(path, folder())
    if back.match.header.game != game.name:
        raise fail(words("another-game", path=str(path), game=back.match.header.game))
    if back.cut is not None:
        screen.say(words("cut-off", what=str(back.cut), kept=str(back.kept)), "yellow")
    back.match.source = None
    screen.say(words("resumed", path=str(path), n=len(umpire.entries(back.match))))
    return back.match
