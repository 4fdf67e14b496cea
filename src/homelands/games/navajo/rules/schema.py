"""What the data files of Navajo Wars must look like: files, entries, fields, and what must agree between them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from homelands.core import rulings
from homelands.core.data import (
    Check,
    Field,
    Schema,
    Section,
    either,
    flag,
    one_of,
    several,
    table,
    text,
    whole,
)
from homelands.games.navajo.rules import cards
from homelands.games.navajo.rules.cards import LAST, LAST_ORDINARY
from homelands.games.navajo.rules.data_checks import RULES
from homelands.games.navajo.rules.names import (
    AREA_NAMES,
    AREAS,
    COLOURS,
    DEVELOPMENTS,
    INSTRUCTIONS,
    INTRUDERS,
    LETTERS,
    MINORS,
    PEOPLE,
    PERIODS,
    RESULTS,
    SANTA_FE,
    SETS,
    TERRITORIES,
    WAYS,
)

SOURCES = (
    "rules", "tutorial", "scenario", "notes", "variant", "flow", "summary",
    "report", "errata", "deduced", "facts", "box",
)  # fmt: skip
RING = TERRITORIES[:6]
OPS = tuple(f"{n:02d}" for n in (*range(1, 8), *range(11, 18), *range(21, 28), *range(31, 38)))
CEREMONIES = ("08", "09", "10", "18", "19", "20", "28", "29", "30", "38", "39", "40")
HISTORY = tuple(str(n) for n in range(LAST_ORDINARY + 1, LAST + 1))
TRANSITIONAL = tuple(str(n) for n in cards.TRANSITIONAL)
SCENARIOS = ("rise", "duenos", "broken", "fearing", "rope", "campaign", "tutorial")
COUNTERS = (
    "family", "man", "woman", "child", "elder", "horse", "sheep", "trade-goods", "firearms", "harass", "corn",
    "intruder", "instruction", "fort", "manuelito", "battle-drm", "ap", "mp", "family-activations", "military",
    "culture", "available-enemy-ap", "enemy-morale", "enemy-ferocity", "drought", "mission", "rancho",
    "tribal-raid", "enemy-ap", "influence", "influence-points", "blank",
)  # fmt: skip
LONGEST_TRACK = 30
ROWS = tuple(f"{n:+d}" for n in range(6, -10, -1))
COLUMNS = tuple(str(n) for n in range(1, 7))


def _of(**checks: Check) -> dict[str, Field]:
    return {name: Field(check) for name, check in checks.items()}


def _prose(*names: str) -> dict[str, Field]:
    return {name: Field(text(), counted=False) for name in names}


def _maybe(**checks: Check) -> dict[str, Field]:
    return {name: Field(check, needed=False) for name, check in checks.items()}


def _numbers(**names: Mapping[str, Check]) -> dict[str, dict[str, Field]]:
    """Further number fields of single entries, by id; an underscore in an id stands for a hyphen."""
    return {one.replace("_", "-"): _of(**fields) for one, fields in names.items()}


UP, DOWN = whole(0, 9), whole(-9, 0)
SIGNED = whole(-9, 9)
BY_PERIOD = several(SIGNED, 3, 3)
BY_COLOUR = table(COLOURS, whole(0, 20))
BY_COLOUR_SIGNED = table(COLOURS, SIGNED)


def _cost(value: object) -> str:
    """An Instruction's cost: 5, "1-3", "F4" or "all"."""
    said = 'a number from 1 to 19, a range like "1-3", "F4" or "all"'
    if type(value) is int:
        return "" if 1 <= value <= 19 else said
    if not isinstance(value, str):
        return said
    span = re.fullmatch(r"(\d+)-(\d+)", value)
    if span:
        return "" if 1 <= int(span[1]) < int(span[2]) <= 19 else said
    return "" if value == "all" or re.fullmatch(r"F[1-9]", value) else said


_historical = whole(LAST_ORDINARY + 1, LAST)
_special = either(whole(0, 0), _historical)


def _piles(value: object) -> str:
    """The piles of a deck: [{ special = 41, cards = 8 }, { fixed = [32, 36] }]."""
    said = "a list of tables, each with special (0 or 41-55) and cards (1-40), or with fixed (cards 1-55)"
    if not isinstance(value, list) or not value:
        return said
    for pile in value:
        if not isinstance(pile, dict):
            return said
        if set(pile) == {"fixed"}:
            if several(whole(1, LAST), 1, LAST)(pile["fixed"]):
                return said
        elif set(pile) != {"special", "cards"} or _special(pile["special"]) or whole(1, LAST_ORDINARY)(pile["cards"]):
            return said
    return ""


def _developments(value: object) -> str:
    said = "a table of mode (free, buy, free-checked or sets) and count (1-24)"
    if not isinstance(value, dict) or set(value) != {"mode", "count"}:
        return said
    return (
        said if one_of(("free", "buy", "free-checked", "sets"))(value["mode"]) or whole(1, 24)(value["count"]) else ""
    )


def _order(value: object) -> str:
    said = f"a table of set ({', '.join(PERIODS)}) and order (alphabetical or random)"
    if not isinstance(value, dict) or set(value) != {"set", "order"}:
        return said
    return said if one_of(PERIODS)(value["set"]) or one_of(("alphabetical", "random"))(value["order"]) else ""


MAP = {
    "territory": Section(
        _of(name=text(), vp=whole(0, 9), next=several(one_of(RING), 1, 6)),
        TERRITORIES,
        {
            name: _of(die=whole(*(2 * (i + 1 if i < 6 else 0,))), areas=whole(n, n), droughts=whole(0, 2 * (i < 6)))
            for i, (name, n) in enumerate(zip(TERRITORIES, AREAS, strict=True))
        },
    ),
    "area": Section(_of(value=whole(1, 6), horse=whole(1, 6)), AREA_NAMES),
    "link": Section(_of(between=several(one_of(AREA_NAMES), 2, 2), dashed=flag())),
    "display": Section(
        {},
        ("family-box", "elders", "evasion", "records", "instructions", "arability"),
        {
            "family-box": {name: Field(several(whole(1, 6), 2, 2)) for name in PEOPLE[:3]},
            "elders": _of(ratings=several(whole(0, 6), 7, 7)),
            "evasion": _of(by_ferocity=several(whole(-3, 3), 4, 4)),
            "records": _of(most=whole(10, LONGEST_TRACK)),
            "instructions": _of(columns=whole(3, 3), rows=whole(6, 6)),
            "arability": _of(full=whole(1, 6)),
        },
    ),
}
COUNTER_MIX = {
    "counter": Section(
        _of(count=whole(0, 99)),
        COUNTERS,
        {name: _of(set_aside=whole(0, 99)) for name in ("trade-goods", "harass")},
    ),
    "total": Section(_of(count=whole(264, 264)), ("counters",)),
    "cube": Section(_of(count=whole(0, 20)), COLOURS),
    "corn": Section(_of(values=several(whole(1, 9), 1, 99)), ("values",)),
}
_FACES = {
    **_of(front=one_of(INSTRUCTIONS), front_cost=_cost, front_stripe=flag()),
    **_of(back=one_of(INSTRUCTIONS), back_cost=_cost, back_stripe=flag(), star=flag()),
}
_RAID = _of(
    booty=one_of(("horse", "sheep", "horse-or-sheep", "child", "")),
    hits=whole(0, 9),
    ferocity=whole(0, 3),
    battle=whole(0, 9),
    morale=whole(0, 9),
    cube=one_of(("raided", "pool", "subjugation")),
    ends=flag(),
)
_RESULT = {
    **_of(name=text(), family_ferocity=whole(0, 3), zero=flag(), morale=SIGNED, enemy_ferocity=SIGNED),
    **_of(military=SIGNED, man_lost=flag(), extra_lost=flag(), horse_lost=flag(), culture_per_empty=flag()),
    **_of(horse_gained=whole(0, 8), santa_fe_half=flag(), goes=one_of(("escape", "caught"))),
}
_THIRD = one_of(("remove-41", "remove-54", "turn-abf", "reset", "morale+1"))
CHARTS = {
    "raid-new-mexico": Section(_RAID, COLOURS),
    "raid-outpost": Section(_RAID, COLOURS),
    "hits": Section({column: Field(whole(1, 20)) for column in COLUMNS}, ("mission", "rancho")),
    "fort": Section(_of(name=text(), at=one_of(("hopi.1", "zuni.1")), hits=whole(1, 20)), ("defiance", "fauntleroy")),
    "destroyed": Section(
        {}, ("outpost", "fort"), _numbers(outpost={"culture": UP, "ferocity": whole(0, 3)}, fort={"morale": DOWN})
    ),
    "battle": Section({column: Field(one_of(RESULTS)) for column in COLUMNS}, ROWS),
    "battle-column": Section(_of(column=whole(1, 6)), ("raid-new-mexico", "tribal-warfare")),
    "result": Section(_RESULT, RESULTS),
    "modifiers": Section(
        {},
        ("enemy", "family"),
        _numbers(enemy={"utes": UP, "comanche": UP}, family={"horse": UP, "manuelito": UP, "firearms": UP}),
    ),
    "subjugation": Section(_of(third=several(_THIRD)), PERIODS),
    "talks": Section(
        _of(success=whole(2, 12)), ("diplomacy", "negotiate"), {"diplomacy": _of(choose_row=whole(2, 20))}
    ),
    "good-medicine": Section(_of(cubes=whole(1, 3)), tuple(n for n in HISTORY if n not in TRANSITIONAL)),
}
_EVENT_NUMBERS: dict[str, dict[str, Check]] = {  # the Major Events of the Operations cards
    "firearms": {},
    "apache-war": {"morale": SIGNED, "enemy_ap": SIGNED},
    "bad-harvest": {"least": UP, "most": UP, "culture": DOWN},
    "planted-fields": {"families": UP},
    "shaman": {"cards": UP},
    "influential-elders": {},
    "hostile-tribes": {},
    "pueblo-war": {"culture": DOWN},
    "apaches-raid": {},
    "trappers": {},
}
EVENTS = tuple(_EVENT_NUMBERS)
OPERATIONS = {
    "card": Section(
        _of(event=one_of(EVENTS), population=one_of(PEOPLE), preempt=UP, e1=UP, e0=UP, minor=one_of(MINORS)), OPS
    ),
    "event": Section(
        _of(title=text()),
        EVENTS,
        {event: _of(**numbers) for event, numbers in _EVENT_NUMBERS.items()},
    ),
}
CEREMONY_CARDS = {
    "card": Section(_of(population=one_of(PEOPLE), die=whole(1, 6), way=one_of(WAYS)), CEREMONIES),
    "way": Section(
        {},
        WAYS,
        _numbers(
            enemy_ap={"ap": UP},
            droughts={"n": UP},
            alarm={"ferocity": UP, "morale": UP},
            elder_death={"culture": DOWN},
            lost_customs={"culture": DOWN, "with_outpost": DOWN},
            warriors_spent={"military": DOWN},
            stolen_mounts={"military": DOWN},
            newcomers={"culture": DOWN},
            fame={"least": UP},
            intruder={"n": UP},
        ),
    ),
}
_TALKS = dict.fromkeys(("away_morale", "bad_morale", "bad_ferocity", "good_morale", "good_culture"), SIGNED)
_HISTORY_NUMBERS: dict[str, dict[str, Check]] = {  # by event, in the order of the cards
    "pueblo-revolt": {"enemy_ap": SIGNED},
    "franciscans": {"builds": UP},
    "galvez": {"most": UP},
    "settlers": {"extra": UP},
    "mexican-independence": {"intruders_per_ap": whole(1, 20), "cubes": BY_COLOUR_SIGNED},
    "massacre": {"bad": UP, "neutral": UP, "elders": whole(0, 6), **_TALKS},
    "dineanaii": {"culture_hold": DOWN, "culture_absent": DOWN},
    "sick-land": {},
    "narbona": {"enemy_ap": SIGNED, "raid_counters": UP, "ambush_morale": SIGNED},
    "army-of-the-west": {"intruders_per_ap": whole(1, 20), "cubes": BY_COLOUR_SIGNED},
    "forts": {"morale": SIGNED},
    "dodge": {"culture": DOWN, "enemy_ap": SIGNED, "negotiate": SIGNED},
    "manuelito": {"enemy_ap": SIGNED},
    "civil-war": {"morale": SIGNED, "slaves": whole(1, 9)},
    "kit-carson": {"raid": UP, "raid_fort": UP},
}
HISTORY_CARDS = {
    "card": Section(
        _of(title=text(), vp=whole(0, 19), stays=one_of(("no", "third-red", "until-45", "until-50", "end"))),
        HISTORY,
        {
            card: {
                **_of(event=one_of((event,)), period=one_of((PERIODS[i // 5],))),
                **_of(kind=one_of(("transitional" if card in TRANSITIONAL else "historical",))),
                **_of(**numbers),
            }
            for i, (card, (event, numbers)) in enumerate(zip(HISTORY, _HISTORY_NUMBERS.items(), strict=True))
        },
    ),
}
_DEV_NUMBERS = {
    "cunning.1": "evade", "cunning.2": "talk", "cunning.3": "discount", "horsemanship.1": "mp", "horsemanship.2": "mp",
    "horsemanship.3": "battle", "mesas.1": "discount", "mesas.2": "harass", "mesas.3": "floor", "religion.1": "culture",
    "traders.1": "animals corn", "traders.2": "goods", "traders.3": "goods morale", "weaving.1": "goods",
    "warriors.1": "ferocity battle military", "warriors.2": "cap", "warriors.3": "win loss", "weaving.2": "goods",
    "weaving.3": "goods free", "wisdom.1": "rating most leftmost", "wisdom.3": "extra",
}  # fmt: skip
DEVELOPMENT_CARDS = {
    "set": Section(_of(name=text()), SETS),
    "development": Section(
        {
            **_of(number=one_of([f"{n}a" for n in range(1, 25)]), cost=UP, track=one_of(("culture", "military"))),
            **_of(need=UP, need_kind=one_of(("", "men", "women", "elders", "horses", "territories")), exhaust=flag()),
        },
        DEVELOPMENTS,
        {card: {name: Field(SIGNED) for name in names.split()} for card, names in _DEV_NUMBERS.items()},
    ),
}
INTRUDER_COUNTERS = {
    "intruder": Section(
        _of(name=text(), count=whole(0, 20), **{"class": one_of(("good", "bad", "deadly"))}),
        INTRUDERS,
        _numbers(
            stray_horses={"horses": UP},
            stray_flock={"sheep": UP},
            refugees={"people": UP},
            lone_trapper={"ap": UP, "goods": UP},
            mission={"deepest": whole(1, 6)},
            scouts={"ap": BY_PERIOD},
            whiskey_seller={"culture": BY_PERIOD},
            slave_raiders={"woman": several(whole(0, 1), 3, 3)},
            smallpox={"culture": DOWN},
            patrol={"battle": BY_PERIOD, "culture": DOWN},
        ),
    ),
    "total": Section(_of(count=whole(20, 20)), ("intruders",)),
}
_ON_TRACK = whole(0, LONGEST_TRACK)  # and what the track really holds: see `agreement`
_TRACKS = table(("military", "culture", "ap", "morale", "ferocity"), _ON_TRACK, every=True)
_FAMILIES = one_of(tuple("ABCDEF"[:n] for n in range(1, 7)))
SCENARIO_FILE = {
    "scenario": Section(
        {
            **_of(title=text(), section=text(), difficulty=text(), period=one_of(PERIODS), families=_FAMILIES),
            **_of(ferocity=one_of(("any", "zero")), territories=several(one_of(TERRITORIES), 1, 7)),
            **_of(people=one_of(("full", "two-by-die")), elders=several(whole(0, 6), 7, 7), droughts=whole(0, 2)),
            **_of(pool=BY_COLOUR, subjugation=BY_COLOUR, tracks=_TRACKS, horses=UP, sheep=UP, firearms=UP),
            **_of(in_play=several(whole(LAST_ORDINARY + 1, LAST - 1)), manuelito=flag(), sets_removed=whole(0, 7)),
            **_of(forts=table(("hopi", "zuni"), whole(1, 1)), ranchos=table(RING, whole(1, 6))),
            **_of(developments=_developments, instructions=_order, deck=one_of(("all", "operations")), piles=_piles),
            **_of(ceremony_draw=flag(), ends_with=_historical, victory=one_of(("table", "kit-carson"))),
            **_maybe(placed=table("ABCDEF", one_of(AREA_NAMES[:SANTA_FE])), removed_sets=several(one_of(SETS), 3, 3)),
            **_maybe(removed_counters=text(), taken=several(one_of(DEVELOPMENTS), 1, 24)),
        },
        SCENARIOS,
    ),
    "restart": Section(
        {
            **_of(next=one_of(SCENARIOS), ferocity=_ON_TRACK, morale=either(_ON_TRACK, one_of(("military",)))),
            **_of(culture=_ON_TRACK, ap=_ON_TRACK, families_below=whole(1, 6)),
        },
        PERIODS[:2],
    ),
    "victory": Section(_of(major_victory=SIGNED, minor_victory=SIGNED, minor_defeat=SIGNED), ("table",)),
}
OPTIONS = {
    "option": Section(
        {
            "rules": Field(several(text(), 1, 20), counted=False),
            "bit": Field(whole(0, 30), counted=False),
            **_maybe(players=whole(2, 2)),
        }
    ),
}
HEADMAN_EFFECTS = ("culture", "follower", "family", "elder", "passes")
HEADMAN = {"row": Section(_of(effects=several(one_of(HEADMAN_EFFECTS), 0, 4)), tuple(str(n) for n in range(2, 10)))}
FILES: dict[str, Mapping[str, Section]] = {
    "map": MAP,
    "counters": COUNTER_MIX,
    "instructions": {period: Section(_FACES, tuple(LETTERS)) for period in PERIODS},
    "charts": CHARTS,
    "operations": OPERATIONS,
    "ceremonies": CEREMONY_CARDS,
    "history": HISTORY_CARDS,
    "developments": DEVELOPMENT_CARDS,
    "intruders": INTRUDER_COUNTERS,
    "scenarios": SCENARIO_FILE,
    "options": OPTIONS,
    "rulings": rulings.SECTIONS,
    "headman": HEADMAN,
}
SCHEMA = Schema(FILES, RULES, SOURCES)
