"""Wheels with the compiled engine: `HOMELANDS_COMPILE=1 pip wheel .`. Without the variable a wheel is plain Python."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED = ["mypy[mypyc]>=1.11", "setuptools>=68"]


class Compiled(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def wanted(self) -> bool:
        return bool(os.environ.get("HOMELANDS_COMPILE")) and self.target_name == "wheel"

    def dependencies(self) -> list[str]:
        return NEEDED if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.wanted() or version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
        import compile as compiled  # the module beside this one, not the built-in function

        made = compiled.build()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(compiled.OUT / path): path.as_posix() for path in made})
