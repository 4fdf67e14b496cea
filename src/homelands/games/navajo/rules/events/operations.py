"""Major Events of the Operations cards (6), and the four Minor Events (7)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame, added
from homelands.games.navajo.rules import deck, dice, display, effects, influence, intruders, planning, rights, weather
from homelands.games.navajo.rules.names import BLUE, COLOURS, GREEN, HOPI, RED, TERRITORY_OF, ZUNI, place_name
from homelands.games.navajo.rules.state import BOTH, LETTERS, OFF, PLANNING, State, book

RULE: Final = "2.2.2"
DROUGHT: Final = 0  # Minor Events that roll a die
RECOVERY: Final = 1
SWAP: Final = 2
SAVES: Final = ("mount", "barter", "barter-corn", "trade-horses", "trade-sheep", "goods-animal")  # from a Bad Harvest


def firearms(g: State) -> None:
    effects.gain_firearms(g, RULE)


def apache_war(g: State) -> None:
    """Others make war on New Mexico: a red cube back into the bag, or the enemy loses heart; fewer APs."""
    p = g.t.events["apache-war"]
    if g.subjugation[RED]:
        g.subjugation[RED] -= 1
        g.pool[RED] += 1
        g.say("unsubjugated", RULE, now=g.subjugation[RED])
    else:
        effects.change_morale(g, p["morale"], RULE)
    effects.enemy_loses_ap(g, -p["enemy_ap"], RULE)


# -- Bad Harvest and People of the Planted Fields ----------------------------------------------------------------------
def bad_harvest(g: State) -> None:
    p = g.t.events["bad-harvest"]
    dry = sum(1 for t in g.occupied() if g.drought[t])
    n = min(max(dry, p["least"]), p["most"])
    g.say("bad-harvest", RULE, n=n)
    push(g, harvest_fails, left=n)


@book.ask(RULE, "10.1", rights=False)
def harvest_fails(g: State, f: Frame) -> list[Option]:
    """Corn or an animal for each; Culture for what cannot be given."""
    to_give = f.left
    if not to_give:
        return []
    options: list[Option] = [("give-field", a) for a in sorted(g.corn)]
    options += [("give-corn", v) for v in sorted(set(g.corn_stock))]
    if g.sheep:
        options.append(("give-sheep",))
    if g.horses:
        options.append(("give-horse",))
    options = options or [("go-without",)]
    acts = book.rights(g, f)
    return options + acts if len(options) > 1 or any(o[0] in SAVES for o in acts) else options


@harvest_fails.chosen
def harvest_fails_chosen(g: State, f: Frame, o: Option) -> None:
    jump(f, harvest_fails)
    if rights.take(g, o):
        return
    f.left -= 1
    if o[0] == "give-field":
        effects.drop_corn(g, o[1], RULE)
    elif o[0] == "give-corn":
        effects.use_corn(g, o[1])
        g.say("corn-spent", RULE, values=[o[1]])
    elif o[0] == "give-sheep":
        effects.lose_animals(g, 0, 1, RULE)
    elif o[0] == "give-horse":
        effects.lose_animals(g, 1, 0, RULE)
    else:
        effects.lose_culture(g, -g.t.events["bad-harvest"]["culture"], RULE)


book.alone(harvest_fails, left="how much is still to be given")


def planted_fields(g: State) -> None:
    if _fertile(g):
        push(g, sow, left=g.t.events["planted-fields"]["families"])
    else:
        push(g, rain)


def _fertile(g: State) -> list[int]:
    """Families in an Area without corn, in a Territory without drought and Rancho."""
    return [
        i
        for i in g.in_areas()
        if g.at[i] not in g.corn and not g.drought[t := TERRITORY_OF[g.at[i]]] and not g.rancho[t]
    ]


@book.ask(RULE)
def sow(g: State, f: Frame) -> list[Option]:
    families = f.left
    if not families or len(g.corn_unseen) <= len(g.corn):
        return []
    options: list[Option] = [("sow", i) for i in _fertile(g)]
    return [*options, ("done",)] if options else []


@sow.chosen
def sow_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "sow":
        f.left -= 1
        effects.plant_corn(g, g.at[o[1]])
        g.say("planted", RULE, family=LETTERS[o[1]], at=place_name(g.at[o[1]]))
        jump(f, sow)


@book.ask(RULE)
def rain(g: State, f: Frame) -> list[Option]:
    """No Family can plant: one drought ends instead, where a Family lives."""
    return [("rain", t) for t in g.occupied() if g.drought[t]]


@rain.chosen
def rain_chosen(g: State, f: Frame, o: Option) -> None:
    g.drought = added(g.drought, o[1], -1)
    g.say("drought-ends", RULE, territory=o[1], left=g.drought[o[1]])


book.alone(sow, left="Families that may still plant")
book.alone(rain)


# -- Shaman ------------------------------------------------------------------------------------------------------------
def shaman(g: State) -> None:
    """Only after Planning: the next three cards are seen and put back in any order."""
    if g.operation == PLANNING:
        push(g, SHAMAN, left=min(g.t.events["shaman"]["cards"], deck.cards_left(g)))
    else:
        g.say("no-shaman", RULE)


@book.step(RULE)
def foresee(g: State, f: Frame) -> None:
    """Cards that are known already need no draw."""
    deck.look(g)
    g.foresight = BOTH if g.players == 1 else 1 << g.headman
    cards = f.left
    if len(g.top) >= cards:
        jump(f, show_cards)


@book.chance(RULE)
def see_card(g: State, f: Frame) -> Request:
    return deck.request(g)


@see_card.result
def see_card_result(g: State, f: Frame, card: int) -> None:
    deck.take(g, card)
    g.top.append(card)
    jump(f, foresee)


@book.ask("16.5.3", rights=False)
def show_cards(g: State, f: Frame) -> list[Option]:
    """Two players: the Headman may show the cards to the other."""
    return [] if g.players == 1 else [("show-cards",), ("keep-secret",)]


@show_cards.chosen
def show_cards_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "show-cards":
        g.foresight = BOTH


@book.ask(RULE, rights=False)
def reorder(g: State, f: Frame) -> list[Option]:
    cards = f.left
    return [("order", *p) for p in permutations(g.top[:cards])]


@reorder.chosen
def reorder_chosen(g: State, f: Frame, o: Option) -> None:
    cards = f.left
    g.top[:cards] = o[1:]
    g.say("foreseen", RULE, cards=list(o[1:]))


SHAMAN: Final = book.procedure("shaman", foresee, see_card, left="cards to be seen")
book.procedure("foreseen cards", show_cards, reorder, left="cards that were seen")


@book.cites("3.1/3")
def influential_elders(g: State) -> None:
    """Ferocity that elders have changed on this card stays as it is (ruling elders-once)."""
    if g.rulings["elders-once"] == "operation":
        g.touched = 0
    push(g, planning.ELDER_ACTIONS)


# -- tribes ------------------------------------------------------------------------------------------------------------
@book.cites("4.1.7")
def hostile_tribes(g: State) -> None:
    """Starred counters to their front; then each moves up one place in its column, Active before Standby."""
    stars = [c.star for c in g.t.instructions[g.period]]
    for column in (g.active, g.standby, g.inactive):
        for row, code in enumerate(column):
            if code != OFF and stars[code >> 1] and code & 1:
                display.flip(g, column, row, RULE)
    for column in (g.active, g.standby):
        for row in range(6):
            if column[row] != OFF and stars[column[row] >> 1]:
                display.swap_up(g, column, row, RULE)


def pueblo_war(g: State) -> None:
    if _western(g):
        push(g, pueblo_victim)
    else:
        effects.lose_culture(g, -g.t.events["pueblo-war"]["culture"], RULE)


def _western(g: State) -> list[int]:
    return [i for i in g.in_areas() if TERRITORY_OF[g.at[i]] in (HOPI, ZUNI)]


@book.ask(RULE)
def pueblo_victim(g: State, f: Frame) -> list[Option]:
    """The player names the Family that the war scatters."""
    return [("scatter", i) for i in _western(g)]


@pueblo_victim.chosen
def pueblo_victim_chosen(g: State, f: Frame, o: Option) -> None:
    g.say("scattered", RULE, family=LETTERS[o[1]])
    influence.failure(g, o[1])
    effects.disband(g, o[1], RULE)


book.alone(pueblo_victim)


def apaches_raid(g: State) -> None:
    """A cube, as others raid: red subjugates, soldiers beat them off, all else is booty. A Peace is not broken."""
    push(g, APACHES)


@book.step(RULE, "4.2.7")
def apaches_draw(g: State, f: Frame) -> None:
    if not dice.draw_cube(g):
        end(f)


@book.step(RULE)
def apaches_drawn(g: State, f: Frame) -> None:
    if g.cube == RED:
        effects.red_enters(g, 1, RULE)
    elif g.cube in (GREEN, BLUE):
        g.pool[g.cube] += 1
    else:
        g.raided[g.cube] += 1
        g.say("raided-by-others", RULE, colour=COLOURS[g.cube])


APACHES: Final = book.procedure("apaches raid", apaches_draw, apaches_drawn)


def trappers(g: State) -> None:
    push(g, intruders.PLACE)


MAJOR: Final = {
    "firearms": firearms,
    "apache-war": apache_war,
    "bad-harvest": bad_harvest,
    "planted-fields": planted_fields,
    "shaman": shaman,
    "influential-elders": influential_elders,
    "hostile-tribes": hostile_tribes,
    "pueblo-war": pueblo_war,
    "apaches-raid": apaches_raid,
    "trappers": trappers,
}


# -- Minor Events ------------------------------------------------------------------------------------------------------
@book.step("7.2.1", "7.2.2", "7.2.3", "1.7.2/die")
def minor_roll(g: State, f: Frame) -> None:
    dice.roll(g)


@book.step("7.2.1", "7.2.2", "7.2.3")
def minor_rolled(g: State, f: Frame) -> None:
    event = f.kind
    if event == DROUGHT:
        weather.drought(g, g.die - 1, "7.2.1")
    elif event == RECOVERY:
        weather.recover(g, g.die - 1, "7.2.2")
    else:
        display.swap_with_standby(g, g.die - 1, g.die - 1, "7.2.3")


MINOR_ROLL: Final = book.procedure("minor event", minor_roll, minor_rolled, kind="DROUGHT, RECOVERY or SWAP")


@book.cites("7.2.4")
def minor_reset(g: State) -> None:
    effects.reset_cubes(g, "7.2.4")


MINOR: Final = {
    "drought": lambda g: push(g, MINOR_ROLL, kind=DROUGHT),
    "recovery": lambda g: push(g, MINOR_ROLL, kind=RECOVERY),
    "swap": lambda g: push(g, MINOR_ROLL, kind=SWAP),
    "reset": minor_reset,
}
