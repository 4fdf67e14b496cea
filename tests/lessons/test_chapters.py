"""The chapters of every game: short, whole in both languages, played to their end, about what is on the board."""

from __future__ import annotations

import re

import pytest

from homelands.core import rules
from homelands.core.journal import CHOICE
from homelands.core.registry import games, title
from homelands.lessons.lesson import LINE, Lesson
from homelands.table.words import TablePresenter
from homelands.words.catalogue import LANGUAGES, catalogue

ALL = [(name, one.id) for name in games() for one in title(name).lessons]
WHOLE = ("tutorial", "tutorial-tribal-raid")  # games that are told at length
CHAPTERS = [(name, id) for name, id in ALL if id not in WHOLE]
RULE = re.compile(r"\[([^\]]+)\]")
END = re.compile(r"[.!?](?=\s|$)")
ABBREVIATION = re.compile(r"\bSt\.")
TERMINAL = re.compile(
    r"\b(type|prompt|press Enter|say done|halt|scrivi|digita|premi|rules \d|keep-all|roll-all|long-raid|mount [A-F])\b"
    r"|\b[Dd]one\b[.;:]"
)


def opened(game: str, id: str) -> Lesson:
    return Lesson(title(game).line_of_play(id), id)


def keys(game: str, id: str) -> dict[str, bool]:
    """The key of each step, and whether the learner has a choice in it."""
    found, texts = opened(game, id), title(game).lesson(id).texts
    ends = [beat.start for beat in found.beats[1:]] + [found.total]
    return {
        f"{texts}-{beat.name.replace('.', '-')}": any(s.entry.mark == CHOICE for s in found.todo[beat.start : end])
        for beat, end in zip(found.beats, ends, strict=True)
    }


def pages(game: str, id: str) -> list[str]:
    """The keys of what is read before the first step."""
    texts, known = title(game).lesson(id).texts, catalogue("en", game)
    tried = [f"{texts}-intro", *(f"{texts}-intro-{n}" for n in range(1, 10))]
    return [key for key in tried if key in known]


@pytest.mark.parametrize(("game", "id"), ALL)
def test_the_line_fits_the_rules_to_its_end(game: str, id: str) -> None:
    found = opened(game, id)
    while not found.over:
        if found.expected():
            assert found.choose(found.expected()).kind == LINE
        else:
            found.chance()


@pytest.mark.parametrize(("game", "id"), CHAPTERS)
def test_a_chapter_is_short(game: str, id: str) -> None:
    assert 8 <= len(keys(game, id)) + len(pages(game, id)) <= 12
    assert title(game).lesson(id).minutes == 10
    for language in LANGUAGES:
        texts = catalogue(language, game)
        for key in [*keys(game, id), *pages(game, id)]:
            said = ABBREVIATION.sub("St", RULE.sub("", texts.format(key, {})))
            assert 1 <= len(END.findall(said.replace(" .", "."))) <= 2, (language, key)
            assert len(said.split()) <= 75, (language, key)


@pytest.mark.parametrize(("game", "id"), CHAPTERS)
def test_a_chapter_has_all_its_texts_and_cites_rules_that_exist(game: str, id: str) -> None:
    known = set(rules.ids(title(game).folder / "data"))
    texts = [catalogue(language, game) for language in LANGUAGES]
    end = f"{title(game).lesson(id).texts}-end"
    for key, choice in {**keys(game, id), **dict.fromkeys([*pages(game, id), end], False)}.items():
        for one in texts:
            assert key in one
            assert f"{key}-title" in one
            assert (f"{key}-why" in one) == choice
        cited = [RULE.findall(one.format(key, {})) for one in texts]
        assert all(c == cited[0] for c in cited), key
        assert cited[0] or key == end
        assert set(cited[0]) <= known, key


@pytest.mark.parametrize(("game", "id"), ALL)
def test_what_a_step_speaks_of_can_be_lit(game: str, id: str) -> None:
    """Every page and every step names things that the board has."""
    found, things = opened(game, id), set(TablePresenter(game, "en").things())
    assert len(found.pages) == len(pages(game, id))
    lit = [*found.pages, *(beat.lit for beat in found.beats)]
    assert all(lit)
    assert [one for each in lit for one in each if one not in things] == []


def test_what_is_lit_goes_with_the_step() -> None:
    found = Lesson("game: navajo\nscenario: tutorial\n---\n# lit: track:ap\n# 1 One.\n# lit: card:32 family:A\n"
                   "> preempt\n# 2 Two.\n> take-actions\n")  # fmt: skip
    assert found.pages == [("track:ap",)]
    assert found.lit == ("card:32", "family:A")
    found.choose("preempt")
    assert found.lit == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "id"), ALL)
def test_a_text_names_things_and_no_keys_of_a_terminal(game: str, id: str, language: str) -> None:
    texts, prefix = catalogue(language, game), title(game).lesson(id).texts
    extra = [key for key in (f"{prefix}-end", f"{prefix}-free") if key in texts]
    for key, choice in keys(game, id).items():
        extra += [key, *([f"{key}-why"] if choice else [])]
    for key in [*pages(game, id), *extra]:
        assert not TERMINAL.search(texts.format(key, {})), key


@pytest.mark.parametrize("game", sorted({game for game, _ in CHAPTERS}))
def test_the_goal_comes_first(game: str) -> None:
    """The first page of the first lesson says what is played for, in its first two sentences."""
    first = title(game).lessons[0].id
    assert first not in WHOLE
    assert "goal" in catalogue("en", game).format(pages(game, first)[0], {})
    assert "scopo" in catalogue("it", game).format(pages(game, first)[0], {})
