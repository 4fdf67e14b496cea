"""Positions from outside: partial plain data laid over a scenario's set-up, and a point in the rules to start from.

What a position leaves out is the set-up; what follows from the counter mix (out of play, the bag) is worked out.
An impossible one is refused whole, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from pathlib import Path
from typing import Any

from homelands.core.flow import push
from homelands.core.state import changed, without
from homelands.games.navajo.plain import cups
from homelands.games.navajo.plain.starts import start
from homelands.games.navajo.plain.write import FACES, FORTS
from homelands.games.navajo.rules import sequence, setup
from homelands.games.navajo.rules.cards import LAST, LAST_ORDINARY
from homelands.games.navajo.rules.influence import SEATS
from homelands.games.navajo.rules.invariants import Impossible, check
from homelands.games.navajo.rules.names import (
    COLOURS,
    DEVELOPMENTS,
    I_FIREARMS,
    I_TRADE_GOODS,
    INTRUDERS,
    MESAS_2,
    NUMBER_OF,
    PERIODS,
    SANTA_FE,
    SETS,
    TERRITORIES,
    TERRITORY_OF,
    WEAVING_1,
    WEAVING_2,
    WEAVING_3,
    area_of,
    place_index,
    place_name,
)
from homelands.games.navajo.rules.names import LETTERS as COUNTERS
from homelands.games.navajo.rules.state import AWAITED, BESIDE, KINDS, LETTERS, OFF, UNUSED, State, book
from homelands.games.navajo.rules.tables import load_tables

LAST_TWO = (COUNTERS.index("M"), COUNTERS.index("N"))  # Instructions left out where chance would say which
HEADS = ("game", "scenario", "options", "rulings", "start", "cups")  # parts that are not laid over the set-up
WORKED_OUT = {"deck_left", "now", "stack", "outcome"}


def from_plain(data: dict[str, Any], packs: Sequence[Path] = ()) -> State:
    """The position that the data describe, ready to go on."""
    data = dict(_table(data, "position"))
    tables = load_tables(packs)
    name = _one_of(data.pop("scenario", "rise"), tables.scenarios, "scenario")
    if data.pop("game", "navajo") != "navajo":
        raise Impossible("game: expected navajo")
    rulings = {r.id: r.default for r in tables.rulings.values()}
    for ruling, reading in _table(data.pop("rulings", {}), "rulings").items():
        _one_of(ruling, rulings, "rulings")
        rulings[ruling] = _one_of(reading, tables.rulings[ruling].readings, f"rulings.{ruling}")
    optional = 0
    for option in _list(data.pop("options", []), "options"):
        optional |= tables.options[_one_of(option, tables.options, "options")].bit
    g = State(t=tables, rulings=rulings, scenario=name, optional=optional)
    g.players = tables.players(optional)
    default_setup(g)
    where = data.pop("start", None)
    came_back = data.pop("cups", None)
    for key in WORKED_OUT:
        data.pop(key, None)
    for key, value in data.items():
        if key not in PARTS:
            known = sorted({*PARTS, *HEADS})
            raise Impossible(f"{key}: unknown, expected one of {', '.join(known)}")
        PARTS[key](g, value)
    if "cubes" not in data or "pool" not in data["cubes"]:
        _fill_pool(g, "cubes" in data and "removed" in data["cubes"])
    _fill_out(g)
    if came_back is not None:
        cups.read(g, came_back)
    g.log = []  # what happens before the first question is told
    start(g, where or {})
    _transitions(g, [g.card] if where and "card" in where else [])
    if "deck" in data:
        _transitions(g, [*g.top, *(special for _, special in g.piles)])
    _sensible(g)
    check(g)
    if not g.stack and not g.outcome:
        push(g, sequence.TURN)
    book.run(g)
    return g


def _sensible(g: State) -> None:
    """What no play leads to, though every counter is accounted for."""
    for d, name in enumerate(DEVELOPMENTS):
        if g.has(d) and d % 3 and not g.has(d - 1):
            raise Impossible(f"developments: {name} without {DEVELOPMENTS[d - 1]}")


def default_setup(g: State) -> State:
    """The set-up with plain choices: a Family in Area 1 of each named Territory, Ferocity 0, no developments."""
    s = g.t.scenarios[g.scenario]
    g.period = s.period
    setup.counters(g, s)
    for i, letter in enumerate(s.families):
        t = TERRITORIES.index(s.territories[i])
        g.at[i] = s.placed.get(letter, area_of(t, 1))
        for kind in range(3):
            g.out[kind] -= 1
            (g.man, g.woman, g.child)[kind][i] = 1
    for one in s.removed_sets:
        g.sets &= ~(1 << one)
    out = s.removed_counters or LAST_TWO
    setup.fill_display(g, [i for i in range(14) if i not in out])
    for d in s.taken:
        g.owned |= 1 << d
    return g


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
    if isinstance(value, bool) and high == 1:
        return int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Impossible(f"{where}: {value!r}, expected a number from {low} to {high}")
    return value


def _one_of(value: Any, known: Any, where: str) -> Any:
    if not isinstance(value, str) or value not in tuple(known):
        raise Impossible(f"{where}: {value!r}, expected one of {', '.join(map(str, known))}")
    return value


def _place(value: Any, where: str) -> int:
    try:
        return place_index(value)
    except (KeyError, TypeError):
        raise Impossible(f"{where}: {value!r}, expected a place such as shiprock.3 or zuni:caught") from None


# -- the parts ---------------------------------------------------------------------------------------------------------
TRACKS = {"culture": "culture", "military": "military", "ap": "ap", "morale": "morale", "enemy_ferocity": "ferocity"}


def _tracks(g: State, value: Any) -> None:
    for name, n in _table(value, "tracks").items():
        if name == "enemy_ap":
            g.enemy_ap = _int(n, "tracks.enemy_ap")
        else:
            setattr(g, TRACKS[_one_of(name, TRACKS, "tracks")], _int(n, f"tracks.{name}", 0, g.t.track_max))


def _families(g: State, value: Any) -> None:
    for letter, box in _table(value, "families").items():
        i = LETTERS.index(_one_of(letter, LETTERS, "families"))
        where = f"families.{letter}"
        if box is None or _table(box, where).get("at", "") is None:
            g.at[i] = OFF
            g.fierce[i] = g.man[i] = g.woman[i] = g.child[i] = g.horse[i] = 0
            continue
        if g.at[i] == OFF:
            g.man[i] = g.woman[i] = g.child[i] = 1
        for key, n in box.items():
            if key == "at":
                g.at[i] = _place(n, f"{where}.at")
            elif key == "ferocity":
                g.fierce[i] = _int(n, f"{where}.ferocity", 0, 3)
            else:
                getattr(g, _one_of(key, ("man", "woman", "child", "horse"), where))[i] = _int(n, f"{where}.{key}", 0, 1)
        if g.at[i] == OFF:
            raise Impossible(f"{where}: expected a place (at)")


def _manuelito(g: State, value: Any) -> None:
    if value is None:
        g.manuelito = UNUSED
    else:
        waits = {"beside": BESIDE, "awaited": AWAITED}
        found = _one_of(value, (*LETTERS, *waits), "manuelito")
        g.manuelito = waits[found] if found in waits else LETTERS.index(found)


def _elders(g: State, value: Any) -> None:
    counts = _list(value, "elders")
    if len(counts) != 7:
        raise Impossible(f"elders: {len(counts)} boxes, expected 7")
    g.elders[:] = [_int(n, f"elders[{i}]", 0, g.t.counters["elder"]) for i, n in enumerate(counts)]


RESOURCES = {
    "horse": "horses", "sheep": "sheep", "trade_goods": "goods", "intruder_trade_goods": "intruder_goods",
    "firearms": "firearms", "intruder_firearms": "intruder_firearms",
}  # fmt: skip


def _resources(g: State, value: Any) -> None:
    for name, n in _table(value, "resources").items():
        if name == "corn":
            values = [_int(v, "resources.corn", 1, 99) for v in _list(n, "resources.corn")]
            g.corn_stock[:] = sorted(values)
        else:
            setattr(g, RESOURCES[_one_of(name, (*RESOURCES, "corn"), "resources")], _int(n, f"resources.{name}"))


def _out_of_play(g: State, value: Any) -> None:
    """All follows from the counter mix but this: an Intruder's Firearms that were used stay out until a new period."""
    g.intruder_firearms_out = _int(_table(value, "out_of_play").get("intruder_firearms", 0), "out_of_play")


def _set_aside(g: State, value: Any) -> None:
    for name, n in _table(value, "intruders_set_aside").items():
        kind = INTRUDERS.index(_one_of(name, INTRUDERS, "intruders_set_aside"))
        g.intruder_aside = changed(g.intruder_aside, kind, _int(n, f"intruders_set_aside.{name}"))


def _passage(g: State, value: Any) -> None:
    for name, n in _table(value, "passage").items():
        g.passage[KINDS.index(_one_of(name, KINDS, "passage"))] = _int(n, f"passage.{name}")


def _territories(g: State, value: Any) -> None:
    for name, found in _table(value, "territories").items():
        t = TERRITORIES.index(_one_of(name, TERRITORIES, "territories"))
        for key, n in _table(found, f"territories.{name}").items():
            _one_of(key, ("drought", "tribal"), f"territories.{name}")
            setattr(g, key, changed(getattr(g, key), t, _int(n, f"territories.{name}.{key}", 0, 6)))


def _areas(g: State, value: Any) -> None:
    for name, found in _table(value, "areas").items():
        a = _place(name, "areas")
        if a >= SANTA_FE:
            raise Impossible(f"areas: {name!r} is not an Area")
        where = f"areas.{name}"
        t, n = TERRITORY_OF[a], NUMBER_OF[a]
        for key, x in _table(found, where).items():
            if key in ("mission", "rancho"):
                track = g.mission if key == "mission" else g.rancho
                if _int(x, f"{where}.{key}", 0, 1):
                    track[t] = n
                elif track[t] == n:
                    track[t] = 0
            elif key == "fort":
                g.fort = tuple(OFF if area == a else area for area in g.fort)
                if x is not None:
                    fort = FORTS.index(_one_of(x, FORTS, f"{where}.fort"))
                    if a != g.t.fort_area[fort]:
                        stands = place_name(g.t.fort_area[fort])
                        raise Impossible(f"{where}.fort: {x}, expected in {stands}, where it stands")
                    g.fort = changed(g.fort, fort, a)
            elif key in ("corn", "harass"):
                places = g.corn if key == "corn" else g.harass
                if _int(x, f"{where}.{key}", 0, 1) and a not in places:
                    places.append(a)
                elif not x and a in places:
                    places.remove(a)
            elif key == "raiders":
                g.raiders = [r for r in g.raiders if r != a] + [a] * _int(x, f"{where}.raiders")
            elif key == "intruders":
                g.intruders = [c for c in g.intruders if c >> 4 != a]
                for kind in _list(x, f"{where}.intruders"):
                    _one_of(kind, ("?", *INTRUDERS), f"{where}.intruders")
                    g.intruders.append(a << 4 | (0 if kind == "?" else INTRUDERS.index(kind) + 1))
            else:
                expected = "mission, rancho, fort, corn, harass, raiders, intruders"
                raise Impossible(f"{where}: unknown {key!r}, expected one of {expected}")


def _cubes(g: State, value: Any) -> None:
    names = ("pool", "raided", "recovery", "subjugation", "removed")
    for name, counts in _table(value, "cubes").items():
        _one_of(name, names, "cubes")
        box = [0] * 7
        for colour, n in _table(counts, f"cubes.{name}").items():
            box[COLOURS.index(_one_of(colour, COLOURS, f"cubes.{name}"))] = _int(n, f"cubes.{name}.{colour}")
        if name == "removed":
            g.gone = tuple(box)
        else:
            getattr(g, name)[:] = box


def _fill_pool(g: State, removed_given: bool) -> None:
    s = g.t.scenarios[g.scenario]
    for c in range(7):
        total = g.t.cubes[c] - g.gone[c] if removed_given else s.pool[c] + s.subjugation[c]
        g.pool[c] = total - g.raided[c] - g.recovery[c] - g.subjugation[c]
        if not removed_given:
            g.gone = changed(g.gone, c, g.t.cubes[c] - total)


def _fill_out(g: State) -> None:
    """Out of play, set aside and unseen are what is left of the counter mix."""
    c = g.t.counters
    boxes = (g.man, g.woman, g.child)
    for k, name in enumerate(KINDS):
        n = g.passage[k] + (sum(boxes[k]) if k < 3 else 0)
        n += {"elder": sum(g.elders), "horse": g.horses + sum(g.horse), "sheep": g.sheep}.get(name, 0)
        g.out[k] = c[name] - n
    g.goods_aside -= sum(g.t.dev_params[d]["goods"] for d in (WEAVING_1, WEAVING_2, WEAVING_3) if g.has(d))
    g.goods_out = c["trade-goods"] - g.goods_aside - g.goods
    if g.goods_out < 0:  # more goods in Resources than Weaving would have released: some of those set aside
        g.goods_aside, g.goods_out = g.goods_aside + g.goods_out, 0
    g.firearms_out = c["firearms"] - g.firearms
    g.harass_aside = 0 if g.has(MESAS_2) else g.harass_aside
    g.harass_out = c["harass"] - g.harass_aside - len(g.harass)
    if g.harass_out < 0:
        g.harass_aside, g.harass_out = g.harass_aside + g.harass_out, 0
    unseen = list(g.t.corn_values)
    for v in g.corn_stock:
        if v not in unseen:
            raise Impossible(f"resources.corn: no corn counter of value {v} left")
        unseen.remove(v)
    g.corn_unseen = tuple(unseen)
    cup = [n - aside for n, aside in zip(g.t.intruder_counts, g.intruder_aside, strict=True)]
    for code in g.intruders:
        if code & 15:
            cup[(code & 15) - 1] -= 1
    cup[I_FIREARMS] -= g.intruder_firearms + g.intruder_firearms_out
    cup[I_TRADE_GOODS] -= g.intruder_goods
    g.intruder_unseen = tuple(cup)
    if min(g.intruder_unseen) < 0:
        raise Impossible("intruders: more of a kind than there are")


def _display(g: State, value: Any) -> None:
    for column, boxes in _table(value, "display").items():
        if column == "truce":
            g.truce = _code(boxes, "display.truce")
            g.truce_ap = _int(boxes.get("ap", 0), "display.truce.ap") if isinstance(boxes, dict) else 0
            continue
        _one_of(column, ("active", "standby", "inactive", "truce"), "display")
        found = [_code(x, f"display.{column}") for x in _list(boxes, f"display.{column}")]
        if len(found) > 6:
            raise Impossible(f"display.{column}: {len(found)} boxes, expected 6")
        getattr(g, column)[:] = found + [OFF] * (6 - len(found))


def _code(x: Any, where: str) -> int:
    """A counter: {"id": "A", "face": "back"}, or "A" for its front and "a" for its back, or null."""
    if x is None:
        return OFF
    if isinstance(x, str):
        if x.upper() not in tuple(COUNTERS):
            raise Impossible(f"{where}: {x!r}, expected a letter A-N, a capital for its front, small for its back")
        x = {"id": x.upper(), "face": "front" if x.isupper() else "back"}
    table = _table(x, where)
    letter = _one_of(table.get("id"), COUNTERS, where)
    return COUNTERS.index(letter) * 2 + FACES.index(_one_of(table.get("face", "front"), FACES, where))


def _of_kind(cards: list[int], known: Container[int], where: str, kind: str) -> list[int]:
    """Where only one kind of cards can be, a card of another has no effect that could be carried out there."""
    for card in cards:
        if card not in known:
            raise Impossible(f"{where}: card {card}, expected a {kind} card")
    return cards


def _cards(name: str) -> Callable[[State, Any], None]:
    def part(g: State, value: Any) -> None:
        cards = [_int(c, name, 1, LAST) for c in _list(value, name)]
        if name == "hand":
            _of_kind(cards, g.t.ceremonies, name, "Ceremony")
        elif name == "events_in_play":
            _of_kind(cards, g.t.history, name, "Historical Event")
        getattr(g, name if name != "events_in_play" else "in_play")[:] = cards
        for c in cards:
            forget_card(g, c)

    return part


def forget_card(g: State, card: int) -> None:
    """A card that is somewhere else is not in the deck any more."""
    if card in g.unseen:
        g.unseen = without(g.unseen, card)
    if card in g.top:
        g.top.remove(card)
    piles = [[left - 1, 0] if special == card else [left, special] for left, special in g.piles]
    needed = sum(left - (1 if special else 0) for left, special in piles)
    while needed > len(g.unseen):  # so many cards are named that the deck must be shorter
        pile = max(piles, key=lambda p: p[0] - (1 if p[1] else 0))
        pile[0] -= 1
        needed -= 1
    g.piles[:] = [tuple(p) for p in piles if p[0]]


def _bits(names: Sequence[str], attribute: str) -> Callable[[State, Any], None]:
    def part(g: State, value: Any) -> None:
        bits = 0
        for x in _list(value, attribute):
            bits |= 1 << names.index(_one_of(x, names, attribute))
        setattr(g, attribute, bits)

    return part


def _deck(g: State, value: Any) -> None:
    table = _table(value, "deck")
    for key in table:
        _one_of(key, ("top", "piles", "unseen"), "deck")
    if "unseen" in table:
        where = "deck.unseen"
        g.unseen = tuple(sorted(_int(c, where, 1, LAST_ORDINARY) for c in _list(table["unseen"], where)))
        if len(set(g.unseen)) != len(g.unseen):
            raise Impossible("deck.unseen: a card is named twice")
    if "piles" in table:
        where = "deck.piles"
        g.piles[:] = [
            (_int(_table(p, where).get("cards"), where), _int(p.get("special") or 0, where, 0, LAST))
            for p in _list(table["piles"], where)
        ]
        _of_kind([special for _, special in g.piles if special], g.t.history, where, "Historical Event")
    if "top" in table:
        top = [_int(c, "deck.top", 1, LAST) for c in _list(table["top"], "deck.top")]
        for c in top:
            forget_card(g, c)
        g.top[:] = top


def _transitions(g: State, cards: list[int]) -> None:
    """A card that ends a period is met in that period: in a later one nothing could come after it."""
    for card in cards:
        event = g.t.history.get(card)
        if event is not None and event.kind == "transitional" and event.period != g.period:
            raise Impossible(f"card {card} ends another period than {PERIODS[g.period]}")


def _card(g: State, value: Any) -> None:
    if value is not None:
        g.card = _int(value, "card", 1, LAST)
        forget_card(g, g.card)


def _two_players(g: State, value: Any) -> None:
    """Headman, Influence on elders by box, Families that follow, Influence Points, the basket player's hand."""
    if g.players == 1:
        raise Impossible("two_players: only with the option two-players")
    for key, x in _table(value, "two_players").items():
        where = f"two_players.{key}"
        if key == "headman":
            g.headman = SEATS.index(_one_of(x, SEATS, where))
        elif key == "elders":
            for seat, counts in _table(x, where).items():
                p = SEATS.index(_one_of(seat, SEATS, where))
                if len(_list(counts, where)) != 7:
                    raise Impossible(f"{where}.{seat}: {len(counts)} boxes, expected 7")
                for box, n in enumerate(counts):
                    g.sway = changed(g.sway, 2 * box + p, _int(n, where, 0, 6))
        elif key == "followers":
            g.followers = (OFF,) * 6
            for letter, seat in _table(x, where).items():
                family = LETTERS.index(_one_of(letter, LETTERS, where))
                g.followers = changed(g.followers, family, SEATS.index(_one_of(seat, SEATS, where)))
        elif key == "points":
            n = _int(_table(x, where).get("n", 0), where, 0, g.t.track_max)
            g.ip = -n if x.get("leader") == "basket" else n
        elif key == "hands":
            for p, hand in enumerate((g.hand, g.hand2)):
                held = [_int(c, where, 1, LAST) for c in _list(_table(x, where).get(SEATS[p], []), where)]
                hand[:] = _of_kind(held, g.t.ceremonies, where, "Ceremony")
                for c in hand:
                    forget_card(g, c)
        elif key != "winner":
            raise Impossible(f"{where}: unknown, expected headman, elders, followers, points or hands")


def _period(g: State, value: Any) -> None:
    g.period = PERIODS.index(_one_of(value, PERIODS, "period"))


def _santa_fe(g: State, value: Any) -> None:
    g.santa_fe = _int(value, "santa_fe")


PARTS: dict[str, Callable[[State, Any], None]] = {
    "period": _period,
    "two_players": _two_players,
    "tracks": _tracks,
    "families": _families,
    "manuelito": _manuelito,
    "elders": _elders,
    "resources": _resources,
    "passage": _passage,
    "out_of_play": _out_of_play,
    "intruders_set_aside": _set_aside,
    "territories": _territories,
    "areas": _areas,
    "santa_fe": _santa_fe,
    "cubes": _cubes,
    "display": _display,
    "deck": _deck,
    "hand": _cards("hand"),
    "events_in_play": _cards("events_in_play"),
    "discards": _cards("discards"),
    "removed": _cards("removed"),
    "card": _card,
    "developments": _bits(DEVELOPMENTS, "owned"),
    "exhausted": _bits(DEVELOPMENTS, "exhausted"),
    "sets": _bits(SETS, "sets"),
}
