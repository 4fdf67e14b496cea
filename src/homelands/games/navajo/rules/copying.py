"""How a position is copied. Written from its fields by `python -m homelands.core.copying`, not by hand."""

from __future__ import annotations

from homelands.core.state import Frame
from homelands.games.navajo.rules.state import State


def clone(o: State) -> State:
    """A position of its own, with the same tables. The log is not copied: a copy is silent."""
    n = State.__new__(State)
    n.stack = [Frame(f.step, f.who, f.at, f.n, f.left, f.kind, f.mask, f.seq) for f in o.stack]
    n.options = o.options
    n.request = o.request
    n.log = None
    n.t = o.t
    n.rulings = o.rulings
    n.scenario = o.scenario
    n.period = o.period
    n.optional = o.optional
    n.outcome = o.outcome
    n.why = o.why
    n.culture = o.culture
    n.military = o.military
    n.ap = o.ap
    n.morale = o.morale
    n.ferocity = o.ferocity
    n.enemy_ap = o.enemy_ap
    n.at = o.at.copy()
    n.fierce = o.fierce.copy()
    n.man = o.man.copy()
    n.woman = o.woman.copy()
    n.child = o.child.copy()
    n.horse = o.horse.copy()
    n.manuelito = o.manuelito
    n.elders = o.elders.copy()
    n.out = o.out.copy()
    n.passage = o.passage.copy()
    n.horses = o.horses
    n.sheep = o.sheep
    n.goods = o.goods
    n.goods_out = o.goods_out
    n.goods_aside = o.goods_aside
    n.intruder_goods = o.intruder_goods
    n.firearms = o.firearms
    n.firearms_out = o.firearms_out
    n.intruder_firearms = o.intruder_firearms
    n.intruder_firearms_out = o.intruder_firearms_out
    n.corn_stock = o.corn_stock.copy()
    n.corn_unseen = o.corn_unseen
    n.corn = o.corn.copy()
    n.corn_laid = o.corn_laid
    n.corn_back = o.corn_back
    n.drought = o.drought
    n.mission = o.mission.copy()
    n.rancho = o.rancho.copy()
    n.fort = o.fort
    n.harass = o.harass.copy()
    n.harass_out = o.harass_out
    n.harass_aside = o.harass_aside
    n.intruders = o.intruders.copy()
    n.intruder_unseen = o.intruder_unseen
    n.intruder_back = o.intruder_back
    n.intruder_aside = o.intruder_aside
    n.raiders = o.raiders.copy()
    n.santa_fe = o.santa_fe
    n.tribal = o.tribal
    n.pool = o.pool.copy()
    n.raided = o.raided.copy()
    n.recovery = o.recovery.copy()
    n.subjugation = o.subjugation.copy()
    n.gone = o.gone
    n.active = o.active.copy()
    n.standby = o.standby.copy()
    n.inactive = o.inactive.copy()
    n.truce = o.truce
    n.truce_ap = o.truce_ap
    n.unseen = o.unseen
    n.piles = o.piles.copy()
    n.top = o.top.copy()
    n.discards = o.discards.copy()
    n.hand = o.hand.copy()
    n.in_play = o.in_play.copy()
    n.removed = o.removed.copy()
    n.sets = o.sets
    n.owned = o.owned
    n.exhausted = o.exhausted
    n.players = o.players
    n.headman = o.headman
    n.executor = o.executor
    n.sway = o.sway
    n.followers = o.followers
    n.ip = o.ip
    n.hand2 = o.hand2.copy()
    n.foresight = o.foresight
    n.outside = [*map(list.copy, o.outside)]
    n.pledge = o.pledge
    n.pledger = o.pledger
    n.card = o.card
    n.operation = o.operation
    n.preempted = o.preempted
    n.own_segment = o.own_segment
    n.touched = o.touched
    n.acting = o.acting
    n.quiet = o.quiet
    n.politics = o.politics
    n.die = o.die
    n.die2 = o.die2
    n.cube = o.cube
    n.result = o.result
    return n
