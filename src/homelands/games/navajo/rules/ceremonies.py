"""Ceremony cards: their procedure when drawn, and the Enemy Ways of the cards in hand."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame
from homelands.games.navajo.rules import (
    battle,
    dice,
    effects,
    enemy,
    headman,
    influence,
    instructions,
    intruders,
    passage,
    purse,
    rights,
    weather,
)
from homelands.games.navajo.rules.names import CHILD, ELDER, MAN, WOMAN
from homelands.games.navajo.rules.state import HORSE, LETTERS, OFF, State, book

RULE: Final = "13/ceremony"


@book.ask(RULE, "10.2/cancel", rights=False)
def next_way(g: State, f: Frame) -> list[Option]:
    """1. The Enemy Way of every card in hand, in any order; three Trade Goods cancel one."""
    done = f.mask
    waiting = [c for c in influence.hand_of(g, g.headman) if not done >> c & 1]
    options: list[Option] = [("enemy-way", c) for c in waiting]
    if g.all_goods() >= dice.REROLL:
        options += [("cancel-way", c) for c in waiting]
    if len(options) > 1 or (waiting and _spares(g, waiting[0])):
        return options + book.rights(g, f)
    return options + purse.ways_to_pay(g, dice.REROLL) if waiting else []


def _spares(g: State, card: int) -> bool:
    """A horse that this Way would take may still be mounted or bartered."""
    return g.t.ceremonies[card].way == "stolen-mounts" and bool(g.horses) and bool(book.rights(g, g.stack[-1]))


@next_way.chosen
def next_way_chosen(g: State, f: Frame, o: Option) -> None:
    jump(f, next_way)
    if rights.take(g, o):
        return
    f.mask |= 1 << o[1]
    if o[0] == "cancel-way":
        effects.spend_goods(g, dice.REROLL, "10.2/cancel")
        g.say("way-cancelled", "10.2/cancel", card=o[1])
    else:
        g.say("enemy-way", RULE, card=o[1])
        card = g.t.ceremonies[o[1]]
        if g.players == 2:
            push(g, headman.ENEMY_WAY, at=o[1])
        else:
            WAYS[card.way](g, card.params)


@book.step(RULE)
def ceremony_reset(g: State, f: Frame) -> None:
    effects.reset_cubes(g, RULE)


@book.ask(RULE)
def take_card(g: State, f: Frame) -> list[Option]:
    """2. Discard the card, or 3. take it to hand and its population counter into Passage of Time."""
    return [("take-card",), ("discard-card",)]


@take_card.chosen
def take_card_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "take-card":
        effects.to_passage(g, g.t.ceremonies[g.card].population, RULE)
        influence.hand_of(g, g.headman).append(g.card)
        g.say("card-taken", RULE, card=g.card)


CEREMONY: Final = book.procedure(
    "ceremony card", next_way, ceremony_reset, take_card, mask="cards in hand whose Enemy Way is done"
)


# -- Enemy Ways --------------------------------------------------------------------------------------------------------
Params = dict[str, int]


def enemy_ap(g: State, p: Params) -> None:
    effects.enemy_gains_ap(g, p["ap"], RULE)


def droughts(g: State, p: Params) -> None:
    push(g, drought_roll, left=p["n"])


@book.step(RULE, "7.2.1")
def drought_roll(g: State, f: Frame) -> None:
    droughts_left = f.left
    if droughts_left:
        f.left = droughts_left - 1
        dice.roll(g)
    else:
        end(f)


@book.step(RULE)
def drought_falls(g: State, f: Frame) -> None:
    weather.drought(g, g.die - 1, RULE)
    jump(f, drought_roll)


book.procedure("droughts", drought_roll, drought_falls, left="droughts to come")


def alarm(g: State, p: Params) -> None:
    effects.change_enemy_ferocity(g, p["ferocity"], RULE)
    effects.change_morale(g, p["morale"], RULE)


def elder_death(g: State, p: Params) -> None:
    """The elder farthest right, if it has a Rating."""
    box = max((b for b in range(7) if g.elders[b] and g.t.elder_rating[b]), default=OFF)
    if box == OFF:
        effects.lose_culture(g, -p["culture"], RULE)
    else:
        push(g, elder_roll, at=box)


@book.step(RULE)
def elder_roll(g: State, f: Frame) -> None:
    dice.roll(g, fine=lambda die: not passage.dies(g, f.at, die))


@book.step(RULE)
def elder_rolled(g: State, f: Frame) -> None:
    passage.elder_death(g, f.at, RULE)


book.procedure("an elder's death", elder_roll, elder_rolled, at="the elder's box")


def lost_customs(g: State, p: Params) -> None:
    effects.lose_culture(g, -(p["with_outpost"] if g.outposts() else p["culture"]), RULE)


@book.cites("13/ferocious")
def most_ferocious(g: State) -> int:
    """Highest Ferocity on the map, the first by letter of equals."""
    return max(g.families(), key=lambda i: (g.fierce[i], -i), default=OFF)


def warriors_spent(g: State, p: Params) -> None:
    family = most_ferocious(g)
    if family == OFF or not g.fierce[family]:
        effects.lose_military(g, -p["military"], RULE)
    else:
        effects.set_ferocity(g, family, 0, RULE)


def sickness(g: State, p: Params) -> None:
    push(g, fall_sick)


@book.ask(RULE)
def fall_sick(g: State, f: Frame) -> list[Option]:
    """Somebody in Passage of Time is lost; if nobody is there, somebody of a Family goes there."""
    waiting = [k for k in (MAN, WOMAN, CHILD, ELDER) if g.passage[k]]
    if waiting:
        return [("forget", k) for k in waiting]
    return [("sick", i, o[1]) for i in g.families() for o in battle.people_options(g, i, "")]


@fall_sick.chosen
def fall_sick_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "forget":
        g.passage[o[1]] -= 1
        g.out[o[1]] += 1
        g.say("passage-lost", RULE, kind=o[1])
    else:
        effects.lose_person(g, o[1], o[2], RULE, passage=True)
        effects.check_family(g, o[1])


book.alone(fall_sick)


def stolen_mounts(g: State, p: Params) -> None:
    """From Resources first, else out of a Family Box; without a horse, Military."""
    if g.horses:
        effects.lose_animals(g, 1, 0, RULE)
    elif any(g.horse):
        push(g, stolen_from)
    else:
        effects.lose_military(g, -p["military"], RULE)


@book.ask(RULE)
def stolen_from(g: State, f: Frame) -> list[Option]:
    return [("horse-from", i) for i in range(6) if g.horse[i]]


@stolen_from.chosen
def stolen_from_chosen(g: State, f: Frame, o: Option) -> None:
    g.horse[o[1]] = 0
    g.out[HORSE] += 1
    g.say("horse-lost", RULE, family=LETTERS[o[1]])


book.alone(stolen_from)


def newcomers(g: State, p: Params) -> None:
    if not instructions.build(g, RULE):
        effects.lose_culture(g, -p["culture"], RULE)


def change_of_mind(g: State, p: Params) -> None:
    push(g, mind_dice)


@book.step(RULE, "4/3")
def mind_dice(g: State, f: Frame) -> None:
    dice.roll_two(g)


@book.step(RULE, "4/3")
def mind_changed(g: State, f: Frame) -> None:
    """As in Step 3 of the enemy's segment."""
    enemy.shake(g, f)


@book.ask(RULE, "10.2/flip", rights=False)
def mind_flips(g: State, f: Frame) -> list[Option]:
    """Two Trade Goods stop a flip here too (ruling change-of-mind: only in the segment itself)."""
    options = enemy.flip_options(g, f)
    return options if g.rulings["change-of-mind"] == "step-3" else options[:1]


@mind_flips.chosen
def mind_flips_chosen(g: State, f: Frame, o: Option) -> None:
    enemy.flip_or_pay(g, f, o, RULE)
    jump(f, mind_flips)


book.procedure("change of mind", mind_dice, mind_changed, mind_flips, seq="rows still to flip")


def fame(g: State, p: Params) -> None:
    n = sum(1 for i in g.families() if g.fierce[i])
    effects.enemy_gains_ap(g, max(n, p["least"]), RULE)


def intruder(g: State, p: Params) -> None:
    for _ in range(p["n"]):
        push(g, intruders.PLACE)


WAYS: Final = {
    "enemy-ap": enemy_ap,
    "droughts": droughts,
    "alarm": alarm,
    "elder-death": elder_death,
    "lost-customs": lost_customs,
    "warriors-spent": warriors_spent,
    "sickness": sickness,
    "stolen-mounts": stolen_mounts,
    "newcomers": newcomers,
    "change-of-mind": change_of_mind,
    "fame": fame,
    "intruder": intruder,
}
