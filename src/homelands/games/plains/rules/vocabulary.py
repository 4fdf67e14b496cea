"""The small language in which event cards are written: conditions and terms, read from the data into tuples.

    has green 2          at least so many cubes of these colours together
    place orange 2 X     cubes from the Ready Box into the region the player named

Colours are written with commas (`green,orange`), X is the region the player names, Y one beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

Colour = Literal["green", "orange", "blue", "brown", "purple", "white", "black"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
FIGHTING = COLOURS[:5]  # those that move and fight: all but wagons and railroad
ON_MAP = COLOURS[:6]  # those with cubes on the map: all but the railroad
Kind = Literal["npt", "spt", "purple-north", "purple-south"]
KINDS: tuple[Kind, ...] = get_args(Kind)
SIDES = ("indians", "us")
SPOTS = ("X", "Y", "canada", "mexico", "rockies", "st-louis")

Term = tuple[Any, ...]
"""A word and its arguments: ("place", (1,), 2, "X")."""

# What follows each word: c colours, k kinds, s a side, n a number, N a number or "all", p a place, P a place or "all".
REGION = {"kind": "k", "held": "s", "has": "cn", "most": "cn", "free": "c", "off-rail": "", "next": "c"}
NEEDS = {"casualties": "cn", "holds": "kn", "open-line": "", "wagons": "n", "beside": "cc"}
TERMS = {
    "place": "cnp",  # cubes from Ready into a place
    "move": "cnn",  # extra group moves: how many, how far
    "gather": "cp",  # cubes of the regions around step into X
    "lure": "cnpp",  # 1 to n enemy cubes step from Y into X
    "strike": "p",  # X rolls once against each region beside it that fits
    "send": "cpp",  # all cubes in X go to an area
    "lift": "cnp",  # up to n cubes from X to Ready
    "recover": "cN",  # cubes from the Casualty Box to Ready
    "remove": "cn",  # cubes from the fuller Casualty Box out of the game
    "banner": "p",  # X, and every region moved into from it, carries the banner
    "treaty-hits": "",  # in banner regions an Indian Treaty is a hit
    "no-retreat": "cP",  # Blanks of these colours retreat nobody
    "no-ambush": "",
    "one-die": "cp",  # factions of these colours roll one die in X
    "bury": "cn",  # the first n of these colours that fall leave the game
    "rush": "n",  # up to n wagons go one region west
    "custer": "n",
}
ENDURING = {
    "bar": "cp",  # no cube of these colours enters X
    "rest": "cp",  # cubes of these colours in X are not activated
    "build-cap": "n",  # the Union Pacific fills at most n spaces
    "build-more": "n",  # the Union Pacific fills n more spaces
    "guard": "n",  # a wagon falls to n hits only
}


def parse(text: object, words: Mapping[str, str]) -> Term:
    """One condition or term.

    >>> parse("place orange 2 X", TERMS), parse("kind npt,spt", REGION), parse("recover green all", TERMS)
    (('place', (1,), 2, 'X'), ('kind', (0, 1)), ('recover', (0,), 99))

    Raises ValueError with what was expected.
    """
    if not isinstance(text, str) or not text.split():
        raise ValueError(f"a text that begins with one of {', '.join(words)}")
    name, *found = text.split()
    if name not in words:
        raise ValueError(f"{name!r} to be one of {', '.join(words)}")
    wanted = words[name]
    if len(found) != len(wanted):
        said = " ".join(_SAID[w] for w in wanted) or "nothing"
        raise ValueError(f"{said} after {name!r}")
    return (name, *(_argument(kind, word, name) for kind, word in zip(wanted, found, strict=True)))


_SAID = {"c": "colours", "k": "kinds", "s": "side", "n": "number", "N": "number|all", "p": "place", "P": "place|all"}
ALL = 99


def _argument(kind: str, word: str, name: str) -> Any:
    if kind in "ck":
        known = COLOURS if kind == "c" else KINDS
        for one in word.split(","):
            if one not in known:
                raise ValueError(f"{one!r} after {name!r} to be one of {', '.join(known)}")
        return tuple(known.index(one) for one in word.split(","))
    if kind == "s":
        if word not in SIDES:
            raise ValueError(f"{word!r} after {name!r} to be one of {', '.join(SIDES)}")
        return SIDES.index(word)
    if kind in "nN":
        if kind == "N" and word == "all":
            return ALL
        if not (word.isascii() and word.isdigit() and len(word) < 3) or not 1 <= int(word) <= 30:
            raise ValueError(f"{word!r} after {name!r} to be a number from 1 to 30")
        return int(word)
    spots = (*SPOTS, "all") if kind == "P" else SPOTS
    if word not in spots:
        raise ValueError(f"{word!r} after {name!r} to be one of {', '.join(spots)}")
    return word


def expect(words: Mapping[str, str]) -> Any:
    """A check for the data's schema: a list of conditions or terms."""

    def check(value: object) -> str:
        if not isinstance(value, list):
            return f"a list of texts, each beginning with one of {', '.join(words)}"
        for text in value:
            try:
                parse(text, words)
            except ValueError as error:
                return str(error)
        return ""

    return check
