"""The plain form of a position: written and read again it is the same, and plays on the same."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from homelands.checks.soak import draw_rules
from homelands.core.chance import Loose
from homelands.core.game import Game
from homelands.core.registry import title as title_of
from homelands.games.navajo.game import Navajo
from homelands.games.navajo.plain import samples
from homelands.players.random import RandomPlayer
from tests.conformance.play import Player, players


def _next_card(g: Any) -> bool:
    """Nothing of a card is under way: the next one is about to be drawn."""
    return [f.step for f in g.stack] == ["sequence.draw"]


def _next_disc(g: Any) -> bool:
    return [f.step for f in g.stack] == ["discs.draw-disc"]


BOUNDARY: dict[str, Callable[[Any], bool]] = {"navajo": _next_card, "plains": _next_disc}


def between_turns(game: Game[Any], g: Any) -> bool:
    """Where a position can be written and read again: before the draw that begins a turn."""
    if game.name in BOUNDARY:
        return BOUNDARY[game.name](g)
    return g.request is not None and g.request.kind == title_of(game.name).turn


GAMES = 5  # of each player and scenario


STALE = {"plains": ("moved", "banner", "active", "held")}  # they tell of the last play until the next begins


def plain(game: Game[Any], g: Any) -> dict[str, Any]:
    return {key: value for key, value in game.to_plain(g).items() if key not in STALE.get(game.name, ())}


def read_again(game: Game[Any], g: Any) -> Any:
    return game.from_plain(json.loads(json.dumps(game.to_plain(g))))


def compare_on(game: Game[Any], g: Any, h: Any, seed: str) -> None:
    """Both are played on with the same chance and the same choices, as typed."""
    one, two = Loose(random.Random(seed)), Loose(random.Random(seed))
    player = RandomPlayer(random.Random(seed))
    for _ in range(80):
        assert plain(game, h) == plain(game, g)
        if not g.stack:
            return
        if g.request is not None:
            value, same = one.answer(g.request), two.answer(h.request)
            assert same == value
            game.resolve(g, value)
            game.resolve(h, value)
        else:
            option = player(g)
            game.apply(g, option)
            game.apply(h, game.parse(h, game.option_words(option)))


def test_a_position_written_and_read_again_is_the_same_and_plays_on_the_same(game: Game[Any], scenario: str) -> None:
    looked = 0
    for seed in range(GAMES):
        for player in players(game, f"{scenario}/{seed}"):
            looked += _look(game, scenario, f"{scenario}/{seed}", player)
    assert looked > GAMES


def _look(game: Game[Any], scenario: str, seed: str, player: Player) -> int:
    rng = random.Random(seed)
    source = Loose(rng)
    g = game.setup(scenario, *draw_rules(game.name, scenario, rng))
    looked = 0
    while g.stack:
        if between_turns(game, g):
            looked += 1
            h = read_again(game, g)
            assert plain(game, h) == plain(game, g)
            if looked in (1, 8):
                compare_on(game, game.clone(g), h, seed)
        if g.request is not None:
            game.resolve(g, source.answer(g.request))
        else:
            game.apply(g, player(g))
    return looked


@pytest.mark.parametrize("seed", range(20))
def test_navajo_late_positions_are_read_again_as_they_are(seed: int) -> None:
    game, rng = Navajo(), random.Random(f"late/{seed}")
    g = game.from_plain(samples.position(rng))
    source, player = Loose(rng), RandomPlayer(rng)
    while g.stack:
        if _next_card(g):
            compare_on(game, game.clone(g), read_again(game, g), str(seed))
        if g.request is not None:
            game.resolve(g, source.answer(g.request))
        else:
            game.apply(g, player(g))


def test_the_plain_form_can_be_sent_anywhere(game: Game[Any], scenario: str) -> None:
    g = game.setup(scenario)
    data = game.to_plain(g)
    assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("intruders_set_aside", {"scouts": 1}),  # resolved, and out of the cup until a new period
        ("out_of_play", {"intruder_firearms": 1}),  # used in a Battle
        ("areas", {"shiprock.3": {"rancho": False}, "zuni.1": {"fort": None}}),  # the set-up has them, they are gone
    ],
)
def test_navajo_what_no_counter_mix_tells_is_kept(key: str, value: dict[str, Any]) -> None:
    game = Navajo()
    g = game.from_plain({"scenario": "fearing", key: value})
    found = game.to_plain(g)
    for name, part in value.items():
        assert found[key][name] == part
    assert plain(game, read_again(game, g)) == found


def test_navajo_the_card_at_hand_goes_into_the_new_deck_after_an_automatic_victory() -> None:
    """No Morale and no Outposts: any die wins the Spanish period, and a new deck of all cards is made (14.6.4)."""
    game = Navajo()
    g = game.from_plain(
        {"scenario": "campaign", "tracks": {"morale": 0}, "start": {"card": 17, "segment": "discard"}}
    )  # fmt: skip
    game.resolve(g, 1)
    while not _next_card(g):
        if g.request is not None:
            game.resolve(g, g.request.values[0])
        else:
            game.apply(g, g.options[0])
    found = game.to_plain(g)
    assert (found["period"], found["card"]) == ("mexican", None)
    assert 17 in found["deck"]["unseen"]
    assert plain(game, read_again(game, g)) == found
