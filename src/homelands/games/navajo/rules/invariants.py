"""What must be true of every position: all counters, cubes and cards are somewhere, once, and nothing is impossible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from homelands.games.navajo.rules import deck
from homelands.games.navajo.rules.dice import keep_or_redraw
from homelands.games.navajo.rules.instructions import draw_next, drawn, examine
from homelands.games.navajo.rules.intruders import resolve
from homelands.games.navajo.rules.names import (
    AREAS,
    CANYON,
    CAUGHT,
    COLOURS,
    ESCAPE,
    I_FIREARMS,
    I_TRADE_GOODS,
    INTRUDERS,
    SANTA_FE,
    place_name,
)
from homelands.games.navajo.rules.passage import found_where
from homelands.games.navajo.rules.raids import overrun
from homelands.games.navajo.rules.state import KINDS, LETTERS, OFF, State, book

FOUNDING: Final = found_where.name
REVEALED: Final = resolve.name
HOLDING: Final = keep_or_redraw.name
SETTLING: Final = ("battle.", "setup.", "passage.", overrun.name)  # steps of these modules, and one
DRAWING: Final = (draw_next.name, drawn.name, examine.name)


class Impossible(ValueError):
    """A position that cannot be: what is wrong, and what was expected."""


def _same(what: str, found: int, expected: int) -> None:
    if found != expected:
        raise Impossible(f"{what}: {found} in all, expected {expected}")


def _within(what: str, found: int, low: int, high: int) -> None:
    if not low <= found <= high:
        raise Impossible(f"{what}: {found}, expected {low} to {high}")


def _some(what: str, found: int) -> None:
    if found < 0:
        raise Impossible(f"{what}: {found}, expected 0 or more")


def _all_within(what: str, found: list[int], most: int, names: Sequence[object] = range(1, 8)) -> None:
    """So many of something in every box; the first that is wrong is named."""
    for i, n in enumerate(found):
        if not 0 <= n <= most:
            _within(f"{what} {names[i]}", n, 0, most)


@book.cites("1.6.1/limits", "1.7.2/stacking")
def check(g: State) -> None:
    """Raise `Impossible` with the first thing that is wrong."""
    _tracks(g)
    _people(g)
    _counters(g)
    _map(g)
    _cubes(g)
    _cards(g)
    _display(g)
    _influence(g)


def _tracks(g: State) -> None:
    most = g.t.track_max
    _within("culture", g.culture, 0, most)
    _within("military", g.military, 0, most)
    _within("ap", g.ap, 0, most)
    _within("morale", g.morale, 0, most)
    _within("ferocity", g.ferocity, 0, most)
    used = g.enemy_ap + g.truce_ap + g.santa_fe + len(g.raiders)
    _within("enemy AP and Raid counters", used, 0, g.t.counters["enemy-ap"])
    _within("enemy AP", g.enemy_ap, 0, used)


def _people(g: State) -> None:
    c = g.t.counters
    on_display = (sum(g.man), sum(g.woman), sum(g.child), sum(g.elders), sum(g.horse) + g.horses, g.sheep)
    for k, name in enumerate(KINDS):
        most = c[name]
        if not 0 <= g.out[k] <= most:
            _within(f"{name} out of play", g.out[k], 0, most)
        if not 0 <= g.passage[k] <= most:
            _within(f"{name} in passage", g.passage[k], 0, most)
        _same(name, g.out[k] + g.passage[k] + on_display[k], most)
    _all_within("man of Family", g.man, 1, LETTERS)
    _all_within("woman of Family", g.woman, 1, LETTERS)
    _all_within("child of Family", g.child, 1, LETTERS)
    _all_within("horse of Family", g.horse, 1, LETTERS)
    _all_within("elders in box", g.elders, c["elder"])
    _all_within("Ferocity of Family", g.fierce, 3, LETTERS)
    founding = [f.who for f in g.stack if f.step == FOUNDING]
    for i in range(6):
        if g.at[i] == OFF and i not in founding and (g.people(i) or g.horse[i] or g.fierce[i]):
            raise Impossible(f"Family {LETTERS[i]} is out of play, but its box is not empty")


def _counters(g: State) -> None:
    c = g.t.counters
    _some("goods", g.goods)
    _some("goods_out", g.goods_out)
    _some("goods_aside", g.goods_aside)
    _some("intruder_goods", g.intruder_goods)
    _some("firearms", g.firearms)
    _some("firearms_out", g.firearms_out)
    _some("intruder_firearms", g.intruder_firearms)
    _some("intruder_firearms_out", g.intruder_firearms_out)
    _some("harass_out", g.harass_out)
    _some("harass_aside", g.harass_aside)
    _some("horses", g.horses)
    _some("sheep", g.sheep)
    _same("trade goods", g.goods + g.goods_out + g.goods_aside, c["trade-goods"])
    _same("firearms", g.firearms + g.firearms_out, c["firearms"])
    _same("harass", len(g.harass) + g.harass_out + g.harass_aside, c["harass"])
    if (corn := sorted((*g.corn_unseen, *g.corn_stock))) != g.t.corn_values:
        raise Impossible(f"corn: values {corn}, expected {g.t.corn_values}")
    _within("corn on the map", len(g.corn), 0, len(g.corn_unseen))
    if g.corn_laid and [area for area in g.corn_laid if area >= 0] != g.corn:
        raise Impossible(f"corn laid in {g.corn_laid}, on the map in {g.corn}")
    known = [0] * len(INTRUDERS)
    for code in g.intruders:
        if code & 15:
            known[(code & 15) - 1] += 1
    known[I_FIREARMS] += g.intruder_firearms + g.intruder_firearms_out
    known[I_TRADE_GOODS] += g.intruder_goods
    for f in g.stack:
        if f.step == REVEALED:
            kind = f.kind
            known[kind] += 1
    for k, expected in enumerate(g.t.intruder_counts):
        if (found := known[k] + g.intruder_unseen[k] + g.intruder_aside[k]) != expected:
            _same(f"Intruder {INTRUDERS[k]}", found, expected)
    unknown = len([code for code in g.intruders if not code & 15])
    _within("unknown Intruders on the map", unknown, 0, sum(g.intruder_unseen))


def _map(g: State) -> None:
    c = g.t.counters
    for i, place in enumerate(g.at):
        if place != OFF and not (0 <= place < SANTA_FE or CAUGHT <= place < CAUGHT + 7 or ESCAPE <= place < ESCAPE + 7):
            raise Impossible(f"Family {LETTERS[i]}: no place {place}")
        if place != OFF and not (g.man[i] or g.woman[i]) and not (_unsettled(g) or _caught_by_raiders(g, place)):
            raise Impossible(f"Family {LETTERS[i]} is in play without an adult")
    for name, track in (("mission", g.mission), ("rancho", g.rancho)):
        if any(track):
            _all_within(f"{name} in territory", track, max(AREAS), range(7))
            _within(f"{name} in territory {CANYON}", track[CANYON], 0, AREAS[CANYON])
            _within(f"{name}s in play", 7 - track.count(0), 0, c[name])
    for t, n in enumerate(g.drought):
        if not 0 <= n <= g.t.drought_spaces[t]:
            _within(f"droughts in territory {t}", n, 0, g.t.drought_spaces[t])
    _within("droughts", sum(g.drought), 0, c["drought"])
    for name, places in (("corn", g.corn), ("harass", g.harass)):
        if len(set(places)) != len(places):
            raise Impossible(f"two {name} counters in one Area")
    for area in g.corn:
        if area not in g.at:
            raise Impossible(f"corn in {place_name(area)}, where no Family is")
    _within("tribal raid counters", sum(g.tribal), 0, c["tribal-raid"])


def _unsettled(g: State) -> bool:
    """A Family may be without an adult only while its losses are still being settled, or its people being placed."""
    return bool(g.outcome) or any(f.step.startswith(SETTLING) for f in g.stack)


def _caught_by_raiders(g: State, place: int) -> bool:
    """In a Caught box until an Enemy Raid ends, a child may be alone (ruling child-alone)."""
    return CAUGHT <= place < ESCAPE and any(f.step.startswith("raids.") for f in g.stack)


def _cubes(g: State) -> None:
    held = [0] * 7
    for f in g.stack:
        if f.step in DRAWING:
            colours = f.seq
            for colour in colours:
                held[colour] += 1
        elif f.step == HOLDING:
            held[g.cube] += 1
    for c, expected in enumerate(g.t.cubes):
        pool, raided, recovery, subjugation, gone = g.pool[c], g.raided[c], g.recovery[c], g.subjugation[c], g.gone[c]
        if pool < 0 or raided < 0 or recovery < 0 or subjugation < 0 or gone < 0:
            boxes = {"pool": pool, "raided": raided, "recovery": recovery, "subjugation": subjugation, "removed": gone}
            box = min(boxes, key=boxes.__getitem__)
            raise Impossible(f"{COLOURS[c]} cubes: {boxes[box]} in the box {box}, expected 0 or more")
        if (found := pool + raided + recovery + subjugation + gone + held[c]) != expected:
            _same(f"{COLOURS[c]} cubes", found, expected)


def _cards(g: State) -> None:
    seen = g.top + g.hand + g.hand2 + g.in_play + g.discards + g.removed
    if len(set(seen)) != len(seen):
        raise Impossible(f"a card is in two places: {sorted(c for c in seen if seen.count(c) > 1)}")
    if not set(seen).isdisjoint(g.unseen):
        raise Impossible(f"cards {sorted(set(seen) & set(g.unseen))} are both seen and unseen")
    needed = sum([left - (1 if special else 0) for left, special in g.piles])
    _within("cards still in the deck", needed, 0, len(g.unseen))
    if deck.cards_left(g) < 0:
        raise Impossible("a deck with fewer than no cards")


def _influence(g: State) -> None:
    if g.players == 1:
        return
    for box in range(7):
        _within(f"Influence on elders in box {box + 1}", sum(g.sway[2 * box : 2 * box + 2]), 0, g.elders[box])
    if min(g.sway) < 0:
        raise Impossible("Influence: fewer than no counters on an elder")
    for i, player in enumerate(g.followers):
        if player != OFF and g.at[i] == OFF:
            raise Impossible(f"Family {LETTERS[i]} is out of play, but somebody influences it")
    _within("Influence Points", g.ip, -g.t.track_max, g.t.track_max)


def _display(g: State) -> None:
    codes = [c for c in (*g.active, *g.standby, *g.inactive, g.truce) if c != OFF]
    letters = [c >> 1 for c in codes]
    if len(set(letters)) != len(letters):
        raise Impossible("an Instruction counter is on the display twice")
    if codes:
        _same("instruction counters", len(codes), 12)
