"""The lessons, each from its first page to its last, by what the page asks and shows."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from homelands.core.registry import games, title
from tests.web.table import POLL, Visitor

LESSONS = [(name, one.id) for name in games() for one in title(name).lessons]


def read(visitor: Visitor) -> None:
    """The pages before the first step, or after the last."""
    while visitor.by("lesson-page").count():
        n, of = re.findall(r"\d+", visitor.page.locator(".lesson-step").inner_text())
        assert int(n) <= int(of)
        assert visitor.page.locator("[data-testid=lesson] h2").inner_text(), "a page without words"
        visitor.click("[data-testid=lesson-page]", mouse=False)
        visitor.page.wait_for_timeout(0)


def wanted(visitor: Visitor) -> str:
    """What the lesson asks for: its only option, or the one that it names when asked. A row with a stepper is many."""
    visitor.settled()
    if len(visitor.options) == 1 and not visitor.by("how-many").count():
        return visitor.options[0]
    visitor.click("[data-testid=lesson-hint]", mouse=False)
    told = visitor.page.wait_for_selector(".lesson-help [data-option]")
    assert told is not None
    return str(told.get_attribute("data-option"))


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_to_its_end(visitor: Visitor, game: str, lesson: str) -> None:
    visitor.open()
    visitor.by(f"lesson-{game}-{lesson}").click()
    expect(visitor.by("lesson")).to_be_visible()
    read(visitor)
    steps, placed, titles = 0, 0, []
    while not visitor.page.evaluate(
        "!!document.querySelector('[data-testid=lesson-after], [data-testid=lesson-page]')"
    ):
        option = wanted(visitor)
        titles.append(visitor.page.locator("[data-testid=lesson] h2").inner_text())
        if steps % 5 == 0 and visitor.pick(option):
            placed += 1
        else:
            visitor.take(option, mouse=False)
        steps += 1
        assert steps < 400, "the lesson does not end"
        visitor.page.wait_for_function(
            "() => document.querySelector('#options [data-option]:not([disabled])')"
            " || document.querySelector('[data-testid=lesson-after], [data-testid=lesson-page]')",
            polling=POLL,
        )
    assert all(titles), "every step says what it is about"
    assert placed or steps < 20, "most of it happens on the board"
    read(visitor)
    expect(visitor.by("lesson-after")).to_be_visible()


def test_another_move_is_explained_and_the_lesson_stays(visitor: Visitor) -> None:
    visitor.open()
    visitor.by("lesson-plains-tutorial").click()
    expect(visitor.by("lesson")).to_be_visible()
    read(visitor)
    visitor.settled()
    while len(visitor.options) < 2:
        visitor.take(visitor.options[0], mouse=False)
        visitor.settled()
    option, before = wanted(visitor), visitor.ply
    other = next(one for one in visitor.options if one != option)
    visitor.click(f"#options [data-option={json.dumps(other)}]")
    expect(visitor.by("notice")).to_be_visible()
    assert visitor.ply == before
    visitor.take(option)


def test_a_lesson_leads_on_to_a_game_of_one_s_own(visitor: Visitor) -> None:
    visitor.open()
    visitor.by("lesson-navajo-tutorial-tribal-raid").click()
    expect(visitor.by("lesson")).to_be_visible()
    read(visitor)
    while not visitor.page.evaluate(
        "!!document.querySelector('[data-testid=lesson-after], [data-testid=lesson-page]')"
    ):
        visitor.click("[data-testid=lesson-skip]", mouse=False)
        visitor.page.wait_for_function("() => !document.querySelector('[data-testid=lesson-skip][disabled]')")
    read(visitor)
    visitor.by("lesson-free").click()
    expect(visitor.by("practice")).to_be_visible()
    visitor.settled()
    visitor.take(visitor.options[0])
