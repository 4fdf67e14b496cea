"""What an end is worth: a win is 1 to share, a loss 0."""

from __future__ import annotations

import pytest

from homelands.core.registry import game as game_of


@pytest.mark.parametrize(
    ("outcome", "worth"), [("major-victory", 1), ("minor-victory", 1), ("minor-defeat", 0), ("major-defeat", 0)]
)
def test_a_victory_of_either_degree_is_a_win(outcome: str, worth: float) -> None:
    game = game_of("navajo")
    g = game.setup("rise")
    g.outcome = outcome
    assert game.payoff(g, "dine") == worth


@pytest.mark.parametrize(
    ("outcome", "shares"),
    [("green", [1, 0, 0, 0]), ("green+orange", [0.5, 0.5, 0, 0]), ("draw", [0.25, 0.25, 0.25, 0.25])],
)
def test_winners_share_the_win(outcome: str, shares: list[float]) -> None:
    game = game_of("plains")
    g = game.setup("4")
    g.outcome = outcome
    assert [game.payoff(g, seat) for seat in game.seats_of(g)] == shares
