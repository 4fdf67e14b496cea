"""Everything that can be done to a match, in any order: state machines that Hypothesis drives, on both games.

There is a machine for every table: together they have every scenario and optional rule, and at every number of seats
every reading of every doubtful rule, whatever is drawn. Drawn are the moment, then moves, refusals, undo and redo,
saves, copies and branches. After every step all that must hold of a position is looked at.
`HYPOTHESIS_PROFILE=long` goes on for hours, and draws readings too.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from homelands.checks import conformance
from homelands.checks.soak import options_of, rulings_of, sampler
from homelands.core.chance import Loose
from homelands.core.decision import Refusal
from homelands.core.journal import CHOICE, Header
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.players.random import RandomPlayer
from tests.conformance.test_plain import between_turns, plain, read_again

ROUNDS = {"navajo": 2, "plains": 4}  # tables of each scenario: alone and for two; enough for every reading


class Seating(NamedTuple):
    """What a table is played by."""

    game: str
    scenario: str
    options: tuple[str, ...]
    rulings: dict[str, str]
    seats: int

    def __str__(self) -> str:
        return "-".join((self.game, self.scenario, *self.options))


def tables(name: str) -> list[Seating]:
    """Optional rules go on and off like the digits of a number; readings take turns among tables of as many seats."""
    game, made, turns = game_of(name), [], Counter[int]()
    for n in range(len(game.scenarios()) * ROUNDS.get(name, 2)):
        scenario = game.scenarios()[n // ROUNDS.get(name, 2)]
        options = tuple(one for i, one in enumerate(reversed(options_of(name, scenario))) if n >> i & 1)
        seats = len(game.seats_of(game.setup(scenario, options)))
        turn, turns[seats] = turns[seats], turns[seats] + 1
        rulings = {one: known[(turn + i) % len(known)] for i, (one, known) in enumerate(rulings_of(name).items())}
        made.append(Seating(name, scenario, options, rulings, seats))
    return made


TABLES = [table for name in all_games() for table in tables(name)]
LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
RUNS = int(os.environ.get("RUNS", "5000"))  # of a game, in `make machines`
CALM = {"deadline": None, "database": None, "suppress_health_check": list(HealthCheck)}


def chosen(table: Seating) -> settings:
    if not LONG:
        return settings(derandomize=True, max_examples=10, stateful_step_count=25, **CALM)  # type: ignore[arg-type]
    runs = -(-RUNS // sum(1 for other in TABLES if other.game == table.game))
    return settings(max_examples=runs, stateful_step_count=120, print_blob=True, **CALM)  # type: ignore[arg-type]


NUMBERS = st.integers(0, 10_000)
TYPED = st.sampled_from(
    ["", "pass", "done", "1", "²", "move", "\x00", "> pass", "die 3", "x" * 300, "MOVE A 1"]
)
MOST = 1000  # entries: a machine that plays on and on looks at nothing new
AHEAD = st.sampled_from((0, 60, 250, 500))  # entries before the machine begins: random play seldom gets far by itself


class Table(RuleBasedStateMachine):
    """A match, and what we know about it without asking it."""

    seating: Seating

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        self.kept: list[tuple[Any, str]] = []  # copies, and what they were when they were made
        self.foreign: set[Any] = set()  # options of other moments
        self.match = Match(self.header(data))
        for n in random.Random(data.draw(NUMBERS)).choices(range(10_000), k=data.draw(AHEAD)):  # the middle of a game
            if self.goes_on():
                self.go(n)
        self.sums = [self.match.game.checksum(self.match.before(ply)) for ply in range(len(self.match.entries))]
        self.sums.append(self.match.checksum())  # before the first entry, and after each
        self.undone: list[str] = []

    def header(self, data: st.DataObject) -> Header:
        """The set-up, or any moment of a game that can draw one."""
        game, scenario, options, rulings, _ = self.seating
        if LONG:
            readings = rulings_of(game)
            anew = data.draw(st.lists(st.sampled_from(sorted(readings)), unique=True))
            rulings = {**rulings, **{one: data.draw(st.sampled_from(readings[one])) for one in anew}}
        sample = sampler(game)
        if sample is None or data.draw(st.booleans()):
            return Header(game, scenario, list(options), dict(rulings), seed=str(data.draw(NUMBERS)))
        position = sample(random.Random(data.draw(NUMBERS))) | {"options": list(options), "rulings": rulings}
        return Header(game, position["scenario"], position=position, seed="machine")

    @property
    def g(self) -> Any:
        return self.match.position

    def moved(self) -> None:
        conformance.position(self.match.game, self.g)
        self.sums.append(self.match.checksum())
        self.undone.clear()

    def goes_on(self) -> bool:
        return not self.match.over and len(self.match.entries) < MOST

    def go(self, n: int) -> None:
        if self.g.request is not None:
            self.match.chance()
        else:
            self.foreign.update(self.g.options[:6])
            self.match.choose(self.g.options[n % len(self.g.options)])

    def step(self, n: int) -> None:
        self.go(n)
        self.moved()

    # -- moves -----------------------------------------------------------------------------------------------------
    @precondition(goes_on)
    @rule(n=NUMBERS)
    def take_any_option(self, n: int) -> None:
        self.step(n)

    @precondition(goes_on)
    @rule(seed=NUMBERS, entries=st.integers(5, 60))
    def play_on(self, seed: int, entries: int) -> None:
        rng = random.Random(seed)
        for _ in range(entries):
            if self.goes_on():
                self.step(rng.randrange(10_000))

    @precondition(lambda self: self.g.request is not None)
    @rule(n=NUMBERS)
    def tell_a_die(self, n: int) -> None:
        request = self.g.request
        value = request.values[n % len(request.values)]
        self.match.chance(self.match.game.chance_words(request.kind, value))
        self.moved()

    # -- refusals --------------------------------------------------------------------------------------------------
    @rule()
    def try_what_is_no_option(self) -> None:
        before = self.match.text()
        conformance.refuses(self.match.game, self.g, sorted(self.foreign, key=str)[:20])
        assert self.match.text() == before

    @rule(text=TYPED)
    def type_something(self, text: str) -> None:
        before, entries = self.match.checksum(), len(self.match.entries)
        try:
            self.match.choose(text)
        except Refusal:
            assert (self.match.checksum(), len(self.match.entries)) == (before, entries)
        else:
            self.moved()

    # -- back and forth --------------------------------------------------------------------------------------------
    @rule()
    def undo(self) -> None:
        may = bool(self.match.entries) and self.match.entries[-1].mark == CHOICE
        assert self.match.can_undo == may
        if may:
            self.match.undo()
            self.undone.append(self.sums.pop())
        else:
            with pytest.raises(Refusal):
                self.match.undo()
        assert self.match.checksum() == self.sums[-1]

    @rule()
    def redo(self) -> None:
        if self.undone:
            self.match.redo()
            self.sums.append(self.undone.pop())
        else:
            with pytest.raises(Refusal):
                self.match.redo()
        assert self.match.checksum() == self.sums[-1]

    @rule()
    def all_the_way_back_and_forth(self) -> None:
        """Every choice since the last die or draw is taken back, and made again."""
        here = len(self.sums)
        while self.match.can_undo:
            self.undo()
        while len(self.sums) < here:
            self.redo()

    @rule(n=NUMBERS, seed=NUMBERS)
    def practise(self, n: int, seed: int) -> None:
        """A branch is the game of that moment, and the game does not hear of it."""
        before, ply = self.match.text(), n % len(self.sums)
        branch = self.match.branch(ply)
        assert branch.checksum() == self.sums[ply]
        rng = random.Random(seed)
        for _ in range(8):
            if branch.position.request is not None:
                branch.chance()
            elif not branch.over:
                branch.choose(rng.choice(branch.position.options))
        assert (self.match.text(), self.match.checksum()) == (before, self.sums[-1])

    # -- saves and copies ------------------------------------------------------------------------------------------
    @rule()
    def leave_and_come_back(self) -> None:
        """The journal is the game; what was undone is not in it."""
        text = self.match.text()
        self.match = Match.load(text)
        self.undone.clear()
        assert self.match.text() == text
        assert self.match.checksum() == self.sums[-1]

    @rule()
    def save_the_position(self) -> None:
        conformance.stable(self.match.game, self.g)
        data = json.loads(json.dumps(self.match.game.dump(self.g)))
        self.match.position = self.match.game.load(data, self.g)
        assert self.match.checksum() == self.sums[-1]

    @precondition(lambda self: between_turns(self.match.game, self.g))
    @rule()
    def write_the_position_down(self) -> None:
        assert plain(self.match.game, read_again(self.match.game, self.g)) == plain(self.match.game, self.g)

    @rule()
    def copy(self) -> None:
        self.kept = [*self.kept[-3:], (self.match.game.clone(self.g), self.sums[-1])]

    @precondition(lambda self: bool(self.kept))
    @rule(n=NUMBERS)
    def play_a_copy(self, n: int) -> None:
        """Neither the game nor the other copies move with it."""
        game, rng = self.match.game, random.Random(n)
        copy, _ = self.kept.pop(n % len(self.kept))
        source, player = Loose(rng), RandomPlayer(rng)
        for _ in range(12):
            if copy.request is not None:
                game.resolve(copy, source.answer(copy.request))
            elif copy.stack:
                game.apply(copy, player(copy))
        game.check(copy)

    # -- what may be seen ------------------------------------------------------------------------------------------
    @rule(seed=NUMBERS)
    def deal_what_is_hidden_anew(self, seed: int) -> None:
        conformance.hidden(self.match.game, self.g, random.Random(seed))

    @rule(seed=NUMBERS)
    def try_every_option(self, seed: int) -> None:
        conformance.accepts(self.match.game, self.g, random.Random(seed), most=4)

    # -- always ----------------------------------------------------------------------------------------------------
    @invariant()
    def everything_is_in_its_place(self) -> None:
        if not hasattr(self, "match"):  # before anybody has sat down
            return
        conformance.position(self.match.game, self.g)
        assert self.match.checksum() == self.sums[-1]
        assert len(self.match.entries) == len(self.sums) - 1 == len(self.match.events)
        for copy, total in self.kept:
            assert self.match.game.checksum(copy) == total


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whatever_is_done_in_any_order(table: Seating) -> None:
    machine = type(f"Table of {table}", (Table,), {"seating": table})
    if not LONG:
        machine = seed(TABLES.index(table))(machine)  # else all would do the same
    run_state_machine_as_test(machine, settings=chosen(table))


@pytest.mark.parametrize("name", list(all_games()))
def test_the_tables_have_every_scenario_and_option_and_at_every_number_of_seats_every_reading(name: str) -> None:
    mine = [table for table in TABLES if table.game == name]
    assert {table.scenario for table in mine} == set(game_of(name).scenarios())
    assert {one for table in mine for one in table.options} == set(game_of(name).options())
    known = {(one, reading) for one, readings in rulings_of(name).items() for reading in readings}
    for seats in {table.seats for table in mine}:
        assert {pair for table in mine if table.seats == seats for pair in table.rulings.items()} == known
