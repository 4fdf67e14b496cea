"""What the rules of a game can say, found in their source: events, verbs, refusals, requests, endings, dice."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import homelands
from homelands.core.flow import ASK, Rulebook
from homelands.games.navajo.game import Navajo
from homelands.games.plains.game import Plains

ROOT = Path(homelands.__file__).parent
CORE = sorted((ROOT / "core").rglob("*.py"))


class Rules(NamedTuple):
    """The rules of one game: their source, and the steps it declares."""

    paths: list[Path]
    book: Rulebook[Any]


def rules_of(game: str) -> list[Path]:
    folder = ROOT / "games" / game
    return sorted([*(folder / "rules").rglob("*.py"), *(folder / "plain").rglob("*.py"), folder / "game.py"])


NAVAJO = Rules(rules_of("navajo"), Navajo().book)
PLAINS = Rules(rules_of("plains"), Plains().book)
BOOK = NAVAJO.book

Keys = dict[str, list[set[str]]]
"""Names, each with the keywords given at every place that uses it."""


def trees(paths: list[Path]) -> Iterator[tuple[Path, ast.Module]]:
    for path in paths:
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def constants(node: ast.expr) -> list[str]:
    """The words an expression can be: a constant, or either branch of a condition."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return []


def calls(paths: list[Path], name: str) -> Iterator[ast.Call]:
    for _, tree in trees(paths):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called == name:
                    yield node


def keyed(paths: list[Path], name: str) -> Keys:
    found: Keys = defaultdict(list)
    for call in calls(paths, name):
        words = constants(call.args[0])
        assert words, f"{name}() with a name that cannot be read: {ast.unparse(call)}"
        for word in words:
            found[word].append({str(k.arg) for k in call.keywords})
    return found


def events(rules: Rules = NAVAJO) -> Keys:
    return keyed(rules.paths, "say")


def refusals(rules: Rules = NAVAJO) -> Keys:
    return keyed([*rules.paths, *CORE], "Refusal")


def requests() -> set[str]:
    return {word for call in calls([*NAVAJO.paths, *CORE], "Request") for word in constants(call.args[0])}


def reasons() -> set[str]:
    """Why a game can end: the third argument of `finish`."""
    return {word for call in calls(NAVAJO.paths, "finish") for word in constants(call.args[2])}


def asks(rules: Rules = NAVAJO) -> set[str]:
    return {name for name, step in rules.book.steps.items() if step.kind == ASK}


def verbs(rules: Rules = NAVAJO) -> set[str]:
    """First words of the tuples that functions returning options put into lists."""
    found: set[str] = set()
    for _, tree in trees(rules.paths):
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and function.returns and "Option" in ast.unparse(function.returns):
                found |= set(_verbs(function))
    return found - {""}


def _verbs(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        inside: list[ast.expr] = []
        if isinstance(node, ast.List):
            inside = node.elts
        elif isinstance(node, ast.ListComp | ast.GeneratorExp):
            inside = [node.elt]
        elif isinstance(node, ast.Call):
            inside = node.args
            if ast.unparse(node.func).endswith("people_options"):
                yield from constants(node.args[2])
        for one in inside:
            if isinstance(one, ast.Tuple) and one.elts:
                yield from constants(one.elts[0])


def rolls() -> Iterator[tuple[str, set[str]]]:
    """Each function that rolls or draws, with the steps that may then wait for the result."""
    for path, tree in trees(NAVAJO.paths):
        module = path.stem.replace("_", "-")
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            wanted = [c for c in ast.walk(function) if isinstance(c, ast.Call) and _is_roll(c)]
            if wanted:
                after = {f"{module}.{function.name.strip('_').replace('_', '-')}"}
                yield f"{path.stem}.{function.name}:{wanted[0].lineno}", {*_waiting(module, function, after)}


def _is_roll(call: ast.Call) -> bool:
    return ast.unparse(call.func) in ("dice.roll", "dice.roll_two", "dice.draw_cube")


def _waiting(module: str, function: ast.FunctionDef, names: set[str]) -> Iterator[str]:
    for name in names & set(BOOK.steps):
        yield BOOK.steps[name].next
    for decorator in function.decorator_list:  # `@react.chosen`: the step after it
        text = ast.unparse(decorator)
        if text.endswith((".chosen", ".result")):
            yield BOOK.steps[f"{module}.{text.split('.')[0].strip('_').replace('_', '-')}"].next
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "jump":
            target = node.args[1]
            if isinstance(target, ast.Name):
                yield f"{module}.{target.id.strip('_').replace('_', '-')}"
            elif isinstance(target, ast.Attribute):  # a step of another module
                yield ast.unparse(target).replace("_", "-")
