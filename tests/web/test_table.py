"""Around the table in the browser: undo, the past, branches, words, keys, sizes, a server that goes away."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.serve.running import Process
from tests.web.table import Visitor


def test_undo_and_redo_up_to_new_information(visitor: Visitor) -> None:
    visitor.start("plains", "2", {"green": "me", "blue": "me"})
    visitor.settled()
    first = visitor.by("prompt-text").inner_text()
    visitor.take("place marias-river")
    expect(visitor.by("prompt-text")).not_to_have_text(first)
    before = visitor.ply
    visitor.by("undo").click()
    visitor.moved(before)
    expect(visitor.by("prompt-text")).to_have_text(first)
    before = visitor.ply
    visitor.by("redo").click()
    visitor.moved(before)
    expect(visitor.by("prompt-text")).not_to_have_text(first)


def test_the_slider_goes_back_and_a_branch_goes_on_from_there(visitor: Visitor) -> None:
    visitor.start("navajo", "rise")
    for _ in range(12):
        visitor.settled()
        visitor.take(visitor.options[0])
    visitor.settled()
    now = visitor.by("prompt-text").inner_text()
    slider = visitor.by("slider")
    slider.focus()
    for _ in range(6):
        slider.press("ArrowLeft")
    expect(visitor.by("past")).to_be_visible()
    visitor.by("past").get_by_role("button").first.click()
    expect(visitor.by("practice").or_(visitor.by("prompt-text")).first).to_be_visible()
    visitor.page.go_back()
    visitor.open("#/")
    expect(visitor.by("continue")).to_be_visible()
    assert now


def test_the_language_changes_at_any_time_also_in_the_log(visitor: Visitor) -> None:
    visitor.start("plains", "2", {"green": "me", "blue": "me"})
    visitor.settled()
    english = visitor.by("log").inner_text()
    assert "placed in" in english
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.locator("input[name=lang][value=it]").check(force=True)
    visitor.page.keyboard.press("Escape")
    expect(visitor.by("log")).to_contain_text("cubetto")
    assert visitor.page.evaluate("document.documentElement.lang") == "it"


def test_the_command_line_takes_the_words_of_the_terminal_and_says_why_not(visitor: Visitor) -> None:
    visitor.start("plains", "2", {"green": "me", "blue": "me"})
    visitor.settled()
    visitor.type("place denver")
    expect(visitor.by("notice")).to_be_visible()
    before = visitor.ply
    visitor.type("place black-hills")
    visitor.moved(before)


def test_a_game_is_played_without_a_mouse(visitor: Visitor) -> None:
    visitor.start("navajo", "rise")
    visitor.settled()
    before = visitor.ply
    visitor.page.keyboard.press("1")  # goes to the first option, Enter takes it
    visitor.page.keyboard.press("Enter")
    visitor.moved(before)
    visitor.settled()
    thing = visitor.page.locator(".board [data-thing][tabindex='0']")
    expect(thing).to_have_count(1)
    thing.focus()
    was = visitor.page.evaluate("document.activeElement.dataset.thing")
    visitor.page.keyboard.press("ArrowRight")
    assert visitor.page.evaluate("document.activeElement.dataset.thing") != was


def test_the_phone_has_everything_within_its_width(browser: Browser, server: Process) -> None:
    phone = Visitor(browser, server.url, size=(390, 844))
    try:
        for game, scenario in (("navajo", "rise"), ("plains", "2")):
            phone.start(game, scenario)
            phone.settled()
            assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
            for tab in ("displays", "log", "rules", "play"):
                phone.by(f"tab-{tab}").click()
                assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
            low = phone.page.eval_on_selector_all(
                "#options button.option-take", "all => Math.min(...all.map(b => b.getBoundingClientRect().height))"
            )
            assert low >= 36
            before = phone.ply
            phone.take(phone.options[0])
            assert phone.ply > before
        assert not phone.faults
    finally:
        phone.leave()


def test_a_lost_connection_comes_back_by_itself(visitor: Visitor) -> None:
    token = visitor.start("plains", "2", {"green": "me", "blue": "me"})
    visitor.settled()
    visitor.context.set_offline(True)
    visitor.page.wait_for_timeout(300)
    friend = visitor.friend()
    try:
        friend.join(token)
        friend.settled()
        before = visitor.ply
        friend.take(friend.options[0])
        visitor.context.set_offline(False)
        visitor.moved(before)
    finally:
        visitor.faults = [fault for fault in visitor.faults if "ERR_INTERNET_DISCONNECTED" not in fault]
        friend.leave()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Process]:
    """A server that the test may kill."""
    process = Process(tmp_path).ready()
    yield process
    process.close()


def test_the_page_lives_through_a_killed_server(browser: Browser, mortal: Process, tmp_path: Path) -> None:
    someone = Visitor(browser, mortal.url)
    try:
        someone.start("plains", "2", {"green": "me", "blue": "me"})
        someone.settled()
        someone.take(someone.options[0])
        kept = someone.ply
        mortal.kill()
        expect(someone.by("connection")).to_be_visible()
        again = Process(tmp_path, port=mortal.port).ready()
        try:
            someone.settled()
            someone.page.wait_for_function(
                "() => document.querySelector('[data-testid=connection]')?.dataset.state === 'live'"
            )
            assert someone.ply == kept
            someone.take(someone.options[0])
        finally:
            again.close()
    finally:
        someone.leave()


@pytest.mark.parametrize("game", ["navajo", "plains"])
def test_the_lesson_is_given_on_the_board(visitor: Visitor, game: str) -> None:
    visitor.open()
    visitor.page.locator(f"[data-testid^=lesson-{game}]").first.click()
    expect(visitor.by("lesson")).to_be_visible()
    while visitor.by("lesson-page").count():
        visitor.by("lesson-page").click()
        visitor.page.wait_for_timeout(50)
    for _ in range(12):
        visitor.page.wait_for_timeout(100)
        if visitor.by("lesson-go").count() and visitor.by("lesson-go").is_enabled():
            visitor.by("lesson-go").click()
        elif visitor.options:
            before = visitor.ply
            for option in visitor.options:
                visitor.page.locator(f"#options [data-option={json.dumps(option)}]").first.click()
                visitor.page.wait_for_timeout(250)
                if visitor.ply > before:
                    break
    assert re.search(r"\d", visitor.by("lesson").inner_text())
    assert visitor.ply > 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 900)], ids=["phone", "desk"])
def test_axe_finds_no_serious_fault(browser: Browser, server: Process, theme: str, size: tuple[int, int]) -> None:
    someone = Visitor(browser, server.url, size=size)
    someone.context.add_init_script(
        "if (location.protocol === 'http:') localStorage.setItem('homelands.settings',"
        f" JSON.stringify({{speed: 'instant', theme: '{theme}', lang: 'en'}}))"
    )
    try:
        found: dict[str, list[str]] = {}
        for page in ("#/", "#/new/navajo", "#/new/plains", "#/import", "#/settings", "#/about"):
            someone.open(page)
            someone.page.wait_for_selector("main")
            someone.page.wait_for_timeout(200)
            found[page] = someone.faults_of_access()
        for game, scenario in (("navajo", "rise"), ("plains", "2")):
            someone.start(game, scenario)
            someone.settled()
            someone.page.wait_for_selector(".board [data-thing]")
            found[game] = someone.faults_of_access()
        assert not {page: faults for page, faults in found.items() if faults}
    finally:
        someone.leave()
