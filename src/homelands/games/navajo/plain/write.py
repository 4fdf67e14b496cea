"""The plain form of a position: the names used outside (design: JSON of `replay --json`, `play --position`, tests)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, cast, get_args

from homelands.games.navajo.plain import cups
from homelands.games.navajo.plain.types import (
    Area,
    Cubes,
    Family,
    Fort,
    Letter,
    People,
    Plain,
    PlainCounter,
    PlainDisplay,
    Side,
    Table,
    Territory,
    TwoPlayers,
)
from homelands.games.navajo.rules import deck, influence, two_player
from homelands.games.navajo.rules.influence import SEATS
from homelands.games.navajo.rules.names import (
    BLACK_MESA,
    CANYON,
    DEVELOPMENTS,
    HOPI,
    INSTRUCTIONS,
    INTRUDERS,
    MONUMENT,
    NUMBER_OF,
    PERIODS,
    SAN_JUAN,
    SANTA_FE,
    SETS,
    SHIPROCK,
    TERRITORIES,
    TERRITORY_OF,
    ZUNI,
    place_name,
)
from homelands.games.navajo.rules.names import LETTERS as COUNTERS
from homelands.games.navajo.rules.state import BESIDE, OFF, UNUSED, State, book

FAMILIES: Final[tuple[Letter, ...]] = get_args(Letter)
FORTS: Final[tuple[Fort, ...]] = get_args(Fort)
FACES: Final[tuple[Side, ...]] = get_args(Side)


def to_plain(g: State) -> Plain:
    if cups.matter(g):
        return {**table(g), "display": _display(g), "cups": cups.to_plain(g)}
    return cast(Plain, {**table(g), "display": _display(g)})


def table(g: State) -> Table:
    """What the plain form and every view have in common."""
    found: Table = {
        "game": "navajo",
        "scenario": g.scenario,
        "period": PERIODS[g.period],
        "options": [name for name in g.t.options if g.plays_with(name)],
        "rulings": dict(g.rulings),
        "tracks": {
            "culture": g.culture,
            "military": g.military,
            "ap": g.ap,
            "morale": g.morale,
            "enemy_ferocity": g.ferocity,
            "enemy_ap": g.enemy_ap,
        },
        "families": {
            "A": _family(g, 0),
            "B": _family(g, 1),
            "C": _family(g, 2),
            "D": _family(g, 3),
            "E": _family(g, 4),
            "F": _family(g, 5),
        },
        "manuelito": _manuelito(g),
        "elders": list(g.elders),
        "resources": {
            "horse": g.horses,
            "sheep": g.sheep,
            "trade_goods": g.goods,
            "intruder_trade_goods": g.intruder_goods,
            "firearms": g.firearms,
            "intruder_firearms": g.intruder_firearms,
            "corn": sorted(g.corn_stock),
        },
        "passage": _people(g.passage),
        "out_of_play": {
            **_people(g.out),
            "trade_goods": g.goods_out,
            "trade_goods_set_aside": g.goods_aside,
            "firearms": g.firearms_out,
            "intruder_firearms": g.intruder_firearms_out,
            "harass": g.harass_out,
            "harass_set_aside": g.harass_aside,
        },
        "territories": {
            "shiprock": _territory(g, SHIPROCK),
            "san-juan": _territory(g, SAN_JUAN),
            "zuni": _territory(g, ZUNI),
            "monument": _territory(g, MONUMENT),
            "hopi": _territory(g, HOPI),
            "black-mesa": _territory(g, BLACK_MESA),
            "canyon": _territory(g, CANYON),
        },
        "areas": {place_name(a): here for a in range(SANTA_FE) if (here := _area(g, a))},
        "santa_fe": g.santa_fe,
        "intruders_set_aside": {INTRUDERS[k]: n for k, n in enumerate(g.intruder_aside) if n},
        "cubes": {
            "pool": _cubes(g.pool),
            "raided": _cubes(g.raided),
            "recovery": _cubes(g.recovery),
            "subjugation": _cubes(g.subjugation),
            "removed": _cubes(g.gone),
        },
        "hand": list(g.hand),
        "developments": [name for d, name in enumerate(DEVELOPMENTS) if g.owned >> d & 1],
        "exhausted": [name for d, name in enumerate(DEVELOPMENTS) if g.exhausted >> d & 1],
        "sets": [name for s, name in enumerate(SETS) if g.sets >> s & 1],
        "events_in_play": list(g.in_play),
        "deck_left": deck.cards_left(g),
        "deck": {
            "top": list(g.top),
            "piles": [{"cards": left, "special": special or None} for left, special in g.piles],
            "unseen": list(g.unseen),
        },
        "discards": list(g.discards),
        "removed": list(g.removed),
        "card": g.card or None,
        "stack": book.where(g),
        "outcome": {"result": g.outcome, "why": g.why} if g.outcome else None,
    }
    if g.players == 2:
        found["two_players"] = _two_players(g)
    return found


def _manuelito(g: State) -> Letter | Literal["beside", "awaited"] | None:
    if g.manuelito >= 0:
        return FAMILIES[g.manuelito]
    return None if g.manuelito == UNUSED else "beside" if g.manuelito == BESIDE else "awaited"


def _two_players(g: State) -> TwoPlayers:
    leader = influence.leader(g)
    return {
        "headman": SEATS[g.headman],
        "elders": {"turquoise": list(g.sway[0::2]), "basket": list(g.sway[1::2])},
        "followers": {FAMILIES[i]: SEATS[p] for i, p in enumerate(g.followers) if p != OFF},
        "points": {"leader": None if leader == OFF else SEATS[leader], "n": abs(g.ip)},
        "hands": {"turquoise": list(g.hand), "basket": list(g.hand2)},
        "winner": two_player.winner(g) or None,
    }


def _family(g: State, i: int) -> Family:
    return {
        "at": None if g.at[i] == OFF else place_name(g.at[i]),
        "ferocity": g.fierce[i],
        "man": g.man[i],
        "woman": g.woman[i],
        "child": g.child[i],
        "horse": g.horse[i],
    }


def _people(box: list[int]) -> People:
    man, woman, child, elder, horse, sheep = box
    return {"man": man, "woman": woman, "child": child, "elder": elder, "horse": horse, "sheep": sheep}


def _cubes(box: Sequence[int]) -> Cubes:
    black, blue, brown, green, red, yellow, white = box
    return {
        "black": black, "blue": blue, "brown": brown, "green": green, "red": red, "yellow": yellow, "white": white,
    }  # fmt: skip


def _territory(g: State, t: int) -> Territory:
    return {"drought": g.drought[t], "tribal": g.tribal[t]}


def _area(g: State, a: int) -> Area:
    t, n = TERRITORY_OF[a], NUMBER_OF[a]
    s = g.t.scenarios[g.scenario]
    found: Area = {}
    if g.mission[t] == n:
        found["mission"] = True
    if g.rancho[t] == n:
        found["rancho"] = True
    elif not g.rancho[t] and s.ranchos.get(TERRITORIES[t]) == n:
        found["rancho"] = False  # the set-up had one here: what is left out would be as in the set-up
    if a in g.fort:
        found["fort"] = FORTS[g.fort.index(a)]
    elif s.forts.get(TERRITORIES[t]) == n:
        found["fort"] = None
    if a in g.corn:
        found["corn"] = True
    if a in g.harass:
        found["harass"] = True
    if n := g.raiders.count(a):
        found["raiders"] = n
    if here := [code & 15 for code in g.intruders if code >> 4 == a]:
        found["intruders"] = [INTRUDERS[k - 1] if k else "?" for k in here]
    return found


def _display(g: State) -> PlainDisplay:
    return {
        "active": [None if code == OFF else counter(g, code) for code in g.active],
        "standby": [None if code == OFF else counter(g, code) for code in g.standby],
        "inactive": [None if code == OFF else counter(g, code) for code in g.inactive],
        "truce": None if g.truce == OFF else {**counter(g, g.truce), "ap": g.truce_ap},
    }


def counter(g: State, code: int) -> PlainCounter:
    face = g.t.instructions[g.period][code >> 1].faces[code & 1]
    return {"id": COUNTERS[code >> 1], "face": FACES[code & 1], "instruction": INSTRUCTIONS[face.kind]}
