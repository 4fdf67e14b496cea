"""A match: its journal, undo up to new information, practice branches, files."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from homelands.core import registry
from homelands.core.chance import Scripted, Seeded
from homelands.core.decision import Refusal
from homelands.core.journal import Header, JournalError
from homelands.core.match import Match, start
from tests.core.toy import ToyTitle


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, "toy", ToyTitle())


def match(*answers: int) -> Match:
    return start("toy", "plain", source=Scripted(answers))


def lines(m: Match) -> list[str]:
    return [str(entry) for entry in m.entries]


def refused(reason: str) -> AbstractContextManager[object]:
    return pytest.raises(Refusal, match=f"^{reason} ")


# -- acting ------------------------------------------------------------------------------------------------------------
def test_choices_and_chance_are_written_as_they_are_typed() -> None:
    m = match(4)
    m.choose("ROLL")
    told = m.chance()
    m.choose(("spend",))
    m.choose("stop")
    assert lines(m) == ["> roll", "! die 4", "> spend", "> stop"]
    assert [e.name for e in told] == ["rolled"]
    assert [e.name for e in m.log] == ["rolled", "stopped"]
    assert m.over


def test_roll_answers_until_a_decision_is_needed() -> None:
    m = match(2)
    assert m.roll() == []
    m.choose("roll")
    assert len(m.roll()) == 1
    assert m.position.request is None


def test_a_chance_may_be_told_by_a_person() -> None:
    m = start("toy", "plain")
    m.choose("roll")
    with refused("no-source"):
        m.chance()
    m.chance("die 3")
    m.choose("roll")
    m.chance(5)
    assert m.position.seen == [3, 5]


def test_what_cannot_be_is_refused_and_leaves_no_entry() -> None:
    m = match(4)
    with refused("not-an-option"):
        m.choose("fly")
    with refused("not-an-option"):
        m.choose(("fly",))
    with refused("no-chance"):
        m.chance(3)
    m.choose("roll")
    with refused("no-decision"):
        m.choose("stop")
    for value in ("die 9", 9):
        with refused("impossible-chance"):
            m.chance(value)
    assert lines(m) == ["> roll"]


def test_the_position_before_an_entry_is_a_copy() -> None:
    m = match(4)
    m.choose("roll")
    m.chance()
    before = m.before(1)
    assert before.request is not None
    m.game.resolve(before, 6)
    assert m.position.points == 4
    assert m.before(2).points == 4


# -- undo --------------------------------------------------------------------------------------------------------------
def test_undo_takes_back_choices_up_to_the_last_new_information() -> None:
    m = match(4)
    m.choose("roll")
    m.chance()
    after_roll = m.checksum()
    m.choose("spend")
    m.choose("spend")
    assert m.can_undo
    assert str(m.undo()) == "> spend"
    m.undo()
    assert m.checksum() == after_roll
    assert not m.can_undo
    with refused("new-information"):
        m.undo()
    assert lines(m) == ["> roll", "! die 4"]


def test_nothing_can_be_undone_at_the_start() -> None:
    m = match()
    assert not m.can_undo
    m.note("hello")
    m.mark()
    assert not m.can_undo
    with refused("nothing-to-undo"):
        m.undo()


def test_redo_brings_back_what_undo_took() -> None:
    m = match()
    m.choose("spend")
    one = m.checksum()
    m.choose("spend")
    two = m.checksum()
    m.undo()
    m.undo()
    m.redo()
    assert m.checksum() == one
    m.redo()
    assert m.checksum() == two
    with refused("nothing-to-redo"):
        m.redo()


def test_another_choice_ends_the_way_back() -> None:
    m = match()
    m.choose("spend")
    m.undo()
    m.choose("roll")
    with refused("nothing-to-redo"):
        m.redo()


def test_the_end_of_a_game_can_be_undone_while_nothing_new_is_known() -> None:
    m = match()
    m.choose("stop")
    assert m.over
    m.undo()
    assert m.position.options == [("roll",), ("stop",), ("spend",)]


def test_a_match_that_keeps_no_snapshots_plays_the_same_and_does_not_go_back() -> None:
    kept = match(4, 3)
    for m in (bare := Match(Header("toy", "plain"), Scripted([4, 3]), keep=False), kept):
        m.choose("roll")
        m.chance()
        m.note("so far")
        m.choose("spend")
    assert (lines(bare), bare.checksum(), bare.log) == (lines(kept), kept.checksum(), kept.log)
    assert Match.load(bare.text(), keep=False).checksum() == kept.checksum()
    assert bare.game.checksum(bare.before(4)) == bare.checksum()
    with pytest.raises(IndexError):
        bare.before(1)
    assert not bare.can_undo
    with refused("nothing-to-undo"):
        bare.undo()


# -- branches ----------------------------------------------------------------------------------------------------------
def test_a_branch_goes_back_beyond_new_information_and_leaves_the_game_alone() -> None:
    m = start("toy", "plain", seed="s")
    for _ in range(2):
        m.choose("roll")
        m.roll()
    text, seen = m.text(), list(m.position.seen)
    other = m.branch(1, "what if")
    assert other.header.branch == "what if"
    assert lines(other) == ["> roll"]
    other.chance("die 1")
    other.choose("stop")
    assert m.text() == text
    assert m.position.seen == seen
    assert m.header.branch == ""


def test_a_branch_rolls_what_the_game_rolled() -> None:
    m = start("toy", "plain", seed="s")
    for _ in range(2):
        m.choose("roll")
        m.roll()
    other = m.branch(0)
    for _ in range(2):
        other.choose("roll")
        other.roll()
    assert other.position.seen == m.position.seen
    assert other.checksum() == m.checksum()


def test_a_branch_uses_its_own_copy_of_a_script() -> None:
    m = match(4, 5, 6)
    m.choose("roll")
    m.roll()
    other = m.branch(2)
    other.choose("roll")
    other.roll()
    m.choose("roll")
    m.roll()
    assert other.position.seen == m.position.seen == [4, 5]


@pytest.mark.parametrize("ply", [-1, 1])
def test_a_branch_from_nowhere_is_refused(ply: int) -> None:
    with refused("no-such-entry"):
        match().branch(ply)


# -- journals ----------------------------------------------------------------------------------------------------------
def played() -> Match:
    m = start("toy", "plain", seed="s")
    m.choose("roll")
    m.roll()
    m.note("so far so good")
    m.mark()
    m.choose("spend")
    return m


def test_a_journal_replays_without_the_generator() -> None:
    m = played()
    text = m.text().replace("seed: s\n", "")
    again = Match.load(text)
    assert again.source is None
    assert again.checksum() == m.checksum()
    assert again.text() == text
    assert [e.name for e in again.log] == [e.name for e in m.log]


def test_a_seeded_game_goes_on_after_loading_as_it_would_have() -> None:
    m = played()
    again = Match.load(m.text())
    for one in (m, again):
        for _ in range(3):
            one.choose("roll")
            one.roll()
    assert again.text() == m.text()
    assert again.checksum() == m.checksum()


def test_a_result_told_by_hand_takes_the_place_of_the_generators() -> None:
    """So that a game with one such roll goes on, after loading, with the rolls it would have had."""
    m = start("toy", "plain", seed="s")
    m.choose("roll")
    m.chance("die 3")
    again = Match.load(m.text())
    for one in (m, again):
        one.choose("roll")
        one.roll()
    assert again.position.seen == m.position.seen
    assert isinstance(m.source, Seeded)
    assert m.source.counts == {"dice": 2}


def test_a_journal_can_be_loaded_up_to_an_entry() -> None:
    assert lines(Match.load(played().text(), to=2)) == lines(played())[:2]


def test_the_header_says_the_rules_version_and_the_start_position() -> None:
    m = Match(Header("toy", "", position={"points": 7}))
    assert m.position.points == 7
    again = Match.load(m.text())
    assert again.position.points == 7
    assert again.header.rules == "7"


@pytest.mark.parametrize(
    ("wrong", "line", "message", "expected"),
    [
        ("> fly", 6, "found > fly, which is not possible here", ["roll", "stop", "spend"]),
        ("! die 3", 6, "found ! die 3, but a choice is to come", ["roll", "stop", "spend"]),
        ("> roll\n> roll", 7, "found > roll, but chance is to come", [f"! die {n}" for n in range(1, 7)]),
        ("> roll\n! die 8", 7, "found ! die 8, which is not possible here", [f"die {n}" for n in range(1, 7)]),
        ("> stop\n> roll", 7, "found > roll, but the game is over", []),
        ("= 00000000", 6, "the position differs: it is ", []),
    ],
)
def test_a_line_that_does_not_fit_is_named(wrong: str, line: int, message: str, expected: list[str]) -> None:
    text = f"game: toy\nscenario: plain\n---\n# a comment\n> spend\n{wrong}\n"
    with pytest.raises(JournalError) as error:
        Match.load(text, "my.journal")
    assert (error.value.where, error.value.line) == ("my.journal", line)
    assert error.value.message.startswith(message)
    assert error.value.expected == expected


def test_a_comment_of_several_lines_stays_a_comment() -> None:
    m = match()
    m.note("first\n> roll\nthird")
    assert Match.load(m.text()).checksum() == m.checksum()
    assert all(entry.mark == "#" for entry in Match.load(m.text()).entries)


# -- files -------------------------------------------------------------------------------------------------------------
def test_a_saved_match_writes_every_entry_as_it_happens(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "my.journal"
    m = match(3)
    m.choose("spend")
    m.save(path)
    m.choose("roll")
    m.chance()
    m.note("good")
    assert path.read_text(encoding="utf-8") == m.text()
    assert Match.load(path.read_text(encoding="utf-8")).checksum() == m.checksum()


def test_undo_and_redo_are_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "my.journal"
    m = match()
    m.save(path)
    m.choose("spend")
    m.choose("spend")
    m.undo()
    assert path.read_text(encoding="utf-8") == m.text()
    m.redo()
    assert path.read_text(encoding="utf-8") == m.text()
    assert [p.name for p in tmp_path.iterdir()] == ["my.journal"]


def test_a_refused_choice_is_not_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "my.journal"
    m = match()
    m.save(path)
    with refused("not-an-option"):
        m.choose("fly")
    assert path.read_text(encoding="utf-8") == m.text()
