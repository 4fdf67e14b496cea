"""The Playbook's tutorial as a golden journal: every figure its text gives, typed from that text.

Where the text contradicts itself (facts C1, C2, C14) the journals say so; the tests at the end show what the rules do.
`after("24.6")` is the position when step 24.6 of the journal is done. The engine then stands at the next question, so
what needs no answer has happened already (the enemy's APs of the next card, a counter placed in a raid).
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from homelands.core.events import Event
from homelands.core.journal import NOTE, SUM
from homelands.core.match import Match
from homelands.games.navajo.rules import enemy
from tests.games.navajo.tutorial_figures import BAG, CARD_41, CARDS, SETUP, STEPS
from tests.support import cites, match, options, plain, play

JOURNALS = files("homelands.games.navajo") / "lessons"
STEP = re.compile(r"\d+(\.\d+)?(?= )")


def read(name: str) -> str:
    return (JOURNALS / f"{name}.journal").read_text(encoding="utf-8")


class Told:
    """A journal played to its end, and the position after each of its numbered steps."""

    def __init__(self, name: str) -> None:
        # without the checksums, which have a test of their own: a figure that is wrong is then named
        self.match = Match.load(re.sub(r"(?m)^= .*\n", "", read(name)), name)
        notes = [(i, e.text) for i, e in enumerate(self.match.entries) if e.mark == NOTE]
        self.starts = {found[0]: i for i, text in notes if (found := STEP.match(text))}

    def ends(self, step: str) -> int:
        """The entry that begins the next step."""
        after = [i for i in self.starts.values() if i > self.starts[step]]
        return min(after, default=len(self.match.entries))

    def after(self, step: str) -> Any:
        return self.match.before(self.ends(step))

    def events(self, step: str, name: str) -> list[Event]:
        told = self.match.events[self.starts[step] : self.ends(step)]
        return [event for some in told for event in some if event.name == name]


@pytest.fixture(scope="module")
def game() -> Told:
    return Told("tutorial")


def some(counts: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in counts.items() if n}


def column(boxes: list[dict[str, Any] | None]) -> str:
    """Letters from the top, capital for a front; `-` is an empty box."""
    return " ".join("-" if b is None else b["id"] if b["face"] == "front" else b["id"].lower() for b in boxes)


def figures(told: Told, g: Any) -> dict[str, Any]:
    """A position as the text speaks of it."""
    p = told.match.game.to_plain(g)
    out: dict[str, Any] = dict(p["tracks"])
    for letter, box in p["families"].items():
        held = [word for word in ("man", "woman", "child", "horse") if box[word]]
        out[letter] = " ".join([box["at"], str(box["ferocity"]), *held]) if box["at"] else ""
    r = p["resources"]
    goods, firearms = r["trade_goods"] + r["intruder_trade_goods"], r["firearms"] + r["intruder_firearms"]
    resources = {"horse": r["horse"], "sheep": r["sheep"], "goods": goods, "firearms": firearms, "corn": len(r["corn"])}
    out |= {
        "elders": p["elders"],
        "passage": some(p["passage"]),
        "resources": some(resources),
        "drought": some({name: t["drought"] for name, t in p["territories"].items()}),
        "tribal": some({name: t["tribal"] for name, t in p["territories"].items()}),
        "areas": {a: rest for a, x in p["areas"].items() if (rest := {k: v for k, v in x.items() if k != "raiders"})},
        "raiders": {a: x["raiders"] for a, x in p["areas"].items() if "raiders" in x},
        "santa_fe": p["santa_fe"],
        **{box: some(p["cubes"][box]) for box in ("pool", "raided", "recovery", "subjugation")},
        **{name: column(p["display"][name]) for name in ("active", "standby", "inactive")},
        "hand": p["hand"],
        "in_play": p["events_in_play"],
        "developments": p["developments"],
        "to_come": p["deck"]["top"],
        "goods_out": p["out_of_play"]["trade_goods"],
    }
    if g.stack and g.stack[-1].step == "actions.act":
        out["mps"] = g.stack[-1].left
    return out


# -- after each card ---------------------------------------------------------------------------------------------------
def complete(card: dict[str, Any]) -> dict[str, Any]:
    """What is in no box is in the bag."""
    boxes = ("raided", "recovery", "subjugation")
    return card | {"pool": some({c: n - sum(card[box].get(c, 0) for box in boxes) for c, n in BAG.items()})}


@cites("tutorial", "14.1")
def test_setup(game: Told) -> None:
    g = game.match.before(0)
    assert figures(game, g) == complete(SETUP)
    p = game.match.game.to_plain(g)
    assert sorted(p["sets"]) == ["horsemanship", "mesas", "religion", "weaving", "wisdom"]
    out = {"man": 3, "woman": 3, "child": 3, "elder": 3, "horse": 8, "sheep": 8, "trade_goods": 3, "harass": 2}
    out |= {"trade_goods_set_aside": 6, "harass_set_aside": 2, "firearms": 1, "intruder_firearms": 0}
    assert p["out_of_play"] == out
    assert p["deck"]["piles"] == [{"cards": 9, "special": 42}]  # card 42 among eight others


@cites("tutorial")
@pytest.mark.parametrize("step", CARDS)
def test_after_each_card(game: Told, step: str) -> None:
    assert figures(game, game.after(step)) == complete(CARDS[step])


# -- within the cards --------------------------------------------------------------------------------------------------
@cites("tutorial")
@pytest.mark.parametrize(("step", "expected"), STEPS)
def test_within_the_cards(game: Told, step: str, expected: dict[str, Any]) -> None:
    found = figures(game, game.after(step))
    assert {name: found.get(name) for name in expected} == expected


@cites("tutorial", "3.2")
def test_activations_and_the_mps_left_after_each_move(game: Told) -> None:
    def values(step: str, name: str, key: str) -> list[Any]:
        return [event.values[key] for event in game.events(step, name)]

    assert values("32.1", "activations", "n") == values("21.1", "activations", "n") == [4]  # 3 elders, 1 in the Canyon
    assert [values(step, "activated", "mps") for step in ("32.2", "32.5", "32.6")] == [[6], [6], [6]]
    assert [values(step, "activated", "mps") for step in ("21.2", "21.4", "21.8")] == [[7], [6], [6]]
    assert values("32.2", "moved", "left") + values("32.4", "moved", "left") == [4, 1]
    assert values("21.3", "moved", "left") == [3, 2, 1, 0]
    assert values("21.9", "moved", "left") == [2]
    assert game.after("32.5").stack[-1].step == "actions.next-family"  # Family B's last MP buys nothing
    assert game.after("21.7").stack[-1].step == "actions.next-family"  # it has no MP left


@cites("tutorial", "4/2")
def test_what_the_enemy_collects(game: Told) -> None:
    """Card, red cubes, raided cubes: at least 1 in all."""
    collected = {
        "32.6": [["card", 2], ["raided", -2]],
        "32.9": [["card", 4], ["red", 1], ["raided", -2]],
        "26.1": [["card", 3], ["red", 2]],
        "15.6": [["card", 4], ["red", 3]],
        "21.9": [["card", 2], ["red", 3], ["raided", -2]],
        "21.11": [["card", 3], ["red", 3], ["raided", -2]],
    }
    found = {step: [e.values["parts"] for e in game.events(step, "enemy-collects")] for step in collected}
    assert found == {step: [parts] for step, parts in collected.items()}


@cites("tutorial", "4/5")
def test_the_lists_of_the_active_column(game: Told) -> None:
    """The three times that the text names the whole column, the last time with the costs of the Raids."""

    def instructions(step: str) -> list[str]:
        return [b["instruction"] for b in game.match.game.to_plain(game.after(step))["display"]["active"]]

    assert instructions("32.7") == ["subjugate", "colonize", "subvert", "subjugate", "build-subvert", "subjugate"]
    assert instructions("26.3") == ["raid", "build-subvert", "peace", "raid", "subvert", "colonize"]
    assert instructions("24.11") == ["utes", "raid", "raid", "build", "build-subvert", "raid"]
    g = game.after("24.11")
    assert [enemy.cost(g, g.active[row]) for row in (1, 2, 5)] == [(9, 9), (3, 3), (11, 11)]


@cites("tutorial", "5.2.1", "11.2/3")
def test_the_ambush(game: Told) -> None:
    (result,) = game.events("24.8", "battle-result")
    bonus = 3 + 1 + 2  # Ferocity doubled to 4 but at most the Area's 3, the horse, the Firearms
    assert result.values == {
        "family": "A", "die": 1, "bonus": bonus, "foe_die": 1, "foe_bonus": 3, "difference": 7 - 4, "column": 3,
        "result": "FV",
    }  # fmt: skip
    assert [e.values["at"] for e in game.events("24.8", "raiders")] == [
        "shiprock.1", "shiprock.2", "shiprock.3", "zuni.1", "zuni.2", "zuni.3",
    ]  # fmt: skip


@cites("tutorial", "3.3/5")
def test_eighteen_to_feed_and_eleven_fed_by_the_land(game: Told) -> None:
    (hunger,) = game.events("24.14", "hunger")
    assert hunger.values == {"people": 18, "land": 11}
    assert sum(e.values["n"] for e in game.events("24.14", "animal") if e.rule == "3.3/5") == -2  # two sheep


@cites("tutorial", "8.2/1", "8.2/2", "8.2/4", "8.2/5", "8.2/6", "8.2/8")
def test_the_victory_check_step_by_step(game: Told) -> None:
    (land,) = game.events("41.1", "check-land")
    assert land.values == {"held": 4 + 3 + 3, "need": 8}
    assert [e.values["now"] for e in game.events("41.1", "military")] == [8, 1, 5]
    assert [e.values["now"] for e in game.events("41.1", "morale")] == [0, 4, 5]
    assert [e.values["now"] for e in game.events("41.1", "culture")] == [9]
    assert [e.values["now"] for e in game.events("41.2", "culture")] == [8]


@cites("tutorial")
@pytest.mark.parametrize(("name", "sums"), [("tutorial", 9), ("tutorial-tribal-raid", 1)])
def test_the_journals_replay_with_their_checksums(name: str, sums: int) -> None:
    m = Match.load(read(name), name)
    assert sum(1 for entry in m.entries if entry.mark == SUM) == sums


# -- the raid of the Utes ----------------------------------------------------------------------------------------------
@cites("tutorial", "flow/tribal")
def test_the_tribal_raid() -> None:
    raid = Told("tutorial-tribal-raid")
    start = figures(raid, raid.match.before(0))
    assert start == complete(CARD_41)  # it starts where card 41 ended
    placed = [{"hopi": 1}, {"hopi": 1, "zuni": 1}, {"hopi": 1, "zuni": 1, "monument": 1}]
    placed.append({"hopi": 1, "zuni": 2, "monument": 1})
    assert [figures(raid, raid.after(step))["tribal"] for step in ("1", "2", "5", "6")] == placed
    conducted = [e.values for step in ("4", "8") for e in raid.events(step, "tribal-die")]
    assert [(v["die"], v["bonus"], v["hit"]) for v in conducted] == [(5, 0, []), (1, 1, [])]
    assert figures(raid, raid.after("8")) == start  # nobody is hit


@cites("tutorial", "5.2.4")
def test_c14_a_total_of_seven_evades_from_area_six() -> None:
    """The text asks Family C for a 6; by the rules its +2 makes a 5 enough, under the ruling six-only it does not."""
    raid = Told("tutorial-tribal-raid").match
    here = next(i for i, e in enumerate(raid.entries) if e.text == "evade C") + 1
    m = raid.branch(here)
    m.chance("die 5")
    assert options(m) == ["evade-to zuni.6", "evade-to canyon.1", "evade-to canyon.2", "evade-to canyon.3"]
    assert raid.header.position is not None
    raid.header.position["rulings"] = {"evade-from-area-six": "six-only"}
    m = raid.branch(here)
    m.chance("die 5")
    assert "done" in options(m)  # it has not moved; the raiders may be appeased


ONE = {"A": {"at": "canyon.1"}, "B": None, "C": None}  # one Family of three, which the Canyon feeds


# -- where the text contradicts itself, and its remarks ----------------------------------------------------------------
@cites("tutorial", "4/3")
def test_c1_doubles_swap_and_then_the_lists_of_the_text_do_not_fit(game: Told) -> None:
    m = game.match.branch(game.ends("21.11"))
    m.chance("dice 4 4")
    assert (column(plain(m)["display"]["active"]), column(plain(m)["display"]["standby"])) == (
        "f H K L d C", "I J n b M a",
    )  # fmt: skip
    found = figures(game, game.after("24.1"))
    assert (found["active"], found["standby"]) == ("f H K b d C", "I J n L M a")


@cites("tutorial", "flow/enemy")
def test_had_family_c_fled_to_the_canyon_a_mission_would_stand_in_the_zuni_mountains(game: Told) -> None:
    m = game.match.branch(game.ends("24.10") - 1)
    play(m, "> evade-to canyon.1")
    assert plain(m)["areas"] == {"zuni.1": {"mission": True}}  # Family B still holds Shiprock, from its Caught box


@cites("tutorial", "flow/enemy", "5.2.2")
def test_had_the_negotiation_succeeded_morale_would_have_fallen_to_5(game: Told) -> None:
    """Enemy Ferocity is still 4 then, so a 2 is rolled for the same difference of 3 in the Ambush."""
    m = game.match.branch(game.ends("24.4") - 1)
    play(m, "! die 5\n> harass san-juan.2\n> no-reaction\n> ambush A\n> use-firearms\n> roll\n! die 2\n> bless 08")
    assert plain(m)["tracks"]["morale"] == 6
    play(m, "> evade C\n! die 2\n> evade C\n! die 6\n> evade-to zuni.6")
    assert plain(m)["tracks"]["morale"] == 5


@cites("tutorial", "8.2/1")
def test_three_families_in_shiprock_and_one_in_the_canyon_would_lose_four_military_points() -> None:
    places = {"A": "shiprock.1", "B": "shiprock.3", "C": "shiprock.6", "D": "canyon.1"}
    start = {"card": 41, "segment": "victory-check"}
    m = match(families={x: {"at": at} for x, at in places.items()}, tracks={"military": 7, "morale": 0}, start=start)
    told = [e.values for e in m.choose("victory-check") if (e.name, e.rule) == ("military", "8.2/1")]
    assert told == [{"change": -4, "now": 3}]


@cites("tutorial", "3.1/4", "10.1")
def test_goods_that_are_spent_can_be_bought_again_in_the_same_planning() -> None:
    """The remark on card 36: six women, six APs, three Trade Goods; when they are spent, three more are bought."""
    families = {x: {"at": "canyon.1"} for x in "ABCDEF"}
    m = match(tracks={"ap": 6}, families=families, elders=[0] * 7, start={"card": 36, "operation": "planning"})
    play(m, "> buy-goods\n> buy-goods\n> buy-goods")
    assert plain(m)["out_of_play"]["trade_goods"] == 0
    assert [o for o in options(m) if "goods" not in o] == ["done"]
    play(m, "> goods-animal sheep\n> buy-goods\n> buy-goods\n> buy-goods")
    assert plain(m)["tracks"]["ap"] == 0
    assert plain(m)["resources"]["trade_goods"] == 3
    assert plain(m)["resources"]["sheep"] == 1


@cites("tutorial", "3.3/6", "10.1", "1.6.1/horse")
def test_animals_without_grass_may_be_bartered_or_mounted_first() -> None:
    """The hint in Step 6 of Passage of Time. Four horses breed to five, one Territory feeds one of them."""
    resources = {"horse": 4, "sheep": 0}
    m = match(families=ONE, elders=[0] * 7, resources=resources, start={"operation": "passage-of-time"})
    play(m, "> done")  # nobody grows up
    assert options(m) == ["done", "mount A", "barter 3 0"]
    play(m, "> barter 3 0")
    assert options(m) == ["done", "mount A"]
    play(m, "> mount A")  # one is left, and is fed
    found = plain(m)
    assert (found["resources"]["horse"], found["families"]["A"]["horse"]) == (1, 1)
    assert (found["resources"]["trade_goods"], found["out_of_play"]["horse"]) == (1, 6)


@cites("3.3/6")
def test_a_sheep_without_grass_that_nothing_can_be_done_with_is_lost_unasked() -> None:
    resources = {"horse": 0, "sheep": 1}
    m = match(families=ONE, elders=[0] * 7, resources=resources, start={"operation": "passage-of-time"})
    play(m, "> done")
    assert m.position.request is not None  # Step 8: the die for the land
    assert plain(m)["resources"]["sheep"] == 1  # bred to two, one finds grass
