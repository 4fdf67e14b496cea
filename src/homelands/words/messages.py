"""Messages of Fluent files, each read when it is first needed.

Reading all of a language takes seconds; a page or a prompt needs a few dozen of them. Several threads may ask for the
same message first: each then reads it for itself and comes to the same result, and what one puts down the other puts
down again. Nothing that is put down is ever changed, and a message is put down last, after all that it names; so no
lock is needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from homelands.words.forms import LARGEST, Form, Forms, Numbers, Unusual, plain_form

LONGEST = 900  # characters that Fluent still takes
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)  # what a message begins with; what goes on is indented


# A message of one line, of text and variables only: most are, and need no parser. Comments may follow.
PLAIN = re.compile(
    r"[a-zA-Z][\w-]* *= *((?:[^{}\n\r]|\{ *\$[a-zA-Z][a-zA-Z0-9_-]* *\})+?) *(?:\n(?:#[^\n]*)?)*", re.ASCII
)
VARIABLE = re.compile(r"\{ *\$([a-zA-Z][a-zA-Z0-9_-]*) *\}")


class TextError(LookupError):
    """A message that is not there, or that cannot be formed from the values given."""


class Messages(Mapping[str, frozenset[str]]):
    """The variables of each message, by its key; and what the message says."""

    def __init__(self, language: str, sources: Iterable[tuple[str, str]]) -> None:
        self.language = language
        self.files: dict[str, list[str]] = {}  # keys by file
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, tuple[str, str]] = {}  # file and text of each key
        self._variables: dict[str, frozenset[str]] = {}  # of those that have been read
        self._known: set[str] = set()  # by the bundle, with all that they name
        self._numbers = Numbers(language)
        self._forms: dict[str, Form] = {}
        for name, text in sources:
            self.files[name] = []
            starts = [(found.start(), found[1]) for found in ENTRY.finditer(text)]
            for (start, key), (end, _) in zip(starts, [*starts[1:], (len(text), "")], strict=True):
                if key in self._sources:
                    raise TextError(f"{language}/{name}: {key} stands there twice")
                self.files[name].append(key)
                self._sources[key] = name, text[start:end]

    def __contains__(self, key: object) -> bool:
        return key in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def __len__(self) -> int:
        return len(self._sources)

    def __getitem__(self, key: str) -> frozenset[str]:
        if key not in self._variables:
            self._read(key)
        return self._variables[key]

    def wanted(self, key: str) -> frozenset[str]:
        """The variables of a message; none of one that is not there."""
        found = self._variables.get(key)
        return found if found is not None else self[key] if key in self._sources else frozenset()

    def format(self, key: str, values: Mapping[str, Any]) -> str:
        """The message with its values. Raises TextError if anything of it is missing."""
        form = self._forms.get(key)
        if form is None:
            self._read(key)
            form = self._forms[key]
        try:
            return form(values)
        except Unusual:
            return self.reference(key, values)

    def reference(self, key: str, values: Mapping[str, Any]) -> str:
        """The same as `format`, by fluent.runtime."""
        if key not in self._known:
            self._trees(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise TextError(f"{self.language}: {key} says nothing")
        short, long = _without_long(values)
        text, errors = self._bundle.format_pattern(pattern, short)
        if errors:
            raise TextError(f"{self.language}: {key}: {errors[0]}")
        said = str(text)
        for mark, value in long.items():
            said = said.replace(mark, value)
        return said

    def _read(self, key: str) -> None:
        """The variables of a message, and its form."""
        plain = PLAIN.fullmatch(self._sources[key][1]) if key in self._sources else None
        if plain is not None:
            text, *rest = VARIABLE.split(plain[1])
            names, texts = rest[::2], [text, *rest[1::2]]
            variables, form = frozenset(names), plain_form(self._numbers, texts, names)
        else:
            read = self._trees(key)
            variables = frozenset().union(*(_mentions(message)[0] for message in read.values()))
            try:
                form = Forms(self._numbers, read).form(key)
            except Unusual:
                form = _unusual
        self._variables[key] = variables
        self._forms[key] = form

    def _trees(self, key: str) -> dict[str, ast.Message]:
        """A message, and those that it names, as Fluent reads them."""
        read: dict[str, ast.Message] = {}
        queue = [key]
        while queue:
            one = queue.pop()
            if one in read or (one != key and one not in self._sources):
                continue
            read[one] = self._parsed(one)
            queue += _mentions(read[one])[1]
        self._known.add(key)
        return read

    def _parsed(self, key: str) -> ast.Message:
        if key not in self._sources:
            raise TextError(f"{self.language}: no message {key}")
        name, text = self._sources[key]
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{self.language}/{name}: not Fluent: {str(entry.content).strip()[:60]!r}")
        self._bundle.add_resource(resource)
        message = resource.body[0]
        assert isinstance(message, ast.Message)
        return message


def _unusual(values: Mapping[str, Any]) -> str:
    raise Unusual


def _without_long(values: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """Values with marks in place of those that Fluent refuses for their length, and what the marks stand for."""
    short, long = dict(values), {}
    for name, value in values.items():
        if isinstance(value, int) and abs(value) > LARGEST:
            value = str(value)
        if isinstance(value, str) and (len(value) > LONGEST or value is not values[name]):
            mark = f"\ue000{name}\ue000"
            short[name], long[mark] = mark, value
    return short, long


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
