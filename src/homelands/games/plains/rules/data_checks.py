"""What must agree within and between the data files: the map's geometry, rails and trails on it, counts, cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from homelands.core import rulings
from homelands.core.data import Data, Problem, Rule
from homelands.games.plains.rules.tables import AREAS, BOXES, DECK_SIZE, DECKS, KIND_OF, KIND_SIZES, REGIONS
from homelands.games.plains.rules.vocabulary import FIGHTING, KINDS

Point = tuple[int, int]
COUNTS = dict(zip(KINDS, KIND_SIZES, strict=True))


def neighbours_both_ways(data: Data) -> Iterator[Problem]:
    regions = data.section("map", "region")
    for name, region in regions.items():
        for other in region["next"]:
            if other == name:
                yield data.problem("map", f"region.{name}", "next", "a region is not its own neighbour")
            elif name not in regions[other]["next"]:
                said = f"a one-way link: {other} does not name {name} in return"
                yield data.problem("map", f"region.{name}", "next", said)


def regions_are_reached(data: Data) -> Iterator[Problem]:
    """From St. Louis one can walk to every region."""
    regions = data.section("map", "region")
    seen: set[str] = set()
    edge = list(data.files["map"]["box.st-louis"]["next"])
    while edge:
        name = edge.pop()
        if name not in seen:
            seen.add(name)
            edge += regions[name]["next"]
    for name in REGIONS:
        if name not in seen:
            yield data.problem("map", f"region.{name}", "next", "no way leads there from St. Louis")


def kinds_are_counted(data: Data) -> Iterator[Problem]:
    for i, name in enumerate(REGIONS):
        kind = data.files["map"][f"region.{name}"]["kind"]
        if kind != (expected := KINDS[KIND_OF[i]]):
            yield data.problem("map", f"region.{name}", "kind", f"found {kind!r}, expected {expected!r}")


# ---- the drawing -----------------------------------------------------------------------------------------------


def _outlines(data: Data) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for kind, names in (("region", REGIONS), ("area", AREAS), ("box", BOXES)):
        for name in names:
            found[name] = data.files["map"][f"{kind}.{name}"]["outline"]
    return found


def _entry(name: str) -> str:
    return f"{'area' if name in AREAS else 'box' if name in BOXES else 'region'}.{name}"


def sides(outline: list[str]) -> list[frozenset[str]]:
    """The sides of an outline, each as its two corners."""
    return [frozenset(pair) for pair in zip(outline, outline[1:] + outline[:1], strict=True)]


def corners_are_known(data: Data) -> Iterator[Problem]:
    points = data.files["map"]["drawing.corners"]["points"]
    for name, outline in _outlines(data).items():
        for corner in outline:
            if corner not in points:
                yield data.problem("map", _entry(name), "outline", f"no corner is called {corner!r}")


def outlines_touch_where_neighbours_are(data: Data) -> Iterator[Problem]:
    """Two regions are neighbours exactly if their outlines share a side; so do contacts with areas and St. Louis."""
    outlines = _outlines(data)
    owners: dict[frozenset[str], list[str]] = {}
    for name, outline in outlines.items():
        for side in sides(outline):
            owners.setdefault(side, []).append(name)
    touching: set[frozenset[str]] = set()
    for side, names in owners.items():
        if len(names) > 2:
            said = f"a third place on the side {' '.join(sorted(side))}"
            yield data.problem("map", _entry(names[2]), "outline", said)
        touching |= {frozenset(names)} if len(names) == 2 else set()
    named = {frozenset((name, n)) for name, e in data.section("map", "region").items() for n in e["next"]}
    named |= {frozenset((name, n)) for name, e in data.section("map", "box").items() for n in e["next"]}
    named |= {frozenset((e["area"], e["region"])) for e in data.section("map", "contact").values()}
    for pair in sorted(map(sorted, named - touching)):
        yield data.problem("map", _entry(pair[-1]), "next", f"{pair[0]} and {pair[1]} share no side of their outlines")
    for pair in sorted(map(sorted, touching - named)):
        if not set(pair) <= set(AREAS) | set(BOXES):
            yield data.problem("map", _entry(pair[0]), "next", f"shares a side with {pair[1]}, which is not named")


def _turn(a: Point, b: Point, c: Point) -> int:
    n = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (n > 0) - (n < 0)


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do the segments ab and cd cross, other than at a common end?

    >>> cross((0, 0), (2, 2), (0, 2), (2, 0)), cross((0, 0), (2, 2), (2, 2), (3, 0))
    (True, False)
    """
    if {a, b} & {c, d}:
        return False
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def drawing_is_planar(data: Data) -> Iterator[Problem]:
    """No two sides cross, and corners - sides + faces = 1 + pieces (Euler): the places tile the map."""
    points = {name: (p[0], p[1]) for name, p in data.files["map"]["drawing.corners"]["points"].items()}
    outlines = _outlines(data)
    if any(corner not in points for outline in outlines.values() for corner in outline):
        return  # told by corners_are_known
    edges = sorted({tuple(sorted(side)) for outline in outlines.values() for side in sides(outline)})
    for i, (a, b) in enumerate(edges):
        for c, d in edges[i + 1 :]:
            if cross(points[a], points[b], points[c], points[d]):
                yield data.problem("map", "drawing.corners", "points", f"the sides {a} {b} and {c} {d} cross")
    used = {corner for edge in edges for corner in edge}
    pieces = _pieces(used, edges)
    faces = len(outlines) + 1  # and the outside
    if len(used) - len(edges) + faces != 1 + pieces:
        said = f"{len(used)} corners, {len(edges)} sides and {faces} faces in {pieces} pieces do not make a plane map"
        yield data.problem("map", "drawing.corners", "points", said)


def _pieces(corners: set[str], edges: list[tuple[str, ...]]) -> int:
    root = {c: c for c in corners}

    def find(c: str) -> str:
        while root[c] != c:
            c = root[c]
        return c

    for a, b in edges:
        root[find(a)] = find(b)
    return len({find(c) for c in corners})


# ---- rails and trails ------------------------------------------------------------------------------------------


def rails_run_along_the_border(data: Data) -> Iterator[Problem]:
    """Spaces 1.. from St. Louis, then the mountains; north of the line NPT, south of it SPT; neighbours in order."""
    spaces = data.section("rails", "space")
    mountains = data.files["rails"]["building.central-pacific"]["mountains"]
    plains = len(spaces) - mountains
    expected = [*(str(n) for n in range(1, plains + 1)), *(f"M{n}" for n in range(mountains, 0, -1))]
    if sorted(spaces) != sorted(expected):
        yield data.problem("rails", "space.1", "", f"expected spaces 1 to {plains} and M1 to M{mountains}")
        return
    cubes = data.files["factions"]["faction.black"]["cubes"]
    if len(spaces) > cubes:
        yield data.problem("rails", f"space.{plains}", "", f"{len(spaces)} spaces, but only {cubes} black cubes")
    regions = data.section("map", "region")
    for side, kind in (("north", "npt"), ("south", "spt")):
        before = ""
        for name in expected:
            here = spaces[name][side]
            if here and regions[here]["kind"] != kind:
                said = f"found {here}, expected a region of kind {kind} {side} of the line"
                yield data.problem("rails", f"space.{name}", side, said)
            if here and before and here != before and here not in regions[before]["next"]:
                said = f"found {here}, expected {before} or a neighbour of it"
                yield data.problem("rails", f"space.{name}", side, said)
            before = here or before
    first = {spaces["1"]["north"], spaces["1"]["south"]}
    if first != set(data.files["map"]["box.st-louis"]["next"]):
        yield data.problem("rails", "space.1", "north", "the first space borders the two regions beside St. Louis")
    for name in expected[:plains]:
        north, south = spaces[name]["north"], spaces[name]["south"]
        if north and south and south not in regions[north]["next"]:
            yield data.problem("rails", f"space.{name}", "south", f"{north} and {south} do not touch")
        if not north and not south:
            yield data.problem("rails", f"space.{name}", "north", "a plains space borders at least one region")
    if not spaces[f"M{mountains}"]["north"] and not spaces[f"M{mountains}"]["south"]:
        yield data.problem("rails", f"space.M{mountains}", "south", "the last mountain space borders a region")


def trails_follow_the_map(data: Data) -> Iterator[Problem]:
    regions = data.section("map", "region")
    gates = data.files["map"]["box.st-louis"]["next"]
    passes = {e["region"] for e in data.section("map", "contact").values() if e["area"] == "rockies"}
    route_of: dict[str, str] = {}
    for name, trail in data.section("trails", "trail").items():
        way, entry = trail["regions"], f"trail.{name}"
        if way[0] not in gates:
            yield data.problem("trails", entry, "regions", f"{way[0]} is not beside St. Louis")
        if way[-1] not in passes:
            yield data.problem("trails", entry, "regions", f"{way[-1]} does not touch the Rockies")
        for here, there in pairwise(way):
            if there not in regions[here]["next"]:
                yield data.problem("trails", entry, "regions", f"{here} and {there} do not touch")
        if len(set(way)) != len(way):
            yield data.problem("trails", entry, "regions", "a region is passed twice")
        for one in way:
            if route_of.setdefault(one, trail["route"]) != trail["route"]:
                yield data.problem("trails", entry, "regions", f"{one} lies on both routes")


# ---- factions, cards --------------------------------------------------------------------------------------------


def dice_have_six_faces(data: Data) -> Iterator[Problem]:
    for colour in FIGHTING:
        faces = data.files["factions"][f"faction.{colour}"]["dice"]
        if sum(faces) != 6:
            yield data.problem("factions", f"faction.{colour}", "dice", f"{sum(faces)} faces, expected 6")


def setups_have_the_cubes(data: Data) -> Iterator[Problem]:
    for colour, e in data.section("factions", "setup").items():
        homes = sum(COUNTS[kind] for kind in e.get("home", ()))
        used = homes * e.get("each", 0) + e.get("free", 0) + sum(e.get("at", {}).values())
        have = data.files["factions"][f"faction.{colour}"]["cubes"]
        if used > have:
            said = f"{used} cubes are set up, there are {have}"
            yield data.problem("factions", f"faction.{colour}", "cubes", said)


def seats_hold_every_faction(data: Data) -> Iterator[Problem]:
    for name, e in data.section("factions", "table").items():
        held = sorted(colour for colours in e["seats"].values() for colour in colours)
        if held != sorted(FIGHTING):
            yield data.problem("factions", f"table.{name}", "seats", f"found {held}, expected each faction once")


def cards_are_whole(data: Data) -> Iterator[Problem]:
    moves = dict(zip(DECKS, ("war-party", "war-party", "engagement", "migration"), strict=True))
    for deck in DECKS:
        cards = data.section("decks", deck)
        if len(cards) != DECK_SIZE:
            yield data.problem("decks", deck, "", f"{len(cards)} cards, expected {DECK_SIZE}")
        for name, card in cards.items():
            entry = f"{deck}.{name}"
            if card["kind"] not in (moves[deck], "event"):
                yield data.problem("decks", entry, "kind", f"found {card['kind']!r} in the {deck} deck")
            wanted = ("when", "terms") if card["kind"] == "event" else ("place", "groups", "regions")
            for field in wanted:
                if field not in card:
                    yield data.problem("decks", entry, field, f"missing, a card of kind {card['kind']} needs it")
            if (card.get("when") == "at-once") != (name == "custer"):
                yield data.problem("decks", entry, "when", "only Custer is played at once")


RULES = (
    Rule(("map",), neighbours_both_ways),
    Rule(("map",), regions_are_reached),
    Rule(("map",), kinds_are_counted),
    Rule(("map",), corners_are_known),
    Rule(("map",), outlines_touch_where_neighbours_are),
    Rule(("map",), drawing_is_planar),
    Rule(("map", "rails", "factions"), rails_run_along_the_border),
    Rule(("map", "trails"), trails_follow_the_map),
    Rule(("factions",), dice_have_six_faces),
    Rule(("factions",), setups_have_the_cubes),
    Rule(("factions",), seats_hold_every_faction),
    Rule(("decks",), cards_are_whole),
    rulings.RULE,
)
