"""More ways to use the page: a hint, an onlooker, a real table on a phone, journals in and out."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.serve.running import Process
from tests.web.table import Visitor


def test_a_hint_names_an_option_with_its_chances(visitor: Visitor) -> None:
    visitor.start("navajo", "rise")
    while True:
        visitor.settled()
        if len(visitor.options) > 1:
            break
        visitor.take(visitor.options[0])
    visitor.by("hint").click()
    expect(visitor.by("hint-box")).to_contain_text("%")
    advised = visitor.by("hint-box").locator("[data-option]").first.get_attribute("data-option")
    assert advised in visitor.options


def test_an_onlooker_sees_the_moves_and_can_do_nothing(visitor: Visitor) -> None:
    visitor.start("plains", "2", {"green": "me", "blue": "link"})
    expect(visitor.by("link-blue")).to_be_visible()  # the links are shown at once
    visitor.page.keyboard.press("Escape")
    visitor.settled()
    watcher = visitor.friend()
    try:
        token = visitor.page.evaluate("JSON.parse(localStorage.getItem('homelands.matches'))[0].spectate")
        watcher.join(token)
        before = watcher.ply
        visitor.take(visitor.options[0])
        watcher.moved(before)
        assert watcher.options == []
        assert watcher.by("undo").is_disabled()
        hands = "[data-testid=displays] [data-thing^='card:']"
        assert visitor.page.locator(hands).count() == 6  # both hands of the Indian player
        assert watcher.page.locator(hands).count() == 0
        assert not watcher.faults
    finally:
        watcher.leave()


def test_beside_a_real_table_the_phone_has_big_buttons(browser: Browser, server: Process) -> None:
    phone = Visitor(browser, server.url, size=(390, 844))
    try:
        phone.open()
        phone.by("beside-navajo").click()
        phone.page.locator("input[name=scenario][value=rise]").check(force=True)
        phone.by("start").click()
        expect(phone.by("companion")).to_be_visible()
        told = 0
        for _ in range(14):
            buttons = phone.page.locator("[data-testid=told] button:not([disabled])")
            before = phone.ply
            if buttons.count():
                box = buttons.first.bounding_box()
                assert box is not None
                assert box["height"] >= 40
                buttons.first.click()
                told += 1
            elif phone.options:
                phone.take(phone.options[0])
                continue
            else:
                break
            phone.moved(before)
        assert told > 0
        assert not phone.faults
    finally:
        phone.leave()


def test_a_journal_goes_out_and_comes_in_again(visitor: Visitor) -> None:
    visitor.start("navajo", "rise")
    for _ in range(4):
        visitor.settled()
        visitor.take(visitor.options[0])
    visitor.settled()
    question = visitor.by("prompt-text").inner_text()
    with visitor.page.expect_download() as saved:
        visitor.by("export").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert text.startswith("game: navajo\n")
    visitor.open("#/import")
    visitor.by("import-text").fill(text)
    visitor.by("import-open").click()
    expect(visitor.room).to_be_visible()
    visitor.settled()
    expect(visitor.by("prompt-text")).to_have_text(question)


def test_a_journal_that_is_none_gets_a_clear_word(visitor: Visitor) -> None:
    visitor.open("#/import")
    visitor.by("import-text").fill("game: chess\nscenario: open\n---\n> e4\n")
    visitor.by("import-open").click()
    expect(visitor.page.get_by_role("alert").first).to_contain_text("chess")
