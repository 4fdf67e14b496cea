"""What the arguments of an option are called in its message, and how each becomes words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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


def arguments(w: Names, option: Option, wanted: Iterable[str]) -> dict[str, Any]:
    """Those of the wanted words that come from the arguments of an option."""
    given = dict(zip(ARGUMENTS.get(option[0], ()), option[1:], strict=False))
    out: dict[str, Any] = {}
    for name in wanted:
        if name in WORDS:
            argument, word = WORDS[name]
            if argument in given:
                out[name] = word(w, given[argument])
        elif name in given:
            out[name] = given[name]
    return out
