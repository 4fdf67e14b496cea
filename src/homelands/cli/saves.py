"""Where played games are kept, and how they are found again.

Every game in the terminal is a journal in the user's data folder that grows with each entry, so that nothing is lost
whatever ends the program. A finished game moves to the folder beside it. HOMELANDS_DATA names another folder.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from homelands.core import versions as history
from homelands.core.chance import Seeded
from homelands.core.journal import JournalError, parse
from homelands.core.match import Match
from homelands.words.versions import changes

ENDING = ".journal"
PRACTICE = ".practice"


def folder() -> Path:
    """The folder of the games that go on."""
    if own := os.environ.get("HOMELANDS_DATA"):
        base = Path(own)
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support" / "homelands"
    elif os.name == "nt":
        base = Path(os.environ.get("APPDATA", Path.home())) / "homelands"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "homelands"
    return base / "games"


def new_path(game: str, scenario: str, home: Path | None = None) -> Path:
    """A name that is still free: navajo-rise-2031-05-01-1830.journal."""
    stem = f"{game}-{scenario or 'position'}-{datetime.now():%Y-%m-%d-%H%M}"
    return _free((home or folder()) / (stem + ENDING))


def practice_path(main: Path) -> Path:
    return _free(main.with_name(f"{main.name.removesuffix(ENDING)}{PRACTICE}{ENDING}"))


def _free(path: Path) -> Path:
    first, n = path, 1
    while path.exists():
        n += 1
        path = first.with_name(f"{first.name.removesuffix(ENDING)}-{n}{ENDING}")
    return path


def games(game: str = "") -> list[Path]:
    """The games that go on, the latest first; practice branches are left out."""
    found = [p for p in folder().glob(f"*{ENDING}") if PRACTICE not in p.name]
    if game:
        found = [p for p in found if p.name.startswith(f"{game}-")]
    return sorted(found, key=lambda p: (p.stat().st_mtime_ns, p.name), reverse=True)


def finish(match: Match) -> None:
    """A game of ours that is over moves to the finished ones."""
    path = match.path
    if path is None or path.parent != folder():
        return
    goal = _free(path.parent.parent / "finished" / path.name)
    goal.parent.mkdir(parents=True, exist_ok=True)
    path.replace(goal)
    match.path = goal


class Resumed(NamedTuple):
    """A match read back from its journal."""

    match: Match
    cut: JournalError | None  # what is wrong with the end of the file, if it was cut off
    kept: Path  # where the file as it was can be found


def resume(path: Path, home: Path | None = None) -> Resumed:
    """Read a game back. One of ours goes on in the same file; any other file is left alone, and a new one is begun.

    A file that ends in the middle of its last line was cut off while it was written: that line is dropped, and the
    file as it was is kept. Any other mistake is raised.
    """
    text = path.read_text(encoding="utf-8")
    cut: JournalError | None = None
    if not text.endswith("\n"):
        whole, _, rest = text.rpartition("\n")
        cut = JournalError(str(path), text.count("\n") + 1, f"found {rest!r}: the file is cut off in this line")
        parse(whole + "\n", str(path))  # an unfinished header cannot be mended
        text = whole + "\n"
    match = history.load(text, str(path), changes)
    if path.parent.resolve() != (home or folder()).resolve():
        match.save(new_path(match.header.game, match.header.scenario, home))
        return Resumed(match, cut, path)
    kept = path
    if cut is not None:
        kept = path.with_name(path.name + ".cut")
        path.replace(kept)
    match.save(path)
    return Resumed(match, cut, kept)


def seeded(match: Match, seed: str) -> None:
    """Give a match that has no source of chance (a journal written by hand) a generator."""
    if match.source is None:
        match.header.seed = seed
        match.source = Seeded(seed)
        if match.path is not None:
            match.save(match.path)
