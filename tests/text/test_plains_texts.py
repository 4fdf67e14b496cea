"""Plains Indian Wars: everything the rules can say has words in both languages, and they fit their values."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from homelands.core.decision import Refusal
from homelands.core.events import Event
from homelands.core.flow import AUTO, CHANCE
from homelands.core.versions import versions
from homelands.games.plains.game import SCENARIOS
from homelands.games.plains.rules.state import INDIAN_ALLIES
from homelands.games.plains.rules.tables import (
    AREAS,
    BOXES,
    CARD_KINDS,
    CARDS,
    DECKS,
    FACES,
    PLACES,
    ROUTES,
    TABLES,
    WHEN,
    load_tables,
)
from homelands.games.plains.rules.vocabulary import COLOURS, KINDS, SIDES, parse
from homelands.games.plains.words import cards
from homelands.games.plains.words.arguments import ARGUMENTS, given
from homelands.games.plains.words.events import DERIVED
from homelands.games.plains.words.figures import FIGURES
from homelands.games.plains.words.names import Names
from homelands.words import LANGUAGES, Presenter, TextError
from homelands.words.base import procedures_of, slug
from homelands.words.catalogue import catalogue
from tests.text import scan
from tests.text.test_telling import plain
from tests.text.test_texts import spoken

DATA = load_tables()
BOOK = scan.PLAINS.book
SPREAD = {"game-over": set(SIDES)}
"""Values that an event tells with two stars."""


def constants_of(function: str) -> set[str]:
    """The words that a function of the rules names, its docstring left out."""
    for _, tree in scan.trees(scan.PLAINS.paths):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == function:
                found = [n for part in node.body[1:] for n in ast.walk(part) if isinstance(n, ast.Constant)]
                return {n.value for n in found if isinstance(n.value, str)}
    raise AssertionError(f"no function {function}")


LINES = {word for call in scan.calls(scan.PLAINS.paths, "_lay") for word in scan.constants(call.args[1])}
DRAWS = {word for call in scan.calls(scan.PLAINS.paths, "Request") for word in scan.constants(call.args[0])}
FAMILIES: dict[str, Iterable[str]] = {
    "colour": COLOURS,
    **dict.fromkeys(("colours", "one", "cubes"), COLOURS[:6]),
    "faction": COLOURS,
    "people": COLOURS[:5],
    "disc": COLOURS,
    "seat": DECKS,
    "side": SIDES,
    "kind": KINDS,
    "place": (*AREAS, *BOXES),
    **dict.fromkeys(("in", "from"), (*AREAS, *BOXES, "region")),
    "route": ROUTES,
    "line": LINES,
    "face": FACES,
    "scenario": TABLES,
    "rule": (INDIAN_ALLIES,),
    "cardkind": CARD_KINDS,
    "when": WHEN,
    "field": set(cards.CALLED.values()),
    **cards.FAMILIES,
    "outcome": ("draw", "wins"),
    "why": constants_of("best") | {"own-points"},
    "event": scan.events(scan.PLAINS),
    "refuse": scan.refusals(scan.PLAINS),
    "request": DRAWS | {"dice"},
    "do": scan.verbs(scan.PLAINS),
    "ask": [slug(step) for step in scan.asks(scan.PLAINS)],
    "note": CARDS,
    "ruling": [*DATA.rulings, *(f"reason-{name}" for name in DATA.rulings)],
    "reading": [f"{name}-{reading}" for name, ruling in DATA.rulings.items() for reading in ruling.readings],
    "counted": {
        name.partition("-")[2]
        for language in LANGUAGES
        for key in catalogue(language, "plains").files["plains/rules.ftl"]
        for name in catalogue(language, "plains")[key]
        if "-" in name
    },
    "version": [version.rules for version in versions("plains")],
}
NEEDED = {f"{family}-{name}" for family, names in FAMILIES.items() for name in names}


def keys(language: str, *families: str) -> set[str]:
    """All keys, or those of some families; rules, lessons and the web page have tests of their own."""
    files = catalogue(language, "plains").files
    apart = ("board", "lesson", "companion", "page", "rules", "screen")
    told = {file: own for file, own in files.items() if file.startswith("plains/") or file == "core.ftl"}
    found = {key for file, own in told.items() if not any(name in file for name in apart) for key in own}
    return {key for key in found if not families or key.split("-")[0] in families}


# -- completeness ------------------------------------------------------------------------------------------------------
def test_the_scan_finds_what_there_is() -> None:
    """A scan that found nothing would prove nothing: one of each kind that is said in an unusual way."""
    assert {"lost", "buried", "game-over"} <= scan.events(scan.PLAINS).keys()
    assert {"closed", "may-not-enter"} <= scan.refusals(scan.PLAINS).keys()
    assert {"no-ambush", "relocate-ready", "end-turn", *ARGUMENTS} <= scan.verbs(scan.PLAINS)
    assert {"disc", "card", "coin"} == DRAWS
    assert {"union", "central", "mountain"} == LINES
    assert constants_of("best") == {"points", "purple-regions", "casualties", "equal"}
    assert "own-points" in constants_of("verdict")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_can_say_has_a_message(language: str) -> None:
    assert sorted(NEEDED - keys(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_name(language: str) -> None:
    texts = Presenter("plains", language, strict=True)
    for name, step in BOOK.steps.items():
        assert texts.step(name)
        plain(texts.where([name]))
        if step.kind != AUTO:
            assert f"step-{slug(name)}" in texts.catalogue, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_roll_says_what_it_is_for(language: str) -> None:
    """A step that asks chance draws a disc, a card or a coin, or it rolls."""
    chance = {name for name, step in BOOK.steps.items() if step.kind == CHANCE}
    drawing = {"discs.draw-disc", "cards.draw", "setup.deal-card", "losses.coin"}
    assert drawing < chance
    assert {f"roll-{slug(name)}" for name in chance - drawing} == keys(language, "roll")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_never_used(language: str) -> None:
    steps = {f"{family}-{slug(step)}" for family in ("step", "roll") for step in BOOK.steps}
    steps |= {f"procedure-{slug(name)}" for name in set(procedures_of(BOOK).values())}
    assert sorted(keys(language) - (NEEDED | steps | spoken())) == []


def test_all_languages_say_the_same_things() -> None:
    for language in LANGUAGES:
        assert keys(language) == keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_line_of_history(language: str) -> None:
    told = Names(catalogue(language, "plains"), DATA)
    for card in DATA.cards:
        line = cards.history(told, card)
        assert 10 < len(line) < 180
        assert line.endswith(".")
        assert cards.history(told, replace(card, history="Ours.")) == "Ours."


# -- variables ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_refusals_speak_only_of_what_every_place_tells(language: str) -> None:
    told = catalogue(language, "plains")
    both = (("event", scan.events(scan.PLAINS), set()), ("refuse", scan.refusals(scan.PLAINS), {"given", "value"}))
    for family, found, more in both:
        for name, places in found.items():
            common = set.intersection(*places) | SPREAD.get(name, set())
            known = common | more | {form for key in common for form in DERIVED.get(key, ())}
            assert told[f"{family}-{name}"] <= known, f"{family}-{name}: {sorted(told[f'{family}-{name}'] - known)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_answers_and_requests_speak_only_of_known_figures(language: str) -> None:
    told = catalogue(language, "plains")
    for key in keys(language, "ask", "do", "roll", "request"):
        own = given(key.removeprefix("do-")) if key.startswith("do-") else set()
        assert told[key] <= FIGURES.keys() | own | {"dice", "purpose"}, key


def test_every_figure_is_spoken_of() -> None:
    families = ("ask", "do", "roll", "request")
    wanted = {v for lang in LANGUAGES for k in keys(lang, *families) for v in catalogue(lang, "plains")[k]}
    assert sorted(FIGURES.keys() - wanted) == []


SAMPLES: dict[str, Any] = {
    "card": "custer", "colour": "orange", "at": "denver", "to": "rockies", "target": "blue", "attacker": "us",
    "moved": "indians", "face": "treaty", "faces": ["hit", "blank"], "cubes": {"green": 1, "blue": 2},
    "route": "north", "line": "central", "table": "4", "seats": ["green", "blue"], "outcome": "green+orange",
    "why": "equal", "friends": [1], "when": "before", "by_rail": True, "stop": False, "option": ("done",),
    "text": "fly", "expected": ["done"], "entry": "x", "value": "x",
}  # fmt: skip


def sample(names: set[str], n: int) -> dict[str, Any]:
    return {name: SAMPLES.get(name, n) for name in names}


@pytest.mark.parametrize("n", [0, 1, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_events_and_all_refusals_can_be_told(language: str, n: int) -> None:
    texts = Presenter("plains", language, strict=True)
    for name, places in scan.events(scan.PLAINS).items():
        values = sample((set.intersection(*places) | SPREAD.get(name, set())) - {"None"}, n)
        if name == "struck":
            values["target"] = "denver"
        plain(texts.event(Event(name, "-", values)))
    for reason, places in scan.refusals(scan.PLAINS).items():
        plain(texts.refusal(Refusal(reason, "-", **sample(set.union(*places), n))))


# -- cards and names ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told(language: str) -> None:
    texts = Presenter("plains", language, strict=True)
    said = [texts.card(number) for number in range(len(CARDS))]
    assert len(set(said)) == 60
    for number, text in enumerate(said):
        lines = text.split("\n")
        assert lines[0] == DATA.cards[number].title
        assert texts.card(CARDS[number]) == text
        for line in lines:
            plain(line)
    with pytest.raises(TextError):
        texts.card(60)


ARGUMENT = {"c": "green,orange", "k": "npt,spt", "s": "us", "p": "X", "P": "all"}


@pytest.mark.parametrize("number", ["1", "3"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_a_card_of_a_pack_may_use_is_told(language: str, number: str) -> None:
    names = Names(catalogue(language, "plains"), DATA)
    for family, words in cards.FAMILIES.items():
        for word, wanted in words.items():
            for more in (number, "all") if "N" in wanted else (number,):
                text = " ".join([word, *(ARGUMENT.get(kind, more if kind == "N" else number) for kind in wanted)])
                term = parse(text, words)
                assert len(cards.ARGUMENTS.get(word, ())) == len(wanted), word
                plain(names.say(f"{family}-{word}", **cards.arguments(names, term)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_all_kinds(language: str) -> None:
    texts = Presenter("plains", language, strict=True)
    for kind in ("colour", "faction", "people", "disc", "seat", "side", "kind", "route", "line", "face", "scenario"):
        for id in FAMILIES[kind]:
            plain(texts.name(kind, id))
    assert {texts.name("place", place) for place in PLACES} >= {"Denver", "St. Louis"}
    assert len({texts.name("place", place) for place in PLACES}) == len(PLACES)
    assert {texts.name("scenario", name) for name in SCENARIOS}
    assert texts.name("card", "custer") == texts.name("card", str(CARDS.index("custer"))) == "Custer"
    assert texts.name("trail", "oregon") == "Oregon Trail"
    for ruling, found in DATA.rulings.items():
        plain(texts.name("ruling", ruling))
        for reading in found.readings:
            plain(texts.name("reading", f"{ruling}.{reading}"))
    for kind, id in (("colour", "red"), ("place", "shiprock"), ("card", "sequoyah")):
        with pytest.raises(TextError):
            texts.name(kind, id)


def test_what_only_another_game_has_is_refused() -> None:
    with pytest.raises(TextError, match="plains has no development"):
        Presenter("plains").component("development", 0)
