"""Wagons: the white disc (6.6.1, 10.5), attacks on them (12.1.2.1) and how they are driven on (12.1.4.4)."""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame
from homelands.games.plains.rules import effects, engagement, losses
from homelands.games.plains.rules.state import NONE, State, book
from homelands.games.plains.rules.tables import (
    ARMIES,
    BLANK,
    BROWN,
    FACES,
    GREEN,
    HIT,
    INDIANS,
    ORANGE,
    PLACES,
    ROCKIES,
    ST_LOUIS,
    TREATY,
    US,
    WHITE,
)

DRIVEN: Final = 1  # flag of an attack: the wagon goes on


# -- the white disc ----------------------------------------------------------------------------------------------------
@book.step("6.6.1", "10.5")
def new_wagons(g: State, f: Frame) -> None:
    """Two more in St. Louis, while there are any; then all move, the foremost first."""
    effects.place(g, WHITE, ST_LOUIS, g.t.white_place, "10.5")


@book.step("6.6.1")
def next_train(g: State, f: Frame) -> None:
    """All wagons of a place go one region west."""
    for done in range(f.n, len(g.t.westward)):
        here = g.t.westward[done]
        n = g.cubes[WHITE][here]
        if not n:
            continue
        ways = g.t.trail[here]
        if len(ways) == 1 or (g.rulings["trail-forks"] == "first" and here != ST_LOUIS):
            effects.advance(g, here, ways[0], n, "6.6.1")
        else:
            f.n, f.at, f.left, f.kind = done + 1, here, n, 0
            return
    end(f)


@book.ask("6.6.1", "15.4")
def fork(g: State, f: Frame) -> list[Option]:
    """Where trails part: how many take each of them. With four players half the wagons go north, half south."""
    here, waiting, way, ways = f.at, f.left, f.kind, g.t.trail[f.at]
    effects.ask(g, WHITE)
    if way == len(ways) - 1:
        return [("wagons", here, ways[way], waiting)]
    if here == ST_LOUIS and g.seating.wagons_control:
        return [("wagons", here, ways[way], n) for n in sorted({waiting // 2, (waiting + 1) // 2})]
    return [("wagons", here, ways[way], n) for n in range(waiting + 1)]


@fork.chosen
def fork_chosen(g: State, f: Frame, o: Option) -> None:
    _, here, there, n = o
    if n:
        effects.advance(g, here, there, n, "6.6.1")
    f.left = waiting = f.left - n
    f.kind = way = f.kind + 1
    jump(f, fork if waiting and way < len(g.t.trail[here]) else next_train)


WHITE_DISC: Final = book.procedure(
    "white disc", new_wagons, next_train, fork,
    n="places whose wagons have moved", at="place where trails part", left="wagons there that are still to move",
    kind="the trail that is next, in the order of the place",
)  # fmt: skip


# -- an attack ---------------------------------------------------------------------------------------------------------
@book.step("12.1.2.1", "12.1.2/dice")
def attack(g: State, f: Frame) -> None:
    """All Indian cubes of the region against one wagon."""
    r = f.at
    f.seq = tuple(c for c in ARMIES[INDIANS] if g.cubes[c][r] and not g.rests[c] >> r & 1)
    f.mask = 0  # nobody is DRIVEN yet
    engagement.clear_dice(g)
    g.say("wagon-attacked", "12.1.2.1", at=PLACES[r], green=g.cubes[GREEN][r], orange=g.cubes[ORANGE][r])


@book.chance("12.1.2.1", "12.1.2/dice")
def attack_roll(g: State, f: Frame) -> Request:
    c, r = f.seq[0], f.at
    return g.t.rolls[c][g.cubes[c][r] > 1]


@attack_roll.result
def attack_roll_result(g: State, f: Frame, faces: tuple[int, ...]) -> None:
    to_roll = f.seq
    c, f.seq = to_roll[0], to_roll[1:]
    engagement.count(g, c, INDIANS, faces, bool(g.banner >> f.at & 1))
    if f.seq:
        jump(f, attack_roll)


@book.chance("12.1.2.1")
def wagon_roll(g: State, f: Frame) -> Request:
    """A wagon that is attacked rolls two Brown dice."""
    return g.t.rolls[BROWN][g.t.wagon_dice - 1]


@wagon_roll.result
def wagon_roll_result(g: State, f: Frame, faces: tuple[int, ...]) -> None:
    g.say("wagon-rolled", "12.1.2.1", faces=[FACES[face] for face in faces])
    g.hits[US] = faces.count(HIT)
    g.treaties[US] = faces.count(TREATY)
    f.left = faces.count(BLANK)  # of the wagon


def hits_needed(g: State) -> int:
    """Two hits in one roll, unless an event guards the wagons."""
    return max(g.t.wagon_hits, effects.in_force(g, "guard"))


@book.step("12.1.2.1", "12.1.2/treaty", "12.1.4.4")
def judge_wagon(g: State, f: Frame) -> None:
    """A treaty keeps it safe and in place; enough hits destroy it; else a Blank drives it on. Its hits count."""
    r, wagon_blanks = f.at, f.left
    if g.treaties[INDIANS] and g.treaties[US]:
        (g.immune if g.rulings["turn"] == "cycle" else g.spared).append(r)
        g.say("wagon-treaty", "12.1.2/treaty", at=PLACES[r])
        return
    needed = hits_needed(g)
    if g.hits[INDIANS] >= needed:
        effects.count(g, WHITE, r, -1)
        g.destroyed += 1
        g.say("wagon-destroyed", "12.1.2.1", at=PLACES[r], hits=g.hits[INDIANS], needed=needed, total=g.destroyed)
    elif wagon_blanks:
        f.mask |= DRIVEN
    else:
        g.say("wagon-stays", "12.1.2.1", at=PLACES[r], hits=g.hits[INDIANS], needed=needed)
    won = g.hits[INDIANS] >= needed and not effects.attackable(g, r) and g.rulings["winner-retreats"] == "stay"
    if any(g.blanks) and not won and not g.pinned[INDIANS] >> r & 1:
        push(g, losses.RETREATS, at=r, who=INDIANS, kind=NONE)
    if g.hits[US]:
        push(g, losses.LOSSES, at=r, who=INDIANS, kind=NONE, n=g.hits[US])


@book.ask("12.1.4.4")
def drive_on(g: State, f: Frame) -> list[Option]:
    """A wagon that survives with a Blank must go on; where trails part its player chooses."""
    if not f.mask & DRIVEN:
        return []
    ways = g.t.trail[f.at]
    if g.rulings["trail-forks"] == "first":
        ways = ways[:1]
    effects.ask(g, WHITE)
    return [("drive-on", d) for d in ways]


@drive_on.chosen
def drive_on_chosen(g: State, f: Frame, o: Option) -> None:
    effects.advance(g, f.at, o[1], 1, "12.1.4.4")
    if o[1] != ROCKIES and g.rulings["driven-wagon"] == "never":
        g.spared.append(o[1])


@book.ask("12.1.2.1", always=True)
def press_on(g: State, f: Frame) -> list[Option]:
    """The next wagon, or the same again if it is still there; the attackers may call it off."""
    r = f.at
    if not effects.attackable(g, r) or not engagement.raiders(g, r):
        return []
    g.asking = g.seating.of[g.active]
    return [("attack-wagon",), ("call-off",)]


@press_on.chosen
def press_on_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "attack-wagon":
        jump(f, attack)


@book.step("12.1.2.1")
def raid_over(g: State, f: Frame) -> None:
    """What comes into the region now is left alone."""
    g.raids &= ~(1 << f.at)


RAID: Final = book.procedure(
    "attack on wagons", attack, attack_roll, wagon_roll, judge_wagon, drive_on, press_on, raid_over,
    at="region", seq="colours that are still to roll", left="Blanks of the wagon", mask="DRIVEN",
)  # fmt: skip
