"""What a player can still obtain (10.1, 10.2): the one answer to every question whether something can be paid."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from homelands.core.decision import Option
from homelands.games.navajo.rules import effects
from homelands.games.navajo.rules.names import TRADERS_1
from homelands.games.navajo.rules.state import State, book

GOODS_FOR_AP: Final = 2  # Trade Goods (10.2)
ANIMALS_FOR_GOODS: Final = 3  # what a Trade Goods counter costs (10.1): so many animals, or corn of so much value
CORN_FOR_GOODS: Final = 6


def animal_price(g: State) -> int:
    return int(g.t.dev_params[TRADERS_1]["animals"]) if g.has(TRADERS_1) else ANIMALS_FOR_GOODS


def corn_price(g: State) -> int:
    return int(g.t.dev_params[TRADERS_1]["corn"]) if g.has(TRADERS_1) else CORN_FOR_GOODS


@book.cites("10.1")
def barters(g: State) -> list[Option]:
    """Every way to buy a Trade Goods counter with animals or corn of the Resources box."""
    options: list[Option] = []
    if g.goods_out and _may_collect(g):
        horses, sheep = g.horses, g.sheep
        if horses or sheep:
            need = animal_price(g)
            if horses + sheep >= need:
                options += [("barter", h, need - h) for h in range(max(0, need - sheep), min(horses, need) + 1)]
        if g.corn_stock:
            options += [("barter-corn", *c) for c in corn_prices(g)]
    return options


@book.cites("1.7.4/caps")
def _may_collect(g: State) -> bool:
    """Ruling barter-without-culture."""
    return g.culture > 0 or g.rulings["barter-without-culture"] == "allowed"


def corn_prices(g: State) -> list[tuple[int, ...]]:
    """Sets of corn counters worth enough for one Trade Good, none of them with a counter to spare."""
    return _prices(sorted(g.corn_stock), corn_price(g))


def _prices(stock: list[int], need: int) -> list[tuple[int, ...]]:
    found: set[tuple[int, ...]] = set()
    for size in range(1, len(stock) + 1):
        for c in combinations(stock, size):
            if sum(c) >= need and sum(c) - c[0] < need:
                found.add(c)
    return sorted(found)


def _sets(stock: list[int], need: int) -> int:
    """How many such sets can be made of the corn, one after the other: no change is given."""
    most = sum(stock) // need
    if most < 2:
        return most
    best = 0
    for price in _prices(stock, need):
        rest = stock[:]
        for value in price:
            rest.remove(value)
        best = max(best, 1 + _sets(rest, need))
        if best == most:
            break
    return best


def purchases(g: State) -> int:
    """Trade Goods that the animals and the corn in Resources would buy, were there enough of them."""
    if not _may_collect(g):
        return 0
    n = (g.horses + g.sheep) // animal_price(g) if g.horses or g.sheep else 0
    return n + _sets(sorted(g.corn_stock), corn_price(g)) if g.corn_stock else n


@book.cites("10.1")
def goods_within_reach(g: State) -> int:
    """Trade Goods that the player can have in hand at one moment."""
    goods = g.goods + g.intruder_goods
    return goods + min(g.goods_out, purchases(g)) if g.goods_out else goods


@book.cites("10.1", "10.2/ap")
def ap_within_reach(g: State) -> int:
    """APs, with those that Trade Goods bring. Ordinary ones that are spent go out of play and can be bought again."""
    goods = g.goods + g.intruder_goods
    if g.goods_out or (g.goods and goods >= GOODS_FOR_AP):
        more = purchases(g)
        if g.goods_out + goods >= GOODS_FOR_AP:
            goods += more
    return min(g.t.track_max, g.ap + goods // GOODS_FOR_AP)


def ways_to_pay(g: State, price: int) -> list[Option]:
    """What would be bought to pay a price in Trade Goods: nothing if they are there, or are not to be had."""
    if g.goods + g.intruder_goods >= price or not g.goods_out or goods_within_reach(g) < price:
        return []
    return barters(g)


def buy(g: State, o: Option) -> bool:
    """Carry out a purchase; False if the option is none."""
    if o[0] == "barter":
        effects.lose_animals(g, o[1], o[2], "10.1")
    elif o[0] == "barter-corn":
        for value in o[1:]:
            effects.use_corn(g, value)
        g.say("corn-spent", "10.1", values=list(o[1:]))
    else:
        return False
    effects.gain_goods(g, 1, "10.1")
    return True
