"""Figures of components that the rules of Navajo Wars speak of (`rules.ftl`), each read from the data in force.

A message says which of them it wants (`{ $hits_defiance }`), so no text can differ from what is played, pack included.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from homelands.games.navajo.rules import (
    battle,
    cards,
    costs,
    dice,
    effects,
    enemy,
    feeding,
    headman,
    purse,
    raids,
    rights,
)
from homelands.games.navajo.rules.names import (
    AMERICAN,
    AREA_NAMES,
    AREAS_OF,
    BLACK,
    BLUE,
    BROWN,
    CANYON,
    COLOURS,
    EV,
    FV,
    GREEN,
    I_LONE_TRAPPER,
    I_MISSION,
    I_PATROL,
    I_SCOUTS,
    I_SMALLPOX,
    I_STRAY_HORSES,
    I_WHISKEY_SELLER,
    INTRUDERS,
    LETTERS,
    MESAS_2,
    MEXICAN,
    MFV,
    NUMBER_OF,
    PERIODS,
    RED,
    RGD,
    SANTA_FE,
    SETS,
    SHIPROCK,
    SPANISH,
    TERRITORY_OF,
    TTD,
    WHITE,
)
from homelands.games.navajo.rules.tables import Scenario, Tables
from homelands.words.rules import Phrase, Phrases

Figure = Callable[[Tables], Any]
CULTURE_CAP = "victory-check-culture-cap"
SCENARIOS = ("rise", "duenos", "broken", "fearing", "rope")
COUNTED = (
    "man", "woman", "child", "elder", "horse", "sheep", "trade-goods", "corn", "harass", "intruder", "drought",
    "mission", "rancho", "tribal-raid", "enemy-ap",
)  # fmt: skip


# -- rows of figures ---------------------------------------------------------------------------------------------------
def row(values: Iterable[object]) -> str:
    return ", ".join(str(value) for value in values)


def lowest(t: Tables, result: int) -> str:
    """The least difference that gives this result or a better one, column by column of the Battle Table."""
    return row(min(diff for diff in range(-9, 7) if t.battle[column][diff + 9] <= result) for column in range(1, 7))


def by_territory(t: Tables, values: Iterable[int]) -> str:
    return row(f"{name} {value}" for name, value in zip(t.territory_names, values, strict=False))


def place(t: Tables, name: str) -> str:
    """`Shiprock 2`; Santa Fé has no number."""
    area = AREA_NAMES.index(name)
    return "Santa Fé" if area == SANTA_FE else f"{t.territory_names[TERRITORY_OF[area]]} {NUMBER_OF[area]}"


def links(t: Tables) -> str:
    pairs = (entry["between"] for entry in t.data.section("map", "link").values())
    return row(f"{place(t, a)} \N{EN DASH} {place(t, b)}" for a, b in pairs)


def instructions_used(t: Tables) -> int:
    """Active Column and Standby."""
    return 2 * int(t.data.files["map"]["display.instructions"]["rows"])


def ordinary(t: Tables) -> int:
    return len(t.ops) + len(t.ceremonies)


def box(t: Tables, person: str) -> list[int]:
    """The range of the die for somebody in a Family Box."""
    return list(t.data.files["map"]["display.family-box"][person])


def caps(t: Tables) -> list[int]:
    return sorted(map(int, t.rulings[CULTURE_CAP].readings))


def history(card: int, name: str) -> Figure:
    return lambda t: abs(t.history[card].params[name])


def areas(territory: int) -> Figure:
    """The number of the last Area on a track."""
    return lambda t: NUMBER_OF[AREAS_OF[territory][-1]]


def water_prices(t: Tables) -> str:
    return row(costs.WATER - t.value[area] for area in AREAS_OF[SHIPROCK])


def cost_ranges(t: Tables) -> str:
    """The variable costs that Instruction counters show."""
    shown = {(face.low, face.high) for faces in t.faces for face in faces if face.low < face.high and not face.all}
    return row(f"{low}-{high}" for low, high in sorted(shown))


def third_red(period: int) -> Figure:
    """The Subjugation chart: what the third red cube does."""

    def steps(t: Tables) -> Phrases:
        split = (step.partition("+") for step in t.subjugation[period])
        return Phrases([Phrase(f"subjugation-{name}", {"n": int(n or 0)}) for name, _, n in split])

    return steps


def headman_table(t: Tables) -> Phrases:
    """The table on the back of the Headman card, row by row (16.5.2)."""
    first, last = min(t.headman), max(t.headman)

    def line(total: int) -> Phrase:
        place = "first" if total == first else "last" if total == last else "middle"
        effects = Counter(t.headman[total]) or {"none": 1}
        said = Phrases([Phrase(f"headman-effect-{name}", {"n": n}) for name, n in effects.items()])
        return Phrase("headman-row", {"place": place, "n": total, "effects": said})

    return Phrases([line(total) for total in sorted(t.headman)], "; ")


def tutorial_places(t: Tables) -> str:
    placed = t.scenarios["tutorial"].placed
    return row(f"{family} {place(t, AREA_NAMES[area])}" for family, area in placed.items())


def cubes_of(card: int, colour: int) -> Figure:
    """Cubes that a Transitional Event brings or takes away."""
    return lambda t: abs(t.history[card].params["cubes"][colour])


def result(index: int, field: str) -> Figure:
    return lambda t: abs(t.battle_effects[index][field])


def intruder(kind: int, field: str) -> Figure:
    return lambda t: abs(t.intruder_params[kind][field])


def by_period(kind: int, field: str, period: int) -> Figure:
    return lambda t: abs(t.intruder_params[kind][field][period])


# -- scenarios ---------------------------------------------------------------------------------------------------------
OF_SCENARIO: dict[str, Callable[[Scenario], Any]] = {
    **{f"pool_{colour}": lambda s, c=i: s.pool[c] for i, colour in enumerate(COLOURS)},  # type: ignore[misc]
    **{name: lambda s, n=name: s.tracks[n] for name in ("military", "culture", "ap", "ferocity", "morale")},  # type: ignore[misc]
    "subjugation_red": lambda s: s.subjugation[RED],
    "droughts": lambda s: s.droughts[SHIPROCK],
    "elders": lambda s: row(n for i, n in enumerate(s.elders) if any(s.elders[i:])),
    "horses": lambda s: s.horses,
    "sheep": lambda s: s.sheep,
    "firearms": lambda s: s.firearms,
    "fort_hopi": lambda s: s.forts["hopi"],
    "fort_zuni": lambda s: s.forts["zuni"],
    "rancho_shiprock": lambda s: s.ranchos["shiprock"],
    "rancho_san_juan": lambda s: s.ranchos["san-juan"],
    "sets_removed": lambda s: s.sets_removed,
    "sets_left": lambda s: len(SETS) - s.sets_removed,
    "developments": lambda s: s.developments["count"],
    "pile": lambda s: s.piles[0].cards,
    "pile_last": lambda s: s.piles[-1].cards,
    "stack": lambda s: s.piles[0].cards + 1,
    "deck": lambda s: sum(pile.cards + 1 for pile in s.piles),
}


def _of_scenario(id: str, read: Callable[[Scenario], Any]) -> Figure:
    return lambda t: read(t.scenarios[id])


FIGURES: dict[str, Figure] = {
    **{f"{id}_{name}": _of_scenario(id, read) for id in SCENARIOS for name, read in OF_SCENARIO.items()},
    **{f"count_{n.replace('-', '_')}": lambda t, n=n: t.counters[n] for n in COUNTED},  # type: ignore[misc]
    **{f"cubes_{colour}": lambda t, c=i: t.cubes[c] for i, colour in enumerate(COLOURS)},  # type: ignore[misc]
    **{f"intruder_{n.replace('-', '_')}": lambda t, k=i: t.intruder_counts[k] for i, n in enumerate(INTRUDERS)},  # type: ignore[misc]
    # components and tracks
    "aside_trade_goods": lambda t: t.counters["trade-goods-set-aside"],
    "aside_harass": lambda t: t.counters["harass-set-aside"],
    "harass_first": lambda t: t.counters["harass"] - t.counters["harass-set-aside"],
    "families": lambda t: t.counters["family"] // 2,  # a counter on the map and one that tells its Ferocity
    "influence_each": lambda t: t.counters["influence"] // 2,
    "cubes_all": lambda t: sum(t.cubes),
    "corn_values": lambda t: row(t.corn_values),
    "drought_spaces": lambda t: t.drought_spaces[SHIPROCK],
    "evasion": lambda t: row(t.evasion),
    "ferocity_most": lambda t: len(t.evasion) - 1,
    "areas_track": areas(SHIPROCK),
    "areas_canyon": areas(CANYON),
    "water_price": lambda t: costs.WATER,
    "water_prices": water_prices,
    "horse_values": lambda t: row(t.horse_value[a] for a in AREAS_OF[SHIPROCK]),
    "santa_fe_value": lambda t: t.value[SANTA_FE],
    "territory_dice": lambda t: row(f"{name} {i + 1}" for i, name in enumerate(t.territory_names[:CANYON])),
    "territory_vps": lambda t: by_territory(t, t.vp),
    "vp_canyon": lambda t: t.vp[CANYON],
    "links": links,
    "track_most": lambda t: t.track_max,
    "arability": lambda t: t.arability,
    "elder_boxes": lambda t: len(t.elder_rating),
    "elder_ratings": lambda t: row(t.elder_rating[1:]),
    **{f"{who}_low": lambda t, w=who: box(t, w)[0] for who in ("man", "woman", "child")},  # type: ignore[misc]
    **{f"{who}_high": lambda t, w=who: box(t, w)[1] for who in ("man", "woman", "child")},  # type: ignore[misc]
    # what Trade Goods buy, and what buys them (10)
    "goods_for_ap": lambda t: purse.GOODS_FOR_AP,
    "goods_for_animal": lambda t: rights.GOODS_FOR_ANIMAL,
    "goods_for_flip": lambda t: enemy.CANCEL_FLIP,
    "goods_for_both": lambda t: 2 * enemy.CANCEL_FLIP,
    "goods_for_reroll": lambda t: dice.REROLL,
    "goods_for_cancel": lambda t: dice.REROLL,
    "animals_for_goods": lambda t: purse.ANIMALS_FOR_GOODS,
    "corn_for_goods": lambda t: purse.CORN_FOR_GOODS,
    "animals_traded": lambda t: rights.TRADED,
    "sheep_feeds": lambda t: feeding.SHEEP_FEEDS,
    "mesas_harass": lambda t: t.dev_params[MESAS_2]["harass"],
    # own raids
    "raid_ferocity": lambda t: t.raid_nm[BROWN].ferocity,
    "raid_morale": lambda t: t.raid_nm[GREEN].morale,
    "raid_green": lambda t: t.raid_nm[GREEN].battle_bonus,
    "raid_blue": lambda t: t.raid_nm[BLUE].battle_bonus,
    "raid_column": lambda t: t.battle_column["raid-new-mexico"],
    "hits_black": lambda t: t.raid_outpost[BLACK].hits,
    "hits_brown": lambda t: t.raid_outpost[BROWN].hits,
    "outpost_morale": lambda t: t.raid_outpost[GREEN].morale,
    "outpost_green": lambda t: t.raid_outpost[GREEN].battle_bonus,
    "outpost_blue": lambda t: t.raid_outpost[BLUE].battle_bonus,
    "hits_mission": lambda t: row(t.hits_mission[1:]),
    "hits_mission_first": lambda t: t.hits_mission[1],
    "hits_rancho": lambda t: row(t.hits_rancho[1:]),
    "hits_defiance": lambda t: t.hits_fort[0],
    "hits_fauntleroy": lambda t: t.hits_fort[1],
    "destroyed_culture": lambda t: t.destroyed["culture"],
    "fort_morale": lambda t: abs(t.destroyed["fort_morale"]),
    # Battles and talks
    "battle_horse": lambda t: t.battle_mods["horse"],
    "battle_manuelito": lambda t: t.battle_mods["manuelito"],
    "battle_firearms": lambda t: t.battle_mods["firearms"],
    "battle_comanche": lambda t: t.enemy_bonus[battle.FOES[battle.COMANCHE]],
    "battle_utes": lambda t: t.enemy_bonus[battle.FOES[battle.UTES]],
    "warfare_column": lambda t: t.battle_column["tribal-warfare"],
    "diplomacy_success": lambda t: t.diplomacy["success"],
    "diplomacy_row": lambda t: t.diplomacy["choose_row"],
    "negotiate_success": lambda t: t.negotiate_success,
    "table_mfv": lambda t: lowest(t, MFV),
    "table_fv": lambda t: lowest(t, FV),
    "table_rgd": lambda t: lowest(t, RGD),
    "table_ttd": lambda t: lowest(t, TTD),
    "table_ev": lambda t: lowest(t, EV),
    "mfv_ferocity": result(MFV, "family_ferocity"),
    "mfv_morale": result(MFV, "morale"),
    "mfv_horse": result(MFV, "horse_gained"),
    "fv_ferocity": result(FV, "family_ferocity"),
    "fv_morale": result(FV, "morale"),
    "fv_enemy_ferocity": result(FV, "enemy_ferocity"),
    "fv_military": result(FV, "military"),
    "ev_morale": result(EV, "morale"),
    "ev_enemy_ferocity": result(EV, "enemy_ferocity"),
    "ev_military": result(EV, "military"),
    # the enemy
    "subjugated": lambda t: effects.SUBJUGATED,
    "american_bonus": lambda t: raids.AMERICAN_BONUS,
    **{f"third_{PERIODS[p]}": third_red(p) for p in (SPANISH, MEXICAN, AMERICAN)},
    "cost_ranges": cost_ranges,
    "instructions": lambda t: len(LETTERS),
    "instructions_used": instructions_used,
    "instructions_out": lambda t: len(LETTERS) - instructions_used(t),
    "mission_deepest": intruder(I_MISSION, "deepest"),
    "stray_animals": intruder(I_STRAY_HORSES, "horses"),
    "trapper_ap": intruder(I_LONE_TRAPPER, "ap"),
    "trapper_goods": intruder(I_LONE_TRAPPER, "goods"),
    "smallpox_culture": intruder(I_SMALLPOX, "culture"),
    "patrol_culture": intruder(I_PATROL, "culture"),
    "patrol_battle": by_period(I_PATROL, "battle", AMERICAN),
    "scouts_spanish": by_period(I_SCOUTS, "ap", SPANISH),
    "scouts_mexican": by_period(I_SCOUTS, "ap", MEXICAN),
    "scouts_american": by_period(I_SCOUTS, "ap", AMERICAN),
    "whiskey_spanish": by_period(I_WHISKEY_SELLER, "culture", SPANISH),
    "whiskey_american": by_period(I_WHISKEY_SELLER, "culture", AMERICAN),
    # cards
    "ordinary_cards": ordinary,
    "sets": lambda t: len(SETS),
    "sets_others": lambda t: len(SETS) - 1,
    "levels": lambda t: len(t.developments) // len(SETS),
    "good_medicine": lambda t: row(f"#{card} {n}" for card, n in t.good_medicine.items()),
    "card_vps": lambda t: row(f"#{card} {t.history[card].vp}" for card in t.history),
    "vp_45": lambda t: t.history[cards.MEXICAN_INDEPENDENCE].vp,
    "vp_50": lambda t: t.history[cards.ARMY_OF_THE_WEST].vp,
    "vp_55": lambda t: t.history[cards.KIT_CARSON].vp,
    "revolt_ap": history(cards.PUEBLO_REVOLT, "enemy_ap"),
    "settlers_extra": history(cards.SETTLERS, "extra"),
    "mexican_intruders": history(cards.MEXICAN_INDEPENDENCE, "intruders_per_ap"),
    "mexican_brown": cubes_of(cards.MEXICAN_INDEPENDENCE, BROWN),
    "mexican_white": cubes_of(cards.MEXICAN_INDEPENDENCE, WHITE),
    "mexican_green": cubes_of(cards.MEXICAN_INDEPENDENCE, GREEN),
    "american_intruders": history(cards.ARMY_OF_THE_WEST, "intruders_per_ap"),
    "american_green": cubes_of(cards.ARMY_OF_THE_WEST, GREEN),
    "american_blue": cubes_of(cards.ARMY_OF_THE_WEST, BLUE),
    "forts_morale": history(cards.FORTS, "morale"),
    "dodge_ap": history(cards.DODGE, "enemy_ap"),
    "dodge_negotiate": history(cards.DODGE, "negotiate"),
    "carson_raid": history(cards.KIT_CARSON, "raid"),
    "carson_fort": history(cards.KIT_CARSON, "raid_fort"),
    "shaman_cards": lambda t: t.events["shaman"]["cards"],
    "face_8": lambda t: t.ceremonies[8].die,
    "face_40": lambda t: t.ceremonies[40].die,
    "new_elders": lambda t: headman.NEW_ELDERS,
    "headman_table": headman_table,
    "tutorial_places": tutorial_places,
    "tutorial_letters": lambda t: row(LETTERS[i] for i in t.scenarios["tutorial"].removed_counters),
    "tutorial_deck": lambda t: row(f"#{card:02d}" for card in t.scenarios["tutorial"].piles[0].fixed),
    # ends
    "culture_cap": lambda t: t.rulings[CULTURE_CAP].default,
    "culture_cap_low": lambda t: caps(t)[0],
    "culture_cap_high": lambda t: caps(t)[-1],
    "major_victory": lambda t: t.victory["major_victory"],
    "minor_victory": lambda t: t.victory["minor_victory"],
    "minor_victory_most": lambda t: t.victory["major_victory"] - 1,
    "minor_defeat_most": lambda t: t.victory["minor_victory"] - 1,
    "minor_defeat": lambda t: t.victory["minor_defeat"],
    **{f"restart_ferocity_{PERIODS[p]}": lambda t, p=p: t.restarts[p].ferocity for p in (SPANISH, MEXICAN)},  # type: ignore[misc]
    "restart_morale": lambda t: t.restarts[MEXICAN].morale,
    "restart_families": lambda t: t.restarts[SPANISH].families_below,
    "restart_culture": lambda t: t.restarts[SPANISH].culture,
    "restart_ap": lambda t: t.restarts[SPANISH].ap,
}
