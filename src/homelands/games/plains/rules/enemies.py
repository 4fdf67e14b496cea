"""The Enemies of the Plains Indians: the purple disc (6.4, 10.4)."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option, Refusal
from homelands.core.flow import jump, push
from homelands.core.state import Frame
from homelands.games.plains.rules import effects, engagement, movement
from homelands.games.plains.rules.state import State, book
from homelands.games.plains.rules.tables import CANADA, HOME, KIND_OF, MEXICO, N_REGIONS, PLACES, PURPLE, PURPLE_SOUTH


@book.ask("11.4", "10.4")
def recover_enemies(g: State, f: Frame) -> list[Option]:
    """The activation may bring the casualties back before the cube is placed: asked if the Ready Box has too few."""
    to_place = f.at
    if g.ready[PURPLE] >= to_place or not g.lost[PURPLE] or not may_recover(g):
        return []
    effects.ask(g, PURPLE)
    return [("place-first",), ("recover",)]


def may_recover(g: State) -> bool:
    """Purple casualties come back for the activation of the disc (ruling)."""
    return g.rulings["purple-casualties"] == "activation"


@recover_enemies.chosen
def recover_enemies_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "recover":
        f.n = 1  # that was the activation
        effects.recover(g, PURPLE, g.lost[PURPLE], "11.4")


@book.ask("6.4", "6.4.1", "6.4.2", "10.4")
def place_enemy(g: State, f: Frame) -> list[Option]:
    """One cube in a purple region without Indians (ruling), Canada or Mexico."""
    to_place = f.at
    if not to_place or not g.ready[PURPLE]:
        return []
    effects.ask(g, PURPLE)
    camps = [r for r in range(HOME, N_REGIONS) if may_camp(g, r)]
    return [("place", p) for p in (*camps, CANADA, MEXICO)]


def may_camp(g: State, r: int) -> bool:
    """No Indians are in that purple region (ruling: whoever is there)."""
    return not g.indians(r) or g.rulings["purple-placement"] == "any"


def no_enemy(g: State, f: Frame, p: int) -> Refusal | None:
    """Why no cube can be placed in that purple region."""
    if not HOME <= p < N_REGIONS or may_camp(g, p):
        return None
    return Refusal("indians-there", "6.4.1" if KIND_OF[p] == PURPLE_SOUTH else "6.4.2", at=PLACES[p])


@place_enemy.chosen
def place_enemy_chosen(g: State, f: Frame, o: Option) -> None:
    effects.place(g, PURPLE, o[1], 1, "10.4")
    f.at -= 1
    jump(f, place_enemy)


@book.step("6.4", "10.4", "11.4")
def move_enemies(g: State, f: Frame) -> None:
    """One purple-held region or area sends its cubes up to two regions; or the casualties come back (ruling)."""
    if f.n:
        return
    mask = movement.MAY_RECOVER if may_recover(g) else 0
    push(g, movement.choose_group, who=PURPLE, n=1, left=g.t.purple_regions, mask=mask)


@book.step("7.0", "12.0")
def enemies_fight(g: State, f: Frame) -> None:
    engagement.fight_all(g)


PURPLE_DISC: Final = book.procedure(
    "purple disc", recover_enemies, place_enemy, move_enemies, enemies_fight,
    who="purple", at="cubes still to be placed", n="1: the activation has brought the casualties back",
)  # fmt: skip
