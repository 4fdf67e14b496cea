"""Odds, reasons and refusals for the page."""

from __future__ import annotations

import random

import pytest

from homelands.core.decision import Refusal
from homelands.table.words import TablePresenter, answers
from homelands.words import LANGUAGES
from tests import support
from tests.serve.words.playing import NAMES, SETUPS, TABLES, decider, moments, new, plain

FEW = {"navajo": 200, "plains": 4000}  # ways that are counted where only the words matter
ACTIVATED = {"families": {"A": {"at": "shiprock.1"}}, "start": {"activate": "A"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_are_exact_and_add_up(language: str) -> None:
    match = support.match(**ACTIVATED)
    found = TABLES["navajo", language].odds(match, "dine", "council")
    assert found.whole
    assert [(row.chance, row.percent, row.by) for row in found.rows] == [("1", 100.0, "die 1, 2, 3, 4, 5, 6")]
    match = support.match(families={"A": {"at": "shiprock.2"}}, start={"activate": "A"})
    found = TABLES["navajo", language].odds(match, "dine", "council")
    assert [(row.chance, row.percent) for row in found.rows] == [("5/6", 83.3), ("1/6", 16.7)]
    for row in found.rows:
        plain(row.text)
    plain(found.text)


def test_an_option_without_chance_has_no_rows() -> None:
    found = TABLES["navajo", "en"].odds(support.match(**ACTIVATED), "dine", "move shiprock.2")
    assert (found.rows, found.whole) == ([], True)
    assert found.text.startswith("Nothing is left to chance")


@pytest.mark.parametrize(("game", "scenario", "options"), SETUPS, ids=NAMES)
def test_what_says_that_it_is_left_to_chance_has_odds(game: str, scenario: str, options: list[str]) -> None:
    """And what does not, has none."""
    rng, match = random.Random(f"odds {scenario}"), new(game, scenario, options, "odds")
    for i, now in enumerate(moments(match, rng, 60)):
        if now.over:
            return
        table = TABLES[game, LANGUAGES[i % 2]]
        option = rng.choice(table.pending(now, decider(now)).options)
        found = answers.odds(table.of(now), now, decider(now), option.text, FEW[game])
        assert bool(found.rows) == option.odds, option
        plain(found.text)
        if found.rows:
            assert abs(sum(row.percent for row in found.rows) - 100) < 1
            for row in found.rows:
                plain(row.text)


def test_nobody_counts_with_the_cards_of_the_others() -> None:
    """Odds of a decision are for whoever takes it; they come from a position that he cannot tell from the real one."""
    match = new("plains", "2", [], "odds")
    match.roll()
    other = next(seat for seat in ("green", "blue") if seat != decider(match))
    with pytest.raises(Refusal):
        TABLES["plains", "en"].odds(match, other, match.game.option_words(match.position.options[0]))


# -- why and why not ---------------------------------------------------------------------------------------------------
def test_why_not_names_the_rule() -> None:
    found = TABLES["navajo", "en"].why(support.match(**ACTIVATED), "dine", "move hopi.1")
    assert found.rule == "3.2.2"
    plain(found.message)
    said = TABLES["navajo", "it"].why(support.match(**ACTIVATED), "dine", "move hopi.1")
    assert said.message != found.message


def test_why_tells_what_led_here_and_the_values() -> None:
    found = TABLES["navajo", "en"].why(support.match(**ACTIVATED), "dine")
    assert found.rule
    assert len(found.where) > 1
    assert any("MP" in fact for fact in found.facts)


def test_what_is_possible_is_said_to_be() -> None:
    found = TABLES["navajo", "en"].why(support.match(**ACTIVATED), "dine", "Move  Shiprock.2")
    assert "possible" in found.message


def test_nobody_asks_about_the_options_of_another() -> None:
    match = new("plains", "2", [], "why")
    match.roll()
    other = next(seat for seat in ("green", "blue") if seat != decider(match))
    table = TABLES["plains", "en"]
    for seat in (other, ""):
        for text in ("", "play red-cloud", "nonsense"):
            found = table.why(match, seat, text)
            assert found.message == table.pending(match, seat).prompt
            assert found.expected == []


def test_refusals_are_told_with_rule_and_options_to_whoever_decides() -> None:
    match = new("plains", "2", [], "refused")
    match.roll()
    for language in LANGUAGES:
        table = TABLES["plains", language]
        with pytest.raises(Refusal) as refused:
            match.choose("place nowhere")
        mine = table.refusal(match, decider(match), "place nowhere", refused.value)
        other = table.refusal(match, "", "place nowhere", refused.value)
        assert mine.error == "not-an-option"
        plain(mine.message)
        assert mine.expected
        assert other.expected == []


def test_a_refusal_of_the_rules_is_told_by_its_reason() -> None:
    match = support.match(**ACTIVATED)
    for text in ("harvest", "move hopi.1", "raid-mission", "mount A", "goods-ap", "barter 3 0", "", "42"):
        for language in LANGUAGES:
            with pytest.raises(Refusal) as refused:
                match.choose(text)
            found = TABLES["navajo", language].refusal(match, "dine", text, refused.value)
            plain(found.message)
            assert found.error == refused.value.reason


def test_undo_beyond_new_information_is_told() -> None:
    match = new("navajo", "rise", [], "undo")
    while match.position.request is None:
        match.choose(match.position.options[0])
    match.chance()
    with pytest.raises(Refusal) as refused:
        match.undo()
    found = TablePresenter("navajo", "it", strict=True).refusal(match, "dine", "undo", refused.value)
    assert found.error == "new-information"
    plain(found.message)
