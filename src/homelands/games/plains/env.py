"""What a policy sees of Plains Indian Wars, and the verbs of its options."""

from __future__ import annotations

from collections.abc import Sequence

from homelands.games.plains.rules import victory
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import AREAS, BOXES, CARDS, DECKS, REGIONS, ROUTES
from homelands.games.plains.rules.vocabulary import COLOURS
from homelands.rl.layout import Layout, View

NAME = "PlainsIndianWars"
SEATS = DECKS
CUBES = COLOURS[:6]
VERBS = (
    "activate ambush at attack-wagon bring call-off custer-at done drive-on end-turn event fight gather halt lift lose "
    "lure march no-ambush place place-first play raid rail recover relocate relocate-ready remove retreat rush "
    "sacramento shift shift-lost shift-ready sit-out stand stay strike substitute wagons withdraw withdraw-ready"
).split()
SCENARIOS = ("2", "3", "4")


def _points(view: View, seat: str) -> int:
    return sum(view["points"]["seats"].get(seat, {}).values())


def _hand(view: View, deck: str) -> Sequence[str]:
    return view["hands"][deck] or ()


def layout() -> Layout:
    out = Layout()
    out.one_of("scenario", SCENARIOS, lambda v: v["scenario"])
    out.some_of("options", ("indian-allies",), lambda v: v["options"])
    out.one_of("seat", SEATS, lambda v: v["seat"])
    for kind, names in (("regions", REGIONS), ("areas", AREAS), ("boxes", BOXES)):
        for name in names:
            out.block(f"{kind}.{name}", CUBES, lambda v, k=kind, n=name: (v[k][n][c] for c in CUBES))  # type: ignore[misc]
    for name in REGIONS:
        out.one_of(f"control.{name}", SEATS, lambda v, n=name: v["control"][n])  # type: ignore[misc]
    out.block("ready", COLOURS, lambda v: (v["ready"][c] for c in COLOURS))
    out.block("casualties", COLOURS[:5], lambda v: (v["casualties"][c] for c in COLOURS[:5]))
    out.block("removed", COLOURS[:5], lambda v: (v["removed"][c] for c in COLOURS[:5]))
    for deck in DECKS:
        out.number(f"held.{deck}", lambda v, d=deck: v["held"][d])  # type: ignore[misc]
    out.some_of("hand", CARDS, lambda v: (c for d in DECKS for c in _hand(v, d)))
    out.some_of("unseen", CARDS, lambda v: (c for d in DECKS for c in v["decks"][d]))
    out.some_of("discarded", CARDS, lambda v: (c for d in DECKS for c in v["discards"][d]))
    out.some_of("enduring", CARDS, lambda v: (e["card"] for e in v["enduring"].values()))
    out.block(
        "rail", ("up", "cp", "mountain", "gap"), lambda v: (v["rail"][r] for r in ("up", "cp", "mountain", "gap"))
    )
    out.some_of("drawn", COLOURS, lambda v: v["discs"]["drawn"])
    out.number("round", lambda v: v["round"])
    out.block("escaped", ROUTES, lambda v: (v["wagons"]["escaped"][r] for r in ROUTES))
    out.number("destroyed", lambda v: v["wagons"]["destroyed"])
    out.one_of("active", COLOURS, lambda v: v["active"])
    for seat in SEATS:
        out.number(f"points.{seat}", lambda v, s=seat: _points(v, s))  # type: ignore[misc]
    return out


def standing(g: State) -> float:
    """The points of the seat that decides."""
    return sum(victory.seat_lines(g, g.asking).values())
