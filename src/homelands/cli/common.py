"""What the commands have in common: arguments, messages about what went wrong, exit codes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import click

from homelands.core.data import Data, DataError
from homelands.core.decision import Refusal
from homelands.core.game import Game, SetupError
from homelands.core.journal import JournalError
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.core.registry import title as title_of
from homelands.words import LANGUAGES

WRONG = 1  # something in a file or a position is wrong; 2 is a wrong command line
F = TypeVar("F", bound=Callable[..., Any])


class GameName(click.ParamType):  # type: ignore[type-arg]
    """The name of a game that can be played; any other is refused with the list."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game[Any]:
        if isinstance(value, Game):
            return value
        if value not in all_games():
            self.fail(f"there is no game {value!r}; the games are: {', '.join(all_games())}", param, ctx)
        try:
            return game_of(value)
        except ImportError as error:
            self.fail(f"{value} cannot be played: {error}", param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        from click.shell_completion import CompletionItem

        return [CompletionItem(name) for name in all_games() if name.startswith(incomplete)]


game_argument = click.argument("game", type=GameName())


def language_option(fn: F) -> F:
    wrapped: F = click.option(
        "--lang", "language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language."
    )(fn)
    return wrapped


def pack_option(fn: F) -> F:
    wrapped: F = click.option(
        "--pack", "packs", multiple=True, type=click.Path(path_type=Path), metavar="DIR",
        help="Lay an owner's values over ours; may be given more than once.",
    )(fn)  # fmt: skip
    return wrapped


# -- what a game keeps beside its code -----------------------------------------------------------------------------
def data_folder(game: str) -> Traversable:
    return title_of(game).folder / "data"


def tables(game: str, packs: Sequence[Path] = ()) -> Any:
    """The tables of a game, with packs laid over them. Raises DataError with all that is wrong."""
    return title_of(game).tables(packs)


def data_of(game: str, packs: Sequence[Path] = ()) -> Data:
    data: Data = tables(game, packs).data
    return data


# -- what can go wrong ---------------------------------------------------------------------------------------------
def fail(message: str, code: int = WRONG) -> click.exceptions.Exit:
    """Say what is wrong and leave: `raise fail(...)`."""
    click.echo(message, err=True)
    return click.exceptions.Exit(code)


@contextmanager
def clear_errors(where: str = "") -> Iterator[None]:
    """Mistakes in files, positions and packs become a message, without a trace of the program."""
    label = f"{where}: " if where else ""
    try:
        yield
    except DataError as error:
        raise fail("\n".join(f"{label}{problem}" for problem in error.problems)) from None
    except JournalError as error:
        raise fail(str(error)) from None
    except Refusal as error:
        raise fail(f"{label}{error.reason} (rule {error.rule})") from None
    except SetupError as error:
        raise fail(f"{label}{error}") from None
    except OSError as error:
        raise fail(f"{error.filename or where}: {(error.strerror or str(error)).lower()}") from None
    except UnicodeDecodeError:
        raise fail(f"{label}not a text file (UTF-8)") from None
    except ValueError as error:
        raise fail(f"{label}{error}") from None


def read_text(path: Path) -> str:
    with clear_errors(str(path)):
        return path.read_text(encoding="utf-8")


def read_json(path: Path) -> dict[str, Any]:
    """A position file."""
    text = read_text(path)
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise fail(f"{path}:{error.lineno}: not JSON: {error.msg}") from None
    except (ValueError, RecursionError) as error:  # a number of too many digits, brackets without end
        raise fail(f"{path}: not JSON: {error}") from None
    if not isinstance(found, dict):
        raise fail(f"{path}:1: found {text.strip()[:40]!r}, expected a table {{...}}")
    return found


def as_json(found: Any) -> None:
    click.echo(json.dumps(found, ensure_ascii=False, indent=2))
