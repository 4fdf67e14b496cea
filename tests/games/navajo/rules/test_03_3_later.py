"""Section 3.3, Steps 7 to 11: elders die, the land recovers, corn and cubes go back."""

from __future__ import annotations

import pytest

from tests.games.navajo.rules.kit import OUT, go, request, step, values
from tests.support import cites, match, names


def passage(**position):
    """Passage of Time up to its first question after Step 1, with nobody hungry and nobody old."""
    m = match(**{"elders": [0] * 7, **position}, start={"operation": "passage-of-time"})
    go(m, "> done")
    return m


# -- Step 7 ------------------------------------------------------------------------------------------------------------
def old(*boxes, **position):
    """A Passage of Time of two people in the Canyon, with elders in these boxes, at the first death check."""
    elders = [boxes.count(n) for n in range(1, 8)]
    families = {"A": {"at": "canyon.1", "child": 0, "woman": 0}, "B": {"at": "zuni.1", "child": 0, "man": 0}, "C": OUT}
    m = match(elders=elders, families=families, **position, start={"operation": "passage-of-time"})
    go(m, "> done")
    return m


@cites("3.3/7")
@pytest.mark.parametrize(("die", "lives"), [(1, False), (4, False), (5, True), (6, True)])
def test_3_3_7_a_die_of_at_most_the_rating_kills(die, lives):
    """Box 6, rating 4."""
    p = go(old(6), f"! die {die}")
    assert (p["elders"][5], p["out_of_play"]["elder"]) == ((1, 5) if lives else (0, 6))


@cites("3.3/7")
def test_3_3_7_a_die_for_each_from_the_right():
    m = old(2, 7, 7)
    go(m, "! die 5\n! die 6\n! die 2")
    assert [(v["box"], v["dies"]) for v in values(m, "death-check")] == [(7, True), (7, False), (2, False)]


@cites("3.3/7")
def test_3_3_7_the_left_box_is_safe():
    m = old(1, 1)
    go(m, "! die 1")
    assert values(m, "death-check") == []
    assert step(m) == "sequence.draw"


@cites("3.3/7", "10.2/reroll")
def test_3_3_7_goods_may_save_an_elder():
    p = go(old(6, resources={"trade_goods": 3}), "! die 2\n> reroll\n! die 6")
    assert (p["elders"][5], p["resources"]["trade_goods"]) == (1, 0)


@cites("3.3/7", "13/blessing")
def test_3_3_7_a_blessing_way_may_stand_for_the_die():
    p = go(old(2, hand=[40]), "> bless 40")  # a 3 against rating 1
    assert p["elders"][1] == 1


# -- Step 8 ------------------------------------------------------------------------------------------------------------
@cites("3.3/8", "13/adjacent")
@pytest.mark.parametrize(
    ("dry", "die", "recovers"),
    [
        ({"zuni": 2}, 3, "zuni"),  # the Territory rolled, one of two counters
        ({"san-juan": 1, "zuni": 1}, 1, "san-juan"),  # next to Shiprock: the lower die
        ({"zuni": 1}, 1, "zuni"),  # the lower neighbour has none
        ({"san-juan": 1, "black-mesa": 1}, 4, "san-juan"),  # the Playbook's
        ({"black-mesa": 1}, 3, None),  # the Playbook's other: neither Zuni nor a neighbour
        ({"hopi": 1, "monument": 1}, 6, "monument"),
    ],
)
def test_3_3_8_the_territory_rolled_or_its_lowest_neighbour(dry, die, recovers):
    m = passage(territories={t: {"drought": n} for t, n in dry.items()}, resources={"sheep": 2})
    p = go(m, f"! die {die}")
    for territory, before in dry.items():
        assert p["territories"][territory]["drought"] == before - (1 if territory == recovers else 0)


@cites("3.3/8")
def test_3_3_8_only_one_counter_recovers():
    m = passage(territories={"zuni": {"drought": 2}, "shiprock": {"drought": 2}}, resources={"sheep": 2})
    p = go(m, "! die 3")
    assert sum(t["drought"] for t in p["territories"].values()) == 3


# -- Steps 9 to 11 -----------------------------------------------------------------------------------------------------
@cites("3.3/9")
def test_3_3_9_corn_in_resources_returns_and_corn_on_the_map_stays():
    m = passage(resources={"corn": [2, 3]}, areas={"shiprock.1": {"corn": True}})
    p = go(m, "> leave shiprock.1\n! die 1")
    assert (p["resources"]["corn"], p["areas"]) == ([], {"shiprock.1": {"corn": True}})


REVOLT_OVER = {"piles": [{"cards": 9, "special": 42}]}  # card 41 has been played and removed


@cites("3.3/10")
@pytest.mark.parametrize(("red", "morale"), [(0, 4), (2, 4), (3, 5)])
def test_3_3_10_morale_falls_while_new_mexico_is_not_subjugated(red, morale):
    m = passage(deck=REVOLT_OVER, removed=[41], cubes={"subjugation": {"red": red}})
    assert go(m, "! die 1")["tracks"]["morale"] == morale


@cites("3.3/10")
def test_3_3_10_not_while_the_card_is_to_come_or_in_play():
    assert go(passage(), "! die 1")["tracks"]["morale"] == 5
    m = passage(deck=REVOLT_OVER, events_in_play=[41])
    assert go(m, "! die 1")["tracks"]["morale"] == 5
    m = passage(deck={**REVOLT_OVER, "top": [41]})  # seen by a Shaman, still in the deck
    assert go(m, "! die 1")["tracks"]["morale"] == 5


@cites("3.3/10")
def test_3_3_10_in_later_periods_the_card_is_gone():
    """Mexican Period, two red cubes: Morale 7 to 6."""
    m = passage(scenario="broken", cubes={"subjugation": {"red": 2}}, resources={"horse": 0, "sheep": 3})
    assert go(m, "! die 1")["tracks"]["morale"] == 6


@cites("3.3/10", "1.7.3")
@pytest.mark.parametrize(("reading", "morale"), [("red-only", 4), ("all", 5)])
def test_3_3_10_black_cubes_are_a_ruling(reading, morale):
    m = passage(
        deck=REVOLT_OVER, removed=[41], cubes={"subjugation": {"red": 2, "black": 1}}, rulings={"black-cubes": reading}
    )
    assert go(m, "! die 1")["tracks"]["morale"] == morale


@cites("3.3/11", "13/reset")
def test_3_3_11_passage_of_time_ends_with_reset_cubes():
    m = passage(cubes={"raided": {"brown": 2}, "recovery": {"white": 1}})
    cubes = go(m, "! die 1")["cubes"]
    assert (cubes["raided"]["brown"], cubes["recovery"]["brown"], cubes["recovery"]["white"]) == (0, 2, 0)
    assert cubes["pool"]["white"] == 3


@cites("3.3/11", "13/exhaust")
def test_3_3_11_exhausted_developments_work_again():
    m = passage(developments=["religion.1", "religion.2"], exhausted=["religion.2"])
    assert go(m, "! die 1")["exhausted"] == []


@cites("3.3/7", "3.3/8", "3.3/11")
def test_3_3_steps_come_in_their_order():
    m = match(
        elders=[0, 0, 0, 1, 0, 0, 0], resources={"sheep": 1, "horse": 1}, passage={"child": 1},
        areas={"shiprock.1": {"corn": True}}, cubes={"raided": {"white": 1}}, territories={"zuni": {"drought": 1}},
        start={"operation": "passage-of-time"},
    )  # fmt: skip
    go(m, "> done\n> reap shiprock.1\n! corn 2\n> eat-corn 2\n! die 6\n! die 3")
    order = ["culture-count", "passage-lost", "animal", "harvested", "hunger", "corn-spent", "death-check",
             "drought-ends", "reset"]  # fmt: skip
    assert [n for i, n in enumerate(names(m)) if n in order and n not in names(m)[:i]] == order
    assert request(m).kind == "card"
