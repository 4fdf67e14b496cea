"""Single things of Navajo Wars, and every id there is."""

from __future__ import annotations

from homelands.games.navajo.rules.influence import SEATS
from homelands.games.navajo.rules.names import (
    AREA_NAMES,
    COLOURS,
    DEVELOPMENTS,
    INTRUDERS,
    PERIODS,
    SANTA_FE,
    SETS,
    TERRITORIES,
    place_name,
)
from homelands.games.navajo.rules.names import LETTERS as COUNTERS
from homelands.games.navajo.rules.state import HORSE, KINDS, LETTERS, OFF

PASSAGE = len(LETTERS)  # stands for the Passage of Time in a conversion
CARDS = range(1, 56)
ROWS = range(1, 7)
COLUMNS = ("active", "standby", "inactive")
TRACKS = ("culture", "military", "ap", "morale", "enemy_ferocity", "enemy_ap")
BOXES = ("pool", "raided", "recovery", "subjugation", "removed")
RESOURCES = ("horse", "sheep", "trade_goods", "firearms", "corn")
OPERATIONS = ("planning", "take-actions", "passage-of-time")
PIECES = ("mission", "rancho", "fort", "raid", "tribal", "harass", "drought", "corn", "intruder")
"""Counters on the map that are not things by themselves, explained by `counter:`."""
FACES = ("front", "back")
HOUSEHOLD = ("man", "woman", "child", "horse")
SINGLE = ("santa-fe", "manuelito", "passage", "out-of-play", "deck", "dice", "influence")


def ids() -> set[str]:
    """Every id there is."""
    found = {*SINGLE}
    for kind, names in {
        "area": AREA_NAMES[:SANTA_FE],
        "territory": TERRITORIES,
        "caught": TERRITORIES,
        "escape": TERRITORIES,
        "family": LETTERS,
        "elder": range(1, 8),
        "track": TRACKS,
        "instruction": (*COUNTERS, *(f"{p}.{c}.{face}" for p in PERIODS for c in COUNTERS for face in FACES)),
        "slot": (*(f"{column}.{row}" for column in COLUMNS for row in ROWS), "truce"),
        "card": CARDS,
        "development": DEVELOPMENTS,
        "set": SETS,
        "cubes": BOXES,
        "cube": (f"{box}.{colour}" for box in BOXES for colour in COLOURS),
        "resource": RESOURCES,
        "operation": OPERATIONS,
        "intruder": (*AREA_NAMES[:SANTA_FE], *INTRUDERS),
        "counter": PIECES,
        "person": (
            *(f"{letter}.{who}" for letter in LETTERS for who in HOUSEHOLD),
            *(f"passage.{who}" for who in KINDS),
        ),
        "seat": ("dine", *SEATS),
    }.items():
        found |= {f"{kind}:{name}" for name in names}
    return found


# -- single things -----------------------------------------------------------------------------------------------------
def place(p: int) -> str:
    return place_of(place_name(p))


def place_of(name: str) -> str:
    """`shiprock.3`, `santa-fe` or `shiprock:caught` as an id."""
    if ":" in name:
        territory, _, box = name.partition(":")
        return f"{box}:{territory}"
    return name if name == "santa-fe" else f"area:{name}"


def family(i: int) -> str:
    return f"family:{LETTERS[i]}"


def person(i: int, kind: int) -> str:
    return f"person:{'passage' if i == PASSAGE else LETTERS[i]}.{KINDS[kind]}"


def territory(t: int) -> str:
    return f"territory:{TERRITORIES[t]}"


def animal(kind: int) -> str:
    return f"resource:{'horse' if kind == HORSE else 'sheep'}"


def counter(code: int) -> list[str]:
    return [] if code == OFF else [f"instruction:{COUNTERS[code >> 1]}"]


GOODS, CORN, FIREARMS = "resource:trade_goods", "resource:corn", "resource:firearms"
STORES = {"horse": "resource:horse", "sheep": "resource:sheep", "goods": GOODS, "firearms": FIREARMS}
