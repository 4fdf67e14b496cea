"""Setting up (chapter 5): hands, then the cubes in order, with the free placements of the Indian players."""

from __future__ import annotations

from typing import Final

from homelands.core.chance import Request
from homelands.core.decision import Option
from homelands.core.flow import jump, push
from homelands.core.state import Frame
from homelands.games.plains.rules import cards, discs, effects, events
from homelands.games.plains.rules.state import State, book
from homelands.games.plains.rules.tables import (
    BLUE,
    BROWN,
    COLOURS,
    CUSTER,
    DECK_SIZE,
    GREEN,
    HOMELANDS,
    KIND_OF,
    N_DECKS,
    N_REGIONS,
    ORANGE,
    PURPLE,
    WHITE,
    Tables,
    place_index,
)
from homelands.games.plains.rules.vocabulary import KINDS

RULE: Final = "5.0"


def blank(tables: Tables, table: str, rulings: dict[str, str]) -> State:
    """All cubes in the Ready Boxes, all cards in their decks."""
    seating = tables.tables[table]
    ways = tables.ways(seating.settlers_in_purple, rulings["rockies-contact"] == "adjacent")
    g = State(t=tables, rulings=rulings, seating=seating, ways=ways, scenario=table)
    g.ready[:] = tables.cubes
    for deck in range(N_DECKS):
        g.piles[deck] = tuple(range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE))
    return g


def initial(tables: Tables, table: str, rulings: dict[str, str]) -> State:
    """The position before the first card is dealt."""
    g = blank(tables, table, rulings)
    push(g, SETUP, who=GREEN)
    return g


# -- hands -------------------------------------------------------------------------------------------------------------
@book.step("5.0", "9.0")
def deal(g: State, f: Frame) -> None:
    """Each faction draws three cards."""
    deck, fewer = f.who, f.n
    while deck < N_DECKS and len(g.hands[deck]) + fewer >= g.t.hand_size:
        deck += 1
        fewer = 0
    f.who, f.n = deck, fewer
    if deck == N_DECKS:
        jump(f, natives)


@book.chance("5.0", "9.2.2")
def deal_card(g: State, f: Frame) -> Request:
    deck = f.who
    return Request("card", f"deck-{COLOURS[deck]}", list(g.piles[deck]))


@deal_card.result
def deal_card_result(g: State, f: Frame, card: int) -> None:
    """Custer waits aside until the first round, and another card is drawn for him (ruling)."""
    deck = f.who
    cards.draw_from(g, deck, card)
    if card == CUSTER:
        cards.lay(g, deck, card)
        f.n += g.rulings["custer-replaced"] == "no-draw"  # the hand stays smaller
        g.say("custer-drawn", "9.2.2")
    else:
        cards.hold(g, deck, card)
    jump(f, deal)


# -- cubes -------------------------------------------------------------------------------------------------------------
def fixed(g: State, colour: int) -> None:
    """What a faction sets up without a choice: in each of its regions, and in named places."""
    s = g.t.setups[COLOURS[colour]]
    kinds = {KINDS.index(name) for name in s.get("home", ())}
    for r in range(N_REGIONS):
        if KIND_OF[r] in kinds:
            effects.place(g, colour, r, s.get("each", 0), RULE)
    for name, n in s.get("at", {}).items():
        effects.place(g, colour, place_index(name), n, RULE)


@book.step("5.0")
def natives(g: State, f: Frame) -> None:
    """3: a cube in every NPT and SPT region. 4: the players add three each, where they like."""
    for colour in (GREEN, ORANGE):
        fixed(g, colour)
    f.who, f.n = GREEN, g.t.setups["green"]["free"]


@book.ask("5.0")
def free_cube(g: State, f: Frame) -> list[Option]:
    """One more cube in a region of one's own colour."""
    c, free = f.who, f.n
    effects.ask(g, c)
    return [("place", r) for r in HOMELANDS[c]] if free else []


@free_cube.chosen
def free_cube_chosen(g: State, f: Frame, o: Option) -> None:
    c, free = f.who, f.n - 1
    effects.place(g, c, o[1], 1, RULE)
    if not free and c == GREEN:
        c, free = ORANGE, g.t.setups["orange"]["free"]
    f.who, f.n = c, free
    if free:
        jump(f, free_cube)


@book.step("5.0")
def newcomers(g: State, f: Frame) -> None:
    """5: Cavalry. 6: Enemies. 7: Settlers and wagons."""
    for colour in (BLUE, PURPLE, BROWN, WHITE):
        fixed(g, colour)


@book.step("5.0", "9.2.2")
def ready(g: State, f: Frame) -> None:
    """The discs go into the bag. Custer, if he was dealt, comes before the first one."""
    g.say("begins", RULE, table=g.scenario, seats=list(g.seating.seats))
    jump(f, discs.ROUND)
    if CUSTER in g.discards[BLUE]:
        cards.begin_activation(g, BLUE)
        push(g, events.EVENT, who=CUSTER)


SETUP: Final = book.procedure(
    "setup", deal, deal_card, natives, free_cube, newcomers, ready,
    who="faction that draws, then that places", n="cards the hand stays short of (Custer), then cubes to place",
)  # fmt: skip
