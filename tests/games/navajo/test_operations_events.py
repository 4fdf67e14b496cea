"""The Major Events of the Operations cards, title by title (the cards' figures: test_operations_cards.py)."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from homelands.games.navajo.rules.events import MAJOR
from homelands.games.navajo.rules.schema import EVENTS
from tests.games.navajo.driver import asked, drive, plain
from tests.support import cites, match, names, options, play

DISPLAY = {"active": ["A", "B", "C", "D", "E", "F"], "standby": ["G", "H", "I", "J", "K", "L"]}


def major(card: int, **position: Any) -> Match:
    return match(**{"start": {"card": card, "segment": "major"}, **position})


def ids(m: Match, column: str) -> str:
    """Letters of a column, small for the back."""
    counters = plain(m)["display"][column]
    return "".join("-" if c is None else c["id"] if c["face"] == "front" else c["id"].lower() for c in counters)


# -- Firearms Acquired -------------------------------------------------------------------------------------------------
@cites("2.2.2", "1.6.1/firearms")
def test_firearms_acquired() -> None:
    p = plain(major(21))
    assert (p["resources"]["firearms"], p["out_of_play"]["firearms"]) == (1, 0)


@cites("2.2.2", "1.6.1/limits")
def test_firearms_acquired_none_left() -> None:
    p = plain(major(21, resources={"firearms": 1}))
    assert p["resources"]["firearms"] == 1


@cites("2.2.2", "1.6.1/firearms")
def test_firearms_acquired_fetches_an_intruders_counter_again() -> None:
    """An Intruder's Firearms, spent in a Battle, lie out of play; the ordinary one is in Resources."""
    m = match(resources={"firearms": 1, "intruder_firearms": 1}, families={"A": {"at": "shiprock.1"}}, elders=[0] * 7,
              start={"card": 21, "segment": "dine"})  # fmt: skip
    play(m, "> take-actions\n> activate A\n> raid-new-mexico\n! green\n> battle\n> use-firearms\n! 3\n! 3")
    assert plain(m)["out_of_play"]["intruder_firearms"] == 1
    drive(m, asked("dice.roll-one"))  # the Minor Event's die
    assert plain(m)["resources"]["intruder_firearms"] == 1


# -- Apache War in New Mexico ------------------------------------------------------------------------------------------
@cites("2.2.2")
@pytest.mark.parametrize(("red", "left", "morale"), [(0, 0, 4), (1, 0, 5), (3, 2, 5)])
def test_apache_war(red: int, left: int, morale: int) -> None:
    m = major(2, cubes={"subjugation": {"red": red}}, tracks={"morale": 5, "enemy_ap": 5})
    p = plain(m)
    assert (p["cubes"]["subjugation"]["red"], p["cubes"]["pool"]["red"]) == (left, 3 - left)
    assert (p["tracks"]["morale"], p["tracks"]["enemy_ap"]) == (morale, 3)


@cites("2.2.2", "4.2.7")
def test_apache_war_leaves_peace_alone_and_ap_at_zero() -> None:
    display = {**DISPLAY, "active": ["A", "B", "C", "D", "E", None], "truce": {"id": "N", "ap": 4}}
    p = plain(major(3, display=display, tracks={"enemy_ap": 1}))
    assert (p["tracks"]["enemy_ap"], p["display"]["truce"]["ap"]) == (0, 4)


# -- Bad Harvest -------------------------------------------------------------------------------------------------------
DRY = {"shiprock": {"drought": 1}, "san-juan": {"drought": 2}, "zuni": {"drought": 1}, "hopi": {"drought": 1}}


@cites("2.2.2")
@pytest.mark.parametrize(
    ("families", "n"),
    [
        ({"A": {"at": "canyon.1"}, "B": {"at": "monument.1"}}, 1),  # no dry Territory is held, but at least 1
        ({"A": {"at": "shiprock.1"}, "B": {"at": "shiprock.2"}}, 1),
        ({"A": {"at": "shiprock.1"}, "B": {"at": "san-juan.1"}}, 2),
        ({"A": {"at": "shiprock.1"}, "B": {"at": "san-juan.1"}, "C": {"at": "zuni.1"}, "D": {"at": "hopi.1"}}, 3),
    ],
)
def test_bad_harvest_counts_dry_territories_with_a_family(families: dict[str, Any], n: int) -> None:
    m = major(5, families=families, territories=DRY, resources={"sheep": 4})
    while "give-sheep" in options(m):
        m.choose("give-sheep")
    assert plain(m)["resources"]["sheep"] == 4 - n


@cites("2.2.2")
def test_bad_harvest_the_player_says_what_is_lost() -> None:
    families = {"A": {"at": "shiprock.1"}, "B": {"at": "san-juan.1"}, "C": {"at": "zuni.1"}}
    m = major(5, families=families, territories=DRY, areas={"shiprock.1": {"corn": 1}},
              resources={"corn": [3, 5], "sheep": 1, "horse": 1})  # fmt: skip
    assert options(m)[:5] == ["give-field shiprock.1", "give-corn 3", "give-corn 5", "give-sheep", "give-horse"]
    play(m, "> give-field shiprock.1\n> give-corn 3\n> give-horse")
    p = plain(m)
    assert "shiprock.1" not in p["areas"]
    assert p["resources"] == {**p["resources"], "corn": [5], "sheep": 1, "horse": 0}
    assert p["tracks"]["culture"] == 9


@cites("2.2.2")
def test_bad_harvest_culture_for_what_cannot_be_given() -> None:
    """Two dry Territories, one sheep; a horse in a Family Box is not given."""
    families = {"A": {"at": "shiprock.1", "horse": 1}, "B": {"at": "san-juan.1"}}
    p = plain(major(5, families=families, territories=DRY, resources={"sheep": 1}))
    assert (p["resources"]["sheep"], p["tracks"]["culture"], p["families"]["A"]["horse"]) == (0, 8, 1)


# -- People of the Planted Fields --------------------------------------------------------------------------------------
@cites("2.2.2")
def test_planted_fields_up_to_two_families() -> None:
    m = major(11)
    assert options(m) == ["sow A", "sow B", "sow C", "done"]
    play(m, "> sow C\n> sow A")
    areas = plain(m)["areas"]
    assert areas == {"shiprock.1": {"corn": True}, "canyon.1": {"corn": True}}


@cites("2.2.2", "1.7.2/stacking")
def test_planted_fields_only_on_good_free_land() -> None:
    """A's Area has corn already, B's Territory a drought, D's a Rancho; E shares A's Area; only C can sow."""
    families = {"D": {"at": "hopi.2"}, "E": {"at": "shiprock.1"}}
    areas = {"shiprock.1": {"corn": 1}, "hopi.5": {"rancho": 1}}
    m = major(11, families=families, areas=areas, territories={"san-juan": {"drought": 1}})
    assert options(m) == ["sow C", "done"]


@cites("2.2.2")
def test_planted_fields_otherwise_a_drought_ends() -> None:
    families = {"C": {"at": "zuni.1"}}
    m = major(11, families=families, territories=DRY)
    assert options(m) == ["rain shiprock", "rain san-juan", "rain zuni"]
    m.choose("rain san-juan")
    assert plain(m)["territories"]["san-juan"]["drought"] == 1


@cites("2.2.2", "1.6.1/limits")
def test_planted_fields_without_corn_in_the_cup() -> None:
    """Families could plant, but no counter is left: nothing happens, and no drought ends in its place."""
    m = major(12, resources={"corn": [2, 2, 3, 3, 4, 4, 4, 5, 5, 6]}, territories={"shiprock": {"drought": 1}})
    assert not any(o.startswith(("sow", "rain")) for o in options(m))
    assert plain(m)["territories"]["shiprock"]["drought"] == 1


# -- Shaman ------------------------------------------------------------------------------------------------------------
@cites("2.2.2", "2.1")
def test_shaman_after_planning() -> None:
    m = match(elders=[0] * 7, tracks={"ap": 0}, start={"card": 16, "segment": "dine"})
    play(m, "> planning\n! 32\n! 08\n! 21")
    assert len(options(m)) == 6
    m.choose("order 21 32 08")
    # card 16 resets cubes; then the next card is known
    assert plain(m)["card"] == 21
    assert plain(m)["deck"]["top"] == [32, 8]


@cites("2.2.2")
def test_shaman_not_after_another_operation() -> None:
    m = match(elders=[0] * 7, tracks={"ap": 0}, start={"card": 16, "segment": "dine"})
    play(m, "> take-actions\n> end-operation")
    assert "no-shaman" in names(m)
    assert plain(m)["deck"]["top"] == []


@cites("2.2.2")
def test_shaman_sees_what_is_left() -> None:
    """Two cards: one of eight is left, and 42."""
    m = match(elders=[0] * 7, tracks={"ap": 0}, deck={"piles": [{"cards": 2, "special": 42}], "unseen": [9, 24]},
              start={"card": 16, "segment": "dine"})  # fmt: skip
    play(m, "> planning\n! 42\n! 24")
    assert options(m) == ["order 42 24", "order 24 42"]


@cites("2.2.2")
def test_shaman_knows_already_what_he_saw() -> None:
    m = match(elders=[0] * 7, tracks={"ap": 0}, deck={"top": [32, 8]}, start={"card": 16, "segment": "dine"})
    play(m, "> planning\n! 21")
    assert options(m)[0] == "order 32 08 21"


# -- Influential Elders ------------------------------------------------------------------------------------------------
@cites("2.2.2", "3.1/3")
def test_influential_elders_each_tries_once_where_it_sits() -> None:
    """Box 1 has no Rating; boxes 3 and 6 try once each. No AP for elders, and nobody moves."""
    m = major(17, elders=[1, 0, 1, 0, 0, 1, 0], tracks={"ap": 3})
    assert not any(o.startswith("elder 1 ") for o in options(m))
    play(m, "> elder 6 ap\n! 4\n> elder 3 ap\n! 3")
    p = plain(m)
    assert (p["tracks"]["ap"], p["elders"]) == (4, [1, 0, 1, 0, 0, 1, 0])
    assert not asked("planning.elder-action")(m)


@cites("2.2.2", "3.1/3")
def test_influential_elders_one_limit_for_the_whole_card() -> None:
    """In Planning an elder makes Family A fiercer: the event may not change it again, but Family B."""
    m = match(elders=[0, 0, 0, 0, 0, 0, 1], tracks={"ap": 0}, start={"card": 17, "segment": "dine"})
    play(m, "> planning\n> elder 7 fiercer A\n! 1\n> done")
    drive(m, asked("planning.elder-action"))
    assert not any(o.endswith(" A") for o in options(m))
    assert "elder 7 fiercer B" in options(m)


@cites("2.2.2")
def test_influential_elders_after_any_operation() -> None:
    m = match(elders=[0, 0, 0, 1, 0, 0, 0], start={"card": 17, "segment": "dine"})
    play(m, "> take-actions\n> end-operation")
    assert "elder 4 ap" in options(m)


# -- Hostile Tribes ----------------------------------------------------------------------------------------------------
@cites("2.2.2", "4.1.7")
@pytest.mark.parametrize(
    ("active", "standby", "after", "waiting"),
    [
        ("ABCKEF", "GHIJDL", "ABKCEF", "GHIJLD"),
        ("KBCDEF", "LHIJGA", "KBCDEF", "LHIJGA"),  # both at the top
        ("ABkDEF", "GHIJCl", "AKBDEF", "GHIJLC"),  # turned to their front first
        ("ABKLEF", "GHIJCD", "AKLBEF", "GHIJCD"),  # from the top down: each passes the same counter
        ("KLCDEF", "GHIJAB", "LKCDEF", "GHIJAB"),  # the one below passes the one that has to stay
    ],
)
def test_hostile_tribes(active: str, standby: str, after: str, waiting: str) -> None:
    m = major(22, display={"active": list(active), "standby": list(standby)})
    assert (ids(m, "active"), ids(m, "standby")) == (after, waiting)


@cites("2.2.2", "4.1.7")
def test_hostile_tribes_do_not_jump_a_gap() -> None:
    """The counter above is away, keeping the peace."""
    display = {"active": ["A", "B", None, "K", "E", "F"], "standby": ["G", "H", "I", "J", "D", "L"]}
    m = major(22, display={**display, "truce": {"id": "N", "ap": 3}})
    assert ids(m, "active") == "AB-KEF"


# -- Pueblo War in the West --------------------------------------------------------------------------------------------
@cites("2.2.2")
def test_pueblo_war_nobody_there() -> None:
    assert plain(major(25))["tracks"]["culture"] == 8


@cites("2.2.2")
def test_pueblo_war_scatters_a_family_of_the_players_choice() -> None:
    families = {"A": {"at": "hopi.3", "ferocity": 2, "horse": 1}, "B": {"at": "zuni.2"}}
    m = major(25, families=families, areas={"hopi.3": {"corn": 1}})
    assert options(m) == ["scatter A", "scatter B"]
    m.choose("scatter A")
    p = plain(m)
    assert p["families"]["A"] == {"at": None, "ferocity": 0, "man": 0, "woman": 0, "child": 0, "horse": 0}
    assert [p["passage"][k] for k in ("man", "woman", "child", "horse")] == [1, 1, 1, 1]
    assert "hopi.3" not in p["areas"]
    assert p["tracks"]["culture"] == 9


# -- Apaches Raid New Mexico -------------------------------------------------------------------------------------------
@cites("2.2.2", "1.8")
@pytest.mark.parametrize("colour", ["black", "brown", "white", "yellow"])
def test_apaches_raid_booty(colour: str) -> None:
    m = play(major(31), f"! {colour}")
    # card 31 resets cubes afterwards: the raided one recovers
    assert plain(m)["cubes"]["recovery"][colour] == 1
    assert plain(m)["resources"]["horse"] == 0


@cites("2.2.2", "1.8")
@pytest.mark.parametrize(("scenario", "colour"), [("rise", "green"), ("fearing", "blue")])
def test_apaches_raid_soldiers(scenario: str, colour: str) -> None:
    m = play(major(31, scenario=scenario), f"! {colour}")
    assert plain(m)["cubes"]["pool"][colour] == 1
    assert plain(m)["tracks"]["morale"] == (5 if scenario == "rise" else 3)


@cites("2.2.2", "1.7.3")
def test_apaches_raid_red() -> None:
    """The third one: the chart turns A, B and F, resets the cubes and gives 1 Morale."""
    m = play(major(32, cubes={"subjugation": {"red": 2}}), "! red")
    p = plain(m)
    assert (p["cubes"]["subjugation"]["red"], p["tracks"]["morale"]) == (3, 6)
    assert ids(m, "active") == "abCDEf"


@cites("2.2.2", "4.2.7")
def test_apaches_raid_does_not_end_peace() -> None:
    display = {**DISPLAY, "active": ["A", "B", "C", "D", "E", None], "truce": {"id": "N", "ap": 4}}
    m = play(major(32, display=display), "! brown")
    assert plain(m)["display"]["truce"]["ap"] == 4


# -- Trappers and Traders ----------------------------------------------------------------------------------------------
@cites("2.2.2", "13/intruder")
def test_trappers_and_traders() -> None:
    m = play(major(37), "! 4\n! 2")
    assert plain(m)["areas"]["monument.2"]["intruders"] == ["?"]


def test_every_major_event_of_the_data_is_carried_out() -> None:
    assert set(MAJOR) == set(EVENTS)
