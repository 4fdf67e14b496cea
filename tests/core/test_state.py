"""Positions as plain data: the copy, the save and the checksum all come from the one field list."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from homelands.core.copying import modules, source
from homelands.core.state import (
    Frame,
    Position,
    added,
    changed,
    checksum,
    data_fields,
    dump,
    restore,
    shared,
    without,
)
from tests.core.toy import Toy, clone


def position() -> Toy:
    g = Toy(table={"goal": 20}, points=3, coins=1, row=2, name="x", seen=[1, 2], grid=[[1, 2], [3, 4]],
            track=(5, 6), shelf=[(7,), (8, 9)])  # fmt: skip
    g.stack = [Frame("toy.again", who=2, seq=(1, 2)), Frame("toy.bonus")]
    return g


def test_a_frame_tells_only_what_differs_from_a_fresh_one() -> None:
    frame = Frame("a.b", at=3, mask=5, seq=(7, 8))
    assert frame.plain() == {"step": "a.b", "at": 3, "mask": 5, "seq": [7, 8]}
    assert Frame("a.b").plain() == {"step": "a.b"}


def test_a_frame_is_loaded_as_it_was() -> None:
    frame = Frame("a.b", who=1, at=2, n=3, left=4, kind=5, mask=6, seq=(7,))
    again = Frame.load(json.loads(json.dumps(frame.plain())))
    assert [getattr(again, name) for name in Frame.__slots__] == [getattr(frame, name) for name in Frame.__slots__]
    assert again.copy().plain() == frame.plain()


def test_a_frame_with_an_unknown_key_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown key 'nn'"):
        Frame.load({"step": "a.b", "nn": 1})


def test_a_copy_shares_nothing_that_play_changes() -> None:
    g = position()
    before = checksum(g)
    h = clone(g)
    assert checksum(h) == before
    h.points += 1
    h.seen.append(9)
    h.grid[1][1] = 9
    h.grid.append([0])
    h.track = added(h.track, 1, 3)
    h.shelf[1] = without(h.shelf[1], 8)
    h.stack[0].n = 9
    h.stack.pop()
    assert checksum(g) == before
    g.seen.clear()
    g.grid[0][0] = 8
    assert h.seen == [1, 2, 9]
    assert h.grid[0] == [1, 2]
    assert (h.track, h.shelf) == ((5, 9), [(7,), (9,)])


def test_a_row_is_never_changed_another_takes_its_place() -> None:
    row = (4, 5, 4)
    assert added(row, 1, -2) == (4, 3, 4)
    assert changed(row, 2, 9) == (4, 5, 9)
    assert without(row, 4) == (5, 4)
    assert row == (4, 5, 4)
    with pytest.raises(ValueError, match="not in"):
        without(row, 6)


def test_copies_share_rows() -> None:
    g = position()
    h = clone(g)
    assert h.track is g.track
    assert h.shelf is not g.shelf
    assert h.shelf[1] is g.shelf[1]


def test_a_copy_has_the_same_tables_and_is_silent() -> None:
    g = position()
    g.log = []
    h = clone(g)
    assert h.table is g.table
    assert h.log is None


def test_events_are_told_only_to_a_listener() -> None:
    g = position()
    g.say("nobody", "1")
    g.log = []
    g.say("heard", "1.2", n=3)
    assert [(e.name, e.rule, e.values) for e in g.log] == [("heard", "1.2", {"n": 3})]


def test_only_plain_kinds_of_fields_make_a_position() -> None:
    @dataclasses.dataclass(slots=True, eq=False)
    class Odd(Position):
        things: set[int] = dataclasses.field(default_factory=set)

    with pytest.raises(TypeError, match=r"Odd\.things: a position field cannot be set\[int\]"):
        source(Odd)


@pytest.mark.parametrize(("path", "text"), list(modules()), ids=lambda x: str(x)[-40:] if "\n" not in str(x) else "")
def test_the_written_copy_fits_the_fields(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "run: python -m homelands.core.copying"


def test_shared_fields_are_no_data() -> None:
    assert data_fields(Toy) == ("stack", "points", "coins", "row", "name", "seen", "grid", "track", "shelf")
    assert shared(None).metadata == {"shared": True}


def test_a_position_comes_back_from_json_as_it_was() -> None:
    g = position()
    h = restore(Toy(table=g.table), json.loads(json.dumps(dump(g))))
    assert dump(h) == dump(g)
    assert (h.track, h.shelf) == (g.track, g.shelf)
    assert checksum(h) == checksum(g)


def test_a_dump_is_a_picture_that_later_play_does_not_change() -> None:
    g = position()
    picture = dump(g)
    g.seen.append(5)
    g.grid[0][0] = 7
    g.stack[0].n = 7
    assert picture["seen"] == [1, 2]
    assert picture["grid"] == [[1, 2], [3, 4]]
    assert (picture["track"], picture["shelf"]) == ([5, 6], [[7], [8, 9]])
    assert "n" not in picture["stack"][0]


def test_a_loaded_position_does_not_change_the_data_it_came_from() -> None:
    data = dump(position())
    h = restore(Toy(), data)
    h.seen.append(5)
    h.grid[0][0] = 7
    assert data["seen"] == [1, 2]
    assert data["grid"] == [[1, 2], [3, 4]]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"pints": 3}, "unknown key 'pints'"),
        ({"points": "3"}, "points is '3', expected int"),
        ({"seen": 3}, "seen is 3, expected list"),
        ({"points": True}, "points is True, expected int"),
        ({"track": 3}, "track is 3, expected list"),
        ({"shelf": [3]}, "shelf is 3, expected list"),
    ],
)
def test_data_that_are_no_position_are_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        restore(Toy(), {**dump(position()), **change})


def test_data_with_a_missing_key_are_refused() -> None:
    data = dump(position())
    del data["row"]
    with pytest.raises(ValueError, match="missing key 'row'"):
        restore(Toy(), data)


OTHER: dict[str, Any] = {
    "stack": [Frame("toy.again")], "points": 4, "coins": 0, "row": 1, "name": "y", "seen": [2, 1],
    "grid": [[1, 2], [4, 3]], "track": (6, 5), "shelf": [(7,), (9, 8)],
}  # fmt: skip


@pytest.mark.parametrize("name", data_fields(Toy))
def test_the_checksum_changes_with_every_datum(name: str) -> None:
    g = position()
    before = checksum(g)
    assert len(before) == 8
    assert int(before, 16) >= 0
    setattr(g, name, OTHER[name])
    assert checksum(g) != before


def test_the_checksum_sees_the_locals_of_a_frame() -> None:
    g = position()
    before = checksum(g)
    g.stack[1].left = 1
    assert checksum(g) != before
