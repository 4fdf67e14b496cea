"""What a seat is called: by its side where it plays all of it, else by its faction."""

from __future__ import annotations

from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import COLOURS, N_DECKS
from homelands.table.words.context import Context

SIDES: dict[tuple[str, ...], str] = {("green", "orange"): "web-seat-tribes", ("blue", "brown"): "web-seat-states"}


def seat(c: Context, g: State, seat: str) -> str:
    """A colour names a seat in journals; here it would name two things at once."""
    table = g.t.tables[g.scenario]
    number = [str(name) for name in table.seats].index(seat)
    decks = tuple(COLOURS[i] for i in range(N_DECKS) if table.of[i] == number)
    return c.words(SIDES.get(decks, f"faction-{seat}"))
