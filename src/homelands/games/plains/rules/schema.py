"""What the data files of Plains Indian Wars must look like: files, entries, fields, and what must agree."""

from __future__ import annotations

from collections.abc import Mapping

from homelands.core import rulings
from homelands.core.data import Check, Field, Schema, Section, flag, one_of, several, table, text, whole
from homelands.games.plains.rules.data_checks import RULES
from homelands.games.plains.rules.tables import (
    AREAS,
    BOXES,
    CARD_KINDS,
    CARDS_BY_DECK,
    DECKS,
    PLACES,
    REGIONS,
    ROUTES,
    TABLES,
    WHEN,
)
from homelands.games.plains.rules.vocabulary import (
    COLOURS,
    ENDURING,
    FIGHTING,
    KINDS,
    NEEDS,
    REGION,
    SIDES,
    TERMS,
    expect,
)

SOURCES = ("rules", "report", "review", "blurb", "deduced", "facts", "box")
WIDTH, HEIGHT = 1600, 1000


def _of(**checks: Check) -> dict[str, Field]:
    return {name: Field(check) for name, check in checks.items()}


def _maybe(**checks: Check) -> dict[str, Field]:
    return {name: Field(check, needed=False) for name, check in checks.items()}


def _point(value: object) -> str:
    said = f"a point [x, y] with x from 0 to {WIDTH} and y from 0 to {HEIGHT}"
    if not isinstance(value, list) or len(value) != 2:
        return said
    return said if whole(0, WIDTH)(value[0]) or whole(0, HEIGHT)(value[1]) else ""


_PLACE = {"name": Field(text()), "at": Field(_point), "outline": Field(several(text(), 3, 20))}
_PAIR = table(("each", "take"), whole(1, 9), every=True)
_CUBES = table(PLACES, whole(0, 30))
_HOME = several(one_of(KINDS), 1, 4)
FILES: dict[str, Mapping[str, Section]] = {
    "map": {
        "drawing": Section(_of(points=table((), _point)), ("corners",)),
        "region": Section({**_PLACE, **_of(kind=one_of(KINDS), next=several(one_of(REGIONS), 1, 12))}, REGIONS),
        "area": Section(_PLACE, AREAS),
        "box": Section({**_PLACE, **_of(next=several(one_of(REGIONS), 0, 2))}, BOXES),
        "contact": Section(
            _of(area=one_of(AREAS), region=one_of(REGIONS), arrows=several(one_of(("green", "orange", "purple")), 0, 3))
        ),
    },
    "rails": {
        "building": Section(
            _of(most=whole(1, 9)),
            ("union-pacific", "central-pacific"),
            {"central-pacific": _of(dice=whole(2, 2), mountains=whole(1, 9))},
        ),
        "space": Section(_of(north=one_of(("", *REGIONS)), south=one_of(("", *REGIONS)), at=_point)),
    },
    "trails": {
        "trail": Section(_of(name=text(), route=one_of(ROUTES), regions=several(one_of(REGIONS), 1, 12))),
    },
    "factions": {
        "faction": Section(
            _of(name=text(), side=one_of(SIDES), cubes=whole(1, 60)),
            COLOURS,
            {c: _of(dice=several(whole(0, 6), 3, 3)) for c in FIGHTING},
        ),
        "setup": Section(
            _maybe(home=_HOME, each=whole(0, 8), free=whole(0, 8), at=_CUBES),
            ("green", "orange", "blue", "purple", "brown", "white"),
        ),
        "influence": Section(_maybe(**dict.fromkeys(FIGHTING, _PAIR)), FIGHTING),
        "table": Section(
            _of(
                seats=table(DECKS, several(one_of(FIGHTING), 1, 5)),
                keep_apart=flag(),
                settlers_in_purple=flag(),
                wagons_control=flag(),
                sides=flag(),
            ),
            TABLES,
        ),
        "limit": Section(
            {},
            ("region", "hand", "substitute", "sacramento", "purple-disc", "white-disc", "wagon"),
            {
                "region": _of(cubes=whole(1, 30)),
                "hand": _of(cards=whole(1, 9), events=whole(0, 9)),
                "substitute": _of(groups=whole(1, 9), regions=whole(1, 9)),
                "sacramento": _of(blue=whole(0, 9), brown=whole(0, 9)),
                "purple-disc": _of(place=whole(0, 9), regions=whole(1, 9)),
                "white-disc": _of(place=whole(0, 9)),
                "wagon": _of(dice=whole(2, 2), hits=whole(1, 4)),
            },
        ),
    },
    "schedule": {
        "points": Section(
            {},
            ("region", "purple-region", "purple-penalty", "wagon", "cavalry", "custer", "railroad", "allies"),
            {
                **{n: _of(each=whole(0, 9)) for n in ("region", "purple-penalty", "wagon", "custer", "railroad")},
                "purple-region": _of(each=whole(0, 9), least=whole(0, 5)),
                "cavalry": _of(each=whole(0, 9), cubes=whole(1, 9)),
                "allies": _of(times=whole(1, 9)),
            },
        ),
    },
    "decks": {
        deck: Section(
            {
                **_of(title=text(), kind=one_of(CARD_KINDS)),
                **_maybe(place=whole(0, 9), groups=whole(1, 9), regions=whole(1, 9), when=one_of(WHEN)),
                **_maybe(needs=expect(NEEDS), where=expect(REGION), beside=expect(REGION)),
                **_maybe(terms=expect(TERMS), enduring=expect(ENDURING)),
                "history": Field(text(), needed=False, counted=False),
            },
            cards,
        )
        for deck, cards in zip(DECKS, CARDS_BY_DECK, strict=True)
    },
    "rulings": rulings.SECTIONS,
}
SCHEMA = Schema(FILES, RULES, SOURCES)
