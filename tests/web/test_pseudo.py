"""The page in a language that nobody speaks: whatever is still plain English did not come from the catalogues."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from homelands.core.registry import games, title
from homelands.core.rules import ids
from homelands.words.folders import ELSEWHERE
from tests.serve.running import Process
from tests.text.untouched import untouched
from tests.web.table import Visitor
from tools.pseudo import NAME, write

SHOWN = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const at = walk.currentNode.parentElement;
    if (!at.closest("script, style, code, kbd, [lang]:not(html)") && at.checkVisibility())
      found.push(walk.currentNode.data);
  }
  for (const item of document.querySelectorAll("[aria-label]"))
    if (item.checkVisibility() && !item.closest("[lang]:not(html)")) found.push(item.getAttribute("aria-label"));
  return found;
}"""
"""Visible runs of text and the labels for those who listen; not what is typed, nor the names of other languages."""
KNOWN = frozenset(["english", "normal"])
"""English by its own name, and the level of a computer player, which the page still shows by its id."""
IDS = frozenset(id for game in games() for id in ids(title(game).folder / "data"))
"""Ids of rules are names."""
GAMES = [("navajo", "rise"), ("plains", "2")]


@pytest.fixture(scope="module")
def visitor(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    words = tmp_path_factory.mktemp("words")
    write(words)
    before = os.environ.get(ELSEWHERE)
    os.environ[ELSEWHERE] = str(words)  # for the server that is started now, and nobody else
    process = Process(tmp_path_factory.mktemp("pseudo"))
    os.environ.pop(ELSEWHERE) if before is None else os.environ.update({ELSEWHERE: before})
    someone = Visitor(browser, process.ready().url, lang=NAME)
    yield someone
    someone.leave()
    process.close()


def plain(visitor: Visitor) -> dict[str, list[str]]:
    """Words of plain English, by what they stand in."""
    shown = visitor.page.evaluate(SHOWN)
    return {text: words for text in shown if text not in IDS and (words := untouched(text, KNOWN))}


@pytest.mark.parametrize("where", ["#/", "#/settings", "#/about", "#/import", "#/new/navajo", "#/new/plains"])
def test_pages(visitor: Visitor, where: str) -> None:
    visitor.open(where)
    expect(visitor.page.locator("h1").first).to_be_visible()
    assert plain(visitor) == {}


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_a_board_with_its_panels_and_the_rules(visitor: Visitor, game: str, scenario: str) -> None:
    visitor.start(game, scenario)
    visitor.settled()
    assert plain(visitor) == {}
    visitor.by("tab-rules").click()
    expect(visitor.by("rules-search")).to_be_visible()
    assert plain(visitor) == {}
    visitor.by("open-settings").click()
    assert plain(visitor) == {}


@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_a_lesson(visitor: Visitor, game: str) -> None:
    visitor.open()
    visitor.by(f"lesson-{game}-tutorial").click()
    expect(visitor.by("lesson-page").first).to_be_visible()
    assert plain(visitor) == {}
