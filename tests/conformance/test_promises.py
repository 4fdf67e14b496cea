"""The promises of the contract, one by one, at positions in the middle of games."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from homelands.checks import conformance
from homelands.core import rules
from homelands.core.chance import Loose
from homelands.core.decision import Refusal
from homelands.core.game import Game
from homelands.core.registry import title as title_of
from homelands.players.random import RandomPlayer
from tests.conformance.play import new_match, somewhere, step, to_the_end

SEEDS = ["a", "b", "c", "d"]


def play_on(game: Game[Any], g: Any, seed: str, entries: int = 60) -> list[str]:
    """The checksums of a line of play that the seed decides."""
    rng = random.Random(seed)
    source, player = Loose(rng), RandomPlayer(rng)
    sums = []
    for _ in range(entries):
        if not g.stack:
            break
        if g.request is not None:
            game.resolve(g, source.answer(g.request))
        else:
            game.apply(g, player(g))
        sums.append(game.checksum(g))
    return sums


@pytest.mark.parametrize("seed", SEEDS)
def test_a_question_is_the_same_when_asked_again(game: Game[Any], scenario: str, seed: str) -> None:
    conformance.stable(game, somewhere(game, scenario, seed, decision=False).position)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_option_is_accepted(game: Game[Any], scenario: str, seed: str) -> None:
    conformance.accepts(game, somewhere(game, scenario, seed).position, random.Random(seed), most=80)


@pytest.mark.parametrize("seed", SEEDS)
def test_options_of_other_moments_are_refused(game: Game[Any], scenario: str, seed: str) -> None:
    """An option that was legal at some other point of the game is the likeliest wrong move."""
    match = somewhere(game, scenario, seed)
    seen = {o for ply in range(len(match.entries)) for o in match.before(ply).options or ()}
    conformance.refuses(game, match.position, sorted(seen, key=str))
    for option in seen - set(match.position.options):
        with pytest.raises(Refusal) as refused:
            match.choose(option)
        assert refused.value.reason


def test_nothing_is_accepted_while_chance_is_to_come(game: Game[Any], scenario: str) -> None:
    match = new_match(game, scenario, "chance")
    player = RandomPlayer(random.Random("chance"))
    while match.position.request is None:
        step(match, player)
    conformance.refuses(game, match.position)
    entries = len(match.entries)
    for value in ("no such thing", object(), -1000):
        with pytest.raises(Refusal):
            match.chance(value)
    assert len(match.entries) == entries


def test_nothing_is_accepted_after_the_end(game: Game[Any], scenario: str) -> None:
    match = new_match(game, scenario, "end")
    *_, last = to_the_end(match, RandomPlayer(random.Random("end")))
    conformance.refuses(game, last)
    with pytest.raises(Refusal):
        match.choose("done")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_and_its_original_do_not_touch_each_other(game: Game[Any], scenario: str, seed: str) -> None:
    g = somewhere(game, scenario, seed).position
    before = game.checksum(g)
    copy = game.clone(g)
    line = play_on(game, copy, seed)
    assert game.checksum(g) == before
    third = game.clone(g)
    assert play_on(game, g, seed) == line
    assert game.checksum(third) == before
    assert play_on(game, third, seed) == line


@pytest.mark.parametrize("seed", SEEDS)
def test_save_load_continue_is_continue(game: Game[Any], scenario: str, seed: str) -> None:
    g = somewhere(game, scenario, seed, decision=False).position
    saved = game.dump(g)
    text = json.dumps(saved)
    line = play_on(game, g, seed)
    assert line
    assert json.dumps(saved) == text  # the save is a picture, not a window
    assert play_on(game, game.load(json.loads(text), g), seed) == line


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_sees_the_same_when_only_what_it_hides_is_dealt_anew(
    game: Game[Any], scenario: str, seed: str
) -> None:  # fmt: skip
    rng = random.Random(seed)
    match = new_match(game, scenario, seed, drawn=True)
    for g in to_the_end(match, RandomPlayer(random.Random(seed))):
        if rng.random() < 0.05:
            conformance.hidden(game, g, rng)


def test_a_view_can_be_sent_anywhere(game: Game[Any], scenario: str) -> None:
    g = somewhere(game, scenario, "view").position
    for seat in game.seats_of(g):
        view = game.view(g, seat)
        assert json.loads(json.dumps(view)) == view


def test_events_say_what_happened_under_which_rule(game: Game[Any], scenario: str) -> None:
    match = new_match(game, scenario, "events")
    for _ in to_the_end(match, RandomPlayer(random.Random("events"))):
        pass
    known = rule_ids(game)
    assert match.log
    for event in match.log:
        assert event.name
        assert event.rule in known
        json.dumps(event.values)


def test_every_step_carries_out_a_rule_of_the_index(game: Game[Any]) -> None:
    known = rule_ids(game)
    assert {step.name: step.rule for step in game.book.steps.values() if step.rule not in known} == {}


def rule_ids(game: Game[Any]) -> set[str]:
    return set(rules.known(title_of(game.name).folder / "data", game.book))
