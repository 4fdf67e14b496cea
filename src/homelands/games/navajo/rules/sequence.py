"""The Sequence of Play (section 2): draw, resolve, discard."""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.flow import jump, push
from homelands.core.state import Frame
from homelands.games.navajo.rules import (
    campaign,
    ceremonies,
    deck,
    dice,
    effects,
    enemy,
    events,
    headman,
    influence,
    purse,
    victory,
)
from homelands.games.navajo.rules.actions import TAKE_ACTIONS
from homelands.games.navajo.rules.events import historical
from homelands.games.navajo.rules.names import AMERICAN
from homelands.games.navajo.rules.passage import PASSAGE as PASSAGE_OF_TIME
from homelands.games.navajo.rules.planning import PLANNING as PLAN
from homelands.games.navajo.rules.state import ACTIONS, AWAITED, BESIDE, OFF, PASSAGE, PLANNING, State, book

OPERATIONS: Final = {"planning": PLANNING, "take-actions": ACTIONS, "passage-of-time": PASSAGE}
START: Final = {PLANNING: PLAN, ACTIONS: TAKE_ACTIONS, PASSAGE: PASSAGE_OF_TIME}


# -- 2.1 ---------------------------------------------------------------------------------------------------------------
@book.step("2.1", "2.3.5")
def new_card(g: State, f: Frame) -> None:
    """The top card; a known one if a Shaman has looked."""
    g.operation = g.preempted = g.touched = g.quiet = g.politics = 0
    if g.top:
        g.card = deck.turn(g)
        jump(f, reveal_card)
    elif not g.piles:
        victory.score(g, "12.3")


@book.chance("2.1")
def draw(g: State, f: Frame) -> Request:
    return deck.request(g)


@draw.result
def draw_result(g: State, f: Frame, card: int) -> None:
    deck.take(g, card)
    g.card = card


# -- 2.2 ---------------------------------------------------------------------------------------------------------------
@book.step("2.1", "2.2.2")
def reveal_card(g: State, f: Frame) -> None:
    """Operations, Ceremony, Historical or Transitional card."""
    g.say("card", "2.1", card=g.card)
    if g.card in g.t.ops:
        push(g, OPERATIONS_CARD)
    elif g.card in g.t.ceremonies:
        push(g, ceremonies.CEREMONY)
    elif g.t.history[g.card].kind == "transitional":
        push(g, campaign.TRANSITIONS[g.card])
    else:
        push(g, HISTORICAL_CARD)
    if g.players == 2:
        push(g, headman.determine)


@book.ask("2.2.1", always=True)
def preempt(g: State, f: Frame) -> list[Option]:
    """The enemy goes first unless the card's price is paid. Asked also when Trade Goods could bring the APs."""
    price = g.t.ops[g.card].preempt
    if g.ap >= price:
        return [("preempt",), ("wait",)]
    return [("wait",)] if purse.ap_within_reach(g) >= price else []


@preempt.chosen
def preempt_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "preempt":
        g.preempted = 1
        g.say("preempts", "2.2.1", price=g.t.ops[g.card].preempt)
        effects.spend_ap(g, g.t.ops[g.card].preempt, "2.2.1")


@book.step("2.2.1")
def first_segment(g: State, f: Frame) -> None:
    push(g, OPERATION if g.preempted else enemy.ENEMY_SEGMENT)


@book.step("2.2.1")
def second_segment(g: State, f: Frame) -> None:
    push(g, enemy.ENEMY_SEGMENT if g.preempted else OPERATION)


@book.step("2.2.2")
def major_event(g: State, f: Frame) -> None:
    g.say("major-event", "2.2.2", card=g.card)
    events.MAJOR[g.t.ops[g.card].event](g)


@book.ask("2.2.3", "10.2/cancel", rights=False)
def minor_event(g: State, f: Frame) -> list[Option]:
    """Three Trade Goods cancel it; where the third can be had, it may be bought first."""
    options: list[Option] = [("allow-event",)]
    if g.all_goods() >= dice.REROLL:
        return [*options, ("cancel-event",)]
    return options + purse.ways_to_pay(g, dice.REROLL)


@minor_event.chosen
def minor_event_chosen(g: State, f: Frame, o: Option) -> None:
    minor = g.t.ops[g.card].minor
    if purse.buy(g, o):
        jump(f, minor_event)
    elif o[0] == "cancel-event":
        effects.spend_goods(g, dice.REROLL, "10.2/cancel")
        g.say("event-cancelled", "10.2/cancel", minor=minor)
    else:
        g.say("minor-event", "2.2.3", minor=minor)
        events.MINOR[minor](g)


OPERATIONS_CARD: Final = book.procedure(
    "operations card", preempt, first_segment, second_segment, major_event, minor_event
)


# -- 3 -----------------------------------------------------------------------------------------------------------------
@book.step("3", "13/blessing")
def own_segment(g: State, f: Frame) -> None:
    g.own_segment = 1


@book.ask("3")
def operation(g: State, f: Frame) -> list[Option]:
    """One Operation, and only one."""
    return [("planning",), ("take-actions",), ("passage-of-time",)]


@operation.chosen
def operation_chosen(g: State, f: Frame, o: Option) -> None:
    g.operation = OPERATIONS[o[0]]
    swapped = g.rulings["operation-chooser"] == "examples"
    g.executor = influence.rival(g) if bool(g.preempted) != swapped else g.headman
    g.say("operation", "3", kind=o[0])
    push(g, START[g.operation])


@book.step("3")
def own_segment_ends(g: State, f: Frame) -> None:
    g.own_segment = 0


OPERATION: Final = book.procedure("dine operations", own_segment, operation, own_segment_ends)


# -- Historical cards --------------------------------------------------------------------------------------------------
@book.step("2.2.2", "6.1.1")
def historical_event(g: State, f: Frame) -> None:
    """A card with a lasting effect stays in play."""
    card = g.t.history[g.card]
    if card.stays != "no":
        g.in_play.append(g.card)
    g.say("major-event", "2.2.2", card=g.card)
    events.HISTORICAL[card.event](g)


@book.step("2.2.4")
def check_segment(g: State, f: Frame) -> None:
    push(g, victory.choose_check)


HISTORICAL_CARD: Final = book.procedure("historical card", historical_event, check_segment)


# -- 2.3 ---------------------------------------------------------------------------------------------------------------
@book.step("2.3.1")
def fort_roll(g: State, f: Frame) -> None:
    """Families in a Fort's Area: a die of at most their number costs a point (ruling: always)."""
    families = f.n = g.families_by_fort()
    if not families:
        jump(f, automatic)
    elif g.rulings["fort-discard-loss"] == "die":
        dice.roll(g, fine=lambda die: die > families)
    else:
        g.die = 0


@book.ask("2.3.1", rights=False)
def fort_toll(g: State, f: Frame) -> list[Option]:
    """The player says which point, if there is a choice."""
    families = f.n
    hit = g.die <= families
    if g.die:
        g.say("fort-toll", "2.3.1", die=g.die, families=families, hit=hit)
    if not hit:
        return []
    options: list[Option] = [("lose-culture",)] if g.culture or not g.military else []
    return [*options, ("lose-military",)] if g.military else options


@fort_toll.chosen
def fort_toll_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "lose-culture":
        effects.lose_culture(g, 1, "2.3.1")
    else:
        effects.lose_military(g, 1, "2.3.1")


@book.step("2.3.2", "12.1", "12.2", "12.2.1")
def automatic(g: State, f: Frame) -> None:
    """No points at all: lost. No Enemy Morale: a die against Outposts and Forts, unless a Family is by a Fort."""
    if not g.culture and not g.military:
        victory.finish(g, victory.MAJOR_DEFEAT, "both-zero", "12.1")
    elif g.morale:
        jump(f, discard)
    elif g.families_by_fort():
        effects.change_morale(g, g.outposts() + g.forts(), "12.2.1")
        jump(f, discard)
    else:
        dice.roll(g, fine=lambda die: die > g.outposts() + g.forts())


@book.step("12.2", "14.6")
def automatic_roll(g: State, f: Frame) -> None:
    """A die above Outposts and Forts wins; in the campaign it opens the next period."""
    n = g.outposts() + g.forts()
    g.say("automatic-roll", "12.2", die=g.die, need=n + 1, success=g.die > n)
    if g.die <= n:
        effects.change_morale(g, g.die if g.rulings["automatic-victory-morale"] == "die" else n, "12.2")
    elif g.scenario == "campaign" and g.period != AMERICAN:
        discard_card(g)
        jump(f, new_card)
        push(g, campaign.AFTER_VICTORY)
    else:
        victory.finish(g, victory.MAJOR_VICTORY, "automatic", "12.2")


@book.step("2.3.3", "6.1.1")
def discard(g: State, f: Frame) -> None:
    """Cards with a lasting effect stay, the others are discarded."""
    discard_card(g)


def discard_card(g: State) -> None:
    if g.card and g.card not in g.in_play + g.hand + g.hand2 + g.discards + g.removed:
        g.discards.append(g.card)


@book.step("2.3.4", "13/manuelito")
def calm(g: State, f: Frame) -> None:
    """A Family without a man has Ferocity 0."""
    for i, fierce in enumerate(g.fierce):
        if fierce and not g.man[i] and g.at[i] != OFF:
            effects.set_ferocity(g, i, 0, "2.3.4")
    if g.manuelito in (BESIDE, AWAITED):
        push(g, historical.manuelito_joins)


@book.step("2.3.5", "12.3")
def next_turn(g: State, f: Frame) -> None:
    """The scenario ends with its last card."""
    if g.card == g.t.scenarios[g.scenario].ends_with:
        victory.score(g, "12.3")
    else:
        jump(f, new_card)


TURN: Final = book.procedure(
    "turn", new_card, draw, reveal_card, fort_roll, fort_toll, automatic, automatic_roll, discard, calm, next_turn,
    n="Families in a Fort's Area",
)  # fmt: skip
