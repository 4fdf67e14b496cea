"""Rules by id: their words, the code that carries them out, the tests that prove them.

A game keeps `rules.toml` (title, text, see; one file a language) and `rules_index.tsv` (all ids) in its data folder.
The code is known from the rulebook of the game, the tests from their marks `@cites("3.2.5")`.
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
GROUPS = "groups"


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


class Rules(NamedTuple):
    """All rules of a game in one language, in the order of the index, and the title of the chapter of each."""

    rules: dict[str, Rule]
    chapters: dict[str, str]


def read(folder: Traversable, language: str = "en") -> Rules:
    """The rules in a data folder; none, if none are written there. A language that is not there is told in English."""
    name = "rules.toml" if language == "en" else f"rules.{language}.toml"
    if not (folder / name).is_file():
        name = "rules.toml"
    if not (folder / name).is_file():
        return Rules({}, {})
    found: dict[str, Any] = tomllib.loads((folder / name).read_text(encoding="utf-8"))
    groups = found.pop(GROUPS, {})
    rules = {id: Rule(id, e["title"], e["text"], tuple(e.get("see", ()))) for id, e in found.items()}
    return Rules(rules, _chapters(rules, groups))


def _chapters(rules: Iterable[str], groups: dict[str, str]) -> dict[str, str]:
    """By the number an id begins with; one without a number stands in the chapter of the rule before it.

    >>> _chapters(["5.1", "flow/enemy", "6.1"], {"5": "Reactions", "6": "Events"})["flow/enemy"]
    'Reactions'
    """
    found: dict[str, str] = {}
    last = ""
    for id in rules:
        last = groups.get(id.replace("/", ".").split(".")[0], last)
        found[id] = last
    return found


def ids(folder: Traversable) -> list[str]:
    """All rule ids of a game, in the order of its index; none, if it has no index."""
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


def with_bare(read: Rules, ids: Iterable[str]) -> Rules:
    """The rules, with empty ones for ids that have no words."""
    rules = {id: read.rules.get(id, Rule(id, "", "", ())) for id in ids}
    return Rules(rules, {id: read.chapters.get(id, "") for id in rules})


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
