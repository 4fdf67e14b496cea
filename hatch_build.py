"""A wheel: with the page, studies and examples, and with the compiled engine if `HOMELANDS_COMPILE` is set.

    HOMELANDS_COMPILE=1 pip wheel --no-deps .

The page is built if it is not there, with Node. A wheel without it (the terminal, the laboratory) is made only where
`HOMELANDS_NO_PAGE` says so.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/homelands/serve/static/index.html"
SHIPPED = ("studies", "examples")  # homelands.cli.shipped looks for them
COMPILER = ["mypy[mypyc]>=1.11", "setuptools"]
NO_PAGE = """
Homelands is not installed: the page that it shows in the browser is not built, and could not be.
  With Node 20 or newer (https://nodejs.org):  pip install .
  Only the terminal and the library, no page:  HOMELANDS_NO_PAGE=1 pip install .
  Without Node:                                install a wheel in which the page is built
"""


class Wheel(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """What pip has to bring: the compiler, and the packages whose types it looks at. A plain wheel needs none."""
        return [*COMPILER, *self.metadata.core.dependencies] if os.environ.get("HOMELANDS_COMPILE") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / PAGE).is_file() and not os.environ.get("HOMELANDS_NO_PAGE"):
            build_page(root)
        for name in SHIPPED:
            build_data["force_include"][str(root / name)] = f"homelands/shipped/{name}"
        if not os.environ.get("HOMELANDS_COMPILE"):
            return
        subprocess.run([sys.executable, str(root / "tools" / "compile.py")], check=True)
        built = root / "build" / "compiled"
        made = [path for path in built.rglob("*") if path.suffix in (".so", ".pyd")]
        build_data["force_include"] |= {str(path): path.relative_to(built).as_posix() for path in made}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def build_page(root: Path) -> None:
    """With what the Makefile uses. Whoever lacks Node reads what can be done, not where in this file it was noticed."""
    for step in (["node", "play"], ["page"]):
        if subprocess.run([sys.executable, str(root / "tools" / "ready.py"), *step], check=False).returncode:
            raise SystemExit(NO_PAGE)
