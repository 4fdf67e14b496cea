"""What has happened, for each seat: lines with rules and things, views, and nothing that the seat may not know."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from homelands.core.chance import Loose, Request
from homelands.core.journal import CHANCE, CHOICE, NOTE, SUM
from homelands.core.match import Match
from homelands.games.plains.rules.tables import CARDS
from homelands.table.schema import Frame
from homelands.table.words import TablePresenter
from homelands.words import LANGUAGES
from tests import support
from tests.serve.words.playing import NAMES, SETUPS, TABLES, moments, new, plain, seats, step
from tests.serve.words.test_pending import KNOWN, THINGS


def told(match: Match, seat: str, language: str = "en", **more: Any) -> list[Frame]:
    return TABLES[match.game.name, language].frames(match, seat, 0, len(match.entries), **more)


@pytest.mark.parametrize(("game", "scenario", "options"), SETUPS, ids=NAMES)
def test_every_entry_is_told_to_every_seat(game: str, scenario: str, options: list[str]) -> None:
    match, rng = new(game, scenario, options, "frames"), random.Random(scenario)
    for i in range(220):
        if match.over:
            break
        step(match, rng)
        if i % 50 == 7:
            match.mark()
            match.note("a word of a player")
    for seat in ("", *seats(match)):
        found = told(match, seat, LANGUAGES[len(seat) % 2], views=False)
        shown = [ply for ply, entry in enumerate(match.entries, 1) if entry.mark != SUM]
        assert [frame.ply for frame in found] == shown
        for frame in found:
            frame_is_whole(game, match, frame)


def frame_is_whole(game: str, match: Match, frame: Frame) -> None:
    entry, events = match.entries[frame.ply - 1], match.events[frame.ply - 1]
    assert frame.mark == entry.mark
    assert (frame.seat is not None) == (entry.mark == CHOICE)
    assert frame.veiled or frame.text == entry.text
    assert set(frame.things) <= KNOWN[game]
    assert not (frame.veiled and frame.things)
    assert len(frame.lines) >= len(events)
    assert frame.said or frame.lines or frame.mark == NOTE  # nobody has to read the words of a journal
    assert not (frame.said and entry.mark != CHOICE)
    if frame.said:
        plain(frame.said)
        assert frame.veiled or frame.said != entry.text
    for line in frame.lines:
        plain(line.text)
        assert set(line.things) <= KNOWN[game], line
    about = [event for event in events if THINGS[game].event(event)]
    assert {event.name for event in events} - {event.name for event in about} <= THINGS[game].SILENT | SOMETIMES


SOMETIMES = {"game-over"}
"""Events that are about something only at some ends of a game."""


def test_a_choice_is_said_where_no_line_tells_of_it() -> None:
    match = new("plains", "2", [], "said")
    rng, found = random.Random("said"), {}
    while not match.over and len(match.entries) < 1500:
        step(match, rng)
    for frame in told(match, "green", views=False):
        if frame.mark == CHOICE:
            found.setdefault(frame.text.split()[0], set()).add((bool(frame.said), bool(frame.lines)))
    assert found["stay"] == {(True, False), (True, True)}  # a loss may follow, which says nothing about it
    assert found["place"] == found["retreat"] == {(False, True)}  # the event says it


def test_a_raid_pulses_area_by_area() -> None:
    """Each counter on its way is a line about the Area it comes to."""
    match = support.match(start={"instruction": "raid", "ap": 9})
    rng = random.Random("raid")
    for _ in range(60):
        if match.over or match.position.stack[-1].step == "enemy.next-instruction":
            break
        if match.position.request is not None:
            match.chance(Loose(rng).answer(match.position.request))
        else:
            match.choose(match.position.options[-1])
    lines = [line for frame in told(match, "dine") for line in frame.lines]
    areas = [event.values["at"] for events in match.events for event in events if event.name == "raiders"]
    assert len(areas) > 2
    placed = [line for line in lines if "counter:raid" in line.things and line.things[0].startswith("area:")]
    assert [line.things[0] for line in placed[: len(areas)]] == [f"area:{at}" for at in areas]
    assert all(line.rule for line in placed)


def test_the_view_of_a_frame_is_what_the_seat_saw_after_it() -> None:
    match, rng = new("navajo", "rise", [], "views"), random.Random(1)
    for _ in range(80):
        step(match, rng)
    found = told(match, "dine")
    for frame in found:
        assert frame.view == match.game.view(match.before(frame.ply), "dine")
    assert found[-1].view == TABLES["navajo", "en"].view(match, "dine")
    assert all(frame.view is None for frame in told(match, "dine", views=False))


def test_marks_name_cards_and_discs() -> None:
    for game, scenario, name in (("navajo", "rise", "card"), ("plains", "2", "disc")):
        match, rng = new(game, scenario, [], "marks"), random.Random(3)
        for _ in moments(match, rng, 60):
            pass
        found = TABLES[game, "it"].marks(match)
        wanted = [ply for ply, events in enumerate(match.events, 1) if any(e.name == name for e in events)]
        assert [mark.ply for mark in found] == wanted
        assert found
        for mark in found:
            plain(mark.text)


# -- secrets -----------------------------------------------------------------------------------------------------------
class Dealt:
    """Chance that deals a deck's cards in an order of its own, and else does what another source does."""

    def __init__(self, deck: str, seed: int) -> None:
        self.deck = [CARDS.index(card) for card in _deck(deck)]
        self.order = random.Random(seed).sample(self.deck, len(self.deck))
        self.rest = Loose(random.Random(0))

    def answer(self, request: Request) -> Any:
        if request.kind == "card" and request.values[0] in self.deck:
            self.rest.answer(request)  # the others are dealt the same either way
            return next(card for card in self.order if card in request.values)
        return self.rest.answer(request)


def _deck(name: str) -> list[str]:
    from homelands.games.plains.rules.tables import CARDS_BY_DECK, DECKS

    return list(CARDS_BY_DECK[DECKS.index(name)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_is_sent_does_not_depend_on_the_cards_of_the_others(language: str) -> None:
    """Two games that differ only in what blue was dealt are the same for green and for a spectator, to the byte."""
    sent = {}
    for seed in (1, 2):
        match = new("plains", "2", [], "")
        match.source = Dealt("blue", seed)
        while match.position.request is not None or match.position.stack[-1].step == "setup.free-cube":
            if match.position.request is not None:
                match.chance()
            else:
                match.choose(match.position.options[0])
        hand = match.game.view(match.position, "blue")["hands"]["blue"]
        table = TABLES["plains", language]
        for seat in ("green", ""):
            frames = table.frames(match, seat, 0, len(match.entries))
            everything = [frames, table.pending(match, seat), table.view(match, seat), table.marks(match)]
            text = msgspec.json.encode([everything, table.journal(match, seat), table.why(match, seat)])
            sent[seed, seat] = text
        sent[seed, "hand"] = json.dumps(sorted(hand)).encode()
    assert sent[1, "hand"] != sent[2, "hand"]
    assert sent[1, "green"] == sent[2, "green"]
    assert sent[1, ""] == sent[2, ""]


def test_a_drawn_card_is_veiled_for_the_others_and_told_to_its_player() -> None:
    match, rng = new("plains", "4", [], "draws"), random.Random(4)
    for _ in range(160):
        step(match, rng)
    seen = 0
    for ply, entry in enumerate(match.entries):
        if entry.mark != CHANCE or not entry.text.startswith("card ") or entry.text == "card custer":
            continue
        keeper = next(iter(TABLES["plains", "en"].of(match).narration.keepers(match.before(ply), entry)))
        seen += 1
        for seat in ("", *seats(match)):
            (frame,) = TABLES["plains", "en"].frames(match, seat, ply, ply + 1, views=False)
            name = entry.text.removeprefix("card ")
            title = TABLES["plains", "en"].words.name("card", name)
            said = " ".join([frame.text, *(line.text for line in frame.lines)])
            assert frame.veiled == (seat != keeper)
            assert (title in said or name in said) == (seat == keeper), said
    assert seen > 11


def test_a_journal_for_one_seat_keeps_the_secrets_of_the_others() -> None:
    match, rng = new("plains", "2", [], "journal"), random.Random(4)
    for i in range(90):
        step(match, rng)
        if i % 10 == 0:
            match.mark()
    table = TABLES["plains", "en"]
    text = table.journal(match, "green")
    assert "\n= " not in text
    assert "seed:" not in text
    drawn = {e.text for e in match.entries if e.mark == CHANCE and e.text.startswith("card ")}
    open_to = {line[2:] for line in text.splitlines() if line.startswith("! card ")}
    assert open_to < drawn
    blue = [f"card {card}" for card in (*_deck("blue"), *_deck("brown")) if card != "custer"]
    assert not open_to & set(blue)
    assert TablePresenter("plains", "en", open=True).journal(match, "") == match.text()


@pytest.mark.parametrize("answer", ["keep-secret", "show-cards"])
def test_foreseen_cards_are_told_to_the_headman_and_to_whom_he_shows_them(answer: str) -> None:
    """16.5.3."""
    match = support.match(
        options=["two-players"], two_players={"headman": "basket"},
        start={"card": 15, "segment": "dine"},
    )  # fmt: skip
    rng, table = random.Random(2), TABLES["navajo", "en"]
    while match.position.stack[-1].step != "operations.show-cards":
        if match.position.request is not None:
            match.chance(Loose(rng).answer(match.position.request))
        else:
            match.choose(match.position.options[0])
    first = next(ply for ply, entry in enumerate(match.entries) if entry.text.startswith("card "))
    match.choose(answer)
    match.choose(match.position.options[0])
    cards = match.events[-1][-1].values["cards"]
    assert len(cards) == 3
    known = {}
    for seat in ("turquoise", "basket", ""):
        frames = table.frames(match, seat, first, len(match.entries))
        said = json.dumps(msgspec.to_builtins(frames), ensure_ascii=False)
        known[seat] = [card for card in cards if table.words.name("card", str(card)) in said]
        assert any(frame.text.startswith("order ") for frame in frames) == bool(known[seat])
    assert known["basket"] == cards
    assert known["turquoise"] == known[""] == (cards if answer == "show-cards" else [])
