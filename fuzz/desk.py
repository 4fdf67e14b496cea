"""A terminal for the fuzzer: lines go into a session, pictures go nowhere."""

from __future__ import annotations

import io
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console

from fuzz.targets import Half
from homelands.cli import saves
from homelands.cli.companion import Companion
from homelands.cli.reader import Reader
from homelands.cli.screen.console import Screen
from homelands.cli.session import Session
from homelands.cli.tutorial import Course
from homelands.companion.box import Box
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.words.presenter import Presenter

SLOW = ("hint", "odds")  # their work is counting; what is typed after them is read as after `why`
PAGES = 4  # before the first step of a lesson, at the most


class Typist(Reader):
    def __init__(self, lines: list[str]) -> None:
        self.lines = iter(lines)
        self.phrases = lambda: ()
        self.terminal = False
        self._readline = None

    def read(self, prompt: str) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.phrases()
        return line


def harmless(line: str) -> bool:
    """Nothing that writes outside the folder of this run."""
    verb, _, rest = " ".join(line.split()).partition(" ")
    return verb.casefold() not in SLOW and not (verb.casefold() == "save" and set(rest) & set("/\\"))


def _sit_down(table: dict[str, Any], reader: Reader, folder: Path) -> Session:
    """At the screen, or beside a real table, where dice and draws are typed too."""
    beside = bool(table.get("companion"))
    match = Match(Header(table["game"], table["scenario"], list(table["options"]), seed="" if beside else "1"))
    match.save(saves.new_path(table["game"], table["scenario"]))
    screen = Screen(plain=True, console=Console(file=io.StringIO(), width=90))
    words = Presenter(table["game"], "en")
    if beside:
        return Companion(match, words, screen, reader, Box(folder / "box"))
    return Session(match, words, screen, reader)


# -- a guided game -----------------------------------------------------------------------------------------------------
class Pupil(Typist):
    """Answers as the lesson wants, and keeps what was typed."""

    def __init__(self, prompts: int) -> None:
        super().__init__([])
        self.prompts, self.said = prompts, list[str]()
        self.course: Course | None = None

    def read(self, prompt: str) -> str:
        if len(self.said) == self.prompts or self.course is None:
            raise EOFError
        lesson = next(one for one in self.course.lessons.values() if not one.over)
        pages = len(self.said) < PAGES
        self.said.append("" if pages or lesson.match.position.request is not None else lesson.expected())
        return self.said[-1]


def _course(game: str, reader: Reader) -> Course:
    screen = Screen(plain=True, console=Console(file=io.StringIO(), width=90))
    return Course(game_of(game), Presenter(game, "en"), screen, reader, restart=False)


def pupil(game: str, prompts: int) -> list[str]:
    reader = Pupil(prompts)
    with own_folder():
        reader.course = _course(game, reader)
        reader.course.run()
    return reader.said


def learned(document: dict[str, Any]) -> bool:
    """The lesson ends as one does, and whoever comes back finds it where it was left."""
    lines = [line for line in document["lines"] if harmless(line)]
    with own_folder():
        first = _course(document["game"], Typist(lines))
        if code := first.run():
            raise Half(f"the lesson ends with {code}")
        again = _course(document["game"], Typist([]))
        for name, lesson in first.lessons.items():
            other = again.lessons[name]
            if (lesson.done, lesson.number) != (other.done, other.number):
                raise Half(f"{name} was left at {lesson.number}, and goes on at {other.number}")
            if lesson.match.checksum() != other.match.checksum():
                raise Half(f"{name} goes on from another position")
        if kept := [path.name for path in first.path("x").parent.iterdir() if path.suffix == ".old"]:
            raise Half(f"a lesson of our own is not understood: {kept}")
    return any(lesson.done for lesson in first.lessons.values())


# -- a game ------------------------------------------------------------------------------------------------------------
@contextmanager
def own_folder() -> Iterator[Path]:
    """A folder for everything that is kept, and nobody else's."""
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOMELANDS_DATA"] = folder
        os.chdir(folder)
        try:
            yield Path(folder)
        finally:
            os.chdir(here)


def typed(table: dict[str, Any]) -> bool:
    """The session ends as one does; what is on the disk is what was played."""
    lines = [line for line in table["lines"] if harmless(line)]
    with own_folder() as folder:
        session = _sit_down(table, Typist(lines), folder)
        if code := session.run():
            raise Half(f"the session ends with {code}")
        match = session.main
        if match.path is None or match.path.read_text(encoding="utf-8") != match.text():
            raise Half("the file is not what was played")
        if Match.load(match.text()).checksum() != match.checksum():
            raise Half("the file does not lead to the same position")
    return bool(match.entries)
