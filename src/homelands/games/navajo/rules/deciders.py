"""Who decides in the game for two (16.2, 16.5.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from homelands.core.state import Frame
from homelands.games.navajo.rules.campaign import ultimatum
from homelands.games.navajo.rules.dice import bless_or_roll
from homelands.games.navajo.rules.headman import (
    drop_way,
    give_cards,
    lose_follower,
    rival_elder,
    rival_family,
    take_headman,
)
from homelands.games.navajo.rules.influence import claim, court, leader, persuade, rival
from homelands.games.navajo.rules.sequence import operation, preempt
from homelands.games.navajo.rules.setup import choose_development
from homelands.games.navajo.rules.state import OFF, State, book
from homelands.games.navajo.rules.tribal import appease
from homelands.games.navajo.rules.two_player import (
    bid,
    elder_choice,
    next_elder,
    own_ferocity,
    spend_point,
    sway_families,
    sway_more,
)
from homelands.games.navajo.rules.victory import buy_development


@book.cites("16.2", "16.5.3")
def decider(g: State) -> int:
    """The Headman, unless a rule gives the decision to somebody else."""
    f = g.stack[-1]
    who = DECIDERS.get(f.step)
    if who is not None:
        return who(g, f)
    return g.executor if g.own_segment else g.headman


def _headman(g: State, f: Frame) -> int:
    return g.headman


def _rival(g: State, f: Frame) -> int:
    return rival(g)


def _frame(g: State, f: Frame) -> int:
    return f.who


def _chooser(g: State, f: Frame) -> int:
    """Pre-empted: the Headman names the Operation and the other carries it out; otherwise the reverse (facts C23)."""
    if g.rulings["operation-chooser"] == "examples":
        return rival(g) if g.preempted else g.headman
    return g.headman if g.preempted else rival(g)


def _executor(g: State, f: Frame) -> int:
    return g.executor


def _elder_owner(g: State, f: Frame) -> int:
    return f.left


def _leader(g: State, f: Frame) -> int:
    """Kit Carson's ultimatum: who has more Influence Points answers, else the Headman (16.8)."""
    return g.headman if leader(g) == OFF else leader(g)


def _blesser(g: State, f: Frame) -> int:
    return f.who if f.who != OFF else g.headman


def _pledger(g: State, f: Frame) -> int:
    return g.pledger if g.pledger != OFF else g.headman


DECIDERS: Final[dict[str, Callable[[State, Frame], int]]] = {
    preempt.name: _headman,
    operation.name: _chooser,
    buy_development.name: _rival,
    choose_development.name: _rival,
    claim.name: _frame,
    court.name: _frame,
    persuade.name: _frame,
    bless_or_roll.name: _blesser,
    ultimatum.name: _leader,
    appease.name: _pledger,
    drop_way.name: _elder_owner,
    next_elder.name: _executor,
    elder_choice.name: _elder_owner,
    sway_more.name: _frame,
    sway_families.name: _frame,
    own_ferocity.name: _rival,
    give_cards.name: _rival,
    rival_elder.name: _rival,
    rival_family.name: _rival,
    lose_follower.name: _headman,
    take_headman.name: _rival,
    bid.name: _frame,
    spend_point.name: _frame,
}
