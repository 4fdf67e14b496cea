"""Several seats at a real terminal: the hand-over hides everything until Enter."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from homelands.core.match import Match
from tests.cli.terminal import Terminal

Start = Callable[..., Terminal]
WIPE = "\x1b[2J\x1b[3J\x1b[H"
PLAINS = ("play", "plains", "--players", "2", "--seed", "3", "--seat", "green=human", "--seat", "blue=human")


def titles(saves: Path, seat: str) -> list[str]:
    """What a seat holds, by the journal."""
    (path,) = saves.glob("*.journal")
    g = Match.load(path.read_text(encoding="utf-8")).position
    decks = [deck for deck in range(4) if g.seating.seats[g.seating.of[deck]] == seat]
    return [g.t.cards[card].title for deck in decks for card in g.hands[deck]]


def test_the_hand_over_wipes_the_screen_and_waits(terminal: Start, saves: Path) -> None:
    t = terminal(*PLAINS)
    t.expect("When only green can see the screen, press Enter: ")
    green, blue = titles(saves, "green"), titles(saves, "blue")
    assert len(green) == len(blue) == 6
    assert not [title for title in green + blue if title in t.plain]
    t.send("")
    said = t.expect("\r\n> ")
    assert all(title in said for title in green)
    assert not [title for title in blue if title in said]
    for _ in range(5):
        t.answer("1")
    t.send("1")
    t.expect("When only blue can see the screen, press Enter: ")
    after = t.output[t.output.rindex(WIPE) :]
    blue = titles(saves, "blue")
    assert not [title for title in green + blue if title in after]
    t.send("")
    said = t.expect("\r\n> ")
    assert all(title in said for title in blue)
    assert not [title for title in green if title in said]


def test_what_one_typed_cannot_be_called_back_by_the_other(terminal: Start) -> None:
    t = terminal(*PLAINS)
    t.expect("press Enter: ")
    t.send("")
    t.expect("\r\n> ")
    t.answer("card crazy-horse")
    for _ in range(5):
        t.answer("1")
    t.send("1")
    t.expect("press Enter: ")
    t.send("")
    t.expect("\r\n> ")
    start = len(t.plain)
    t.send("\x1b[A\x1b[A", enter=False)  # twice up
    t.send("log 1")
    t.expect("\r\n> ")
    assert "crazy-horse" not in t.plain[start:]


def test_plain_words_hand_over_too(terminal: Start, saves: Path) -> None:
    t = terminal(*PLAINS, "--plain")
    said = t.expect("press Enter: ")
    assert "Now green" in said
    assert not [title for title in titles(saves, "green") if title in said]
    t.send("")
    said = t.expect("\r\n> ")
    assert "Powder River (northern plains): 1 green; controlled by green." in said
    assert "│" not in said


def test_the_map_fits(terminal: Start) -> None:
    for columns in (100, 80):
        t = terminal("play", "plains", "--players", "2", "--seed", "3", columns=columns)
        t.expect("\r\n> ")
        said = t.answer("map")
        lines = [line for line in said.split("\r\n") if "│" in line or "─" in line]
        assert len(lines) > 20
        assert max(map(len, lines)) <= columns
        assert "Powder River" in said
        assert "G1 [G]" in said


def test_two_people_play_navajo(terminal: Start) -> None:
    t = terminal("play", "navajo", "--scenario", "rise", "--players", "2", "--seed", "3")
    t.expect("When only turquoise can see the screen, press Enter: ")
    t.send("")
    t.expect("\r\n> ")
    wiped = t.output.count(WIPE)
    while "When only basket" not in t.plain:
        t.send("1")
        size = len(t.output)
        while len(t.output) == size or not t.plain.endswith(("\n> ", "Enter: ")):
            assert t._read()
    assert t.output.count(WIPE) > wiped
