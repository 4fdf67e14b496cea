"""Strength is counted from pairs of games of today's players, and a stop loses nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import strength
from bench.strength import Row, Table

RISE = Table("navajo", "rise")


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    monkeypatch.setattr(strength, "contests", lambda kind: [Row(RISE, "dine", "random", 6)])
    strength.measure(["random"], workers=1)
    return tmp_path


def test_games_that_are_there_are_not_played_again(small: Path) -> None:
    assert {path.name: path.read_text().count('"n"') for path in small.iterdir()} == {
        "navajo.rise.all.heuristic.jsonl": 6,
        "navajo.rise.dine.random.jsonl": 6,
    }
    assert list(strength.tasks(["random"])) == []


def test_half_a_line_and_games_of_other_players_do_not_count(small: Path) -> None:
    row = Row(RISE, "dine", "random", 6)
    first, *_, last = row.path().read_text().strip().splitlines()
    other = json.dumps({**json.loads(first), "build": "another"})
    row.path().write_text("\n".join([other, last[:-9]]))
    assert strength.kept(row) == {}
    assert [numbers for _, numbers in strength.tasks(["random"])] == [[0, 1, 2, 3, 4, 5]]
    strength.measure(["random"], workers=1)
    assert sorted(strength.kept(row)) == [0, 1, 2, 3, 4, 5]


def test_the_table_names_both_and_their_difference(small: Path) -> None:
    *_, line = strength.compared("random")
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    wins = sum(one["payoff"]["dine"] for one in strength.kept(Row(RISE, "", "heuristic", 6)).values())
    assert cells[:3] == ["Rise of the People", "dine", "6"]
    assert cells[3].startswith(f"{100 * wins / 6:.1f} %")
    assert cells[4].startswith("0.0 %")
    assert cells[5].startswith(f"+{100 * wins / 6:.1f} ")


@pytest.mark.parametrize(
    ("wins", "points", "said"),
    [
        ((1, 2), {}, "yes"),
        ((-2, -1), {"low": 1, "high": 2}, "worse"),
        ((-1, 1), {"low": 1, "high": 2}, "yes in points"),
        ((-1, 1), {}, "not shown"),
    ],
)
def test_the_verdict_is_by_wins_then_by_points(wins: tuple[int, int], points: dict[str, int], said: str) -> None:
    assert strength.verdict({"low": wins[0], "high": wins[1], "points": points}) == said


def test_every_seat_of_every_table_is_measured() -> None:
    rows = strength.contests("mcts")
    assert len(rows) == 6 + 12 + 2 + 3 + 3 + 4
    assert all(row.games >= 200 for row in rows)
    assert all(row.games == 1000 for row in strength.contests("random"))
