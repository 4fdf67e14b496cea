"""Matches of every game: the same seed, undo and redo, practice branches, journals."""

from __future__ import annotations

import random
from typing import Any

import pytest

from homelands.core.decision import Refusal
from homelands.core.game import Game
from homelands.core.journal import CHOICE
from homelands.core.match import Match
from homelands.players.random import RandomPlayer
from tests.conformance.play import LIMIT, new_match, players, somewhere, step, to_the_end

SEEDS = ["one", "two"]


def whole(game: Game[Any], scenario: str, seed: str, steady: bool) -> Match:
    match = new_match(game, scenario, seed, drawn=True)
    for _ in to_the_end(match, list(players(game, seed))[steady]):
        pass
    return match


@pytest.mark.parametrize("steady", [False, True], ids=["random", "steady"])
def test_the_same_seed_is_the_same_game(game: Game[Any], scenario: str, steady: bool) -> None:
    one, two = (whole(game, scenario, "same", steady) for _ in range(2))
    assert one.text() == two.text()
    assert one.checksum() == two.checksum()
    assert whole(game, scenario, "other", steady).text().split("---")[1] != one.text().split("---")[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_journal_replays_to_the_same_position_without_the_generator(
    game: Game[Any], scenario: str, seed: str
) -> None:  # fmt: skip
    match = new_match(game, scenario, seed, drawn=True)
    player = RandomPlayer(random.Random(seed))
    for _ in range(LIMIT):
        if match.over:
            break
        step(match, player)
        if len(match.entries) % 7 == 0:
            match.mark()
    text = match.text()
    bare = "\n".join(line for line in text.split("\n") if not line.startswith("seed: "))
    again = Match.load(bare)
    assert again.source is None
    assert again.checksum() == match.checksum()
    assert again.text() == bare
    assert again.log == match.log


@pytest.mark.parametrize("seed", SEEDS)
def test_a_loaded_match_goes_on_as_it_would_have(game: Game[Any], scenario: str, seed: str) -> None:
    match = somewhere(game, scenario, seed)
    again = Match.load(match.text())
    for one in (match, again):
        player = RandomPlayer(random.Random(seed))
        for _ in range(40):
            if not one.over:
                step(one, player)
    assert again.text() == match.text()


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_restores_every_position_back_to_the_last_new_information(
    game: Game[Any], scenario: str, seed: str
) -> None:  # fmt: skip
    """After each entry: all choices since the last chance are undone one by one, refused beyond it, and redone."""
    match = new_match(game, scenario, seed, drawn=True)
    player = RandomPlayer(random.Random(seed))
    sums = [match.checksum()]
    for n in range(60):
        if match.over:
            break
        step(match, player)
        sums.append(match.checksum())
        if n % 4 == 0:
            _there_and_back(match, sums)


def _there_and_back(match: Match, sums: list[str]) -> None:
    free = 0
    for entry in reversed(match.entries):
        if entry.mark != CHOICE:
            break
        free += 1
    for back in range(1, free + 1):
        assert match.can_undo
        match.undo()
        assert match.checksum() == sums[-1 - back]
    assert not match.can_undo
    entries = list(match.entries)
    with pytest.raises(Refusal):
        match.undo()
    assert match.entries == entries
    for back in range(free - 1, -1, -1):
        match.redo()
        assert match.checksum() == sums[len(sums) - 1 - back]
    with pytest.raises(Refusal):
        match.redo()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_practice_branch_leaves_the_game_alone(game: Game[Any], scenario: str, seed: str) -> None:
    match = somewhere(game, scenario, seed)
    text, total = match.text(), match.checksum()
    rng = random.Random(seed)
    branch = match.branch(rng.randrange(len(match.entries)), "practice")
    at = len(branch.entries)
    assert branch.checksum() == game.checksum(match.before(at))
    player = RandomPlayer(rng)
    for _ in range(30):
        if not branch.over:
            step(branch, player)
    assert match.text() == text
    assert match.checksum() == total
    assert Match.load(branch.text()).checksum() == branch.checksum()


@pytest.mark.parametrize("seed", SEEDS)
def test_no_choice_leads_back_to_where_one_was(game: Game[Any], scenario: str, seed: str) -> None:
    """Between two chance results every position is new: nothing can be chosen and taken back for ever."""
    match = new_match(game, scenario, seed, drawn=True)
    seen: set[str] = set()
    for _ in to_the_end(match, RandomPlayer(random.Random(seed))):
        if match.entries and match.entries[-1].mark != CHOICE:
            seen.clear()
        total = match.checksum()
        assert total not in seen, match.entries[-6:]
        seen.add(total)
