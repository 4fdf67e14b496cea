"""What each option of Navajo Wars is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from homelands.core.decision import Option
from homelands.core.state import Frame
from homelands.games.navajo.page.about.single import (
    CORN,
    FIREARMS,
    GOODS,
    OPERATIONS,
    PASSAGE,
    STORES,
    animal,
    counter,
    family,
    person,
    place,
    territory,
)
from homelands.games.navajo.rules.names import (
    COLOURS,
    DEVELOPMENTS,
    SETS,
    TERRITORIES,
    TERRITORY_OF,
    area_of,
    place_name,
)
from homelands.games.navajo.rules.state import HORSE, OFF, State
from homelands.games.navajo.words.arguments import ARGUMENTS

About = Callable[[State, Frame, Option], list[str]]


def _here(g: State, f: Frame) -> list[str]:
    """The Family that acts, and where it stands."""
    return [place(g.at[f.who]), family(f.who)] if g.at[f.who] != OFF else [family(f.who)]


def _home(g: State, i: int) -> list[str]:
    """A Family, and where it stands."""
    return [family(i), place(g.at[i])] if g.at[i] != OFF else [family(i)]


def _active(g: State, row: int) -> list[str]:
    """A row of the Active Column, counted from 1, and its counter."""
    return [f"slot:active.{row}", *counter(g.active[row - 1])]


def _elder(g: State, f: Frame, o: Option) -> list[str]:
    found = [f"elder:{o[1]}"]
    return [*found, family(o[3])] if len(o) > 3 else [*found, f"track:{o[2]}"]


def _outpost(numbers: Callable[[State], list[int]]) -> About:
    """The Area of the Outpost in the Territory of the Family that acts."""

    def about(g: State, f: Frame, o: Option) -> list[str]:
        t = TERRITORY_OF[g.at[f.who]]
        return [place(area_of(t, numbers(g)[t])), family(f.who)]

    return about


def _grower(g: State, f: Frame, o: Option) -> list[str]:
    """Whose Ferocity is set: at the set-up by number, later the Family that returns, or Manuelito's."""
    if f.step == "setup.first-ferocity":
        return [family(f.n)]
    if f.step == "historical.manuelito-ferocity":
        return [family(g.manuelito), "manuelito"] if g.manuelito >= 0 else ["manuelito"]
    return [family(f.who)]


def _fixed(*things: str) -> About:
    return lambda g, f, o: list(things)


def _drawn(g: State, f: Frame, o: Option) -> list[str]:
    """The card that is decided about: one drawn apart, or the one at hand."""
    apart = f.step in ("setup.keep-ceremony", "headman.drop-way")
    return [f"card:{f.at if apart else g.card}"]


REDRAW = {"goods": GOODS, "religion": "development:religion.3", "cunning": "development:cunning.3",
          "manuelito": "manuelito"}  # fmt: skip

OPTIONS: dict[str, About] = {
    # the card and the turn
    **dict.fromkeys(("preempt", "wait"), lambda g, f, o: [f"card:{g.card}", "track:ap"]),
    **{name: _fixed(f"operation:{name}") for name in OPERATIONS},
    "allow-event": lambda g, f, o: [f"card:{g.card}"],
    "cancel-event": lambda g, f, o: [f"card:{g.card}", GOODS],
    "lose-culture": _fixed("track:culture"),
    "lose-military": _fixed("track:military"),
    **dict.fromkeys(("take-card", "discard-card", "keep-card"), _drawn),
    "cancel-way": lambda g, f, o: [f"card:{o[1]}", GOODS],
    **dict.fromkeys(("victory-check", "all-out-war"), lambda g, f, o: [f"card:{g.card}"]),
    "good-medicine": lambda g, f, o: [f"card:{g.card}", "cubes:pool"],
    "strongholds": lambda g, f, o: ["territory:canyon", f"card:{g.card}"],
    # dice and cubes
    **dict.fromkeys(("roll", "roll-all", "keep-all", "buy-none"), _fixed("dice")),
    "keep": lambda g, f, o: ["cubes:pool" if f.step == "dice.keep-or-redraw" else "dice"],
    "keep-all-cubes": _fixed("cubes:pool"),
    "bless": lambda g, f, o: [f"card:{o[1]}", "dice"],
    "reroll": _fixed("dice", GOODS),
    "redraw": lambda g, f, o: [REDRAW[o[1]], "cubes:pool"],
    # at any time
    "mount": lambda g, f, o: [family(o[1]), "resource:horse", person(o[1], HORSE)],
    "goods-ap": _fixed(GOODS, "track:ap"),
    "goods-animal": lambda g, f, o: [GOODS, animal(o[1])],
    "goods-firearms": _fixed(GOODS, FIREARMS),
    "goods-morale": _fixed(GOODS, "track:morale"),
    "barter": lambda g, f, o: [*(STORES[kind] for kind, n in zip(("horse", "sheep"), o[1:], strict=True) if n), GOODS],
    "barter-corn": _fixed(CORN, GOODS),
    "trade-horses": _fixed("resource:horse", "resource:sheep"),
    "trade-sheep": _fixed("resource:sheep", "resource:horse"),
    "look-at": lambda g, f, o: [f"intruder:{place_name(o[1])}", place(o[1])],
    # Planning
    "elder": _elder,
    "no-action": lambda g, f, o: [f"elder:{f.at + 1}"],
    "buy-goods": _fixed(GOODS, "track:ap"),
    **dict.fromkeys(("warfare", "diplomacy"), lambda g, f, o: [family(o[1]), *_active(g, o[2])]),
    "gifts": _fixed(GOODS),
    "row": lambda g, f, o: [f"slot:standby.{o[1]}", *counter(g.standby[o[1] - 1])],
    # Take Actions
    **dict.fromkeys(("activate", "sow", "scatter", "stay", "evade", "negotiate", "ambush"),
                    lambda g, f, o: _home(g, o[1])),
    **dict.fromkeys(("move", "leave-fort", "canyon-move", "evade-to", "found-at"),
                    lambda g, f, o: [place(o[1]), family(f.who)]),
    **dict.fromkeys(("plant", "harvest", "raid-fort"), lambda g, f, o: _here(g, f)),
    "water-hole": lambda g, f, o: [territory(TERRITORY_OF[g.at[f.who]]), family(f.who)],
    **dict.fromkeys(("raid-new-mexico", "long-raid"), lambda g, f, o: ["santa-fe", family(f.who)]),
    "raid-mission": _outpost(lambda g: g.mission),
    "raid-rancho": _outpost(lambda g: g.rancho),
    "trade": lambda g, f, o: [GOODS, *_here(g, f)],
    "council": lambda g, f, o: ["track:ap", family(f.who)],
    "ride-to-death": lambda g, f, o: [person(f.who, HORSE), family(f.who)],
    "end-activation": lambda g, f, o: [family(f.who)],
    **dict.fromkeys(("take",), lambda g, f, o: [animal(o[1])]),
    "encourage": _fixed("track:morale"),
    **dict.fromkeys(("battle", "fight"), lambda g, f, o: [family(f.who)]),
    "use-firearms": lambda g, f, o: [FIREARMS, family(f.who)],
    # Passage of Time
    "convert": lambda g, f, o: [person(o[1], o[2]), "passage" if o[1] == PASSAGE else family(o[1])],
    "join": lambda g, f, o: [family(o[2]), person(PASSAGE, o[1]), "passage"],
    "seat-elder": _fixed("elder:1", "passage"),
    "found": lambda g, f, o: [family(o[1]), "passage"],
    **dict.fromkeys(("reap", "leave", "give-field", "harass"), lambda g, f, o: [place(o[1])]),
    **dict.fromkeys(("eat-corn", "give-corn", "appease-corn"), _fixed(CORN)),
    **dict.fromkeys(("eat-sheep", "give-sheep"), _fixed("resource:sheep")),
    **dict.fromkeys(("eat-horse", "give-horse"), _fixed("resource:horse")),
    **dict.fromkeys(("hungry", "sick", "hold"), lambda g, f, o: [person(o[1], o[2]), family(o[1])]),
    # raids of the enemy and of the tribes
    **dict.fromkeys(("let-flip", "cancel-flip"), lambda g, f, o: _active(g, o[1])),
    "let-all-flip": lambda g, f, o: _active(g, f.seq[0] + 1),
    "recover": lambda g, f, o: [f"cube:raided.{COLOURS[o[1]]}", "cubes:raided"],
    "give-up": lambda g, f, o: [person(f.who, o[1]), family(f.who)],
    "ferocity": _grower,
    "appease": lambda g, f, o: [STORES[o[1]]],
    "caught-in": lambda g, f, o: [f"caught:{TERRITORIES[o[1]]}", territory(o[1]), family(f.who)],
    # Intruders and events
    "welcome": lambda g, f, o: [person(PASSAGE, o[1]), "passage"],
    "news": _fixed("track:ap"),
    "trapper-goods": _fixed(GOODS),
    "forget": lambda g, f, o: [person(PASSAGE, o[1]), "passage"],
    "horse-from": lambda g, f, o: [person(o[1], HORSE), family(o[1])],
    "go-without": _fixed("track:culture"),
    "order": lambda g, f, o: [*(f"card:{c}" for c in o[1:]), "deck"],
    "attend": _fixed("santa-fe"),
    "stay-away": _fixed("track:morale"),
    "manuelito": lambda g, f, o: [family(o[1]), "manuelito"],
    "black-from": lambda g, f, o: [f"cube:{o[1]}.black", f"cubes:{o[1]}"],
    # two players
    **dict.fromkeys(("spend-point", "keep-point"), _fixed("influence")),
    **dict.fromkeys(("show-cards", "keep-secret"), _fixed("deck")),
}  # fmt: skip
"""Verbs that need more than their arguments say."""

NOWHERE = frozenset(("done", "end-operation", "no-reaction", "no-influence", "bid", "buy-one"))
"""Options that are about nothing on the board."""

ARGUMENT: dict[str, Callable[[Any], str]] = {
    "family": family,
    "to": place,
    "territory": territory,
    "card": lambda card: f"card:{card}",
    "development": lambda d: f"development:{DEVELOPMENTS[d]}",
    "set": lambda s: f"set:{SETS[s]}",
    "box": lambda box: f"elder:{box}",
}


def option(g: State, o: Option) -> list[str]:
    """What an option of the pending decision is about."""
    verb = o[0]
    if verb in OPTIONS:
        return OPTIONS[verb](g, g.stack[-1], o)
    names = zip(ARGUMENTS.get(verb, ()), o[1:], strict=False)
    return [ARGUMENT[name](value) for name, value in names if name in ARGUMENT]
