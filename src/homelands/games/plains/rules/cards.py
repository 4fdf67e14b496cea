"""Card play (7.0 I and II, chapter 9): a faction's turn, from its disc to the refilled hand.

Each `no_...` answers why a card cannot be played now: the refusal, or None.
"""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option, Refusal
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame, without
from homelands.games.plains.rules import engagement, events, movement
from homelands.games.plains.rules.conditions import needs_met, timely
from homelands.games.plains.rules.state import State, book
from homelands.games.plains.rules.tables import BLUE, BROWN, CARDS, COLOURS, CUSTER

LATER: Final = 1  # the fights follow an event, not the movement


# -- an activation begins and ends -------------------------------------------------------------------------------------
def begin_activation(g: State, colour: int) -> None:
    """A disc's play starts with nothing moved and no passing effect."""
    g.active = colour
    g.played = g.events = 0
    g.moved.clear()
    g.raids = g.stood = g.halted = g.settled = g.banner = g.treaty_hits = g.no_ambush = g.bury = 0
    g.pinned[:] = g.one_die[:] = [0, 0]
    g.spared.clear()


# -- the turn ----------------------------------------------------------------------------------------------------------
@book.ask("7.0", "9.0", "9.1", "9.2", always=True)
def choose_card(g: State, f: Frame) -> list[Option]:
    """One movement card, and up to two events before or after it; without one an event stands in for it."""
    deck = f.who
    hand, is_event = g.hands[deck], g.t.is_event
    g.asking = g.seating.of[deck]
    options: list[Option]
    if g.played:
        if g.events >= g.t.most_events or not hand:  # all see that the turn is over
            return []
        options = [("end-turn",)]  # asked even where no event fits: not to ask would tell what is in the hand
    else:
        options = [("play", card) for card in movement_cards(g, deck)]
        options = options or [("substitute", card) for card in hand]
    if g.events < g.t.most_events and spare(g, deck):
        options += [("event", card) for card in hand if is_event[card] and timely(g, card) and needs_met(g, card)]
    return options


def movement_cards(g: State, deck: int) -> list[int]:
    """Those in the hand; the others are events."""
    is_event = g.t.is_event
    return [card for card in g.hands[deck] if not is_event[card]]


def spare(g: State, deck: int) -> bool:
    """After an event a card is left for the movement, if there is still to be one."""
    return bool(g.played) or len(g.hands[deck]) > 1


def _no_such_card(g: State, deck: int, card: int) -> Refusal | None:
    return None if card in g.hands[deck] else Refusal("not-in-hand", "9.0", card=CARDS[card])


def no_play(g: State, f: Frame, card: int) -> Refusal | None:
    """As the movement card of the turn."""
    deck = f.who
    if why := _no_such_card(g, deck, card):
        return why
    if g.t.is_event[card]:
        return Refusal("is-an-event", "9.2", card=CARDS[card])
    return Refusal("one-movement-card", "9.0", card=CARDS[card]) if g.played else None


def no_substitute(g: State, f: Frame, card: int) -> Refusal | None:
    """An event in place of a movement card."""
    deck = f.who
    if why := _no_such_card(g, deck, card):
        return why
    if not g.t.is_event[card]:
        return Refusal("is-no-event", "9.1", card=CARDS[card])
    if g.played:
        return Refusal("one-movement-card", "9.2", card=CARDS[card])
    return Refusal("movement-card-in-hand", "9.2", card=CARDS[card]) if movement_cards(g, deck) else None


def no_event(g: State, f: Frame, card: int) -> Refusal | None:
    """For its own effect."""
    deck = f.who
    if why := _no_such_card(g, deck, card):
        return why
    if not g.t.is_event[card]:
        return Refusal("is-no-event", "9.1", card=CARDS[card])
    if g.events >= g.t.most_events:
        return Refusal("events-played", "7.0", most=g.t.most_events)
    if not timely(g, card):
        return Refusal("wrong-time", "9.2", card=CARDS[card], when=g.t.cards[card].when)
    if not needs_met(g, card):
        return Refusal("needs-not-met", "10.1.2", card=CARDS[card])
    return None if spare(g, deck) else Refusal("card-needed-to-move", "9.0", card=CARDS[card])


def no_end_turn(g: State, f: Frame) -> Refusal | None:
    return None if g.played else Refusal("movement-card-first", "9.0")


@choose_card.chosen
def choose_card_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "end-turn":
        return
    deck, card = f.who, o[1]
    jump(f, choose_card)
    discard(g, deck, card)
    if o[0] == "event":
        g.events += 1
        g.known[deck] = max(0, g.known[deck] - 1)
        g.say("event", "9.2", colour=COLOURS[deck], card=CARDS[card])
        if g.played:
            push(g, CARD_PLAY, n=LATER)
        push(g, events.EVENT, who=card)
        return
    g.played = 1
    push(g, CARD_PLAY)
    if o[0] == "play":
        play(g, deck, card)
    else:
        substitute(g, deck, card)


@book.cites("9.1", "7.0")
def play(g: State, deck: int, card: int) -> None:
    """A War Party, Engagement or Migration card: cubes, groups, regions."""
    c = g.t.cards[card]
    g.say("plays", "9.1", colour=COLOURS[deck], card=c.id, place=c.place, groups=c.groups, regions=c.regions)
    mask = movement.MAY_RECOVER | (movement.MAY_RAIL if deck in (BLUE, BROWN) else 0)
    push(g, movement.MOVEMENT_CARD, who=deck, at=c.place, n=c.groups, left=c.regions, mask=mask)


@book.cites("9.2")
def substitute(g: State, deck: int, card: int) -> None:
    """An event in place of a movement card: two groups up to two regions, no cubes, no train. All see why."""
    groups, regions = g.t.substitute
    g.known[deck] = len(g.hands[deck])
    g.say("substitute", "9.2", colour=COLOURS[deck], card=CARDS[card], groups=groups, regions=regions)
    mask = movement.MAY_RECOVER if g.rulings["substitute-recovers"] == "yes" else 0
    push(g, movement.MOVEMENT_CARD, who=deck, at=0, n=groups, left=regions, mask=mask)


@book.cites("9.0", "9.2.1")
def discard(g: State, deck: int, card: int) -> None:
    """A used card covers the pile, and what endured on it (ruling: an event does not)."""
    g.hands[deck] = without(g.hands[deck], card)
    lay(g, deck, card)
    if not g.t.is_event[card] or g.rulings["enduring-covered"] == "any-card":
        events.cover(g, deck)


def draw_from(g: State, deck: int, card: int) -> None:
    """A card leaves its pile."""
    g.piles[deck] = without(g.piles[deck], card)


def hold(g: State, deck: int, card: int) -> None:
    """A card comes into the hand, which is kept in order."""
    g.hands[deck] = tuple(sorted((*g.hands[deck], card)))


def lay(g: State, deck: int, card: int) -> None:
    """A card comes onto the discards."""
    g.discards[deck] += (card,)


@book.step("7.0", "9.2", "12.0")
def fight_now(g: State, f: Frame) -> None:
    """Engagements are fought when all movement is done; those of a later event right after it."""
    follows = f.n
    engagement.fight_all(g, raids=follows != LATER)


CARD_PLAY: Final = book.procedure("playing a card", fight_now, n="LATER, or the fights follow the movement")


@book.step("9.0", "7.0")
def refill(g: State, f: Frame) -> None:
    """The hand is filled up to three cards, while the deck lasts."""
    deck, fewer = f.who, f.n
    if len(g.hands[deck]) >= g.t.hand_size - fewer or not g.piles[deck]:
        end(f)


@book.chance("9.0", "9.2.2")
def draw(g: State, f: Frame) -> Request:
    deck = f.who
    return Request("card", f"deck-{COLOURS[deck]}", list(g.piles[deck]))


@draw.result
def draw_result(g: State, f: Frame, card: int) -> None:
    jump(f, refill)
    take(g, f, card)


@book.cites("9.2.2")
def take(g: State, f: Frame, card: int) -> None:
    """A card comes into the hand. Custer is played at once, and another card drawn for him (ruling)."""
    deck = f.who
    draw_from(g, deck, card)
    if card != CUSTER:
        hold(g, deck, card)
        return
    if g.rulings["custer-replaced"] == "no-draw":
        f.n += 1  # the hand stays smaller
    lay(g, deck, card)
    if g.rulings["enduring-covered"] == "any-card":
        events.cover(g, deck)
    g.say("custer-drawn", "9.2.2")
    push(g, events.EVENT, who=card)


TURN: Final = book.procedure(
    "turn", choose_card, refill, draw, who="deck", n="cards that the hand stays short of, for Custer (ruling)"
)
