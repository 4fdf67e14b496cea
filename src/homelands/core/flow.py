"""The flow of a game: named steps, procedures, and the loop that runs them.

The place in the rules is the stack of frames of the position. A procedure is an ordered list of steps:

- `@book.step(rule)`     does its work; may push a procedure, jump or end;
- `@book.ask(rule)`      lists the options of a decision; `.chosen` says what a choice does;
- `@book.chance(rule)`   asks chance; `.result` says what the answer does.

A frame moves on to the next step of its procedure *before* a step is run, so a pushed procedure returns there.
After the last step the frame is dropped.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

from homelands.core.chance import Request
from homelands.core.decision import Option, Refusal
from homelands.core.state import LOCALS, Frame, Position

P = TypeVar("P", bound=Position)
F = TypeVar("F", bound=Callable[..., Any])
Ask = Callable[[Request], Any]  # who answers chance

END: Final = ""  # the step after the last one
AUTO: Final = 0
ASK: Final = 1
CHANCE: Final = 2
LIMIT: Final = 1_000_000  # steps in one go, a whole game at the most: more is a fault in the rules


class Step(Generic[P]):
    """A named step. `next` is set by the procedure that lists it."""

    __slots__ = ("always", "handle", "kind", "listed", "name", "next", "rights", "rule", "run")

    def __init__(self, kind: int, rule: str, run: Callable[[P, Frame], Any], name: str, rights: bool, always: bool):
        self.kind = kind
        self.rule = rule
        self.run = run
        self.name = name
        self.next = END
        self.listed = False  # in a procedure
        self.rights = rights  # "at any time" options are offered here too
        self.always = always  # ask even when there is only one thing to do
        self.handle: Callable[..., None] = _unhandled

    def chosen(self, fn: Callable[[P, Frame, Option], None]) -> Callable[[P, Frame, Option], None]:
        self.handle = fn
        return fn

    def result(self, fn: Callable[[P, Frame, Any], None]) -> Callable[[P, Frame, Any], None]:
        self.handle = fn
        return fn


def _unhandled(*_: object) -> None:
    raise TypeError("this step has no handler")


class Citation(NamedTuple):
    """A place in the code that carries out a rule."""

    rule: str
    name: str
    file: str
    line: int


@cache
def _lines(module: str) -> tuple[str, dict[str, int]]:
    """The source of a module, and the line of each definition in it. It is read: compiled code does not know it."""
    file = Path(sys.modules[module].__file__ or "")
    file = file.with_name(file.name.partition(".")[0] + ".py")
    return str(file), dict(_definitions(ast.parse(file.read_text(encoding="utf-8")), ""))


def _definitions(tree: ast.AST, within: str) -> Iterator[tuple[str, int]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield within + node.name, min(n.lineno for n in (node, *node.decorator_list))
            inside = "<locals>." if isinstance(node, ast.FunctionDef) else ""
            yield from _definitions(node, f"{within}{node.name}.{inside}")


class Rulebook(Generic[P]):
    """All steps of a game, and which rule each of them carries out."""

    def __init__(self, game: str, rights: bool = True) -> None:
        self.game = game
        self.has_rights = rights  # some options may be taken at any time
        self.steps: dict[str, Step[P]] = {}
        self.procedures: dict[str, list[str]] = {}
        self.frames: dict[str, list[str]] = {}  # by procedure, or step pushed alone: the steps that share its frame
        self.locals: dict[str, dict[str, str]] = {}  # by the same name: what the locals of that frame mean
        self._cited: list[tuple[str, str, str, str]] = []  # rule, name here, module, name there
        self.rights: Callable[[P, Frame], list[Option]] = lambda g, f: []
        self.right_acts: Mapping[str, Callable[[P, Option], None]] = {}  # by verb: what taking a right does

    # -- declaring -------------------------------------------------------------------------------------------------
    def cites(self, *rules: str) -> Callable[[F], F]:
        """Mark a plain function (or class) as carrying out rules."""

        def mark(fn: F) -> F:
            self._cite(rules, fn.__qualname__, fn)
            return fn

        return mark

    def _cite(self, rules: tuple[str, ...], name: str, fn: Callable[..., Any]) -> None:
        self._cited += [(rule, name, fn.__module__, fn.__qualname__) for rule in rules]

    @property
    def citations(self) -> list[Citation]:
        """Which code carries out which rule."""
        out = []
        for rule, name, module, definition in self._cited:
            file, lines = _lines(module)
            out.append(Citation(rule, name, file, lines.get(definition, 0)))
        return out

    def _add(self, kind: int, rules: tuple[str, ...], rights: bool, always: bool) -> Callable[..., Step[P]]:
        def make(fn: Callable[[P, Frame], Any]) -> Step[P]:
            name = f"{fn.__module__.rsplit('.', 1)[-1]}.{fn.__name__.strip('_')}".replace("_", "-")
            if name in self.steps:
                raise ValueError(f"two steps are called {name}")
            step: Step[P] = Step(kind, rules[0], fn, name, rights and self.has_rights, always)
            self.steps[name] = step
            self._cite(rules, name, fn)
            return step

        return make

    def step(self, *rules: str) -> Callable[[Callable[[P, Frame], None]], Step[P]]:
        return self._add(AUTO, rules, False, False)

    def ask(
        self, *rules: str, rights: bool = True, always: bool = False
    ) -> Callable[[Callable[[P, Frame], list[Option]]], Step[P]]:
        return self._add(ASK, rules, rights, always)

    def chance(self, *rules: str) -> Callable[[Callable[[P, Frame], Request]], Step[P]]:
        return self._add(CHANCE, rules, False, False)

    def procedure(self, name: str, *steps: Step[P], jumps: Sequence[Step[P]] = (), **means: str) -> Step[P]:
        """Steps in their order, and what the locals of its frame mean. Returns the first step, to be pushed.

        A step has one successor: it may stand in two procedures only if the same step follows it in both. `jumps` are
        the steps of the same frame that are reached by a jump only.
        """
        for one, after in zip(steps, [*(s.name for s in steps[1:]), END], strict=True):
            if one.listed and one.next != after:
                there, here = one.next or "the end", after or "the end"
                raise ValueError(f"{name}: after {one.name} comes {there} already, not {here}")
            one.next, one.listed = after, True
        self.procedures[name] = [s.name for s in steps]
        self._declare(name, (*steps, *jumps), means)
        return steps[0]

    def alone(self, step: Step[P], *jumps: Step[P], **means: str) -> Step[P]:
        """A step that is pushed by itself, and the steps its frame may jump to: each is shown by its own name."""
        self._declare(step.name, (step, *jumps), means)
        return step

    def _declare(self, name: str, steps: tuple[Step[P], ...], means: dict[str, str]) -> None:
        if unknown := set(means) - set(LOCALS):
            raise ValueError(f"{name}: a frame has no {sorted(unknown)[0]!r}, only {', '.join(LOCALS)}")
        self.frames[name] = [s.name for s in steps]
        self.locals[name] = means

    # -- running ---------------------------------------------------------------------------------------------------
    def run(self, g: P, ask: Ask | None = None, choose: Callable[[P], Option] | None = None) -> int:
        """Go on until a decision or chance is needed, or the game is over (empty stack).

        Where somebody is there to `ask`, chance is answered at once; with `choose`, decisions are taken at once.
        Returns the decisions taken.
        """
        stack, steps = g.stack, self.steps
        g.request = None
        decisions = 0
        for _ in range(LIMIT):
            if not stack:
                g.options = []
                return decisions
            f = stack[-1]
            if not f.step:
                stack.pop()
                continue
            step = steps[f.step]
            kind, run = step.kind, step.run
            if kind == AUTO:
                f.step = step.next
                run(g, f)
            elif kind == CHANCE:
                request: Request = run(g, f)
                if ask is None:
                    g.request = request
                    g.options = []
                    return decisions
                f.step = step.next
                step.handle(g, f, ask(request))
            else:
                options: list[Option] = run(g, f)
                if not options:
                    f.step = step.next
                elif len(options) == 1 and not step.always:
                    f.step = step.next
                    step.handle(g, f, options[0])
                else:
                    if step.rights:
                        options += self.rights(g, f)
                    g.options = options
                    if choose is None:
                        return decisions
                    self._carry_out(g, f, step, choose(g))
                    decisions += 1
        raise RuntimeError(f"no end after {LIMIT} steps: {[f.step for f in stack]}")

    def _carry_out(self, g: P, f: Frame, step: Step[P], option: Option) -> None:
        act = self.right_acts.get(option[0]) if step.rights else None
        if act is not None:
            act(g, option)
        else:
            f.step = step.next
            step.handle(g, f, option)

    def take(self, g: P, option: Option) -> None:
        """Carry out an option that is known to be legal, and go on."""
        f = g.stack[-1]
        self._carry_out(g, f, self.steps[f.step], option)
        self.run(g)

    def answer(self, g: P, value: Any) -> None:
        """Carry out the answer of chance, and go on."""
        f = g.stack[-1]
        step = self.steps[f.step]
        f.step = step.next
        step.handle(g, f, value)
        self.run(g)

    def choose(self, g: P, option: Option) -> None:
        """Carry out an option if it is legal; otherwise refuse, and nothing has changed."""
        if option not in g.options:
            f = g.stack[-1] if g.stack else None
            raise Refusal("not-an-option", self.steps[f.step].rule if f else "-", option=option)
        self.take(g, option)

    def where(self, g: P) -> list[str]:
        """The stack that led here, outermost first, as step names."""
        return [f.step for f in g.stack if f.step]

    def describe(self, f: Frame) -> str:
        """A frame with the names that its procedure gives to its locals.

        `<enemy raid: raids.next-victim; n=4 (what it cost)>`
        """
        owner = self._owner(f)
        means = self.locals.get(owner, {})
        name = f.step or "end" if owner in ("", f.step) else f"{owner}: {f.step}"
        told = [f"{key}={value}" + (f" ({means[key]})" if key in means else "") for key, value in f.values()]
        return f"<{'; '.join([name, ', '.join(told)] if told else [name])}>"

    def _owner(self, f: Frame) -> str:
        """The procedure that a frame belongs to. A step of several is that of the one which means all that is set."""
        owners = [name for name, steps in self.frames.items() if f.step in steps]
        set_here = {name for name, _ in f.values()}
        fitting = [name for name in owners if set_here <= self.locals[name].keys()]
        return next(iter([*fitting, *owners]), "")

    def stack(self, g: P) -> str:
        """The place in the rules, outermost first, one frame a line: what one prints in a debugger."""
        return "\n".join(self.describe(f) for f in g.stack)


def push(
    g: Position, step: Step[Any], who: int = -1, at: int = -1, n: int = 0, left: int = 0, kind: int = 0,
    mask: int = 0, seq: tuple[int, ...] = (),
) -> None:  # fmt: skip
    """Call a procedure, with the values of its frame: it runs before the step that its caller goes on with."""
    g.stack.append(Frame(step.name, who, at, n, left, kind, mask, seq))


def jump(f: Frame, step: Step[Any]) -> None:
    """Go on with another step in place of the next one."""
    f.step = step.name


def end(f: Frame) -> None:
    """Leave the procedure when this step is done."""
    f.step = END
