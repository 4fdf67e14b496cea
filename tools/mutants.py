"""Would a test notice? `python tools/mutants.py navajo plains`: small faults are put into the rules, one at a time.

cosmic-ray makes the mutants (another comparison, another number, a loop that does not run ...). Its own runner, like
mutmut's, knows one command for every mutant, and mutmut leaves out functions with decorators, which all rules are. So
this one chooses a sample of places by a seed, finds out once which tests run which line, and runs only those: fastest
first, up to the first that fails, in a fork of a process that has read everything but the game.

What was found is kept in `build/mutants/GAME.json`. `--again` tries only the mutants that were not noticed, with the
tests as they are now: the score before and after is that of the same mutants.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import importlib
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "mutants"
COPIED = ("src", "tests", "docs", "pyproject.toml", "README.md")
# Not rules: what reads, checks, words or copies data and positions, and the promises that tests check by.
OTHER = {"__init__", "agreement", "copying", "invariants", "plain", "position", "samples", "schema", "starts",
         "tables", "vocabulary", "words"}  # fmt: skip
CPU = 25  # seconds of work after which a mutant hangs: the tests of a game take ten
FEW = 5  # a line that so few tests run may be read once and kept: the other tests are asked too
SOME = 12  # tests that are asked first
QUIET = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore::pytest.PytestAssertRewriteWarning")
BEFORE = ".before"  # a module as it was
FAULT = 99  # how a fork ends that could not ask the tests
KILLED, SURVIVED, NO_START = "killed", "survived", "does not start"


# -- the sample --------------------------------------------------------------------------------------------------------
def rules_of(game: str) -> list[Path]:
    folder = WORK / "tree" / "src" / "homelands" / "games" / game
    return sorted(path for path in folder.rglob("*.py") if path.stem not in OTHER)


def mutants(path: Path) -> dict[tuple[int, int], list[tuple[str, int]]]:
    """Places of a module (line, column), each with the mutations that are possible there: operator, occurrence."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.plugins import get_operator, operator_names

    text = path.read_text(encoding="utf-8")
    nodes, types = list(ast_nodes(get_ast(text))), _annotations(ast.parse(text))
    found: dict[tuple[int, int], list[tuple[str, int]]] = {}
    for name in operator_names():
        if get_operator(name).arguments() or name.endswith("NoOp"):
            continue
        operator = get_operator(name)()
        places = [place for node in nodes for place in operator.mutation_positions(node)]
        for occurrence, (start, _) in enumerate(places):
            if not any(first <= start < last for first, last in types):
                found.setdefault(start, []).append((name, occurrence))
    return found


def _annotations(tree: ast.AST) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Types are for the reader: no test can notice what they say."""
    found: list[Any] = []
    for node in ast.walk(tree):
        found += [getattr(node, name, None) for name in ("annotation", "returns")]
    return [((n.lineno, n.col_offset), (n.end_lineno, n.end_col_offset)) for n in found if n is not None]


def sample(game: str, count: int, seed: int) -> list[dict[str, Any]]:
    """Places of all rules by chance, and one mutation of each by chance; more than are needed."""
    places = [(path, place, how) for path in rules_of(game) for place, how in mutants(path).items()]
    rng = random.Random(f"{seed}/{game}")
    rng.shuffle(places)
    return [
        {"module": str(path.relative_to(WORK / "tree")), "line": line, "how": rng.choice(how)}
        for path, (line, _), how in places[: count + count // 4]
    ]


def mutated(mutant: dict[str, Any]) -> str:
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    name, occurrence = mutant["how"]
    return str(mutate_code((WORK / "tree" / mutant["module"]).read_text("utf-8"), get_operator(name)(), occurrence))


# -- which tests run which line ----------------------------------------------------------------------------------------
class Notes:
    """A part of pytest that writes down which test runs which lines, and how long it takes."""

    def __init__(self, game: str) -> None:
        import coverage

        self.cover = coverage.Coverage(data_file=None, include=[f"*/games/{game}/*"], config_file=False)
        self.took: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.took[report.nodeid] = self.took.get(report.nodeid, 0.0) + report.duration

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.cover.switch_context(nodeid)

    def found(self) -> dict[str, Any]:
        data = self.cover.get_data()
        lines = {str(Path(file).relative_to(WORK / "tree")): data.contexts_by_lineno(file) for file in
                 data.measured_files()}  # fmt: skip
        return {"took": self.took, "lines": lines}


def survey(game: str) -> None:
    """Run all tests of a game once. In a process of its own: what they read is not to be kept."""
    import pytest

    notes = Notes(game)
    notes.cover.start()
    if pytest.main([*QUIET, f"tests/games/{game}"], plugins=[notes]):
        raise SystemExit("the tests must pass before anything is changed")
    notes.cover.stop()
    (WORK / f"{game}.lines.json").write_text(json.dumps(notes.found()), encoding="utf-8")


def tests_for(mutant: dict[str, Any], known: dict[str, Any]) -> list[str]:
    """The tests to ask, best first: those that run the line by how long they take, then, if they are few, the rest."""
    took, lines = known["took"], known["lines"].get(mutant["module"], {})
    tree = ast.parse((WORK / "tree" / mutant["module"]).read_text(encoding="utf-8"))
    first, last = _statement(tree, mutant["line"])
    near = {test for line in range(first, last + 1) for test in lines.get(str(line), ()) if test in took}
    found = sorted(near, key=took.__getitem__)
    return found if len(found) > FEW else [*found, *sorted(took.keys() - near, key=took.__getitem__)]


def _statement(tree: ast.AST, line: int) -> tuple[int, int]:
    """The lines of the smallest statement around a line; of one with a body only its head, of a function all."""
    best, whole = (line, line), 10**9
    for node in ast.walk(tree):
        if not isinstance(node, ast.stmt):
            continue
        begins = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", ()))])
        ends = node.end_lineno or node.lineno
        if begins <= line <= ends and ends - begins < whole:
            whole = ends - begins
            body = getattr(node, "body", None)
            head = body and not isinstance(node, ast.FunctionDef)
            best = (begins, max(begins, body[0].lineno - 1) if head else ends)  # type: ignore[index]
    return best


# -- trying one --------------------------------------------------------------------------------------------------------
class Chosen:
    """A part of pytest that runs these tests in this order."""

    def __init__(self, tests: list[str]) -> None:
        self.place = {test: n for n, test in enumerate(tests)}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = sorted((i for i in items if i.nodeid in self.place), key=lambda i: self.place[i.nodeid])

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


def attempt(game: str, mutant: dict[str, Any], tests: list[str]) -> dict[str, Any]:
    """Put one fault into the copy, ask the tests in a fork, take the fault out again."""
    path = WORK / "tree" / mutant["module"]
    before, after = path.read_text(encoding="utf-8"), mutated(mutant)
    Path(importlib.util.cache_from_source(path)).unlink(missing_ok=True)
    kept = path.with_suffix(BEFORE)
    shutil.copy(path, kept)
    path.write_text(after, encoding="utf-8")
    read, write = os.pipe()
    try:
        child = os.fork()
        if not child:
            _child(game, tests, write)
        os.close(write)
        with os.fdopen(read) as pipe:
            said = pipe.read()
        if os.waitpid(child, 0)[1] == FAULT << 8:
            raise SystemExit(f"a fault of this tool: {said}")
    finally:
        kept.replace(path)
    outcome, _, by = said.partition(" ")
    change = list(difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm=""))[3:]
    return {**mutant, "outcome": outcome.replace("-", " ") or KILLED, "by": by or "time or memory", "change": change}


def _child(game: str, tests: list[str], write: int) -> None:
    """Never returns. Nothing said at all: it hung, or crashed."""
    resource.setrlimit(resource.RLIMIT_CPU, (CPU, CPU))
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
    sys.dont_write_bytecode = True
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
    try:
        import pytest

        try:
            importlib.import_module(f"homelands.games.{game}.game")
        except BaseException:
            os.write(write, NO_START.replace(" ", "-").encode())
            os._exit(0)
        said = f"{SURVIVED} {len(tests)} tests"
        for some in (tests[:SOME], tests[SOME:]):  # most are noticed at once: fewer files of tests are read then
            chosen = Chosen(some)
            files = sorted({test.split("::")[0] for test in some})
            if some and pytest.main(["-x", *QUIET, *files], plugins=[chosen]):
                said = f"{KILLED} {chosen.failed or 'collection'}"
                break
        os.write(write, said.encode())
    except BaseException:
        os.write(write, traceback.format_exc().encode())
        os._exit(FAULT)
    os._exit(0)


# -- the command -------------------------------------------------------------------------------------------------------
def copy(*names: str) -> None:
    for name in names:
        target = WORK / "tree" / name
        if (ROOT / name).is_dir():
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(ROOT / name, target, ignore=shutil.ignore_patterns("__pycache__", ".mypy_cache"))
        else:
            shutil.copy(ROOT / name, target)


def run(game: str, chosen: argparse.Namespace) -> None:
    kept = WORK / f"{game}.json"
    if not chosen.go_on:
        subprocess.run([sys.executable, __file__, "--survey", game], cwd=WORK / "tree", check=True,
                       env={**os.environ, "PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": ""},
                       stdout=subprocess.DEVNULL)  # fmt: skip
    known = json.loads((WORK / f"{game}.lines.json").read_text(encoding="utf-8"))
    if chosen.again:
        found = json.loads(kept.read_text(encoding="utf-8"))
        wanted = [one for one in found if one["outcome"] == SURVIVED]
    else:
        found = json.loads(kept.read_text(encoding="utf-8")) if chosen.go_on else []
        wanted = sample(game, chosen.sample, chosen.seed)[len(found) :]
    began, places = time.monotonic(), {(one["module"], *one["how"]): n for n, one in enumerate(found)}
    for mutant in wanted:
        if not chosen.again and sum(one["outcome"] != NO_START for one in found) == chosen.sample:
            break
        result = attempt(game, mutant, tests_for(mutant, known))
        place = places.get((mutant["module"], *mutant["how"]))
        if place is None:
            found.append({**result, "first": result["outcome"]})
        else:
            found[place] = {**result, "first": mutant["first"]}
        kept.write_text(json.dumps(found, indent=1), encoding="utf-8")
        if result["outcome"] == SURVIVED:
            print(
                f"{result['module']}:{result['line']}  {' / '.join(map(str.strip, result['change'][:2]))}", flush=True
            )
    report(game, found, time.monotonic() - began)


def report(game: str, found: list[dict[str, Any]], took: float) -> None:
    tried = [one for one in found if one["outcome"] != NO_START]
    for when in ("first", "outcome"):
        noticed = Counter(one[when] for one in tried)[KILLED]
        print(f"{game}: {noticed} of {len(tried)} faults noticed ({noticed / max(1, len(tried)):.1%})"
              f"{' at first' if when == 'first' else ' now'}")  # fmt: skip
    print(f"{game}: {took:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Put small faults into the rules and see whether a test notices.")
    parser.add_argument("games", nargs="*", default=["navajo", "plains"])
    parser.add_argument("--sample", type=int, default=160, help="mutants of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="only those that were not noticed, with today's tests")
    parser.add_argument("--go-on", action="store_true", help="where a run was stopped")
    parser.add_argument("--survey", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.survey:
        sys.path.insert(0, str(WORK / "tree"))
        return survey(chosen.survey)
    (WORK / "tree").mkdir(parents=True, exist_ok=True)
    if not chosen.go_on:
        copy(*(("tests",) if chosen.again else COPIED))
    for kept in (WORK / "tree").rglob(f"*{BEFORE}"):  # a run was killed
        kept.replace(kept.with_suffix(".py"))
    os.chdir(WORK / "tree")
    sys.path[:0] = [str(WORK / "tree" / "src"), str(WORK / "tree")]
    for name in ("pytest", "hypothesis", "cosmic_ray.mutating", "homelands.core.match", "homelands.core.odds"):
        importlib.import_module(name)
    for game in chosen.games:
        run(game, chosen)
    return None


if __name__ == "__main__":
    main()
