"""The things of Plains Indian Wars, explained."""

from __future__ import annotations

from collections.abc import Iterable

from homelands.games.plains.page import about as ids
from homelands.games.plains.rules.tables import (
    AREAS,
    BOXES,
    DECKS,
    HOME,
    KIND_OF,
    PLACES,
    REGIONS,
    ROUTES,
    Tables,
    place_index,
)
from homelands.games.plains.rules.vocabulary import COLOURS, KINDS
from homelands.table.schema import Thing
from homelands.table.words.components import ours, sixths, split, thing
from homelands.table.words.context import Context

Things = dict[str, Thing]
FACTION_RULES = {
    "green": "6.1", "orange": "6.2", "blue": "6.3", "brown": "6.5", "purple": "6.4", "white": "6.6.1", "black": "6.7",
}  # fmt: skip
BOX_RULES = {"ready": "10.0", "casualties": "12.1.3", "removed": "12.1.3"}
DISC_RULES: dict[str, str] = {**dict.fromkeys(DECKS, "9.0"), "purple": "10.4", "white": "6.6.1", "black": "6.7"}


def things(context: Context, t: Tables) -> Things:
    parts = (_places, _rails, _factions, _cards, _rest)
    return {id: thing for part in parts for id, thing in part(context, t).items()}


def _names(context: Context, places: Iterable[int]) -> str:
    return ", ".join(context.words.name("place", PLACES[p]) for p in places)


# -- places ------------------------------------------------------------------------------------------------------------
def _places(context: Context, t: Tables) -> Things:
    found: Things = {}
    trails = t.data.section("trails", "trail")
    for r, id in enumerate(REGIONS):
        kind = KINDS[KIND_OF[r]]
        lines = [context.words("web-region", kind=context.words.name("kind", kind), near=_names(context, t.near[r]))]
        along = [e["name"] for e in trails.values() if id in e["regions"]]
        if along:
            lines.append(context.words("web-region-trail", trails=", ".join(along), next=_names(context, t.trail[r])))
        if r in t.on_rail:
            lines.append(context.words("web-region-rail"))
        lines += [
            context.words("web-arrow", place=_names(context, [area]), colours=_colours(context, arrows))
            for area, region, arrows in t.arrows
            if region == r and arrows
        ]
        rule = "4.6" if r >= HOME else "4.5"
        guess = ours(t.data, "map", f"region.{id}", ("name", "kind", "next"))
        found[f"region:{id}"] = thing(context, t.names[r], *lines, rule=rule, ours=guess, kind=kind)
    for kinds, rule in ((AREAS, "4.4/areas"), (BOXES, "4.4/boxes")):
        for id in kinds:
            name = context.words.name("place", id)
            found[f"{'area' if id in AREAS else 'box'}:{id}"] = thing(context, name, rule=rule)
    for id, e in trails.items():
        stops = _names(context, map(place_index, e["regions"]))
        said = context.words("web-trail", route=context.words.name("route", e["route"]), stops=stops)
        guess = ours(t.data, "trails", f"trail.{id}")
        found[f"trail:{id}"] = thing(context, e["name"], said, rule="6.6.1", ours=guess, route=e["route"])
    return found


def _colours(context: Context, colours: Iterable[int]) -> str:
    return ", ".join(context.words.name("colour", COLOURS[c]) for c in colours)


def _rails(context: Context, t: Tables) -> Things:
    found: Things = {"rail": thing(context, context.words("web-rail"), rule="6.7")}
    for line, count, rule in (
        ("up", t.plains_spaces, "6.7.1"), ("cp", t.plains_spaces, "6.7.2"), ("mountain", t.mountain_spaces, "6.7.2"),
    ):  # fmt: skip
        for n in range(1, count + 1):
            entry = {"up": str(n), "cp": str(count + 1 - n), "mountain": f"M{n}"}[line]
            spaces = t.beside_mountain if line == "mountain" else t.beside_space
            beside = spaces[(n if line != "cp" else count + 1 - n) - 1]
            said = context.words("web-rail-beside", regions=_names(context, beside) or "none")
            name = context.words("web-rail-space", line=context.words.name("line", _LINES[line]), n=n)
            guess = ours(t.data, "rails", f"space.{entry}")
            found[f"rail:{line}.{n}"] = thing(context, name, said, rule=rule, ours=guess)
    return found


_LINES = {"up": "union", "cp": "central", "mountain": "mountain"}


# -- factions ----------------------------------------------------------------------------------------------------------
def _factions(context: Context, t: Tables) -> Things:
    found: Things = {}
    for c, colour in enumerate(COLOURS):
        name, rule = context.words.name("faction", colour), FACTION_RULES[colour]
        people = context.words.name("people", colour) if c < 5 else ""
        dice = die(context, t, c) if c < 5 else ""
        guess = ours(t.data, "factions", f"faction.{colour}")
        line = f"{people[:1].upper()}{people[1:]}." if people else ""
        found[f"faction:{colour}"] = thing(context, name, line, dice, rule=rule, ours=guess, cubes=t.cubes[c])
        if c < 5:
            hit, treaty, blank = t.faces[c]
            title = context.words("web-die", colour=context.words.name("colour", colour))
            found[f"die:{colour}"] = thing(
                context, title, dice, rule="12.1.2/dice", ours=guess, hit=hit, treaty=treaty, blank=blank
            )
        found[f"disc:{colour}"] = thing(context, context.words.name("disc", colour), rule=DISC_RULES[colour])
        if colour in ids.CUBES:
            said = context.words("pla-row-ready")
            found[f"ready:{colour}"] = thing(context, f"{said}: {name}", rule=BOX_RULES["ready"])
            for place in PLACES:
                where = context.words.name("place", place)
                found[f"cube:{place}.{colour}"] = thing(context, f"{name}, {where}", line, dice, ours=guess)
                found[f"cube:{place}.{colour}"].fields["rule"] = rule
        if c < 5:
            for box in ("casualties", "removed"):
                head = context.words(f"pla-row-{box}")
                found[f"{box}:{colour}"] = thing(context, f"{head}: {name}", rule=BOX_RULES[box])
    return found


def die(context: Context, t: Tables, c: int) -> str:
    """What the faces of a die show, and how often."""
    hit, treaty, blank = t.faces[c]
    return context.words("web-die-faces", hit=sixths(hit), treaty=sixths(treaty), blank=sixths(blank))


# -- cards and the rest ------------------------------------------------------------------------------------------------
def _cards(context: Context, t: Tables) -> Things:
    found: Things = {}
    for card in t.cards:
        head, text = split(context.words.card(card.id))
        deck = DECKS[card.deck]
        fields = ("title", "kind", "place", "groups", "regions", "when", "terms", "enduring")
        known = t.data.files["decks"][f"{deck}.{card.id}"]
        guess = ours(t.data, "decks", f"{deck}.{card.id}", [name for name in fields if name in known])
        found[f"card:{card.id}"] = thing(
            context, head, text, ours=guess, deck=deck, kind=card.kind, place=card.place, groups=card.groups,
            regions=card.regions, when=card.when,
        )  # fmt: skip
        found[f"card:{card.id}"].fields["rule"] = "9.2.2" if card.id == "custer" else "9.2" if card.terms else "9.1"
    for deck in DECKS:
        name = context.words.name("faction", deck)
        found[f"hand:{deck}"] = thing(context, context.words("web-hand", faction=name), rule="9.0")
        found[f"deck:{deck}"] = thing(context, context.words("web-deck-of", faction=name), rule="9.0")
    return found


def _rest(context: Context, t: Tables) -> Things:
    found: Things = {
        "bag": thing(context, context.words("web-bag"), rule="4.1"),
        "ready": thing(context, context.words("pla-row-ready"), rule=BOX_RULES["ready"]),
        "casualties": thing(context, context.words("pla-row-casualties"), rule=BOX_RULES["casualties"]),
        "wagons:destroyed": thing(context, context.words("web-wagons-destroyed"), rule="12.1.2.1"),
    }
    for route in ROUTES:
        name = context.words("web-wagons-through", route=context.words.name("route", route))
        found[f"wagons:{route}"] = thing(context, name, rule="6.6.2")
    for seat in ids.SEATS:
        name = context.words.name("seat", seat)
        found[f"seat:{seat}"] = thing(context, name, rule="15.2")
        found[f"points:{seat}"] = thing(context, context.words("web-points", seat=name), rule="vp")
    return found
