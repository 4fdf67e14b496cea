"""Who may import whom: one order of layers over all packages, kept module by module.

    core < rules of a game < its plain form < words < players, lessons, companion, lab, rl
         < table, library < cli, serve, checks

Nothing outside `games/` imports a game: it is asked through its title. The core, the rules and the plain form stand on
the standard library alone, so they also run compiled; whatever is below `serve` and `cli` runs in a browser.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import homelands

ROOT = Path(homelands.__file__).parent
ORDER = (
    ("core",),
    ("games.*.rules",),
    ("games.*.plain", "games.*.game"),
    ("words", "games.*.words"),
    ("players", "games.*.bots", "lessons", "companion", "games.*.companion", "lab", "games.*.study", "rl",
     "games.*.env"),
    ("table", "games.*.page", "library", "games.*.picture"),
    ("cli", "games.*.screen", "serve", "checks"),
)  # fmt: skip
LEVEL = {part: level for level, parts in enumerate(ORDER) for part in parts}
PLAIN = 2  # up to this level: the standard library only
TABLE = LEVEL["table"]
HEAVY = {
    "litestar", "sqlalchemy", "alembic", "uvicorn", "rich", "click", "multiprocessing", "subprocess", "threading",
}  # fmt: skip
"""What nothing up to the table may know: it must run inside a browser."""
PROCESSES = {
    "lab/backends/processes.py", "lab/backends/ray.py", "lab/run.py",  # a study is spread over processes
    "players/external.py", "players/subprocess_bot.py",  # a player that is a program
}  # fmt: skip
"""Modules below the table that start processes, and that nobody below it needs."""


def _bare(path: Path) -> bool:
    """`games/__init__.py` and that of each game know nothing but the list of games."""
    return path.name == "__init__.py" and path.parent.relative_to(ROOT).parts[0] == "games" and len(
        path.relative_to(ROOT).parts
    ) <= 3


MODULES = sorted(path for path in ROOT.rglob("*.py") if len(path.relative_to(ROOT).parts) > 1 and not _bare(path))


def imports(source: str, package: str, inside: bool = True) -> Iterator[str]:
    """All modules named in a source; `inside`: also in functions and for the type checker only."""
    tree = ast.parse(source)
    for node in ast.walk(tree) if inside else tree.body:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*parts, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{name.name}" for name in node.names if base.startswith("homelands"))


def package_of(path: Path) -> str:
    return ".".join(["homelands", *path.parent.relative_to(ROOT).parts])


def part_of(name: str) -> str:
    """The part of the house that a module belongs to: `games.*.rules`, `words`; nothing for the bare package.

    >>> part_of("homelands.games.navajo.rules.raids"), part_of("homelands.core.flow")
    ('games.*.rules', 'core')
    """
    bits = name.split(".")[1:]
    if bits[:1] == ["games"]:
        return f"games.*.{bits[2]}" if len(bits) > 2 else ""
    return bits[0] if bits else ""


def module_of(path: Path) -> str:
    return ".".join(["homelands", *path.relative_to(ROOT).with_suffix("").parts])


@pytest.mark.parametrize("path", MODULES, ids=[str(path.relative_to(ROOT)) for path in MODULES])
def test_a_module_knows_only_the_layers_below(path: Path) -> None:
    part = part_of(module_of(path))
    title = part == "games.*.title"  # loads its parts when they are asked for
    own = LEVEL["core"] if title else LEVEL[part]
    found = set(imports(path.read_text(encoding="utf-8"), package_of(path), inside=not title))
    ours = {name for name in found if name.split(".")[0] == "homelands"}
    above = {name for name in ours if (known := part_of(name)) in LEVEL and LEVEL[known] > own}
    assert above == set()
    if not part.startswith("games."):
        assert not {name for name in ours if name.startswith("homelands.games.")}, "a game is asked through its title"
    strangers = {name.split(".")[0] for name in found - ours}
    if own <= PLAIN:
        assert strangers <= set(sys.stdlib_module_names) | {"__future__"}
    if own <= TABLE and path.relative_to(ROOT).as_posix() not in PROCESSES:
        assert not strangers & HEAVY


def test_every_package_has_its_place() -> None:
    assert {part_of(module_of(path)) for path in MODULES} - {"games.*.title"} <= set(LEVEL)


def test_no_two_packages_need_each_other() -> None:
    needs: dict[str, set[str]] = {}
    for path in MODULES:
        part = part_of(module_of(path))
        if part != "games.*.title":
            found = {part_of(name) for name in imports(path.read_text(encoding="utf-8"), package_of(path))}
            needs.setdefault(part, set()).update(found - {part, ""})

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        queue = [start]
        while queue:
            for part in needs.get(queue.pop(), set()) - seen:
                seen.add(part)
                queue.append(part)
        return seen

    assert [part for part in needs if part in reached(part)] == []


def test_a_game_knows_no_other_game() -> None:
    games = [folder.name for folder in (ROOT / "games").iterdir() if (folder / "__init__.py").is_file()]
    assert games
    for game in games:
        for path in sorted((ROOT / "games" / game).rglob("*.py")):
            for name in imports(path.read_text(encoding="utf-8"), package_of(path)):
                if name.startswith("homelands.games."):
                    assert name.split(".")[2] == game, f"{path.name} imports {name}"


def test_the_looking_itself_sees_every_kind_of_import() -> None:
    source = "import a.b\nfrom c import d\nfrom . import e\nfrom ..words import f\ndef g():\n    import h\n"
    assert set(imports(source, "homelands.core")) == {
        "a.b", "c", "homelands.core", "homelands.core.e", "homelands.words", "homelands.words.f", "h",
    }  # fmt: skip
    assert "h" not in set(imports(source, "homelands.core", inside=False))
    assert part_of("homelands.games.x.rules.y") == "games.*.rules"
    assert part_of("homelands") == ""
