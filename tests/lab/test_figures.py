"""What is counted, against counting by hand; and what is called real."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from homelands.lab import LabError
from homelands.lab.figures import CHANCE, FEW, REAL, SAME, Figures
from homelands.lab.report import report
from homelands.lab.stats import wilson
from homelands.lab.store import Store
from tests.lab.conftest import played


def made_up(
    folder: Path,
    wins: dict[str, Sequence[float]],
    uses: Sequence[Sequence[str]] = (),
    tracks: dict[str, Sequence[Sequence[int]]] | None = None,
) -> Path:
    """A folder with a game for each result given: by variant, seeds from 1."""
    cells = [
        {"variant": name, "scenario": "rise", "key": f"c{i}", "seats": {"dine": "x"}} for i, name in enumerate(wins)
    ]
    (folder / "open").mkdir(parents=True)
    about: dict[str, Any] = {
        "title": "made up",
        "game": "navajo",
        "version": "1",
        "rules": "1",
        "data": {},
        "inventory": {},
    }
    (folder / "study.json").write_text(json.dumps({**about, "cells": cells}), encoding="utf-8")
    for i, (name, results) in enumerate(wins.items()):
        lines = []
        for n, won in enumerate(results, 1):
            seats = {"seat": ["dine"], "player": ["x"], "payoff": [won], "score": [int(4 * won)], "made": [3]}
            line: dict[str, Any] = {
                "seed": n, "error": "", "outcome": "won" if won else "lost", "reason": "", "decisions": 3, "moments": 5,
                "sum": f"{won}", "wall": 0.1, "cpu": 0.05, "seats": seats,
            }  # fmt: skip
            if uses and i == 0:
                names = list(uses[n - 1])
                kinds, ones = ["card"] * len(names), [1] * len(names)
                line["uses"] = {"kind": kinds, "name": names, "n": ones, "first": ones}
            if tracks:
                line["tracks"] = {"track": ["morale"], "value": [list(tracks[name][n - 1])]}
            lines.append(json.dumps(line) + "\n")
        (folder / "open" / f"c{i}.000000.jsonl").write_text("".join(lines), encoding="utf-8")
    return folder


def test_shares_and_intervals(tmp_path: Path) -> None:
    found = Figures([Store(made_up(tmp_path / "a", {"base": [1] * 30 + [0] * 70}))]).plain()
    low, high = wilson(30, 100)
    won = found["wins"]["dine"]
    assert (found["games"], found["failed"]) == (100, 0)
    assert (won["wins"], won["share"], won["low"], won["high"]) == (30, 0.3, low, high)
    (cell,) = found["cells"]
    assert cell["outcomes"] == {"won": 30, "lost": 70}
    assert cell["decisions_per_s"] == pytest.approx(3 / 0.05)


def test_a_difference_on_the_same_seeds_is_real_or_not_shown_or_none(tmp_path: Path) -> None:
    base = [1] * 50 + [0] * 50
    wins = {"base": base, "same": base, "luck": [0, *base[1:]], "much": [1] * 80 + [0] * 20}
    found = Figures([Store(made_up(tmp_path / "a", wins))])
    verdicts = {one.second: one.verdict for one in found.compared}
    assert verdicts == {"same": SAME, "luck": CHANCE, "much": REAL}
    much = found.compared[-1]
    assert much.payoff.mean == pytest.approx(0.3)
    assert (much.payoff.up, much.payoff.down, much.payoff.pairs) == (30, 0, 100)
    assert much.payoff.low < 0.3 < much.payoff.high
    assert much.changed == pytest.approx(0.3)
    assert much.p > much.payoff.p  # three comparisons were made


def test_many_looks_at_nothing_call_nothing_real(tmp_path: Path) -> None:
    """One of forty variants differs by what one alone would pass for real."""
    base = [1, 0] * 50
    lucky = [1 if i < 14 and i % 2 else won for i, won in enumerate(base)]
    wins = {"base": base, "lucky": lucky, **{f"v{i}": [base[0] - 1, *base[1:]] for i in range(40)}}
    found = Figures([Store(made_up(tmp_path / "a", wins))]).compared
    assert found[0].payoff.p < 0.05
    assert found[0].verdict == CHANCE


def test_two_studies_are_paired_by_their_seeds(tmp_path: Path) -> None:
    a = made_up(tmp_path / "a", {"base": [0] * 60})
    b = made_up(tmp_path / "b", {"base": [1] * 40})
    figures = Figures([Store(a), Store(b)])
    (one,) = figures.compared
    assert (one.first, one.second, one.payoff.pairs, one.payoff.mean, one.verdict) == ("a", "b", 40, 1.0, REAL)
    assert figures.variants == ["a", "b"]


def test_variants_of_two_studies_are_compared_by_name(tmp_path: Path) -> None:
    a = made_up(tmp_path / "a", {"base": [0] * 30, "x": [1] * 30})
    b = made_up(tmp_path / "b", {"base": [0] * 30, "x": [0] * 30})
    figures = Figures([Store(a), Store(b)])
    assert figures.pairs == [("a: base", "b: base"), ("a: x", "b: x")]
    assert [one.payoff.mean for one in figures.compared] == [0.0, -1.0]


def test_studies_that_cannot_be_compared(tmp_path: Path) -> None:
    a = made_up(tmp_path / "a", {"base": [0] * 3})
    with pytest.raises(LabError, match="given twice"):
        Figures([Store(a), Store(a)])
    b = played(tmp_path / "b", game="plains", scenarios=["2"], seeds={"count": 1})
    with pytest.raises(LabError, match="a study of plains, expected navajo"):
        Figures([Store(a), Store(b)])
    c = played(tmp_path / "c", scenarios=["fearing"], seeds={"count": 1})
    assert not Figures([Store(a), Store(c)]).compared
    assert "so nothing can be compared" in report([a, c])


def test_what_came_up_and_mattered(tmp_path: Path) -> None:
    """Card 24 goes with wins, card 10 does not, card 11 came too seldom to say anything."""
    won = [float(n % 4 != 0) for n in range(200)]
    uses = [
        [*(["24"] if n % 4 else []), *(["10"] if n % 2 == (n // 4) % 2 else []), *(["11"] if n < 5 else [])]
        for n in range(200)
    ]
    found = {one.name: one for one in Figures([Store(made_up(tmp_path / "a", {"base": won}, uses))]).mattered(["card"])}
    assert set(found) == {"24", "10"}
    assert found["24"].verdict == REAL
    assert found["24"].payoff.mean == pytest.approx(1.0)
    assert found["10"].verdict == CHANCE
    assert found["10"].share == pytest.approx(0.5)


def test_where_a_track_stands_half_way_and_at_the_end(tmp_path: Path) -> None:
    """Games last 5 moments. A game that ended with 4 at the second stands at (2 + 4 + 4 + 4 + 4) / 5 = 3.6."""
    base: list[list[int]] = [[2, 2, 2, 2, 2, 9]] * 30  # what comes after the fifth counts at the end only
    short: list[list[int]] = [[2, 4]] * 30
    mixed = [[3] * 5 if n % 2 else [1] * 5 for n in range(30)]
    wins = {"base": [1.0] * 30, "short": [1.0] * 30, "same": [1.0] * 30, "mixed": [1.0] * 30}
    figures = Figures([Store(made_up(tmp_path / "a", wins, tracks={
        "base": base, "short": short, "same": base, "mixed": mixed,
    }))])  # fmt: skip
    short_, short_end, same, _, mixed_, _ = figures.moved
    assert (short_.second, short_.track, short_.until, short_.before) == ("short", "morale", 5, 2.0)
    assert short_.change.mean == pytest.approx(1.6)
    assert short_.verdict == REAL
    assert (short_end.until, short_end.before, short_end.change.mean) == (0, 9.0, -5.0)
    assert same.verdict == SAME
    assert (mixed_.change.mean, mixed_.change.up, mixed_.change.down, mixed_.verdict) == (0.0, 15, 15, CHANCE)
    assert [one["verdict"] for one in figures.plain()["moved"]] == [REAL, REAL, SAME, SAME, CHANCE, REAL]


def test_a_few_pairs_show_no_track(tmp_path: Path) -> None:
    wins = {"base": [1.0] * (FEW - 1), "other": [1.0] * (FEW - 1)}
    tracks: dict[str, list[list[int]]] = {"base": [[1]] * FEW, "other": [[2]] * FEW}
    assert Figures([Store(made_up(tmp_path / "a", wins, tracks=tracks))]).moved == []


def test_games_that_were_over_early_do_not_count_for_late_cards(rulings_folder: Path) -> None:
    figures = Figures([Store(rulings_folder)])
    for one in figures.mattered(["card"]):
        alive = figures.good.filter(
            (figures.pl.col("variant") == one.variant)
            & (figures.pl.col("scenario") == one.scenario)
            & (figures.pl.col("moments") >= one.by)
        )
        assert one.payoff.pairs == alive.height


def test_only_the_seeds_asked_for_are_counted(rulings_folder: Path) -> None:
    assert Figures([Store(rulings_folder)], range(1, 11)).plain()["games"] == 40


def test_seats_that_follow_from_the_others_are_not_counted_twice(tmp_path: Path) -> None:
    variants = [{"name": "b", "seats": {"green": "heuristic"}}]
    folder = played(tmp_path, game="plains", scenarios=["2", "4"], variant=variants, seeds={"count": 2})
    found = [(one.scenario, one.seat) for one in Figures([Store(folder)]).compared]
    assert found == [("2", "green"), ("4", "green"), ("4", "orange"), ("4", "blue")]


def test_all_that_there_is_is_looked_for(rulings_folder: Path) -> None:
    alive = Figures([Store(rulings_folder)]).alive()
    cards = {thing.name: share for thing, share, _ in alive["card"]}
    assert len(cards) == 55
    assert cards["47"] == 0.0  # a card of another period
    assert 0 < cards["24"] <= 1
    assert {thing.ours for thing, _, _ in alive["card"]} == {"", "partly"}


def test_an_optional_rule_that_is_never_used_changes_no_game(tmp_path: Path) -> None:
    """Random players of Rise never ride to death here: the games are the same, and so they are called."""
    variants = [{"name": "ride", "options": ["ride-to-death"]}]
    folder = played(tmp_path / "study", variant=variants, forbid=["ride-to-death"], seeds={"count": 5})
    assert [(one.changed, one.verdict) for one in Figures([Store(folder)]).compared] == [(0.0, SAME)]
