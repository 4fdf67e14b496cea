"""The semi-cooperative game for two (section 16): the Headman, the council, and who decides what.

Every step here is passed over in a game of one player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from homelands.core.decision import Option
from homelands.core.flow import jump, push
from homelands.core.state import Frame, added
from homelands.games.navajo.rules import dice, headman, influence
from homelands.games.navajo.rules import effects as do
from homelands.games.navajo.rules.influence import SEATS, Seat, rival
from homelands.games.navajo.rules.state import OFF, State, book


# -- who decides (16.2, 16.5.3) ----------------------------------------------------------------------------------------
@book.cites("16.2", "16.5.3")
def decider(g: State) -> int:
    """The Headman, unless a rule gives the decision to somebody else."""
    f = g.stack[-1]
    who = DECIDERS.get(f.step)
    if who is not None:
        return who(g, f)
    return g.executor if g.own_segment else g.headman


def _headman(g: State, f: Frame) -> int:
    return g.headman


def _rival(g: State, f: Frame) -> int:
    return rival(g)


def _frame(g: State, f: Frame) -> int:
    return f.who


def _chooser(g: State, f: Frame) -> int:
    """Pre-empted: the Headman names the Operation and the other carries it out; otherwise the reverse (facts C23)."""
    return g.headman if g.preempted else rival(g)


def _executor(g: State, f: Frame) -> int:
    return g.executor


def _elder_owner(g: State, f: Frame) -> int:
    return f.left


def _leader(g: State, f: Frame) -> int:
    """Kit Carson's ultimatum: who has more Influence Points answers, else the Headman (16.8)."""
    return g.headman if influence.leader(g) == OFF else influence.leader(g)


def _blesser(g: State, f: Frame) -> int:
    return f.who if f.who != OFF else g.headman


def _pledger(g: State, f: Frame) -> int:
    return g.pledger if g.pledger != OFF else g.headman


DECIDERS: Final[dict[str, Callable[[State, Frame], int]]] = {
    "sequence.preempt": _headman,
    "sequence.operation": _chooser,
    "victory.buy-development": _rival,
    "setup.choose-development": _rival,
    "influence.claim": _frame,
    "influence.court": _frame,
    "influence.persuade": _frame,
    "dice.bless-or-roll": _blesser,
    "campaign.ultimatum": _leader,
    "tribal.appease": _pledger,
    "headman.drop-way": _elder_owner,
    "two-player.next-elder": _executor,
    "two-player.elder-choice": _elder_owner,
    "two-player.sway-more": _frame,
    "two-player.sway-families": _frame,
    "two-player.own-ferocity": _rival,
    "headman.give-cards": _rival,
    "headman.rival-elder": _rival,
    "headman.rival-family": _rival,
    "headman.lose-follower": _headman,
    "headman.take-headman": _rival,
    "two-player.bid": _frame,
    "two-player.spend-point": _frame,
}


# -- setup (16.4) ------------------------------------------------------------------------------------------------------
@book.step("16.4")
def headman_die(g: State, f: Frame) -> None:
    """Step 1. 1-3 turquoise, 4-6 basket."""
    dice.roll(g)


@book.step("16.4")
def first_headman(g: State, f: Frame) -> None:
    g.headman = 0 if g.die <= 3 else 1
    g.say("headman", "16.4", player=SEATS[g.headman], die=g.die)


HEADMAN: Final = book.procedure("first headman", headman_die, first_headman)


@book.step("16.4")
def councils(g: State, f: Frame) -> None:
    """Steps 3-6: elders, Families, the rival's Ferocity, development sets."""
    if g.players != 2:
        return
    if not g.t.scenarios[g.scenario].removed_sets:  # else the scenario has named them
        push(g, "setup.keep-set", kind=1)
    push(g, own_ferocity.name)
    push(g, sway_families.name, who=g.headman)
    new_council(g, g.headman)


def new_council(g: State, first: int) -> None:
    """One player takes a majority of the elders, the other all the rest."""
    g.sway = (0,) * 14
    n = sum(g.elders) // 2 + 1 if any(g.elders) else 0
    push(g, sway_more.name, who=first, left=n)


@book.ask("16.4", "16.6.3", "16.3", rights=False)
def sway_more(g: State, f: Frame) -> list[Option]:
    if not f.left:
        for box in range(7):  # the other player takes the rest
            free = g.elders[box] - g.sway[2 * box] - g.sway[2 * box + 1]
            g.sway = added(g.sway, 2 * box + 1 - f.who, free)
        return []
    free_boxes = [b for b in range(7) if g.elders[b] > g.sway[2 * b] + g.sway[2 * b + 1]]
    return [("sway-elder", box + 1) for box in free_boxes]


@sway_more.chosen
def sway_more_chosen(g: State, f: Frame, o: Option) -> None:
    influence.sway_elder(g, f.who, o[1] - 1)
    f.left -= 1
    jump(f, sway_more)


@book.ask("16.4", "16.3", rights=False)
def sway_families(g: State, f: Frame) -> list[Option]:
    """Step 4. As many Families as elders influenced, by turns, Headman first; a counter may replace the other's."""
    for _ in range(2):
        placed = f.n >> 8 * f.who & 255
        others = [i for i in g.families() if g.followers[i] != f.who]
        if placed < influence.swayed(g, f.who) and others:
            return [("sway-family", i) for i in others]
        f.who = 1 - f.who
    return []


@sway_families.chosen
def sway_families_chosen(g: State, f: Frame, o: Option) -> None:
    influence.sway_family(g, f.who, o[1])
    f.n += 1 << 8 * f.who
    f.who = 1 - f.who
    jump(f, sway_families)


@book.ask("16.4", rights=False)
def own_ferocity(g: State, f: Frame) -> list[Option]:
    """Step 5. The rival sets the Ferocity of the Families that follow him."""
    mine = [i for i in g.families() if g.followers[i] == rival(g) and not f.mask >> i & 1]
    options: list[Option] = [("set-ferocity", i, n) for i in mine for n in range(4 if g.man[i] else 1)]
    return [*options, ("done",)] if options else []


@own_ferocity.chosen
def own_ferocity_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "set-ferocity":
        f.mask |= 1 << o[1]
        do.set_ferocity(g, o[1], o[2], "16.4")
        jump(f, own_ferocity)


# -- Elder Actions (16.6.1) --------------------------------------------------------------------------------------------
def councillors(g: State) -> tuple[int, ...]:
    """Every elder as box * 2 + the player who influences it, from the right."""
    return tuple(box * 2 + owner for box in range(6, -1, -1) for owner in influence.owners(g, box) if owner != OFF)


@book.ask("16.6.1", rights=True)
def next_elder(g: State, f: Frame) -> list[Option]:
    """Who carries out the Operation says which elder speaks next; frame: seq = elders to come."""
    if not f.seq and f.n:  # Wisdom 3: one elder may speak again
        f.n -= 1
        f.seq = councillors(g)
        f.mask = 1
    codes = sorted(set(f.seq), reverse=True)
    options: list[Option] = [("call-elder", c // 2 + 1, c & 1) for c in codes]
    return [*options, ("done",)] if options else []


@next_elder.chosen
def next_elder_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "done":
        return
    code = (o[1] - 1) * 2 + o[2]
    rest = list(f.seq)
    rest.remove(code)
    f.seq = () if f.mask else tuple(rest)
    f.at, f.left = code // 2, code & 1
    jump(f, elder_choice)


@book.ask("16.6.1", "3.1/3", rights=False)
def elder_choice(g: State, f: Frame) -> list[Option]:
    """Who influences the elder says what it attempts; besides the four kinds, to influence a Family."""
    from homelands.games.navajo.rules.planning import elder_options, rating

    options = elder_options(g, f.at)
    if rating(g, f.at):
        options += [("elder", f.at + 1, "sway", i) for i in g.families() if g.followers[i] != f.left]
    return [*options, ("no-action",)]


@elder_choice.chosen
def elder_choice_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "no-action":
        jump(f, next_elder)
        return
    from homelands.games.navajo.rules.planning import KINDS as ACTIONS
    from homelands.games.navajo.rules.planning import rating

    f.kind, f.who = ACTIONS.index(o[2]), o[3] if len(o) > 3 else OFF
    f.step = "planning.elder-speaks"
    dice.roll(g, fine=lambda die: die <= rating(g, f.at))


# -- Passage of Time (16.6.3) ------------------------------------------------------------------------------------------
@book.step("16.6.3")
def before_passage(g: State, f: Frame) -> None:
    """A. With Enemy Morale above Military, who has Influence Points may give one for a Military Point."""
    if g.players == 2 and g.morale > g.military and influence.leader(g) != OFF:
        push(g, spend_point.name, who=influence.leader(g))


@book.ask("16.6.3", rights=False)
def spend_point(g: State, f: Frame) -> list[Option]:
    return [("spend-point",), ("keep-point",)]


@spend_point.chosen
def spend_point_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "spend-point":
        influence.gain_point(g, 1 - f.who, "16.6.3")
        do.gain_military(g, 1, "16.6.3")


@book.step("16.6.3")
def after_passage(g: State, f: Frame) -> None:
    """B. The council is won anew, by the rival first; then the Headman card passes."""
    if g.players == 2:
        g.sway = (0,) * 14
        if any(g.elders):
            push(g, card_passes.name)
            new_council(g, rival(g))


@book.step("16.6.3")
def card_passes(g: State, f: Frame) -> None:
    headman.pass_card(g)


# -- Kit Carson (16.8) -------------------------------------------------------------------------------------------------
@book.ask("16.8", rights=False)
def bid(g: State, f: Frame) -> list[Option]:
    """Before each raid both say how many counters of the Resources they would give, the Headman first."""
    if f.mask == 3:
        return []
    f.who = g.headman if not f.mask else 1 - f.kind
    return [("bid", n) for n in range(stores(g) + 1)]


@bid.chosen
def bid_chosen(g: State, f: Frame, o: Option) -> None:
    if not f.mask:
        f.kind = f.who
        f.n = o[1]
        f.mask = 1 << f.who
        jump(f, bid)
        return
    first, second = (f.kind, f.n), (f.who, o[1])
    lower = first if first[1] <= second[1] else second
    g.pledge, g.pledger = lower[1], lower[0]
    g.say("bids", "16.8", first=first[1], second=second[1], pledger=SEATS[lower[0]])
    higher = second if second[1] > first[1] else first
    if higher[0] != g.headman:
        headman.pass_card(g)


def stores(g: State) -> int:
    """Counters in the Resources box."""
    return g.horses + g.sheep + g.all_goods() + g.all_firearms() + len(g.corn_stock)


@book.step("16.8")
def carson_points(g: State, f: Frame) -> None:
    """A Family caught gives the rival a point, one still on its track gives the Headman one."""
    from homelands.games.navajo.rules.tables import CAUGHT, ESCAPE, SANTA_FE, TERRITORY_OF

    g.pledge, g.pledger = 0, OFF
    for i in range(6):
        place = g.at[i]
        if CAUGHT <= place < ESCAPE and place - CAUGHT == f.at:
            influence.gain_point(g, rival(g), "16.8")
        elif 0 <= place < SANTA_FE and TERRITORY_OF[place] == f.at:
            influence.gain_point(g, g.headman, "16.8")


# -- victory (16.1) ----------------------------------------------------------------------------------------------------
@book.cites("16.1")
def winner(g: State) -> Seat | Literal[""]:
    """Both lose together; of a victory only one wins: more Influence Points, or the rival of the Headman."""
    if not g.outcome.endswith("victory"):
        return ""
    who = influence.leader(g)
    return SEATS[rival(g) if who == OFF else who]
