"""The Diné raid: New Mexico (3.2.5), an Outpost or a Fort (3.2.6), by the Raid Table."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import end, jump
from homelands.core.state import Frame, changed
from homelands.games.navajo.rules import battle, dice, effects, influence
from homelands.games.navajo.rules.dice import IGNORED, OUTPOST_RAID, OWN_RAID
from homelands.games.navajo.rules.names import BLUE, CHILD, GREEN, NUMBER_OF, RED, TERRITORY_OF, area_of, place_name
from homelands.games.navajo.rules.state import HORSE, OFF, SHEEP, State, book
from homelands.games.navajo.rules.tables import RaidRow

MISSION: Final = 0
RANCHO: Final = 1
FORT: Final = 2
TARGETS: Final = ("mission", "rancho", "fort")
BAD: Final = (BLUE, GREEN, RED)


def settle_cube(g: State, row: RaidRow, rule: str) -> None:
    """Where the drawn cube goes: Raided Cubes, back into the bag, or (red) the Subjugation box and its chart."""
    if row.cube == "raided":
        g.raided[g.cube] += 1
    elif row.cube == "pool":
        g.pool[g.cube] += 1
    else:
        effects.red_enters(g, 1, rule)


@book.cites("16.6.2")
def judge_cube(g: State, family: int) -> None:
    """Two players: soldiers and red cubes are a failure, all others a success."""
    if g.cube in BAD:
        influence.failure(g, family)
    else:
        influence.success(g, family)


# -- New Mexico --------------------------------------------------------------------------------------------------------
@book.step("3.2.5", "1.9")
def draw_new_mexico(g: State, f: Frame) -> None:
    if not dice.draw_cube(g, OWN_RAID):
        end(f)


@book.step("3.2.5", "1.8")
def booty(g: State, f: Frame) -> None:
    """What the cube says; the Family counter itself does not move."""
    row = g.t.raid_nm[g.cube]
    settle_cube(g, row, "3.2.5")
    judge_cube(g, f.who)
    if row.battle_bonus:
        jump(f, soldiers)
    elif row.booty == "horse-or-sheep":
        jump(f, choose_animal)
    else:
        if row.booty == "child":
            effects.to_passage(g, CHILD, "3.2.5")
        elif row.booty:
            effects.gain_animal(g, HORSE if row.booty == "horse" else SHEEP, "3.2.5")
        for _ in range(row.ferocity):
            effects.fiercer(g, f.who, "3.2.5")
        end(f)


@book.ask("3.2.5")
def choose_animal(g: State, f: Frame) -> list[Option]:
    kinds = [k for k in (HORSE, SHEEP) if g.out[k]] or [HORSE]
    return [("take", k) for k in kinds]


@choose_animal.chosen
def choose_animal_chosen(g: State, f: Frame, o: Option) -> None:
    effects.gain_animal(g, o[1], "3.2.5")
    for _ in range(g.t.raid_nm[g.cube].ferocity):
        effects.fiercer(g, f.who, "3.2.5")
    end(f)


@book.ask("3.2.5", "3.2.6", "11.1")
def soldiers(g: State, f: Frame) -> list[Option]:
    """Soldiers: fight them, or let the enemy take heart. Either ends the raid."""
    options: list[Option] = [("encourage",)]
    return [*options, ("battle",)] if battle.may_fight(g, f.who) else options


@soldiers.chosen
def soldiers_chosen(g: State, f: Frame, o: Option) -> None:
    on_outpost = f.at != OFF
    row = (g.t.raid_outpost if on_outpost else g.t.raid_nm)[g.cube]
    if o[0] == "encourage":
        effects.change_morale(g, row.morale, "3.2.6" if on_outpost else "3.2.5")
    else:
        column = NUMBER_OF[f.at] if on_outpost else g.t.battle_column["raid-new-mexico"]
        battle.start(g, f.who, battle.OWN_RAID, column, row.battle_bonus)
    end(f)


NEW_MEXICO: Final = book.procedure(
    "raid on New Mexico", draw_new_mexico, booty, jumps=(choose_animal, soldiers),
    who="the Family", at="OFF, as no Outpost is raided",
)  # fmt: skip


# -- Outposts and Forts ------------------------------------------------------------------------------------------------
@book.step("3.2.6", "13/manuelito")
def draw_outpost(g: State, f: Frame) -> None:
    """Cube after cube. Once an activation, Manuelito's Family may pass over one."""
    activation = g.stack[-2]  # below this raid
    ignore = g.manuelito == f.who and not activation.mask & IGNORED
    if not dice.draw_cube(g, OUTPOST_RAID, ignore):
        end(f)


@book.step("3.2.6")
def strike(g: State, f: Frame) -> None:
    """Hits add up within one raid only."""
    row = g.t.raid_outpost[g.cube]
    settle_cube(g, row, "3.2.6")
    if g.cube in BAD:
        influence.failure(g, f.who)
    if row.battle_bonus:
        jump(f, soldiers)
        return
    hits = f.n = f.n + row.hits
    need = hits_needed(g, f)
    if row.hits:
        g.say("hits", "3.2.6", n=row.hits, total=hits, need=need)
    if hits >= need:
        destroyed(g, f)
        end(f)
    elif row.ends:
        g.say("raid-over", "3.2.6")
        end(f)
    else:
        jump(f, draw_outpost)


def hits_needed(g: State, f: Frame) -> int:
    t, target = TERRITORY_OF[f.at], f.kind
    if target == MISSION:
        return g.t.hits_mission[g.mission[t]]
    if target == RANCHO:
        return g.t.hits_rancho[g.rancho[t]]
    return g.t.hits_fort[g.fort.index(f.at)]


@book.cites("3.2.6")
def destroyed(g: State, f: Frame) -> None:
    """Driven one Area back, or off the map from Area 1; a Fort is gone at once."""
    d, target = g.t.destroyed, f.kind
    if target == FORT:
        g.fort = changed(g.fort, g.fort.index(f.at), OFF)
        g.say("fort-destroyed", "3.2.6", at=place_name(f.at))
        effects.change_morale(g, d["fort_morale"], "3.2.6")
    else:
        t = TERRITORY_OF[f.at]
        track = g.mission if target == MISSION else g.rancho
        track[t] -= 1
        to = place_name(area_of(t, track[t])) if track[t] else ""
        g.say("outpost-driven", "3.2.6", kind=TARGETS[target], territory=t, to=to)
    influence.success(g, f.who)
    effects.gain_culture(g, d["culture"], "3.2.6")
    for _ in range(d["ferocity"]):
        effects.fiercer(g, f.who, "3.2.6")


OUTPOST: Final = book.procedure(
    "raid on an Outpost or Fort", draw_outpost, strike, jumps=(soldiers,),
    who="the Family", at="its Area", kind="what is raided: MISSION, RANCHO or FORT", n="hits so far",
)  # fmt: skip
