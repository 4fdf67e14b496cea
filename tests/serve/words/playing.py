"""Matches to tell about: by chance, in every scenario, with and without optional rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.table.words import TablePresenter
from homelands.words import LANGUAGES

SETUPS = [
    *(("navajo", scenario, options) for scenario in game_of("navajo").scenarios() for options in ([], ["two-players"])),
    ("navajo", "rise", ["horse-meat", "ride-to-death", "horse-trading"]),
    *(("plains", scenario, []) for scenario in game_of("plains").scenarios()),
    ("plains", "3", ["indian-allies"]),
]  # fmt: skip
NAMES = [f"{game}-{scenario}{'-' + options[0] if options else ''}" for game, scenario, options in SETUPS]
TABLES = {(game, lang): TablePresenter(game, lang, strict=True) for game in all_games() for lang in LANGUAGES}


def new(game: str, scenario: str, options: list[str], seed: str) -> Match:
    return Match(Header(game, scenario, list(options), seed=seed))


def step(match: Match, rng: random.Random) -> None:
    """One entry."""
    if match.position.request is not None:
        match.chance()
    else:
        match.choose(rng.choice(match.position.options))


def moments(match: Match, rng: random.Random, entries: int) -> Iterator[Match]:
    """The match before each of its next entries that is a choice, and at its end."""
    for _ in range(entries):
        while match.position.request is not None:
            match.chance()
        yield match
        if match.over:
            return
        step(match, rng)


def plain(text: str) -> None:
    """A sentence without raw values, isolation marks or keys of messages."""
    assert text
    assert text == text.strip()
    assert not set(text) & set("\u2066\u2067\u2068\u2069{}$")
    assert not text.lower().startswith(("event-", "ask-", "do-", "request-", "web-"))
    assert not {"None", "True", "False"} & set(text.replace(".", " ").replace("None of", "").split())


def seats(match: Match) -> tuple[str, ...]:
    found: tuple[str, ...] = match.game.seats_of(match.position)
    return found


def decider(match: Match) -> str:
    return match.game.seat(match.position)
