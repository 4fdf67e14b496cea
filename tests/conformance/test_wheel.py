"""A wheel holds all that the package needs when it is run from somewhere else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILT = ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py", ".gitignore")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What a wheel is made from, with a small page."""
    for name in BUILT:
        shutil.copy(ROOT / name, tmp_path)
    skip = shutil.ignore_patterns("__pycache__", ".*", "*.so", "static")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=skip)
    (tmp_path / "src/homelands/serve/static/assets").mkdir(parents=True)
    (tmp_path / "src/homelands/serve/static/index.html").write_text("<title>Homelands</title>", encoding="utf-8")
    (tmp_path / "src/homelands/serve/static/assets/page.js").write_text("//", encoding="utf-8")
    return tmp_path


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    plain = {key: value for key, value in os.environ.items() if not key.startswith("HOMELANDS_")}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    return subprocess.run(command, cwd=folder, env=plain, capture_output=True, text=True, check=False)


def test_every_file_of_the_package_is_in_it(checkout: Path) -> None:
    built = build(checkout)
    assert built.returncode == 0, built.stderr
    (wheel,) = (checkout / "dist").glob("*.whl")
    with ZipFile(wheel) as found:
        names = set(found.namelist())
    assert wheel.name.endswith("py3-none-any.whl")
    wanted = {path.relative_to(checkout / "src").as_posix() for path in (checkout / "src").rglob("*") if path.is_file()}
    assert {"homelands/serve/static/index.html", "homelands/games/navajo/data/charts.toml"} <= wanted
    assert wanted - names == set()
    assert not [name for name in names if not name.startswith(("homelands/", "homelands-"))]


def test_a_page_that_is_not_built_is_named(checkout: Path) -> None:
    shutil.rmtree(checkout / "src/homelands/serve/static")
    built = build(checkout)
    assert built.returncode != 0
    assert "`make page` builds the page" in built.stdout + built.stderr
