"""Screens for everybody: axe-core finds nothing serious on any of them, in both themes, on a phone and on a desk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.serve.running import Process
from tests.web.table import Visitor

PAGES = ("#/", "#/new/navajo", "#/new/plains", "#/new/navajo/companion", "#/import", "#/settings", "#/about", "#/x")
PHONE, DESK = (390, 844), (1280, 900)


@pytest.fixture(params=[PHONE, DESK], ids=["phone", "desk"])
def someone(request: pytest.FixtureRequest, browser: Browser, server: Process) -> Iterator[Visitor]:
    found = Visitor(browser, server.url, size=request.param)
    yield found
    found.leave()


def test_the_pages_before_a_game(someone: Visitor) -> None:
    found: dict[str, list[str]] = {}
    for page in PAGES:
        someone.open(page)
        someone.page.wait_for_selector("main h1, main h2")
        found[page] = someone.faults_of_access()
    assert not {page: faults for page, faults in found.items() if faults}


@pytest.mark.parametrize(("game", "scenario"), [("navajo", "rise"), ("plains", "2")])
def test_the_table(someone: Visitor, game: str, scenario: str) -> None:
    someone.start(game, scenario)
    someone.settled()
    someone.page.wait_for_selector(".board [data-thing]")
    found = {"table": someone.faults_of_access()}
    for opener in ("open-seats", "open-keys", "open-settings"):
        someone.by(opener).click()
        someone.page.wait_for_selector("dialog[open]")
        found[opener] = someone.faults_of_access("dialog")
        someone.page.keyboard.press("Escape")
    tabs = ("displays", "log", "rules") if someone.by("tab-displays").count() else ("rules",)
    for tab in tabs:
        someone.by(f"tab-{tab}").click()
        found[tab] = someone.faults_of_access("#sheet" if someone.page.locator("#sheet").count() else ".side")
    assert not {part: faults for part, faults in found.items() if faults}


def test_a_lesson_a_real_table_an_explanation_and_an_invitation(someone: Visitor) -> None:
    found: dict[str, list[str]] = {}
    someone.open()
    someone.by("lesson-plains-tutorial").click()
    expect(someone.by("lesson")).to_be_visible()
    found["lesson"] = someone.faults_of_access(".prompt")
    someone.open("#/new/navajo/companion")
    someone.by("start").click()
    expect(someone.by("companion")).to_be_visible()
    found["companion"] = someone.faults_of_access(".prompt")
    someone.page.locator(".board [data-thing]").first.dispatch_event("contextmenu")
    found["popover"] = someone.faults_of_access("[data-testid=popover]")
    token = someone.page.url.rpartition("/")[2]
    guest = someone.friend()
    guest.open(f"#/t/{token}")
    expect(guest.by("sit-down")).to_be_visible()
    found["invitation"] = guest.faults_of_access()
    guest.leave()
    assert not {part: faults for part, faults in found.items() if faults}
