"""Chapter 5: the set-up in order."""

from __future__ import annotations

import random

from homelands.core.chance import Loose
from homelands.core.match import start
from homelands.games.plains.rules.tables import CARDS
from tests.games.plains.table import GAME, cubes
from tests.support import cites, names, options, plain, play

DEAL = """
! card sitting-bull
! card red-cloud
! card gall
! card nana
! card geronimo
! card lozen
! card fort-riley
! card fort-sill
! card crow-scouts
! card exodusters
! card cow-towns
! card sod-houses
"""


@cites("5.0", "9.0")
def test_5_0_set_up_step_by_step() -> None:
    m = start("plains", "2")
    play(m, DEAL)
    assert plain(m)["hands"]["orange"] == ["nana", "geronimo", "lozen"]
    assert len(options(m)) == 12  # three green cubes in any green regions
    play(m, "> place black-hills\n> place black-hills\n> place elkhorn")
    assert options(m)[0] == "place flint-hills"
    play(m, "> place pecos\n> place denver\n> place denver")
    p = plain(m)
    green = {r: c["green"] for r, c in p["regions"].items() if c["green"]}
    assert sum(green.values()) == 15
    assert (green["black-hills"], green["elkhorn"], green["niobrara"]) == (3, 2, 1)
    assert cubes(m, "denver") == {"orange": 3}
    assert all(cubes(m, r)["purple"] == 1 for r in ("bighorn", "santa-fe", "mesilla-valley"))
    assert cubes(m, "canada") == cubes(m, "mexico") == {"purple": 2}
    assert cubes(m, "st-louis") == {"blue": 1, "brown": 3, "white": 2}
    assert cubes(m, "sacramento") == {"blue": 1, "brown": 3}
    assert p["ready"] == {"green": 15, "orange": 15, "blue": 23, "brown": 29, "purple": 6, "white": 18, "black": 30}
    assert sorted(p["discs"]["bag"]) == sorted(("green", "orange", "blue", "brown", "purple", "white", "black"))
    assert p["round"] == 1


@cites("5.0")
def test_5_0_free_cubes_are_placed_by_their_players() -> None:
    m = start("plains", "4")
    play(m, DEAL)
    pending = m.pending
    assert pending.seat == "green"  # type: ignore[union-attr]
    play(m, "> place black-hills\n> place black-hills\n> place elkhorn")
    assert m.pending.seat == "orange"  # type: ignore[union-attr]


@cites("9.2.2", "5.0")
def test_5_0_custer_in_the_opening_hand() -> None:
    """He is laid aside, another card is drawn, and he rides before the first disc."""
    m = start("plains", "2")
    play(m, DEAL.replace("! card fort-riley", "! card fort-riley\n! card custer"))
    assert "custer" not in plain(m)["hands"]["blue"]
    assert len(plain(m)["hands"]["blue"]) == 3
    play(m, "> place black-hills\n> place black-hills\n> place black-hills")
    play(m, "> place pecos\n> place denver\n> place denver")
    assert "disc" not in names(m)
    assert cubes(m, "black-hills") == {"green": 4, "blue": 5}
    assert plain(m)["discards"]["blue"] == ["custer"]


@cites("5.0", "9.0")
def test_5_0_every_card_can_be_dealt() -> None:
    """Hands are drawn out of the whole deck, each card as likely as the others."""
    seen: set[str] = set()
    for seed in range(60):
        g = GAME.setup("2")
        source = Loose(random.Random(seed))
        while g.request is not None:
            GAME.book.answer(g, source.answer(g.request))
        seen |= {CARDS[c] for hand in g.hands for c in hand}
    assert len(seen) == 59  # all but Custer
