"""A wheel with the compiled engine, if `HOMELANDS_COMPILE` is set: `HOMELANDS_COMPILE=1 pip wheel .`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not os.environ.get("HOMELANDS_COMPILE") or version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "tools" / "compile.py")], check=True)
        built = root / "build" / "compiled"
        made = [path for path in built.rglob("*") if path.suffix in (".so", ".pyd")]
        build_data["force_include"] |= {str(path): path.relative_to(built).as_posix() for path in made}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
