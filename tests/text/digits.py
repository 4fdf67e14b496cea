"""Figures that are typed into messages: all that stands there as text and is no name, number of a step, or year."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser, ast

NAMES = (
    r"#\d+",  # a card
    r"\b\d+(?:\.\d+)+(?:/\w+)?",  # a rule
    r"\b(?:chapter|capitolo)\s+\d+",
    r"\b(?:Steps?|Pass[oi](?: da)?)\s+\d+[A-E]?(?:\s+(?:to|a)\s+\d+[A-E]?)?",
    r"^\s*\d+\.\s",  # a step in a list
    r"\b(?:Areas?|Aree)(?:\s+da)?\s+\d(?:\s+(?:to|a)\s+\d)?",
    r"\b(?:Level|Livello)\s+\d",
    r"\b(?:Shiprock|Valley|Mountains|Land|Mesa|Canyon)\s+\d",  # an Area by its Territory
    r"\b(?:Religion|Weaving|Mesas)\s+\d(?:\s+[ae]\w*\s+\d)?",  # a Cultural Development: Religion 2 and 3
    r"^[A-Z][\w ]+ \d+[A-E]?: ",  # a step in a title: Planning 2: the council
    r"\b1[5-9]\d\d(?:-\d\d)?\b",  # a year
)
NAMED = re.compile("|".join(NAMES), re.MULTILINE)
DIGITS = re.compile(r"\d+")


def typed(source: str) -> dict[str, Counter[str]]:
    """The typed figures of each message in a Fluent source."""
    found = FluentParser().parse(source).body
    return {entry.id.name: _of(entry) for entry in found if isinstance(entry, ast.Message)}


def _of(entry: ast.Message) -> Counter[str]:
    found: Counter[str] = Counter()
    for text, one in _texts(entry.value, False):
        figures = Counter(DIGITS.findall(NAMED.sub(" ", text)))
        found += figures - Counter({"1": figures["1"] if one else 0})
    return found


def _texts(node: Any, one: bool) -> Iterator[tuple[str, bool]]:
    """Runs of text, outside what is filled in; `one`: said only of a figure that is 1, which may be written there."""
    if isinstance(node, ast.Pattern):
        run = ""
        for part in node.elements:
            if isinstance(part, ast.TextElement):
                run += part.value
            else:
                run += "\ufffc"
                yield from _texts(part, one)
        yield run, one
    elif isinstance(node, ast.Variant):
        yield from _texts(node.value, _is_one(node.key))
    elif isinstance(node, ast.Placeable):
        yield from _texts(node.expression, one)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from _texts(variant, one)


def _is_one(key: Any) -> bool:
    return isinstance(key, ast.Identifier) and key.name == "one"
