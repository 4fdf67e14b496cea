"""Versions of the rules, so that saves outlive fixes.

A journal says in its header which version it was played under (`rules: 1`). `versions.toml` in the data of a
game lists all of them, each with the fingerprints of the data it was played with; what it changed is told in words
(words/versions.py). A journal of an earlier version replays; or the first line that does not fit is named together with
what has changed since. Where a
version has made a reading of its own out of how things were (`keeps`), games that began before go on under it.

Whoever changes what a position leads to, in code or in data, adds a version there and to the game (`rules_version`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

from homelands.core.journal import Header, JournalError, parse
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.core.registry import title as title_of


class Version(NamedTuple):
    rules: str
    data: tuple[str, ...]  # fingerprints of the values that it was played with
    keeps: dict[str, str]  # readings under which things are as they were before


@cache
def versions(game: str) -> tuple[Version, ...]:
    """All versions of a game's rules, the first one first; one that keeps no list has the one it is."""
    listed = title_of(game).folder / "data" / "versions.toml"
    if not listed.is_file():
        return (Version(game_of(game).rules_version, (), {}),)
    found = tomllib.loads(listed.read_text(encoding="utf-8"))
    return tuple(
        Version(rules, tuple(one["data"]), one.get("keeps", {}))
        for rules, one in found["version"].items()
    )


def since(game: str, rules: str) -> tuple[Version, ...]:
    """The versions after one; none if it is the last one, or not known here."""
    known = [version.rules for version in versions(game)]
    return versions(game)[known.index(rules) + 1 :] if rules in known else ()


Told = Callable[[str, str], str]
"""What has changed in a game since a version; nothing if it is the last one, or not known here."""


def numbers(game: str, rules: str) -> str:
    """The versions since, by their numbers: for those who have no words."""
    return ", ".join(one.rules for one in since(game, rules))


def keep(header: Header) -> None:
    """Let a game of earlier rules be read as it was then, where there is a reading for it."""
    if header.game not in all_games() or game_of(header.game).rules_version != versions(header.game)[-1].rules:
        return
    kept: dict[str, str] = {}
    for version in since(header.game, header.rules):
        kept |= {ruling: reading for ruling, reading in version.keeps.items() if ruling not in kept}
    if header.position is None:
        header.rulings = {**kept, **header.rulings}
    elif kept and isinstance(said := header.position.get("rulings", {}), dict):
        header.position = {**header.position, "rulings": {**kept, **said}}


def explained(error: JournalError, header: Header, told: Told = numbers) -> JournalError:
    """The same error; where the journal is of other rules than these, with what has changed since."""
    last = versions(header.game)[-1].rules
    known = ", ".join(version.rules for version in versions(header.game))
    if header.rules in ("", last):
        return error
    if said := told(header.game, header.rules):
        more = f"the journal is of rules {header.rules}, these are rules {last}; changed since then: {said}"
    else:
        more = f"the journal is of rules {header.rules!r}, which are not known here ({known} are)"
    return JournalError(error.where, error.line, f"{error.message}; {more}", error.expected)


@contextmanager
def remembered(header: Header, told: Told = numbers) -> Iterator[None]:
    """Whatever does not fit in a journal of earlier rules is told with the changes behind it."""
    try:
        yield
    except JournalError as error:
        raise explained(error, header, told) from None


def load(text: str, where: str = "journal", told: Told = numbers) -> Match:
    """A journal of any version, replayed under the rules of today: from now on it is one of theirs."""
    read = parse(text, where)
    keep(read.header)
    match = Match(read.header)
    with remembered(read.header, told):
        for entry in read.entries:
            match.replay(entry, where)
    match.header.rules = match.game.rules_version
    return match
