"""The lesson through the command that a learner uses: whole, with mistakes, left and taken up again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import Result

from homelands.core.journal import CHANCE, parse
from homelands.core.journal import CHOICE as CHOSEN
from homelands.core.match import Match
from homelands.core.registry import games, title
from homelands.words.catalogue import catalogue
from tests.cli.prompts import CHOICE, ENTER, Talk
from tests.cli.terminal import Terminal
from tests.support import cites

Start = Callable[..., Terminal]
Run = Callable[..., Result]
PARTS = ("tutorial", "tutorial-tribal-raid")
PAGES = ["", "", "", ""]  # Enter on each page before the first step
WRONG = {  # a legal move that is not the lesson's, and a word of why: before the choice named
    "preempt": ("wait", {"en": "makes him poorer at once", "it": "lo impoverisce subito"}),
    "elder 3 military": ("elder 3 ap", {"en": "leaves room for one more", "it": "ne permette ancora uno"}),
    "bless 08": ("roll", {"en": "The card belongs to the enemy's die", "it": "La carta va al dado del nemico"}),
    "victory-check": ("good-medicine", {"en": "Good Medicine is for those", "it": "La Buona Medicina è per chi"}),
}


def golden(part: str) -> str:
    return (files("homelands.games.navajo") / "lessons" / f"{part}.journal").read_text(encoding="utf-8")


def line(part: str, mark: str) -> list[str]:
    return [entry.text for entry in parse(golden(part)).entries if entry.mark == mark]


def kept(saves: Path, part: str) -> Match:
    """A part of the lesson as it was kept."""
    path = saves.parent / "lessons" / f"navajo-{part}.journal"
    return Match.load(path.read_text(encoding="utf-8"))


# -- from the first page to the free game ------------------------------------------------------------------------------
@cites("tutorial")
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_whole_lesson_in_a_terminal(terminal: Start, saves: Path, language: str) -> None:
    """Every choice typed after its prompt, a wrong one before some of them; then the free game is at hand."""
    t = terminal("tutorial", "navajo", "tutorial", "--lang", language)
    talk = Talk(t, CHOICE, *ENTER[language])
    todo = [choice for part in PARTS for choice in line(part, CHOSEN)]
    wrong, seen = dict(WRONG), 0
    while todo:
        if talk.prompt() != CHOICE:
            t.send("")
            continue
        if todo[0] in wrong:
            move, why = wrong.pop(todo[0])
            said = " ".join(talk.say(move).split())
            assert why[language] in said
            seen += 1
        t.send(todo.pop(0))
    assert seen == len(WRONG)
    assert talk.prompt() == CHOICE  # the first question of the free game
    t.send("quit")
    assert t.wait() == 0
    texts = catalogue(language, "navajo")
    titles = [
        key
        for file, keys in texts.files.items()
        if re.search(r"lesson-\d", file)
        for key in keys
        if key.endswith("-title")
    ]
    assert len(titles) == 4 + 69 + 1 + 8 + 2  # pages, steps, page, steps, pages
    assert [key for key in titles if texts.format(key, {}) not in t.plain] == []
    for part in PARTS:
        assert kept(saves, part).checksum() == Match.load(golden(part)).checksum()
    (free,) = saves.glob("*.journal")
    read = parse(free.read_text(encoding="utf-8"))
    end = len(line("tutorial", CHOSEN)) + len(line("tutorial", CHANCE))
    first = Match.load(free.read_text(encoding="utf-8"), to=end)
    assert first.checksum() == Match.load(golden("tutorial")).checksum()
    assert read.entries[end].text.startswith("card ")  # an unknown card was turned over
    assert read.header.seed


# -- what a learner can type -------------------------------------------------------------------------------------------
def test_a_wrong_move_is_explained_and_nothing_has_changed(run: Run, saves: Path) -> None:
    result = run("tutorial", "navajo", "tutorial", lines=[*PAGES, "wait", "2", "quit"])
    said = result.output
    assert said.count("wait is allowed, but it is not the lesson's move.") == 2  # by name and by number
    assert "The enemy collects 3 AP" in said  # what it would have meant
    assert said.count("makes him poorer at once") == 2  # why not
    assert said.count("Nothing has changed. Try again, or type hint.") == 2
    assert kept(saves, "tutorial").entries == []


def test_a_move_that_comes_to_the_same_is_taken(run: Run, saves: Path) -> None:
    """24.12: the woman before the child. The lesson is brought there by skipping."""
    lines = [*PAGES, *["skip"] * 60, "passage-of-time", "convert passage woman elder", "quit"]
    result = run("tutorial", "navajo", "tutorial", lines=lines)
    assert "That comes to the same." in result.output
    assert kept(saves, "tutorial").entries[-1].text == "convert passage woman elder"


def test_hint_says_the_typed_form_and_skip_plays_the_step(run: Run, saves: Path) -> None:
    result = run("tutorial", "navajo", "tutorial", lines=[*PAGES, "hint", "skip", "hint", "again", "quit"])
    said = result.output
    assert "Type preempt: Pay 3 AP and act first" in said
    assert "Type activate A: Family A in Shiprock 3: 6 MP." in said
    assert said.count("Step 2 of 69: One step towards Santa Fé") == 2  # again
    assert [entry.text for entry in kept(saves, "tutorial").entries] == ["preempt", "take-actions"]


def test_what_changed_stands_at_the_end_of_a_step(run: Run) -> None:
    said = run("tutorial", "navajo", "tutorial", lines=[*PAGES, "preempt", "take-actions", "quit"]).output
    changed = said.index("What changed\n  AP: 3 → 0\n")
    assert said.index("Take Actions: up to 4 Families may act. [3.2]") < changed < said.index("Step 2 of 69")


def test_rules_and_the_board_can_be_looked_at(run: Run) -> None:
    said = run("tutorial", "navajo", "tutorial", lines=[*PAGES, "rules 2.2.1", "map", "why", "quit"]).output
    assert "2.2.1  Operations segments" in said
    assert "What led here" in said
    assert "#36" not in said  # the deck is not shown before the Shaman has looked at it


def test_the_dice_wait_for_enter_and_take_other_words_well(run: Run, saves: Path) -> None:
    """Step 7 begins with the enemy's dice."""
    result = run("tutorial", "navajo", "tutorial", lines=[*PAGES, *["skip"] * 6, "5 5", "hint", "map", "", "quit"])
    said = result.output
    assert "5 5 means nothing here: just press Enter." in said
    assert "Just press Enter: a die or a draw comes next." in said
    assert "Instruction dice: 1 and 3. [4/3]" in said
    assert [e.text for e in kept(saves, "tutorial").entries][-2:] == ["dice 1 3", "cube brown"]


NONSENSE = ("nonsense", "99", "0", "-1", "mov", "undo", "branch", "redo", "save x", "é{}", "> ")


@pytest.mark.parametrize("line", NONSENSE)
def test_nonsense_gets_a_clear_word_and_changes_nothing(run: Run, saves: Path, line: str) -> None:
    result = run("tutorial", "navajo", "tutorial", lines=[*PAGES, line, "hint", "quit"])
    assert result.exit_code == 0
    said = result.output.split(f"> {line}\n")[-1]
    assert said.splitlines()[0]
    assert "Type preempt" in said
    assert kept(saves, "tutorial").entries == []


def test_nonsense_on_a_page(run: Run) -> None:
    said = run("tutorial", "navajo", "tutorial", lines=["preempt", "rules 2.2.1", "", "help", "quit"]).output
    assert "preempt means nothing here: just press Enter." in said
    assert "2.2.1  Operations segments" in said  # as the page says
    assert "let the lesson play the rest of this step" in said
    assert "The lesson is kept." in said


# -- chapters ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", games())
def test_all_lessons_are_listed_in_order_with_their_time(run: Run, game: str) -> None:
    said = run("tutorial", game, lines=["quit"]).output
    for n, one in enumerate(title(game).lessons, 1):
        row = f"{n}. {catalogue('en', game).format(f'web-lesson-{one.id}', {})}, about {one.minutes} minutes: "
        assert " ".join(said.split()).count(f"{row}homelands tutorial {game} {one.id}") == 1
    assert catalogue("en", game).format(f"{title(game).lessons[0].texts}-intro-1-title", {}) in said


def test_a_lesson_of_one_s_own_choice_and_then_the_next(run: Run, saves: Path) -> None:
    said = run("tutorial", "navajo", "enemy", lines=["", *["skip"] * 9, "quit"]).output
    assert "Now you can read his column" in said
    assert "Raids, theirs and yours" in said
    assert kept(saves, "people").entries == []
    listed = run("tutorial", "navajo", lines=["quit"]).output
    assert "homelands tutorial navajo enemy (done)" in " ".join(listed.split())
    again = run("tutorial", "navajo", "enemy", "--restart", lines=["quit"]).output
    assert "(done)" not in again


def test_a_lesson_that_is_not_there_is_named(run: Run) -> None:
    assert "unknown lesson 'history'" in run("tutorial", "navajo", "history").output


# -- leaving and coming back -------------------------------------------------------------------------------------------
def test_it_goes_on_where_it_was_left(run: Run, saves: Path) -> None:
    run("tutorial", "navajo", "tutorial", lines=[*PAGES, "preempt", "take-actions", "activate A", "quit"])
    result = run("tutorial", "navajo", "tutorial", lines=["move shiprock.2", "quit"])
    said = result.output
    assert "Welcome back." in said
    assert "Step 2 of 69: One step towards Santa Fé" in said
    assert "What this is about" not in said
    assert [entry.text for entry in kept(saves, "tutorial").entries][-2:] == ["activate A", "move shiprock.2"]


def test_restart_begins_again(run: Run, saves: Path) -> None:
    run("tutorial", "navajo", "tutorial", lines=[*PAGES, "preempt", "quit"])
    said = run("tutorial", "navajo", "tutorial", "--restart", lines=["quit"]).output
    assert "What this is about" in said
    assert kept(saves, "tutorial").entries == []


def test_a_damaged_file_costs_no_more_than_its_damage(run: Run, saves: Path) -> None:
    run("tutorial", "navajo", "tutorial", lines=[*PAGES, "preempt", "take-actions", "quit"])
    path = saves.parent / "lessons" / "navajo-tutorial.journal"
    damaged = path.read_text(encoding="utf-8").replace("> take-actions", "> take-act")
    path.write_text(damaged, encoding="utf-8")
    said = run("tutorial", "navajo", "tutorial", lines=["hint", "quit"]).output
    assert "Type take-actions" in said
    assert "does not fit it to the end" in said
    assert path.with_name(path.name + ".old").read_text(encoding="utf-8") == damaged


def test_the_end_of_input_and_an_interrupt_lose_nothing(terminal: Start, saves: Path) -> None:
    t = terminal("tutorial", "navajo", "tutorial", "--lang", "it")
    talk = Talk(t, CHOICE, *ENTER["it"])
    while talk.prompt() != CHOICE:
        t.send("")
    talk.say("preempt")
    t.interrupt()
    assert t.wait() == 130
    assert "La lezione è conservata. Per continuare: homelands tutorial navajo" in t.plain
    t = terminal("tutorial", "navajo", "tutorial", "--lang", "it")
    talk = Talk(t, CHOICE, *ENTER["it"])
    assert talk.prompt() == CHOICE
    talk.say("take-actions")
    t.end_of_input()
    assert t.wait() == 0
    assert [entry.text for entry in kept(saves, "tutorial").entries] == ["preempt", "take-actions"]


def test_the_end_of_input_and_an_interrupt_at_the_other_prompts(terminal: Start, run: Run) -> None:
    t = terminal("tutorial", "navajo", "tutorial")
    assert Talk(t, *ENTER["en"]).prompt() == ENTER["en"][0]
    t.interrupt()
    assert t.wait() == 130
    run("tutorial", "navajo", "tutorial", lines=[*PAGES, *["skip"] * 6, "quit"])
    t = terminal("tutorial", "navajo", "tutorial")
    assert Talk(t, *ENTER["en"]).prompt() == ENTER["en"][1]
    t.end_of_input()
    assert t.wait() == 0
    assert "The lesson is kept." in t.plain


def test_who_has_finished_is_told_how_to_go_on(run: Run, saves: Path) -> None:
    run("tutorial", "navajo", "tutorial", lines=[*PAGES, *["skip"] * 69, "", *["skip"] * 8, "quit"])
    assert len(list(saves.glob("*.journal"))) == 1
    said = run("tutorial", "navajo", "tutorial").output
    assert "homelands play navajo --resume" in said
    assert "homelands tutorial navajo --restart" in said
    back = run("replay", str(next(iter(saves.glob("*.journal")))), "--json")
    assert json.loads(back.output)["tracks"]["culture"] == 8
