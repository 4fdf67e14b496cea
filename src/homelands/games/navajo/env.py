"""What a policy sees of Navajo Wars, and the verbs of its options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from homelands.games.navajo.rules.influence import SEATS
from homelands.games.navajo.rules.names import (
    AREA_NAMES,
    COLOURS,
    DEVELOPMENTS,
    INSTRUCTIONS,
    INTRUDERS,
    LETTERS,
    PERIODS,
    TERRITORIES,
)
from homelands.games.navajo.rules.state import State
from homelands.rl.layout import Layout, View

NAME = "NavajoWars"
FAMILIES = "ABCDEF"
CARDS = tuple(range(1, 56))
BOXES = ("pool", "raided", "recovery", "subjugation", "removed")
KINDS = ("man", "woman", "child", "elder", "horse", "sheep")
STORES = ("horse", "sheep", "trade_goods", "intruder_trade_goods", "firearms", "intruder_firearms")
TRACKS = ("culture", "military", "ap", "morale", "enemy_ferocity", "enemy_ap")
SCENARIOS = ("rise", "duenos", "broken", "fearing", "rope", "campaign", "tutorial")
COLUMNS = ("active", "standby", "inactive")
AREAS = AREA_NAMES[:-1]
FAMILY = ("on_map", "territory", "area", "caught", "escaped", "ferocity", "man", "woman", "child", "horse")
AREA = ("mission", "rancho", "fort", "corn", "harass", "raiders", "intruders_unknown", "intruders_known")

VERBS = (
    "activate all-out-war allow-event ambush appease appease-corn attend barter barter-corn battle bid black-from "
    "bless buy buy-goods buy-none buy-one call-elder cancel-event cancel-flip cancel-way canyon-move caught-in choose "
    "claim-point convert council diplomacy discard-card done drop-set eat-corn eat-horse eat-sheep elder "
    "encourage end-activation end-operation enemy-way evade evade-to ferocity fight forget found found-at "
    "free-family gifts give-card give-corn give-field give-horse give-sheep give-up go-without good-medicine "
    "goods-animal goods-ap goods-firearms goods-morale harass harvest hold horse-from hungry hungry-elder join "
    "keep keep-all keep-all-cubes keep-card keep-point keep-secret keep-set leave leave-fort leave-influence "
    "let-all-flip let-flip long-raid look-at lose-culture lose-military manuelito mount move negotiate news "
    "no-action no-influence no-reaction order passage-of-time place planning plant preempt raid-fort raid-mission "
    "raid-new-mexico raid-rancho rain raise reap recover redraw reroll resettle return ride-to-death roll "
    "roll-all row scatter seat-elder set-ferocity show-cards sick sow spend-point stay stay-away strongholds "
    "sway-elder sway-family take take-actions take-card trade trade-horses trade-sheep trapper-goods use-firearms "
    "victory-check wait warfare water-hole welcome withdraw"
).split()


def _family(view: View, letter: str) -> Iterator[int]:
    data = view["families"][letter]
    at = data["at"] or ""
    territory = at.partition(".")[0].partition(":")[0]
    yield int(bool(at))
    yield TERRITORIES.index(territory) + 1 if territory in TERRITORIES else 0
    yield int(at.partition(".")[2] or 0)
    yield int(at.endswith(":caught"))
    yield int(at.endswith(":escape"))
    for name in FAMILY[5:]:
        yield data[name]


def _area(view: View, name: str) -> Iterator[int]:
    data = view["areas"].get(name, {})
    for what in AREA[:5]:
        yield int(bool(data.get(what)))
    yield data.get("raiders", 0)
    here = data.get("intruders", [])
    yield here.count("?")
    yield len(here) - here.count("?")


def _counter(counter: dict[str, Any] | None) -> tuple[int, int, int]:
    if counter is None:
        return 0, 0, 0
    instruction = INSTRUCTIONS.index(counter["instruction"]) + 1
    return LETTERS.index(counter["id"]) + 1, int(counter["face"] == "back"), instruction


def _duo(view: View) -> dict[str, Any]:
    return view.get("two_players") or {}


def layout() -> Layout:
    out = Layout()
    out.one_of("scenario", SCENARIOS, lambda v: v["scenario"])
    out.one_of("period", PERIODS, lambda v: v["period"])
    out.block("track", TRACKS, lambda v: (v["tracks"][t] for t in TRACKS))
    for letter in FAMILIES:
        out.block(f"family.{letter}", FAMILY, lambda v, i=letter: _family(v, i))  # type: ignore[misc]
    out.one_of("manuelito", ("beside", *FAMILIES), lambda v: v["manuelito"])
    out.block("elders", [str(n) for n in range(7)], lambda v: v["elders"])
    out.block("resources", STORES, lambda v: (v["resources"][s] for s in STORES))
    out.block(
        "resources.corn", ("counters", "value"), lambda v: (len(v["resources"]["corn"]), sum(v["resources"]["corn"]))
    )
    out.block("passage", KINDS, lambda v: (v["passage"][k] for k in KINDS))
    out.block("out_of_play", KINDS, lambda v: (v["out_of_play"][k] for k in KINDS))
    out.block("drought", TERRITORIES, lambda v: (v["territories"][t]["drought"] for t in TERRITORIES))
    out.block("tribal", TERRITORIES, lambda v: (v["territories"][t]["tribal"] for t in TERRITORIES))
    for area in AREAS:
        out.block(f"area.{area}", AREA, lambda v, a=area: _area(v, a))  # type: ignore[misc]
    out.number("santa_fe", lambda v: v["santa_fe"])
    out.block("intruders_aside", INTRUDERS, lambda v: (v["intruders_set_aside"].get(i, 0) for i in INTRUDERS))
    for box in BOXES:
        out.block(f"cubes.{box}", COLOURS, lambda v, b=box: (v["cubes"][b][c] for c in COLOURS))  # type: ignore[misc]
    for column in COLUMNS:
        for row in range(6):
            out.block(f"display.{column}.{row + 1}", ("counter", "back", "instruction"),
                      lambda v, c=column, r=row: _counter(v["display"][c][r]))  # type: ignore[misc]  # fmt: skip
    out.block("display.truce", ("counter", "back", "instruction"), lambda v: _counter(v["display"]["truce"]))
    out.some_of("hand", CARDS, lambda v: v["hand"])
    out.some_of("developments", DEVELOPMENTS, lambda v: v["developments"])
    out.some_of("exhausted", DEVELOPMENTS, lambda v: v["exhausted"])
    out.some_of("events_in_play", CARDS, lambda v: v["events_in_play"])
    out.number("deck_left", lambda v: v["deck_left"])
    out.some_of("unseen", CARDS, lambda v: v["deck"]["unseen"])
    out.one_of("card", [str(c) for c in CARDS], lambda v: str(v["card"]))
    out.one_of("headman", SEATS, lambda v: _duo(v).get("headman"))
    for seat in SEATS:
        out.block(f"elders.{seat}", [str(n) for n in range(7)],
                  lambda v, s=seat: _duo(v).get("elders", {}).get(s, [0] * 7))  # type: ignore[misc]  # fmt: skip
        out.block(f"followers.{seat}", FAMILIES,
                  lambda v, s=seat: (int(_duo(v).get("followers", {}).get(f) == s) for f in FAMILIES))  # type: ignore[misc]  # fmt: skip
        out.number(f"points.{seat}", lambda v, s=seat: _points(v, s))  # type: ignore[misc]
    return out


def _points(view: View, seat: str) -> int:
    points = _duo(view).get("points") or {}
    return int(points["n"]) if points.get("leader") == seat else 0


def standing(g: State) -> float:
    return g.culture + g.military
