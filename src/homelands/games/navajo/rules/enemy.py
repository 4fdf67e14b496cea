"""The Enemy Operations Segment (section 4): conditions, APs, flips, instructions, reset."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import jump, push
from homelands.core.state import Frame
from homelands.games.navajo.rules import dice, display, effects, instructions, intruders, purse, truce
from homelands.games.navajo.rules.cards import ARMY_OF_THE_WEST, DODGE, MEXICAN_INDEPENDENCE, PUEBLO_REVOLT
from homelands.games.navajo.rules.names import DEFEND, PEACE, RED
from homelands.games.navajo.rules.state import OFF, QUIET_FLIPS, State, book

CANCEL_FLIP: Final = 2  # Trade Goods (10.2)
LASTING: Final = (PUEBLO_REVOLT, DODGE)  # events whose enemy APs come with every segment


# -- Step 1 ------------------------------------------------------------------------------------------------------------
@book.step("4/1", "1.6.1/limits")
def conditions(g: State, f: Frame) -> None:
    """A Peace or a Defend that lasts is looked at first."""
    if g.truce == OFF:
        return
    if display.kind(g, g.truce) == PEACE:
        dice.roll(g)
        jump(f, peace_holds)
        return
    cubes = sum(g.raided)
    if cubes and g.truce_ap < cubes:
        free = g.t.counters["enemy-ap"] - g.enemy_ap - g.truce_ap
        added = min(cubes - g.truce_ap, free)
        g.truce_ap += added
        g.say("defend-holds", "4.2.5", added=added, now=g.truce_ap)
        jump(f, segment_ends)
    else:
        g.say("defend-ends", "4.2.5", ap=g.truce_ap, cubes=cubes)
        truce.over(g)
        effects.reset_cubes(g, "4.2.5")


@book.step("4/1", "4.2.7")
def peace_holds(g: State, f: Frame) -> None:
    """A die below the APs of the Peace: it holds, an Outpost is built, and the segment is over."""
    holds = g.die < g.truce_ap
    g.say("peace-check", "4.2.7", die=g.die, ap=g.truce_ap, holds=holds)
    if holds:
        g.truce_ap -= 1
        jump(f, segment_ends)
        instructions.build_in_peace(g)
    else:
        truce.over(g)
        jump(f, collect)


# -- Step 2 ------------------------------------------------------------------------------------------------------------
@book.cites("4/2")
def income(g: State) -> list[tuple[str, int]]:
    """What the enemy collects, part by part: card, events in play, red cubes, less Raided Cubes."""
    card = g.t.ops[g.card]
    printed = card.e1 if g.preempted else card.e0
    parts = [("card", printed)] if printed else []
    for number in g.in_play:
        event = g.t.history[number]
        if per := event.params.get("intruders_per_ap"):
            n = g.hidden_intruders()
            ap = -(-n // per) if g.rulings["odd-intruders"] == "up" else n // per
        else:
            ap = event.params["enemy_ap"] if number in LASTING else 0
        if ap:
            parts.append((f"card-{number}", ap))
    if g.subjugation[RED]:
        parts.append(("red", g.subjugation[RED]))
    if raided := sum(g.raided):
        parts.append(("raided", -raided))
    return parts


@book.step("4/2", "13/rounding")
def collect(g: State, f: Frame) -> None:
    """At least 1."""
    parts = income(g)
    total = max(1, sum([n for _, n in parts]))
    g.say("enemy-collects", "4/2", parts=[[name, n] for name, n in parts], total=total)
    effects.enemy_gains_ap(g, total, "4/2")
    if g.playing(PUEBLO_REVOLT):
        jump(f, execute)


# -- Step 3 ------------------------------------------------------------------------------------------------------------
@book.step("4/3")
def instruction_dice(g: State, f: Frame) -> None:
    dice.roll_two(g)


@book.step("4/3")
def flips(g: State, f: Frame) -> None:
    """Doubles swap a row; otherwise two counters of the Active Column flip, unless striped."""
    shake(g, f)


def shake(g: State, f: Frame) -> None:
    g.say("instruction-dice", "4/3", dice=[g.die, g.die2])
    f.seq = ()
    if g.die == g.die2:
        display.swap_with_standby(g, g.die - 1, g.die - 1, "4/3")
    else:
        f.seq = tuple([d - 1 for d in (g.die, g.die2) if g.active[d - 1] != OFF and _flips(g, d - 1)])


def _flips(g: State, row: int) -> bool:
    if display.face(g, g.active[row]).stripe:
        g.say("striped", "4/3", row=row + 1, counter=display.told(g, g.active[row]))
        return False
    return True


@book.ask("4/3", "10.2/flip", rights=False)
def let_flip(g: State, f: Frame) -> list[Option]:
    """Two Trade Goods stop a flip."""
    return flip_options(g, f)


def flip_options(g: State, f: Frame) -> list[Option]:
    """About the next of the rows that flip."""
    rows = f.seq
    if not rows:
        return []
    row = rows[0] + 1
    if g.quiet & QUIET_FLIPS:
        return [("let-flip", row)]
    if g.all_goods() >= CANCEL_FLIP:
        return [("let-flip", row), ("cancel-flip", row), ("let-all-flip",)]
    buy = purse.ways_to_pay(g, CANCEL_FLIP)
    return [("let-flip", row), *buy, ("let-all-flip",)] if buy else [("let-flip", row)]


@let_flip.chosen
def let_flip_chosen(g: State, f: Frame, o: Option) -> None:
    flip_or_pay(g, f, o, "4/3")
    jump(f, let_flip)


def flip_or_pay(g: State, f: Frame, o: Option, rule: str) -> None:
    if purse.buy(g, o):
        return
    rows = f.seq
    row, f.seq = rows[0], rows[1:]
    if o[0] == "cancel-flip":
        effects.spend_goods(g, CANCEL_FLIP, "10.2/flip")
        g.say("flip-cancelled", "10.2/flip", row=row + 1)
    else:
        if o[0] == "let-all-flip":
            g.quiet |= QUIET_FLIPS
        display.flip(g, g.active, row, rule)


# -- Step 4 ------------------------------------------------------------------------------------------------------------
@book.cites("4.1.2", "4.2.9")
def cost(g: State, code: int) -> tuple[int, int]:
    """Least and most that an instruction costs. F: at least the total Ferocity of the Families."""
    face = display.face(g, code)
    if face.ferocity:
        need = max(face.low, g.total_ferocity())
        return need, need
    return face.low, face.high


@book.step("4/4", "4.1.1", "4.1.3", "4.1.4")
def execute(g: State, f: Frame) -> None:
    """From the top of the Active Column, while the APs last. Pueblo Revolt: all APs on one Subjugate."""
    if g.playing(PUEBLO_REVOLT):
        ap = g.enemy_ap
        g.enemy_ap = 0
        g.say("revolt", "4/4", ap=ap)
        instructions.subjugate(g, ap)
        jump(f, segment_ends)
        return
    row = 0
    while row < 6 and g.active[row] == OFF:
        row += 1
    if row == 6:
        g.say("no-instructions", "4.1.4", ap=g.enemy_ap)
        return
    code = g.active[row]
    kind = display.kind(g, code)
    if kind in (PEACE, DEFEND) and any(display.kind(g, c) in (PEACE, DEFEND) for c in g.inactive):
        display.flip(g, g.active, row, "4.2.7" if kind == PEACE else "4.2.5")
        jump(f, execute)
        return
    least, most = cost(g, code)
    if g.enemy_ap < least:
        g.say("too-few-ap", "4.1.3", counter=display.told(g, code), cost=least, ap=g.enemy_ap)
        return
    spent = min(most, g.enemy_ap)
    g.enemy_ap -= spent
    g.say("instruction", "4/4", counter=display.told(g, code), kind=kind, cost=spent, left=g.enemy_ap)
    if kind in (PEACE, DEFEND):
        begin_truce(g, row, spent, kind)
        jump(f, segment_ends)
        if kind == PEACE and g.rulings["peace-display-reset"] == "reset":
            display.reset(g)
        return
    f.at = row
    jump(f, executed)
    instructions.carry_out(g, kind, spent)


@book.cites("4.2.5", "4.2.7")
def begin_truce(g: State, row: int, spent: int, kind: int) -> None:
    """The counter goes to the Raided Cubes box and the segment is over. Peace quiets both sides."""
    g.truce = g.active[row]
    g.active[row] = OFF
    if kind == PEACE:
        g.truce_ap = spent
        effects.cubes_to_pool(g, g.raided, g.recovery)
        effects.enemy_loses_ap(g, g.enemy_ap, "4.2.7")
        effects.set_ap(g, 0, "4.2.7")
        for i in g.families():
            effects.set_ferocity(g, i, 0, "4.2.7")
        g.say("peace", "4.2.7", ap=spent)
    else:
        g.truce_ap = 0
        g.say("defend", "4.2.5")


@book.step("4.1.5")
def executed(g: State, f: Frame) -> None:
    """An executed counter slides to the Inactive Column."""
    code = g.active[f.at]
    g.active[f.at] = OFF
    display.to_inactive(g, code, f.at)
    jump(f, execute)


# -- Step 5 ------------------------------------------------------------------------------------------------------------
@book.step("4/5")
def reset_display(g: State, f: Frame) -> None:
    display.reset(g)


@book.step("6.2.1", "6.2.2")
def segment_ends(g: State, f: Frame) -> None:
    """While a Transitional Event is in play every segment, also one cut short, brings an Intruder."""
    if g.playing(MEXICAN_INDEPENDENCE) or g.playing(ARMY_OF_THE_WEST):
        push(g, intruders.PLACE)


ENEMY_SEGMENT: Final = book.procedure(
    "enemy operations", conditions, collect, instruction_dice, flips, let_flip, execute, reset_display, segment_ends,
    jumps=(peace_holds, executed), seq="rows still to flip", at="the row of the Instruction that is carried out",
)  # fmt: skip
