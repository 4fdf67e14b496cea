"""Play at a real terminal: colour, pictures, completion, Ctrl-C, end of input."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.terminal import ESCAPE, Terminal

Start = Callable[..., Terminal]
SETUP = ("place A shiprock.2", "ferocity 1", "place B san-juan.2", "ferocity 0", "place C canyon.1", "ferocity 0")
BOX = "│"


def begun(terminal: Start, *arguments: str, **options: object) -> Terminal:
    """A game of the first scenario after its first three Families."""
    t = terminal("play", "navajo", "--scenario", "rise", "--seed", "7", *arguments, **options)
    t.expect("\r\n> ")
    t.answer(*SETUP)
    return t


def widest(t: Terminal) -> int:
    """The longest line; a path is never broken, so that it can be copied."""
    return max(len(line) for line in t.plain.split("\r\n") if ".journal" not in line)


def test_a_short_game_with_pictures_and_colour(terminal: Start) -> None:
    t = begun(terminal)
    said = t.answer("keep-set weaving", "choose weaving.1")
    assert "Shiprock" in said
    assert "A1 MWC" in said
    assert BOX in said
    assert ESCAPE.search(t.output)
    assert widest(t) <= 100
    assert "What led here" in t.answer("why")
    t.send("quit")
    assert t.wait() == 0
    assert "homelands play navajo --resume" in t.plain


def test_the_map_fits_into_eighty_columns(terminal: Start) -> None:
    t = begun(terminal, columns=80)
    said = t.answer("map")
    assert BOX in said
    assert "A1 MWC" in said
    assert widest(t) <= 80


def test_no_color_keeps_the_pictures_and_drops_the_colours(terminal: Start) -> None:
    t = begun(terminal, env={"NO_COLOR": "1"})
    assert BOX in t.answer("map")
    assert not ESCAPE.search(t.output)


def test_plain_is_words_only_also_on_a_terminal(terminal: Start) -> None:
    t = begun(terminal, "--plain")
    said = t.answer("map")
    assert "Area 2: Family A, Ferocity 1: man, woman, child." in said
    assert "\x1b" not in t.output
    assert not set("│─┌█→") & set(t.output)


def test_tab_completes_options_and_commands(terminal: Start) -> None:
    t = begun(terminal)
    t.send("keep-set wea\t", enter=False)
    t.expect("keep-set weaving")
    t.send("")
    assert "Which Cultural Development" in t.expect("\r\n> ")
    t.send("show dis\t", enter=False)
    t.expect("show display")
    t.send("")
    assert "Standby" in t.expect("\r\n> ")


def test_ctrl_c_loses_nothing_and_says_how_to_go_on(terminal: Start, saves: Path) -> None:
    t = begun(terminal)
    t.interrupt()
    assert t.wait() == 130
    assert "Nothing is lost" in t.plain
    assert "--resume" in t.plain
    (kept,) = saves.glob("*.journal")
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert lines[lines.index("---") + 1 :] == [f"> {text}" for text in SETUP]
    again = terminal("play", "--resume")
    again.expect("Which development set")


def test_end_of_input_loses_nothing_and_says_how_to_go_on(terminal: Start, saves: Path) -> None:
    t = begun(terminal)
    t.end_of_input()
    assert t.wait() == 0
    assert "--resume" in t.plain
    (kept,) = saves.glob("*.journal")
    assert kept.read_text(encoding="utf-8").endswith("> ferocity 0\n")


@pytest.mark.parametrize(("leave", "code"), [(Terminal.interrupt, 130), (Terminal.end_of_input, 0)])
def test_leaving_before_a_scenario_is_chosen(
    terminal: Start, saves: Path, leave: Callable[[Terminal], None], code: int
) -> None:
    t = terminal("play", "navajo")
    t.expect("Number or name:")
    leave(t)
    assert t.wait() == code
    assert "No game was started" in t.plain
    assert not list(saves.glob("*.journal"))


def test_scenario_and_options_are_chosen_by_number_or_name(terminal: Start, saves: Path) -> None:
    t = terminal("play", "navajo")
    t.expect("Number or name:")
    t.send("99")
    t.expect("There is no 99 here")
    t.send("brok")
    t.expect("Enter for none:")
    t.send("1 nonsense")
    t.expect("There is no nonsense here")
    t.send("1, horse-trading")
    t.expect("\r\n> ")
    (kept,) = saves.glob("*.journal")
    header = kept.read_text(encoding="utf-8").split("---")[0]
    assert "scenario: broken" in header
    assert "options: horse-meat, horse-trading" in header
