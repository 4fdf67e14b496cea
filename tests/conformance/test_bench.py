"""The bench: which figures it gives. How fast anything is belongs to `make bench`, never to a test."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from homelands.checks.speed import command, engines, growth, history, main, measures, peers, plot
from homelands.core.registry import title

GAME_FIGURES = {
    "decisions_per_s", "games_per_s", "clone_us", "memory_bytes", "save_load_us", "bytes", "journal_ms",
    "journal_entries", "mcts_per_s",
}  # fmt: skip


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(command, "QUICK_ROUNDS", 2)
    monkeypatch.setattr(measures, "QUICK_GAMES_EACH", 1)
    monkeypatch.setattr(measures, "QUICK_PLAYOUTS", 10)
    monkeypatch.setattr(type(title("navajo")), "goes_far", ("rise", "random"))
    monkeypatch.setattr(engines, "compiled_tree", lambda: None)
    monkeypatch.setattr(peers, "SPIEL", ("backgammon",))
    measures.long_journal.cache_clear()
    yield
    measures.long_journal.cache_clear()


@pytest.mark.usefixtures("small")
def test_the_figures_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json", "--quick", "--game", "navajo"]) == 0
    out: dict[str, Any] = json.loads(capsys.readouterr().out)
    figures = out["navajo"][engines.build_kind()]
    assert set(figures) == GAME_FIGURES
    assert set(out["reference"]) == {"loops_per_s"}
    assert min(*figures.values(), *out["reference"].values()) > 0
    found = [name for name, _ in peers.peers(quick=True)]
    assert set(out) == {"navajo", "reference", "ratios", "python", *found}
    assert set(out["ratios"]["navajo"][engines.build_kind()]) == {"reference", *found}


@pytest.mark.usefixtures("small")
def test_the_table_for_people_and_the_history(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "saves" / "bench.jsonl"
    for _ in range(2):
        assert main(["--quick", "--game", "navajo", "--compare"], kept) == 0
    first, second = capsys.readouterr().out.split("no earlier run to compare with\n")
    for words in ("decisions a second", "decisions a loop", "µs a copy", "bytes a saved position", "make compiled"):
        assert words in first
    assert "catanatron" in first
    assert "in loops of the reference" in second
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 2


def test_the_loop_always_does_the_same_work() -> None:
    assert peers.loop(5000) == peers.loop(5000)


def test_the_best_of_the_rounds_counts() -> None:
    assert command.best("decisions_per_s", [5.0, 900.0, 7.0]) == 900
    assert command.best("clone_us", [5.0, 900.0, 7.0]) == 5


def figures(speed: float, copy: float, loops: float = 1000.0) -> dict[str, Any]:
    found = {"decisions_per_s": speed, "clone_us": copy, "bytes": 1800.0}
    return {"navajo": {"plain": found}, "reference": {"loops_per_s": loops}, "ratios": {}, "python": "3"}


def test_what_got_slower_is_named() -> None:
    before = {"time": "yesterday", "figures": figures(100, 5)}
    assert "nothing costs more" in history.compared(before, figures(100, 5))
    assert "nothing costs more" in history.compared(before, figures(50, 10, loops=500))  # only the machine is slower
    told = history.compared(before, figures(80, 4))
    assert "costs more\n  navajo (plain) decisions_per_s: +25 %" in told
    assert "costs less\n  navajo (plain) clone_us: -20 %" in told


def test_runs_of_another_kind_are_not_compared(tmp_path: Path) -> None:
    path = tmp_path / "bench.jsonl"
    assert history.last(path, quick=True) is None
    history.add(path, figures(1, 1), quick=True)
    history.add(path, figures(2, 1), quick=False)
    found = history.last(path, quick=True)
    assert found is not None
    assert found["figures"] == figures(1, 1)


def test_sampled_positions_wait_for_a_decision() -> None:
    positions = measures.sample_positions("navajo")
    assert len(positions) > 20
    assert all(g.options and g.request is None for g in positions)


def test_a_long_journal_is_a_whole_game() -> None:
    assert measures.loading("navajo", quick=True)["journal_entries"] > 500


def test_growth_is_told_in_tables_and_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "WORKERS", (1,))
    monkeypatch.setattr(growth, "by_length", lambda name, games: _by_length(name, 1))
    monkeypatch.setattr(growth, "by_games", lambda name, most: _by_games(name, 10))
    monkeypatch.setattr(growth, "by_seats", lambda games: _by_seats(1))
    monkeypatch.setattr(growth, "by_workers", lambda name, games: _by_workers(name, 20))
    assert main(["--growth", str(tmp_path / "plot.svg")]) == 0
    picture = (tmp_path / "plot.svg").read_text(encoding="utf-8")
    for word in ("Length of a game", "Number of games", "Seats", "Workers", "navajo", "plains"):
        assert word in picture


_by_length, _by_games, _by_seats, _by_workers = growth.by_length, growth.by_games, growth.by_seats, growth.by_workers


def test_a_line_is_drawn_where_its_points_are() -> None:
    picture = plot.svg([plot.Panel("Title", "x", "y", [plot.Line("one", [(0.0, 0.0), (10.0, 20.0)])])])
    left, bottom, right, top = plot.LEFT, plot.HEIGHT - plot.BOTTOM, plot.WIDTH - plot.RIGHT, plot.TOP
    assert f'd="M{left}.0 {bottom}.0L{right}.0 {top}.0"' in picture
