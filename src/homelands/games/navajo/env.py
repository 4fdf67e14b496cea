"""What a policy sees of Navajo Wars, and the verbs of its options."""

from __future__ import annotations

from typing import Final

from homelands.games.navajo.plain.view import known_deck
from homelands.games.navajo.rules.cards import LAST
from homelands.games.navajo.rules.cups import SPAN
from homelands.games.navajo.rules.influence import SEATS, hand_of
from homelands.games.navajo.rules.names import (
    AREA_NAMES,
    CAUGHT,
    COLOURS,
    DEVELOPMENTS,
    ESCAPE,
    INTRUDERS,
    NUMBER_OF,
    PERIODS,
    SANTA_FE,
    SETS,
    TERRITORIES,
    TERRITORY_AT,
)
from homelands.games.navajo.rules.state import State
from homelands.rl.features import Features

NAME = "NavajoWars"
FAMILIES = "ABCDEF"
CARDS: Final = tuple(range(1, LAST + 1))
KINDS = ("man", "woman", "child", "elder", "horse", "sheep")
SCENARIOS = ("rise", "duenos", "broken", "fearing", "rope", "campaign", "tutorial")
AREAS = AREA_NAMES[:-1]
PILES = 8  # of the deck: so many are shown

VERBS = (
    "activate all-out-war allow-event ambush appease appease-corn attend barter barter-corn battle bid black-from "
    "bless buy buy-goods buy-none buy-one call-elder cancel-event cancel-flip cancel-way canyon-move caught-in choose "
    "claim-point convert council diplomacy discard-card done drop-set eat-corn eat-horse eat-sheep elder "
    "encourage end-activation end-operation enemy-way evade evade-to ferocity fight forget found found-at "
    "free-family gifts give-card give-corn give-field give-horse give-sheep give-up go-without good-medicine "
    "goods-animal goods-ap goods-firearms goods-morale harass harvest hold horse-from hungry hungry-elder join "
    "keep keep-all keep-all-cubes keep-card keep-point keep-secret keep-set leave leave-fort leave-influence "
    "let-all-flip let-flip long-raid look-at lose-culture lose-military manuelito mount move negotiate news "
    "no-action no-influence no-reaction order passage-of-time place planning plant preempt raid-fort raid-mission "
    "raid-new-mexico raid-rancho rain raise reap recover redraw reroll resettle return ride-to-death roll "
    "roll-all row scatter seat-elder set-ferocity show-cards sick sow spend-point stay stay-away strongholds "
    "sway-elder sway-family take take-actions take-card trade trade-horses trade-sheep trapper-goods use-firearms "
    "victory-check wait warfare water-hole welcome withdraw"
).split()
WORDS = (
    "calmer fiercer military culture ap sway goods religion pool raided recovery firearms horse sheep"
).split()  # Elder Actions, what a redraw costs, where a cube comes from, what an enemy is appeased with

# -- the features and their places -------------------------------------------------------------------------------------
_f = Features()
SCENARIO = _f.block("scenario", SCENARIOS)
PERIOD = _f.block("period", PERIODS)
OPTIONAL = _f.one("optional_rules")
TRACKS = _f.block("track", ("culture", "military", "ap", "morale", "enemy_ferocity", "enemy_ap"))
FAMILY = ("on_map", "territory", "area", "caught", "escaped", "ferocity", "man", "woman", "child", "horse", "follows",
          "manuelito", "touched")  # fmt: skip
FAMILY_TOKENS = _f.grid("families", FAMILIES, FAMILY)
MANUELITO = _f.one("manuelito")  # 0 and 2 beside the map, 1 not in the game, 3 and more with a Family
ELDER = ("elders", "turquoise", "basket", "may_act")
ELDER_TOKENS = _f.grid("elders", range(7), ELDER)
PASSAGE = _f.block("passage", KINDS)
OUT = _f.block("out_of_play", KINDS)
STORES = _f.block(
    "resources",
    ("horses", "sheep", "goods", "goods_out", "goods_aside", "intruder_goods", "firearms", "firearms_out",
     "intruder_firearms", "intruder_firearms_out", "corn_counters", "corn_value", "harass_out", "harass_aside"),
)  # fmt: skip
CORN = 9  # the highest value of a corn counter that is told from others
CORN_STOCK = _f.block("corn_in_resources", range(1, CORN + 1))  # counters of each value
CORN_UNSEEN = _f.block("corn_unseen", range(1, CORN + 1))
TERRITORY = ("drought", "tribal_raid")
TERRITORY_TOKENS = _f.grid("territories", TERRITORIES, TERRITORY)
AREA = ("mission", "rancho", "fort", "corn", "harass", "raiders", "unknown_intruders", "known_intruders", "newest",
        "newest_raider")  # fmt: skip
AREA_TOKENS = _f.grid("areas", AREAS, AREA)
INTRUDER = ("unseen", "aside", "on_map")
INTRUDER_TOKENS = _f.grid("intruders", INTRUDERS, INTRUDER)
CUP = 12  # counters of a cup that are told from the others by when they were laid or came back
CUPS = _f.grid("cups", range(CUP), ("corn_laid", "corn_back", "corn_after", "intruder_back", "intruder_after"))
SANTA_FE_RAIDERS = _f.one("santa_fe")
CUBES = _f.grid("cubes", ("pool", "raided", "recovery", "subjugation", "removed"), COLOURS)
DISPLAY = _f.grid("display", ("active", "standby", "inactive"), [f"{row}" for row in range(1, 7)])
TRUCE = _f.block("truce", ("counter", "ap"))
CARD = ("hand", "unseen", "discarded", "in_play", "removed", "on_top", "current")
CARD_TOKENS = _f.grid("cards", CARDS, CARD)
PILE_TOKENS = _f.grid("piles", range(PILES), ("left", "special"))
NEXT = 10
TOP = _f.block("top", range(NEXT))  # the cards that come next, as far as the seat knows them
SET_TOKENS = _f.block("sets", SETS)
OWNED = _f.block("developments", DEVELOPMENTS)
EXHAUSTED = _f.block("exhausted", DEVELOPMENTS)
TWO = _f.block("two_players", ("seat", "headman", "executor", "points_high", "points_low", "hand_of_other",
                               "pledge", "pledger"))  # fmt: skip
NOW = _f.block("now", ("operation", "preempted", "own_segment", "quiet.0", "quiet.1", "quiet.2", "quiet.3", "politics",
                       "die", "die2", "cube", "result"))  # fmt: skip


def features() -> Features:
    return _f.copy()


# -- writing -----------------------------------------------------------------------------------------------------------
def _place(place: int) -> tuple[int, int, int, int, int]:
    """On the map, Territory, Area, in a Caught box, in an Escape box."""
    if place < 0:
        return 0, 0, 0, 0, 0
    area = NUMBER_OF[place] if place < SANTA_FE else 0
    return 1, TERRITORY_AT[place] + 1, area, int(CAUGHT <= place < ESCAPE), int(place >= ESCAPE)


PLACES: Final = [_place(place) for place in range(-1, ESCAPE + 7)]
BITS: Final = [tuple(n >> bit & 1 for bit in range(8)) for n in range(256)]


def _bits(value: int, width: int) -> tuple[int, ...]:
    return (*BITS[value & 255], *BITS[value >> 8 & 255], *BITS[value >> 16 & 255])[:width]


def write(g: State, seat: str, row: bytearray) -> None:
    row[SCENARIO.start + SCENARIOS.index(g.scenario)] = 1
    row[PERIOD.start + g.period] = 1
    row[OPTIONAL] = g.optional
    row[TRACKS] = (g.culture, g.military, g.ap, g.morale, g.ferocity, g.enemy_ap)
    _people(g, row)
    row[PASSAGE] = g.passage
    row[OUT] = g.out
    row[STORES] = (
        g.horses, g.sheep, g.goods, g.goods_out, g.goods_aside, g.intruder_goods, g.firearms, g.firearms_out,
        g.intruder_firearms, g.intruder_firearms_out, len(g.corn_stock), sum(g.corn_stock), g.harass_out,
        g.harass_aside,
    )  # fmt: skip
    for value in g.corn_stock:
        row[CORN_STOCK.start + min(value, CORN) - 1] += 1
    for value in g.corn_unseen:
        row[CORN_UNSEEN.start + min(value, CORN) - 1] += 1
    _land(g, row)
    row[CUBES] = (*g.pool, *g.raided, *g.recovery, *g.subjugation, *g.gone)
    row[DISPLAY] = [code + 1 for code in (*g.active, *g.standby, *g.inactive)]
    row[TRUCE] = (g.truce + 1, g.truce_ap)
    row[OWNED] = _bits(g.owned, len(DEVELOPMENTS))
    row[EXHAUSTED] = _bits(g.exhausted, len(DEVELOPMENTS))
    row[SET_TOKENS] = _bits(g.sets, len(SETS))
    _cards(g, seat, row)
    quiet = g.quiet
    row[NOW] = (
        g.operation, g.preempted, g.own_segment, quiet & 255, quiet >> 8 & 255, quiet >> 16 & 255, quiet >> 24 & 255,
        g.politics, g.die, g.die2, g.cube + 1, g.result + 1,
    )  # fmt: skip


def _people(g: State, row: bytearray) -> None:
    at, width = FAMILY_TOKENS.start, len(FAMILY)
    for family in range(6):
        row[at : at + width] = (
            *PLACES[g.at[family] + 1], g.fierce[family], g.man[family], g.woman[family], g.child[family],
            g.horse[family], g.followers[family] + 1, int(g.manuelito == family), g.touched >> family & 1,
        )  # fmt: skip
        at += width
    row[MANUELITO] = g.manuelito + 3
    sway, may = g.sway, g.acting
    row[ELDER_TOKENS] = [
        x for box in range(7) for x in (g.elders[box], sway[2 * box], sway[2 * box + 1], may[box])
    ]


def _land(g: State, row: bytearray) -> None:
    row[TERRITORY_TOKENS] = [x for pair in zip(g.drought, g.tribal, strict=True) for x in pair]
    first, width = AREA_TOKENS.start, len(AREA)
    for territory in range(7):
        if g.mission[territory]:
            row[first + (6 * territory + g.mission[territory] - 1) * width] = 1
        if g.rancho[territory]:
            row[first + (6 * territory + g.rancho[territory] - 1) * width + 1] = 1
    for i, area in enumerate(g.fort):
        if area >= 0:
            row[first + area * width + 2] = i + 1
    for area in g.corn:
        row[first + area * width + 3] += 1
    for area in g.harass:
        row[first + area * width + 4] += 1
    for area in g.raiders:
        row[first + area * width + 5] += 1
    for n, code in enumerate(g.intruders):
        area, kind = code >> 4, code & 15
        at = first + area * width
        row[at + (7 if kind else 6)] += 1
        row[at + 8] = n + 1
        if kind:
            row[INTRUDER_TOKENS.start + (kind - 1) * 3 + 2] += 1
    if g.raiders:
        row[first + g.raiders[-1] * width + 9] = 1
    at = INTRUDER_TOKENS.start
    for unseen, aside in zip(g.intruder_unseen, g.intruder_aside, strict=True):
        row[at] = unseen
        row[at + 1] = aside
        at += 3
    row[SANTA_FE_RAIDERS] = g.santa_fe
    if g.corn_laid or g.corn_back or g.intruder_back:
        _cups(g, row)


def _cups(g: State, row: bytearray) -> None:
    """What face-down counters cannot be: see `cups`."""
    for n, laid in enumerate(g.corn_laid[:CUP]):
        row[CUPS.start + 5 * n] = laid + SPAN
    for column, back in ((1, g.corn_back), (3, g.intruder_back)):
        for n, code in enumerate(back[:CUP]):
            row[CUPS.start + 5 * n + column] = code // SPAN + 1
            row[CUPS.start + 5 * n + column + 1] = code % SPAN + 1


def _cards(g: State, seat: str, row: bytearray) -> None:
    """Alone there are no secrets; of two players neither sees the other's hand, nor cards only the other foresees."""
    deck = known_deck(g, seat)
    first, width = CARD_TOKENS.start - len(CARD), len(CARD)
    for column, cards in enumerate((deck.hand, deck.unseen, g.discards, g.in_play, g.removed, deck.top)):
        for card in cards:
            row[first + card * width + column] += 1
    if g.card:
        row[first + g.card * width + 6] = 1
    at = PILE_TOKENS.start
    for left, special in deck.piles[:PILES]:
        row[at] = left
        row[at + 1] = special
        at += 2
    for n, card in enumerate(deck.top[:NEXT]):
        row[TOP.start + n] = card
    if g.players > 1:
        mine = SEATS.index(seat) if seat else 0
        points = g.ip + 1000
        row[TWO] = (
            mine + 1, g.headman + 1, g.executor + 1, points >> 8, points & 255, len(hand_of(g, 1 - mine)),
            g.pledge & 255, g.pledger + 1,
        )  # fmt: skip


def standing(g: State) -> float:
    return g.culture + g.military
