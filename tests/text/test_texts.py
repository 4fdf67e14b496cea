"""Every event, question, answer, refusal and request has words in both languages, and they fit their values."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache

import pytest

from homelands.core.events import Event
from homelands.core.flow import AUTO
from homelands.core.versions import versions
from homelands.games.navajo.rules import battle, planning, raiding, tribal, victory
from homelands.games.navajo.rules.influence import SEATS
from homelands.games.navajo.rules.names import (
    COLOURS,
    DEVELOPMENTS,
    INSTRUCTIONS,
    INTRUDERS,
    MINORS,
    PERIODS,
    RESULTS,
    WAYS,
)
from homelands.games.navajo.rules.schema import EVENTS, HEADMAN_EFFECTS
from homelands.games.navajo.rules.state import KINDS
from homelands.games.navajo.rules.tables import load_tables
from homelands.games.navajo.words import cards
from homelands.games.navajo.words.arguments import ARGUMENTS
from homelands.games.navajo.words.figures import FIGURES
from homelands.words import LANGUAGES, Presenter, TextError
from homelands.words.base import procedures_of, slug
from homelands.words.catalogue import catalogue
from tests.text import scan
from tests.text.test_telling import plain

TABLES = load_tables()
HISTORY = [card.event for card in TABLES.history.values()]
OUTCOMES = (victory.MAJOR_VICTORY, victory.MINOR_VICTORY, victory.MINOR_DEFEAT, victory.MAJOR_DEFEAT)
LEVELS = {s.difficulty.replace(" ", "-") for s in TABLES.scenarios.values()}
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
    "rule": TABLES.options,
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
    "ruling": [*TABLES.rulings, *(f"reason-{name}" for name in TABLES.rulings)],
    "reading": [f"{name}-{reading}" for name, ruling in TABLES.rulings.items() for reading in ruling.readings],
    "headman": [f"effect-{name}" for name in ("none", *HEADMAN_EFFECTS)],
    "subjugation": {step.partition("+")[0] for chart in TABLES.subjugation for step in chart},
    "counted": {
        name.partition("-")[2]
        for language in LANGUAGES
        for key in catalogue(language, "navajo").files["navajo/rules.ftl"]
        for name in catalogue(language, "navajo")[key]
        if "-" in name
    },
    "version": [version.rules for version in versions("navajo")],
}
"""Messages that come in families: the part before the first hyphen, and all that may follow it."""
NEEDED = {f"{family}-{name}" for family, names in FAMILIES.items() for name in names}


@cache
def spoken() -> set[str]:
    """Keys that the renderer names as they are."""
    sources = sorted([*(scan.ROOT / "words").rglob("*.py"), *(scan.ROOT / "games").glob("*/words/**/*.py")])
    nodes = (node for path in sources for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def keys(language: str, *families: str) -> set[str]:
    """All keys, or those of some families; rules, lessons, the companion and the web page have tests of their own."""
    files = catalogue(language, "navajo").files
    apart = ("board", "lesson", "companion", "page", "rules", "screen")
    told = {file: own for file, own in files.items() if file.startswith("navajo/") or file == "core.ftl"}
    found = {key for file, own in told.items() if not any(name in file for name in apart) for key in own}
    return {key for key in found if not families or key.split("-")[0] in families}


# -- completeness ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_can_say_has_a_message(language: str) -> None:
    assert sorted(NEEDED - keys(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_name(language: str) -> None:
    texts = Presenter("navajo", language, strict=True)
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
    steps |= {f"procedure-{slug(name)}" for name in set(procedures_of(scan.BOOK).values())}
    lasting = {f"history-{event}-lasting" for event in HISTORY}
    known = NEEDED | steps | lasting | spoken()
    assert sorted(keys(language) - known) == []


def test_all_languages_say_the_same_things() -> None:
    for language in LANGUAGES:
        assert keys(language) == keys("en")


# -- variables ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_refusals_speak_only_of_what_every_place_tells(language: str) -> None:
    told = catalogue(language, "navajo")
    for family, found, more in (("event", scan.events(), set()), ("refuse", scan.refusals(), {"given", "value"})):
        for name, places in found.items():
            given = set.intersection(*places) | more
            assert told[f"{family}-{name}"] <= given, f"{family}-{name}: {sorted(told[f'{family}-{name}'] - given)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_answers_and_requests_speak_only_of_known_figures(language: str) -> None:
    told = catalogue(language, "navajo")
    for key in keys(language, "ask", "do", "die", "cube", "request"):
        own = set(ARGUMENTS.get(key.removeprefix("do-"), ())) if key.startswith("do-") else set()
        assert told[key] <= FIGURES.keys() | own | {"purpose"}, key


def test_every_figure_is_spoken_of() -> None:
    families = ("ask", "do", "die", "cube", "request")
    wanted = {v for lang in LANGUAGES for k in keys(lang, *families) for v in catalogue(lang, "navajo")[k]}
    assert sorted(FIGURES.keys() - wanted) == []


# -- components --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_development_intruder_and_instruction_is_told(language: str) -> None:
    texts = Presenter("navajo", language, strict=True)
    said = [texts.card(n) for n in (*TABLES.ops, *TABLES.ceremonies, *TABLES.history)]
    said += [texts.component("development", d) for d in range(24)]
    said += [texts.component("intruder", kind) for kind in range(12)]
    said += [texts.component("instruction", period, code) for period in range(3) for code in range(28)]
    assert len(said) == 55 + 24 + 12 + 84
    for text in said:
        for line in text.split("\n"):
            plain(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_all_kinds(language: str) -> None:
    texts = Presenter("navajo", language, strict=True)
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
        texts = Presenter("navajo", language, strict=True)
        said = {texts.event(event._replace(values={**event.values, "kind": kind})) for kind in planning.KINDS}
        assert len(said) == len(planning.KINDS)
