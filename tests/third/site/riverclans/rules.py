"""The rules of River Clans.

1  Play. The clans take turns. Each turn begins with the water (1.1): when it is high, nobody crosses between ford and
   island. The clan fills its hand up to two cards (1.2), which only it knows, and does one thing (1.3): it lands a
   token from its camp, moves one a place along the river, plays a card, or rests.
2  Cards. A boat moves a token two places, whatever the water (2.1). A raid sends a token of the other clan home on a
   die of four or more (2.2); the raider may then follow into the place (2.3). A feast is a point (2.4).
3  End. After the last round each place counts for the clan that has more tokens there (3.1).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from homelands.core.chance import DIE, Request
from homelands.core.decision import Option
from homelands.core.flow import Rulebook, end, jump, push
from homelands.core.state import Frame, Position, fresh, shared
from riverclans.tables import CARDS, CLANS, LANDINGS, PLACES, Tables

BOAT, RAID, FEAST = range(3)
HAND = 2
LOW, HIGH = "low", "high"
CROSSING = {2, 3}  # ford and island


@dataclass(slots=True, eq=False)
class State(Position):
    tables: Tables = shared()
    readings: Mapping[str, str] = shared()
    scenario: str = ""
    turn: int = 0  # of both clans together
    high: int = 0
    camp: list[int] = fresh(lambda: [0, 0])
    places: list[list[int]] = fresh(lambda: [[0] * len(PLACES) for _ in CLANS])
    hands: list[list[int]] = fresh(lambda: [[0] * len(CARDS) for _ in CLANS])
    deck: list[int] = fresh(lambda: [0] * len(CARDS))
    spent: list[int] = fresh(lambda: [0] * len(CARDS))
    feasts: list[int] = fresh(lambda: [0, 0])
    outcome: str = ""
    why: str = ""

    @property
    def clan(self) -> int:
        return self.turn % 2

    @property
    def round(self) -> int:
        return self.turn // 2 + 1


book: Rulebook[State] = Rulebook("riverclans", rights=False)


# -- 1 play ------------------------------------------------------------------------------------------------------------
@book.step("3.1")
def last_round(g: State, f: Frame) -> None:
    if g.round <= g.tables.scenarios[g.scenario].rounds:
        return
    one, two = points(g, 0), points(g, 1)
    g.outcome = "draw" if one == two else CLANS[two > one]
    g.why = "even" if one == two else "points"
    g.say("ended", "3.1", otter=one, heron=two)
    end(f)


@book.chance("1.1")
def water(g: State, f: Frame) -> Request:
    return Request("water", "water", (LOW, HIGH), (2, 1))


@water.result
def _(g: State, f: Frame, value: str) -> None:
    g.high = int(value == HIGH)
    g.say("water", "1.1", water=value, clan=CLANS[g.clan], round=g.round)


@book.step("1.2")
def fill(g: State, f: Frame) -> None:
    if sum(g.hands[g.clan]) < HAND and any(g.deck):
        push(g, draw)
        jump(f, fill)


@book.chance("1.2")
def draw(g: State, f: Frame) -> Request:
    there = [card for card in range(len(CARDS)) if g.deck[card]]
    return Request("card", "deck", tuple(CARDS[card] for card in there), tuple(g.deck[card] for card in there))


@draw.result
def _(g: State, f: Frame, value: str) -> None:
    g.deck[CARDS.index(value)] -= 1
    g.hands[g.clan][CARDS.index(value)] += 1
    g.say("drawn", "1.2", clan=CLANS[g.clan], card=value)


book.alone(draw)


@book.ask("1.3", always=True)
def act(g: State, f: Frame) -> list[Option]:
    return [*landings(g), *moves(g), *plays(g), ("rest",)]


def landings(g: State) -> Iterator[Option]:
    return (("land", at) for at in LANDINGS[g.clan] if g.camp[g.clan])


def moves(g: State) -> Iterator[Option]:
    for at in range(len(PLACES)):
        for to in (at - 1, at + 1):
            if g.places[g.clan][at] and 0 <= to < len(PLACES) and not (g.high and {at, to} == CROSSING):
                yield "move", at, to


@book.cites("2.1", "2.2", "2.4")
def plays(g: State) -> Iterator[Option]:
    mine, hand = g.places[g.clan], g.hands[g.clan]
    if hand[BOAT]:
        for at in range(len(PLACES)):
            yield from (("boat", at, to) for to in (at - 2, at + 2) if mine[at] and 0 <= to < len(PLACES))
    if hand[RAID]:
        yield from (("raid", at) for at in range(len(PLACES)) if g.places[1 - g.clan][at] and raiders(g, at))
    if hand[FEAST]:
        yield ("feast",)


def raiders(g: State, at: int) -> list[int]:
    """Places from which a place can be raided: itself, and those next to it."""
    return [near for near in (at - 1, at, at + 1) if 0 <= near < len(PLACES) and g.places[g.clan][near]]


@act.chosen
def _(g: State, f: Frame, o: Option) -> None:
    clan = CLANS[g.clan]
    if o[0] == "land":
        g.camp[g.clan] -= 1
        g.places[g.clan][o[1]] += 1
        g.say("landed", "1.3", clan=clan, place=PLACES[o[1]])
    elif o[0] in ("move", "boat"):
        if o[0] == "boat":
            use(g, BOAT)
        g.places[g.clan][o[1]] -= 1
        g.places[g.clan][o[2]] += 1
        g.say("moved", "2.1" if o[0] == "boat" else "1.3", clan=clan, by=o[0], place=PLACES[o[1]], to=PLACES[o[2]])
    elif o[0] == "raid":
        use(g, RAID)
        push(g, RAIDING, at=o[1])
    elif o[0] == "feast":
        use(g, FEAST)
        g.feasts[g.clan] += 1
        g.say("feasted", "2.4", clan=clan, points=g.feasts[g.clan])
    else:
        g.say("rested", "1.3", clan=clan)


def use(g: State, card: int) -> None:
    g.hands[g.clan][card] -= 1
    g.spent[card] += 1


@book.step("1.3")
def next_turn(g: State, f: Frame) -> None:
    g.turn += 1
    jump(f, last_round)


TURN = book.procedure("turn", last_round, water, fill, act, next_turn)


# -- 2 raids -----------------------------------------------------------------------------------------------------------
@book.chance("2.2")
def raid_roll(g: State, f: Frame) -> Request:
    return DIE


@raid_roll.result
def _(g: State, f: Frame, value: int) -> None:
    needed = 5 if g.readings["raid-roll"] == "five" else 4
    done = value >= needed
    g.say("raided", "2.2", clan=CLANS[g.clan], place=PLACES[f.at], die=value, success=done)
    if not done:
        end(f)
        return
    g.places[1 - g.clan][f.at] -= 1
    g.camp[1 - g.clan] += 1


@book.ask("2.3", always=True)
def follow(g: State, f: Frame) -> list[Option]:
    return [*(("follow", near) for near in raiders(g, f.at) if near != f.at), ("stay",)]


@follow.chosen
def _(g: State, f: Frame, o: Option) -> None:
    if o[0] == "follow":
        g.places[g.clan][o[1]] -= 1
        g.places[g.clan][f.at] += 1
        g.say("followed", "2.3", clan=CLANS[g.clan], place=PLACES[o[1]], to=PLACES[f.at])


RAIDING = book.procedure("raid", raid_roll, follow, at="the place that is raided")


# -- 3 end -------------------------------------------------------------------------------------------------------------
@book.cites("3.1", "2.4")
def points(g: State, clan: int) -> int:
    """Places with more tokens than the other clan has there, and feasts."""
    held = (worth for at, worth in enumerate(g.tables.worth) if g.places[clan][at] > g.places[1 - clan][at])
    return int(sum(held) + g.feasts[clan])
