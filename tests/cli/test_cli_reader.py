"""Reading and keeping: completion, Ctrl-C in the middle of a move, names of saved games."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from homelands.cli import saves as sv
from homelands.cli.reader import completions, unbroken

PHRASES = ["move shiprock.2", "move shiprock.4", "mount A", "odds mount A", "map"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", ["map", "mount ", "move ", "odds "]),
        ("mo", ["mount ", "move "]),
        ("move ", ["shiprock.2", "shiprock.4"]),
        ("  move   ship", ["shiprock.2", "shiprock.4"]),
        ("odds m", ["mount "]),
        ("move zuni", []),
        ("map ", []),
    ],
)
def test_completion_goes_word_by_word(typed: str, found: list[str]) -> None:
    assert completions(typed, PHRASES) == found


def test_an_interrupt_waits_for_the_end_of_a_move() -> None:
    done = []
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt), unbroken():  # noqa: PT012
        signal.raise_signal(signal.SIGINT)
        done.append("the rest of the move")
    assert done == ["the rest of the move"]
    assert signal.getsignal(signal.SIGINT) is before


def test_names_of_games_never_meet(saves: Path) -> None:
    first = sv.new_path("navajo", "rise")
    first.parent.mkdir(parents=True)
    first.write_text("", encoding="utf-8")
    second = sv.new_path("navajo", "rise")
    assert second != first
    assert first.parent == saves
    second.write_text("", encoding="utf-8")
    practice = sv.practice_path(first)
    practice.write_text("", encoding="utf-8")
    assert set(sv.games("navajo")) == {first, second}  # practice is no game to go on with
    assert sv.games("plains") == []


@pytest.mark.parametrize(
    ("platform", "variable", "expected"),
    [("linux", "XDG_DATA_HOME", "homelands/games"), ("darwin", "HOME", "Library/Application Support/homelands/games")],
)
def test_the_data_folder_of_each_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, variable: str, expected: str
) -> None:
    monkeypatch.delenv("HOMELANDS_DATA")
    monkeypatch.setattr(sv.sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))
    assert sv.folder() == tmp_path / expected
