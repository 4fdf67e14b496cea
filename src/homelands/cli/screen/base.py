"""What the terminal asks of a game that it shows: pictures and words of a position. Each game has its own board."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from homelands.cli.screen.console import Screen
from homelands.cli.words import Words
from homelands.core import odds
from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.core.game import Game
from homelands.core.journal import Entry


class Board:
    """A game without pictures of its own: its view as plain data. Games override what they can show better."""

    shows: tuple[str, ...] = ("position",)  # what `show` knows
    which: str = "card-which"  # what is said when no card is named
    counted: str = "odds-whole"  # what is said about odds that are counted whole
    quiet: tuple[str, ...] = odds.ANSWERS  # answers to questions about dice and draws that spend nothing

    def __init__(self, game: Game[Any], words: Words) -> None:
        self.game = game
        self.words = words
        self.seat = ""  # whose view was last asked for

    def status(self, g: Any) -> str:
        """The figures of the tracks in one line, told whenever they have changed."""
        return ""

    def place(self, g: Any) -> str:
        """Where the game stands: the card or turn at hand."""
        return str(g.stack[-1].step) if g.stack else ""

    def map(self, g: Any, screen: Screen) -> None:
        """The whole board."""
        self.show(g, "position", screen)

    def show(self, g: Any, what: str, screen: Screen) -> None:
        """One part of the board, named in `shows`; only what the player to move may know."""
        screen.say(json.dumps(self.game.view(g, self.game.seat(g)), ensure_ascii=False, indent=1))

    def seen(self, g: Any, seat: str) -> Any:
        """The position for pictures and words, as a seat sees it. What it cannot know is made up, and never shown."""
        self.seat = seat
        return self.game.resample(g, seat, random.Random(0))

    def keepers(self, g: Any, what: Entry | Event) -> Sequence[str]:
        """The seats that alone may know what an entry or event says; none: everybody. `g` is the position before."""
        return ()

    def veiled(self, g: Any, what: Entry | Event) -> str:
        """In place of what only its keepers may know."""
        who = [self.words.name("seat", seat) for seat in self.keepers(g, what)]
        return self.words("secret", who=", ".join(who))

    def untold(self, g: Any, entry: Entry, told: Sequence[Event]) -> bool:
        """No event tells of a chance result."""
        return not told

    def silent(self, g: Any, text: str) -> str:
        """A chance result that no event tells of; `g` is the position before it."""
        kind, _, what = text.partition(" ")
        key = f"chance-{kind}"
        return self.words(key, what=what) if self.words.has(key) else text

    def card(self, g: Any) -> int:
        """The card at hand, 0 for none."""
        return 0

    def named(self, text: str) -> int | None:
        """The card that something typed means."""
        return int(text) if text.isdigit() else None

    def card_words(self, g: Any, number: int) -> str:
        """A card in words. Raises LookupError for a number that is none."""
        return self.words.card(g, number)

    def new_turn(self, told: Sequence[Event]) -> bool:
        """Has something happened after which a player wants to see the board?"""
        return False

    def facts(self, g: Any) -> list[str]:
        """The values that matter for the pending decision."""
        return []

    def notes(self, g: Any, option: Option, whole: bool) -> list[str]:
        """More about an option; `whole`: the player asked to be told all."""
        return []

    def why_not(self, g: Any, text: str) -> Refusal | None:
        """Why something typed is not possible, where the rules can tell."""
        return None

    def tracks(self, g: Any) -> dict[str, int]:
        """The figures whose course the last page shows, by their names."""
        return {}

    def turn(self, g: Any) -> int:
        """A number that changes from turn to turn: one figure a turn is kept for the course of the tracks."""
        return 0

    def result(self, event: Event) -> str:
        """A decisive event in a few words, where its own line in the log is too long for a table of odds."""
        return ""

    def odds(self, g: Any, option: Option, limit: int = odds.WAYS) -> odds.Odds:
        """The exact chances of an option."""
        return odds.odds(self.game, g, option, pick=self.decisive, answers=self.quiet, limit=limit)

    def decisive(self, told: Sequence[Event]) -> Sequence[tuple[Event, Any]]:
        """The events that odds are grouped by, with the values that matter of each."""
        return odds.last_decisive(told)


def board(game: Game[Any], words: Words) -> Board:
    """The board of a game."""
    try:
        module = import_module(f"homelands.cli.screen.{game.name}")
    except ModuleNotFoundError:
        return Board(game, words)
    made: Board = module.board(game, words)
    return made
