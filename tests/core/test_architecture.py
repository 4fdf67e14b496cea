"""The picture of the packages shows the imports that are there."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import pairwise

from tests.core.test_layers import ORDER
from tests.support import tool

architecture = tool("architecture")
Edge = architecture.Edge


def test_the_picture_is_drawn_from_these_sources() -> None:
    drawn = architecture.PICTURE.read_text(encoding="utf-8")
    assert drawn == architecture.drawing(architecture.edges()), "run `make architecture`"


def test_every_package_has_a_box_and_every_arrow_points_down() -> None:
    found = architecture.edges()
    plan = architecture.Layout(found)
    boxes = [node for node in ET.fromstring(architecture.drawing(found)).iter() if node.get("class", "")[:3] == "box"]
    assert len(boxes) == len([part for layer in ORDER for part in layer]) + 2  # and two in the legend
    assert all(plan.y(plan.row[edge.user]) < plan.y(plan.row[edge.used]) for edge in found)


def test_an_arrow_that_others_imply_is_left_out() -> None:
    found = {Edge("cli", "table"), Edge("table", "core"), Edge("cli", "core")}
    assert architecture.reduced(found) == {Edge("cli", "table"), Edge("table", "core")}


def test_boxes_of_a_row_do_not_overlap() -> None:
    plan = architecture.Layout(architecture.edges())
    for things in plan.things:
        places = sorted(plan.x[thing] for thing in things if ">" not in thing)
        assert all(b - a >= architecture.BOX for a, b in pairwise(places))
