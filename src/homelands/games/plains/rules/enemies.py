"""The Enemies of the Plains Indians: the purple disc (6.4, 10.4)."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import jump, push
from homelands.core.state import Frame
from homelands.games.plains.rules import effects as do
from homelands.games.plains.rules import engagement, movement
from homelands.games.plains.rules.state import State, book
from homelands.games.plains.rules.tables import CANADA, HOME, MEXICO, N_REGIONS, PURPLE


@book.ask("6.4", "6.4.1", "6.4.2", "10.4")
def place_enemy(g: State, f: Frame) -> list[Option]:
    """One cube in a purple region without Indians (ruling), Canada or Mexico."""
    if not f.at or not g.ready[PURPLE]:
        return []
    do.ask(g, PURPLE)
    anywhere = g.rulings["purple-placement"] == "any"
    free = [r for r in range(HOME, N_REGIONS) if anywhere or not g.indians(r)]
    return [("place", p) for p in (*free, CANADA, MEXICO)]


@place_enemy.chosen
def place_enemy_chosen(g: State, f: Frame, o: Option) -> None:
    do.place(g, PURPLE, o[1], 1, "10.4")
    f.at -= 1
    jump(f, place_enemy)


@book.step("6.4", "10.4", "11.4")
def move_enemies(g: State, f: Frame) -> None:
    """One purple-held region or area sends its cubes up to two regions; or the casualties come back (ruling)."""
    mask = movement.MAY_RECOVER if g.rulings["purple-casualties"] == "activation" else 0
    push(g, movement.choose_group.name, who=PURPLE, n=1, left=g.t.purple_regions, mask=mask)


@book.step("7.0", "12.0")
def enemies_fight(g: State, f: Frame) -> None:
    engagement.fight_all(g)


PURPLE_DISC: Final = book.procedure("purple disc", place_enemy, move_enemies, enemies_fight)
