"""Face-down corn and Intruders, against a table with real cups: all draws of such a table are followed at once."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest

from homelands.core.chance import Loose
from homelands.core.flow import push
from homelands.core.registry import game as game_of
from homelands.games.navajo.rules import effects, intruders
from homelands.games.navajo.rules.invariants import Impossible
from homelands.games.navajo.rules.state import State, book
from tests.support import cites, match

Counts = tuple[int, ...]
World = tuple[Counts, tuple[tuple[int, int], ...]]  # a cup by kind, and which kind lies where


class Cup:
    """What may be in a real cup and face-down on the map, each with its probability."""

    def __init__(self, counts: Counts) -> None:
        self.worlds: dict[World, Fraction] = {(counts, ()): Fraction(1)}

    def _each(self, follow: Callable[[list[int], dict[int, int]], Iterator[tuple[World, Fraction]]]) -> None:
        found: dict[World, Fraction] = {}
        for (counts, lying), chance in self.worlds.items():
            for world, part in follow(list(counts), dict(lying)):
                found[world] = found.get(world, Fraction(0)) + chance * part
        total = sum(found.values())
        self.worlds = {world: chance / total for world, chance in found.items()}

    def lay(self, area: int) -> None:
        def follow(counts: list[int], lying: dict[int, int]) -> Iterator[tuple[World, Fraction]]:
            for kind, n in enumerate(counts):
                if n:
                    rest = tuple(x - (k == kind) for k, x in enumerate(counts))
                    yield (rest, tuple(sorted({**lying, area: kind}.items()))), Fraction(n, sum(counts))

        self._each(follow)

    def back(self, kind: int) -> None:
        """A counter that everybody knows."""

        def follow(counts: list[int], lying: dict[int, int]) -> Iterator[tuple[World, Fraction]]:
            counts[kind] += 1
            yield (tuple(counts), tuple(sorted(lying.items()))), Fraction(1)

        self._each(follow)

    def drop(self, area: int) -> None:
        """One that nobody has seen."""

        def follow(counts: list[int], lying: dict[int, int]) -> Iterator[tuple[World, Fraction]]:
            counts[lying.pop(area)] += 1
            yield (tuple(counts), tuple(sorted(lying.items()))), Fraction(1)

        self._each(follow)

    def odds(self, area: int) -> dict[int, Fraction]:
        found: dict[int, Fraction] = {}
        for (_, lying), chance in self.worlds.items():
            kind = dict(lying)[area]
            found[kind] = found.get(kind, Fraction(0)) + chance
        return found

    def turn_up(self, area: int, kind: int) -> None:
        def follow(counts: list[int], lying: dict[int, int]) -> Iterator[tuple[World, Fraction]]:
            if lying.pop(area) == kind:
                yield (tuple(counts), tuple(sorted(lying.items()))), Fraction(1)

        self._each(follow)


def position(**more: Any) -> State:
    g: State = match(**more).position
    g.stack.clear()
    return g


def apart(found: dict[int, Fraction], real: dict[int, Fraction]) -> float:
    """How much of the probability lies elsewhere."""
    return float(sum(abs(found.get(k, Fraction(0)) - real.get(k, Fraction(0))) for k in {*found, *real}) / 2)


# -- corn --------------------------------------------------------------------------------------------------------------
def corn(script: str) -> tuple[float, Counts]:
    """Play a script of corn: `A` plants, `a` drops, `-a` turns up, `4` eats a 4. The worst that the odds were off."""
    g = position()
    cup = Cup(tuple(g.t.corn_values.count(v) for v in range(7)))
    worst, told = 0.0, []
    rng = random.Random(script)
    for word in script.split():
        area = ord(word[-1].lower()) - ord("a")
        if word.isdigit():
            if int(word) in g.corn_stock:
                effects.use_corn(g, int(word))
                cup.back(int(word))
        elif word.isupper():
            effects.plant_corn(g, area)
            cup.lay(area)
        elif word[0] == "-":
            request = effects.corn_request(g, area)
            worst = max(worst, apart(dict(request.odds()), cup.odds(area)))
            value = Loose(rng).answer(request)
            told.append(value)
            effects.gather_corn(g, area, value, "3.2.4/harvest")
            cup.turn_up(area, value)
        else:
            effects.drop_corn(g, area, "3.2.4/plant")
            cup.drop(area)
    assert not g.corn_laid or g.corn_back
    return worst, tuple(told)


@cites("3.2.4/plant", "1.6.1/corn")
def test_3_2_4_corn_that_came_back_later_is_not_what_lies_there() -> None:
    """A 6 is turned up, another field is planted, then the 6 goes back: it cannot be what was planted before."""
    g = position()
    effects.plant_corn(g, 0)
    effects.gather_corn(g, 0, 6, "3.2.4/harvest")
    effects.plant_corn(g, 1)
    effects.use_corn(g, 6)
    assert 6 not in effects.corn_request(g, 1).values
    effects.plant_corn(g, 2)
    assert 6 in effects.corn_request(g, 2).values


@cites("3.2.4/plant", "1.6.1/corn")
@pytest.mark.parametrize(
    "script",
    [
        "A B C -b -a -c",
        "A -a B 2 3 4 5 6 C -c -b",
        "A -a B C 2 3 4 5 6 D -b -c -d",
        "A -a B 2 3 4 5 6 C b -c",  # b goes back unseen; what c is depends on it all the same
        "A -a B 2 3 4 5 6 C D b -c -d",
        "A B -a -b C 2 2 3 3 D 4 4 5 5 6 E c d F -e -f",
    ],
)
def test_3_2_4_odds_of_corn_are_those_of_a_real_cup(script: str) -> None:
    assert corn(script)[0] == 0


@cites("3.2.4/plant", "1.6.1/corn")
def test_3_2_4_odds_of_corn_are_those_of_a_real_cup_in_any_order() -> None:
    """Which of two counters of a value was turned up nobody can see: then the odds of others may be off a little."""
    worst, exact = 0.0, 0
    for n in range(150):
        rng = random.Random(n)
        lying: list[str] = []
        words: list[str] = []
        for letter in "ABCDEFG":
            words.append(letter)
            lying.append(letter.lower())
            for _ in range(rng.choice((0, 0, 1, 2))):
                words.append(str(rng.randint(2, 6)))
            if rng.random() < 0.6:
                gone = lying.pop(rng.randrange(len(lying)))
                words.append(rng.choice(("", "-", "-")) + gone)
        off, _ = corn(" ".join([*words, *("-" + a for a in lying)]))
        worst = max(worst, off)
        exact += off == 0
    assert worst < 0.07
    assert exact > 140


# -- Intruders ---------------------------------------------------------------------------------------------------------
def meet(g: State, area: int) -> None:
    g.stack.clear()
    g.at[0] = area
    push(g, intruders.reveal, who=0, at=area)
    book.run(g)


@cites("13/intruder")
@pytest.mark.parametrize("reading", ["aside", "cup"])
def test_13_intruder_odds_are_those_of_a_real_cup(reading: str) -> None:
    """Twelve are laid and met in any order; resolved ones go aside or back, spent Trade Goods always back."""
    worst = 0.0
    for n in range(12):
        rng = random.Random(n)
        g = position(rulings={"resolved-intruder": reading})
        cup = Cup(g.intruder_unseen)
        lying: list[int] = []
        for area in range(6, 16):
            g.intruders.append(area << 4)
            cup.lay(area)
            lying.append(area)
            if len(lying) > 2 or rng.random() < 0.3:
                there = lying.pop(rng.randrange(len(lying)))
                meet(g, there)
                assert g.request is not None
                worst = max(worst, apart(dict(g.request.odds()), cup.odds(there)))
                kind = Loose(rng).answer(g.request)
                cup.turn_up(there, kind)
                before = g.intruder_unseen[kind]
                book.answer(g, kind)
                if g.intruder_unseen[kind] == before:
                    cup.back(kind)
                if g.intruder_goods:
                    effects.spend_goods(g, g.all_goods(), "10.2/ap")
                    cup.back(1)
    assert worst < (0.001 if reading == "aside" else 0.04)


@cites("13/intruder", "13/exhaust")
def test_13_intruder_a_look_knows_what_came_back_too() -> None:
    """Trade Goods of an Intruder, spent after another was laid: there is only one such counter."""
    g = position()
    total = g.intruder_unseen[1]
    g.intruders.append(6 << 4)
    for _ in range(total):
        g.intruder_unseen = tuple(n - (k == 1) for k, n in enumerate(g.intruder_unseen))
        g.intruder_goods += 1
    effects.spend_goods(g, total, "10.2/ap")
    push(g, intruders.look, at=6)
    book.run(g)
    assert g.request is not None
    assert 1 not in g.request.values


def test_the_plain_form_keeps_what_came_back() -> None:
    g = position(families={"A": {"at": "shiprock.1"}, "B": {"at": "shiprock.2"}})
    for area, value in ((0, 4), (1, 0)):
        effects.plant_corn(g, area)
        if value:
            effects.gather_corn(g, area, value, "3.2.4/harvest")
    effects.use_corn(g, 4)
    effects.plant_corn(g, 0)
    told = match(**{**game_of("navajo").to_plain(g), "start": {"end": False}}).position
    assert (told.corn, told.corn_laid, told.corn_back) == (g.corn, g.corn_laid, g.corn_back) == ([1, 0], (1, 0), (257,))
    wrong = {**game_of("navajo").to_plain(g)["cups"], "corn_laid": [1]}
    with pytest.raises(Impossible, match="corn_laid"):
        match(**{**game_of("navajo").to_plain(g), "cups": wrong})
