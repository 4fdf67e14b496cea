"""Studies and examples that come with Homelands: inside the package where it was installed, beside it in a checkout."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

import homelands

STUDIES, EXAMPLES = "studies", "examples"
INSIDE = "shipped"  # hatch_build.py puts them there
STUDY = ".toml"


def folder(name: str, package: Path | None = None) -> Path | None:
    """The folder of that name; none if this copy of Homelands was made without it."""
    package = package or Path(homelands.__file__).parent
    root = checkout(package)
    places = [package / INSIDE / name, *([root / name] if root is not None else [])]
    return next((place for place in places if place.is_dir()), None)


def checkout(package: Path | None = None) -> Path | None:
    """The checkout that this runs from, as src/homelands or build/compiled/homelands; none if it was installed."""
    package = package or Path(homelands.__file__).parent
    return next((root for root in package.parents[1:3] if (root / "pyproject.toml").is_file()), None)


def studies() -> dict[str, Path]:
    """Their files by name."""
    place = folder(STUDIES)
    return {path.stem: path for path in sorted(place.glob(f"*{STUDY}"))} if place is not None else {}


class StudyFile(click.ParamType):  # type: ignore[type-arg]
    """A file; or the name of a study that comes along, with or without its folder and ending."""

    name = "study"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path | str:
        path = Path(value)
        if path.exists() or path.parent not in (Path(), Path(STUDIES)) or path.suffix not in ("", STUDY):
            return path
        known = studies()
        if path.stem not in known and not path.suffix:
            self.fail(f"there is no file and no study {value!r}; these come along: {', '.join(known)}", param, ctx)
        return known.get(path.stem, path)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        from click.shell_completion import CompletionItem

        names = [CompletionItem(name) for name in studies() if name.startswith(incomplete)]
        return names or [CompletionItem(incomplete, type="file")]
