"""A study of the third game: two readings of a rule against each other, and a report with pictures."""

from __future__ import annotations

import json
from pathlib import Path

from tests.third.conftest import NAME, Run

STUDY = f"""
title = "Raids"
game = "{NAME}"
scenarios = ["summer"]
player = "random"
measure = ["tracks", "places", "uses"]
seeds = {{ count = 60 }}

[[variant]]
name = "hard raids"
rulings = {{ raid-roll = "five" }}

[[variant]]
name = "searching Herons"
seats = {{ heron = "mcts:20" }}
"""


def test_variants_are_played_and_told_apart(run: Run, tmp_path: Path) -> None:
    (tmp_path / "study.toml").write_text(STUDY, encoding="utf-8")
    said = run("sim", "study.toml", "--out", "out", "--workers", "2", "--json")
    found, _ = json.JSONDecoder().raw_decode(said[said.index("{") :])  # how far it has come is told after it
    assert (found["game"], found["games"], found["failed"]) == (NAME, 180, 0)
    cells = {cell["variant"]: cell for cell in found["cells"]}
    assert set(cells) == {"base", "hard raids", "searching Herons"}
    assert cells["base"]["length"]["mean"] == 18.0, "turns are counted by the draw that begins one"
    assert cells["searching Herons"]["seats"]["heron"]["share"] > cells["base"]["seats"]["heron"]["share"] + 0.2
    run("report", "out")
    report = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "hard raids" in report
    assert "points-otter" in report, "the tracks of the view are drawn"


def test_a_study_that_cannot_be_is_refused_with_the_reason(run: Run, tmp_path: Path) -> None:
    (tmp_path / "study.toml").write_text(STUDY.replace('"five"', '"six"'), encoding="utf-8")
    assert "raid-roll: found 'six', expected one of four, five" in run("sim", "study.toml", status=1)
