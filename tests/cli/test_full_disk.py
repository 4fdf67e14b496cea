"""A game in the terminal on a disk that is full: what was written is a game that goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from homelands.core.match import Match
from tests.cli.conftest import Run

LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv.pop(1)),) * 2)
from homelands.cli.main import main
main()
"""
BOTS = ("--seat", "green=random", "--seat", "blue=random")


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
@pytest.mark.parametrize(("lang", "said"), [("en", "cannot be written"), ("it", "non si può scrivere")])
def test_the_file_is_named_and_the_game_goes_on_later(
    lang: str, said: str, saves: Path, tmp_path: Path, run: Run
) -> None:
    command = [sys.executable, "-c", LIMITED, "1500", "play", "plains", "--scenario", "2", *BOTS, "--seed", "5"]
    stopped = subprocess.run(
        [*command, "--plain", "--lang", lang], env={**os.environ}, capture_output=True, text=True, timeout=300,
        stdin=subprocess.DEVNULL, check=False,
    )  # fmt: skip
    assert stopped.returncode == 1, stopped.stderr
    assert "Traceback" not in stopped.stderr
    (path,) = saves.glob("*.journal")
    assert f"{path.name} {said}" in " ".join(stopped.stdout.split())
    text = path.read_text(encoding="utf-8")
    whole = Match.load(text.rpartition("\n")[0] + "\n")
    assert len(whole.entries) > 10
    run("play", "plains", "--resume", "--plain", lines=["quit"])
    (finished,) = saves.parent.rglob("plains-2-*.journal")
    there = Match.load(finished.read_text(encoding="utf-8"))
    assert there.entries[: len(whole.entries)] == whole.entries, "with all that was written"
    assert len(there.entries) > len(whole.entries)
