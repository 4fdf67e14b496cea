"""What goes over the wire before a match: what there is to play, how to start, what things are."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Kind = Literal["game", "lesson", "companion"]
Name = Annotated[str, Meta(max_length=60)]
Id = Annotated[str, Meta(max_length=80)]


# -- the lobby ---------------------------------------------------------------------------------------------------------
class ScenarioEntry(Struct):
    id: str
    name: str
    about: str
    seats: list[str]
    seats_with: dict[str, list[str]] = field(default_factory=dict)  # option -> seats, where it changes them
    labels: dict[str, str] = field(default_factory=dict)  # what each of these seats is called
    difficulty: str = ""


class OptionEntry(Struct):
    id: str
    name: str
    about: str
    scenarios: list[str]  # where it can be chosen


class ReadingEntry(Struct):
    id: str
    text: str


class RulingEntry(Struct):
    id: str
    question: str
    readings: list[ReadingEntry]
    default: str


class LessonEntry(Struct):
    id: str
    name: str
    about: str = ""
    minutes: int = 0  # how long it takes


class GameEntry(Struct):
    id: str
    title: str
    scenarios: list[ScenarioEntry]
    options: list[OptionEntry]
    rulings: list[RulingEntry]
    lessons: list[LessonEntry]
    companion: bool
    about: str = ""


class BotEntry(Struct):
    id: str
    name: str
    about: str
    games: list[str] = field(default_factory=list)  # where it plays; none named: everywhere


class PackEntry(Struct):
    id: str
    name: str
    game: str = ""


class Catalogue(Struct):
    games: list[GameEntry]
    bots: list[BotEntry]
    packs: list[PackEntry]
    languages: list[str]
    version: str


class NewMatch(Struct, forbid_unknown_fields=True):
    """What to start. Seats that are not named are the starter's own."""

    game: Id
    scenario: Id = ""
    options: Annotated[list[Id], Meta(max_length=20)] = field(default_factory=list)
    rulings: Annotated[dict[Id, Id], Meta(max_length=100)] = field(default_factory=dict)
    packs: Annotated[list[Id], Meta(max_length=10)] = field(default_factory=list)
    seats: Annotated[dict[Id, Id], Meta(max_length=8)] = field(default_factory=dict)  # me, link or bot:LEVEL
    names: Annotated[dict[Id, Name], Meta(max_length=8)] = field(default_factory=dict)
    kind: Kind = "game"
    lesson: Id = ""
    position: dict[str, Any] | None = None


class Started(Struct):
    """A new match. Whoever has the token of a seat has the seat."""

    match: str
    tokens: dict[str, str]  # of every seat that a person takes
    spectate: str
    commitment: str
    mine: str = ""  # the token of the starter's (first) own seat


class Import(Struct, forbid_unknown_fields=True):
    journal: Annotated[str, Meta(max_length=1_000_000)]
    seats: Annotated[dict[Id, Id], Meta(max_length=8)] = field(default_factory=dict)


class MineEntry(Struct):
    match: str
    game: str
    scenario: str
    kind: Kind
    seats: dict[str, str]  # seat -> person or the bot's level
    updated: float
    token: str
    over: bool
    branch: str = ""


# -- words and components ----------------------------------------------------------------------------------------------
class Rule(Struct):
    id: str
    title: str
    text: str
    chapter: str


class Thing(Struct):
    """What a thing on the board is. `fields` holds its figures as they stand in the data."""

    name: str
    text: str = ""
    reconstructed: bool = False
    fields: dict[str, Any] = field(default_factory=dict)
