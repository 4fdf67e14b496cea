"""Lessons on the page: every step has its text, other moves are explained, what changed is told."""

from __future__ import annotations

import pytest

from homelands.core.registry import games, title
from homelands.lessons.lesson import OTHER, Lesson
from homelands.table.words import TablePresenter
from homelands.words import LANGUAGES
from tests.serve.words.playing import TABLES, plain

ALL = [(game, lesson.id) for game in games() for lesson in title(game).lessons]


def opened(game: str, id: str) -> Lesson:
    return Lesson(title(game).line_of_play(id), id)


def waits(lesson: Lesson) -> bool:
    return not lesson.over and lesson.match.position.request is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "id"), ALL)
def test_a_whole_lesson(game: str, id: str, language: str) -> None:
    lesson, table = opened(game, id), TablePresenter(game, language, strict=True)
    first = table.lesson(lesson, id, waits(lesson))
    assert first.pages
    assert len(first.pages_lit) == len(first.pages)
    assert all(len(page.split("\n", 1)) == 2 for page in first.pages)
    numbers, changed = [], 0
    while not lesson.over:
        found = table.lesson(lesson, id, waits(lesson))
        assert (found.id, found.of, found.over) == (id, len(lesson.beats), False)
        assert bool(found.pages) == (not lesson.match.entries)
        plain(found.title)
        assert found.text
        numbers.append(found.number)
        asked = table.pending(lesson.match, lesson.match.game.seat(lesson.match.position), lesson=True)
        if found.wait:
            assert asked.kind == "chance"
            assert [option.text for option in asked.options] == ["roll"]
            plain(asked.options[0].label)
            lesson.chance()
        else:
            assert asked.kind == "decision"
            assert found.hint in [option.text for option in asked.options]
            assert lesson.choose(found.hint).taken
        changed += bool(found.changed)
        for row in found.changed:
            plain(row)
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, len(lesson.beats) + 1))
    assert changed or id == "tutorial-tribal-raid"  # which may pass without a trace
    last = table.lesson(lesson, id, False)
    assert (last.over, last.text, last.hint) == (True, "", "")
    assert bool(last.pages) == (id != "tutorial-tribal-raid")


def test_what_changed_is_that_of_the_step_before() -> None:
    lesson, table = opened("navajo", "tutorial"), TABLES["navajo", "en"]
    steps = list(lesson.skip())
    assert steps
    told = table.lesson(lesson, "tutorial", waits(lesson)).changed
    before, after = lesson.match.before(lesson.begun[0]), lesson.match.before(lesson.begun[1])
    assert bool(told) == (lesson.match.game.to_plain(before)["tracks"] != lesson.match.game.to_plain(after)["tracks"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "id"), ALL)
def test_other_moves_are_explained_and_change_nothing(game: str, id: str, language: str) -> None:
    lesson, table = opened(game, id), TablePresenter(game, language, strict=True)
    explained = 0
    while not lesson.over:
        if waits(lesson):
            lesson.chance()
            continue
        text = lesson.match.game.option_words(lesson.match.position.options[-1])
        before = lesson.match.checksum()
        if lesson.choose(text).kind == OTHER:
            problem = table.lesson_other(lesson, text)
            assert len(problem.splitlines()) >= 3
            assert lesson.match.checksum() == before
            explained += 1
            lesson.choose(lesson.expected())
    assert explained


def test_nobody_knows_the_deck_before_the_shaman_has_looked() -> None:
    lesson, table = opened("navajo", "tutorial"), TABLES["navajo", "en"]
    first = table.view(lesson.match, "dine")["deck"]
    assert first["top"] == []
    assert len(first["unseen"]) == 39  # all but the card at hand
    while 15 not in lesson.match.position.discards:
        for _ in lesson.skip():
            pass
    assert table.view(lesson.match, "dine")["deck"]["top"] == lesson.match.position.top


def test_lessons_follow_one_another() -> None:
    table = TABLES["navajo", "en"]
    assert table.lesson(opened("navajo", "time"), "time", False).next == "tutorial"
    assert table.lesson(opened("navajo", "tutorial"), "tutorial", False).next == "tutorial-tribal-raid"
    assert table.lesson(opened("navajo", "tutorial-tribal-raid"), "tutorial-tribal-raid", False).next == ""
