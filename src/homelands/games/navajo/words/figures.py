"""Figures that questions, answers and requests of Navajo Wars can speak of, each worked out of the position by name.

A message says which of them it wants (`{ $cost }`); nothing else is worked out. The rules are asked, never repeated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from homelands.core.decision import Option
from homelands.core.state import Frame
from homelands.games.navajo.rules import (
    battle,
    costs,
    dice,
    display,
    enemy,
    feeding,
    planning,
    raiding,
    reactions,
    tribal,
)
from homelands.games.navajo.rules.cards import DINEANAII, MASSACRE
from homelands.games.navajo.rules.names import (
    CHILD,
    COLOURS,
    CUNNING_2,
    DEVELOPMENTS,
    I_PATROL,
    MAN,
    NUMBER_OF,
    SANTA_FE,
    TERRITORY_OF,
    TRADERS_2,
    TRADERS_3,
    UTES,
    WISDOM_2,
    WOMAN,
)
from homelands.games.navajo.rules.state import HORSE, LETTERS, OFF, SHEEP, State
from homelands.games.navajo.words import cards
from homelands.games.navajo.words.arguments import ARGUMENTS
from homelands.games.navajo.words.names import Names


class At(NamedTuple):
    """What is being spoken of: a frame of the position, and an option if there is one."""

    w: Names
    g: State
    f: Frame
    o: Option


Figure = Callable[[At], Any]


# -- what the figures are made of -------------------------------------------------------------------------------------
FAMILY_VERBS = frozenset(verb for verb, names in ARGUMENTS.items() if names[:1] == ("family",))


def family_of(x: At) -> int:
    """The Family that an option names, or that the frame is about."""
    if x.o and x.o[0] in FAMILY_VERBS:
        return int(x.o[1])
    return int(x.o[3]) if x.o and x.o[0] == "elder" and len(x.o) > 3 else x.f.who


def area_of(x: At) -> int:
    return x.g.at[family_of(x)]


def row_of(x: At) -> int:
    """The Active row of the tribe that is dealt with."""
    return int(x.o[2]) - 1 if x.o and x.o[0] in ("warfare", "diplomacy") else x.f.at


def fought(x: At) -> Frame:
    """The Battle that is fought, or would be if this option were taken."""
    g, f, family = x.g, x.f, family_of(x)
    if f.step.startswith("battle."):
        return f
    foe, bonus, kind = battle.COLONIAL, 0, battle.ENEMY_RAID
    column = NUMBER_OF[g.at[family]] if 0 <= g.at[family] < SANTA_FE else 1
    if x.o and x.o[0] == "ambush":
        kind = battle.AMBUSH
    elif x.o and x.o[0] == "warfare":
        kind, column = battle.WARFARE, g.t.battle_column["tribal-warfare"]
        foe = battle.UTES if display.kind(g, g.active[row_of(x)]) == UTES else battle.COMANCHE
    elif f.step == "raiding.soldiers":
        kind = battle.OWN_RAID
        bonus = (g.t.raid_outpost if f.at != OFF else g.t.raid_nm)[g.cube].battle_bonus
    elif f.step == "intruders.meet-patrol":
        kind, bonus = battle.PATROL, g.t.intruder_params[I_PATROL]["battle"][g.period]
    elif f.step == "tribal.resolve":
        kind, foe = battle.TRIBAL_RAID, battle.COMANCHE if f.kind == tribal.COMANCHE else battle.UTES
    return Frame("battle.prepare", who=family, at=column, n=bonus, kind=kind, left=foe)


def talk_bonus(x: At) -> int:
    """What Tribal Diplomacy adds to the die; before the gifts are named, without them."""
    g = x.g
    gifts = 0 if x.o else x.f.n
    own = g.t.dev_params[CUNNING_2]["talk"] if g.has(CUNNING_2) else 0
    return g.evasion(family_of(x)) + gifts + own


def parley_bonus(x: At) -> int:
    return reactions.negotiate_bonus(x.g, family_of(x), 0 if x.o else x.f.left)


def cost(x: At) -> int:
    """MPs that an option of an activation costs."""
    g, f, verb = x.g, x.f, x.o[0]
    if verb == "move":
        return costs.move_cost(g, f.who, x.o[1])
    if verb == "water-hole":
        return costs.water_cost(g, f.who, g.at[f.who])
    if verb == "raid-new-mexico":
        return costs.raid_cost(g, f.who)
    if verb == "harvest":
        return costs.harvest_cost(g, g.at[f.who])
    value = g.t.value[g.at[f.who]]
    return value + 4 if verb == "plant" else value


def hits(x: At) -> int:
    """Hits that an Outpost or Fort takes."""
    kind = ("raid-mission", "raid-rancho", "raid-fort").index(x.o[0]) if x.o else x.f.kind
    at = x.g.at[x.f.who] if x.o else x.f.at
    return raiding.hits_needed(x.g, Frame("", kind=kind, at=at))


def culture_loss(x: At) -> int:
    """Culture that giving somebody up costs: by empty spaces once he or she is gone."""
    g, f = x.g, x.f
    if f.step == "battle.further-loss":
        by_space = g.t.battle_effects[g.result]["culture_per_empty"]
        return g.empties(f.who) + 1 if by_space else 0
    if f.step in ("raids.resolve", "tribal.resolve") and g.rulings["raid-culture-loss"] == "counter-lost":
        return 1
    return g.empties(f.who) + 1


def death_on(x: At, box: int) -> int:
    """The highest die on which an elder of that box dies."""
    return x.g.t.elder_rating[box] - (1 if x.g.has(WISDOM_2) else 0)


def evade_needs(x: At) -> int:
    """The least total that leads out of the Area; a 6 always does."""
    return min(NUMBER_OF[area_of(x)] + 1, 7)


def hardship(x: At) -> int:
    """Droughts and Ranchos that a harvest must roll above."""
    t = TERRITORY_OF[x.g.at[x.f.who]]
    return x.g.drought[t] + (1 if x.g.rancho[t] else 0)


def face_range(x: At, kind: int) -> str:
    faces = [n for n in range(1, 7) if x.g.t.family_range[n - 1] == kind]
    return x.w.join(faces) if len(faces) < 3 else f"{faces[0]}-{faces[-1]}"


def ranges(x: At) -> str:
    return ", ".join(f"{face_range(x, kind)} {x.w.the(kind)}" for kind in (MAN, WOMAN, CHILD))


def ours(x: At) -> str:
    """The mark of reconstructed figures, for what this message shows."""
    w, g, f = x.w, x.g, x.f
    card = f"card.{g.card:02d}"
    if x.o and x.o[0] == "buy":
        return w.ours("developments", f"development.{DEVELOPMENTS[x.o[1]]}", ("cost",))
    if x.o:
        return w.ours("operations", card, ("preempt", "e1") if x.o[0] == "preempt" else ("e0",))
    if f.step == "sequence.preempt":
        return w.ours("operations", card, ("preempt", "e1", "e0"))
    if f.step == "historical.talks":
        return w.ours("history", "card.46", ("bad", "neutral"))
    return w.ours("history", f"card.{g.card}", ("vp",)) or w.ours("charts", f"good-medicine.{g.card}", ("cubes",))


def over(x: At, kind: int) -> str:
    """Animals of a kind for which there is no grass (3.3 Step 6)."""
    n = (x.g.horses if kind == HORSE else x.g.sheep) - len(x.g.occupied())
    return x.w.count(kind, max(0, n))


def held(x: At) -> int:
    return sum(x.g.t.vp[t] for t in x.g.occupied())


def newcomer(x: At) -> str:
    kind = x.g.t.ceremonies[x.g.card].population
    return x.w.person(kind) if x.g.out[kind] else x.w.say("list-none")


def massacre(x: At) -> dict[str, int]:
    params: dict[str, int] = x.g.t.history[MASSACRE].params
    return params


def heart(x: At) -> str:
    row = (x.g.t.raid_outpost if x.f.at != OFF else x.g.t.raid_nm)[x.g.cube]
    return x.w.signed(row.morale)


FIGURES: dict[str, Figure] = {
    # tracks and boxes
    "ap": lambda x: x.g.ap,
    "culture": lambda x: x.g.culture,
    "military": lambda x: x.g.military,
    "morale": lambda x: x.g.morale,
    "goods": lambda x: x.g.all_goods(),
    "santa_fe": lambda x: x.g.santa_fe,
    "truce": lambda x: x.g.truce_ap,
    "points": lambda x: abs(x.g.ip),
    "held": held,
    "council": lambda x: sum(x.g.elders),
    "activations": lambda x: sum(x.g.elders) + max(1, x.g.canyon_families()),
    "automatic": lambda x: x.g.outposts() + x.g.forts() + 1,
    # the frame
    "step": lambda x: x.f.step.replace(".", "_"),
    "left": lambda x: x.f.left,
    "n": lambda x: x.f.n,
    "kind": lambda x: x.f.kind,
    "family": lambda x: LETTERS[x.f.who],
    "letter": lambda x: LETTERS[x.f.n],
    "family_at": lambda x: LETTERS[x.f.at],
    "next_family": lambda x: LETTERS[x.f.seq[0]],
    "at": lambda x: x.w.place(x.f.at),
    "here": lambda x: x.w.place(x.g.at[x.f.who]),
    "its_place": lambda x: x.w.place(area_of(x)),
    "land": lambda x: x.w.territory(x.f.at if x.f.step.startswith("tribal.") else TERRITORY_OF[x.g.at[x.f.who]]),
    "territory": lambda x: x.w.territory(x.g.territory(x.f.who)),
    "field": lambda x: x.w.place(x.f.seq[x.f.left]),
    "box_at": lambda x: x.f.at + 1,
    "row": lambda x: x.f.seq[0] + 1,
    "counter": lambda x: x.w.counter(display.name(x.g, x.g.active[x.f.seq[0]])),
    "back": lambda x: x.w.counter(display.name(x.g, x.g.active[x.f.seq[0]] ^ 1)),
    "tribe": lambda x: x.w.counter(display.name(x.g, x.g.active[x.f.at])),
    "order": lambda x: len(x.f.seq) + 1,
    "column": lambda x: x.f.at,
    "mode": lambda x: x.g.t.scenarios[x.g.scenario].developments["mode"],
    "sets_out": lambda x: x.g.t.scenarios[x.g.scenario].sets_removed,
    "free": lambda x: x.f.n,
    # dice, cubes, cards
    "die": lambda x: x.g.die,
    "die2": lambda x: x.g.die2,
    "cube": lambda x: x.w.colour(COLOURS[x.g.cube]),
    "first_die": lambda x: x.w.territory(x.f.n - 1),
    "card": lambda x: x.w.card(x.g.card),
    "drawn": lambda x: x.w.card(x.f.at),
    "cards": lambda x: ", ".join(x.w.card(c) for c in x.o[1:]),
    "values": lambda x: " + ".join(str(v) for v in x.o[1:]),
    "face": lambda x: x.g.t.ceremonies[x.o[1]].die,
    "newcomer": newcomer,
    "way": lambda x: cards.way(x.w, x.o[1]),
    "minor": lambda x: x.w.say(f"minor-{x.g.t.ops[x.g.card].minor}"),
    "price": lambda x: x.g.t.ops[x.g.card].preempt,
    "e1": lambda x: x.g.t.ops[x.g.card].e1,
    "e0": lambda x: x.g.t.ops[x.g.card].e0,
    "vp": lambda x: x.g.t.history[x.g.card].vp,
    "medicine": lambda x: x.w.black_cubes(x.g.t.good_medicine[x.g.card]),
    "ours": ours,
    # prices of rights
    "reroll": lambda x: dice.REROLL,
    "cancel_flip": lambda x: enemy.CANCEL_FLIP,
    "goods_for_firearms": lambda x: x.g.t.dev_params[TRADERS_2]["goods"],
    "goods_for_morale": lambda x: x.g.t.dev_params[TRADERS_3]["goods"],
    "morale_change": lambda x: x.w.signed(x.g.t.dev_params[TRADERS_3]["morale"]),
    "animals": lambda x: x.w.join([x.w.count(k, n) for k, n in ((HORSE, x.o[1]), (SHEEP, x.o[2])) if n]),
    "price_of": lambda x: x.w.price(x.o[1]),
    # Planning
    "rating": lambda x: planning.rating(x.g, x.o[1] - 1),
    "rating_at": lambda x: planning.rating(x.g, x.f.at),
    "fiercer": lambda x: min(3, x.g.fierce[family_of(x)] + 1),
    "calmer": lambda x: max(0, x.g.fierce[family_of(x)] - 1),
    "foe": lambda x: x.w.counter(display.name(x.g, x.g.active[row_of(x)])),
    "talk_bonus": lambda x: x.w.signed(talk_bonus(x)),
    "diplomacy_needs": lambda x: x.g.t.diplomacy["success"],
    "standby": lambda x: x.w.counter(display.name(x.g, x.g.standby[x.o[1] - 1])),
    # Take Actions
    "mps": lambda x: costs.movement(x.g, x.o[1]),
    "cost": cost,
    "hits": hits,
    "hits_here": hits,
    "target": lambda x: x.w.say(f"target-{raiding.TARGETS[x.f.kind]}"),
    "hardship": hardship,
    "value": lambda x: x.g.t.value[x.o[1]],
    "value_at": lambda x: x.g.t.value[x.f.at],
    "value_here": lambda x: x.g.t.value[x.g.at[x.f.who]],
    "heart": heart,
    # Passage of Time
    "sheep_feeds": lambda x: feeding.SHEEP_FEEDS,
    "horses_over": lambda x: over(x, HORSE),
    "sheep_over": lambda x: over(x, SHEEP),
    "dying": lambda x: x.f.seq[0] // 4 + 1,
    "death_on": lambda x: death_on(x, x.f.seq[0] // 4),
    "death_at": lambda x: death_on(x, x.f.at),
    "player": lambda x: "none",
    "ranges": ranges,
    # raids and battles
    "raiders": lambda x: x.w.say(f"tribe-{tribal.NAMES[x.f.kind]}"),
    "conduct": lambda x: x.w.signed(tribal.conduct_bonus(x.g, x.f.at, x.f.kind, x.f.n)),
    "heart_range": lambda x: face_range(x, x.f.kind),
    "evade_bonus": lambda x: x.w.signed(reactions.evade_bonus(x.g, family_of(x))),
    "evade_needs": evade_needs,
    "parley_bonus": lambda x: x.w.signed(parley_bonus(x)),
    "parley_needs": lambda x: x.g.t.negotiate_success,
    "own_bonus": lambda x: x.w.signed(battle.own_bonus(x.g, fought(x))),
    "foe_bonus": lambda x: x.w.signed(battle.foe_bonus(x.g, fought(x))),
    "own_total": lambda x: sum(x.f.seq),
    "firearms_bonus": lambda x: x.w.signed(x.g.t.battle_mods["firearms"]),
    "free_harass": lambda x: "yes" if reactions.free_harass(x.g, x.f) else "no",
    "culture_loss": culture_loss,
    "evasion": lambda x: x.w.signed(x.g.t.evasion[x.o[1]]),
    # events
    "bad": lambda x: massacre(x)["bad"],
    "neutral": lambda x: massacre(x)["neutral"],
    "away_morale": lambda x: x.w.signed(massacre(x)["away_morale"]),
    "culture_hold": lambda x: x.w.signed(x.g.t.history[DINEANAII].params["culture_hold"]),
    "harvest_culture": lambda x: x.w.signed(x.g.t.events["bad-harvest"]["culture"]),
}
"""Every figure by name. One that a message wants in the wrong place is an error that the tests find."""
