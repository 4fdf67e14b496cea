"""Players that are programs: they take options, and know no more than their seat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from homelands import players
from homelands.core.chance import Loose
from homelands.core.game import SetupError
from homelands.core.registry import game as game_of
from homelands.players import NAMES, make

TABLES = [("navajo", "rise", ()), ("navajo", "rise", ("two-players",)), ("plains", "2", ()), ("plains", "4", ())]


def decisions(name: str, scenario: str, options: tuple[str, ...], seed: int, most: int = 400) -> Iterator[Any]:
    """Positions of a random game that wait for a decision."""
    game, rng = game_of(name), random.Random(seed)
    source, g = Loose(rng), game.setup(scenario, options)
    for _ in range(most):
        if not g.stack:
            return
        if g.request is not None:
            game.resolve(g, source.answer(g.request))
        else:
            yield g
            game.apply(g, rng.choice(g.options))


def test_an_unknown_player_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="random, steady, heuristic"):
        make("genius", "1")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("game", "scenario", "options"), TABLES)
def test_a_player_takes_options_and_changes_nothing(
    name: str, game: str, scenario: str, options: tuple[str, ...]
) -> None:  # fmt: skip
    g, player = game_of(game), make(name, "x")
    for position in decisions(game, scenario, options, 3, 200):
        before = g.checksum(position)
        assert player.choose(g, position, g.seat(position)) in position.options
        assert g.checksum(position) == before


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("table", ["2", "3", "4"])
def test_two_positions_with_the_same_view_get_the_same_answer(name: str, table: str) -> None:
    """The other hands are dealt anew: the seat cannot tell, so its player must not either."""
    game, rng = game_of("plains"), random.Random(table)
    other_hands = 0
    for n, position in enumerate(decisions("plains", table, (), 7)):
        if n % 5:
            continue
        seat = game.seat(position)
        twin = game.resample(position, seat, rng)
        assert game.view(twin, seat) == game.view(position, seat)
        other_hands += twin.hands != position.hands
        answers = [make(name, f"seed {n}").choose(game, g, seat) for g in (position, twin)]
        assert answers[0] == answers[1]
    assert other_hands > 20


def test_a_policy_never_gets_the_true_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A policy that looks sees guesses: the hands of others come out right by luck only."""
    game = game_of("plains")
    seen: list[Any] = []

    def peeps(name: str, rng: random.Random) -> players.Policy:
        def look(g: Any) -> Any:
            seen.append([hand[:] for hand in g.hands])
            return g.options[0]

        return look

    monkeypatch.setitem(players.POLICIES, "peeps", peeps)  # type: ignore[arg-type]
    player, right, own = make("peeps", "1"), 0, 0
    for position in decisions("plains", "4", (), 11):
        seat = game.seat(position)
        player.choose(game, position, seat)
        mine = ("green", "orange", "blue", "brown").index(seat)
        own += seen[-1][mine] == position.hands[mine]
        right += seen[-1] == position.hands
    assert own == len(seen) > 100
    assert right < len(seen) / 20


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    game = game_of("plains")
    lines = []
    for seed in ("a", "a", "b"):
        player = make(name, seed)
        found = [player.choose(game, g, game.seat(g)) for g in decisions("plains", "2", (), 5, 300)]
        lines.append(found)
    assert lines[0] == lines[1] != lines[2]
