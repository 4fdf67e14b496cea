"""Several seats through a pipe: who sits where, what each may see, and games that are taken up again."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from homelands.cli.screen.console import Screen
from homelands.cli.session import Session
from homelands.core.chance import Seeded
from homelands.core.events import Event
from homelands.core.journal import CHANCE, CHOICE, Entry, Header
from homelands.core.match import Match
from homelands.words.presenter import Presenter
from tests.games.plains.table import bare
from tests.support import cites, play

Run = Callable[..., Result]
TWO = ("play", "navajo", "--scenario", "rise", "--players", "2", "--seed", "3")


class Typist:
    """In place of a reader: one line after the other; every prompt and its answer is kept."""

    terminal = False

    def __init__(self, lines: Iterator[str]) -> None:
        self.lines = lines
        self.phrases: Callable[[], Any] = list

    def read(self, prompt: str) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line

    def forget(self) -> None:
        """Nothing is called back through a pipe."""


class Heard(Screen):
    """Keeps every line with the seat whose screen it was on."""

    def __init__(self) -> None:
        super().__init__(plain=True)
        self.session: Session | None = None
        self.lines: list[tuple[str, str]] = []

    def _line(self, line: str, style: str) -> None:
        self.lines.append((self.session.viewer if self.session else "", line))


def session(game: str, seats: dict[str, str], lines: Iterator[str], **header: Any) -> tuple[Session, Heard]:
    match = Match(Header(game, seats=seats, **header))
    screen = Heard()
    found = Session(match, Presenter(game), screen, Typist(lines))  # type: ignore[arg-type]
    screen.session = found
    return found, screen


def journal(saves: Path) -> str:
    (path,) = saves.glob("*.journal")
    return path.read_text(encoding="utf-8")


# -- who sits where ----------------------------------------------------------------------------------------------------
def test_seats_stand_in_the_journal_and_are_kept_on_resume(run: Run, saves: Path) -> None:
    run("play", "plains", "--players", "2", "--seed", "3", "--seat", "blue=human", "--seat", "green=steady", lines=[])
    first = journal(saves)
    assert "scenario: 2\nseat: green = steady\nseat: blue = human\n" in first
    result = run("play", "--resume", lines=["1", "log 3"])
    assert "\nblue: " in result.output  # blue is asked, green never
    assert "\ngreen: " not in result.output
    assert journal(saves).startswith(first)
    assert len(journal(saves)) > len(first)


def test_another_seating_may_be_asked_for_on_resume(run: Run, saves: Path) -> None:
    run("play", "plains", "--players", "2", "--seed", "3", lines=[])
    run("play", "--resume", "--seat", "blue=random", lines=[])
    assert "seat: green = human\nseat: blue = random\n" in journal(saves)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("plains", "--players", "1"), ["green = human", "blue = heuristic"]),
        (("plains", "--players", "1", "--seat", "blue=human"), ["green = heuristic", "blue = human"]),
        (("plains", "--players", "1", "--scenario", "4", "--seat", "orange=human"),
         ["green = heuristic", "orange = human", "blue = heuristic", "brown = heuristic"]),
        (("plains", "--players", "2"), ["green = human", "blue = heuristic"]),
        (("plains", "--players", "3"), ["green = human", "blue = heuristic", "brown = heuristic"]),
        (("plains", "--players", "4", "--seat", "brown=human"),
         ["green = heuristic", "orange = heuristic", "blue = heuristic", "brown = human"]),
        (("plains", "--players", "2", "--seat", "green=random"), ["green = random", "blue = human"]),
        (("navajo", "--scenario", "rise", "--players", "2"), ["turquoise = human", "basket = human"]),
        (("navajo", "--scenario", "rise", "--players", "2", "--seat", "basket=steady"),
         ["turquoise = human", "basket = steady"]),
        (("navajo", "--scenario", "rise"), []),
    ],
)  # fmt: skip
def test_seats_that_are_not_named(run: Run, saves: Path, arguments: tuple[str, ...], expected: list[str]) -> None:
    run("play", *arguments, "--seed", "3", lines=[])
    assert re.findall(r"^seat: (.*)$", journal(saves), re.M) == expected


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("navajo", "--players", "3"), "unknown number of players '3'; expected one of: 1, 2"),
        (("plains", "--players", "5"), "expected one of: 1, 2, 3, 4"),
        (("plains", "--players", "2", "--scenario", "3"), "2 in the scenario for 3"),
        (("plains", "--players", "2", "--seat", "orange=human"), "the seats are: green, blue"),
        (("plains", "--players", "2", "--seat", "green"), "expected NAME=human or NAME=BOT"),
        (("plains", "--players", "2", "--seat", "green=human", "--seat", "green=random"), "given twice"),
        (("plains", "--players", "2", "--seat", "blue=nobody"), "unknown player 'nobody'"),
    ],
)
def test_a_wrong_seating_is_refused(run: Run, saves: Path, arguments: tuple[str, ...], reason: str) -> None:
    result = run("play", *arguments, lines=[])
    assert result.exit_code == 2
    assert reason in result.output + (result.stderr or "")
    assert not list(saves.glob("*"))


# -- playing -----------------------------------------------------------------------------------------------------------
@cites("16.2")
def test_16_2_two_people_take_turns_at_one_screen(run: Run, saves: Path) -> None:
    output = run(*TWO, lines=["1"] * 60 + ["map"]).output
    assert output.count("Now turquoise") > 5
    assert output.count("Now basket") > 5
    asked = [line for line in output.splitlines() if line.startswith(("Now ", "turquoise: ", "basket: "))]
    for before, line in pairwise(asked):  # a question of another seat only after its hand-over
        if not line.startswith("Now "):
            assert before.removeprefix("Now ").split(":")[0] == line.split(":")[0]
    assert "Headman: " in output
    assert re.search(r"Following turquoise: elders in boxes .*; Families ", output)


def test_a_whole_game_of_plains_against_bots(run: Run, saves: Path) -> None:
    lines = ["1"] * 1500
    result = run("play", "plains", "--players", "3", "--seed", "5", "--seat", "blue=random", "--seat", "brown=random",
                 lines=lines)  # fmt: skip
    assert result.exit_code == 0
    assert "The end" in result.output
    assert "Now " not in result.output  # one person alone: nothing is handed over
    (path,) = (saves.parent / "finished").glob("*.journal")
    match = Match.load(path.read_text(encoding="utf-8"))
    assert match.over
    drawn = [line.partition(" draws ") for line in result.output.splitlines() if " draws " in line]
    assert {what for who, _, what in drawn if who.strip() in ("blue", "brown")} == {"a card."}
    assert len({what for who, _, what in drawn if who.strip() == "green"}) > 6


class Stays:
    """A player who never retreats."""

    def choose(self, game: Any, g: Any, seat: str) -> Any:
        return ("stay",)


@pytest.mark.parametrize(("dice", "events"), [("hit blank", ["lost"]), ("blank blank", [])])
def test_what_a_bot_has_chosen_is_told_whatever_follows(dice: str, events: list[str]) -> None:
    """No event says that nobody retreats: neither a loss that follows, nor silence."""
    start = {"move": {"colour": "orange", "groups": 1, "regions": 1}}
    match = bare({"denver": {"orange": 3}, "dodge-city": {"brown": 3}}, start=start)
    play(match, f"> activate denver\n> march 3 dodge-city\n! orange-dice {dice}\n! brown-dice hit treaty")
    match.source = Seeded("stay")
    screen = Heard()
    found = Session(match, Presenter("plains"), screen, Typist(iter(())))  # type: ignore[arg-type]
    found.bots, found.people, found.viewer = {"green": Stays()}, ["blue"], "blue"
    at = len(match.entries)
    assert found.moved_by_a_bot()
    assert (match.entries[at].text, [event.name for event in match.events[at]]) == ("stay", events)
    said = [line.strip() for _, line in screen.lines]
    assert said[0] == "green: Nobody retreats"
    assert len(said) > len(events)


def test_bots_alone_play_to_the_end(run: Run, saves: Path) -> None:
    result = run("play", "plains", "--players", "2", "--seed", "5", "--seat", "green=random", "--seat", "blue=random",
                 lines=[])  # fmt: skip
    assert "The end" in result.output


# -- secrets -----------------------------------------------------------------------------------------------------------
def hand_of(session: Session, seat: str) -> set[str]:
    """The titles and typed names of the cards that a seat holds, by the truth."""
    g = session.main.position
    cards = [g.t.cards[c] for deck in range(4) if g.seating.seats[g.seating.of[deck]] == seat for c in g.hands[deck]]
    return {card.title for card in cards} | {card.id for card in cards}


def without(text: str, names: set[str]) -> str:
    """Fort Laramie Treaty, in the own hand, is not Fort Laramie in another's."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return text


LOOKS = ("map", "show hand", "show boxes", "show points", "show wagons", "show rail", "why", "options", "odds")


def test_no_screen_shows_the_hand_of_another_seat() -> None:
    """A random game for four people; before most answers the seat looks around. `show cards` lists what is unseen."""
    rng = random.Random(1)
    found: Session
    told: list[tuple[str, set[str]]] = []

    def lines() -> Iterator[str]:
        for n in range(260):
            start = len(screen.lines)
            yield LOOKS[n % len(LOOKS)] if n % 7 else "log 4"
            viewer = found.viewer
            said = {without(text, hand_of(found, viewer)) for _, text in screen.lines[start:]}
            assert viewer == found.game.seat(found.g)
            for seat in found.seats:
                if seat != viewer:
                    hidden = hand_of(found, seat)
                    told.append((viewer, {text for text in said for name in hidden if name in text}))
            yield found.typed(rng.choice(found.g.options))

    seats = dict.fromkeys(("green", "orange", "blue", "brown"), "human")
    found, screen = session("plains", seats, lines(), scenario="4", seed="9")
    found.run()
    assert len(told) > 600
    assert not [(viewer, leak) for viewer, leak in told if leak]


def test_a_draw_is_told_to_its_own_seat_only() -> None:
    found, _ = session("plains", {"green": "human", "blue": "human"}, iter(()), scenario="2", seed="9")
    found.run()
    assert found.viewer == "green"
    draws = [ply for ply, e in enumerate(found.main.entries) if e.mark == CHANCE and e.text.startswith("card ")]
    assert len(draws) >= 12
    for seat in ("green", "blue"):
        found.viewer = seat
        for ply in draws[:12]:
            mine = ply in draws[:6] if seat == "green" else ply in draws[6:12]
            deck = found.main.entries[ply].text
            assert (deck in found.entry(ply)) == mine
            assert found.lines(ply)[0].endswith("draws a card.") != mine


@cites("16.5.3")
def test_16_5_3_foreseen_cards_are_told_to_the_headman_only() -> None:
    found, _ = session("navajo", {"turquoise": "human", "basket": "human"}, iter(()), scenario="rise", seed="2",
                            options=["two-players"])  # fmt: skip
    g = found.main.game.clone(found.main.position)
    g.headman, g.players = 0, 2
    g.stack[-1].step = "operations.see-card"
    board = found.board
    assert board.keepers(g, Entry(CHANCE, "card 12")) == ("turquoise",)
    g.foresight = 1
    assert board.keepers(g, Entry(CHOICE, "order 12 3 27")) == ("turquoise",)
    assert board.keepers(g, Event("foreseen", "x", {"cards": [12, 3, 27]})) == ("turquoise",)
    assert board.keepers(g, Event("card-taken", "x", {"card": 12})) == ("turquoise",)
    g.foresight = 3  # shown to both
    assert board.keepers(g, Entry(CHOICE, "order 12 3 27")) == ()


@cites("16.5.3")
def test_16_5_3_each_sees_only_his_own_ceremony_cards() -> None:
    position = {"scenario": "duenos", "options": ["two-players"],
                "two_players": {"hands": {"turquoise": [38], "basket": [39]}}}  # fmt: skip
    found, _ = session("navajo", {"turquoise": "human", "basket": "human"}, iter(()), seed="2", position=position)
    g = found.main.position
    for seat, own in (("turquoise", 38), ("basket", 39)):
        h = found.board.pictured(g, seat)
        assert (h.hand, h.hand2) == ([own], [])
    assert (g.hand, g.hand2) == ([38], [39])


def test_undo_never_takes_back_what_another_seat_has_chosen() -> None:
    found, _ = session("plains", {"green": "human", "blue": "human"}, iter(["1"] * 6), scenario="2", seed="3")
    found.run()
    found.viewer = "blue"
    assert not found.may_undo()  # green has placed the last cube
    found.viewer = "green"
    assert found.may_undo()


def test_practice_waits_until_nothing_is_hidden(run: Run) -> None:
    assert "there are no practice branches" in run(*TWO, lines=["1", "branch"]).output


def test_an_undo_that_is_refused_names_no_card_of_another_hand() -> None:
    rng, hidden = random.Random(3), 0

    def lines() -> Iterator[str]:
        nonlocal hidden
        for _ in range(60):
            last = max(i for i, one in enumerate(s.match.entries) if one.mark in (CHOICE, CHANCE))
            entry = s.match.entries[last]
            keepers = s.board.keepers(s.match.before(last), entry)
            shown = len(screen.lines)
            yield "undo"
            if keepers and s.viewer not in keepers:
                hidden += 1
                assert entry.text not in " ".join(line for _, line in screen.lines[shown:])
            if entry.mark == CHANCE:
                yield s.typed(rng.choice(s.g.options))

    s, screen = session("plains", {"green": "human", "blue": "human"}, lines(), scenario="2", seed="1")
    s.run()
    assert hidden, "nobody asked to take back a card of the other"
