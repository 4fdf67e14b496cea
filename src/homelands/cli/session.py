"""A game at the terminal: questions, answers, and what happened in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from homelands.cli import commands, handover, saves, seats
from homelands.cli.ending import last_page
from homelands.cli.reader import Reader, unbroken
from homelands.cli.screen.base import board
from homelands.cli.screen.console import Screen
from homelands.core.chance import Seeded
from homelands.core.decision import Option, Refusal
from homelands.core.events import Event
from homelands.core.journal import CHOICE
from homelands.core.match import Match
from homelands.core.registry import title as title_of
from homelands.words import numbers
from homelands.words.presenter import Presenter
from homelands.words.secrecy import Viewer, eyes

FEW = 10  # options of one verb that are still listed one a line
INTERRUPTED = 130


class Leave(Exception):
    """The player leaves; the game is kept."""


class Session:
    def __init__(self, match: Match, words: Presenter, screen: Screen, reader: Reader) -> None:
        self.game = match.game
        self.title = title_of(match.game.name)
        self.words = words.at(match.position)
        self.screen = screen
        self.reader = reader
        self.board = board(match.game, self.words)
        self.main = match
        self.practice: Match | None = None
        self.figures = ""  # the tracks as they were last told
        self.bots = seats.bots(match)
        self.people = [seat for seat in self.seats if seat not in self.bots]
        self.viewer = self.people[0] if len(self.people) == 1 else ""  # whose eyes the screen is for; "": anybody's
        self.handed = len(match.entries)  # where the screen was last handed over
        self.due = False  # the board is to be shown before the next question
        self.asked: list[Option] | None = None  # the options that are on the screen
        self.reader.phrases = self.phrases

    @property
    def match(self) -> Match:
        """What is being played: the game, or a practice branch of it."""
        return self.practice or self.main

    @property
    def g(self) -> Any:
        return self.match.position

    @property
    def seats(self) -> tuple[str, ...]:
        return self.game.seats_of(self.main.position)

    # -- what may be seen ------------------------------------------------------------------------------------------
    @property
    def looks(self) -> Viewer:
        """Who looks at the screen. A game of bots alone hides nothing."""
        return Viewer(self.main, self.viewer, open=not self.people)

    @property
    def secrets(self) -> bool:
        """Somebody at the screen must not know something."""
        return self.looks.secrets

    @property
    def eyes(self) -> str:
        """The seat whose view is on the screen."""
        return eyes(self.game, self.g, self.viewer if self.secrets else "")

    @property
    def seen(self) -> Any:
        """The position for pictures and words: what the viewer may not know is not in it."""
        return self.board.pictured(self.g, self.eyes) if len(self.seats) > 1 else self.g

    @property
    def sample(self) -> Any:
        """The position for counting: one that the viewer cannot tell from the real one."""
        return self.looks.sample(self.g, self.eyes)

    def lines(self, ply: int) -> list[str]:
        """What an entry led to, for whoever looks at the screen."""
        found = self.board.lines(self.match, ply, self.looks.hides)
        return [f"{line.text} [{line.event.rule}]" if line.event and not line.hidden else line.text for line in found]

    def chosen(self, ply: int) -> str:
        """Who has chosen what, if what it led to does not tell."""
        said = self.board.chosen(self.match, ply, self.looks.hides)
        return f"{self.words.name('seat', self.game.seat(self.match.before(ply)))}: {said}" if said else ""

    def entry(self, ply: int) -> str:
        """A line of the journal, for whoever looks at the screen."""
        entry = self.match.entries[ply]
        if self.looks.hides(self.board.keepers(self.match.before(ply), entry)):
            return f"{entry.mark} {self.words('secretly')}"
        return str(entry)

    def may_undo(self) -> bool:
        """Nobody takes back what another seat has chosen."""
        last = self.last_choice()
        if last is None or not self.secrets:
            return True
        return self.game.seat(self.match.before(last)) == self.viewer

    # -- the loop --------------------------------------------------------------------------------------------------
    def run(self) -> int:
        """Play until the end or until the player leaves. Returns the exit code."""
        try:
            self.due = not self.match.over
            self.settle([])
            while True:
                if self.match.over:
                    if not self.over():
                        return 0
                elif self.moved_by_a_bot():
                    continue
                elif self.secrets and self.viewer != self.game.seat(self.g):
                    handover.hand_over(self)
                elif self.due:
                    self.due = False
                    self.turn()
                elif self.asked is not self.g.options:  # looking at something is no reason to ask again
                    self.ask()
                else:
                    self.hear(self.reader.read(self.prompt()))
        except Leave:
            self.how_to_go_on("goodbye")
        except EOFError:
            self.how_to_go_on("end-of-input")
        except KeyboardInterrupt:
            self.screen.blank()
            self.how_to_go_on("interrupted")
            return INTERRUPTED
        except OSError as error:
            path = str(error.filename or self.main.path)
            self.screen.say(self.words("save-failed", path=path, why=error.strerror or ""), "red")
            return 1
        return 0

    def over(self) -> bool:
        """The last page, and a look back. True if there is a game to go on with."""
        last_page(self.match, self.board, self.words, self.screen)
        if self.practice is not None:
            self.back()
            return True
        self.screen.say(self.words("after-the-end"))
        try:
            while self.practice is None:
                verb, _, rest = " ".join(self.reader.read(self.prompt()).split()).partition(" ")
                if verb.casefold() in ("", "quit"):
                    break
                if verb.casefold() in commands.AFTER_THE_END:
                    commands.COMMANDS[verb.casefold()](self, rest.strip())
                else:
                    self.screen.say(self.words("after-the-end"), "yellow")
            else:
                return True
        except (EOFError, KeyboardInterrupt):
            self.screen.blank()
        saves.finish(self.main)
        self.screen.say(self.words("kept-at", path=str(self.main.path)))
        self.screen.say(self.words("review-offer", path=str(self.main.path)))
        return False

    def how_to_go_on(self, key: str) -> None:
        self.screen.say(self.words(key))
        if self.main.path is not None:
            self.screen.say(self.words("kept-at", path=str(self.main.path)))
            self.screen.say(self.words("go-on", game=self.game.name))

    # -- acting ----------------------------------------------------------------------------------------------------
    def take(self, option: Option) -> None:
        """Carry out a choice, roll what has to be rolled, and tell it."""
        with unbroken():
            events = self.match.choose(option)
        self.settle(events)

    def moved_by_a_bot(self) -> bool:
        """A seat that is no person's has chosen. What it did is told; what it was asked is not."""
        bot = self.bots.get(self.game.seat(self.g))
        if bot is None or self.practice is not None:
            return False
        option = bot.choose(self.game, self.g, self.game.seat(self.g))
        for trouble in seats.troubles(bot, self.words):
            self.screen.say(f"  {trouble}", "yellow")
        with unbroken():
            events = self.match.choose(option)
        if said := self.chosen(len(self.match.entries) - 1):
            self.screen.say(f"  {said}", "dim")
        self.settle(events)
        return True

    def settle(self, events: list[Event]) -> None:
        """Tell what happened, and let chance answer until there is a decision."""
        if events:
            self.tell_entry(len(self.match.entries) - 1)
        seen = list(events)
        while (request := self.g.request) is not None:
            with unbroken():
                more = self.match.chance()
                ply = len(self.match.entries) - 1
                if request.kind == self.title.turn:  # the journal keeps a checksum of every turn
                    self.match.mark()
            self.tell_entry(ply)
            seen += more
        if self.board.new_turn(seen) and not self.match.over:
            self.due = True

    def tell_entry(self, ply: int) -> None:
        quiet = "" if self.match.events[ply] else "dim"
        for line in self.lines(ply):
            self.screen.say(f"  {line}", quiet)

    def tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self.screen.say(f"  {self.words.event(event)} [{event.rule}]")

    def turn(self) -> None:
        """A new card: the board, and the card in words."""
        g = self.seen
        self.screen.blank()
        self.screen.heading(self.board.place(g))
        self.asked, self.figures = None, ""
        self.board.map(g, self.screen)
        if number := self.board.card(g):
            self.screen.say(self.words.card(number), "italic")

    # -- asking ----------------------------------------------------------------------------------------------------
    def rights(self) -> list[Option]:
        """Options of the pending decision that may be taken at any time."""
        g = self.g
        step = self.game.book.steps[g.stack[-1].step]
        if not step.rights:
            return []
        found = self.game.book.rights(g, g.stack[-1])
        return [option for option in g.options if option in found]

    def main_options(self) -> list[Option]:
        """The options of the decision itself. Their numbers come first."""
        rights = self.rights()
        return [option for option in self.g.options if option not in rights]

    def numbered(self) -> list[Option]:
        return [*self.main_options(), *self.rights()]

    def prompt(self) -> str:
        return f"({self.match.header.branch}) > " if self.practice is not None else "> "

    def ask(self) -> None:
        """The question, the options, and what may be done at any time."""
        words, screen = self.words, self.screen
        self.asked = self.g.options
        g = self.seen
        step = self.game.book.steps[g.stack[-1].step]
        screen.blank()
        figures = self.board.status(g)
        if figures and figures != self.figures:
            screen.say(figures, "dim")
            self.figures = figures
        seat = self.game.seat(g)
        who = f"{words.name('seat', seat)}: " if len(self.game.seats_of(g)) > 1 else ""
        screen.say(f"{who}{words.prompt(g, step.name)} [{step.rule}]", "bold")
        self.list_options(self.main_options(), 1)
        if rights := self.rights():
            text = " · ".join(self.game.option_words(o) for o in rights)
            screen.say(words("at-any-time", what=text), "dim")

    def list_options(self, options: Sequence[Option], first: int, *, whole: bool = False) -> None:
        """One a line; many of one verb stand together, unless the player asked for the `whole` list."""
        g = self.seen
        numbered = list(enumerate(options, first))
        counts = Counter(option[0] for option in options)
        many = set() if whole or self.screen.linear else {verb for verb, n in counts.items() if n > FEW}
        for number, option in numbered:
            verb = option[0]
            if verb in many:
                many.remove(verb)
                cells = [f"{n} {self.typed(o).removeprefix(verb).strip()}" for n, o in numbered if o[0] == verb]
                self.screen.say(f"     {verb}  " + self.words("many", n=len(cells)))
                self.grid(cells)
            elif whole or self.screen.linear or counts[verb] <= FEW:
                self.screen.option(number, self.typed(option), self.words.option(g, option))
                for note in self.board.notes(g, option, whole):
                    self.screen.say(f"       {note}", "dim")

    def grid(self, cells: Sequence[str]) -> None:
        wide = max(len(c) for c in cells) + 2
        each = max(1, (self.screen.width - 6) // wide)
        for i in range(0, len(cells), each):
            self.screen.say("      " + "".join(c.ljust(wide) for c in cells[i : i + each]).rstrip())

    def typed(self, option: Option) -> str:
        return self.game.option_words(option)

    def phrases(self) -> list[str]:
        """All that can be typed now, for completion."""
        if self.match.over or self.g.request is not None:
            return list(commands.COMMANDS)
        typed = [self.typed(o) for o in self.g.options]
        shows = [f"show {what}" for what in self.board.shows]
        return [*typed, *(f"odds {t}" for t in typed), *shows, *commands.COMMANDS]

    # -- hearing ---------------------------------------------------------------------------------------------------
    def hear(self, line: str) -> None:
        """A number, a command, or the typed form of an option."""
        text = " ".join(line.split())
        if not text:
            self.asked, self.figures = None, ""
            return
        verb, _, rest = text.partition(" ")
        if verb.casefold() in commands.COMMANDS:
            commands.COMMANDS[verb.casefold()](self, rest.strip())
            return
        try:
            option = self.understood(text)
        except Refusal as refusal:
            self.refuse(text, refusal)
            return
        self.take(option)

    def understood(self, text: str) -> Option:
        """The option that a number, a typed form or the beginning of one means."""
        options = self.numbered()
        if text.isdigit():
            if 1 <= (n := numbers.number(text) or 0) <= len(options):
                return options[n - 1]
            raise Refusal("no-such-number", "-", n=len(options))
        try:
            return self.game.parse(self.g, text)
        except Refusal:
            near = [o for o in options if self.typed(o).casefold().startswith(text.casefold())]
            if len(near) == 1:
                return near[0]
            if near:
                raise Refusal("several", "-", expected=[self.typed(o) for o in near]) from None
            raise

    def refuse(self, text: str, refusal: Refusal) -> None:
        words, screen = self.words, self.screen
        if refusal.reason == "no-such-number":
            screen.say(words("no-such-number", n=refusal.values["n"]), "yellow")
        elif refusal.reason == "several":
            screen.say(words("several", what=", ".join(refusal.values["expected"])), "yellow")
        elif (why := self.board.why_not(self.seen, text)) is not None:
            screen.say(words("not-possible", text=text, why=words.refusal(why), rule=why.rule), "yellow")
        else:
            screen.say(words("not-understood", text=text, rule=refusal.rule), "yellow")

    # -- practice --------------------------------------------------------------------------------------------------
    def start_practice(self, ply: int, name: str) -> None:
        """A branch before an entry, with dice of its own, so that it tells nothing about the dice of the game."""
        now = self.match
        branch = now.branch(ply, name)
        branch.header.seed = f"{now.header.seed}/{name}/{ply}"
        branch.source = Seeded(branch.header.seed)
        if self.main.path is not None:
            branch.save(saves.practice_path(self.main.path))
        self.practice = branch
        self.screen.say(self.words("practice", name=name, entry=ply + 1))
        self.settle([])

    def back(self) -> None:
        self.practice, self.asked, self.figures = None, None, ""
        self.screen.say(self.words("practice-over"))

    def last_choice(self) -> int | None:
        """The entry of the last choice, which a practice branch can take again."""
        marks = [i for i, entry in enumerate(self.match.entries) if entry.mark == CHOICE]
        return marks[-1] if marks else None
