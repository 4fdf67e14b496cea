"""Influence (16.3, 16.7): two players sway elders and Families, and gain Influence Points by what Families do.

Nothing here does anything in a game of one player.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from homelands.core.decision import Option
from homelands.core.flow import push
from homelands.core.state import Frame, added, changed
from homelands.games.navajo.rules.state import LETTERS, OFF, State, book

Seat = Literal["turquoise", "basket"]
SEATS: Final[tuple[Seat, ...]] = get_args(Seat)
TURQUOISE: Final = 0
BASKET: Final = 1


def rival(g: State) -> int:
    """The player who is not Headman."""
    return 1 - g.headman


def hand_of(g: State, player: int) -> list[int]:
    return g.hand2 if player == BASKET else g.hand


# -- elders ------------------------------------------------------------------------------------------------------------
@book.cites("16.3")
def swayed(g: State, player: int) -> int:
    """Elders a player influences."""
    return sum(g.sway[player::2])


@book.cites("16.5.2")
def majority(g: State) -> int:
    """The player who influences more than half of the elders, or OFF."""
    elders = sum(g.elders)
    for player in (TURQUOISE, BASKET):
        if 2 * swayed(g, player) > elders:
            return player
    return OFF


@book.cites("16.3")
def sway_elder(g: State, player: int, box: int) -> None:
    """The opponent's counter is taken off an elder of that box (or none was there), the own one put on."""
    if sum(g.sway[2 * box : 2 * box + 2]) >= g.elders[box]:
        g.sway = added(g.sway, 2 * box + 1 - player, -1)
    g.sway = added(g.sway, 2 * box + player, 1)
    g.say("elder-swayed", "16.3", box=box + 1, player=SEATS[player])


def can_sway(g: State, player: int) -> list[int]:
    """Boxes with an elder that this player does not influence yet."""
    return [box for box in range(7) if g.elders[box] > g.sway[2 * box + player]]


def elder_gone(g: State, box: int, owner: int) -> None:
    """An elder left the display; its Influence counter with it."""
    if owner != OFF:
        g.sway = added(g.sway, 2 * box + owner, -1)


def owners(g: State, box: int) -> list[int]:
    """Who influences the elders of a box, one entry an elder; OFF for nobody."""
    turquoise, basket = g.sway[2 * box], g.sway[2 * box + 1]
    return [TURQUOISE] * turquoise + [BASKET] * basket + [OFF] * (g.elders[box] - turquoise - basket)


# -- Families ----------------------------------------------------------------------------------------------------------
@book.cites("16.3")
def sway_family(g: State, player: int, family: int) -> None:
    g.followers = changed(g.followers, family, player)
    g.say("family-swayed", "16.3", family=LETTERS[family], player=SEATS[player])


def free_family(g: State, family: int) -> None:
    if g.followers[family] != OFF:
        g.say("family-freed", "16.3", family=LETTERS[family], player=SEATS[g.followers[family]])
        g.followers = changed(g.followers, family, OFF)


# -- Influence Points: one marker with two sides -----------------------------------------------------------------------
@book.cites("16.7")
def gain_point(g: State, player: int, rule: str = "16.7") -> None:
    """One marker for both: a point of one side takes one of the other's away."""
    now = g.ip + (1 if player == TURQUOISE else -1)
    most = g.t.track_max
    g.ip = max(-most, min(most, now))
    ahead = TURQUOISE if g.ip > 0 else BASKET
    g.say("influence-point", rule, player=SEATS[player], leader=SEATS[ahead], points=abs(g.ip))


def leader(g: State) -> int:
    """The player with Influence Points, or OFF."""
    return OFF if not g.ip else TURQUOISE if g.ip > 0 else BASKET


# -- the table of influence effects ------------------------------------------------------------------------------------
@book.cites("16.6.2", "16.7")
def success(g: State, family: int) -> None:
    """Booty, a destroyed Outpost, a won Battle or talk: who influences the Family may cash that in for a point."""
    if g.players == 2 and g.followers[family] != OFF:
        push(g, claim, who=g.followers[family], at=family)


@book.cites("16.6.2", "16.7")
def failure(g: State, family: int) -> None:
    """Soldiers or a red cube, a lost Battle or talk, somebody taken: the Headman loses, the rival may gain."""
    if g.players != 2:
        return
    owner = g.followers[family]
    if owner == g.headman:
        free_family(g, family)
    elif owner == OFF:
        push(g, court, who=rival(g), at=family)
    else:
        push(g, persuade, who=rival(g))


@book.ask("16.7", "16.6.2", rights=False)
def claim(g: State, f: Frame) -> list[Option]:
    """Take the counter off the Family for an Influence Point, or leave it there."""
    return [("claim-point", f.at), ("leave-influence", f.at)] if g.followers[f.at] == f.who else []


@claim.chosen
def claim_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "claim-point":
        free_family(g, f.at)
        gain_point(g, f.who)


@book.ask("16.7", "16.6.2", rights=False)
def court(g: State, f: Frame) -> list[Option]:
    """The rival may influence the Family; if it is off the map, an elder."""
    if g.at[f.at] != OFF:
        return [("sway-family", f.at), ("no-influence",)]
    return _elders(g, f.who)


@court.chosen
def court_chosen(g: State, f: Frame, o: Option) -> None:
    _place(g, f.who, o)


@book.ask("16.7", "16.6.2", rights=False)
def persuade(g: State, f: Frame) -> list[Option]:
    """The rival may influence any elder."""
    return _elders(g, f.who)


@persuade.chosen
def persuade_chosen(g: State, f: Frame, o: Option) -> None:
    _place(g, f.who, o)


book.alone(claim, who="who influences the Family", at="the Family")
book.alone(court, who="the rival", at="the Family")
book.alone(persuade, who="the rival")


def _elders(g: State, player: int) -> list[Option]:
    boxes: list[Option] = [("sway-elder", box + 1) for box in can_sway(g, player)]
    return [*boxes, ("no-influence",)] if boxes else []


def _place(g: State, player: int, o: Option) -> None:
    if o[0] == "sway-family":
        sway_family(g, player, o[1])
    elif o[0] == "sway-elder":
        sway_elder(g, player, o[1] - 1)
