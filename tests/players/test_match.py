"""Many games between programs: what is counted, and what is refused."""

from __future__ import annotations

import json

import pytest

from homelands.players.tournament import Figures, Plan, gain, interval, main, one_game, plain, run

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
    command = ["--game", "plains", "--players", "3"]
    command += ["--seat", "green=random", "--seat", "blue=random", "--seat", "brown=random"]
    assert main([*command, "--games", "2", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "2 games" in told
    assert "95 %" in told
    assert "rounds" in told
    assert main([*command, "--games", "2", "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_a_paired_gain_is_worked_out_game_by_game() -> None:
    """Wins 1, 1, 0, 1 against 0, 1, 0, 0: differences 1, 0, 0, 1, mean a half, deviation 0.577, error 0.289."""
    new, old = (
        Figures(payoffs={n: {"green": w, "blue": 1 - w} for n, w in enumerate(wins)})
        for wins in ([1, 1, 0, 1], [0, 1, 0, 0])
    )
    found = gain(new, old, ["green"])
    assert (found["with"], found["without"], found["gain"]) == (0.75, 0.25, 0.5)
    assert found["low"] == pytest.approx(0.5 - 1.96 * 0.288675, abs=1e-5)
    assert (found["better"], found["worse"]) == (2, 0)
    both = gain(new, old, ["green", "blue"])  # whoever wins, one of them does
    assert (both["gain"], both["low"], both["high"]) == (0, 0, 0)


def test_plans_of_one_seed_share_their_luck() -> None:
    """The same players with the same luck play the same games; in another seat's place only that seat changes."""
    found = gain(run(PLAN, 6), run(PLAN.against({"green": "random"}), 6), ["green"])
    assert (found["better"], found["worse"]) == (0, 0)
    changed = gain(run(PLAN, 6), run(PLAN.against({"green": "heuristic"}), 6), ["green"])
    assert changed["worse"] > 0 == changed["better"]


def test_the_command_compares_two_players(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--game", "plains", "--seat", "green=heuristic", "--against", "green=random"]
    command += ["--seat", "blue=random", "--workers", "1"]
    assert main([*command, "--games", "6"]) == 0
    told = capsys.readouterr().out
    assert "6 pairs of games with the same luck" in told
    assert "green=heuristic          100.0 %" in told
    assert "clearly better" in told
    assert main([*command, "--games", "2", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"games", "new", "old", "pairs"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seat", "white=random"], "green, blue"),
        (["--seat", "green=genius"], "random, steady, heuristic"),
        (["--seat", "green=mcts:soon"], "mcts:200, mcts:1s"),
        (["--seat", "green=mcts:0"], "mcts:200, mcts:1s"),
        (["--against", "white=random"], "green, blue"),
        (["--against", "blue=cmd(time=never):x"], "unknown time 'never'"),
        (["--seat", "green"], "NAME=VALUE"),
        (["--players", "5"], "2, 3, 4"),
        (["--games", "0"], "at least 1"),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--game", "plains", *words])
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err
