"""What is hidden from a seat changes nothing that the seat gets: every channel, every seat, many moments.

At a moment all that a seat cannot know is dealt anew, and both worlds are asked for everything that is ever sent or
shown: views, questions, options, refusals (and how much work they are), reasons, odds, hints, observations, lines for
programs, pictures in the terminal. And of a die or a draw that only others see, every result is told alike.
"""

from __future__ import annotations

import copy
import io
import json
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import FrameType
from typing import Any

import msgspec
import pytest
from rich.console import Console

from homelands.cli.screen.base import board
from homelands.cli.screen.console import Screen
from homelands.core.decision import Refusal
from homelands.core.journal import CHANCE, CHOICE, Entry, Header
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.players import advice
from homelands.players.external import Terms, hello, question
from homelands.rl.episode import Episode
from homelands.table.words import TablePresenter
from homelands.words.presenter import Presenter
from tests.hard.moments import first_times, questions, step_on, waits_at
from tests.players.positions import HANDS

TABLES = [
    *(("navajo", scenario, ("two-players",)) for scenario in game_of("navajo").scenarios() if scenario != "tutorial"),
    ("plains", "2", ()), ("plains", "3", ()), ("plains", "3", ("indian-allies",)), ("plains", "4", ()),
]  # fmt: skip
SEED = "secrets"
TYPED = ("fly", "pass", "done", "card", "play custer", "event gall", "order 1 2 3", "take 8", "plant", "march 3 denver")
LOOKS = 6  # moments of a table
PARTS = 3  # of the kinds of questions, so that several processes share them
WORDS = {name: TablePresenter(name, "en") for name in ("navajo", "plains")}


def played(game: str, scenario: str, options: tuple[str, ...]) -> Match:
    """A match with something to hide: of the game whose hands are empty at first, with some cards in them."""
    header = Header(game, scenario, list(options), seed=SEED)
    if game == "navajo":
        hands = {"hands": HANDS}
        header.position = {"scenario": scenario, "options": list(options), "two_players": hands}
    return Match(header)


def moments(match: Match, count: int = LOOKS) -> Iterator[random.Random]:
    """The match is played on between them, by chance, but not away from secrets."""
    rng = random.Random(f"{match.header.scenario}/{match.header.options}")
    for n in range(count):
        for _ in range(rng.randint(3, 25)):
            if not match.over:
                step_on(match, rng, fond=1)
        if match.over:
            return
        yield random.Random(n)


def in_world(match: Match, position: Any) -> Match:
    """The same match, but the position is another one."""
    other = copy.copy(match)
    other.position = position
    return other


# -- the channels ------------------------------------------------------------------------------------------------------
def decides(match: Match, seat: str) -> bool:
    return match.position.request is None and match.game.seat(match.position) == seat


def view(match: Match, seat: str) -> Any:
    return match.game.view(match.position, seat), WORDS[match.game.name].view(match, seat)


def asked(match: Match, seat: str) -> Any:
    words = WORDS[match.game.name]
    return msgspec.to_builtins([words.pending(match, seat), words.why(match, seat)])


def options(match: Match, seat: str) -> Any:
    if not decides(match, seat):
        return None
    return [match.game.option_words(option) for option in match.position.options]


def refused(match: Match, seat: str) -> Any:
    """What a wrong word is answered, and how many calls it took to find the answer."""
    words, found = WORDS[match.game.name], []
    for text in TYPED if decides(match, seat) else ():
        with suppress(Refusal):
            match.game.parse(match.position, text)  # what is only read once, whoever asks, has been read
        try:
            with counted() as calls:
                match.game.parse(match.position, text)
        except Refusal as refusal:
            problem = words.refusal(match, seat, text, refusal)
            found.append((msgspec.to_builtins([problem, words.why(match, seat, text)]), calls[0]))
    return found


class counted:
    """How many functions are called: the work that an answer takes, without a clock."""

    def __enter__(self) -> list[int]:
        self.calls = [0]
        sys.setprofile(self.count)
        return self.calls

    def count(self, frame: FrameType, event: str, arg: Any) -> None:
        self.calls[0] += event in ("call", "c_call")

    def __exit__(self, *error: object) -> None:
        sys.setprofile(None)


def guesses(match: Match, seat: str) -> Any:
    """What bots, hints and odds are made from: a position of their own."""
    if not seat:
        return None
    return match.game.dump(match.game.resample(match.position, seat, random.Random(5)))


def programs(match: Match, seat: str) -> Any:
    if not decides(match, seat):
        return None
    sample = match.game.resample(match.position, seat, random.Random(6))
    lines = [hello(match.game, sample, seat, "seed", Terms()), question(match.game, sample, seat, 1)]
    return [json.dumps(line) for line in lines]


def chances(match: Match, seat: str) -> Any:
    if not decides(match, seat):
        return None
    text = match.game.option_words(match.position.options[0])
    return msgspec.to_builtins(WORDS[match.game.name].odds(match, seat, text))


def hints(match: Match, seat: str) -> Any:
    if not decides(match, seat) or not 1 < len(match.position.options) <= 4:
        return None
    return [str(one) for one in advice.hint(match.game, match.position, seat, worlds=2)]


def observation(match: Match, seat: str) -> Any:
    if not seat or match.position.request is not None:
        return None
    episode = Episode(match.game.name, match.header.scenario, match.header.options)
    episode.position = match.position
    return {name: values.tolist() for name, values in episode.observe(seat).items()}


def pictures(match: Match, seat: str) -> Any:
    """Everything that can be shown in a terminal, with the eyes of a seat."""
    if not seat:
        return None
    out = io.StringIO()
    screen = Screen(console=Console(file=out, width=100))
    drawn = board(match.game, Presenter(match.game.name, "en"))
    seen = drawn.pictured(match.position, seat)
    screen.say(drawn.status(seen))
    screen.say(drawn.place(seen))
    drawn.map(seen, screen)
    for what in drawn.shows:
        drawn.show(seen, what, screen)
    if decides(match, seat):
        screen.say("\n".join(drawn.facts(seen)))
    return out.getvalue()


CHANNELS: tuple[Callable[[Match, str], Any], ...] = (
    view, asked, options, refused, guesses, programs, chances, hints, observation, pictures,
)  # fmt: skip


def compared(match: Match, rng: random.Random) -> int:
    """Every seat gets the same by every channel in a world that it cannot know from this one; how many do differ."""
    differ = 0
    for seat in (*match.game.seats_of(match.position), ""):
        twin = match.game.resample(match.position, seat, rng)
        differ += match.game.dump(twin) != match.game.dump(match.position)
        worlds = in_world(match, match.position), in_world(match, twin)
        for channel in CHANNELS:
            here, there = (channel(world, seat) for world in worlds)
            who = f"{seat or 'a spectator'} at {waits_at(match)}"
            assert here == there, f"{who} can tell by: {channel.__name__}"
    return differ


@pytest.mark.parametrize(("game", "scenario", "options"), TABLES)
def test_no_channel_tells_two_worlds_apart(game: str, scenario: str, options: tuple[str, ...]) -> None:
    match = played(game, scenario, options)
    differ = sum(compared(match, rng) for rng in moments(match))
    assert differ > 1, "there was nothing to hide"  # a short game is over before most of the looks


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", list(WORDS))
def test_not_at_any_kind_of_question(game: str, part: int) -> None:
    """Each step that waits for a choice, a die or a draw, at a moment of it when something is hidden."""
    mine = set(sorted(questions(game))[part::PARTS])
    met = set()
    for match in first_times(game, mine):
        compared(match, random.Random(0))
        tells_alike(match)
        met.add(waits_at(match))
    assert met == mine


# -- what happens behind a back ----------------------------------------------------------------------------------------
def told(match: Match, entry: Entry, seat: str) -> Any:
    """All that a seat gets of an entry: the line of the log with the view after it, the journal so far."""
    other = copy.copy(match)
    other.position = match.game.clone(match.position)
    for name in ("entries", "undone", "events"):
        setattr(other, name, list(getattr(match, name)))
    other.past = match.past.until(len(match.entries), other.entries)
    other.replay(entry)
    words, last = WORDS[match.game.name], len(other.entries)
    frames = words.frames(other, seat, last - 1, last)
    return msgspec.to_builtins(frames), words.journal(other, seat), msgspec.to_builtins(words.marks(other))


def ways(match: Match) -> list[Entry]:
    g, game = match.position, match.game
    if g.request is not None:
        return [Entry(CHANCE, game.chance_words(g.request.kind, value)) for value in g.request.values]
    return [Entry(CHOICE, game.option_words(option)) for option in g.options]


def tells_alike(match: Match) -> int:
    """Of what others alone will see each of the first few results is told in one way; how many seats were asked."""
    tells, asked = WORDS[match.game.name].of(match).narration, 0
    found = {entry: tuple(tells.keepers(match.position, entry)) for entry in ways(match)[:40]}
    for seat in (*match.game.seats_of(match.position), ""):
        secret = [entry for entry, keepers in found.items() if keepers and seat not in keepers]
        answers = [told(match, entry, seat) for entry in secret[:5]]
        who = f"{seat or 'a spectator'} at {waits_at(match)}"
        assert all(answer == answers[0] for answer in answers), f"{who} can tell"
        asked += len(answers) > 1
    return asked


@pytest.mark.parametrize(("game", "scenario", "options"), TABLES)
def test_what_only_others_see_is_told_alike_whatever_it_is(
    game: str, scenario: str, options: tuple[str, ...]
) -> None:  # fmt: skip
    """A draw into another's hand, cards that another foresees: each of the first few results, one line for all."""
    match, rng, asked = played(game, scenario, options), random.Random(1), 0
    for _ in range(160):
        if match.over or asked >= 6:
            break
        asked += tells_alike(match)
        step_on(match, rng, fond=1)
    assert asked or game == "navajo", "there was no secret"


@pytest.mark.parametrize(("game", "scenario", "options"), [TABLES[0], TABLES[-1]])
def test_a_journal_in_progress_shows_no_position_that_holds_secrets(
    game: str, scenario: str, options: tuple[str, ...]
) -> None:
    """A game that began from a position names the hands of everybody in it."""
    match = played(game, scenario, options)
    match.header.position = match.header.position or {"scenario": scenario, "hands": {"green": ["gall"]}}
    for seat in (*match.game.seats_of(match.position), ""):
        text = WORDS[game].journal(match, seat)
        assert "hands" not in text
        assert "seed" not in text
