"""Many games between programs: what is counted, and what is refused."""

from __future__ import annotations

import json

import pytest

from homelands.players.match import Figures, Plan, interval, main, one_game, plain, run

PLAN = Plan("plains", "2", (("green", "random"), ("blue", "random")))


def test_the_interval_is_wilsons() -> None:
    """Worked by hand for 1 of 4: z2 = 3.8416; middle (0.25 + 0.4802) / 1.9604 = 0.3725, half 0.3269."""
    low, high = interval(1, 4)
    assert round(low, 3) == 0.046
    assert round(high, 3) == 0.699
    assert interval(0, 50)[0] == pytest.approx(0)


def test_a_game_of_a_plan_is_always_the_same() -> None:
    assert one_game(PLAN, 5) == one_game(PLAN, 5)
    assert one_game(PLAN, 5).sums != one_game(PLAN, 6).sums


def test_figures_add_up_over_chunks_and_workers() -> None:
    one, two = run(PLAN, 30), run(PLAN, 30, workers=2)
    assert one == two
    assert one.games == sum(one.outcomes.values()) == sum(one.rounds.values()) == 30
    by_hand = Figures()
    for n in range(30):
        by_hand.add(one_game(PLAN, n))
    assert by_hand == one
    figures = plain(one)
    assert sum(won["share"] for won in figures["outcomes"].values()) == pytest.approx(1)
    assert figures["means"]["decisions"] == one.sums["decisions"] / 30


def test_the_command_prints_wins_with_an_interval(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--players", "3", "--seat", "green=random", "--seat", "blue=random", "--seat", "brown=random"]
    assert main([*command, "--games", "2", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "2 games" in told
    assert "95 %" in told
    assert "rounds" in told
    assert main([*command, "--games", "2", "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seat", "white=random"], "green, blue"),
        (["--seat", "green=genius"], "random, steady, heuristic"),
        (["--seat", "green"], "NAME=VALUE"),
        (["--players", "5"], "2, 3, 4"),
        (["--games", "0"], "at least 1"),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err
