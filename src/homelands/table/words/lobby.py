"""What there is to play: games with their scenarios, optional rules, rulings and lessons; bots and packs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from homelands import players
from homelands.core.game import SetupError
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.core.registry import title as title_of
from homelands.table import schema
from homelands.table.words import beside
from homelands.table.words.speaker import Speaker
from homelands.words import LANGUAGES

BOTS = ("easy", "normal", "hard", "random")
TUTORIAL = "tutorial"  # the scenario of the lesson; its cards are known, so it is no game by itself


def catalogue(lang: str, packs: Sequence[schema.PackEntry] = ()) -> schema.Catalogue:
    speakers = {game: _speaker(game, lang) for game in all_games()}
    return schema.Catalogue(
        list(_games(lang)), bots(speakers[next(iter(all_games()))]), list(packs), list(LANGUAGES), _version()
    )


@cache
def _speaker(game: str, lang: str) -> Speaker:
    return Speaker(game_of(game), lang)


@cache
def _games(lang: str) -> tuple[schema.GameEntry, ...]:
    return tuple(_game(_speaker(name, lang)) for name in all_games())


def _version() -> str:
    try:
        return version("homelands")
    except PackageNotFoundError:
        return ""


# -- a game ------------------------------------------------------------------------------------------------------------
def _game(s: Speaker) -> schema.GameEntry:
    game = s.game
    scenarios = [name for name in game.scenarios() if name != TUTORIAL]
    lessons = [_lesson(s, one.id) for one in title_of(game.name).lessons]
    return schema.GameEntry(
        game.name, game.title, [_scenario(s, name) for name in scenarios],
        [_option(s, name, scenarios) for name in game.options()], _rulings(s), lessons, beside.there(game.name),
        s.say("web-about") if s.has("web-about") else "",
    )  # fmt: skip


def _scenario(s: Speaker, name: str) -> schema.ScenarioEntry:
    """A scenario, with the seats that it has, and those that an option gives it."""
    usual = seats(s, name, [])
    with_option = {option: seats(s, name, [option]) for option in s.game.options()}
    changed = {option: found for option, found in with_option.items() if found and found != usual}
    every = dict.fromkeys([*usual, *(seat for found in changed.values() for seat in found)])
    level = getattr(_tables(s).scenarios.get(name), "difficulty", "") if hasattr(_tables(s), "scenarios") else ""
    title, key = _upper(s.words.name("scenario", name)), f"{s.game.name}-scenario-{name}"
    about = _upper(s.words(key).removeprefix(f"{title}: ")) if s.words.has(key) else ""
    return schema.ScenarioEntry(
        name, title, about, usual, changed,
        {seat: label(s, seat) for seat in every},
        s.words.name("difficulty", level.replace(" ", "-")) if level else "",
    )  # fmt: skip


def _tables(s: Speaker) -> Any:
    return title_of(s.game.name).tables()


def seats(s: Speaker, scenario: str, options: Sequence[str]) -> list[str]:
    """The seats of a game; none if the option is not for this scenario."""
    return list(_seats(s.game.name, scenario, tuple(options)))


@cache
def _seats(game: str, scenario: str, options: tuple[str, ...]) -> tuple[str, ...]:
    played = game_of(game)
    try:
        return played.seats_of(played.setup(scenario, options))
    except SetupError:
        return ()


def label(s: Speaker, seat: str) -> str:
    return _upper(s.texts.name("seat", seat))


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _option(s: Speaker, name: str, scenarios: Sequence[str]) -> schema.OptionEntry:
    where = [scenario for scenario in scenarios if seats(s, scenario, [name])]
    about = f"{s.game.name}-option-{name}"
    return schema.OptionEntry(name, s.texts.name("rule", name), s.words(about) if s.words.has(about) else "", where)


def _rulings(s: Speaker) -> list[schema.RulingEntry]:
    return [
        schema.RulingEntry(
            id, _named(s, "ruling", id, ruling.question),
            [schema.ReadingEntry(r, _named(s, "reading", f"{id}.{r}", ruling.meanings[r])) for r in ruling.readings],
            ruling.default,
        )
        for id, ruling in _tables(s).rulings.items()
    ]  # fmt: skip


def _named(s: Speaker, kind: str, id: str, data: str) -> str:
    """The name of something; without one, what the data say of it."""
    name = s.words.name(kind, id)
    return data if name == id else name


def _lesson(s: Speaker, id: str) -> schema.LessonEntry:
    return schema.LessonEntry(id, s.say(f"web-lesson-{id}"), s.say(f"web-lesson-{id}-about"))


# -- bots --------------------------------------------------------------------------------------------------------------
def bots(s: Speaker) -> list[schema.BotEntry]:
    """Those that are for people to play against; the terminal knows more."""
    offered = [name for name in BOTS if name in players.NAMES]
    return [schema.BotEntry(name, s.say(f"web-bot-{name}"), s.say(f"web-bot-{name}-about")) for name in offered]
