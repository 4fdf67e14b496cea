"""What there is to play: games with their scenarios, optional rules, rulings and lessons; bots and packs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from homelands.core.game import SetupError
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.core.registry import title as title_of
from homelands.core.title import Lesson
from homelands.players.levels import OFFERED
from homelands.table import schema
from homelands.table.words import companion
from homelands.table.words.context import Context, context
from homelands.words import LANGUAGES, Presenter
from homelands.words.presenter import presenter

TUTORIAL = "tutorial"  # the scenario of the lesson; its cards are known, so it is no game by itself


def catalogue(lang: str, packs: Sequence[schema.PackEntry] = ()) -> schema.Catalogue:
    return schema.Catalogue(list(_games(lang)), bots(presenter("", lang)), list(packs), list(LANGUAGES), _version())


@cache
def _games(lang: str) -> tuple[schema.GameEntry, ...]:
    return tuple(_game(context(game_of(name), presenter(name, lang), False)) for name in all_games())


def _version() -> str:
    try:
        return version("homelands")
    except PackageNotFoundError:
        return ""


# -- a game ------------------------------------------------------------------------------------------------------------
def _game(c: Context) -> schema.GameEntry:
    game = c.game
    scenarios = [name for name in game.scenarios() if name != TUTORIAL]
    lessons = [_lesson(c, one) for one in title_of(game.name).lessons]
    return schema.GameEntry(
        game.name, game.title, [_scenario(c, name) for name in scenarios],
        [_option(c, name, scenarios) for name in game.options()], _rulings(c), lessons, companion.there(game.name),
        c.words("web-about") if c.words.has("web-about") else "",
    )  # fmt: skip


def _scenario(c: Context, name: str) -> schema.ScenarioEntry:
    """A scenario, with the seats that it has, and those that an option gives it."""
    usual = seats(c, name, [])
    with_option = {option: seats(c, name, [option]) for option in c.game.options()}
    changed = {option: found for option, found in with_option.items() if found and found != usual}
    every = dict.fromkeys([*usual, *(seat for found in changed.values() for seat in found)])
    level = getattr(_tables(c).scenarios.get(name), "difficulty", "") if hasattr(_tables(c), "scenarios") else ""
    title, key = _upper(c.words.name("scenario", name)), f"{c.game.name}-scenario-{name}"
    about = _upper(c.words(key).removeprefix(f"{title}: ")) if c.words.has(key) else ""
    return schema.ScenarioEntry(
        name, title, about, usual, changed,
        {seat: label(c, seat) for seat in every},
        c.words.name("difficulty", level.replace(" ", "-")) if level else "",
    )  # fmt: skip


def _tables(c: Context) -> Any:
    return title_of(c.game.name).tables()


def seats(c: Context, scenario: str, options: Sequence[str]) -> list[str]:
    """The seats of a game; none if the option is not for this scenario."""
    return list(_seats(c.game.name, scenario, tuple(options)))


@cache
def _seats(game: str, scenario: str, options: tuple[str, ...]) -> tuple[str, ...]:
    played = game_of(game)
    try:
        return played.seats_of(played.setup(scenario, options))
    except SetupError:
        return ()


def label(c: Context, seat: str) -> str:
    return _upper(c.words.name("seat", seat))


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _option(c: Context, name: str, scenarios: Sequence[str]) -> schema.OptionEntry:
    where = [scenario for scenario in scenarios if seats(c, scenario, [name])]
    about = f"{c.game.name}-option-{name}"
    return schema.OptionEntry(name, c.words.name("rule", name), c.words(about) if c.words.has(about) else "", where)


def _rulings(c: Context) -> list[schema.RulingEntry]:
    return [
        schema.RulingEntry(
            id, c.words.name("ruling", id),
            [schema.ReadingEntry(r, _reading(c, id, r)) for r in ruling.readings],
            ruling.default,
        )
        for id, ruling in _tables(c).rulings.items()
    ]  # fmt: skip


def _reading(c: Context, ruling: str, reading: str) -> str:
    """What a reading means; of a game without words, what it is called."""
    said = c.words.name("reading", f"{ruling}.{reading}")
    return reading if said == f"{ruling}.{reading}" else said


def _lesson(c: Context, one: Lesson) -> schema.LessonEntry:
    about = c.words.text(f"web-lesson-{one.id}-about")
    return schema.LessonEntry(one.id, c.words.text(f"web-lesson-{one.id}"), about, one.minutes)


# -- bots --------------------------------------------------------------------------------------------------------------
def bots(words: Presenter) -> list[schema.BotEntry]:
    """Those that are for people to play against; the terminal knows more."""
    return [schema.BotEntry(name, words(f"web-bot-{name}"), words(f"web-bot-{name}-about")) for name in OFFERED]
