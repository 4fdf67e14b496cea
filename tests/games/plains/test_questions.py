"""A question is asked where the answer matters: two of them lead to different positions or tell different things."""

from __future__ import annotations

import json
import random

import pytest

from homelands.core.chance import Loose
from homelands.core.decision import Option
from homelands.games.plains.rules.state import State
from tests.games.plains.table import GAME
from tests.games.plains.test_random import IDS, TABLES

COMMON = ("cards.choose-card", "placing.place-one", "movement.choose-group", "movement.march", "movement.bring")
"""Steps that are asked hundreds of times: some of them are tried."""


def follows(g: State, option: Option) -> str:
    """What an answer leads to, as text: the position, whose turn it is, what is asked, what was told."""
    n = GAME.clone(g)
    told = sorted(str((event.name, event.values)) for event in GAME.apply(n, option))
    asked = [list(f.values()) for f in n.stack], n.asking, n.options, n.request and n.request.kind
    return json.dumps([GAME.to_plain(n), told, asked], sort_keys=True, default=str)


def idle(g: State) -> bool:
    """All answers come to the same. Which card is played is asked even so: not to ask would tell of the hand."""
    return g.stack[-1].step != "cards.choose-card" and len({follows(g, option) for option in g.options}) == 1


@pytest.mark.parametrize(("scenario", "options"), TABLES, ids=IDS)
@pytest.mark.parametrize("seed", range(2))
def test_answers_differ(scenario: str, options: tuple[str, ...], seed: int) -> None:
    rng = random.Random(f"questions {seed}")
    g, source = GAME.setup(scenario, options), Loose(rng)
    seen: dict[str, int] = {}
    while g.stack:
        if g.request is not None:
            GAME.book.answer(g, source.answer(g.request))
            continue
        step = g.stack[-1].step
        seen[step] = seen.get(step, 0) + 1
        if seen[step] <= 40 or step not in COMMON:
            assert not idle(g), (step, g.options)
        GAME.book.take(g, rng.choice(g.options))
