"""A message as a function: what Fluent says with some values, many times faster than by walking its tree each time.

Only what our messages are made of is put into functions: text, variables, references, choices by a number or a word. A
message with anything else has no function, and a value that is neither a plain number nor a text raises `Unusual`: then
fluent.runtime is asked, which is the reference for both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import babel
from babel.plural import to_python
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

Form = Callable[[Mapping[str, Any]], str]
LARGEST = 10**15  # numbers that Fluent still takes
REMEMBERED = 1000  # numbers up to here are kept as text


class Unusual(Exception):
    """A value, or a part of a message, that only the reference can put into words."""


class Numbers:
    """Numbers as a language writes them, and their plural forms."""

    def __init__(self, language: str) -> None:
        try:
            self.locale = babel.Locale.parse(language.replace("-", "_"))
        except babel.UnknownLocaleError:  # as fluent.runtime does
            self.locale = babel.Locale.default()
        self.plural: Callable[[int], str] = to_python(self.locale.plural_form)
        self.known: dict[int, str] = {}

    def text(self, n: int) -> str:
        """The same number is asked for again and again. Raises Unusual for one that is too large for Fluent."""
        if abs(n) > LARGEST:
            raise Unusual(n)
        text = str(FluentInt(n).format(self.locale))
        if abs(n) <= REMEMBERED:
            self.known[n] = text
        return text


class Forms:
    """Makes functions of messages: `read` are their trees, with those of all messages that they speak of."""

    def __init__(self, numbers: Numbers, read: Mapping[str, ast.Message]) -> None:
        self.numbers = numbers
        self.read = read

    def form(self, key: str, *within: str) -> Form:
        """Raises Unusual. `within`: the messages that speak of this one."""
        pattern = self.read[key].value if key in self.read and key not in within else None
        if pattern is None:
            raise Unusual(key)
        return self._pattern(pattern, (*within, key))

    # -- parts of a message ----------------------------------------------------------------------------------------
    def _pattern(self, pattern: ast.Pattern, within: tuple[str, ...]) -> Form:
        texts, forms = [""], list[Form]()  # text, form, text, form, text
        for element in pattern.elements:
            part: Form | str
            if isinstance(element, ast.TextElement):
                part = str(element.value)
            else:
                part = self._expression(element.expression, within)
            if isinstance(part, str):
                texts[-1] += part
            else:
                forms.append(part)
                texts.append("")
        return _joined(texts, forms)

    def _expression(self, node: Any, within: tuple[str, ...]) -> Form | str:
        if isinstance(node, ast.VariableReference):
            return _variable(self.numbers, node.id.name)
        if isinstance(node, ast.MessageReference) and node.attribute is None:
            return self.form(node.id.name, *within)
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            return self._choice(node.selector.id.name, node.variants, within)
        if isinstance(node, ast.StringLiteral):
            return str(node.parse()["value"])
        if isinstance(node, ast.Placeable):
            return self._expression(node.expression, within)
        raise Unusual(type(node).__name__)

    def _choice(self, name: str, variants: list[ast.Variant], within: tuple[str, ...]) -> Form:
        """The first variant that fits, as the reference looks for it: a number also by its plural form."""
        keys = [_key(variant) for variant in variants]
        forms = [self._pattern(variant.value, within) for variant in variants]
        default = next(form for form, variant in zip(forms, variants, strict=True) if variant.default)
        words: dict[str, Form] = {}
        for key, form in zip(keys, forms, strict=True):
            words.setdefault(key if isinstance(key, str) else self.numbers.plural(key), form)
        known: dict[int, Form] = {}

        def fitting(n: int) -> Form:
            plural = self.numbers.plural(n)
            pairs = zip(keys, forms, strict=True)
            found = next((form for key, form in pairs if key == (plural if isinstance(key, str) else n)), default)
            if abs(n) <= REMEMBERED:
                known[n] = found
            return found

        def choice(values: Mapping[str, Any]) -> str:
            value = values.get(name)
            if type(value) is str:
                return words.get(value, default)(values)
            if type(value) is int:
                return (known.get(value) or fitting(value))(values)
            raise Unusual(name)

        return choice


def plain_form(numbers: Numbers, texts: list[str], names: list[str]) -> Form:
    """Texts with variables between them."""
    return _joined(texts, [_variable(numbers, name) for name in names])


def _variable(numbers: Numbers, name: str) -> Form:
    known, text = numbers.known, numbers.text

    def variable(values: Mapping[str, Any]) -> str:
        value = values.get(name)
        if type(value) is str:
            return value
        if type(value) is int:
            return known.get(value) or text(value)
        raise Unusual(name)

    return variable


def _key(variant: ast.Variant) -> int | str:
    """What a variant is for. Raises Unusual for a fraction."""
    if isinstance(variant.key, ast.Identifier):
        return str(variant.key.name)
    text = str(variant.key.value)
    if "." in text:
        raise Unusual(text)
    return int(text)


def _joined(texts: list[str], forms: list[Form]) -> Form:
    """Texts with forms between them. Most messages have one or two, and are worth a function of their own."""
    if not forms:
        always = texts[0]
        return lambda values: always
    if len(forms) == 1:
        before, after = texts
        one = forms[0]
        return (lambda values: before + one(values) + after) if before or after else one
    if len(forms) == 2:
        before, between, after = texts
        one, other = forms
        return lambda values: before + one(values) + between + other(values) + after
    pairs, last = list(zip(texts, forms, strict=False)), texts[-1]

    def joined(values: Mapping[str, Any]) -> str:
        return "".join([text + form(values) for text, form in pairs]) + last

    return joined
