"""Figures that questions, answers and requests of Plains Indian Wars can speak of, each worked out by name.

A message says which of them it wants (`{ $ready }`); nothing else is worked out. The rules are asked, never repeated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from homelands.core.decision import Option
from homelands.core.state import Frame
from homelands.games.plains.rules import effects, engagement, losses, movement, wagons
from homelands.games.plains.rules.control import room, stops
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import ARMIES, HIT, INDIANS, ORANGE, SIDE_OF, TREATY, US, WHITE
from homelands.games.plains.rules.vocabulary import COLOURS
from homelands.games.plains.words import cards
from homelands.games.plains.words.arguments import ARGUMENTS
from homelands.games.plains.words.names import Names


class At(NamedTuple):
    """What is being spoken of: a frame of the position, and an option if there is one."""

    w: Names
    g: State
    f: Frame
    o: Option


Figure = Callable[[At], Any]
COLOUR_IN_KIND = ("movement.march", "losses.withdraw", "terms.lure")
"""Steps whose frame holds the colour in `kind`; with the others it is in `who`, or the step is about one colour."""


def argument(x: At, name: str) -> int:
    """An argument of the option by its name."""
    return int(x.o[1 + ARGUMENTS[x.o[0]].index(name)])


def colour(x: At) -> int:
    """The colour that a question is about."""
    if x.f.step == "engagement.ambush":
        return engagement.lone(x.g, x.f.at)
    if x.f.step == "enemies.place-enemy":
        return COLOURS.index("purple")
    return x.f.kind if x.f.step in COLOUR_IN_KIND else x.f.who


def friend(x: At) -> int:
    """The colour that may be taken along next."""
    party = x.g.stack[-2]
    return x.g.t.influence[party.kind][len(x.f.seq)][0]


def dice_of(x: At, r: int, colours: Iterable[int]) -> str:
    """The dice that colours roll in a region: one for a single cube, two for more (an event may allow one only)."""
    g = x.g
    found = [(c, 1 + (g.cubes[c][r] > 1 and not g.one_die[SIDE_OF[c]] >> r & 1)) for c in colours if g.cubes[c][r]]
    return x.w.join([x.w.dice(c, n) for c, n in found])


def raid_dice(x: At, r: int) -> str:
    """The dice against a wagon: people whom a card lets rest do not roll."""
    return dice_of(x, r, [c for c in ARMIES[INDIANS] if not x.g.rests[c] >> r & 1])


def safe(g: State, r: int) -> int:
    """Wagons in a region that may not be attacked now."""
    return g.cubes[WHITE][r] - effects.attackable(g, r)


def fought(x: At) -> str:
    """The dice of both sides in a region that is fought over, the Indians' first."""
    r = argument(x, "place")
    both = [dice_of(x, r, ARMIES[side]) for side in (INDIANS, US)]
    return x.w.say("against", first=both[0], last=both[1])


def blanks(x: At) -> int:
    """Blanks of the player who may retreat."""
    g, f = x.g, x.f
    return sum(g.blanks[c] for c in ARMIES[f.who] if g.seating.of[c] == f.left)


def halts(x: At) -> str:
    """Does the place stop who enters it, or is the way over anyway?"""
    d = argument(x, "to")
    if stops(x.g, x.f.kind, d):
        return "stop"
    return "last" if x.f.left <= 1 else "on"


def chances(x: At, wanted: tuple[int, ...], colour: int) -> int:
    """Faces of a die, out of six."""
    return sum(x.g.t.faces[colour][face] for face in wanted)


FIGURES: dict[str, Figure] = {
    # the frame
    "at": lambda x: x.w.place(x.f.at),
    "at_in": lambda x: x.w.inside(x.f.at),
    "at_from": lambda x: x.w.out_of(x.f.at),
    "n": lambda x: x.f.n,
    "left": lambda x: x.f.left,
    "number": lambda x: x.f.at,  # cubes that are still to be placed
    "event": lambda x: x.w.card(x.f.who),
    # the colour of a question
    "colour": lambda x: x.w.colour(colour(x)),
    "faction": lambda x: x.w.faction(colour(x)),
    "one": lambda x: x.w.one(colour(x)),
    "cubes": lambda x: x.w.cubes(colour(x), x.f.n),
    "new_cubes": lambda x: x.w.cubes(colour(x), x.f.at),
    "these": lambda x: x.w.force(x.g, x.f.at, (colour(x),)),
    "ready": lambda x: x.g.ready[colour(x)],
    "casualties": lambda x: x.w.cubes(colour(x), x.g.lost[colour(x)]),
    # what is in a place
    "here": lambda x: x.w.force(x.g, argument(x, "place")),
    "there": lambda x: x.w.force(x.g, argument(x, "to")),
    "group": lambda x: x.w.cubes(colour(x), x.g.fresh(colour(x), argument(x, "place"))),
    "side_cubes": lambda x: x.w.force(x.g, x.f.at, ARMIES[x.f.kind]),
    "limit": lambda x: x.g.t.limit,
    "room": lambda x: room(x.g, ORANGE, x.f.at),
    # cards
    "played": lambda x: x.g.played,
    "most_events": lambda x: x.g.t.most_events - x.g.events,
    "place_n": lambda x: x.w.card_of(x.o[1]).place,
    "groups": lambda x: x.w.card_of(x.o[1]).groups,
    "regions": lambda x: x.w.card_of(x.o[1]).regions,
    "stand_in_groups": lambda x: x.g.t.substitute[0],
    "stand_in_regions": lambda x: x.g.t.substitute[1],
    "effect": lambda x: cards.announced(x.w, x.w.card_of(x.o[1])),
    "cards_left": lambda x: len(x.g.piles[x.f.who]),
    # movement
    "train": lambda x: "yes" if x.f.mask & movement.RIDES else "no",
    "marchers": lambda x: x.w.cubes(x.f.kind, x.o[1]),
    "halts": halts,
    "friends": lambda x: x.w.cubes(friend(x), x.o[2]) if x.o else x.w.join(x.w.colours([friend(x)])),
    "leaders": lambda x: x.w.cubes(x.g.stack[-2].kind, x.f.n),
    "goal": lambda x: x.w.place(x.f.who),
    "goal_in": lambda x: x.w.inside(x.f.who),
    # engagements
    "fought": fought,
    "own_hits": lambda x: chances(x, (HIT,), colour(x)),
    "targets": lambda x: x.w.force(x.g, x.f.at, ARMIES[US]),
    "blanks": blanks,
    "weaker": lambda x: x.w.join([x.w.cubes(c, x.g.cubes[c][x.f.at]) for c in _force(x)]),
    "target": lambda x: x.w.one(x.f.left),
    "struck": lambda x: x.w.place(x.f.left),
    "strikes": lambda x: x.f.mask.bit_count(),
    # wagons and railroad
    "wagons": lambda x: effects.attackable(x.g, x.f.at),
    "safe": lambda x: safe(x.g, x.f.at),
    "wagons_here": lambda x: effects.attackable(x.g, argument(x, "place")),
    "wagons_safe": lambda x: safe(x.g, argument(x, "place")),
    "raid_dice": lambda x: raid_dice(x, argument(x, "place")),
    "own_dice": lambda x: raid_dice(x, x.f.at),
    "needed": lambda x: wagons.hits_needed(x.g),
    "next_way": lambda x: x.w.place(x.g.t.trail[x.f.at][x.f.kind]),
    "next_way_in": lambda x: x.w.inside(x.g.t.trail[x.f.at][x.f.kind]),
    "train_cubes": lambda x: x.w.cubes(WHITE, x.f.left),
    "moving": lambda x: x.w.cubes(WHITE, x.o[3]),
    "mountain": lambda x: x.g.mountain,
    "mountains": lambda x: x.g.t.mountain_spaces,
    "symbols": lambda x: chances(x, (HIT, TREATY), COLOURS.index("brown")),
    # discs, coins
    "discs": lambda x: len(x.g.bag),
    "coin": lambda x: x.w.either([x.w.one(c) for c in x.g.request.values]) if x.g.request else "",
    "lost_green": lambda x: x.g.lost[0],
    "lost_orange": lambda x: x.g.lost[ORANGE],
}
"""Every figure by name. One that a message wants in the wrong place is an error that the tests find."""


def _force(x: At) -> list[int]:
    """The colours that a treaty moves."""
    return losses.moved_together(x.g, x.f.who, x.f.at, x.f.kind)
