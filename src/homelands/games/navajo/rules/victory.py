"""Victory Checks (8), developments (9), victory and defeat (12, 14.x.2)."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option, Refusal
from homelands.core.flow import jump
from homelands.core.state import Frame
from homelands.games.navajo.rules import effects
from homelands.games.navajo.rules.cards import ARMY_OF_THE_WEST, MEXICAN_INDEPENDENCE
from homelands.games.navajo.rules.names import (
    BLACK,
    CANYON,
    CHILD,
    DEVELOPMENTS,
    ELDER,
    MAN,
    MESAS_2,
    TERRITORY_OF,
    WARRIORS_2,
    WEAVING_1,
    WEAVING_2,
    WEAVING_3,
    WOMAN,
)
from homelands.games.navajo.rules.state import OFF, State, book

MAJOR_VICTORY: Final = "major-victory"
MINOR_VICTORY: Final = "minor-victory"
MINOR_DEFEAT: Final = "minor-defeat"
MAJOR_DEFEAT: Final = "major-defeat"
NOTHING_BOUGHT: Final = (MEXICAN_INDEPENDENCE, ARMY_OF_THE_WEST)  # checks without Step 8
BUYS: Final = 1  # the Headman has said that a development is bought
FIRST_LEVELS: Final = 0o11111111  # of the eight development sets, as bits


def finish(g: State, outcome: str, why: str, rule: str) -> None:
    """The game ends here. Nothing on the stack matters any more."""
    g.outcome = outcome
    g.why = why
    g.say("game-over", rule, outcome=outcome, why=why)
    g.stack.clear()


@book.step("12.1")
def ruin(g: State, f: Frame) -> None:
    """Ruling both-tracks-zero: lost the moment both are 0. What one effect takes and gives is one moment."""
    if g.culture or g.military:
        return
    finish(g, MAJOR_DEFEAT, "both-zero", "12.1")


book.alone(ruin)


# -- Good Medicine or a check ------------------------------------------------------------------------------------------
@book.ask("2.2.4", "8.1")
def choose_check(g: State, f: Frame) -> list[Option]:
    """An Historical Event: Good Medicine, if there are black cubes enough, or a Victory Check."""
    options: list[Option] = [("victory-check",)]
    price = g.t.good_medicine[g.card]
    if g.pool[BLACK] + g.raided[BLACK] + g.recovery[BLACK] >= price:
        options.append(("good-medicine",))
    return options


@choose_check.chosen
def choose_check_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "good-medicine":
        cubes = f.left = g.t.good_medicine[g.card]
        g.say("good-medicine", "8.1", card=g.card, cubes=cubes)
        jump(f, black_cubes)
    else:
        f.n = g.t.history[g.card].vp
        jump(f, check_land)


@book.ask("8.1")
def black_cubes(g: State, f: Frame) -> list[Option]:
    """The player says where the black cubes come from; they lie in the Subjugation box for good."""
    cubes = f.left
    if not cubes:
        return []
    boxes = (("pool", g.pool), ("raided", g.raided), ("recovery", g.recovery))
    return [("black-from", name) for name, box in boxes if box[BLACK]]


@black_cubes.chosen
def black_cubes_chosen(g: State, f: Frame, o: Option) -> None:
    {"pool": g.pool, "raided": g.raided, "recovery": g.recovery}[o[1]][BLACK] -= 1
    g.subjugation[BLACK] += 1
    f.left -= 1
    jump(f, black_cubes)


book.alone(choose_check, black_cubes, left="black cubes still to lay down", n="the card's VP, for the check")


# -- the Victory Check -------------------------------------------------------------------------------------------------
@book.step("8.2/1")
def check_land(g: State, f: Frame) -> None:
    """VP of the Territories held, against the card's: more gives 1 Military, less costs the difference."""
    held, need = sum(g.t.vp[t] for t in g.occupied()), f.n
    g.say("check-land", "8.2/1", held=held, need=need)
    if held > need:
        effects.gain_military(g, 1, "8.2/1")
    else:
        effects.lose_military(g, need - held, "8.2/1")


@book.step("8.2/2")
def check_morale(g: State, f: Frame) -> None:
    """Military less Enemy Morale; then Morale is 0."""
    effects.lose_military(g, g.morale, "8.2/2")
    effects.change_morale(g, -g.morale, "8.2/2")


@book.step("8.2/3", "12.1")
def check_defeat(g: State, f: Frame) -> None:
    if not g.culture and not g.military:
        finish(g, MAJOR_DEFEAT, "both-zero", "8.2/3")


def _away_from_forts(g: State, kind: list[int]) -> int:
    """People of Families in play that do not share a Territory with a Fort."""
    forts = {TERRITORY_OF[a] for a in g.fort if a != OFF}
    return sum(kind[i] for i in g.families() if g.territory(i) not in forts)


@book.step("8.2/4")
def check_men(g: State, f: Frame) -> None:
    """Military + men, at most 7; Morale rises by as much."""
    most = g.t.dev_params[WARRIORS_2]["cap"] if g.has(WARRIORS_2) else 7
    gained = effects.gain_military(g, _away_from_forts(g, g.man), "8.2/4", most)
    effects.change_morale(g, gained, "8.2/4")


@book.step("8.2/5")
def check_outposts(g: State, f: Frame) -> None:
    effects.change_morale(g, g.outposts(), "8.2/5")


@book.step("8.2/6")
def check_women(g: State, f: Frame) -> None:
    """Culture + women, at most 9; what is above is cut."""
    most = int(g.rulings["victory-check-culture-cap"])
    effects.gain_culture(g, _away_from_forts(g, g.woman), "8.2/6", most)
    if g.culture > most:
        g.say("culture", "8.2/6", change=most - g.culture, now=most)
        g.culture = most


@book.step("8.2/7")
def check_forts(g: State, f: Frame) -> None:
    effects.lose_culture(g, g.forts(), "8.2/7")


@book.ask("8.2/8")
def buy_development(g: State, f: Frame) -> list[Option]:
    """One Cultural Development, not when the period changes."""
    if g.card in NOTHING_BOUGHT:
        return []
    options: list[Option] = [("buy", d) for d in obtainable(g, paid=True)]
    if g.players == 2:  # the Headman has said whether to buy, the other says which (16.5.3)
        buys = f.kind
        return options if buys else []
    return [*options, ("done",)] if options else []


@buy_development.chosen
def buy_development_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "buy":
        pay_development(g, o[1])


@book.ask("16.5.3")
def whether_to_buy(g: State, f: Frame) -> list[Option]:
    """Two players: the Headman decides whether a development is bought."""
    f.kind = 0
    if g.players == 1 or g.card in NOTHING_BOUGHT:
        return []
    if not obtainable(g, paid=True):
        return []
    return [("buy-one",), ("done",)]


@whether_to_buy.chosen
def whether_to_buy_chosen(g: State, f: Frame, o: Option) -> None:
    f.kind = BUYS if o[0] == "buy-one" else 0


@book.step("8.2/9")
def check_clear(g: State, f: Frame) -> None:
    """APs to 0, cubes back into the bag."""
    effects.set_ap(g, 0, "8.2/9")
    effects.cubes_to_pool(g, g.raided, g.recovery)
    f.left = (sum(g.passage[:4]) + 1) // 2


@book.ask("8.2/10", "13/rounding")
def forget(g: State, f: Frame) -> list[Option]:
    """Half of the people in Passage of Time, rounded up, are lost; the player names them."""
    to_come = f.left
    return [("forget", k) for k in (MAN, WOMAN, CHILD, ELDER) if g.passage[k]] if to_come else []


@forget.chosen
def forget_chosen(g: State, f: Frame, o: Option) -> None:
    g.passage[o[1]] -= 1
    g.out[o[1]] += 1
    f.left -= 1
    g.say("passage-lost", "8.2/10", kind=o[1])
    jump(f, forget)


CHECK: Final = book.procedure(
    "victory check", check_land, check_morale, check_defeat, check_men, check_outposts, check_women, check_forts,
    whether_to_buy, buy_development, check_clear, forget,
    n="VP that the land is held against", kind="two players: BUYS, or 0", left="people still to be lost",
)  # fmt: skip


# -- developments ------------------------------------------------------------------------------------------------------
def requirement(g: State, kind: str) -> int:
    """What a development asks for, counted now."""
    if kind == "men":
        return sum(g.man)
    if kind == "women":
        return sum(g.woman)
    if kind == "elders":
        return sum(g.elders)
    if kind == "horses":
        return g.horses + sum(g.horse)
    return sum(1 for t in g.occupied() if t != CANYON)


def obtainable(g: State, paid: bool) -> list[int]:
    """Developments that can be taken: of the sets in the game, not owned while the level below them is, and so on."""
    reach = (g.owned << 1 | FIRST_LEVELS) & ~g.owned
    return [d for d in range(len(DEVELOPMENTS)) if reach >> d & 1 and g.sets >> d // 3 & 1 and not no_means(g, d, paid)]


@book.cites("9.1.1")
def no_development(g: State, d: int, paid: bool) -> Refusal | None:
    """Why a development cannot be taken: its set, its level, its requirement, its price."""
    card = g.t.developments[d]
    if not g.sets >> card.set & 1:
        return Refusal("set-removed", "9.1.1")
    if g.has(d):
        return Refusal("owned", "9.1.1")
    if card.level > 1 and not g.has(d - 1):
        return Refusal("level-missing", "9.1.1", level=card.level - 1)
    return no_means(g, d, paid)


def no_means(g: State, d: int, paid: bool) -> Refusal | None:
    card = g.t.developments[d]
    if card.need_kind and requirement(g, card.need_kind) < card.need:
        return Refusal("requirement", "9.1.1", need=card.need, kind=card.need_kind)
    if paid and card.cost > (g.military if card.track == "military" else g.culture):
        return Refusal("too-dear", "8.2/8", cost=card.cost, track=card.track)
    return None


def pay_development(g: State, d: int) -> None:
    card = g.t.developments[d]
    if card.track == "military":
        g.military -= card.cost
        g.say("military", "8.2/8", change=-card.cost, now=g.military)
    else:
        g.culture -= card.cost
        g.say("culture", "8.2/8", change=-card.cost, now=g.culture)
    take_development(g, d)


@book.cites("9.1.2", "9.1.3")
def take_development(g: State, d: int) -> None:
    """In play for the rest of the game; counters it releases come at once."""
    g.owned |= 1 << d
    g.say("development", "9.1.2", development=d)
    if d in (WEAVING_1, WEAVING_2, WEAVING_3):
        n = min(g.t.dev_params[d]["goods"], g.goods_aside)
        g.goods_aside -= n
        g.goods += n
        g.say("goods", "9.1.2", change=n, now=g.all_goods())
    elif d == MESAS_2:
        n = min(g.t.dev_params[d]["harass"], g.harass_aside)
        g.harass_aside -= n
        g.harass_out += n


# -- the end -----------------------------------------------------------------------------------------------------------
@book.cites("12.3", "14.1", "14.2", "14.3")
def score(g: State, rule: str) -> None:
    """Military less Morale, each black cube in the Subjugation box counting as Morale."""
    effects.change_morale(g, g.subjugation[BLACK], rule)
    difference = g.military - g.morale
    v = g.t.victory
    if difference >= v["major_victory"]:
        outcome = MAJOR_VICTORY
    elif difference >= v["minor_victory"]:
        outcome = MINOR_VICTORY
    elif difference >= v["minor_defeat"]:
        outcome = MINOR_DEFEAT
    else:
        outcome = MAJOR_DEFEAT
    g.say("score", rule, military=g.military, morale=g.morale, difference=difference)
    finish(g, outcome, "scenario-ends", rule)


@book.step("12.3")
def final_score(g: State, f: Frame) -> None:
    """The scenario is over, wherever it was."""
    score(g, "12.3")


book.alone(final_score)
