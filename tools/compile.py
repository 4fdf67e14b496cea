"""The engine, compiled by mypyc from the same source: `python tools/compile.py [--check GAMES]`.

`build/compiled` gets the whole package, with extension modules beside the sources of core/, games/ and the players that
think. Nothing in the checkout changes: `PYTHONPATH=build/compiled python -m homelands ...` runs compiled, everything
else runs plain. The same extension modules go into a wheel when `HOMELANDS_COMPILE` is set (see `hatch_build.py`).
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
OUT = ROOT / "build" / "compiled"
NEW, OLD = OUT.with_name("compiled.new"), OUT.with_name("compiled.old")
MARK = "complete"  # in a build that is whole: homelands.checks.builds looks for it
WORK = ROOT / "build" / "mypyc"
COMPILED = (
    "core/**/*.py", "games/*/game.py", "games/*/rules/**/*.py", "games/*/plain/*.py", "games/*/bots/*.py",
    "checks/conformance.py", *(f"players/{name}.py" for name in ("random", "values", "mcts", "rollouts")),
)  # fmt: skip
# Read, check or describe data, or work at human speed: no time is spent there.
PLAIN = (
    "chain", "data", "data_checks", "fit", "journal", "loader", "match", "notation", "odds", "read", "refusals",
    "registry", "rules", "rulings", "samples", "schema", "starts", "title", "types", "versions", "vocabulary",
)  # fmt: skip
OPTIONS = ("--strict", "--no-warn-unused-configs", "--config-file=", f"--cache-dir={WORK / 'cache'}")


def modules() -> list[Path]:
    """What is compiled, relative to `src`."""
    found = [path for part in COMPILED for path in sorted((SOURCE / "homelands").glob(part))]
    return [path.relative_to(SOURCE) for path in found if _is_compiled(path)]


def _is_compiled(path: Path) -> bool:
    if path.name == "__init__.py":
        return "import" in path.read_text(encoding="utf-8")
    return path.stem not in PLAIN and path != SOURCE / "homelands" / "core" / "copying.py"


def up_to_date(source: Path = SOURCE) -> bool:
    """The extension modules that are there were made from these sources, and for this Python."""
    if not (OUT / MARK).is_file() or not any(OUT.glob(f"*{EXTENSION_SUFFIXES[0]}")):
        return False
    copies = [(source / path, OUT / path) for path in modules()]
    return all(copy.is_file() and copy.read_bytes() == source.read_bytes() for source, copy in copies)


def build(level: str = "2", jobs: int = 0) -> list[Path]:
    """Compile what was copied to `NEW`, beside it; the extension modules, relative to it."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    WORK.mkdir(parents=True, exist_ok=True)
    before = Path.cwd()
    os.chdir(NEW)  # module names and tracebacks begin at `homelands`
    try:
        extensions = mypycify(
            [*OPTIONS, *map(str, modules())], opt_level=level, debug_level="0", multi_file=True,
            target_dir=str(WORK / "c"),
        )  # fmt: skip
        command = build_ext(Distribution({"name": "homelands", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(NEW), str(WORK / "o")
        command.ensure_finalized()
        command.build_extension = _side_by_side(command, jobs or os.cpu_count() or 1)  # type: ignore[no-untyped-call]
        command.run()
    finally:
        os.chdir(before)
    return _extensions(NEW)


def _extensions(folder: Path) -> list[Path]:
    return sorted(path.relative_to(folder) for path in folder.rglob("*") if path.suffix in (".so", ".pyd"))


def _side_by_side(command, jobs):  # type: ignore[no-untyped-def]
    """The C files of one extension are compiled at the same time; setuptools does one after the other."""
    build_extension = type(command).build_extension

    def run(extension):  # type: ignore[no-untyped-def]
        compiler, one = command.compiler, type(command.compiler).compile

        def compile_all(sources, **options):  # type: ignore[no-untyped-def]
            with ThreadPoolExecutor(jobs) as pool:
                return [made[0] for made in pool.map(lambda source: one(compiler, [source], **options), sources)]

        compiler.compile = compile_all
        build_extension(command, extension)

    return run


def make(level: str = "2", jobs: int = 0) -> str:
    """A build of the sources as they are now in the place of the last one, which is used until the new one is whole."""
    with alone():
        shutil.rmtree(NEW, ignore_errors=True)
        # The whole package, so that it can be run as it is; and what is edited in the meantime is not in the build.
        skip = shutil.ignore_patterns("__pycache__", ".mypy_cache", "*.so", "*.pyd")
        shutil.copytree(SOURCE / "homelands", NEW / "homelands", ignore=skip)
        if up_to_date(NEW):
            for path in _extensions(OUT):
                shutil.copy2(OUT / path, NEW / path)
            said = "nothing to compile"
        else:
            said = f"{len(build(level, jobs))} extension modules in {OUT}"
        (NEW / MARK).touch()
        shutil.rmtree(OLD, ignore_errors=True)
        if OUT.exists():
            OUT.rename(OLD)
        NEW.rename(OUT)
        shutil.rmtree(OLD, ignore_errors=True)
    return said


@contextmanager
def alone() -> Iterator[None]:
    """One at a time: a table that compiles while it is played on does not disturb `make compiled`."""
    OUT.parent.mkdir(parents=True, exist_ok=True)
    with (OUT.parent / "compiled.lock").open("w") as lock:
        try:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        except ImportError:  # a system without such locks
            pass
        yield


def check(games: int) -> int:
    """The same seeded games, plain and compiled; the first one that differs is named."""
    said = []
    for place in (SOURCE, OUT):
        command = [sys.executable, "-m", "homelands.checks.fingerprint", "--games", str(games)]
        environment = {**os.environ, "PYTHONPATH": str(place)}
        said.append(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)
    plain, compiled = (text.splitlines() for text in said)
    for one, other in zip(plain, compiled, strict=True):
        if one != other:
            print(f"not the same game: plain {one!r}, compiled {other!r}")
            return 1
    decisions = sum(int(line.split()[1]) for line in plain)
    print(f"{len(plain)} games with {decisions:,} decisions are the same, plain and compiled")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile core/, games/ and players with mypyc into build/compiled.")
    parser.add_argument("--check", type=int, default=0, metavar="GAMES", help="then compare so many of every scenario")
    parser.add_argument("--only-check", action="store_true", help="do not compile, only compare")
    parser.add_argument("--level", default="2", choices=("0", "1", "2", "3"), help="how hard the C compiler tries")
    parser.add_argument("--jobs", type=int, default=0, help="C files at the same time (default: one a core)")
    chosen = parser.parse_args()
    if not chosen.only_check:
        print(make(chosen.level, chosen.jobs))
    return check(chosen.check or 5) if chosen.check or chosen.only_check else 0


if __name__ == "__main__":
    raise SystemExit(main())
