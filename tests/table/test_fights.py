"""What the table tells of fights: who is left of how many, the dice that count, where an option begins one."""

from __future__ import annotations

import random

import pytest

from homelands.core.chance import Seeded
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.table.words import TablePresenter

ENTRIES = 500
SEEDS = {"plains": "3", "navajo": "4"}  # of games with fights in them


def played(game: str, scenario: str, seed: str) -> Match:
    match, rng = Match(Header(game, scenario, seed=seed), Seeded(seed)), random.Random(int(seed))
    while not match.over and len(match.entries) < ENTRIES:
        if match.position.request is not None:
            match.roll()
        else:
            match.choose(rng.choice(match.position.options))
    return match


@pytest.mark.parametrize(
    ("game", "scenario", "first", "last"),
    [("plains", "2", "engagement", "engagement-ends"), ("navajo", "rise", "battle", "battle-result")],
)
def test_a_fight_is_told_from_its_first_entry_to_its_last(game: str, scenario: str, first: str, last: str) -> None:
    match = played(game, scenario, SEEDS[game])
    frames = TablePresenter(game_of(game), "en").frames(match, "", 0, len(match.entries))
    told = {frame.ply: frame.fight for frame in frames}
    begun = 0
    for ply, events in enumerate(match.events, 1):
        names = [event.name for event in events if event.name in (first, last)]  # one may end and the next begin
        fight = told.get(ply)
        if first in names:
            begun += 1
            assert fight is not None
            assert len(fight.camps) == 2
        if names[-1:] == [last]:
            assert fight is not None
            assert fight.result
        elif fight is not None:
            assert not fight.result
        if fight is not None:
            assert all(force.n <= force.began for camp in fight.camps for force in camp.forces)
    assert begun


def test_an_option_says_where_it_begins_a_fight() -> None:
    """It does where the engagement is told at once, and nobody chose between fights."""
    match, rng = Match(Header("plains", "2", seed="begins"), Seeded("begins")), random.Random(1)
    words, found = TablePresenter(game_of("plains"), "en"), 0
    while not match.over and len(match.entries) < ENTRIES:
        if match.position.request is not None:
            match.roll()
            continue
        seat = match.game.seat(match.position)
        option = rng.choice(words.pending(match, seat).options)
        told = match.choose(option.text)
        place = next((f"region:{event.values['at']}" for event in told if event.name == "engagement"), None)
        if option.verb not in ("fight", "raid") and not any(event.name == "engagement-ends" for event in told):
            assert option.begins == place
            found += place is not None
    assert found > 1
