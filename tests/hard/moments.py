"""Moments of both games with something to hide: of every kind of question, and of every die and draw."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Any

from homelands.core import flow
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.games.navajo.plain import samples
from homelands.games.navajo.rules.tables import load_tables

LIKED = ("planning", "keep-secret", "shaman", "plant")  # what leads to secrets, or seldom comes by chance
STARTS = 4000  # after so many whatever was not met is taken to be out of reach
ENTRIES = 1000  # of a match
CARDS = CARSON = 55  # the last card leads to questions that nothing else leads to
# Asked only where one plays alone, and there nothing is hidden: two players carry out Enemy Ways by other steps.
ALONE = {"ceremonies.fall-sick", "ceremonies.mind-flips", "ceremonies.stolen-from", "planning.elder-action"}
# Asked while nobody holds a card: before the first are taken, and when a new period has begun with empty hands.
OPEN = {
    "campaign.gift", "two-player.own-ferocity", "two-player.sway-families",
    *(f"setup.{name}" for name in ("choose-development", "draw-ceremony", "first-ferocity", "first-manuelito",
                                   "keep-ceremony", "keep-set", "next-counter", "place-family", "set-out")),
}  # fmt: skip


def questions(game: str) -> set[str]:
    """Steps that wait for a choice or a chance result while something may be hidden."""
    steps = game_of(game).book.steps
    return {name for name, step in steps.items() if step.kind in (flow.ASK, flow.CHANCE)} - ALONE - OPEN


def waits_at(match: Match) -> str:
    return str(match.position.stack[-1].step)


def starts(game: str) -> Iterator[Match]:
    """Every table in turn, from its set-up; of Navajo Wars also any moment, any card, and hands that are not empty."""
    tables = [("2", []), ("3", []), ("3", ["indian-allies"]), ("4", [])]
    if game == "navajo":
        tables = [(scenario, ["two-players"]) for scenario in game_of(game).scenarios()]
    for n in count():
        scenario, options = tables[n // 3 % len(tables)]
        position = None
        if game == "navajo" and n % 3:
            rng = random.Random(f"{game}/{n}")
            position = dealt(rng, card=rng.choice((0, CARSON, rng.randint(1, CARDS))))
            scenario, options = position["scenario"], []
        yield Match(Header(game, scenario, options, seed=f"secrets/{n}", position=position))


def dealt(rng: random.Random, card: int) -> dict[str, Any]:
    """A position for two, each with Ceremony cards that the other does not know."""
    tables, position = load_tables(), samples.position(rng, card=card)
    taken = {*position["hand"], *position["discards"], *position["events_in_play"], position["start"].get("card")}
    fixed = {one for pile in tables.scenarios[position["scenario"]].piles for one in pile.fixed}
    free = [one for one in tables.ceremonies if one not in taken | fixed]
    held = rng.sample(free, min(4, len(free)))
    position["options"] = sorted({*position["options"], "two-players"})
    position["two_players"] = {"hands": {"turquoise": held[::2], "basket": held[1::2]}}
    return position


def hides(match: Match) -> bool:
    """Somebody cannot know all of it."""
    game, g = match.game, match.position
    views = (*game.seats_of(g), "")
    return any(game.dump(game.resample(g, seat, random.Random(n))) != game.dump(g) for n, seat in enumerate(views))


def step_on(match: Match, rng: random.Random, fond: float = 0.5) -> None:
    """By chance, but `fond` of what leads to secrets."""
    g = match.position
    if g.request is not None:
        match.chance()
    else:
        liked = [option for option in g.options if option[0] in LIKED]
        match.choose(rng.choice(liked if liked and rng.random() < fond else g.options))


def first_times(game: str, wanted: set[str]) -> Iterator[Match]:
    """A match at the first moment of each of these kinds at which something is hidden."""
    missing = set(wanted)
    for n, match in zip(range(STARTS), starts(game), strict=False):
        if not missing:
            return
        rng = random.Random(n)
        for _ in range(ENTRIES):
            if match.over:
                break
            if waits_at(match) in missing and hides(match):
                missing.discard(waits_at(match))
                yield match
            step_on(match, rng)
