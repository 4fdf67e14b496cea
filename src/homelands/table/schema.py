"""What goes over the wire, both ways. The OpenAPI document and the client's TypeScript types come from these structs.

`ply` is the number of entries written for a match so far, those of undo and redo included: it only grows, so a click
that answers an older ply is always recognised. A frame's `ply` is the number that its entry brought the match to.
Times are seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from homelands.table.schema_lobby import (
    BotEntry,
    Catalogue,
    GameEntry,
    Id,
    Import,
    Kind,
    LessonEntry,
    MineEntry,
    Name,
    NewMatch,
    OptionEntry,
    PackEntry,
    ReadingEntry,
    Rule,
    RulingEntry,
    ScenarioEntry,
    Started,
    Thing,
)

__all__ = [
    "BotEntry",
    "Catalogue",
    "GameEntry",
    "Id",
    "Import",
    "Kind",
    "LessonEntry",
    "MineEntry",
    "Name",
    "NewMatch",
    "OptionEntry",
    "PackEntry",
    "ReadingEntry",
    "Rule",
    "RulingEntry",
    "ScenarioEntry",
    "Started",
    "Thing",
]  # what comes from there, beside all that stands here

Typed = Annotated[str, Meta(max_length=200)]
View = Annotated[
    Mapping[str, Any], Meta(description="Differs by game: `homelands data GAME schema view` prints the JSON Schema.")
]
Ply = Annotated[int, Meta(ge=-9 * 10**18, le=9 * 10**18)]  # what a client says; bounds that JSON can write exactly


class Problem(Struct):
    """Every answer that is not a success."""

    error: str  # a code: stale, refused, not-yours, unknown-match ...
    message: str
    rule: str | None = None
    expected: list[str] = field(default_factory=list)
    ply: int | None = None  # where the match stands, when the client is behind


# -- a match -----------------------------------------------------------------------------------------------------------
class Option(Struct):
    text: str  # the typed form
    label: str
    verb: str
    things: list[str] = field(default_factory=list)
    odds: bool = False  # left to chance: there are odds to be seen
    group: str | None = None
    notes: list[str] = field(default_factory=list)  # more about it, e.g. what a development does
    right: bool = False  # may be done at any time
    begins: str | None = None  # the place where a fight begins at once: worth a second look
    closes: bool = False  # only says no more
    counts: bool = False  # its number says how many go


class Chance(Struct):
    """A die or a draw that a person at a real table has to tell."""

    kind: str
    text: str
    values: list[Option]


class Outcome(Struct):
    result: str
    text: str
    why: str


class Pending(Struct):
    """What the match waits for. `options` are filled for the seat that decides, and for no other."""

    kind: Literal["decision", "chance", "waiting", "over"]
    seat: str | None = None
    yours: bool = False
    since: float = 0.0
    prompt: str = ""
    rule: str | None = None
    where: list[str] = field(default_factory=list)
    options: list[Option] = field(default_factory=list)
    chance: Chance | None = None
    outcome: Outcome | None = None
    facts: list[str] = field(default_factory=list)  # the values that matter for the decision


class Note(Struct):
    """A sentence with the rule it comes from."""

    text: str
    rule: str | None = None


class Force(Struct):
    """Some who fight together: how many are left of how many, and what they have rolled."""

    thing: str
    name: str
    n: int
    began: int
    kind: str  # of their dice, as chance results name it
    dice: list[str] = field(default_factory=list)  # faces of the roll that counts now
    faces: dict[str, int] = field(default_factory=dict)  # so many sides of a die show each face
    bonus: int | None = None  # added to the die


class Camp(Struct):
    """One side of a fight, the attacker's first."""

    name: str
    forces: list[Force]


class Fight(Struct):
    """A battle that goes on, or that has ended with the entry it is told with."""

    title: str
    at: str  # the place it is about
    round: int
    camps: list[Camp]
    legend: dict[str, str] = field(default_factory=dict)  # what each face does
    notes: list[Note] = field(default_factory=list)  # what changes this fight, with the rules
    result: str = ""
    stand: str | None = None  # the typed form of the answer that only fights on


class Line(Struct):
    text: str
    rule: str | None = None
    things: list[str] = field(default_factory=list)


class Phase(Struct):
    """A part of the turn, for the ribbon above the board; `why` says why it was left out."""

    id: str
    text: str
    state: Literal["done", "now", "next", "skipped"]
    why: str = ""


class Frame(Struct):
    """One entry of the journal with what it led to, for one seat."""

    ply: int
    mark: Literal[">", "!", "#"]
    text: str  # the typed form, or words in its place where this seat may not know
    seat: str | None
    lines: list[Line]
    veiled: bool = False
    view: View | None = None  # after the entry
    ribbon: list[Phase] = field(default_factory=list)  # likewise, where there is a view
    things: list[str] = field(default_factory=list)  # what the entry itself is about
    said: str = ""  # a choice in words, where no line tells of it
    fight: Fight | None = None  # after the entry, where there is one


class Mark(Struct):
    """A place worth finding again on the slider: a card, a disc."""

    ply: int
    text: str


class Lesson(Struct):
    """Where a guided game stands. `wait`: the next die or draw comes when the learner says so."""

    id: str
    beat: str
    number: int
    of: int
    title: str
    text: str
    pages: list[str] = field(default_factory=list)  # before the first step, or after the last
    hint: str = ""  # the typed form of what the lesson waits for
    over: bool = False
    wait: bool = False
    changed: list[str] = field(default_factory=list)  # what the step before has changed
    next: str = ""  # the lesson after this one
    lit: list[str] = field(default_factory=list)  # things that the text speaks of
    pages_lit: list[list[str]] = field(default_factory=list)  # things that each page before the first step speaks of
    answer: str = ""  # to a move that is allowed but not the lesson's: nothing has changed


class Row(Struct):
    name: str
    value: str


class Part(Struct):
    """One part of the real table: what lies in each of its boxes."""

    id: str
    name: str
    rows: list[Row]


class Entered(Struct):
    """Something that a person told, by its number; it can be corrected."""

    number: int
    mark: Literal[">", "!"]
    text: str
    seat: str | None = None


class Figure(Struct):
    """A printed figure that we have only reconstructed; the owner of the box can tell it."""

    id: str  # operations/card.24/preempt
    question: str
    ours: str


class Companion(Struct):
    """Beside a real table: what should lie there, what was entered, and figures to be read off the card at hand."""

    table: list[Part]
    entries: list[Entered]
    figures: list[Figure] = field(default_factory=list)
    now: list[Row] = field(default_factory=list)  # boxes that the last entry has changed
    ready: list[str] = field(default_factory=list)  # how to set up, before the first entry


class Seat(Struct):
    seat: str
    label: str
    kind: Literal["person", "bot"]
    level: str = ""
    name: str = ""
    online: bool = False
    last_seen: float | None = None
    thinking: float | None = None  # since when a bot thinks
    replaced: str = ""  # the level it was started with, where that is no longer allowed: `level` plays on


class Can(Struct):
    undo: bool = False
    redo: bool = False
    branch: bool = False
    hint: bool = False
    review: bool = False
    skip: bool = False
    correct: bool = False


class State(Struct):
    """A match at one moment, as one seat may see it. `at` is that moment, `ply` where the match stands."""

    match: str
    game: str
    scenario: str
    kind: Kind
    options: list[str]
    rulings: dict[str, str]
    packs: list[str]
    branch: str
    you: str
    lang: str
    seats: list[Seat]
    ply: int
    at: int
    last: int  # ply of the last frame that stands
    commitment: str
    seed: str | None
    salt: str | None
    secrets: bool  # somebody at the table must not know something
    view: View
    pending: Pending
    can: Can
    marks: list[Mark]
    ribbon: list[Phase] = field(default_factory=list)  # where in the turn the match is
    lesson: Lesson | None = None
    companion: Companion | None = None
    fight: Fight | None = None
    tables: str = ""  # names the tables that packs and printed figures make; nothing when they are our own


class Update(Struct):
    """What has happened: forget the frames above `since`, then put these behind the others.

    `anew`: more has happened than is told again. Begin from the state; `/log` has what came before.
    """

    ply: int
    since: int
    frames: list[Frame]
    state: State
    anew: bool = False


class Act(Struct, forbid_unknown_fields=True):
    ply: Ply
    text: Typed = ""


class At(Struct, forbid_unknown_fields=True):
    ply: int


class Correct(Struct, forbid_unknown_fields=True):
    ply: Ply
    number: Ply
    text: Typed


class Printed(Struct, forbid_unknown_fields=True):
    """Printed figures of a card, by their ids; an empty value keeps ours."""

    ply: Ply
    values: Annotated[dict[Id, Typed], Meta(max_length=20)]


class Branch(Struct, forbid_unknown_fields=True):
    """Practice from a moment on. Without seats it is one table: whoever has it plays all of them."""

    at: Ply
    name: Name = ""
    seats: Annotated[dict[Id, Id], Meta(max_length=8)] = field(default_factory=dict)


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class Links(Struct):
    """Tokens to be handed on: of the seats that a friend takes, for whoever started the match; and to look on."""

    tokens: dict[str, str]
    spectate: str


class Renew(Struct, forbid_unknown_fields=True):
    """Whose links are no longer to be good: one's own, or of a seat (or of spectators: "") that one may hand on."""

    seat: Id | None = None


class Renewed(Struct):
    """The only token that opens the seat from now on."""

    seat: str
    token: str


class Log(Struct):
    frames: list[Frame]


class OddsRow(Struct):
    chance: str  # 1/6; nothing where the fraction cannot be read
    percent: float
    text: str
    by: str = ""  # die 1, 2, 3
    then: list[str] = field(default_factory=list)


class Odds(Struct):
    rows: list[OddsRow]
    whole: bool
    short: list[OddsRow] = field(default_factory=list)  # what many rows come to, where there are many
    text: str = ""  # how far was counted


class Why(Struct):
    """Why something is possible or not; without a text, why this is asked at all."""

    message: str
    rule: str | None = None
    where: list[str] = field(default_factory=list)
    facts: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)


class JobStarted(Struct):
    job: str


class HintOption(Struct):
    option: str  # the typed form
    text: str  # its figures and reasons, in words
    mean: float  # chance to win
    low: float
    high: float
    certain: bool  # better than the next one beyond the noise


class Hint(Struct, tag_field="kind", tag="hint"):
    """The best option and why; all that were told, the best first."""

    option: str
    message: str
    why: list[str]
    options: list[HintOption]


class Remark(Struct):
    """Something about one entry, or about the game as a whole."""

    text: str
    ply: int | None = None
    swing: float | None = None  # what luck gave or took, or what a decision cost, in chances to win
    played: str = ""
    better: str = ""


class ReviewPart(Struct):
    id: str  # title, luck, moments, slips, how
    heading: str
    remarks: list[Remark]


class Review(Struct, tag_field="kind", tag="review"):
    """A look back; `moves` are the decisions that cost most."""

    title: str
    moves: list[Remark]
    parts: list[ReviewPart]


class Job(Struct):
    state: Literal["running", "done", "failed", "stopped"]
    progress: float = 0.0
    result: Hint | Review | None = None
    message: str = ""


# -- events ------------------------------------------------------------------------------------------------------------
class Presence(Struct):
    seats: list[Seat]


class Thinking(Struct):
    """A bot thinks; `since` is null when it is done or was stopped."""

    seat: str
    since: float | None
