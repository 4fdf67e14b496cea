"""Steps are named by themselves: a name misspelt is found by the type checker, not by a game that comes to it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

RULES = Path(str(files("homelands.games.navajo"))) / "rules"


def written(tree: ast.AST) -> Iterator[ast.expr]:
    """What is pushed, jumped to, or compared with the step of a frame or set as it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("push", "jump"):
            yield from either(node.args[1])
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "Frame":
            yield from node.args[:1]
        elif isinstance(node, ast.Compare) and any(is_step(x) for x in (node.left, *node.comparators)):
            yield from (node.left, *node.comparators)
        elif isinstance(node, ast.Assign) and any(is_step(x) for x in node.targets):
            yield from either(node.value)


def either(node: ast.expr) -> list[ast.expr]:
    """Both branches of a condition, but not what is asked."""
    return [*either(node.body), *either(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def is_step(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "step"


def test_no_step_is_named_by_a_string() -> None:
    found = [
        f"{path.name}:{one.lineno}"
        for path in sorted(RULES.rglob("*.py"))
        for expression in written(ast.parse(path.read_text(encoding="utf-8")))
        for one in ast.walk(expression)
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    ]
    assert found == []


# -- modules that know each other --------------------------------------------------------------------------------------
PACKAGE = "homelands.games.navajo"
NO_CYCLE = ("cards", "refusals")  # it imports no other module; none but the game imports it


def at_import(tree: ast.Module) -> Iterator[ast.AST]:
    """What runs while a module is imported: everything but the insides of functions."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        if isinstance(node, ast.FunctionDef):
            waiting += [*node.decorator_list, *node.args.defaults, *(d for d in node.args.kw_defaults if d)]
        elif not isinstance(node, ast.Lambda):
            waiting += ast.iter_child_nodes(node)


def imported(tree: ast.Module) -> set[str]:
    """The modules of the rules that a module imports whole."""
    of_rules = (n for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and n.module == PACKAGE)
    return {alias.asname or alias.name for node in of_rules for alias in node.names}


def test_what_a_module_uses_at_import_comes_by_name() -> None:
    """Modules whose steps push each other import each other whole: one of the two is not complete at that time.

    By name, Python and the compiler alike see which of them must come first.
    """
    found = []
    for path in sorted(RULES.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        modules = set() if path.stem in NO_CYCLE else imported(tree) - {*NO_CYCLE}
        found += [
            f"{path.name}:{node.lineno}: {ast.unparse(node)}"
            for node in at_import(tree)
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules
        ]
    assert found == []
