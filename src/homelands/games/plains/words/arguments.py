"""What the arguments of an option are called in its message, and how each becomes words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from homelands.core.decision import Option
from homelands.games.plains.words.names import Names

ARGUMENTS: dict[str, tuple[str, ...]] = {
    "activate": ("place",),
    "ambush": ("colour",),
    "at": ("place",),
    "bring": ("colour", "n"),
    "custer-at": ("place",),
    "drive-on": ("to",),
    "event": ("card",),
    "fight": ("place",),
    "gather": ("colour", "place"),
    "lift": ("colour",),
    "lose": ("colour",),
    "lure": ("n", "place"),
    "march": ("n", "to"),
    "place": ("place",),
    "play": ("card",),
    "raid": ("place",),
    "rail": ("place",),
    "relocate": ("to",),
    "remove": ("colour",),
    "retreat": ("colour", "to"),
    "rush": ("place", "to"),
    "sacramento": ("n",),
    "shift": ("colour", "place", "to"),
    "shift-lost": ("colour", "place"),
    "shift-ready": ("colour", "place"),
    "sit-out": ("colour",),
    "stand": ("place",),
    "strike": ("place",),
    "substitute": ("card",),
    "wagons": ("place", "to", "n"),
    "withdraw": ("colour", "to"),
    "withdraw-ready": ("colour",),
}
FORMS: dict[str, tuple[str, ...]] = {
    "place": ("place", "place_in", "place_from"),
    "to": ("to", "to_in"),
    "colour": ("colour", "one", "faction"),
}
"""The words that an argument gives; any other is taken as it is."""


def given(verb: str) -> set[str]:
    """The variables that a verb's message may speak of without looking at the position."""
    return {form for name in ARGUMENTS.get(verb, ()) for form in FORMS.get(name, (name,))}


WORDS: dict[str, tuple[str, Callable[[Names, Any], Any]]] = {
    **{name: (name, Names.place) for name in ("place", "to")},
    **{f"{name}_in": (name, Names.inside) for name in ("place", "to")},
    **{f"{name}_from": (name, Names.out_of) for name in ("place", "to")},
    "colour": ("colour", Names.colour),
    "one": ("colour", Names.one),
    "faction": ("colour", Names.faction),
    "card": ("card", Names.card),
}
"""Which argument a word is made of, and how."""


def arguments(option: Option) -> dict[str, Callable[[Names, Option], Any]]:
    """How the words that come from the arguments of an option are made: the same for all of its verb and length."""
    places = {name: i for i, name in enumerate(ARGUMENTS.get(option[0], ())[: len(option) - 1], start=1)}
    made = {name: _word(word, places[argument]) for name, (argument, word) in WORDS.items() if argument in places}
    return {**{name: _word(None, i) for name, i in places.items()}, **made}


def _word(convert: Callable[[Names, Any], Any] | None, i: int) -> Callable[[Names, Option], Any]:
    return (lambda w, o: o[i]) if convert is None else (lambda w, o: convert(w, o[i]))
