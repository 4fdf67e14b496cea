"""Who is Headman (16.5.2), the table on the Headman card, and Ceremony cards with two players (16.5.3)."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import end, jump, push
from homelands.core.state import Frame, added
from homelands.games.navajo.rules import dice, effects, influence
from homelands.games.navajo.rules.influence import SEATS, hand_of, majority, rival
from homelands.games.navajo.rules.names import ELDER
from homelands.games.navajo.rules.state import OFF, State, book

CHALLENGE: Final = 1  # flag: the table says who is Headman, and stands for no Enemy Way
NEW_ELDERS: Final = 3  # when none is left (16.5.2)


# -- who is Headman (16.5.2) -------------------------------------------------------------------------------------------
@book.step("16.5.2")
def determine(g: State, f: Frame) -> None:
    """A majority of the elders keeps or takes the card; without one, the table on its back."""
    if not any(g.elders):
        _elders_come(g)
        return
    holder = majority(g)
    if holder == OFF:
        push(g, challenge_ends)
        push(g, TABLE, mask=CHALLENGE)
    elif holder != g.headman:
        pass_card(g)


def pass_card(g: State) -> None:
    g.headman = rival(g)
    g.say("headman", "16.5.2", player=SEATS[g.headman], die=0)


def _elders_come(g: State) -> None:
    """No elder is left: three new ones, from Passage of Time first; the rival sways two and becomes Headman."""
    for box in range(NEW_ELDERS):
        source = g.passage if g.passage[ELDER] else g.out
        if source[ELDER]:
            source[ELDER] -= 1
            g.elders[box] += 1
    n = sum(g.elders)
    new, old = rival(g), g.headman
    for i, box in enumerate(b for b in range(7) if g.elders[b]):
        g.sway = added(g.sway, 2 * box + (new if i < n - 1 or n == 1 else old), 1)
    g.say("elders-come", "16.5.2", n=n)
    pass_card(g)


@book.step("16.5.2")
def challenge_ends(g: State, f: Frame) -> None:
    """Whoever has the majority now gets the card; else the rival may sway an elder and takes it (facts C24)."""
    end(f)
    holder = majority(g)
    if holder == OFF:
        push(g, take_headman)
    elif holder != g.headman:
        pass_card(g)


@book.ask("16.5.2", rights=False, always=True)
def take_headman(g: State, f: Frame) -> list[Option]:
    options: list[Option] = [("sway-elder", box + 1) for box in influence.can_sway(g, rival(g))]
    return [*options, ("no-influence",)] if options else []


@take_headman.chosen
def take_headman_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "sway-elder":
        influence.sway_elder(g, rival(g), o[1] - 1)
        pass_card(g)


book.alone(determine)
book.alone(challenge_ends)
book.alone(take_headman)


# -- the table on the Headman card -------------------------------------------------------------------------------------
@book.step("16.5.2", "16.5.3")
def table_die(g: State, f: Frame) -> None:
    dice.roll(g)


@book.step("16.5.2", "16.5.3")
def table_row(g: State, f: Frame) -> None:
    cards, challenge = f.n, f.mask
    points = 0 if challenge and g.rulings["headman-points"] == "ways-only" else abs(g.ip)
    total = g.die + points + cards
    rows = g.t.headman
    row = max(min(rows), min(max(rows), total))
    g.say("headman-table", "16.5.3", die=g.die, points=points, cards=cards, total=total)
    for effect in reversed(rows[row]):
        push(g, EFFECTS[effect])


TABLE: Final = book.procedure(
    "headman table", table_die, table_row, n="cards that the rival gave up", mask="CHALLENGE, or 0"
)


@book.step("16.5.3")
def table_culture(g: State, f: Frame) -> None:
    effects.lose_culture(g, 1, "16.5.3")


@book.ask("16.5.3", rights=False)
def lose_follower(g: State, f: Frame) -> list[Option]:
    return [("free-family", i) for i in range(6) if g.followers[i] == g.headman]


@lose_follower.chosen
def lose_follower_chosen(g: State, f: Frame, o: Option) -> None:
    influence.free_family(g, o[1])


@book.ask("16.5.3", rights=False)
def rival_elder(g: State, f: Frame) -> list[Option]:
    options: list[Option] = [("sway-elder", box + 1) for box in influence.can_sway(g, rival(g))]
    return [*options, ("no-influence",)] if options else []


@rival_elder.chosen
def rival_elder_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "sway-elder":
        influence.sway_elder(g, rival(g), o[1] - 1)


@book.ask("16.5.3", rights=False)
def rival_family(g: State, f: Frame) -> list[Option]:
    options: list[Option] = [("sway-family", i) for i in g.families() if g.followers[i] != rival(g)]
    return [*options, ("no-influence",)] if options else []


@rival_family.chosen
def rival_family_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "sway-family":
        influence.sway_family(g, rival(g), o[1])


@book.step("16.5.3")
def table_passes(g: State, f: Frame) -> None:
    if majority(g) == rival(g):
        pass_card(g)


EFFECTS: Final = {
    "culture": table_culture,
    "follower": lose_follower,
    "elder": rival_elder,
    "family": rival_family,
    "passes": table_passes,
}
book.alone(table_culture)
book.alone(lose_follower)
book.alone(rival_elder)
book.alone(rival_family)
book.alone(table_passes)


# -- Ceremony cards (16.5.3 C) -----------------------------------------------------------------------------------------
@book.ask("16.5.3", rights=False)
def give_cards(g: State, f: Frame) -> list[Option]:
    """An Enemy Way of the Headman's cards: first the rival may give up cards of his own."""
    own = hand_of(g, rival(g))
    return [*(("give-card", c) for c in own), ("done",)] if own else []


@give_cards.chosen
def give_cards_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "give-card":
        hand_of(g, rival(g)).remove(o[1])
        g.discards.append(o[1])
        f.n += 1
        jump(f, give_cards)


@book.step("16.5.3")
def way_table(g: State, f: Frame) -> None:
    """Then the table on the Headman card stands for the text of the Enemy Way."""
    cards = f.n
    f.left = g.headman
    push(g, TABLE, n=cards)


@book.ask("16.5.3", rights=False)
def drop_way(g: State, f: Frame) -> list[Option]:
    """Afterwards the Headman may discard the card."""
    headman = f.left
    return [("discard-card",), ("keep-card",)] if f.at in hand_of(g, headman) else []


@drop_way.chosen
def drop_way_chosen(g: State, f: Frame, o: Option) -> None:
    headman = f.left
    if o[0] == "discard-card":
        hand_of(g, headman).remove(f.at)
        g.discards.append(f.at)


ENEMY_WAY: Final = book.procedure(
    "enemy way of two", give_cards, way_table, drop_way,
    at="the Ceremony card", n="cards that the rival gave up", left="who was Headman when the Way began",
)  # fmt: skip
