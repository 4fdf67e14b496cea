"""The board of Navajo Wars: Territories, their Areas and the ways between them, and the displays beside the map."""

from __future__ import annotations

from typing import Any

from homelands.games.navajo.rules.state import LETTERS
from homelands.games.navajo.rules.tables import (
    AREA_NAMES,
    CANYON,
    COLOURS,
    DEVELOPMENTS,
    PERIODS,
    SANTA_FE,
    SETS,
    TERRITORIES,
    TERRITORY_OF,
    Tables,
    place_name,
)
from homelands.table.words.boards import Namer

PEOPLE = ("man", "woman", "child")


def board(t: Tables) -> dict[str, Any]:
    name = Namer("navajo", t)
    dashed = {frozenset(e["between"]) for e in t.data.section("map", "link").values() if e["dashed"]}
    ways = sorted((a, b) for a in range(SANTA_FE + 1) for b in t.links[a] if a < b)
    return {
        "game": "navajo",
        "territories": {
            id: {
                "name": name("territory", id),
                "die": None if i == CANYON else i + 1,
                "vp": t.vp[i],
                "droughts": t.drought_spaces[i],
                "next": [TERRITORIES[n] for n in t.territory_next[i]],
                "areas": [AREA_NAMES[a] for a in range(SANTA_FE) if TERRITORY_OF[a] == i],
            }
            for i, id in enumerate(TERRITORIES)
        },
        "areas": {
            AREA_NAMES[a]: {
                "value": t.value[a],
                "horse": t.horse_value[a],
                "links": [place_name(b) for b in t.links[a]],
                "to_santa_fe": t.to_santa_fe[a],
                "to_santa_fe_horse": t.to_santa_fe_horse[a],
            }
            for a in range(SANTA_FE + 1)
        },
        "links": [
            {"between": [AREA_NAMES[a], AREA_NAMES[b]], "dashed": {AREA_NAMES[a], AREA_NAMES[b]} in dashed}
            for a, b in ways
        ],
        "families": list(LETTERS),
        "elder_ratings": t.elder_rating,
        "evasion": t.evasion,
        "family_dice": {kind: [n for n in range(1, 7) if t.family_range[n - 1] == k] for k, kind in enumerate(PEOPLE)},
        "track_max": t.track_max,
        "cubes": {colour: {"count": t.cubes[c], "name": name("colour", colour)} for c, colour in enumerate(COLOURS)},
        "corn": t.corn_values,
        "counters": t.counters,
        "display": {"columns": ["active", "standby", "inactive"], "rows": 6},
        "sets": {
            id: {"name": t.set_names[i], "developments": list(DEVELOPMENTS[3 * i : 3 * i + 3])}
            for i, id in enumerate(SETS)
        },
        "periods": {period: name("period", period) for period in PERIODS},
        "forts": {id: {"at": e["at"], "hits": e["hits"]} for id, e in t.data.section("charts", "fort").items()},
    }
