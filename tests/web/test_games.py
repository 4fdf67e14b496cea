"""Whole games in the browser, by clicks."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.table import Visitor

QUICK = ("end-turn", "done", "halt", "stay", "no-ambush", "call-off", "end-operation", "end-activation")


def pick(visitor: Visitor, rng: random.Random) -> str:
    """What to click next: on the way to the end where there is a short one, else anything."""
    options = visitor.options
    return next((quick for quick in QUICK if quick in options), "") or rng.choice(options)


def test_a_whole_scenario_of_navajo_wars_by_clicks(visitor: Visitor) -> None:
    """The Rope Thrower from the first page to the last; what glows on the board is clicked there where it can be."""
    visitor.start("navajo", "rope")
    rng = random.Random(1)
    on_the_board = 0
    for n in range(600):
        visitor.settled()
        if visitor.over:
            break
        option = rng.choice(visitor.options)
        if n % 3 == 0 and visitor.pick(option):
            on_the_board += 1
        else:
            visitor.take(option, mouse=n % 10 == 0)
    expect(visitor.by("end")).to_be_visible()
    expect(visitor.by("result")).not_to_be_empty()
    expect(visitor.by("seal")).to_contain_text("✓")
    expect(visitor.by("seal")).not_to_be_visible()  # who wants it unfolds it
    visitor.by("review-start").click()  # long work: it shows how far it is, and can be stopped
    review = visitor.by("review")
    expect(review.locator("progress, .remarks").first).to_be_visible()
    visitor.page.evaluate("document.querySelector('[data-testid=review-stop]')?.click()")
    expect(review.locator("[data-testid=review-start], .remarks").first).to_be_visible()
    assert on_the_board > 0


def test_a_whole_game_of_plains_in_two_browsers(visitor: Visitor) -> None:
    """Two people by link, one at a desk and one with a phone, from the set-up to the score."""
    visitor.start("plains", "2", {"green": "me", "blue": "link"})
    expect(visitor.by("link-blue")).to_be_visible()  # the links are shown at once
    visitor.page.keyboard.press("Escape")
    friend = visitor.friend(size=(390, 844))
    try:
        friend.join(visitor.links()["blue"])
        rng = random.Random(2)
        for n in range(1500):
            if visitor.over and friend.over:
                break
            for who, other in ((visitor, friend), (friend, visitor)):
                if not who.over and who.options:
                    before = other.ply
                    who.take(pick(who, rng), mouse=n % 10 == 0)
                    other.moved(before)  # it appears at the other's table by itself
                    break
            else:
                visitor.page.wait_for_timeout(20)
        expect(visitor.by("end")).to_be_visible()
        expect(friend.by("end")).to_be_visible()
        assert visitor.by("result").inner_text()
        for who in (visitor, friend):
            expect(who.by("sum-up").locator("tbody tr").first).to_be_visible()  # the score, line by line
        visitor.by("rematch").click()
        expect(visitor.by("link-blue")).to_be_visible()  # the same seats, the friend's with a new link
        assert not friend.faults
    finally:
        friend.leave()
