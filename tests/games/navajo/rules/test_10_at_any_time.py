"""10.1, 10.2: Trade Goods are bought and spent at any time, so wherever that opens a choice the question is asked."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from homelands.core.chance import Loose
from homelands.core.registry import game as game_of
from homelands.games.navajo.rules import rights
from homelands.games.navajo.rules.dice import EVERY_DIE
from homelands.games.navajo.rules.state import QUIET_DICE, QUIET_FLIPS, QUIET_GOODS, State, book
from homelands.games.navajo.rules.tables import load_tables
from homelands.players.random import RandomPlayer
from tests.games.navajo.enemy_positions import only
from tests.games.navajo.rules.kit import verbs
from tests.support import cites, match, names, options, plain, play

TWO = {"trade_goods": 2, "horse": 3, "sheep": 0}  # the third is to be had for the horses


@cites("10.1", "10.2/cancel")
def test_10_2_the_third_trade_goods_are_bought_to_cancel_a_minor_event() -> None:
    m = match(resources=TWO, start={"card": 21, "segment": "minor"})
    assert options(m) == ["allow-event", "barter 3 0"]
    play(m, "> barter 3 0\n> cancel-event")
    assert "event-cancelled" in names(m)


@cites("10.1", "10.2/cancel")
def test_10_2_the_third_trade_goods_are_bought_to_cancel_an_enemy_way() -> None:
    m = match(hand=[38], resources=TWO, start={"card": 40, "segment": "major"})
    assert options(m) == ["enemy-way 38", "barter 3 0"]
    play(m, "> barter 3 0\n> cancel-way 38")
    assert "way-cancelled" in names(m)


@cites("10.1", "10.2/flip")
def test_10_2_goods_are_bought_to_stop_a_flip() -> None:
    m = match(resources={"trade_goods": 1, "horse": 3, "sheep": 0}, start={"card": 21, "segment": "enemy"})
    play(m, "! dice 3 4")
    assert options(m) == ["let-flip 3", "barter 3 0", "let-all-flip"]
    play(m, "> barter 3 0\n> cancel-flip 3")
    assert "flip-cancelled" in names(m)


@cites("10.1", "10.2/reroll", "3.3/7")
def test_10_2_goods_are_bought_before_the_die_of_an_elder() -> None:
    m = match(resources={**TWO, "sheep": 3}, elders=[0, 0, 0, 0, 0, 1, 0],
              start={"card": 21, "operation": "passage-of-time"})  # fmt: skip
    while "buy-none" not in verbs(m):
        play(m, "> done" if "done" in options(m) else f"> {options(m)[0]}")
    assert verbs(m) == {"done", "buy-none", "barter"}
    play(m, f"> {options(m)[1]}\n! 1")
    assert "reroll" in options(m)


@cites("10.1", "10.2/reroll")
@pytest.mark.parametrize(("reading", "asked"), [("before", False), ("after", True)])
def test_10_1_between_a_roll_and_its_result_nothing_is_bought(reading: str, asked: bool) -> None:
    """Ruling barter-after-roll."""
    m = match(resources=TWO, rulings={"barter-after-roll": reading}, families=only(A="shiprock.3"),
              start={"raid": {"placed": ["shiprock.3"], "left": 0}, "reaction_at": "shiprock.3"})  # fmt: skip
    play(m, "> evade A")
    if not asked:
        assert options(m) == ["done", "barter 3 0", "buy-none"]
        play(m, "> done")
    play(m, "! 2")
    assert ("barter 3 0" in options(m) and "keep" in options(m)) is asked


@cites("10.1", "10.2/ap", "5.2.3")
def test_10_1_harassment_with_goods_that_animals_still_buy() -> None:
    """No AP and no Trade Goods, six horses: they buy two, which are an AP."""
    m = match(resources={"trade_goods": 0, "horse": 6, "sheep": 0}, tracks={"ap": 0}, families=only(A="zuni.5"),
              start={"raid": {"placed": ["shiprock.1"], "left": 0}, "reaction_at": "shiprock.1"})  # fmt: skip
    assert {"no-reaction", "barter"} <= verbs(m)


@cites("10.1", "10.2/ap", "2.2.1")
def test_10_1_goods_that_were_spent_are_bought_again_to_preempt() -> None:
    """All Trade Goods are in Resources: two of them are an AP, and can then be bought again."""
    m = match(resources={"trade_goods": 3, "horse": 3, "sheep": 0}, tracks={"ap": 0},
              start={"card": 32, "segment": "preempt"})  # fmt: skip
    g = m.position
    g.goods_aside += g.goods_out
    g.goods_out = 0
    assert rights.ap_within_reach(g) == 2
    assert rights.goods_within_reach(g) == 3


@cites("10.1", "2.2.2")
def test_10_1_animals_are_bartered_before_a_bad_harvest_takes_them() -> None:
    card = next(n for n, x in load_tables().ops.items() if x.event == "bad-harvest")
    m = match(resources={"trade_goods": 0, "horse": 3, "sheep": 0}, start={"card": card, "segment": "major"})
    assert {"give-horse", "barter"} <= verbs(m)
    m = match(resources={"trade_goods": 0, "horse": 0, "sheep": 1}, start={"card": card, "segment": "major"})
    assert plain(m)["resources"]["sheep"] == 0  # nothing could be done about it


@cites("10.1")
def test_10_1_corn_buys_as_often_as_counters_add_up() -> None:
    """6 buys one, 5 + 4 another; of 5 + 5 + 4 no two sets can be made, though it is worth 14."""
    for stock, n in (([6, 5, 4], 2), ([5, 5, 4, 4], 2), ([5], 0), ([5, 5, 4], 1), ([2, 2, 3, 3, 4, 4], 3)):
        m = match(resources={"trade_goods": 0, "horse": 0, "sheep": 0, "corn": stock})
        assert rights.goods_within_reach(m.position) == n


# -- in any game -------------------------------------------------------------------------------------------------------
PAID = {"sequence.minor-event": 3, "ceremonies.next-way": 3, "enemy.let-flip": 2, "ceremonies.mind-flips": 2}


@cites("10.1", "10.2/cancel", "10.2/flip")
@pytest.mark.parametrize("scenario", ["rise", "broken", "fearing"])
def test_10_1_whoever_could_obtain_the_price_has_been_asked(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random games: where a price is asked, there is a choice as soon as it is within reach."""
    met: dict[str, int] = {}

    def watch(name: str, price: int) -> None:
        run: Callable[[State, Any], list[Any]] = book.steps[name].run

        def seen(g: State, f: Any) -> list[Any]:
            found = run(g, f)
            quiet = g.quiet & QUIET_FLIPS and price == 2
            if found and rights.goods_within_reach(g) >= price and not quiet:
                assert len(found) > 1, (name, plain_of(g))
                met[name] = met.get(name, 0) + 1
            return found

        monkeypatch.setattr(book.steps[name], "run", seen)

    for name, price in PAID.items():
        watch(name, price)
    roll = book.steps["dice.roll-one"].run

    def rolled(g: State, f: Any) -> Any:
        if g.all_goods() < 3 <= rights.goods_within_reach(g) and not g.quiet & (QUIET_DICE | QUIET_GOODS):
            assert f.left == EVERY_DIE or declined, plain_of(g)
        declined.clear()
        return roll(g, f)

    def asked(g: State, f: Any) -> Any:
        declined.append(1)
        return stocked(g, f)

    declined: list[int] = []
    stocked = book.steps["dice.stock-up"].run
    monkeypatch.setattr(book.steps["dice.stock-up"], "run", asked)

    monkeypatch.setattr(book.steps["dice.roll-one"], "run", rolled)
    game = game_of("navajo")

    def plain_of(g: State) -> str:
        return f"{book.stack(g)} {game.to_plain(g)['resources']}"

    for seed in range(6):
        rng = random.Random(f"{scenario} {seed}")
        g = game.setup(scenario)
        player, chance = RandomPlayer(rng), Loose(rng)
        for _ in range(700):
            if not g.stack:
                break
            if g.request is not None:
                book.answer(g, chance.answer(g.request))
            else:
                if rng.random() < 0.2:  # more than most games see
                    n = min(3, g.out[4])
                    g.horses, g.out[4] = g.horses + n, g.out[4] - n
                book.take(g, player(g))
    assert met
