"""Possible positions of any moment of the game, made by chance, for soaks and tests.

Play seldom gets far by itself: a position drawn here stands anywhere in the rules, with high or low tracks, any number
of Families, any period. What is drawn obeys the counter mix, so that a refusal of it is a fault.
"""

from __future__ import annotations

import random
from typing import Any

from homelands.games.navajo.plain.starts import SEGMENTS
from homelands.games.navajo.plain.write import FACES, FORTS
from homelands.games.navajo.rules.campaign import DECKS, OPENING
from homelands.games.navajo.rules.effects import SUBJUGATED
from homelands.games.navajo.rules.names import (
    AMERICAN,
    AREAS,
    CANYON,
    COLOURS,
    DEFEND,
    DEVELOPMENTS,
    INSTRUCTIONS,
    INTRUDERS,
    PEACE,
    PERIODS,
    SANTA_FE,
    SETS,
    TERRITORIES,
    TERRITORY_OF,
    area_of,
    place_name,
)
from homelands.games.navajo.rules.names import LETTERS as COUNTERS
from homelands.games.navajo.rules.state import KINDS, LETTERS
from homelands.games.navajo.rules.tables import Tables, load_tables

Plain = dict[str, Any]
MOMENTS = (
    "next-card", "card", "instruction", "counter", "raid", "reaction", "tribal-raid", "operation", "activate",
    "victory-check", "end",
)  # fmt: skip


def position(rng: random.Random, moment: str = "", card: int = 0) -> Plain:
    """A position at a moment (see MOMENTS) or with a card about to be resolved; without them, at any."""
    t = load_tables()
    scenario = rng.choice(sorted(t.scenarios))
    period = t.scenarios[scenario].period
    if card in t.history:
        period = t.history[card].period
        scenario = rng.choice([name for name, s in sorted(t.scenarios.items()) if s.period == period] + ["campaign"])
    elif scenario == "campaign":
        period = rng.randrange(3)
    data: Plain = {
        "scenario": scenario,
        "period": PERIODS[period],
        "options": [name for name in t.options if rng.random() < 0.3],
        "rulings": {r.id: rng.choice(sorted(r.readings)) for r in t.rulings.values() if rng.random() < 0.3},
        "tracks": _tracks(rng, t),
        "display": _display(rng, t, period),
        "cubes": _cubes(rng, t, scenario, period),
    }
    _people(rng, t, data, period)
    _land(rng, t, data, period)
    _resources(rng, t, data)
    _cards(rng, t, data, scenario, period, card)
    moment = "card" if card else moment or rng.choice(MOMENTS)
    data["start"] = _start(rng, t, data, moment, card)
    return data


def _tracks(rng: random.Random, t: Tables) -> Plain:
    names = ("culture", "military", "ap", "morale", "enemy_ferocity")
    top = rng.choice((3, 9, t.track_max))
    return {**{name: rng.randint(0, top) for name in names}, "enemy_ap": rng.choice((0, 0, 3, 8, 20))}


def _people(rng: random.Random, t: Tables, data: Plain, period: int) -> None:
    left = {name: t.counters[name] for name in KINDS}
    families: Plain = {}
    crowd = rng.random()
    for letter in LETTERS:
        families[letter] = None
        if rng.random() > crowd:
            continue
        man, woman = rng.choice(((1, 1), (1, 1), (1, 0), (0, 1)))
        area = rng.randrange(SANTA_FE)
        families[letter] = {
            "at": place_name(area), "ferocity": rng.randint(0, 3), "man": man, "woman": woman,
            "child": rng.randint(0, 1), "horse": int(rng.random() < 0.3),
        }  # fmt: skip
        for name in ("man", "woman", "child", "horse"):
            left[name] -= families[letter][name]
    data["families"] = families
    data["elders"] = [0] * 7
    for _ in range(rng.randint(0, left["elder"])):
        data["elders"][rng.randrange(7)] += 1
        left["elder"] -= 1
    data["passage"] = {name: rng.randint(0, left[name]) for name in KINDS if rng.random() < 0.5}
    data["resources"] = {name: rng.randint(0, left[name] - data["passage"].get(name, 0)) for name in ("horse", "sheep")}
    if period == AMERICAN:
        with_man = [letter for letter, box in families.items() if box and box["man"]]
        data["manuelito"] = rng.choice([None, "beside", "awaited", *with_man])


def _land(rng: random.Random, t: Tables, data: Plain, period: int) -> None:
    data["territories"] = {name: {"drought": rng.randint(0, t.drought_spaces[i])} for i, name in enumerate(TERRITORIES)}
    lived_in = {box["at"] for box in data["families"].values() if box}
    areas: Plain = {}
    built: set[str] = set()

    def put(area: int, key: str, value: Any) -> None:
        areas.setdefault(place_name(area), {})[key] = value

    for kind in ("mission", "rancho") if period else ("mission",):
        for where in range(CANYON):
            if rng.random() < 0.35:
                area = area_of(where, rng.randint(1, AREAS[where]))
                put(area, kind, True)
                built.add(place_name(area))
    for i, area in enumerate(t.fort_area):
        put(area, "fort", FORTS[i] if period == AMERICAN and rng.random() < 0.6 else None)
        built.add(place_name(area))
    for name in sorted(lived_in - built):
        if rng.random() < 0.4:
            areas.setdefault(name, {})["corn"] = True
    known: dict[str, int] = {name: n for name, n in zip(INTRUDERS, t.intruder_counts, strict=True) if n > 1}
    for _ in range(rng.choice((0, 0, 2, 6))):
        area = rng.randrange(SANTA_FE)
        kind = rng.choice(sorted(known)) if rng.random() < 0.2 else "?"
        if place_name(area) not in lived_in and TERRITORY_OF[area] != CANYON:
            areas.setdefault(place_name(area), {}).setdefault("intruders", []).append(kind)
            known.pop(kind, None)
    for land, number in t.scenarios[data["scenario"]].ranchos.items():  # what the set-up has there is drawn anew
        name = place_name(area_of(TERRITORIES.index(land), number))
        areas.setdefault(name, {}).setdefault("rancho", False)
    data["areas"] = dict(sorted(areas.items(), key=lambda item: bool(item[1].get("rancho"))))


def _resources(rng: random.Random, t: Tables, data: Plain) -> None:
    sets = sorted(rng.sample(range(8), 5))
    owned = [DEVELOPMENTS[s * 3 + level] for s in sets for level in range(rng.choice((0, 0, 1, 2, 3)))]
    data["sets"] = [SETS[s] for s in sets]
    data["developments"] = owned
    data["exhausted"] = [d for d in owned if d.startswith("religion") and rng.random() < 0.3]
    corn = list(t.corn_values)
    planted = sum(1 for found in data["areas"].values() if found.get("corn"))
    data["resources"] |= {
        "trade_goods": rng.choice((0, 1, 3)),
        "intruder_trade_goods": rng.randint(0, 1),
        "firearms": rng.randint(0, t.counters["firearms"]),
        "corn": sorted(rng.sample(corn, rng.choice((0, 0, 1, len(corn) - planted)))),
    }


def _cubes(rng: random.Random, t: Tables, scenario: str, period: int) -> Plain:
    """The cubes of the period in any box: red ones are in the bag or subjugate, black ones may be kept as a tally."""
    s = t.scenarios[scenario if t.scenarios[scenario].period == period else DECKS[period]]
    boxes: Plain = {name: dict.fromkeys(COLOURS, 0) for name in ("pool", "raided", "recovery", "subjugation")}
    boxes["removed"] = {}
    for c, colour in enumerate(COLOURS):
        total = s.pool[c] + s.subjugation[c]
        boxes["removed"][colour] = t.cubes[c] - total
        for _ in range(total):
            names = {"red": ["pool", "subjugation"], "black": ["pool", "raided", "recovery", "subjugation"]}
            boxes[rng.choice(names.get(colour, ["pool", "pool", "raided", "recovery"]))][colour] += 1
    return boxes


def _display(rng: random.Random, t: Tables, period: int) -> Plain:
    """Twelve of the fourteen counters, any face; at times a Peace or a Defend lasts."""
    drawn = [{"id": letter, "face": rng.choice(FACES)} for letter in rng.sample(COUNTERS, 12)]
    columns: Plain = {"active": drawn[:6], "standby": drawn[6:], "inactive": [None] * 6, "truce": None}
    if rng.random() < 0.3:
        for row, counter in enumerate(columns["active"]):
            faces = t.instructions[period][COUNTERS.index(counter["id"])].faces
            for face in (0, 1):
                if faces[face].kind in (PEACE, DEFEND) and columns["truce"] is None:
                    ap = rng.randint(1, 6) if faces[face].kind == PEACE else rng.randint(0, 3)
                    columns["truce"] = {"id": counter["id"], "face": FACES[face], "ap": ap}
                    columns["active"][row] = None
                    break
    return columns


def _cards(rng: random.Random, t: Tables, data: Plain, scenario: str, period: int, card: int) -> None:
    """Part of the deck is gone; cards with a lasting effect may lie beside the map."""
    fixed = {n for pile in t.scenarios[scenario].piles for n in pile.fixed}
    if scenario == "campaign":
        data["deck"] = {
            "piles": [{"cards": pile.cards + 1, "special": pile.special} for pile in t.scenarios[DECKS[period]].piles]
        }
    ordinary = [n for n in (*t.ops, *t.ceremonies) if n != card and n not in fixed]
    if t.scenarios[scenario].deck == "operations":
        ordinary = [n for n in ordinary if n in t.ops]
    seen = rng.sample(ordinary, rng.choice((0, 5, 15, len(ordinary) - 8)))
    data["hand"] = [n for n in seen if n in t.ceremonies][: rng.choice((0, 1, 3))]
    data["discards"] = [n for n in seen if n not in data["hand"]]
    lasting = [
        n for n, h in sorted(t.history.items())
        if h.period == period and h.stays != "no" and h.kind != "transitional" and n != card and n not in fixed
        and rng.random() < 0.4
    ]  # fmt: skip
    if data["cubes"]["subjugation"]["red"] >= SUBJUGATED:
        lasting = [n for n in lasting if t.history[n].stays != "third-red"]
    data["events_in_play"] = sorted({*lasting, OPENING[period]} - {0, card})


def _start(rng: random.Random, t: Tables, data: Plain, moment: str, card: int) -> Plain:
    taken = {*data["hand"], *data["discards"], *data["events_in_play"]}
    on_map = [letter for letter, box in data["families"].items() if box]
    card = card or rng.choice([n for n in (*t.ops, *t.ceremonies) if n not in taken])
    operations = [n for n in t.ops if n not in taken]
    if moment == "card":
        if card in t.ops:
            return {"card": card, "segment": rng.choice(SEGMENTS[:6]), "preempted": rng.random() < 0.3}
        return {"card": card, "segment": rng.choice(("draw", "major"))}
    if moment == "instruction":
        kinds = [name for i, name in enumerate(INSTRUCTIONS) if i not in (PEACE, DEFEND)]
        return {"instruction": rng.choice(kinds), "ap": rng.randint(1, 8)}
    if moment == "counter" and data["display"]["truce"] is None:
        return {"card": rng.choice(operations), "segment": "enemy", "enemy_ap": rng.randint(0, 15)}
    if moment in ("raid", "reaction"):
        return _raid(rng, data, moment, on_map)
    if moment == "tribal-raid":
        return {"tribal_raid": rng.choice(("utes", "comanche"))}
    if moment == "operation":
        name = rng.choice(("planning", "take-actions", "passage-of-time"))
        return {"card": rng.choice(operations), "operation": name}
    if moment == "activate" and on_map:
        return {"activate": rng.choice(on_map), "card": rng.choice(operations)}
    if moment == "victory-check":
        return {"victory_check": rng.randint(0, 20)}
    return {"end": True} if moment == "end" else {}


def _raid(rng: random.Random, data: Plain, moment: str, on_map: list[str]) -> Plain:
    if moment == "raid" or not on_map:
        return {"raid": {"placed": [], "left": rng.randint(1, 12)}}
    # a raid comes to the Canyon only when nobody lives elsewhere
    outside = [letter for letter in on_map if not data["families"][letter]["at"].startswith("canyon.")]
    at = data["families"][rng.choice(outside or on_map)]["at"]
    return {"raid": {"placed": [at], "left": rng.randint(0, 8)}, "reaction_at": at}
