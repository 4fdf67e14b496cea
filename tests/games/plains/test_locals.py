"""What the locals of a frame mean: read from the source, every one that a step uses is declared by its procedure."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from homelands.core.flow import Step
from homelands.core.state import LOCALS
from homelands.games.plains import rules
from homelands.games.plains.rules import refusals
from tests.games.plains.table import GAME

BOOK = GAME.book
MODULES = sorted(f"homelands.games.plains.rules.{path.stem}" for path in Path(rules.__path__[0]).glob("[!_]*.py"))
BELOW = {"taking friends along": "march"}  # procedures that reach into the frame below: whose frame it is

Key = tuple[str, str]
"""A function: its module and its name."""


@cache
def tree(module: str) -> ast.Module:
    file = sys.modules[module].__file__
    assert file
    return ast.parse(Path(file).read_text(encoding="utf-8"))


@cache
def functions() -> dict[Key, ast.FunctionDef]:
    found = {}
    for module in MODULES:
        if module in sys.modules:
            found |= {(module, node.name): node for node in tree(module).body if isinstance(node, ast.FunctionDef)}
    return found


def value(module: str, node: ast.expr) -> Any:
    """What a name, or a name in another module, stands for when the game runs."""
    if isinstance(node, ast.Name):
        return getattr(sys.modules[module], node.id, None)
    if isinstance(node, ast.Attribute):
        return getattr(value(module, node.value), node.attr, None)
    return None


def values(module: str, node: ast.expr) -> list[Any]:
    """The same where there is a choice: either branch of a condition, any entry of a table."""
    if isinstance(node, ast.IfExp):
        return values(module, node.body) + values(module, node.orelse)
    if isinstance(node, ast.Subscript):
        table = value(module, node.value)
        return list(table.values()) if isinstance(table, dict) else []
    return [value(module, node)]


def called(module: str, tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """Calls of a function of the kernel."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def frames(function: ast.FunctionDef) -> list[tuple[int, str]]:
    """The parameters that are frames: place and name."""
    every = [*function.args.posonlyargs, *function.args.args]
    return [(i, a.arg) for i, a in enumerate(every) if a.annotation and ast.unparse(a.annotation) == "Frame"]


def below(function: ast.FunctionDef) -> set[str]:
    """Locals that are the frame below one's own."""
    return {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and ast.unparse(node.value) == "g.stack[-2]"
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def key(function: Callable[..., Any]) -> Key:
    return function.__module__, function.__name__


@cache
def used(where: Key, name: str) -> frozenset[str]:
    """The fields of a frame that a function reads or writes, itself or in what it hands the frame to."""
    module, node = where[0], functions()[where]
    found = {
        one.attr
        for one in ast.walk(node)
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id == name
    }
    for call in (one for one in ast.walk(node) if isinstance(one, ast.Call)):
        for place, argument in enumerate(call.args):
            if isinstance(argument, ast.Name) and argument.id == name:
                for target in values(module, call.func):
                    if isinstance(target, FunctionType) and key(target) in functions():
                        inner = dict(frames(functions()[key(target)]))
                        found |= used(key(target), inner[place])
    return frozenset(found & set(LOCALS))


def of_step(step: Step[Any], own: bool = True) -> set[str]:
    """The fields of its frame (or of the one below) that a step and its handler use."""
    found: set[str] = set()
    for function in (step.run, step.handle):
        if key(function) in functions():
            node = functions()[key(function)]
            names = {name for _, name in frames(node)} if own else below(node)
            found |= {field for name in names for field in used(key(function), name)}
    return found


def pushes() -> Iterator[tuple[str, Step[Any], set[str]]]:
    for module in MODULES:
        if module in sys.modules:
            for call in called(module, tree(module), "push"):
                steps = [step for step in values(module, call.args[1]) if isinstance(step, Step)]
                assert steps, f"{module}: {ast.unparse(call)} pushes what cannot be read"
                yield from ((ast.unparse(call), step, {str(k.arg) for k in call.keywords}) for step in steps)


def procedures_with(step: str) -> list[str]:
    return [name for name, steps in BOOK.procedures.items() if step in steps]


def test_the_source_can_be_read() -> None:
    """A scan that found nothing would prove nothing: locals behind a helper, behind a table, and in the frame below."""
    steps = BOOK.steps
    assert {"n", "left", "mask"} <= of_step(steps["movement.choose-group"])
    assert of_step(steps["cards.draw"]) == {"who", "n"}
    assert of_step(steps["events.next-term"]) == {"who", "at", "n"}
    assert {"kind", "at", "seq"} <= of_step(steps["movement.bring-next"], own=False)
    assert len(list(pushes())) > 30


@pytest.mark.parametrize("step", list(BOOK.steps))
def test_every_step_belongs_to_a_procedure(step: str) -> None:
    assert procedures_with(step)


@pytest.mark.parametrize("name", list(BOOK.procedures))
def test_a_procedure_declares_the_locals_that_its_steps_use(name: str) -> None:
    steps = [BOOK.steps[step] for step in BOOK.procedures[name]]
    wanted = {field for step in steps for field in of_step(step)}
    wanted |= {field for _, step, given in pushes() if step in steps for field in given}
    wanted |= {
        field
        for above, under in BELOW.items()
        if under == name
        for step in BOOK.procedures[above]
        for field in of_step(BOOK.steps[step], own=False)
    }
    assert set(BOOK.locals[name]) == wanted
    assert all(meaning.strip() for meaning in BOOK.locals[name].values())


def test_only_those_named_reach_into_the_frame_below() -> None:
    reach = {name for step, s in BOOK.steps.items() if of_step(s, own=False) for name in procedures_with(step)}
    assert reach == set(BELOW)


@pytest.mark.parametrize(("step", "verb"), list(refusals.reasons()))
def test_reasons_speak_of_declared_locals(step: str, verb: str) -> None:
    fields = used(key(refusals.reasons()[step, verb]), "f")
    assert all(fields <= set(BOOK.locals[name]) for name in procedures_with(step))


@pytest.mark.parametrize("name", list(BOOK.procedures))
def test_who_jumps_into_another_procedure_brings_its_locals(name: str) -> None:
    for step in (BOOK.steps[step] for step in BOOK.procedures[name]):
        for function in (step.run, step.handle):
            if key(function) in functions():
                for call in called(key(function)[0], functions()[key(function)], "jump"):
                    for target in values(key(function)[0], call.args[1]):
                        there = procedures_with(target.name)
                        assert there, ast.unparse(call)
                        if name not in there:
                            assert all(BOOK.locals[other].items() <= BOOK.locals[name].items() for other in there)


@pytest.mark.parametrize("where", list(functions()), ids=".".join)
def test_bits_and_codes_have_names(where: Key) -> None:
    """No `f.mask & 2` and no `f.kind == 3`: what a figure stands for is said by a constant. 0 is none, 1 one more."""
    fields = ("mask", "kind")
    for node in ast.walk(functions()[where]):
        if isinstance(node, ast.BinOp | ast.Compare | ast.AugAssign):
            sides = [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]
            about = [s for s in sides if isinstance(s, ast.Attribute) and s.attr in fields]
            bare = [s for s in sides if isinstance(s, ast.Constant) and s.value not in (0, 1)]
            assert not (about and bare), ast.unparse(node)
