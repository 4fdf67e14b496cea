"""`homelands sim` and `homelands report` as they are typed."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from homelands.cli.main import main
from homelands.lab import LabError, need
from tests.cli.terminal import Terminal

STUDY = 'game = "navajo"\nscenarios = ["rise"]\nplayer = "random"\nseeds.count = 5\n'


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """homelands ARGUMENTS, in a folder with a study.toml."""
    monkeypatch.chdir(tmp_path)
    Path("study.toml").write_text(STUDY, encoding="utf-8")

    def run(*arguments: str) -> Result:
        result = CliRunner().invoke(main, list(arguments))
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


def test_a_study_is_played_told_and_reported(call: Callable[..., Result]) -> None:
    done = call("sim", "study.toml", "--workers", "1")
    assert done.exit_code == 0, done.output
    assert "scenario rise, seat Diné, player random, games 5" in done.stdout
    assert "homelands report saves/lab/study" in done.stdout
    assert "5 of 5 games" in done.stderr
    assert "report.html" in call("report", "saves/lab/study").stdout
    assert Path("saves/lab/study/report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    call("report", "saves/lab/study", "-o", "there/a.html")
    assert Path("there/a.html").exists()


def test_the_tables_of_a_study_as_csv(call: Callable[..., Result]) -> None:
    call("sim", "study.toml", "--workers", "1")
    done = call("report", "saves/lab/study", "--csv")
    assert "saves/lab/study/csv/games.csv" in done.stdout
    rows = Path("saves/lab/study/csv/seats.csv").read_text(encoding="utf-8").splitlines()
    assert rows[0] == "variant,scenario,seed,seat,player,payoff,score,made"
    assert len(rows) == 6


def test_figures_for_machines(call: Callable[..., Result]) -> None:
    done = call("sim", "study.toml", "--json", "--games", "3", "--out", "a", "--workers", "1")
    found = json.loads(done.stdout)
    assert found["games"] == 3
    assert set(found["wins"]["dine"]) >= {"wins", "share", "low", "high"}
    more = json.loads(call("sim", "study.toml", "--json", "--out", "a", "--workers", "1").stdout)
    assert more["games"] == 5
    assert json.loads(call("sim", "study.toml", "--json", "--games", "3", "--out", "a").stdout)["games"] == 3


def test_in_italian(call: Callable[..., Result]) -> None:
    done = call("sim", "study.toml", "--lang", "it", "--workers", "1")
    assert "I risultati sono in" in done.stdout
    assert "5 partite su 5" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["sim", "none.toml"], 1, "none.toml: no such file"),
        (["sim", "study.toml", "--backend", "cloud"], 2, "'cloud' is not one of"),
        (["sim", "study.toml", "--address", "x"], 2, "--address: only with --backend ray"),
        (["sim", "study.toml", "--games", "0"], 2, "--games"),
        (["report", "nowhere"], 1, "no study.json in it"),
        (["sim", "study.toml", "--scenario", "rise"], 2, "--scenario: only with a game"),
    ],
)
def test_what_is_wrong_is_said(arguments: list[str], code: int, said: str, call: Callable[..., Result]) -> None:
    done = call(*arguments)
    assert (done.exit_code, said in done.stderr) == (code, True), done.stderr
    assert not done.stdout


def test_a_wrong_key_is_named(call: Callable[..., Result]) -> None:
    Path("study.toml").write_text(STUDY + "seeds.weather = 1\n", encoding="utf-8")
    done = call("sim", "study.toml")
    assert done.exit_code == 1
    assert done.stderr.startswith("study.toml: seeds.weather: unknown key, expected one of first, count")
    assert not Path("saves").exists()


def test_games_that_fail_are_told_and_the_rest_goes_on(call: Callable[..., Result], tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("import sys; sys.exit(3)", encoding="utf-8")
    more = f'[[variant]]\nname = "bot"\nplayer = "cmd:{sys.executable} {bot}"\n'
    Path("study.toml").write_text(STUDY + more, encoding="utf-8")
    done = call("sim", "study.toml", "--workers", "1")
    assert done.exit_code == 1
    assert "Failed: bot, rise, seed 1: dine: the program" in done.stderr
    assert "games 5, wins" in done.stdout
    assert "5 games failed: dine: the program" in done.stdout
    found = json.loads(call("sim", "study.toml", "--json").stdout)
    assert (found["games"], found["failed"]) == (5, 5)


def test_a_missing_library_is_named_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(LabError, match=r"needs polars, which is not installed: pip install 'homelands\[lab\]'"):
        need("polars", "lab")


def test_without_polars_nothing_is_begun(call: Callable[..., Result], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    done = call("sim", "study.toml")
    assert done.exit_code == 1
    assert "pip install 'homelands[lab]'" in done.stderr
    assert not Path("saves").exists()


def test_a_bar_on_a_terminal(call: Callable[..., Result], tmp_path: Path) -> None:
    terminal = Terminal(["sim", str(tmp_path / "study.toml"), "--out", str(tmp_path / "out"), "--workers", "1"])
    try:
        terminal.expect("5/5")
        terminal.expect("homelands report")
    finally:
        terminal.close()
