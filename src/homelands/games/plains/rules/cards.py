"""Card play (7.0 I and II, chapter 9): a faction's turn, from its disc to the refilled hand."""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame, without
from homelands.games.plains.rules import engagement, events, movement
from homelands.games.plains.rules.state import State, book
from homelands.games.plains.rules.tables import BLUE, BROWN, CARDS, COLOURS, CUSTER

LATER: Final = 1  # flag of the fights: they follow an event, not the movement


# -- an activation begins and ends -------------------------------------------------------------------------------------
def begin_activation(g: State, colour: int) -> None:
    """A disc's play starts with nothing moved and no passing effect."""
    g.active = colour
    g.played = g.events = 0
    g.moved.clear()
    g.raids = g.stood = g.banner = g.treaty_hits = g.no_ambush = g.bury = 0
    g.pinned[:] = [0, 0]
    g.spared.clear()


# -- the turn ----------------------------------------------------------------------------------------------------------
@book.ask("7.0", "9.0", "9.1", "9.2", always=True)
def choose_card(g: State, f: Frame) -> list[Option]:
    """One movement card, and up to two events before or after it; without one an event stands in for it."""
    deck = f.who
    hand = g.hands[deck]
    g.asking = g.seating.of[deck]
    is_event = g.t.is_event
    options: list[Option] = []
    if not g.played:
        moves = [card for card in hand if not is_event[card]]
        options += [("play", card) for card in moves]
        if not moves:
            options += [("substitute", card) for card in hand]
        spare = bool(moves) or len(hand) > 1  # a card must be left for the movement
    else:
        spare = True
        options.append(("end-turn",))
    if spare and g.events < g.t.most_events:
        options += [("event", card) for card in hand if is_event[card] and events.playable(g, card)]
    return options


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
            push(g, fight_now.name, n=LATER)
        push(g, events.EVENT, who=card)
        return
    g.played = 1
    push(g, fight_now.name)
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
    push(g, movement.MOVEMENT_CARD, who=deck, at=0, n=groups, left=regions, mask=movement.MAY_RECOVER)


@book.cites("9.0", "9.2.1")
def discard(g: State, deck: int, card: int) -> None:
    """A used card covers the pile, and what endured on it."""
    g.hands[deck] = without(g.hands[deck], card)
    lay(g, deck, card)
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
    engagement.fight_all(g, raids=f.n != LATER)


@book.step("9.0", "7.0")
def refill(g: State, f: Frame) -> None:
    """The hand is filled up to three cards, while the deck lasts."""
    deck = f.who
    if len(g.hands[deck]) >= g.t.hand_size - f.n or not g.piles[deck]:
        end(f)


@book.chance("9.0", "9.2.2")
def draw(g: State, f: Frame) -> Request:
    return Request("card", f"deck-{COLOURS[f.who]}", list(g.piles[f.who]))


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
        f.n += 1
    lay(g, deck, card)
    events.cover(g, deck)
    g.say("custer-drawn", "9.2.2")
    push(g, events.EVENT, who=card)


TURN: Final = book.procedure("turn", choose_card, refill, draw)
