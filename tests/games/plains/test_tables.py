"""The tables: what is attested, the map's geometry, rails and trails on it, counts, and packs that are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from homelands.core.data import DataError, audit
from homelands.games.plains.rules import tables as p
from homelands.games.plains.rules.tables import PLACES, REGIONS, Tables, load_tables, place_index

FACTS: list[tuple[str, str, str, Any]] = []


def fact(file: str, entry: str, **fields: Any) -> None:
    FACTS.extend((file, entry, field, value) for field, value in fields.items())


# 3.1 Dice, 3.2 cubes
for colour, count, dice in (
    ("green", 30, [3, 1, 2]), ("orange", 30, [3, 1, 2]), ("purple", 20, [3, 1, 2]),
    ("blue", 25, [2, 1, 3]), ("brown", 35, [4, 1, 1]),
):  # fmt: skip
    fact("factions", f"faction.{colour}", cubes=count, dice=dice)
fact("factions", "faction.white", cubes=20)
fact("factions", "faction.black", cubes=30)
fact("factions", "setup.green", each=1, free=3)
fact("factions", "setup.orange", each=1, free=3)
fact("factions", "setup.blue", at={"st-louis": 1, "sacramento": 1})
fact("factions", "setup.purple", each=1, at={"canada": 2, "mexico": 2})
fact("factions", "setup.brown", at={"st-louis": 3, "sacramento": 3})
fact("factions", "setup.white", at={"st-louis": 2})
fact("factions", "influence.blue", brown={"each": 1, "take": 2}, purple={"each": 1, "take": 1})
for colour, other in (("brown", "blue"), ("purple", "blue"), ("green", "orange"), ("orange", "green")):
    fact("factions", f"influence.{colour}", **{other: {"each": 2, "take": 1}})
fact("factions", "limit.region", cubes=8)
fact("factions", "limit.hand", cards=3, events=2)
fact("factions", "limit.substitute", groups=2, regions=2)
fact("factions", "limit.sacramento", blue=1, brown=4)
fact("factions", "limit.wagon", dice=2, hits=2)
fact("rails", "building.union-pacific", most=3)
fact("rails", "building.central-pacific", most=3, dice=2, mountains=5)
fact("schedule", "points.railroad", each=3)
fact("schedule", "points.custer", each=2)
fact("schedule", "points.cavalry", each=1, cubes=2)
fact("schedule", "points.purple-region", each=1, least=3)
fact("schedule", "points.purple-penalty", each=3)
# 1.2 names and kinds from the designer's report
fact("map", "region.black-hills", name="Black Hills", kind="npt")
fact("map", "region.cheyenne", name="Cheyenne", kind="npt")
fact("map", "region.dodge-city", name="Dodge City", kind="spt")
fact("map", "region.denver", name="Denver", kind="spt")
fact("map", "region.santa-fe", kind="purple-south")
# 2 cards: titles and numbers
for card, numbers in (
    ("green.rain-in-the-face", (3, 2, 2)), ("green.gall", (2, 2, 2)), ("orange.little-mountain", (4, 3, 2)),
    ("orange.lone-wolf", (2, 2, 2)), ("blue.fort-leavenworth", (4, 3, 2)), ("brown.civil-war-vets", (4, 3, 2)),
):  # fmt: skip
    fact("decks", card, place=numbers[0], groups=numbers[1], regions=numbers[2])
fact("decks", "orange.geronimo", title="Geronimo", kind="event")
fact("decks", "orange.lozen", title="Lozen", kind="event")
fact("decks", "orange.black-kettle", title="Black Kettle")
fact("decks", "blue.custer", title="Custer", kind="event", when="at-once")
fact("decks", "brown.union-pacific-railroad", title="Union Pacific Railroad", kind="event")
fact("decks", "brown.pony-express", title="Pony Express", kind="event")


@pytest.fixture(scope="module")
def t() -> Tables:
    return load_tables()


@pytest.mark.parametrize(("file", "entry", "field", "value"), FACTS, ids=[f"{e}.{f}" for _, e, f, _ in FACTS])
def test_attested(t: Tables, file: str, entry: str, field: str, value: Any) -> None:
    assert t.data.files[file][entry][field] == value
    assert t.data.source(file, entry, field).kind == "attested"


def test_most_of_the_components_are_our_own_and_say_so(t: Tables) -> None:
    found = audit(t.data)
    assert found.reconstructed > found.attested > 150
    assert all(ours.reason.strip() for ours in found.reconstructed_list)


# -- the map -----------------------------------------------------------------------------------------------------------
def near(t: Tables, name: str) -> set[str]:
    return {REGIONS[r] for r in t.near[place_index(name)]}


def test_thirty_four_regions(t: Tables) -> None:
    assert len(REGIONS) == 34
    kinds = [t.data.files["map"][f"region.{name}"]["kind"] for name in REGIONS]
    assert [kinds.count(k) for k in ("npt", "spt", "purple-north", "purple-south")] == [12, 12, 5, 5]


def test_neighbours_are_symmetric_and_connected(t: Tables) -> None:
    for r, row in enumerate(t.near):
        assert row == sorted(set(row))
        assert all(r in t.near[n] for n in row)
        assert 1 + sum(len(ring) for ring in t.rings[r]) == 34
    assert sum(len(row) for row in t.near) // 2 == 78


def test_the_map_is_planar(t: Tables) -> None:
    """Euler: at most 3v - 6 edges, and the outlines tile the drawing (checked when the data are loaded)."""
    assert 78 <= 3 * 34 - 6


def test_attested_fragments(t: Tables) -> None:
    """Components 1.8, row by row."""
    assert [REGIONS[r] for r in t.gates] == ["elkhorn", "flint-hills"]
    assert "flint-hills" in near(t, "dodge-city")
    assert near(t, "dodge-city") & {"elkhorn", "loup-river"}
    assert place_index("dodge-city") in t.on_rail
    assert t.trail[place_index("santa-fe")] == [p.ROCKIES]
    assert near(t, "santa-fe") & {"san-luis-valley", "taos-valley", "rio-abajo"}
    west = near(t, "dodge-city") & {"denver", "upper-arkansas", "cimarron"}
    assert all(place_index(w) in t.rings[place_index("flint-hills")][1] for w in west)
    assert near(t, "denver") >= {"cheyenne", "dodge-city"}
    mormon = t.data.files["trails"]["trail.mormon"]["regions"]
    assert all(place_index(r) < 12 for r in mormon)
    assert place_index("black-hills") in t.rings[place_index("loup-river")][1]
    assert any(region == place_index("wind-river") and area == p.ROCKIES for area, region, _ in t.arrows)
    assert place_index("powder-river") in t.rings[place_index("wind-river")][1]


def test_entry_rights(t: Tables) -> None:
    """Facts 1.1."""
    steps = t.ways(False, True)
    reach = [{d for row in steps[c] for d in row} for c in range(5)]
    north, south = set(range(24, 29)), set(range(29, 34))
    assert reach[p.GREEN] == set(range(24)) | north | {p.CANADA, p.ROCKIES}
    assert reach[p.ORANGE] == set(range(24)) | south | {p.MEXICO, p.ROCKIES}
    assert reach[p.BLUE] == set(range(34)) | {p.ROCKIES}
    assert reach[p.BROWN] == set(range(24)) | {p.ROCKIES}
    beside = {"marias-river", "powder-river", "sweetwater", "upper-arkansas", "cimarron", "llano-estacado", "pecos"}
    assert {PLACES[r] for r in reach[p.PURPLE] if r < 24} == beside
    assert reach[p.PURPLE] - set(range(24)) == north | south | {p.CANADA, p.MEXICO, p.ROCKIES}
    assert {d for row in t.ways(True, True)[p.BROWN] for d in row} == set(range(34)) | {p.ROCKIES}
    assert not steps[p.BLUE][p.SACRAMENTO]


def test_arrows_go_both_ways(t: Tables) -> None:
    steps = t.ways(False, True)
    for c in range(5):
        for here in range(p.N_REGIONS):
            for area in (p.CANADA, p.MEXICO, p.ROCKIES):
                assert (area in steps[c][here]) == (here in steps[c][area])


def test_railroad(t: Tables) -> None:
    assert t.plains_spaces + t.mountain_spaces == 23 <= 30
    assert t.plains_spaces >= 11
    assert t.beside_space[0] == [place_index("elkhorn"), place_index("flint-hills")]
    assert all(1 <= len(row) <= 2 for row in t.beside_space)
    assert t.beside_mountain == [[], [], [], [], [place_index("bitter-creek")]]


def test_trails(t: Tables) -> None:
    assert len({e["name"].split(",")[0] for e in t.data.section("trails", "trail").values()}) == 4
    assert t.westward[-1] == p.ST_LOUIS
    for i, here in enumerate(t.westward):
        assert all(there == p.ROCKIES or t.westward.index(there) < i for there in t.trail[here])


def test_decks(t: Tables) -> None:
    assert len(t.cards) == 60
    for deck in range(4):
        cards = t.cards[deck * 15 : deck * 15 + 15]
        assert sum(1 for c in cards if c.kind == "event") == 4
    sums = [sum(c.place for c in t.cards[d * 15 : d * 15 + 15]) for d in range(4)]
    assert all(25 <= total <= 45 for total in sums)  # calibrated: docs/plains-balance.md


def test_every_ruling_of_the_facts(t: Tables) -> None:
    marks = {word for r in t.rulings.values() for word in r.source.replace(";", " ").split()}
    gears = {"A1", "A2", "A3", "A4", "A5", "B1", "B5", "C4", "C7", "C9", "C10", "C12", "C16", "D7", "D11", "D19", "E2",
             "E3"}  # fmt: skip
    ours = {"D2", "A10"}  # found at the table: a Blank when the other side is gone; what the doubling for allies is for
    assert gears | ours <= marks


# -- packs -------------------------------------------------------------------------------------------------------------
def pack(tmp_path: Path, name: str, text: str) -> list[Path]:
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return [folder]


def test_a_pack_changes_a_card(tmp_path: Path) -> None:
    text = '[green.gall]\ntitle = "Gall, as printed"\nplace = 3\nsource = "box"\n'
    with pytest.raises(DataError, match="found 'hearsay'"):
        load_tables(pack(tmp_path, "decks", text.replace('"box"', '"hearsay"')))
    (tmp_path / "pack" / "decks.toml").write_text(text, encoding="utf-8")
    changed = load_tables([tmp_path / "pack"])
    assert changed.cards[4].place == 3
    assert changed.cards[4].groups == 2


BROKEN = {
    "one-way": (
        "map",
        '[region.james-river]\nnext = ["knife-river", "niobrara", "elkhorn", "denver"]\nsource = "review x"\n',
        "a one-way link: denver does not name james-river in return",
    ),
    "unreachable": (
        "map",
        '[region.james-river]\nnext = []\nsource = "review x"\n',
        "found [], expected a list of 1 to 12",
    ),
    "no shared side": (
        "map",
        '[region.james-river]\nnext = ["knife-river", "niobrara", "elkhorn", "milk-river"]\nsource = "review x"\n'
        '[region.milk-river]\nnext = ["marias-river", "knife-river", "powder-river", "black-hills", "james-river"]\n'
        'source = "review x"\n',
        "james-river and milk-river share no side of their outlines",
    ),
    "trail": (
        "trails",
        '[trail.oregon]\nregions = ["elkhorn", "north-platte", "sweetwater"]\nsource = "review x"\n',
        "elkhorn and north-platte do not touch",
    ),
    "trail end": (
        "trails",
        '[trail.oregon]\nregions = ["elkhorn", "loup-river"]\nsource = "review x"\n',
        "loup-river does not touch the Rockies",
    ),
    "rail": (
        "rails",
        '[space.9]\nnorth = "niobrara"\nsource = "review x"\n',
        "niobrara and dodge-city do not touch",
    ),
    "term": (
        "decks",
        '[brown.hide-hunters]\nterms = ["vanish green 3"]\nsource = "review x"\n',
        "'vanish' to be one of place",
    ),
    "colour": (
        "decks",
        '[brown.hide-hunters]\nterms = ["remove red 3"]\nsource = "review x"\n',
        "'red' after 'remove' to be one of green",
    ),
    "dice": ("factions", '[faction.blue]\ndice = [2, 1, 4]\nsource = "review x"\n', "7 faces, expected 6"),
    "cubes": ("factions", '[faction.green]\ncubes = 10\nsource = "review x"\n', "15 cubes are set up, there are 10"),
    "kind": ("decks", '[green.gall]\nkind = "migration"\nsource = "review x"\n', "found 'migration' in the green deck"),
    "seats": (
        "factions",
        '[table.2]\nseats = { green = ["green"], blue = ["blue", "brown", "purple"] }\nsource = "review x"\n',
        "expected each faction once",
    ),
    "default": ("rulings", '[ruling.turn]\ndefault = "never"\nsource = "review x"\n', "found 'never', expected one of"),
    "key": ("factions", '[faction.blue]\nhorses = 3\nsource = "review x"\n', "unknown key"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_pack_is_refused_with_the_reason(tmp_path: Path, name: str) -> None:
    file, text, said = BROKEN[name]
    with pytest.raises(DataError) as error:
        load_tables(pack(tmp_path, file, text))
    assert said in str(error.value)
    assert f"pack/{file}.toml" in str(error.value)


def test_sides_that_cross_are_named(tmp_path: Path) -> None:
    points = load_tables().data.files["map"]["drawing.corners"]["points"]
    lines = "\n".join(f"{k} = {[900, 600] if k == 'v16' else v}" for k, v in points.items())
    text = f'[drawing.corners]\nsource = "review x"\n[drawing.corners.points]\n{lines}\n'
    with pytest.raises(DataError, match="cross"):
        load_tables(pack(tmp_path, "map", text))


def test_an_unreachable_region_is_named(tmp_path: Path) -> None:
    text = '[box.st-louis]\nnext = []\nsource = "review x"\n'
    with pytest.raises(DataError, match="no way leads there"):
        load_tables(pack(tmp_path, "map", text))
