"""Moving by hand: how many inputs a move, a whole turn and an activation take, each from a recorded moment."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from homelands.core.chance import Seeded
from homelands.core.journal import Header
from homelands.core.match import Match
from tests.web.table import Visitor


def recorded(game: str, scenario: str, seed: str, until: Callable[[Any], bool], first: str = "") -> str:
    """The journal of a game of chance moves, up to a moment; `first`: a verb that is taken where it can be."""
    match, rng = Match(Header(game, scenario, seed=seed), Seeded(seed)), random.Random(seed)
    while match.position.request is not None or not until(match.position):
        if match.position.request is not None:
            match.roll()
            continue
        options = match.position.options
        wanted = [option for option in options if first and option[0] == first]
        match.choose(rng.choice(wanted or options))
    return match.text()


class Hand:
    """A hand on the mouse: it counts what it does."""

    def __init__(self, visitor: Visitor, journal: str) -> None:
        self.visitor, self.inputs = visitor, 0
        visitor.open("#/import")
        visitor.by("import-text").fill(journal)
        visitor.by("import-open").click()
        expect(visitor.room).to_be_visible()
        visitor.settled()
        visitor.page.wait_for_selector(".board [data-thing]")

    def button(self, option: str) -> None:
        self.inputs += 1
        before = self.visitor.ply
        self.visitor.click(f"#options [data-option={json.dumps(option)}]")
        self.visitor.sure(before)
        self.visitor.settled()

    def thing(self, thing: str) -> None:
        """A click on the map, and on the question whether a fight may begin."""
        self.inputs += 1
        before = self.visitor.ply
        self.visitor.click(f".board {self.named(thing)}", mouse=False)
        if self.visitor.by("confirm-fight").count():
            self.inputs += 1
        self.visitor.sure(before)
        self.visitor.settled()

    def drag(self, one: str, other: str) -> None:
        """From one thing to another with the button held."""
        self.inputs += 1
        before = self.visitor.ply
        places = [self.visitor.still(f".board {self.named(thing)}") for thing in (one, other)]
        mouse = self.visitor.page.mouse
        mouse.move(*places[0])
        mouse.down()
        mouse.move(*places[1], steps=5)
        mouse.up()
        self.visitor.sure(before)
        self.visitor.settled()

    def named(self, thing: str) -> str:
        """`:elkhorn` is a region, an area or a box; `cube:elkhorn.` what stands there."""
        how = "$" if thing.startswith(":") else "^" if thing.endswith(".") else ""
        return f"[data-thing{how}={json.dumps(thing)}]"

    def options(self, verb: str) -> list[str]:
        return [option for option in self.visitor.options if option.split(" ")[0] == verb]


def marching(g: Any) -> bool:
    """A group can be chosen, and several cubes stand together."""
    movers = [option for option in g.options if option[0] == "activate"]
    return g.stack[-1].step == "movement.choose-group" and any(g.cubes[g.stack[-1].who][o[1]] > 2 for o in movers)


def test_a_march_is_two_clicks_and_whoever_stays_is_not_asked(visitor: Visitor) -> None:
    hand = Hand(visitor, recorded("plains", "2", "march", marching))
    source = max(hand.options("activate"), key=lambda one: pieces(visitor, one.split(" ")[1]))
    place = source.split(" ")[1]
    hand.thing(f":{place}")
    target = quiet(visitor, hand.options("march"))
    n = int(target.split(" ")[1])
    visitor.by("fewer").click()  # one of them stays
    hand.thing(f":{target.split(' ')[2]}")
    assert hand.inputs <= 3
    assert pieces(visitor, place) == 1, f"{n - 1} have gone, and the last one was not asked"


def test_a_group_is_dragged_to_where_it_goes(visitor: Visitor) -> None:
    hand = Hand(visitor, recorded("plains", "2", "march", marching))
    source = max(hand.options("activate"), key=lambda one: pieces(visitor, one.split(" ")[1])).split(" ")[1]
    colour = visitor.page.eval_on_selector(
        f".board [data-thing^='cube:{source}.'].is-glow", "it => it.dataset.thing.split('.')[1]"
    )
    before = visitor.ply
    hand.thing(f":{source}")
    target = next(one.split(" ")[2] for one in hand.options("march") if reachable(visitor, one.split(" ")[2]))
    visitor.by("undo").click()
    visitor.moved(before)
    visitor.settled()
    hand.drag(f"cube:{source}.{colour}", f":{target}")
    expect(visitor.page.locator(f".board [data-thing='cube:{source}.{colour}']")).to_have_count(0)


def pieces(visitor: Visitor, place: str) -> int:
    """How many cubes the map shows in a place."""
    texts = visitor.page.eval_on_selector_all(
        f".board [data-thing^='cube:{place}.']", "all => all.map(it => parseInt(it.getAttribute('aria-label')))"
    )
    return sum(texts)


def quiet(visitor: Visitor, marches: list[str]) -> str:
    """A march that leads into no fight."""
    return next((one for one in marches if pieces(visitor, one.split(" ")[2]) == 0), marches[0])


def reachable(visitor: Visitor, place: str) -> bool:
    """Where only friends stand the middle of a region, or what stands on it, is its own."""
    middle = (
        "it => { const box = it.getBoundingClientRect(), found = document.elementFromPoint("
        "box.left + box.width / 2, box.top + box.height / 2)?.closest('[data-thing]');"
        " return found && [found.dataset.thing, found.dataset.on].includes(it.dataset.thing) }"
    )
    foes = ", ".join(f".board [data-thing='cube:{place}.{foe}']" for foe in ("blue", "brown", "purple"))
    free = not visitor.page.locator(foes).count()
    return free and bool(visitor.page.eval_on_selector(f".board [data-thing$=':{place}']", middle))


def playing(g: Any) -> bool:
    """A card is chosen in a round of its own."""
    return g.round > 0 and any(option[0] == "play" for option in g.options)


def test_a_whole_turn_takes_ten_clicks_at_most(visitor: Visitor) -> None:
    """The card, its cubes, two groups, each from here to there, and the end."""
    hand = Hand(visitor, recorded("plains", "2", "turn", playing))
    hand.button(hand.options("play")[0])
    while hand.options("place"):
        hand.thing(f":{hand.options('place')[0].split(' ')[1]}")
    for place in [one.split(" ")[1] for one in hand.options("activate")][:2]:
        hand.thing(f"cube:{place}.")  # the second one ends the march of the first
        assert hand.options("march")
        hand.thing(f":{quiet(visitor, hand.options('march')).split(' ')[2]}")
    closing = next((one for one in ("halt", "done") if one in visitor.options), None)
    if closing:
        hand.button(closing)
    assert hand.inputs <= 10


def acting(g: Any) -> bool:
    return sum(option[0] == "activate" for option in g.options) > 1


def test_a_family_s_activation_takes_six_clicks_at_most(visitor: Visitor) -> None:
    """The Family, two steps on the map, and the next Family, which ends it."""
    hand = Hand(visitor, recorded("navajo", "rise", "family", acting, first="take-actions"))
    one, *_, other = (option.split(" ")[1] for option in hand.options("activate"))
    hand.thing(f"family:{one}")
    while hand.options("move") and hand.inputs < 3:
        hand.thing(f"area:{hand.options('move')[0].split(' ')[1]}")
    if "end-activation" in visitor.options:
        hand.thing(f"family:{other}")
    assert hand.inputs <= 6
    expect(visitor.by("prompt-text")).to_contain_text(f"Family {other}")
