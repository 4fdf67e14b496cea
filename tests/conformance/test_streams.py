"""One stream of chance a purpose: what a player decides does not reshuffle what has nothing to do with it."""

from __future__ import annotations

import random

import pytest

from homelands.core.match import Match, start
from homelands.players.random import RandomPlayer
from homelands.players.weighted import Steady


def cards(m: Match) -> list[str]:
    return [entry.text for entry in m.entries if entry.mark == "!" and entry.text.startswith("card ")]


def dice(m: Match) -> list[str]:
    return [entry.text for entry in m.entries if entry.mark == "!" and entry.text.startswith("die ")]


def to_planning(seed: str) -> Match:
    """The Rise of the People, up to the first Elder Action of the first Planning."""
    m = start("navajo", "rise", seed=seed)
    while not m.over:
        step = m.position.stack[-1].step
        if m.position.request is not None:
            m.chance()
        elif step == "planning.elder-action":
            return m
        elif step == "sequence.operation":
            m.choose("planning")
        else:
            m.choose(m.position.options[0])
    raise AssertionError("no Planning")


def quietly(m: Match, decisions: int) -> None:
    """The last option of every decision: done, end, none."""
    while not m.over and decisions:
        if m.position.request is not None:
            m.chance()
        else:
            m.choose(m.position.options[-1])
            decisions -= 1


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_an_extra_die_does_not_change_the_order_of_the_deck(seed: str) -> None:
    silent, busy = to_planning(seed), to_planning(seed)
    assert silent.text() == busy.text()
    silent.choose("done")
    tries = 0
    while busy.position.stack[-1].step == "planning.elder-action":
        busy.choose(busy.position.options[0])  # an elder speaks: a die that the other line does not roll
        busy.chance()
        tries += 1
    assert tries
    for m in (silent, busy):
        quietly(m, 40)
    assert len(dice(busy)) != len(dice(silent))
    both = min(len(cards(silent)), len(cards(busy)))
    assert both >= 4
    assert cards(silent)[:both] == cards(busy)[:both]


@pytest.mark.parametrize("name", ["rise", "duenos", "broken", "fearing", "campaign"])
def test_any_two_ways_to_play_meet_the_same_cards(name: str) -> None:
    lines = []
    for player in (RandomPlayer(random.Random(1)), RandomPlayer(random.Random(2)), Steady("navajo", random.Random(3))):
        m = start("navajo", name, seed="cards")
        while not m.over and m.position.period == m.before(0).period:
            if m.position.request is not None:
                m.chance()
            else:
                m.choose(player(m.position))
        lines.append(cards(m))
    both = min(map(len, lines))
    assert both >= 4
    assert lines[0][:both] == lines[1][:both] == lines[2][:both]
