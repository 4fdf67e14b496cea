"""The words that the page says itself, as Fluent source. `python -m homelands.words.pages` prints all there are.

A language is a folder (folders.py); what it does not say is said in English. The words of a game's board stand in
the folder `words` of the game, with a list of names from its other files that the board says too.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources.abc import Traversable

from homelands.core.registry import games, title
from homelands.words.folders import BASE, folder
from homelands.words.folders import languages as known

PAGE = ("page-*",)
BOARD = ("board-*",)
SHARED = "board-shared.txt"
OWN_NAME = "language-name"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # what a message begins with; what goes on is indented
NAMED = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")  # a message that another one speaks of
COMMENT = re.compile(r"^#.*$", re.MULTILINE)

Messages = Mapping[str, str]
"""The source of each message, by its key."""


@cache
def languages() -> Mapping[str, str]:
    """What can be spoken: what each language calls itself, by its folder. English comes first."""
    return {one: messages(folder(one))[OWN_NAME].partition("=")[2].strip() for one in known()}


@cache
def page(language: str) -> str:
    """What the page says, whatever is played. A language that is not there raises KeyError."""
    return _source(_known(language), lambda one: messages(folder(one)), PAGE)


@cache
def board(language: str, game: str) -> str:
    """What the board of a game says. A game that is not there raises SetupError."""
    shared = title(game).folder / "words" / SHARED
    names = COMMENT.sub("", shared.read_text(encoding="utf-8")).split() if shared.is_file() else []
    return _source(_known(language), lambda one: messages(folder(one)) | messages(folder(one, game)), (*BOARD, *names))


def messages(folder: Traversable, start: str = "") -> dict[str, str]:
    """All messages in the files of a folder, or in those whose names begin so."""
    found: dict[str, str] = {}
    if not folder.is_dir():
        return found
    for item in sorted(folder.iterdir(), key=lambda one: one.name):
        if item.name.startswith(start) and item.name.endswith(".ftl"):
            found |= _cut(item.read_text(encoding="utf-8"))
    return found


def combined(base: Messages, own: Messages, wanted: tuple[str, ...]) -> str:
    """The wanted messages of a language, those it lacks from another, and all that they speak of."""
    all_there = {**base, **own}
    queue = [key for key in all_there if any(fnmatchcase(key, pattern) for pattern in wanted)]
    found: dict[str, str] = {}
    while queue:
        key = queue.pop()
        if key in all_there and key not in found:
            found[key] = all_there[key]
            queue += NAMED.findall(found[key])
    return "".join(f"{found[key]}\n" for key in sorted(found))


def _source(language: str, of: Callable[[str], Messages], wanted: tuple[str, ...]) -> str:
    return combined(of(BASE), of(language), wanted)


def _known(language: str) -> str:
    if language not in languages():
        raise KeyError(language)
    return language


def _cut(text: str) -> dict[str, str]:
    starts = [(found.start(), found[1]) for found in ENTRY.finditer(text)]
    ends = [*(start for start, _ in starts[1:]), len(text)]
    return {key: COMMENT.sub("", text[start:end]).strip() for (start, key), end in zip(starts, ends, strict=True)}


if __name__ == "__main__":
    every = {
        language: {"page": page(language), "games": {game: board(language, game) for game in games()}}
        for language in languages()
    }
    json.dump(every, sys.stdout, ensure_ascii=False)
