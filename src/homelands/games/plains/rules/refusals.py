"""Why not? The reason, with its rule, for choices that a player would expect to be legal."""

from __future__ import annotations

from collections.abc import Callable

from homelands.core.decision import Option, Refusal
from homelands.core.state import Frame
from homelands.games.plains.rules import events, movement
from homelands.games.plains.rules.control import may_be, purple_held
from homelands.games.plains.rules.losses import RETREAT_RULES
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import (
    CARDS,
    COLOURS,
    DECK_SIZE,
    INDIANS,
    N_REGIONS,
    PLACES,
    PURPLE,
    SACRAMENTO,
    SIDE_OF,
)

ENTRY_RULES = ("6.1", "6.2", "6.3", "6.5", "6.4")  # by colour


def explain(g: State, option: Option) -> Refusal | None:
    """The reason why an option is not there, if there is a better one than that it is not."""
    if not g.stack or not option or option[0] not in REASONS:
        return None
    try:
        return REASONS[option[0]](g, g.stack[-1], option)
    except (IndexError, TypeError, ValueError):
        return None  # not an option of this game at all


def _card(g: State, f: Frame, o: Option) -> Refusal | None:
    if f.step != "cards.choose-card":
        return None
    verb, card = o
    deck = f.who
    if card // DECK_SIZE != deck or card not in g.hands[deck]:
        return Refusal("not-in-hand", "9.0", card=CARDS[card])
    event = g.t.is_event[card]
    if verb == "play":
        if event:
            return Refusal("is-an-event", "9.2", card=CARDS[card])
        return Refusal("one-movement-card", "9.0", card=CARDS[card]) if g.played else None
    if not event:
        return Refusal("is-no-event", "9.1", card=CARDS[card])
    if verb == "substitute":
        return Refusal("one-movement-card" if g.played else "movement-card-in-hand", "9.2", card=CARDS[card])
    c = g.t.cards[card]
    if g.events >= g.t.most_events:
        return Refusal("events-played", "7.0", most=g.t.most_events)
    if c.when == ("before" if g.played else "after"):
        return Refusal("wrong-time", "9.2", card=c.id, when=c.when)
    if not events.playable(g, card):
        return Refusal("needs-not-met", "10.1.2", card=c.id)
    return Refusal("card-needed-to-move", "9.0", card=c.id)


def _end_turn(g: State, f: Frame, o: Option) -> Refusal | None:
    return Refusal("movement-card-first", "9.0") if f.step == "cards.choose-card" and not g.played else None


def _march(g: State, f: Frame, o: Option) -> Refusal | None:
    if f.step != "movement.march":
        return None
    _, n, d = o
    c = f.kind
    if n > f.n:
        return Refusal("too-few-cubes", "11.0", have=f.n, colour=COLOURS[c])
    if f.mask & movement.RIDES:
        return Refusal("no-track-there", "11.1", at=PLACES[d])
    if d < N_REGIONS and not may_be(g, c, d):
        closed = g.bars[c] >> d & 1
        return Refusal("closed" if closed else "may-not-enter", "9.2.1" if closed else ENTRY_RULES[c], at=PLACES[d])
    if d >= N_REGIONS and d not in g.ways[c][f.at]:
        return Refusal("no-arrow", "11.3", at=PLACES[d])
    return Refusal("not-adjacent", "11.0", at=PLACES[f.at], to=PLACES[d])


def _activate(g: State, f: Frame, o: Option) -> Refusal | None:
    if f.step != "movement.choose-group":
        return None
    c, p = f.who, o[1]
    if not g.cubes[c][p]:
        return Refusal("no-cubes-there", "11.0", colour=COLOURS[c], at=PLACES[p])
    if not g.fresh(c, p):
        return Refusal("moved-already", "11.0", colour=COLOURS[c], at=PLACES[p])
    if g.rests[c] >> p & 1:
        return Refusal("rests", "9.2.1", colour=COLOURS[c], at=PLACES[p])
    if c == PURPLE and p < N_REGIONS and not purple_held(g, p):
        return Refusal("not-held", "10.4", at=PLACES[p])
    return Refusal("rail-only" if p == SACRAMENTO else "no-way-out", "6.3", at=PLACES[p])


def _rail(g: State, f: Frame, o: Option) -> Refusal | None:
    if f.step != "movement.choose-group" or not f.n:
        return None
    c, box = f.who, o[1]
    if not f.mask & movement.MAY_RAIL:
        return Refusal("no-rail-move", "11.1", colour=COLOURS[c])
    if not g.cubes[c][box]:
        return Refusal("no-cubes-there", "11.1", colour=COLOURS[c], at=PLACES[box])
    if not movement.stations(g, c, box):
        rule = "6.7.2" if box == SACRAMENTO else "11.1"
        return Refusal("no-track", rule, at=PLACES[box], mountain=g.mountain, union=g.union)
    return Refusal("railed-already", "11.1", at=PLACES[box])


def _bring(g: State, f: Frame, o: Option) -> Refusal | None:
    if f.step != "movement.bring":
        return None
    return Refusal("too-few-leaders", "11.2.1", leaders=f.n, most=f.left, colour=COLOURS[o[1]])


def _place(g: State, f: Frame, o: Option) -> Refusal | None:
    if f.step == "placing.place-one":
        return Refusal("not-controlled", "10.1.1", at=PLACES[o[1]], colour=COLOURS[f.who])
    if f.step == "enemies.place-enemy":
        return Refusal("indians-there", "6.4.1" if o[1] >= 29 else "6.4.2", at=PLACES[o[1]])
    return None


def _sacramento(g: State, f: Frame, o: Option) -> Refusal | None:
    if f.step != "placing.to-sacramento":
        return None
    rule = "10.3.1" if f.who == 2 else "10.2.1"
    return Refusal("too-many-for-sacramento", rule, most=min(f.at, g.t.sacramento[f.who]))


def _retreat(g: State, f: Frame, o: Option) -> Refusal | None:
    if f.step != "losses.retreat":
        return None
    c, d = o[1], o[2]
    if not g.cubes[c][f.at]:
        return Refusal("no-cubes-there", RETREAT_RULES[c], colour=COLOURS[c], at=PLACES[f.at])
    return Refusal("no-retreat-there", RETREAT_RULES[c], colour=COLOURS[c], to=PLACES[d])


def _done(g: State, f: Frame, o: Option) -> Refusal | None:
    if f.step == "engagement.next-fight":
        return Refusal("must-fight", "12.0")
    return None


def _stand(g: State, f: Frame, o: Option) -> Refusal | None:
    if f.step != "movement.choose-group" or SIDE_OF[f.who] != INDIANS:
        return None
    return Refusal("no-wagon-to-attack", "12.1.2.1", at=PLACES[o[1]])


def _recover(g: State, f: Frame, o: Option) -> Refusal | None:
    if f.step == "movement.choose-group" and not g.lost[f.who]:
        return Refusal("no-casualties", "11.4", colour=COLOURS[f.who])
    return None


REASONS: dict[str, Callable[[State, Frame, Option], Refusal | None]] = {
    "play": _card,
    "event": _card,
    "substitute": _card,
    "end-turn": _end_turn,
    "march": _march,
    "activate": _activate,
    "rail": _rail,
    "bring": _bring,
    "place": _place,
    "sacramento": _sacramento,
    "retreat": _retreat,
    "done": _done,
    "stand": _stand,
    "recover": _recover,
}
