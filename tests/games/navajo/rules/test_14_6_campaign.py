"""Chapter 14.6: the campaign through both changes of period, and the sixteen steps after an Automatic Victory."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from tests.games.navajo.driver import asked, drive, plain
from tests.support import cites, match, names, options, play

SPANISH: dict[str, Any] = {
    "scenario": "campaign",
    "families": {
        "A": {"at": "shiprock.3", "ferocity": 2, "man": 1, "woman": 0, "child": 0, "horse": 1},
        "B": {"at": "san-juan.1", "ferocity": 1, "man": 0, "woman": 1, "child": 1},
        "C": {"at": "canyon.1"},
    },
    "passage": {"man": 1, "elder": 1, "horse": 1, "sheep": 1},
    "elders": [0, 0, 1, 0, 1, 0, 2],
    "resources": {
        "horse": 2, "sheep": 1, "trade_goods": 1, "firearms": 1, "corn": [4, 5],
        "intruder_trade_goods": 1, "intruder_firearms": 1,
    },
    "areas": {
        "shiprock.2": {"mission": 1}, "hopi.5": {"mission": 1}, "san-juan.1": {"corn": 1},
        "zuni.5": {"intruders": ["?"]}, "zuni.6": {"intruders": ["scouts"]},
    },
    "territories": {"shiprock": {"drought": 2}},
    "cubes": {"raided": {"brown": 1}, "recovery": {"white": 1, "green": 1}, "subjugation": {"red": 2, "black": 1}},
    "display": {"active": ["A", "B", "C", "D", "E", None], "truce": {"id": "N", "ap": 4}},
    "hand": [8, 19],
    "events_in_play": [44],
    "removed": [41],
    "discards": [42, 43, 1, 2],
    "developments": ["weaving.1"],
    "sets": ["weaving", "traders", "warriors", "religion", "cunning"],
    "tracks": {"culture": 1, "military": 2, "morale": 0, "ap": 7, "enemy_ferocity": 7, "enemy_ap": 3},
    "start": {"card": 22, "segment": "discard"},
}  # fmt: skip

MEXICAN: dict[str, Any] = {
    **SPANISH,
    "period": "mexican",
    "families": {x: {"at": f"zuni.{i + 1}", "man": 1, "child": 0} for i, x in enumerate("ABCDE")},
    "passage": {},
    "areas": {"shiprock.2": {"rancho": 1}, "hopi.5": {"mission": 1}},
    "cubes": {
        "removed": {"blue": 1}, "raided": {"brown": 2}, "recovery": {"yellow": 1},
        "subjugation": {"red": 3, "black": 2},
    },
    "events_in_play": [45, 49],
    "removed": [41, 42, 43, 44],
    "discards": [46, 47, 1],
    "deck": {"piles": [{"cards": 9, "special": 48}, {"cards": 9, "special": 50}]},
}  # fmt: skip


def won(position: dict[str, Any], **changes: Any) -> Match:
    """The die of 12.2 is above both Outposts; no Trade Goods are bought before it."""
    m = match(**{**position, **changes})
    return play(m, "> buy-none\n! 6" if "buy-none" in options(m) else "! 6")


def finished(position: dict[str, Any], **changes: Any) -> Match:
    """All steps with plain answers: nobody moves, the new Family in the first Area, no gift."""
    return drive(won(position, **changes), asked("sequence.draw"), prefer=[f"stay {x}" for x in "ABCDEF"])


BOTH = pytest.mark.parametrize(("position", "period"), [(SPANISH, "mexican"), (MEXICAN, "american")])


@cites("14.6", "12.2")
@BOTH
def test_14_6_an_automatic_victory_goes_on(position: dict[str, Any], period: str) -> None:
    m = finished(position)
    assert plain(m)["outcome"] is None
    assert plain(m)["period"] == period


@cites("14.6", "12.2")
def test_14_6_not_when_the_die_is_too_low() -> None:
    m = play(match(**SPANISH), "> buy-none\n! 2")
    assert (plain(m)["period"], plain(m)["tracks"]["morale"]) == ("spanish", 2)


@cites("14.6", "12.2")
def test_14_6_in_the_american_period_it_wins_the_campaign() -> None:
    m = match(scenario="campaign", period="american", events_in_play=[50], tracks={"morale": 0},
              start={"card": 22, "segment": "discard"})  # fmt: skip
    m.chance("die 1")
    assert plain(m)["outcome"] == {"result": "major-victory", "why": "automatic"}


@cites("14.6")
def test_14_6_step_1_passage_of_time_is_emptied() -> None:
    p = plain(won(SPANISH))
    assert sum(p["passage"].values()) == 0
    assert p["out_of_play"]["sheep"] == 7  # one is in Resources


@cites("14.6")
def test_14_6_step_2_families_are_made_whole() -> None:
    families = plain(won(SPANISH))["families"]
    assert [sum(families[x][k] for k in ("man", "woman", "child")) for x in "ABCDEF"] == [3, 3, 3, 0, 0, 0]


@cites("14.6")
def test_14_6_step_3_families_may_go_anywhere_and_keep_their_ferocity() -> None:
    m = won(SPANISH)
    assert options(m)[0] == "stay A"
    assert len([o for o in options(m) if o.startswith("resettle A")]) == 38
    play(m, "> resettle A black-mesa.6\n> stay B\n> resettle C shiprock.1")
    families = plain(m)["families"]
    assert [families[x]["at"] for x in "ABC"] == ["black-mesa.6", "san-juan.1", "shiprock.1"]
    assert [families[x]["ferocity"] for x in "ABC"] == [2, 1, 0]


@cites("14.6")
def test_14_6_step_3_one_family_more_when_there_are_fewer_than_five() -> None:
    m = play(won(SPANISH), "> stay A\n> stay B\n> stay C")
    assert len([o for o in options(m) if o.startswith("found-at")]) == 39
    m.choose("found-at monument.4")
    p = plain(m)["families"]
    assert p["D"] == {"at": "monument.4", "ferocity": 0, "man": 1, "woman": 1, "child": 1, "horse": 0}
    assert p["E"]["at"] is None
    m = won(MEXICAN)
    drive(m, asked("setup.counter-out"), prefer=[f"stay {x}" for x in "ABCDE"])
    assert plain(m)["families"]["F"]["at"] is None


@cites("14.6")
def test_14_6_step_4_three_elders_anew() -> None:
    p = plain(finished(SPANISH))
    assert p["elders"] == [1, 1, 1, 0, 0, 0, 0]
    assert p["out_of_play"]["elder"] == 3


@cites("14.6")
@BOTH
def test_14_6_step_5_outposts_intruders_and_corn_are_gone(position: dict[str, Any], period: str) -> None:
    m = finished(position)
    p = plain(m)
    assert p["areas"] == {}
    assert (p["resources"]["corn"], p["resources"]["intruder_trade_goods"], p["resources"]["intruder_firearms"]) == (
        [],
        0,
        0,
    )
    assert m.position.intruder_unseen == m.position.t.intruder_counts
    # what is no Intruder's stays
    assert (p["resources"]["trade_goods"], p["resources"]["firearms"]) == (1, 1)


@cites("14.6")
def test_14_6_step_6_horses_come_home_and_one_of_each_kind_is_added() -> None:
    p = plain(finished(SPANISH))
    assert (p["resources"]["horse"], p["resources"]["sheep"]) == (2 + 1 + 1, 1 + 1)
    assert p["families"]["A"]["horse"] == 0


@cites("14.6")
def test_14_6_step_7_a_drought_where_there_is_none() -> None:
    drought = {t: v["drought"] for t, v in plain(finished(SPANISH))["territories"].items()}
    assert drought == {
        "shiprock": 2, "san-juan": 1, "zuni": 1, "monument": 1, "hopi": 1, "black-mesa": 1, "canyon": 0,
    }  # fmt: skip


@cites("14.6")
@pytest.mark.parametrize(
    ("position", "instruction"),
    # D is a Peace in the Mexican set and a Raid in the American
    [(SPANISH, "peace"), (MEXICAN, "raid")],
)
def test_14_6_steps_8_and_9_the_instructions(position: dict[str, Any], instruction: str) -> None:
    m = drive(won(position), asked("setup.counter-out"), prefer=[f"stay {x}" for x in "ABCDEF"])
    play(m, "! A\n! N")
    display = plain(m)["display"]
    assert "".join(c["id"] for c in display["active"] + display["standby"]) == "BCDEFGHIJKLM"
    assert display["inactive"] == [None] * 6
    assert display["truce"] is None
    assert display["active"][2]["instruction"] == instruction


@cites("14.6", "1.8")
def test_14_6_step_9_the_cubes_of_the_mexican_period() -> None:
    """As in 14.3: 3 black, of which one is spent on Good Medicine; the red ones stay where they are."""
    p = plain(finished(SPANISH))["cubes"]
    assert p["pool"] == {"black": 2, "blue": 0, "brown": 4, "green": 3, "red": 1, "yellow": 2, "white": 4}
    assert (p["subjugation"]["red"], p["subjugation"]["black"]) == (2, 1)
    assert sum(p["raided"].values()) + sum(p["recovery"].values()) == 0


@cites("14.6", "1.8")
def test_14_6_step_9_the_cubes_of_the_american_period() -> None:
    p = plain(finished(MEXICAN))["cubes"]
    assert p["pool"] == {"black": 1, "blue": 1, "brown": 4, "green": 1, "red": 0, "yellow": 2, "white": 4}
    assert p["removed"] == {**p["removed"], "green": 2, "blue": 0}
    assert (p["subjugation"]["red"], p["subjugation"]["black"]) == (3, 2)


@cites("14.6", "6.1.2")
@pytest.mark.parametrize(
    ("position", "in_play", "removed", "specials"),
    [
        (SPANISH, [45], {41, 42, 43, 44}, [46, 47, 48, 49, 50]),
        (MEXICAN, [50], {41, 42, 43, 44, 45, 46, 47, 48, 49}, [51, 52, 53, 54, 55]),
    ],
)
def test_14_6_step_10_cards(
    position: dict[str, Any], in_play: list[int], removed: set[int], specials: list[int]
) -> None:
    p = plain(finished(position))
    assert (p["hand"], p["events_in_play"], set(p["removed"])) == ([], in_play, removed)
    assert p["deck_left"] == 45
    assert [pile["special"] for pile in p["deck"]["piles"]] == specials
    assert p["deck"]["unseen"] == list(range(1, 41))


@cites("14.6")
@pytest.mark.parametrize(
    ("position", "ferocity", "military", "morale"),
    # four Families in play with the new one, less 1 black cube; five Families, less 2, against Morale 3
    [(SPANISH, 4, 3, 4), (MEXICAN, 5, 3, 3)],
)
def test_14_6_steps_11_to_13_tracks(position: dict[str, Any], ferocity: int, military: int, morale: int) -> None:
    tracks = plain(finished(position))["tracks"]
    assert (tracks["enemy_ferocity"], tracks["military"], tracks["morale"]) == (ferocity, military, morale)


@cites("14.6", "8.2/8")
def test_14_6_step_14_one_card_that_could_be_bought_is_free() -> None:
    """Culture is still 1 then, Military 3; two women asked for by Weaving 2, which costs 2 Culture, are no help."""
    m = drive(won(SPANISH), asked("campaign.gift"), prefer=[f"stay {x}" for x in "ABC"])
    assert [o for o in options(m) if o.startswith("choose") or o == "done"] == [
        *(f"choose {name}.1" for name in ("cunning", "traders", "warriors")),
        "done",
    ]
    m.choose("choose warriors.1")
    p = plain(m)
    assert p["developments"] == ["warriors.1", "weaving.1"]
    assert p["tracks"]["military"] == 3
    assert asked("sequence.draw")(m)


@cites("14.6")
@BOTH
def test_14_6_step_15_culture_and_ap(position: dict[str, Any], period: str) -> None:
    tracks = plain(finished(position))["tracks"]
    assert (tracks["culture"], tracks["ap"]) == (9, 3)


@cites("14.6", "2.1")
@BOTH
def test_14_6_step_16_the_next_card(position: dict[str, Any], period: str) -> None:
    m = finished(position)
    assert m.position.request is not None
    assert m.position.request.kind == "card"
    assert 22 in m.position.request.values  # also the card on which it happened is back in the deck
    play(m, "! 24")
    assert plain(m)["card"] == 24


# -- the set-up and the changes of period ------------------------------------------------------------------------------
@cites("14.6", "14.1", "14.2")
def test_14_6_set_up_as_14_1_with_the_deck_of_14_2() -> None:
    alone, campaign = plain(match(scenario="duenos")), plain(match(scenario="campaign"))
    different = {k for k in alone if alone[k] != campaign[k]}
    assert different == {"scenario"}


@cites("14.6", "6.2.1", "6.2.2")
@pytest.mark.parametrize(
    ("card", "before", "in_play", "first", "pool"),
    [
        (45, {"events_in_play": [44]}, [45], 46, {"brown": 4, "white": 4, "green": 3, "blue": 0}),
        (50, {"period": "mexican", "events_in_play": [45, 48], "cubes": {"removed": {"blue": 1}}}, [50], 51,
         {"brown": 4, "white": 4, "green": 1, "blue": 1}),
    ],
)  # fmt: skip
def test_14_6_does_not_end_with_a_period(
    card: int, before: dict[str, Any], in_play: list[int], first: int, pool: dict[str, int]
) -> None:
    strong = {"tracks": {"military": 15, "morale": 1}, "resources": {"sheep": 2}, "areas": {"hopi.5": {"mission": 1}}}
    m = match(**{"scenario": "campaign", "hand": [8], "start": {"card": card, "segment": "major"}, **strong, **before})
    drive(m, asked("sequence.draw"))
    p = plain(m)
    assert "score" not in names(m)
    assert p["events_in_play"] == in_play
    assert [pile["special"] for pile in p["deck"]["piles"]] == [first + i for i in range(5)]
    assert p["hand"] == []
    assert {c: p["cubes"]["pool"][c] for c in pool} == pool
    assert p["tracks"]["morale"] == p["tracks"]["military"]


@cites("14.6", "6.2.3")
def test_14_6_ends_with_kit_carson() -> None:
    m = match(scenario="campaign", period="american", events_in_play=[50], tracks={"military": 19, "morale": 0},
              resources={"sheep": 2}, start={"card": 55, "segment": "major"})  # fmt: skip
    drive(m, lambda m: False)
    assert plain(m)["outcome"] == {"result": "major-victory", "why": "military"}
