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
    for _ in range(600):
        visitor.settled()
        if visitor.over:
            break
        option = rng.choice(visitor.options)
        before = visitor.ply
        alone = visitor.page.evaluate(
            """option => {
                const glowing = [...document.querySelectorAll('.board [data-thing].is-glow')];
                const button = document.querySelector(`#options [data-option="${CSS.escape(option)}"]`);
                return glowing.length > 0 && button ? glowing[0].dataset.thing : null
            }""",
            option,
        )
        if alone and rng.random() < 0.3:
            thing = visitor.page.locator(f".board [data-thing='{alone}'].is-glow").first
            thing.focus()
            thing.press("Enter")
            menu = visitor.page.locator("[data-testid=popover] [data-option]")
            visitor.page.wait_for_function(
                "b => Number(document.querySelector('[data-testid=room]').dataset.ply) > b"
                " || document.querySelector('[data-testid=popover] [data-option]')",
                arg=before,
            )
            if visitor.ply == before:
                menu.first.click()
            visitor.moved(before)
            on_the_board += 1
        else:
            visitor.take(option)
    expect(visitor.by("end")).to_be_visible()
    expect(visitor.by("result")).not_to_be_empty()
    expect(visitor.by("seal")).to_contain_text("✓")
    assert on_the_board > 0


def test_a_whole_game_of_plains_in_two_browsers(visitor: Visitor) -> None:
    """Two people by link, each in a browser of their own, from the set-up to the score."""
    visitor.start("plains", "2", {"green": "me", "blue": "link"})
    expect(visitor.by("link-blue")).to_be_visible()  # the links are shown at once
    visitor.page.keyboard.press("Escape")
    friend = visitor.friend()
    try:
        friend.join(visitor.links()["blue"])
        rng = random.Random(2)
        for _ in range(1500):
            if visitor.over and friend.over:
                break
            for who, other in ((visitor, friend), (friend, visitor)):
                if not who.over and who.options:
                    before = other.ply
                    who.take(pick(who, rng))
                    other.moved(before)  # it appears at the other's table by itself
                    break
            else:
                visitor.page.wait_for_timeout(20)
        expect(visitor.by("end")).to_be_visible()
        expect(friend.by("end")).to_be_visible()
        assert visitor.by("result").inner_text()
        assert not friend.faults
    finally:
        friend.leave()
