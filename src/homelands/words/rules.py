"""The rules of a game in our words (`rules.ftl`), with the figures of the data in force filled in.

A rule is the message `rule-3-2-5` and its title `rule-title-3-2-5`. A message that speaks of a component names the
figure (`{ $fort_hits }`); the game says how each is read from its tables (`rule_figures` of its title). What is counted
may stand after a dash: `{ $fort_hits-hits }` is said by the message `counted-hits`, which knows one and many.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from homelands.core.registry import title
from homelands.core.rules import Rule, ids, see
from homelands.words.catalogue import Catalogue, TextError, catalogue

Figures = Mapping[str, Callable[[Any], Any]]
"""How each figure that a rule can speak of is read from the tables of a game."""


class Phrase(NamedTuple):
    """A message as part of a figure: a row of a chart that the data hold and words have to say."""

    key: str
    values: Mapping[str, Any]


class Phrases(NamedTuple):
    """Several of them, with what stands between."""

    parts: Sequence[Phrase]
    between: str = ", "


BASE = "en"


def slug(id: str) -> str:
    """A rule id as part of a key.

    >>> slug("3.2.5"), slug("3.3/8"), slug("flow/enemy")
    ('3-2-5', '3-3_8', 'flow_enemy')
    """
    return id.replace(".", "-").replace("/", "_")


def flowing(text: str) -> str:
    r"""Lines joined; an empty line begins a new one.

    >>> flowing("one\ntwo\n\nthree")
    'one two\nthree'
    """
    return "\n".join(part.replace("\n", " ") for part in text.split("\n\n"))


class Rules(NamedTuple):
    """All rules of a game in one language, in the order of the index, and the title of the chapter of each."""

    rules: Mapping[str, Rule]
    chapters: Mapping[str, str]


def with_bare(read: Rules, ids: Iterable[str]) -> Rules:
    """The rules, with empty ones for ids that have no words."""
    rules = {id: read.rules.get(id, Rule(id, "", "", ())) for id in ids}
    return Rules(rules, {id: read.chapters.get(id, "") for id in rules})


class _Told(Mapping[str, Rule]):
    """Rules by id, each put into words when it is first asked for."""

    def __init__(self, game: str, speech: _Speech, also: Mapping[str, tuple[str, ...]]) -> None:
        self._ids = ids(title(game).folder / "data")
        self._speech = speech
        self._also = also
        self._made: dict[str, Rule] = {}

    def __getitem__(self, id: str) -> Rule:
        if id not in self._made:
            if id not in self._also and id not in self._ids:
                raise KeyError(id)
            said = (self._speech(f"rule-title-{slug(id)}"), self._speech(f"rule-{slug(id)}"))
            self._made[id] = Rule(id, *said, self._also.get(id, ()))
        return self._made[id]

    def __contains__(self, id: object) -> bool:
        return id in self._ids

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


class _Speech:
    """Messages of a language with the figures of some tables; those it lacks in English."""

    def __init__(self, language: str, game: str, tables: Any) -> None:
        self._catalogues = [catalogue(one, game) for one in dict.fromkeys((language, BASE))]
        self._figures: Figures = getattr(title(game), "rule_figures", {})
        self._tables = tables

    def __contains__(self, key: str) -> bool:
        return any(key in one for one in self._catalogues)

    def __call__(self, key: str) -> str:
        for one in self._catalogues:
            if key in one:
                return flowing(one.format(key, self._values(one, key)))
        raise TextError(f"no message {key}")

    def _values(self, one: Catalogue, key: str) -> dict[str, Any]:
        return {name: self._value(one, name) for name in one[key] if figure_of(name) in self._figures}

    def _value(self, one: Catalogue, name: str) -> Any:
        value = self._figures[figure_of(name)](self._tables)
        counted = name.partition("-")[2]
        return one.format(f"counted-{counted}", {"n": value}) if counted else _said(one, value)


def figure_of(name: str) -> str:
    """The figure that a variable of a rule stands for.

    >>> figure_of("fort_hits-hits"), figure_of("fort_hits")
    ('fort_hits', 'fort_hits')
    """
    return name.partition("-")[0]


def _said(one: Catalogue, value: Any) -> Any:
    """A figure, or the words of the messages it is made of."""
    if not isinstance(value, Phrases):
        return value
    return value.between.join(one.format(p.key, {k: _said(one, v) for k, v in p.values.items()}) for p in value.parts)


@lru_cache(maxsize=64)
def read(game: str, language: str = BASE, tables: Any = None) -> Rules:
    """The rules of a game, with the figures of these tables, or of our own data. What is missing is told in English."""
    speech = _Speech(language, game, title(game).tables() if tables is None else tables)
    folder = title(game).folder / "data"
    return Rules(_Told(game, speech, see(folder)), _chapters(ids(folder), speech))


def _chapters(rules: Iterable[str], speech: _Speech) -> dict[str, str]:
    """By the number an id begins with; one without a number stands in the chapter of the rule before it."""
    found: dict[str, str] = {}
    last = ""
    for id in rules:
        key = f"chapter-{id.replace('/', '.').split('.')[0]}"
        last = speech(key) if key in speech else last
        found[id] = last
    return found
