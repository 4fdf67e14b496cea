"""The engine of a guided game, on the lesson of Navajo Wars: what is accepted, what is not, and its texts."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from homelands.core import rules
from homelands.core.decision import Refusal
from homelands.core.journal import CHOICE, JournalError
from homelands.lessons.lesson import EQUIVALENT, ILLEGAL, LINE, OTHER, Lesson
from homelands.words.catalogue import LANGUAGES, catalogue

PARTS = {"tutorial": "lesson", "tutorial-tribal-raid": "lesson-raid"}
RULE = re.compile(r"\[([^\]]+)\]")


def lesson(part: str = "tutorial") -> Lesson:
    return Lesson((files("homelands.games.navajo") / "lessons" / f"{part}.journal").read_text(encoding="utf-8"), part)


def at(beat: str, choice: str = "") -> Lesson:
    """The lesson played along its line to the first choice of a beat, or to a choice in it."""
    found = lesson()
    while found.beat != beat or not found.expected() or (choice and found.expected() != choice):
        found.choose(found.expected()) if found.expected() else found.chance()
    return found


def rest(found: Lesson) -> Lesson:
    while not found.over:
        assert found.choose(found.expected()).taken if found.expected() else found.chance() is not None
    return found


END = rest(lesson()).match.checksum()


# -- the line ----------------------------------------------------------------------------------------------------------
def test_the_line_is_accepted_to_its_end() -> None:
    found = lesson()
    assert (found.beat, found.number, len(found.beats)) == ("32.1", 1, 69)
    assert found.choose("PREEMPT ").kind == LINE  # as a person types
    rest(found)
    assert (found.beat, found.expected()) == ("", "")
    assert found.choose("preempt").kind == ILLEGAL
    with pytest.raises(Refusal):
        found.chance()


def test_a_die_is_not_rolled_in_place_of_a_choice() -> None:
    with pytest.raises(Refusal):
        lesson().chance()


def test_skip_plays_to_the_end_of_the_beat_and_no_further() -> None:
    found = at("36.7")
    found.choose("buy-goods")
    assert [str(entry) for entry, _ in found.skip()] == ["> buy-goods", "> buy-goods"]
    assert found.beat == "36.8"


# -- other ways to the same position -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("beat", "choice"),
    [
        ("36.8", "keep-all"),  # no more questions about dice on this card: the line keeps them all
        ("26.2", "keep-all"),  # the same, with the cubes of 26.3 still asked about
        ("26.3", "keep-all-cubes"),
        ("24.13", "seat-elder"),  # before the man joins his Family
        ("15.5", "diplomacy C 3"),  # Family C adds 2 as well; the line says so
    ],
)
def test_what_leads_to_the_same_position_is_accepted(beat: str, choice: str) -> None:
    found = at(beat, "diplomacy B 3" if beat == "15.5" else "")
    assert found.choose(choice).kind == EQUIVALENT
    assert rest(found).match.checksum() == END


def test_an_order_of_ones_own_within_a_beat() -> None:
    """24.12: woman before child; 24.13: two elders, the man, the third elder."""
    found = at("24.12", "convert passage child elder")
    kinds = [found.choose(c).kind for c in ("convert passage woman elder", "convert passage child elder", "done")]
    kinds += [found.choose(c).kind for c in ("seat-elder", "seat-elder", "join man B", "seat-elder")]
    assert kinds == [EQUIVALENT, LINE, LINE, EQUIVALENT, EQUIVALENT, LINE, LINE]
    assert rest(found).match.checksum() == END


def test_questions_that_are_not_asked_any_more_are_not_waited_for() -> None:
    found = at("36.8")
    found.choose("keep-all")
    found.chance()
    assert (found.beat, found.expected()) == ("36.9", "allow-event")


@pytest.mark.parametrize(
    ("beat", "line", "choice"),
    [
        ("32.1", "preempt", "wait"),
        ("36.5", "elder 3 military", "elder 3 ap"),  # both fail on the 5 to come, but a 2 would tell them apart
        ("15.2", "roll", "roll-all"),  # card 40 would not be offered in 15.6
        ("15.5", "diplomacy B 3", "diplomacy A 3"),  # adds 1, not 2
        ("24.8", "roll", "bless 08"),  # the die to come is a 1 too, but nobody knows
        ("24.14", "found-at canyon.1", "found-at canyon.2"),
    ],
)
def test_another_move_is_not_taken_and_nothing_has_changed(beat: str, line: str, choice: str) -> None:
    found = at(beat, line)
    before = found.match.checksum(), list(found.todo), list(found.match.entries)
    verdict = found.choose(choice)
    assert (verdict.kind, verdict.events) == (OTHER, [])
    assert (found.match.checksum(), found.todo, found.match.entries) == before


def test_to_stand_still_is_not_the_same_as_to_fail() -> None:
    found = lesson("tutorial-tribal-raid")
    while found.expected() != "evade C":
        found.chance()
    assert found.choose("no-reaction").kind == OTHER


def test_what_is_not_possible_is_refused_with_the_rule() -> None:
    verdict = lesson().choose("planning")
    assert verdict.kind == ILLEGAL
    assert verdict.refusal is not None
    assert verdict.refusal.rule == "2.2.1"


# -- leaving and coming back -------------------------------------------------------------------------------------------
def test_every_moment_of_the_lesson_can_be_taken_up_again() -> None:
    found = lesson()
    while not found.over:
        found.choose(found.expected()) if found.expected() else found.chance()
    entries = found.match.entries
    for n in range(0, len(entries) + 1, 7):
        text = found.match.text().split("---")[0] + "---\n" + "".join(f"{e}\n" for e in entries[:n])
        back = lesson()
        assert back.resume(text)
        assert (back.done, back.match.checksum()) == (n, found.match.game.checksum(found.match.before(n)))


def test_a_way_of_ones_own_is_taken_up_again_too() -> None:
    found = at("26.2")
    found.choose("keep-all")
    back = lesson()
    assert back.resume(found.match.text())
    assert back.todo == found.todo


@pytest.mark.parametrize("damage", ["> preempt\n> passage-of-time\n", "> preempt\n! die 3\n", "> preempt\n> ta"])
def test_what_does_not_fit_is_left_out(damage: str) -> None:
    back = lesson()
    assert not back.resume(f"game: navajo\nscenario: tutorial\n---\n{damage}")
    assert [entry.text for entry in back.match.entries] == ["preempt"]


def test_a_file_that_is_no_journal_is_no_lesson() -> None:
    back = lesson()
    assert not back.resume("\x00\x01 nothing of use")
    assert back.done == 0


def test_a_line_that_does_not_fit_the_rules_is_named() -> None:
    found = Lesson("game: navajo\nscenario: tutorial\n---\n# 1 A step.\n> preempt\n> take-actions\n> activate C\n"
                   "> long-raid\n> take sheep\n", "own")  # fmt: skip
    for choice in ("preempt", "take-actions", "activate C", "long-raid"):
        found.choose(choice)
    with pytest.raises(JournalError, match="own:9: found > take sheep, but chance is to come"):
        found.chance()


# -- texts -------------------------------------------------------------------------------------------------------------
def keys(part: str) -> dict[str, bool]:
    """The key of each beat, and whether the learner has a choice in it."""
    found = lesson(part)
    starts = [b.start for b in found.beats[1:]] + [found.total]
    return {
        f"{PARTS[part]}-{b.name.replace('.', '-')}": any(
            step.entry.mark == CHOICE for step in found.todo[b.start : end]
        )
        for b, end in zip(found.beats, starts, strict=True)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_step_has_a_title_a_text_and_a_reason(part: str, language: str) -> None:
    texts = catalogue(language, "navajo")
    for key, choice in keys(part).items():
        wanted = [key, f"{key}-title", *([f"{key}-why"] if choice else [])]
        assert [one for one in wanted if one not in texts] == []


@pytest.mark.parametrize("part", PARTS)
def test_every_text_points_at_rules_that_exist_and_both_languages_at_the_same(part: str) -> None:
    known = set(rules.ids(files("homelands.games.navajo") / "data"))
    for key in keys(part):
        cited = [RULE.findall(catalogue(language, "navajo").format(key, {})) for language in LANGUAGES]
        assert cited[0] == cited[1], key
        assert cited[0], key
        assert set(cited[0]) <= known, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_neither_a_word_nor_a_chapter(language: str) -> None:
    for part in PARTS:
        for key in keys(part):
            text = catalogue(language, "navajo").format(key, {})
            assert 8 <= len(text.split()) <= 150, key
