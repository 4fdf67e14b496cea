"""Players that are programs: they take options, and know no more than their seat."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import pytest

from homelands import players
from homelands.core.game import SetupError
from homelands.core.registry import game as game_of
from homelands.games.navajo.rules import deck
from homelands.players import NAMES, make
from homelands.players.external import External, Terms, hello, question
from tests.players.positions import decisions, start

TABLES = [
    ("navajo", "rise", ()), ("navajo", "rise", ("two-players",)),
    ("plains", "2", ()), ("plains", "3", ()), ("plains", "3", ("indian-allies",)), ("plains", "4", ()),
]  # fmt: skip
Options = tuple[str, ...]
SURE = ["random", "steady", "heuristic", "easy", "normal", "mcts:12"]  # the same answers for the same seed
QUICK = [*SURE, "mcts:5ms"]


def test_an_unknown_player_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="random, steady, heuristic"):
        make("genius", "1")


def test_every_name_has_been_thought_of() -> None:
    assert {name.partition(":")[0] for name in SURE} | {"hard"} == set(NAMES)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("game", "scenario", "options"), TABLES)
def test_a_player_takes_options_and_changes_nothing(name: str, game: str, scenario: str, options: Options) -> None:
    g, player = game_of(game), make(name, "x")
    for position in decisions(game, scenario, options, 3, 100 if "mcts" not in name else 30):
        before = g.checksum(position)
        assert player.choose(g, position, g.seat(position)) in position.options
        assert g.checksum(position) == before


# -- the same view, the same answer ------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "scenario", "options"), TABLES)
def test_what_a_player_gets_is_the_same_for_all_positions_with_one_view(
    game: str, scenario: str, options: Options
) -> None:
    """All that is hidden is dealt anew: the position that a player gets, and the lines that a program gets, are equal
    to the last byte. So whatever a player does with them cannot depend on the truth.
    """
    g, rng = game_of(game), random.Random(1)
    hidden = 0
    for n, position in enumerate(decisions(game, scenario, options, 7)):
        if n % 5:
            continue
        seat = g.seat(position)
        twin = g.resample(position, seat, rng)
        assert g.view(twin, seat) == g.view(position, seat)
        hidden += g.dump(twin) != g.dump(position)
        lines = []
        for one in (position, twin):
            sample = g.resample(one, seat, random.Random(n))
            told = [hello(g, sample, seat, "seed", Terms()), question(g, sample, seat, n)]
            lines.append([json.dumps(message) for message in told])
        assert lines[0] == lines[1]
    assert hidden > 5 or (game == "navajo" and not options)  # alone at the table nothing is hidden


@pytest.mark.parametrize("name", SURE)
@pytest.mark.parametrize(("game", "scenario", "options"), TABLES)
def test_two_positions_with_the_same_view_get_the_same_answer(
    name: str, game: str, scenario: str, options: Options
) -> None:
    g, rng = game_of(game), random.Random(2)
    for n, position in enumerate(decisions(game, scenario, options, 8, 200 if "mcts" not in name else 100)):
        if n % 7:
            continue
        seat = g.seat(position)
        twin = g.resample(position, seat, rng)
        answers = [make(name, f"seed {n}").choose(g, one, seat) for one in (position, twin)]
        assert answers[0] == answers[1]


def test_foreseen_cards_do_not_show_through_the_others_hand() -> None:
    """A card that only the other player has foreseen could, as far as the seat knows, be in that player's hand."""
    game = game_of("navajo")
    g = start("navajo", "rise", ("two-players",))
    ceremony = next(card for card in g.unseen if card in g.t.ceremonies)
    deck.take(g, ceremony)
    g.top.append(ceremony)
    g.foresight = 1
    twin = game.resample(g, "basket", random.Random(1))
    assert game.view(twin, "basket") == game.view(g, "basket")
    dealt = [game.dump(game.resample(one, "basket", random.Random(2))) for one in (g, twin)]
    assert dealt[0] == dealt[1]
    assert any(ceremony in game.resample(g, "basket", random.Random(n)).hand for n in range(50))


@pytest.mark.parametrize("name", SURE)
@pytest.mark.parametrize(("game", "scenario", "options"), [TABLES[1], TABLES[5]])
def test_a_player_in_a_process_of_its_own_answers_alike(name: str, game: str, scenario: str, options: Options) -> None:
    """There it has nothing but the view and a position like the real one, as text: the truth is out of its reach."""
    g = game_of(game)
    here = make(name, "seed")
    there = make(f"cmd(time=60s):{sys.executable} -m homelands.players.bot {name}", "seed", programs=True)
    assert isinstance(there, External)
    compared = 0
    try:
        for position in decisions(game, scenario, options, 5, 60 if "mcts" not in name else 25):
            seat = g.seat(position)
            assert there.choose(g, position, seat) == here.choose(g, position, seat)
            compared += len(position.options) > 1
    finally:
        there.close()
    assert not there.troubles
    assert compared > 5


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
        if len(position.options) == 1:
            continue
        seat = game.seat(position)
        player.choose(game, position, seat)
        mine = ("green", "orange", "blue", "brown").index(seat)
        own += seen[-1][mine] == position.hands[mine]
        right += seen[-1] == position.hands
    assert own == len(seen) > 100
    assert right < len(seen) / 20


@pytest.mark.parametrize("name", SURE)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    game = game_of("plains")
    lines = []
    for seed in ("a", "a", "b"):
        player = make(name, seed)
        found = [
            player.choose(game, g, game.seat(g))
            for g in decisions("plains", "2", (), 5, 300 if "mcts" not in name else 40)
        ]
        lines.append(found)
    assert lines[0] == lines[1]
    assert lines[0] != lines[2] or "mcts" in name  # search may find the same with other guesses
