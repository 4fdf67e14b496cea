"""Players that are programs of their own: how they are asked for, what they are told, all that they can do wrong."""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from homelands.core.game import SetupError
from homelands.core.registry import game as game_of
from homelands.players import NAMES, make
from homelands.players.external import PROTOCOL, STRIKES, External, Terms, parse
from homelands.players.tournament import Plan, main, run
from tests.players.positions import decisions

BOTS = Path(__file__).parents[2] / "examples" / "bots"
LONG = "time=60s"  # more than any machine needs to answer
MakeBot = Callable[..., External]


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[MakeBot]:
    """A program whose answers are worked out by the given lines of Python; `ask` is the question, `n` its number."""
    made: list[External] = []

    def program(*lines: str, terms: str = LONG) -> External:
        path = tmp_path / f"bot{len(made)}.py"
        body = "\n        ".join(lines)
        path.write_text(
            "import json, sys, time, os\nn = 0\nheard = open(__file__ + '.heard', 'w', encoding='utf-8')\n"
            "def say(choice, number=None):\n"
            "    print(json.dumps({'id': number or ask['id'], 'choice': choice}), flush=True)\n"
            "for line in sys.stdin:\n    heard.write(line); heard.flush()\n"
            "    ask = json.loads(line)\n    if 'id' in ask:\n        n += 1\n        "
            f"{body}\n",
            encoding="utf-8",
        )
        player = make(f"cmd({terms}):{sys.executable} -S {path}", "seed", programs=True)
        assert isinstance(player, External)
        made.append(player)
        return player

    yield program
    for player in made:
        player.close()


def asked(player: External, times: int) -> list[tuple[Any, Any]]:
    """The first decisions of a game of two, each with what the player chose."""
    game, found = game_of("plains"), []
    for g in decisions("plains", "2", (), 4):
        if len(g.options) == 1:
            continue
        option = player.choose(game, g, game.seat(g))
        assert option in g.options
        found.append((g.options[:], option))
        if len(found) == times:
            break
    return found


def kinds(player: External) -> list[str]:
    return [trouble.kind for trouble in player.troubles]


# -- how a program is asked for ----------------------------------------------------------------------------------------
def test_a_program_is_read_with_its_terms() -> None:
    assert parse("cmd:./Bot --deep 'two words'") == (Terms(), ["./Bot", "--deep", "two words"])
    assert parse("cmd:./bot")[0].memory == (0 if sys.platform == "win32" else 4 << 30), "nobody eats up the machine"
    assert parse("cmd(memory=none):./bot")[0].memory == 0
    terms, words = parse("cmd(time=500ms, memory=2G, fallback=random):./bot:3")
    assert terms == Terms(0.5, 2 << 30, "random")
    assert words == ["./bot:3"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cmd:", "expected one of: cmd:PROGRAM"),
        ("cmd(time=2s)./bot", "cmd(time=5s"),
        ("cmd(speed=3):./bot", "unknown setting of a program 'speed=3'; expected one of: time, memory, fallback"),
        ("cmd(time=soon):./bot", "unknown time 'soon'; expected one of: 2s, 0.5s, 500ms"),
        ("cmd(time=0s):./bot", "unknown time '0s'"),
        ("cmd(memory=lots):./bot", "unknown memory 'lots'; expected one of: 512M, 2G"),
        ("cmd(fallback=cmd:./b):./bot", "unknown fallback 'cmd:./b'; expected one of: random"),
        ("cmd:./bot 'open", "No closing quotation"),
    ],
)
def test_wrong_terms_are_refused_with_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(SetupError) as refused:
        make(text, "1", programs=True)
    assert said in str(refused.value)


def test_nobody_runs_a_program_without_saying_so() -> None:
    with pytest.raises(SetupError, match="programs may not be started here"):
        make("cmd:./bot", "1")


# -- what it is told ---------------------------------------------------------------------------------------------------
def test_a_program_is_told_the_game_and_each_decision(bot: MakeBot, tmp_path: Path) -> None:
    player = bot("say(ask['options'][-1])")
    found = asked(player, 3)
    assert not player.troubles
    assert [option for _, option in found] == [options[-1] for options, _ in found]
    hello, *questions = map(json.loads, (tmp_path / "bot0.py.heard").read_text(encoding="utf-8").splitlines())
    assert (hello["hello"], hello["game"], hello["scenario"], hello["seat"]) == (PROTOCOL, "plains", "2", "green")
    assert (hello["seats"], hello["options"], hello["packs"], hello["time"]) == (["green", "blue"], [], [], 60.0)
    game = game_of("plains")
    for number, (question, (options, _)) in enumerate(zip(questions, found, strict=True), 1):
        assert question["id"] == number
        assert question["options"] == [game.option_words(option) for option in options]
        assert question["view"]["hands"]["blue"] is None
        assert question["step"] in game.book.steps
        assert " " in question["prompt"]
        assert game.load(question["sample"], game.setup("2")).options == options


def test_a_choice_may_be_the_place_of_an_option(bot: MakeBot) -> None:
    for options, option in asked(bot("say(1)"), 2):
        assert option == options[1]


# -- what it can do wrong ----------------------------------------------------------------------------------------------
def stands_in(player: External, troubles: list[str], times: int = 2) -> None:
    """The game goes on, and what happened is told."""
    assert len(asked(player, times)) == times
    assert kinds(player) == troubles
    for trouble in player.troubles:
        assert str(trouble).startswith("green: the program ")
        assert "heuristic" in str(trouble)


def test_a_program_that_hangs_is_waited_for_no_longer_than_its_time(bot: MakeBot) -> None:
    player = bot("time.sleep(600)", terms="time=50ms")
    stands_in(player, ["late"] * STRIKES + ["sent-off"], STRIKES + 3)
    assert "did not answer within 0.05 s" in str(player.troubles[0])


def test_one_that_hangs_at_times_stays_in_the_game(bot: MakeBot) -> None:
    """Every second question is answered with garbage; never three in a row."""
    stands_in(bot("say(0) if n % 2 else print('hm', flush=True)"), ["garbage"] * 4, 8)


def test_a_late_answer_is_passed_over(bot: MakeBot) -> None:
    """The answer to the question before comes once more, and is illegal now: only the new one counts."""
    player = bot("if n > 1: say('nonsense', ask['id'] - 1)", "say(0)")
    for options, option in asked(player, 4):
        assert option == options[0]
    assert not player.troubles


def test_one_that_dies_is_replaced(bot: MakeBot) -> None:
    player = bot("say(0) if n < 2 else sys.exit('out of ideas')")
    stands_in(player, ["dead"], 4)
    assert "exit code 1: out of ideas" in str(player.troubles[0])


def test_what_a_program_says_cannot_drive_the_terminal(bot: MakeBot) -> None:
    player = bot("if n > 1: sys.exit('gone\\x1b[2J')", r"print('\x1b]0;mine\x07\x1b[2J\x00 hm', flush=True)")
    stands_in(player, ["garbage", "dead"], 2)
    said = [str(trouble) for trouble in player.troubles]
    assert all(line.isprintable() for line in said), said
    assert "hm" in said[0]
    assert "gone" in said[1]


def test_one_that_is_killed_says_by_what(bot: MakeBot) -> None:
    player = bot("os.kill(os.getpid(), 9)")
    stands_in(player, ["dead"])
    assert "signal 9" in str(player.troubles[0])


def test_one_that_cannot_be_started(tmp_path: Path) -> None:
    player = make(f"cmd:{tmp_path / 'nothing'}", "1", programs=True)
    assert isinstance(player, External)
    stands_in(player, ["no-start"])
    text = tmp_path / "text"
    text.write_text("no program", encoding="utf-8")
    text.chmod(0o755)
    player = make(f"cmd:{text}", "1", programs=True)
    assert isinstance(player, External)
    stands_in(player, ["no-start"])
    assert "exec format error" in str(player.troubles[0])


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("say('march to the moon')", "illegal"),
        ("say(4711)", "illegal"),
        ("say(-1)", "illegal"),
        ("say(None)", "illegal"),
        ("say(True)", "illegal"),
        ("say(['place'])", "illegal"),
        ("say(0, ask['id'] + 1)", "garbage"),
        ("print('[' * 100000, flush=True)", "garbage"),
        ("print('{\"choice\": 0}', flush=True)", "garbage"),
        ('print(\'{"id": true, "choice": 0}\', flush=True)', "garbage"),
        ("print(flush=True)", "garbage"),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "garbage"),
        ("print('x' * 3_000_000, flush=True)", "garbage"),
    ],
)
def test_wrong_answers_are_told_and_replaced(bot: MakeBot, line: str, kind: str) -> None:
    player = bot(line)
    assert len(asked(player, 2)) == 2
    assert set(kinds(player)) == {kind}
    assert len(str(player.troubles[0])) < 500


def test_one_that_never_listens_does_not_hold_up_the_game(tmp_path: Path) -> None:
    """It reads nothing, so that its pipe fills up."""
    path = tmp_path / "deaf.py"
    path.write_text("import time\ntime.sleep(600)\n", encoding="utf-8")
    player = make(f"cmd(time=20ms):{sys.executable} -S {path}", "1", programs=True)
    assert isinstance(player, External)
    stands_in(player, ["late"] * STRIKES + ["sent-off"], 20)


def test_one_that_talks_without_end_does_not_fill_the_memory(tmp_path: Path) -> None:
    path = tmp_path / "chatter.py"
    path.write_text("while True:\n    print('well')\n", encoding="utf-8")
    player = make(f"cmd({LONG}):{sys.executable} -S {path}", "1", programs=True)
    assert isinstance(player, External)
    stands_in(player, ["garbage"] * STRIKES + ["sent-off"], STRIKES + 1)


@pytest.mark.skipif(sys.platform == "win32", reason="no limit there")
def test_memory_has_a_limit(bot: MakeBot) -> None:
    player = bot("x = bytearray(300_000_000)", "say(0)", terms=f"{LONG}, memory=100M")
    stands_in(player, ["dead"])
    assert "MemoryError" in str(player.troubles[0])
    assert not bot("x = bytearray(30_000_000)", "say(0)", terms=f"{LONG}, memory=100M").troubles


def test_the_stand_in_may_be_another(bot: MakeBot) -> None:
    player = bot("sys.exit()", terms=f"{LONG}, fallback=random")
    asked(player, 2)
    assert "random plays on for it" in str(player.troubles[0])


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups there")
def test_nothing_is_left_running(bot: MakeBot, tmp_path: Path) -> None:
    """A program that has started another, and ignores the end of its input, ends with the game; so does the other."""
    note = tmp_path / "note"
    player = bot(
        "import subprocess",
        "child = subprocess.Popen([sys.executable, '-S', '-c', 'import time; time.sleep(600)'])",
        f"open({str(note)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')",
        "say(0)", "time.sleep(600)",
    )  # fmt: skip
    asked(player, 1)
    assert not player.troubles
    player.close()
    for pid in map(int, note.read_text(encoding="utf-8").split()):
        for _ in range(500):
            if not _running(pid):
                break
            time.sleep(0.01)
        assert not _running(pid)


def _running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return (
            Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").split()[2] != "Z" if Path("/proc").exists() else True
        )
    except (ProcessLookupError, FileNotFoundError):
        return False


# -- in games ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("command", ["lots.py", "first.sh", "regions.mjs"])
def test_the_example_bots_play_a_whole_game(command: str) -> None:
    runner = {".py": sys.executable, ".sh": "sh", ".mjs": shutil.which("node")}[Path(command).suffix]
    if runner is None:
        pytest.skip("there is no Node here")
    found = run(Plan("plains", "2", (("green", f"cmd({LONG}):{runner} {BOTS / command}"), ("blue", "random"))), 1)
    assert sum(found.outcomes.values()) == 1
    assert not found.troubles


def test_lots_are_the_same_for_the_same_game() -> None:
    plan = Plan("navajo", "rise", (("dine", f"cmd({LONG}):{sys.executable} {BOTS / 'lots.py'}"),))
    assert run(plan, 1) == run(plan, 1)


def test_games_that_a_stand_in_played_on_are_nobodys(tmp_path: Path) -> None:
    """What stands in for a program says nothing about the program: such games count nowhere."""
    seats = ((f"cmd(fallback=heuristic):{tmp_path}/nobody"), "random")
    found = run(Plan("plains", "2", (("green", seats[0]), ("blue", seats[1]))), 2)
    assert (found.games, found.failed) == (0, 2)
    assert not found.outcomes
    assert not found.payoffs


def test_a_match_tells_the_troubles_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seat = f"green=cmd(fallback=random):{tmp_path}/nobody"
    assert main(["--game", "plains", "--seat", seat, "--seat", "blue=random", "--games", "2", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "2 more games count nowhere" in told
    assert "2 times: green: the program" in told
    assert "cannot be started (there is no such program); random plays for it" in told


def test_every_player_of_ours_can_stand_in() -> None:
    for name in NAMES:
        assert parse(f"cmd(fallback={name}):x")[0].fallback == name
