"""A game whose dice and draws a person tells: entries by number, and one of them changed later.

A correction plays the game anew: the entries before it, the changed one, and those after it as far as they still fit.
The same serves for figures of a card that are entered after the game has begun, when the tables change.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from homelands.core.decision import Refusal
from homelands.core.events import Event
from homelands.core.journal import CHANCE, CHOICE, Entry, Header
from homelands.core.match import Match


class Correction(NamedTuple):
    """A game played anew. `lost` are the entries, by number, that have to be made again."""

    match: Match
    differs: int  # the first entry that told something else than before; 0 if none did
    lost: list[tuple[int, Entry]]


def entries(match: Match) -> list[Entry]:
    """What was entered, in order: entry number 1 comes first."""
    return [entry for entry in match.entries if entry.mark in (CHOICE, CHANCE)]


def plies(match: Match) -> list[int]:
    """Where each entry stands in the journal."""
    return [i for i, entry in enumerate(match.entries) if entry.mark in (CHOICE, CHANCE)]


def correct(match: Match, number: int, text: str, until: Callable[[int], Match] | None = None) -> Correction:
    """Change entry `number`. A value that is not possible there is refused, and nothing has changed.

    `until`: the match up to an entry, for who has it without playing it again.
    """
    made = entries(match)
    if not 1 <= number <= len(made):
        raise Refusal("no-such-entry", "undo", ply=number, last=len(made))
    other = until(plies(match)[number - 1]) if until is not None else _new(match.header, made[: number - 1])
    _make(other, Entry(made[number - 1].mark, text))
    return _rest(match, other, made, number)


def retell(match: Match, packs: list[str]) -> Correction:
    """The same entries with other tables."""
    made = entries(match)
    return _rest(match, _new(replace(match.header, packs=packs), []), made, 0)


def _new(header: Header, made: list[Entry]) -> Match:
    other = Match(replace(header))
    other.source = None
    for entry in made:
        _make(other, entry)
    return other


def _rest(match: Match, other: Match, made: list[Entry], number: int) -> Correction:
    lost: list[tuple[int, Entry]] = []
    for i, entry in enumerate(made[number:], number + 1):
        try:
            _make(other, entry)
        except Refusal:
            lost = list(enumerate(made[i - 1 :], i))
            break
    return Correction(other, _differs(_told(match), _told(other)), lost)


def _make(match: Match, entry: Entry) -> None:
    """One entry; refused if it does not fit."""
    if entry.mark == CHANCE:
        match.chance(entry.text)
    elif match.position.request is not None or match.over:
        raise Refusal("no-decision", "-", text=entry.text)
    else:
        match.choose(entry.text)


def _told(match: Match) -> list[list[Event]]:
    return [match.events[i] for i in plies(match)]


def _differs(before: list[list[Event]], after: list[list[Event]]) -> int:
    return next((i for i, (old, new) in enumerate(zip(before, after, strict=False), 1) if old != new), 0)
