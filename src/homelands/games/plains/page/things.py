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
from homelands.table.words.components import ours, sixths, thing, told
from homelands.table.words.speaker import Speaker

Things = dict[str, Thing]
FACTION_RULES = {
    "green": "6.1", "orange": "6.2", "blue": "6.3", "brown": "6.5", "purple": "6.4", "white": "6.6.1", "black": "6.7",
}  # fmt: skip
BOX_RULES = {"ready": "10.0", "casualties": "12.1.3", "removed": "12.1.3"}
DISC_RULES: dict[str, str] = {**dict.fromkeys(DECKS, "9.0"), "purple": "10.4", "white": "6.6.1", "black": "6.7"}


def things(s: Speaker, t: Tables) -> Things:
    return {**_places(s, t), **_rails(s, t), **_factions(s, t), **_cards(s, t), **_rest(s, t)}


def _names(s: Speaker, places: Iterable[int]) -> str:
    return ", ".join(s.texts.name("place", PLACES[p]) for p in places)


# -- places ------------------------------------------------------------------------------------------------------------
def _places(s: Speaker, t: Tables) -> Things:
    found: Things = {}
    trails = t.data.section("trails", "trail")
    for r, id in enumerate(REGIONS):
        kind = KINDS[KIND_OF[r]]
        lines = [s.say("web-region", kind=s.texts.name("kind", kind), near=_names(s, t.near[r]))]
        along = [e["name"] for e in trails.values() if id in e["regions"]]
        if along:
            lines.append(s.say("web-region-trail", trails=", ".join(along), next=_names(s, t.trail[r])))
        if r in t.on_rail:
            lines.append(s.say("web-region-rail"))
        lines += [
            s.say("web-arrow", place=s.texts.name("place", PLACES[area]), colours=_colours(s, arrows))
            for area, region, arrows in t.arrows
            if region == r and arrows
        ]
        rule = "4.6" if r >= HOME else "4.5"
        guess = ours(t.data, "map", f"region.{id}", ("name", "kind", "next"))
        found[f"region:{id}"] = thing(s, t.names[r], *lines, rule=rule, ours=guess, kind=kind)
    for kinds, rule in ((AREAS, "4.4/areas"), (BOXES, "4.4/boxes")):
        for id in kinds:
            name = s.texts.name("place", id)
            found[f"{'area' if id in AREAS else 'box'}:{id}"] = thing(s, name, rule=rule)
    for id, e in trails.items():
        stops = _names(s, map(place_index, e["regions"]))
        said = s.say("web-trail", route=s.texts.name("route", e["route"]), stops=stops)
        guess = ours(t.data, "trails", f"trail.{id}")
        found[f"trail:{id}"] = thing(s, e["name"], said, rule="6.6.1", ours=guess, route=e["route"])
    return found


def _colours(s: Speaker, colours: Iterable[int]) -> str:
    return ", ".join(s.texts.name("colour", COLOURS[c]) for c in colours)


def _rails(s: Speaker, t: Tables) -> Things:
    found: Things = {"rail": thing(s, s.say("web-rail"), rule="6.7")}
    for line, count, rule in (
        ("up", t.plains_spaces, "6.7.1"), ("cp", t.plains_spaces, "6.7.2"), ("mountain", t.mountain_spaces, "6.7.2"),
    ):  # fmt: skip
        for n in range(1, count + 1):
            entry = {"up": str(n), "cp": str(count + 1 - n), "mountain": f"M{n}"}[line]
            spaces = t.beside_mountain if line == "mountain" else t.beside_space
            beside = spaces[(n if line != "cp" else count + 1 - n) - 1]
            said = s.say("web-rail-beside", regions=_names(s, beside) or "none")
            name = s.say("web-rail-space", line=s.texts.name("line", _LINES[line]), n=n)
            guess = ours(t.data, "rails", f"space.{entry}")
            found[f"rail:{line}.{n}"] = thing(s, name, said, rule=rule, ours=guess)
    return found


_LINES = {"up": "union", "cp": "central", "mountain": "mountain"}


# -- factions ----------------------------------------------------------------------------------------------------------
def _factions(s: Speaker, t: Tables) -> Things:
    found: Things = {}
    for c, colour in enumerate(COLOURS):
        name, rule = s.texts.name("faction", colour), FACTION_RULES[colour]
        people = s.texts.name("people", colour) if c < 5 else ""
        dice = die(s, t, c) if c < 5 else ""
        guess = ours(t.data, "factions", f"faction.{colour}")
        line = f"{people[:1].upper()}{people[1:]}." if people else ""
        found[f"faction:{colour}"] = thing(s, name, line, dice, rule=rule, ours=guess, cubes=t.cubes[c])
        if c < 5:
            hit, treaty, blank = t.faces[c]
            title = s.say("web-die", colour=s.texts.name("colour", colour))
            found[f"die:{colour}"] = thing(
                s, title, dice, rule="12.1.2/dice", ours=guess, hit=hit, treaty=treaty, blank=blank
            )
        found[f"disc:{colour}"] = thing(s, s.texts.name("disc", colour), rule=DISC_RULES[colour])
        if colour in ids.CUBES:
            said = s.words("pla-row-ready")
            found[f"ready:{colour}"] = thing(s, f"{said}: {name}", rule=BOX_RULES["ready"])
            for place in PLACES:
                where = s.texts.name("place", place)
                found[f"cube:{place}.{colour}"] = thing(s, f"{name}, {where}", line, dice, ours=guess)
                found[f"cube:{place}.{colour}"].fields["rule"] = rule
        if c < 5:
            for box in ("casualties", "removed"):
                head = s.words(f"pla-row-{box}")
                found[f"{box}:{colour}"] = thing(s, f"{head}: {name}", rule=BOX_RULES[box])
    return found


def die(s: Speaker, t: Tables, c: int) -> str:
    """What the faces of a die show, and how often."""
    hit, treaty, blank = t.faces[c]
    return s.say("web-die-faces", hit=sixths(hit), treaty=sixths(treaty), blank=sixths(blank))


# -- cards and the rest ------------------------------------------------------------------------------------------------
def _cards(s: Speaker, t: Tables) -> Things:
    found: Things = {}
    for card in t.cards:
        head, text = told(s.texts.card(t, card.id))
        deck = DECKS[card.deck]
        fields = ("title", "kind", "place", "groups", "regions", "when", "terms", "enduring")
        known = t.data.files["decks"][f"{deck}.{card.id}"]
        guess = ours(t.data, "decks", f"{deck}.{card.id}", [name for name in fields if name in known])
        found[f"card:{card.id}"] = thing(
            s, head, text, ours=guess, deck=deck, kind=card.kind, place=card.place, groups=card.groups,
            regions=card.regions, when=card.when,
        )  # fmt: skip
        found[f"card:{card.id}"].fields["rule"] = "9.2.2" if card.id == "custer" else "9.2" if card.terms else "9.1"
    for deck in DECKS:
        name = s.texts.name("faction", deck)
        found[f"hand:{deck}"] = thing(s, s.say("web-hand", faction=name), rule="9.0")
        found[f"deck:{deck}"] = thing(s, s.say("web-deck-of", faction=name), rule="9.0")
    return found


def _rest(s: Speaker, t: Tables) -> Things:
    found: Things = {
        "bag": thing(s, s.say("web-bag"), rule="4.1"),
        "ready": thing(s, s.words("pla-row-ready"), rule=BOX_RULES["ready"]),
        "casualties": thing(s, s.words("pla-row-casualties"), rule=BOX_RULES["casualties"]),
        "wagons:destroyed": thing(s, s.say("web-wagons-destroyed"), rule="12.1.2.1"),
    }
    for route in ROUTES:
        name = s.say("web-wagons-through", route=s.texts.name("route", route))
        found[f"wagons:{route}"] = thing(s, name, rule="6.6.2")
    for seat in ids.SEATS:
        name = s.texts.name("seat", seat)
        found[f"seat:{seat}"] = thing(s, name, rule="15.2")
        found[f"points:{seat}"] = thing(s, s.say("web-points", seat=name), rule="vp")
    return found
