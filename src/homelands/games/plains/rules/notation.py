"""Typed forms: options and chance results as words, the same in the terminal, in journals and on the web."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from homelands.core.decision import Option
from homelands.games.plains.rules.tables import CARDS, FACES, PLACES
from homelands.games.plains.rules.vocabulary import COLOURS, FIGHTING

Word = Callable[[Any], str]


def _colour(c: int) -> str:
    return COLOURS[c]


def _place(p: int) -> str:
    return PLACES[p]


def _card(c: int) -> str:
    return CARDS[c]


ARGUMENTS: dict[str, tuple[Word, ...]] = {
    "activate": (_place,),
    "ambush": (_colour,),
    "at": (_place,),
    "bring": (_colour, str),
    "custer-at": (_place,),
    "drive-on": (_place,),
    "event": (_card,),
    "fight": (_place,),
    "gather": (_colour, _place),
    "lift": (_colour,),
    "lose": (_colour,),
    "lure": (str, _place),
    "march": (str, _place),
    "place": (_place,),
    "play": (_card,),
    "raid": (_place,),
    "rail": (_place,),
    "relocate": (_place,),
    "remove": (_colour,),
    "retreat": (_colour, _place),
    "rush": (_place, _place),
    "sacramento": (str,),
    "shift": (_colour, _place, _place),
    "shift-lost": (_colour, _place),
    "shift-ready": (_colour, _place),
    "sit-out": (_colour,),
    "stand": (_place,),
    "strike": (_place,),
    "substitute": (_card,),
    "wagons": (_place, _place, str),
    "withdraw": (_colour, _place),
    "withdraw-ready": (_colour,),
}


@cache
def option_words(option: Option) -> str:
    """The typed form of an option.

    >>> option_words(("march", 3, 13)), option_words(("play", 3)), option_words(("done",))
    ('march 3 dodge-city', 'play rain-in-the-face', 'done')
    """
    verb = option[0]
    if len(option) == 1:
        return str(verb)
    return " ".join([verb, *(word(x) for word, x in zip(ARGUMENTS[verb], option[1:], strict=True))])


def read(text: str) -> Option | None:
    """The option that a typed form would be, legal or not; None if it is no typed form at all.

    >>> read("march 3 dodge-city"), read("done"), read("march dodge-city")
    (('march', 3, 13), ('done',), None)
    """
    verb, *found = text.casefold().split() or [""]
    wanted = ARGUMENTS.get(verb, ())
    if len(found) != len(wanted):
        return None
    values = [_value(word, x) for word, x in zip(wanted, found, strict=True)]
    return None if None in values else (verb, *values)


def _value(word: Word, text: str) -> int | None:
    if word is str:
        return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else None  # not all digits are numbers
    return _READ[word].get(text)


_READ: dict[Word, dict[str, int]] = {
    word: {name: i for i, name in enumerate(names)}
    for word, names in ((_colour, COLOURS), (_place, PLACES), (_card, CARDS))
}


def _dice(faces: tuple[int, ...]) -> str:
    return " ".join(FACES[face] for face in faces)


def in_order(text: str) -> str:
    """The faces of dice in the order of the typed form.

    >>> in_order("green-dice blank hit"), in_order("treaty hit")
    ('green-dice hit blank', 'hit treaty')
    """
    found = text.casefold().split()
    rest = [word for word in found if word not in FACES]
    return " ".join([*rest, *sorted((word for word in found if word in FACES), key=FACES.index)])


CHANCE: dict[str, Word] = {
    "disc": _colour,
    "card": _card,
    "coin": _colour,
    **{f"{colour}-dice": _dice for colour in FIGHTING},
}


@cache
def chance_words(kind: str, value: Any) -> str:
    """The typed form of a chance result.

    >>> chance_words("green-dice", (0, 2)), chance_words("disc", 6), chance_words("card", 3)
    ('green-dice hit blank', 'disc black', 'card rain-in-the-face')
    """
    return f"{kind} {CHANCE[kind](value)}"
