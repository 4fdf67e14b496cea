"""The positions before each entry of a match, without keeping all of them.

A match at the terminal keeps every position. A server keeps many matches: here only the latest positions and some on
the way are held, and those in between are played again when somebody looks back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from homelands.core.game import Game
from homelands.core.journal import CHANCE, CHOICE, Entry

STEP = 48  # every so many entries a position is kept
RECENT = 24  # and these last ones


class Snapshots:
    """Looks like the list of positions that it stands for (`core.past.Past`)."""

    def __init__(self, game: Game[Any], entries: list[Entry], past: Iterable[Any] = ()) -> None:
        self.game = game
        self.entries = entries  # of the match: it grows and shrinks together with this
        self._kept: dict[int, Any] = {}
        self._length = 0
        self._walk: tuple[int, Any] = (-1, None)  # the last position that was played again
        for position in past:
            self.append(position)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(self._length))

    def append(self, position: Any) -> None:
        self._kept[self._length] = position
        old = self._length - RECENT
        if old >= 0 and old % STEP:
            self._kept.pop(old, None)
        self._length += 1

    def pop(self) -> Any:
        found = self[self._length - 1]
        self._length -= 1
        self._kept.pop(self._length, None)
        if self._walk[0] >= self._length:
            self._walk = (-1, None)
        return found

    def until(self, count: int, entries: list[Entry]) -> Snapshots:
        """The same for a match that shares the first entries with this one, and then goes its own way."""
        other = Snapshots(self.game, entries)
        other._kept = {index: position for index, position in self._kept.items() if index < count}
        other._length = count
        return other

    def __getitem__(self, index: int) -> Any:
        """The position before an entry. It is not to be changed: `Match.before` copies it."""
        if not 0 <= index < self._length:
            raise IndexError(index)
        if index in self._kept:
            return self._kept[index]
        start = index - index % STEP
        at, walked = self._walk
        if start <= at <= index:
            start, position = at, walked
        else:
            position = self._kept[start]
        if start < index:
            position = self.game.clone(position)
            for entry in self.entries[start:index]:
                _play(self.game, position, entry)
            self._walk = (index, position)
        return position


def _play(game: Game[Any], g: Any, entry: Entry) -> None:
    if entry.mark == CHOICE:
        game.book.take(g, game.parse(g, entry.text))
    elif entry.mark == CHANCE:
        game.book.answer(g, game.parse_chance(g.request, entry.text))
