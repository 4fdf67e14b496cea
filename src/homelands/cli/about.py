"""`homelands about`: what runs here, and where everything is."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import Any

import click

import homelands
from homelands.checks import builds
from homelands.cli import saves, shipped
from homelands.cli.common import as_json, language_option
from homelands.cli.screen.console import Screen
from homelands.core.registry import games, title
from homelands.words.presenter import Presenter, presenter


@click.command()
@click.option("--json", "machine", is_flag=True, help="For programs.")
@language_option
def about(machine: bool, language: str) -> None:
    """Which Homelands this is, which engine runs, the games that were found, and where yours are kept."""
    found = facts()
    if machine:
        as_json(found)
        return
    words, screen = presenter("", language), Screen()
    screen.say(words("about-version", version=found["version"], python=found["python"]))
    screen.say(words("about-package", folder=found["package"]))
    screen.say(_engine(found, words))
    names = ", ".join(f"{title(name).title} ({name})" for name in found["games"])
    screen.say(words("about-games", games=names) if names else words("about-no-games"))
    screen.say(words("about-data", folder=found["data"]))
    for key in ("page", "studies", "examples"):
        place = found[key]
        screen.say(words(f"about-{key}", folder=place) if place else words(f"about-no-{key}"))


def facts() -> dict[str, Any]:
    package = Path(homelands.__file__).parent
    page = package / "serve" / "static"
    return {
        "version": homelands.__version__,
        "python": platform.python_version(),
        "package": str(package),
        "engine": builds.build_kind(),
        "thinkers": builds.COMPILED if builds.place() else builds.build_kind(),
        "games": list(games()),
        "data": str(saves.folder().parent),
        "page": str(page) if (page / "index.html").is_file() else "",
        **{name: str(shipped.folder(name) or "") for name in (shipped.STUDIES, shipped.EXAMPLES)},
    }


def _engine(found: dict[str, Any], words: Presenter) -> str:
    """The engine of this process, and that of bots, hints and reviews at the web table where it is another."""
    if found["thinkers"] != found["engine"]:
        return words("about-engine-both")
    later = found["engine"] == builds.PLAIN and shipped.checkout() is not None
    return words(f"about-engine-{'later' if later else found['engine']}")
