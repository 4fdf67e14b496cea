"""River Clans as the kernel sees it: the contract of a game."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from homelands.core.decision import Option
from homelands.core.flow import push
from homelands.core.game import Game, SetupError
from homelands.core.state import Frame
from riverclans.rules import HAND, TURN, State, book, points
from riverclans.tables import CARDS, CLANS, PLACES, Tables, load_tables


class RiverClans(Game[State]):
    name = "riverclans"
    title = "River Clans"
    rules_version = "1"
    seats = CLANS
    book = book
    position = State

    # -- beginning and ending --------------------------------------------------------------------------------------
    def setup(
        self,
        scenario: str,
        options: Sequence[str] = (),
        rulings: Mapping[str, str] | None = None,
        packs: Sequence[Path] = (),
    ) -> State:
        g = self._new(load_tables(tuple(packs)), scenario, options, rulings or {})
        push(g, TURN)
        book.run(g)
        return g

    def _new(self, tables: Tables, scenario: str, options: Sequence[str], rulings: Mapping[str, str]) -> State:
        if scenario not in tables.scenarios:
            raise SetupError("scenario", scenario, list(tables.scenarios))
        if options:
            raise SetupError("option", options[0], ["none"])
        readings = {id: one.default for id, one in tables.rulings.items()}
        for id, reading in rulings.items():
            if id not in readings:
                raise SetupError("ruling", id, list(readings))
            if reading not in tables.rulings[id].readings:
                raise SetupError(f"reading of {id}", reading, list(tables.rulings[id].readings))
            readings[id] = reading
        tokens = tables.scenarios[scenario].tokens
        return State(tables=tables, readings=readings, scenario=scenario, camp=[tokens] * 2, deck=list(tables.cards))

    def scenarios(self) -> list[str]:
        return list(load_tables().scenarios)

    def options(self) -> list[str]:
        return []

    def outcome(self, g: State) -> str:
        return g.outcome

    def why(self, g: State) -> str:
        return g.why

    def payoff(self, g: State, seat: str) -> float:
        return 0.5 if g.outcome == "draw" else float(g.outcome == seat)

    def seat(self, g: State) -> str:
        return CLANS[g.clan]

    # -- copies ----------------------------------------------------------------------------------------------------
    def clone(self, g: State) -> State:
        made = self.blank(g)
        made.stack = [Frame(f.step, f.who, f.at, f.n, f.left, f.kind, f.mask, f.seq) for f in g.stack]
        made.options, made.request = g.options, g.request
        made.scenario, made.turn, made.high = g.scenario, g.turn, g.high
        made.outcome, made.why = g.outcome, g.why
        made.camp, made.deck, made.spent, made.feasts = g.camp[:], g.deck[:], g.spent[:], g.feasts[:]
        made.places, made.hands = [row[:] for row in g.places], [row[:] for row in g.hands]
        return made

    def blank(self, g: State) -> State:
        return State(tables=g.tables, readings=g.readings)

    def resample(self, g: State, seat: str, rng: random.Random) -> State:
        """The cards that a seat cannot know are dealt anew."""
        made = self.clone(g)
        unseen = [clan for clan, name in enumerate(CLANS) if name != seat]
        held = [sum(made.hands[clan]) for clan in unseen]
        pool = [card for card, n in enumerate(made.deck) for _ in range(n)]
        pool += [card for clan in unseen for card, n in enumerate(made.hands[clan]) for _ in range(n)]
        rng.shuffle(pool)
        for clan, n in zip(unseen, held, strict=True):
            dealt = [pool.pop() for _ in range(n)]
            made.hands[clan] = [dealt.count(card) for card in range(len(CARDS))]
        made.deck = [pool.count(card) for card in range(len(CARDS))]
        book.run(made)
        return made

    # -- the plain form --------------------------------------------------------------------------------------------
    def to_plain(self, g: State) -> dict[str, Any]:
        return {
            **self._open(g),
            "hands": {name: _listed(g.hands[clan]) for clan, name in enumerate(CLANS)},
            "rulings": dict(g.readings),
        }

    def view(self, g: State, seat: str) -> dict[str, Any]:
        """The board, the own hand, and how many cards the other clan holds."""
        own = _listed(g.hands[CLANS.index(seat)]) if seat in CLANS else []
        return {
            **self._open(g),
            "seat": seat,
            "hand": own,
            "held": {name: sum(g.hands[clan]) for clan, name in enumerate(CLANS)},
        }

    def _open(self, g: State) -> dict[str, Any]:
        clans = list(enumerate(CLANS))
        return {
            "scenario": g.scenario,
            "active": CLANS[g.clan],
            "places": {place: {name: g.places[c][at] for c, name in clans} for at, place in enumerate(PLACES)},
            "tracks": {"round": g.round, **{f"points-{name}": points(g, c) for c, name in clans}},
            "camp": {name: g.camp[c] for c, name in clans},
            "feasts": {name: g.feasts[c] for c, name in clans},
            "high-water": bool(g.high),
            "spent": {card: g.spent[i] for i, card in enumerate(CARDS)},
            "deck-left": sum(g.deck),
            "outcome": g.outcome,
        }

    def from_plain(self, data: dict[str, Any], packs: Sequence[Path] = ()) -> State:
        """Starts at the beginning of a turn. What is left out is the set-up, or follows from the rest."""
        known = {*self._open(self.setup("summer")), "hands", "rulings"}
        if unknown := set(data) - known:
            raise ValueError(f"position: unknown key {sorted(unknown)[0]!r}, expected one of {sorted(known)}")
        tables = load_tables(tuple(packs))
        g = self._new(tables, data.get("scenario", "summer"), (), data.get("rulings", {}))
        g.turn = 2 * (data.get("tracks", {}).get("round", 1) - 1) + CLANS.index(data.get("active", CLANS[0]))
        for place, tokens in data.get("places", {}).items():
            for name, n in tokens.items():
                g.places[CLANS.index(name)][PLACES.index(place)] = n
        for clan, name in enumerate(CLANS):
            g.camp[clan] -= sum(g.places[clan])
            g.feasts[clan] = data.get("feasts", {}).get(name, 0)
            hand = data.get("hands", {}).get(name, [])
            g.hands[clan] = [hand.count(card) for card in CARDS]
        g.high = int(data.get("high-water", False))
        g.spent = [data.get("spent", {}).get(card, 0) for card in CARDS]
        for card in range(len(CARDS)):
            g.deck[card] -= g.spent[card] + g.hands[0][card] + g.hands[1][card]
        self.check(g)
        push(g, TURN)
        book.run(g)
        return g

    def check(self, g: State) -> None:
        tokens = g.tables.scenarios[g.scenario].tokens
        for clan, name in enumerate(CLANS):
            if sum(g.places[clan]) + g.camp[clan] != tokens or min(*g.places[clan], g.camp[clan]) < 0:
                raise ValueError(f"position: {name} has {sum(g.places[clan])} tokens on the river, of {tokens}")
            if sum(g.hands[clan]) > HAND:
                raise ValueError(f"position: {name} holds {sum(g.hands[clan])} cards, at most {HAND}")
        for card, name in enumerate(CARDS):
            there = g.deck[card] + g.spent[card] + g.hands[0][card] + g.hands[1][card]
            if there != g.tables.cards[card] or g.deck[card] < 0:
                raise ValueError(f"position: too many cards {name}, there are {g.tables.cards[card]}")

    # -- the typed form --------------------------------------------------------------------------------------------
    def option_words(self, option: Option) -> str:
        return " ".join([option[0], *(PLACES[at] for at in option[1:])])

    def chance_words(self, kind: str, value: Any) -> str:
        return f"{kind} {value}"


def _listed(hand: Sequence[int]) -> list[str]:
    return [card for i, card in enumerate(CARDS) for _ in range(hand[i])]
