"""A player of Navajo Wars by simple rules: what a good player tells a beginner, without search.

- Live high on the tracks, one Family a Territory: most raids do not get that far, and each that catches nobody costs
  the enemy Morale.
- Families on the way of the raiders are fierce and ride: they ambush. Everybody else runs, talks, or harasses.
- Without Morale the enemy gives up, if there are few Outposts. A Family in the Canyon gets to Area 1 of any track;
  with APs it then raids before the enemy comes, and is gone again.
- Elders are the wealth of the people: plan often, turn Culture into Military while it lasts, and let those who wait
  fill the empty places before a Victory Check takes half of them.
- Raid New Mexico for the first animals, and while the bag holds few soldiers and red cubes.

Each decision has a judge, below or in a module of its own; it gives the option it likes best. A judge looks only at
what its seat may see. Nothing is drawn by lot: chance is in the game.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from homelands.core.decision import Option
from homelands.core.state import Frame
from homelands.games.navajo.bots import actions, cards, council, planning, raids, setup
from homelands.games.navajo.rules.state import State

Judge = Callable[[State, Frame], Option]


def first(*verbs: str) -> Judge:
    """The first option of the first of these verbs that can be had."""

    def judge(g: State, f: Frame) -> Option:
        for verb in verbs:
            for o in g.options:
                if o[0] == verb:
                    return o
        return g.options[0]

    return judge


def last(verb: str) -> Judge:
    """The last option of a verb: the highest number."""

    def judge(g: State, f: Frame) -> Option:
        return [o for o in g.options if o[0] == verb][-1]

    return judge


JUDGES: dict[str, Judge] = {
    "setup.place-family": setup.place_family,
    "setup.first-ferocity": setup.first_ferocity,
    "setup.keep-set": setup.keep_set,
    "setup.choose-development": setup.choose_development,
    "setup.first-manuelito": setup.manuelito,
    "setup.keep-ceremony": cards.take_card,
    "historical.manuelito-joins": setup.manuelito,
    "historical.manuelito-ferocity": last("ferocity"),
    "sequence.preempt": cards.preempt,
    "sequence.operation": cards.operation,
    "sequence.minor-event": first("allow-event"),
    "sequence.fort-toll": cards.fort_toll,
    "planning.elder-action": planning.elder_action,
    "planning.buy-goods": planning.buy_goods,
    "planning.tribal-relations": planning.tribal_relations,
    "planning.gifts": planning.gifts,
    "planning.name-row": planning.name_row,
    "actions.next-family": actions.next_family,
    "actions.act": actions.act,
    "raiding.soldiers": raids.soldiers,
    "raiding.choose-animal": raids.choose_animal,
    "passage.convert": planning.convert,
    "passage.settle": planning.settle,
    "passage.found": planning.found,
    "passage.found-where": planning.found_where,
    "passage.designate": planning.designate,
    "passage.spare-animals": planning.spare_animals,
    "feeding.provide": first("done"),
    "feeding.feed": planning.feed,
    "feeding.go-hungry": planning.go_hungry,
    "reactions.react": raids.react,
    "reactions.offer": raids.offer,
    "reactions.evade-to": raids.evade_to,
    "raids.resolve": raids.resolve,
    "raids.return-home": raids.return_home,
    "raids.return-ferocity": raids.return_ferocity,
    "battle.prepare": raids.prepare,
    "battle.caught": cards.caught_in,
    "battle.further-loss": raids.give_up,
    "tribal.flee": raids.flee,
    "tribal.appease": raids.appease,
    "tribal.resolve": raids.tribal_resolve,
    "intruders.meet-patrol": raids.meet_patrol,
    "intruders.trapper": first("trapper-goods", "news"),
    "intruders.welcome": cards.welcome,
    "victory.choose-check": cards.choose_check,
    "victory.buy-development": setup.buy,
    "victory.forget": planning.forget,
    "victory.black-cubes": cards.black_cubes,
    "ceremonies.take-card": cards.take_card,
    "ceremonies.next-way": cards.next_way,
    "ceremonies.fall-sick": cards.fall_sick,
    "ceremonies.stolen-from": first("horse-from"),
    "dice.stock-up": first("buy-none"),
    "dice.bless-or-roll": cards.bless,
    "dice.keep-or-reroll": cards.reroll,
    "dice.keep-pair": cards.keep,
    "dice.keep-or-redraw": cards.redraw,
    "enemy.let-flip": first("let-all-flip"),
    "ceremonies.mind-flips": first("let-all-flip"),
    "operations.reorder": cards.reorder,
    "operations.sow": first("sow"),
    "operations.rain": first("rain"),
    "operations.harvest-fails": first("give-field", "give-corn", "give-sheep", "give-horse", "go-without"),
    "operations.pueblo-victim": cards.pueblo_victim,
    "historical.talks": cards.talks,
    "historical.talks-gifts": cards.talks_gifts,
    "historical.kinsmen": cards.kinsmen,
    "historical.muster": cards.muster,
    "campaign.ultimatum": cards.ultimatum,
    "campaign.resettle": cards.resettle,
    "campaign.new-family": first("found-at"),
    "campaign.gift": setup.buy,
    "instructions.colonists": first("recover"),
    "two-player.sway-more": council.elder,
    "two-player.sway-families": council.family,
    "two-player.own-ferocity": council.own_ferocity,
    "two-player.next-elder": council.next_elder,
    "two-player.elder-choice": council.elder_choice,
    "two-player.spend-point": council.spend_point,
    "two-player.bid": council.bid,
    "influence.claim": first("claim-point"),
    "influence.court": council.family,
    "influence.persuade": council.elder,
    "headman.take-headman": council.elder,
    "headman.rival-elder": council.elder,
    "headman.rival-family": council.family,
    "headman.lose-follower": first("free-family"),
    "headman.give-cards": first("done"),
    "headman.drop-way": first("discard-card"),
    "operations.show-cards": first("keep-secret"),
    "victory.whether-to-buy": council.whether_to_buy,
}


class NavajoHeuristic:
    """Called with a position that waits for a decision, it gives the option its judge likes best.

    The generator is there because every policy is made with one.
    """

    def __init__(self, rng: random.Random) -> None:
        self._random = rng

    def __call__(self, g: State) -> Option:
        options = g.options
        if len(options) == 1:
            return options[0]
        f = g.stack[-1]
        judge = JUDGES.get(f.step)
        choice = judge(g, f) if judge is not None else options[0]
        return choice if choice in options else options[0]  # a ruling or a pack may forbid what is usually possible
