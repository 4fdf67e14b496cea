"""The third game as an environment: its features are found in its views."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from homelands.core.title import Title
from homelands.rl import name_of, together
from homelands.rl.found import Found
from homelands.rl.layout import HIGH
from homelands.rl.table import PlayedGame, layout_of, verbs_of
from tests.third.conftest import NAME


def test_pettingzoo_finds_nothing_to_say(third: Title, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # seats have names of their own, observations are dictionaries
        api_test(together.seated(NAME, 2), num_cycles=300)
        seed_test(lambda: together.seated(NAME, 2, "autumn"), num_cycles=60)


def test_features_are_those_of_the_view_in_a_stable_order(third: Title) -> None:
    names = layout_of(NAME).names
    assert Found(NAME).layout().names == names[: len(Found(NAME).layout().names)]
    assert {"places.ford.otter", "hand.boat", "active.heron", "tracks.round", "step.rules.act"} <= set(names)
    assert list(verbs_of(NAME)) == ["boat", "feast", "follow", "land", "move", "raid", "rest", "stay"]
    assert name_of(NAME, "summer") == "homelands/RiverClans-summer-v1"


def test_a_row_says_what_the_view_says(third: Title) -> None:
    game, names = third.engine, layout_of(NAME).names
    g = game.from_plain({"places": {"ford": {"otter": 2}}, "hands": {"otter": ["boat", "boat"]}})
    row = dict(zip(names, layout_of(NAME).encode({**game.view(g, "otter"), "step": "rules.act"}).tolist(), strict=True))
    assert (row["places.ford.otter"], row["camp.otter"], row["hand.boat"], row["hand.raid"]) == (2, 1, 2, 0)
    assert (row["seat.otter"], row["seat.heron"], row["step.rules.act"], row["step.rules.follow"]) == (1, 0, 1, 0)
    other = layout_of(NAME).encode({**game.view(g, "heron"), "step": ""})
    assert dict(zip(names, other.tolist(), strict=True))["hand.boat"] == 0, "not the other clan's hand"


def test_what_never_turned_up_is_left_out(third: Title) -> None:
    view = third.engine.view(third.engine.setup("summer"), "otter")
    usual = layout_of(NAME).encode({**view, "step": ""})
    odd = {**view, "step": "", "new": 5, "hand": ["spear"], "places": {**view["places"], "sea": {"otter": 1}}}
    assert layout_of(NAME).encode(odd).tolist() == usual.tolist()
    assert layout_of(NAME).encode({"step": ""}).tolist() == [0] * len(usual)


def test_options_are_rows_of_verb_and_arguments(third: Title) -> None:
    table = PlayedGame(NAME, "summer")
    table.deal(3)
    rng = random.Random(3)
    while not table.over:
        seen = table.observe(table.seat)
        assert seen["action_mask"].sum() == len(table.options)
        assert 0 < seen["options"][: len(table.options), 0].max() < HIGH
        assert np.unique(seen["options"][: len(table.options)], axis=0).shape[0] == len(table.options)
        table.take(rng.randrange(len(table.options)))
    assert sum(table.payoff(seat) for seat in table.seats) == 1
    assert table.outcome in ("otter", "heron", "draw")
