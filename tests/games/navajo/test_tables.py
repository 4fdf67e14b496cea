"""The tables: shape of the map, distances, sums, packs."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from homelands.core.data import DataError, audit
from homelands.games.navajo.rules import cards
from homelands.games.navajo.rules import names as n
from homelands.games.navajo.rules.names import SANTA_FE, TERRITORIES, TERRITORY_OF, place_index
from homelands.games.navajo.rules.tables import Face, Tables, load_tables


@pytest.fixture(scope="module")
def t() -> Tables:
    return load_tables()


# Components 1.3: MP from Santa Fé with the Canyon closed, and the number of Areas entered.
FROM_SANTA_FE = {
    "shiprock": [(1, 1), (3, 2), (6, 3), (10, 4), (15, 5), (21, 6)],
    "san-juan": [(4, 3), (6, 4), (9, 5), (13, 6), (18, 7), (24, 8)],
    "zuni": [(7, 4), (9, 5), (12, 6), (16, 7), (21, 8), (27, 9)],
    "monument": [(14, 7), (16, 8), (19, 9), (23, 10), (28, 11), (34, 12)],
    "hopi": [(13, 7), (15, 8), (18, 9), (22, 10), (27, 11), (33, 12)],
    "black-mesa": [(19, 10), (21, 11), (24, 12), (28, 13), (33, 14), (39, 15)],
}


def walk(t: Tables, start: int, goal: int) -> list[int]:
    way = []
    while start != goal:
        start = t.next_step[start][goal]
        way.append(start)
    return way


def test_distances_from_santa_fe(t: Tables) -> None:
    for land, row in FROM_SANTA_FE.items():
        for number, (cost, entered) in enumerate(row, 1):
            area = place_index(f"{land}.{number}")
            way = walk(t, SANTA_FE, area)
            assert (t.distance[SANTA_FE][area], len(way)) == (cost, entered), f"{land}.{number}"
            assert sum(t.value[a] for a in way) == cost


def test_the_canyon_lies_behind_dashed_links(t: Tables) -> None:
    canyon = place_index("canyon.1")
    assert t.distance[SANTA_FE][canyon] == 999
    assert t.next_step[SANTA_FE][canyon] == -1
    assert t.distance_all[SANTA_FE][canyon] == 14
    assert t.to_santa_fe[canyon] == 14
    assert t.next_step_all[canyon][SANTA_FE] == place_index("hopi.1")
    assert {b for a, b in dashed(t)} | {a for a, b in dashed(t)} >= {canyon}
    assert len(dashed(t)) == 2


def dashed(t: Tables) -> list[tuple[int, int]]:
    return [(a, b) for a in range(40) for b in t.links[a] if a < b and b not in t.solid_links[a]]


def test_links_are_symmetric_sorted_and_planar(t: Tables) -> None:
    for links in (t.links, t.solid_links):
        for a, row in enumerate(links):
            assert row == sorted(set(row))
            assert a not in row
            assert all(a in links[b] for b in row)
    edges = sum(len(row) for row in t.links) // 2
    assert edges == 41
    # A graph that is not planar holds K5 or K3,3 and so at least four independent cycles.
    assert all(cost < 999 for row in t.distance_all for cost in row)
    assert edges - 40 + 1 < 4


def test_territories_form_a_ring(t: Tables) -> None:
    assert all(len(row) == 2 for row in t.territory_next[:6])
    here, before, ring = 0, t.territory_next[0][0], [0]
    while len(ring) < 7:
        here, before = next(x for x in t.territory_next[here] if x != before), here
        ring.append(here)
    assert ring[-1] == 0
    assert sorted(ring[:6]) == [0, 1, 2, 3, 4, 5]
    assert t.territory_next[n.CANYON] == [0, 1, 2, 3, 4, 5]
    for a in range(SANTA_FE):
        for b in t.solid_links[a]:
            if b != SANTA_FE and TERRITORY_OF[a] != TERRITORY_OF[b]:
                assert TERRITORY_OF[b] in t.territory_next[TERRITORY_OF[a]]


def test_steps_lead_nearer(t: Tables) -> None:
    for step, cost in ((t.next_step, t.distance), (t.next_step_all, t.distance_all)):
        for a in range(40):
            assert step[a][a] == a
            assert cost[a][a] == 0
            for b in range(40):
                if a != b and step[a][b] >= 0:
                    assert cost[a][b] == t.value[step[a][b]] + cost[step[a][b]][b]


def test_a_tie_goes_to_the_lower_die() -> None:
    from homelands.games.navajo.rules.geography import costs, neighbours, steps

    links = neighbours(5, [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4)])
    value = [1, 2, 2, 1, 1]
    found = [costs(links, value, a, closed=4) for a in range(5)]
    assert steps(links, value, found, closed=4)[0][4] == 1
    assert steps(links, value, found, closed=4)[3][0] == 1


def test_nobody_passes_through_santa_fe(t: Tables) -> None:
    assert t.hops[place_index("shiprock.1")][SANTA_FE] == 1
    assert t.hops[place_index("shiprock.2")][place_index("san-juan.2")] == 2
    assert t.hops[place_index("canyon.1")][place_index("monument.3")] == 2


def test_raid_costs(t: Tables) -> None:
    """Tutorial: 2 MP from shiprock.2 on horseback, 3 from shiprock.3; 14 from the Canyon on foot."""
    assert t.to_santa_fe_horse[place_index("shiprock.2")] == 2
    assert t.to_santa_fe_horse[place_index("shiprock.3")] == 3
    assert t.to_santa_fe[place_index("shiprock.3")] == 1 + 2 + 1
    assert t.to_santa_fe[place_index("shiprock.1")] == 1


def test_places_have_names() -> None:
    for place in (*range(40), *range(40, 47), *range(50, 57)):
        assert place_index(n.place_name(place)) == place
    assert n.area_of(n.CANYON, 2) == place_index("canyon.2") == 37
    assert n.area_of(n.HOPI, 1) == place_index("hopi.1")
    with pytest.raises(KeyError):
        place_index("zuni.7")


def test_counts(t: Tables) -> None:
    aside = sum(count for name, count in t.counters.items() if name.endswith("set-aside"))
    assert sum(t.counters.values()) - aside == 264
    assert sum(t.intruder_counts) == 20
    intruders = t.data.section("intruders", "intruder").values()
    assert [sum(e["count"] for e in intruders if e["class"] == x) for x in ("good", "bad", "deadly")] == [12, 5, 3]
    assert len(t.ops) + len(t.ceremonies) + len(t.history) + len(t.developments) + 1 == 80
    assert len(t.corn_values) == 10
    assert sum(t.corn_values) == 38
    assert sum(t.cubes) == 20
    assert sum(t.vp) == 15


def test_each_suit_of_ten_has_one_age(t: Tables) -> None:
    for suit, people in enumerate((n.CHILD, n.ELDER, n.MAN, n.WOMAN)):
        for card in range(10 * suit + 1, 10 * suit + 11):
            found = t.ops[card].population if card in t.ops else t.ceremonies[card].population
            assert found == people


def test_operations_cards(t: Tables) -> None:
    minors = [card.minor for card in t.ops.values()]
    assert [minors.count(kind) for kind in n.MINORS] == [8, 5, 8, 7]
    assert all(card.e0 == card.e1 + 1 for card in t.ops.values())
    faces = sorted(card.die for card in t.ceremonies.values())
    assert faces == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


def test_instruction_counters(t: Tables) -> None:
    for period, counters in enumerate(t.instructions):
        assert [c.letter for c in counters] == list("ABCDEFGHIJKLMN")
        for counter in counters:
            kinds = {face.kind for face in counter.faces}
            assert not kinds <= {n.PEACE, n.DEFEND}
            assert n.COMANCHE not in kinds or period == n.SPANISH
            for face in counter.faces:
                assert face.all == (face.kind == n.DEFEND)
                assert 1 <= face.low <= face.high
        assert [c.letter for c in counters if c.star and c.faces[0].kind == n.UTES] == [("K", "E", "E")[period]]
    assert t.instructions[n.MEXICAN][5].faces[0] == Face(n.SLAVES, 5, 5, True, False, False)
    assert t.instructions[n.MEXICAN][3].faces[0] == Face(n.PEACE, 2, 6, False, False, False)
    assert t.instructions[n.MEXICAN][9].faces[0] == Face(n.DEFEND, 1, 99, False, True, False)


def test_the_battle_table_gets_better_upwards_and_to_the_right(t: Tables) -> None:
    for column in range(1, 7):
        assert len(t.battle[column]) == 16
        assert all(a >= b for a, b in zip(t.battle[column], t.battle[column][1:], strict=False))
        if column > 1:
            assert all(a >= b for a, b in zip(t.battle[column - 1], t.battle[column], strict=True))
    assert t.battle[1][1 + 9] > n.FV


def test_history_rises_within_each_period(t: Tables) -> None:
    for period in range(3):
        vps = [card.vp for card in t.history.values() if card.period == period]
        assert len(vps) == 5
        assert vps == sorted(set(vps))
    assert t.history[45].params["cubes"] == (0, 0, 1, 2, 0, 0, 1)
    assert t.history[50].params["cubes"] == (0, 1, 0, -2, 0, 0, 0)
    assert t.history[46].params["elders"] == 2


def test_cards_go_by_the_names_of_their_events(t: Tables) -> None:
    named = {number: name for name, number in vars(cards).items() if isinstance(number, int) and name != "LAST"}
    assert named.pop(cards.LAST_ORDINARY) == "LAST_ORDINARY"
    assert {number: name.lower().replace("_", "-") for number, name in named.items()} == {
        number: card.event for number, card in t.history.items()
    }
    assert [number for number, card in t.history.items() if card.kind == "transitional"] == [*cards.TRANSITIONAL]
    assert max(t.history) == cards.LAST
    assert max(*t.ops, *t.ceremonies) == cards.LAST_ORDINARY


def test_the_areas_of_the_canyon_come_last() -> None:
    assert [a for a, land in enumerate(TERRITORY_OF) if land == n.CANYON] == [*range(n.FIRST_CANYON, SANTA_FE)]


def test_developments(t: Tables) -> None:
    assert [d.number for d in t.developments] == [f"{i}a" for i in range(1, 25)]
    assert t.developments[n.WEAVING_2].name == "Weaving 2"
    assert n.DEVELOPMENTS[n.WEAVING_2] == "weaving.2"
    assert n.WEAVING_2 == 6 * 3 + 1
    assert sum(t.dev_params[d]["goods"] for d in (n.WEAVING_1, n.WEAVING_2, n.WEAVING_3)) == 6
    assert max(d.cost for d in t.developments) == t.developments[n.HORSEMANSHIP_3].cost  # the notes call it expensive
    assert [d.track for d in t.developments].count("military") > 1  # some cost Military (rules 8.2)
    assert [d.exhaust for d in t.developments].count(True) == 3


def test_transitions_turn_one_pool_into_the_next(t: Tables) -> None:
    """Rules 6.2.1 and 6.2.2, Step 8, lead from one scenario's cubes to the next one's."""
    for card, before, after in ((45, "rise", "broken"), (50, "broken", "fearing")):
        old, new = t.scenarios[before], t.scenarios[after]
        for colour in range(7):
            if colour != n.RED:
                assert old.pool[colour] + t.history[card].params["cubes"][colour] == new.pool[colour]


def test_rulings(t: Tables) -> None:
    for name, ruling in t.rulings.items():
        assert ruling.id == name
        assert ruling.default in ruling.readings
        assert len(ruling.readings) >= 2
        assert ruling.source


def test_audit_adds_up_and_every_value_has_a_source(t: Tables) -> None:
    found = audit(t.data)
    assert found.attested == sum(f["attested"] for f in found.files.values())
    assert found.reconstructed == sum(f["reconstructed"] for f in found.files.values())
    assert found.entries == sum(len(entries) for entries in t.data.files.values())
    assert found.files["rulings"] == {"attested": 0, "reconstructed": 0, "entries": len(t.rulings)}
    assert all(ours.reason for ours in found.reconstructed_list)
    assert json.dumps(found.to_json())
    for file, entries in t.data.files.items():
        for path, entry in entries.items():
            assert all(t.data.source(file, path, field).text for field in entry)


PACK_MISTAKES = {
    "one-way neighbour": (
        "map",
        '[territory.zuni]\nnext = ["shiprock"]\nsource = "box"\n',
        ["map.toml [territory.hopi] next: a one-way link: zuni does not name hopi in return"],
    ),
    "unknown territory": (
        "map",
        '[territory.taos]\nvp = 3\nsource = "box"\n',
        ["pack/map.toml [territory.taos]: unknown entry, expected one of " + ", ".join(TERRITORIES)],
    ),
    "link to nowhere": (
        "map",
        '[link.zuni-black-mesa]\nbetween = ["zuni.3", "black-mesa.1"]\ndashed = false\nsource = "box"\n',
        ["pack/map.toml [link.zuni-black-mesa] between: found zuni.3 and black-mesa.1, "
         "expected neighbours: zuni is not next to black-mesa"],
    ),
    "the same link twice": (
        "map",
        '[link.again]\nbetween = ["zuni.1", "shiprock.3"]\ndashed = false\nsource = "box"\n',
        ["pack/map.toml [link.again] between: found zuni.1 and shiprock.3 again, as in link.shiprock-zuni"],
    ),
    "slow horse": (
        "map",
        '[area."zuni.1"]\nhorse = 2\nsource = "box"\n',
        ["pack/map.toml [area.zuni.1] horse: found 2, expected no more than the plain Value, 1"],
    ),
    "die not divided": (
        "map",
        '[display.family-box]\nwoman = [3, 5]\nsource = "box"\n',
        ["pack/map.toml [display.family-box]: the ranges hold [1, 2, 3, 4, 5, 5, 6], expected each face once"],
    ),
    "264": (
        "counters",
        '[counter.mission]\ncount = 8\nsource = "box"\n',
        ["counters.toml [total.counters] count: the counters are 266, expected 264"],
    ),
    "20": (
        "intruders",
        '[intruder.mission]\ncount = 3\nsource = "box"\n',
        ["intruders.toml [total.intruders] count: the Intruders are 21, expected 20",
         "counters.toml [counter.intruder] count: the Intruders are 21, expected 20"],
    ),
    "corn": (
        "counters",
        '[corn.values]\nvalues = [1, 2, 3]\nsource = "box"\n',
        ["pack/counters.toml [corn.values] values: found 3 values, expected 10"],
    ),
    "peace for ever": (
        "instructions",
        '[spanish.N]\nback = "peace"\nsource = "box"\n',
        ["pack/instructions.toml [spanish.N] back: found peace behind peace: it would flip for ever"],
    ),
    "cost": (
        "instructions",
        '[mexican.A]\nfront_cost = "3-1"\nsource = "box"\n',
        ["pack/instructions.toml [mexican.A] front_cost: found '3-1', "
         'expected a number from 1 to 19, a range like "1-3", "F4" or "all"'],
    ),
    "unknown card": (
        "operations",
        '[card.08]\ne0 = 3\nsource = "box"\n',
        ["pack/operations.toml [card.08]: unknown entry, expected one of 01, 02, 03, 04, 05, 06, 07, 11, 12, 13, 14, "
         "15, 16, 17, 21, 22, ..."],
    ),
    "value out of range": (
        "ceremonies",
        '[card.09]\ndie = 7\nsource = "box"\n',
        ["pack/ceremonies.toml [card.09] die: found 7, expected a whole number from 1 to 6"],
    ),
    "deck too large": (
        "scenarios",
        '[scenario.rise]\npiles = [{ special = 42, cards = 40 }, { special = 41, cards = 1 }]\nsource = "box"\n',
        ["pack/scenarios.toml [scenario.rise] piles: the piles need 41 ordinary cards, expected no more than 40"],
    ),
    "card twice": (
        "scenarios",
        '[scenario.rise]\npiles = [{ special = 42, cards = 8 }, { special = 42, cards = 8 }]\nsource = "box"\n',
        ["pack/scenarios.toml [scenario.rise] piles: a card stands in the deck twice"],
    ),
    "cubes": (
        "scenarios",
        '[scenario.broken]\nsubjugation = { red = 4 }\nsource = "box"\n',
        ["pack/scenarios.toml [scenario.broken] pool: found 4 red cubes, expected no more than 3"],
    ),
    "ruling": (
        "rulings",
        '[ruling.odd-intruders]\ndefault = "sideways"\nsource = "box"\n',
        ["pack/rulings.toml [ruling.odd-intruders] default: found 'sideways', expected one of up, down"],
    ),
    "a bit for two": (
        "options",
        '[option.night-raids]\nrules = ["3.2.5"]\nbit = 2\nsource = "box"\n',
        ["pack/options.toml [option.night-raids] bit: found 2, which is the bit of horse-trading"],
    ),
    "three at the table": (
        "options",
        '[option.two-players]\nplayers = 3\nsource = "box"\n',
        ["pack/options.toml [option.two-players] players: found 3, expected the number 2"],
    ),
    "off the track": (
        "map",
        '[display.records]\nmost = 10\nsource = "box"\n',
        ["scenarios.toml [scenario.broken] tracks: found 12 for culture, expected no more than the track holds, 10"],
    ),
    "set aside": (
        "developments",
        '[development."weaving.3"]\ngoods = 4\nsource = "box"\n',
        ["pack/developments.toml [development.weaving.3] goods: "
         "weaving.1 and weaving.2 and weaving.3 release 7 of trade-goods, expected the 6 set aside"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PACK_MISTAKES)
def test_each_mistake_of_a_pack(name: str, tmp_path: Path) -> None:
    file, words, expected = PACK_MISTAKES[name]
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / f"{file}.toml").write_text(words, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_tables([folder])
    found = [str(problem) for problem in caught.value.problems]
    assert found == expected


def test_a_good_pack_changes_only_what_it_names(t: Tables, tmp_path: Path) -> None:
    folder = tmp_path / "box"
    folder.mkdir()
    (folder / "operations.toml").write_text('[card.02]\npreempt = 1\nsource = "box"\n')
    (folder / "map.toml").write_text(
        '[link.san-juan-monument]\nbetween = ["san-juan.5", "monument.1"]\nsource = "box"\n'
        '[area."hopi.6"]\nhorse = 2\nsource = "box"\n'
    )
    (folder / "pack.toml").write_text('name = "My box"\n')
    own = load_tables([folder])
    assert own.ops[2] == replace(t.ops[2], preempt=1)
    assert own.data.source("operations", "card.02", "preempt").kind == "attested"
    assert own.data.source("operations", "card.02", "e1").kind == "reconstructed"
    assert own.horse_value[place_index("hopi.6")] == 2
    assert own.distance[SANTA_FE][place_index("monument.1")] == 19
    assert audit(own.data).reconstructed == audit(t.data).reconstructed - 4
    assert load_tables() is t
