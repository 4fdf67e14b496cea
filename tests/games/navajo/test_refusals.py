"""What is not an option is refused with the rule that forbids it and the values that decide; nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from homelands.core.decision import Refusal
from tests.support import match

RAID = {"raid": {"placed": ["shiprock.1"], "left": 3}, "reaction_at": "shiprock.1"}
CASES: list[tuple[dict[str, Any], str, str, str, dict[str, Any]]] = [
    # position, what was typed, reason, rule, values
    ({"start": {"activate": "A", "mps": 1}}, "move shiprock.2", "too-few-mps", "3.2.2", {"cost": 2, "left": 1}),
    ({"start": {"activate": "A"}}, "move zuni.1", "not-adjacent", "3.2.2", {}),
    ({"start": {"activate": "A"}}, "harvest", "no-corn-here", "3.2.4/harvest", {}),
    ({"families": {"A": {"man": 0}}, "start": {"activate": "A"}}, "raid-new-mexico", "no-man", "3.2.5", {}),
    ({"tracks": {"military": 0}, "start": {"activate": "A"}}, "raid-new-mexico", "no-military", "3.2.5", {}),
    ({"start": {"activate": "A"}}, "raid-mission", "out-of-reach", "3.2.6", {}),
    ({"start": {"activate": "A"}}, "trade 1", "no-fort-here", "3.2.7", {}),
    ({"start": {"activate": "A"}}, "mount A", "no-horse", "1.6.1/horse", {}),
    ({"start": {"activate": "A"}}, "goods-ap", "too-few-goods", "10.2/ap", {"cost": 2, "left": 0}),
    ({"start": {"activate": "A"}}, "barter 3 0", "too-few-animals", "10.1", {"cost": 3, "left": 0}),
    ({"tracks": {"ap": 0}, "start": RAID}, "ambush A", "too-few-ap", "5.1.2", {"cost": 1, "left": 0}),
    ({"tracks": {"ap": 0}, "start": RAID}, "negotiate A", "too-few-ap", "5.1.2", {"cost": 1, "left": 0}),
    ({"tracks": {"ap": 0}, "start": RAID}, "harass shiprock.2", "too-few-ap", "5.1.2", {"cost": 1, "left": 0}),
    ({"tracks": {"ap": 1}, "start": RAID}, "ambush A", "no-ferocity", "5.2.1", {"family": "A"}),
    ({"tracks": {"ap": 1}, "start": RAID}, "negotiate B", "not-reached", "5.1.2", {"family": "B"}),
    ({"tracks": {"ap": 1}, "start": RAID}, "harass shiprock.1", "harass-not-there", "5.2.3", {}),
    ({"start": {"victory_check": 0}}, "buy weaving.2", "level-missing", "9.1.1", {"level": 1}),
    ({"tracks": {"culture": 1}, "start": {"victory_check": 0}}, "buy horsemanship.2", "level-missing", "9.1.1", {}),
]


@pytest.mark.parametrize(("position", "text", "reason", "rule", "values"), CASES)
def test_a_refusal_names_rule_and_values(
    position: dict[str, Any], text: str, reason: str, rule: str, values: dict[str, Any]
) -> None:
    m = match(**position)
    before = m.checksum()
    with pytest.raises(Refusal) as refused:
        m.choose(text)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)
    assert {k: refused.value.values[k] for k in values} == values
    assert refused.value.values["expected"]
    assert m.checksum() == before
    assert not m.entries


def test_what_no_rule_names_is_refused_all_the_same() -> None:
    m = match(start={"activate": "A"})
    with pytest.raises(Refusal) as refused:
        m.choose("fly away")
    assert refused.value.reason == "not-an-option"
    assert "council" in refused.value.values["expected"]
