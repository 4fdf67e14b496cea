"""A game that brings nothing but its rules can be played and looked at, raw."""

from __future__ import annotations

import pytest

import homelands as hl
from homelands.core import registry
from tests.core.toy import ToyTitle


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(registry._added, "toy", ToyTitle())
    return "toy"


def test_it_is_played_by_hand_and_by_programs(toy: str) -> None:
    g = hl.new(toy, seed=2)
    assert g.options[:2] == ["roll", "stop"]
    assert g.options[0].words == "Roll"
    g.play("roll")
    assert g.told
    assert g.finish("random").over
    assert hl.new(toy, seed=2, seats={"me": "steady"}).over


def test_it_is_shown_as_a_table_of_its_view(toy: str) -> None:
    g = hl.new(toy, seed=2)
    assert g.position.svg == ""
    assert g._repr_svg_() is None
    assert "points" in g._repr_html_()
    with pytest.raises(ValueError, match="no drawing of toy"):
        g.position.save("toy.svg")


def test_its_dice_can_be_told(toy: str) -> None:
    g = hl.new(toy, chance="told")
    g.play("roll")
    assert g.prompt == "Die?"
    g.chance("die 4")
    assert g.view()["points"] == 4
