"""Players that are programs play the third game: by lot, by weights, by search, and from other programs."""

from __future__ import annotations

import random

import pytest

from homelands.core.match import Match, start
from homelands.core.title import Title
from homelands.players import make
from homelands.players.advice import hint
from homelands.players.external import Terms, hello
from tests.third.conftest import NAME


def contest(seats: dict[str, str], seed: str) -> Match:
    match = start(NAME, "summer", seed=seed)
    players = {seat: make(name, f"{seed}/{seat}") for seat, name in seats.items()}
    while not match.over:
        if match.position.request is not None:
            match.chance()
        else:
            seat = match.game.seat(match.position)
            match.choose(players[seat].choose(match.game, match.position, seat))
    return match


@pytest.mark.parametrize("name", ["random", "steady", "heuristic", "mcts:20", "easy", "normal"])
def test_every_player_plays_to_the_end(third: Title, name: str) -> None:
    match = contest({"otter": name, "heron": "random"}, "end")
    assert match.game.outcome(match.position) in ("otter", "heron", "draw")
    assert contest({"otter": name, "heron": "random"}, "end").text() == match.text(), "the same again"


def test_searching_wins(third: Title) -> None:
    """It looks to the end of the game, since nothing else says how a position stands."""
    seats = [{"otter": "mcts:60", "heron": "random"}, {"otter": "random", "heron": "mcts:60"}]
    games = [contest(one, str(n)) for n in range(6) for one in seats]
    won = sum(m.game.payoff(m.position, "otter" if n % 2 == 0 else "heron") for n, m in enumerate(games))
    assert won >= 9


def test_searching_finds_the_move_that_wins_at_the_end(third: Title) -> None:
    """The boat to the island is worth four; landing at the marsh makes it a draw, anything else loses."""
    game = third.engine
    g = game.from_plain({
        "scenario": "summer", "tracks": {"round": 9}, "active": "heron", "hands": {"heron": ["boat", "raid"]},
        "places": {"spring": {"otter": 1}, "falls": {"otter": 1}, "delta": {"heron": 1}},
    })  # fmt: skip
    game.resolve(g, "high")
    assert len(g.options) > 3
    for seed in range(5):
        option = make("mcts:100", str(seed)).choose(game, g, "heron")
        assert game.option_words(option) == "boat delta island"


def test_a_hint_can_be_given(third: Title) -> None:
    match = start(NAME, "summer", seed="hint")
    while match.position.request is not None:
        match.chance()
    found = hint(match.game, match.position, "otter", worlds=16)
    assert {one.option for one in found} <= set(match.position.options)


def test_a_program_is_told_what_it_needs(third: Title) -> None:
    game = third.engine
    g = game.resample(game.setup("summer"), "otter", random.Random(1))
    told = hello(game, g, "otter", "1", Terms())
    assert (told["game"], told["scenario"], told["options"], told["packs"]) == (NAME, "summer", [], [])
