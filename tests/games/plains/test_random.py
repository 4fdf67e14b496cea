"""Whole games at random: nothing lost, nothing impossible, an end every time; and the kernel's promises."""

from __future__ import annotations

import random

import pytest

from homelands.checks import conformance
from homelands.core import rules
from homelands.core.chance import Loose
from homelands.games.plains.rules.tables import load_tables
from tests.games.plains.table import GAME
from tests.games.plains.test_rules_text import RULE_IDS

TABLES = [("2", ()), ("3", ()), ("3", ("indian-allies",)), ("4", ())]
IDS = ["2", "3", "3-allies", "4"]


@pytest.mark.parametrize(("scenario", "options"), TABLES, ids=IDS)
@pytest.mark.parametrize("seed", range(6))
def test_invariants_hold_after_every_step(scenario: str, options: tuple[str, ...], seed: int) -> None:
    rng = random.Random(seed)
    g = GAME.setup(scenario, options)
    source = Loose(rng)
    decisions = 0
    while g.stack:
        GAME.check(g)
        if g.request is not None:
            GAME.book.answer(g, source.answer(g.request))
        else:
            GAME.book.take(g, rng.choice(g.options))
            decisions += 1
    GAME.check(g)
    assert g.outcome
    assert 5 <= g.round <= 15
    assert 200 < decisions < 3000


@pytest.mark.parametrize(("scenario", "options"), TABLES, ids=IDS)
def test_the_promises_of_the_kernel(scenario: str, options: tuple[str, ...]) -> None:
    rng = random.Random(11)
    g = GAME.setup(scenario, options)
    source = Loose(rng)
    ply = 0
    while g.stack:
        conformance.position(GAME, g)
        if ply % 10 == 0:
            conformance.stable(GAME, g)
        if ply % 40 == 0:
            conformance.accepts(GAME, g, rng)
            conformance.refuses(GAME, g)
            conformance.hidden(GAME, g, rng)
        if g.request is not None:
            GAME.resolve(g, source.answer(g.request))
        else:
            GAME.apply(g, rng.choice(g.options))
        ply += 1
    conformance.position(GAME, g)


@pytest.mark.parametrize("ruling", list(load_tables().rulings))
def test_random_games_under_every_reading(ruling: str) -> None:
    for reading in load_tables().rulings[ruling].readings:
        for scenario, options in (("2", ()), ("4", ())):
            rng = random.Random(f"{ruling}/{reading}")
            g = GAME.setup(scenario, options, {ruling: reading})
            source = Loose(rng)
            while g.stack:
                if g.request is not None:
                    GAME.book.answer(g, source.answer(g.request))
                else:
                    GAME.book.take(g, rng.choice(g.options))
                GAME.check(g)
            assert g.outcome


def test_every_event_cites_a_rule_of_the_index() -> None:
    rng = random.Random(5)
    known = set(RULE_IDS)
    told: set[str] = set()
    for seed in range(4):
        g = GAME.setup(("2", "3", "4", "2")[seed])
        source = Loose(rng)
        while g.stack:
            if g.request is not None:
                events = GAME.resolve(g, source.answer(g.request))
            else:
                events = GAME.apply(g, rng.choice(g.options))
            for event in events:
                assert event.rule in known, event
                told.add(event.name)
    assert len(told) > 45


def test_every_rule_has_code_and_every_citation_is_a_rule() -> None:
    found = rules.coverage(RULE_IDS, GAME.book.citations, [])
    assert found.missing_code == []
    assert found.unknown == []


@pytest.mark.parametrize(("scenario", "options"), TABLES, ids=IDS)
def test_a_position_dealt_anew_asks_what_its_rules_ask(scenario: str, options: tuple[str, ...]) -> None:
    """What waits is listed anew only where the hands of others can change it."""
    rng = random.Random(5)
    g = GAME.setup(scenario, options)
    source = Loose(rng)
    while g.stack:
        for seat in g.seating.seats if rng.random() < 0.2 else ():
            dealt = GAME.resample(g, seat, rng)
            listed = GAME.clone(dealt)
            GAME.book.run(listed)
            assert listed.options == dealt.options
            assert GAME.checksum(listed) == GAME.checksum(dealt)
            if dealt.request is not None:
                assert dealt.request.values == listed.request.values
        if g.request is not None:
            GAME.resolve(g, source.answer(g.request))
        else:
            GAME.apply(g, rng.choice(g.options))
