"""More rulings, each with a position in which its readings lead to different things: see `test_rulings`."""

from __future__ import annotations

from typing import Any

from homelands.core.flow import push
from homelands.games.navajo.rules import display, headman, passage, raids, tribal, weather
from homelands.games.navajo.rules.events import operations
from homelands.games.navajo.rules.state import book
from tests.games.navajo.driver import plain
from tests.games.navajo.ruling_kit import HERE, raided, ruling, tracks
from tests.support import match, names, options, play


# -- raids -------------------------------------------------------------------------------------------------------------
@ruling("child-alone", caught=True, at_once=False)
def _(rulings: dict[str, str]) -> Any:
    """Is the Family caught whose last adult was given up?"""
    m = raided(rulings, families={"A": {"at": HERE, "man": 0}, "B": {"at": "zuni.5"}})
    return "caught" in names(play(m, "> no-reaction\n> give-up woman\n! 1"))


# -- Enemy Ways --------------------------------------------------------------------------------------------------------
@ruling("change-of-mind", step_3=0, segment_only=2)
def _(rulings: dict[str, str]) -> Any:
    """How many counters have flipped when the dice lie there?"""
    m = match(hand=[38], resources={"trade_goods": 2}, rulings=rulings, start={"card": 40, "segment": "major"})
    return names(play(m, "! dice 3 4")).count("flipped")


# -- Trade Goods -------------------------------------------------------------------------------------------------------
@ruling("barter-after-roll", before=["done", "barter 3 0", "buy-none"], after=[])
def _(rulings: dict[str, str]) -> Any:
    """What is asked before the die of an Evasion; two Trade Goods, and horses for the third."""
    m = raided(rulings, resources={"trade_goods": 2, "horse": 3, "sheep": 0})
    return options(play(m, "> evade A"))


@ruling("barter-without-culture", allowed=True, forbidden=False)
def _(rulings: dict[str, str]) -> Any:
    m = match(tracks={"culture": 0}, resources={"horse": 3, "sheep": 0}, rulings=rulings, start={"activate": "A"})
    return "barter 3 0" in options(m)


@ruling("goods-spent", ordinary=(0, 1), intruders=(1, 0))
def _(rulings: dict[str, str]) -> Any:
    """Three in all, of which two are spent: what is left of both kinds."""
    goods = {"trade_goods": 2, "intruder_trade_goods": 1, "horse": 0, "sheep": 0}
    m = play(match(resources=goods, rulings=rulings, start={"activate": "A"}), "> goods-ap")
    return plain(m)["resources"]["trade_goods"], plain(m)["resources"]["intruder_trade_goods"]


# -- Battles and raids -------------------------------------------------------------------------------------------------
@ruling("tribe-battle-ferocity", tribe_only=4, added=8)
def _(rulings: dict[str, str]) -> Any:
    """What the Utes add: 4, and 4 for Enemy Ferocity."""
    m = match(families={"A": {"at": HERE}}, cubes={"subjugation": {"red": 3}}, start={"tribal_raid": "utes"},
              rulings=rulings)  # fmt: skip
    play(m, "! 1\n> no-reaction\n! 6\n> battle\n! 6\n! 1")
    return next(e.values["foe_bonus"] for e in m.log if e.name == "battle-result")


@ruling("carson-forts", raided=True, safe=False)
def _(rulings: dict[str, str]) -> Any:
    m = match(scenario="fearing", families={"C": {"at": "zuni.1"}}, rulings=rulings)
    return 2 in tribal.exposed(m.position, 2, tribal.CARSON)


@ruling("fort-ferocity", ignored=3, counted=4)
def _(rulings: dict[str, str]) -> Any:
    """An American Raid: 2 more, 1 for Family A, and 1 for Family C by its Fort."""
    families = {"A": {"at": HERE, "ferocity": 1}, "B": None, "C": {"at": "zuni.1", "ferocity": 1}, "D": None, "E": None}
    return raids.bonus(match(scenario="fearing", families=families, rulings=rulings).position)


# -- corn, drought, people ---------------------------------------------------------------------------------------------
@ruling("corn-lost", last_family=True, any_family=False)
def _(rulings: dict[str, str]) -> Any:
    """One of two Families leaves."""
    m = match(families={"A": {"at": HERE}, "B": {"at": HERE}}, areas={HERE: {"corn": 1}}, start={"activate": "A"},
              rulings=rulings)  # fmt: skip
    return "corn" in plain(play(m, "> move shiprock.2"))["areas"].get(HERE, {})


@ruling("harvest-cost", paid=False, free=True)
def _(rulings: dict[str, str]) -> Any:
    m = match(families={"A": {"at": HERE}}, areas={HERE: {"corn": 1}}, start={"activate": "A"}, rulings=rulings)
    return "harvest" in options(m)  # it would cost 7 of 6 MPs


@ruling("culture-count", losses_first=(1, 3), netted=(0, 5))
def _(rulings: dict[str, str]) -> Any:
    """No Culture and 5 Military; an empty space and a new elder: -2 Military, then +1 Culture; or nothing."""
    m = match(families={"A": {"at": HERE, "child": 0}, "B": None, "C": None}, tracks={"culture": 0, "military": 5},
              rulings=rulings)  # fmt: skip
    g = m.position
    g.stack.clear()
    push(g, passage.count_culture, n=1)
    passage.count_culture.run(g, g.stack[-1])
    return g.culture, g.military


@ruling("drought-next-door", further=1, first_only=0)
def _(rulings: dict[str, str]) -> Any:
    """Shiprock is full, and so is its neighbour with the highest die."""
    g = match(rulings=rulings).position
    near = sorted(g.t.territory_next[0])
    highest = max(t for t in near if t != 6)
    g.drought = tuple(g.t.drought_spaces[t] if t in (0, highest) else 0 for t in range(7))
    before = sum(g.drought)
    weather.drought(g, 0, "7.2.1")
    return sum(g.drought) - before


@ruling("revolt-removed", absent=5, removed=6)
def _(rulings: dict[str, str]) -> Any:
    """The Mexican period never had the card."""
    g = match(scenario="broken", tracks={"morale": 6}, cubes={"subjugation": {"red": 2}}, rulings=rulings).position
    passage.free_pueblos.run(g, g.stack[-1])
    return g.morale


@ruling("elders-once", card=False, operation=True)
def _(rulings: dict[str, str]) -> Any:
    """Family A grew fiercer in Planning; may the event do it again?"""
    m = match(elders=[0, 0, 1, 0, 0, 0, 0], start={"card": 17, "operation": "planning"}, rulings=rulings)
    m.position.touched = 1
    m.position.stack.clear()
    operations.influential_elders(m.position)
    book.run(m.position)
    return any(o.endswith("fiercer A") for o in options(m))


@ruling("leave-fort", value=3, move=5)
def _(rulings: dict[str, str]) -> Any:
    """To zuni.2 with a die of 1: its Value 2; and 1 for the Rancho there, 1 for the Fort."""
    m = match(scenario="fearing", families={"C": {"at": "zuni.1"}}, areas={"zuni.2": {"rancho": 1}}, rulings=rulings,
              resources={"horse": 0, "sheep": 0}, start={"activate": "C"})  # fmt: skip
    play(m, "> leave-fort zuni.2\n! 1")
    return next(e.values["cost"] for e in m.log if e.name == "moved")


# -- the enemy ---------------------------------------------------------------------------------------------------------
@ruling("inactive-row", topmost=0, lowest=5)
def _(rulings: dict[str, str]) -> Any:
    """A counter of row 3, whose box there is taken."""
    g = match(rulings=rulings).position
    g.inactive[2], g.active[2] = g.active[2], -1
    display.to_inactive(g, g.active[3], 2)
    return g.inactive.index(g.active[3])


@ruling("expand-canyon", two=7, none=9)
def _(rulings: dict[str, str]) -> Any:
    m = match(areas={"canyon.3": {"mission": 1}}, start={"instruction": "expand", "ap": 1}, rulings=rulings)
    return tracks(m, "culture")[0]


# -- two players -------------------------------------------------------------------------------------------------------
TWO: dict[str, Any] = {
    "options": ["two-players"],
    "elders": [1, 1, 0, 0, 0, 0, 0],
    "two_players": {
        "headman": "turquoise",
        "elders": {"turquoise": [1, 0, 0, 0, 0, 0, 0], "basket": [0, 1, 0, 0, 0, 0, 0]},
        "points": {"leader": "basket", "n": 2},
    },
}


@ruling("operation-chooser", text=("basket", "turquoise"), examples=("turquoise", "basket"))
def _(rulings: dict[str, str]) -> Any:
    """Not pre-empted, turquoise is Headman: who names the Operation, and who then acts?"""
    m = match(**TWO, start={"card": 32, "segment": "dine"}, rulings=rulings)
    names_it = m.game.seat(m.position)
    return names_it, m.game.seat(play(m, "> take-actions").position)


@ruling("headman-points", added=2, ways_only=0)
def _(rulings: dict[str, str]) -> Any:
    m = match(**TWO, rulings=rulings, resources={"horse": 0, "sheep": 0}, start={"card": 32, "segment": "dine"})
    push(m.position, headman.determine)
    book.run(m.position)
    play(m, "! 1")
    return next(e.values["points"] for e in m.log if e.name == "headman-table")
