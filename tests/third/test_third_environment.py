"""The third game as an environment: its features are found in its views."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from homelands.core.title import Title
from homelands.rl import name_of, together
from homelands.rl.episode import LARGEST, Episode, encoding_of
from homelands.rl.found import Found
from tests.third.conftest import NAME


def test_pettingzoo_finds_nothing_to_say(third: Title, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # seats have names of their own, observations are dictionaries
        api_test(together.seated(NAME, 2), num_cycles=300)
        seed_test(lambda: together.seated(NAME, 2, "autumn"), num_cycles=60)


def test_features_are_those_of_the_view_in_a_stable_order(third: Title) -> None:
    names = encoding_of(NAME).features.names
    assert Found(NAME).features().names == names[: len(Found(NAME).features().names)]
    assert {"places.ford.otter", "hand.boat", "active.heron", "tracks.round", "step.rules.act"} <= set(names)
    assert list(encoding_of(NAME).verbs) == ["boat", "feast", "follow", "land", "move", "raid", "rest", "stay"]
    assert name_of(NAME, "summer") == "homelands/RiverClans-summer-v2"


def seen(g: Any, seat: str, found: Found | None = None) -> dict[str, int]:
    """The features of a position as a seat sees it."""
    found = found or Found(NAME)
    row = bytearray(len(found.features()))
    found.write(g, seat, row)
    return dict(zip(found.features().names, row, strict=True))


def test_a_row_says_what_the_view_says(third: Title) -> None:
    game = third.engine
    g = game.from_plain({"places": {"ford": {"otter": 2}}, "hands": {"otter": ["boat", "boat"]}})
    row = seen(g, "otter")
    assert (row["places.ford.otter"], row["camp.otter"], row["hand.boat"], row["hand.raid"]) == (2, 1, 2, 0)
    assert (row["seat.otter"], row["seat.heron"]) == (1, 0)
    assert seen(g, "heron")["hand.boat"] == 0, "not the other clan's hand"


def test_what_never_turned_up_is_left_out(third: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    g = third.engine.setup("summer")
    found = Found(NAME)
    view, usual = third.engine.view(g, "otter"), seen(g, "otter", found)
    odd = {**view, "new": 5, "places": {**view["places"], "sea": {"otter": 1}}}
    monkeypatch.setattr(type(third.engine), "view", lambda *_: odd)
    assert seen(g, "otter", found) == usual
    monkeypatch.setattr(type(third.engine), "view", lambda *_: {})
    assert set(seen(g, "otter", found).values()) == {0}


def test_options_are_rows_of_verb_and_arguments(third: Title) -> None:
    episode = Episode(NAME, "summer")
    episode.deal(3)
    rng = random.Random(3)
    while not episode.over:
        seen = episode.observe(episode.seat)
        assert seen["action_mask"].sum() == len(episode.options)
        assert 0 < seen["options"][: len(episode.options), 0].max() < LARGEST
        assert np.unique(seen["options"][: len(episode.options)], axis=0).shape[0] == len(episode.options)
        episode.take(rng.randrange(len(episode.options)))
    assert sum(episode.payoff(seat) for seat in episode.seats) == 1
    assert episode.outcome in ("otter", "heron", "draw")
