"""More ways to use the page: a hint, an onlooker, a real table on a phone, journals in and out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
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


HAND = "[data-testid=under] [data-thing^='card:']"
CARDS = f"{HAND}, [data-testid=displays] [data-thing^='card:']"


def cards(visitor: Visitor, which: str = CARDS) -> set[str]:
    """Cards in the displays, face up."""
    return set(visitor.page.eval_on_selector_all(which, "all => all.map(card => card.dataset.thing)"))


def test_an_onlooker_sees_the_moves_and_can_do_nothing(visitor: Visitor) -> None:
    visitor.start("plains", "2", {"green": "me", "blue": "link"})
    expect(visitor.by("link-blue")).to_be_visible()  # the links are shown at once
    visitor.page.keyboard.press("Escape")
    visitor.settled()
    watcher = visitor.friend()
    try:
        token = visitor.page.evaluate("JSON.parse(localStorage.getItem('homelands.matches'))[0].spectate")
        watcher.join(token)
        visitor.page.wait_for_selector(HAND)
        before, hand = watcher.ply, cards(visitor, HAND)
        visitor.take(visitor.options[0])
        watcher.moved(before)
        assert watcher.options == []
        assert watcher.by("undo").is_disabled()
        assert len(hand) == 6  # both hands of the Indian player
        assert not hand & cards(watcher)
        assert not watcher.faults
    finally:
        watcher.leave()


@pytest.fixture
def phone(browser: Browser, server: Process) -> Iterator[Visitor]:
    """A phone beside a real table, with the companion open."""
    someone = Visitor(browser, server.url, size=(390, 844))
    someone.open("#/new/navajo/companion")
    someone.choose("scenario", "rise")
    someone.by("start").click()
    expect(someone.by("companion")).to_be_visible()
    yield someone
    someone.leave()
    assert not someone.faults


TOLD = "[data-testid=told] button:not([disabled])"


def tell(phone: Visitor, mouse: bool = False) -> bool:
    """What comes up at the real table, or the next choice. True: it was a die or a draw."""
    phone.page.wait_for_selector(f"{TOLD}, #options [data-option]:not([disabled])")
    before, told = phone.ply, phone.page.locator(TOLD).count() > 0
    phone.click(TOLD if told else "#options [data-option]:not([disabled])", mouse)
    phone.moved(before)
    return told


def test_beside_a_real_table_the_phone_has_big_buttons(phone: Visitor) -> None:
    while not phone.page.locator(TOLD).count():
        tell(phone)
    for box in [button.bounding_box() for button in phone.page.locator(TOLD).all()[:6]]:
        assert box is not None
        assert box["height"] >= 40
        assert box["width"] >= 40
    assert tell(phone, mouse=True)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_what_was_told_wrongly_is_corrected_on_the_phone(phone: Visitor) -> None:
    for _ in range(3):
        tell(phone)
    entries = phone.by("entries")
    entries.locator("summary").click()
    first = entries.locator("li").last  # the newest stands first
    told = first.locator("code").inner_text().removeprefix("> ")
    place = told.rpartition(".")[0]
    first.get_by_role("button").click()
    line = first.locator("input")
    assert line.input_value() == told
    line.fill("place A on-the-moon")
    line.press("Enter")
    expect(phone.by("notice")).to_be_visible()  # why not, and nothing has changed
    other = f"{place}.{3 if told.endswith('2') else 2}"
    before = phone.ply
    line.fill(other)
    line.press("Enter")
    phone.moved(before)
    expect(first.locator("code")).to_have_text(f"> {other}")
    expect(phone.by("companion")).to_contain_text("before")  # what to change on the real table


def test_printed_figures_are_entered_on_the_phone(phone: Visitor) -> None:
    figures = phone.by("figures")
    for _ in range(60):
        if figures.count():
            break
        tell(phone)
    field = figures.locator("label").filter(has=phone.page.locator("input")).first
    asked = field.inner_text()
    keep = figures.locator("button[type=submit]")
    expect(keep).to_be_disabled()
    field.locator("input").fill("many")
    keep.click()
    expect(phone.by("notice")).to_be_visible()
    ours = field.locator("input").get_attribute("placeholder") or ""
    before = phone.ply
    field.locator("input").fill("2" if "1" in ours else "1")
    keep.click()
    phone.moved(before)
    expect(phone.by("notice")).to_have_count(0)
    assert asked not in [one.inner_text() for one in figures.locator("label").all()]
    tell(phone)  # and it goes on


def test_links_that_were_lost_are_made_again(visitor: Visitor) -> None:
    token = visitor.start("plains", "2", {"green": "me", "blue": "link"})
    visitor.page.keyboard.press("Escape")
    visitor.settled()
    elsewhere = visitor.friend()  # another browser with the seat's link: it knows no other
    try:
        elsewhere.join(token)
        elsewhere.by("open-seats").click()
        expect(elsewhere.by("link-blue")).to_have_count(0)
        elsewhere.by("new-links").click()
        expect(elsewhere.by("link-blue")).to_be_visible()
        again = elsewhere.links()["blue"]
        assert again != visitor.links()["blue"]
        friend = visitor.friend()
        friend.join(again)
        expect(friend.by("seats")).to_contain_text("you")
        friend.leave()
    finally:
        elsewhere.leave()


def test_a_link_to_a_moment_shows_it_and_gives_no_seat_away(visitor: Visitor) -> None:
    token = visitor.start("navajo", "rise")
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for _ in range(4):
        visitor.settled()
        visitor.take(visitor.options[0], mouse=False)
    visitor.page.evaluate("localStorage.removeItem('homelands.matches')")
    visitor.page.reload()
    visitor.by("sit-down").click()
    visitor.by("slider").focus()
    visitor.by("slider").press("ArrowLeft")
    expect(visitor.by("past")).to_be_visible()
    visitor.by("copy-moment").click()
    expect(visitor.page.locator(".toast")).to_be_visible()
    copied = visitor.page.evaluate("navigator.clipboard.readText()")
    assert token not in copied
    guest = visitor.friend()
    try:
        guest.page.goto(copied)
        guest.by("sit-down").click()
        expect(guest.by("past")).to_be_visible()
        assert guest.options == []
    finally:
        guest.leave()


def test_a_journal_goes_out_and_comes_in_again(visitor: Visitor) -> None:
    visitor.start("navajo", "rise")
    for _ in range(4):
        visitor.settled()
        visitor.take(visitor.options[0])
    visitor.settled()
    question = visitor.question
    with visitor.page.expect_download() as saved:
        visitor.by("export").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert text.startswith("game: navajo\n")
    visitor.open("#/import")
    visitor.by("import-text").fill(text)
    visitor.by("import-open").click()
    expect(visitor.room).to_be_visible()
    visitor.settled()
    expect(visitor.by("prompt-text")).to_contain_text(question)


def test_a_journal_that_is_none_gets_a_clear_word(visitor: Visitor) -> None:
    visitor.open("#/import")
    visitor.by("import-text").fill("game: chess\nscenario: open\n---\n> e4\n")
    visitor.by("import-open").click()
    expect(visitor.page.get_by_role("alert").first).to_contain_text("chess")
