"""What the locals of a frame mean is said by its procedure, and nobody has to guess it where they are read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from homelands.core.flow import Step
from homelands.core.state import LOCALS
from homelands.games.navajo.game import Navajo

PACKAGE = "homelands.games.navajo.rules"
RULES = Path(str(files(PACKAGE)))
BOOK = Navajo.book
PASSED_ON = ("n", "left", "kind", "mask", "seq")  # locals that say nothing by their own name


class Function(NamedTuple):
    """A function of the rules, and where it stands."""

    module: str
    node: ast.FunctionDef


def _module(path: Path) -> str:
    return ".".join((PACKAGE, *path.relative_to(RULES).with_suffix("").parts)).removesuffix(".__init__")


TREES = {_module(path): ast.parse(path.read_text(encoding="utf-8")) for path in sorted(RULES.rglob("*.py"))}
FUNCTIONS = {
    (module, node.name): Function(module, node)
    for module, tree in TREES.items()
    for node in tree.body
    if isinstance(node, ast.FunctionDef)
}


def frame_of(node: ast.FunctionDef) -> str:
    """The parameter that is a frame, if there is one."""
    found = [a.arg for a in node.args.args if a.annotation is not None and ast.unparse(a.annotation) == "Frame"]
    return found[0] if found else ""


def value(module: str, node: ast.expr) -> Any:
    """What a name of a module, or of a module that it imports, stands for; None for anything else."""
    if isinstance(node, ast.Name):
        return getattr(import_module(module), node.id, None)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return getattr(value(module, node.value), node.attr, None)
    return None


def called(module: str, node: ast.expr) -> list[Function]:
    """The functions that may be called: one by its name, or all in a table."""
    if isinstance(node, ast.Subscript):
        table = value(module, node.value)
        many = table.values() if isinstance(table, dict) else table or ()
    else:
        many = [value(module, node)]
    named = [(getattr(one, "__module__", ""), getattr(one, "__name__", "")) for one in many]
    return [FUNCTIONS[one] for one in named if one in FUNCTIONS]


@cache
def used(function: Function) -> frozenset[str]:
    """The locals of its frame that a function reads or writes, itself or by the functions it hands the frame to."""
    frame = frame_of(function.node)
    found: set[str] = set()
    for node in ast.walk(function.node):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == frame:
            found.add(node.attr)
        elif isinstance(node, ast.Call) and frame in [getattr(x, "id", "") for x in node.args]:
            for other in called(function.module, node.func):
                if other != function and frame_of(other.node):
                    found |= used(other)
    return frozenset(found & set(LOCALS))


def functions_of(step: Step[Any]) -> list[Function]:
    """The function of a step, and that of its answer."""
    named = [(fn.__module__, fn.__name__) for fn in (step.run, step.handle)]
    return [FUNCTIONS[one] for one in named if one in FUNCTIONS]


def pushes() -> Iterator[tuple[str, Step[Any], set[str]]]:
    """Where a step is pushed whose name can be read there, and which locals it is given."""
    for module, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "push":
                for one in either(node.args[1]):
                    step = value(module, one)
                    if isinstance(step, Step):
                        yield f"{module}:{node.lineno}", step, {str(k.arg) for k in node.keywords}


def either(node: ast.expr) -> list[ast.expr]:
    return [*either(node.body), *either(node.orelse)] if isinstance(node, ast.IfExp) else [node]


# -- what is said ------------------------------------------------------------------------------------------------------
def test_every_step_runs_in_a_frame_that_is_declared() -> None:
    assert len(BOOK.steps) > 250
    assert set(BOOK.steps) - {name for steps in BOOK.frames.values() for name in steps} == set()


def test_what_a_step_reads_or_writes_is_declared_by_its_procedure() -> None:
    missing = {
        f"{frame}: {name} uses {field}"
        for frame, names in BOOK.frames.items()
        for name in names
        for function in functions_of(BOOK.steps[name])
        for field in used(function)
        if field not in BOOK.locals[frame]
    }
    assert sorted(missing) == []


def test_what_a_frame_is_given_is_declared_by_its_procedure() -> None:
    found = list(pushes())
    assert len(found) > 70
    missing = [
        f"{where}: {sorted(given - set(BOOK.locals[frame]))} of {frame}"
        for where, step, given in found
        for frame, names in BOOK.frames.items()
        if step.name in names and not given <= set(BOOK.locals[frame])
    ]
    assert missing == []


def test_nothing_is_declared_that_no_step_uses() -> None:
    given = [(step.name, fields) for _, step, fields in pushes()]
    spare = []
    for frame, names in BOOK.frames.items():
        known = {field for name in names for function in functions_of(BOOK.steps[name]) for field in used(function)}
        known |= {field for name, fields in given if name in names for field in fields}
        spare += [f"{frame}: {field}" for field in BOOK.locals[frame] if field not in known]
    assert spare == []


# -- how it is read ----------------------------------------------------------------------------------------------------
def naked(function: Function) -> Iterator[ast.Attribute]:
    """Reads of a local that give it no name, unlike `paid = f.n`, `left = f.left - 1` or `f.mask & ENTERED`."""
    frame = frame_of(function.node)
    named = {id(x) for node in ast.walk(function.node) for x in naming(node)}
    for node in ast.walk(function.node):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and node.attr in PASSED_ON:
            of_a_frame = ast.unparse(node.value) == frame or ast.unparse(node.value).startswith("g.stack[")
            if of_a_frame and id(node) not in named:
                yield node


def naming(node: ast.AST) -> Iterator[ast.AST | None]:
    """What gets a name by this node: assigned to one, given back by a function with one, or compared with a flag."""
    if isinstance(node, ast.Assign) and any(isinstance(x, ast.Name | ast.Tuple) for x in node.targets):
        for one in node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]:
            yield one.left if isinstance(one, ast.BinOp) else one.value if isinstance(one, ast.Starred) else one
    elif isinstance(node, ast.Return):
        yield node.value
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
        yield node.left if ast.unparse(node.right).rpartition(".")[2].isupper() else None


def test_a_local_has_a_name_where_it_is_read() -> None:
    found = [
        f"{function.module.removeprefix(PACKAGE)[1:]}:{node.lineno}: {ast.unparse(node)}"
        for function in FUNCTIONS.values()
        if frame_of(function.node)
        for node in naked(function)
    ]
    assert found == []
