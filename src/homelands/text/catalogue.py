"""Catalogues: the messages of one language, and the variables that each of them speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("en", "it")
CORE = "core"
REMEMBERED = 20_000  # texts that are kept ready: a page asks for the same ones again and again


class TextError(LookupError):
    """A message that is not there, or that cannot be formed from the values given."""


class Catalogue:
    """All messages of one game (and the shared ones) in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.files: dict[str, list[str]] = {}  # keys by file
        self.variables: dict[str, frozenset[str]] = {}
        self._made: dict[tuple[Any, ...], str] = {}
        said: dict[str, set[str]] = {}
        told: dict[str, set[str]] = {}
        for name, text in _sources(language, game):
            resource = FluentResource(text)
            self.bundle.add_resource(resource)
            self.files[name] = []
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise TextError(f"{language}/{name}: not Fluent: {str(entry.content).strip()[:60]!r}")
                if isinstance(entry, ast.Message):
                    key = str(entry.id.name)
                    if key in said:
                        raise TextError(f"{language}/{name}: {key} stands there twice")
                    self.files[name].append(key)
                    said[key], told[key] = _mentions(entry)
        self.refers = told
        for key in said:
            self.variables[key] = frozenset(_closure(key, said, told))

    def __contains__(self, key: str) -> bool:
        return key in self.variables

    def format(self, key: str, values: Mapping[str, Any]) -> str:
        """The message with its values. Raises TextError if anything of it is missing."""
        wanted = (key, *values.items())
        try:
            if (made := self._made.get(wanted)) is not None:
                return made
        except TypeError:  # a value that cannot be looked up, e.g. a list
            return self._format(key, values)
        if len(self._made) >= REMEMBERED:
            self._made.clear()
        self._made[wanted] = made = self._format(key, values)
        return made

    def _format(self, key: str, values: Mapping[str, Any]) -> str:
        if key not in self.variables:
            raise TextError(f"{self.language}: no message {key}")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise TextError(f"{self.language}: {key} says nothing")
        text, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise TextError(f"{self.language}: {key}: {errors[0]}")
        return str(text)


@cache
def catalogue(language: str, game: str) -> Catalogue:
    """The catalogue, read once."""
    if language not in LANGUAGES:
        raise TextError(f"unknown language {language!r}, expected one of {', '.join(LANGUAGES)}")
    return Catalogue(language, game)


def _sources(language: str, game: str) -> Iterator[tuple[str, str]]:
    """core.ftl, game.ftl and every game-part.ftl of a language."""
    for item in sorted((files(__package__) / language).iterdir(), key=lambda i: i.name):
        stem, _, ending = item.name.partition(".")
        if ending == "ftl" and stem.partition("-")[0] in (CORE, game):
            yield item.name, item.read_text(encoding="utf-8")


def _mentions(entry: ast.Message) -> tuple[set[str], set[str]]:
    """Variables and other messages that a message names."""
    variables: set[str] = set()
    messages: set[str] = set()
    queue: list[Any] = [entry.value]
    while queue:
        node = queue.pop()
        if isinstance(node, ast.VariableReference):
            variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            messages.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            queue += list(vars(node).values())
        elif isinstance(node, list):
            queue += node
    return variables, messages


def _closure(key: str, said: dict[str, set[str]], told: dict[str, set[str]]) -> set[str]:
    """Variables of a message and of all messages inside it."""
    seen: set[str] = set()
    queue = [key]
    found: set[str] = set()
    while queue:
        one = queue.pop()
        if one in seen or one not in said:
            continue
        seen.add(one)
        found |= said[one]
        queue += told[one]
    return found
