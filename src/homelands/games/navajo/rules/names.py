"""Names and numbers of Navajo Wars: what every number of a position stands for.

Places are numbers. Areas are 0..38 in the order of the Territories, Santa Fé is 39; the Caught box of Territory t is
40 + t and its Escape box 50 + t. Cards, periods, colours and the like are numbers too; the names are in the tuples.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

TERRITORIES: Final = ("shiprock", "san-juan", "zuni", "monument", "hopi", "black-mesa", "canyon")
SHIPROCK: Final = 0
SAN_JUAN: Final = 1
ZUNI: Final = 2
MONUMENT: Final = 3
HOPI: Final = 4
BLACK_MESA: Final = 5
CANYON: Final = 6
COLOURS: Final = ("black", "blue", "brown", "green", "red", "yellow", "white")
BLACK: Final = 0
BLUE: Final = 1
BROWN: Final = 2
GREEN: Final = 3
RED: Final = 4
YELLOW: Final = 5
WHITE: Final = 6
PEOPLE: Final = ("man", "woman", "child", "elder")
MAN: Final = 0
WOMAN: Final = 1
CHILD: Final = 2
ELDER: Final = 3
Period = Literal["spanish", "mexican", "american"]
PERIODS: Final[tuple[Period, ...]] = get_args(Period)
SPANISH: Final = 0
MEXICAN: Final = 1
AMERICAN: Final = 2
Instruction = Literal[
    "build", "build-subvert", "colonize", "comanche", "defend", "expand",
    "peace", "raid", "slaves", "subjugate", "subvert", "utes",
]  # fmt: skip
INSTRUCTIONS: Final[tuple[Instruction, ...]] = get_args(Instruction)
BUILD: Final = 0
BUILD_SUBVERT: Final = 1
COLONIZE: Final = 2
COMANCHE: Final = 3
DEFEND: Final = 4
EXPAND: Final = 5
PEACE: Final = 6
RAID: Final = 7
SLAVES: Final = 8
SUBJUGATE: Final = 9
SUBVERT: Final = 10
UTES: Final = 11
RESULTS: Final = ("MFV", "FV", "RGD", "TTD", "EV", "MEV")
MFV: Final = 0
FV: Final = 1
RGD: Final = 2
TTD: Final = 3
EV: Final = 4
MEV: Final = 5
MINORS: Final = ("drought", "recovery", "swap", "reset")
WAYS: Final = (
    "enemy-ap", "droughts", "alarm", "elder-death", "lost-customs", "warriors-spent",
    "sickness", "stolen-mounts", "newcomers", "change-of-mind", "fame", "intruder",
)  # fmt: skip
Intruder = Literal[
    "firearms", "trade-goods", "stray-horses", "stray-flock", "refugees", "lone-trapper",
    "mission", "scouts", "whiskey-seller", "slave-raiders", "smallpox", "patrol",
]  # fmt: skip
INTRUDERS: Final[tuple[Intruder, ...]] = get_args(Intruder)
I_FIREARMS: Final = 0
I_TRADE_GOODS: Final = 1
I_STRAY_HORSES: Final = 2
I_STRAY_FLOCK: Final = 3
I_REFUGEES: Final = 4
I_LONE_TRAPPER: Final = 5
I_MISSION: Final = 6
I_SCOUTS: Final = 7
I_WHISKEY_SELLER: Final = 8
I_SLAVE_RAIDERS: Final = 9
I_SMALLPOX: Final = 10
I_PATROL: Final = 11
SetName = Literal["cunning", "horsemanship", "mesas", "religion", "traders", "warriors", "weaving", "wisdom"]
SETS: Final[tuple[SetName, ...]] = get_args(SetName)
CUNNING_1: Final = 0
CUNNING_2: Final = 1
CUNNING_3: Final = 2
HORSEMANSHIP_1: Final = 3
HORSEMANSHIP_2: Final = 4
HORSEMANSHIP_3: Final = 5
MESAS_1: Final = 6
MESAS_2: Final = 7
MESAS_3: Final = 8
RELIGION_1: Final = 9
RELIGION_2: Final = 10
RELIGION_3: Final = 11
TRADERS_1: Final = 12
TRADERS_2: Final = 13
TRADERS_3: Final = 14
WARRIORS_1: Final = 15
WARRIORS_2: Final = 16
WARRIORS_3: Final = 17
WEAVING_1: Final = 18
WEAVING_2: Final = 19
WEAVING_3: Final = 20
WISDOM_1: Final = 21
WISDOM_2: Final = 22
WISDOM_3: Final = 23
LETTERS: Final = "ABCDEFGHIJKLMN"

AREAS: Final = (6, 6, 6, 6, 6, 6, 3)
TERRITORY_OF: Final = [t for t, count in enumerate(AREAS) for _ in range(count)]
NUMBER_OF: Final = [n + 1 for count in AREAS for n in range(count)]
AREAS_OF: Final = [[a for a, of in enumerate(TERRITORY_OF) if of == t] for t in range(len(AREAS))]
FIRST_CANYON: Final = 36  # the Areas before it are outside the Canyon
SANTA_FE: Final = 39
CAUGHT: Final = 40
ESCAPE: Final = 50
# The Territory of any place; -1 of none, also for a place of -1.
TERRITORY_AT: Final[list[int]] = [*TERRITORY_OF, -1, *range(7), -1, -1, -1, *range(7), -1]
AREA_NAMES: Final = (*(f"{TERRITORIES[t]}.{n}" for t, n in zip(TERRITORY_OF, NUMBER_OF, strict=True)), "santa-fe")
DEVELOPMENTS: Final = tuple(f"{name}.{level}" for name in SETS for level in (1, 2, 3))


def area_of(territory: int, number: int) -> int:
    """The Area of that number in a Territory."""
    return territory * 6 + number - 1


def place_name(place: int) -> str:
    """The name of a place.

    >>> place_name(2), place_name(SANTA_FE), place_name(CAUGHT), place_name(ESCAPE + 1)
    ('shiprock.3', 'santa-fe', 'shiprock:caught', 'san-juan:escape')
    """
    if place >= CAUGHT:
        box, territory = ("escape", place - ESCAPE) if place >= ESCAPE else ("caught", place - CAUGHT)
        return f"{TERRITORIES[territory]}:{box}"
    return AREA_NAMES[place]


_PLACES: Final[dict[str, int]] = {
    place_name(i): i for i in (*range(SANTA_FE + 1), *range(CAUGHT, CAUGHT + 7), *range(ESCAPE, ESCAPE + 7))
}


def place_index(name: str) -> int:
    """The place of that name. Raises KeyError for an unknown one."""
    return _PLACES[name]
