"""Balance of the two-player game between two equal players: `python -m tests.games.plains.balance GAMES [SEED]`.

The player is greedy: it takes the choice after which the points expected at the end look best, one or two choices
ahead, without rolling dice. It is no good opponent; it is the same on both sides, which is what balance needs.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

from homelands.core.chance import Loose
from homelands.core.decision import Option
from homelands.games.plains.state import State
from homelands.games.plains.tables import (
    BLUE,
    BROWN,
    GREEN,
    HOME,
    INDIANS,
    N_PLACES,
    N_REGIONS,
    ORANGE,
    PURPLE,
    SACRAMENTO,
    ST_LOUIS,
    US,
    WHITE,
)
from homelands.games.plains.victory import side_lines
from tests.games.plains.table import GAME

HITS = (1 / 3, 1 / 3, 1 / 2, 1 / 6, 1 / 3)  # of one die, by colour
DESTROYED = (0, 0, 1 / 9, 157 / 648, 2101 / 5832)  # odds against a wagon, by dice (facts 3.6)
ROUNDS = 12


def _power(g: State, r: int, colours: tuple[int, ...]) -> float:
    """Expected hits of a roll times cubes: what a fight is about."""
    cubes = [(g.cubes[c][r], HITS[c]) for c in colours if g.cubes[c][r]]
    return sum(min(n, 2) * p for n, p in cubes) * sum(n for n, _ in cubes)


def _region(g: State, r: int, here: list[int], there: list[int]) -> tuple[float, float, float]:
    """How likely Indians and U.S. will hold a region, and what the cubes in it are about to win or lose."""
    indians, us = here[r], there[r]
    own = g.cubes[BLUE][r] + g.cubes[BROWN][r]
    held = 1.0 if own and own >= g.cubes[PURPLE][r] else 0.0
    if indians and us:
        a, b = _power(g, r, (GREEN, ORANGE)), _power(g, r, (BLUE, BROWN, PURPLE))
        p = a / (a + b)
        return p, (1 - p) * held, 0.1 * (us * p - indians * (1 - p)) + 0.15 * g.cubes[BLUE][r] * p
    if indians:
        near = sum([there[n] for n in g.t.near[r]])
        risk = near / (near + 2.5 * indians) * 0.35
        return 1 - risk, risk * 0.8, 0.0
    if us:
        near = sum([here[n] for n in g.t.near[r]])
        strength = 1.6 * g.cubes[BLUE][r] + 0.9 * g.cubes[BROWN][r] + g.cubes[PURPLE][r]
        risk = near / (near + 2.5 * strength) * 0.5
        return risk, (1 - risk) * held, 0.0
    if r < HOME and not g.cubes[WHITE][r]:
        risk = min(0.5, 0.12 * sum([there[n] for n in g.t.near[r]]))
        return 1 - risk, risk * 0.7, 0.0
    return 0.0, 0.0, 0.0


def _wagons(g: State, r: int) -> float:
    """Every wagon is a point for the U.S.; Indians who have come for it may take it."""
    n = g.cubes[WHITE][r]
    if not n or g.active not in (GREEN, ORANGE):
        return -float(n)
    came = g.stood >> r & 1 or any(code % N_PLACES == r and code // N_PLACES <= ORANGE for code in g.moved)
    if not came:
        return -float(n)
    dice = min(2, g.cubes[GREEN][r]) + min(2, g.cubes[ORANGE][r])
    return n * ((2 * DESTROYED[dice] - 0.03) * (0.6 if g.us(r) else 1) - 1)


def _railroad(g: State) -> float:
    if g.rail_complete():
        return -3.0
    mountains = g.t.mountain_spaces - g.mountain
    plains = g.t.plains_spaces - g.union - g.central
    needed = max(mountains / 0.65, plains / (2.2 if mountains else 3.6))
    p = max(0.02, min(0.95, 0.5 + 0.12 * (ROUNDS - g.round + (6 in g.bag) - needed)))
    ahead = g.t.beside_space[g.union : g.union + 4]
    if not mountains:
        last = g.t.plains_spaces - g.central
        ahead = ahead + g.t.beside_space[max(g.union, last - 4) : last]
    workers = sum(g.cubes[BROWN][r] for row in ahead for r in row)
    return 3 - 6 * p - 0.12 * min(workers, 9)


def expected(g: State) -> float:
    """Points expected at the end, Indians minus U.S., with something for cubes and where they are."""
    value = g.destroyed - sum(g.escaped) + g.cavalry_points + g.custer_points + _railroad(g)
    purple = [0.0, 0.0]
    theirs = 0.0
    green, orange, blue, brown, enemies, white = g.cubes
    here = [a + b for a, b in zip(green, orange, strict=True)]
    there = [a + b + c for a, b, c in zip(blue, brown, enemies, strict=True)]
    for r in range(N_REGIONS):
        ours, others, more = _region(g, r, here, there)
        value += more
        if white[r]:
            value += _wagons(g, r)
        if r < HOME:
            value += ours - others
        else:
            purple[(r - HOME) // 5] += ours
            theirs += others
    value += sum(n if n >= 3 else 0.45 * n for n in purple)
    if theirs > sum(purple):
        value -= 3 * min(1.0, (theirs - sum(purple)) / 3 + 0.1)
    for c, worth in ((GREEN, 0.05), (ORANGE, 0.05), (BLUE, -0.05), (PURPLE, -0.05), (BROWN, -0.04)):
        value += worth * (sum(g.cubes[c][:ST_LOUIS]) + 0.25 * g.ready[c]) + worth / 3 * -g.lost[c] - worth * g.gone[c]
    return value - 0.02 * sum(g.cubes[c][p] for c in (BLUE, BROWN) for p in (ST_LOUIS, SACRAMENTO))


def _ahead(g: State, seat: int, sign: int, depth: int) -> float:
    """The best value within a few choices of the same player, up to the next card or group."""
    rest = ("movement.choose-group", "cards.choose-card")
    if g.request is not None or not g.stack or g.asking != seat or not depth or g.stack[-1].step in rest:
        return sign * expected(g)
    return max(_ahead(_after(g, o), seat, sign, depth - 1) for o in g.options)


def _after(g: State, option: Option) -> State:
    n = GAME.clone(g)
    GAME.book.take(n, option)
    return n


def choose(g: State, rng: random.Random) -> Option:
    """The choice that looks best; cards and group moves have a few rules of thumb of their own."""
    sign = 1 if g.seating.of[GREEN] == g.asking else -1
    now = sign * expected(g)

    def worth(o: Option) -> float:
        verb = o[0]
        if verb == "play":
            card = g.t.cards[o[1]]
            return now + 0.05 * card.place + 0.02 * card.groups * card.regions
        if verb == "event":
            lasting = bool(g.t.cards[o[1]].enduring)
            if lasting and not g.played:
                return now - 9
            return _ahead(_after(g, o), g.asking, sign, 2) + (0.32 if lasting else 0.02)
        if verb in ("substitute", "end-turn"):
            return now - 0.1 * (verb == "substitute")
        if verb == "recover":
            c = g.stack[-1].who
            return now + 0.05 * (g.lost[c] if g.ready[c] < 4 else 0) - 0.1
        if verb == "done" and g.stack[-1].step == "movement.choose-group":
            return now + 0.01
        if verb in ("raid", "attack-wagon"):
            r = o[1] if verb == "raid" else g.stack[-1].at
            return now + (0.4 if g.indians(r) >= 2 else -1)
        if verb == "stand":
            return sign * expected(_after(g, o)) - 0.05
        return _ahead(_after(g, o), g.asking, sign, 2 if verb in ("activate", "rail") else 1)

    return max(g.options, key=lambda o: worth(o) + rng.random() * 1e-4)


def play(seed: int, rulings: dict[str, str] | None = None) -> State:
    rng = random.Random(seed)
    g = GAME.setup("2", (), rulings)
    source = Loose(rng)
    while g.stack:
        if g.request is not None:
            GAME.book.answer(g, source.answer(g.request))
        else:
            GAME.book.take(g, choose(g, rng))
    return g


def main() -> None:
    games, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    results: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    rounds = 0
    for seed in range(first, first + games):
        g = play(seed)
        results[g.outcome] += 1
        results["railroad" if g.rail_complete() else "no railroad"] += 1
        rounds += g.round
        for side, name in ((INDIANS, "indians"), (US, "us")):
            for line, points in side_lines(g, side).items():
                lines[f"{name} {line}"] += points
    print(f"{games} games, {rounds / games:.1f} rounds on average: {dict(results)}")
    print({line: round(points / games, 2) for line, points in lines.items()})


if __name__ == "__main__":
    main()
