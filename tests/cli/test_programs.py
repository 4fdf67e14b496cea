"""Programs at the table of `homelands play`: asked for with --seat, told about when they fail, not run by journals."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]
BOTS = Path(__file__).parents[2] / "examples" / "bots"
LOTS = f"cmd(time=60s):{sys.executable} {BOTS / 'lots.py'}"


def journal(saves: Path) -> str:
    (path,) = saves.glob("*.journal")
    return path.read_text(encoding="utf-8")


def test_a_program_plays_and_stands_in_the_journal(run: Run, saves: Path) -> None:
    result = run("play", "plains", "--players", "2", "--seed", "3", "--seat", f"green={LOTS}", "--seat", "blue=human",
                 lines=[])  # fmt: skip
    assert "\nblue: " in result.output  # green has chosen, blue is asked
    assert f"seat: green = {LOTS}\n" in journal(saves)
    assert "> place " in journal(saves)


def test_a_journal_alone_runs_no_program(run: Run, saves: Path, tmp_path: Path) -> None:
    """Whoever sends a journal could have written anything into it."""
    mark = tmp_path / "ran"
    wicked = f"cmd:touch {mark}"
    run("play", "plains", "--players", "2", "--seed", "3", "--seat", "green=human", "--seat", "blue=random", lines=[])
    (path,) = saves.glob("*.journal")
    path.write_text(journal(saves).replace("blue = random", f"blue = {wicked}"), encoding="utf-8")
    before = journal(saves)
    refused = run("play", "--resume", lines=["1"] * 40)
    assert refused.exit_code == 2
    assert f"blue was played by the program '{wicked}'" in refused.output + (refused.stderr or "")
    assert not mark.exists()
    assert journal(saves) == before
    run("play", "--resume", "--seat", "blue=random", lines=["1"] * 40)
    assert "seat: blue = random\n" in journal(saves)
    assert not mark.exists()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "green: the program ./Nobody cannot be started (there is no such program); random plays for it."),
        ("it", "verde: il programma ./Nobody non si avvia (there is no such program); al suo posto gioca random."),
    ],
)
def test_troubles_are_told_once_and_the_game_goes_on(run: Run, saves: Path, language: str, said: str) -> None:
    result = run("play", "plains", "--players", "2", "--seed", "3", "--lang", language, "--seat",
                 "green=cmd(fallback=random):./Nobody", "--seat", "blue=human", lines=[])  # fmt: skip
    assert result.output.count(said) == 1
    assert "> place " in journal(saves)


def test_wrong_words_are_refused_before_anything_happens(run: Run, saves: Path) -> None:
    for seat, reason in (
        ("green=cmd(time=soon):./bot", "unknown time 'soon'"),
        ("green=mcts:none", "unknown budget of mcts 'none'; expected one of: mcts:200, mcts:1s"),
        ("green=grandmaster", "unknown player 'grandmaster'"),
    ):
        result = run("play", "plains", "--players", "2", "--seat", seat, lines=[])
        assert result.exit_code == 2
        assert reason in result.output + (result.stderr or "")
    assert not list(saves.glob("*"))


@pytest.mark.parametrize("level", ["easy", "normal", "mcts:3"])
def test_levels_take_seats(run: Run, saves: Path, level: str) -> None:
    run("play", "plains", "--players", "2", "--seed", "3", "--seat", f"green={level.upper()}", "--seat", "blue=human",
        lines=[])  # fmt: skip
    assert f"seat: green = {level}\n" in journal(saves)
    assert "> place " in journal(saves)
