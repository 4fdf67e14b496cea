"""Chance: what a request can be answered with, and who answers it."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from homelands.core.chance import DICE, DIE, Asked, Loose, Request, Scripted, Seeded, check, pick
from homelands.core.decision import Refusal

CARD = Request("card", "deck", list(range(1, 41)))
CUBE = Request("cube", "cubes", ["black", "red"], [3, 1])


def test_a_die_has_six_faces_and_two_dice_thirty_six_pairs() -> None:
    assert list(DIE.values) == [1, 2, 3, 4, 5, 6]
    assert len(DICE.values) == len(set(DICE.values)) == 36


def test_without_weights_all_values_are_equally_likely() -> None:
    assert DIE.odds() == [(n, Fraction(1, 6)) for n in range(1, 7)]
    # u = k/6 is the first number that points at face k + 1
    assert [pick(DIE, k / 6) for k in range(6)] == [1, 2, 3, 4, 5, 6]
    assert pick(DIE, 0.999999) == 6


def test_weights_share_out_the_line_between_0_and_1() -> None:
    assert CUBE.odds() == [("black", Fraction(3, 4)), ("red", Fraction(1, 4))]
    assert [pick(CUBE, u) for u in (0.0, 0.5, 0.7499, 0.75, 0.9999)] == ["black", "black", "black", "red", "red"]


def test_a_value_of_weight_0_never_comes() -> None:
    request = Request("cube", "cubes", ["black", "red", "blue"], [0, 2, 0])
    assert {pick(request, n / 100) for n in range(100)} == {"red"}


def test_the_same_seed_gives_the_same_answers_and_another_one_others() -> None:
    def row(seed: str) -> list[int]:
        source = Seeded(seed)
        return [source.answer(CARD) for _ in range(30)]

    assert row("a") == row("a")
    assert row("a") != row("b")


def test_answers_of_one_stream_do_not_disturb_another() -> None:
    quiet, busy = Seeded("s"), Seeded("s")
    cards = [quiet.answer(CARD) for _ in range(10)]
    mixed = []
    for n in range(10):
        for _ in range(n):
            busy.answer(DIE)
            busy.answer(CUBE)
        mixed.append(busy.answer(CARD))
    assert mixed == cards


def test_two_streams_of_one_seed_differ() -> None:
    source = Seeded("s")
    other = Request("card", "other", CARD.values)
    assert [source.answer(CARD) for _ in range(20)] != [source.answer(other) for _ in range(20)]


def test_setting_back_the_counts_replays_the_answers() -> None:
    source = Seeded("s")
    first = [source.answer(DIE) for _ in range(5)]
    counts = dict(source.counts)
    then = [source.answer(DIE) for _ in range(5)]
    source.counts = dict(counts)
    assert [source.answer(DIE) for _ in range(5)] == then
    source.counts = {}
    assert [source.answer(DIE) for _ in range(5)] == first


def test_a_loose_source_follows_its_generator() -> None:
    rng, same = random.Random(5), random.Random(5)
    source = Loose(rng)
    assert [source.answer(DIE) for _ in range(10)] == [pick(DIE, same.random()) for _ in range(10)]


def test_a_script_answers_in_its_order_and_then_hands_over() -> None:
    source = Scripted([6, 1], then=Scripted([4]))
    assert [source.answer(DIE) for _ in range(3)] == [6, 1, 4]
    with pytest.raises(Refusal) as refused:
        source.answer(DIE)
    assert refused.value.reason == "script-empty"


@pytest.mark.parametrize("source", [Scripted([7]), Asked(lambda request: 7)])
def test_an_answer_that_cannot_come_is_refused(source: Scripted | Asked) -> None:
    with pytest.raises(Refusal) as refused:
        source.answer(DIE)
    assert refused.value.reason == "impossible-chance"
    assert refused.value.values["expected"] == [1, 2, 3, 4, 5, 6]


def test_a_person_is_asked_with_the_request() -> None:
    seen: list[str] = []

    def ask(request: Request) -> str:
        seen.append(request.kind)
        return "red"

    assert Asked(ask).answer(CUBE) == "red"
    assert seen == ["cube"]


def test_a_value_of_weight_0_is_refused_too() -> None:
    request = Request("cube", "cubes", ["black", "red"], [3, 0])
    check(request, "black")
    with pytest.raises(Refusal):
        check(request, "red")
