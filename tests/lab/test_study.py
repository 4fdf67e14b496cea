"""Studies as they are read: what they mean, and what is said about one that is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from homelands.lab.study import StudyError, load, parse, rulings_of
from tests.lab.conftest import SMALL, study

STUDIES = Path(__file__).parents[2] / "studies"


def problems(**changes: Any) -> str:
    with pytest.raises(StudyError) as caught:
        study(**changes)
    return str(caught.value)


# -- what a study means ------------------------------------------------------------------------------------------------
def test_a_study_has_a_cell_for_each_variant_in_each_scenario() -> None:
    found = study(scenarios=["rise", "fearing"], variant=[{"name": "b", "player": "steady"}])
    assert [(c.variant, c.scenario) for c in found.cells] == [
        ("base", "rise"), ("base", "fearing"), ("b", "rise"), ("b", "fearing"),
    ]  # fmt: skip
    assert [dict(c.seats) for c in found.cells] == [{"dine": "random"}] * 2 + [{"dine": "steady"}] * 2


def test_a_variant_changes_only_what_it_names() -> None:
    base, other = study(
        game="plains", scenarios=["4"], seats={"blue": "heuristic"}, rulings={"turn": _other_reading("turn")},
        variant=[{"name": "b", "seats": {"green": "heuristic"}}],
    ).cells  # fmt: skip
    assert dict(base.seats) == {"green": "random", "orange": "random", "blue": "heuristic", "brown": "random"}
    assert dict(other.seats) == {**dict(base.seats), "green": "heuristic"}
    assert other.rulings == base.rulings != ()


def _other_reading(ruling: str) -> str:
    default, readings = rulings_of("plains")[ruling]
    return next(one for one in readings if one != default)


def test_all_rulings_varied_are_all_readings_but_the_usual() -> None:
    found = study(vary="rulings")
    expected = {
        f"{name}={reading}" for name, (usual, readings) in rulings_of("navajo").items() for reading in readings
        if reading != usual
    }  # fmt: skip
    assert {c.variant for c in found.cells} == {"base", *expected}
    assert all(dict(c.rulings) == dict([c.variant.split("=")]) for c in found.cells if c.variant != "base")


def test_varied_players_stand_for_the_base() -> None:
    found = study(vary={"players": ["random", "steady"]})
    assert [(c.variant, dict(c.seats)["dine"]) for c in found.cells] == [("random", "random"), ("steady", "steady")]


def test_varied_options_are_tried_where_they_fit() -> None:
    found = study(game="plains", scenarios="all", vary="options")
    assert [c.scenario for c in found.cells if c.variant == "+indian-allies"] == ["3"]


def test_varied_choices_are_closed_one_at_a_time() -> None:
    found = study(vary={"choices": ["cunning.1", "preempt"]})
    assert [(c.variant, c.forbid) for c in found.cells] == [
        ("base", ()), ("no cunning.1", ("buy cunning.1", "choose cunning.1")), ("no preempt", ("preempt",)),
    ]  # fmt: skip


def test_varied_gifts_are_given_one_at_a_time() -> None:
    found = study(vary={"given": ["cunning.1", "wisdom.3"]}, given=["weaving.1"])
    assert [(c.variant, c.given) for c in found.cells] == [
        ("base", ("weaving.1",)),
        ("given cunning.1", ("weaving.1", "cunning.1")),
        ("given wisdom.3", ("weaving.1", "wisdom.3")),
    ]
    assert len({c.key for c in found.cells}) == 3


def test_what_cannot_be_given_is_told() -> None:
    assert "given: unknown 'weaving.4', expected one of cunning.1" in problems(given=["weaving.4"])
    assert "given: unknown 'weaving.1'" in problems(game="plains", scenarios=["2"], given=["weaving.1"])


def test_values_in_the_study_are_laid_over_the_data() -> None:
    data = {"operations": {"card": {"24": {"preempt": 1}}}}
    base, other = study(variant=[{"name": "cheap", "data": data}]).cells
    assert base.data != other.data
    assert base.key != other.key


def test_packs_are_found_beside_the_study(tmp_path: Path) -> None:
    (tmp_path / "box").mkdir()
    (tmp_path / "box" / "operations.toml").write_text('[card.33]\npreempt = 4\nsource = "box"\n', encoding="utf-8")
    path = tmp_path / "a.toml"
    path.write_text('game = "navajo"\nscenarios = ["rise"]\npacks = ["box"]\n', encoding="utf-8")
    (cell,) = load(path).cells
    assert [pack.name for pack in cell.packs] == ["box"]


def test_the_key_of_a_cell_changes_with_anything_that_changes_the_games() -> None:
    keys = {
        study().cells[0].key,
        study(player="steady").cells[0].key,
        study(options=["horse-meat"]).cells[0].key,
        study(bottom=["24"]).cells[0].key,
        study(forbid=["buy"]).cells[0].key,
        study(rulings={"odd-intruders": "down"}).cells[0].key,
        study(measure=["tracks"]).cells[0].key,
    }
    assert len(keys) == 7
    assert study(seeds={"count": 99}).cells[0].key == study().cells[0].key  # more games of the same cell


# -- what is said about a wrong one ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seed": 1}, "study.toml: seed: unknown key, expected one of title, game,"),
        ({"game": "chess"}, "study.toml: game: unknown game 'chess', expected one of navajo, plains"),
        ({"scenarios": ["rise", "moon"]}, "study.toml: scenarios: unknown 'moon', expected one of rise,"),
        ({"scenarios": "rise"}, "study.toml: scenarios: found 'rise', expected a list of texts, or 'all'"),
        ({"player": "genius"}, "study.toml: player: unknown player 'genius'; expected one of"),
        ({"player": "cmd:./nothing-here"}, "player: found './nothing-here', expected a program that can be started"),
        ({"player": "cmd(luck=1):true"}, "study.toml: player: unknown setting of a program 'luck=1'"),
        ({"seats": {"dine": "genius"}}, "study.toml: seats.dine: unknown player 'genius'"),
        ({"seats": {"red": "random"}}, "study.toml: seats.red: no such seat, expected one of dine"),
        ({"rulings": {"nothing": "x"}}, "study.toml: rulings.nothing: unknown ruling, expected one of "),
        ({"rulings": {"odd-intruders": "x"}}, "study.toml: rulings.odd-intruders: found 'x', expected one of "),
        ({"options": ["flying"]}, "study.toml: options: unknown 'flying', expected one of horse-meat,"),
        ({"packs": ["nowhere"]}, "study.toml: packs[0]: found 'nowhere', expected the folder of a data pack"),
        ({"bottom": ["99"]}, "study.toml: bottom: unknown '99', expected one of 01,"),
        ({"measure": ["weather"]}, "study.toml: measure: unknown 'weather', expected one of tracks, places, uses"),
        ({"seeds": {"count": 0}}, "study.toml: seeds.count: found 0, expected a whole number from 1 to"),
        ({"seeds": {"first": "a"}}, "study.toml: seeds.first: found 'a', expected a whole number from 1 to"),
        ({"seeds": {"last": 3}}, "study.toml: seeds.last: unknown key, expected one of first, count"),
        ({"seeds": 3}, "study.toml: seeds: found 3, expected a table"),
        ({"vary": "weather"}, "study.toml: vary.weather: unknown key, expected one of players, rulings,"),
        ({"vary": {"rulings": ["x"]}}, "study.toml: vary.rulings: unknown 'x', expected one of "),
        ({"vary": {"players": ["x"]}}, "study.toml: vary.players: unknown player 'x'"),
        ({"variant": {"name": "a"}}, "study.toml: variant: expected tables written as [[variant]]"),
        ({"variant": [{}]}, "study.toml: variant[0].name: missing"),
        ({"variant": [{"name": "a", "x": 1}]}, "study.toml: variant[0].x: unknown key, expected one of name,"),
        ({"variant": [{"name": "a"}, {"name": "a"}]}, "study.toml: variant[1].name: two variants are called 'a'"),
        ({"data": {"weather": {"a": {"b": {"c": 1}}}}}, "weather.toml: unknown file, expected one of"),
        ({"data": {"operations": 3}}, "study.toml: data: operations: found 3, expected tables as in"),
        ({"data": {"operations": {"card": {"24": {"preempt": 99}}}}}, "[card.24] preempt: found 99, expected"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_key_and_what_was_expected(changes: dict[str, Any], said: str) -> None:
    assert said in problems(**changes)


def test_all_mistakes_are_told_at_once() -> None:
    told = problems(seed=1, player="genius", seeds={"count": -1})
    assert len(told.splitlines()) == 3


def test_without_scenarios_there_is_nothing_to_play() -> None:
    with pytest.raises(StudyError, match=r"scenarios: missing, expected a list of rise,"):
        parse({"game": SMALL["game"]}, "study.toml", Path(), "study")


def test_an_option_that_does_not_fit_a_scenario_is_refused() -> None:
    assert "option for 2 players" in problems(game="plains", scenarios=["2"], options=["indian-allies"])


@pytest.mark.parametrize(
    ("text", "said"),
    [(b"game = ", "not TOML"), (b"\xff\xfe", "not a text file")],
)
def test_a_file_that_is_no_study(tmp_path: Path, text: bytes, said: str) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(text)
    with pytest.raises(StudyError, match=said):
        load(path)
    with pytest.raises(StudyError, match="no such file"):
        load(tmp_path / "none.toml")


@pytest.mark.parametrize("path", sorted(STUDIES.glob("*.toml")), ids=lambda path: path.stem)
def test_the_studies_that_come_with_the_project_can_be_played(path: Path) -> None:
    found = load(path)
    assert found.cells
    assert found.title != path.stem


def test_a_study_of_no_scenario_plays_nothing() -> None:
    assert problems(scenarios=[]) == (
        "study.toml: scenarios: none is named, expected a list of rise, duenos, broken, fearing, rope, campaign, "
        "tutorial, or 'all'"
    )
    assert "variant[0].scenarios: none is named" in problems(variant=[{"name": "b", "scenarios": []}])


def test_a_choice_that_nobody_ever_has_cannot_be_closed() -> None:
    """A misspelt one would close nothing, and the study would find that it does not matter."""
    assert "forbid: unknown 'fly', expected the first word of a choice" in problems(forbid=["fly away"])
    assert "forbid: unknown 'cuning.1' after 'buy', expected one of cunning.1, " in problems(forbid=["buy cuning.1"])
    assert "variant[0].forbid: unknown ''" in problems(variant=[{"name": "b", "forbid": [" "]}])
    plains = {"game": "plains", "scenarios": ["2"]}
    assert "forbid: unknown 'buy'" in problems(**plains, forbid=["buy"])
    assert study(**plains, forbid=["event crow-scouts", "ambush", "march 3"]).cells[0].forbid[1] == "ambush"
    assert study(forbid=["Buy", "buy cunning.1", "move shiprock.2"]).cells[0].forbid[0] == "Buy"


def test_a_wrong_value_of_the_study_is_told_by_its_key() -> None:
    data = {"operations": {"card": {"24": {"premept": 1}}}}
    assert problems(data=data).startswith("study.toml: data: operations.toml [card.24] premept: unknown key")
    assert "variant[0].data: operations.toml [card.24]" in problems(variant=[{"name": "b", "data": data}])


def test_a_study_may_begin_with_the_mark_of_its_encoding(tmp_path: Path) -> None:
    """Editors of Windows put it there."""
    path = tmp_path / "a.toml"
    path.write_bytes(b'\xef\xbb\xbfgame = "navajo"\r\nscenarios = ["rise"]\r\n')
    assert [cell.scenario for cell in load(path).cells] == ["rise"]
