"""Rules by id: their words, the code that carries them out, the tests that prove them.

A game keeps `rules_index.tsv` (all ids) and `rules.toml` (which to read beside each) in its data folder; the words are
messages like all others (words/rules.py). The code is known from the rulebook of the game, the tests from their marks
`@cites("3.2.5")`.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from homelands.core.flow import Citation, Rulebook

INDEX = "rules_index.tsv"
SEE = "rules.toml"


class Rule(NamedTuple):
    """A rule in our words."""

    id: str
    title: str
    text: str
    see: tuple[str, ...]


class Test(NamedTuple):
    """A test that says which rule it proves."""

    rule: str
    name: str
    file: str
    line: int


def see(folder: Traversable) -> dict[str, tuple[str, ...]]:
    """Which rules to read beside each."""
    path = folder / SEE
    found = tomllib.loads(path.read_text(encoding="utf-8"))["see"] if path.is_file() else {}
    return {id: tuple(others) for id, others in found.items()}


def ids(folder: Traversable) -> list[str]:
    """All rule ids of a game, in the order of its index; none if it keeps none."""
    if not (folder / INDEX).is_file():
        return []
    _, *rows = (folder / INDEX).read_text(encoding="utf-8").splitlines()
    return [row.split("\t")[0] for row in rows if row.strip()]


def known(folder: Traversable, book: Rulebook[Any]) -> list[str]:
    """All rule ids of a game: those of its index; without one, those that its code carries out."""
    return ids(folder) or sorted({citation.rule for citation in book.citations}, key=_by_number)


def _by_number(id: str) -> list[tuple[int, str]]:
    """
    >>> sorted(["10.1", "2.1", "2.x"], key=_by_number)
    ['2.1', '2.x', '10.1']
    """
    return [(int(part) if part.isdigit() else 0, part) for part in id.replace("/", ".").split(".")]


# ---- code and tests --------------------------------------------------------------------------------------------


def code(book: Rulebook[Any], rule: str) -> list[Citation]:
    """The places that carry out a rule, in the order of the files."""
    return sorted({c for c in book.citations if c.rule == rule}, key=lambda c: (c.file, c.line, c.name))


def checkout(package: Path) -> Path | None:
    """The folder a package is checked out in, if there is one with tests beside its sources."""
    for folder in package.resolve().parents:
        if (folder / "tests").is_dir() and (folder / "src").is_dir():
            return folder
    return None


def cited_in(folder: Path, game: str, games: Iterable[str], rule: str = "") -> list[Test]:
    """The tests below a folder that cite rules of a game, or just one rule.

    Tests in another game's folder mean the rules of that game.
    """
    others = set(games) - {game}
    found: list[Test] = []
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder)
        if not others & set(inside.parts):
            found += _cited(path, (Path(folder.name) / inside).as_posix(), rule)
    return [test for test in found if not rule or test.rule == rule]


def _cited(path: Path, label: str, rule: str) -> Iterator[Test]:
    source = path.read_text(encoding="utf-8")
    if "cites" not in source or f'"{rule}' not in source:
        return
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name.lower().startswith("test"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and _name(mark.func) == "cites":
                    for arg in mark.args:
                        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                            yield Test(arg.value, node.name, label, node.lineno)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


# ---- coverage --------------------------------------------------------------------------------------------------


class Coverage(NamedTuple):
    """How many rules have code and a test, and which have none; `unknown` are cited, but not in the index."""

    total: int
    with_code: int
    with_test: int
    missing_code: list[str]
    missing_test: list[str]
    unknown: list[str]

    def to_json(self) -> dict[str, Any]:
        return self._asdict()


def coverage(all_ids: list[str], citations: Iterable[Citation], proofs: Iterable[Test]) -> Coverage:
    """
    >>> coverage(["1", "2"], [Citation("1", "a.b", "a.py", 1)], []).missing_code
    ['2']
    """
    coded, proved = {c.rule for c in citations}, {t.rule for t in proofs}
    no_code = [id for id in all_ids if id not in coded]
    no_test = [id for id in all_ids if id not in proved]
    total = len(all_ids)
    unknown = sorted((coded | proved) - set(all_ids))
    return Coverage(total, total - len(no_code), total - len(no_test), no_code, no_test, unknown)
