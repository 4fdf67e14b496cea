"""The position of a game of Navajo Wars: every counter, cube and card, and the place in the rules.

Families are 0..5 (A..F); places are numbers (see `tables`): Areas 0..38, Santa Fé, Caught and Escape boxes.
People and animals in a box are counted in the order man, woman, child, elder, horse, sheep. What changes seldom is a
row, which copies share.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from homelands.core.flow import Rulebook
from homelands.core.state import Position, Row, fresh, rows, setting, shared
from homelands.games.navajo.rules.names import CANYON, PERIODS, SANTA_FE, TERRITORY_AT, TERRITORY_OF
from homelands.games.navajo.rules.tables import Tables

HORSE: Final = 4  # after man, woman, child, elder in `out` and `passage`
SHEEP: Final = 5
KINDS: Final = ("man", "woman", "child", "elder", "horse", "sheep")
LETTERS: Final = "ABCDEF"
BESIDE: Final = -1  # Manuelito: waiting beside the map; not in the game
UNUSED: Final = -2
AWAITED: Final = -3  # as BESIDE, and his card has still to set the Ferocity of the Family that he will join
OFF: Final = -1  # a Family that is not in play; an empty box on the display
BOTH: Final = 3  # foresight of both players, as bits
PLANNING: Final = 1  # the three Operations
ACTIONS: Final = 2
PASSAGE: Final = 3
QUIET_DICE: Final = 1  # "don't ask me again on this card"
QUIET_CUBES: Final = 4
QUIET_FLIPS: Final = 8
QUIET_GOODS: Final = 32
QUIET_BLESSING: Final = (2, 16)  # the same, for each player


def _n(count: int, value: int = 0) -> Any:
    return fresh(lambda: [value] * count)


def _e() -> Any:
    return fresh(list)


@dataclass(slots=True, eq=False, repr=False)
class State(Position):
    t: Tables = shared()
    rulings: dict[str, str] = shared()

    scenario: str = ""
    period: int = 0
    optional: int = setting(0)  # optional rules that are played, as the bits of `t.options`; ask `plays_with`
    outcome: str = ""  # empty while the game goes on
    why: str = ""

    # General Records Track
    culture: int = 0
    military: int = 0
    ap: int = 0
    morale: int = 0  # of the enemy
    ferocity: int = 0  # of the enemy
    enemy_ap: int = 0

    # Families, by letter
    at: list[int] = _n(6, OFF)
    fierce: list[int] = _n(6)
    man: list[int] = _n(6)
    woman: list[int] = _n(6)
    child: list[int] = _n(6)
    horse: list[int] = _n(6)
    manuelito: int = UNUSED

    elders: list[int] = _n(7)
    out: list[int] = _n(6)  # Out of Play box
    passage: list[int] = _n(6)  # Passage of Time box

    # Resources box, and where its counters come from
    horses: int = 0
    sheep: int = 0
    goods: int = 0
    goods_out: int = 0
    goods_aside: int = 0
    intruder_goods: int = 0
    firearms: int = 0
    firearms_out: int = 0
    intruder_firearms: int = 0
    intruder_firearms_out: int = 0
    corn_stock: list[int] = _e()  # values of the corn in Resources
    corn_unseen: Row = ()  # values of all corn in the cup and face-down on the map
    corn: list[int] = _e()  # Areas with planted corn, the oldest first
    corn_laid: Row = ()  # these two: see `cups`; empty unless corn has come back while some lay on the map
    corn_back: Row = ()

    # The map
    drought: Row = (0,) * 7
    mission: list[int] = _n(7)  # Area number of a Territory's Mission, 0 for none
    rancho: list[int] = _n(7)
    fort: Row = (OFF,) * 2  # Area of Fort Defiance and Fort Fauntleroy
    harass: list[int] = _e()
    harass_out: int = 0
    harass_aside: int = 0
    intruders: list[int] = _e()  # Area * 16, + 1 + kind once looked at; the newest is last and lies on top
    intruder_unseen: Row = (0,) * 12  # by kind, in the cup and unknown on the map
    intruder_back: Row = ()  # those of them that came back while some lay unknown on the map: see `cups`
    intruder_aside: Row = (0,) * 12  # resolved, until the cup is made up again
    raiders: list[int] = _e()  # Area of each placed Enemy Raid counter
    santa_fe: int = 0  # Enemy Raid counters still in Santa Fé
    tribal: Row = (0,) * 7  # placed Tribal Raid counters by Territory

    # Cubes by colour
    pool: list[int] = _n(7)
    raided: list[int] = _n(7)
    recovery: list[int] = _n(7)
    subjugation: list[int] = _n(7)
    gone: Row = (0,) * 7

    # Instruction Display: counter * 2 + face, or OFF
    active: list[int] = _n(6, OFF)
    standby: list[int] = _n(6, OFF)
    inactive: list[int] = _n(6, OFF)
    truce: int = OFF  # the Peace or Defend counter in the Raided Cubes box
    truce_ap: int = 0

    # Cards
    unseen: Row = ()  # cards 1-40 nobody has seen yet
    piles: list[Row] = rows(list)  # [cards left, special card or 0]
    top: list[int] = _e()  # next cards, if known
    discards: list[int] = _e()
    hand: list[int] = _e()
    in_play: list[int] = _e()
    removed: list[int] = _e()
    sets: int = 0  # development sets in the game, as bits
    owned: int = 0  # developments bought, as bits
    exhausted: int = 0

    # Two players (16): 0 turquoise, 1 basket
    players: int = 1
    headman: int = 0
    executor: int = 0  # who carries out the Operation
    sway: Row = (0,) * 14  # elders by box and player: sway[2 * box + player]
    followers: Row = (OFF,) * 6  # who influences each Family
    ip: int = 0  # Influence Points, above 0 for turquoise, below for basket
    hand2: list[int] = _e()  # the basket player's hand
    foresight: int = BOTH  # who has seen the cards in `top`, as bits
    outside: list[list[int]] = _e()  # two players: the piles as they look to who has not seen the cards in `top`
    pledge: int = 0  # counters pledged against Kit Carson, and by whom
    pledger: int = OFF

    # This card
    card: int = 0
    operation: int = 0
    preempted: int = 0
    own_segment: int = 0  # the Diné Operations Segment is running
    touched: int = 0  # Families whose Ferocity elders have changed, as bits
    acting: Row = (0,) * 7  # elders by box that may still attempt an Elder Action
    quiet: int = 0
    politics: int = 0  # Sharp Traders 3 used

    # Last results of chance
    die: int = 0
    die2: int = 0
    cube: int = 0
    result: int = 0  # of the last Battle

    def label(self) -> str:
        card = f", card {self.card}" if self.card else ""
        return f"{self.scenario}, {PERIODS[self.period]} period{card}" if self.scenario else ""

    # -- readers -----------------------------------------------------------------------------------------------------
    def has(self, development: int) -> bool:
        return self.owned >> development & 1 != 0

    def ready(self, development: int) -> bool:
        return (self.owned & ~self.exhausted) >> development & 1 != 0

    def people(self, family: int) -> int:
        return self.man[family] + self.woman[family] + self.child[family]

    def empties(self, family: int) -> int:
        return 3 - self.people(family)

    def families(self) -> list[int]:
        """Families in play: in an Area, a Caught box or an Escape box."""
        return [i for i, place in enumerate(self.at) if place != OFF]

    def in_areas(self) -> list[int]:
        return [i for i, place in enumerate(self.at) if 0 <= place < SANTA_FE]

    def families_at(self, place: int) -> list[int]:
        return [i for i, here in enumerate(self.at) if here == place] if place in self.at else []

    def occupied(self) -> list[int]:
        """Territories with a Family in one of their Areas."""
        return sorted({TERRITORY_OF[a] for a in self.at if 0 <= a < SANTA_FE})

    def territory(self, family: int) -> int:
        """Territory of a Family, boxes included; OFF when out of play."""
        return TERRITORY_AT[self.at[family]]

    def by_fort(self, family: int) -> bool:
        place = self.at[family]
        return place != OFF and place in self.fort

    def families_by_fort(self) -> int:
        n = 0
        if self.fort[0] != OFF or self.fort[1] != OFF:
            for place in self.at:
                if place != OFF and place in self.fort:
                    n += 1
        return n

    def total_ferocity(self) -> int:
        return sum(self.fierce[i] for i in range(6) if self.at[i] != OFF)

    def outposts(self) -> int:
        """Missions and Ranchos on the map."""
        return 14 - self.mission.count(0) - self.rancho.count(0)

    def forts(self) -> int:
        return 2 - self.fort.count(OFF)

    def all_goods(self) -> int:
        return self.goods + self.intruder_goods

    def all_firearms(self) -> int:
        return self.firearms + self.intruder_firearms

    def hidden_intruders(self) -> int:
        return len(self.intruders)

    def evasion(self, family: int) -> int:
        return self.t.evasion[self.fierce[family]]

    def canyon_families(self) -> int:
        return sum(1 for a in self.at if 0 <= a < SANTA_FE and TERRITORY_OF[a] == CANYON)

    def plays_with(self, option: str) -> bool:
        """Was this optional rule chosen?"""
        return self.optional & self.t.options[option].bit != 0

    def playing(self, card: int) -> bool:
        return card in self.in_play


book: Rulebook[State] = Rulebook("navajo")
