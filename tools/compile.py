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
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
OUT = ROOT / "build" / "compiled"
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


def up_to_date() -> bool:
    """The extension modules that are there were made from these sources."""
    copies = [(SOURCE / path, OUT / path) for path in modules()]
    return all(copy.is_file() and copy.read_bytes() == source.read_bytes() for source, copy in copies)


def build(level: str = "2", jobs: int = 0) -> list[Path]:
    """Compile; the extension modules, relative to `OUT`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    WORK.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(OUT, ignore_errors=True)
    before = Path.cwd()
    os.chdir(SOURCE)  # module names and tracebacks begin at `homelands`
    try:
        extensions = mypycify(
            [*OPTIONS, *map(str, modules())], opt_level=level, debug_level="0", multi_file=True,
            target_dir=str(WORK / "c"),
        )  # fmt: skip
        command = build_ext(Distribution({"name": "homelands", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(OUT), str(WORK / "o")
        command.ensure_finalized()
        command.build_extension = _side_by_side(command, jobs or os.cpu_count() or 1)  # type: ignore[no-untyped-call]
        command.run()
    finally:
        os.chdir(before)
    return sorted(path.relative_to(OUT) for path in OUT.rglob("*") if path.suffix in (".so", ".pyd"))


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


def complete() -> None:
    """The rest of the package beside the extension modules, so that `OUT` can be run as it is."""
    for path in sorted(OUT.rglob("*"), reverse=True):  # what is no longer in the sources goes
        gone = path.is_file() and path.suffix not in (".so", ".pyd") and not (SOURCE / path.relative_to(OUT)).is_file()
        if gone:
            path.unlink()
    skip = shutil.ignore_patterns("__pycache__", ".mypy_cache")
    shutil.copytree(SOURCE / "homelands", OUT / "homelands", dirs_exist_ok=True, ignore=skip)


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
        if not up_to_date():
            print(f"{len(build(chosen.level, chosen.jobs))} extension modules in {OUT}")
        complete()
    return check(chosen.check or 5) if chosen.check or chosen.only_check else 0


if __name__ == "__main__":
    raise SystemExit(main())
