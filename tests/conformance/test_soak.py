"""The soak: what it plays, what it finds, and how it goes on after it was stopped."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from homelands.checks import conformance, soak
from homelands.checks.soak import STATE, Figures, Plan, Soak, main, one_game
from homelands.core.journal import parse
from homelands.core.match import Match
from homelands.core.registry import game

PLAN = Plan("navajo", "t", deep=0.0)


def test_a_game_of_a_plan_is_always_the_same(tmp_path: Path) -> None:
    for n in range(8):
        one, two = (one_game(PLAN, n, tmp_path) for _ in range(2))
        assert one == two
        assert one.games == 1
        assert one.entries >= one.decisions
        assert one.findings == []


def test_the_plan_has_set_ups_and_positions_of_any_moment() -> None:
    headers = [soak.header(PLAN, n, random.Random(n)) for n in range(60)]
    assert any(h.position for h in headers)
    assert {h.scenario for h in headers if not h.position} == set(game("navajo").scenarios())
    assert any(h.rulings for h in headers)
    assert any(h.options for h in headers)
    only = [soak.header(Plan("navajo", "t", "rise"), n, random.Random(n)) for n in range(20)]
    assert {(h.scenario, h.position is None) for h in only} == {("rise", True)}


def test_a_fault_is_saved_as_a_journal_that_says_what_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    check = conformance.position
    seen = 0

    def faulty(game: Any, g: Any) -> None:
        nonlocal seen
        seen += 1
        check(game, g)
        if seen == 12:
            raise conformance.Broken("a horse too many")

    monkeypatch.setattr(conformance, "position", faulty)
    found = one_game(PLAN, 0, tmp_path)
    (path,) = tmp_path.iterdir()
    assert found.findings == [f"{path.name}: Broken: a horse too many"]
    text = path.read_text(encoding="utf-8")
    assert "# homelands.checks.conformance.Broken: a horse too many" in text
    assert [e.mark for e in parse(text).entries[:11] if e.mark == "#"] == []
    assert len([e for e in Match.load(text).entries if e.mark != "#"]) == 11


def test_a_runaway_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "LIMIT", 10)
    assert "RunawayError: no end after 10 entries" in one_game(PLAN, 0, tmp_path).findings[0]


def test_a_start_that_fails_is_a_finding_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_: object) -> None:
        raise ValueError("no such position")

    monkeypatch.setattr(soak, "header", wrong)
    assert "ValueError: no such position" in one_game(PLAN, 0, tmp_path).findings[0]


def test_a_soak_that_was_stopped_goes_on_to_the_same_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    monkeypatch.setattr(soak, "CHUNK", 4)
    games = 11
    whole = Soak(PLAN, games, tmp_path / "whole").run(1)
    calls = 0
    chunk = soak.chunk

    def stops(*arguments: Any) -> Figures:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise KeyboardInterrupt
        return chunk(*arguments)

    monkeypatch.setattr(soak, "chunk", stops)
    with pytest.raises(KeyboardInterrupt):
        Soak(PLAN, games, tmp_path / "parts").run(1)
    again = Soak(PLAN, games, tmp_path / "parts")
    assert again.resume()
    assert again.figures.games == 4
    parts = again.run(1)
    assert parts.games == games
    assert (parts.entries, parts.decisions, parts.outcomes) == (whole.entries, whole.decisions, whole.outcomes)
    assert not (tmp_path / "parts" / STATE).exists()


def test_a_soak_with_other_settings_is_not_mixed_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Soak(PLAN, 30, tmp_path).save()
    with pytest.raises(SystemExit):
        main(["--game", "navajo", "--games", "30", "--seed", "other", "--out", str(tmp_path)])
    assert "of another soak" in capsys.readouterr().err
    assert json.loads((tmp_path / STATE).read_text(encoding="utf-8"))["settings"]["seed"] == "t"


def test_the_command_prints_figures_and_counts_findings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "navajo", "--games", "6", "--seed", "c", "--workers", "1", "--deep", "0"]
    arguments += ["--out", str(tmp_path)]
    assert main(arguments) == 0
    told = capsys.readouterr().out
    assert told.startswith("6 games, ")
    assert told.rstrip().endswith("nothing went wrong")


def test_two_workers_find_what_one_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "CHUNK", 4)
    one, two = (Soak(PLAN, 9, tmp_path / str(n)).run(n) for n in (1, 2))
    assert (one.games, one.entries, one.outcomes) == (two.games, two.entries, two.outcomes)


def test_an_unknown_scenario_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["--game", "navajo", "--scenario", "nowhere", "--out", str(tmp_path)])
