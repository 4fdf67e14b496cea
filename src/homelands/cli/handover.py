"""Hot seat: the screen passes from one person to another, and with it what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homelands.core.journal import CHANCE, CHOICE

if TYPE_CHECKING:
    from homelands.cli.session import Session

MOST = 12  # lines of what everybody may know that are told again


def hand_over(s: Session) -> None:
    """The decision is another person's: hide everything, say whose turn it is, wait, then show that seat's view.

    Through a pipe nobody looks at a screen: a line marks the place.
    """
    seat = s.game.seat(s.g)
    s.viewer = ""  # until Enter the screen is anybody's
    s.asked, s.figures = None, ""
    if s.reader.terminal:
        s.screen.clear()
    s.screen.blank()
    s.screen.heading(s.words("hand-over", who=s.words.name("seat", seat)))
    if s.reader.terminal:
        for line in _lately(s)[-MOST:]:
            s.screen.say(f"  {line}")
        s.reader.phrases = list
        s.reader.forget()
        s.reader.read(s.words("hand-over-enter", who=s.words.name("seat", seat)) + " ")
        s.reader.phrases = s.phrases
    s.viewer, s.due = seat, s.due or s.reader.terminal
    s.handed = len(s.match.entries)


def _lately(s: Session) -> list[str]:
    """What has happened since the last hand-over, as far as it is open to all."""
    plies = range(s.handed, len(s.match.entries))
    taken = [ply for ply in plies if s.match.entries[ply].mark in (CHOICE, CHANCE)]
    return [line for ply in taken for line in (s.chosen(ply), *s.lines(ply)) if line]
