"""Around the table in the browser: undo, the past, branches, words, keys, sizes, a server that goes away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.serve.running import Guest, Process, free_port, good
from tests.web.line import Line
from tests.web.table import Visitor


def test_undo_and_redo_up_to_new_information(visitor: Visitor) -> None:
    visitor.start("plains", "2", {"green": "me", "blue": "me"})
    visitor.settled()
    first = visitor.question
    visitor.take("place marias-river")
    expect(visitor.by("prompt-text")).not_to_contain_text(first)
    before = visitor.ply
    visitor.by("undo").click()
    visitor.moved(before)
    expect(visitor.by("prompt-text")).to_contain_text(first)
    before = visitor.ply
    visitor.by("redo").click()
    visitor.moved(before)
    expect(visitor.by("prompt-text")).not_to_contain_text(first)


def test_the_slider_goes_back_and_a_branch_goes_on_from_there(visitor: Visitor) -> None:
    """Whatever is tried in a branch, the game itself stands where it stood."""
    visitor.start("navajo", "rise")
    slider, questions = visitor.by("slider"), []
    for _ in range(8):
        visitor.settled()
        questions.append((int(slider.input_value()), visitor.question))
        visitor.take(visitor.options[0])
    visitor.settled()
    game, stood, asked = visitor.page.url, visitor.ply, visitor.question
    log = visitor.by("log").inner_text()
    moment, question = questions[-3]
    slider.focus()
    for _ in range(int(slider.input_value()) - moment):
        slider.press("ArrowLeft")
    expect(slider).to_have_value(str(moment))
    expect(visitor.by("past")).to_contain_text(f"Entry {moment} of")
    visitor.page.wait_for_url(f"**/at/{moment}")
    assert visitor.options == []  # nothing is taken in the past
    visitor.by("branch-here").click()
    expect(visitor.by("practice")).to_be_visible()
    assert visitor.page.url != game
    visitor.settled()
    expect(slider).to_have_value(str(moment))
    assert visitor.question == question
    for _ in range(3):
        visitor.settled()
        visitor.take(visitor.options[-1])
    visitor.by("back-to-game").click()
    expect(visitor.by("practice")).to_have_count(0)
    visitor.settled()
    assert (visitor.page.url, visitor.ply) == (game, stood)
    assert visitor.question == asked
    expect(visitor.by("log")).to_have_text(log, use_inner_text=True)  # it comes after the question
    visitor.take(visitor.options[0])  # and it goes on


def test_the_slider_stays_where_it_was_put_while_a_slow_moment_is_on_its_way(visitor: Visitor) -> None:
    visitor.start("navajo", "rise")
    for _ in range(5):
        visitor.settled()
        visitor.take(visitor.options[0])
    visitor.settled()
    visitor.page.evaluate(
        "() => { const soon = window.fetch, gate = new Promise((open) => { window.open_gate = open });"
        " window.fetch = async (...asked) => {"
        " if (String(asked[0]).includes('ply=')) await gate; return soon(...asked) } }"
    )
    slider = visitor.by("slider")
    stood = int(slider.input_value())
    slider.focus()
    for n in range(1, 4):
        slider.press("ArrowLeft")
        visitor.page.wait_for_url(f"**/at/{stood - n}")  # it is asked for, and does not come
        assert slider.input_value() == str(stood - n)
    visitor.page.evaluate("() => window.open_gate()")
    expect(visitor.by("past")).to_contain_text(f"Entry {stood - 3} of")
    expect(slider).to_have_value(str(stood - 3))


def test_the_language_changes_at_any_time_also_in_the_log(visitor: Visitor) -> None:
    visitor.start("plains", "2", {"green": "me", "blue": "me"})
    visitor.settled()
    expect(visitor.by("log")).to_contain_text("placed in")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.choose("lang", "it")
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
    visitor.page.keyboard.press("ArrowLeft")
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


@pytest.mark.parametrize("size", [(1280, 850), (390, 844)])
def test_a_game_can_be_started_without_scrolling(browser: Browser, server: Process, size: tuple[int, int]) -> None:
    someone = Visitor(browser, server.url, size=size)
    try:
        for game in ("navajo", "plains"):
            someone.open(f"#/new/{game}")
            expect(someone.by("start")).to_be_in_viewport(ratio=1)
            someone.page.locator("summary").click()  # and there it stays, however long the form is
            expect(someone.by("start")).to_be_in_viewport(ratio=1)
            last = someone.page.locator("select").last
            last.focus()
            assert last.evaluate("it => it.getBoundingClientRect().bottom") <= someone.by("start").evaluate(
                "it => it.parentElement.getBoundingClientRect().top"
            )
    finally:
        someone.leave()


def test_the_log_tells_sentences_and_on_request_the_words_of_the_journal(visitor: Visitor) -> None:
    visitor.start("navajo", "duenos")
    visitor.settled()
    while "stays out of the game." not in visitor.by("log").inner_text():  # sets are chosen before
        visitor.take(visitor.options[0])
        visitor.settled()
    assert "counter-out" not in visitor.by("log").inner_text()
    sign = visitor.page.locator(".entry-sign[title*='counter-out']")
    assert "! counter-out" in (sign.first.get_attribute("title") or "")
    assert visitor.by("caption").locator(".caption-text").inner_text()  # what happened last, not an empty strip
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.by("journal-words").check()
    visitor.page.keyboard.press("Escape")
    entry = visitor.page.locator(".entry", has_text="counter-out").first
    expect(entry.locator("code")).to_contain_text("! counter-out")
    words = entry.inner_text().splitlines()
    assert (words[0].endswith("stays out of the game."), words[-1].startswith("! counter-out")) == (True, True)


@pytest.mark.parametrize(("game", "scenario"), [("navajo", "rise"), ("plains", "2")])
def test_two_fingers_make_the_board_larger_and_one_moves_it(
    browser: Browser, server: Process, game: str, scenario: str
) -> None:
    phone = Visitor(browser, server.url, size=(390, 844), touch=True)
    try:
        phone.start(game, scenario)
        phone.settled()
        x, y = phone.still(".board-scroll")
        wide = "document.querySelector('.board-sheet').offsetWidth"
        left = "document.querySelector('.board-scroll').scrollLeft"
        before = phone.page.evaluate(wide)
        phone.fingers([(x - 15 - 6 * n, y) for n in range(11)], [(x + 15 + 6 * n, y) for n in range(11)])
        phone.page.wait_for_function(f"() => {wide} > {1.5 * before}")
        assert phone.page.evaluate("visualViewport.scale") == 1  # the board, not the page
        x, y = phone.still(".board-scroll")
        there = phone.page.evaluate(left)
        phone.fingers([(x + 80 - 12 * n, y) for n in range(11)])
        phone.page.wait_for_function(f"() => {left} > {there + 40}")
        assert phone.by("popover").count() == 0  # neither picks anything
        assert not phone.faults
    finally:
        phone.leave()


@pytest.fixture
def line(tmp_path: Path) -> Iterator[Line]:
    """To a server of its own, which is known by the address of this line only."""
    found = Line(free_port())
    behind = Process(tmp_path, port=found.port, public=found.url).ready()
    yield found
    behind.close()
    found.close()


def test_a_lost_connection_comes_back_by_itself(browser: Browser, line: Line) -> None:
    someone = Visitor(browser, line.url)
    try:
        token = someone.start("plains", "2", {"green": "me", "blue": "me"})
        someone.settled()
        before = someone.ply
        line.cut()
        expect(someone.by("connection")).to_have_attribute("data-state", "lost")
        friend = Guest(f"http://127.0.0.1:{line.port}", token)  # past the line
        friend.http.headers["Host"] = urlsplit(line.url).netloc
        state = friend.state()
        good(friend.act(state["ply"], state["pending"]["options"][0]["text"]))
        friend.close()
        assert someone.ply == before, "he cannot have heard of it"
        line.mend()
        someone.moved(before)
        expect(someone.by("connection")).to_have_attribute("data-state", "live")
        assert not someone.faults
    finally:
        someone.leave()


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
