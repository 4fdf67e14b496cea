"""What a choice will cost that is not asked for now: food in a Passage of Time, and whoever nobody takes in."""

from __future__ import annotations

from homelands.core.decision import Option
from homelands.games.navajo.rules.feeding import SHEEP_FEEDS, arability
from homelands.games.navajo.rules.names import ELDER
from homelands.games.navajo.rules.state import State
from homelands.words.presenter import Presenter

LAST = "passage.settle"  # an elder who is in Passage of Time behind this step is lost; others may found a Family


def notes(g: State, option: Option, words: Presenter) -> list[str]:
    if option[0] == "passage-of-time":
        return [food(g, words)]
    if option[0] == "done" and g.stack[-1].step == LAST:
        return [words("nav-note-lost", n=g.passage[ELDER])] if g.passage[ELDER] else []
    return []


def food(g: State, words: Presenter) -> str:
    """People against what the land feeds as it is, and what lies in Resources."""
    people = sum(g.man) + sum(g.woman) + sum(g.child) + sum(g.elders)
    land = sum(arability(g, t) for t in g.occupied())
    store = sum(g.corn_stock) + SHEEP_FEEDS * g.sheep
    return words("nav-note-food", people=people, land=land, store=store, hungry=max(0, people - land - store))
