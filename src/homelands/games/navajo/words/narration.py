"""Navajo Wars: foreseen cards and hands, the values behind a question, what a development does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from homelands.core.decision import Option
from homelands.core.events import Event
from homelands.core.journal import CHANCE, Entry
from homelands.games.navajo.rules.influence import SEATS, hand_of
from homelands.games.navajo.rules.state import State
from homelands.games.navajo.words import facts, forecast
from homelands.words.narration import Narration
from homelands.words.presenter import Presenter

ALL = 3  # foresight: both have seen the cards
TUTORIAL = "tutorial"
MORE = 2  # lines of a development: its name and what it does
SHAMAN = 15  # the card of the tutorial that shows the next ones

FOREGONE: dict[tuple[str, str], bool] = {
    (step, verb): rolled
    for rolled, steps in {
        True: {  # a die is thrown, or a set drawn, before anything else is asked
            "planning.elder-action": ("elder",),
            "actions.act": ("council", "leave-fort"),
            "reactions.react": ("evade",),
            "battle.prepare": ("fight",),
            "dice.bless-or-roll": ("roll", "roll-all"),
            "setup.keep-set": ("keep-set",),
        },
        False: {  # a meal and a choice of Families have no dice, and raiders go on by themselves
            "feeding.provide": ("done",),
            "feeding.feed": ("eat-corn", "eat-sheep", "eat-horse", "done"),
            "feeding.go-hungry": ("hungry", "hungry-elder"),
            "passage.found": ("found",),
            "reactions.react": ("harass", "no-reaction"),
            "sequence.operation": ("take-actions",),
            "actions.next-family": ("activate", "end-operation"),
        },
    }.items()
    for step, verbs in steps.items()
    for verb in verbs
}
"""Options that are always left to chance, or never."""


class NavajoNarration(Narration):
    counted = "nav-odds-whole"
    quiet = facts.QUIET
    tacit = (
        "discard-card", "done", "end-activation", "end-operation", "fight", "hold", "keep-all", "keep-card", "leave",
        "buy-none", "leave-influence", "no-action", "no-influence", "no-reaction", "roll", "roll-all", "stay", "wait",
    )  # fmt: skip

    def pictured(self, g: State, seat: str) -> State:
        """Pictures show `hand`: for them it is the seat's own, and the other one is empty."""
        h: State = super().pictured(g, seat)
        if h.players == 2:
            mine = list(hand_of(h, SEATS.index(seat))) if seat else []
            h.hand[:], h.hand2[:] = mine, []
        return h

    def keepers(self, g: State, what: Entry | Event) -> Sequence[str]:
        """Foreseen cards, and a Ceremony card as it goes to a hand (16.5.3)."""
        if g.players == 1:
            return ()
        if isinstance(what, Event):
            hidden = what.name == "card-taken" or (what.name == "foreseen" and g.foresight != ALL)
        elif what.mark == CHANCE:
            hidden = g.stack[-1].step == "operations.see-card"
        else:
            hidden = what.text.startswith("order ") and g.foresight != ALL
        return (SEATS[g.headman],) if hidden else ()

    def shown(self, g: State, seat: str) -> Mapping[str, Any]:
        """In the tutorial the deck is laid down, but nobody knows it before the Shaman has looked."""
        found = super().shown(g, seat)
        if g.scenario == TUTORIAL and SHAMAN not in g.discards:
            deck = found["deck"]
            laid = [card for card in deck["top"] if card not in g.t.history]
            deck.update(top=[], unseen=sorted([*deck["unseen"], *laid]))
        return found

    def facts(self, g: State) -> list[str]:
        return facts.facts(g, self.words)

    def notes(self, g: State, option: Option, whole: bool) -> list[str]:
        """What a choice does, on the choice: developments, cards that are taken or allowed, and what must be fed."""
        verb = option[0]
        if verb in ("buy", "choose"):
            return _effect(self.words, option[1])[:]
        if verb in ("keep-set", "drop-set") and whole:
            sets = range(3 * option[1], 3 * option[1] + 3)
            return [" ".join(self.words.component("development", d).splitlines()[:MORE]) for d in sets]
        if verb == "order" and whole:
            return [self.words.card(card).splitlines()[0] for card in option[1:]]
        return forecast.notes(g, option, self.words)

    def foregone(self, g: State, option: Option) -> bool | None:
        verb, step = option[0], g.stack[-1].step
        if verb == "convert" and any(o[0] == verb and o[1] != option[1] and o[3] != option[3] for o in g.options):
            return False  # the same is asked again, for the others (3.3/1A)
        if verb == "place" and g.t.scenarios[g.scenario].ferocity == "any":
            return False  # its Ferocity is asked for
        return FOREGONE.get((step, verb))

    def result(self, event: Event) -> str:
        if event.name == "instruction":
            letter, _, kind = event.values["counter"].partition(" ")
            return f"{letter} {self.words.name('instruction', kind)} ({event.values['cost']} AP)"
        if event.name == "cube":
            return self.words("nav-cube", colour=self.words.name("colour", event.values["colour"]))
        return ""

    def decisive(self, events: Sequence[Event]) -> Sequence[tuple[Event, Any]]:
        return facts.decisive(events)


@lru_cache(maxsize=1024)
def _effect(words: Presenter, development: int) -> list[str]:
    """What a development does: its name and price stand in the option itself."""
    _, *lines = words.component("development", development).splitlines()
    return [" ".join(lines)] if lines else []
