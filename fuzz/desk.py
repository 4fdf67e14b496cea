"""A terminal for the fuzzer: lines go into a session, pictures go nowhere."""

from __future__ import annotations

import io
import os
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console

from fuzz.targets import Half
from homelands.cli import saves
from homelands.cli.companion import Companion
from homelands.cli.reader import Reader
from homelands.cli.screen.console import Screen
from homelands.cli.session import Session
from homelands.cli.words import Words
from homelands.companion.box import Box
from homelands.core.journal import Header
from homelands.core.match import Match

SLOW = ("hint", "odds")  # their work is counting; what is typed after them is read as after `why`


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
    words = Words(table["game"], "en")
    if beside:
        return Companion(match, words, screen, reader, Box(folder / "box"))
    return Session(match, words, screen, reader)


def typed(table: dict[str, Any]) -> bool:
    """The session ends as one does; what is on the disk is what was played."""
    lines = [line for line in table["lines"] if harmless(line)]
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOMELANDS_DATA"] = folder
        os.chdir(folder)
        try:
            session = _sit_down(table, Typist(lines), Path(folder))
            if code := session.run():
                raise Half(f"the session ends with {code}")
            match = session.main
            if match.path is None or match.path.read_text(encoding="utf-8") != match.text():
                raise Half("the file is not what was played")
            if Match.load(match.text()).checksum() != match.checksum():
                raise Half("the file does not lead to the same position")
        finally:
            os.chdir(here)
    return bool(match.entries)
