"""`homelands about`, and how a study is found by its name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from homelands.checks import builds
from homelands.cli import shipped
from homelands.cli.main import main
from tests.support import ROOT


def said(*args: str) -> str:
    done = CliRunner().invoke(main, ["about", *args])
    assert done.exit_code == 0, done.output
    return done.output


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOMELANDS_DATA", str(tmp_path / "mine"))
    monkeypatch.setattr(builds, "build_kind", lambda: builds.PLAIN)
    monkeypatch.setattr(builds, "place", lambda: "")


def test_it_says_what_runs_and_where_everything_is(tmp_path: Path) -> None:
    text = said()
    assert "Engine: plain" in text
    assert "Navajo Wars (navajo), Plains Indian Wars (plains)" in text
    assert f"Your games are kept in {tmp_path / 'mine'}" in text
    assert str(ROOT / "studies") in text
    assert str(ROOT / "examples") in text
    assert "Motore: semplice" in said("--lang", "it")


def test_the_engine_that_bots_think_with_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(builds, "place", lambda: str(tmp_path))
    assert "compiled for bots, hints and reviews" in said()
    assert json.loads(said("--json"))["thinkers"] == "compiled"
    monkeypatch.setattr(builds, "build_kind", lambda: builds.COMPILED)
    assert "Engine: compiled.\n" in said()


def test_what_did_not_come_along_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "folder", lambda name: None)
    monkeypatch.setattr(shipped, "checkout", lambda: None)
    text = said()
    assert "No studies came along." in text
    assert "No examples came along." in text
    assert "Engine: plain.\n" in text


def test_studies_and_examples_are_found_in_every_layout(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "studies").mkdir()
    source, build = tmp_path / "src" / "homelands", tmp_path / "build" / "compiled" / "homelands"
    assert shipped.folder("studies", source) == shipped.folder("studies", build) == tmp_path / "studies"
    assert shipped.folder("examples", source) is None
    installed = tmp_path / "lib" / "python" / "site" / "homelands"
    assert shipped.folder("studies", installed) is None
    (installed / "shipped" / "studies").mkdir(parents=True)
    assert shipped.folder("studies", installed) == installed / "shipped" / "studies"


@pytest.mark.parametrize("name", ["navajo-difficulty", "navajo-difficulty.toml", "studies/navajo-difficulty.toml"])
def test_a_study_that_comes_along_is_found_by_name(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    convert = shipped.StudyFile().convert
    assert convert(name, None, None) == ROOT / "studies" / "navajo-difficulty.toml"
    own = tmp_path / name
    own.parent.mkdir(exist_ok=True)
    own.touch()
    assert convert(name, None, None) == Path(name)  # a file of one's own comes first
    assert convert("elsewhere/navajo-difficulty.toml", None, None) == Path("elsewhere/navajo-difficulty.toml")


def test_a_study_that_is_not_there_is_refused_with_the_list() -> None:
    done = CliRunner().invoke(main, ["sim", "no-such-study"])
    assert done.exit_code == 2
    assert "navajo-difficulty, " in done.output
