"""A wheel: with the page, which `make page` builds, and with the compiled engine if `HOMELANDS_COMPILE` is set.

    make page && HOMELANDS_COMPILE=1 pip wheel --no-deps .

A wheel without the page (the terminal, the laboratory) is made only where `HOMELANDS_NO_PAGE` says so.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/homelands/serve/static/index.html"


COMPILER = ["mypy[mypyc]>=1.11", "setuptools"]


class Wheel(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """What pip has to bring: the compiler, and the packages whose types it looks at. A plain wheel needs none."""
        return [*COMPILER, *self.metadata.core.dependencies] if os.environ.get("HOMELANDS_COMPILE") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / PAGE).is_file() and not os.environ.get("HOMELANDS_NO_PAGE"):
            raise RuntimeError(f"{PAGE} is missing: `make page` builds the page; HOMELANDS_NO_PAGE=1 does without it")
        if not os.environ.get("HOMELANDS_COMPILE"):
            return
        subprocess.run([sys.executable, str(root / "tools" / "compile.py")], check=True)
        built = root / "build" / "compiled"
        made = [path for path in built.rglob("*") if path.suffix in (".so", ".pyd")]
        build_data["force_include"] |= {str(path): path.relative_to(built).as_posix() for path in made}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
