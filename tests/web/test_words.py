"""The page's own words in the browser: they come from the table, in the language of the visitor."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from homelands.words import pages
from tests.web.table import Visitor

# A word of the page, and one of a board, that no two of these languages share.
SAID = {"en": ("Board", "Map of Diné Bikéyah"), "it": ("Mappa", "Mappa di Diné Bikéyah")}


def test_a_table_that_cannot_be_reached_is_told_and_asked_again(visitor: Visitor) -> None:
    page = visitor.page
    page.route("**/api/**", lambda route: route.abort())
    visitor.open()
    expect(page.locator("#unreached")).to_be_visible()
    expect(page.locator("#unreached [lang=en]")).to_contain_text("cannot be reached")
    assert page.locator("#app").inner_text() == ""
    page.unroute("**/api/**")
    expect(page.get_by_test_id("game-navajo")).to_be_visible()
    expect(page.locator("#unreached")).to_have_count(0)


def test_page_and_board_speak_the_language_of_the_visitor(visitor: Visitor) -> None:
    page = visitor.page
    visitor.start("navajo", "rise")
    for lang, (board, drawing) in [*SAID.items(), ("en", SAID["en"])]:
        page.evaluate(
            f"localStorage.setItem('homelands.settings', JSON.stringify({{speed: 'instant', lang: '{lang}'}}))"
        )
        page.reload()
        expect(page.get_by_test_id("board")).to_have_attribute("aria-label", board)
        expect(page.locator(".board svg.map")).to_have_attribute("aria-label", drawing)
        expect(page.locator("html")).to_have_attribute("lang", lang)


def test_every_language_can_be_chosen_by_its_own_name(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open("#/settings")
    for lang, name in pages.languages().items():
        page.get_by_test_id("choice-lang").get_by_text(name, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        title = next(line for line in pages.page(lang).splitlines() if line.startswith("page-settings = "))
        expect(page.locator("h1")).to_have_text(title.partition(" = ")[2])


@pytest.mark.parametrize(("spoken", "answered"), [("it-IT", "it"), ("de-AT", "en")])
def test_a_newcomer_is_met_in_his_own_language_where_there_is_one(visitor: Visitor, spoken: str, answered: str) -> None:
    other = visitor.friend(lang=spoken)
    other.open()
    expect(other.page.locator("html")).to_have_attribute("lang", answered)
    expect(other.page.get_by_test_id(f"lang-{answered}")).to_have_attribute("aria-pressed", "true")
    expect(other.page.get_by_test_id("game-plains")).to_be_visible()
    other.leave()
    assert other.faults == []
