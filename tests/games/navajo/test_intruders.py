"""Intruders: how they are placed, whatever brings a Family and one together, and what each of the twelve kinds does."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.match import Match
from homelands.games.navajo.rules.names import INTRUDERS
from tests.games.navajo.driver import asked, drive, plain
from tests.support import cites, match, names, options, play

HERE = "shiprock.3"
PERIOD = {"spanish": "rise", "mexican": "broken", "american": "fearing"}


def event(m: Match, name: str) -> dict[str, Any]:
    return next(e.values for e in reversed(m.log) if e.name == name)


def meet(kind: str, period: str = "spanish", **position: Any) -> Match:
    """Family A moves from shiprock.2 to shiprock.3, where the Intruder is."""
    families = {"A": {"at": "shiprock.2", **position.pop("A", {})}, **position.pop("families", {})}
    areas = {HERE: {"intruders": [kind]}, **position.pop("areas", {})}
    m = match(scenario=PERIOD[period], families=families, areas=areas, start={"activate": "A", "mps": 8}, **position)
    return play(m, f"> move {HERE}")


# -- each kind ---------------------------------------------------------------------------------------------------------
@cites("13/intruder", "1.6.1/firearms")
def test_intruder_firearms() -> None:
    """It goes to Resources and is spent like any Firearms counter; after the Battle it is out of play."""
    m = meet("firearms")
    assert plain(m)["resources"]["intruder_firearms"] == 1
    play(m, "> raid-new-mexico\n! green\n> battle\n> use-firearms\n! 3\n! 3")
    p = plain(m)
    assert (p["resources"]["intruder_firearms"], p["out_of_play"]["intruder_firearms"]) == (0, 1)


@cites("13/intruder", "10.2/ap")
def test_intruder_trade_goods() -> None:
    """A Trade Good; once spent it is an Intruder in the cup again."""
    m = meet("trade-goods", resources={"trade_goods": 1})
    assert plain(m)["resources"]["intruder_trade_goods"] == 1
    assert m.position.intruder_unseen[1] == 1
    m.choose("goods-ap")
    assert plain(m)["resources"]["intruder_trade_goods"] == 0
    assert m.position.intruder_unseen[1] == 2


@cites("13/intruder")
def test_intruder_stray_horses() -> None:
    p = plain(meet("stray-horses"))
    assert (p["resources"]["horse"], p["intruders_set_aside"]) == (1, {"stray-horses": 1})


@cites("13/intruder")
def test_intruder_stray_flock() -> None:
    p = plain(meet("stray-flock"))
    assert (p["resources"]["sheep"], p["intruders_set_aside"]) == (1, {"stray-flock": 1})


@cites("13/intruder")
@pytest.mark.parametrize("who", ["man", "woman", "child"])
def test_intruder_refugees(who: str) -> None:
    m = meet("refugees")
    assert options(m) == ["welcome man", "welcome woman", "welcome child"]
    m.choose(f"welcome {who}")
    assert plain(m)["passage"][who] == 1
    assert plain(m)["out_of_play"][who] == 2


@cites("13/intruder")
def test_intruder_lone_trapper() -> None:
    m = meet("lone-trapper")
    assert options(m) == ["news", "trapper-goods"]
    assert plain(play(m, "> news"))["tracks"]["ap"] == 4
    m = play(meet("lone-trapper"), "> trapper-goods")
    assert (plain(m)["resources"]["trade_goods"], plain(m)["tracks"]["ap"]) == (1, 3)


@cites("13/intruder")
@pytest.mark.parametrize(
    ("at", "there", "founded"),
    # in the Area itself, but no deeper than 3; one that is there already moves up
    [("shiprock.1", 0, 1), (HERE, 0, 3), ("shiprock.5", 0, 3), (HERE, 1, 2), (HERE, 6, 6)],
)
@pytest.mark.parametrize("period", PERIOD)
def test_intruder_mission(period: str, at: str, there: int, founded: int) -> None:
    areas: dict[str, Any] = {at: {"intruders": ["mission"]}}
    if there:
        areas.setdefault(f"shiprock.{there}", {})["mission"] = 1
    m = match(scenario=PERIOD[period], families={"A": {"at": "canyon.1"}}, areas=areas, start={"activate": "A"})
    m.choose(f"canyon-move {at}")
    assert plain(m)["areas"][f"shiprock.{founded}"]["mission"] is True
    assert plain(m)["tracks"]["culture"] == {"spanish": 9, "mexican": 12, "american": 5}[period]


@cites("13/intruder", "3.2.4/plant")
def test_intruder_mission_tramples_corn() -> None:
    """Family B has planted in shiprock.3; the Mission met in Area 5 is founded there."""
    families = {"A": {"at": "canyon.1"}, "B": {"at": HERE}}
    areas = {"shiprock.5": {"intruders": ["mission"]}, HERE: {"corn": 1}}
    m = match(families=families, areas=areas, start={"activate": "A"})
    m.choose("canyon-move shiprock.5")
    assert plain(m)["areas"][HERE] == {"mission": True}


@cites("13/intruder", "1.6.1/limits")
def test_intruder_mission_when_all_are_on_the_map() -> None:
    """Six Missions, none of them in Shiprock: one stands in the Canyon, where only a raid can have brought it."""
    lands = ("san-juan", "zuni", "monument", "hopi", "black-mesa", "canyon")
    m = meet("mission", areas={f"{t}.1": {"mission": 1} for t in lands})
    assert not any("mission" in a for name, a in plain(m)["areas"].items() if name.startswith("shiprock"))


@cites("13/intruder", "1.6.1/limits")
def test_intruder_mission_the_last_one() -> None:
    lands = ("san-juan", "zuni", "monument", "hopi", "black-mesa")
    m = meet("mission", areas={f"{t}.1": {"mission": 1} for t in lands})
    assert plain(m)["areas"][HERE] == {"mission": True}


@cites("13/intruder")
@pytest.mark.parametrize(("period", "ap"), [("spanish", 1), ("mexican", 2), ("american", 3)])
def test_intruder_scouts(period: str, ap: int) -> None:
    assert plain(meet("scouts", period))["tracks"]["enemy_ap"] == ap


@cites("13/intruder")
@pytest.mark.parametrize(("period", "culture"), [("spanish", 8), ("mexican", 11), ("american", 3)])
def test_intruder_whiskey_seller(period: str, culture: int) -> None:
    """The periods start with Culture 9, 12 and 5; 1 is lost, and 2 to the Americans."""
    assert plain(meet("whiskey-seller", period))["tracks"]["culture"] == culture


@cites("13/intruder")
@pytest.mark.parametrize("period", PERIOD)
def test_intruder_slave_raiders_take_the_child(period: str) -> None:
    p = plain(meet("slave-raiders", period))
    assert (p["families"]["A"]["child"], p["families"]["A"]["woman"], p["passage"]["child"]) == (0, 1, 0)


@cites("13/intruder")
@pytest.mark.parametrize(("period", "woman"), [("spanish", 1), ("mexican", 0), ("american", 0)])
def test_intruder_slave_raiders_without_a_child(period: str, woman: int) -> None:
    m = meet("slave-raiders", period, A={"child": 0})
    assert plain(m)["families"]["A"]["woman"] == woman


@cites("13/intruder", "13/fort")
def test_intruder_slave_raiders_not_by_a_fort() -> None:
    areas = {"hopi.1": {"intruders": ["slave-raiders"]}}
    m = match(scenario="fearing", families={"E": {"at": "canyon.1"}}, areas=areas, start={"activate": "E"})
    m.choose("canyon-move hopi.1")
    assert plain(m)["intruders_set_aside"] == {"slave-raiders": 1}
    assert plain(m)["families"]["E"]["child"] == 1


@cites("13/intruder")
def test_intruder_smallpox() -> None:
    """Every Family of the Territory, by letter: 1 takes A's man; 5 is B's child, which is not there; 4 D's woman."""
    families = {"B": {"at": "shiprock.6", "child": 0}, "D": {"at": "shiprock.1"}, "C": {"at": "san-juan.1"}}
    m = meet("smallpox", families=families)
    play(m, "! 1\n! 5\n! 4")
    p = plain(m)
    assert [p["families"]["A"]["man"], p["families"]["B"]["man"], p["families"]["D"]["woman"]] == [0, 1, 0]
    assert p["tracks"]["culture"] == 8  # 1 in all
    assert sum(p["passage"].values()) == 0


@cites("13/intruder", "1.7.5/family")
def test_intruder_smallpox_ends_a_family() -> None:
    """The man was the last adult: the child goes to Passage of Time."""
    m = play(meet("smallpox", A={"woman": 0}), "! 2")
    p = plain(m)
    assert (p["families"]["A"]["at"], p["passage"]["child"], p["tracks"]["culture"]) == (None, 1, 8)


@cites("13/intruder")
def test_intruder_smallpox_that_takes_nobody() -> None:
    m = play(meet("smallpox", A={"child": 0}), "! 6")
    assert plain(m)["tracks"]["culture"] == 9


@cites("13/intruder", "11.2/2")
@pytest.mark.parametrize(("period", "bonus"), [("spanish", 4), ("mexican", 4), ("american", 6)])
def test_intruder_patrol_fought(period: str, bonus: int) -> None:
    """Enemy Ferocity is 4, 4 and 5; an American patrol adds 1."""
    m = meet("patrol", period)
    assert options(m)[:4] == ["battle", "give-up man", "give-up woman", "give-up child"]
    m.choose("battle")
    drive(m, lambda m: m.position.request is not None, prefer=("fight",))
    play(m, "! 3\n! 3")
    assert (event(m, "battle-result")["foe_bonus"], event(m, "battle-result")["column"]) == (bonus, 3)


@cites("13/intruder")
def test_intruder_patrol_given_way_to() -> None:
    """The man goes to Passage of Time; he and the child that was missing are two empty spaces."""
    m = play(meet("patrol", A={"child": 0}), "> give-up man")
    p = plain(m)
    assert (p["families"]["A"]["man"], p["passage"]["man"], p["tracks"]["culture"]) == (0, 1, 7)


@cites("13/intruder", "1.7.5/family")
def test_intruder_patrol_given_the_last_adult() -> None:
    """Two spaces are empty when she goes, man and woman; then the child follows."""
    m = play(meet("patrol", A={"man": 0}), "> give-up woman")
    p = plain(m)
    assert (p["families"]["A"]["at"], p["passage"]["child"], p["tracks"]["culture"]) == (None, 1, 7)


@cites("13/intruder", "11.1")
def test_intruder_patrol_cannot_be_fought_without_military() -> None:
    assert "battle" not in options(meet("patrol", tracks={"military": 0}))


@cites("13/intruder", "1.6.1/limits")
@pytest.mark.parametrize("kind", INTRUDERS)
def test_intruder_counters_stay_complete(kind: str) -> None:
    """Met unknown, resolved with the first answer to every question: all twenty are still somewhere."""
    m = match(
        families={"A": {"at": "shiprock.2"}}, areas={HERE: {"intruders": ["?"]}}, start={"activate": "A", "mps": 8}
    )
    play(m, f"> move {HERE}\n! {kind}")
    drive(m, lambda m: asked("actions.act")(m) or plain(m)["families"]["A"]["at"] is None)
    p = plain(m)
    kept = p["resources"]["intruder_firearms"] + p["resources"]["intruder_trade_goods"]
    assert kept + p["intruders_set_aside"].get(kind, 0) == 1


@cites("13/intruder", "13/exhaust")
def test_intruder_looked_at_is_the_top_of_its_stack() -> None:
    areas = {"zuni.4": {"intruders": ["?", "?"]}, "zuni.5": {"intruders": ["?"]}}
    m = match(developments=["religion.1", "religion.2"], areas=areas, start={"card": 21, "segment": "dine"})
    play(m, "> look-at zuni.4\n! scouts")
    assert plain(m)["areas"]["zuni.4"]["intruders"] == ["?", "scouts"]
    assert plain(m)["areas"]["zuni.5"]["intruders"] == ["?"]


# -- placing -----------------------------------------------------------------------------------------------------------
@cites("13/intruder", "1.7.2/die")
def test_intruder_placed_by_two_dice() -> None:
    m = play(match(start={"card": 36, "segment": "major"}), "! 5\n! 4")
    assert plain(m)["areas"]["hopi.4"]["intruders"] == ["?"]


@cites("13/intruder")
def test_intruder_placed_on_families_is_met_by_the_first() -> None:
    families = {"B": {"at": "hopi.4"}, "C": {"at": "hopi.4"}}
    m = play(match(families=families, start={"card": 36, "segment": "major"}), "! 5\n! 4\n! slave-raiders")
    assert event(m, "intruder")["family"] == "B"
    assert (plain(m)["families"]["B"]["child"], plain(m)["families"]["C"]["child"]) == (0, 1)


@cites("13/intruder", "1.6.1/limits")
def test_intruder_cup_empty() -> None:
    """All twenty lie on the map."""
    areas = {f"{t}.{n}": {"intruders": ["?"]} for t in ("hopi", "zuni", "black-mesa") for n in range(1, 7)}
    areas["monument.1"] = {"intruders": ["?", "?"]}
    for top in ("?", "scouts"):  # a known one is not in the cup either
        areas["monument.1"] = {"intruders": ["?", top]}
        m = match(areas=areas, start={"card": 36, "segment": "major"})
        assert "operations.minor-rolled" in m.game.book.where(m.position)  # the Minor Event already
        assert len(m.position.intruders) == 20


# -- revealing ---------------------------------------------------------------------------------------------------------
@cites("13/intruder")
def test_intruder_unknown_until_met() -> None:
    """Only then it is decided which one it was: any that has not been seen."""
    areas = {HERE: {"intruders": ["?"]}, "zuni.1": {"intruders": ["patrol"]}}
    m = match(families={"A": {"at": "shiprock.2"}}, areas=areas, start={"activate": "A"})
    m.choose(f"move {HERE}")
    request = m.position.request
    assert request is not None
    assert len(request.values) == 11  # the patrol is known to lie in Zuni
    assert sum(request.weights or ()) == 19


@cites("13/intruder")
def test_intruder_stack_from_the_top() -> None:
    m = match(families={"A": {"at": "shiprock.2"}}, areas={HERE: {"intruders": ["scouts", "whiskey-seller"]}},
              start={"activate": "A"})  # fmt: skip
    m.choose(f"move {HERE}")
    assert [e.values["kind"] for e in m.log if e.name == "intruder"] == ["whiskey-seller", "scouts"]


@cites("13/intruder")
def test_intruder_stays_hidden_once_the_family_is_gone() -> None:
    """Mexican slave raiders take the last adult; what lay below them is not met by anybody."""
    m = match(scenario="broken", families={"A": {"at": "shiprock.2", "man": 0, "child": 0}},
              areas={HERE: {"intruders": ["scouts", "slave-raiders"]}}, start={"activate": "A"})  # fmt: skip
    m.choose(f"move {HERE}")
    assert plain(m)["families"]["A"]["at"] is None
    assert plain(m)["areas"][HERE]["intruders"] == ["scouts"]
    assert m.position.request is None or m.position.request.kind != "intruder"


@cites("13/intruder", "3.2.3")
def test_intruder_met_by_a_move_from_the_canyon() -> None:
    m = match(
        families={"A": {"at": "canyon.1"}}, areas={"zuni.4": {"intruders": ["stray-flock"]}}, start={"activate": "A"}
    )
    m.choose("canyon-move zuni.4")
    assert plain(m)["resources"]["sheep"] == 1


@cites("13/intruder", "3.2.2")
def test_intruder_met_when_leaving_a_fort() -> None:
    m = match(scenario="fearing", areas={"zuni.2": {"intruders": ["stray-flock"]}}, start={"activate": "C"})
    play(m, "> leave-fort zuni.2\n! 1")
    assert plain(m)["resources"]["sheep"] == 5


@cites("13/intruder", "5.2.4", "flow/enemy")
def test_intruder_met_in_the_middle_of_an_evasion() -> None:
    """Family A evades to Area 5 and meets a patrol there, before the raid goes on; then the last counter follows."""
    areas = {"shiprock.5": {"intruders": ["patrol"]}}
    start = {"raid": {"placed": [HERE], "left": 1}, "reaction_at": HERE}
    m = match(
        families={"A": {"at": HERE, "ferocity": 1}, "B": None, "C": None}, areas=areas, tracks={"ap": 1}, start=start
    )
    play(m, "> evade A\n! 4")
    assert m.game.book.where(m.position)[-1] == "intruders.meet-patrol"
    play(m, "> give-up child")
    assert plain(m)["areas"]["shiprock.4"]["raiders"] == 1
    assert plain(m)["families"]["A"]["at"] == "shiprock.5"


@cites("13/intruder", "flow/tribal")
def test_intruder_met_evading_tribes() -> None:
    m = match(families={"A": {"at": HERE, "ferocity": 1}}, areas={"shiprock.5": {"intruders": ["stray-flock"]}},
              cubes={"subjugation": {"red": 3}}, start={"tribal_raid": "utes"})  # fmt: skip
    play(m, "! 1\n> evade A\n! 4")
    assert plain(m)["resources"]["sheep"] == 1


@cites("13/intruder", "flow/enemy")
def test_intruder_met_on_coming_back_from_a_box() -> None:
    m = match(families={"A": {"at": HERE}}, areas={"shiprock.6": {"intruders": ["whiskey-seller"]}},
              start={"raid": {"placed": [HERE], "left": 0}, "reaction_at": HERE})  # fmt: skip
    play(m, "> no-reaction\n> give-up child\n! 1\n> return A shiprock.6\n> ferocity 2")
    assert plain(m)["families"]["A"]["at"] == "shiprock.6"
    assert plain(m)["tracks"]["culture"] == 9 - 1 - 1  # one empty space, one for the whiskey


@cites("13/intruder", "2.2.2")
def test_intruder_met_when_an_event_moves_a_family() -> None:
    m = match(
        scenario="broken", areas={"zuni.5": {"intruders": ["stray-horses"]}}, start={"card": 47, "segment": "major"}
    )
    m.choose("withdraw A zuni.5")
    assert plain(m)["resources"]["horse"] == 4


@cites("13/intruder", "14.6")
def test_intruder_met_when_the_campaign_resettles_families() -> None:
    m = match(scenario="campaign", areas={"zuni.5": {"intruders": ["stray-horses"]}}, tracks={"morale": 0},
              start={"card": 21, "segment": "discard"})  # fmt: skip
    play(m, "! 6\n> resettle A zuni.5")
    assert plain(m)["resources"]["horse"] == 1


@cites("13/intruder", "6.2.1")
@pytest.mark.parametrize(("scenario", "ap"), [("broken", 4), ("fearing", 5)])
def test_intruder_comes_after_each_enemy_segment(scenario: str, ap: int) -> None:
    """With #45 or #50 in play: two hidden ones give 1 AP or 2; a third is placed when the segment is over."""
    areas = {"monument.5": {"intruders": ["?"]}, "monument.6": {"intruders": ["?"]}}
    m = match(scenario=scenario, areas=areas, start={"card": 21, "segment": "enemy"})
    assert plain(m)["tracks"]["enemy_ap"] == ap + 3  # 3 of the card, 3 for the red cubes
    drive(m, asked("sequence.operation"), chance={"die": 6})
    assert names(m).count("intruder-placed") == 1
    assert plain(m)["areas"]["black-mesa.6"]["intruders"] == ["?"]
