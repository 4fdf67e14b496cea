"""Options and reasons agree: what is offered has no reason against it, what is not has one, and each reason is true."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, product
from typing import Any

import pytest

from homelands.core.chance import Loose
from homelands.core.decision import Option
from homelands.core.state import Frame
from homelands.games.plains.rules import notation as words
from homelands.games.plains.rules import refusals
from homelands.games.plains.rules.movement import MAY_RECOVER, RAILED
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import (
    CARDS,
    HOME,
    MEXICO,
    N_FIGHTING,
    N_PLACES,
    N_REGIONS,
    ORANGE,
    SACRAMENTO,
    load_tables,
    place_index,
)
from homelands.games.plains.rules.vocabulary import COLOURS
from tests.games.plains.table import GAME, bare
from tests.support import play

EXPLAINED = {
    "cards.choose-card": ("play", "substitute", "event", "end-turn"),
    "movement.choose-group": ("activate", "stand", "rail", "recover"),
    "movement.march": ("march",),
    "movement.bring": ("bring",),
    "placing.place-one": ("place",),
    "placing.to-sacramento": ("sacramento",),
    "enemies.place-enemy": ("place",),
    "engagement.next-fight": ("done",),
    "losses.retreat": ("retreat",),
    "losses.relocate": ("relocate",),
}
COUNTS = range(12)
KNOWN: dict[Any, range] = {
    words._place: range(N_PLACES),
    words._card: range(len(CARDS)),
    words._colour: range(N_FIGHTING),
    str: COUNTS,
}


@cache
def forms(step: str) -> list[Option]:
    """All that could be typed in a step for which a reason can be given."""
    return [
        (verb, *values)
        for verb in EXPLAINED.get(step, ())
        for values in product(*(KNOWN[word] for word in words.ARGUMENTS.get(verb, ())))
        if values[:1] != (0,) or verb != "march"
    ]


def unexplained(g: State, f: Frame, o: Option) -> bool:
    """Forms that no rule of the game forbids by name: another question, or nothing that this movement is for."""
    if o[0] == "bring":
        return o[1] not in {option[1] for option in g.options}
    if f.step == "enemies.place-enemy":
        return not HOME <= o[1] <= MEXICO
    if o[0] == "stand":
        return f.who > ORANGE
    return o[0] == "recover" and not f.mask & MAY_RECOVER


def positions(seed: int) -> Iterator[State]:
    """Some decisions of a random game, under readings of the doubtful rules that are random too."""
    rng = random.Random(f"reasons {seed}")
    scenario, options = [("2", ()), ("3", ()), ("3", ("indian-allies",)), ("4", ())][seed % 4]
    rulings = {r.id: rng.choice(sorted(r.readings)) for r in load_tables().rulings.values() if rng.random() < 0.3}
    g, source = GAME.setup(scenario, options, rulings), Loose(rng)
    while g.stack:
        if g.request is not None:
            GAME.book.answer(g, source.answer(g.request))
        else:
            if g.stack[-1].step in EXPLAINED and rng.random() < 0.25:
                yield g
            GAME.book.take(g, rng.choice(g.options))


# -- what each reason says, looked up on the table and in what is offered ----------------------------------------------
def offered(g: State, verb: str) -> list[Option]:
    return [option for option in g.options if option[0] == verb]


def goals(g: State) -> set[int]:
    return {option[2] for option in offered(g, "march")}


def cubes(g: State, said: dict[str, Any]) -> int:
    return g.cubes[COLOURS.index(said["colour"])][place_index(said["at"])]


def touch(g: State, one: str, other: str) -> bool:
    """Two places are beside each other on the map: regions by a border, an area and a region by a contact."""
    a, b = sorted((place_index(one), place_index(other)))
    if b < N_REGIONS:
        return b in g.t.near[a]
    return any((area, region) == (b, a) for area, region, _ in g.t.arrows)


def moved_all(g: State, said: dict[str, Any]) -> bool:
    code = COLOURS.index(said["colour"]) * N_PLACES + place_index(said["at"])
    return g.moved.count(code) == cubes(g, said) > 0


Claim = Callable[[State, Frame, Option, dict[str, Any]], bool]
CLAIMS: dict[str, Claim] = {
    "not-in-hand": lambda g, f, o, said: o[1] not in g.hands[f.who],
    "is-an-event": lambda g, f, o, said: g.t.cards[o[1]].kind == "event",
    "is-no-event": lambda g, f, o, said: g.t.cards[o[1]].kind != "event",
    "one-movement-card": lambda g, f, o, said: not offered(g, "play") and bool(offered(g, "end-turn")),
    "movement-card-in-hand": lambda g, f, o, said: bool(offered(g, "play")),
    "movement-card-first": lambda g, f, o, said: bool(offered(g, "play") or offered(g, "substitute")),
    "events-played": lambda g, f, o, said: not offered(g, "event") and g.events == said["most"],
    "wrong-time": lambda g, f, o, said: (said["when"] == "before") == bool(offered(g, "end-turn")),
    "needs-not-met": lambda g, f, o, said: bool(g.t.cards[o[1]].needs or g.t.cards[o[1]].where),
    "card-needed-to-move": lambda g, f, o, said: g.options == [("substitute", o[1])],
    "too-few-cubes": lambda g, f, o, said: max(n for _, n, d in offered(g, "march")) >= said["have"] < o[1],
    "no-track-there": lambda g, f, o, said: o[2] not in goals(g),
    "closed": lambda g, f, o, said: o[2] not in goals(g) and bool(g.bars[f.kind] >> o[2] & 1),
    "may-not-enter": lambda g, f, o, said: o[2] not in goals(g) and not g.cubes[f.kind][o[2]],
    "no-arrow": lambda g, f, o, said: o[2] not in goals(g),
    "not-adjacent": lambda g, f, o, said: o[-1] not in goals(g) and not touch(g, said["at"], said["to"]),
    "no-cubes-there": lambda g, f, o, said: not cubes(g, said),
    "moved-already": lambda g, f, o, said: moved_all(g, said),
    "rests": lambda g, f, o, said: cubes(g, said) > 0,
    "not-held": lambda g, f, o, said: g.indians(o[1]) > 0 or g.cubes[2][o[1]] + g.cubes[3][o[1]] > 0,
    "rail-only": lambda g, f, o, said: o[1] == SACRAMENTO,
    "no-way-out": lambda g, f, o, said: o[1] != SACRAMENTO,
    "no-rail-move": lambda g, f, o, said: not offered(g, "rail"),
    "no-track": lambda g, f, o, said: (g.mountain, g.union) == (said["mountain"], said["union"]),
    "railed-already": lambda g, f, o, said: f.mask >= RAILED,
    "no-casualties": lambda g, f, o, said: not g.lost[f.who],
    "no-wagon-to-attack": lambda g, f, o, said: True,  # not among the options is all that it says
    "too-few-leaders": lambda g, f, o, said: max(o[2] for o in offered(g, "bring")) == said["most"] < o[2],
    "not-controlled": lambda g, f, o, said: said["colour"] == COLOURS[f.who],
    "indians-there": lambda g, f, o, said: g.indians(o[1]) > 0,
    "too-many-for-sacramento": lambda g, f, o, said: len(offered(g, "sacramento")) == said["most"] + 1 <= o[1],
    "must-fight": lambda g, f, o, said: bool(offered(g, "fight")),
    "no-retreat-there": lambda g, f, o, said: True,
    "among-enemies": lambda g, f, o, said: g.indians(o[1]) > 0 and g.us(o[1]) > 0,
    "no-region": lambda g, f, o, said: o[1] >= N_REGIONS,
    "enemy-controlled": lambda g, f, o, said: g.side(1 - f.who, o[1]) > 0 or o[1] < HOME,
    "no-room-for-all": lambda g, f, o, said: o[1] in g.t.near[f.at],
}


def check(g: State, seen: set[str]) -> None:
    f, options = g.stack[-1], set(g.options)
    for o in forms(f.step):
        reason = refusals.explain(g, o)
        told = f"{words.option_words(o)} in {f.step}: {reason}"
        if o in options:
            assert reason is None, told
        elif reason is None:
            assert unexplained(g, f, o), told
        else:
            assert CLAIMS[reason.reason](g, f, o, reason.values), f"{told} {reason.values}"
            seen.add(reason.reason)


def rare() -> Iterator[State]:
    """Positions that random games hardly ever come to."""
    yield bare({}, hands={"orange": ["plum-creek"]}, start={"disc": "orange"}).position
    three = bare(
        {"denver": {"orange": 2}}, hands={"orange": ["geronimo", "lozen", "plum-creek"]}, start={"disc": "orange"}
    )
    play(three, "> event plum-creek\n> event lozen\n> at denver")
    yield three.position
    move = {"move": {"colour": "orange", "groups": 2, "regions": 1}}
    here = {"denver": {"orange": 1}, "pecos": {"orange": 1}}
    yield bare(here, enduring={"orange": {"card": "black-kettle", "at": "denver"}}, start=move).position
    beside = bare(
        {"dodge-city": {"blue": 2}},
        enduring={"orange": {"card": "black-kettle", "at": "denver"}},
        start={"move": {"colour": "blue", "groups": 1, "regions": 1}},
    )
    play(beside, "> activate dodge-city")
    yield beside.position
    among = bare(
        {"bighorn": {"green": 1}, "wind-river": {"purple": 1}},
        rulings={"placed-among-enemies": "stay"},
        hands={"blue": ["crow-scouts", "fort-sill"]},
        start={"disc": "blue"},
    )
    play(among, "> event crow-scouts\n> at bighorn")
    yield among.position
    shut = bare(here, start=move).position
    shut.bars[ORANGE] = ~(1 << place_index("llano-estacado"))  # beside Pecos, not beside Denver
    GAME.book.run(shut)
    yield shut


def test_what_is_not_offered_has_a_true_reason_and_what_is_offered_none() -> None:
    seen: set[str] = set()
    for g in chain(rare(), *(positions(seed) for seed in range(16))):
        check(g, seen)
    assert seen == set(CLAIMS)


def test_every_reason_is_among_those_looked_at() -> None:
    assert {(step, verb) for step, verbs in EXPLAINED.items() for verb in verbs} == set(refusals.reasons())


@pytest.mark.parametrize(
    "option", [(), ("march",), ("march", 1), ("march", "one", 3), ("march", 1, 99), ("march", 1, 2, 3)]
)
def test_what_is_no_option_at_all_has_no_reason(option: Option) -> None:
    m = bare({"denver": {"green": 2}}, start={"move": {"colour": "green", "groups": 1, "regions": 1}})
    play(m, "> activate denver")
    assert refusals.explain(m.position, option) is None
