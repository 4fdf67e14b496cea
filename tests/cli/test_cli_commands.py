"""`homelands` alone, rules, rulings, data: what they print, and how they refuse."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]


def test_help_says_what_can_be_done(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    for text in ("homelands play navajo", "serve", "replay", "rules", "rulings", "data"):
        assert text in result.output


def test_the_package_runs_as_the_command_does() -> None:
    """So that a build is chosen by PYTHONPATH."""
    ran = subprocess.run([sys.executable, "-m", "homelands", "--help"], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("Usage: homelands ")


@pytest.mark.parametrize("command", ["rules", "rulings", "data"])
def test_an_unknown_game_gets_the_list(run: Run, command: str) -> None:
    result = run(command, "chess", *(["audit"] if command == "data" else []))
    assert result.exit_code == 2
    assert "there is no game 'chess'; the games are: navajo" in result.output


# -- rules -------------------------------------------------------------------------------------------------------------
def test_a_rule_with_its_code_and_tests(run: Run) -> None:
    output = run("rules", "navajo", "3.2.8").output
    assert output.startswith("3.2.8  Tribal council")
    assert "src/homelands/games/navajo/rules/actions.py:" in output
    assert "actions.council" in output
    assert "tests/core/test_odds.py:" in output  # a council is worked out there
    assert "test_a_council_on_value_three_succeeds_with_four_faces_of_six" in output


def test_a_rule_in_italian(run: Run) -> None:
    assert "Consiglio" in run("rules", "navajo", "3.2.8", "--lang", "it").output


def test_a_rule_for_programs(run: Run) -> None:
    found = json.loads(run("rules", "navajo", "3.2.8", "--json").output)
    assert found["id"] == "3.2.8"
    assert {"file", "line", "name"} == set(found["code"][0])


def test_all_rules_by_chapter(run: Run) -> None:
    output = run("rules", "navajo").output
    assert output.index("Battles") < output.index("11.2/3") < output.index("Victory and defeat")
    assert output.index("flow/enemy") < output.index("Major Events")


def test_an_unknown_rule_gets_those_that_come_near(run: Run) -> None:
    result = run("rules", "navajo", "3.2.99")
    assert result.exit_code == 1
    assert "There is no rule 3.2.99" in result.output
    assert "3.2.5" in result.output
    inside = run("rules", "navajo", "8.2").output
    assert "8.2/10" in inside
    assert "9.1.1" not in inside


def test_coverage_for_programs(run: Run) -> None:
    found = json.loads(run("rules", "navajo", "--coverage", "--json").output)
    assert {"total", "with_code", "with_test", "missing_code", "missing_test"} <= set(found)
    assert found["total"] == 169  # rules_index.tsv
    assert found["with_code"] + len(found["missing_code"]) == found["total"]
    assert found["with_test"] + len(found["missing_test"]) == found["total"]
    assert "3.2.8" not in found["missing_test"]


@pytest.mark.parametrize("game", ["navajo", "plains"])
def test_nothing_is_cited_that_is_no_rule(run: Run, game: str) -> None:
    assert json.loads(run("rules", game, "--coverage", "--json").output)["unknown"] == []


def test_coverage_in_words(run: Run) -> None:
    output = run("rules", "navajo", "--coverage").output
    assert output.startswith("169 rules: ")
    assert " %) with code" in output


# -- rulings -----------------------------------------------------------------------------------------------------------
def test_rulings_with_the_reading_that_is_played(run: Run) -> None:
    output = run("rulings", "navajo").output
    assert "die: a point, if a die shows no more than the number of such Families  (played unless told" in output
    found = json.loads(run("rulings", "navajo", "--json").output)
    one = next(r for r in found if r["id"] == "fort-discard-loss")
    assert one["default"] == "die"
    assert set(one["readings"]) == {"die", "always"}
    assert one["source"]


# -- data --------------------------------------------------------------------------------------------------------------
def pack(path: Path, text: str, name: str = "operations.toml") -> str:
    (path / "pack").mkdir()
    (path / "pack" / name).write_text(text, encoding="utf-8")
    return str(path / "pack")


def test_audit_adds_up(run: Run) -> None:
    found = json.loads(run("data", "navajo", "audit", "--json").output)
    assert found["attested"] == sum(f["attested"] for f in found["files"].values())
    assert found["reconstructed"] == sum(f["reconstructed"] for f in found["files"].values())
    output = run("data", "navajo", "audit").output
    assert f"attested {found['attested']}, reconstructed {found['reconstructed']}" in output
    assert "Reconstructed in map.toml" in output


@pytest.mark.parametrize(
    ("words", "root", "field"),
    [
        (("navajo", "schema"), "View", "now"),
        (("navajo", "schema", "position"), "Plain", "two_players"),
        (("plains", "schema", "view"), "View", "held"),
        (("plains", "schema", "board"), "BoardData", "trails"),
    ],
)
def test_the_schema_of_what_a_game_tells(run: Run, words: tuple[str, ...], root: str, field: str) -> None:
    found = json.loads(run("data", *words).output)
    assert found["$ref"] == f"#/$defs/{root}"
    assert field in found["$defs"][root]["properties"]


def test_only_what_there_is_has_a_schema(run: Run) -> None:
    result = run("data", "navajo", "schema", "weather")
    assert result.exit_code == 2
    assert "'view', 'position', 'board'" in result.output


def test_a_good_pack_is_praised_and_played(run: Run, tmp_path: Path) -> None:
    folder = pack(tmp_path, '[card]\n24 = { preempt = 5, source = "box" }\n')
    result = run("data", "navajo", "check", folder)
    assert result.exit_code == 0, result.output
    assert "good. 1 entry of operations" in result.output
    position = tmp_path / "at.json"
    position.write_text('{"start": {"card": 24, "segment": "preempt"}, "tracks": {"ap": 6}}', encoding="utf-8")
    played = run("play", "navajo", "--position", str(position), "--pack", folder, lines=["quit"])
    assert "pay 5 AP to act before the enemy" in played.output


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        ("[card]\n24 = { preempt = 5 }\n", "operations.toml", "operations.toml [card.24] source: missing"),
        ('[card]\n24 = { price = 5, source = "box" }\n', "operations.toml", "[card.24] price: unknown key"),
        ('[card]\n24 = { preempt = 77, source = "box" }\n', "operations.toml", "[card.24] preempt: found 77"),
        ("[card\n", "operations.toml", "not TOML"),
        ("", "cards.toml", "unknown file"),
    ],
)
def test_a_bad_pack_is_refused_with_every_mistake(
    run: Run, tmp_path: Path, text: str, name: str, said: str
) -> None:
    folder = pack(tmp_path, text, name)
    result = run("data", "navajo", "check", folder)
    assert result.exit_code == 1
    assert said in result.output
    assert "the pack is refused" in result.output
    played = run("play", "navajo", "--scenario", "rise", "--pack", folder)
    assert played.exit_code == 1
    assert said in played.output


def test_a_pack_that_is_no_folder(run: Run, tmp_path: Path) -> None:
    result = run("data", "navajo", "check", str(tmp_path / "nowhere"))
    assert result.exit_code == 1
    assert "no such folder" in result.output
