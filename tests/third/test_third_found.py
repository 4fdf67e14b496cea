"""A third game is found through its entry point, and nobody else names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from homelands.checks.samples import BringsSamples
from homelands.cli.screen.base import BringsScreen
from homelands.companion.title import BringsCompanion
from homelands.core import registry, versions
from homelands.core.title import Title
from homelands.lab.watch import BringsStudy
from homelands.players.title import BringsBots
from homelands.rl.features import BringsEnvironment
from homelands.table.title import BringsPage
from tests.support import ROOT
from tests.third.conftest import NAME, SITE


def test_it_is_listed_beside_the_others(third: Title) -> None:
    assert NAME in registry.games()
    assert registry.title(NAME) is third
    assert registry.game(NAME).title == "River Clans"


def test_without_its_folder_on_the_path_nobody_knows_it() -> None:
    assert NAME not in registry.games()


def test_it_brings_the_least(third: Title) -> None:
    """Whatever works, works by what stands in for it."""
    parts = (BringsBots, BringsCompanion, BringsPage, BringsScreen, BringsStudy, BringsEnvironment, BringsSamples)
    assert [part.__name__ for part in parts if isinstance(third, part)] == []
    assert third.lessons == ()
    data = {item.name for item in (third.folder / "data").iterdir()}
    assert data == {"river.toml", "rulings.toml"}, "neither rules in words nor a list of versions"
    assert {item.name for item in (third.folder / "words").iterdir() if item.is_dir()} - {"__pycache__"} == {"en"}


def test_the_only_version_is_the_one_it_is(third: Title) -> None:
    versions.versions.cache_clear()
    assert [one.rules for one in versions.versions(NAME)] == [third.engine.rules_version]
    versions.versions.cache_clear()


@pytest.mark.parametrize("folder", ["src", "web/src", "web/scripts", "web/test", "tests/conformance", "studies"])
def test_nothing_was_edited_for_it(folder: str) -> None:
    """Its name stands nowhere outside its own folder."""
    spelt = (NAME, "River Clans", "RiverClans")
    text = {".py", ".toml", ".ftl", ".ts", ".tsx", ".css", ".mjs", ".json", ".html"}
    built = ROOT / "src" / "homelands" / "serve" / "static"
    found = [path for path in (ROOT / folder).rglob("*") if path.suffix in text and built not in path.parents]
    assert found
    assert [path for path in found if any(one in path.read_text(encoding="utf-8") for one in spelt)] == []


def test_its_folder_is_all_there_is_of_it() -> None:
    package = {path.relative_to(SITE).parts[0] for path in SITE.rglob("*") if path.is_file()}
    assert package == {NAME, f"{NAME}-1.0.dist-info"}
    assert not (ROOT / "web" / "src" / "boards" / NAME).exists()
    assert Path(SITE / f"{NAME}-1.0.dist-info" / "entry_points.txt").read_text(encoding="utf-8").splitlines() == [
        "[homelands.games]", f"{NAME} = {NAME}.title:TITLE",
    ]  # fmt: skip
