"""Who may import whom: the core and the games stand on the standard library alone, and the core knows no game.

So they also run compiled and in a browser, and a game can be taken out or put in without touching the core.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import homelands

ROOT = Path(homelands.__file__).parent
LAYERS = {
    "core": {"homelands.core"},
    "games": {"homelands.core", "homelands.games"},
    "text": {"homelands.core", "homelands.games", "homelands.text"},
    "players": {"homelands.core", "homelands.games", "homelands.text", "homelands.players"},
}
PLAIN = ("core", "games")  # the standard library only
MODULES = [(layer, path) for layer in LAYERS for path in sorted((ROOT / layer).rglob("*.py"))]


def imports(source: str, package: str) -> Iterator[str]:
    """All modules named in a source, also inside functions and for the type checker only."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*parts, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{name.name}" for name in node.names if base == "homelands")


def package_of(path: Path) -> str:
    return ".".join(["homelands", *path.parent.relative_to(ROOT).parts])


def outside(name: str, layer: str) -> bool:
    """Is this a part of the project that the layer must not know? The bare package itself holds nothing."""
    if name == "homelands":
        return False
    return not any(name == allowed or name.startswith(f"{allowed}.") for allowed in LAYERS[layer])


@pytest.mark.parametrize(("layer", "path"), MODULES, ids=[str(path.relative_to(ROOT)) for _, path in MODULES])
def test_a_module_knows_only_the_layers_below(layer: str, path: Path) -> None:
    found = set(imports(path.read_text(encoding="utf-8"), package_of(path)))
    ours = {name for name in found if name.split(".")[0] == "homelands"}
    assert {name for name in ours if outside(name, layer)} == set()
    if layer in PLAIN:
        strangers = {name.split(".")[0] for name in found - ours}
        assert strangers <= set(sys.stdlib_module_names) | {"__future__"}


def test_a_game_knows_no_other_game() -> None:
    games = [folder.name for folder in (ROOT / "games").iterdir() if (folder / "__init__.py").is_file()]
    for game in games:
        for path in sorted((ROOT / "games" / game).rglob("*.py")):
            for name in imports(path.read_text(encoding="utf-8"), package_of(path)):
                if name.startswith("homelands.games."):
                    assert name.split(".")[2] == game, f"{path.name} imports {name}"


def test_the_looking_itself_sees_every_kind_of_import() -> None:
    source = "import a.b\nfrom c import d\nfrom . import e\nfrom ..text import f\ndef g():\n    import h\n"
    assert set(imports(source, "homelands.core")) == {"a.b", "c", "homelands.core", "homelands.text", "h"}
    assert set(imports("from homelands import cli", "homelands.core")) == {"homelands", "homelands.cli"}
    assert outside("homelands.cli", "core")
    assert not outside("homelands.core.flow", "core")
