"""What each Enemy Instruction does (4.2), and how they turn into one another."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame
from homelands.games.navajo.rules import dice, effects, raids, tribal
from homelands.games.navajo.rules.cards import CIVIL_WAR, SETTLERS
from homelands.games.navajo.rules.names import (
    AREAS,
    BUILD,
    BUILD_SUBVERT,
    CANYON,
    CHILD,
    COLONIZE,
    COLOURS,
    COMANCHE,
    EXPAND,
    RAID,
    RED,
    SLAVES,
    SPANISH,
    SUBJUGATE,
    SUBVERT,
    UTES,
    WOMAN,
    area_of,
    place_name,
)
from homelands.games.navajo.rules.state import State, book


def carry_out(g: State, kind: int, ap: int) -> None:
    """Do the instruction for the APs spent."""
    ACTS[kind](g, ap)


# -- Build -------------------------------------------------------------------------------------------------------------
def track(g: State) -> list[int]:
    """The period's kind of Outpost: Missions under Spain, Ranchos later."""
    return g.mission if g.period == SPANISH else g.rancho


def outpost_name(g: State) -> str:
    return "mission" if g.period == SPANISH else "rancho"


def outposts_left(g: State) -> int:
    return g.t.counters[outpost_name(g)] - 7 + track(g).count(0)


def place_outpost(g: State, t: int, rule: str) -> None:
    """In Area 1; corn there is lost."""
    track(g)[t] = 1
    area = area_of(t, 1)
    g.say("outpost-placed", rule, kind=outpost_name(g), at=place_name(area))
    if area in g.corn:
        effects.drop_corn(g, area, rule)


@book.cites("4.2.1", "1.7.2/stacking")
def build(g: State, rule: str) -> bool:
    """An Outpost in the Territory with the lowest die that has none of its kind."""
    if outposts_left(g):
        for t in range(CANYON):
            if not track(g)[t]:
                place_outpost(g, t, rule)
                return True
    return False


@book.cites("4.2.7")
def build_in_peace(g: State) -> None:
    """No AP is spent on it, so with all Outposts in play it turns into nothing (ruling: a Subvert of 1)."""
    if build(g, "4.2.7") or g.subjugation[RED] < effects.SUBJUGATED:
        return
    if g.rulings["peace-build-no-outposts"] == "one-ap":
        subvert(g, 1)


@book.cites("4.2.1")
def build_instruction(g: State, ap: int) -> None:
    """With all Outposts in play, a Subvert."""
    if not outposts_left(g):
        subvert(g, ap)
    else:
        build(g, "4.2.1")


@book.cites("4.2.2")
def build_and_subvert(g: State, ap: int) -> None:
    """Both for one payment, Build first."""
    push(g, subvert_next, n=ap)
    build_instruction(g, ap)


@book.step("4.2.2")
def subvert_next(g: State, f: Frame) -> None:
    ap = f.n
    end(f)
    subvert(g, ap)


book.alone(subvert_next, n="APs paid")


# -- Colonize and Expand -----------------------------------------------------------------------------------------------
@book.cites("4.2.3")
def colonize(g: State, ap: int) -> None:
    """No cube in Raided Cubes: Expand. No Outpost: Build. Otherwise a cube an AP goes to Recovery."""
    if not any(g.raided):
        expand(g, ap)
    elif not g.outposts():
        build_instruction(g, ap)
    else:
        push(g, colonists, left=ap)


@book.ask("4.2.3", "1.5.1")
def colonists(g: State, f: Frame) -> list[Option]:
    """Nothing says which cubes move, so the player does."""
    cubes = f.left
    if not cubes or not any(g.raided):
        return []
    return [("recover", c) for c in range(7) if g.raided[c]]


@colonists.chosen
def colonists_chosen(g: State, f: Frame, o: Option) -> None:
    g.raided[o[1]] -= 1
    g.recovery[o[1]] += 1
    f.left -= 1
    g.say("recovers", "4.2.3", colour=COLOURS[o[1]])
    jump(f, colonists)


book.alone(colonists, left="cubes to come, one an AP")


@book.cites("4.2.6")
def expand(g: State, ap: int) -> None:
    """Every Outpost one Area up for 1 Culture, or 2 where it cannot. Without Outposts, Build."""
    if not g.outposts():
        build_instruction(g, ap)
        return
    loss = 0
    for name, levels in (("mission", g.mission), ("rancho", g.rancho)):
        for t in range(7):
            if not levels[t]:
                continue
            if levels[t] == AREAS[t]:
                loss += 2 if t != CANYON or g.rulings["expand-canyon"] == "two" else 0
                continue
            levels[t] += 1
            loss += 1
            area = area_of(t, levels[t])
            g.say("outpost-advances", "4.2.6", kind=name, at=place_name(area))
            if area in g.corn:
                effects.drop_corn(g, area, "4.2.6")
    effects.lose_culture(g, loss, "4.2.6")


# -- Subjugate and Subvert ---------------------------------------------------------------------------------------------
@book.cites("4.2.10")
def subjugate(g: State, ap: int) -> None:
    push(g, SUBJUGATE_STEPS, left=ap)


@book.step("4.2.10")
def draw_next(g: State, f: Frame) -> None:
    """A cube an AP, one at a time, looked at together."""
    cubes = f.left
    if cubes and dice.draw_cube(g):
        f.left = cubes - 1
    else:
        jump(f, examine)


@book.step("4.2.10")
def drawn(g: State, f: Frame) -> None:
    colours = f.seq
    f.seq = (*colours, g.cube)
    jump(f, draw_next)


@book.step("4.2.10")
def examine(g: State, f: Frame) -> None:
    """Red cubes subjugate New Mexico; all others recover."""
    red, colours = 0, f.seq
    for colour in colours:
        if colour == RED:
            red += 1
        else:
            g.recovery[colour] += 1
    if red:
        effects.red_enters(g, red, "4.2.10")


SUBJUGATE_STEPS: Final = book.procedure(
    "subjugate", draw_next, drawn, examine, left="cubes to draw, one an AP", seq="colours of those drawn"
)


@book.cites("4.2.11")
def subvert(g: State, ap: int) -> None:
    """Fewer than 3 red cubes: Subjugate. No Outpost: Build. Otherwise Culture, at most 1 an Outpost."""
    if effects.subjugated_cubes(g) < effects.SUBJUGATED:
        subjugate(g, ap)
    elif not g.outposts():
        build_instruction(g, ap)
    else:
        if g.playing(SETTLERS) and ap:
            ap += g.t.history[SETTLERS].params["extra"]
        loss = min(ap, g.outposts())
        g.say("subverted", "4.2.11", ap=ap, outposts=g.outposts(), loss=loss)
        effects.lose_culture(g, loss, "4.2.11")


# -- Slaves ------------------------------------------------------------------------------------------------------------
@book.cites("4.2.9")
def slaves(g: State, ap: int) -> None:
    times = g.t.history[CIVIL_WAR].params["slaves"] if g.playing(CIVIL_WAR) else 1
    push(g, SLAVES_STEPS, left=times)


@book.step("4.2.9")
def slavers(g: State, f: Frame) -> None:
    times = f.left
    if not times:
        end(f)
        return
    f.left = times - 1
    dice.roll(g)


@book.step("4.2.9", "13/fort")
def carried_off(g: State, f: Frame) -> None:
    """A child of the first Family by letter, else a woman, else one in Passage of Time. Not by a Fort."""
    t = g.die - 1
    g.say("slavers", "4.2.9", die=g.die, territory=t)
    here = [i for i in range(6) if g.territory(i) == t and not g.by_fort(i)]
    jump(f, slavers)
    for kind in (CHILD, WOMAN):
        for i in here:
            if effects.boxes(g, kind)[i]:
                effects.lose_person(g, i, kind, "4.2.9", passage=False)
                effects.check_family(g, i)
                return
    for kind in (CHILD, WOMAN):
        if g.passage[kind]:
            g.passage[kind] -= 1
            g.out[kind] += 1
            g.say("passage-lost", "4.2.9", kind=kind)
            return


SLAVES_STEPS: Final = book.procedure("slaves", slavers, carried_off, left="how many times slavers still come")


# -- raids -------------------------------------------------------------------------------------------------------------
@book.cites("4.2.8")
def raid(g: State, ap: int) -> None:
    push(g, raids.ENEMY_RAID, n=ap)


@book.cites("4.2.12")
def utes(g: State, ap: int) -> None:
    tribe(g, ap, tribal.UTES)


@book.cites("4.2.4")
def comanche(g: State, ap: int) -> None:
    tribe(g, ap, tribal.COMANCHE)


def tribe(g: State, ap: int, who: int) -> None:
    """While New Mexico is not subjugated the tribe helps with that; afterwards it raids the Diné."""
    if g.subjugation[RED] < effects.SUBJUGATED:
        subjugate(g, ap)
    else:
        push(g, tribal.TRIBAL_RAID, kind=who)


ACTS: Final = {
    BUILD: build_instruction,
    BUILD_SUBVERT: build_and_subvert,
    COLONIZE: colonize,
    EXPAND: expand,
    RAID: raid,
    SLAVES: slaves,
    SUBJUGATE: subjugate,
    SUBVERT: subvert,
    UTES: utes,
    COMANCHE: comanche,
}
