"""What the arguments of an option are called in its message, and how each becomes words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from homelands.core.decision import Option
from homelands.games.navajo.words.names import Names

CONVERT: dict[str, Callable[[Names, Any], Any]] = {
    "family": Names.family,
    "to": Names.place,
    "territory": Names.territory,
    "who": Names.the,
    "one": Names.person,
    "into": Names.person,
    "where": Names.household,
    "people": Names.people,
    "card": Names.card,
    "colour": Names.colour,
    "development": Names.development,
    "set": Names.set,
    "player": Names.player,
}
"""How an argument becomes words; any other is taken as it is."""

ARGUMENTS: dict[str, tuple[str, ...]] = {
    "activate": ("family",),
    "ambush": ("family",),
    "appease": ("kind",),
    "appease-corn": ("value",),
    "bid": ("n",),
    "black-from": ("source",),
    "bless": ("card",),
    "buy": ("development",),
    "call-elder": ("box", "player"),
    "cancel-way": ("card",),
    "canyon-move": ("to",),
    "caught-in": ("territory",),
    "choose": ("development",),
    "claim-point": ("family",),
    "convert": ("where", "who", "into"),
    "diplomacy": ("family", "row"),
    "drop-set": ("set",),
    "eat-corn": ("value",),
    "elder": ("box", "kind", "family"),
    "enemy-way": ("card",),
    "evade": ("family",),
    "evade-to": ("to",),
    "ferocity": ("n",),
    "forget": ("who",),
    "found": ("family", "people"),
    "found-at": ("to",),
    "free-family": ("family",),
    "gifts": ("n",),
    "give-card": ("card",),
    "give-corn": ("value",),
    "give-field": ("to",),
    "give-up": ("who",),
    "goods-animal": ("one",),
    "harass": ("to",),
    "hold": ("family", "who"),
    "horse-from": ("family",),
    "hungry": ("family", "who"),
    "hungry-elder": ("box", "player"),
    "join": ("who", "family"),
    "keep-set": ("set",),
    "leave-fort": ("to",),
    "leave-influence": ("family",),
    "look-at": ("to",),
    "manuelito": ("family",),
    "mount": ("family",),
    "move": ("to",),
    "negotiate": ("family",),
    "place": ("family", "to"),
    "rain": ("territory",),
    "raise": ("family",),
    "recover": ("colour",),
    "redraw": ("source",),
    "resettle": ("family", "to"),
    "return": ("family", "to"),
    "row": ("row",),
    "scatter": ("family",),
    "set-ferocity": ("family", "n"),
    "sick": ("family", "who"),
    "sow": ("family",),
    "stay": ("family",),
    "sway-elder": ("box",),
    "sway-family": ("family",),
    "take": ("one",),
    "trade": ("n",),
    "warfare": ("family", "row"),
    "welcome": ("one",),
    "withdraw": ("family", "to"),
}


def arguments(option: Option) -> dict[str, Callable[[Names, Option], Any]]:
    """How the words that come from the arguments of an option are made: the same for all of its verb and length."""
    names = ARGUMENTS.get(option[0], ())
    return {name: _word(CONVERT.get(name), i) for i, name in enumerate(names[: len(option) - 1], start=1)}


def _word(convert: Callable[[Names, Any], Any] | None, i: int) -> Callable[[Names, Option], Any]:
    return (lambda w, o: o[i]) if convert is None else (lambda w, o: convert(w, o[i]))
