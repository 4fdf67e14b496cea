"""What the page tells beside the board: odds, rules, what things are, what the enemy does and why."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, expect

from tests.serve.running import Process
from tests.web.table import Visitor

CHANCY = "#options .option:has(.option-odds)"  # an option that leads to dice or draws
ASKED = "#options [data-option]:not([disabled]), [data-testid=step-next]"  # a list that begins on the map is folded


def until_chancy(visitor: Visitor) -> Locator:
    """Play on until an option has odds."""
    visitor.settled()
    while not visitor.page.locator(CHANCY).count():
        visitor.take(visitor.options[0], mouse=False)
        visitor.settled()
    return visitor.page.locator(CHANCY).first


def test_odds_are_shown_where_the_mouse_rests(visitor: Visitor) -> None:
    visitor.start("navajo", "rise")
    until_chancy(visitor).locator(".option-take").hover()
    expect(visitor.page.get_by_role("tooltip")).to_contain_text("%")


def test_a_long_press_shows_odds_and_explains_things(browser: Browser, server: Process) -> None:
    phone = Visitor(browser, server.url, size=(390, 844), touch=True)
    try:
        phone.start("navajo", "rise")
        option = until_chancy(phone)
        before = phone.ply
        option.scroll_into_view_if_needed()
        option.dispatch_event("pointerenter", {"pointerType": "touch"})
        expect(phone.page.get_by_role("tooltip")).to_contain_text("%")
        assert phone.ply == before
        option.dispatch_event("pointerleave", {"pointerType": "touch"})
        x, y = phone.still(".board [data-thing='area:hopi.1']")
        wire, at = phone.context.new_cdp_session(phone.page), {"x": x, "y": y}
        wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        expect(phone.by("popover")).to_contain_text("Hopi")
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert phone.ply == before
    finally:
        phone.leave()


def test_the_rules_open_at_the_one_that_matters_and_are_searched(visitor: Visitor) -> None:
    visitor.start("plains", "2", {"green": "me", "blue": "me"})
    visitor.settled()
    link = visitor.by("prompt-text").locator("[data-rule]")
    asked = link.get_attribute("data-rule") or "-"
    visitor.by("tab-rules").click()
    shown = visitor.page.locator(".rule.open")
    expect(shown).to_be_visible()  # without being asked: that of the question
    assert asked.startswith(shown.get_attribute("data-id") or "?")
    visitor.by("rules-search").fill("wagon")
    expect(visitor.page.locator(".rule").first).to_contain_text("agon")
    few = visitor.page.locator(".rule").count()
    visitor.by("rules-search").fill("")
    expect(visitor.page.locator(".rule")).not_to_have_count(few)
    visitor.by("tab-log").click()
    link.click()
    expect(shown).to_be_visible()


def test_what_cannot_be_picked_says_why_with_its_rule(visitor: Visitor) -> None:
    visitor.start("plains", "2", {"green": "me", "blue": "me"})
    visitor.settled()
    visitor.page.locator(".board [data-thing='region:brazos']").dispatch_event("click")
    expect(visitor.by("popover").locator(".why-not")).to_be_visible()
    expect(visitor.by("popover").locator(".why-not [data-rule]").first).to_be_visible()


def test_a_card_is_told_in_our_words_and_marked_when_its_figures_are_ours(visitor: Visitor) -> None:
    visitor.start("plains", "2", {"green": "me", "blue": "me"})
    visitor.settled()
    visitor.page.locator(".board [data-thing='region:black-hills']").dispatch_event("contextmenu")
    expect(visitor.by("popover")).to_contain_text("reconstructed")  # the map is our own
    for card in visitor.page.locator("[data-testid=under] .pl-card").all():
        card.dispatch_event("contextmenu")
        told = visitor.page.get_by_role("dialog", name=card.locator("b").inner_text().removesuffix("†"))
        expect(told).to_contain_text("card of the")
        assert ("reconstructed" in told.inner_text().lower()) == (card.locator(".doubt").count() > 0)


def test_the_enemy_is_shown_step_by_step_at_the_speed_that_was_set(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.url}/#/settings")
    visitor.choose("speed", "step")
    visitor.start("navajo", "rise")
    told = 0
    for _ in range(80):
        visitor.page.wait_for_selector(ASKED, state="attached")
        if visitor.by("step-next").count():  # nothing goes on by itself
            caption = visitor.by("caption")
            assert caption.locator(".caption-text").inner_text()
            told += caption.locator("[data-rule]").count()
            visitor.click("[data-testid=step-next]", mouse=False)
            visitor.page.wait_for_timeout(0)
        else:
            visitor.take(visitor.options[-1], mouse=False)
        if told > 5:
            break
    assert told > 5, "steps name the rule they follow"


def test_who_has_seen_enough_steps_says_so_once(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.url}/#/settings")
    visitor.choose("speed", "step")
    visitor.start("navajo", "rise")
    visitor.page.wait_for_selector(ASKED, state="attached")
    while not visitor.by("pace").count():
        visitor.take(visitor.options[-1], mouse=False)
        visitor.page.wait_for_selector(ASKED, state="attached")
    visitor.by("pace").select_option("instant")
    visitor.settled()
    expect(visitor.by("step-next")).to_have_count(0)
    kept = visitor.page.evaluate("JSON.parse(localStorage.getItem('homelands.settings')).speed")
    assert kept == "instant"


def test_a_game_is_continued_from_the_first_page(visitor: Visitor) -> None:
    token = visitor.start("navajo", "rise")
    visitor.settled()
    visitor.take(visitor.options[0])
    ply = visitor.ply
    visitor.open("#/")
    visitor.page.locator(f"[data-testid=continue][href$='{token}']").click()
    visitor.settled()
    assert visitor.ply == ply


def test_whole_turns_are_played_by_keys_alone(visitor: Visitor) -> None:
    visitor.start("navajo", "rise")
    for n in range(12):
        visitor.settled()
        before = visitor.ply
        visitor.page.keyboard.press(str(1 + n % min(3, len(visitor.options))))
        visitor.page.keyboard.press("Enter")
        visitor.moved(before)
