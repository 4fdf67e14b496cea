"""Setting up a scenario (14.1-14.6): what is fixed, what chance decides, and what the player chooses, in order."""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame, changed
from homelands.games.navajo.rules import deck, dice, effects, influence, sequence, two_player, victory
from homelands.games.navajo.rules.names import (
    AREAS_OF,
    CHILD,
    DEVELOPMENTS,
    ELDER,
    MAN,
    SETS,
    TERRITORIES,
    WOMAN,
    area_of,
    place_name,
)
from homelands.games.navajo.rules.names import LETTERS as COUNTERS
from homelands.games.navajo.rules.state import BESIDE, HORSE, LETTERS, OFF, SHEEP, UNUSED, State, book
from homelands.games.navajo.rules.tables import Scenario, Tables
from homelands.games.navajo.rules.two_player import councils

RULE: Final = "14.1"
AFTER_COUNCIL: Final = 1  # two players choose the sets once the council is formed (16.4 Step 6)


def initial(tables: Tables, scenario: str, optional: int, rulings: dict[str, str]) -> State:
    """The position before the first choice of the setup."""
    s = tables.scenarios[scenario]
    g = State(t=tables, rulings=rulings, scenario=scenario, optional=optional, period=s.period)
    g.players = tables.players(optional)
    counters(g, s)
    push(g, SETUP)
    if g.players == 2:
        push(g, two_player.HEADMAN)
    return g


@book.cites("1.5.3", "14.1", "14.2", "14.3", "14.4", "14.5", "14.6", "1.8", "tutorial")
def counters(g: State, s: Scenario) -> None:
    """All counters, cubes and cards that no choice decides."""
    c = g.t.counters
    g.out[:] = [c["man"], c["woman"], c["child"], c["elder"], c["horse"], c["sheep"]]
    g.elders[:] = s.elders
    g.out[ELDER] -= sum(s.elders)
    g.horses, g.sheep = s.horses, s.sheep
    g.out[HORSE] -= s.horses
    g.out[SHEEP] -= s.sheep
    g.goods_aside = c["trade-goods-set-aside"]
    g.goods_out = c["trade-goods"] - g.goods_aside
    g.harass_aside = c["harass-set-aside"]
    g.harass_out = c["harass"] - g.harass_aside
    g.firearms = s.firearms
    g.firearms_out = c["firearms"] - s.firearms
    g.corn_unseen = tuple(g.t.corn_values)
    g.intruder_unseen = g.t.intruder_counts
    g.drought = s.droughts
    g.pool[:] = s.pool
    g.subjugation[:] = s.subjugation
    g.gone = tuple([n - p - q for n, p, q in zip(g.t.cubes, s.pool, s.subjugation, strict=True)])
    tracks = s.tracks
    g.culture, g.military, g.ap = tracks["culture"], tracks["military"], tracks["ap"]
    g.morale, g.ferocity = tracks["morale"], tracks["ferocity"]
    g.in_play[:] = s.in_play
    for name, number in s.forts.items():
        area = area_of(TERRITORIES.index(name), number)
        g.fort = changed(g.fort, g.t.fort_area.index(area), area)
    for name, number in s.ranchos.items():
        g.rancho[TERRITORIES.index(name)] = number
    g.manuelito = BESIDE if s.manuelito else UNUSED
    g.sets = (1 << len(SETS)) - 1
    deck.build(g, s)


def scenario_of(g: State) -> Scenario:
    return g.t.scenarios[g.scenario]


# -- Families ----------------------------------------------------------------------------------------------------------
@book.ask(RULE, "14.3", "14.4", "14.5", rights=False)
def place_family(g: State, f: Frame) -> list[Option]:
    """Any Area of the named Territories (ruling: one Family in each)."""
    s, family = scenario_of(g), f.n
    if family >= len(s.families):
        return []
    if s.placed:
        return [("place", family, s.placed[LETTERS[family]])]
    lands = [TERRITORIES.index(name) for name in s.territories]
    if g.rulings["setup-spread"] == "one-each":
        settled = {g.territory(i) for i in range(family)}
        lands = [t for t in lands if t not in settled]
    return [("place", family, area) for t in lands for area in AREAS_OF[t]]


@place_family.chosen
def place_family_chosen(g: State, f: Frame, o: Option) -> None:
    s = scenario_of(g)
    i = o[1]
    g.at[i] = o[2]
    for kind in (MAN, WOMAN, CHILD):
        g.out[kind] -= 1
        effects.boxes(g, kind)[i] = 1
    g.say("placed", s.section, family=LETTERS[i], at=place_name(o[2]))
    if s.ferocity == "any":
        jump(f, first_ferocity)
    else:
        f.n = i + 1
        jump(f, place_family)


@book.ask(RULE, rights=False)
def first_ferocity(g: State, f: Frame) -> list[Option]:
    return [("ferocity", n) for n in range(4)]


@first_ferocity.chosen
def first_ferocity_chosen(g: State, f: Frame, o: Option) -> None:
    family = f.n
    effects.set_ferocity(g, family, o[1], RULE)
    f.n = family + 1
    jump(f, place_family)


@book.step("14.5")
def hardships(g: State, f: Frame) -> None:
    """The Rope Thrower: a die for each Family says who is missing; Manuelito joins any of them."""
    s = scenario_of(g)
    if s.people == "two-by-die":
        push(g, MISSING, seq=tuple(range(len(s.families))))


@book.step("14.5")
def missing_roll(g: State, f: Frame) -> None:
    families = f.seq
    if families:
        dice.roll(g)
    else:
        end(f)


@book.step("14.5")
def missing(g: State, f: Frame) -> None:
    families = f.seq
    i, f.seq = families[0], families[1:]
    effects.lose_person(g, i, g.t.family_range[g.die - 1], "14.5", passage=False)
    jump(f, missing_roll)


MISSING: Final = book.procedure("who is missing", missing_roll, missing, seq="Families still to roll")


@book.ask("14.5", "13/manuelito", rights=False)
def first_manuelito(g: State, f: Frame) -> list[Option]:
    return [("manuelito", i) for i in g.families()] if g.manuelito == BESIDE else []


@first_manuelito.chosen
def first_manuelito_chosen(g: State, f: Frame, o: Option) -> None:
    g.manuelito = o[1]
    g.say("manuelito-joins", "14.5", family=LETTERS[o[1]])


# -- development sets --------------------------------------------------------------------------------------------------
@book.ask(RULE, "9.1.1", rights=False)
def keep_set(g: State, f: Frame) -> list[Option]:
    """One set is sure to be in the game ..."""
    s = scenario_of(g)
    if s.removed_sets:
        for one in s.removed_sets:
            g.sets &= ~(1 << one)
        return []
    after_council = f.kind
    if g.players == 2 and not after_council:
        return []
    f.left = s.sets_removed
    return [("keep-set", i) for i in range(len(SETS))]


@keep_set.chosen
def keep_set_chosen(g: State, f: Frame, o: Option) -> None:
    after_council = f.kind
    kept = f.mask = 1 << o[1]
    if after_council:
        end(f)
    push(g, set_out, left=scenario_of(g).sets_removed, mask=kept)


book.alone(keep_set, kind="AFTER_COUNCIL", left="sets to draw out", mask="the set that is kept")


@book.chance(RULE)
def set_out(g: State, f: Frame) -> Request:
    """... three of the others are drawn out of it."""
    kept = f.mask
    return Request("set-out", "sets", [i for i in range(len(SETS)) if g.sets >> i & 1 and not kept >> i & 1])


@set_out.result
def set_out_result(g: State, f: Frame, one: int) -> None:
    g.sets &= ~(1 << one)
    g.say("set-out", RULE, set=one)
    to_come = f.left = f.left - 1
    if to_come:
        jump(f, set_out)


book.alone(set_out, left="sets to draw out", mask="the set that is kept")


# -- instructions ------------------------------------------------------------------------------------------------------
def clear_display(g: State) -> None:
    for column in (g.active, g.standby, g.inactive):
        column[:] = [OFF] * 6
    g.truce = OFF
    g.truce_ap = 0


@book.step(RULE)
def instructions(g: State, f: Frame) -> None:
    s = scenario_of(g)
    if s.removed_counters:
        fill_display(g, [i for i in range(len(COUNTERS)) if i not in s.removed_counters])
    elif s.instructions["order"] == "random":
        push(g, next_counter)
    else:
        push(g, counter_out, left=2)


@book.chance(RULE, "6.2.1", "6.2.2")
def counter_out(g: State, f: Frame) -> Request:
    """Two of the fourteen stay out."""
    left_out = f.seq
    return Request("counter-out", "counters", [i for i in range(len(COUNTERS)) if i not in left_out])


@counter_out.result
def counter_out_result(g: State, f: Frame, one: int) -> None:
    left_out = f.seq = (*f.seq, one)
    to_come = f.left = f.left - 1
    if to_come:
        jump(f, counter_out)
    else:
        fill_display(g, [i for i in range(len(COUNTERS)) if i not in left_out])


book.alone(counter_out, seq="counters left out", left="how many are still to be")


@book.chance("14.5")
def next_counter(g: State, f: Frame) -> Request:
    """The Rope Thrower: counters one by one, in the order they come."""
    drawn = f.seq
    return Request("counter", "counters", [i for i in range(len(COUNTERS)) if i not in drawn])


@next_counter.result
def next_counter_result(g: State, f: Frame, one: int) -> None:
    drawn = f.seq = (*f.seq, one)
    if len(drawn) < 12:
        jump(f, next_counter)
    else:
        fill_display(g, list(drawn))


book.alone(next_counter, seq="counters drawn, in their order")


def fill_display(g: State, order: list[int]) -> None:
    """Front side up, the Active Column first, from the top."""
    codes = [i * 2 for i in order]
    g.active[:], g.standby[:] = codes[:6], codes[6:12]
    g.inactive[:] = [OFF] * 6


# -- first developments ------------------------------------------------------------------------------------------------
@book.step(RULE, "14.3", "14.4", "14.5")
def start_developments(g: State, f: Frame) -> None:
    s = scenario_of(g)
    for d in s.taken:
        victory.take_development(g, d)
    f.left = 0 if s.taken else s.developments["count"]


@book.ask(RULE, "14.3", "14.4", "14.5", rights=False)
def choose_development(g: State, f: Frame) -> list[Option]:
    """Free and of level 1, bought, free but with its requirements, or whole sets: as the scenario has it."""
    mode, to_come = scenario_of(g).developments["mode"], f.left
    if not to_come:
        return []
    if mode == "sets":
        return [("drop-set", i) for i in range(len(SETS)) if g.sets >> i & 1]
    paid = mode == "buy"
    options: list[Option] = [
        ("buy" if paid else "choose", d) for d in victory.obtainable(g, paid) if mode != "free" or d % 3 == 0
    ]
    return [*options, ("done",)] if options else []


@choose_development.chosen
def choose_development_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "done":
        return
    if o[0] == "drop-set":
        g.sets &= ~(1 << o[1])
        for d in range(len(DEVELOPMENTS)):
            if g.sets >> d // 3 & 1:
                victory.take_development(g, d)
        return
    f.left -= 1
    if o[0] == "buy":
        victory.pay_development(g, o[1])
    else:
        victory.take_development(g, o[1])
    jump(f, choose_development)


# -- The Rope Thrower's ceremonies -------------------------------------------------------------------------------------
@book.step("14.5")
def ceremonies(g: State, f: Frame) -> None:
    """Cards are drawn until three people wait in Passage of Time; one card may be kept (facts C21)."""
    if scenario_of(g).ceremony_draw:
        push(g, draw_ceremony)


@book.chance("14.5")
def draw_ceremony(g: State, f: Frame) -> Request:
    drawn = f.seq
    return Request("ceremony", "deck", [c for c in sorted(g.t.ceremonies) if c not in drawn])


@draw_ceremony.result
def draw_ceremony_result(g: State, f: Frame, card: int) -> None:
    drawn = f.seq
    f.seq = (*drawn, card)
    effects.to_passage(g, g.t.ceremonies[card].population, "14.5")
    f.at = card
    jump(f, keep_ceremony)


@book.ask("14.5", rights=False)
def keep_ceremony(g: State, f: Frame) -> list[Option]:
    held = influence.hand_of(g, g.headman)
    return [("discard-card",)] if held else [("take-card",), ("discard-card",)]


@keep_ceremony.chosen
def keep_ceremony_chosen(g: State, f: Frame, o: Option) -> None:
    (influence.hand_of(g, g.headman) if o[0] == "take-card" else g.discards).append(f.at)
    drawn = f.seq
    if sum(g.passage[:4]) < 3 and len(drawn) < len(g.t.ceremonies):
        jump(f, draw_ceremony)


book.alone(draw_ceremony, keep_ceremony, seq="cards drawn", at="the last of them")


@book.step("2.1")
def ready(g: State, f: Frame) -> None:
    """The first turn."""
    g.say("begins", "2.1", scenario=g.scenario)
    jump(f, sequence.TURN)


SETUP: Final = book.procedure(
    "setup", place_family, hardships, first_manuelito, keep_set, instructions, councils, start_developments,
    choose_development, ceremonies, ready, jumps=(first_ferocity,),
    n="the Family that is placed", kind="0: two players choose the sets later",
    left="sets to draw out, then developments to take", mask="the set that is kept",
)  # fmt: skip
