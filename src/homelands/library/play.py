"""A game as an object to play with, for scripts, notebooks, bots and studies (docs/library.md).

What it shows is honest: views, words, odds and players know what the seat to move may know. The true position has a
name that says so (`truth`), and so has the whole record (`journal`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeAlias

from homelands.core.chance import Request
from homelands.core.decision import Decision, Refusal
from homelands.core.decision import Option as Raw
from homelands.core.events import Event
from homelands.core.game import SetupError
from homelands.core.journal import CHANCE, CHOICE
from homelands.core.match import Match
from homelands.core.registry import title
from homelands.library.player import Player
from homelands.library.sight import Sight
from homelands.library.speech import Odds, Option, Speaker

HUMAN = "human"
TOLD = "told"
Chooser: TypeAlias = "Callable[[Play], str]"
"""A bot of one's own: it gets a game that its seat cannot tell from the real one, and gives one of its options."""
Seated: TypeAlias = "str | Player | Chooser"
Luck: TypeAlias = "str | Iterable[str] | Callable[[Play], str] | None"


class Refused(ValueError):
    """What is not possible, in words; with the rule that forbids it."""

    def __init__(self, words: str, reason: str, rule: str) -> None:
        super().__init__(words)
        self.reason, self.rule = reason, rule


class Play:
    """A game being played.

    Dice and cards come from the seed, and the seats of programs play by themselves: whenever one looks, one's own seat
    is to decide, or the game is over (or, with `chance="told"`, dice are to be told).
    """

    def __init__(
        self, match: Match, seats: Mapping[str, Seated] | None = None, chance: Luck = None, language: str = "en",
        settle: bool = True,
    ) -> None:  # fmt: skip
        self.match = match  # of the engine; the true position is in it
        self.language = language
        self._title = title(match.game.name)
        self._speaker = Speaker(match.game, language, getattr(match.position, "t", None))
        self._own: list[Player] = []
        self._programs = self._taken(seats or {})
        self._luck: str | list[str] | Callable[[Play], str] | None
        self._luck = chance if isinstance(chance, str) or not isinstance(chance, Iterable) else list(chance)
        if isinstance(chance, str) and chance != TOLD:
            raise ValueError(f"chance is {chance!r}; expected {TOLD!r}, a list of results, a function or None")
        self._marks = True  # the journal gets a checksum at every turn
        self._recorded = True  # from the beginning
        self._copies = 0
        self._since = len(match.entries)
        self._options: tuple[int, list[Option]] = (-1, [])
        if settle:
            self._settle()

    # -- what is asked -----------------------------------------------------------------------------------------------
    @property
    def game(self) -> str:
        return self.match.game.name

    @property
    def scenario(self) -> str:
        return self.match.header.scenario

    @property
    def seats(self) -> tuple[str, ...]:
        return self.match.game.seats_of(self.truth)

    @property
    def seat(self) -> str:
        """Whose decision it is; nobody's if dice are to be told, or the game is over."""
        waits = self.match.pending
        return waits.seat if isinstance(waits, Decision) else ""

    @property
    def prompt(self) -> str:
        """The question; how the game ended if it is over."""
        return self._speaker.prompt(self.match, self._seen())

    @property
    def rule(self) -> str:
        """The rule that asks."""
        stack = self.truth.stack
        return self.match.game.book.steps[stack[-1].step].rule if stack else ""

    @property
    def options(self) -> list[Option]:
        """All that is legal: texts that can be typed, each with its sentence (`.words`)."""
        ply, found = self._options
        if ply != len(self.match.entries):
            seen = self._seen()
            found = [self.option(raw, seen) for raw in self.truth.options]
            self._options = len(self.match.entries), found
        return list(found)

    @property
    def request(self) -> dict[str, Fraction]:
        """What chance may answer, with its probabilities, where dice are told (`chance="told"`); else empty."""
        request: Request | None = self.truth.request
        if request is None:
            return {}
        game = self.match.game
        return {game.chance_words(request.kind, value): p for value, p in request.odds() if p}

    @property
    def turn(self) -> int:
        """How many cards or discs have been turned up."""
        start = f"{self._title.turn} "
        return sum(e.mark == CHANCE and e.text.startswith(start) for e in self.match.entries)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def outcome(self) -> str:
        """Empty while the game goes on."""
        return self.match.game.outcome(self.truth)

    @property
    def payoffs(self) -> dict[str, float]:
        """What the end is worth to each seat, 1 for a win; empty while the game goes on."""
        return {seat: self.match.game.payoff(self.truth, seat) for seat in self.seats} if self.over else {}

    # -- acting ------------------------------------------------------------------------------------------------------
    def play(self, choice: str | int) -> None:
        """Take an option: one of `options`, its text, or its index. What is not possible is refused, with the rule."""
        self.asked()
        before = self.ply
        self._take(self.options[choice] if isinstance(choice, int) else choice)
        self._since = before
        self._settle()

    def chance(self, result: str | None = None) -> None:
        """Tell what the die or draw was (`die 3`, `card 32`); without a result the seed answers."""
        before = self.ply
        self._resolve(result)
        self._since = before
        self._settle()

    def undo(self) -> None:
        """Take back one's last choice. What came to light since then (a die, another's choice) is never undone."""
        last = next((i for i in reversed(range(self.ply)) if self.match.entries[i].mark == CHOICE), None)
        try:
            if last is not None and self.match.game.seat(self.match.before(last)) in self._programs:
                raise Refusal("new-information", "undo", entry=self.match.entries[last].text)
            self.match.undo()
        except Refusal as refusal:
            raise self._refused("undo", refusal) from None
        self._options = (-1, [])

    def finish(self, player: str | Player | Chooser = "random") -> Play:
        """Let a program play all that is left of one's own seats, to the end."""
        chooser = Player(player, f"{self.match.header.seed}/finish") if isinstance(player, str) else player
        while not self.over:
            self.play(self._chosen(chooser))
        if isinstance(player, str) and isinstance(chooser, Player):
            chooser.close()
        return self

    def close(self) -> None:
        """Stop the programs (`cmd:`) that were started for seats of this game. The end of the game does it too."""
        for who in self._own:
            who.close()

    # -- copies ------------------------------------------------------------------------------------------------------
    @property
    def ply(self) -> int:
        """How many entries the journal has."""
        return len(self.match.entries)

    def clone(self, seed: int | str | None = None) -> Play:
        """A copy to try things in. Its dice are its own, so it does not tell what the real ones will be.

        Two copies with the same `seed` have the same luck. All seats are one's own there.
        """
        return self._copied(self.match.fork(seed=self._luck_of(seed, "clone")), TOLD if self._luck == TOLD else None)

    def moment(self, ply: int) -> Play:
        """A copy as the game was before an entry of the journal. If dice were to come, `chance()` rolls them."""
        return self._copied(self.match.fork(ply, self._luck_of(None, f"moment {ply}")), settle=False)

    def guess(self, seed: int | str = 0, seat: str | None = None) -> Play:
        """A copy that the seat (the one to move) cannot tell from the real game: hidden cards are dealt anew."""
        eyes = self.eyes if seat is None else seat
        position = self.match.game.resample(self.truth, eyes, random.Random(f"{seed}/guess"))
        found = self._copied(self.match.fork(seed=f"{seed}/dice", position=position))
        found._recorded = False
        return found

    def _copied(self, match: Match, luck: str | None = None, settle: bool = True) -> Play:
        other = Play.__new__(Play)
        other.__dict__.update(self.__dict__)
        other.match, other._programs, other._own, other._luck = match, {}, [], luck
        other._marks, other._copies, other._since, other._options = False, 0, len(match.entries), (-1, [])
        if settle:
            other._settle()
        return other

    def _luck_of(self, seed: int | str | None, kind: str) -> str:
        self._copies += 1
        return str(seed) if seed is not None else f"{self.match.header.seed}/{kind} {self._copies}"

    # -- asking ------------------------------------------------------------------------------------------------------
    def odds(self, option: str | int) -> Odds:
        """The exact chances of an option, as the seat to move can know them."""
        self.asked()
        return self._speaker.odds(self._sample(), self._raw(option))

    def why(self, text: str = "") -> str:
        """Why something is not possible; without a text, the place in the rules and the figures behind the question."""
        if not text:
            return self._speaker.place(self.match, self._seen())
        try:
            option = self.option(self.match.game.parse(self.truth, text), self._seen())
        except Refusal as refusal:
            return str(self._refused(text, refusal))
        return self._speaker.possible(option)

    # -- looking -----------------------------------------------------------------------------------------------------
    @property
    def eyes(self) -> str:
        """The seat that looks if none is named: one's own if there is one only, else the seat to move."""
        own = [seat for seat in self.seats if seat not in self._programs]
        return own[0] if len(own) == 1 else self.seat

    def view(self, seat: str | None = None) -> Mapping[str, Any]:
        """What a seat may know, as plain data: the seat to move unless another is named; "" is a spectator."""
        return self.match.game.view(self.truth, self._looker(seat))

    def look(self, seat: str | None = None) -> Sight:
        """The table as a seat sees it: a drawing and tables, for notebooks and files."""
        eyes = self._looker(seat)
        view = self.view(eyes)
        sheet = self._speaker.beside(self._seen(eyes), view)
        return Sight(self.game, repr(self.truth)[1:-1], view, sheet, self._speaker.words, self._tables())

    @property
    def position(self) -> Sight:
        """The table as the seat to move sees it."""
        return self.look()

    @property
    def truth(self) -> Any:
        """The true position, with all that is hidden."""
        return self.match.position

    @property
    def events(self) -> list[Event]:
        """What has happened, with rules and values, as far as one may know it."""
        told = (line for ply in range(self.ply) for line in self._speaker.lines(self.match, ply, self._hides))
        return [line.event for line in told if line.event is not None and not line.hidden]

    @property
    def log(self) -> list[str]:
        """What has happened, as sentences, as far as one may know it."""
        return self._sentences(0)

    @property
    def told(self) -> list[str]:
        """What has happened since one's last choice began, as sentences."""
        return self._sentences(self._since)

    @property
    def journal(self) -> str:
        """The whole record, with every die and draw: `load` plays it again. A guess has none."""
        if not self._recorded:
            raise ValueError("a guess has no journal: it did not begin at the beginning")
        return self.match.text()

    def save(self, path: str | Path) -> None:
        """Write the journal to a file."""
        Path(path).write_text(self.journal, encoding="utf-8")

    def __repr__(self) -> str:
        waits = "over" if self.over else f"{self.seat}, {len(self.truth.options)} options" if self.seat else "dice"
        return f"<{self.game} {self.scenario}, turn {self.turn}, entry {self.ply}: {waits}: {self.prompt}>"

    def __str__(self) -> str:
        """The question with its options, each with its index."""
        head = f"{self._title.title}, {self.scenario}, turn {self.turn}"
        who = f"{self._speaker.words.name('seat', self.seat)}: " if self.seat and len(self.seats) > 1 else ""
        rule = f" [{self.rule}]" if self.rule else ""
        found = self.options
        wide = max((len(option) for option in found), default=0)
        lines = [f"{i:>4}  {option:<{wide}}  {option.words}".rstrip() for i, option in enumerate(found)]
        return "\n".join([head, f"{who}{self.prompt}{rule}", *lines])

    def _repr_html_(self) -> str:
        return self.look().page(f"{self._title.title}: {self.prompt}", [(str(o), o.words) for o in self.options])

    def _repr_svg_(self) -> str | None:
        return self.look()._repr_svg_()

    # -- within ------------------------------------------------------------------------------------------------------
    def _taken(self, seats: Mapping[str, Seated]) -> dict[str, Player | Chooser]:
        """The seats that programs play. Those that are named are made here, and ours to stop."""
        found: dict[str, Player | Chooser] = {}
        for seat, who in seats.items():
            if seat not in self.seats:
                raise SetupError("seat", seat, self.seats)
            if who == HUMAN:
                continue
            name = who if isinstance(who, str) else who.name if isinstance(who, Player) else "program"
            if isinstance(who, str):
                who = Player(who, f"{self.match.header.seed}/{seat}")
                self._own.append(who)
            found[seat] = who
            self.match.header.seats[seat] = name
        return found

    def _settle(self) -> None:
        """Let chance and programs go on until one's own decision."""
        while not self.over:
            if self.truth.request is not None:
                if self._luck == TOLD:
                    return
                self._resolve(self._scripted())
            elif (who := self._programs.get(self.seat)) is not None:
                self._take(self._chosen(who))
            else:
                return
        self.close()

    def _take(self, choice: str) -> None:
        try:
            self.match.choose(choice.raw if isinstance(choice, Option) else choice)
        except Refusal as refusal:
            raise self._refused(str(choice), refusal) from None

    def _scripted(self) -> str | None:
        """The next result of a script, if there is one."""
        if callable(self._luck):
            return self._luck(self)
        return self._luck.pop(0) if isinstance(self._luck, list) and self._luck else None

    def _resolve(self, result: str | None) -> None:
        request: Request | None = self.truth.request
        try:
            self.match.chance(result)
        except Refusal as refusal:
            raise self._refused(result or "", refusal) from None
        if self._marks and request is not None and request.kind == self._title.turn:
            self.match.mark()

    def _chosen(self, who: Player | Chooser) -> str:
        if isinstance(who, Player):
            return who.choose(self)
        return who(self.guess(f"{self.match.header.seed}/{self.ply}", self.seat))

    def asked(self) -> Decision:
        """The pending decision, as the engine knows it."""
        waits = self.match.pending
        if not isinstance(waits, Decision):
            raise self._refused("", Refusal("no-decision", "-"))
        return waits

    def _raw(self, option: str | int) -> Raw:
        if isinstance(option, int):
            option = self.options[option]
        try:
            return option.raw if isinstance(option, Option) else self.match.game.parse(self.truth, option)
        except Refusal as refusal:
            raise self._refused(str(option), refusal) from None

    def option(self, raw: Raw, seen: Any = None) -> Option:
        """An option of the engine as one of `options`."""
        return Option(self.match.game.option_words(raw), raw, self._speaker, self._seen() if seen is None else seen)

    def _refused(self, text: str, refusal: Refusal) -> Refused:
        return Refused(self._speaker.refusal(self._seen(), text, refusal), refusal.reason, refusal.rule)

    def _looker(self, seat: str | None) -> str:
        if seat and seat not in self.seats:
            raise SetupError("seat", seat, self.seats)
        return self.eyes if seat is None else seat

    def _seen(self, seat: str | None = None) -> Any:
        """The position for words and pictures, as a seat sees it."""
        return self._speaker.seen(self.truth, self.eyes if seat is None else seat)

    def _sample(self) -> Any:
        """The position for counting: one that the seat cannot tell from the real one."""
        return self.match.game.resample(self.truth, self.eyes, random.Random(0))

    def _hides(self, keepers: Sequence[str]) -> bool:
        return bool(keepers) and not self.over and self.eyes not in keepers

    def _sentences(self, start: int) -> list[str]:
        plies = range(start, self.ply)
        return [text for ply in plies for text in self._speaker.sentences(self.match, ply, self._hides)]

    def _tables(self) -> Any:
        return self._title.tables([Path(pack) for pack in self.match.header.packs])
