"""Processes that think for the server: one is killed, one eats memory. The game goes on."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest

from homelands.serve.work import thinker
from tests.serve.running import Guest, good, running, settings, start, wait

BAD = pytest.mark.parametrize(
    "kind",
    ["deadly", pytest.param("greedy", marks=pytest.mark.skipif(sys.platform == "win32", reason="no limit there"))],
)


@pytest.fixture
def misbehaving(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(__file__).parents[1] / "slow"
    monkeypatch.setenv("HOMELANDS_TEST_PLAYER", kind)
    monkeypatch.setenv("PYTHONPATH", f"{folder}:{Path(thinker.__file__).parents[3]}")


@BAD
@pytest.mark.usefixtures("misbehaving")
def test_another_moves_for_a_bot_whose_process_ends(tmp_path: Path) -> None:
    with running(settings(tmp_path, memory=300 << 20)) as url:
        seats = {"green": "me", "blue": "bot:random"}
        mine = Guest(url, start(url, game="plains", scenario="2", seats=seats)["mine"])
        rng, moved = random.Random(3), 0
        while moved < 3:
            state = mine.state()
            if state["pending"]["yours"]:
                state = good(mine.act(state["ply"], rng.choice(state["pending"]["options"])["text"]))["state"]
            if not state["pending"]["yours"]:
                ply = state["ply"]
                wait(lambda ply=ply: mine.state()["ply"] > ply, "the move of the stand-in")
                moved += 1


@BAD
@pytest.mark.usefixtures("misbehaving")
def test_a_hint_whose_process_ends_has_failed_and_the_game_has_not(tmp_path: Path) -> None:
    with running(settings(tmp_path, memory=300 << 20)) as url:
        mine = Guest(url, start(url, game="navajo", scenario="rise")["mine"])
        state = mine.state()
        job = good(mine.do("hint", state["ply"]))["job"]

        def end() -> Any:
            found = good(mine.ask("GET", f"/jobs/{job}"))
            return found if found["state"] != "running" else None

        assert wait(end, "the end of the hint")["state"] == "failed"
        assert mine.state()["ply"] == state["ply"]
        good(mine.act(state["ply"], state["pending"]["options"][0]["text"]))
        assert mine.do("hint", mine.state()["ply"]).status_code == 202, "he may ask again"
