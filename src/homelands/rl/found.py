"""The environment of a game that brings none of its own: its features are found by walking the views of some games.

Numbers and truths are features as they are, a text is one feature a value, a list of texts or numbers one feature an
item (how often it is there). Which values there are is known from random games whose seeds are always the same, so that
features have the same order and meaning every time. What turns up later and never did in them is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from homelands.core.registry import title as title_of
from homelands.players.wander import wander
from homelands.rl.features import HIGH, Features

GAMES = 12  # of each scenario
Path = tuple[str | int, ...]
View = Mapping[str, Any]


class Learnt(NamedTuple):
    numbers: list[Path]
    texts: dict[Path, list[str]]  # the values of each
    lists: dict[Path, list[Any]]  # the items of each
    verbs: list[str]
    words: list[str]  # texts that are arguments of options


class Found:
    """See `Environment`."""

    def __init__(self, game: str) -> None:
        self.game = game

    @property
    def NAME(self) -> str:
        return "".join(part for part in title_of(self.game).title.title() if part.isalnum())

    @cached_property
    def VERBS(self) -> list[str]:
        return self._learnt.verbs

    def standing(self, g: Any) -> float:
        """Nothing is known of it: a shaped reward is that of the end."""
        return 0.0

    @cached_property
    def WORDS(self) -> list[str]:
        return self._learnt.words

    def features(self) -> Features:
        out, learnt = Features(), self._learnt
        for path in learnt.numbers:
            out.one(_name(path))
        for path, values in (*learnt.texts.items(), *learnt.lists.items()):
            out.block(_name(path), values)
        return out

    def write(self, g: Any, seat: str, row: bytearray) -> None:
        view, learnt = title_of(self.game).engine.view(g, seat), self._learnt
        at = len(learnt.numbers)
        row[:at] = [_number(_at(view, path)) for path in learnt.numbers]
        for path, values in learnt.texts.items():
            found = _at(view, path)
            row[at : at + len(values)] = [int(found == value) for value in values]
            at += len(values)
        for path, items in learnt.lists.items():
            there = _at(view, path) or ()
            row[at : at + len(items)] = [min(HIGH, list(there).count(item)) for item in items]
            at += len(items)

    @cached_property
    def _learnt(self) -> Learnt:
        numbers: set[Path] = set()
        texts: dict[Path, set[str]] = {}
        lists: dict[Path, set[Any]] = {}
        verbs: set[str] = set()
        words: set[str] = set()
        game = title_of(self.game).engine
        for g in wander(game, GAMES):
            verbs.update(option[0] for option in g.options)
            words.update(x for option in g.options for x in option[1:] if isinstance(x, str))
            views = (game.view(g, seat) for seat in game.seats_of(g))
            for path, value in (leaf for view in views for leaf in _walk(view)):
                if isinstance(value, list):
                    lists.setdefault(path, set()).update(value)
                elif isinstance(value, str) and value:
                    texts.setdefault(path, set()).add(value)
                elif isinstance(value, int | float):
                    numbers.add(path)
        return Learnt(
            sorted(numbers, key=_order),
            {path: sorted(texts[path]) for path in sorted(texts, key=_order)},
            {path: sorted(lists[path], key=str) for path in sorted(lists, key=_order)},
            sorted(verbs),
            sorted(words),
        )


def _walk(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """All that is no table of something else: numbers, texts, and lists of them."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _walk(inner, (*path, key))
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for n, inner in enumerate(value):
            yield from _walk(inner, (*path, n))
    else:
        yield path, value


def _at(view: View, path: Path) -> Any:
    found: Any = view
    for key in path:
        if isinstance(found, dict):
            found = found.get(key)
        elif isinstance(found, list) and isinstance(key, int) and key < len(found):
            found = found[key]
        else:
            return None
    return found


def _number(value: Any) -> int:
    """As a byte: a number below none counts as none."""
    return max(0, min(HIGH, int(value))) if isinstance(value, int | float) else 0


def _name(path: Path) -> str:
    return ".".join(map(str, path))


def _order(path: Path) -> list[str]:
    return [str(key).zfill(4) if isinstance(key, int) else key for key in path]
