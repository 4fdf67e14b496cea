"""Questions for the page: every option of every step has words, a heading where it needs one, and things that exist."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.games.navajo.page import about as navajo_things
from homelands.games.navajo.plain import samples
from homelands.games.navajo.words.arguments import ARGUMENTS as navajo_arguments
from homelands.games.plains.page import about as plains_things
from homelands.games.plains.words.arguments import ARGUMENTS as plains_arguments
from homelands.table.schema import Option, Pending
from homelands.table.words import TablePresenter
from homelands.words import LANGUAGES
from tests import support
from tests.serve.words.playing import NAMES, SETUPS, TABLES, decider, moments, new, plain, seats
from tests.text import scan
from tests.text.test_telling import RARE, led

THINGS: dict[str, Any] = {"navajo": navajo_things, "plains": plains_things}
KNOWN = {game: THINGS[game].ids() for game in all_games()}


def look(match: Match, language: str) -> Pending:
    """What the seat that decides is asked; checked in every detail."""
    game = match.game.name
    found = TABLES[game, language].pending(match, decider(match))
    assert found.kind == "decision"
    assert found.yours
    plain(found.prompt)
    assert all(found.where)
    assert found.rule in TABLES[game, language].of(match).rules or found.rule == "-"
    assert {o.text for o in found.options} == {match.game.option_words(o) for o in match.position.options}
    step = match.game.book.steps[match.position.stack[-1].step]
    rights = match.game.book.rights(match.position, match.position.stack[-1]) if step.rights else []
    assert [o.text for o in found.options if o.right] == [match.game.option_words(o) for o in rights]
    for option in found.options:
        check(game, option)
    return found


def check(game: str, option: Option) -> None:
    plain(option.label)
    assert option.verb == option.text.split(" ")[0]
    assert set(option.things) <= KNOWN[game], option
    assert len(set(option.things)) == len(option.things), option
    assert option.things or option.verb in THINGS[game].NOWHERE, option
    if option.group is not None:
        plain(option.group)
    verb, *rest = option.text.split(" ")
    if game == "navajo" and verb in ("move", "canyon-move", "evade-to", "harass", "found-at"):
        assert option.things[0] == f"area:{rest[0]}"
    if game == "navajo" and verb in ("activate", "mount", "evade", "ambush"):
        assert option.things[0] == f"family:{rest[0]}"
    if game == "navajo" and verb in ("buy", "choose"):  # what the development does; its name stands in the option
        assert option.notes
        assert not any(option.label.startswith(note.split(":")[0]) for note in option.notes), option
    if game == "plains" and verb == "march":
        assert option.things[0].partition(":")[2] == rest[1]
    if game == "plains" and verb in ("play", "event"):
        assert option.things[0] == f"card:{rest[0]}"


@pytest.mark.parametrize(("game", "scenario", "options"), SETUPS, ids=NAMES)
def test_every_option_has_words_and_things_and_nobody_else_gets_it(
    game: str, scenario: str, options: list[str]
) -> None:  # fmt: skip
    rng = random.Random(f"{scenario} {options}")
    match = new(game, scenario, options, "told")
    for i, now in enumerate(moments(match, rng, 150)):
        if now.over:
            break
        look(now, LANGUAGES[i % 2])
        for seat in ("", *seats(now)):
            if seat != decider(now):
                other = TABLES[game, LANGUAGES[i % 2]].pending(now, seat)
                assert (other.kind, other.yours, other.options, other.facts) == ("waiting", False, [], [])
                plain(other.prompt)


@pytest.mark.parametrize(("game", "scenario", "options"), SETUPS, ids=NAMES)
def test_whether_an_option_is_left_to_chance_is_known_beforehand_as_it_is_found_by_trying(
    game: str, scenario: str, options: list[str]
) -> None:  # fmt: skip
    rng, known = random.Random(f"{scenario} {options}"), set()
    narration = TABLES[game, "en"].of(new(game, scenario, options, "")).narration
    for seed in range(4):
        for now in moments(new(game, scenario, options, f"foregone {seed}"), rng, 150):
            for option in now.position.options:
                foregone = narration.foregone(now.position, option)
                if foregone is not None:
                    known.add(option[0])
                    assert foregone == narration.tried(now.position, option), (now.position.stack, option)
    assert known


def rare() -> Iterator[Match]:
    """Positions that chance seldom draws (see test_telling)."""
    rng = random.Random("rare")
    for script, position in RARE:
        g = led(script, position, rng)
        match = support.match(**position)
        match.position = g
        yield match


def test_rare_questions_too() -> None:
    rng, seen = random.Random("any moment"), set()
    matches = [*rare(), *(support.match(**samples.position(rng)) for _ in range(60))]
    for i, match in enumerate(matches):
        for now in _on(match, rng, 15):
            seen |= {(option.verb) for option in look(now, LANGUAGES[i % 2]).options}
    assert len(seen) > len(scan.verbs()) / 2


def _on(match: Match, rng: random.Random, choices: int) -> Iterator[Match]:
    for _ in range(choices):
        while match.position.request is not None:
            match.chance(rng.choice(list(match.position.request.values)))
        if match.over:
            return
        yield match
        match.choose(rng.choice(match.position.options))


@pytest.mark.parametrize("rules", [scan.NAVAJO, scan.PLAINS], ids=["navajo", "plains"])
def test_every_verb_and_every_event_of_the_rules_is_about_something_or_says_that_it_is_not(rules: Any) -> None:
    game = "navajo" if rules is scan.NAVAJO else "plains"
    about = THINGS[game]
    spoken = {"navajo": navajo_arguments, "plains": plains_arguments}[game]
    places = {"place", "to"} if game == "plains" else set(navajo_things.ARGUMENT)
    for verb in scan.verbs(rules):
        by_argument = bool(places & set(spoken.get(verb, ())))
        assert (verb in about.OPTIONS or by_argument) != (verb in about.NOWHERE), verb
    events = scan.events(rules)
    for name, given in events.items():
        by_value = bool(set(about.VALUES) & set.intersection(*given))
        assert (name in about.EVENTS or by_value) != (name in about.SILENT), name
    assert set(about.EVENTS) | about.SILENT <= set(events)
    assert set(about.OPTIONS) | about.NOWHERE <= scan.verbs(rules)


# -- single questions --------------------------------------------------------------------------------------------------
def asked(**position: Any) -> Pending:
    return TABLES["navajo", "en"].pending(support.match(**position), "dine")


def by_text(found: Pending) -> dict[str, Option]:
    return {option.text: option for option in found.options}


def test_a_choice_that_is_left_to_chance_says_so() -> None:
    found = by_text(asked(families={"A": {"at": "shiprock.1"}}, start={"activate": "A"}))
    assert found["raid-new-mexico"].odds
    assert found["council"].odds
    assert not found["move shiprock.2"].odds


def test_rights_stand_last_under_a_heading_of_their_own() -> None:
    found = asked(resources={"horse": 1}, families={"A": {"at": "shiprock.1"}}, start={"activate": "A"})
    rights = [option for option in found.options if option.right]
    assert [o.verb for o in rights] == ["mount"] * len(rights)
    assert rights == found.options[-len(rights) :]
    assert {option.group for option in rights} == {"At any time"}


def test_elder_actions_stand_under_their_elder() -> None:
    found = asked(elders=[0, 1, 0, 0, 1, 0, 0], start={"card": 1, "operation": "planning"})
    groups = {option.group for option in found.options if option.verb == "elder"}
    assert len(groups) == 2
    assert all(group.startswith("Elder in box") for group in groups if group)


def test_the_end_is_told_with_its_reason() -> None:
    match = new("plains", "2", [], "to the end")
    rng = random.Random("to the end")
    for _ in moments(match, rng, 20_000):
        pass
    assert match.over
    found = TablePresenter("plains", "it", strict=True).pending(match, "green")
    assert found.kind == "over"
    assert found.outcome is not None
    assert found.outcome.result == match.position.outcome
    plain(found.outcome.text)
    plain(found.outcome.why)


def test_asked_again_the_answer_is_the_same_and_another_choice_gives_another() -> None:
    match = new("navajo", "rise", [], "again")
    match.roll()
    table = TABLES["navajo", "en"]
    first = table.pending(match, "dine")
    first.since = 5.0
    again = table.pending(match, "dine")
    assert again.since == 0.0
    assert again.options == first.options
    match.choose(match.position.options[0])
    match.roll()
    second = table.pending(match, "dine")
    assert second.options != first.options
    while match.can_undo:
        match.undo()
    assert table.pending(match, "dine").options == first.options


def test_an_open_table_decides_for_every_seat() -> None:
    match = new("plains", "4", [], "open")
    match.roll()
    rng = random.Random("open")
    open_table = TablePresenter("plains", "en", open=True, strict=True)
    for now in moments(match, rng, 30):
        found = open_table.pending(now, "")
        assert found.yours
        assert len(found.options) == len(now.position.options)
        assert open_table.view(now, "")["hands"][_deck(now)] is not None


def _deck(match: Match) -> str:
    """A deck of the seat that decides."""
    g = match.position
    return next(c for i, c in enumerate(("green", "orange", "blue", "brown")) if g.seating.of[i] == g.asking)


def test_every_language_says_the_same_on_the_page() -> None:
    for game in all_games():
        files = {
            language: {
                name: set(keys)
                for name, keys in TABLES[game, language].words.catalogue.files.items()
                if "web" in name
            }
            for language in LANGUAGES
        }
        assert files["en"] == files["it"]
        told = {language: TABLES[game, language].words.catalogue for language in LANGUAGES}
        for keys in files["en"].values():
            assert {key: told["en"][key] for key in keys} == {key: told["it"][key] for key in keys}


def test_games_that_can_be_told() -> None:
    assert {game_of(name).name for name in all_games()} == set(THINGS)
