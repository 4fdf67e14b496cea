"""Positions that play seldom reaches by itself, made by chance and then played on with every promise looked at.

High and low tracks, many Families or none, every period, every card about to be resolved, every moment of the rules.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from homelands.checks import conformance
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.games.navajo.plain import samples
from homelands.games.navajo.rules.tables import load_tables
from homelands.players.random import RandomPlayer
from homelands.players.weighted import Steady
from tests.conformance.play import step

NAVAJO = game_of("navajo")
TABLES = load_tables()
ENTRIES = 150  # played from each position


def play_from(data: dict[str, Any], rng: random.Random, *, steady: bool = False) -> Match:
    """Play on from a position; its plain form must be JSON and must be accepted."""
    match = Match(Header("navajo", data["scenario"], seed="late", position=json.loads(json.dumps(data))))
    player = Steady("navajo", rng) if steady else RandomPlayer(rng)
    for _ in range(ENTRIES):
        conformance.position(NAVAJO, match.position)
        if rng.random() < 0.02:
            conformance.stable(NAVAJO, match.position)
            conformance.accepts(NAVAJO, match.position, rng)
            conformance.hidden(NAVAJO, match.position, rng)
        if match.over:
            break
        step(match, player)
    assert Match.load(match.text()).checksum() == match.checksum()
    return match


@pytest.mark.parametrize("moment", samples.MOMENTS)
def test_every_moment_of_the_rules(moment: str) -> None:
    for seed in range(12):
        rng = random.Random(f"{moment}/{seed}")
        play_from(samples.position(rng, moment), rng, steady=seed % 3 == 0)


@pytest.mark.parametrize("card", sorted(TABLES.history))
def test_every_historical_card(card: int) -> None:
    """Drawn or about to be resolved, in its own period, in the campaign too."""
    for seed in range(8):
        rng = random.Random(f"{card}/{seed}")
        match = play_from(samples.position(rng, card=card), rng, steady=seed % 2 == 0)
        assert match.before(0).card == card


@pytest.mark.parametrize("card", sorted(TABLES.ceremonies))
def test_every_ceremony_drawn_and_in_hand(card: int) -> None:
    for seed in range(4):
        rng = random.Random(f"{card}/{seed}")
        play_from(samples.position(rng, card=card), rng)
        match = play_from(_with_hand(rng, card), rng)
        assert {"enemy-way", "way-cancelled"} & {event.name for event in match.log}


def _with_hand(rng: random.Random, card: int) -> dict[str, Any]:
    """A third ceremony is drawn while this one and another are in hand: their Enemy Ways come, in any order."""
    other, drawn = rng.sample([c for c in sorted(TABLES.ceremonies) if c != card], 2)
    data = samples.position(rng, card=drawn)
    data["options"] = [o for o in data["options"] if o != "two-players"]
    data["hand"] = [card, other]
    data["discards"] = [c for c in data["discards"] if c not in data["hand"]]
    data["start"] = {"card": drawn, "segment": "draw"}
    return data


@pytest.mark.parametrize("cards", [sorted(TABLES.ops)[n::4] for n in range(4)])
def test_every_operations_card(cards: Sequence[int]) -> None:
    for card in cards:
        for seed in range(2):
            rng = random.Random(f"{card}/{seed}")
            play_from(samples.position(rng, card=card), rng, steady=seed == 0)


@pytest.mark.parametrize("period", [0, 1])
def test_the_campaign_goes_on_after_an_automatic_victory(period: int) -> None:
    """Enemy Morale 0 and no Outposts: any die wins at the Discard Phase, and the next period begins (14.6)."""
    reached = 0
    for seed in range(10):
        rng = random.Random(f"victory/{period}/{seed}")
        data = samples.position(rng, "next-card")
        data |= {"scenario": "campaign", "period": ("spanish", "mexican")[period], "areas": {}}
        data["tracks"] |= {"morale": 0, "culture": 5, "military": 5}
        data["cubes"] = samples._cubes(rng, TABLES, "campaign", period)
        data["display"] = samples._display(rng, TABLES, period)
        samples._cards(rng, TABLES, data, "campaign", period, 0)
        card = rng.choice([n for n in TABLES.ops if n not in data["discards"]])
        data["start"] = {"card": card, "segment": "discard"}
        match = play_from(data, rng, steady=True)
        reached += match.position.period > period
    assert reached == 10


def test_samples_differ_and_the_same_seed_is_the_same_sample() -> None:
    drawn = [samples.position(random.Random(n)) for n in range(30)]
    assert drawn[3] == samples.position(random.Random(3))
    assert len({json.dumps(data, sort_keys=True) for data in drawn}) == 30
    assert {data["period"] for data in drawn} == {"spanish", "mexican", "american"}
