"""Dice and cubes: asking chance, and the rights that change a roll or a draw (10.2, Blessing Way, developments)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from homelands.core.chance import DICE, DIE, Request
from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame
from homelands.games.navajo.rules import effects, purse
from homelands.games.navajo.rules.names import BLUE, COLOURS, CUNNING_3, GREEN, RELIGION_3
from homelands.games.navajo.rules.state import OFF, QUIET_BLESSING, QUIET_CUBES, QUIET_DICE, QUIET_GOODS, State, book

REROLL: Final = 3  # Trade Goods for a re-roll, a new cube or a cancelled event (10.2)
OWN_RAID: Final = 1  # occasions of a cube draw that developments and Manuelito know
OUTPOST_RAID: Final = 2
MAY_IGNORE: Final = 1  # Manuelito's Family has not passed over a cube yet
IGNORED: Final = 1  # flag of an activation: its Family, Manuelito's, has passed over a cube
EVERY_DIE: Final = 0b1111110  # as bits
BLESSED: Final = 1  # a Battle or an Evasion, in any segment; other rolls only in the Diné Operations Segment


# -- dice --------------------------------------------------------------------------------------------------------------
def roll(g: State, *, blessed: bool = False, fine: Callable[[int], bool] | None = None) -> None:
    """Roll one die into `g.die`.

    `blessed`: a Battle or an Evasion, where a Blessing Way may stand for the die. `fine`: results that no player would
    roll again, so that Trade Goods are asked about only where they can matter.
    """
    bless = (g.hand or g.hand2) and (blessed or g.own_segment)
    kept = 0
    buy = _may_buy(g)
    if fine is not None and (buy or g.goods + g.intruder_goods >= REROLL):
        kept = sum(1 << die for die in range(1, 7) if fine(die))
    push(g, bless_or_roll if bless else roll_one, n=BLESSED if blessed else 0, left=kept)
    if buy and kept != EVERY_DIE:
        _stock_up(g)


def roll_two(g: State) -> None:
    """Roll two dice into `g.die` and `g.die2`."""
    push(g, roll_pair)
    if _may_buy(g):
        _stock_up(g)


# -- Trade Goods for what may be rolled or drawn again -----------------------------------------------------------------
@book.cites("10.1", "10.2/reroll", "10.2/redraw")
def _may_buy(g: State) -> bool:
    """Too few Trade Goods to roll or draw again, and more are to be had."""
    if not g.goods_out or g.goods + g.intruder_goods >= REROLL or not (g.horses or g.sheep or g.corn_stock):
        return False
    return not g.quiet & (QUIET_DICE | QUIET_GOODS) and purse.goods_within_reach(g) >= REROLL


def _stock_up(g: State) -> None:
    """Ruling barter-after-roll: before the die or the draw, or once it is seen."""
    if g.rulings["barter-after-roll"] == "before":
        push(g, stock_up)


def _late(g: State) -> bool:
    return g.rulings["barter-after-roll"] == "after" and _may_buy(g)


@book.ask("10.1", "10.2/reroll", "10.2/redraw", rights=False)
def stock_up(g: State, f: Frame) -> list[Option]:
    """A roll or a draw is to come that three Trade Goods could change: some may be bought now."""
    return [("done",), *purse.barters(g), ("buy-none",)] if _may_buy(g) else []


@stock_up.chosen
def stock_up_chosen(g: State, f: Frame, o: Option) -> None:
    if purse.buy(g, o):
        jump(f, stock_up)
    elif o[0] == "buy-none":
        g.quiet |= QUIET_GOODS


book.alone(stock_up)


@book.ask("13/blessing", rights=False)
def bless_or_roll(g: State, f: Frame) -> list[Option]:
    """A Ceremony card may be given in place of rolling a die."""
    f.who = OFF
    blessed, asked = f.n, f.mask
    if blessed or g.own_segment:
        for player, hand in enumerate((g.hand, g.hand2)):
            if hand and not asked >> player & 1 and not g.quiet & QUIET_BLESSING[player]:
                f.who = player
                return [("roll",), *(("bless", card) for card in hand), ("roll-all",)]
    return [("roll",)]


@bless_or_roll.chosen
def bless_or_roll_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "bless":
        give_blessing(g, f, o[1])
    else:
        if o[0] == "roll-all":
            g.quiet |= QUIET_BLESSING[f.who]
        if f.who != OFF:
            f.mask |= 1 << f.who
        jump(f, roll_one if f.who == OFF or g.players == 1 else bless_or_roll)


def give_blessing(g: State, f: Frame, card: int) -> None:
    (g.hand if card in g.hand else g.hand2).remove(card)
    g.discards.append(card)
    g.die = g.t.ceremonies[card].die
    g.say("blessed", "13/blessing", card=card, die=g.die)
    end(f)  # nothing was rolled that could be rolled again


def may_bless_late(g: State, f: Frame) -> bool:
    """Ruling: a Blessing Way may also be given once the die is seen."""
    blessed = f.n
    return g.rulings["blessing-timing"] == "after" and bool(blessed or g.own_segment) and bool(_own_hand(g))


def _own_hand(g: State) -> list[int]:
    """The hand of whoever decides about the roll: nobody is offered the other's cards."""
    return g.hand2 if (g.executor if g.own_segment else g.headman) else g.hand


@book.chance("13/blessing")
def roll_one(g: State, f: Frame) -> Request:
    return DIE


@roll_one.result
def roll_one_result(g: State, f: Frame, value: int) -> None:
    g.die = value
    kept = f.left
    asked = not kept >> value & 1 and not g.quiet & QUIET_DICE
    asked = asked and (g.goods + g.intruder_goods >= REROLL or _late(g))
    if not asked and not may_bless_late(g, f):
        g.stack.pop()


@book.ask("10.2/reroll", rights=False)
def keep_or_reroll(g: State, f: Frame) -> list[Option]:
    """Three Trade Goods roll all the dice again."""
    options: list[Option] = [("keep",)]
    if g.all_goods() >= REROLL and not g.quiet & QUIET_DICE:
        options += [("reroll",), ("keep-all",)]
    elif _late(g):
        options += [*purse.barters(g), ("keep-all",)]
    if may_bless_late(g, f):
        options += [("bless", card) for card in _own_hand(g)]
    return options


@keep_or_reroll.chosen
def keep_or_reroll_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "bless":
        give_blessing(g, f, o[1])
    elif purse.buy(g, o):
        jump(f, keep_or_reroll)
    elif o[0] == "reroll":
        effects.spend_goods(g, REROLL, "10.2/reroll")
        f.mask = 0  # everybody may bless the new roll (tutorial)
        jump(f, bless_or_roll)
        if _may_buy(g):
            _stock_up(g)
    elif o[0] == "keep-all":
        g.quiet |= QUIET_DICE


book.procedure(
    "one die", bless_or_roll, roll_one, keep_or_reroll,
    n="BLESSED, or 0", left="dice that nobody would roll again, as bits", who="the player asked about a Blessing Way",
    mask="players who have said no to it",
)  # fmt: skip


@book.chance("4/3")
def roll_pair(g: State, f: Frame) -> Request:
    return DICE


@roll_pair.result
def roll_pair_result(g: State, f: Frame, value: tuple[int, int]) -> None:
    g.die, g.die2 = value
    if g.quiet & QUIET_DICE or (g.goods + g.intruder_goods < REROLL and not _late(g)):
        end(f)  # nothing could roll them again


@book.ask("10.2/reroll", rights=False)
def keep_pair(g: State, f: Frame) -> list[Option]:
    """Both dice are rolled again, never one of them."""
    if g.all_goods() < REROLL or g.quiet & QUIET_DICE:
        return [("keep",), *purse.barters(g), ("keep-all",)] if _late(g) else [("keep",)]
    return [("keep",), ("reroll",), ("keep-all",)]


@keep_pair.chosen
def keep_pair_chosen(g: State, f: Frame, o: Option) -> None:
    if purse.buy(g, o):
        jump(f, keep_pair)
    elif o[0] == "reroll":
        effects.spend_goods(g, REROLL, "10.2/reroll")
        jump(f, roll_pair)
        if _may_buy(g):
            _stock_up(g)
    elif o[0] == "keep-all":
        g.quiet |= QUIET_DICE


book.procedure("two dice", roll_pair, keep_pair)


# -- cubes -------------------------------------------------------------------------------------------------------------
def draw_cube(g: State, occasion: int = 0, ignore: bool = False) -> bool:
    """Draw a cube out of the bag into `g.cube`. False if the bag is empty. `ignore`: Manuelito may pass over one."""
    if not any(g.pool):
        g.say("pool-empty", "1.9")
        return False
    push(g, pull_cube, kind=occasion, n=MAY_IGNORE if ignore else 0)
    if _may_buy(g):
        _stock_up(g)
    return True


@book.chance("1.9")
def pull_cube(g: State, f: Frame) -> Request:
    """Every cube in the bag is equally likely; it is taken out until something says where it goes."""
    return Request("cube", "cubes", [c for c, n in enumerate(g.pool) if n], [n for n in g.pool if n])


@pull_cube.result
def pull_cube_result(g: State, f: Frame, colour: int) -> None:
    g.cube = colour
    g.pool[colour] -= 1
    g.say("cube", "1.9", colour=COLOURS[colour])
    occasion = f.kind
    if g.quiet & QUIET_CUBES or not (occasion or g.goods + g.intruder_goods >= REROLL or _late(g)):
        end(f)  # nothing could put it back


@book.ask("10.2/redraw", "13/manuelito", rights=False)
def keep_or_redraw(g: State, f: Frame) -> list[Option]:
    """A drawn cube may be put back: for three Trade Goods, with Religion 3, Cunning 3, or by Manuelito's Family."""
    options: list[Option] = [("keep",)]
    occasion, may_ignore = f.kind, f.n
    if g.quiet & QUIET_CUBES:
        return options
    if g.all_goods() >= REROLL:
        options.append(("redraw", "goods"))
    elif _late(g):
        options += purse.barters(g)
    if occasion and g.ready(RELIGION_3):
        options.append(("redraw", "religion"))
    if occasion and g.cube in (GREEN, BLUE) and g.ready(CUNNING_3):
        options.append(("redraw", "cunning"))
    if may_ignore and occasion == OUTPOST_RAID:
        options.append(("redraw", "manuelito"))
    if len(options) > 1:
        options.append(("keep-all-cubes",))
    return options


@keep_or_redraw.chosen
def keep_or_redraw_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "keep-all-cubes":
        g.quiet |= QUIET_CUBES
    if purse.buy(g, o):
        jump(f, keep_or_redraw)
    if o[0] != "redraw":
        return
    if o[1] == "goods":
        effects.spend_goods(g, REROLL, "10.2/redraw")
    elif o[1] == "religion":
        exhaust(g, RELIGION_3)
    elif o[1] == "cunning":
        exhaust(g, CUNNING_3)
    else:
        f.n = 0
        activation = g.stack[-3]  # below the raid, which is below this frame
        activation.mask |= IGNORED
        g.say("ignored", "13/manuelito", colour=COLOURS[g.cube])
    g.pool[g.cube] += 1
    jump(f, pull_cube)
    if _may_buy(g):
        _stock_up(g)


book.procedure(
    "one cube", pull_cube, keep_or_redraw, kind="the occasion: OWN_RAID, OUTPOST_RAID or 0", n="MAY_IGNORE, or 0"
)


@book.cites("13/exhaust")
def exhaust(g: State, development: int) -> None:
    """A card that has been used is turned, if it says so."""
    if g.t.developments[development].exhaust:
        g.exhausted |= 1 << development
        g.say("exhausted", "13/exhaust", development=development)
