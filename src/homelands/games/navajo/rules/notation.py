"""Typed forms: options and chance results as words, the same in the terminal, in journals and on the web."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from homelands.core.decision import Option
from homelands.games.navajo.rules.influence import SEATS
from homelands.games.navajo.rules.names import COLOURS, DEVELOPMENTS, INTRUDERS, SETS, TERRITORIES, place_name
from homelands.games.navajo.rules.names import LETTERS as COUNTERS
from homelands.games.navajo.rules.state import KINDS, LETTERS

Word = Callable[[Any], str]


def _family(i: int) -> str:
    return LETTERS[i]


def _family_or_passage(i: int) -> str:
    return "passage" if i == 6 else LETTERS[i]


def _kind(i: int) -> str:
    return KINDS[i]


def _people(mask: int) -> str:
    return "+".join(KINDS[k] for k in range(3) if mask >> k & 1)


def _card(n: int) -> str:
    return f"{n:02d}"


def _player(i: int) -> str:
    return SEATS[i] if i >= 0 else "nobody"


def _set(i: int) -> str:
    return SETS[i]


ARGUMENTS: dict[str, tuple[Word, ...]] = {
    "activate": (_family,),
    "ambush": (_family,),
    "appease": (str,),
    "appease-corn": (str,),
    "barter": (str, str),
    "black-from": (str,),
    "bless": (_card,),
    "buy": (lambda d: DEVELOPMENTS[d],),
    "cancel-flip": (str,),
    "cancel-way": (_card,),
    "canyon-move": (place_name,),
    "caught-in": (lambda t: TERRITORIES[t],),
    "choose": (lambda d: DEVELOPMENTS[d],),
    "convert": (_family_or_passage, _kind, _kind),
    "diplomacy": (_family, str),
    "drop-set": (_set,),
    "eat-corn": (str,),
    "elder": (str, str, _family),
    "enemy-way": (_card,),
    "evade": (_family,),
    "evade-to": (place_name,),
    "ferocity": (str,),
    "forget": (_kind,),
    "found": (_family, _people),
    "found-at": (place_name,),
    "gifts": (str,),
    "give-corn": (str,),
    "give-field": (place_name,),
    "give-up": (_kind,),
    "goods-animal": (_kind,),
    "harass": (place_name,),
    "hold": (_family, _kind),
    "horse-from": (_family,),
    "hungry": (_family, _kind),
    "hungry-elder": (str, _player),
    "join": (_kind, _family),
    "keep-set": (_set,),
    "leave": (place_name,),
    "leave-fort": (place_name,),
    "let-flip": (str,),
    "look-at": (place_name,),
    "manuelito": (_family,),
    "mount": (_family,),
    "move": (place_name,),
    "negotiate": (_family,),
    "place": (_family, place_name),
    "rain": (lambda t: TERRITORIES[t],),
    "raise": (_family,),
    "reap": (place_name,),
    "recover": (lambda c: COLOURS[c],),
    "redraw": (str,),
    "resettle": (_family, place_name),
    "return": (_family, place_name),
    "row": (str,),
    "scatter": (_family,),
    "sick": (_family, _kind),
    "sow": (_family,),
    "stay": (_family,),
    "take": (_kind,),
    "trade": (str,),
    "warfare": (_family, str),
    "welcome": (_kind,),
    "withdraw": (_family, place_name),
    "bid": (str,),
    "call-elder": (str, _player),
    "claim-point": (_family,),
    "free-family": (_family,),
    "give-card": (_card,),
    "leave-influence": (_family,),
    "set-ferocity": (_family, str),
    "sway-elder": (str,),
    "sway-family": (_family,),
}
REPEATED: dict[str, Word] = {"barter-corn": str, "order": _card}


@cache
def option_words(option: Option) -> str:
    """The typed form of an option.

    >>> option_words(("move", 1)), option_words(("elder", 3, "fiercer", 0)), option_words(("done",))
    ('move shiprock.2', 'elder 3 fiercer A', 'done')
    """
    verb = option[0]
    if len(option) == 1:
        return str(verb)
    if verb in REPEATED:
        return " ".join([verb, *(REPEATED[verb](x) for x in option[1:])])
    return " ".join([verb, *(word(x) for word, x in zip(ARGUMENTS[verb], option[1:], strict=False))])


CHANCE: dict[str, Word] = {
    "die": str,
    "dice": lambda pair: f"{pair[0]} {pair[1]}",
    "cube": lambda c: COLOURS[c],
    "card": _card,
    "ceremony": _card,
    "corn": str,
    "intruder": lambda k: INTRUDERS[k],
    "set-out": _set,
    "counter-out": lambda i: COUNTERS[i],
    "counter": lambda i: COUNTERS[i],
}


@cache
def chance_words(kind: str, value: Any) -> str:
    """The typed form of a chance result.

    >>> chance_words("dice", (1, 3)), chance_words("cube", 2), chance_words("card", 8)
    ('dice 1 3', 'cube brown', 'card 08')
    """
    return f"{kind} {CHANCE[kind](value)}"
