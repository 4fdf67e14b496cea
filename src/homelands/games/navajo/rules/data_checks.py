"""What must agree within and between the data files: sums, neighbours, decks, rulings."""

from __future__ import annotations

from collections.abc import Iterator

from homelands.core import rulings
from homelands.core.data import Data, Problem, Rule
from homelands.games.navajo.rules.cards import LAST_ORDINARY
from homelands.games.navajo.rules.names import AREA_NAMES, LETTERS, PEOPLE, PERIODS, TERRITORIES, TERRITORY_OF


def territories_are_neighbours_both_ways(data: Data) -> Iterator[Problem]:
    lands = data.section("map", "territory")
    for name in TERRITORIES[:6]:
        for other in lands[name]["next"]:
            if name not in lands[other]["next"]:
                said = f"a one-way link: {other} does not name {name} in return"
                yield data.problem("map", f"territory.{name}", "next", said)


def horses_are_no_slower(data: Data) -> Iterator[Problem]:
    for name, area in data.section("map", "area").items():
        if area["horse"] > area["value"]:
            said = f"found {area['horse']}, expected no more than the plain Value, {area['value']}"
            yield data.problem("map", f"area.{name}", "horse", said)


def _land(area: str) -> str:
    return area if area == "santa-fe" else TERRITORIES[TERRITORY_OF[AREA_NAMES.index(area)]]


def links_join_neighbours(data: Data) -> Iterator[Problem]:
    lands = data.section("map", "territory")
    seen: dict[frozenset[str], str] = {}
    joined = {"santa-fe"}
    for name, link in data.section("map", "link").items():
        entry, (a, b) = f"link.{name}", link["between"]
        one, two, pair = _land(a), _land(b), frozenset((a, b))
        joined |= {one, two}
        if pair in seen:
            yield data.problem("map", entry, "between", f"found {a} and {b} again, as in link.{seen[pair]}")
        elif one == two:
            yield data.problem("map", entry, "between", f"found {a} and {b}, expected Areas of two Territories")
        elif "santa-fe" not in (one, two) and one not in lands[two]["next"] and two not in lands[one]["next"]:
            said = f"found {a} and {b}, expected neighbours: {one} is not next to {two}"
            yield data.problem("map", entry, "between", said)
        seen[pair] = name
    for land in TERRITORIES:
        if land not in joined:
            yield data.problem("map", f"territory.{land}", "", "no link leads to it")


def family_box_divides_the_die(data: Data) -> Iterator[Problem]:
    box = data.files["map"]["display.family-box"]
    faces = sorted(face for name in PEOPLE[:3] for face in range(box[name][0], box[name][1] + 1))
    if faces != [1, 2, 3, 4, 5, 6]:
        yield data.problem("map", "display.family-box", "", f"the ranges hold {faces}, expected each face once")


def counters_add_up(data: Data) -> Iterator[Problem]:
    mix = data.section("counters", "counter")
    total, expected = sum(entry["count"] for entry in mix.values()), data.files["counters"]["total.counters"]["count"]
    if total != expected:
        yield data.problem("counters", "total.counters", "count", f"the counters are {total}, expected {expected}")
    for name in ("trade-goods", "harass"):
        if mix[name]["set_aside"] > mix[name]["count"]:
            said = f"found {mix[name]['set_aside']}, expected no more than all {mix[name]['count']}"
            yield data.problem("counters", f"counter.{name}", "set_aside", said)
    corn, values = mix["corn"]["count"], data.files["counters"]["corn.values"]["values"]
    if len(values) != corn:
        yield data.problem("counters", "corn.values", "values", f"found {len(values)} values, expected {corn}")
    instructions = len(PERIODS) * len(LETTERS)
    if mix["instruction"]["count"] != instructions:
        said = f"found {mix['instruction']['count']}, expected {instructions}"
        yield data.problem("counters", "counter.instruction", "count", said)


def intruders_add_up(data: Data) -> Iterator[Problem]:
    total = sum(entry["count"] for entry in data.section("intruders", "intruder").values())
    for file, entry in (("intruders", "total.intruders"), ("counters", "counter.intruder")):
        expected = data.files[file][entry]["count"]
        if total != expected:
            yield data.problem(file, entry, "count", f"the Intruders are {total}, expected {expected}")


def set_aside_is_released(data: Data) -> Iterator[Problem]:
    cards, mix = data.section("developments", "development"), data.section("counters", "counter")
    for what, field, names in (
        ("trade-goods", "goods", ("weaving.1", "weaving.2", "weaving.3")),
        ("harass", "harass", ("mesas.2",)),
    ):
        total, aside = sum(cards[name][field] for name in names), mix[what]["set_aside"]
        if total != aside:
            said = f"{' and '.join(names)} release {total} of {what}, expected the {aside} set aside"
            yield data.problem("developments", f"development.{names[-1]}", field, said)


def instructions_can_be_carried_out(data: Data) -> Iterator[Problem]:
    for path, entry in data.files["instructions"].items():
        faces = (entry["front"], entry["back"])
        if faces in (("peace", "peace"), ("defend", "defend"), ("peace", "defend"), ("defend", "peace")):
            yield data.problem(
                "instructions", path, "back", f"found {faces[1]} behind {faces[0]}: it would flip for ever"
            )
        for side in ("front", "back"):
            if (entry[side] == "defend") != (entry[f"{side}_cost"] == "all"):
                said = f"found {entry[f'{side}_cost']!r} for {entry[side]}, expected 'all' for defend and for no other"
                yield data.problem("instructions", path, f"{side}_cost", said)


def developments_ask_for_something(data: Data) -> Iterator[Problem]:
    numbers: dict[str, str] = {}
    for name, card in data.section("developments", "development").items():
        entry = f"development.{name}"
        if bool(card["need"]) != bool(card["need_kind"]):
            said = f"found {card['need_kind']!r} with need {card['need']}, expected both or neither"
            yield data.problem("developments", entry, "need_kind", said)
        if card["number"] in numbers:
            said = f"found {card['number']!r}, which is {numbers[card['number']]}"
            yield data.problem("developments", entry, "number", said)
        numbers[card["number"]] = name


def forts_stand_apart(data: Data) -> Iterator[Problem]:
    forts = data.section("charts", "fort")
    if forts["defiance"]["at"] == forts["fauntleroy"]["at"]:
        said = f"found {forts['fauntleroy']['at']!r}, where Fort Defiance stands"
        yield data.problem("charts", "fort.fauntleroy", "at", said)


def scenarios_can_be_set_up(data: Data) -> Iterator[Problem]:
    mix, cards = data.section("counters", "counter"), data.section("history", "card")
    for name, e in data.section("scenarios", "scenario").items():
        entry = f"scenario.{name}"
        ordinary = len(data.section("operations", "card"))
        if e["deck"] == "all":
            ordinary += len(data.section("ceremonies", "card"))
        fixed = [card for pile in e["piles"] for card in pile.get("fixed", ())]
        wanted = sum(pile.get("cards", 0) for pile in e["piles"]) + sum(1 for card in fixed if card <= LAST_ORDINARY)
        special = [pile.get("special", 0) for pile in e["piles"]] + [card for card in fixed if card > LAST_ORDINARY]
        special = [card for card in special if card]
        if wanted > ordinary:
            said = f"the piles need {wanted} ordinary cards, expected no more than {ordinary}"
            yield data.problem("scenarios", entry, "piles", said)
        if len(set(special)) != len(special) or len(set(fixed)) != len(fixed):
            yield data.problem("scenarios", entry, "piles", "a card stands in the deck twice")
        if name != "campaign" and e["ends_with"] not in special:
            yield data.problem("scenarios", entry, "ends_with", f"card {e['ends_with']} is not in the deck")
        for card in e["in_play"]:
            if cards[str(card)]["stays"] == "no":
                yield data.problem("scenarios", entry, "in_play", f"card {card} does not stay in play")
        for field, counter in (("horses", "horse"), ("sheep", "sheep"), ("firearms", "firearms")):
            if e[field] > mix[counter]["count"]:
                said = f"found {e[field]}, expected no more than {mix[counter]['count']}"
                yield data.problem("scenarios", entry, field, said)
        for colour, cube in data.section("counters", "cube").items():
            found = e["pool"].get(colour, 0) + e["subjugation"].get(colour, 0)
            if found > cube["count"]:
                said = f"found {found} {colour} cubes, expected no more than {cube['count']}"
                yield data.problem("scenarios", entry, "pool", said)
        if sum(e["elders"]) > mix["elder"]["count"]:
            said = f"found {sum(e['elders'])} elders, expected no more than {mix['elder']['count']}"
            yield data.problem("scenarios", entry, "elders", said)
        if len(e["ranchos"]) > mix["rancho"]["count"]:
            yield data.problem("scenarios", entry, "ranchos", f"expected no more than {mix['rancho']['count']}")
        if "placed" in e and "".join(sorted(e["placed"])) != e["families"]:
            yield data.problem("scenarios", entry, "placed", f"expected the Families {e['families']}")
        if set(e.get("removed_counters", "")) - set(LETTERS):
            yield data.problem("scenarios", entry, "removed_counters", f"expected letters of {LETTERS}")


def tracks_hold_what_is_put_on_them(data: Data) -> Iterator[Problem]:
    most = data.files["map"]["display.records"]["most"]
    said = f"expected no more than the track holds, {most}"
    for name, e in data.section("scenarios", "scenario").items():
        for track, n in e["tracks"].items():
            if n > most:
                yield data.problem("scenarios", f"scenario.{name}", "tracks", f"found {n} for {track}, {said}")
    for name, e in data.section("scenarios", "restart").items():
        for track in ("ferocity", "morale", "culture", "ap"):
            if e[track] != "military" and e[track] > most:
                yield data.problem("scenarios", f"restart.{name}", track, f"found {e[track]}, {said}")


def options_have_a_bit_each(data: Data) -> Iterator[Problem]:
    taken: dict[int, str] = {}
    for name, entry in data.section("options", "option").items():
        if entry["bit"] in taken:
            said = f"found {entry['bit']}, which is the bit of {taken[entry['bit']]}"
            yield data.problem("options", f"option.{name}", "bit", said)
        taken[entry["bit"]] = name


RULES = (
    Rule(("map",), territories_are_neighbours_both_ways),
    Rule(("map",), horses_are_no_slower),
    Rule(("map",), links_join_neighbours),
    Rule(("map",), family_box_divides_the_die),
    Rule(("counters",), counters_add_up),
    Rule(("counters", "intruders"), intruders_add_up),
    Rule(("counters", "developments"), set_aside_is_released),
    Rule(("instructions",), instructions_can_be_carried_out),
    Rule(("developments",), developments_ask_for_something),
    Rule(("charts",), forts_stand_apart),
    Rule(("counters", "operations", "ceremonies", "history", "scenarios"), scenarios_can_be_set_up),
    Rule(("map", "scenarios"), tracks_hold_what_is_put_on_them),
    Rule(("options",), options_have_a_bit_each),
    rulings.RULE,
)
