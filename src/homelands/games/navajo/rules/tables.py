"""The data of Navajo Wars as the engine reads it: lists and small tables of numbers, built once."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from homelands.core.data import Data, Entry, Schema
from homelands.core.loader import Loader
from homelands.core.rulings import rulings_of
from homelands.games.navajo.rules.geography import costs, neighbours, steps
from homelands.games.navajo.rules.names import (
    AREA_NAMES,
    COLOURS,
    DEVELOPMENTS,
    INSTRUCTIONS,
    INTRUDERS,
    LETTERS,
    PEOPLE,
    PERIODS,
    RESULTS,
    SANTA_FE,
    SETS,
    TERRITORIES,
    TERRITORY_OF,
    place_index,
)


@dataclass(slots=True)
class Face:
    """One side of an Instruction counter; `low` to `high` AP, with `ferocity` the total Ferocity if that is more."""

    kind: int
    low: int
    high: int
    ferocity: bool
    all: bool
    stripe: bool


@dataclass(slots=True)
class Counter:
    letter: str
    faces: tuple[Face, Face]
    star: bool


@dataclass(slots=True)
class RaidRow:
    booty: str
    hits: int
    ferocity: int
    battle_bonus: int
    morale: int
    cube: str
    ends: bool


@dataclass(slots=True)
class OpsCard:
    number: int
    title: str
    event: str
    population: int
    preempt: int
    e1: int
    e0: int
    minor: str


@dataclass(slots=True)
class Ceremony:
    number: int
    population: int
    die: int
    way: str
    params: dict[str, Any]


@dataclass(slots=True)
class History:
    number: int
    title: str
    vp: int
    stays: str
    event: str
    params: dict[str, Any]
    kind: str
    period: int


@dataclass(slots=True)
class Development:
    number: str
    set: int
    level: int
    name: str
    cost: int
    track: str
    need: int
    need_kind: str
    exhaust: bool


@dataclass(slots=True)
class Pile:
    special: int
    cards: int
    fixed: tuple[int, ...]


@dataclass(slots=True)
class Scenario:
    id: str
    title: str
    section: str
    difficulty: str
    period: int
    families: str
    ferocity: str
    territories: tuple[str, ...]
    people: str
    elders: tuple[int, ...]
    droughts: tuple[int, ...]
    pool: tuple[int, ...]
    subjugation: tuple[int, ...]
    tracks: dict[str, int]
    horses: int
    sheep: int
    firearms: int
    in_play: tuple[int, ...]
    manuelito: bool
    forts: dict[str, int]
    ranchos: dict[str, int]
    developments: dict[str, Any]
    sets_removed: int
    instructions: dict[str, str]
    deck: str
    piles: tuple[Pile, ...]
    ceremony_draw: bool
    ends_with: int
    victory: str
    placed: dict[str, int]
    removed_sets: tuple[int, ...]
    removed_counters: tuple[int, ...]
    taken: tuple[int, ...]


@dataclass(slots=True)
class Restart:
    """How the campaign goes on after an Automatic Victory; morale -1 stands for the Military Points."""

    next: str
    ferocity: int
    morale: int
    culture: int
    ap: int
    families_below: int


class OptionalRule(NamedTuple):
    """A rule that is played only if it was chosen; `bit` is its own in `State.optional`."""

    id: str
    rules: tuple[str, ...]
    players: int
    bit: int


class Tables:
    """All numbers of the game, from checked data."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self._map(data)
        self._counters(data)
        self._charts(data)
        self._cards(data)
        self._developments(data)
        self.scenarios = {name: _scenario(name, entry) for name, entry in data.section("scenarios", "scenario").items()}
        self.restarts = {PERIODS.index(p): _restart(e) for p, e in data.section("scenarios", "restart").items()}
        self.victory: dict[str, int] = dict(data.files["scenarios"]["victory.table"])
        self.headman: dict[int, list[str]] = {int(n): e["effects"] for n, e in data.section("headman", "row").items()}
        self.options = {name: _option(name, entry) for name, entry in data.section("options", "option").items()}
        self.rulings = rulings_of(data)

    def players(self, optional: int) -> int:
        """How many play, with the options that these bits stand for."""
        return max([o.players for o in self.options.values() if optional & o.bit], default=1)

    def _map(self, data: Data) -> None:
        areas, lands = data.section("map", "area"), data.section("map", "territory")
        self.value: list[int] = [areas[name]["value"] for name in AREA_NAMES]
        self.horse_value: list[int] = [areas[name]["horse"] for name in AREA_NAMES]
        self.vp: list[int] = [lands[name]["vp"] for name in TERRITORIES]
        self.drought_spaces: list[int] = [lands[name]["droughts"] for name in TERRITORIES]
        self.territory_names: list[str] = [lands[name]["name"] for name in TERRITORIES]
        self.territory_next = [sorted(TERRITORIES.index(n) for n in lands[name]["next"]) for name in TERRITORIES]
        found = data.section("map", "link").values()
        track = [(a, a + 1) for a in range(SANTA_FE - 1) if TERRITORY_OF[a] == TERRITORY_OF[a + 1]]
        ways = [(place_index(a), place_index(b), e["dashed"]) for e in found for a, b in (e["between"],)]
        solid = [*track, *((a, b) for a, b, dashed in ways if not dashed)]
        self.solid_links = neighbours(SANTA_FE + 1, solid)
        self.links = neighbours(SANTA_FE + 1, [*solid, *((a, b) for a, b, dashed in ways if dashed)])
        places = range(SANTA_FE + 1)
        self.distance = [costs(self.solid_links, self.value, a, SANTA_FE) for a in places]
        self.distance_all = [costs(self.links, self.value, a, SANTA_FE) for a in places]
        self.next_step = steps(self.solid_links, self.value, self.distance, SANTA_FE)
        self.next_step_all = steps(self.links, self.value, self.distance_all, SANTA_FE)
        self.hops = [costs(self.links, [1] * len(places), a, SANTA_FE) for a in places]
        areas_away = range(4)
        self.within = [[[a for a in range(SANTA_FE) if row[a] <= n] for row in self.hops] for n in areas_away]
        self.to_santa_fe = [row[SANTA_FE] for row in self.distance_all]
        self.to_santa_fe_horse = [costs(self.links, self.horse_value, a, SANTA_FE)[SANTA_FE] for a in places]
        display = data.section("map", "display")
        self.family_range = [_in_range(display["family-box"], die) for die in range(1, 7)]
        self.elder_rating: list[int] = list(display["elders"]["ratings"])
        self.evasion: list[int] = list(display["evasion"]["by_ferocity"])
        self.track_max: int = display["records"]["most"]
        self.arability: int = display["arability"]["full"]

    def _counters(self, data: Data) -> None:
        self.counters: dict[str, int] = {}
        for name, entry in data.section("counters", "counter").items():
            self.counters[name] = entry["count"]
            if "set_aside" in entry:
                self.counters[f"{name}-set-aside"] = entry["set_aside"]
        self.cubes: list[int] = [data.files["counters"][f"cube.{colour}"]["count"] for colour in COLOURS]
        self.corn_values: list[int] = sorted(data.files["counters"]["corn.values"]["values"])
        intruders = data.section("intruders", "intruder")
        self.intruder_counts: tuple[int, ...] = tuple([intruders[name]["count"] for name in INTRUDERS])
        self.intruder_params = [_params(intruders[name], "name", "count", "class") for name in INTRUDERS]
        self.instructions = [
            [_counter(letter, data.files["instructions"][f"{period}.{letter}"]) for letter in LETTERS]
            for period in PERIODS
        ]

        self.faces = [[face for counter in row for face in counter.faces] for row in self.instructions]  # by code

    def _charts(self, data: Data) -> None:
        charts = data.files["charts"]
        self.raid_nm = [_raid_row(charts[f"raid-new-mexico.{colour}"]) for colour in COLOURS]
        self.raid_outpost = [_raid_row(charts[f"raid-outpost.{colour}"]) for colour in COLOURS]
        rows = [charts[f"battle.{diff:+d}"] for diff in range(-9, 7)]
        self.battle = [[RESULTS.index(row[str(column or 1)]) for row in rows] for column in range(7)]
        self.battle_column = {n: int(e["column"]) for n, e in data.section("charts", "battle-column").items()}
        self.battle_effects = [dict(charts[f"result.{name}"]) for name in RESULTS]
        self.enemy_bonus: dict[str, int] = dict(charts["modifiers.enemy"])
        self.battle_mods: dict[str, int] = dict(charts["modifiers.family"])
        self.hits_mission = [0, *(int(charts["hits.mission"][str(n)]) for n in range(1, 7))]
        self.hits_rancho = [0, *(int(charts["hits.rancho"][str(n)]) for n in range(1, 7))]
        forts = [charts["fort.defiance"], charts["fort.fauntleroy"]]
        self.hits_fort: list[int] = [fort["hits"] for fort in forts]
        self.fort_area = [place_index(fort["at"]) for fort in forts]
        self.destroyed: dict[str, int] = {
            **charts["destroyed.outpost"],
            "fort_morale": charts["destroyed.fort"]["morale"],
        }
        self.good_medicine = {int(card): int(e["cubes"]) for card, e in data.section("charts", "good-medicine").items()}
        self.subjugation: list[list[str]] = [list(charts[f"subjugation.{period}"]["third"]) for period in PERIODS]
        self.diplomacy: dict[str, int] = dict(charts["talks.diplomacy"])
        self.negotiate_success: int = charts["talks.negotiate"]["success"]

    def _cards(self, data: Data) -> None:
        titles = {name: entry["title"] for name, entry in data.section("operations", "event").items()}
        self.events = {name: _params(entry, "title") for name, entry in data.section("operations", "event").items()}
        ways = {name: _params(entry) for name, entry in data.section("ceremonies", "way").items()}
        self.ops: dict[int, OpsCard] = {}
        for name, e in data.section("operations", "card").items():
            people = PEOPLE.index(e["population"])
            numbers = (e["preempt"], e["e1"], e["e0"])
            self.ops[int(name)] = OpsCard(int(name), titles[e["event"]], e["event"], people, *numbers, e["minor"])
        self.ceremonies: dict[int, Ceremony] = {}
        for name, e in data.section("ceremonies", "card").items():
            people = PEOPLE.index(e["population"])
            self.ceremonies[int(name)] = Ceremony(int(name), people, e["die"], e["way"], ways[e["way"]])
        self.history: dict[int, History] = {}
        for name, e in data.section("history", "card").items():
            params = _params(e, "title", "vp", "stays", "event", "kind", "period")
            if "cubes" in params:
                params["cubes"] = _cubes(params["cubes"])
            period = PERIODS.index(e["period"])
            self.history[int(name)] = History(
                int(name), e["title"], e["vp"], e["stays"], e["event"], params, e["kind"], period
            )

    def _developments(self, data: Data) -> None:
        sets = data.section("developments", "set")
        found = data.section("developments", "development")
        own = ("number", "cost", "track", "need", "need_kind", "exhaust")
        self.set_names: list[str] = [sets[name]["name"] for name in SETS]
        self.developments: list[Development] = []
        self.dev_params: list[dict[str, int]] = []
        for i, name in enumerate(DEVELOPMENTS):
            e, level = found[name], i % 3 + 1
            title = f"{self.set_names[i // 3]} {level}"
            rest = (e["cost"], e["track"], e["need"], e["need_kind"], e["exhaust"])
            self.developments.append(Development(e["number"], i // 3, level, title, *rest))
            self.dev_params.append(_params(e, *own))


def _source() -> tuple[Traversable, Schema]:
    from homelands.games.navajo.rules.schema import SCHEMA  # which knows the names that are here

    return files("homelands.games.navajo") / "data", SCHEMA


load_tables: Final = Loader(_source, Tables)


# ---- builders --------------------------------------------------------------------------------------------------


def _in_range(box: Entry, die: int) -> int:
    return next(i for i, name in enumerate(PEOPLE[:3]) if box[name][0] <= die <= box[name][1])


def _params(entry: Entry, *own: str) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key not in own}


def _cubes(counts: dict[str, int]) -> tuple[int, ...]:
    return tuple(counts.get(colour, 0) for colour in COLOURS)


def _counter(letter: str, e: Entry) -> Counter:
    front = _face(e["front"], e["front_cost"], e["front_stripe"])
    return Counter(letter, (front, _face(e["back"], e["back_cost"], e["back_stripe"])), e["star"])


def _face(kind: str, cost: int | str, stripe: bool) -> Face:
    text = str(cost)
    if text == "all":
        return Face(INSTRUCTIONS.index(kind), 1, 99, False, True, stripe)
    low, _, high = text.removeprefix("F").partition("-")
    return Face(INSTRUCTIONS.index(kind), int(low), int(high or low), text.startswith("F"), False, stripe)


def _raid_row(e: Entry) -> RaidRow:
    return RaidRow(e["booty"], e["hits"], e["ferocity"], e["battle"], e["morale"], e["cube"], e["ends"])


def _scenario(name: str, e: Entry) -> Scenario:
    changed = {
        "period": PERIODS.index(e["period"]),
        "territories": tuple(e["territories"]),
        "elders": tuple(e["elders"]),
        "droughts": (*([e["droughts"]] * 6), 0),
        "pool": _cubes(e["pool"]),
        "subjugation": _cubes(e["subjugation"]),
        "in_play": tuple(e["in_play"]),
        "piles": tuple(Pile(p.get("special", 0), p.get("cards", 0), tuple(p.get("fixed", ()))) for p in e["piles"]),
        "placed": {family: place_index(at) for family, at in e.get("placed", {}).items()},
        "removed_sets": tuple(SETS.index(one) for one in e.get("removed_sets", ())),
        "removed_counters": tuple(LETTERS.index(one) for one in e.get("removed_counters", "")),
        "taken": tuple(DEVELOPMENTS.index(one) for one in e.get("taken", ())),
    }
    return Scenario(id=name, **{**e, **changed})


def _restart(e: Entry) -> Restart:
    morale = -1 if e["morale"] == "military" else e["morale"]
    return Restart(e["next"], e["ferocity"], morale, e["culture"], e["ap"], e["families_below"])


def _option(name: str, e: Entry) -> OptionalRule:
    return OptionalRule(name, tuple(e["rules"]), e.get("players", 1), 1 << e["bit"])
