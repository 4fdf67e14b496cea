"""The things of Navajo Wars, explained."""

from __future__ import annotations

from typing import Any

from homelands.games.navajo.page.about import single as ids
from homelands.games.navajo.rules.influence import SEATS
from homelands.games.navajo.rules.names import (
    AREA_NAMES,
    CANYON,
    COLOURS,
    DEVELOPMENTS,
    INSTRUCTIONS,
    INTRUDERS,
    PERIODS,
    SANTA_FE,
    SETS,
    TERRITORIES,
    TERRITORY_OF,
    place_name,
)
from homelands.games.navajo.rules.names import LETTERS as COUNTERS
from homelands.games.navajo.rules.state import KINDS, LETTERS
from homelands.games.navajo.rules.tables import Face, Tables
from homelands.table.schema import Thing
from homelands.table.words.components import ours, sixths, split, thing
from homelands.table.words.context import Context

Things = dict[str, Thing]
TRACK_RULES = {
    "culture": "1.7.4/caps", "military": "1.7.4/caps", "ap": "3.1/2", "morale": "12.2", "enemy_ferocity": "4/2",
    "enemy_ap": "4/2",
}  # fmt: skip
BOX_RULES = {"pool": "1.9", "raided": "1.7.3", "recovery": "13/reset", "subjugation": "4.2.10", "removed": "1.8"}
RESOURCE_RULES = {
    "horse": "1.6.1/horse", "sheep": "1.6.1/sheep", "trade_goods": "10.1", "firearms": "1.6.1/firearms",
    "corn": "1.6.1/corn",
}  # fmt: skip
PERSON_RULES = {"horse": "1.6.1/horse", "sheep": "1.6.1/sheep", "elder": "1.7.5/elder"}
OPERATION_RULES = {"planning": "3.1/3", "take-actions": "3.2", "passage-of-time": "3.3/1A"}
PIECE_RULES = {
    "mission": "4.2.1", "rancho": "4.2.1", "fort": "13/fort", "raid": "4.2.8", "tribal": "flow/tribal",
    "harass": "5.2.3", "drought": "1.6.1/drought", "corn": "1.6.1/corn", "intruder": "13/intruder",
}  # fmt: skip
ORDER_RULES = {
    "build": "4.2.1", "build-subvert": "4.2.2", "colonize": "4.2.3", "comanche": "4.2.4", "defend": "4.2.5",
    "expand": "4.2.6", "peace": "4.2.7", "raid": "4.2.8", "slaves": "4.2.9", "subjugate": "4.2.10",
    "subvert": "4.2.11", "utes": "4.2.12",
}  # fmt: skip
COLUMN_RULES = {"active": "4.1.1", "standby": "4.1.6", "inactive": "4.1.5"}
SINGLE_RULES = {
    "santa-fe": "13/santa-fe", "manuelito": "13/manuelito", "passage": "1.7.3", "out-of-play": "1.7.3", "deck": "2.1",
    "dice": "10.2/reroll", "influence": "16.7",
}  # fmt: skip


def things(c: Context, t: Tables) -> Things:
    return {
        **_land(c, t),
        **_people(c, t),
        **_tracks(c, t),
        **_enemy(c, t),
        **_cards(c, t),
        **_cubes(c, t),
        **_pieces(c, t),
    }


# -- the map -----------------------------------------------------------------------------------------------------------
def _land(c: Context, t: Tables) -> Things:
    found: Things = {}
    for a in range(SANTA_FE):
        name = AREA_NAMES[a]
        said = c.words(
            "web-area", value=t.value[a], horse=t.horse_value[a], foot=t.to_santa_fe[a], mounted=t.to_santa_fe_horse[a],
            links=", ".join(c.words.name("place", place_name(b)) for b in t.links[a]),
        )  # fmt: skip
        guess = ours(t.data, "map", f"area.{name}")
        area = c.words.name("place", name)
        found[f"area:{name}"] = thing(
            c, area, said, rule="1.7.2/value", ours=guess, value=t.value[a], horse=t.horse_value[a],
            to_santa_fe=t.to_santa_fe[a],
        )  # fmt: skip
        found[f"intruder:{name}"] = thing(c, c.words("web-intruder-in", place=area), rule="13/intruder")
    for i, name in enumerate(TERRITORIES):
        land = t.territory_names[i]
        areas = [a for a in range(SANTA_FE) if TERRITORY_OF[a] == i]
        if i == CANYON:
            said, rule = "", "13/canyon"
        else:
            said = c.words("web-territory", die=i + 1, vp=t.vp[i], droughts=t.drought_spaces[i], areas=len(areas))
            rule = "1.7.2/die"
        guess = ours(t.data, "map", f"territory.{name}", ("vp", "areas", "next"))
        found[f"territory:{name}"] = thing(
            c, land, said, rule=rule, ours=guess, vp=t.vp[i], die=0 if i == CANYON else i + 1, areas=len(areas)
        )
        for box, place in (("caught", 40 + i), ("escape", 50 + i)):
            found[f"{box}:{name}"] = thing(c, c.words.name("place", place_name(place)), rule="flow/enemy")
    found["santa-fe"] = thing(c, c.words.name("place", "santa-fe"), rule="13/santa-fe")
    return found


# -- people ------------------------------------------------------------------------------------------------------------
def _people(c: Context, t: Tables) -> Things:
    found: Things = {}
    ranges = {kind: [n for n in range(1, 7) if t.family_range[n - 1] == k] for k, kind in enumerate(KINDS[:3])}
    for letter in LETTERS:
        evasion = ", ".join(f"{n}: {e:+d}" for n, e in enumerate(t.evasion))
        found[f"family:{letter}"] = thing(
            c, c.words("web-family", family=letter), c.words("web-family-evasion", by=evasion), rule="1.7.5/family"
        )
    for where in (*LETTERS, "passage"):
        for kind in KINDS if where == "passage" else ids.HOUSEHOLD:
            name = c.words("web-person", where=where, who=c.words.name("person", kind))
            rule = PERSON_RULES.get(kind, "1.7.5/family")
            said = ""
            if kind in ranges and where != "passage":
                said = c.words("web-person-range", faces=", ".join(map(str, ranges[kind])))
            found[f"person:{where}.{kind}"] = thing(c, name, said, rule=rule)
    for box, rating in enumerate(t.elder_rating, 1):
        said = c.words("web-elder-rating", rating=rating, share=sixths(min(6, rating)))
        found[f"elder:{box}"] = thing(
            c, c.words("web-elder", box=box), said, rule="1.7.5/elder", ours=ours(t.data, "map", "display.elders"),
            rating=rating,
        )  # fmt: skip
    for seat in ("dine", *SEATS):
        found[f"seat:{seat}"] = thing(c, c.words.name("seat", seat), rule="16.2" if seat != "dine" else "1.5.1")
    return found


# -- tracks, boxes, resources ------------------------------------------------------------------------------------------
def _tracks(c: Context, t: Tables) -> Things:
    found = {
        f"track:{name}": thing(c, c.words.name("track", name), c.words(f"web-track-{name}"), rule=TRACK_RULES[name])
        for name in ids.TRACKS
    }
    for name in ids.RESOURCES:
        found[f"resource:{name}"] = thing(c, c.words.text(f"web-resource-{name}"), rule=RESOURCE_RULES[name])
    values = ", ".join(map(str, t.corn_values))
    found["resource:corn"] = thing(
        c, c.words("web-resource-corn"), c.words("web-corn-values", values=values), rule="1.6.1/corn",
        ours=ours(t.data, "counters", "corn.values"), values=t.corn_values,
    )  # fmt: skip
    for name in ids.OPERATIONS:
        found[f"operation:{name}"] = thing(
            c, c.words.name("operation", name), c.words.text(f"web-operation-{name}"), rule=OPERATION_RULES[name]
        )
    for name in ids.SINGLE:
        if name != "santa-fe":
            found[name] = thing(c, c.words.text(f"web-thing-{name}"), rule=SINGLE_RULES[name])
    return found


# -- the enemy ---------------------------------------------------------------------------------------------------------
def _enemy(c: Context, t: Tables) -> Things:
    found: Things = {}
    for period, age in enumerate(PERIODS):
        for i, letter in enumerate(COUNTERS):
            for side, face in enumerate(ids.FACES):
                found[f"instruction:{age}.{letter}.{face}"] = _face(c, t, period, i, side)
    for letter in COUNTERS:
        kinds = [_both(c, t, period, COUNTERS.index(letter)) for period in range(len(PERIODS))]
        found[f"instruction:{letter}"] = thing(c, c.words("web-instruction", letter=letter), *kinds, rule="4/4")
    for column in ids.COLUMNS:
        for row in ids.ROWS:
            head = c.words(f"nav-column-{column}")
            found[f"slot:{column}.{row}"] = thing(c, f"{head} {row}", rule=COLUMN_RULES[column])
    found["slot:truce"] = thing(c, c.words("nav-row-truce"), rule="4/1")
    for kind, name in enumerate(INTRUDERS):
        head, text = split(c.words.component("intruder", kind))
        found[f"intruder:{name}"] = thing(
            c, head.rstrip("."), text, ours=ours(t.data, "intruders", f"intruder.{name}"), count=t.intruder_counts[kind]
        )
    return found


def _both(c: Context, t: Tables, period: int, i: int) -> str:
    """`Spanish Period: Subjugate / Raid!`."""
    faces = t.instructions[period][i].faces
    names = " / ".join(c.words.name("instruction", INSTRUCTIONS[face.kind]) for face in faces)
    return f"{c.words.name('period', PERIODS[period])}: {names}"


def _face(c: Context, t: Tables, period: int, i: int, side: int) -> Thing:
    counter = t.instructions[period][i]
    face: Face = counter.faces[side]
    head, text = split(c.words.component("instruction", period, 2 * i + side))
    kind = INSTRUCTIONS[face.kind]
    return thing(
        c, head.rstrip("."), text, rule=ORDER_RULES[kind],
        ours=ours(t.data, "instructions", f"{PERIODS[period]}.{COUNTERS[i]}"), instruction=kind, stripe=face.stripe,
        star=counter.star,
    )  # fmt: skip


# -- cards, developments -----------------------------------------------------------------------------------------------
def _cards(c: Context, t: Tables) -> Things:
    found: Things = {}
    fields: dict[str, Any]
    for n in ids.CARDS:
        head, text = split(c.words.card(n))
        if n in t.ops:
            ops = t.ops[n]
            fields = {
                "kind": "operations", "preempt": ops.preempt, "e1": ops.e1, "e0": ops.e0, "minor": ops.minor,
                "event": ops.event, "population": KINDS[ops.population],
            }  # fmt: skip
            file, rule = "operations", "2.2.1"
        elif n in t.ceremonies:
            fields = {"kind": "ceremony", "die": t.ceremonies[n].die, "population": KINDS[t.ceremonies[n].population]}
            file, rule = "ceremonies", "13/ceremony"
        else:
            fields = {"kind": t.history[n].kind, "vp": t.history[n].vp, "period": PERIODS[t.history[n].period]}
            file, rule = "history", "8.2/1"
        card = thing(c, head, text, ours=ours(t.data, file, _entry(file, n)), **fields)
        card.fields["rule"] = rule
        found[f"card:{n}"] = card
    for d, id in enumerate(DEVELOPMENTS):
        dev = t.developments[d]
        head, text = split(c.words.component("development", d))
        found[f"development:{id}"] = thing(
            c, head.rstrip("."), text, ours=ours(t.data, "developments", f"development.{id}"), set=SETS[dev.set],
            level=dev.level, cost=dev.cost, track=dev.track,
        )  # fmt: skip
    for i, name in enumerate(SETS):
        levels = [" ".join(c.words.component("development", d).splitlines()) for d in range(3 * i, 3 * i + 3)]
        found[f"set:{name}"] = thing(c, t.set_names[i], *levels, ours=True)
    return found


def _entry(file: str, n: int) -> str:
    return f"card.{n}" if file == "history" else f"card.{n:02d}"


# -- cubes and counters ------------------------------------------------------------------------------------------------
def _cubes(c: Context, t: Tables) -> Things:
    found: Things = {}
    for box in ids.BOXES:
        key = "gone" if box == "removed" else box
        found[f"cubes:{box}"] = thing(c, c.words(f"nav-row-{key}"), rule=BOX_RULES[box])
        for i, colour in enumerate(COLOURS):
            land, outpost = t.raid_nm[i], t.raid_outpost[i]
            said = c.words(
                "web-cube", count=t.cubes[i], booty=land.booty or "none", ferocity=land.ferocity,
                soldiers=land.battle_bonus, morale=land.morale, hits=outpost.hits, ends="yes" if outpost.ends else "no",
            )  # fmt: skip
            guess = ours(t.data, "charts", f"raid-new-mexico.{colour}") or ours(
                t.data, "charts", f"raid-outpost.{colour}"
            )
            name = c.words("nav-cube", colour=c.words.name("colour", colour))
            found[f"cube:{box}.{colour}"] = thing(c, name, said, rule="1.8", ours=guess, count=t.cubes[i])
    return found


def _pieces(c: Context, t: Tables) -> Things:
    return {f"counter:{name}": thing(c, c.words(f"web-counter-{name}"), rule=PIECE_RULES[name]) for name in ids.PIECES}
