"""The third game on the page: nobody has drawn it, so a plain board does."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.serve.running import PATIENCE, Process
from tests.third.conftest import NAME, SITE
from tests.web.table import Visitor

WIDE, NARROW = (1280, 720), (390, 844)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    usual = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(SITE), *filter(None, [usual])])
    try:
        process = Process(tmp_path_factory.mktemp("third"))
    finally:
        os.environ["PYTHONPATH"] = usual or ""
    yield process.ready()
    process.close()


@pytest.fixture(params=[WIDE, NARROW], ids=["wide", "narrow"])
def visitor(server: Process, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    someone = Visitor(browser, server.url, size=request.param)
    yield someone
    someone.leave()
    assert not someone.faults, f"the page complained: {someone.faults}"


def pick(visitor: Visitor, thing: str, option: str) -> None:
    """An option by a thing that can be picked: at once if it is the only one there, else from the menu that opens."""
    before = visitor.ply
    visitor.click(f"[data-thing='{thing}'].is-glow", mouse=False)
    menu = f"[data-testid=popover] [data-option='{option}']"
    visitor.page.wait_for_function(
        "([before, menu]) => Number(document.querySelector('[data-testid=room]').dataset.ply) > before"
        " || document.querySelector(menu)",
        arg=[before, menu],
    )
    if visitor.ply == before:
        visitor.click(menu, mouse=False)
    visitor.moved(before)
    visitor.settled()


def display(visitor: Visitor, name: str) -> None:
    """One of the displays, which have a tab where the window leaves no room for them beside the board."""
    visitor.by("tab-displays").click()
    visitor.by(f"display-{name}").click()


def test_it_is_played_on_a_plain_board(visitor: Visitor) -> None:
    visitor.start(NAME, "summer", {"heron": "bot:random"})
    visitor.settled()
    page = visitor.page
    assert visitor.question == "What does the Otter clan do?"
    assert [box.inner_text() for box in page.locator(".plain-place > b").all()] == [
        "The Spring", "The Falls", "The Ford", "The Island", "The Marsh", "The Delta",
    ]  # fmt: skip
    assert set(visitor.glowing()) >= {"places:spring", "places:falls"}
    pick(visitor, "places:spring", "land spring")
    expect(page.locator("[data-thing='places:spring']")).to_have_attribute("aria-label", "The Spring, Otter 1")
    pick(visitor, "places:falls", "land falls")
    expect(page.locator("[data-thing='places:falls'] .plain-chip")).to_have_text("Otter 1")
    expect(page.locator("[data-thing='tracks:round']")).to_have_text("Round 3")
    assert visitor.faults_of_access() == []
    for _ in range(40):
        if visitor.over:
            break
        visitor.take(visitor.options[0], mouse=False)
        visitor.settled()
    assert visitor.over


def test_it_is_played_by_the_keyboard(server: Process, browser: Browser) -> None:
    visitor = Visitor(browser, server.url, size=WIDE)
    visitor.start(NAME, "summer", {"heron": "bot:random"})
    visitor.settled()
    page, before = visitor.page, visitor.ply
    page.locator(".board [data-thing][tabindex='0']").focus()
    page.keyboard.press("End")
    assert page.evaluate("document.activeElement.dataset.thing") == "places:delta"
    page.keyboard.press("n")  # the next that can be picked
    assert page.evaluate("document.activeElement.dataset.thing") == "places:spring"
    page.keyboard.press("Enter")  # the only option there is taken at once
    visitor.moved(before)
    visitor.settled()
    expect(page.locator("[data-thing='places:spring']")).to_have_attribute("aria-label", "The Spring, Otter 1")
    assert visitor.faults == []
    visitor.leave()


def test_a_hand_is_shown_to_who_holds_it(server: Process, browser: Browser) -> None:
    """Two people: each sees his own cards as things in a display, and of the other's how many."""
    visitor = Visitor(browser, server.url, size=WIDE)
    visitor.start(NAME, "summer", {"heron": "link"})
    visitor.settled()
    visitor.page.keyboard.press("Escape")  # the links to be given away
    display(visitor, "hand")
    expect(visitor.page.locator(".panel-hand [data-thing^='hand:']").first).to_be_visible()
    display(visitor, "held")
    expect(visitor.page.locator(".panel-held tr").nth(0)).to_have_text("The Otter clan2")
    friend = visitor.friend(size=WIDE)
    friend.join(visitor.links()["heron"])
    display(friend, "held")
    expect(friend.page.locator(".panel-held tr").nth(0)).to_have_text("The Otter clan2")
    display(friend, "hand")
    expect(friend.page.locator(".panel-hand")).to_be_visible()
    assert friend.page.locator(".panel-hand [data-thing^='hand:']").count() == 0
    assert "draws:" not in friend.page.locator("[data-testid=room]").inner_text()
    assert (visitor.faults, friend.faults) == ([], [])
    friend.leave()
    visitor.leave()


def test_it_speaks_english_in_an_italian_page(server: Process, browser: Browser) -> None:
    visitor = Visitor(browser, server.url, size=WIDE, lang="it-IT")
    visitor.start(NAME, "summer", {"heron": "bot:random"})
    visitor.settled()
    assert visitor.question == "What does the Otter clan do?"
    display(visitor, "more")
    expect(visitor.page.locator(".panel-more h3")).to_have_text("Altro")
    visitor.leave()


def test_everything_that_is_asked_about_a_game_is_answered(server: Process, tmp_path: Path) -> None:
    def get(path: str) -> httpx.Response:
        found = httpx.get(f"{server.url}/api/{path}", timeout=PATIENCE)
        assert found.status_code == 200, (path, found.text)
        return found

    catalogue = get("catalogue").json()
    (entry,) = [one for one in catalogue["games"] if one["id"] == NAME]
    assert [one["id"] for one in entry["scenarios"]] == ["summer", "autumn"]
    assert [one["text"] for one in entry["rulings"][0]["readings"]][1] == "A raid succeeds on 5 or more."
    assert (entry["lessons"], entry["companion"]) == ([], False)
    assert get(f"rules/{NAME}").json() == []
    assert get(f"board/{NAME}").json() == {"game": NAME}
    things = get(f"things/{NAME}").json()
    assert things["hand:boat"]["name"] == "Boat"
    assert things["hand:boat"]["text"].startswith("Moves a token two places")
    assert things["deck-left"]["name"] == "Deck left"
