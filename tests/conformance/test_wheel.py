"""A wheel holds all that the package needs when it is run from somewhere else, by every Python that it names."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.support import ROOT

BUILT = ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py", ".gitignore")
PYTHONS = [
    text.rpartition(" ")[2]
    for text in tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["classifiers"]
    if "Python :: 3." in text
]
# Without the packages of others; what they bring is the same for every wheel.
ALONE = """
import importlib.metadata, json, sys
import homelands as hl
from homelands.core.registry import games, title
found = {name: [lesson.id for lesson in title(name).lessons] for name in games()}
for name in found:
    game = title(name).engine
    game.setup(game.scenarios()[0])
    assert all(title(name).line_of_play(lesson) for lesson in found[name])
print(json.dumps([sys.version_info[:2], importlib.metadata.version("homelands"), found, hl.__file__]))
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a wheel is made from, with a small page."""
    place = tmp_path_factory.mktemp("checkout")
    for name in BUILT:
        shutil.copy(ROOT / name, place)
    skip = shutil.ignore_patterns("__pycache__", ".*", "*.so", "static")
    for name in ("src", "studies", "examples", "tools"):
        shutil.copytree(ROOT / name, place / name, ignore=skip)
    (place / "src/homelands/serve/static/assets").mkdir(parents=True)
    (place / "src/homelands/serve/static/index.html").write_text("<title>Homelands</title>", encoding="utf-8")
    (place / "src/homelands/serve/static/assets/page.js").write_text("//", encoding="utf-8")
    return place


def build(folder: Path, kind: str = "wheel", **variables: str) -> subprocess.CompletedProcess[str]:
    plain = {key: value for key, value in os.environ.items() if not key.startswith("HOMELANDS_")}
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", "dist"]
    return subprocess.run(
        command, cwd=folder, env={**plain, **variables}, capture_output=True, text=True, check=False
    )  # fmt: skip


@pytest.fixture(scope="module")
def wheel(checkout: Path) -> Path:
    built = build(checkout)
    assert built.returncode == 0, built.stderr
    (found,) = (checkout / "dist").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def site(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked as pip would: there is nothing to be built and nothing outside the package."""
    place = tmp_path_factory.mktemp("site")
    with ZipFile(wheel) as found:
        found.extractall(place)
    return place


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_every_file_of_the_package_is_in_it(checkout: Path, wheel: Path) -> None:
    with ZipFile(wheel) as found:
        names = set(found.namelist())
    assert wheel.name.endswith("py3-none-any.whl")
    wanted = files(checkout / "src")
    assert {"homelands/serve/static/index.html", "homelands/games/navajo/data/charts.toml"} <= wanted
    assert wanted - names == set()
    assert not [name for name in names if not name.startswith(("homelands/", "homelands-"))]


def test_studies_and_examples_are_in_it(wheel: Path) -> None:
    with ZipFile(wheel) as found:
        names = set(found.namelist())
    for folder in ("studies", "examples"):
        wanted = {f"homelands/shipped/{folder}/{name}" for name in files(ROOT / folder) if "__pycache__" not in name}
        assert len(wanted) > 3
        assert wanted <= names


def test_what_others_build_a_wheel_from_has_the_page(checkout: Path) -> None:
    """So that they need no Node."""
    built = build(checkout, "sdist")
    assert built.returncode == 0, built.stderr
    (archive,) = (checkout / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as found:
        names = {name.partition("/")[2] for name in found.getnames()}
    assert {"src/homelands/serve/static/index.html", "hatch_build.py", "studies/navajo-difficulty.toml"} <= names


def test_a_page_that_cannot_be_built_is_told_in_words(checkout: Path, tmp_path: Path) -> None:
    place = tmp_path / "clone"
    shutil.copytree(checkout, place, ignore=shutil.ignore_patterns("static", "dist"))
    built = build(place, PATH=str(tmp_path))  # there is no Node
    said = built.stdout + built.stderr
    assert built.returncode != 0
    assert "Node 20 or newer" in said
    assert "HOMELANDS_NO_PAGE=1 pip install ." in said
    assert "Traceback" not in said
    bare = build(place, PATH=str(tmp_path), HOMELANDS_NO_PAGE="1")
    assert bare.returncode == 0, bare.stderr


def interpreter(version: str) -> str:
    """One that runs: on the path, or of those that pyenv keeps."""
    home = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    kept = sorted(map(str, (home / "versions").glob(f"{version}.*/bin/python")))
    for one in filter(None, [shutil.which(f"python{version}"), *kept]):
        if not subprocess.run([one, "--version"], capture_output=True, check=False).returncode:
            return one
    pytest.skip(f"no Python {version} on this machine")


@pytest.mark.parametrize("version", PYTHONS)
def test_games_and_lessons_run_from_it_with_every_python(site: Path, tmp_path: Path, version: str) -> None:
    """The games need the standard library only. In an empty folder, so that nothing of this checkout is found."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    variables = {**clean, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [interpreter(version), "-W", "error", "-c", ALONE]
    done = subprocess.run(command, env=variables, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told, number, found, place = json.loads(done.stdout.splitlines()[-1])
    assert ".".join(map(str, told)) == version
    assert number == "0.1.0"
    assert {name for name, lessons in found.items() if lessons} == {"navajo", "plains"}
    assert Path(place).is_relative_to(site)


def run(site: Path, folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """A command of what was unpacked, with the packages of this environment."""
    variables = {**os.environ, "PYTHONPATH": str(site), "HOMELANDS_DATA": str(folder / "data")}
    command = [sys.executable, "-m", "homelands", *args]
    return subprocess.run(command, env=variables, cwd=folder, capture_output=True, text=True, check=False)


def test_it_says_what_it_is(site: Path, tmp_path: Path) -> None:
    done = run(site, tmp_path, "about", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    package = site / "homelands"
    assert found["package"] == str(package)
    assert found["page"] == str(package / "serve" / "static")
    assert found["studies"] == str(package / "shipped" / "studies")
    assert found["examples"] == str(package / "shipped" / "examples")
    assert found["data"] == str(tmp_path / "data")
    assert (found["engine"], found["thinkers"]) == ("plain", "plain")
    assert {"navajo", "plains"} <= set(found["games"])


@pytest.mark.parametrize("name", ["navajo-difficulty", "studies/navajo-difficulty.toml"])
def test_a_study_is_found_by_its_name(site: Path, tmp_path: Path, name: str) -> None:
    """Both ways in which the pages of the project name it, where there is no checkout around."""
    pytest.importorskip("polars")
    done = run(site, tmp_path, "sim", name, "--games", "1", "--workers", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] > 0
    assert (tmp_path / "saves" / "lab" / "navajo-difficulty" / "study.json").is_file()
