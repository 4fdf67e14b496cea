"""Whole games and positions of any moment, told in both languages without a missing word."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from homelands.core.chance import Loose
from homelands.core.events import Event
from homelands.core.game import Game
from homelands.games.navajo.game import Navajo
from homelands.games.navajo.plain import samples
from homelands.games.navajo.rules.state import State
from homelands.games.navajo.rules.tables import load_tables
from homelands.words import LANGUAGES, Presenter
from homelands.words.base import slug
from tests import support
from tests.text import scan

GAME = Navajo()
TABLES = load_tables()
OFTEN = 5  # an answer of the same kind to the same question is looked at so many times
NEVER_ASKED = {"do-go-without"}  # the only way, so it is taken without a question


def plain(text: str) -> None:
    """A sentence: no isolation marks, no raw value, no doubled or lost space, no line break."""
    assert text
    assert text == " ".join(text.split())
    assert not set(text) & set("\u2066\u2067\u2068\u2069{}$[]_")
    assert not text.startswith(("Event-", "Ask-", "Do-", "Request-"))
    assert not {"None", "True", "False"} & set(text.replace(".", " ").split())


class Teller:
    """Says all there is to say about positions and events, and remembers what it was about."""

    def __init__(self, game: Game[Any] = GAME) -> None:
        self.game = game
        self.texts = [Presenter(game.name, language, strict=True) for language in LANGUAGES]
        self.told: Counter[str] = Counter()
        self.seen: Counter[tuple[str, str]] = Counter()

    def position(self, g: Any) -> None:
        if g.request is not None:
            self.told[f"request-{g.request.kind}"] += 1
            for texts in self.texts:
                plain(texts.request(g, g.request))
            return
        step = g.stack[-1].step
        self.seen.update((step, option[0]) for option in g.options)
        options = [o for o in g.options if self.seen[step, o[0]] <= OFTEN + len(g.options)]
        self.told.update([f"ask-{slug(step)}", *(f"do-{o[0]}" for o in options)])
        for texts in self.texts:
            plain(texts.prompt(g, step))
            plain(texts.where(self.game.book.where(g)))
            for option in options:
                plain(texts.option(g, option))

    def events(self, events: list[Event]) -> None:
        for event in events:
            self.told[f"event-{event.name}"] += 1
            for texts in self.texts:
                plain(texts.event(event))

    def play(self, g: Any, rng: random.Random, decisions: int) -> None:
        source = Loose(rng)
        for _ in range(decisions):
            if not g.stack:
                for texts in self.texts:
                    plain(". ".join(texts.outcome(self.game.outcome(g), self.game.why(g))))
                return
            self.position(g)
            if g.request is not None:
                self.events(self.game.resolve(g, source.answer(g.request)))
            else:
                self.events(self.game.apply(g, rng.choice(g.options)))


@pytest.mark.parametrize("options", [[], GAME.options()], ids=["alone", "all-options"])
@pytest.mark.parametrize("scenario", sorted(TABLES.scenarios))
def test_random_games_are_told_in_both_languages(scenario: str, options: list[str]) -> None:
    teller = Teller()
    for seed in range(4):
        teller.play(GAME.setup(scenario, options), random.Random(f"{scenario} {seed}"), 2000)
    assert {"event-card", "ask-sequence_operation", "do-planning", "request-die"} <= teller.told.keys()


ROWS = {"active": "KABCDE", "standby": "FGHIJL"}
UTES = {column: [{"id": letter, "face": "front"} for letter in row] for column, row in ROWS.items()}
TWO: dict[str, Any] = {"options": ["two-players"]}
RIDERS = {"A": {"horse": 1}, "B": {"horse": 1}}
CEREMONY = {"card": 30, "segment": "major"}
CARSON = {"scenario": "fearing", "tracks": {"culture": 19, "military": 3}, "start": {"card": 55, "segment": "major"}}
RARE: list[tuple[str, dict[str, Any]]] = [
    ("? campaign.ultimatum", {**CARSON}),
    ("? campaign.ultimatum\n> strongholds", {**TWO, **CARSON}),
    ("! die 2", {"scenario": "campaign", "tracks": {"morale": 0}, "start": {"card": 21, "segment": "discard"}}),
    *(("> move shiprock.2", {"areas": {"shiprock.2": {"intruders": [kind]}}, "start": {"activate": "A"}})
      for kind in ("patrol", "refugees", "lone-trapper")),
    *((f"> raid-new-mexico\n! cube {colour}", {"start": {"activate": "A"}}) for colour in ("black", "green")),
    *(("", {"hand": [card], "families": RIDERS, "start": CEREMONY}) for card in (28, 29)),
    ("", {"resources": {"corn": [3, 4]}, "start": {"card": 5, "segment": "major"}}),
    *(("", {"scenario": "broken", "start": {"card": card, "segment": "major"}}) for card in (47, 49)),
    ("", {"scenario": "fearing", "start": {"card": 53, "segment": "major"}}),
    ("", {"scenario": "fearing", "families": {"A": {"at": "hopi.1"}}, "start": {"activate": "A"}}),
    ("", {"scenario": "fearing", "families": {"A": {"at": "hopi.1"}}, "rulings": {"fort-discard-loss": "always"},
          "start": {"card": 21, "segment": "discard"}}),
    ("", {"families": {"A": None, "B": None, "C": {"at": "canyon.1"}}, "start": {"instruction": "raid", "ap": 18}}),
    ("", {**TWO, "tracks": {"morale": 9}, "two_players": {"points": {"leader": "basket", "n": 2}},
          "start": {"operation": "passage-of-time"}}),
    ("", {**TWO, "two_players": {"hands": {"turquoise": [8], "basket": [10]}}, "start": CEREMONY}),
    ("! die 3", {**TWO, "two_players": {"hands": {"turquoise": [8]}, "followers": {"A": "turquoise", "B": "turquoise"}},
                 "start": CEREMONY}),
    ("> raid-new-mexico\n! cube brown",
     {**TWO, "two_players": {"followers": {"A": "basket"}}, "start": {"activate": "A"}}),
    ("> done\n> done\n> diplomacy A 1\n> gifts 3\n! die 6",
     {"display": UTES, "resources": {"trade_goods": 3}, "start": {"card": 1, "operation": "planning"}}),
]  # fmt: skip
"""Positions that chance seldom draws, each with the choices that lead to the question that is rare.

`? step` goes on with `done`, or else the first option, until that step asks.
"""


def led(script: str, position: dict[str, Any], rng: random.Random) -> State:
    m = support.match(**position)
    for line in script.splitlines():
        if not line.startswith("?"):
            support.play(m, line)
            continue
        while m.position.request is not None or m.position.stack[-1].step != line[2:]:
            if m.position.request is not None:
                m.chance(Loose(rng).answer(m.position.request))
            else:
                m.choose(("done",) if ("done",) in m.position.options else m.position.options[0])
    g: State = m.position
    return g


def test_every_question_and_every_answer_has_been_told() -> None:
    """Random play seldom gets to Kit Carson or the talks at Santa Fé; positions drawn anywhere do."""
    teller, rng = Teller(), random.Random("any moment")
    for scenario in sorted(TABLES.scenarios):
        teller.play(GAME.setup(scenario, GAME.options()), rng, 150)
    for script, position in RARE:
        for _ in range(4):
            teller.play(led(script, position, rng), rng, 60)
    deck = [*TABLES.ops, *TABLES.ceremonies, *TABLES.history]
    wanted = {f"ask-{slug(step)}" for step in scan.asks()} | {f"do-{verb}" for verb in scan.verbs()}
    wanted -= NEVER_ASKED
    for i in range(1500):
        if wanted <= teller.told.keys():
            break
        position = samples.position(rng, card=deck[i // 2 % len(deck)] if i % 2 else 0)
        teller.play(GAME.from_plain(position), rng, 40)
    assert sorted(wanted - teller.told.keys()) == []
