"""What the arguments of an option are called in its message, and how each becomes words."""

from __future__ import annotations

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


def arguments(w: Names, option: Option) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for name, value in zip(ARGUMENTS.get(option[0], ()), option[1:], strict=False):
        if name in ("place", "to"):
            out |= {name: w.place(value), f"{name}_in": w.inside(value), f"{name}_from": w.out_of(value)}
        elif name == "colour":
            out |= {"colour": w.colour(value), "one": w.one(value), "faction": w.faction(value)}
        elif name == "card":
            out["card"] = w.card(value)
        else:
            out[name] = value
    return out
