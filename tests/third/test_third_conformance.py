"""The conformance suite, as it is, on the third game; its journals, and a soak."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from homelands.core import versions
from homelands.core.match import Match, start
from homelands.core.title import Title
from tests.support import ROOT
from tests.third.conftest import NAME, Run
from tests.third.test_third_terminal import played


def test_the_same_suite_runs_on_it(environment: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance", "-k", NAME],
        env=environment, cwd=ROOT, capture_output=True, text=True, timeout=900, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:]
    ran = sum(int(n) for n in re.findall(r"(\d+) passed", done.stdout)) or done.stdout.count(".")
    assert ran > 60


def test_a_soak_finds_nothing(environment: dict[str, str], tmp_path: Path) -> None:
    command = ["-m", "homelands.checks.soak", "--game", NAME, "--games", "40", "--out", str(tmp_path / "soak")]
    done = subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert not list((tmp_path / "soak").rglob("*.journal"))


def test_a_journal_is_saved_and_replayed(third: Title, tmp_path: Path) -> None:
    match = played("journal")
    match.mark()
    match.save(tmp_path / "game.journal")
    text = (tmp_path / "game.journal").read_text(encoding="utf-8")
    assert text.startswith(f"game: {NAME}\nscenario: summer\n")
    assert versions.load(text).checksum() == match.checksum()
    bare = re.sub("^seed: .*\n", "", text, flags=re.MULTILINE)
    assert Match.load(bare).checksum() == match.checksum()


def test_undo_and_branches(third: Title) -> None:
    match = start(NAME, "summer", seed="undo")
    while match.position.request is not None:
        match.chance()
    before = match.checksum()
    match.choose("land spring")
    match.undo()
    assert match.checksum() == before
    match.redo()
    assert match.branch(0).checksum() == start(NAME, "summer").checksum()


def test_the_list_of_games_in_a_refusal_has_it(run: Run) -> None:
    assert f"the games are: navajo, plains, {NAME}" in run("play", "chess", status=2)
