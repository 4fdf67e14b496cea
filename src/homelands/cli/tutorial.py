"""`homelands tutorial [GAME] [LESSON]`: guided games in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from homelands.cli import commands, saves, seats
from homelands.cli.common import GameName, clear_errors, fail, language_option
from homelands.cli.reader import Reader, unbroken
from homelands.cli.screen.base import board
from homelands.cli.screen.console import Screen
from homelands.cli.session import INTERRUPTED, Leave, Session
from homelands.core.decision import Option
from homelands.core.events import Event
from homelands.core.game import Game
from homelands.core.journal import CHANCE, CHOICE, Header
from homelands.core.match import Match
from homelands.core.registry import games as all_games
from homelands.core.registry import title as title_of
from homelands.core.title import Lesson as Part
from homelands.lessons.lesson import EQUIVALENT, OTHER, Lesson
from homelands.words.presenter import Presenter, presenter
from homelands.words.sheet import changes, sheets_of

MANY = 10  # more pages before the first step than any lesson has
MOST = 6  # events of a wrong move that are told
WATCHED = ("tracks", "people", "cubes")  # parts of the table whose changes close a step
CLOSED = ("undo", "redo", "branch", "save")  # commands of a game that a lesson has no use for


class Guide(Session):
    """One line of play with a learner: the texts, the choices, and what they changed."""

    def __init__(self, lesson: Lesson, prefix: str, words: Presenter, screen: Screen, reader: Reader) -> None:
        super().__init__(lesson.match, words, screen, reader)
        self.lesson = lesson
        self.prefix = prefix
        self.opened = 0  # the step whose text is on the screen
        self.pause = False  # its first die or draw waits for Enter
        self.new_card = False  # one was turned over, and the board is to be shown
        self.sheets = sheets_of(self.game.name)
        self.board = board(self.game, self.words, lesson=True)
        self.before: Any = None
        self.people = []  # a learner moves for every seat: nothing is hidden

    # -- the loop --------------------------------------------------------------------------------------------------
    def teach(self) -> None:
        """Step by step to the end. Leaving raises Leave, EOFError or KeyboardInterrupt."""
        while not self.lesson.over:
            if self.opened != self.lesson.number:
                self.close()
                if self.new_card:
                    self.turn()
                self.open()
            if self.g.request is not None:
                self.wait() if self.pause else self.roll()
            elif self.asked is not self.g.options:
                self.ask()
            else:
                self.hear(self.reader.read(self.prompt()))
        self.close()

    def key(self, more: str = "") -> str:
        return f"{self.prefix}-{self.lesson.beat.replace('.', '-')}{more}"

    def text(self, key: str) -> str:
        return self.words.text(key)

    def page(self, key: str) -> None:
        """A heading and a text."""
        self.screen.blank()
        self.screen.heading(self.text(f"{key}-title"))
        self.screen.say(self.text(key))

    def open(self) -> None:
        self.opened = self.lesson.number
        self.new_card = False
        self.pause = self.g.request is not None
        self.before = self.sheets.sheet(self.g, self.words)
        self.show()

    def show(self) -> None:
        self.screen.blank()
        step = {"n": self.lesson.number, "of": len(self.lesson.beats), "title": self.text(self.key("-title"))}
        self.screen.heading(self.words("lesson-step", **step))
        self.screen.say(self.text(self.key()))
        self.asked = None

    def close(self) -> None:
        """What the step has changed."""
        if self.before is None:
            return
        found = changes(self.before, self.sheets.sheet(self.g, self.words), *WATCHED)
        hidden = {self.words(key) for key in self.sheets.IMPLIED}
        rows = [row for part in found.values() for row in part if row[0] not in hidden]
        if rows:
            self.screen.say(self.words("lesson-changed"), "bold")
            for name, old, new in rows:
                self.screen.say("  " + self.words("lesson-change", name=name, old=old, new=new))
        self.before = None

    # -- chance ----------------------------------------------------------------------------------------------------
    def wait(self) -> None:
        """A step that begins with a die or a draw: the learner says when."""
        line = self.reader.read(self.words("lesson-enter") + " ")
        verb = line.split(" ")[0].casefold() if line.strip() else ""
        if not verb:
            self.roll()
        elif verb in OWN or verb in commands.COMMANDS:
            self.hear(line)
        else:
            self.screen.say(self.words("lesson-just-enter", text=line.strip()), "yellow")

    def roll(self) -> None:
        request, self.pause = self.g.request, False
        what = self.words.request(self.g, request)
        with unbroken():
            said = self.lesson.chance()
        self.screen.say(f"  {what} {self.result(request.kind)}", "dim")
        self.settle(said)

    def result(self, kind: str) -> str:
        """The last die or draw, in words."""
        last = next(entry.text for entry in reversed(self.match.entries) if entry.mark == CHANCE)
        return self.words("lesson-result", what=self.words.result(kind, last))

    def settle(self, events: list[Event]) -> None:
        self.tell(events)
        self.new_card = self.new_card or self.board.new_turn(events)

    # -- choices ---------------------------------------------------------------------------------------------------
    def take(self, option: Option) -> None:
        with unbroken():
            verdict = self.lesson.choose(self.typed(option))
        if verdict.kind == OTHER:
            self.explain(option)
            return
        if verdict.kind == EQUIVALENT:
            self.screen.say(self.words("lesson-equivalent"), "green")
        self.settle(verdict.events)

    def explain(self, option: Option) -> None:
        """What another legal move would have meant, and why the lesson goes on differently."""
        words, say = self.words, self.screen.say
        say(words("lesson-other", text=self.typed(option)), "yellow")
        say(f"  {words.option(self.g, option)}", "dim")
        g = self.game.clone(self.g)
        events = self.game.apply(g, option)
        for event in events[:MOST]:
            say(f"  {words.event(event)}", "dim")
        if g.request is not None:
            say(f"  {words.request(g, g.request)}", "dim")
        say(words("lesson-why"))
        say(self.text(self.key("-why")))
        say(words("lesson-again"))

    # -- hearing ---------------------------------------------------------------------------------------------------
    def hear(self, line: str) -> None:
        verb, _, rest = " ".join(line.split()).partition(" ")
        if verb.casefold() in OWN:
            OWN[verb.casefold()](self, rest)
        elif verb.casefold() in CLOSED:
            self.screen.say(self.words("lesson-closed", text=verb), "yellow")
        else:
            super().hear(line)

    def phrases(self) -> list[str]:
        return [*OWN, *(phrase for phrase in super().phrases() if phrase not in CLOSED)]


# -- what a learner can type beside the options ------------------------------------------------------------------------
def hint(s: Guide, rest: str) -> None:
    """The typed form of what the lesson waits for."""
    expected = s.lesson.expected()
    if not expected:
        s.screen.say(s.words("lesson-hint-enter"))
        return
    option = s.game.parse(s.g, expected)
    s.screen.say(s.words("lesson-hint", text=expected, said=s.words.option(s.g, option)))


def skip(s: Guide, rest: str) -> None:
    """The lesson plays the rest of the step."""
    s.pause = False
    steps = s.lesson.skip()
    while True:
        request = s.g.request
        what = s.words.request(s.g, request) if request is not None else ""
        with unbroken():
            entry, said = next(steps, (None, []))
        if entry is None:
            return
        s.screen.say(f"  {what} {s.result(request.kind)}" if request is not None else f"> {entry.text}", "dim")
        s.settle(said)


def again(s: Guide, rest: str) -> None:
    s.show()


def show_help(s: Guide, rest: str) -> None:
    s.screen.say(s.words("lesson-help"))
    for name in OWN:
        if name != "help":
            s.screen.say(f"  {s.words(f'help-lesson-{name}')}")
    for name in commands.COMMANDS:
        if name not in CLOSED:
            s.screen.say(f"  {s.words(f'help-{name}')}")


OWN: dict[str, Callable[[Guide, str], None]] = {"hint": hint, "skip": skip, "again": again, "help": show_help}


# -- the whole course --------------------------------------------------------------------------------------------------
class Course:
    """The lessons one after the other, each kept in a journal of its own; then the game, free to play on."""

    def __init__(
        self, game: Game[Any], words: Presenter, screen: Screen, reader: Reader, restart: bool, first: str = ""
    ) -> None:
        self.game = game
        self.all = title_of(game.name).lessons
        self.first = first  # the lesson to begin with; nothing: the first one that is not over
        self.words = words
        self.screen = screen
        self.reader = reader
        self.lessons: dict[str, Lesson] = {}
        self.back = False  # something was taken up again
        for part in (one.id for one in self.all):
            lesson = self.lessons[part] = Lesson(title_of(game.name).line_of_play(part), part)
            path = self.path(part)
            if path.exists() and not (restart and part == (first or part)):
                self.resume(lesson, path)
            lesson.match.save(path)

    def path(self, part: str) -> Path:
        return saves.folder().parent / "lessons" / f"{self.game.name}-{part}{saves.ENDING}"

    def resume(self, lesson: Lesson, path: Path) -> None:
        whole = lesson.resume(path.read_text(encoding="utf-8", errors="replace"))
        self.back = self.back or lesson.done > 0
        if not whole:
            kept = path.with_name(path.name + ".old")
            path.replace(kept)
            self.screen.say(self.words("lesson-old", kept=str(kept)), "yellow")

    def run(self) -> int:
        todo = self.todo()
        self.list()
        if not todo or todo[0].id != (self.first or todo[0].id):
            self.screen.say(self.words("lesson-finished", game=self.game.name))
            return 0
        try:
            self.parts(todo)
            match = self.free()
        except Leave:
            return self.leave("goodbye", 0)
        except EOFError:
            return self.leave("end-of-input", 0)
        except KeyboardInterrupt:
            self.screen.blank()
            return self.leave("interrupted", INTERRUPTED)
        except OSError as error:
            why = {"path": str(error.filename or self.path("").parent), "why": error.strerror or ""}
            self.screen.say(self.words("save-failed", **why), "red")
            return 1
        return Session(match, self.words, self.screen, self.reader).run() if match else 0

    def todo(self) -> list[Part]:
        """The lessons to come, from the one to begin with."""
        ids = [part.id for part in self.all]
        return [p for p in self.all[ids.index(self.first) if self.first else 0 :] if not self.lessons[p.id].over]

    def list(self) -> None:
        """All lessons in their order, with how long each takes and how to begin it."""
        for n, part in enumerate(self.all, 1):
            row = {"n": n, "name": self.words.text(f"web-lesson-{part.id}"), "minutes": part.minutes}
            how = {"game": self.game.name, "id": part.id, "over": "yes" if self.lessons[part.id].over else "no"}
            self.screen.say(self.words("lesson-row", **row, **how))

    def leave(self, key: str, code: int) -> int:
        self.screen.say(self.words(key))
        self.screen.say(self.words("lesson-go-on", game=self.game.name))
        return code

    def parts(self, todo: Sequence[Part]) -> None:
        self.screen.say(self.words("lesson-back" if self.back else "lesson-welcome"))
        for part in todo:
            lesson = self.lessons[part.id]
            guide = Guide(lesson, part.texts, self.words, self.screen, self.reader)
            if not lesson.done:
                self.introduce(guide, part)
            elif self.back:
                guide.turn()
            guide.teach()
            if self.words.has(end := f"{part.texts}-end") and not self.words.has(f"{part.texts}-free"):
                guide.page(end)

    def introduce(self, guide: Guide, part: Part) -> None:
        """The pages before the first step; the map, and a part of the board, beside those that speak of them."""
        if self.words.has(f"{part.texts}-intro"):
            guide.page(f"{part.texts}-intro")
            guide.board.map(guide.g, self.screen)
            self.enter(guide)
            return
        pages = [key for n in range(1, MANY) if self.words.has(key := f"{part.texts}-intro-{n}")]
        for n, key in enumerate(pages, 1):
            guide.page(key)
            if n == 2:
                guide.board.map(guide.g, self.screen)
            elif n == len(pages) and part.shows:
                guide.board.show(guide.g, part.shows, self.screen)
            self.enter(guide)
        if number := guide.board.card(guide.g):
            self.screen.blank()
            self.screen.say(self.words.card(number), "italic")

    def enter(self, guide: Guide) -> None:
        """The learner has read a page; rules and the board can be looked at before going on."""
        while line := self.reader.read(self.words("lesson-page") + " ").strip():
            verb = line.split(" ")[0].casefold()
            if verb == "skip":
                return
            if verb in commands.COMMANDS and verb not in CLOSED:
                guide.hear(line)
            else:
                self.screen.say(self.words("lesson-just-enter", text=line), "yellow")

    def free(self) -> Match | None:
        """The position that a whole game of the lessons ends in, as a game of its own with real dice."""
        whole = next((p for p in self.all if self.words.has(f"{p.texts}-free") and self.lessons[p.id].over), None)
        if whole is None:
            return None
        line = self.lessons[whole.id].match
        guide = Guide(self.lessons[whole.id], whole.texts, self.words, self.screen, self.reader)
        guide.page(f"{whole.texts}-end")
        guide.page(f"{whole.texts}-free")
        header = Header(self.game.name, line.header.scenario, seed=str(secrets.randbelow(10**6)))
        match = Match(header)
        for entry in line.entries:
            if entry.mark in (CHOICE, CHANCE):
                match.replay(entry)
        seats.take(match, {})
        with clear_errors():
            match.save(saves.new_path(self.game.name, header.scenario))
        self.screen.say(self.words("welcome", path=str(match.path)))
        return match


@click.command()
@click.argument("game", type=GameName(), default=lambda: all_games()[0])
@click.argument("lesson", default="")
@click.option("--restart", is_flag=True, help="From the beginning, whatever was done before.")
@language_option
@click.option("--plain", is_flag=True, help="Words only: no pictures, no colour; for screen readers.")
@click.pass_context
def tutorial(
    context: click.Context, game: Game[Any], lesson: str, restart: bool, language: str, plain: bool
) -> None:
    """Guided games, in short chapters: each step says what happens and why, and you make every move.

    Without LESSON you go on where you left off; with it you begin there. Leave at any time.
    """
    words, screen, reader = presenter(game.name, language), Screen(plain), Reader()
    if not title_of(game.name).lessons:
        raise fail(words("lesson-none", game=game.name))
    with clear_errors():
        if lesson:
            title_of(game.name).lesson(lesson)
        course = Course(game, words, screen, reader, restart, lesson)
    context.exit(course.run())

