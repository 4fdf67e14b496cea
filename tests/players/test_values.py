"""The value of a position: a share of the win for every seat, exact at the end, and higher for who is better off."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from homelands.core.chance import Loose
from homelands.core.registry import game as game_of
from homelands.games.plains.bots.win_chance import (
    ALLY_FIGURES,
    FIGURES,
    FITS,
    ally_figures,
    ally_lead,
    figures,
    lead,
    time_left,
)
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import INDIANS, TABLES, US
from homelands.games.plains.rules.victory import owners, seats_of
from homelands.players import POLICIES
from homelands.players.values import value
from tests.games.plains.table import bare
from tests.players.positions import decisions

GAMES = [
    ("navajo", "rise", ()), ("navajo", "rise", ("two-players",)),
    ("plains", "2", ()), ("plains", "3", ()), ("plains", "3", ("indian-allies",)), ("plains", "4", ()),
]  # fmt: skip


@pytest.mark.parametrize(("name", "scenario", "options"), GAMES)
def test_every_seat_has_a_share_of_the_win(name: str, scenario: str, options: tuple[str, ...]) -> None:
    game = game_of(name)
    for g in decisions(name, scenario, options, 6, 150):
        shares = [value(game, g, seat) for seat in game.seats_of(g)]
        assert all(0 <= share <= 1 for share in shares)
        if name == "plains":
            assert sum(shares) == pytest.approx(1)
        else:
            assert sum(shares) <= 1 + 1e-9  # the Diné may lose together


@pytest.mark.parametrize(("name", "scenario", "options"), GAMES)
def test_the_end_is_worth_what_it_is(name: str, scenario: str, options: tuple[str, ...]) -> None:
    game, rng = game_of(name), random.Random(4)
    g = game.setup(scenario, options)
    game.play_out(g, Loose(rng), POLICIES["random"](name, rng))
    for seat in game.seats_of(g):
        assert value(game, g, seat) == game.payoff(g, seat)


@pytest.mark.parametrize(("options", "alone"), [((), "green"), (("indian-allies",), "blue")])
def test_whoever_plays_alone_against_the_better_of_two_has_less_than_against_their_mean(
    options: tuple[str, ...], alone: str
) -> None:
    """Three players, by both readings of who wins: an ally who has more than the other is above his side."""
    own = {}
    for reading in ("player", "side"):
        m = bare({"james-river": {"green": 3}, "flint-hills": {"blue": 1}, "neosho": {"blue": 2}}, scenario="3",
                 options=list(options), rulings={"three-players": reading}, start={"disc": "green"})  # fmt: skip
        own[reading] = value(m.game, m.position, alone)
    assert 0 < own["player"] < own["side"] < 1


def test_there_is_a_fit_for_every_table() -> None:
    assert set(FITS) == set(TABLES)
    for table, fit in FITS.items():
        scenario, _, option = table.partition("-")
        g = game_of("plains").setup(scenario, ["indian-allies"] if option else [])
        assert len(figures(g, 3.0, fit.railroad)) == len(FIGURES) == len(fit.sides.late) == len(fit.sides.early)
        for side, line in enumerate(fit.allies):
            split = len({g.seating.of[c] for c in ((0, 1), (2, 3))[side]}) == 2
            assert (line is not None) == split
            if line is not None:
                assert len(ally_figures(g, side, owners(g))) == len(ALLY_FIGURES) == len(line.late)


def worth(**position: Any) -> float:
    """To the Indians, at a table of two."""
    m = bare(position.pop("regions", {}), start={"disc": "green"}, **position)
    return value(m.game, m.position, "green")


def test_who_is_better_off_has_the_better_chance() -> None:
    few, many = (
        {"james-river": {"green": 3}, "st-louis": {"blue": 4}},
        {"james-river": {"green": 6}, "st-louis": {"blue": 4}},
    )
    assert worth(regions=many) > worth(regions=few)
    assert worth(regions=few, wagons={"destroyed": 6}) > worth(regions=few)
    taken = {name: {"blue": 2} for name in ("flint-hills", "neosho", "denver", "cheyenne", "elkhorn")}
    assert worth(regions=few | taken) < worth(regions=few)


def discs(table: str, games: int) -> Iterator[State]:
    """Positions before each disc of games by rules of thumb."""
    game = game_of("plains")
    for seed in range(games):
        rng = random.Random(seed)
        g, source, thumb = game.setup(table), Loose(rng), POLICIES["heuristic"]("plains", rng)
        while g.stack:
            if g.request is None:
                game.book.take(g, thumb(g))
                continue
            if g.request.kind == "disc":
                yield g
            game.book.answer(g, source.answer(g.request))


def test_the_lead_decides_when_no_time_is_left() -> None:
    """Before the last disc of games between equals, whoever leads by eight points or more is nearly always given it."""
    game, sure = game_of("plains"), 0
    for g in discs("2", 3):
        ahead = lead(g, owners(g))
        if g.ending and time_left(g) < 0.2 and abs(ahead) >= 8:
            assert value(game, g, "green" if ahead > 0 else "blue") > 0.85
            sure += 1
    assert sure


def test_a_lead_over_an_ally_lasts_only_when_time_is_short() -> None:
    """Regions change hands between allies: four points more than the ally are far from sure until the last disc."""
    game = game_of("plains")
    early, late = list[float](), list[float]()
    for g in discs("4", 4):
        for side in (INDIANS, US):
            ahead = ally_lead(g, side, owners(g))
            if abs(ahead) >= 4 and not 0.2 <= time_left(g) <= 5:
                allies = [value(game, g, g.seating.seats[seat]) for seat in seats_of(g, side)]
                (early if time_left(g) > 5 else late).append(allies[ahead < 0] / sum(allies))
    assert early
    assert sum(early) / len(early) < 0.72
    assert late
    assert sum(late) / len(late) > 0.9
