"""Intervals and tests against values worked out in other ways."""

from __future__ import annotations

import math
import random
from itertools import product

import pytest

from homelands.lab.stats import apart, holm, paired, sign_test, two_sided, wilson


def test_wilson_solves_its_equation() -> None:
    """Its ends are the shares from which what was seen is 1.96 standard errors away."""
    for wins, games in ((3, 40), (20, 40), (40, 40), (0, 7)):
        for end in wilson(wins, games):
            if 1e-9 < end < 1 - 1e-9:
                away = abs(wins / games - end) / math.sqrt(end * (1 - end) / games)
                assert away == pytest.approx(1.959964, abs=1e-5)


def test_wilson_of_nothing_is_everything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("up", "down"), [(0, 1), (1, 4), (3, 3), (7, 2), (0, 9)])
def test_the_sign_test_counts_all_splits(up: int, down: int) -> None:
    n = up + down
    worse = sum(1 for signs in product((0, 1), repeat=n) if abs(2 * sum(signs) - n) >= abs(up - down))
    assert sign_test(up, down) == pytest.approx(worse / 2**n)


def test_the_sign_test_is_the_same_where_it_changes_its_way() -> None:
    assert sign_test(540, 459) == pytest.approx(sign_test(540, 460), rel=0.15)  # fractions, then logarithms
    exact, normal = sign_test(1050, 950), sign_test(1051, 950)
    assert normal == pytest.approx(exact, rel=0.1)


def test_two_sided() -> None:
    assert two_sided(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert two_sided(-1.959964) == two_sided(1.959964)


def test_equal_pairs_are_no_certainty() -> None:
    none = paired(100, 0, 0, 0, 0)
    assert none.mean == 0
    assert -0.03 < none.low < 0 < none.high < 0.03
    assert none.p == 1


def test_the_interval_of_pairs_holds_the_truth_in_about_95_of_100_cases() -> None:
    rng = random.Random(1)
    up, down, pairs, held = 0.15, 0.05, 200, 0
    for _ in range(400):
        drawn = rng.choices((1, -1, 0), (up, down, 1 - up - down), k=pairs)
        a, b = drawn.count(1), drawn.count(-1)
        found = paired(pairs, a - b, a + b, a, b)
        held += found.low <= up - down <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_no_difference_is_called_one_in_at_most_5_of_100_cases() -> None:
    rng = random.Random(2)
    called = 0
    for _ in range(400):
        drawn = rng.choices((1, -1, 0), (1, 1, 8), k=300)
        called += sign_test(drawn.count(1), drawn.count(-1)) < 0.05
    assert called / 400 <= 0.07


def test_a_difference_without_bound_is_that_of_the_mean() -> None:
    gaps = [3, -1, 4, 1, -5, 9, 2, -6]
    found = paired(8, sum(gaps), sum(x * x for x in gaps), 5, 3, bound=0)
    mean = sum(gaps) / 8
    error = math.sqrt(sum((x - mean) ** 2 for x in gaps) / 8 / 8)
    assert found.mean == pytest.approx(mean)
    assert (found.high - found.low) / 2 == pytest.approx(1.959964 * error, rel=1e-5)


def test_two_groups() -> None:
    found = apart((100, 40, 40), (50, 30, 30))
    assert found.mean == pytest.approx(0.2)
    assert found.low < 0.2 < found.high
    assert found.p == pytest.approx(0.02, abs=0.01)
    assert apart((50, 0, 0), (50, 0, 0)).low < 0 < apart((50, 0, 0), (50, 0, 0)).high


def test_holm_never_falls_and_keeps_the_order() -> None:
    assert holm([]) == []
    assert holm([0.2, 0.01, 0.02]) == pytest.approx([0.2, 0.03, 0.04])
    assert holm([0.5, 0.5]) == [1.0, 1.0]
