"""Plain English that is shown in the language that nobody speaks: words that did not come from the catalogues."""

from __future__ import annotations

import re
from functools import cache

from homelands.core.registry import games, title
from homelands.words.folders import folder
from homelands.words.pages import messages

WORD = re.compile(r"(?<![^\W\d_])[A-Za-z]{4,}(?![^\W\d_])")
NAMING = ("title", "name")  # fields of the data that hold a name
TOLD = ("result.", "intruder.", "faction.")  # what these are called stands in the catalogues
FILLED = re.compile(r"\{[^{}]*\}")


@cache
def english() -> frozenset[str]:
    """All words of the English catalogues."""
    found: set[str] = set()
    for game in ("", *games()):
        for source in messages(folder("en", game)).values():
            found |= set(WORD.findall(FILLED.sub(" ", source.partition("=")[2])))
    return frozenset(word.lower() for word in found)


@cache
def names() -> frozenset[str]:
    """Words of names that stand in the data: titles of cards and scenarios, places, forts, sets, trails."""
    found: set[str] = set()
    for game in games():
        found |= set(WORD.findall(title(game).title))
        for entries in title(game).tables().data.files.values():
            for path, entry in entries.items():
                if not path.startswith(TOLD):
                    found |= {word for field in NAMING for word in WORD.findall(str(entry.get(field, "")))}
    return frozenset(word.lower() for word in found)


def untouched(text: str, allowed: frozenset[str] = frozenset()) -> list[str]:
    """Words that the English catalogues have, and that no name is."""
    found = (word.lower() for word in WORD.findall(text))
    return sorted({word for word in found if word in english() and word not in names() and word not in allowed})
