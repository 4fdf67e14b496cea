"""Passage of Time (3.3): people grow up, animals breed, everybody is fed, the old die, the land recovers."""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.flow import jump, push
from homelands.core.state import Frame
from homelands.games.navajo.rules import deck, dice, effects, influence, weather
from homelands.games.navajo.rules.cards import PUEBLO_REVOLT
from homelands.games.navajo.rules.feeding import table
from homelands.games.navajo.rules.names import (
    AREAS_OF,
    CANYON,
    CHILD,
    ELDER,
    MAN,
    RELIGION_1,
    WARRIORS_1,
    WISDOM_2,
    WOMAN,
    place_name,
)
from homelands.games.navajo.rules.state import HORSE, LETTERS, OFF, SHEEP, State, book
from homelands.games.navajo.rules.two_player import after_passage, before_passage

IN_PASSAGE: Final = 6  # "Family" number of the Passage of Time box in a conversion
SPENT: Final = ("barter", "trade-horses", "trade-sheep")  # rights that spend animals


@book.step("9.1.4")
def sword_clause(g: State, f: Frame) -> None:
    """Warrior Society 1: a people of warriors that does not raid loses by it."""
    if g.has(WARRIORS_1) and not any(g.raided) and not any(g.recovery):
        effects.lose_military(g, -g.t.dev_params[WARRIORS_1]["military"], "9.1.4")


# -- Step 1 ------------------------------------------------------------------------------------------------------------
@book.ask("3.3/1A")
def convert(g: State, f: Frame) -> list[Option]:
    """A. Children grow up or grow old, adults grow old; whoever changes waits in Passage of Time."""
    options: list[Option] = []
    grown = [new for new in (MAN, WOMAN, ELDER) if g.out[new]]
    passage = g.passage
    boxes = zip((*g.child, passage[CHILD]), (*g.man, passage[MAN]), (*g.woman, passage[WOMAN]), strict=True)
    for where, (child, man, woman) in enumerate(boxes):
        if child:
            options += [("convert", where, CHILD, new) for new in grown]
        if man and g.out[ELDER]:
            options.append(("convert", where, MAN, ELDER))
        if woman and g.out[ELDER]:
            options.append(("convert", where, WOMAN, ELDER))
    return [*options, ("done",)] if options else []


@convert.chosen
def convert_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "done":
        return
    _, where, kind, new = o
    if where == IN_PASSAGE:
        g.passage[kind] -= 1
    else:
        effects.boxes(g, kind)[where] -= 1
    g.out[kind] += 1
    g.out[new] -= 1
    g.passage[new] += 1
    g.say("converted", "3.3/1A", where=where, kind=kind, into=new)
    if where != IN_PASSAGE:
        if kind == MAN:
            effects.man_gone(g, where)
        effects.check_family(g, where, "3.3/1A")
    jump(f, convert)


@book.ask("3.3/1B", "1.7.5/elder")
def settle(g: State, f: Frame) -> list[Option]:
    """B. From Passage of Time into Families in play, and elders onto the display."""
    options: list[Option] = []
    families = g.families()
    for kind in (MAN, WOMAN, CHILD):
        if g.passage[kind]:
            box = effects.boxes(g, kind)
            options += [("join", kind, i) for i in families if not box[i]]
    if g.passage[ELDER]:
        options.append(("seat-elder",))
    return [*options, ("done",)] if options else []


@settle.chosen
def settle_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "done":
        return
    if o[0] == "join":
        g.passage[o[1]] -= 1
        effects.boxes(g, o[1])[o[2]] = 1
        g.say("joined", "3.3/1B", kind=o[1], family=LETTERS[o[2]])
    else:
        effects.add_elders(g, 1, "3.3/1B")
        f.n += 1  # new elders, for D
    jump(f, settle)


@book.ask("3.3/1C")
def found(g: State, f: Frame) -> list[Option]:
    """C. While Culture is above 0, a Family that is out of play may be founded; it needs an adult."""
    if not g.culture or not (g.passage[MAN] or g.passage[WOMAN]):
        return []
    here = sum([1 << kind for kind in (MAN, WOMAN, CHILD) if g.passage[kind]])
    masks = [mask for mask in range(1, 8) if mask & 3 and not mask & ~here]
    options: list[Option] = [("found", i, mask) for i in range(6) if g.at[i] == OFF for mask in masks]
    return [*options, ("done",)] if options else []


@found.chosen
def found_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "done":
        return
    family = o[1]
    for kind in (MAN, WOMAN, CHILD):
        if o[2] >> kind & 1:
            g.passage[kind] -= 1
            effects.boxes(g, kind)[family] = 1
    f.who = family
    jump(f, found_where)


@book.ask("3.3/1C", "13/canyon")
def found_where(g: State, f: Frame) -> list[Option]:
    return [("found-at", a) for a in AREAS_OF[CANYON]]


@found_where.chosen
def found_where_chosen(g: State, f: Frame, o: Option) -> None:
    g.fierce[f.who] = 0
    g.say("founded", "3.3/1C", family=LETTERS[f.who], at=place_name(o[1]))
    jump(f, found)
    effects.put_family(g, f.who, o[1])


@book.step("3.3/1D")
def count_culture(g: State, f: Frame) -> None:
    """D. -1 an empty space of a Family in play, then +1 a new elder (ruling culture-count: one adjustment)."""
    empty = 3 * len(g.families()) - sum(g.man) - sum(g.woman) - sum(g.child)
    elders = f.n
    gain = elders + (g.t.dev_params[RELIGION_1]["culture"] if g.has(RELIGION_1) else 0)
    g.say("culture-count", "3.3/1D", empty=empty, elders=elders)
    if g.rulings["culture-count"] == "netted":
        gain, empty = max(0, gain - empty), max(0, empty - gain)
    effects.lose_culture(g, empty, "3.3/1D")
    effects.gain_culture(g, gain, "3.3/1D")
    f.n = 0


@book.step("3.3/1E")
def discard_people(g: State, f: Frame) -> None:
    """E. Whoever is left in Passage of Time is lost."""
    for kind in (MAN, WOMAN, CHILD, ELDER):
        if g.passage[kind]:
            g.say("passage-lost", "3.3/1E", kind=kind, n=g.passage[kind])
            g.out[kind] += g.passage[kind]
            g.passage[kind] = 0


# -- Steps 2 to 4 ------------------------------------------------------------------------------------------------------
@book.step("3.3/2")
def return_animals(g: State, f: Frame) -> None:
    n = sum(g.horse) + g.passage[HORSE]
    g.horses += n
    g.sheep += g.passage[SHEEP]
    g.horse[:] = [0] * 6
    g.passage[HORSE] = g.passage[SHEEP] = 0
    if n:
        g.say("horses-return", "3.3/2", n=n)


@book.step("3.3/3")
def breed(g: State, f: Frame) -> None:
    """Each kind of animal in Resources gains one, while counters last."""
    had_sheep = g.sheep
    if g.horses:
        effects.gain_animal(g, HORSE, "3.3/3")
    if had_sheep:
        effects.gain_animal(g, SHEEP, "3.3/3")


@book.step("3.3/4")
def fields(g: State, f: Frame) -> None:
    if g.corn:
        push(g, HARVEST, seq=tuple(sorted(a for a in g.corn if a in g.at)))


@book.ask("3.3/4")
def designate(g: State, f: Frame) -> list[Option]:
    """All corn to be harvested is named before any is turned over. No dice."""
    asked, fields = f.left, f.seq
    if asked >= len(fields):
        return []
    area = fields[asked]
    return [("reap", area), ("leave", area)]


@designate.chosen
def designate_chosen(g: State, f: Frame, o: Option) -> None:
    asked = f.left
    if o[0] == "reap":
        f.mask |= 1 << asked
    f.left = asked + 1
    jump(f, designate)


@book.step("3.3/4")
def next_field(g: State, f: Frame) -> None:
    named, fields = f.mask, f.seq
    if named:
        first = named & -named
        f.mask = named - first
        f.at = fields[first.bit_length() - 1]
        jump(f, turn_corn)


@book.chance("3.3/4", "1.6.1/corn")
def turn_corn(g: State, f: Frame) -> Request:
    return effects.corn_request(g, f.at)


@turn_corn.result
def turn_corn_result(g: State, f: Frame, value: int) -> None:
    effects.gather_corn(g, f.at, value, "3.3/4")
    jump(f, next_field)


HARVEST: Final = book.procedure(
    "harvest", designate, next_field, jumps=(turn_corn,),
    seq="Areas with corn", left="how many of them were asked about", mask="those to be harvested, by their place in it",
    at="the Area whose corn is turned over",
)  # fmt: skip


# -- Steps 6 to 11 -----------------------------------------------------------------------------------------------------
@book.ask("3.3/6", "10.1", always=True)
def spare_animals(g: State, f: Frame) -> list[Option]:
    """Animals that will find no grass may still be bartered, or horses mounted (tutorial)."""
    horses, sheep = _without_grass(g)
    saves = ("mount", *SPENT) if horses else SPENT if sheep else ()
    return [("done",)] if saves and any(o[0] in saves for o in book.rights(g, f)) else []


@spare_animals.chosen
def spare_animals_chosen(g: State, f: Frame, o: Option) -> None:
    """Nothing more is done with them."""


def _without_grass(g: State) -> tuple[int, int]:
    """Horses and sheep in Resources beyond one of each kind an occupied Territory."""
    room = len(g.occupied())
    return max(0, g.horses - room), max(0, g.sheep - room)


@book.step("3.3/6")
def graze(g: State, f: Frame) -> None:
    """One sheep and one horse an occupied Territory."""
    effects.lose_animals(g, *_without_grass(g), "3.3/6")


@book.step("3.3/7")
def old_age(g: State, f: Frame) -> None:
    boxes = [b for b in range(6, 0, -1) if g.elders[b] and g.t.elder_rating[b]]
    if boxes:
        push(g, DEATHS, seq=tuple([b * 4 + owner % 4 for b in boxes for owner in influence.owners(g, b)]))


@book.step("3.3/7")
def death_roll(g: State, f: Frame) -> None:
    """A die for each elder with a Rating, from the right."""
    elders = f.seq
    if elders:
        box = elders[0] // 4
        dice.roll(g, fine=lambda die: not dies(g, box, die))
        jump(f, death_check)


@book.step("3.3/7")
def death_check(g: State, f: Frame) -> None:
    elders = f.seq
    (box, owner), f.seq = divmod(elders[0], 4), elders[1:]
    if elder_death(g, box, "3.3/7"):
        influence.elder_gone(g, box, owner if owner < 2 else OFF)
    jump(f, death_roll)


def dies(g: State, box: int, die: int) -> bool:
    """A die of at most the Rating; below it with Wisdom 2."""
    need = g.t.elder_rating[box]
    return die < need if g.has(WISDOM_2) else die <= need


def elder_death(g: State, box: int, rule: str) -> bool:
    need = g.t.elder_rating[box]
    dead = dies(g, box, g.die)
    g.say("death-check", rule, box=box + 1, die=g.die, need=need, dies=dead)
    if dead:
        g.elders[box] -= 1
        g.out[ELDER] += 1
    return dead


DEATHS: Final = book.procedure(
    "elder deaths", death_roll, jumps=(death_check,), seq="elders to roll for: 4 * box + their player (3: none)"
)


@book.step("3.3/8")
def land_roll(g: State, f: Frame) -> None:
    dice.roll(g)


@book.step("3.3/8")
def land_recovers(g: State, f: Frame) -> None:
    weather.recover(g, g.die - 1, "3.3/8")


@book.step("3.3/9")
def return_corn(g: State, f: Frame) -> None:
    effects.return_corn_stock(g, "3.3/9")


def _revolt(g: State) -> bool:
    """The Pueblo Revolt goes on, or is still to come."""
    return g.playing(PUEBLO_REVOLT) or deck.holds(g, PUEBLO_REVOLT)


@book.step("3.3/10")
def free_pueblos(g: State, f: Frame) -> None:
    """After the Pueblo Revolt, a New Mexico that is not subjugated disheartens the enemy."""
    gone = g.rulings["revolt-removed"] == "absent" or PUEBLO_REVOLT in g.removed + g.discards
    if gone and effects.subjugated_cubes(g) < effects.SUBJUGATED and not _revolt(g):
        effects.change_morale(g, -1, "3.3/10")


@book.step("3.3/11", "13/exhaust")
def passage_reset(g: State, f: Frame) -> None:
    effects.reset_cubes(g, "3.3/11")
    g.exhausted = 0


PASSAGE: Final = book.procedure(
    "passage of time", before_passage, sword_clause, convert, settle, found, count_culture,
    discard_people, return_animals, breed, fields, table, spare_animals, graze, old_age, land_roll,
    land_recovers, return_corn, free_pueblos, passage_reset, after_passage, jumps=(found_where,),
    n="elders seated this time", who="the Family that is founded",
)  # fmt: skip
