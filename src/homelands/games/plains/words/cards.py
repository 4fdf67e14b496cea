"""Cards in our own words: each word of the small language of `vocabulary` is a message, its figures come from the data.

What is reconstructed is named at the end of each text, as the data files have it.
"""

from __future__ import annotations

from typing import Any

from homelands.games.plains.rules.tables import DECKS, Card, place_index
from homelands.games.plains.rules.vocabulary import ALL, ENDURING, KINDS, NEEDS, REGION, SIDES, TERMS, Term
from homelands.games.plains.words.names import Names

CALLED = {
    "title": "title",
    "kind": "kind",
    **dict.fromkeys(("place", "groups", "regions"), "numbers"),
    "when": "when",
    **dict.fromkeys(("needs", "where", "beside"), "conditions"),
    **dict.fromkeys(("terms", "enduring"), "effect"),
}
"""What the fields of a card are called where they are reconstructed; its line of history never is."""

ARGUMENTS: dict[str, tuple[str, ...]] = {
    "kind": ("kinds",),
    "held": ("side",),
    "has": ("colours", "n"),
    "most": ("colours", "n"),
    "free": ("colours",),
    "next": ("colours",),
    "casualties": ("colours", "n"),
    "holds": ("kinds", "n"),
    "wagons": ("n",),
    "beside": ("colours", "others"),
    "place": ("colours", "n", "place"),
    "move": ("colours", "groups", "regions"),
    "gather": ("colours", "place"),
    "lure": ("colours", "n", "place", "into"),
    "strike": ("place",),
    "send": ("colours", "place", "into"),
    "lift": ("colours", "n", "place"),
    "recover": ("colours", "n"),
    "remove": ("colours", "n"),
    "banner": ("place",),
    "no-retreat": ("colours", "place"),
    "one-die": ("colours", "place"),
    "bury": ("colours", "n"),
    "rush": ("n",),
    "custer": ("n",),
    "bar": ("colours", "place"),
    "rest": ("colours", "place"),
    "build-cap": ("n",),
    "build-more": ("n",),
    "guard": ("n",),
}
FAMILIES = {"need": NEEDS, "where": REGION, "term": TERMS, "lasting": ENDURING}
"""Messages by what a word stands for; `where` serves X and Y."""


def arguments(w: Names, term: Term) -> dict[str, Any]:
    """The arguments of a condition or term in words: colours in three forms, places in two."""
    out: dict[str, Any] = {"limit": w.tables.limit}
    for name, value in zip(ARGUMENTS.get(term[0], ()), term[1:], strict=True):
        if name in ("colours", "others"):
            out[name] = w.either(w.colours(value))
            out[f"{name}_and"] = w.join(w.colours(value))
            out[f"{name}_one"] = w.either([w.colour(c) for c in value])
        elif name == "kinds":
            out[name] = w.either([w.say(f"kind-{KINDS[k]}") for k in value])
        elif name == "side":
            out[name] = w.say(f"side-{SIDES[value]}")
        elif name in ("place", "into"):
            out[name] = value if value in ("X", "Y", "all") else w.place(place_index(value))
            out[f"{name}_in"] = "all" if value == "all" else w.spot(value)
        else:
            out[name] = "all" if value == ALL else value
    if term[0] == "place":
        out["cubes"] = w.cubes(term[1][0], term[2])
    return out


def in_one_line(w: Names, family: str, terms: tuple[Term, ...]) -> str:
    """Conditions or lasting terms, one after the other."""
    return "; ".join(sentences(w, family, terms))


def sentences(w: Names, family: str, terms: tuple[Term, ...]) -> list[str]:
    """Conditions or terms, each in words."""
    return [w.say(f"{family}-{term[0]}", **arguments(w, term)) for term in terms]


def effect(w: Names, card: Card) -> str:
    """What an event does, in one line."""
    said = [sentence[:1].upper() + sentence[1:] for sentence in sentences(w, "term", card.terms)]
    if card.enduring:
        said.append(w.say("card-enduring", terms=in_one_line(w, "lasting", card.enduring)))
    return " ".join(said)


def regions(w: Names, card: Card) -> list[str]:
    """What the regions X and Y of an event are."""
    named = {"card-where": card.where, "card-beside": card.beside}
    return [w.say(key, conditions=in_one_line(w, "where", terms)) for key, terms in named.items() if terms]


def announced(w: Names, card: Card) -> str:
    """An event as an option: its regions and what it does, in one line."""
    return " ".join([*regions(w, card), effect(w, card)])


def card(w: Names, number: int | str) -> str:
    """A card, several lines."""
    c = w.card_of(number)
    deck = DECKS[c.deck]
    lines = [c.title, w.say("card-deck", kind=w.say(f"cardkind-{c.kind}"), faction=w.faction(deck))]
    if c.kind != "event":
        lines.append(w.say("card-numbers", place=c.place, groups=c.groups, regions=c.regions))
    else:
        lines.append(w.say(f"when-{c.when}"))
        if c.needs:
            lines.append(w.say("card-needs", conditions=in_one_line(w, "need", c.needs)))
        lines += [*regions(w, c), effect(w, c)]
    lines.append(history(w, c))
    entry = f"{deck}.{c.id}"
    silent = ("history",)
    return "\n".join([*lines, *w.reconstructed(w.tables.data, [("decks", entry, CALLED)], silent, "effect")])


def history(w: Names, c: Card) -> str:
    """The line of history; a pack may bring its own."""
    return c.history or w.say(f"note-{c.id}")
