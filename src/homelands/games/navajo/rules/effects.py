"""The common changes of a position: points, people, places, animals, goods, corn, cubes.

Rules in several modules make them; what one rule alone changes stands, as a rule, in its own module. A function that
is given a rule tells what happened under it. Points never leave their track; a counter that is not there is no gain.
"""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.flow import push
from homelands.core.state import changed, without
from homelands.games.navajo.rules import cups, intruders, victory
from homelands.games.navajo.rules.cards import CIVIL_WAR, PUEBLO_REVOLT
from homelands.games.navajo.rules.names import (
    BLACK,
    CAUGHT,
    CHILD,
    ELDER,
    ESCAPE,
    I_TRADE_GOODS,
    MAN,
    RED,
    SANTA_FE,
    WOMAN,
    place_name,
)
from homelands.games.navajo.rules.names import LETTERS as COUNTERS
from homelands.games.navajo.rules.state import BESIDE, HORSE, LETTERS, OFF, SHEEP, State, book

NO_CAP: Final = 99  # beyond the end of any track
SUBJUGATED: Final = 3  # red cubes that subjugate New Mexico (1.7.3)
ABF: Final = tuple(COUNTERS.index(letter) for letter in "ABF")  # Instruction counters of the Subjugation chart


# -- points ------------------------------------------------------------------------------------------------------------
@book.cites("1.7.4/convert")
def lose_culture(g: State, n: int, rule: str) -> None:
    """A loss at 0 becomes two losses of the other kind; when both are 0 nothing more can be lost (ruling)."""
    _lose(g, n, 0, rule)


@book.cites("1.7.4/convert")
def lose_military(g: State, n: int, rule: str) -> None:
    _lose(g, 0, n, rule)


def _lose(g: State, culture: int, military: int, rule: str) -> None:
    if culture + military <= 0:
        return
    before = (g.culture, g.military)
    while culture or military:
        if not g.culture and not g.military:
            break
        if culture:
            culture -= 1
            if g.culture:
                g.culture -= 1
            else:
                military += 2
        else:
            military -= 1
            if g.military:
                g.military -= 1
            else:
                culture += 2
    if not g.culture and not g.military and g.rulings["both-tracks-zero"] == "at-once":
        push(g, victory.ruin)
    if g.culture != before[0]:
        g.say("culture", rule, change=g.culture - before[0], now=g.culture)
    if g.military != before[1]:
        g.say("military", rule, change=g.military - before[1], now=g.military)


@book.cites("1.7.4/caps")
def gain_culture(g: State, n: int, rule: str, most: int = NO_CAP) -> int:
    gained = max(0, min(n, min(most, g.t.track_max) - g.culture))
    if gained:
        g.culture += gained
        g.say("culture", rule, change=gained, now=g.culture)
    return gained


@book.cites("1.7.4/caps")
def gain_military(g: State, n: int, rule: str, most: int = NO_CAP) -> int:
    gained = max(0, min(n, min(most, g.t.track_max) - g.military))
    if gained:
        g.military += gained
        g.say("military", rule, change=gained, now=g.military)
    return gained


@book.cites("1.7.4/caps")
def gain_ap(g: State, n: int, rule: str) -> None:
    gained = min(n, g.t.track_max - g.ap)
    if gained:
        g.ap += gained
        g.say("ap", rule, change=gained, now=g.ap)


def spend_ap(g: State, n: int, rule: str) -> None:
    g.ap -= n
    g.say("ap", rule, change=-n, now=g.ap)


def set_ap(g: State, n: int, rule: str) -> None:
    if g.ap != n:
        g.say("ap", rule, change=n - g.ap, now=n)
        g.ap = n


def change_morale(g: State, n: int, rule: str) -> None:
    now = max(0, min(g.t.track_max, g.morale + n))
    if now != g.morale:
        g.say("morale", rule, change=now - g.morale, now=now)
        g.morale = now


def change_enemy_ferocity(g: State, n: int, rule: str) -> None:
    now = max(0, min(g.t.track_max, g.ferocity + n))
    if now != g.ferocity:
        g.say("enemy-ferocity", rule, change=now - g.ferocity, now=now)
        g.ferocity = now


@book.cites("1.6.1/limits")
def enemy_gains_ap(g: State, n: int, rule: str) -> None:
    """Enemy AP counters are limited: those in use as APs, in a truce or as raiders cannot be taken again."""
    free = g.t.counters["enemy-ap"] - g.enemy_ap - g.truce_ap - g.santa_fe - len(g.raiders)
    gained = min(n, free)
    if gained > 0:
        g.enemy_ap += gained
        g.say("enemy-ap", rule, change=gained, now=g.enemy_ap)


def enemy_loses_ap(g: State, n: int, rule: str) -> None:
    lost = min(n, g.enemy_ap)
    if lost:
        g.enemy_ap -= lost
        g.say("enemy-ap", rule, change=-lost, now=g.enemy_ap)


@book.cites("1.6.1/family")
def set_ferocity(g: State, family: int, value: int, rule: str) -> None:
    """Ferocity is 0-3, and the Evasion number changes with it."""
    value = max(0, min(3, value))
    if g.fierce[family] != value:
        g.fierce[family] = value
        g.say("ferocity", rule, family=LETTERS[family], now=value)


def fiercer(g: State, family: int, rule: str) -> None:
    """+1 Ferocity; a Family without a man gains none."""
    if g.man[family]:
        set_ferocity(g, family, g.fierce[family] + 1, rule)


# -- people ------------------------------------------------------------------------------------------------------------
def boxes(g: State, kind: int) -> list[int]:
    """The spaces of one kind in the six Family Boxes."""
    return g.man if kind == MAN else g.woman if kind == WOMAN else g.child if kind == CHILD else g.horse


@book.cites("1.6.1/limits")
def to_passage(g: State, kind: int, rule: str, n: int = 1) -> int:
    """People from Out of Play to the Passage of Time box, as far as there are any."""
    n = min(n, g.out[kind])
    if n:
        g.out[kind] -= n
        g.passage[kind] += n
        g.say("to-passage", rule, kind=kind, n=n)
    return n


def lose_person(g: State, family: int, kind: int, rule: str, passage: bool) -> None:
    """One person leaves a Family Box: to Passage of Time, or (lost) to Out of Play. The Family is checked later."""
    boxes(g, kind)[family] -= 1
    (g.passage if passage else g.out)[kind] += 1
    g.say("person-away" if passage else "person-lost", rule, family=LETTERS[family], kind=kind)
    if kind == MAN:
        man_gone(g, family)


def man_gone(g: State, family: int) -> None:
    """Manuelito leaves with the man; Ferocity drops in the Discard Phase (ruling: at once)."""
    if g.manuelito == family:
        g.manuelito = BESIDE
        g.say("manuelito-waits", "13/manuelito")
    if g.rulings["manless-ferocity"] == "at-once":
        set_ferocity(g, family, 0, "2.3.4")


@book.cites("1.7.5/family")
def check_family(g: State, family: int, rule: str = "1.7.5/family") -> None:
    """A Family without an adult leaves the map; its child and horse go to Passage of Time."""
    if g.at[family] != OFF and not g.man[family] and not g.woman[family]:
        _box_to_passage(g, family, rule)


@book.cites("3.2.2")
def disband(g: State, family: int, rule: str) -> None:
    """All its people (and its horse) to Passage of Time, its counter off the map."""
    _box_to_passage(g, family, rule)


def _box_to_passage(g: State, family: int, rule: str) -> None:
    empty_box(g, family, rule, told=False)
    leave_map(g, family, rule)


def empty_box(g: State, family: int, rule: str, told: bool = True) -> None:
    """All people and the horse of a Family to Passage of Time; who tells of the Family itself tells it in one."""
    for kind in (MAN, WOMAN, CHILD, HORSE):
        box = boxes(g, kind)
        if box[family]:
            box[family] = 0
            g.passage[kind] += 1
            if told and kind != HORSE:
                g.say("person-away", rule, family=LETTERS[family], kind=kind)
    if told:
        man_gone(g, family)


def leave_map(g: State, family: int, rule: str) -> None:
    old = g.at[family]
    g.at[family] = OFF
    g.fierce[family] = 0
    g.followers = changed(g.followers, family, OFF)
    g.say("family-off", rule, family=LETTERS[family], at=place_name(old))
    if g.manuelito == family:
        g.manuelito = BESIDE
        g.say("manuelito-waits", "13/manuelito")
    corn_check(g, old)


# -- places ------------------------------------------------------------------------------------------------------------
@book.cites("3.2.4/plant")
def corn_check(g: State, area: int) -> None:
    """A Family has left: corn is lost if it was the last one of the Area (ruling corn-lost: any)."""
    if area in g.corn and (area not in g.at or g.rulings["corn-lost"] == "any-family"):
        drop_corn(g, area, "3.2.4/plant")


@book.cites("1.6.1/corn")
def plant_corn(g: State, area: int) -> None:
    """A counter out of the cup, face-down."""
    g.corn.append(area)
    if g.corn_laid:
        g.corn_laid = (*g.corn_laid, area)


def drop_corn(g: State, area: int, rule: str) -> None:
    g.corn.remove(area)
    if g.corn_laid:
        g.corn_laid, g.corn_back = cups.went_back(g.corn_laid, g.corn_back, g.corn_laid.index(area))
    g.say("corn-lost", rule, at=place_name(area))


@book.cites("13/intruder")
def put_family(g: State, family: int, place: int) -> None:
    """Move a Family counter. An Intruder in the new Area is revealed at once, whatever brought the Family there."""
    old = g.at[family]
    g.at[family] = place
    if 0 <= old < SANTA_FE and old != place:
        corn_check(g, old)
    if place < SANTA_FE and g.intruders and any(code >> 4 == place for code in g.intruders):
        push(g, intruders.reveal, who=family, at=place)


def to_escape(g: State, family: int, rule: str) -> None:
    t = g.territory(family)
    g.say("escapes", rule, family=LETTERS[family], territory=t)
    put_family(g, family, ESCAPE + t)


def to_caught(g: State, family: int, territory: int, rule: str) -> None:
    g.say("caught", rule, family=LETTERS[family], territory=territory)
    put_family(g, family, CAUGHT + territory)


# -- animals and goods -------------------------------------------------------------------------------------------------
@book.cites("1.6.1/limits", "1.6.1/sheep")
def gain_animal(g: State, kind: int, rule: str) -> bool:
    """A horse or sheep from Out of Play to Resources; sheep never go into a Family Box."""
    if not g.out[kind]:
        g.say("none-left", rule, kind=kind)
        return False
    g.out[kind] -= 1
    if kind == HORSE:
        g.horses += 1
    else:
        g.sheep += 1
    g.say("animal", rule, kind=kind, n=1)
    return True


def lose_animals(g: State, horses: int, sheep: int, rule: str) -> None:
    g.horses -= horses
    g.sheep -= sheep
    g.out[HORSE] += horses
    g.out[SHEEP] += sheep
    if horses:
        g.say("animal", rule, kind=HORSE, n=-horses)
    if sheep:
        g.say("animal", rule, kind=SHEEP, n=-sheep)


def gain_goods(g: State, n: int, rule: str) -> None:
    n = min(n, g.goods_out)
    if n:
        g.goods_out -= n
        g.goods += n
        g.say("goods", rule, change=n, now=g.all_goods())


def spend_goods(g: State, n: int, rule: str) -> None:
    """Ordinary Trade Goods go first, since they can be bought again (ruling goods-spent); an Intruder's to its cup."""
    ordinary = min(n, g.goods) if g.rulings["goods-spent"] == "ordinary" else max(0, n - g.intruder_goods)
    g.goods -= ordinary
    g.goods_out += ordinary
    if n > ordinary:
        g.intruder_goods -= n - ordinary
        for _ in range(n - ordinary):
            intruders.into_cup(g, I_TRADE_GOODS)
    g.say("goods", rule, change=-n, now=g.all_goods())


@book.cites("1.6.1/firearms")
def gain_firearms(g: State, rule: str) -> bool:
    """One Firearms counter, ordinary or of an Intruder, from Out of Play to Resources."""
    if g.firearms_out:
        g.firearms_out -= 1
        g.firearms += 1
    elif g.intruder_firearms_out:
        g.intruder_firearms_out -= 1
        g.intruder_firearms += 1
    else:
        g.say("no-firearms", rule)
        return False
    g.say("firearms", rule, change=1, now=g.all_firearms())
    return True


@book.cites("1.6.1/firearms")
def spend_firearms(g: State, rule: str) -> None:
    """Out of Play after the Battle. An Intruder's counter goes first (it makes no difference later)."""
    if g.intruder_firearms:
        g.intruder_firearms -= 1
        g.intruder_firearms_out += 1
    else:
        g.firearms -= 1
        g.firearms_out += 1
    g.say("firearms", rule, change=-1, now=g.all_firearms())


@book.cites("1.6.1/corn")
def corn_request(g: State, area: int) -> Request:
    """Which corn counter is turned up: any that nobody has seen and that was in the cup when it was planted."""
    values = sorted(set(g.corn_unseen))
    if not g.corn_laid:
        return Request("corn", "corn", values, [g.corn_unseen.count(v) for v in values])
    likely = cups.weights(_corn_counts(g), g.corn_laid, g.corn_back, g.corn_laid.index(area))
    values = [v for v in values if likely[v]]
    return Request("corn", "corn", values, [likely[v] for v in values])


def _corn_counts(g: State) -> list[int]:
    """Unseen corn by its value."""
    return [g.corn_unseen.count(v) for v in range(max(g.corn_unseen) + 1)]


def gather_corn(g: State, area: int, value: int, rule: str) -> None:
    """A field's corn, now known, into Resources."""
    g.corn.remove(area)
    if g.corn_laid:
        i = g.corn_laid.index(area)
        g.corn_laid, g.corn_back = cups.turned_up(_corn_counts(g), g.corn_laid, g.corn_back, i, value)
    g.corn_unseen = without(g.corn_unseen, value)
    g.corn_stock.append(value)
    g.say("harvested", rule, at=place_name(area), value=value)


def use_corn(g: State, value: int) -> None:
    """A counter goes from Resources back into the cup."""
    g.corn_stock.remove(value)
    _corn_back(g, value)


def _corn_back(g: State, *values: int) -> None:
    g.corn_unseen = tuple(sorted((*g.corn_unseen, *values)))
    if g.corn:
        g.corn_laid = g.corn_laid or tuple(g.corn)
        for value in values:
            g.corn_back = cups.came_back(g.corn_laid, g.corn_back, value)


def return_corn_stock(g: State, rule: str) -> None:
    if g.corn_stock:
        _corn_back(g, *g.corn_stock)
        g.say("corn-returned", rule, n=len(g.corn_stock))
        g.corn_stock.clear()


# -- cubes -------------------------------------------------------------------------------------------------------------
@book.cites("13/reset")
def reset_cubes(g: State, rule: str) -> None:
    """Recovery to the Raid Pool, then Raided Cubes to Recovery. Pueblo Revolt forbids it."""
    if g.playing(PUEBLO_REVOLT):
        g.say("no-reset", "13/reset")
        return
    if any(g.recovery) or any(g.raided):
        g.pool[:] = [n + back for n, back in zip(g.pool, g.recovery, strict=True)]
        g.recovery[:] = g.raided
        g.raided[:] = [0] * 7
        g.say("reset", rule, pool=sum(g.pool), recovery=sum(g.recovery))


def cubes_to_pool(g: State, *from_boxes: list[int]) -> None:
    for box in from_boxes:
        for c in range(7):
            g.pool[c] += box[c]
            box[c] = 0


@book.cites("1.7.3", "1.8")
def red_enters(g: State, n: int, rule: str) -> None:
    """Red cubes, already taken out of the pool, go into the Subjugation box; the third one changes the enemy."""
    before = g.subjugation[RED]
    g.subjugation[RED] += n
    g.say("subjugated", rule, n=n, now=g.subjugation[RED])
    if before < SUBJUGATED <= g.subjugation[RED]:
        subjugated(g)


def subjugated(g: State) -> None:
    """The Subjugation chart's row for the third red cube."""
    for effect in g.t.subjugation[g.period]:
        if effect == "remove-41":
            remove_card(g, PUEBLO_REVOLT, "1.7.3")
        elif effect == "remove-54":
            remove_card(g, CIVIL_WAR, "1.7.3")
        elif effect == "turn-abf":
            for column in (g.active, g.standby, g.inactive):
                for row, code in enumerate(column):
                    if code >> 1 in ABF and not code & 1:
                        column[row] = code | 1
            g.say("turned-abf", "1.7.3")
        elif effect == "reset":
            reset_cubes(g, "1.7.3")
        else:
            change_morale(g, 1, "1.7.3")


@book.cites("6.1.2")
def remove_card(g: State, card: int, rule: str) -> None:
    """A card removed from play never comes back, and its lasting effect ends."""
    if card in g.in_play:
        g.in_play.remove(card)
        g.removed.append(card)
        g.say("card-removed", rule, card=card)


def subjugated_cubes(g: State) -> int:
    """Cubes that count as subjugation: the red ones (ruling: the black tally too, where a rule says just cubes)."""
    return g.subjugation[RED] + (g.subjugation[BLACK] if g.rulings["black-cubes"] == "all" else 0)


def lose_elder(g: State, box: int, rule: str) -> None:
    g.elders[box] -= 1
    g.out[ELDER] += 1
    g.say("elder-lost", rule, box=box + 1)


def add_elders(g: State, n: int, rule: str) -> None:
    """Elders from the Passage of Time box to the left-most box of the display."""
    g.passage[ELDER] -= n
    g.elders[0] += n
    g.say("elder-seated", rule, n=n)
