"""What is attested in the facts sheet, written down once more by hand and held against the data.

Each line gives the sheet's source; a value here may not be marked as reconstructed in the data.
"""

from __future__ import annotations

from typing import Any

import pytest

from homelands.games.navajo.rules import names as n
from homelands.games.navajo.rules.tables import Tables, load_tables

FACTS: list[tuple[str, str, str, Any, str]] = []


def fact(source: str, file: str, entry: str, **fields: Any) -> None:
    FACTS.extend((file, entry, field.strip("_"), value, source) for field, value in fields.items())


# 1.1 Territories
fact("deduced, tutorial, aar8", "map", "territory.shiprock", die=1, vp=4, droughts=2)
fact("tutorial, aar8", "map", "territory.san-juan", die=2, vp=3, droughts=2)
fact("rules 1.7.2, tutorial", "map", "territory.zuni", die=3, vp=3, droughts=2)
fact("tutorial, aar8", "map", "territory.monument", die=4, vp=2, droughts=2)
fact("tutorial", "map", "territory.hopi", die=5, droughts=2)
fact("tutorial", "map", "territory.black-mesa", die=6, droughts=2)
fact("tutorial, aar8", "map", "territory.canyon", die=0, vp=0, droughts=0, areas=3)
fact("rules glossary", "map", "territory.shiprock", next=["san-juan", "zuni"])
fact("tutorial", "map", "territory.monument", next=["san-juan", "black-mesa"])
fact("deduced", "map", "territory.hopi", next=["zuni", "black-mesa"])
fact("rules glossary", "map", "display.arability", full=3)

# 1.2 Areas
for land, count in zip(n.TERRITORIES, n.AREAS, strict=True):
    for number in range(1, count + 1):
        fact("rules 1.7.2, tutorial", "map", f"area.{land}.{number}", value=number)
for land in ("shiprock", "san-juan"):
    for number in (1, 2, 3):
        fact("tutorial", "map", f"area.{land}.{number}", horse=1)
fact("rules glossary", "map", "area.santa-fe", value=1, horse=1)

# 1.3 Links
fact("tutorial", "map", "link.santa-fe-shiprock", between=["santa-fe", "shiprock.1"], dashed=False)
fact("tutorial", "map", "link.shiprock-san-juan", between=["shiprock.2", "san-juan.1"], dashed=False)
fact("tutorial", "map", "link.shiprock-zuni", between=["shiprock.3", "zuni.1"], dashed=False)
fact("tutorial", "map", "link.zuni-hopi", between=["zuni.3", "hopi.1"], dashed=False)
fact("tutorial, rules glossary", "map", "link.canyon-hopi", between=["canyon.1", "hopi.1"], dashed=True)
fact("rules glossary", "map", "link.canyon-monument", between=["canyon.1", "monument.2"], dashed=True)

# 1.4 Displays
fact("unity", "map", "display.elders", ratings=[0, 1, 2, 2, 3, 4, 5])
fact("tutorial", "map", "display.family-box", man=[1, 2])
fact("rules 1.7.4", "map", "display.records", most=19)
fact("rules 1.7.5", "map", "display.instructions", columns=3, rows=6)
fact("unity, tutorial", "map", "display.evasion", by_ferocity=[2, 1, 0, -1])

# 2.1 Counts
for name, number in {"family": 12, "man": 6, "woman": 6, "child": 6, "elder": 6, "firearms": 1}.items():
    fact("tutorial", "counters", f"counter.{name}", count=number)
fact("unity", "counters", "counter.horse", count=8)
fact("unity", "counters", "counter.sheep", count=8)
fact("tutorial", "counters", "counter.trade-goods", count=9, set_aside=6)
fact("tutorial", "counters", "counter.harass", count=4, set_aside=2)
fact("tutorial", "counters", "counter.corn", count=10)
fact("tutorial", "counters", "counter.intruder", count=20)
fact("tutorial, deduced", "counters", "counter.instruction", count=42)
fact("rules", "counters", "counter.fort", count=2)
fact("rules", "counters", "total.counters", count=264)
for name, number in {"black": 3, "blue": 1, "brown": 4, "green": 3, "red": 3, "yellow": 2, "white": 4}.items():
    fact("rules 1.8", "counters", f"cube.{name}", count=number)

# 2.2 Spanish Instruction counters
fact("tutorial", "instructions", "spanish.A", front="subjugate", front_cost=1, front_stripe=True, back="raid")
fact("tutorial", "instructions", "spanish.B", front="subjugate", front_cost=2, back="raid", back_cost=9)
fact("tutorial", "instructions", "spanish.C", front="build", back="colonize", back_cost=3, front_stripe=False)
fact("tutorial", "instructions", "spanish.D", front="subvert", front_cost="1-3", back="raid", back_cost=3)
fact("tutorial", "instructions", "spanish.E", front="raid", back="expand")
fact("tutorial", "instructions", "spanish.F", front="subjugate", back="raid", back_cost=11, back_stripe=True)
fact("tutorial", "instructions", "spanish.G", front="build", back="colonize")
fact("tutorial", "instructions", "spanish.H", front="build-subvert", front_cost=3)
fact("tutorial", "instructions", "spanish.J", front="raid")
fact("tutorial", "instructions", "spanish.K", front="utes", star=True)
fact("tutorial", "instructions", "spanish.L", front="comanche", star=True)
fact("tutorial", "instructions", "spanish.N", front="peace", back="build", front_stripe=False, back_stripe=False)

# 2.3 Intruders
fact("unity", "intruders", "intruder.firearms", count=4)
fact("unity", "intruders", "intruder.trade-goods", count=2)
fact("tutorial", "intruders", "total.intruders", count=20)

# 3.1 Raid Table
fact("tutorial", "charts", "raid-new-mexico.brown", booty="horse", ferocity=1, cube="raided")
fact("tutorial", "charts", "raid-new-mexico.black", booty="horse-or-sheep", ferocity=1, cube="raided")
fact("tutorial", "charts", "raid-new-mexico.yellow", booty="child", ferocity=1, cube="raided")
fact("rules 1.8, asynk, deduced", "charts", "raid-new-mexico.white", booty="sheep", ferocity=1, cube="raided")
fact("asynk", "charts", "raid-new-mexico.green", battle=1, morale=1)
fact("asynk", "charts", "raid-new-mexico.blue", battle=2, morale=1)
fact("tutorial", "charts", "raid-outpost.black", hits=2, cube="raided")
fact("tutorial", "charts", "raid-outpost.green", morale=1, cube="pool", ends=True)
fact("asynk", "charts", "raid-outpost.blue", battle=2)
fact("tutorial", "charts", "hits.mission", _1=2)
fact("tutorial", "charts", "destroyed.outpost", culture=1, ferocity=1)
fact("asynk", "charts", "destroyed.fort", morale=-2)

# 3.2 Battle Table
fact("tutorial", "charts", "battle.+3", _3="FV")
fact(
    "tutorial, asynk", "charts", "result.FV", family_ferocity=1, morale=-1, enemy_ferocity=1, goes="escape", military=1
)
fact("asynk", "charts", "result.MFV", family_ferocity=1, morale=-1)
for name in ("RGD", "TTD", "EV", "MEV"):
    fact("asynk", "charts", f"result.{name}", zero=True)
for name in ("EV", "MEV"):
    fact("asynk", "charts", f"result.{name}", morale=1, military=-1)
fact("rules 11.2", "charts", "modifiers.family", horse=1, manuelito=1, firearms=2)
fact("rules 11.2", "charts", "modifiers.enemy", utes=4, comanche=5)

# 3.3 Other charts
fact("tutorial", "charts", "subjugation.spanish", third=["remove-41", "turn-abf", "reset", "morale+1"])
fact("tutorial", "charts", "talks.diplomacy", success=6)
fact("rules 5.2.2", "charts", "talks.negotiate", success=6)

# 4.1 Cards 1-40
OPS_EVENTS = {
    "firearms": (1, 21), "apache-war": (2, 3, 4), "bad-harvest": (5, 6, 7), "planted-fields": (11, 12, 13),
    "shaman": (14, 15, 16), "influential-elders": (17,), "hostile-tribes": (22, 23, 24), "pueblo-war": (25, 26, 27),
    "apaches-raid": (31, 32, 33, 34), "trappers": (35, 36, 37),
}  # fmt: skip
SUITS = ("child", "elder", "man", "woman")
for event, cards in OPS_EVENTS.items():
    for card in cards:
        fact("notes, deduced", "operations", f"card.{card:02d}", event=event, population=SUITS[(card - 1) // 10])
for card in (8, 9, 10, 18, 19, 20, 28, 29, 30, 38, 39, 40):
    fact("deduced", "ceremonies", f"card.{card:02d}", population=SUITS[(card - 1) // 10])

# 4.2 Numbers of Operations cards
fact("tutorial", "operations", "card.15", preempt=3, e1=4, e0=5, minor="swap")
fact("tutorial", "operations", "card.21", preempt=2, e1=2, minor="drought")
fact("tutorial", "operations", "card.24", e0=3, minor="recovery")
fact("tutorial", "operations", "card.26", e0=3, minor="swap")
fact("tutorial", "operations", "card.32", preempt=3, e1=2, minor="drought")
fact("tutorial", "operations", "card.36", e0=4, minor="swap")
fact("tutorial", "operations", "event.shaman", cards=3)
fact("tutorial", "operations", "event.pueblo-war", culture=-1)

# 4.3 Ceremony cards
fact("tutorial", "ceremonies", "card.08", die=1)
fact("tutorial", "ceremonies", "card.40", die=3, way="intruder")

# 4.4 Historical and Transitional events
fact("tutorial, aar8", "history", "card.41", vp=8, enemy_ap=1, stays="third-red")
fact("qt3", "history", "card.42", builds=2, stays="no")
fact("deduced", "history", "card.43", stays="no")
fact("rules 6.2.1", "history", "card.44", stays="until-45")
fact("rules 6.2.1, summary", "history", "card.45", vp=14, intruders_per_ap=2, stays="until-50", kind="transitional")
fact("deduced", "history", "card.46", stays="no")
fact("deduced", "history", "card.47", stays="no")
fact("rules 6.2.2", "history", "card.48", stays="until-50")
fact("rules 6.2.2", "history", "card.49", stays="until-50")
fact("rules 6.2.2, summary", "history", "card.50", vp=14, intruders_per_ap=1, stays="end", kind="transitional")
fact("deduced", "history", "card.51", stays="no")
fact("deduced, C8", "history", "card.52", stays="end")
fact("scenario 14.5", "history", "card.53", stays="end")
fact("rules 6.2.3", "history", "card.55", vp=15, raid=3, raid_fort=2, kind="transitional")

# 4.5 Cultural Developments
fact("tutorial", "developments", "development.weaving.1", cost=1, track="culture", goods=1)
fact("tutorial", "developments", "development.horsemanship.1", mp=1)
fact("notes", "developments", "development.religion.1", culture=1)
fact("notes", "developments", "development.religion.2", exhaust=True)
fact("notes", "developments", "development.religion.3", exhaust=True)
fact("tutorial", "developments", "development.mesas.2", harass=2)

# Scenarios (playbook 14 and the tutorial)
SPANISH_POOL = {"black": 3, "brown": 3, "red": 3, "white": 3, "yellow": 2, "green": 1}
for name, ends in (("rise", 42), ("duenos", 45), ("campaign", 55), ("tutorial", 42)):
    fact(
        "scenario 14.1.1", "scenarios", f"scenario.{name}", families="ABC", elders=[1, 1, 1, 0, 0, 0, 0], droughts=0,
        territories=["shiprock", "san-juan", "canyon"], pool=SPANISH_POOL, subjugation={}, ends_with=ends, horses=0,
        tracks={"military": 5, "culture": 9, "ap": 3, "morale": 5, "ferocity": 4}, period="spanish",
    )  # fmt: skip
fact(
    "scenario 14.3", "scenarios", "scenario.broken", families="ABCD", ferocity="any", period="mexican", in_play=[45],
    territories=["shiprock", "san-juan", "zuni", "hopi"], droughts=1, subjugation={"red": 3}, horses=3, sheep=3,
    pool={"black": 3, "brown": 4, "white": 4, "yellow": 2, "green": 3}, ends_with=50,
    tracks={"military": 7, "culture": 12, "ap": 3, "morale": 7, "ferocity": 4},
    developments={"mode": "buy", "count": 4},
)  # fmt: skip
fact(
    "scenario 14.4", "scenarios", "scenario.fearing", families="ABCDE", ferocity="zero", period="american",
    territories=["shiprock", "san-juan", "zuni", "hopi", "canyon"], droughts=1, subjugation={"red": 3}, in_play=[50],
    pool={"black": 3, "brown": 4, "white": 4, "yellow": 2, "green": 1, "blue": 1}, horses=4, sheep=4, ends_with=55,
    tracks={"military": 5, "culture": 5, "ap": 3, "morale": 3, "ferocity": 5}, forts={"hopi": 1, "zuni": 1},
    ranchos={"shiprock": 3, "san-juan": 2}, developments={"mode": "free-checked", "count": 8},
)  # fmt: skip
fact(
    "scenario 14.5, C8", "scenarios", "scenario.rope", families="ABCDE", ferocity="zero", people="two-by-die",
    territories=["shiprock", "san-juan", "zuni", "hopi", "canyon"], droughts=1, subjugation={}, horses=4, sheep=4,
    pool={"red": 3, "black": 3, "brown": 4, "white": 4, "yellow": 2, "green": 1, "blue": 1}, firearms=1, ends_with=55,
    tracks={"military": 5, "culture": 5, "ap": 0, "morale": 5, "ferocity": 5}, forts={"hopi": 1, "zuni": 1},
    ranchos={"shiprock": 1, "san-juan": 1}, developments={"mode": "sets", "count": 4}, in_play=[50, 52, 53, 54],
    instructions={"set": "american", "order": "random"}, deck="operations", ceremony_draw=True, manuelito=True,
    piles=[{"special": 0, "cards": 5}, {"special": 55, "cards": 3}],
)  # fmt: skip
fact(
    "tutorial", "scenarios", "scenario.tutorial", placed={"A": "shiprock.3", "B": "san-juan.1", "C": "canyon.1"},
    removed_sets=["cunning", "traders", "warriors"], removed_counters="EG", taken=["horsemanship.1"],
    piles=[{"fixed": [32, 36, 26, 40, 15, 8, 24, 21, 41]}, {"special": 42, "cards": 8}],
)  # fmt: skip
fact("scenario 14.1.2", "scenarios", "victory.table", major_victory=3, minor_victory=1, minor_defeat=-2)
fact(
    "scenario 14.6.4", "scenarios", "restart.spanish", ferocity=4, morale="military", culture=9, ap=3, families_below=5
)
fact("scenario 14.6.4", "scenarios", "restart.mexican", ferocity=5, morale=3, culture=9, ap=3, families_below=5)


@pytest.fixture(scope="module")
def t() -> Tables:
    return load_tables()


@pytest.mark.parametrize(("file", "entry", "field", "value", "source"), FACTS)
def test_attested(t: Tables, file: str, entry: str, field: str, value: Any, source: str) -> None:
    assert t.data.files[file][entry][field] == value, source
    assert t.data.source(file, entry, field).kind == "attested", source


def test_bounds_that_are_attested(t: Tables) -> None:
    assert t.ops[26].preempt >= 2
    assert t.ops[36].preempt >= 1
    assert t.ops[24].preempt >= 4  # facts 6
    assert t.counters["enemy-ap"] >= 14  # tutorial uses 14
    assert t.hits_fort[1] > t.hits_fort[0]  # rules 1.6: Fauntleroy is harder
    assert t.instructions[n.SPANISH][8].faces[0].low <= 7  # I: payable with 7 AP
    assert t.battle[1][1 + 9] > n.FV  # facts 6: +1 in column 1 is no victory
    assert all(1 <= cubes <= 3 for cubes in t.good_medicine.values())
    assert t.distance_all[n.place_index("canyon.1")][n.SANTA_FE] == 14  # tutorial


def test_what_is_unknown_is_not_claimed(t: Tables) -> None:
    """Facts marked UNKNOWN must be marked as ours."""
    for file, entry, field in (
        ("map", "territory.hopi", "vp"),
        ("map", "territory.black-mesa", "vp"),
        ("map", "area.shiprock.4", "horse"),
        ("map", "link.san-juan-monument", "between"),
        ("map", "display.family-box", "woman"),
        ("counters", "counter.mission", "count"),
        ("counters", "corn.values", "values"),
        ("instructions", "spanish.A", "back_cost"),
        ("instructions", "mexican.A", "front"),
        ("charts", "raid-new-mexico.red", "booty"),
        ("charts", "raid-outpost.white", "hits"),
        ("charts", "battle.+3", "2"),
        ("charts", "hits.mission", "2"),
        ("charts", "good-medicine.41", "cubes"),
        ("operations", "card.24", "preempt"),
        ("ceremonies", "card.08", "way"),
        ("history", "card.42", "vp"),
        ("developments", "development.weaving.2", "goods"),
        ("intruders", "intruder.mission", "count"),
    ):
        assert t.data.source(file, entry, field).kind == "reconstructed", (file, entry, field)
