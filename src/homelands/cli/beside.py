"""What a player at a real table can ask for: the whole table, what was entered, and a correction of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from homelands.cli import commands
from homelands.cli.reader import unbroken
from homelands.companion import umpire
from homelands.companion.box import figures
from homelands.companion.wording import imperative
from homelands.core.decision import Refusal
from homelands.core.journal import CHANCE, Entry
from homelands.words.numbers import number
from homelands.words.sheet import NOTHING, changes

if TYPE_CHECKING:
    from homelands.cli.companion import Companion

LAST = 20  # entries that are listed unless more are asked for
FEW = 12  # options that are named when another was typed
MOST = 4  # events on either side of a difference that are told
BEFORE = ".before"  # the game as it was before a correction that lost entries


# -- the table ---------------------------------------------------------------------------------------------------------
def set_up(s: Companion) -> None:
    """How to begin: the scenario's rule, and the table before the first choice."""
    section = s.g.t.scenarios[s.g.scenario].section
    s.screen.say(s.words("companion-set-up", rule=section))
    table(s, "")


def table(s: Companion, rest: str) -> None:
    """Everything that should lie on the table, or one part of it. Empty boxes stand together."""
    sheet = s.sheet()
    if rest and rest not in sheet:
        s.screen.say(s.words("companion-parts", what=", ".join(sheet)), "yellow")
        return
    for part in (rest,) if rest else sheet:
        s.screen.say(s.words(f"table-part-{part}"), "bold")
        if part == "tracks":
            s.screen.say("  " + ", ".join(f"{name} {n}" for name, n in sheet[part]))
            continue
        nothing = (NOTHING, s.words("table-off"))
        for name, what in sheet[part]:
            if what not in nothing:
                s.screen.say(f"  {name}: {what}")
        if empty := [name for name, what in sheet[part] if what in nothing]:
            s.screen.say("  " + s.words("table-empty", what=", ".join(empty)), "dim")


# -- entries -----------------------------------------------------------------------------------------------------------
def show_entries(s: Companion, rest: str) -> None:
    """What was entered, with its numbers."""
    made, plies = umpire.entries(s.match), umpire.plies(s.match)
    count = len(made) if rest == "all" else number(rest) if rest else LAST
    if count is None:
        s.screen.say(s.words("entries-how"), "yellow")
        return
    if not made:
        s.screen.say(s.words("log-empty"))
    for n in range(max(1, len(made) - count + 1), len(made) + 1):
        s.screen.say(f"{n:>4} {made[n - 1]}  {_meaning(s, plies[n - 1], made[n - 1])}")
    s.screen.say(s.words("entries-correct"), "dim")


def _meaning(s: Companion, ply: int, entry: Entry) -> str:
    g = s.match.before(ply)
    if entry.mark == CHANCE:
        return str(s.words.request(g, g.request))
    return s.words.option(g, s.game.parse(g, entry.text))


def correct(s: Companion, rest: str) -> None:
    """Change an entry and play the rest anew, as far as it fits."""
    if rest == "back":
        take_back(s)
        return
    first, _, text = rest.partition(" ")
    made, plies = umpire.entries(s.match), umpire.plies(s.match)
    n = number(first)
    if n is None or not text.strip():
        s.screen.say(s.words("correct-how"), "yellow")
        return
    if not 1 <= n <= len(made):
        s.screen.say(s.words("correct-number", n=n, last=len(made)), "yellow")
        return
    g, old = s.match.before(plies[n - 1]), made[n - 1]
    new = _new_text(s, g, made[: n - 1], old, text.strip())
    if new is None:
        return
    if new == old.text:
        s.screen.say(s.words("correct-same", n=n, text=old.text))
        return
    found = umpire.correct(s.match, n, new)
    s.screen.say(s.words("corrected", n=n, old=old.text, new=new))
    before = s.main
    _differences(s, found)
    s.previous = before
    if found.lost and before.path is not None:
        kept = before.path.with_suffix(BEFORE)
        kept.write_text(before.text(), encoding="utf-8")
        s.screen.say(s.words("correct-kept", path=str(kept)))


def take_back(s: Companion) -> None:
    """The game as it was before the last correction."""
    if s.previous is None:
        s.screen.say(s.words("correct-no-back"), "yellow")
        return
    before, match = s.sheet(), s.previous
    s.replace(match)
    s.screen.say(s.words("correct-back", n=len(umpire.entries(match))))
    _set_table(s, before)


def _new_text(s: Companion, g: Any, made: list[Entry], old: Entry, text: str) -> str | None:
    """The typed form of the new value; None if it cannot stand there, which is told."""
    if old.mark != CHANCE:
        try:
            return s.game.option_words(s.game.parse(g, text))
        except Refusal as refusal:
            few = refusal.values["expected"][:FEW]
            more = len(refusal.values["expected"]) - len(few)
            s.screen.say(s.words("correct-choice", text=text, what=", ".join(few), more=more), "yellow")
            return None
    found = s.drawn(g, text)
    if len(found) != 1:
        s.not_drawn(g, text, found)
        return None
    if found[0] not in g.request.values:
        s.question(g, made, g.request, found[0])
        return None
    return s.game.chance_words(g.request.kind, found[0])


def play_with_pack(s: Companion) -> None:
    """Go on with the figures that this game's pack holds now. A card that was not seen before changes nothing yet."""
    own = str(s.pack.folder)
    found = umpire.retell(s.match, [own, *(path for path in s.main.header.packs if path != own)])
    if found.differs or found.lost:
        _differences(s, found)
    else:
        s.replace(found.match)


def _differences(s: Companion, found: umpire.Correction) -> None:
    """What follows differently, what has to be entered anew, and what to change on the table; then go on from there."""
    old, words, say = s.match, s.words, s.screen.say
    if found.differs:
        say(words("differs", n=found.differs), "bold")
        for match, key in ((old, "differs-before"), (found.match, "differs-now")):
            events = match.events[umpire.plies(match)[found.differs - 1]]
            said = " ".join(imperative(words, event) for event in events[:MOST])
            say(f"  {words(key)} {said or words('differs-nothing')}")
    if found.lost:
        number, entry = found.lost[0]
        say(words("lost", n=number, text=str(entry), count=len(found.lost)), "yellow")
        for n, one in found.lost[:LAST]:
            say(f"{n:>4} {one}", "dim")
    before = s.sheet()
    s.replace(found.match)
    _set_table(s, before)


def _set_table(s: Companion, before: Any) -> None:
    """What to change on the table, which stands as it was."""
    rows = [row for part in changes(before, s.sheet()).values() for row in part]
    s.screen.say(s.words("set-table" if rows else "table-same"), "bold" if rows else "")
    for name, was, now in rows:
        s.screen.say("  " + s.words("set-row", name=name, was=was, now=now))


def printed(s: Companion, rest: str) -> None:
    """The printed figures of a card, also of one that was entered wrongly before."""
    wanted = figures(s.g.t.data, n, ours_only=False) if (n := number(rest)) is not None else []
    if not wanted:
        s.screen.say(s.words("printed-how"), "yellow")
        return
    s.screen.say(s.words("companion-printed", card=s.words.name("card", rest)))
    typed = [s.read_figure(figure) for figure in wanted]
    if any(typed):
        play_with_pack(s)


# -- going back --------------------------------------------------------------------------------------------------------
def undo(s: Companion, rest: str) -> None:
    """The last choice; a die or a draw is corrected, not taken back."""
    before = s.sheet()
    try:
        with unbroken():
            entry = s.match.undo()
    except Refusal as refusal:
        key = "companion-undo" if refusal.reason == "new-information" else ""
        s.screen.say(s.words(key) if key else s.words.refusal(refusal), "yellow")
        return
    s.screen.say(s.words("undone", text=entry.text))
    s.shown = len(umpire.plies(s.match))
    _set_table(s, before)


def show_help(s: Companion, rest: str) -> None:
    s.screen.say(s.words("companion-help"))
    for name in OWN:
        if name not in commands.COMMANDS:
            s.screen.say(f"  {s.words(f'help-companion-{name}')}")
    for name in commands.COMMANDS:
        if name != "branch":
            s.screen.say(f"  {s.words(f'help-{name}')}")


OWN: dict[str, Callable[[Companion, str], None]] = {
    "table": table,
    "entries": show_entries,
    "correct": correct,
    "printed": printed,
    "undo": undo,
    "help": show_help,
}
