"""`homelands sim GAME ...`: questions in one line."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from homelands.cli import sim as command
from homelands.cli.main import main
from homelands.cli.progress import Lines, time_left
from homelands.lab.oneline import Question, duel, games_needed, met, scores, seating
from homelands.lab.play import written
from homelands.lab.run import Progressed
from homelands.lab.stats import paired, wilson
from homelands.lab.study import Cell
from homelands.lab.tally import Tally, difference
from homelands.words.presenter import presenter
from tests.lab.conftest import in_line, study

RISE = ("sim", "navajo", "--scenario", "rise", "--player", "random")


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """homelands ARGUMENTS, in an empty folder and in this process."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command, "backend_of", lambda *_: in_line)

    def run(*arguments: str) -> Result:
        result = CliRunner().invoke(main, list(arguments))
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


def test_a_line_gives_the_games_of_a_study(call: Callable[..., Result]) -> None:
    done = call(*RISE, "--games", "6", "--json")
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    tally = Tally(study().cells)
    for job, line in in_line(tally.cells, iter([(0, seed) for seed in range(1, 7)])):
        tally.add(job, line)
    share = tally.shares(0)["dine"]
    assert found["games"] == 6
    assert found["wins"]["dine"] == share._asdict()
    assert (share.low, share.high) == wilson(share.wins, 6)
    assert list(Path().iterdir()) == [], "nothing is left behind"


def test_a_line_for_people(call: Callable[..., Result]) -> None:
    done = call(*RISE, "--games", "3")
    assert done.stdout.startswith("scenario rise, seat Diné, player random, games 3, wins ")
    assert "3 of 3 games" in done.stderr
    assert "3 partite su 3" in call(*RISE, "--games", "3", "--lang", "it").stderr


def test_a_row_for_each_game_and_seat(call: Callable[..., Result]) -> None:
    done = call(
        "sim", "plains", "--players", "2", "--player", "random", "--games", "1", "--seed", "9", "--csv", "a/b.csv"
    )
    assert done.exit_code == 0, done.output
    with Path("a/b.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["seed"], row["seat"], row["player"]) for row in rows] == [
        ("9", "green", "random"), ("9", "blue", "random")
    ]  # fmt: skip
    assert sum(float(row["payoff"]) for row in rows) == 1


def test_two_players_on_the_same_seeds(call: Callable[..., Result]) -> None:
    done = call(*RISE, "--against", "heuristic", "--games", "12", "--json")
    found = json.loads(done.stdout)
    (one,) = found["against"]
    assert (one["first"]["player"], one["second"]["player"]) == ("random", "heuristic")
    assert found["wins"]["dine=heuristic"]["wins"] == one["second"]["wins"]
    assert one["difference"]["pairs"] == 12
    assert one["difference"]["mean"] == pytest.approx(one["first"]["share"] - one["second"]["share"])
    assert one["difference"]["high"] < 0, "random play wins hardly ever"


def test_at_a_table_of_several_the_two_swap_seats() -> None:
    four = duel(Question("plains", ["4"], "random"), "steady")
    assert [dict(cell.seats) for cell in four.cells] == [
        {"green": "random", "orange": "steady", "blue": "random", "brown": "steady"},
        {"green": "steady", "orange": "random", "blue": "steady", "brown": "random"},
    ]
    one = duel(Question("plains", ["2"], "random", {"green": "heuristic"}), "steady")
    assert [dict(cell.seats) for cell in one.cells] == [
        {"green": "heuristic", "blue": "random"}, {"green": "heuristic", "blue": "steady"}
    ]  # fmt: skip


def results(cells: Sequence[Cell], won: Sequence[Sequence[dict[str, float]]]) -> Tally:
    """A tally with these payoffs, by cell and game."""
    tally = Tally(cells)
    for cell, games in enumerate(won):
        for seed, payoffs in enumerate(games, 1):
            seats = {"seat": list(payoffs), "payoff": list(payoffs.values()), "score": [0] * len(payoffs)}
            found: dict[str, Any] = {"outcome": "", "reason": "", "decisions": 1, "moments": 1, "seats": seats}
            tally.add((cell, seed), written(seed, found))
    return tally


def test_what_each_of_two_won_is_counted_over_both_seats() -> None:
    cells = duel(Question("plains", ["2"], "random"), "steady").cells
    green, blue = {"green": 1.0, "blue": 0.0}, {"green": 0.0, "blue": 1.0}
    tally = results(cells, [[green, blue, green], [blue, blue, green]])
    # seed 1: random wins both as green and as blue; seed 2: steady has blue first; seed 3: green wins for each in turn
    assert scores(tally, 0, 1, seating(["green", "blue"], {})) == [(1.0, 0.0), (0.5, 0.5), (0.5, 0.5)]
    (found,) = met(tally, {}, ("random", "steady"))
    assert (found.first.wins, found.second.wins) == (2.0, 1.0)
    assert found.ahead.mean == pytest.approx(1 / 3)


def test_a_difference_never_reaches_beyond_a_win() -> None:
    assert difference([(0.0, 1.0)] * 4).low == -1.0
    assert difference([(1.0, 0.0)] * 4).high == 1.0


@pytest.mark.parametrize("points", [1.0, 3.0, 10.0])
def test_so_many_games_are_needed_and_not_one_less(points: float) -> None:
    n = games_needed(points)
    half = [(high - low) / 2 for low, high in (wilson(m / 2, m) for m in (n, n - 1))]
    assert half[0] <= points / 100 < half[1]
    pairs = games_needed(points, pairs=True)
    worst = paired(pairs, 0.0, pairs / 2, pairs // 4, pairs // 4)
    assert (worst.high - worst.low) / 2 <= points / 100 * 1.0001


def test_how_many_games_is_said_before_they_are_played(call: Callable[..., Result]) -> None:
    done = call(*RISE, "--precision", "20")
    n = games_needed(20)
    assert done.stdout.splitlines()[0].startswith(f"{n} games in each scenario are enough for plus or minus 20 points")
    assert f"games {n}, wins" in done.stdout
    assert json.loads(call(*RISE, "--precision", "20", "--json").stdout)["games"] == n


def test_a_line_may_be_kept_as_a_study(call: Callable[..., Result]) -> None:
    done = call(*RISE, "--games", "3", "--out", "kept", "--json")
    assert json.loads(done.stdout)["out"] == "kept"
    assert Path("kept/study.json").exists()


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--scenario", "nowhere"], 1, "scenarios: unknown 'nowhere', expected one of rise"),
        (["--player", "genius"], 1, "player: unknown player 'genius'"),
        (["--against", "genius"], 1, "unknown player 'genius'"),
        (["--ruling", "weather=wet"], 1, "rulings.weather: unknown ruling"),
        (["--ruling", "odd-intruders=wet"], 1, "rulings.odd-intruders: found 'wet'"),
        (["--ruling", "weather"], 2, "--ruling 'weather': expected NAME=VALUE"),
        (["--option", "snow"], 1, "options: unknown 'snow'"),
        (["--seat", "green=random"], 1, "seats.green: no such seat, expected one of dine"),
        (["--seat", "dine=random", "--against", "steady"], 1, "every seat is named"),
        (["--pack", "none"], 1, "expected the folder of a data pack"),
        (["--precision", "3", "--games", "5"], 2, "leave out --games"),
        (["--players", "7"], 2, "--players 7"),
        (["--out", "a", "--csv", "b"], 2, "--csv: not with --out"),
    ],
)
def test_what_cannot_be_asked(arguments: list[str], code: int, said: str, call: Callable[..., Result]) -> None:
    base = ["sim", "navajo", *([] if "--scenario" in arguments else ["--scenario", "rise"])]
    done = call(*base, *arguments)
    assert (done.exit_code, said in done.stderr) == (code, True), done.stderr
    assert not done.stdout
    assert list(Path().iterdir()) == []


def test_a_program_that_fails_is_told_and_counts_nowhere(call: Callable[..., Result], tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("import sys; sys.exit(3)", encoding="utf-8")
    name = f"cmd:{sys.executable} {bot}"
    done = call("sim", "navajo", "--scenario", "rise", "--player", name, "--games", "2", "--json")
    assert done.exit_code == 1
    found = json.loads(done.stdout)
    assert (found["games"], found["failed"]) == (0, 2)


def test_stopped_early_the_games_so_far_are_told(call: Callable[..., Result], monkeypatch: pytest.MonkeyPatch) -> None:
    def tired(cells: Sequence[Cell], jobs: Iterator[tuple[int, int]]) -> Iterator[tuple[tuple[int, int], bytes]]:
        for n, game in enumerate(in_line(cells, jobs)):
            if n == 2:
                raise KeyboardInterrupt
            yield game

    monkeypatch.setattr(command, "backend_of", lambda *_: tired)
    done = call(*RISE, "--games", "9")
    assert done.exit_code == 130
    assert "games 2, wins" in done.stdout
    assert "Stopped after 2 games" in done.stderr


def test_how_long_it_still_takes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = [100.0]
    monkeypatch.setattr("homelands.cli.progress.time.monotonic", lambda: clock[0])
    lines = Lines(presenter("", "en"))
    lines(Progressed(0, 40, 0, ""))
    clock[0] = 120.0
    lines(Progressed(10, 40, 0, ""))
    assert capsys.readouterr().err.splitlines()[-1] == "10 of 40 games, 0.5 games a second, about 60 seconds left"
    assert time_left(600, presenter("", "it")) == "circa 10 minuti alla fine"
