"""The discs (chapters 7, 8, 14): drawn one by one; each faction completes its play; then the end is looked for."""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.flow import jump, push
from homelands.core.state import Frame
from homelands.games.plains.rules import cards, enemies, events, railroad, victory, wagons
from homelands.games.plains.rules.state import NONE, OUT_OF_CARDS, RAILROAD, State, book
from homelands.games.plains.rules.tables import BLACK, COLOURS, N_COLOURS, N_DECKS, PURPLE, WHITE


@book.step("8.0", "4.1", "14.0")
def new_round(g: State, f: Frame) -> None:
    """All seven discs go into the bag."""
    g.round += 1
    g.active = NONE
    if custer_is_safe(g):
        g.custer.clear()
    g.bag[:] = range(N_COLOURS)
    g.drawn.clear()
    g.say("round", "8.0", round=g.round)


@book.chance("8.0", "4.1")
def draw_disc(g: State, f: Frame) -> Request:
    return Request("disc", "discs", list(g.bag))


@draw_disc.result
def draw_disc_result(g: State, f: Frame, colour: int) -> None:
    g.bag.remove(colour)
    g.drawn.append(colour)
    g.say("disc", "8.0", colour=COLOURS[colour], left=len(g.bag))
    play_disc(g, colour)


@book.cites("7.0")
def play_disc(g: State, colour: int) -> None:
    """The faction's play: cards, or what the three without a deck do."""
    cards.begin_activation(g, colour)
    if colour == PURPLE:
        push(g, enemies.PURPLE_DISC, who=PURPLE, at=g.t.purple_place)
    elif colour == WHITE:
        push(g, wagons.WHITE_DISC)
    elif colour == BLACK:
        push(g, railroad.BLACK_DISC)
    elif g.hands[colour]:
        push(g, cards.TURN, who=colour)
    else:
        g.say("no-cards", "9.0", colour=COLOURS[colour])


@book.step("14.0", "2.0", "9.0", "6.7")
def disc_done(g: State, f: Frame) -> None:
    """Has a deck run out, is the line complete? Then the game ends with the round (ruling: at once)."""
    colour = g.active
    if not g.ending:
        if colour < N_DECKS and out_of_cards(g, colour):
            g.ending = OUT_OF_CARDS
            g.say("out-of-cards", "14.0", colour=COLOURS[colour])
        elif colour == BLACK and g.rail_complete():
            g.ending = RAILROAD
            g.say("railroad-complete", "6.7", union=g.union, central=g.central)
    g.spared.clear()
    if custer_is_safe(g):
        g.custer.clear()
    g.active = NONE
    if g.ending and (not g.bag or g.rulings["end-timing"] == "at-once"):
        jump(f, victory.GAME_OVER)
    elif g.bag:
        jump(f, draw_disc)


@book.cites("9.2.2")
def custer_is_safe(g: State) -> bool:
    """Rulings: his force counts only until the end of this activation."""
    return g.rulings["turn"] == "activation" and g.rulings["custer-bonus"] == "round"


@book.cites("14.0", "9.0", "2.0")
def out_of_cards(g: State, deck: int) -> bool:
    """The last card has been played (ruling: the draw pile is empty)."""
    return not g.piles[deck] and (not g.hands[deck] or g.rulings["out-of-cards"] == "pile")


@book.step("9.2.1", "14.0")
def round_done(g: State, f: Frame) -> None:
    """The bag is empty: enduring cards end, wagons are no longer safe, Custer's marks go (ruling)."""
    events.end_enduring(g)
    g.immune.clear()
    if g.rulings["custer-bonus"] == "round":
        g.custer.clear()
    jump(f, new_round)


ROUND: Final = book.procedure("round", new_round, draw_disc, disc_done, round_done)
