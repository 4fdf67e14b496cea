"""Beside a real table: dice and draws that a person tells, what cannot be, and what lies where."""

from __future__ import annotations

import random

import pytest

from homelands.companion import umpire
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.table.words import Doubtful, Moved, TablePresenter
from homelands.words import LANGUAGES
from tests.serve.words.playing import TABLES, plain
from tests.serve.words.test_pending import KNOWN


def told(scenario: str = "rise") -> Match:
    """A match whose dice and draws nobody but a person knows."""
    match = Match(Header("navajo", scenario))
    match.source = None
    return match


def go_on(match: Match, rng: random.Random, entries: int, until: str = "") -> None:
    for _ in range(entries):
        if match.over or (match.position.request is not None and match.position.request.kind == until):
            return
        if match.position.request is not None:
            match.chance(rng.choice(list(match.position.request.values)))
        else:
            match.choose(rng.choice(match.position.options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_has_a_button(language: str) -> None:
    match, rng, kinds = told(), random.Random(5), set()
    table = TablePresenter("navajo", language, strict=True)
    for _ in range(400):
        if match.over:
            match = told("duenos")
        request = match.position.request
        if request is None:
            match.choose(rng.choice(match.position.options))
            continue
        found = table.pending(match, "dine")
        assert (found.kind, found.yours) == ("chance", True)
        assert found.chance is not None
        plain(found.prompt)
        typed = [match.game.chance_words(request.kind, value) for value in request.values]
        assert [option.text for option in found.chance.values] == typed
        for option in found.chance.values:
            plain(option.label)
            assert option.things
            assert set(option.things) <= KNOWN["navajo"]
        kinds.add(request.kind)
        pick = rng.choice(found.chance.values).text
        match.chance(table.drawn(match, pick))
    assert {"die", "card", "cube", "dice"} <= kinds


def test_events_say_what_to_do_with_the_pieces() -> None:
    match, rng = told(), random.Random(5)
    go_on(match, rng, 80)
    table = TABLES["navajo", "en"]
    usual = table.frames(match, "dine", 0, len(match.entries), views=False)
    beside = table.frames(match, "dine", 0, len(match.entries), views=False, orders=True)
    lines = [(a, b) for x, y in zip(usual, beside, strict=True) for a, b in zip(x.lines, y.lines, strict=True)]
    pairs = [(a.text, b.text) for a, b in lines]
    assert any(a != b for a, b in pairs)
    for _, text in pairs:
        plain(text)


@pytest.mark.parametrize(("text", "means"), [("3", "die 3"), ("die 3", "die 3"), (" DIE 3 ", "die 3")])
def test_short_forms(text: str, means: str) -> None:
    match = told()
    go_on(match, random.Random(1), 500, until="die")
    assert TABLES["navajo", "en"].drawn(match, text) == means


def test_names_in_the_language_of_the_game() -> None:
    match = told()
    go_on(match, random.Random(3), 3000, until="cube")
    assert match.position.request is not None
    assert match.position.request.kind == "cube"
    assert TABLES["navajo", "it"].drawn(match, "marr") == "cube brown"
    assert TABLES["navajo", "en"].drawn(match, "Brown") == "cube brown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_is_doubted_with_the_reason(language: str) -> None:
    match, table = told(), TablePresenter("navajo", language, strict=True)
    go_on(match, random.Random(2), 500, until="card")
    drawn = match.position.request.values[0]
    match.chance(drawn)
    go_on(match, random.Random(2), 500, until="card")
    before = match.checksum()
    with pytest.raises(Doubtful) as doubt:
        table.drawn(match, str(drawn))
    problem = table.refusal(match, "dine", str(drawn), doubt.value)
    assert f"#{drawn:02d}" in problem.message
    assert problem.expected
    assert match.checksum() == before
    with pytest.raises(Doubtful):
        table.drawn(match, "a hundred")
    with pytest.raises(Doubtful):
        table.drawn(match, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words(language: str) -> None:
    match, rng, table = told(), random.Random(5), TablePresenter("navajo", language, strict=True)
    first = table.companion(match)
    assert first.ready
    assert first.entries == []
    assert {part.id for part in first.table} >= {"tracks", "families", "people", "map", "cubes", "display", "cards"}
    go_on(match, rng, 60)
    found = table.companion(match)
    assert found.ready == []
    assert [(e.number, e.mark, e.text) for e in found.entries] == [
        (n, entry.mark, entry.text) for n, entry in enumerate(umpire.entries(match), 1)
    ]
    for part in found.table:
        plain(part.name)
        for row in part.rows:
            plain(row.name)
            assert row.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_correction_the_real_table_is_set_anew(language: str) -> None:
    """What stands otherwise now is told box by box, and what no longer fits has to be told again."""
    match, table = told(), TablePresenter("navajo", language, strict=True)
    rng = random.Random(8)
    go_on(match, rng, 200)
    made = umpire.entries(match)
    dice = [n for n, entry in enumerate(made, 1) if entry.text.startswith("die ")]
    seen_rows = seen_lost = False
    for number in dice[:12]:
        other = 1 + int(made[number - 1].text[4:]) % 6
        found = umpire.correct(match, number, f"die {other}")
        rows = table.companion(found.match, Moved(match.position, found.lost)).now
        seen_rows = seen_rows or bool(rows)
        seen_lost = seen_lost or bool(found.lost)
        if found.lost:
            assert rows[0].value.startswith(f"{found.lost[0][0]} {found.lost[0][1]}")
        for row in rows:
            plain(row.name)
            assert row.value
    assert seen_rows
    assert seen_lost
    assert table.companion(match, Moved(match.position)).now == []


def test_printed_figures_of_the_card_at_hand() -> None:
    match, table = told(), TABLES["navajo", "it"]
    for card in (24, 32):
        match = told()
        go_on(match, random.Random(card), 500, until="card")
        if card in match.position.request.values:
            match.chance(card)
            break
    found = table.companion(match).figures
    assert found
    for one in found:
        plain(one.question)
        plain(one.ours)
        figure, value = table.figure(match, one.id, one.ours)
        assert value == figure.value
    with pytest.raises(ValueError, match=r"operations/card\.99/preempt"):
        table.figure(match, "operations/card.99/preempt", "3")
    with pytest.raises(ValueError, match="number"):
        table.figure(match, found[0].id, "many")
