"""What the pages, templates and workflows tell people to run is there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from homelands.cli.main import main
from tests.support import ROOT

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([\w-]+):", MAKEFILE, re.MULTILINE))
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md",
         *(ROOT / ".github").rglob("*.*")]  # fmt: skip
EACH = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
CODE = re.compile(r"`([^`\n]+)`|^((?:- run:|make|homelands|\.venv/bin/homelands) .*)$", re.MULTILINE)


def commands(text: str, program: str) -> set[str]:
    """What follows the name of a program, wherever code is shown.

    >>> sorted(commands("`make play`, and make believe\\nmake test  everything", "make"))
    ['play', 'test']
    """
    code = [found[0] or found[1] for found in CODE.findall(text)]
    return {word for line in code for word in re.findall(rf"(?:^|[\s/]){program} ([a-z][a-z-]*)\b", line)}


@EACH
def test_every_target_of_make_that_is_named_is_there(page: Path) -> None:
    assert commands(page.read_text(encoding="utf-8"), "make") <= TARGETS


@EACH
def test_every_command_that_is_named_is_there(page: Path) -> None:
    said = page.read_text(encoding="utf-8").replace("import homelands as", "")
    assert commands(said, "homelands") <= set(main.commands)


def test_targets_without_a_file_are_said_to_be() -> None:
    assert set(" ".join(re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)).split()) == TARGETS


def test_forks_try_every_python_that_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [text.rpartition(" ")[2] for text in project["classifiers"] if "Python :: 3." in text]
    workflow = (ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")
    assert named[0] == project["requires-python"].removeprefix(">=")
    several = ", ".join(f'"{one}"' for one in named)
    assert workflow.count(f"python: [{several}]") == 2  # tests, wheels
