"""`make pseudo`: a language that nobody speaks, made from English: letters with accents, and about a third longer.

What is still plain English with it was not taken from the catalogues; what does not fit on the screen would not fit in
German either. It lies in a folder of its own and is tried without being installed:

    python tools/pseudo.py build/words && HOMELANDS_WORDS=build/words homelands play navajo --lang xx
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from homelands.core.registry import games
from homelands.words.folders import BASE, PROGRAM, folder

NAME = "xx"
PLAIN = "abcdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ"
ACCENTED = "áƀčďéğĥíĵķĺńóŕšťúŵýžÁČĎÉĞĤÍĴĶĹŃÓŔŠŤÚŴÝŽ"
LETTERS = str.maketrans(PLAIN, ACCENTED)
VOWELS = re.compile(r"[aeiou]")


def pseudo(text: str) -> str:
    """
    >>> pseudo("Raid the Outpost")
    'Ŕááííď ťĥéé Óúúťpóóšť'
    """
    return VOWELS.sub(lambda found: 2 * found[0].translate(LETTERS), text).translate(LETTERS)


def translated(source: str) -> str:
    """A Fluent source in the language that nobody speaks: only its text, nothing that is filled in or chosen by."""
    resource = FluentParser().parse(source)
    for text in _texts(resource):
        text.value = pseudo(text.value)
    return str(FluentSerializer().serialize(resource))


def _texts(node: Any) -> Iterator[ast.TextElement]:
    if isinstance(node, ast.TextElement):
        yield node
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _texts(value)
    elif isinstance(node, list):
        for value in node:
            yield from _texts(value)


def write(place: Path) -> None:
    """The messages of the program and of each game, as HOMELANDS_WORDS wants them."""
    for game in ("", *games()):
        there = place / (game or PROGRAM) / NAME
        there.mkdir(parents=True, exist_ok=True)
        for item in folder(BASE, game).iterdir():
            if item.name.endswith(".ftl"):
                (there / item.name).write_text(translated(item.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "build/words"))
