"""What one sees in a debugger: matches, decisions, positions and frames."""

from __future__ import annotations

from homelands.core.match import Match, start
from homelands.core.state import Frame
from tests.support import match


def raided() -> Match:
    """An enemy raid asks for a reaction of Family A."""
    return match(families={"A": {"at": "shiprock.3"}}, start={"raid": {"placed": ["shiprock.3"], "left": 5},
                                                              "reaction_at": "shiprock.3"})  # fmt: skip


def test_a_frame_names_its_step_and_what_is_set() -> None:
    assert repr(Frame("raids.place", at=3, left=5, seq=(2, 4))) == "<raids.place at=3 left=5 seq=(2, 4)>"
    assert repr(Frame("")) == "<end>"


def test_the_book_tells_what_the_locals_of_a_frame_mean() -> None:
    m = raided()
    book = m.game.book
    lines = book.stack(m.position).splitlines()
    assert len(lines) == len(m.position.stack)
    assert [line for line in lines if line.startswith("<enemy raid: ") and "(the Area of the last placement)" in line]
    assert book.describe(Frame("nowhere.at-all", n=2)) == "<nowhere.at-all; n=2>"


def test_every_procedure_names_its_own_frame() -> None:
    book = raided().game.book
    for name, steps in book.procedures.items():
        told = book.describe(Frame(steps[0]))
        owners = [n for n, frame in book.frames.items() if steps[0] in frame]
        assert any(told == f"<{owner}: {steps[0]}>" for owner in owners), name


def test_a_position_tells_scenario_period_and_place() -> None:
    assert repr(start("navajo", "rise").position) == "<rise, spanish period: setup.place-family, 15 options>"
    assert repr(start("plains", "2").position) == "<green, blue; round 0: setup.deal-card, card>"
    over = match(start={"card": 24, "segment": "dine"})
    over.position.stack.clear()
    assert repr(over.position).endswith(": over>")


def test_a_decision_tells_who_is_asked_what() -> None:
    asked = start("navajo", "rise").pending
    assert repr(asked) == (
        "<dine: setup.place-family [14.1], 15 options: place 0 0 | place 0 1 | place 0 2 | place 0 3 | place 0 4 "
        "| place 0 5 | 9 more>"
    )


def test_a_match_tells_game_entry_and_options_as_they_are_typed() -> None:
    m = start("navajo", "rise", seed="1")
    assert repr(m).startswith("<navajo rise, entry 0: dine, setup.place-family [14.1]: place A shiprock.1 | place A")
    assert repr(start("plains", "2")) == "<plains 2, entry 0: chance, card>"
    while not m.over:
        m.choose(m.position.options[0])
        m.roll()
    assert repr(m) == f"<navajo rise, entry {len(m.entries)}: over, {m.position.outcome} ({m.position.why})>"


def test_a_fork_goes_its_own_way() -> None:
    m = start("navajo", "rise", seed="1")
    m.choose(m.position.options[0])
    before = m.checksum()
    fork = m.fork(seed="2")
    fork.undo()
    fork.choose(fork.position.options[3])
    assert m.checksum() == before
    assert fork.header.seed == "2"
    assert fork.header.branch == "copy at 1"
    m.undo()
    assert m.checksum() == m.fork(0).checksum() == start("navajo", "rise").checksum()
