"""Positions from outside: partial plain data laid over the set-up, and a point in the rules to start from.

What a position leaves out is the set-up: hands are then the first three cards of each deck, and the free cubes stand
where `FREE` says. A place that is named holds exactly what is named; `"*"` stands for all regions not named. The Ready
Boxes and the draw piles are worked out. An impossible position is refused whole, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any

from homelands.core.flow import push
from homelands.core.state import Row, without
from homelands.games.plains.plain.starts import start
from homelands.games.plains.plain.write import ENDINGS
from homelands.games.plains.rules import discs, effects, setup
from homelands.games.plains.rules.cards import lay
from homelands.games.plains.rules.invariants import Impossible, check
from homelands.games.plains.rules.state import INDIAN_ALLIES, NONE, State, book
from homelands.games.plains.rules.tables import (
    AREAS,
    BLACK,
    BLUE,
    BOXES,
    BROWN,
    CARDS,
    CARDS_BY_DECK,
    COLOURS,
    CUSTER,
    DECK_SIZE,
    DECKS,
    GREEN,
    N_COLOURS,
    N_DECKS,
    N_ON_MAP,
    ORANGE,
    PLACES,
    PURPLE,
    REGIONS,
    ROUTES,
    TABLES,
    WHITE,
    load_tables,
    place_index,
)
from homelands.games.plains.rules.vocabulary import FIGHTING, ON_MAP

FREE = {GREEN: "black-hills", ORANGE: "cimarron"}
WORKED_OUT = {"seats", "control", "stack", "outcome", "active", "moved", "banner", "fight", "moves", "held", "seat"}


def from_plain(data: dict[str, Any], packs: Sequence[Path] = ()) -> State:
    """The position that the data describe, ready to go on."""
    data = dict(_table(data, "position"))
    tables = load_tables(packs)
    if data.pop("game", "plains") != "plains":
        raise Impossible("game: expected plains")
    table = str(data.pop("scenario", "2"))
    if INDIAN_ALLIES in [_one_of(o, (INDIAN_ALLIES,), "options") for o in _list(data.pop("options", []), "options")]:
        table += f"-{INDIAN_ALLIES}"
    _one_of(table, TABLES, "scenario")
    rulings = {r.id: r.default for r in tables.rulings.values()}
    for ruling, reading in _table(data.pop("rulings", {}), "rulings").items():
        _one_of(ruling, rulings, "rulings")
        rulings[ruling] = _one_of(reading, tables.rulings[ruling].readings, f"rulings.{ruling}")
    g = default_setup(setup.blank(tables, table, rulings))
    where = data.pop("start", None)
    for key in WORKED_OUT:
        data.pop(key, None)
    for key, value in data.items():
        PARTS[_one_of(key, PARTS, "position")](g, value)
    _work_out(g, data)
    start(g, where or {})
    check(g)
    if not g.stack and not g.outcome:
        push(g, discs.draw_disc if g.bag else discs.round_done)
        check(g)
    book.run(g)
    check(g)  # what follows at once (an end that is counted) may show that it cannot be
    return g


def default_setup(g: State) -> State:
    """The set-up with plain choices, at the start of the first round."""
    for colour in (GREEN, ORANGE):
        setup.fixed(g, colour)
        effects.count(g, colour, place_index(FREE[colour]), g.t.setups[COLOURS[colour]]["free"])
    for colour in (BLUE, PURPLE, BROWN, WHITE):
        setup.fixed(g, colour)
    for deck in range(N_DECKS):
        g.hands[deck] = tuple(range(deck * DECK_SIZE, deck * DECK_SIZE + g.t.hand_size))
    g.round = 1
    g.bag[:] = range(N_COLOURS)
    return g


def _work_out(g: State, data: dict[str, Any]) -> None:
    """Ready Boxes are what is left of the cubes, piles what is left of the cards.

    Where a Ready Box is named and the casualties of its colour are not, what is neither there nor on the map is lost.
    """
    for c, name in enumerate(COLOURS):
        used = g.lost[c] + g.gone[c]
        used += g.black_used() if c == BLACK else sum(g.cubes[c])
        if c == WHITE:
            used += sum(g.escaped) + g.destroyed
        left = g.t.cubes[c] - used
        if left < 0:
            raise Impossible(f"{name} cubes: {used} in all, there are {g.t.cubes[c]}")
        named = data.get("ready", {}).get(name, left)
        if named < left and name in FIGHTING and name not in data.get("casualties", {}):
            g.lost[c] += left - named
            left = named
        if named != left:
            raise Impossible(f"ready.{name}: {data['ready'][name]}, but {left} are left of {g.t.cubes[c]}")
        g.ready[c] = left
    for deck, name in enumerate(DECKS):
        seen = g.hands[deck] + g.discards[deck]
        if len(set(seen)) != len(seen):
            raise Impossible(f"{name} deck: a card is both in hand and among the discards")
        g.piles[deck] = tuple([c for c in range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE) if c not in seen])
        given = data.get("decks", {}).get(name)
        if given is not None and sorted(map(CARDS.index, given)) != list(g.piles[deck]):
            raise Impossible(f"decks.{name}: not the cards that are left of the deck")
    if CUSTER in g.hands[BLUE]:
        raise Impossible("hands.blue: custer is played at once and never kept in hand")


# -- checks of single values -------------------------------------------------------------------------------------------
def _table(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Impossible(f"{where}: {value!r}, expected a table")
    return value


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise Impossible(f"{where}: {value!r}, expected a list")
    return value


def _int(value: Any, where: str, low: int = 0, high: int = 99) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Impossible(f"{where}: {value!r}, expected a number from {low} to {high}")
    return value


def _one_of(value: Any, known: Collection[Any], where: str) -> Any:
    if not isinstance(value, str) or value not in known:
        raise Impossible(f"{where}: {value!r}, expected one of {', '.join(map(str, known))}")
    return value


# -- the parts ---------------------------------------------------------------------------------------------------------
def _places(names: Sequence[str], key: str) -> Callable[[State, Any], None]:
    def part(g: State, value: Any) -> None:
        found = dict(_table(value, key))
        if "*" in found:
            rest = found.pop("*")
            found = {**{name: rest for name in names if name not in found}, **found}
        for name, cubes in found.items():
            p = place_index(_one_of(name, names, key))
            where = f"{key}.{name}"
            counts = _table(cubes, where)
            for colour in counts:
                _one_of(colour, ON_MAP, where)
            for c in range(N_ON_MAP):
                n = _int(counts.get(COLOURS[c], 0), f"{where}.{COLOURS[c]}", 0, g.t.cubes[c])
                effects.count(g, c, p, n - g.cubes[c][p])

    return part


def _by_colour(attribute: str, key: str) -> Callable[[State, Any], None]:
    def part(g: State, value: Any) -> None:
        box = getattr(g, attribute)
        for colour, n in _table(value, key).items():
            c = COLOURS.index(_one_of(colour, FIGHTING, key))
            box[c] = _int(n, f"{key}.{colour}", 0, g.t.cubes[c])

    return part


def _cards(attribute: str, key: str) -> Callable[[State, Any], None]:
    def part(g: State, value: Any) -> None:
        for name, cards in _table(value, key).items():
            deck = DECKS.index(_one_of(name, DECKS, key))
            where = f"{key}.{name}"
            found = [CARDS.index(_one_of(c, CARDS_BY_DECK[deck], where)) for c in _list(cards, where)]
            if len(set(found)) != len(found):
                raise Impossible(f"{where}: a card is named twice")
            if attribute == "hands" and len(found) > g.t.hand_size:
                raise Impossible(f"{where}: {len(found)} cards, expected no more than {g.t.hand_size}")
            getattr(g, attribute)[deck] = tuple(sorted(found) if attribute == "hands" else found)
            if attribute == "discards" and set(g.hands[deck]) & set(found):
                g.hands[deck] = _fresh_hand(g, deck)

    return part


def _fresh_hand(g: State, deck: int) -> Row:
    """A hand that was not named gives way to named discards."""
    free = [c for c in range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE) if c not in g.discards[deck] and c != CUSTER]
    return tuple(free[: g.t.hand_size])


def _rail(g: State, value: Any) -> None:
    names = {"up": "union", "cp": "central", "mountain": "mountain"}
    for key, n in _table(value, "rail").items():
        _one_of(key, (*names, "gap", "cp_all"), "rail")
        if key in names:
            setattr(g, names[key], _int(n, f"rail.{key}", 0, g.t.plains_spaces))
    if "mountain" not in value and value.get("cp"):
        g.mountain = g.t.mountain_spaces


def _discs(g: State, value: Any) -> None:
    table = _table(value, "discs")
    for key in table:
        _one_of(key, ("drawn", "bag"), "discs")
    drawn = [COLOURS.index(_one_of(c, COLOURS, "discs.drawn")) for c in _list(table.get("drawn", []), "discs.drawn")]
    bag = [c for c in range(N_COLOURS) if c not in drawn]
    if "bag" in table:
        bag = sorted(COLOURS.index(_one_of(c, COLOURS, "discs.bag")) for c in _list(table["bag"], "discs.bag"))
        if "drawn" not in table:
            drawn = [c for c in range(N_COLOURS) if c not in bag]
    g.drawn[:], g.bag[:] = drawn, bag


def _wagons(g: State, value: Any) -> None:
    for key, found in _table(value, "wagons").items():
        _one_of(key, ("escaped", "destroyed", "safe"), "wagons")
        if key == "destroyed":
            g.destroyed = _int(found, "wagons.destroyed", 0, g.t.cubes[WHITE])
        elif key == "safe":
            g.immune[:] = [place_index(_one_of(p, REGIONS, "wagons.safe")) for p in _list(found, "wagons.safe")]
        elif isinstance(found, int):
            g.escaped[:] = [0, _int(found, "wagons.escaped", 0, g.t.cubes[WHITE])]
        else:
            for route, n in _table(found, "wagons.escaped").items():
                i = ROUTES.index(_one_of(route, ROUTES, "wagons.escaped"))
                g.escaped[i] = _int(n, f"wagons.escaped.{route}", 0, g.t.cubes[WHITE])


def _points(g: State, value: Any) -> None:
    for key, n in _table(value, "points").items():
        _one_of(key, ("cavalry", "custer", "sides", "seats", "totals"), "points")
        if key in ("cavalry", "custer"):
            setattr(g, f"{key}_points", _int(n, f"points.{key}"))


def _enduring(g: State, value: Any) -> None:
    from homelands.games.plains.rules.events import endure

    for name, found in _table(value, "enduring").items():
        deck = DECKS.index(_one_of(name, DECKS, "enduring"))
        where = f"enduring.{name}"
        table = {"card": found} if isinstance(found, str) else _table(found, where)
        card = CARDS.index(_one_of(table.get("card"), CARDS_BY_DECK[deck], where))
        if not g.t.cards[card].enduring:
            raise Impossible(f"{where}: {CARDS[card]} does not endure")
        at = table.get("at")
        if g.t.cards[card].where and at is None:
            raise Impossible(f"{where}: expected the region it names (at)")
        if card in g.discards[deck]:
            g.discards[deck] = without(g.discards[deck], card)
        lay(g, deck, card)
        if card in g.hands[deck]:
            g.hands[deck] = _fresh_hand(g, deck)
        endure(g, card, place_index(_one_of(at, PLACES, where)) if at is not None else NONE)


def _custer(g: State, value: Any) -> None:
    g.custer[:] = [place_index(_one_of(p, PLACES, "custer")) for p in _list(value, "custer")]


def _round(g: State, value: Any) -> None:
    g.round = _int(value, "round", 1, DECK_SIZE)  # each takes a card of every deck


def _ending(g: State, value: Any) -> None:
    if value is not None:
        g.ending = ENDINGS.index(_one_of(value, ENDINGS[1:], "ending"))


def _known(g: State, value: Any) -> None:
    for name, n in _table(value, "known_events").items():
        g.known[DECKS.index(_one_of(name, DECKS, "known_events"))] = _int(n, f"known_events.{name}", 0, g.t.hand_size)


def _decks(g: State, value: Any) -> None:
    for name, found in _table(value, "decks").items():
        deck = DECKS.index(_one_of(name, DECKS, "decks"))
        for card in _list(found, f"decks.{name}"):
            _one_of(card, CARDS_BY_DECK[deck], f"decks.{name}")


def _ready(g: State, value: Any) -> None:
    for name, n in _table(value, "ready").items():
        c = COLOURS.index(_one_of(name, COLOURS, "ready"))
        _int(n, f"ready.{name}", 0, g.t.cubes[c])


PARTS: dict[str, Callable[[State, Any], None]] = {
    "regions": _places(REGIONS, "regions"),
    "areas": _places(AREAS, "areas"),
    "boxes": _places(BOXES, "boxes"),
    "ready": _ready,
    "casualties": _by_colour("lost", "casualties"),
    "removed": _by_colour("gone", "removed"),
    "hands": _cards("hands", "hands"),
    "discards": _cards("discards", "discards"),
    "decks": _decks,
    "known_events": _known,
    "enduring": _enduring,
    "rail": _rail,
    "discs": _discs,
    "round": _round,
    "wagons": _wagons,
    "points": _points,
    "custer": _custer,
    "ending": _ending,
}
