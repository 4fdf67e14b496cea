"""Transitional events (6.2): the periods change, Kit Carson comes; and the campaign's new start (14.6.4)."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import jump, push
from homelands.core.state import Frame, added, changed
from homelands.games.navajo.rules import actions, deck, effects, passage, setup, tribal, two_player, victory
from homelands.games.navajo.rules.cards import (
    ARMY_OF_THE_WEST,
    KIT_CARSON,
    LAST_ORDINARY,
    MEXICAN_INDEPENDENCE,
    NARBONA,
    SETTLERS,
    SICK_LAND,
)
from homelands.games.navajo.rules.names import (
    BLACK,
    CANYON,
    CHILD,
    ELDER,
    MAN,
    PERIODS,
    RED,
    SANTA_FE,
    TERRITORY_OF,
    WOMAN,
    place_name,
)
from homelands.games.navajo.rules.state import HORSE, LETTERS, OFF, SHEEP, State, book

RULES: Final = {MEXICAN_INDEPENDENCE: "6.2.1", ARMY_OF_THE_WEST: "6.2.2", KIT_CARSON: "6.2.3"}
DECKS: Final = ("duenos", "broken", "fearing")  # whose scenario describes the deck of a period
OPENING: Final = (0, MEXICAN_INDEPENDENCE, ARMY_OF_THE_WEST)  # the card that is in play when a period begins
REMOVED: Final = {
    MEXICAN_INDEPENDENCE: (SETTLERS,),
    ARMY_OF_THE_WEST: (MEXICAN_INDEPENDENCE, SICK_LAND, NARBONA),
}


# -- a new period ------------------------------------------------------------------------------------------------------
@book.step("6.2.1", "6.2.2", "6.2.3")
def last_passage(g: State, f: Frame) -> None:
    """1. A Passage of Time."""
    g.say("major-event", RULES[g.card], card=g.card)
    push(g, passage.PASSAGE)


@book.step("6.2.1", "6.2.2", "6.2.3")
def last_check(g: State, f: Frame) -> None:
    """2. A Victory Check (Good Medicine is not possible)."""
    push(g, victory.CHECK, n=g.t.history[g.card].vp)


@book.step("6.2.1", "6.2.2")
def period_ends(g: State, f: Frame) -> None:
    """A scenario of one period ends here. 3. Enemy Morale is set to the Military Points."""
    rule = RULES[g.card]
    if not g.culture and not g.military:
        victory.finish(g, victory.MAJOR_DEFEAT, "both-zero", rule)
    elif g.card == g.t.scenarios[g.scenario].ends_with:
        victory.score(g, rule)
    else:
        effects.change_morale(g, g.military - g.morale, rule)


@book.step("6.2.1", "6.2.2")
def new_enemy(g: State, f: Frame) -> None:
    """4. The next period's instructions, two of them out."""
    g.period += 1
    g.say("period", RULES[g.card], period=PERIODS[g.period])
    setup.clear_display(g)
    push(g, setup.counter_out, left=2)


@book.step("6.2.1", "6.2.2")
def new_cards(g: State, f: Frame) -> None:
    """5. Cards of the old period go, this one stays. 6. The hand is discarded. 7. A new deck."""
    rule = RULES[g.card]
    for card in REMOVED[g.card]:
        effects.remove_card(g, card, rule)
    g.in_play.append(g.card)
    discard_hand(g)
    deck.build(g, g.t.scenarios[DECKS[g.period]])
    g.discards[:] = [c for c in g.discards if c > LAST_ORDINARY]


@book.step("6.2.1", "6.2.2", "1.8")
def new_cubes(g: State, f: Frame) -> None:
    """8. Cubes back into the bag, and the period's changes."""
    effects.cubes_to_pool(g, g.raided, g.recovery)
    for colour, n in enumerate(g.t.history[g.card].params["cubes"]):
        g.pool[colour] += n
        g.gone = added(g.gone, colour, -n)


@book.step("6.2.1", "6.2.2")
def new_intruders(g: State, f: Frame) -> None:
    """9. All Intruders back into the cup, wherever they were."""
    refill_cup(g)


def discard_hand(g: State) -> None:
    g.discards += g.hand + g.hand2
    g.hand.clear()
    g.hand2.clear()


def refill_cup(g: State) -> None:
    g.intruders.clear()
    g.intruder_unseen = g.t.intruder_counts
    g.intruder_aside = (0,) * 12
    g.intruder_back = ()
    g.intruder_goods = g.intruder_firearms = g.intruder_firearms_out = 0


TRANSITION: Final = book.procedure(
    "transition", last_passage, last_check, period_ends, new_enemy, new_cards, new_cubes, new_intruders
)


# -- Kit Carson --------------------------------------------------------------------------------------------------------
@book.step("6.2.3")
def carson_passage(g: State, f: Frame) -> None:
    """1. A Passage of Time."""
    g.say("major-event", "6.2.3", card=KIT_CARSON)
    push(g, passage.PASSAGE)


@book.step("6.2.3")
def carson_check(g: State, f: Frame) -> None:
    """2. A Victory Check."""
    push(g, victory.CHECK, n=g.t.history[KIT_CARSON].vp)


@book.step("6.2.3", "14.4", "14.5")
def carson_score(g: State, f: Frame) -> None:
    """3. Black cubes count as Morale; more Military than Morale is a Major Victory."""
    effects.change_morale(g, g.subjugation[BLACK], "14.4")
    if not g.culture and not g.military:
        victory.finish(g, victory.MAJOR_DEFEAT, "both-zero", "6.2.3")
    elif g.military > g.morale:
        victory.finish(g, victory.MAJOR_VICTORY, "military", "6.2.3")


@book.ask("6.2.3")
def ultimatum(g: State, f: Frame) -> list[Option]:
    """All-out war, or retreat to the strongholds."""
    return [("all-out-war",), ("strongholds",)]


@ultimatum.chosen
def ultimatum_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "all-out-war":
        jump(f, war_ends)
        g.own_segment = 1
        g.executor = g.headman
        push(g, actions.TAKE_ACTIONS)


@book.step("6.2.3")
def columns(g: State, f: Frame) -> None:
    """4. A Tribal Raid against each Territory with a Family, in the order of their dice."""
    f.seq = tuple(t for t in g.occupied() if t != CANYON)  # Territories to come


@book.step("6.2.3")
def next_column(g: State, f: Frame) -> None:
    territories = f.seq
    if territories:
        t, f.seq = territories[0], territories[1:]
        jump(f, next_column)
        if tribal.exposed(g, t, tribal.CARSON):
            g.say("carson-raids", "6.2.3", territory=t)
            if g.players == 2:
                push(g, two_player.carson_points, at=t)
            push(g, tribal.TERRITORY, at=t, kind=tribal.CARSON)
            if g.players == 2:
                push(g, two_player.bid)


@book.step("6.2.3")
def fugitives(g: State, f: Frame) -> None:
    """5. 1 Military for each counter in Passage of Time; without Military it is over."""
    effects.lose_military(g, sum(g.passage), "6.2.3")
    if not g.military:
        outcome = victory.MINOR_DEFEAT if g.culture else victory.MAJOR_DEFEAT
        victory.finish(g, outcome, "no-military", "6.2.3")


def _free_families(g: State) -> int:
    return sum(1 for i in g.in_areas() if TERRITORY_OF[g.at[i]] != CANYON)


@book.step("6.2.3")
def still_free(g: State, f: Frame) -> None:
    """6. Morale falls by the Families still free outside the Canyon. 7. Fewer Morale than these: a Minor Victory."""
    free = _free_families(g)
    effects.change_morale(g, -free, "6.2.3")
    g.say("still-free", "6.2.3", families=free, morale=g.morale)
    if not g.morale:
        victory.finish(g, victory.MINOR_VICTORY, "morale", "6.2.3")
    elif g.morale < free:
        victory.finish(g, victory.MINOR_VICTORY, "families", "6.2.3")


@book.step("6.2.3", "13/canyon")
def into_the_canyon(g: State, f: Frame) -> None:
    """8. The troopers enter the Canyon: everybody there is lost, with as much Culture. 9. What remains."""
    lost = 0
    for i in g.in_areas():
        if TERRITORY_OF[g.at[i]] == CANYON:
            for kind in (MAN, WOMAN, CHILD):
                if effects.boxes(g, kind)[i]:
                    effects.lose_person(g, i, kind, "6.2.3", passage=False)
                    lost += 1
            effects.check_family(g, i)
    effects.lose_culture(g, lost, "6.2.3")
    outcome = victory.MINOR_VICTORY if g.culture or g.military else victory.MINOR_DEFEAT
    victory.finish(g, outcome, "endured" if g.culture or g.military else "nothing-left", "6.2.3")


@book.step("6.2.3")
def war_ends(g: State, f: Frame) -> None:
    """No Fort and no Outpost left: a Major Victory. Otherwise a Major Defeat."""
    clear = not g.outposts() and not g.forts()
    victory.finish(g, victory.MAJOR_VICTORY if clear else victory.MAJOR_DEFEAT, "all-out-war", "6.2.3")


CARSON: Final = book.procedure(
    "kit carson", carson_passage, carson_check, carson_score, ultimatum, columns, next_column, fugitives, still_free,
    into_the_canyon, jumps=(war_ends,), seq="Territories still to be raided",
)  # fmt: skip
TRANSITIONS: Final = {MEXICAN_INDEPENDENCE: TRANSITION, ARMY_OF_THE_WEST: TRANSITION, KIT_CARSON: CARSON}


# -- 14.6.4: after an Automatic Victory in the campaign ----------------------------------------------------------------
RULE: Final = "14.6"


@book.step(RULE)
def people_return(g: State, f: Frame) -> None:
    """1. Passage of Time is emptied. 2. Every Family in play is made whole."""
    g.say("new-start", RULE, period=PERIODS[g.period])
    for kind in range(6):
        g.out[kind] += g.passage[kind]
        g.passage[kind] = 0
    for i in g.families():
        make_whole(g, i)
    f.seq = tuple(g.families())


def make_whole(g: State, family: int) -> None:
    for kind in (MAN, WOMAN, CHILD):
        if not effects.boxes(g, kind)[family] and g.out[kind]:
            g.out[kind] -= 1
            effects.boxes(g, kind)[family] = 1


@book.ask(RULE)
def resettle(g: State, f: Frame) -> list[Option]:
    """3. Each Family may go to any Area, keeping its Ferocity."""
    families = f.seq
    if not families:
        return []
    i = families[0]
    return [("stay", i), *(("resettle", i, a) for a in range(SANTA_FE) if a != g.at[i])]


@resettle.chosen
def resettle_chosen(g: State, f: Frame, o: Option) -> None:
    families = f.seq
    f.seq = families[1:]
    jump(f, resettle)
    if o[0] == "resettle":
        g.say("returned", RULE, family=LETTERS[o[1]], at=place_name(o[2]))
        effects.put_family(g, o[1], o[2])


@book.ask(RULE)
def new_family(g: State, f: Frame) -> list[Option]:
    """With fewer than five Families one more is founded, whole, in any Area."""
    if len(g.families()) >= g.t.restarts[g.period].families_below:
        return []
    return [("found-at", a) for a in range(SANTA_FE)]


@new_family.chosen
def new_family_chosen(g: State, f: Frame, o: Option) -> None:
    i = g.at.index(OFF)
    make_whole(g, i)
    g.fierce[i] = 0
    g.say("founded", RULE, family=LETTERS[i], at=place_name(o[1]))
    effects.put_family(g, i, o[1])


@book.step(RULE)
def elders_and_land(g: State, f: Frame) -> None:
    """4. Three elders anew. 5. No Outposts; Intruders and corn back. 6. Animals. 7. A drought everywhere."""
    g.out[ELDER] += sum(g.elders)
    n = min(3, g.out[ELDER])
    g.elders[:] = [1] * n + [0] * (7 - n)
    g.out[ELDER] -= n
    if g.players == 2:
        two_player.new_council(g, g.headman)
    g.mission[:] = [0] * 7
    g.rancho[:] = [0] * 7
    refill_cup(g)
    g.corn.clear()
    g.corn_stock.clear()
    g.corn_laid = g.corn_back = ()
    g.corn_unseen = tuple(g.t.corn_values)
    g.horses += sum(g.horse)
    g.horse[:] = [0] * 6
    effects.gain_animal(g, HORSE, RULE)
    effects.gain_animal(g, SHEEP, RULE)
    g.drought = (*[max(1, n) for n in g.drought[:CANYON]], g.drought[CANYON])


@book.step(RULE)
def next_period(g: State, f: Frame) -> None:
    """8. The old instructions go. 9. The next period's cubes and instructions."""
    restart = g.t.restarts[g.period]
    scenario = g.t.scenarios[restart.next]
    setup.clear_display(g)
    for colour in range(7):
        total = g.pool[colour] + g.raided[colour] + g.recovery[colour] + g.gone[colour]
        if colour != RED:
            g.pool[colour] = min(scenario.pool[colour], total)
            g.gone = changed(g.gone, colour, total - g.pool[colour])
        g.raided[colour] = g.recovery[colour] = 0
    g.period += 1
    g.say("period", RULE, period=PERIODS[g.period])
    push(g, setup.counter_out, left=2)


@book.step(RULE)
def next_cards(g: State, f: Frame) -> None:
    """10. Hand and old events go, the Transitional Event is in play, a new deck is made."""
    restart = g.t.restarts[g.period - 1]
    discard_hand(g)
    for card in list(g.in_play):
        effects.remove_card(g, card, RULE)
    old = g.t.scenarios[DECKS[g.period - 1]]
    for pile in old.piles:
        if pile.special not in g.removed and pile.special not in OPENING:
            g.removed.append(pile.special)
    g.discards[:] = []
    g.in_play.append(OPENING[g.period])
    deck.build(g, g.t.scenarios[restart.next])
    g.card = 0  # the card that was at hand is in the new deck


@book.step(RULE)
def next_tracks(g: State, f: Frame) -> None:
    """11-13. Ferocity, Military by the Families in play, Morale; black cubes cost Military."""
    restart = g.t.restarts[g.period - 1]
    g.ferocity = restart.ferocity
    g.military = len(g.families())
    g.morale = g.military if restart.morale < 0 else restart.morale
    effects.lose_military(g, g.subjugation[BLACK], RULE)


@book.ask(RULE)
def gift(g: State, f: Frame) -> list[Option]:
    """14. One development that could be bought, free."""
    options: list[Option] = [("choose", d) for d in victory.obtainable(g, paid=True)]
    return [*options, ("done",)] if options else []


@gift.chosen
def gift_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "choose":
        victory.take_development(g, o[1])


@book.step(RULE)
def fresh_start(g: State, f: Frame) -> None:
    """15. Culture 9 and 3 APs. 16. Play goes on with a new card."""
    restart = g.t.restarts[g.period - 1]
    g.culture = restart.culture
    g.ap = restart.ap
    g.say("fresh-start", RULE, culture=g.culture, military=g.military, morale=g.morale)


AFTER_VICTORY: Final = book.procedure(
    "after an automatic victory", people_return, resettle, new_family, elders_and_land, next_period, next_cards,
    next_tracks, gift, fresh_start, seq="Families that may still resettle",
)  # fmt: skip
