"""Entries of a game on a real table, corrected later; dice and draws as they are told; figures of the box."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from homelands.companion import umpire
from homelands.companion.box import Box, figures
from homelands.core.chance import DICE, DIE
from homelands.core.decision import Refusal
from homelands.core.journal import CHANCE
from homelands.core.match import Match
from homelands.games.navajo import companion as navajo
from homelands.games.navajo.rules.names import COLOURS, INTRUDERS
from homelands.games.navajo.rules.tables import load_tables
from homelands.words import LANGUAGES
from homelands.words.catalogue import catalogue
from tests.companion.recorded import game
from tests.support import match, play

RED, BLUE = COLOURS.index("red"), COLOURS.index("blue")
RAID = """
> raid-new-mexico
! cube brown
> mount A
> end-activation
"""


def raided() -> Match:
    """Family A has raided from Shiprock 2, got a horse and mounted it."""
    start = {"card": 32, "operation": "take-actions"}
    m = match(families={"A": {"at": "shiprock.2"}, "B": {"at": "san-juan.2"}, "C": {"at": "canyon.1"}}, start=start)
    return play(m, "> activate A\n" + RAID)


# -- corrections -------------------------------------------------------------------------------------------------------
def test_a_correction_plays_the_rest_anew() -> None:
    """Had Family B raided, it would have become fiercer; the horse may be given to Family A all the same."""
    m = raided()
    assert m.position.fierce[:2] == [1, 0]
    found = umpire.correct(m, 1, "activate B")
    assert (found.differs, found.lost) == (1, [])
    g = found.match.position
    assert (g.fierce[:2], g.horse[:2]) == ([0, 1], [1, 0])


def test_the_same_value_changes_nothing() -> None:
    m = raided()
    found = umpire.correct(m, 3, "cube brown")
    assert (found.match.checksum(), found.differs, found.lost) == (m.checksum(), 0, [])


def test_what_does_not_fit_any_more_has_to_be_made_anew() -> None:
    """A white cube is a sheep: nobody can be mounted on it."""
    m = raided()
    found = umpire.correct(m, 3, "white")
    assert found.differs == 3
    assert [(n, str(entry)) for n, entry in found.lost] == [(4, "> mount A"), (5, "> end-activation")]
    assert [entry.text for entry in umpire.entries(found.match)] == ["activate A", "raid-new-mexico", "cube white"]
    assert found.match.position.sheep == 1
    assert m.position.horse[0] == 1  # the game itself is as it was


def test_an_impossible_correction_is_refused_and_the_game_is_as_it_was() -> None:
    m = raided()
    before = m.checksum(), m.text()
    for number, value in ((3, "blue"), (3, "die 4"), (1, "activate F"), (0, "x"), (6, "x")):
        with pytest.raises(Refusal):
            umpire.correct(m, number, value)
    assert (m.checksum(), m.text()) == before


def test_corrections_anywhere_in_a_whole_game() -> None:
    """Another value for a random entry: what was entered before it stays, and the new game can be played on."""
    m, rng = game(), random.Random("correct")
    made, plies = umpire.entries(m), umpire.plies(m)
    for number in rng.sample(range(1, len(made) + 1), 25):
        g = m.before(plies[number - 1])
        if made[number - 1].mark == CHANCE:
            value = m.game.chance_words(g.request.kind, rng.choice(list(g.request.values)))
        else:
            value = m.game.option_words(rng.choice(g.options))
        found = umpire.correct(m, number, value)
        again = umpire.entries(found.match)
        assert [e.text for e in again[:number]] == [e.text for e in made[: number - 1]] + [value]
        assert len(again) + len(found.lost) == len(made)
        assert [entry for _, entry in found.lost] == made[len(again) :]
        assert found.differs == 0 or found.differs >= number
        assert Match.load(found.match.text()).checksum() == found.match.checksum()
        if value == made[number - 1].text:
            assert (found.match.checksum(), found.differs) == (m.checksum(), 0)


def test_the_same_entries_with_other_tables(tmp_path: Path) -> None:
    """A figure of the card in play changes what the enemy collects; one of a card not seen yet changes nothing."""
    m = match(start={"card": 32})
    play(m, "> wait")
    assert m.position.enemy_ap == 3
    box, data = Box(tmp_path / "box"), m.position.t.data
    (e0,) = figures(data, 32)
    assert e0.field == "e0"
    box.put(figures(data, 5)[0], 4)
    found = umpire.retell(m, [str(box.folder)])
    assert (found.differs, found.lost, found.match.checksum()) == (0, [], m.checksum())
    box.put(e0, 6)
    found = umpire.retell(m, [str(box.folder)])
    assert (found.differs, found.match.position.enemy_ap) == (1, 6)


# -- dice and draws as they are told -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("kind", "text", "short"),
    [
        ("die", "3", "3"),
        ("die", "die 3", "3"),
        ("dice", "2 5", "2 5"),
        ("dice", "2,5", "2 5"),
        ("dice", "2+5", "2 5"),
        ("dice", "25", "2 5"),
        ("dice", "dice 2 5", "2 5"),
        ("cube", "Brown", "brown"),
        ("cube", "cube  brown ", "brown"),
        ("card", "8", "08"),
        ("card", "#32", "32"),
        ("card", "card 32", "32"),
        ("card", "card", "card"),
    ],
)
def test_short_forms(kind: str, text: str, short: str) -> None:
    assert navajo.tidy(kind, text) == short


def test_every_result_has_a_short_form_of_its_own() -> None:
    for request in (DIE, DICE):
        forms = [navajo.form(request.kind, value) for value in navajo.every(request)]
        assert len(set(forms)) == len(request.values)


def doubt(m: Match, value: object) -> tuple[str, dict[str, object]]:
    g = m.position
    assert value not in g.request.values
    return tuple(navajo.doubt(g, [e.text for e in umpire.entries(m)], g.request, value))  # type: ignore[return-value]


def test_a_colour_that_cannot_be_in_the_bag() -> None:
    """All three red cubes lie in the Subjugation box; the Spanish Period has no blue one."""
    start = {"card": 32, "operation": "take-actions"}
    m = match(cubes={"subjugation": {"red": 3}}, families={"A": {"at": "shiprock.2"}}, start=start)
    play(m, "> activate A\n> raid-new-mexico")
    assert doubt(m, RED) == ("doubt-cube", {"value": RED, "where": {"subjugation": 3}})
    assert doubt(m, BLUE) == ("doubt-cube", {"value": BLUE, "where": {"gone": 1}})


def test_a_card_that_cannot_come() -> None:
    """Nine cards with #41 on top of nine with #42 (14.1)."""
    m = match(discards=[5], start={"segment": "draw"})
    assert doubt(m, 42) == ("doubt-card-later", {"card": 42, "n": m.position.piles[0][0]})
    assert doubt(m, 43) == ("doubt-card-none", {"card": 43})
    assert doubt(m, 5) == ("doubt-card-out", {"card": 5})
    m.chance("card 36")
    while m.position.request is None or m.position.request.kind != "card":
        m.choose(m.position.options[0]) if m.position.request is None else m.chance(m.position.request.values[0])
    assert doubt(m, 36) == ("doubt-card-seen", {"card": 36, "n": 1})


def test_an_intruder_that_has_been_seen() -> None:
    """There is one Patrol among the twenty; when it has been met, the next one is somebody else."""
    patrol = INTRUDERS.index("patrol")
    here = {"hopi.1": {"intruders": ["?"]}}
    start = {"card": 32, "operation": "take-actions"}
    m = match(areas=here, intruders_set_aside={"patrol": 1}, families={"A": {"at": "canyon.1"}}, start=start)
    play(m, "> activate A\n> move hopi.1")
    assert doubt(m, patrol) == ("doubt-intruder", {"value": patrol, "n": 1})


# -- figures of the box ------------------------------------------------------------------------------------------------
def test_only_what_is_reconstructed_is_asked_for() -> None:
    """The tutorial tells all of card 15, all but one figure of card 32, and of card 41 the VP."""
    data = load_tables().data
    asked = {card: [f.field for f in figures(data, card)] for card in (1, 9, 15, 32, 40, 41, 42, 45)}
    assert asked == {
        1: ["preempt", "e1", "e0", "minor"], 9: ["die"], 15: [], 32: ["e0"], 40: [], 41: [], 42: ["vp"], 45: [],
    }  # fmt: skip
    assert [f.field for f in figures(data, 15, ours_only=False)] == ["preempt", "e1", "e0", "minor"]


def test_the_pack_keeps_what_it_has_and_is_not_asked_for_again(tmp_path: Path) -> None:
    box, data = Box(tmp_path / "box"), load_tables().data
    assert not box.there
    first = {figure.field: figure for figure in figures(data, 1)}
    box.put(first["preempt"], first["preempt"].typed("4"))
    box.put(first["minor"], first["minor"].typed("Reset"))
    box.put(figures(data, 42)[0], 7)
    assert box.there
    tables = load_tables([box.folder])
    assert (tables.ops[1].preempt, tables.ops[1].minor) == (4, "reset")
    assert tables.ops[1].e0 == data.files["operations"]["card.01"]["e0"]
    assert tables.history[42].vp == 7
    assert [f.field for f in figures(tables.data, 1)] == ["e1", "e0"]
    assert tables.data.source("operations", "card.01", "preempt").text == "box"
    box.put(first["preempt"], 2)  # read wrongly the first time
    assert load_tables([box.folder]).ops[1].preempt == 2


@pytest.mark.parametrize(("field", "text"), [("preempt", "x"), ("preempt", "99"), ("preempt", "-1"), ("minor", "3")])
def test_a_figure_that_cannot_be_is_refused_with_what_was_expected(field: str, text: str) -> None:
    figure = next(f for f in figures(load_tables().data, 1) if f.field == field)
    expected = "a whole number from 0 to 9" if field == "preempt" else "one of drought, recovery, swap, reset"
    with pytest.raises(ValueError, match=expected):
        figure.typed(text)


# -- what to do on the table -------------------------------------------------------------------------------------------
def test_both_languages_tell_the_same_moves_of_pieces() -> None:
    told = [
        {key for file, keys in catalogue(language, "navajo").files.items() if "companion" in file for key in keys}
        for language in LANGUAGES
    ]
    assert told[0] == told[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_of_pieces_speaks_of_the_values_of_its_event(language: str) -> None:
    from tests.text import scan

    texts, events = catalogue(language, "navajo"), scan.events()
    own = [key for file, keys in texts.files.items() if "companion" in file for key in keys]
    assert len(own) > 70
    for key in own:
        given = set.intersection(*events[key.removeprefix("companion-")])
        assert texts[key] <= given, key


def test_every_event_that_is_relied_on_exists() -> None:
    from tests.text import scan

    relied = {name for names in navajo.SAID_BY.values() for name in names}
    assert relied <= set(scan.events())
