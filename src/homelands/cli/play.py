"""`homelands play GAME`: a game in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from homelands.cli import saves, seats
from homelands.cli.common import GameName, clear_errors, fail, language_option, pack_option, read_json, tables
from homelands.cli.reader import Reader
from homelands.cli.screen.console import Screen
from homelands.cli.session import INTERRUPTED, Session
from homelands.core.game import Game, SetupError
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.library.begin import laid_over
from homelands.words import numbers
from homelands.words.presenter import Presenter, presenter

LATEST = "-"


def _ruling(text: str) -> tuple[str, str]:
    name, equals, reading = (part.strip() for part in text.partition("="))
    if not equals:
        raise fail(f"--ruling {text!r}: expected ID=READING", 2)
    return name, reading


@click.command()
@click.argument("game", type=GameName(), required=False)
@click.option("--scenario", help="Which one; asked for if left out.")
@click.option("--players", "number", type=int, metavar="N", help="How many play.")
@click.option("--seat", "asked", multiple=True, metavar="NAME=human|BOT",
              help="Who plays a seat: a person, a level (easy, normal, hard), a bot (random, heuristic, mcts:200 ...), "
                   "a program (cmd:./mybot); may be repeated.")
@click.option("--seed", help="Same seed, same dice and draws; by chance if left out.")
@click.option("--option", "options", multiple=True, metavar="NAME", help="An optional rule; may be repeated.")
@click.option("--ruling", "rulings", multiple=True, metavar="ID=READING", help="Another reading of a doubtful rule.")
@pack_option
@click.option("--position", type=click.Path(path_type=Path), metavar="FILE", help="Start from a position (JSON).")
@click.option("--resume", is_flag=False, flag_value=LATEST, metavar="[FILE]", help="Go on: the latest game, or FILE.")
@language_option
@click.option("--plain", is_flag=True, help="Words only: no pictures, no colour; for screen readers.")
@click.pass_context
def play(
    context: click.Context, game: Game[Any] | None, scenario: str | None, number: int | None, asked: Sequence[str],
    seed: str | None, options: Sequence[str], rulings: Sequence[str], packs: Sequence[Path], position: Path | None,
    resume: str | None, language: str, plain: bool,
) -> None:  # fmt: skip
    """Play in the terminal. Nothing is ever lost: leave at any time, `--resume` goes on."""
    if resume in all_games() and game is None:
        game, resume = game_of(str(resume)), LATEST  # `play --resume navajo`
    screen, reader = Screen(plain), Reader()
    wanted = seats.read(asked)
    if resume is not None:
        match, words = _resumed(game, resume, language, screen)
        before = dict(match.header.seats)
        seats.take(match, wanted)
        if match.header.seats != before and match.path is not None:
            match.save(match.path)
    else:
        if game is None:
            raise click.UsageError(f"which game? There are: {', '.join(all_games())}")
        words = presenter(game.name, language)
        chosen = dict(_ruling(text) for text in rulings)
        header = Header(game.name, scenario or "", list(options), chosen, packs=[str(p) for p in packs],
                        seed=seed or str(secrets.randbelow(10**6)))  # fmt: skip
        seats.players(game, header, number)
        if position is not None:
            header.position = laid_over(read_json(position), header)
        elif scenario is None and not header.scenario:
            with clear_errors():
                tables(game.name, packs)
            _choose(game, header, words, screen, reader, context)
        with clear_errors(str(position) if position else ""):
            match = Match(header)
        seats.take(match, wanted)
        with clear_errors():
            match.save(saves.new_path(game.name, header.scenario))
        screen.say(words("seed", seed=header.seed))
    screen.say(words("welcome", path=str(match.path)))
    context.exit(Session(match, words, screen, reader).run())


def _resumed(game: Game[Any] | None, which: str, language: str, screen: Screen) -> tuple[Match, Presenter]:
    words = presenter(game.name if game else "", language)
    if which == LATEST:
        found = saves.games(game.name if game else "")
        if not found:
            raise fail(words("no-game-to-resume", folder=str(saves.folder())))
        path = found[0]
    else:
        path = Path(which).expanduser()
        if not path.exists() and (saves.folder() / which).exists():
            path = saves.folder() / which
    with clear_errors(str(path)):
        back = saves.resume(path)
    match = back.match
    if game is not None and match.header.game != game.name:
        raise fail(words("another-game", path=str(path), game=match.header.game))
    words = presenter(match.header.game, language)
    if back.cut is not None:
        screen.say(words("cut-off", what=str(back.cut), kept=str(back.kept)), "yellow")
    saves.seeded(match, str(secrets.randbelow(10**6)))
    screen.say(words("resumed", path=str(path), n=len(match.entries)))
    return match, words


# -- choosing a scenario -----------------------------------------------------------------------------------------------
def _choose(
    game: Game[Any], header: Header, words: Presenter, screen: Screen, reader: Reader, context: click.Context
) -> None:
    """Scenario and optional rules, by number or by name."""
    try:
        found = game.scenarios()
        known: Any = getattr(tables(game.name, [Path(p) for p in header.packs]), "scenarios", {})
        screen.heading(words("choose-scenario", game=game.title))
        for place, name in enumerate(found, 1):
            number = int(name) if name.isdigit() else place  # a scenario that is called 2 has the number 2
            level = getattr(known.get(name), "difficulty", "")
            more = [words.name("difficulty", level)] if level else []
            screen.option(number, name, ", ".join([words.name("scenario", name), *more]))
            key = f"{game.name}-scenario-{name}"
            if words.has(key):
                screen.say(f"     {words(key)}" if not screen.linear else words(key), "dim")
        reader.phrases = lambda: found
        header.scenario = _one(found, words("which-scenario"), words, screen, reader)
        if not header.options and options_of(game, header.scenario):
            _options(game, header, words, screen, reader)
    except (EOFError, KeyboardInterrupt) as ended:
        screen.blank()
        screen.say(words("not-started", game=game.name))
        context.exit(INTERRUPTED if isinstance(ended, KeyboardInterrupt) else 0)


def _options(game: Game[Any], header: Header, words: Presenter, screen: Screen, reader: Reader) -> None:
    names = options_of(game, header.scenario)
    screen.heading(words("choose-options"))
    for number, name in enumerate(names, 1):
        key = f"{game.name}-option-{name}"
        screen.option(number, name, words(key) if words.has(key) else "")
    reader.phrases = lambda: names
    while True:
        chosen: list[str] = []
        for text in reader.read(words("which-options") + " ").replace(",", " ").split():
            meant = _meant(text, names)
            if meant is None:
                screen.say(words("choose-one", text=text, what=", ".join(names)), "yellow")
                break
            chosen.append(meant)
        else:
            header.options = list(dict.fromkeys(chosen))
            return


def options_of(game: Game[Any], scenario: str) -> list[str]:
    """The optional rules that a scenario can have."""

    def fits(option: str) -> bool:
        try:
            game.setup(scenario, [option])
        except SetupError:
            return False
        return True

    return [option for option in game.options() if fits(option)]


def _one(names: Sequence[str], question: str, words: Presenter, screen: Screen, reader: Reader) -> str:
    while True:
        text = reader.read(question + " ").strip()
        name = _meant(text, names)
        if name is not None:
            return name
        if text.casefold() == "quit":
            raise EOFError
        screen.say(words("choose-one", text=text or "–", what=", ".join(names)), "yellow")


def _meant(text: str, names: Sequence[str]) -> str | None:
    if text in names:
        return text
    if 1 <= (n := numbers.number(text) or 0) <= len(names) and not any(name.isdigit() for name in names):
        return names[n - 1]
    near = [name for name in names if text and name.startswith(text.casefold())]
    return near[0] if len(near) == 1 else None
