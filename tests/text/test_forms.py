"""A message as a function says what fluent.runtime says; and messages may be read by many threads at once."""

from __future__ import annotations

import random
import sys
import threading
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import games
from homelands.table.words import TablePresenter
from homelands.words.catalogue import LANGUAGES, Catalogue
from homelands.words.messages import Messages, TextError

NUMBERS = (0, 1, 2, 5, 21, -1, 1234567, 10**16, 0.5, True)
VALUES: tuple[Any, ...] = (*NUMBERS, "", "one", "other", "none", "yes", "x" * 1000)
GAMES = (("navajo", "rise", ()), ("navajo", "broken", ("two-players",)), ("plains", "4", ()))


def said(messages: Messages, how: str, key: str, values: Mapping[str, Any]) -> str:
    """What is said, or that it cannot be."""
    try:
        return str(getattr(messages, how)(key, values))
    except TextError as error:
        return f"TextError: {error}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *games()])
def test_every_message_says_what_fluent_says(game: str, language: str) -> None:
    found, rng = Catalogue(language, game), random.Random(1)
    for key in found:
        for i in range(4):
            values = {name: rng.choice(VALUES) for name in sorted(found[key])}
            if i == 3 and values:
                values.popitem()
            assert said(found, "format", key, values) == said(found, "reference", key, values), (key, values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "scenario", "options"), GAMES)
def test_whole_games_say_what_fluent_says(
    monkeypatch: pytest.MonkeyPatch, game: str, scenario: str, options: tuple[str, ...], language: str
) -> None:  # fmt: skip
    by_function, keys = Messages.format, Counter[tuple[str, str]]()

    def both(self: Messages, key: str, values: Mapping[str, Any]) -> str:
        text = by_function(self, key, values)
        if not keys[key, str(values)]:
            assert text == self.reference(key, values)
        keys[key, str(values)] += 1
        return text

    monkeypatch.setattr(Messages, "format", both)
    match, rng = Match(Header(game, scenario, list(options), seed="forms")), random.Random(1)
    page = TablePresenter(game, language)
    while not match.over and len(match.entries) < 120:
        if match.position.request is None:
            page.pending(match, match.game.seat(match.position))
            match.choose(rng.choice(match.position.options))
        else:
            match.chance()
    page.frames(match, match.game.seats_of(match.position)[0], 0, len(match.entries))
    assert len(keys) > 100


@pytest.mark.parametrize(
    "text",
    [
        "one way",
        "  spaces around   ",
        "{ $x }",
        "{$x}{ $y }, and { $x } ",
        "[brackets], *stars and .dots",
        "a line\n\n# of which a comment says nothing\n\n## nor this\n",
        "a line\n    and another of it",
        "\n    on the next line { $x }",
        'quoted { "{" } and { $x }',
        "non-breaking space at the end\u00a0",
    ],
)
def test_a_plain_message_is_read_as_fluent_reads_it(text: str) -> None:
    found, values = Messages("en", [("one.ftl", f"key = {text}\n")]), {"x": "a", "y": 2}
    assert found.format("key", values) == found.reference("key", values)
    assert found["key"] == {name for name in values if f"${name}" in text}


TEXT = """
a = { $n ->
    [one] one { b }
   *[other] { $n } { b }
 }
b = { c } and { $what }
c = { d }
d = the end
"""


def test_many_threads_may_read_the_same_message_first() -> None:
    """Each reads it for itself and comes to the same; none ever sees half of a message."""

    def wanted() -> Iterator[tuple[str, dict[str, Any], str]]:
        yield "a", {"n": 1, "what": "x"}, "one the end and x"
        yield "a", {"n": 3, "what": "y"}, "3 the end and y"
        yield "b", {"what": "z"}, "the end and z"
        yield "c", {}, "the end"

    wrong: list[str] = []

    def ask(messages: Messages, start: threading.Barrier, seed: int) -> None:
        asked = list(wanted())
        random.Random(seed).shuffle(asked)
        start.wait()
        for key, values, text in asked:
            for how in ("format", "reference"):
                if (got := said(messages, how, key, values)) != text:
                    wrong.append(got)
            if messages[key] != {"a": {"n", "what"}, "b": {"what"}, "c": set()}[key]:
                wrong.append(f"variables of {key}")

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(40):
            messages, start = Messages("en", iter([("one.ftl", TEXT)])), threading.Barrier(8)
            threads = [threading.Thread(target=ask, args=(messages, start, seed)) for seed in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
    finally:
        sys.setswitchinterval(before)
    assert not wrong
