"""`homelands replay`: journals checked, stepped through, turned into positions."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

Run = Callable[..., Result]
SHORT = """\
game: navajo
scenario: rise
seed: 7
---
> place A shiprock.2
> ferocity 1
# a thought
> place B san-juan.2
"""
ACT: dict[str, Any] = {"scenario": "rise", "families": {"A": {"at": "shiprock.3"}}, "start": {"activate": "A"}}


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    def put(text: str) -> Path:
        path = tmp_path / "game.journal"
        path.write_text(text, encoding="utf-8")
        return path

    return put


Write = Callable[[str], Path]


def test_a_good_journal_is_told_to_its_end(run: Run, write: Write) -> None:
    result = run("replay", str(write(SHORT)))
    assert result.exit_code == 0
    assert "Navajo Wars, rise, 4 entries." in result.output
    assert "Area 2: Family A, Ferocity 1" in result.output
    assert "With which Ferocity does Family B start?" in result.output


def test_step_tells_every_entry_with_what_it_led_to(run: Run, write: Write) -> None:
    output = run("replay", str(write(SHORT)), "--step").output
    assert "   1 > place A shiprock.2\n       Family A starts in Shiprock 2. [14.1]\n" in output
    assert "   3 # a thought\n" in output


def test_json_is_the_position_after_an_entry(run: Run, write: Write) -> None:
    path = str(write(SHORT))
    found = json.loads(run("replay", path, "--json", "--to", "1").output)
    assert found["families"]["A"] == {
        "at": "shiprock.2", "ferocity": 0, "man": 1, "woman": 1, "child": 1, "horse": 0,
    }  # fmt: skip
    assert json.loads(run("replay", path, "--json").output)["families"]["B"]["at"] == "san-juan.2"
    assert json.loads(run("replay", path, "--json", "--to", "0").output)["families"]["A"]["at"] is None


def test_an_entry_beyond_the_end_is_refused(run: Run, write: Write) -> None:
    result = run("replay", str(write(SHORT)), "--to", "5")
    assert result.exit_code == 1
    assert "There is no entry 5: the journal has 4." in result.output


@pytest.mark.parametrize(
    ("found", "line", "said"),
    [
        ("> ferocity 9", 6, "expected one of: ferocity 0, ferocity 1, ferocity 2, ferocity 3"),
        ("ferocity 1", 6, "expected one of: > choice, ! chance, # comment, = checksum"),
        ("> ", 6, "the line is cut off"),
        ("! die 3", 6, "but a choice is to come"),
        ("= 00000000", 6, "the position differs"),
    ],
)
def test_what_does_not_fit_is_named_with_file_and_line(
    run: Run, write: Write, found: str, line: int, said: str
) -> None:
    path = write(SHORT.replace("> ferocity 1", found))
    result = run("replay", str(path))
    assert result.exit_code == 1
    assert f"{path}:{line}: " in result.output
    assert said in result.output


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("scenario: rise", "scenario: nowhere", 2, "expected one of: rise, duenos"),
        ("seed: 7", "luck: 7", 3, "expected one of: game, scenario"),
        ("---\n", "", 4, "expected one of: game, scenario"),
        ("scenario: rise", "scenario: rise\nposition: nowhere.json", 3, "cannot be read"),
        ("scenario: rise", 'scenario: rise\nposition: {"tracks": 3}', 3, "tracks: 3, expected a table"),
    ],
)
def test_a_bad_header_is_named_with_its_line(
    run: Run, write: Write, old: str, new: str, line: int, said: str
) -> None:
    path = write(SHORT.replace(old, new, 1))
    result = run("replay", str(path))
    assert result.exit_code == 1
    assert f"{path}:{line}: " in result.output
    assert said in result.output


def test_a_journal_may_start_from_a_position_in_a_file_or_in_its_header(
    run: Run, write: Write, tmp_path: Path
) -> None:
    (tmp_path / "start.json").write_text(json.dumps(ACT), encoding="utf-8")
    for value in ("start.json", json.dumps(ACT), "\n" + json.dumps(ACT, indent=2)):
        path = write(f"game: navajo\nposition: {value}\n---\n> council\n! die 3\n")
        found = json.loads(run("replay", str(path), "--json").output)
        assert found["tracks"]["ap"] == 4  # 3 at the start of the scenario, and one more: 3 is enough in Shiprock 3


def test_verify_checks_the_dice_against_the_seed(run: Run, write: Write, saves: Path) -> None:
    lines = ["place A shiprock.2", "1", "place B san-juan.2", "1", "place C canyon.1", "1", "1", "1"]
    run("play", "navajo", "--scenario", "rise", "--seed", "7", lines=lines)
    (kept,) = saves.glob("*.journal")
    good = run("replay", str(kept), "--verify")
    assert good.exit_code == 0
    assert "All dice and draws are those of seed 7." in good.output
    text = kept.read_text(encoding="utf-8")
    path = write(text.replace("seed: 7", "seed: 8"))
    line = text.splitlines().index(next(row for row in text.splitlines() if row.startswith("!"))) + 1
    bad = run("replay", str(path), "--verify")
    assert bad.exit_code == 1
    assert f"{path}:{line}: found ! set-out" in bad.output
    assert "which the seed does not give; expected one of: ! set-out" in bad.output
    assert run("replay", str(path)).exit_code == 0  # it replays all the same: chance results are in it


def test_verify_without_a_seed_says_so(run: Run, write: Write) -> None:
    result = run("replay", str(write(SHORT.replace("seed: 7\n", ""))), "--verify")
    assert result.exit_code == 0
    assert "no seed to check" in result.output


def test_the_end_of_a_game_is_told(run: Run, write: Write) -> None:
    data = {"scenario": "rise", "tracks": {"military": 1, "morale": 9}, "start": {"end": True}}
    result = run("replay", str(write(f"game: navajo\nposition: {json.dumps(data)}\n---\n")))
    assert "Major Defeat." in result.output


@pytest.mark.parametrize("name", ["nowhere.journal", "."])
def test_a_file_that_cannot_be_read(run: Run, tmp_path: Path, name: str) -> None:
    result = run("replay", str(tmp_path / name))
    assert result.exit_code == 1
    assert str(tmp_path) in result.output


def test_a_file_that_is_no_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.journal").write_bytes(b"\xff\xfe\x00")
    result = run("replay", str(tmp_path / "x.journal"))
    assert result.exit_code == 1
    assert "not a text file" in result.output
