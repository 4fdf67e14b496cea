"""The bench: which figures it gives. How fast anything is belongs to `make bench`, never to a test."""

from __future__ import annotations

import json
from typing import Any

import pytest

from homelands import bench
from homelands.core.registry import game


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "QUICK_ROUNDS", 2)
    monkeypatch.setattr(bench, "QUICK_GAMES_EACH", 1)


@pytest.mark.usefixtures("small")
def test_the_figures_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--json", "--quick", "--game", "navajo"]) == 0
    out: dict[str, Any] = json.loads(capsys.readouterr().out)
    figures = out["navajo"][bench.build_kind()]
    assert set(figures) == {"decisions_per_s", "games_per_s", "clone_us", "save_load_us", "bytes"}
    assert set(out["reference"]) == {"loops_per_s"}
    assert min(*figures.values(), *out["reference"].values()) > 0
    assert out["ratios"]["navajo"]["reference"] > 0
    assert ("catanatron" in out) == (bench.catanatron(1) is not None)


@pytest.mark.usefixtures("small")
def test_the_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--quick", "--game", "navajo"]) == 0
    told = capsys.readouterr().out
    for words in ("decisions a second", "of the loop", "µs a copy", "µs to save and load", "bytes a saved position"):
        assert words in told
    assert "catanatron" in told


def test_the_loop_always_does_the_same_work() -> None:
    assert bench._loop(5000) == bench._loop(5000)


def test_the_median_of_the_rounds_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = iter([5.0, 900.0, 7.0])
    monkeypatch.setattr(bench, "reference", lambda: {"loops_per_s": next(speeds)})
    monkeypatch.setattr(bench, "available_games", list)
    monkeypatch.setattr(bench, "catanatron", lambda games: None)
    assert bench.run(quick=True)["reference"] == {"loops_per_s": 7.0}


def test_sampled_positions_wait_for_a_decision() -> None:
    positions = bench.sample_positions(game("navajo"))
    assert len(positions) > 20
    assert all(g.options and g.request is None for g in positions)
