"""Where in the turn a match is, and what the seats are called: words and states for the page."""

from __future__ import annotations

import pytest

from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.table.words import TablePresenter
from tests.support import match, options, play


def states(m: Match) -> dict[str, str]:
    return {phase.id: phase.state for phase in TablePresenter(m.game, "en").ribbon(m)}


def test_a_card_goes_from_pre_empting_to_the_discard() -> None:
    m = match(tracks={"ap": 5}, start={"card": 24, "segment": "draw"})
    assert states(m) == {"preempt": "now", "enemy": "next", "dine": "next", "major": "next", "minor": "next",
                         "discard": "next"}  # fmt: skip
    play(m, "> preempt")
    assert list(states(m).items())[:4] == [("preempt", "done"), ("dine", "now"), ("enemy", "next"), ("major", "next")]


def test_what_was_left_out_says_why() -> None:
    m = match(tracks={"ap": 5}, start={"card": 24, "segment": "draw"})
    play(m, "> wait")
    first, second, *_ = TablePresenter(m.game, "en").ribbon(m)
    assert (first.id, first.state, second.id, second.state) == ("preempt", "skipped", "enemy", "now")
    assert str(m.position.t.ops[24].preempt) in first.why


def test_before_the_first_card_the_board_is_set_up() -> None:
    assert states(Match(Header("navajo", "rise", seed="1"))) == {"setup": "now"}
    assert states(Match(Header("plains", "2", seed="1"))) == {"setup": "now"}


def test_a_round_names_the_disc_and_those_in_the_bag() -> None:
    m = match("plains", scenario="2", start={"disc": "green"})
    assert options(m)
    found = TablePresenter(m.game, "en").ribbon(m)
    assert (found[-2].id, found[-2].state) == ("green", "now")
    assert (found[-1].id, found[-1].state) == ("bag", "next")
    assert found[-1].text == "6 discs in the bag"


@pytest.mark.parametrize(
    ("scenario", "seat", "name"),
    [("2", "green", "The Plains Tribes"), ("2", "blue", "The United States"), ("4", "green", "Northern Plains Tribes")],
)
def test_a_seat_is_called_by_what_it_plays(scenario: str, seat: str, name: str) -> None:
    m = Match(Header("plains", scenario, seed="1"))
    assert TablePresenter(m.game, "en").label(m, seat) == name
