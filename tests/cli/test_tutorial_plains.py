"""The guided round of Plains Indian Wars, through the real command."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import Result

from homelands.core.journal import CHOICE, parse
from homelands.core.match import Match
from homelands.lessons.lesson import Lesson
from homelands.words.catalogue import catalogue
from tests.cli.prompts import CHOICE as ASKED
from tests.cli.prompts import ENTER, Talk
from tests.cli.terminal import Terminal

TEXT = (files("homelands.games.plains") / "lessons" / "tutorial.journal").read_text(encoding="utf-8")
CHOICES = [entry.text for entry in parse(TEXT).entries if entry.mark == CHOICE]
FIRST = {"en": "Round 2: all seven discs are in the bag.", "it": "Round 2"}


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_whole_lesson_and_the_game_after_it(
    terminal: Callable[..., Terminal], saves: Path, language: str
) -> None:  # fmt: skip
    t = terminal("tutorial", "plains", "tutorial", "--lang", language)
    talk = Talk(t, ASKED, *ENTER[language])
    todo = list(CHOICES)
    while todo:
        t.send(todo.pop(0) if talk.prompt() == ASKED else "")
    assert talk.prompt() == ASKED  # the first question of the free game
    assert FIRST[language] in t.plain
    t.send("quit")
    assert t.wait() == 0
    (kept,) = saves.glob("plains-2-*.journal")
    text = kept.read_text(encoding="utf-8")
    assert "seat: green = human\nseat: blue = heuristic\n" in text
    m = Match.load(text)
    assert [e.text for e in m.entries if e.mark == CHOICE][: len(CHOICES)] == CHOICES


def test_a_wrong_move_is_explained_and_nothing_has_changed(run: Callable[..., Result]) -> None:
    lines = ["", "", "", "", "place james-river", "hint", "place loup-river"]
    output = run("tutorial", "plains", "tutorial", lines=lines).output
    assert "place james-river is allowed, but it is not the lesson's move." in output
    assert "whoever stands beside it need not come from far away" in output
    assert "Type place loup-river" in output
    assert re.search(r"1 green cube placed in Loup River; 17 left", output)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_step_has_its_texts(language: str) -> None:
    lesson, texts = Lesson(TEXT), catalogue(language, "plains")
    starts = [*(beat.start for beat in lesson.beats), lesson.total]
    for beat, end in zip(lesson.beats, starts[1:], strict=True):
        key = f"lesson-{beat.name.replace('.', '-')}"
        assert key in texts
        assert f"{key}-title" in texts
        chooses = any(step.entry.mark == CHOICE for step in lesson.todo[beat.start : end])
        assert (f"{key}-why" in texts) == chooses
