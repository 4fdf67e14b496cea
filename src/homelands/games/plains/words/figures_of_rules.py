"""Figures of components that the rules of Plains Indian Wars speak of (`rules.ftl`), each read from the data in force.

A message says which of them it wants (`{ $region_limit }`), so a text cannot differ from what is played, pack included.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from homelands.games.plains.rules.tables import BLUE, BROWN, HOME, WHITE, Tables
from homelands.games.plains.rules.vocabulary import COLOURS

Figure = Callable[[Tables], Any]
FACES = ("hits", "treaties", "blanks")


def face(colour: int, which: int) -> Figure:
    return lambda t: t.faces[colour][which]


def points(line: str, field: str = "each") -> Figure:
    return lambda t: t.points[line][field]


def set_up(colour: str, field: str = "each") -> Figure:
    return lambda t: t.setups[colour][field]


def set_up_at(colour: str, place: str) -> Figure:
    return lambda t: t.setups[colour]["at"][place]


def influence(colour: str, other: str, field: str) -> Figure:
    """How many of a colour are needed (`each`), and how many of another they take along (`take`)."""
    return lambda t: t.data.files["factions"][f"influence.{colour}"][other][field]


def custer_force(t: Tables) -> int:
    """Cubes that ride with Custer: the figure of his term."""
    return int(t.data.files["decks"]["blue.custer"]["terms"][0].split()[1])


FIGURES: dict[str, Figure] = {
    **{f"{name}_{COLOURS[c]}": face(c, i) for c in range(5) for i, name in enumerate(FACES)},
    "region_limit": lambda t: t.limit,
    "factions": lambda t: len(t.cubes),
    "hand": lambda t: t.hand_size,
    "events_most": lambda t: t.most_events,
    "substitute_groups": lambda t: t.substitute[0],
    "substitute_regions": lambda t: t.substitute[1],
    "sacramento_blue": lambda t: t.sacramento[BLUE],
    "sacramento_brown": lambda t: t.sacramento[BROWN],
    "purple_place": lambda t: t.purple_place,
    "purple_regions": lambda t: t.purple_regions,
    "white_place": lambda t: t.white_place,
    "wagon_dice": lambda t: t.wagon_dice,
    "wagon_hits": lambda t: t.wagon_hits,
    "wagons": lambda t: t.cubes[WHITE],
    "custer_force": custer_force,
    # the map
    "gates": lambda t: len(t.gates),
    "home_regions": lambda t: HOME,
    "beside_purple": lambda t: sum(t.touches_purple[:HOME]),
    "rail_most": lambda t: t.rail_most,
    "plains_spaces": lambda t: t.plains_spaces,
    "mountains": lambda t: t.mountain_spaces,
    "mountain_dice": lambda t: t.mountain_dice,
    # set-up
    "setup_green": set_up("green"),
    "setup_orange": set_up("orange"),
    "setup_purple": set_up("purple"),
    "setup_free": set_up("green", "free"),
    "setup_blue": set_up_at("blue", "st-louis"),
    "setup_brown": set_up_at("brown", "st-louis"),
    "setup_wagons": set_up_at("white", "st-louis"),
    "setup_canada": set_up_at("purple", "canada"),
    "setup_mexico": set_up_at("purple", "mexico"),
    # friends taken along
    "blue_takes_brown": influence("blue", "brown", "take"),
    "blue_takes_purple": influence("blue", "purple", "take"),
    "brown_for_blue": influence("brown", "blue", "each"),
    "brown_takes_blue": influence("brown", "blue", "take"),
    "purple_for_blue": influence("purple", "blue", "each"),
    "green_for_orange": influence("green", "orange", "each"),
    "green_takes_orange": influence("green", "orange", "take"),
    "orange_for_green": influence("orange", "green", "each"),
    "orange_takes_green": influence("orange", "green", "take"),
    # the schedule
    "points_region": points("region"),
    "points_purple": points("purple-region"),
    "purple_least": points("purple-region", "least"),
    "purple_penalty": points("purple-penalty"),
    "points_wagon": points("wagon"),
    "points_cavalry": points("cavalry"),
    "cavalry_cubes": points("cavalry", "cubes"),
    "points_custer": points("custer"),
    "points_railroad": points("railroad"),
    "allies_times": points("allies", "times"),
}
