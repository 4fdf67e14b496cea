"""The compiled engine plays the same games. It is compared where it has been built from these very sources."""

from __future__ import annotations

import os
import subprocess
import sys
from types import ModuleType

import pytest

from homelands.checks import fingerprint
from homelands.checks.builds import compiled_tree
from homelands.checks.speed.engines import Beside
from homelands.core.registry import game
from tests import support
from tests.support import ROOT


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return support.tool("compile")


def test_the_same_game_has_the_same_fingerprint() -> None:
    navajo = game("navajo")
    found = {fingerprint.fingerprint(navajo, navajo.setup("rise"), "1") for _ in range(2)}
    assert len(found) == 1


def test_any_other_game_has_another_one() -> None:
    plains = game("plains")
    found = {fingerprint.fingerprint(plains, plains.setup(scenario), seed)[0] for scenario in "23" for seed in "12"}
    assert len(found) == 4


def test_modules_that_stay_plain_are_there(tool: ModuleType) -> None:
    files = {path.stem for part in tool.COMPILED for path in (ROOT / "src" / "homelands").glob(part)}
    assert set(tool.PLAIN) <= files


def test_what_play_needs_is_compiled(tool: ModuleType) -> None:
    found = {path.as_posix() for path in tool.modules()}
    for name in ("core/flow", "games/navajo/rules/raids", "games/plains/rules/copying", "players/mcts",
                 "games/plains/bots/heuristic"):
        assert f"homelands/{name}.py" in found
    assert "homelands/core/data.py" not in found


def test_plain_and_compiled_play_the_same_games() -> None:
    tree = compiled_tree()
    if tree is None:
        pytest.skip("no compiled build of these sources (`make compiled`)")
    command = [sys.executable, "-m", "homelands.checks.fingerprint", "--games", "2"]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(tree)}, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == list(fingerprint.lines(2))


def test_a_build_beside_this_one_is_measured() -> None:
    beside = Beside(ROOT / "src")  # any tree will do
    try:
        assert beside.measure("copy", "navajo", quick=True)["clone_us"] > 0
        with pytest.raises(RuntimeError, match="has ended"):
            beside.measure("no-such-measure", "navajo", quick=True)
    finally:
        beside.close()
