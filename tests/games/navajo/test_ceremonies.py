"""Ceremony cards: the procedure when one is drawn, one test an Enemy Way, and the Blessing Way."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.driver import asked, drive, plain
from tests.support import cites, match, names, options, play

HERE = "shiprock.3"
CEREMONIES = {
    8: ("child", 1), 9: ("child", 4), 10: ("child", 6), 18: ("elder", 2), 19: ("elder", 5), 20: ("elder", 3),
    28: ("man", 1), 29: ("man", 4), 30: ("man", 6), 38: ("woman", 2), 39: ("woman", 5), 40: ("woman", 3),
}  # fmt: skip


def event(m: Match, name: str) -> dict[str, Any]:
    return next(e.values for e in reversed(m.log) if e.name == name)


def way(card: int, **position: Any) -> Match:
    """That card is in hand and another Ceremony is drawn. Without Trade Goods its Enemy Way comes at once."""
    drawn = 40 if card != 40 else 39
    return match(**{"hand": [card], "start": {"card": drawn, "segment": "major"}, **position})


# -- the procedure -----------------------------------------------------------------------------------------------------
@cites("13/ceremony", "2.2.2")
@pytest.mark.parametrize("card", CEREMONIES)
def test_ceremony_taken_to_hand(card: int) -> None:
    m = match(start={"card": card})
    assert options(m) == ["take-card", "discard-card"]
    m.choose("take-card")
    p = plain(m)
    assert p["hand"] == [card]
    assert {k: n for k, n in p["passage"].items() if n} == {CEREMONIES[card][0]: 1}
    assert card not in p["discards"]


@cites("13/ceremony", "2.3.3")
def test_ceremony_discarded() -> None:
    m = play(match(start={"card": 8}), "> discard-card")
    p = plain(m)
    assert (p["hand"], p["discards"], sum(p["passage"].values())) == ([], [8], 0)


@cites("13/ceremony", "1.6.1/limits")
def test_ceremony_taken_though_nobody_is_left() -> None:
    """All six children are in play: the card may be taken all the same."""
    families = {x: {"at": f"hopi.{i + 1}"} for i, x in enumerate("ABCDEF")}
    m = play(match(families=families, start={"card": 8}), "> take-card")
    assert plain(m)["hand"] == [8]
    assert plain(m)["passage"]["child"] == 0


@cites("13/ceremony", "13/reset")
def test_ceremony_enemy_ways_first_then_the_cubes_are_reset() -> None:
    cubes = {"raided": {"brown": 1}, "recovery": {"white": 1}}
    m = match(hand=[8, 10], cubes=cubes, start={"card": 40})
    assert options(m) == ["enemy-way 08", "enemy-way 10"]
    assert plain(m)["cubes"]["raided"]["brown"] == 1
    m.choose("enemy-way 10")
    p = plain(m)
    assert [e.values["card"] for e in m.log if e.name == "enemy-way"] == [10, 8]
    assert (p["cubes"]["recovery"]["brown"], p["cubes"]["pool"]["white"]) == (1, 3)
    assert sorted(p["hand"]) == [8, 10]  # they stay in hand
    assert options(m) == ["take-card", "discard-card"]


@cites("13/ceremony")
def test_ceremony_its_own_enemy_way_is_not_carried_out() -> None:
    m = play(match(start={"card": 8}), "> take-card")
    assert plain(m)["tracks"]["enemy_ap"] == 0


# -- the Enemy Ways ----------------------------------------------------------------------------------------------------
@cites("13/ceremony")
def test_way_08_enemy_ap() -> None:
    assert plain(way(8))["tracks"]["enemy_ap"] == 3


@cites("13/ceremony", "7.2.1")
def test_way_09_two_droughts() -> None:
    m = play(way(9), "! 4\n! 4")
    assert plain(m)["territories"]["monument"]["drought"] == 2


@cites("13/ceremony")
def test_way_10_alarm() -> None:
    tracks = plain(way(10))["tracks"]
    assert (tracks["enemy_ferocity"], tracks["morale"]) == (5, 6)


@cites("13/ceremony", "3.3/7")
@pytest.mark.parametrize(("die", "elders"), [(3, [1, 0, 1, 0, 0, 0, 0]), (4, [1, 0, 1, 0, 1, 0, 0])])
def test_way_18_the_elder_farthest_right(die: int, elders: list[int]) -> None:
    m = play(way(18, elders=[1, 0, 1, 0, 1, 0, 0]), f"! {die}")  # Rating 3
    assert plain(m)["elders"] == elders


@cites("13/ceremony")
def test_way_18_no_elder_with_a_rating() -> None:
    m = way(18, elders=[2, 0, 0, 0, 0, 0, 0])
    assert (plain(m)["tracks"]["culture"], plain(m)["elders"][0]) == (8, 2)


@cites("13/ceremony")
@pytest.mark.parametrize(
    ("areas", "culture"), [({}, 8), ({"hopi.2": {"mission": 1}}, 7), ({"hopi.2": {"rancho": 1}}, 7)]
)
def test_way_19_lost_customs(areas: dict[str, Any], culture: int) -> None:
    assert plain(way(19, areas=areas))["tracks"]["culture"] == culture


@cites("13/ceremony", "13/ferocious")
def test_way_20_the_most_ferocious_is_spent() -> None:
    families = {
        "A": {"at": HERE, "ferocity": 1},
        "B": {"at": "zuni.1", "ferocity": 3},
        "C": {"at": "canyon.1", "ferocity": 3},
    }
    p = plain(way(20, families=families))
    assert [p["families"][x]["ferocity"] for x in "ABC"] == [1, 0, 3]
    assert p["tracks"]["military"] == 5


@cites("13/ceremony")
def test_way_20_nobody_is_fierce() -> None:
    assert plain(way(20))["tracks"]["military"] == 4


@cites("13/ceremony")
def test_way_28_sickness_among_those_who_wait() -> None:
    m = way(28, passage={"woman": 1, "elder": 1})
    assert options(m)[:2] == ["forget woman", "forget elder"]
    m.choose("forget elder")
    p = plain(m)
    assert (p["passage"]["elder"], p["passage"]["woman"], p["out_of_play"]["elder"]) == (0, 1, 3)


@cites("13/ceremony")
def test_way_28_sickness_in_a_family() -> None:
    m = way(28)
    assert len([o for o in options(m) if o.startswith("sick")]) == 9
    m.choose("sick B child")
    p = plain(m)
    assert (p["families"]["B"]["child"], p["passage"]["child"]) == (0, 1)


@cites("13/ceremony", "1.7.5/family")
def test_way_28_sickness_of_a_last_adult() -> None:
    m = play(way(28, families={"B": {"at": "zuni.1", "man": 0}}), "> sick B woman")
    p = plain(m)
    assert p["families"]["B"]["at"] is None
    assert (p["passage"]["woman"], p["passage"]["child"]) == (1, 1)


@cites("13/ceremony")
@pytest.mark.parametrize(
    ("resources", "mounted", "left"),
    [({"horse": 2}, "", (1, 0, 5)), ({"horse": 1}, "A", (0, 1, 5)), ({}, "AB", (0, 1, 5)), ({}, "", (0, 0, 4))],
)
def test_way_29_stolen_mounts(resources: dict[str, int], mounted: str, left: tuple[int, int, int]) -> None:
    """From Resources, else out of a Family Box of the player's choice, else 1 Military."""
    at = {"A": HERE, "B": "san-juan.1"}
    families = {x: {"at": at[x], "horse": 1 if x in mounted else 0} for x in "AB"}
    m = way(29, families=families, resources=resources)
    if "enemy-way 29" in options(m):  # a horse could still be mounted
        m.choose("enemy-way 29")
    if mounted == "AB":
        assert options(m)[:2] == ["horse-from A", "horse-from B"]
        m.choose("horse-from B")
    p = plain(m)
    horses = sum(p["families"][x]["horse"] for x in "AB")
    assert (p["resources"]["horse"], horses, p["tracks"]["military"]) == left


@cites("13/ceremony", "4.2.1")
def test_way_30_newcomers_build() -> None:
    p = plain(way(30))
    assert p["areas"]["shiprock.1"]["mission"] is True
    assert p["tracks"]["culture"] == 9


@cites("13/ceremony")
def test_way_30_no_room_for_an_outpost() -> None:
    lands = ("shiprock", "san-juan", "zuni", "monument", "hopi", "black-mesa")
    p = plain(way(30, areas={f"{t}.2": {"mission": 1} for t in lands}, cubes={"subjugation": {"red": 3}}))
    assert p["tracks"]["culture"] == 8  # and no Subvert


@cites("13/ceremony", "4/3")
@pytest.mark.parametrize(("dice", "flipped", "swapped"), [("3 4", 2, 0), ("1 3", 1, 0), ("3 3", 0, 1)])
def test_way_38_the_enemy_changes_his_mind(dice: str, flipped: int, swapped: int) -> None:
    m = way(38)
    m.chance(f"dice {dice}")  # A in row 1 is striped
    assert (names(m).count("flipped"), names(m).count("swapped")) == (flipped, swapped)


@cites("13/ceremony", "10.2/flip")
def test_way_38_its_flips_are_bought_off_as_in_step_3() -> None:
    m = way(38, resources={"trade_goods": 2})
    m.chance("dice 3 4")
    assert options(m) == ["let-flip 3", "cancel-flip 3", "let-all-flip"]
    m.choose("cancel-flip 3")
    assert names(m).count("flipped") == 1


@cites("13/ceremony", "10.2/flip")
def test_way_38_the_other_reading_lets_them_flip() -> None:
    """Ruling change-of-mind: Trade Goods stop a flip of the enemy's own segment only."""
    m = way(38, resources={"trade_goods": 2}, rulings={"change-of-mind": "segment-only"})
    m.chance("dice 3 4")
    assert names(m).count("flipped") == 2


@cites("13/ceremony")
@pytest.mark.parametrize(("ferocity", "ap"), [((0, 0, 0), 1), ((1, 0, 0), 1), ((1, 3, 2), 3)])
def test_way_39_fame(ferocity: tuple[int, int, int], ap: int) -> None:
    at = (HERE, "san-juan.1", "canyon.1")
    families = {x: {"at": a, "ferocity": f} for x, a, f in zip("ABC", at, ferocity, strict=True)}
    assert plain(way(39, families=families))["tracks"]["enemy_ap"] == ap


@cites("13/ceremony", "13/intruder")
def test_way_40_an_intruder() -> None:
    m = play(way(40), "! 6\n! 2")
    assert plain(m)["areas"]["black-mesa.2"]["intruders"] == ["?"]


# -- the Blessing Way --------------------------------------------------------------------------------------------------
def raid(**position: Any) -> Match:
    start = {"raid": {"placed": [HERE], "left": 0}, "reaction_at": HERE}
    return match(**{"families": {"A": {"at": HERE}}, "start": start, **position})


@cites("13/blessing")
@pytest.mark.parametrize("card", CEREMONIES)
def test_blessing_faces(card: int) -> None:
    """The card's face is the die, and the card is discarded."""
    face = CEREMONIES[card][1]
    m = match(families={"A": {"at": HERE}}, hand=[card], start={"activate": "A"})
    play(m, f"> council\n> bless {card:02d}")
    assert event(m, "council")["die"] == face
    assert (plain(m)["hand"], plain(m)["discards"]) == ([], [card])


@cites("13/blessing", "11.2/1", "11.2/2")
def test_blessing_in_battle_for_either_die() -> None:
    m = play(raid(hand=[8, 10]), "> no-reaction\n> battle")
    assert options(m) == ["roll", "bless 08", "bless 10", "roll-all"]
    play(m, "> roll\n! 3\n> bless 08")
    assert (event(m, "battle-result")["die"], event(m, "battle-result")["foe_die"]) == (3, 1)


@cites("13/blessing", "5.2.1")
def test_blessing_in_an_ambush() -> None:
    m = raid(hand=[10], families={"A": {"at": HERE, "ferocity": 1}})
    play(m, "> ambush A\n> bless 10\n! 2")
    assert event(m, "battle-result")["die"] == 6


@cites("13/blessing", "5.2.4")
def test_blessing_in_evasion() -> None:
    m = play(raid(hand=[10]), "> evade A")
    assert options(m)[:2] == ["roll", "bless 10"]


@cites("13/blessing", "flow/tribal")
def test_blessing_when_evading_tribes_but_not_for_their_die() -> None:
    m = match(families={"A": {"at": HERE}}, hand=[10], cubes={"subjugation": {"red": 3}}, start={"tribal_raid": "utes"})
    m.chance("die 1")  # where they go: not asked
    m.choose("evade A")
    assert "bless 10" in options(m)
    m = match(families={"A": {"at": HERE}}, hand=[8], cubes={"subjugation": {"red": 3}}, start={"tribal_raid": "utes"})
    play(m, "! 1\n> no-reaction\n! 5")  # their own die is rolled without a question
    assert "battle" in options(m)


@cites("13/blessing", "5.2.2")
def test_blessing_not_in_negotiation() -> None:
    m = play(raid(hand=[10]), "> negotiate A\n! 2")
    assert event(m, "negotiation")["die"] == 2


@cites("13/blessing", "3")
@pytest.mark.parametrize("operation", ["planning", "passage-of-time"])
def test_blessing_in_the_own_segment(operation: str) -> None:
    m = match(hand=[10], resources={"sheep": 2}, start={"card": 22, "operation": operation})
    m = drive(m, lambda m: "bless 10" in options(m), prefer=("elder 4 ap",))
    assert options(m) == ["roll", "bless 10", "roll-all"]


@cites("13/blessing", "2.2.2", "2.2.3")
def test_blessing_not_outside_the_own_segment() -> None:
    """Not for the Minor Event's die, an Intruder's place, the elders of an event or the enemy's dice."""
    starts: list[tuple[dict[str, Any], str]] = [
        ({"card": 21, "segment": "minor"}, ""),
        ({"card": 36, "segment": "major"}, ""),
        ({"card": 17, "segment": "major"}, "elder 3 ap"),
        ({"card": 21, "segment": "enemy"}, ""),
    ]
    for start, choice in starts:
        m = match(hand=[10], elders=[0, 0, 1, 0, 0, 0, 0], start=start)
        if choice:
            m.choose(choice)
        assert m.position.request is not None, start


@cites("13/blessing")
def test_blessing_quiet_for_the_rest_of_the_card() -> None:
    m = match(hand=[10], elders=[0, 1, 1, 0, 0, 0, 0], start={"card": 22, "segment": "dine"})
    play(m, "> planning\n> elder 4 ap\n> roll-all\n! 6\n> elder 3 ap\n! 6")
    assert plain(m)["hand"] == [10]
    assert not asked("dice.bless-or-roll")(m)


@cites("13/blessing", "10.2/reroll", "tutorial")
def test_blessing_for_a_roll_that_was_paid_for() -> None:
    """The tutorial's way to be rid of a die: three Trade Goods for a new roll, and the card in its place."""
    m = raid(hand=[8], resources={"trade_goods": 3})
    play(m, "> no-reaction\n> battle\n> roll\n! 3\n> keep\n> roll\n! 4\n> reroll")
    assert options(m) == ["roll", "bless 08", "roll-all"]
    m.choose("bless 08")
    assert event(m, "battle-result")["foe_die"] == 1


@cites("13/blessing")
def test_blessing_after_the_die_under_its_ruling() -> None:
    m = play(raid(hand=[10], rulings={"blessing-timing": "after"}), "> evade A\n> roll\n! 2\n> bless 10")
    assert event(m, "evasion")["die"] == 6
    assert plain(m)["hand"] == []


@cites("13/blessing", "10.2/reroll")
def test_blessing_is_final() -> None:
    """Nothing was rolled, so nothing is left to roll again: no question, with however many Trade Goods."""
    m = raid(hand=[8], resources={"trade_goods": 3})
    play(m, "> evade A\n> bless 08")
    assert event(m, "evasion")["die"] == 1
    assert plain(m)["resources"]["trade_goods"] == 3
