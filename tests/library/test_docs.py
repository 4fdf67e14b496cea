"""What is written about the library is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import homelands
from tests.library import usage
from tests.support import ROOT

PAGE = ROOT / "docs" / "library.md"


def test_the_recipes_run(tmp_path: Path) -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, globs={"folder": tmp_path})
    assert failed == 0
    assert tried > 40
    assert (tmp_path / "board.svg").is_file()


def test_there_are_ten() -> None:
    assert re.findall(r"^## (\d+)\.", PAGE.read_text(encoding="utf-8"), re.MULTILINE) == list(map(str, range(1, 11)))


def test_the_example_of_the_package_runs() -> None:
    failed, tried = doctest.testmod(homelands)
    assert (failed, tried > 3) == (0, True)


def test_every_name_of_the_table_is_there() -> None:
    rows = [row for row in PAGE.read_text(encoding="utf-8").splitlines() if row.startswith("| `")]
    names = {name for row in rows for name in re.findall(r"`(\w+)", row.split("|")[1])}
    assert names
    assert names <= {*dir(homelands.Play), "match"}


def test_somebody_elses_program_runs() -> None:
    version, text, picture, points, asked, option = usage.main()
    assert version == homelands.__version__
    assert text
    assert picture.startswith("<svg")
    assert points == "0"
    assert asked
    assert option


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(homelands.__file__).parent / "py.typed").is_file()
