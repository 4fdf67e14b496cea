"""Every card in every place of a position of Navajo Wars: refused with what belongs there, or playable."""

from __future__ import annotations

import random
from typing import Any

import pytest

from homelands.checks import conformance
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.games.navajo.rules.invariants import Impossible
from homelands.games.navajo.rules.tables import load_tables

CARDS = range(1, 56)
ENTRIES = 60  # a card in the wrong place is stumbled over when cards are asked about: not at once
PLACES: dict[str, Any] = {
    "hand": lambda card: {"hand": [card]},
    "hands": lambda card: {"options": ["two-players"], "two_players": {"hands": {"turquoise": [card]}}},
    "events_in_play": lambda card: {"events_in_play": [card]},
    "discards": lambda card: {"discards": [card]},
    "removed": lambda card: {"removed": [card]},
    "card": lambda card: {"card": card},
    "start": lambda card: {"start": {"card": card, "segment": "draw"}},
    "deck.top": lambda card: {"deck": {"top": [card]}},
    "deck.piles": lambda card: {"deck": {"piles": [{"cards": 5, "special": card}]}},
}


@pytest.mark.parametrize("scenario", ["rise", "fearing", "campaign"])
@pytest.mark.parametrize("place", PLACES)
def test_a_card_that_is_accepted_somewhere_can_be_there(place: str, scenario: str) -> None:
    for card in CARDS:
        position = {"scenario": scenario, **PLACES[place](card)}
        try:
            match = Match(Header("navajo", scenario, position=position, seed=str(card)), keep=False)
        except Impossible:
            continue
        rng = random.Random(card)
        for _ in range(ENTRIES):
            conformance.position(match.game, match.position)
            if match.over:
                break
            if match.position.request is not None:
                match.chance()
            else:
                match.choose(rng.choice(match.position.options))


@pytest.mark.parametrize(("place", "kind"), [("hand", "Ceremony"), ("hands", "Ceremony"), ("events_in_play", "Event")])
def test_a_card_of_another_kind_is_refused_with_the_kind_that_was_expected(place: str, kind: str) -> None:
    with pytest.raises(Impossible, match=rf"{place}: card 36, expected an? .*{kind} card"):
        Match(Header("navajo", "rise", position={"scenario": "rise", **PLACES[place](36)}))


def test_ceremonies_are_kept_in_hands() -> None:
    kept = load_tables().ceremonies
    for place in ("hand", "hands"):
        for card in kept:
            assert Match(Header("navajo", "rise", position={"scenario": "rise", **PLACES[place](card)}))
