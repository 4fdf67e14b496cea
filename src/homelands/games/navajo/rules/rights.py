"""What the player may do at any time (1.6.1, 10.1, 10.2, some developments, optional 15.3).

They are offered as extra options of the decisions where they can matter, never as questions of their own.
"""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import push
from homelands.core.state import Frame
from homelands.games.navajo.rules import battle, dice, effects, intruders, purse
from homelands.games.navajo.rules.names import RELIGION_2, TRADERS_2, TRADERS_3
from homelands.games.navajo.rules.purse import GOODS_FOR_AP, ap_within_reach, goods_within_reach
from homelands.games.navajo.rules.state import HORSE, OFF, SHEEP, State, book

GOODS_FOR_ANIMAL: Final = 3  # Trade Goods (10.2)
TRADED: Final = 2  # animals for one of the other kind (15.3)


@book.cites("10.1", "10.2/ap", "10.2/animal", "1.6.1/horse", "15.3", "9.1.4")
def rights(g: State, f: Frame) -> list[Option]:
    options: list[Option] = []
    horses, sheep, owned = g.horses, g.sheep, g.owned
    ready = owned & ~g.exhausted
    if horses:
        mounted = g.horse
        options += [("mount", i) for i, place in enumerate(g.at) if place != OFF and not mounted[i]]
    goods = g.goods + g.intruder_goods
    if goods:
        if goods >= GOODS_FOR_AP and g.ap < g.t.track_max:
            options.append(("goods-ap",))
        firearms = g.firearms_out + g.intruder_firearms_out
        if ready >> TRADERS_2 & 1 and firearms and goods >= g.t.dev_params[TRADERS_2]["goods"]:
            options.append(("goods-firearms",))
        if goods >= GOODS_FOR_ANIMAL:
            options += [("goods-animal", kind) for kind in (HORSE, SHEEP) if g.out[kind]]
        politics = g.own_segment and not g.politics and g.morale
        if owned >> TRADERS_3 & 1 and politics and goods >= g.t.dev_params[TRADERS_3]["goods"]:
            options.append(("goods-morale",))
    if g.goods_out and (horses or sheep or g.corn_stock):
        options += purse.barters(g)
    if g.optional and g.plays_with("horse-trading"):
        if horses >= TRADED and g.out[SHEEP]:
            options.append(("trade-horses",))
        if sheep >= TRADED and g.out[HORSE]:
            options.append(("trade-sheep",))
    if ready >> RELIGION_2 & 1:
        options += [("look-at", area) for area in sorted({c >> 4 for c in g.intruders if not c & 15})]
    return options


def may_get(g: State, kind: int) -> bool:
    """An animal can be had at once: for three Trade Goods, or (15.3) for two of the other kind."""
    if not g.out[kind]:
        return False
    others = g.sheep if kind == HORSE else g.horses
    return goods_within_reach(g) >= GOODS_FOR_ANIMAL or (others >= TRADED and g.plays_with("horse-trading"))


def _mount(g: State, o: Option) -> None:
    battle.mount(g, o[1])


def _goods_ap(g: State, o: Option) -> None:
    effects.spend_goods(g, GOODS_FOR_AP, "10.2/ap")
    effects.gain_ap(g, 1, "10.2/ap")


def _goods_animal(g: State, o: Option) -> None:
    effects.spend_goods(g, GOODS_FOR_ANIMAL, "10.2/animal")
    effects.gain_animal(g, o[1], "10.2/animal")


def _goods_firearms(g: State, o: Option) -> None:
    effects.spend_goods(g, g.t.dev_params[TRADERS_2]["goods"], "9.1.4")
    effects.gain_firearms(g, "9.1.4")


def _goods_morale(g: State, o: Option) -> None:
    effects.spend_goods(g, g.t.dev_params[TRADERS_3]["goods"], "9.1.4")
    g.politics = 1
    effects.change_morale(g, g.t.dev_params[TRADERS_3]["morale"], "9.1.4")


def _buy(g: State, o: Option) -> None:
    purse.buy(g, o)


def _trade_horses(g: State, o: Option) -> None:
    effects.lose_animals(g, TRADED, 0, "15.3")
    effects.gain_animal(g, SHEEP, "15.3")


def _trade_sheep(g: State, o: Option) -> None:
    effects.lose_animals(g, 0, TRADED, "15.3")
    effects.gain_animal(g, HORSE, "15.3")


@book.cites("13/exhaust")
def _look_at(g: State, o: Option) -> None:
    """Religion 2: look at one hidden Intruder; the card is exhausted until the next Passage of Time."""
    dice.exhaust(g, RELIGION_2)
    push(g, intruders.look, at=o[1])


RIGHTS: Final = {
    "mount": _mount,
    "goods-ap": _goods_ap,
    "goods-animal": _goods_animal,
    "goods-firearms": _goods_firearms,
    "goods-morale": _goods_morale,
    "barter": _buy,
    "barter-corn": _buy,
    "trade-horses": _trade_horses,
    "trade-sheep": _trade_sheep,
    "look-at": _look_at,
}

__all__ = ["GOODS_FOR_ANIMAL", "GOODS_FOR_AP", "ap_within_reach", "goods_within_reach", "may_get", "rights", "take"]


def take(g: State, o: Option) -> bool:
    """Carry out a right that a question of its own has offered; False if the option is none."""
    act = RIGHTS.get(o[0])
    if act is not None:
        act(g, o)
    return act is not None


book.rights = rights
book.right_acts = RIGHTS
