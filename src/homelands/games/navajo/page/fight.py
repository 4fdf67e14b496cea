"""A Battle as the page shows it: the Family and its foe, both dice with what is added to them, and the result."""

from __future__ import annotations

from homelands.core.events import Event
from homelands.core.journal import CHANCE
from homelands.core.match import Match
from homelands.core.state import Frame
from homelands.games.navajo.page.about.single import family as family_thing
from homelands.games.navajo.page.about.single import place
from homelands.games.navajo.rules import battle
from homelands.games.navajo.rules.names import HORSEMANSHIP_3, WARRIORS_1
from homelands.games.navajo.rules.state import LETTERS, OFF, State
from homelands.table.schema import Camp, Fight, Force, Note
from homelands.table.words.context import Context

START, END = "battle", "battle-result"
DIE = "die "


def fight(c: Context, match: Match, entries: int) -> Fight | None:
    """The Battle after so many entries: one that goes on, or that the last of them decided."""
    since = _since(match, entries)
    if since is None:
        return None
    start, first, end = since
    g: State = match.peek(entries)
    frame = next((f for f in reversed(g.stack) if f.step.startswith("battle.")), None)
    if end is None and frame is None:
        return None
    who = LETTERS.index(start.values["family"])
    own, foe = _dice(match, first, entries, frame)
    bonus = [None, None] if frame is None else [battle.own_bonus(g, frame), battle.foe_bonus(g, frame)]
    if end is not None:
        v = end.values
        own, foe, bonus = [str(v["die"])], [str(v["foe_die"])], [v["bonus"], v["foe_bonus"]]
    letter = LETTERS[who]
    name = c.words.name("foe", start.values["foe"])
    camps = [
        Camp(c.words("web-family", family=letter), [_force(family_thing(who), "", own, bonus[0])]),
        Camp(name[:1].upper() + name[1:], [_force("track:enemy_ferocity", "", foe, bonus[1])]),
    ]
    occasion = c.words.name("occasion", start.values["occasion"])
    title = c.words("web-fight", occasion=occasion, column=start.values["column"])
    at = place(g.at[who]) if g.at[who] != OFF else family_thing(who)
    notes = [] if frame is None else _notes(c, g, frame)
    return Fight(title, at, 1, camps, {}, notes, _result(c, end))


def _force(thing: str, name: str, dice: list[str], bonus: int | None) -> Force:
    return Force(thing, name, 0, 0, "die", dice, {}, bonus)


def _since(match: Match, entries: int) -> tuple[Event, int, Event | None] | None:
    """The Battle's first event, the entry behind it, and its result if the last entry told it."""
    end: Event | None = None
    for n in range(entries - 1, -1, -1):
        for event in reversed(match.events[n]):
            if event.name == END:
                if n < entries - 1:
                    return None
                end = event
            elif event.name == START:
                return event, n + 1, end
            elif event.name == "card":
                return None
    return None


def _dice(match: Match, first: int, entries: int, frame: Frame | None) -> tuple[list[str], list[str]]:
    """The Family's die, then the foe's: a die thrown anew takes the place of the one before."""
    thrown = [e.text.removeprefix(DIE) for e in match.entries[first:entries] if e.mark == CHANCE and DIE in e.text]
    if frame is None or not thrown:
        return [], []
    if not frame.seq:
        return thrown[-1:], []
    own = [str(frame.seq[0])]
    return own, thrown[-1:] if len(thrown) > 1 else []


def _notes(c: Context, g: State, f: Frame) -> list[Note]:
    """What is added to the Family's die, and why."""
    who, mods, found = f.who, g.t.battle_mods, []
    if g.fierce[who]:
        found.append(Note(c.words("web-fight-ferocity", n=g.fierce[who]), "11.2/1"))
    if g.horse[who]:
        has_3 = g.has(HORSEMANSHIP_3)
        n = g.t.dev_params[HORSEMANSHIP_3]["battle"] if has_3 else mods["horse"]
        found.append(Note(c.words("web-fight-horse", n=n), "1.6.1/horse"))
    if g.manuelito == who:
        found.append(Note(c.words("web-fight-manuelito", n=mods["manuelito"]), "13/manuelito"))
    if f.mask & battle.FIREARMS:
        found.append(Note(c.words("web-fight-firearms", n=mods["firearms"]), "11.2/1"))
    if g.has(WARRIORS_1) and g.fierce[who] >= g.t.dev_params[WARRIORS_1]["ferocity"]:
        found.append(Note(c.words("web-fight-warriors", n=g.t.dev_params[WARRIORS_1]["battle"]), "9.1.4"))
    return found


def _result(c: Context, end: Event | None) -> str:
    return c.words.name("result", end.values["result"]) if end else ""
