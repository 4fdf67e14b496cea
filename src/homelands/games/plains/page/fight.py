"""An engagement as the page shows it: who faces whom, the dice of each, what is lost, what changes it."""

from __future__ import annotations

from homelands.core.decision import Option
from homelands.core.events import Event
from homelands.core.match import Match
from homelands.games.plains.page.about import place, place_of
from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import ARMIES, FACES, INDIANS, US, place_index
from homelands.games.plains.rules.vocabulary import COLOURS, SIDES
from homelands.table.schema import Camp, Fight, Force, Note
from homelands.table.words.components import upper
from homelands.table.words.context import Context

START, END = "engagement", "engagement-ends"


def begins(c: Context, g: State, option: Option) -> str | None:
    """The region where an option begins a fight at once."""
    at = c.narration.begins(g, option)
    return None if at is None else place(at)


def fight(c: Context, match: Match, entries: int) -> Fight | None:
    """The engagement after so many entries: one that goes on, or that the last of them ended."""
    told = _told(match, entries)
    if not told:
        return None
    g: State = match.peek(entries)
    start, over = told[0].values, told[-1].name == END
    at = place_index(start["at"])
    dice, rounds = _rolled(told)
    attacker = SIDES.index(start["attacker"])
    camps = [
        Camp(
            upper(c.words.name("side", SIDES[side])),
            [_force(c, g, n, at, start["cubes"], dice) for n in ARMIES[side] if COLOURS[n] in start["cubes"]],
        )
        for side in (attacker, 1 - attacker)
    ]
    return Fight(
        c.words("web-fight", place=c.words.name("place", start["at"])), place_of(start["at"]), rounds, camps,
        {face: c.words(f"web-face-{face}") for face in FACES}, _notes(c, g, at), _result(c, told) if over else "",
        None if over else "stay",
    )  # fmt: skip


def _told(match: Match, entries: int) -> list[Event]:
    """The events since the engagement began; none when there is no engagement."""
    found: list[Event] = []
    for n in range(entries - 1, -1, -1):
        for event in reversed(match.events[n]):
            if event.name == END and n < entries - 1:
                return []
            found.append(event)
            if event.name == START:
                found.reverse()
                ends = next((i for i, one in enumerate(found) if one.name == END), None)
                return found if ends is None else found[: ends + 1]
            if event.name in ("disc", "round"):
                return []
    return []


def _rolled(told: list[Event]) -> tuple[dict[str, list[str]], int]:
    """The dice of the roll that counts now, by colour, and which roll it is."""
    dice: dict[str, list[str]] = {}
    rounds = 0
    for event in told:
        if event.name == "rolled":
            colour = event.values["colour"]
            if colour in dice or not rounds:
                dice, rounds = {}, rounds + 1
            dice[colour] = list(event.values["faces"])
    return dice, rounds


def _force(c: Context, g: State, colour: int, at: int, began: dict[str, int], dice: dict[str, list[str]]) -> Force:
    name, n = COLOURS[colour], g.cubes[colour][at]
    hit, treaty, blank = g.t.faces[colour]
    return Force(
        f"faction:{name}", c.words.name("faction", name), n, max(n, began[name]), f"{name}-dice", dice.get(name, []),
        {"hit": hit, "treaty": treaty, "blank": blank},
    )  # fmt: skip


def _notes(c: Context, g: State, at: int) -> list[Note]:
    """Cards and places that change this fight."""
    found = []
    if g.banner >> at & 1 and g.treaty_hits:
        found.append(Note(c.words("web-fight-banner"), "9.2"))
    for side in (INDIANS, US):
        if g.pinned[side] >> at & 1:
            found.append(Note(c.words("web-fight-pinned", side=c.words.name("side", SIDES[side])), "9.2"))
    return found


def _result(c: Context, told: list[Event]) -> str:
    """Who holds the field, in a few words."""
    end = told[-1].values
    if not end["indians"] and not end["us"]:
        return c.words("pla-result-none")
    treaty = any(event.name == "treaty" for event in told)
    return c.words(f"pla-gist-{'treaty-made' if treaty else 'indians' if end['indians'] else 'us'}")
