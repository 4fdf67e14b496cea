"""Every event, question, answer, refusal and request has words in both languages, and they fit their values."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from homelands.core.chance import Loose
from homelands.core.events import Event
from homelands.core.flow import AUTO
from homelands.games.navajo import battle, planning, raiding, samples, tribal, victory
from homelands.games.navajo.game import Navajo
from homelands.games.navajo.influence import SEATS
from homelands.games.navajo.state import KINDS, OPTIONAL, State
from homelands.games.navajo.tables import (
    COLOURS,
    DEVELOPMENTS,
    EVENTS,
    INSTRUCTIONS,
    INTRUDERS,
    MINORS,
    PERIODS,
    RESULTS,
    WAYS,
    load_tables,
)
from homelands.text import LANGUAGES, TextError, Texts
from homelands.text.catalogue import catalogue
from homelands.text.navajo import cards
from homelands.text.navajo.arguments import ARGUMENTS
from homelands.text.navajo.figures import FIGURES
from homelands.text.navajo.words import procedures, slug
from tests.text import scan

GAME = Navajo()
TABLES = load_tables()
HISTORY = [card.event for card in TABLES.history.values()]
OUTCOMES = (victory.MAJOR_VICTORY, victory.MINOR_VICTORY, victory.MINOR_DEFEAT, victory.MAJOR_DEFEAT)
LEVELS = {s.difficulty.replace(" ", "-") for s in TABLES.scenarios.values()}
RULINGS = {f"ruling-{name}" for name in TABLES.rulings} | {
    f"reading-{name}-{reading}" for name, ruling in TABLES.rulings.items() for reading in ruling.readings
}
COUNTED = ("cubes", "count", "effect", "order", "other-side", "other-cost", "stripe", "star")
FAMILIES: dict[str, Iterable[str]] = {
    **dict.fromkeys(("person", "the", "noun"), KINDS),
    "colour": COLOURS,
    "intruder": INTRUDERS,
    "meets": INTRUDERS,
    "instruction": INSTRUCTIONS,
    "orders": INSTRUCTIONS,
    "fort": ("defiance", "fauntleroy"),
    "target": raiding.TARGETS,
    "tribe": tribal.NAMES,
    "foe": battle.FOES,
    "occasion": battle.OCCASIONS,
    "result": RESULTS,
    "minor": (*MINORS, *(f"effect-{name}" for name in MINORS)),
    "major": EVENTS,
    "way": WAYS,
    "history": HISTORY,
    "development": [d.replace(".", "-") for d in DEVELOPMENTS],
    "operation": ("planning", "take-actions", "passage-of-time"),
    "period": PERIODS,
    "difficulty": LEVELS,
    "rule": OPTIONAL,
    "track": ("culture", "military", "ap", "morale", "enemy_ferocity", "enemy_ap"),
    "need": ("men", "women", "elders", "horses", "territories"),
    "seat": ("dine", *SEATS),
    "part": ("card", "event", "red", "raided"),
    "field": {*cards.OPERATIONS, *cards.CEREMONY, *cards.HISTORY, *cards.DEVELOPMENT.values(), *COUNTED},
    "card": ("historical", "transitional"),
    "stays": {card.stays for card in TABLES.history.values()} - {"no"},
    "outcome": OUTCOMES,
    "why": scan.reasons(),
    "event": scan.events(),
    "refuse": scan.refusals(),
    "request": scan.requests(),
    "do": scan.verbs(),
    "ask": map(slug, scan.asks()),
}
"""Messages that come in families: the part before the first hyphen, and all that may follow it."""
NEEDED = {f"{family}-{name}" for family, names in FAMILIES.items() for name in names}


@cache
def spoken() -> set[str]:
    """Keys that the renderer names as they are."""
    sources = sorted((scan.ROOT / "text").rglob("*.py"))
    nodes = (node for path in sources for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def keys(language: str, *families: str) -> set[str]:
    """All keys, or those of some families; lessons have texts of their own."""
    files = catalogue(language, "navajo").files
    found = {key for file, own in files.items() if "lesson" not in file for key in own}
    return {key for key in found if not families or key.split("-")[0] in families}


# -- completeness ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_can_say_has_a_message(language: str) -> None:
    assert sorted(NEEDED - keys(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_name(language: str) -> None:
    texts = Texts("navajo", language, strict=True)
    for name, step in scan.BOOK.steps.items():
        assert texts.step(name)
        if step.kind != AUTO:
            assert f"step-{slug(name)}" in texts.catalogue, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_roll_and_draw_says_what_it_is_for(language: str) -> None:
    found = list(scan.rolls())
    assert len(found) > 30
    for where, steps in found:
        wanted = {f"{kind}-{slug(step)}" for step in steps for kind in ("die", "cube")}
        assert wanted & keys(language), f"{where}: none of {sorted(wanted)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_never_used(language: str) -> None:
    steps = {f"{family}-{slug(step)}" for family in ("step", "die", "cube") for step in scan.BOOK.steps}
    steps |= {f"procedure-{slug(name)}" for name in set(procedures().values())}
    lasting = {f"history-{event}-lasting" for event in HISTORY}
    known = NEEDED | steps | lasting | RULINGS | spoken()
    assert sorted(keys(language) - known) == []


def test_both_languages_say_the_same_things() -> None:
    """The rulings stand in English in the data files."""
    assert keys("it") - keys("en") == RULINGS
    assert keys("en") - keys("it") == set()


# -- variables ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_refusals_speak_only_of_what_every_place_tells(language: str) -> None:
    told = catalogue(language, "navajo").variables
    for family, found, more in (("event", scan.events(), set()), ("refuse", scan.refusals(), {"given", "value"})):
        for name, places in found.items():
            given = set.intersection(*places) | more
            assert told[f"{family}-{name}"] <= given, f"{family}-{name}: {sorted(told[f'{family}-{name}'] - given)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_answers_and_requests_speak_only_of_known_figures(language: str) -> None:
    told = catalogue(language, "navajo").variables
    for key in keys(language, "ask", "do", "die", "cube", "request"):
        own = set(ARGUMENTS.get(key.removeprefix("do-"), ())) if key.startswith("do-") else set()
        assert told[key] <= FIGURES.keys() | own | {"purpose"}, key


def test_every_figure_is_spoken_of() -> None:
    families = ("ask", "do", "die", "cube", "request")
    wanted = {v for lang in LANGUAGES for k in keys(lang, *families) for v in catalogue(lang, "navajo").variables[k]}
    assert sorted(FIGURES.keys() - wanted) == []


# -- play --------------------------------------------------------------------------------------------------------------
class Told:
    """Texts in both languages that remember which messages they have formed."""

    def __init__(self) -> None:
        self.texts = [Texts("navajo", language, strict=True) for language in LANGUAGES]
        self.used: set[str] = set()

    def all_of(self, g: State) -> None:
        """Everything that can be said of a position in either language."""
        for texts in self.texts:
            if g.request is not None:
                said = [texts.request(g, g.request)]
                self.used.add(f"request-{g.request.kind}")
            else:
                step = g.stack[-1].step
                said = [texts.prompt(g, step), *(texts.option(g, o) for o in g.options)]
                self.used |= {f"ask-{slug(step)}", *(f"do-{o[0]}" for o in g.options)}
            said.append(texts.where(GAME.book.where(g)))
            for one in said:
                plain(one)

    def events(self, events: list[Event]) -> None:
        for event in events:
            self.used.add(f"event-{event.name}")
            for texts in self.texts:
                plain(texts.event(event))


def plain(text: str) -> None:
    """A sentence: no isolation marks, no raw value, no doubled or lost space, no line break."""
    assert text
    assert text == " ".join(text.split())
    assert not set(text) & set("\u2066\u2067\u2068\u2069{}$[]_")
    assert not text.startswith(("event-", "ask-", "do-", "request-"))
    assert not {"None", "True", "False"} & set(text.replace(".", " ").split())


def play(told: Told, g: State, rng: random.Random, decisions: int) -> None:
    source = Loose(rng)
    for _ in range(decisions):
        if not g.stack:
            break
        told.all_of(g)
        if g.request is not None:
            told.events(GAME.resolve(g, source.answer(g.request)))
        else:
            told.events(GAME.apply(g, rng.choice(g.options)))
    if not g.stack:
        for texts in told.texts:
            plain(texts.outcome(g.outcome, g.why))


@pytest.mark.parametrize("options", [[], list(OPTIONAL)], ids=["alone", "all-options"])
@pytest.mark.parametrize("scenario", sorted(TABLES.scenarios))
def test_random_games_are_told_in_both_languages(scenario: str, options: list[str]) -> None:
    told = Told()
    for seed in range(3):
        play(told, GAME.setup(scenario, options), random.Random(f"{scenario} {seed}"), 1500)
    assert {"event-card", "ask-sequence_operation", "do-planning"} <= told.used


def test_positions_of_any_moment_are_told_in_both_languages() -> None:
    """Random play seldom gets to Kit Carson or the talks at Santa Fé; positions drawn anywhere do."""
    told = Told()
    rng = random.Random("any moment")
    deck = [*TABLES.ops, *TABLES.ceremonies, *TABLES.history]
    for i in range(400):
        card = deck[i % len(deck)] if i % 2 else 0
        play(told, GAME.from_plain(samples.position(rng, card=card)), rng, 40)
    wanted = {f"ask-{slug(step)}" for step in scan.asks()} | {f"do-{verb}" for verb in scan.verbs()}
    two = {k for k in wanted if "influence" in k or "two-player" in k or k in keys("en") & _only_for_two()}
    setup = {k for k in wanted if k.startswith("ask-setup") or k in ("do-place", "do-keep-set", "do-drop-set")}
    seen = told.used
    assert len(wanted - two - setup - seen) < 0.1 * len(wanted), sorted(wanted - two - setup - seen)


def _only_for_two() -> set[str]:
    path = Path(scan.ROOT / "text" / "en" / "navajo-two.ftl")
    return {line.split(" ")[0] for line in path.read_text(encoding="utf-8").splitlines() if line[:1].isalpha()}


# -- components --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_development_intruder_and_instruction_is_told(language: str) -> None:
    texts = Texts("navajo", language, strict=True)
    said = [texts.card(TABLES, n) for n in (*TABLES.ops, *TABLES.ceremonies, *TABLES.history)]
    said += [texts.development(TABLES, d) for d in range(24)]
    said += [texts.intruder(TABLES, kind) for kind in range(12)]
    said += [texts.instruction(TABLES, period, code) for period in range(3) for code in range(28)]
    assert len(said) == 55 + 24 + 12 + 84
    for text in said:
        for line in text.split("\n"):
            plain(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_all_kinds(language: str) -> None:
    texts = Texts("navajo", language, strict=True)
    kinds = ("colour", "intruder", "instruction", "fort", "minor", "result", "period", "difficulty", "rule", "track")
    for kind in kinds:
        for id in FAMILIES[kind]:
            plain(texts.name(kind, id))
    for ruling, found in TABLES.rulings.items():
        plain(texts.name("ruling", ruling))
        for reading in found.readings:
            plain(texts.name("reading", f"{ruling}.{reading}"))
    with pytest.raises(TextError):
        texts.name("colour", "purple")


def test_elders_attempt_what_their_actions_are_called() -> None:
    """A new kind of Elder Action must be told; the last one is the default of the message."""
    event = Event("elder-action", "3.1/3", {"box": 3, "die": 2, "need": 2, "success": True, "family": "B"})
    for language in LANGUAGES:
        texts = Texts("navajo", language, strict=True)
        said = {texts.event(event._replace(values={**event.values, "kind": kind})) for kind in planning.KINDS}
        assert len(said) == len(planning.KINDS)
