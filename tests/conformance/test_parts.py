"""What is installed: locked with hashes, from public registries, under licences that are known and suit."""

from __future__ import annotations

import json
import re
import tomllib
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

from tests import support
from tests.support import ROOT

LOCK = (ROOT / "requirements" / "dev.lock").read_text(encoding="utf-8")
PINNED = re.compile(r"^([a-z0-9._-]+)==(\S+)(?: ; (.+?))? \\\n((?: {4}--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.M)


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return support.tool("parts")


SMALLER = ("play", "lab", "engine")


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")


def wanted(extra: str = "dev") -> list[Requirement]:
    """What pyproject.toml asks for, with everything that its extras name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    found, names = [*map(Requirement, project["dependencies"])], [extra] if extra else []
    while names:
        for one in map(Requirement, extras[names.pop()]):
            names += one.extras if one.name == "homelands" else []
            found += [one] if one.name != "homelands" else []
    build = (ROOT / "requirements" / "build.in").read_text(encoding="utf-8").splitlines()
    return found + [Requirement(line) for line in build if line and not line.startswith("#")]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("name", ["dev", *SMALLER])
def test_everything_is_locked_with_hashes(name: str) -> None:
    """Each line that is no comment belongs to a package with one version and its hashes."""
    rest = PINNED.sub("", lock(name))
    assert [line for line in rest.splitlines() if line.strip() and not line.strip().startswith("#")] == []


@pytest.mark.parametrize("one", sorted(set(wanted()), key=str), ids=str)
def test_the_lock_fits_what_is_asked_for(one: Requirement) -> None:
    """If this fails, `make lock` was forgotten."""
    versions = [version for name, version, *_ in PINNED.findall(LOCK) if name == plain(one.name)]
    assert versions
    assert all(SpecifierSet(str(one.specifier)).contains(version, prereleases=True) for version in versions)


@pytest.mark.parametrize("name", SMALLER)
def test_a_smaller_lock_names_the_same_versions_and_files(name: str) -> None:
    """One can be laid over another. If this fails, `make lock` was forgotten."""
    whole = {(package, version): hashes for package, version, _, hashes in PINNED.findall(LOCK)}
    for package, version, _, hashes in PINNED.findall(lock(name)):
        assert whole.get((package, version)) == hashes, package


@pytest.mark.parametrize(("name", "extra"), [("play", ""), ("lab", "lab")])
def test_a_smaller_lock_holds_what_is_asked_for(name: str, extra: str) -> None:
    found = {package for package, *_ in PINNED.findall(lock(name))}
    assert {plain(one.name) for one in wanted(extra)} <= found


def test_playing_needs_little() -> None:
    """Nothing of the laboratory, of environments for learning or of the tests."""
    heavy = {"ray", "polars", "numpy", "altair", "vl-convert-python", "playwright", "mypy", "pytest", "psycopg"}
    found = {package for package, *_ in PINNED.findall(lock("play"))}
    assert not found & heavy
    assert len(found) < len(PINNED.findall(LOCK)) * 0.6


def test_no_lock_names_a_place_to_load_from() -> None:
    """Whoever installs has his own: only hashes say what is right."""
    for name in ("dev", *SMALLER):
        assert not re.search(r"https?:|file:|--(extra-)?index|--find-links|--trusted", lock(name)), name
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for path, package in packages.items():
        assert package.get("resolved", "https://registry.npmjs.org/").startswith("https://registry.npmjs.org/"), path
        assert package.get("integrity", "").startswith("sha512-") or not path, path


def test_every_licence_is_known_and_suits(tool: ModuleType) -> None:
    rows = re.findall(r"^\| (\S+) \| (.+?) \| •? *\|$", tool.LICENCES.read_text(encoding="utf-8"), re.M)
    listed = {name for name, _ in rows if name != "package"}
    assert listed == {name for name, *_ in PINNED.findall(LOCK)} | {part.name for part in tool.npm_parts()}, (
        "`make licences` was forgotten"
    )
    assert [(name, text) for name, text in rows if name != "package" and not tool.suits(text)] == []


@pytest.mark.parametrize(
    ("text", "good"),
    [("MIT", True), ("MIT OR GPL-3.0-only", True), ("MIT AND GPL-3.0-only", False), ("(MIT OR CC0-1.0)", True),
     ("AGPL-3.0", False), ("", False), ("UNKNOWN", False)],
)  # fmt: skip
def test_which_licences_suit(tool: ModuleType, text: str, good: bool) -> None:
    assert tool.suits(text) is good


def test_the_bill_of_materials_names_every_package_once(tool: ModuleType) -> None:
    bill = tool.sbom([part._replace(licence=part.licence or "MIT") for part in tool.parts()])
    refs = [component["bom-ref"] for component in bill["components"]]
    assert len(refs) == len(set(refs)) > 100
    known = {"homelands", *refs}
    assert {edge["ref"] for edge in bill["dependencies"]} == known
    reached, edges = {"homelands"}, {edge["ref"]: edge["dependsOn"] for edge in bill["dependencies"]}
    while more := {need for ref in reached for need in edges[ref]} - reached:
        reached |= more
    assert reached == known, "each is there because something needs it"
    needed = {component["name"] for component in bill["components"] if component["scope"] == "required"}
    assert {"litestar", "preact"} <= needed
    assert not {"ray", "pytest", "esbuild"} & needed
    assert tool.sbom(tool.parts()) == tool.sbom(tool.parts()), "the same every time"
