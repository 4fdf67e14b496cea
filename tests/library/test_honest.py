"""Nothing that a seat may not know comes out of the library unless it is asked for by name."""

from __future__ import annotations

import random

import pytest

import homelands as hl
from homelands.core.registry import game
from homelands.words.presenter import Presenter

SEEDS = range(3)


def called(card: str) -> str:
    return Presenter("plains", "en").name("card", card)


def played(seed: int, decisions: int = 12) -> hl.Play:
    g = hl.new("plains", players=2, seats={"blue": "heuristic"}, seed=seed)
    player = hl.player("heuristic", seed)
    for _ in range(decisions):
        g.play(player.choose(g))
    return g


def shown(g: hl.Play) -> list[object]:
    """All that is shown without being asked for the truth."""
    odds = [str(g.odds(option)) for option in g.options[:3]]
    words = [option.words for option in g.options]
    looked = [g._repr_html_(), g._repr_svg_(), str(g), repr(g)]
    return [g.view(), g.prompt, g.why(), odds, words, looked, g.log, g.told, g.events]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_hidden_changes_nothing_that_is_shown(seed: int) -> None:
    g = played(seed)
    before, hands = shown(g), g.truth.hands
    for n in range(4):
        g.match.position = game("plains").resample(g.truth, "green", random.Random(n))
        if g.truth.hands != hands:
            break
    else:
        pytest.fail("no other hand was dealt")
    assert shown(g) == before


@pytest.mark.parametrize("seed", SEEDS)
def test_no_name_of_a_hidden_card_is_in_the_picture(seed: int) -> None:
    g = played(seed)
    html = g.look("green").html
    truth = game("plains").view(g.truth, "blue")["hands"]["blue"]
    seen = game("plains").view(g.truth, "green")
    assert truth
    assert seen["hands"]["blue"] is None
    for card in truth:
        if card not in seen["discards"]["blue"]:
            assert called(card) not in html
    assert all(called(card) in html for card in seen["hands"]["green"])


def test_a_drawn_card_is_told_to_its_owner_until_the_end() -> None:
    g = hl.new("plains", players=2, seed=1)
    assert g.seat == "green"
    green, blue = ([called(card) for card in g.view(seat)["hands"][seat]] for seat in ("green", "blue"))
    told = "\n".join(g.log)
    assert all(name in told for name in green)
    assert not any(name in told for name in blue)
    told = "\n".join(g.finish("random").log)
    assert all(name in told for name in [*green, *blue])


def test_a_guess_has_no_journal() -> None:
    g = played(1)
    for h in (g.guess(), g.guess().clone()):
        with pytest.raises(ValueError, match="a guess has no journal"):
            _ = h.journal
    assert g.guess(seed=1).truth.hands == g.guess(seed=1).truth.hands


@pytest.mark.parametrize("name", ["heuristic", "mcts:8"])
def test_players_choose_the_same_whatever_is_hidden(name: str) -> None:
    g = played(1)
    chosen = []
    for n in range(4):
        g.match.position = game("plains").resample(g.truth, "green", random.Random(n))
        chosen.append(hl.player(name, seed=3).choose(g))
    assert len(set(chosen)) == 1


def test_a_function_in_a_seat_gets_a_guess() -> None:
    real: list[hl.Play] = []
    same: list[bool] = []

    def spy(g: hl.Play) -> str:
        if real:
            same.append(g.truth.hands == real[0].truth.hands)
            assert g.match is not real[0].match
            assert g.match.header.seed != real[0].match.header.seed
            assert g.match.entries == []  # no record of what was drawn
            assert g.view() == real[0].view("blue")
            assert g.options == [real[0].match.game.option_words(o) for o in real[0].truth.options]
        return g.options[0]

    g = hl.new("plains", players=2, seats={"blue": spy}, seed=1)
    real.append(g)
    player = hl.player("heuristic")
    while len(same) < 12:
        g.play(player.choose(g))
    assert not all(same)


def test_a_spectator_sees_no_hand() -> None:
    g = played(2)
    assert set(map(type, g.view("")["hands"].values())) == {type(None)}
    assert g.view("blue")["hands"]["blue"] is not None
    assert g.view()["hands"]["blue"] is None
    with pytest.raises(Exception, match="unknown seat"):
        g.view("brown")


def test_two_at_one_table_of_navajo_wars() -> None:
    g = hl.new("navajo", "rise", players=2, seed=1)
    player = hl.player("heuristic")
    for _ in range(60):
        g.play(player.choose(g))
    for seat in g.seats:
        other = next(s for s in g.seats if s != seat)
        assert g.view(seat)["two_players"]["hands"][other] == len(g.view(other)["hand"])
        assert g.look(seat).svg
