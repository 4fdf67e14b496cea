"""The semi-cooperative game for two (section 16): the council, Elder Actions, Passage of Time, Kit Carson, victory.

Every step here is passed over in a game of one player.
"""

from __future__ import annotations

from typing import Final, Literal

from homelands.core.decision import Option
from homelands.core.flow import jump, push
from homelands.core.state import Frame, added, without
from homelands.games.navajo.rules import dice, effects, headman, influence, planning
from homelands.games.navajo.rules.influence import BASKET, SEATS, TURQUOISE, Seat, rival
from homelands.games.navajo.rules.names import CAUGHT, ESCAPE, SANTA_FE, TERRITORY_OF
from homelands.games.navajo.rules.state import OFF, State, book


# -- setup (16.4) ------------------------------------------------------------------------------------------------------
@book.step("16.4")
def headman_die(g: State, f: Frame) -> None:
    """Step 1. 1-3 turquoise, 4-6 basket."""
    dice.roll(g)


@book.step("16.4")
def first_headman(g: State, f: Frame) -> None:
    g.headman = TURQUOISE if g.die <= 3 else BASKET
    g.say("headman", "16.4", player=SEATS[g.headman], die=g.die)


HEADMAN: Final = book.procedure("first headman", headman_die, first_headman)


@book.step("16.4")
def councils(g: State, f: Frame) -> None:
    """Steps 3-6: elders, Families, the rival's Ferocity, development sets."""
    if g.players != 2:
        return
    from homelands.games.navajo.rules import setup  # its list of steps has this one: it cannot be there before

    if not g.t.scenarios[g.scenario].removed_sets:  # else the scenario has named them
        push(g, setup.keep_set, kind=setup.AFTER_COUNCIL)
    push(g, own_ferocity)
    push(g, sway_families, who=g.headman)
    new_council(g, g.headman)


def new_council(g: State, first: int) -> None:
    """One player takes a majority of the elders, the other all the rest."""
    g.sway = (0,) * 14
    n = sum(g.elders) // 2 + 1 if any(g.elders) else 0
    push(g, sway_more, who=first, left=n)


@book.ask("16.4", "16.6.3", "16.3", rights=False)
def sway_more(g: State, f: Frame) -> list[Option]:
    elders = f.left
    if not elders:
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
        placed = families_swayed(f)
        others = [i for i in g.families() if g.followers[i] != f.who]
        if placed < influence.swayed(g, f.who) and others:
            return [("sway-family", i) for i in others]
        f.who = 1 - f.who
    return []


@sway_families.chosen
def sway_families_chosen(g: State, f: Frame, o: Option) -> None:
    influence.sway_family(g, f.who, o[1])
    f.n += 1 << 8 * f.who  # a byte for each player
    f.who = 1 - f.who
    jump(f, sway_families)


def families_swayed(f: Frame) -> int:
    """How many counters the player of the frame has put on Families."""
    both = f.n
    return both >> 8 * f.who & 255


book.alone(sway_more, who="the player", left="elders still to sway")
book.alone(sway_families, who="the player whose turn it is", n="counters put on Families, a byte for each player")


@book.ask("16.4", rights=False)
def own_ferocity(g: State, f: Frame) -> list[Option]:
    """Step 5. The rival sets the Ferocity of the Families that follow him."""
    done = f.mask
    mine = [i for i in g.families() if g.followers[i] == rival(g) and not done >> i & 1]
    options: list[Option] = [("set-ferocity", i, n) for i in mine for n in range(4 if g.man[i] else 1)]
    return [*options, ("done",)] if options else []


@own_ferocity.chosen
def own_ferocity_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "set-ferocity":
        f.mask |= 1 << o[1]
        effects.set_ferocity(g, o[1], o[2], "16.4")
        jump(f, own_ferocity)


book.alone(own_ferocity, mask="Families that have their Ferocity")


# -- Elder Actions (16.6.1) --------------------------------------------------------------------------------------------
def councillors(g: State) -> tuple[int, ...]:
    """Every elder as box * 2 + the player who influences it, from the right."""
    return tuple(
        box * 2 + owner
        for box in range(6, -1, -1)
        for owner in influence.owners(g, box)
        if owner != OFF and planning.rating(g, box)
    )


@book.ask("16.6.1", rights=True)
def next_elder(g: State, f: Frame) -> list[Option]:
    """Who carries out the Operation says which elder speaks next; he silences only those that he influences himself."""
    elders, extra = f.seq, f.n
    if not elders and extra:  # Wisdom 3: one elder may speak again
        f.n = extra - 1
        elders = f.seq = councillors(g)
        f.mask = planning.EXTRA
    codes = sorted(set(elders), reverse=True)
    options: list[Option] = [("call-elder", c // 2 + 1, c & 1) for c in codes]
    waiting = not f.mask & planning.EXTRA and any(c & 1 != g.executor for c in codes)
    return options if waiting or not options else [*options, ("done",)]


@next_elder.chosen
def next_elder_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "done":
        return
    code = (o[1] - 1) * 2 + o[2]
    elders = f.seq
    f.seq = () if f.mask & planning.EXTRA else without(elders, code)
    f.at, f.left = code // 2, code & 1
    jump(f, elder_choice)


@book.ask("16.6.1", "3.1/3", rights=False)
def elder_choice(g: State, f: Frame) -> list[Option]:
    """Who influences the elder says what it attempts; besides the four kinds, to influence a Family."""
    options, player = planning.elder_options(g, f.at), f.left
    if planning.rating(g, f.at):
        options += [("elder", f.at + 1, planning.SWAY, i) for i in g.families() if g.followers[i] != player]
    return [*options, ("no-action",)]


@elder_choice.chosen
def elder_choice_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "no-action":
        jump(f, next_elder)
        return
    f.kind, f.who = planning.KINDS.index(o[2]), o[3] if len(o) > 3 else OFF
    jump(f, planning.elder_speaks)
    dice.roll(g, fine=lambda die: die <= planning.rating(g, f.at))


book.alone(
    next_elder, elder_choice,
    seq="elders to come: 2 * box + player", n="attempts to come by Wisdom 3", mask="flag: planning.EXTRA",
    at="the box of the elder who speaks", left="who influences that elder", kind="what is attempted: index of KINDS",
    who="the Family it is about",
)  # fmt: skip


# -- Passage of Time (16.6.3) ------------------------------------------------------------------------------------------
@book.step("16.6.3")
def before_passage(g: State, f: Frame) -> None:
    """A. With Enemy Morale above Military, who has Influence Points may give one for a Military Point."""
    if g.players == 2 and g.morale > g.military and influence.leader(g) != OFF:
        push(g, spend_point, who=influence.leader(g))


@book.ask("16.6.3", rights=False)
def spend_point(g: State, f: Frame) -> list[Option]:
    return [("spend-point",), ("keep-point",)]


@spend_point.chosen
def spend_point_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "spend-point":
        influence.gain_point(g, 1 - f.who, "16.6.3")
        effects.gain_military(g, 1, "16.6.3")


@book.step("16.6.3")
def after_passage(g: State, f: Frame) -> None:
    """B. The council is won anew, by the rival first; then the Headman card passes."""
    if g.players == 2:
        g.sway = (0,) * 14
        if any(g.elders):
            push(g, card_passes)
            new_council(g, rival(g))


@book.step("16.6.3")
def card_passes(g: State, f: Frame) -> None:
    headman.pass_card(g)


book.alone(spend_point, who="the player with Influence Points")
book.alone(card_passes)


# -- Kit Carson (16.8) -------------------------------------------------------------------------------------------------
@book.ask("16.8", rights=False)
def bid(g: State, f: Frame) -> list[Option]:
    """Before each raid both say how many counters of the Resources they would give, the Headman first."""
    bidders, first = f.mask, f.kind
    f.who = 1 - first if bidders else g.headman
    return [("bid", n) for n in range(stores(g) + 1)]


@bid.chosen
def bid_chosen(g: State, f: Frame, o: Option) -> None:
    bidders = f.mask
    if not bidders:
        f.kind, f.n, f.mask = f.who, o[1], 1 << f.who
        jump(f, bid)
        return
    first, offered = f.kind, f.n
    second, answered = f.who, o[1]
    g.pledge, g.pledger = (offered, first) if offered <= answered else (answered, second)
    g.say("bids", "16.8", first=offered, second=answered, pledger=SEATS[g.pledger])
    if (second if answered > offered else first) != g.headman:  # who would give more is Headman now
        headman.pass_card(g)


book.alone(bid, who="the player who bids", kind="who bid first", n="that bid", mask="players who have bid")


def stores(g: State) -> int:
    """Counters in the Resources box."""
    return g.horses + g.sheep + g.all_goods() + g.all_firearms() + len(g.corn_stock)


@book.step("16.8")
def carson_points(g: State, f: Frame) -> None:
    """A Family caught gives the rival a point, one still on its track gives the Headman one."""
    g.pledge, g.pledger = 0, OFF
    for i in range(6):
        place = g.at[i]
        if CAUGHT <= place < ESCAPE and place - CAUGHT == f.at:
            influence.gain_point(g, rival(g), "16.8")
        elif 0 <= place < SANTA_FE and TERRITORY_OF[place] == f.at:
            influence.gain_point(g, g.headman, "16.8")


book.alone(carson_points, at="the Territory that was raided")


# -- victory (16.1) ----------------------------------------------------------------------------------------------------
@book.cites("16.1")
def winner(g: State) -> Seat | Literal[""]:
    """Both lose together; of a victory only one wins: more Influence Points, or the rival of the Headman."""
    if not g.outcome.endswith("victory"):
        return ""
    who = influence.leader(g)
    return SEATS[rival(g) if who == OFF else who]
