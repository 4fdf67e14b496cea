"""Short ways to lay out and to read positions in the tests of the enemy's chapters."""

from __future__ import annotations

from typing import Any

from homelands.core.match import Match
from homelands.games.navajo.rules.tables import load_tables
from tests.support import plain

COUNTERS = "ABCDEFGHIJKLMN"


def lay(active: str, *, inactive: str = "", standby: str | None = None, truce: str = "", ap: int = 0) -> dict[str, Any]:
    """An Instruction Display: letters from the top, capitals for fronts, `.` for an empty box.

    Without a Standby Column the counters that are left, in the order of the alphabet, lie there.
    """
    used = {c.upper() for c in active + inactive + truce}
    if standby is None:
        spare = [c for c in COUNTERS if c not in used]
        standby = "".join(spare[: 12 - len(used - {"."})])
    display: dict[str, Any] = {"active": _boxes(active), "inactive": _boxes(inactive), "standby": _boxes(standby)}
    if truce:
        display["truce"] = {"id": truce.upper(), "face": "front" if truce.isupper() else "back", "ap": ap}
    return display


def _boxes(text: str) -> list[str | None]:
    return [None if c == "." else c for c in text]


def column(m: Match, name: str) -> str:
    """A column of the display in the same letters, empty boxes at the bottom left out."""
    found = plain(m)["display"][name]
    letters = [x and (x["id"] if x["face"] == "front" else x["id"].lower()) for x in found]
    return "".join(x or "." for x in letters).rstrip(".")


def only(**boxes: Any) -> dict[str, Any]:
    """Just these Families are in play: only(A="shiprock.3", C={"at": "zuni.1", "ferocity": 2})."""
    return {x: {"at": boxes[x]} if isinstance(boxes.get(x), str) else boxes.get(x) for x in "ABCDEF"}


def tracks(m: Match, *names: str) -> Any:
    """Values of the General Records Track: one alone, or several in a tuple."""
    found = plain(m)["tracks"]
    return found[names[0]] if len(names) == 1 else tuple(found[n] for n in names)


def family(m: Match, letter: str) -> dict[str, Any]:
    return dict(plain(m)["families"][letter])


def where(m: Match, letters: str) -> list[str | None]:
    return [plain(m)["families"][x]["at"] for x in letters]


def box(m: Match, name: str) -> dict[str, int]:
    """Cubes of a box, colours that are there."""
    return {colour: n for colour, n in plain(m)["cubes"][name].items() if n}


def on_map(m: Match, kind: str) -> list[str]:
    """Areas that hold a counter of a kind: mission, rancho, fort, corn, harass, intruders."""
    return [area for area, found in plain(m)["areas"].items() if found.get(kind)]


def raiders(m: Match) -> dict[str, int]:
    """Enemy Raid counters on the map by Area, and those left in Santa Fé."""
    found = {area: x["raiders"] for area, x in plain(m)["areas"].items() if "raiders" in x}
    return {**found, "santa-fe": plain(m)["santa_fe"]}


def passage(m: Match) -> dict[str, int]:
    return {kind: n for kind, n in plain(m)["passage"].items() if n}


def request(m: Match) -> str:
    """What chance is asked for: die, dice, cube, card ...; empty when a choice is pending."""
    return m.position.request.kind if m.position.request is not None else ""


def price(letter: str) -> int:
    """The least that the front of a Spanish Instruction counter costs; most of these figures are reconstructed."""
    return load_tables().instructions[0][COUNTERS.index(letter)].faces[0].low
