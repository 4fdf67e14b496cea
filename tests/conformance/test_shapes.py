"""Every view and every plain form has exactly the shape that its game's types say: schema and page rely on it."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.inspect import Field, Type, TypedDictType, type_info

from homelands.checks.soak import options_of
from homelands.core.game import Game
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.players.random import RandomPlayer
from tests.conformance.play import new_match, players, to_the_end

SHARE = 0.2  # of the positions looked at; the last one always is


def misfit(value: Any, shape: Any) -> str:
    """What does not fit: something missing or of another kind, or keys that the shape does not know."""
    try:
        known = msgspec.convert(value, shape, strict=True)
    except msgspec.ValidationError as error:
        return str(error)
    return "" if json.loads(msgspec.json.encode(known)) == value else "unknown keys"


def look(game: Game[Any], g: Any) -> None:
    assert misfit(game.to_plain(g), game.plain_type) == ""
    for seat in (*game.seats_of(g), ""):
        assert misfit(game.view(g, seat), game.view_type) == ""


def sampled(match: Match, rng: random.Random, player: Any) -> Iterator[Any]:
    for g in to_the_end(match, player):
        if not g.stack or rng.random() < SHARE:
            yield g


def test_views_keep_their_shape_with_every_option(game: Game[Any], scenario: str) -> None:
    rng = random.Random("shapes")
    for options in ([], *([option] for option in options_of(game.name, scenario))):
        match = Match(Header(game.name, scenario, options, {}, seed="shapes"))
        for g in sampled(match, rng, RandomPlayer(rng)):
            look(game, g)


def test_views_keep_their_shape_in_better_games(game: Game[Any], scenario: str) -> None:
    rng = random.Random("better")
    *_, better = players(game, "better")
    for g in sampled(new_match(game, scenario, "better", drawn=True), rng, better):
        look(game, g)


@pytest.fixture
def view(game: Game[Any]) -> Any:
    """The view of a game in its middle; with two hands where there can be two."""
    if game.view_type is dict:
        pytest.skip("a view of any shape")
    scenario = game.scenarios()[0]
    options = [option for option in options_of(game.name, scenario) if option == "two-players"]
    match = Match(Header(game.name, scenario, options, {}, seed="view"))
    for n, g in enumerate(to_the_end(match, RandomPlayer(random.Random("view")))):
        if n == 60:
            return game.view(g, game.seats_of(g)[0])
    raise AssertionError("a short game")


def test_what_is_missing_is_found(game: Game[Any], view: Any) -> None:
    tried = 0
    for field in required(type_info(game.view_type)):
        name = field.name
        assert "missing required field" in misfit({k: v for k, v in view.items() if k != name}, game.view_type)
        for inner in required(field.type):
            less = {**view, name: {k: v for k, v in view[name].items() if k != inner.name}}
            assert "missing required field" in misfit(less, game.view_type)
            tried += 1
    assert tried > 30


def required(shape: Type) -> list[Field]:
    """The fields that a typed dictionary must have; anything else has none."""
    return [field for field in shape.fields if field.required] if isinstance(shape, TypedDictType) else []


def test_what_is_unknown_is_found_anywhere(game: Game[Any], view: Any) -> None:
    tried = 0
    for path in list(tables(view)):
        changed = copy.deepcopy(view)
        inside = changed
        for key in path:
            inside = inside[key]
        inside["unheard-of"] = b"no such thing"
        assert misfit(changed, game.view_type), path
        tried += 1
    assert tried > 30


def tables(value: Any, *path: Any) -> Iterator[tuple[Any, ...]]:
    """Where there are dictionaries, at any depth."""
    if isinstance(value, dict):
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from tables(part, *path, key)
