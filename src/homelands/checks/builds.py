"""Which build of the engine runs: plain Python, or the one that `make compiled` or `make play` has compiled.

A build belongs to the very sources that it was made from and to one kind of Python; any other is never used.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import homelands
from homelands.core import flow

PLAIN, COMPILED = "plain", "compiled"
ENGINE = "HOMELANDS_ENGINE"  # "plain": leave a compiled one alone
MARK = "complete"  # written last
PASSED_OVER = ("__pycache__", "static", ".mypy_cache")  # the page is for browsers
HERE = Path(homelands.__file__).parent
MADE = (".so", ".pyd", ".pyc")
_known: dict[Path, tuple[int, bool]] = {}


def build_kind() -> str:
    """How the engine runs here."""
    return COMPILED if (flow.__file__ or "").endswith((".so", ".pyd")) else PLAIN


def compiled_tree(source: Path | None = None) -> Path | None:
    """Where the compiled build is, if this is a checkout and it was made from these very sources."""
    tree = _tree(source)
    if os.environ.get(ENGINE) == PLAIN or build_kind() == COMPILED or not (tree / MARK).is_file():
        return None
    fits = any(next(tree.glob(f"*{ending}"), None) for ending in EXTENSION_SUFFIXES if ending.count(".") > 1)
    return None if not fits or next(stale(source or HERE, tree / "homelands"), None) else tree


def _tree(source: Path | None) -> Path:
    return (source or HERE).parents[1] / "build" / "compiled"


def stale(source: Path, copy: Path) -> Iterator[str]:
    """Files of the package that have changed since the build, have come, or have gone."""
    now = set(_files(source))
    for name in sorted(now | set(_files(copy))):
        if name not in now or not _same(source / name, copy / name):
            yield name


def _files(folder: Path) -> Iterator[str]:
    for here, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in PASSED_OVER]
        yield from (Path(here, name).relative_to(folder).as_posix() for name in names if not name.endswith(MADE))


def _same(one: Path, other: Path) -> bool:
    return other.is_file() and one.read_bytes() == other.read_bytes()


# -- for processes that think -------------------------------------------------------------------------------------
def place(source: Path | None = None) -> str:
    """Where a process that thinks should take Homelands from; empty: from where this one has it.

    Asked before every task, so a build is compared with the sources once. What changes afterwards changes nothing:
    this process goes on with what it has read, and so does the build.
    """
    tree = _tree(source)
    try:
        made = (tree / MARK).stat().st_mtime_ns
    except OSError:
        return ""
    if _known.get(tree, (0, False))[0] != made:
        _known[tree] = made, compiled_tree(source) is not None
    return str(tree) if _known[tree][1] else ""


def environment(place: str) -> dict[str, str]:
    """The variables with which a process takes Homelands from there."""
    if not place:
        return dict(os.environ)
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [place, os.environ.get("PYTHONPATH", "")]))}
