"""What every game gets from the contract: pending, apply, resolve, typed forms, saves, play to the end."""

from __future__ import annotations

import json
import random

import pytest

from homelands.core.chance import DIE, Loose, Scripted
from homelands.core.decision import Decision, Option, Over, Refusal
from tests.core.toy import Toy, ToyGame

GAME = ToyGame()


def start() -> Toy:
    return GAME.setup("plain")


def test_pending_is_a_decision_a_chance_or_the_end() -> None:
    g = start()
    pending = GAME.pending(g)
    assert isinstance(pending, Decision)
    assert (pending.seat, pending.step, pending.rule) == ("me", "toy.roll-or-stop", "1.2")
    assert pending.options == [("roll",), ("stop",), ("spend",)]
    assert pending.stack == ["toy.roll-or-stop"]
    GAME.apply(g, ("roll",))
    assert GAME.pending(g) == DIE
    GAME.resolve(g, 5)
    GAME.apply(g, ("stop",))
    assert GAME.pending(g) == Over("stopped", "5 points")


def test_apply_gives_the_events_back_and_leaves_no_listener() -> None:
    g = start()
    assert GAME.apply(g, ("roll",)) == []
    told = GAME.resolve(g, 3)
    assert [(e.name, e.rule, e.values) for e in told] == [("rolled", "1.3", {"die": 3, "points": 3})]
    assert g.log is None


def test_a_listener_that_was_there_is_there_again_also_after_a_fault() -> None:
    g = start()
    mine: list[object] = []
    g.log = mine  # type: ignore[assignment]
    with pytest.raises(Refusal):
        GAME.apply(g, ("nonsense",))
    assert g.log is mine


@pytest.mark.parametrize("option", [(), ("fly",), ("roll", 1), ("take", "coin")])
def test_apply_refuses_what_is_not_an_option(option: Option) -> None:
    g = start()
    before = GAME.checksum(g)
    with pytest.raises(Refusal) as refused:
        GAME.apply(g, option)
    assert (refused.value.reason, refused.value.rule) == ("not-an-option", "1.2")
    assert GAME.checksum(g) == before


def test_a_choice_is_refused_while_chance_is_to_come_and_after_the_end() -> None:
    g = start()
    GAME.apply(g, ("roll",))
    with pytest.raises(Refusal, match="no-decision"):
        GAME.apply(g, ("stop",))
    GAME.resolve(g, 2)
    GAME.apply(g, ("stop",))
    with pytest.raises(Refusal, match="no-decision"):
        GAME.apply(g, ("roll",))


def test_a_chance_result_is_refused_when_none_is_to_come_or_it_cannot_come() -> None:
    g = start()
    with pytest.raises(Refusal, match="no-chance"):
        GAME.resolve(g, 3)
    GAME.apply(g, ("roll",))
    before = GAME.checksum(g)
    with pytest.raises(Refusal, match="impossible-chance"):
        GAME.resolve(g, 7)
    assert GAME.checksum(g) == before


@pytest.mark.parametrize("text", ["roll", "ROLL", "  roll "])
def test_typed_forms_do_not_mind_case_and_spaces(text: str) -> None:
    assert GAME.parse(start(), text) == ("roll",)


def test_a_typed_form_that_means_nothing_names_what_is_possible() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.parse(start(), "rol")
    assert refused.value.rule == "1.2"
    assert refused.value.values == {"text": "rol", "expected": ["roll", "stop", "spend"]}


@pytest.mark.parametrize("text", ["die 4", "4", "Die  4"])
def test_a_chance_result_may_be_typed_with_or_without_its_kind(text: str) -> None:
    assert GAME.parse_chance(DIE, text) == 4


def test_a_chance_result_that_cannot_come_names_those_that_can() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.parse_chance(DIE, "7")
    assert refused.value.values["expected"] == [f"die {n}" for n in range(1, 7)]


def test_a_saved_position_goes_on_as_the_position_itself() -> None:
    g = start()
    GAME.apply(g, ("spend",))
    h = GAME.load(json.loads(json.dumps(GAME.dump(g))), g)
    assert h.options == g.options
    for one in (g, h):
        GAME.apply(one, ("roll",))
        GAME.resolve(one, 6)
    assert GAME.checksum(h) == GAME.checksum(g)


def test_a_save_with_an_unknown_step_is_refused() -> None:
    g = start()
    data = GAME.dump(g)
    data["stack"][0]["step"] = "toy.nowhere"
    with pytest.raises(ValueError, match=r"unknown step 'toy\.nowhere'"):
        GAME.load(data, g)


def test_play_out_counts_the_decisions() -> None:
    g = start()
    script = iter([("roll",), ("spend",), ("roll",), ("stop",)])
    assert GAME.play_out(g, Scripted([3, 4]), lambda g: next(script)) == 4
    assert (g.name, g.points) == ("stopped", 8)


def test_play_out_reaches_the_end_by_chance_alone() -> None:
    rng = random.Random(1)
    g = start()
    decisions = GAME.play_out(g, Loose(rng), lambda g: ("roll",) if ("roll",) in g.options else g.options[0])
    assert g.name == "won"
    assert decisions >= 5  # three sixes and the bonus make 19: at least four rolls and the bonus
