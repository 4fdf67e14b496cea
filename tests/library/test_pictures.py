"""Drawings and pages for notebooks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as xml

import pytest

import homelands as hl

SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> list[str]:
    return [str(node.text) for node in xml.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize(("game", "scenario"), [(g, s) for g in ("navajo", "plains") for s in hl.about(g).scenarios])
def test_every_moment_can_be_drawn(game: str, scenario: str) -> None:
    g = hl.new(game, scenario, seed=3).finish("heuristic")
    for ply in range(0, g.ply, max(1, g.ply // 12)):
        look = g.moment(ply).look()
        assert xml.fromstring(look.svg).tag == f"{SVG}svg"
        assert len(look.sheet) >= 1


def test_families_and_what_lies_in_their_areas_are_drawn() -> None:
    g = hl.new("navajo", position={
        "scenario": "rise",
        "families": {letter: {"at": "hopi.2"} for letter in "ABC"} | {"D": {"at": "zuni:caught"}},
        "areas": {"hopi.2": {"corn": True, "mission": True}},
        "territories": {"hopi": {"drought": 2}},
        "start": {"card": 24, "segment": "dine"},
    })  # fmt: skip
    found = texts(g.position.svg)
    for text in ("Hopi Land", "A0", "B0", "C0", "Mission", "corn", "Caught: D", "2 droughts", "Culture: 9"):
        assert text in found


def test_cubes_are_drawn_as_they_stand() -> None:
    g = hl.new("plains", players=2, seed=2)
    fills = Counter(node.get("fill") for node in xml.fromstring(g.position.svg).iter(f"{SVG}rect"))
    cubes = Counter[str]()
    view = g.view()
    for place in ("regions", "areas", "boxes"):
        for here in view[place].values():
            cubes.update({colour: n for colour, n in here.items() if 0 < n <= 3})
            cubes.update(colour for colour, n in here.items() if n > 3)
    from homelands.games.plains.picture import COLOURS

    for colour in ("green", "orange", "blue", "brown", "purple"):
        assert fills[COLOURS[colour]] == cubes[colour]
    assert {"Denver", "Canada", "St. Louis"} <= set(texts(g.position.svg))


def test_a_built_railroad_is_dark() -> None:
    def built(rail: dict[str, int]) -> int:
        g = hl.new("plains", position={"scenario": "2", "rail": rail})
        nodes = xml.fromstring(g.position.svg).iter(f"{SVG}rect")
        return sum(node.get("height") == "12" and node.get("fill") == "#2b2a2c" for node in nodes)

    assert built({"up": 0, "cp": 0, "mountain": 0}) == 0
    assert built({"up": 4, "cp": 0, "mountain": 1}) == 5


def test_a_notebook_gets_question_options_and_board() -> None:
    g = hl.new("navajo", "rise", seed=1)
    page = g._repr_html_()
    assert "Where does Family A start?" in page
    assert "<code>place A shiprock.1</code> Shiprock 1" in page
    assert page.count("<svg") == 1
    assert g._repr_svg_() == g.position.svg
    assert "Elders" in g.position._repr_html_()


def test_it_is_saved_as_a_drawing_or_as_a_page(tmp_path: Path) -> None:
    look = hl.new("navajo", "rise", seed=1).position
    look.save(tmp_path / "a.svg")
    look.save(tmp_path / "a.html")
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == look.svg
    assert look.svg in (tmp_path / "a.html").read_text(encoding="utf-8")
