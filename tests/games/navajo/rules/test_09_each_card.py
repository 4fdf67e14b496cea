"""Chapter 9.1.4: what each of the 24 Cultural Developments changes, and that nothing changes without it."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.driver import asked, drive, plain, told
from tests.support import cites, match, names, options, play

HERE = "shiprock.3"
BOTH = pytest.mark.parametrize("owned", [True, False])


def cards(name: str, owned: bool) -> list[str]:
    """A development and the levels below it; without it, only those below."""
    line, level = name.split(".")
    return [f"{line}.{n}" for n in range(1, int(level) + (1 if owned else 0))]


def raid(**position: Any) -> Match:
    start = {"raid": {"placed": [HERE], "left": 0}, "reaction_at": HERE}
    return match(**{"families": {"A": {"at": HERE, "ferocity": 1}}, "start": start, **position})


def active(**position: Any) -> Match:
    mps = position.pop("mps", 6)
    return match(**{"families": {"A": {"at": HERE}}, "start": {"activate": "A", "mps": mps}, **position})


def table(**position: Any) -> Match:
    return match(**{"start": {"card": 21, "segment": "dine"}, **position})


def event(m: Match, name: str) -> dict[str, Any]:
    return next(e.values for e in reversed(m.log) if e.name == name)


# -- Cunning -----------------------------------------------------------------------------------------------------------
@cites("9.1.4", "5.2.4")
@BOTH
def test_9_1_4_cunning_1_evades(owned: bool) -> None:
    # Ferocity 1 gives +1: a 2 makes 3, which is not above Area 3; with the card it is 4
    m = play(raid(developments=cards("cunning.1", owned)), "> evade A\n! 2")
    assert event(m, "evasion")["success"] is owned
    m = play(raid(developments=cards("cunning.1", owned), tracks={"ap": 0}), "> evade A\n! 1")
    assert event(m, "evasion")["success"] is False


@cites("9.1.4", "flow/tribal")
@BOTH
def test_9_1_4_cunning_1_evades_tribes(owned: bool) -> None:
    m = match(families={"A": {"at": HERE, "ferocity": 1}}, developments=cards("cunning.1", owned),
              cubes={"subjugation": {"red": 3}}, start={"tribal_raid": "utes"})  # fmt: skip
    play(m, "! 1\n> evade A\n! 2")
    assert event(m, "evasion")["success"] is owned


@cites("9.1.4", "5.2.2")
@BOTH
def test_9_1_4_cunning_2_negotiates(owned: bool) -> None:
    # 4 and +1 for Ferocity 1 make 5; with the card 6
    m = play(raid(developments=cards("cunning.2", owned)), "> negotiate A\n! 4")
    assert event(m, "negotiation")["success"] is owned


@cites("9.1.4", "5.2.2")
def test_9_1_4_cunning_2_a_one_still_fails() -> None:
    m = raid(developments=cards("cunning.2", True), resources={"trade_goods": 3})
    play(m, "> negotiate A\n> gifts 3\n! 1")  # 1 + 1 + 1 + 3 = 6
    assert event(m, "negotiation")["success"] is False


@cites("9.1.4", "3.1/5")
@BOTH
def test_9_1_4_cunning_2_in_tribal_diplomacy(owned: bool) -> None:
    display = {"active": ["K", "B", "C", "D", "E", "F"], "standby": ["G", "H", "I", "J", "A", "L"]}
    m = match(display=display, elders=[0] * 7, tracks={"ap": 1}, developments=cards("cunning.2", owned),
              start={"card": 21, "operation": "planning"})  # fmt: skip
    play(m, "> done\n> diplomacy A 1\n! 3")  # 3 + 2 for Ferocity 0: 5, with the card 6
    assert event(m, "diplomacy")["success"] is owned


@cites("9.1.4", "3.2.5")
@pytest.mark.parametrize(
    ("mps", "owned", "offered"), [(4, False, True), (3, False, False), (1, True, True), (0, True, False)]
)
def test_9_1_4_cunning_3_raids_for_less(mps: int, owned: bool, offered: bool) -> None:
    # from Area 3: 2 + 1 + 1 to Santa Fé
    assert ("raid-new-mexico" in options(active(mps=mps, developments=cards("cunning.3", owned)))) is offered


@cites("9.1.4", "3.2.5")
def test_9_1_4_cunning_3_never_below_one() -> None:
    m = active(families={"A": {"at": "shiprock.1"}}, mps=2, developments=cards("cunning.3", True))
    play(m, "> raid-new-mexico\n! brown")
    assert m.position.stack[-1].left == 1


@cites("9.1.4", "13/exhaust")
def test_9_1_4_cunning_3_puts_soldiers_back_once() -> None:
    m = active(developments=cards("cunning.3", True), mps=6)
    play(m, "> raid-new-mexico\n! green")
    assert options(m) == ["keep", "redraw cunning", "keep-all-cubes"]
    play(m, "> redraw cunning\n! brown")
    assert plain(m)["exhausted"] == ["cunning.3"]
    assert plain(m)["cubes"]["raided"]["brown"] == 1
    play(m, "> raid-new-mexico\n! green")  # 1 MP each: five are left; the card is turned
    assert "encourage" in options(m)


@cites("9.1.4")
def test_9_1_4_cunning_3_only_soldiers() -> None:
    m = play(active(developments=cards("cunning.3", True)), "> raid-new-mexico\n! white")
    assert plain(m)["cubes"]["raided"]["white"] == 1


# -- Horsemanship ------------------------------------------------------------------------------------------------------
@cites("9.1.4", "3.2")
@pytest.mark.parametrize(
    ("owned", "horse", "mps"),
    [([], 1, 6), (["horsemanship.1"], 0, 6), (["horsemanship.1"], 1, 7), (["horsemanship.1", "horsemanship.2"], 1, 8)],
)
def test_9_1_4_horsemanship_1_and_2_give_mps(owned: list[str], horse: int, mps: int) -> None:
    m = match(families={"A": {"at": HERE, "horse": horse}}, developments=owned, start={"operation": "take-actions"})
    m.choose("activate A")
    assert event(m, "activated")["mps"] == mps


@cites("9.1.4", "3.2")
def test_9_1_4_horsemanship_1_counts_at_activation_only() -> None:
    m = match(resources={"horse": 1}, developments=["horsemanship.1"], start={"operation": "take-actions"})
    play(m, "> activate A\n> mount A")
    assert plain(m)["families"]["A"]["horse"] == 1
    assert m.position.stack[-1].left == 6


@cites("9.1.4", "3.2.2")
@BOTH
def test_9_1_4_horsemanship_2_pays_no_outpost_surcharge(owned: bool) -> None:
    # shiprock.2 costs 1 with a horse, and 1 for the Mission in Area 3
    families = {"A": {"at": "shiprock.1", "horse": 1}}
    m = active(families=families, areas={HERE: {"mission": 1}}, developments=cards("horsemanship.2", owned), mps=1)
    assert ("move shiprock.2" in options(m)) is owned


@cites("9.1.4", "3.2.2")
def test_9_1_4_horsemanship_2_is_no_use_on_foot() -> None:
    m = active(families={"A": {"at": "shiprock.1"}}, areas={HERE: {"mission": 1}},
               developments=cards("horsemanship.2", True), mps=2)  # fmt: skip
    assert "move shiprock.2" not in options(m)


@cites("9.1.4", "11.2/1")
@BOTH
def test_9_1_4_horsemanship_3_in_battle(owned: bool) -> None:
    m = raid(families={"A": {"at": HERE, "ferocity": 1, "horse": 1}}, developments=cards("horsemanship.3", owned))
    play(m, "> no-reaction\n> battle\n! 3\n! 3")
    assert event(m, "battle-result")["bonus"] == (4 if owned else 2)


# -- Masters of the Mesas ----------------------------------------------------------------------------------------------
@cites("9.1.4", "3.2.1")
@pytest.mark.parametrize(
    ("area", "owned", "cost"), [(3, False, 6), (3, True, 3), (5, True, 1), (6, False, 3), (6, True, 1)]
)
def test_9_1_4_mesas_1_finds_water(area: int, owned: bool, cost: int) -> None:
    def at(mps: int) -> Match:
        return active(families={"A": {"at": f"shiprock.{area}"}}, territories={"shiprock": {"drought": 1}},
                      developments=cards("mesas.1", owned), mps=mps)  # fmt: skip

    assert "water-hole" in options(at(cost))
    assert cost == 1 or "water-hole" not in options(at(cost - 1))


@cites("9.1.4", "3.2.1")
@BOTH
def test_9_1_4_mesas_1_lets_riders_use_the_plain_value(owned: bool) -> None:
    """Where a horse must use its Value (ruling), Area 6 counts as 3: 6 MPs. With the card 9 - 6 - 3, at least 1."""
    m = active(families={"A": {"at": "shiprock.6", "horse": 1}}, territories={"shiprock": {"drought": 1}},
               developments=cards("mesas.1", owned), rulings={"water-hole-horse": "must"}, mps=5)  # fmt: skip
    assert ("water-hole" in options(m)) is owned


@cites("9.1.4", "5.2.3")
def test_9_1_4_mesas_2_first_harassment_of_a_raid_is_free() -> None:
    start = {"raid": {"placed": ["shiprock.1"], "left": 4}, "reaction_at": "shiprock.1"}
    m = match(families={"A": {"at": "shiprock.5"}}, tracks={"ap": 0}, developments=cards("mesas.2", True), start=start)
    m.choose("harass shiprock.3")
    assert event(m, "harass")["at"] == "shiprock.3"
    assert plain(m)["tracks"]["ap"] == 0
    assert not any(o.startswith("harass") for o in options(m))  # the second would cost an AP


@cites("9.1.4", "5.2.3")
def test_9_1_4_mesas_2_the_second_costs() -> None:
    start = {"raid": {"placed": ["shiprock.1"], "left": 4}, "reaction_at": "shiprock.1"}
    m = match(families={"A": {"at": "shiprock.6"}}, tracks={"ap": 1}, developments=cards("mesas.2", True), start=start)
    play(m, "> harass shiprock.4\n> harass shiprock.5")
    assert plain(m)["tracks"]["ap"] == 0


@cites("9.1.4", "3.3/5", "13/arability")
@pytest.mark.parametrize(("owned", "land"), [(False, 0), (True, 3)])
def test_9_1_4_mesas_3_the_land_feeds_three(owned: bool, land: int) -> None:
    m = match(families={"A": {"at": HERE}, "B": None, "C": None}, areas={HERE: {"rancho": 1}},
              territories={"shiprock": {"drought": 2}}, developments=cards("mesas.3", owned),
              start={"operation": "passage-of-time"})  # fmt: skip
    drive(m, told("hunger"))
    assert event(m, "hunger")["land"] == land


# -- Religion ----------------------------------------------------------------------------------------------------------
@cites("9.1.4", "3.3/1D")
@BOTH
def test_9_1_4_religion_1_in_the_passage_of_time(owned: bool) -> None:
    m = match(tracks={"culture": 5}, developments=cards("religion.1", owned), start={"operation": "passage-of-time"})
    m.choose("done")
    assert plain(m)["tracks"]["culture"] == (6 if owned else 5)


@cites("9.1.4", "13/exhaust", "13/intruder")
def test_9_1_4_religion_2_looks_without_waking() -> None:
    m = table(developments=cards("religion.2", True), areas={"zuni.4": {"intruders": ["?"]}})
    play(m, "> look-at zuni.4\n! smallpox")
    p = plain(m)
    assert p["areas"]["zuni.4"]["intruders"] == ["smallpox"]
    assert p["intruders_set_aside"] == {}
    assert p["exhausted"] == ["religion.2"]
    assert "planning" in options(m)  # the question that was interrupted
    assert not any(o.startswith("look-at") for o in options(m))


@cites("9.1.4", "13/exhaust")
def test_9_1_4_religion_3_draws_again_in_an_own_raid() -> None:
    m = play(active(developments=cards("religion.3", True)), "> raid-new-mexico\n! red")
    assert options(m) == ["keep", "redraw religion", "keep-all-cubes"]
    play(m, "> redraw religion\n! yellow")
    assert plain(m)["exhausted"] == ["religion.3"]
    assert plain(m)["passage"]["child"] == 1


@cites("9.1.4")
def test_9_1_4_religion_3_not_when_others_draw() -> None:
    m = match(developments=cards("religion.3", True), start={"instruction": "subjugate", "ap": 1})
    m.chance("cube red")
    assert plain(m)["cubes"]["subjugation"]["red"] == 1


# -- Sharp Traders -----------------------------------------------------------------------------------------------------
@cites("9.1.4", "10.1")
def test_9_1_4_traders_1_barters_cheaper() -> None:
    m = table(developments=cards("traders.1", True), resources={"horse": 1, "sheep": 1, "corn": [4]})
    assert [o for o in options(m) if o.startswith("barter")] == ["barter 1 1", "barter-corn 4"]
    m = table(developments=cards("traders.1", True), resources={"corn": [3]})
    assert not [o for o in options(m) if o.startswith("barter")]


@cites("9.1.4", "10.2/ap")
def test_9_1_4_traders_2_buys_firearms() -> None:
    m = table(developments=cards("traders.2", True), resources={"trade_goods": 2})
    m.choose("goods-firearms")
    assert (plain(m)["resources"]["firearms"], plain(m)["resources"]["trade_goods"]) == (1, 0)
    m = table(developments=cards("traders.2", False), resources={"trade_goods": 2})
    assert "goods-firearms" not in options(m)


@cites("9.1.4", "11.2/1")
def test_9_1_4_traders_2_not_during_a_battle() -> None:
    m = raid(developments=cards("traders.2", True), resources={"trade_goods": 2, "horse": 1})
    m.choose("no-reaction")
    assert "goods-firearms" in options(m)
    m.choose("battle")
    assert options(m) == ["fight", "mount A"]


@cites("9.1.4")
def test_9_1_4_traders_3_once_a_card_in_the_own_segment() -> None:
    owned = [*cards("traders.3", True), "weaving.1", "weaving.2"]
    m = table(developments=owned, resources={"trade_goods": 6}, tracks={"morale": 5})
    m.choose("goods-morale")
    assert (plain(m)["tracks"]["morale"], plain(m)["resources"]["trade_goods"]) == (4, 3)
    assert "goods-morale" not in options(m)
    m = match(developments=owned, resources={"trade_goods": 6}, start={"card": 21})
    assert "goods-ap" in options(m)
    assert "goods-morale" not in options(m)  # before the Operation nobody's segment runs


# -- Warrior Society ---------------------------------------------------------------------------------------------------
@cites("9.1.4", "11.2/1")
@pytest.mark.parametrize(("ferocity", "bonus"), [(1, 1), (2, 3), (3, 4)])
def test_9_1_4_warriors_1_in_battle(ferocity: int, bonus: int) -> None:
    m = raid(families={"A": {"at": HERE, "ferocity": ferocity}}, developments=["warriors.1"])
    play(m, "> no-reaction\n> battle\n! 3\n! 3")
    assert event(m, "battle-result")["bonus"] == bonus


@cites("9.1.4")
@pytest.mark.parametrize(
    ("cubes", "military"), [({}, 4), ({"raided": {"brown": 1}}, 5), ({"recovery": {"brown": 1}}, 5)]
)
def test_9_1_4_warriors_1_live_by_the_sword(cubes: dict[str, Any], military: int) -> None:
    """At the start of a Passage of Time: no cube raided, none recovering, and it costs 1 Military."""
    m = match(developments=["warriors.1"], cubes=cubes, start={"operation": "passage-of-time"})
    assert plain(m)["tracks"]["military"] == military


@cites("9.1.4", "8.2/4")
@pytest.mark.parametrize(("owned", "military"), [(False, 7), (True, 5)])
def test_9_1_4_warriors_2_lowers_the_limit(owned: bool, military: int) -> None:
    m = match(tracks={"military": 4, "morale": 0}, developments=cards("warriors.2", owned), start={"victory_check": 7})
    assert plain(m)["tracks"]["military"] == military  # 4 + three men
    assert plain(m)["tracks"]["morale"] == military - 4


@cites("9.1.4", "8.2/4")
def test_9_1_4_warriors_2_takes_nothing_that_is_there() -> None:
    m = match(tracks={"military": 6, "morale": 0}, developments=cards("warriors.2", True), start={"victory_check": 7})
    assert (plain(m)["tracks"]["military"], plain(m)["tracks"]["morale"]) == (6, 0)


@cites("9.1.4", "3.1/3")
@BOTH
def test_9_1_4_warriors_2_elders_cannot_calm(owned: bool) -> None:
    m = match(families={"A": {"at": HERE, "ferocity": 2}}, developments=cards("warriors.2", owned),
              start={"card": 21, "operation": "planning"})  # fmt: skip
    assert any("calmer A" in o for o in options(m)) is not owned
    assert any("fiercer A" in o for o in options(m))


@cites("9.1.4", "11.3")
@pytest.mark.parametrize(
    ("enemy", "result", "military"),
    [(0, "MFV", 6), (3, "FV", 6), (6, "RGD", 5), (8, "TTD", 5), (10, "EV", 4), (13, "MEV", 4)],
)
def test_9_1_4_warriors_3_counts_victories(enemy: int, result: str, military: int) -> None:
    # 6 + 1 - 1 - E in column 3; Ferocity 1 is too low for Warrior Society 1
    m = raid(developments=cards("warriors.3", True), tracks={"enemy_ferocity": enemy})
    play(m, "> no-reaction\n> battle\n! 6\n! 1")
    assert event(m, "battle-result")["result"] == result
    assert plain(m)["tracks"]["military"] == military


@cites("9.1.4", "11.3")
def test_9_1_4_warriors_3_besides_what_the_table_gives() -> None:
    m = match(families={"A": {"at": HERE, "ferocity": 1}}, developments=cards("warriors.3", True),
              cubes={"subjugation": {"red": 3}}, start={"tribal_raid": "utes"})  # fmt: skip
    play(m, "! 1\n> no-reaction\n! 6\n> battle\n! 6\n! 1")  # 6 + 1 - 1 - 4 = +2: FV, which gives 1 against a Tribe
    assert plain(m)["tracks"]["military"] == 7


# -- Weaving -----------------------------------------------------------------------------------------------------------
@cites("9.1.4", "3.1/4")
@pytest.mark.parametrize(("owned", "ap"), [(False, 0), (True, 1)])
def test_9_1_4_weaving_3_first_trade_good_is_free(owned: bool, ap: int) -> None:
    m = match(tracks={"ap": 2}, elders=[0] * 7, developments=cards("weaving.3", owned),
              start={"card": 21, "operation": "planning"})  # fmt: skip
    play(m, "> buy-goods\n> buy-goods")
    assert plain(m)["tracks"]["ap"] == ap


# -- Wisdom of the Ancient Ones ----------------------------------------------------------------------------------------
@cites("9.1.4", "3.1/3")
@pytest.mark.parametrize(
    ("box", "plain_rating", "wise"), [(1, 0, 1), (2, 1, 2), (3, 2, 3), (4, 2, 3), (5, 3, 4), (6, 4, 5), (7, 5, 5)]
)
def test_9_1_4_wisdom_1_ratings_count_one_more(box: int, plain_rating: int, wise: int) -> None:
    """Influential Elders lets them act where they stand. The die shows 6, so the event tells the rating."""
    elders = [1 if n == box else 0 for n in range(1, 8)]
    m = match(elders=elders, developments=["wisdom.1"], start={"card": 17, "segment": "major"})
    play(m, f"> elder {box} ap\n! 6")
    assert event(m, "elder-action")["need"] == wise
    m = match(elders=elders, start={"card": 17, "segment": "major"})
    assert (f"elder {box} ap" in options(m)) is bool(plain_rating)
    if plain_rating:
        play(m, f"> elder {box} ap\n! 6")
        assert event(m, "elder-action")["need"] == plain_rating


@cites("9.1.4", "3.3/7")
@pytest.mark.parametrize(("owned", "die", "dies"), [(["wisdom.1"], 3, True), (["wisdom.1"], 4, False)])
def test_9_1_4_wisdom_1_death_checks_use_the_printed_rating(owned: list[str], die: int, dies: bool) -> None:
    death(owned, die, dies)


@cites("9.1.4", "3.3/7")
@pytest.mark.parametrize(("die", "dies"), [(2, True), (3, False)])
def test_9_1_4_wisdom_2_dies_only_below_the_rating(die: int, dies: bool) -> None:
    death(["wisdom.1", "wisdom.2"], die, dies)


def death(owned: list[str], die: int, dies: bool) -> None:
    """An elder in box 5, whose Rating is 3."""
    m = match(elders=[0, 0, 0, 0, 1, 0, 0], developments=owned, start={"operation": "passage-of-time"})
    drive(m, lambda m: m.position.request is not None)
    m.chance(f"die {die}")
    assert event(m, "death-check")["dies"] is dies


@cites("9.1.4", "3.1/3")
@pytest.mark.parametrize("start", [{"card": 21, "operation": "planning"}, {"card": 17, "segment": "major"}])
@BOTH
def test_9_1_4_wisdom_3_one_more_attempt(owned: bool, start: dict[str, Any]) -> None:
    """Two elders: two attempts; with the card one of them tries a second time, and only one."""
    m = match(elders=[0, 0, 2, 0, 0, 0, 0], developments=cards("wisdom.3", owned), start=start)
    attempts = 0
    while asked("planning.elder-action")(m):
        m.choose(next(o for o in options(m) if o.endswith(" ap")))
        m.chance("die 6")
        attempts += 1
    assert attempts == (3 if owned else 2)
    assert names(m).count("elder-action") == attempts
