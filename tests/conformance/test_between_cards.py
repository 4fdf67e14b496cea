"""Navajo Wars between two cards: nothing that belongs to a card, a raid or a battle is left over."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from homelands.checks.soak import draw_rules
from homelands.core.chance import Loose
from homelands.games.navajo.game import Navajo
from homelands.games.navajo.plain import samples
from homelands.games.navajo.rules.names import CAUGHT
from homelands.games.navajo.rules.state import OFF, State
from tests.conformance.play import Player, players

GAME = Navajo()


def left_over(g: State) -> Iterator[str]:
    """What should not be there when the next card is about to be drawn."""
    if g.raiders or g.santa_fe or any(g.tribal):
        yield "Raid counters (flow/enemy, flow/tribal: all leave when a raid ends)"
    if g.harass:
        yield "Harass counters (flow/enemy: they leave with the raid)"
    if any(place >= CAUGHT for place in g.at):
        yield "a Family in a Caught or Escape box (it comes back when the raid ends)"
    if g.own_segment:
        yield "the Diné Operations Segment is still running"
    for i, place in enumerate(g.at):
        if place == OFF:
            continue
        if g.fierce[i] and not g.man[i]:
            yield f"Family {i} is fierce without a man (2.3.4)"
        if any(code >> 4 == place for code in g.intruders):
            yield f"Family {i} shares its Area with an Intruder that was not revealed"
        if not g.man[i] and not g.woman[i]:
            yield f"Family {i} has no adult (1.7.5)"
    if g.manuelito >= 0 and g.at[g.manuelito] == OFF:
        yield "Manuelito rides with nobody"
    if g.truce == OFF and g.truce_ap:
        yield "Enemy APs of a truce that is over"
    if g.card and g.card not in g.discards + g.hand + g.hand2 + g.in_play + g.removed:
        yield f"card {g.card} is still at hand"


def look(g: Any, player: Player, rng: random.Random) -> int:
    source = Loose(rng)
    looked, moved = 0, False
    for _ in range(20_000):
        if [f.step for f in g.stack] == ["sequence.draw"]:
            looked += 1
            if moved:  # between two periods Intruders may take a man; the next Discard Phase sees to his Family (14.6)
                _calm(g)
            assert list(left_over(g)) == []
            moved = False
        if not g.stack:
            return looked
        told = GAME.resolve(g, source.answer(g.request)) if g.request is not None else GAME.apply(g, player(g))
        moved = moved or any(event.name == "new-start" for event in told)
    raise AssertionError("no end")


def _calm(g: State) -> None:
    g.fierce = [fierce if man else 0 for fierce, man in zip(g.fierce, g.man, strict=True)]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["rise", "broken", "fearing", "rope", "campaign"])
def test_nothing_is_left_over_between_cards(name: str, seed: int) -> None:
    looked = 0
    for n in range(5):
        for player in players(GAME, f"{name}/{seed}/{n}"):
            rng = random.Random(f"{name}/{seed}/{n}")
            looked += look(GAME.setup(name, *draw_rules("navajo", name, rng)), player, rng)
    assert looked > 20


@pytest.mark.parametrize("moment", samples.MOMENTS)
def test_nothing_is_left_over_after_any_moment(moment: str) -> None:
    looked = 0
    for seed in range(12):
        rng = random.Random(f"{moment}/{seed}/rest")
        data = samples.position(rng, moment)
        player = list(players(GAME, moment))[seed % 2]
        looked += look(GAME.from_plain(_at_rest(data)), player, rng)
    assert looked or moment == "end"


def _at_rest(data: dict[str, Any]) -> dict[str, Any]:
    """A Family may be fierce without a man until the Discard Phase: so not when a card is drawn next."""
    if not data["start"]:
        for box in filter(None, data["families"].values()):
            box["ferocity"] *= box["man"]
    return data
