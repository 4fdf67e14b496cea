"""What a player can type at every prompt beside the options of the decision."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from homelands.cli import chances
from homelands.cli.reader import unbroken
from homelands.cli.rules import Found, show_contents, show_rule
from homelands.cli.waiting import waiting
from homelands.core.decision import Refusal
from homelands.core.journal import CHANCE, CHOICE
from homelands.players import advice, wording
from homelands.words.numbers import number

if TYPE_CHECKING:
    from homelands.cli.session import Session

Command = Callable[["Session", str], None]
COMMANDS: dict[str, Command] = {}
DEFAULT_LOG = 10
AFTER_THE_END = ("branch", "card", "help", "log", "map", "save", "show")


def command(name: str) -> Callable[[Command], Command]:
    def keep(fn: Command) -> Command:
        COMMANDS[name] = fn
        return fn

    return keep


# -- asking about the question -----------------------------------------------------------------------------------------
@command("why")
def why(s: Session, rest: str) -> None:
    """The stack that led here, the rule, the values that matter. `why plant`: why that is not possible."""
    if rest:
        _why_not(s, rest)
        return
    found, book = Found(s.game, s.words.language, getattr(s.g, "t", None)), s.game.book
    s.screen.say(s.words("why-stack"), "bold")
    rule = book.steps[s.g.stack[-1].step].rule
    names = s.words.procedures(book.where(s.g))
    for depth, name in enumerate(names, 1):
        s.screen.say(f"{'  ' * depth}{name}" + (f" [{rule}]" if depth == len(names) else ""))
    if rule in found.read.rules and found.read.rules[rule].title:
        s.screen.say(s.words("why-rule", id=rule, title=found.read.rules[rule].title))
    for line in s.board.facts(s.seen):
        s.screen.say(f"  {line}")


def _why_not(s: Session, text: str) -> None:
    try:
        option = s.understood(text)
        s.screen.say(s.words("why-possible", text=s.typed(option), said=s.words.option(s.seen, option)))
    except Refusal as refusal:
        s.refuse(text, refusal)


@command("odds")
def odds(s: Session, rest: str) -> None:
    """Exact chances of an option, or of all that are left to chance. Ctrl-C stops the counting, not the game."""
    try:
        _odds(s, rest)
    except KeyboardInterrupt:
        s.screen.blank()
        s.screen.say(s.words("odds-stopped"), "yellow")


def _odds(s: Session, rest: str) -> None:
    if not rest:
        chances.show_all(s)
        return
    try:
        chances.show(s, s.understood(rest))
    except Refusal as refusal:
        s.refuse(rest, refusal)


@command("hint")
def hint(s: Session, rest: str) -> None:
    """The best few options, tried in games that are played on. Ctrl-C stops the trying, not the game."""
    if len(s.g.options) == 1:
        s.screen.say(s.words("hint-only"))
        return
    try:
        with waiting(s.words, s.screen.linear) as progress:
            found = advice.hint(s.game, s.g, s.game.seat(s.g), progress=progress)
    except KeyboardInterrupt:
        s.screen.blank()
        s.screen.say(s.words("hint-stopped"), "yellow")
        return
    s.screen.say(wording.hint_title(s.words, s.game.name), "bold")
    numbered = s.numbered()
    for one in found:  # with the number that it has in the question: whoever types it gets what is advised
        s.screen.option(numbered.index(one.option) + 1, s.typed(one.option), s.words.option(s.seen, one.option))
        s.screen.say("     " + wording.hint(s.words, s.game.name, one, one is found[-1]), "dim")


@command("rules")
def rules(s: Session, rest: str) -> None:
    """A rule in words; without an id that of the question; `rules all` lists them."""
    found = Found(s.game, s.words.language, getattr(s.g, "t", None))
    if rest == "all":
        show_contents(s.screen, s.words, found)
        return
    wanted = rest or s.game.book.steps[s.g.stack[-1].step].rule
    try:
        show_rule(s.screen, s.words, found, found.rule(wanted), sources=False)
    except KeyError:
        s.screen.say(s.words("rules-unknown", id=wanted), "yellow")
        for id in found.near(wanted):
            s.screen.say(f"  {id:<16} {found.read.rules[id].title}")


@command("options")
def options(s: Session, rest: str) -> None:
    """Every option with its words; those of any time apart."""
    main = s.main_options()
    s.list_options(main, 1, whole=True)
    if rights := s.rights():
        s.screen.say(s.words("at-any-time", what=""), "bold")
        s.list_options(rights, len(main) + 1, whole=True)


# -- looking -----------------------------------------------------------------------------------------------------------
@command("map")
def show_map(s: Session, rest: str) -> None:
    s.board.map(s.seen, s.screen)


@command("show")
def show(s: Session, rest: str) -> None:
    if rest not in s.board.shows:
        s.screen.say(s.words("show-what", what=", ".join(s.board.shows)), "yellow")
        return
    s.board.show(s.seen, rest, s.screen)


@command("card")
def card(s: Session, rest: str) -> None:
    """The card at hand, or any by its number."""
    number = s.board.named(rest) if rest else s.board.card(s.seen) or None
    if number is None:
        s.screen.say(s.words(s.board.which), "yellow")
        return
    try:
        s.screen.say(s.board.card_words(s.seen, number))
    except LookupError:
        s.screen.say(s.words("card-unknown", n=number), "yellow")


@command("log")
def log(s: Session, rest: str) -> None:
    """The last entries, with what each of them led to."""
    match, count = s.match, number(rest) if rest else DEFAULT_LOG
    if count is None:
        s.screen.say(s.words("log-number", text=rest), "yellow")
        return
    taken = [i for i, entry in enumerate(match.entries) if entry.mark in (CHOICE, CHANCE)]
    if not taken:
        s.screen.say(s.words("log-empty"))
    for i in taken[max(0, len(taken) - count) :]:
        s.screen.say(f"{i + 1:>4} {s.entry(i)}", "bold")
        if match.events[i]:
            for line in s.lines(i):
                s.screen.say(f"       {line}")


# -- going back --------------------------------------------------------------------------------------------------------
@command("undo")
def undo(s: Session, rest: str) -> None:
    if not s.may_undo():
        s.screen.say(s.words("undo-other"), "yellow")
        return
    try:
        with unbroken():
            entry = s.match.undo()
    except Refusal as refusal:
        if refusal.reason == "new-information":  # which may be another seat's
            last = max(i for i, entry in enumerate(s.match.entries) if entry.mark == CHANCE)
            refusal.values["entry"] = s.entry(last).removeprefix(f"{CHANCE} ")
        s.screen.say(s.words.refusal(refusal), "yellow")
        if refusal.reason == "new-information":
            s.screen.say(s.words("undo-branch"))
        return
    s.screen.say(s.words("undone", text=entry.text))


@command("redo")
def redo(s: Session, rest: str) -> None:
    try:
        with unbroken():
            events = s.match.redo()
    except Refusal as refusal:
        s.screen.say(s.words.refusal(refusal), "yellow")
        return
    s.settle(events)


@command("branch")
def branch(s: Session, rest: str) -> None:
    """Practice: before the last choice, or before entry N; `branch end` goes back to the game."""
    if rest == "end":
        if s.practice is None:
            s.screen.say(s.words("no-practice"), "yellow")
        else:
            s.back()
        return
    if s.secrets:
        s.screen.say(s.words("branch-secrets"), "yellow")
        return
    first, _, name = rest.partition(" ")
    entry = number(first)
    ply = entry - 1 if entry is not None else s.last_choice()
    name = (name if entry is not None else rest).strip() or s.words("practice-name")
    if ply is None:
        s.screen.say(s.words("nothing-to-practise"), "yellow")
        return
    try:
        s.start_practice(ply, name)
    except Refusal as refusal:
        s.screen.say(s.words.refusal(refusal), "yellow")


# -- keeping -----------------------------------------------------------------------------------------------------------
@command("save")
def save(s: Session, rest: str) -> None:
    """A copy of the journal under a name of one's own. A file that is there is kept, unless told `save over FILE`."""
    if not rest:
        s.screen.say(s.words("kept-at", path=str(s.match.path)))
        return
    over = rest.startswith("over ")
    path = Path(rest.removeprefix("over ").strip())
    try:
        path = path.expanduser()
        if path.exists() and not over:
            s.screen.say(s.words("save-there", path=str(path)), "yellow")
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(s.match.text(), encoding="utf-8")
    except (OSError, ValueError, RuntimeError) as error:  # no such folder; no name of a file; no such user
        why = getattr(error, "strerror", None) or str(error)
        s.screen.say(s.words("save-failed", path=str(path), why=why), "red")
        return
    s.screen.say(s.words("saved", path=str(path), game=s.game.name))


@command("help")
def show_help(s: Session, rest: str) -> None:
    if rest and rest in COMMANDS:
        s.screen.say(s.words(f"help-{rest}"))
        return
    s.screen.say(s.words("help"))
    for name in COMMANDS:
        s.screen.say(f"  {s.words(f'help-{name}')}")


@command("quit")
def leave(s: Session, rest: str) -> None:
    from homelands.cli.session import Leave

    raise Leave
