"""The journal as a text: what is written, what is read, and what is named as wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from homelands.core.journal import Entry, Header, Journal, JournalError, parse

SHORT = """\
game: toy
scenario: plain
---
# a comment
! card 32
> preempt
= 1a2b3c4d
"""


def test_the_four_kinds_of_lines_are_read_with_their_numbers() -> None:
    journal = parse(SHORT)
    assert (journal.header.game, journal.header.scenario) == ("toy", "plain")
    assert journal.entries == [
        Entry("#", "a comment", 4), Entry("!", "card 32", 5), Entry(">", "preempt", 6), Entry("=", "1a2b3c4d", 7),
    ]  # fmt: skip
    assert journal.text() == SHORT


def test_the_whole_header_comes_back_as_it_was_written() -> None:
    header = Header(
        "toy", "plain", ["horse-meat", "ride-to-death"], {"black-cubes": "all", "odd-intruders": "down"},
        {"dine": "human"}, ["packs/mine", "packs/yours"], "3", "my seed", {"tracks": {"ap": 3}}, "what if",
    )  # fmt: skip
    text = Journal(header, [Entry(">", "go")]).text()
    again = parse(text)
    assert again.header == header
    assert again.text() == text


def test_empty_lines_and_loose_spaces_do_not_matter() -> None:
    text = "# said before\n\n  game:toy \nscenario : plain\n---\n\n >   move   shiprock.2  \n"
    journal = parse(text)
    assert (journal.header.game, journal.header.scenario) == ("toy", "plain")
    assert [str(e) for e in journal.entries] == ["> move shiprock.2"]


def test_a_position_may_stand_in_the_lines_below_its_key() -> None:
    plain = {"scenario": "rise", "tracks": {"ap": 3}, "start": {"card": 24}}
    text = f"game: navajo\nposition:\n{json.dumps(plain, indent=2)}\nseed: 5\n---\n> go\n"
    header = parse(text).header
    assert header.position == plain
    assert (header.scenario, header.seed) == ("rise", "5")


def test_a_position_may_stand_in_a_file_beside_the_journal(tmp_path: Path) -> None:
    (tmp_path / "start.json").write_text('{"points": 7}', encoding="utf-8")
    text = "game: toy\nscenario: plain\nposition: start.json\n---\n"
    assert parse(text, str(tmp_path / "my.journal")).header.position == {"points": 7}


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "the header does not end"),
        ("game: toy\nscenario: plain\n", 3, "the header does not end"),
        ("game: toy\n---\n", 2, "the header has no 'scenario'"),
        ("scenario: plain\n---\n", 2, "the header has no 'game'"),
        ("gmae: toy\n---\n", 1, "found 'gmae: toy' in the header"),
        ("game toy\n---\n", 1, "found 'game toy' in the header"),
        ("game: toy\nruling: black-cubes\n---\n", 2, "found 'black-cubes', expected: name = value"),
        ("game: toy\nposition: {]}\n---\n", 2, "the position is not JSON"),
        ("game: toy\nposition: {\n---\n", 3, "the position does not end"),
        ("game: toy\nposition: nowhere.json\n---\n", 2, "the position cannot be read"),
        ("game: toy\nscenario: plain\n---\n> go\nmove\n", 5, "found 'move'"),
        ("game: toy\nscenario: plain\n---\n>go\n", 4, "found '>go'"),
        ("game: toy\nscenario: plain\n---\n> go\n>\n", 5, "nothing after '>'; the line is cut off"),
        ("game: toy\nscenario: plain\n---\n> go\n= 1a2b", 5, "the file is cut off in a checksum"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(JournalError) as error:
        parse(text, "my.journal")
    assert (error.value.where, error.value.line) == ("my.journal", line)
    assert message in error.value.message
    assert str(error.value).startswith(f"my.journal:{line}: ")


def test_a_file_without_a_last_line_end_is_read() -> None:
    assert [str(e) for e in parse(SHORT.rstrip("\n")).entries][-1] == "= 1a2b3c4d"


def test_an_error_says_what_was_expected() -> None:
    error = JournalError("f", 3, "found x", ["a", "b"])
    assert str(error) == "f:3: found x; expected one of: a, b"
