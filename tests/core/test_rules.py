"""Rules by id: words, code, tests, coverage."""

from __future__ import annotations

from pathlib import Path

from homelands.core import rules as rl
from homelands.core.flow import Citation

TESTS = """\
from tests.support import cites


@cites("3.1", "4.1")
def test_two() -> None: ...


@support.cites("3.1")
def test_named() -> None: ...


@cites("9.9")
def helper() -> None: ...


@other("4.1")
def test_other() -> None: ...
"""


def test_ids_and_what_to_read_beside_them(tmp_path: Path) -> None:
    assert (rl.ids(tmp_path), rl.see(tmp_path)) == ([], {})
    (tmp_path / "rules_index.tsv").write_text("id\twhat\n3.1\ta\nflow/raid\tb\n4.1\tc\n", encoding="utf-8")
    (tmp_path / "rules.toml").write_text('[see]\n"3.1" = ["flow/raid"]\n', encoding="utf-8")
    assert rl.ids(tmp_path) == ["3.1", "flow/raid", "4.1"]
    assert rl.see(tmp_path) == {"3.1": ("flow/raid",)}


def test_citations_are_found_in_tests_only_and_not_in_those_of_another_game(tmp_path: Path) -> None:
    for name in ("games/first/test_a.py", "games/second/test_b.py", "core/test_c.py"):
        path = tmp_path / "tests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(TESTS, encoding="utf-8")
    found = rl.cited_in(tmp_path / "tests", "first", ["first", "second"])
    assert {t.file for t in found} == {"tests/games/first/test_a.py", "tests/core/test_c.py"}
    only = rl.cited_in(tmp_path / "tests", "first", ["first", "second"], "4.1")
    assert [(t.rule, t.name) for t in only if "first" in t.file] == [("4.1", "test_two")]
    first = [(t.rule, t.name, t.line) for t in found if "first" in t.file]
    assert first == [("3.1", "test_two", 5), ("4.1", "test_two", 5), ("3.1", "test_named", 9)]


def test_coverage_counts_rules_not_citations() -> None:
    code = [Citation("3.1", "a.b", "a.py", 3), Citation("3.1", "a.c", "a.py", 9), Citation("x", "a.d", "a.py", 12)]
    proofs = [rl.Test("4.1", "test_two", "test_a.py", 5)]
    found = rl.coverage(["3.1", "flow/raid", "4.1"], code, proofs)
    assert (found.total, found.with_code, found.with_test) == (3, 1, 1)
    assert found.missing_code == ["flow/raid", "4.1"]
    assert found.missing_test == ["3.1", "flow/raid"]
    assert found.unknown == ["x"]


def test_a_checkout_is_known_by_its_tests_and_sources(tmp_path: Path) -> None:
    package = tmp_path / "src" / "homelands"
    package.mkdir(parents=True)
    assert rl.checkout(package) is None
    (tmp_path / "tests").mkdir()
    assert rl.checkout(package) == tmp_path.resolve()
