"""An owner's values are what is played: a data pack changes a figure, and the engine follows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.games.navajo.rules import effects, influence
from homelands.games.navajo.rules.invariants import Impossible
from tests.games.navajo.driver import plain
from tests.support import cites, options, play

HERE = "shiprock.3"


def with_pack(folder: Path, file: str, entry: str, position: dict[str, Any], **fields: str) -> Match:
    """A match under a pack of one entry; fields as they stand in the file."""
    lines = [f"[{entry}]", *(f"{name} = {value}" for name, value in fields.items()), 'source = "box"']
    (folder / f"{file}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return Match(Header("navajo", "rise", packs=[str(folder)], position={"scenario": "rise", **position}))


def meeting(kind: str, **position: Any) -> dict[str, Any]:
    areas = {HERE: {"intruders": [kind]}}
    return {"families": {"A": {"at": "shiprock.2"}}, "areas": areas, "start": {"activate": "A"}, **position}


@cites("13/intruder")
@pytest.mark.parametrize(
    ("kind", "field", "animal"), [("stray-horses", "horses", "horse"), ("stray-flock", "sheep", "sheep")]
)
def test_strays(tmp_path: Path, kind: str, field: str, animal: str) -> None:
    m = with_pack(tmp_path, "intruders", f"intruder.{kind}", meeting(kind), **{field: "2"})
    m.choose(f"move {HERE}")
    assert plain(m)["resources"][animal] == 2


@cites("13/intruder")
def test_refugees(tmp_path: Path) -> None:
    m = with_pack(tmp_path, "intruders", "intruder.refugees", meeting("refugees"), people="2")
    play(m, f"> move {HERE}\n> welcome man\n> welcome child")
    assert (plain(m)["passage"]["man"], plain(m)["passage"]["child"]) == (1, 1)
    assert "welcome man" not in options(m)


@cites("13/intruder")
@pytest.mark.parametrize(("choice", "ap", "goods"), [("news", 5, 0), ("trapper-goods", 3, 3)])
def test_lone_trapper(tmp_path: Path, choice: str, ap: int, goods: int) -> None:
    m = with_pack(tmp_path, "intruders", "intruder.lone-trapper", meeting("lone-trapper"), ap="2", goods="3")
    play(m, f"> move {HERE}\n> {choice}")
    assert (plain(m)["tracks"]["ap"], plain(m)["resources"]["trade_goods"]) == (ap, goods)


@cites("13/intruder")
def test_patrol(tmp_path: Path) -> None:
    m = with_pack(tmp_path, "intruders", "intruder.patrol", meeting("patrol"), culture="-2")
    play(m, f"> move {HERE}\n> give-up child")
    assert plain(m)["tracks"]["culture"] == 7


@cites("13/ceremony", "13/intruder")
def test_way_of_an_intruder(tmp_path: Path) -> None:
    position = {"hand": [40], "start": {"card": 39, "segment": "major"}}
    m = with_pack(tmp_path, "ceremonies", "way.intruder", position, n="2")
    play(m, "! 6\n! 1\n! 6\n! 2")
    assert {"black-mesa.1", "black-mesa.2"} <= set(plain(m)["areas"])


DINE = {"card": 21, "segment": "dine"}


@cites("9.1.4")
@pytest.mark.parametrize(("price", "have", "offered"), [(3, 2, False), (3, 3, True), (1, 1, True)])
def test_traders_2(tmp_path: Path, price: int, have: int, offered: bool) -> None:
    position = {"developments": ["traders.1", "traders.2"], "resources": {"trade_goods": have}, "start": DINE}
    m = with_pack(tmp_path, "developments", 'development."traders.2"', position, goods=str(price))
    assert ("goods-firearms" in options(m)) is offered
    if offered:
        m.choose("goods-firearms")
        assert plain(m)["resources"] == {**plain(m)["resources"], "trade_goods": have - price, "firearms": 1}


@cites("9.1.4")
@pytest.mark.parametrize(("price", "have", "offered"), [(2, 2, True), (4, 3, False)])
def test_traders_3(tmp_path: Path, price: int, have: int, offered: bool) -> None:
    owned = ["traders.1", "traders.2", "traders.3"]
    position = {"developments": owned, "resources": {"trade_goods": have}, "start": DINE}
    m = with_pack(tmp_path, "developments", 'development."traders.3"', position, goods=str(price))
    assert ("goods-morale" in options(m)) is offered
    if offered:
        m.choose("goods-morale")
        assert plain(m)["resources"]["trade_goods"] == 0


@cites("9.1.4", "13/exhaust")
@pytest.mark.parametrize("card", ["religion.2", "religion.3", "cunning.3"])
def test_a_card_that_does_not_exhaust(tmp_path: Path, card: str) -> None:
    name = card.split(".")[0]
    owned = [f"{name}.{n}" for n in range(1, int(card[-1]) + 1)]
    areas = {"zuni.4": {"intruders": ["?"]}, "zuni.5": {"intruders": ["?"]}}
    position = {"developments": owned, "areas": areas, "start": {"activate": "A"}}
    m = with_pack(tmp_path, "developments", f'development."{card}"', position, exhaust="false")
    if card == "religion.2":
        play(m, "> look-at zuni.4\n! scouts\n> look-at zuni.5\n! scouts")
    else:
        play(m, f"> raid-new-mexico\n! green\n> redraw {name}\n! green\n> redraw {name}\n! brown")
    assert plain(m)["exhausted"] == []


@cites("9.1.2")
def test_weaving_split_otherwise(tmp_path: Path) -> None:
    """Three, two and one: with the first level, three of the six set aside are in the game."""
    lines = (f'[development."weaving.{level}"]\ngoods = {n}\nsource = "box"\n' for level, n in ((1, 3), (2, 2), (3, 1)))
    (tmp_path / "developments.toml").write_text("".join(lines), encoding="utf-8")
    position = {"scenario": "rise", "developments": ["weaving.1"], "resources": {"trade_goods": 2}}
    m = Match(Header("navajo", "rise", packs=[str(tmp_path)], position=position))
    out = plain(m)["out_of_play"]
    assert (out["trade_goods_set_aside"], out["trade_goods"]) == (3, 4)


# -- the General Records Track -----------------------------------------------------------------------------------------
def with_track(folder: Path, most: int, **position: Any) -> Match:
    return with_pack(folder, "map", "display.records", position, most=str(most))


@cites("1.7.4/caps")
@pytest.mark.parametrize("most", [12, 25])
def test_tracks_end_where_the_pack_says(tmp_path: Path, most: int) -> None:
    tracks = {"culture": most, "military": most, "ap": most - 1, "morale": most, "enemy_ferocity": most}
    m = with_track(
        tmp_path, most, tracks=tracks, elders=[3, 0, 0, 0, 0, 0, 0], start={"card": 11, "operation": "planning"}
    )
    assert plain(m)["tracks"] == {**tracks, "ap": most, "enemy_ap": 0}  # three elders, room for one AP
    assert not {f"elder 2 {kind}" for kind in ("ap", "military", "culture")} & set(options(m))
    effects.gain_culture(m.position, 1, "1.7.4/caps")
    effects.gain_military(m.position, 1, "1.7.4/caps")
    effects.change_morale(m.position, 1, "1.7.4/caps")
    effects.change_enemy_ferocity(m.position, 1, "1.7.4/caps")
    assert plain(m)["tracks"] == {**tracks, "ap": most, "enemy_ap": 0}


@cites("1.7.4/caps", "3.2.8")
@pytest.mark.parametrize(("ap", "offered"), [(11, True), (12, False)])
def test_a_council_brings_nothing_at_the_end_of_the_track(tmp_path: Path, ap: int, offered: bool) -> None:
    position = {"families": {"A": {"at": HERE}}, "tracks": {"ap": ap}, "start": {"activate": "A"}}
    m = with_track(tmp_path, 12, **position, resources={"trade_goods": 2})
    assert ("council" in options(m)) is offered
    assert ("goods-ap" in options(m)) is offered
    if not offered:
        found = [m.game.why_not(m.position, verb) for verb in ("council", "goods-ap")]
        assert [why.reason for why in found if why] == ["ap-full", "ap-full"]


@cites("1.7.4/caps", "13/intruder")
@pytest.mark.parametrize(("ap", "offered"), [(11, True), (12, False)])
def test_news_that_no_ap_is_left_for(tmp_path: Path, ap: int, offered: bool) -> None:
    m = with_track(tmp_path, 12, **meeting("lone-trapper", tracks={"ap": ap}))
    m.choose(f"move {HERE}")
    assert ("news" in options(m)) is offered


@cites("1.7.4/caps", "16.7")
def test_influence_points_end_there_too(tmp_path: Path) -> None:
    council = {"points": {"leader": "basket", "n": 12}}
    m = with_track(tmp_path, 12, options=["two-players"], two_players=council)
    influence.gain_point(m.position, influence.SEATS.index("basket"))
    assert plain(m)["two_players"]["points"] == council["points"]
    with pytest.raises(Impossible, match=r"two_players\.points: 13, expected a number from 0 to 12"):
        with_track(tmp_path, 12, options=["two-players"], two_players={"points": {"leader": "basket", "n": 13}})


@cites("1.7.4/caps")
def test_a_position_keeps_to_the_track_of_the_pack(tmp_path: Path) -> None:
    m = with_track(tmp_path, 12)
    m.position.culture = 13
    with pytest.raises(Impossible, match="culture: 13, expected 0 to 12"):
        m.game.check(m.position)
    with pytest.raises(Impossible, match=r"tracks.morale: 13, expected a number from 0 to 12"):
        with_track(tmp_path, 12, tracks={"morale": 13})
