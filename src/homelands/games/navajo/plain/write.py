"""The plain form of a position: the names used outside (design: JSON of `replay --json`, `play --position`, tests)."""

from __future__ import annotations

from typing import Any

from homelands.games.navajo.rules import deck, influence, two_player
from homelands.games.navajo.rules.influence import SEATS
from homelands.games.navajo.rules.state import BESIDE, KINDS, LETTERS, OFF, OPTIONAL, UNUSED, State, book
from homelands.games.navajo.rules.tables import (
    COLOURS,
    DEVELOPMENTS,
    INSTRUCTIONS,
    INTRUDERS,
    NUMBER_OF,
    PERIODS,
    SANTA_FE,
    SETS,
    TERRITORIES,
    TERRITORY_OF,
    place_name,
)
from homelands.games.navajo.rules.tables import LETTERS as COUNTERS

FORTS = ("defiance", "fauntleroy")
FACES = ("front", "back")


def to_plain(g: State) -> dict[str, Any]:
    return {
        "game": "navajo",
        "scenario": g.scenario,
        "period": PERIODS[g.period],
        "options": [name for name, bit in OPTIONAL.items() if g.optional & bit],
        "rulings": dict(g.rulings),
        "tracks": {
            "culture": g.culture,
            "military": g.military,
            "ap": g.ap,
            "morale": g.morale,
            "enemy_ferocity": g.ferocity,
            "enemy_ap": g.enemy_ap,
        },
        "families": {LETTERS[i]: _family(g, i) for i in range(6)},
        "manuelito": {BESIDE: "beside", UNUSED: None}.get(g.manuelito) if g.manuelito < 0 else LETTERS[g.manuelito],
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
        "passage": {name: g.passage[k] for k, name in enumerate(KINDS)},
        "out_of_play": {
            **{name: g.out[k] for k, name in enumerate(KINDS)},
            "trade_goods": g.goods_out,
            "trade_goods_set_aside": g.goods_aside,
            "firearms": g.firearms_out,
            "intruder_firearms": g.intruder_firearms_out,
            "harass": g.harass_out,
            "harass_set_aside": g.harass_aside,
        },
        "territories": {name: {"drought": g.drought[t], "tribal": g.tribal[t]} for t, name in enumerate(TERRITORIES)},
        "areas": {place_name(a): found for a in range(SANTA_FE) if (found := _area(g, a))},
        "santa_fe": g.santa_fe,
        "intruders_set_aside": {INTRUDERS[k]: n for k, n in enumerate(g.intruder_aside) if n},
        "cubes": {
            name: {colour: box[c] for c, colour in enumerate(COLOURS)}
            for name, box in (
                ("pool", g.pool),
                ("raided", g.raided),
                ("recovery", g.recovery),
                ("subjugation", g.subjugation),
                ("removed", g.gone),
            )
        },
        "display": {
            "active": [_counter(g, c) for c in g.active],
            "standby": [_counter(g, c) for c in g.standby],
            "inactive": [_counter(g, c) for c in g.inactive],
            "truce": None if g.truce == OFF else {**(_counter(g, g.truce) or {}), "ap": g.truce_ap},
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
        **({"two_players": _two_players(g)} if g.players == 2 else {}),
        "card": g.card or None,
        "stack": book.where(g),
        "outcome": {"result": g.outcome, "why": g.why} if g.outcome else None,
    }


def _two_players(g: State) -> dict[str, Any]:
    leader = influence.leader(g)
    return {
        "headman": SEATS[g.headman],
        "elders": {seat: list(g.sway[p::2]) for p, seat in enumerate(SEATS)},
        "followers": {LETTERS[i]: SEATS[p] for i, p in enumerate(g.followers) if p != OFF},
        "points": {"leader": None if leader == OFF else SEATS[leader], "n": abs(g.ip)},
        "hands": {"turquoise": list(g.hand), "basket": list(g.hand2)},
        "winner": two_player.winner(g) or None,
    }


def _family(g: State, i: int) -> dict[str, Any]:
    return {
        "at": None if g.at[i] == OFF else place_name(g.at[i]),
        "ferocity": g.fierce[i],
        "man": g.man[i],
        "woman": g.woman[i],
        "child": g.child[i],
        "horse": g.horse[i],
    }


def _area(g: State, a: int) -> dict[str, Any]:
    t, n = TERRITORY_OF[a], NUMBER_OF[a]
    s = g.t.scenarios[g.scenario]
    found: dict[str, Any] = {}
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


def _counter(g: State, code: int) -> dict[str, Any] | None:
    if code == OFF:
        return None
    face = g.t.instructions[g.period][code >> 1].faces[code & 1]
    return {"id": COUNTERS[code >> 1], "face": FACES[code & 1], "instruction": INSTRUCTIONS[face.kind]}
