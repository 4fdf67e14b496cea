"""The third game in the terminal: every command that takes a game takes this one."""

from __future__ import annotations

import json
import random
from pathlib import Path

from homelands.core.journal import CHOICE
from homelands.core.match import Match, start
from homelands.core.title import Title
from homelands.players.random import RandomPlayer
from tests.conformance.play import to_the_end
from tests.third.conftest import NAME, Run

PLAY = ("play", NAME, "--scenario", "summer", "--seed", "11", "--seat", "otter=human", "--seat", "heron=human")


def played(seed: str = "11") -> Match:
    match = start(NAME, "summer", seed=seed)
    for _ in to_the_end(match, RandomPlayer(random.Random(seed))):
        pass
    return match


def test_a_whole_game_by_typed_options(third: Title, run: Run, tmp_path: Path) -> None:
    match = played()
    typed = [entry.text for entry in match.entries if entry.mark == CHOICE]
    assert 15 <= len(typed) <= 40
    said = run(*PLAY, lines=typed)
    assert "What does the Otter clan do? [1.3]" in said
    assert "land spring. Land at the Spring" in said
    ends = {"otter": "The Otter clan wins", "heron": "The Heron clan wins", "draw": "A draw"}
    assert ends[match.game.outcome(match.position)] in said
    (kept,) = (tmp_path / "data" / "finished").glob("*.journal")
    again = Match.load(kept.read_text(encoding="utf-8"))
    assert again.checksum() == match.checksum()


def test_a_hand_is_hidden_from_the_other_clan(third: Title, run: Run) -> None:
    """What the Herons draw is told to them alone; what they do is told to all."""
    said = run("play", NAME, "--scenario", "summer", "--seed", "3", "--seat", "otter=human", "--seat", "heron=random",
               lines=["rest"] * 9)  # fmt: skip
    assert "The Otter clan draws:" in said
    assert "Only the Heron clan knows" in said
    assert "The Heron clan draws:" not in said.partition("wins")[0].partition("A draw")[0]


def test_refusals_help_and_the_board(run: Run) -> None:
    said = run(*PLAY, lines=["fly", "land delta", "why", "map", "odds rest", "help", "rules", "hint", "log", "quit"])
    assert "fly is not possible here (rule 1.3)" in said
    assert "The Island: –" in said, "the view, key by key"
    assert "Hand: Raid, Feast" in said
    assert "Held: The Otter clan 2, The Heron clan 0" in said
    assert "100.0 %" in said


def test_in_another_language_what_it_does_not_say_is_english(run: Run) -> None:
    said = run(*PLAY, "--lang", "it", lines=["land spring", "quit"])
    assert "The Otter clan lands at the Spring." in said
    assert "event-landed" not in said
    assert "Conservata in" in said, "the program itself speaks Italian"


def test_a_game_goes_on_where_it_was(run: Run) -> None:
    run(*PLAY, lines=["land spring"])
    said = run("play", NAME, "--resume", lines=["rest"])
    assert "The Otter clan lands at the Spring." in said or "The Heron clan rests." in said


def test_a_position_starts_a_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "here.json").write_text(json.dumps({"scenario": "autumn", "tracks": {"round": 12}, "active": "heron"}))
    said = run(
        "play", NAME, "--position", "here.json", "--seat", "otter=human", "--seat", "heron=human", lines=["rest"]
    )  # fmt: skip
    assert "The last round is over" in said
    (tmp_path / "bad.json").write_text(json.dumps({"places": {"ford": {"otter": 9}}}))
    assert "otter has 9 tokens" in run("play", NAME, "--position", "bad.json", status=1)


def test_replay_and_review(third: Title, run: Run, tmp_path: Path) -> None:
    match = played()
    match.save(tmp_path / "game.journal")
    assert "River Clans" in run("replay", "game.journal")
    assert json.loads(run("replay", "game.journal", "--json"))["outcome"] == match.game.outcome(match.position)
    said = run("review", "game.journal", "--seat", "otter", "--worlds", "8")
    assert "water: 18 times" in said, "a draw without a name is called by its kind"
    assert "Decisions that cost most" in said


def test_a_journal_of_unknown_rules_is_told_so(third: Title, run: Run, tmp_path: Path) -> None:
    text = played().text().replace("---", "rules: 9\n---") if "rules:" not in played().text() else ""
    text = text or played().text().replace("rules: 1\n", "rules: 9\n")
    (tmp_path / "odd.journal").write_text(text.replace("> ", "> not-", 1), encoding="utf-8")
    assert "of rules '9', which are not known here (1 are)" in run("replay", "odd.journal", status=1)


def test_rules_are_known_by_their_code(run: Run) -> None:
    assert run("rules", NAME).split()[:3] == ["1.1", "1.2", "1.3"]
    assert "rules.act" in run("rules", NAME, "1.3")
    assert json.loads(run("rules", NAME, "--coverage", "--json"))["missing_code"] == []


def test_rulings_and_data(run: Run, tmp_path: Path) -> None:
    assert "A raid succeeds on 5 or more." in run("rulings", NAME)
    found = json.loads(run("data", NAME, "audit", "--json"))
    assert (found["entries"], found["reconstructed"]) == (12, 0)
    assert json.loads(run("data", NAME, "schema"))["type"] == "object"
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "river.toml").write_text('[place.ford]\nworth = 40\nsource = "own"\n', encoding="utf-8")
    assert "worth: found 40, expected a whole number from 1 to 9" in run("data", NAME, "check", "pack", status=1)
    (pack / "river.toml").write_text('[place.ford]\nworth = 9\nsource = "own"\n', encoding="utf-8")
    run("data", NAME, "check", "pack")
    assert "What does the Otter clan do?" in run(*PLAY, "--pack", "pack", lines=["quit"])


def test_what_it_does_not_have_is_said(run: Run) -> None:
    assert f"There is no companion for {NAME} yet" in run("companion", NAME, status=1)
    assert f"There is no lesson for {NAME} yet" in run("tutorial", NAME, status=1)
