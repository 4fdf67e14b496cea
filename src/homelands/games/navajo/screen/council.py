"""Two players (section 16): the Headman, who follows whom, and the Influence Points."""

from __future__ import annotations

from homelands.games.navajo.rules import influence
from homelands.games.navajo.rules.influence import SEATS
from homelands.games.navajo.rules.state import LETTERS, OFF, State
from homelands.words.presenter import Presenter


def status(g: State, words: Presenter) -> str:
    """The Headman and the points, in one line."""
    leader = influence.leader(g)
    ahead = words.name("seat", SEATS[leader]) if leader != OFF else "none"
    headman = words.name("seat", SEATS[g.headman])
    return words("nav-two-status", headman=headman, leader=ahead, points=abs(g.ip))


def rows(g: State, words: Presenter) -> list[tuple[str, str]]:
    """A row a player: elders by box, and Families."""
    found = []
    for player, seat in enumerate(SEATS):
        boxes = [f"{n} × {box + 1}" if n > 1 else str(box + 1) for box, n in enumerate(g.sway[player::2]) if n]
        families = [LETTERS[i] for i in range(6) if g.followers[i] == player]
        text = words("nav-two-follow", elders=", ".join(boxes) or "–", families=", ".join(families) or "–")
        found.append((words("nav-two-row", who=words.name("seat", seat)), text))
    return found
