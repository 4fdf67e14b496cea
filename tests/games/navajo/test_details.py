"""Small things that no other test would notice: each was found by putting a fault into the rules (`make mutants`)."""

from __future__ import annotations

import pytest

from homelands.core.match import start
from homelands.games.navajo.game import Navajo
from homelands.games.navajo.rules import campaign, effects, influence, refusals, rights
from tests.games.navajo.driver import asked, drive
from tests.support import cites, match, options, play

GAME = Navajo()


@pytest.mark.parametrize(("now", "change"), [(0, -3), (1, -2), (5, 2)])
def test_a_new_number_of_action_points_says_by_how_much(now: int, change: int) -> None:
    g = GAME.setup("rise")
    g.ap, g.log = 3, []
    effects.set_ap(g, now, "4")
    assert g.ap == now
    assert [(event.name, event.values) for event in g.log] == [("ap", {"change": change, "now": now})]
    effects.set_ap(g, now, "4")
    assert len(g.log) == 1, "what does not change is not told"


@cites("14.6", "16.4")
@pytest.mark.parametrize(("players", "held"), [(1, False), (2, True)])
def test_a_new_start_has_a_new_council_where_there_are_two(players: int, held: bool) -> None:
    g = GAME.setup("campaign", options=["two-players"] if players == 2 else [])
    assert g.players == players
    campaign.elders_and_land.run(g, g.stack[-1])
    assert sum(g.elders) == 3
    assert any(frame.step == "two-player.sway-more" for frame in g.stack) is held


@cites("16.4", "16.3")
def test_a_council_speaks_of_nothing_else() -> None:
    """What may be done at any time is not offered in the middle of it: a horse could be mounted otherwise."""
    m = drive(start("navajo", "rise", options=["two-players"]), asked("two-player.sway-families"))
    g = m.position
    g.horses += 1
    m.choose(options(m)[0])
    assert g.stack[-1].step == "two-player.sway-families"
    assert {word.split()[0] for word in options(m)} == {"sway-family"}


@cites("5.2.1", "5.2.2", "5.2.4")
@pytest.mark.parametrize(
    ("reaction", "rule", "paid"),
    [("ambush A", "5.2.1", ["5.2.1"]), ("negotiate A", "5.2.2", ["5.2.2"]), ("evade A", "5.2.4", [])],
)
def test_a_reaction_names_its_own_rule(reaction: str, rule: str, paid: list[str]) -> None:
    """Evasion costs no AP; the others cost one, under the rule that they are done by."""
    m = match(
        families={"A": {"at": "shiprock.3", "ferocity": 1}}, tracks={"ap": 3},
        start={"raid": {"placed": ["shiprock.3"], "left": 5}, "reaction_at": "shiprock.3"},
    )  # fmt: skip
    told = m.choose(reaction)
    assert [event.rule for event in told if event.name == "reaction"] == [rule]
    assert [event.rule for event in told if event.name == "ap"] == paid


@cites("3.2.6")
@pytest.mark.parametrize(("cube", "hits"), [("black", [2]), ("white", [1]), ("green", [])])
def test_hits_on_an_outpost_are_told_where_there_are_some(cube: str, hits: list[int]) -> None:
    """Three hits destroy a Mission in the first period at least: no cube does it alone."""
    m = match(families={"A": {"at": "shiprock.1"}}, areas={"shiprock.1": {"mission": True}}, start={"activate": "A"})
    play(m, "> raid-mission")
    assert [event.values["n"] for event in m.chance(f"cube {cube}") if event.name == "hits"] == hits


@cites("3.2.6")
@pytest.mark.parametrize(("mps", "offered"), [(3, False), (4, True)])
def test_a_raid_on_a_fort_costs_the_value_of_its_area(mps: int, offered: bool) -> None:
    """Hopi 4 has the value 4; were a Fort there, a data pack could say so."""
    m = match(scenario="fearing", families={"A": {"at": "hopi.4"}}, start={"activate": "A", "mps": mps})
    m.position.fort = (m.position.at[0], m.position.fort[1])
    GAME.book.run(m.position)
    assert ("raid-fort" in options(m)) is offered


@cites("3.3/5", "1.5.1")
def test_an_elder_is_named_hungry_once() -> None:
    """Two of five people go hungry; the only elder of his box cannot be both of them."""
    out = {"at": None, "man": 0, "woman": 0, "child": 0}
    m = match(
        families={"A": {"at": "canyon.1"}, "B": out, "C": out}, elders=[1, 1, 0, 0, 0, 0, 0],
        resources={"sheep": 0, "horse": 0, "corn": []}, tracks={"ap": 0}, start={"operation": "passage-of-time"},
    )  # fmt: skip
    drive(m, asked("feeding.go-hungry"))
    assert {"hungry-elder 1", "hungry-elder 2"} <= set(options(m))
    m.choose("hungry-elder 1")
    assert "hungry-elder 1" not in options(m)
    assert "hungry-elder 2" in options(m)


@cites("10.1")
def test_animals_and_corn_together_buy_trade_goods() -> None:
    """Three animals buy one, corn worth six another: one and one are two."""
    g = GAME.setup("rise")
    g.horses, g.sheep, g.corn_stock[:] = 1, 2, [4, 2]
    assert rights.goods_within_reach(g) == g.all_goods() + 2


@cites("16.3")
@pytest.mark.parametrize("box", [0, 3])
def test_a_counter_is_taken_off_only_where_every_elder_of_the_box_has_one(box: int) -> None:
    """Of two elders one is free at first: the counters in the next boxes have nothing to do with that."""
    g = GAME.setup("rise", options=["two-players"])
    g.elders[:] = [2] * 7
    g.sway, g.log = type(g.sway)([1, 0] * 7), []
    influence.sway_elder(g, 1, box)
    assert list(g.sway[2 * box : 2 * box + 2]) == [1, 1], "one of the two was free"
    influence.sway_elder(g, 1, box)
    assert list(g.sway[2 * box : 2 * box + 2]) == [0, 2], "none was free: the opponent's is taken off"
    assert [*g.sway[: 2 * box], *g.sway[2 * box + 2 :]] == [1, 0] * 6


@cites("3.1/5")
def test_who_gives_lavishly_names_the_row() -> None:
    """Six, Evasion and one gift are nine: no die decides which counter of Standby comes; an empty row is no choice."""
    m = match(
        elders=[0] * 7, tracks={"ap": 3}, resources={"trade_goods": 1},
        display={"active": ["K", "A", "B", "C", "D", "E"], "standby": ["F", "G", "H", "I", "J", None],
                 "inactive": ["L", *[None] * 5]},
        start={"card": 36, "operation": "planning"},
    )  # fmt: skip
    drive(m, asked("planning.tribal-relations"), prefer=["done"])
    play(m, "> diplomacy B 1\n> gifts 1\n! die 6")
    assert options(m) == [f"row {n}" for n in range(1, 6)]
    m.choose("row 4")
    shown = m.game.to_plain(m.position)["display"]
    assert (shown["active"][0]["id"], shown["standby"][3]["id"]) == ("I", "K")


@cites("16.5.3")
@pytest.mark.parametrize(("headman", "other"), [("turquoise", "basket"), ("basket", "turquoise")])
def test_whoever_is_headman_foresees(headman: str, other: str) -> None:
    m = match(
        options=["two-players"], deck={"top": [1, 2, 3]}, start={"card": 15, "segment": "dine"},
        two_players={"headman": headman, "elders": {headman: [1, 1, 0, 0, 0, 0, 0], other: [0, 0, 1, 0, 0, 0, 0]}},
    )  # fmt: skip
    m.choose("planning")
    while "keep-secret" not in options(m):
        m.chance("die 1") if m.position.request is not None else m.choose(m.position.options[-1])
    assert m.game.seat(m.position) == headman
    tops = [m.game.view(m.position, seat)["deck"]["top"] for seat in (headman, other)]
    assert tops == [[1, 2, 3], []]


@cites("2.2.1")
def test_want_of_action_points_is_the_reason_only_for_what_costs_them() -> None:
    m = match(tracks={"ap": 9}, start={"card": 36, "segment": "draw"})
    assert m.position.stack[-1].step == "sequence.preempt"
    m.position.ap = 0
    found = {text: refusals.why_not(m.position, text) for text in ("preempt", "plant", "fly")}
    assert {text: why and why.reason for text, why in found.items()} == {
        "preempt": "too-few-ap", "plant": None, "fly": None,
    }  # fmt: skip
