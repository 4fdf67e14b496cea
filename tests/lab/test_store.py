"""The folder of a study: whole at every moment, nothing twice, nothing mixed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import polars as pl
import pytest

from homelands.lab import LabError, store
from homelands.lab.run import run
from homelands.lab.store import GAMES, TABLES, Keeper, Store, read_lines, study_of
from homelands.lab.study import Cell
from tests.lab.conftest import in_line, played, study

RESULTS = [table for table in TABLES if table != "times"]  # the clock is never the same twice


def contents(folder: Path, tables: Sequence[str] = RESULTS) -> dict[str, bytes]:
    return {f"{t}/{path.name}": path.read_bytes() for t in tables for path in sorted((folder / t).glob("*"))}


class Stopped(Exception):
    pass


def stopping(after: int) -> object:
    """A backend that is stopped after some games."""

    def backend(cells: Sequence[Cell], jobs: Iterator[tuple[int, int]]) -> Iterator[tuple[tuple[int, int], bytes]]:
        for n, found in enumerate(in_line(cells, jobs)):
            if n == after:
                raise Stopped
            yield found

    return backend


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "BLOCK", 4)


TWO = {"scenarios": ["rise", "fearing"], "seeds": {"count": 10}}


@pytest.mark.parametrize("after", [0, 1, 3, 4, 5, 11, 19])
def test_a_study_that_was_stopped_equals_one_that_was_not(after: int, tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", **TWO)
    with pytest.raises(Stopped):
        run(study(**TWO), tmp_path / "cut", stopping(after), None, lambda _: None)  # type: ignore[arg-type]
    assert Store(tmp_path / "cut").read(GAMES).height == after
    count = 0

    def counted(cells: Sequence[Cell], jobs: Iterator[tuple[int, int]]) -> Iterator[tuple[tuple[int, int], bytes]]:
        nonlocal count
        for found in in_line(cells, jobs):
            count += 1
            yield found

    assert run(study(**TWO), tmp_path / "cut", counted, None, lambda _: None) == after
    assert count == 20 - after  # none is played again
    assert contents(tmp_path / "cut") == contents(whole)
    assert not list((tmp_path / "cut" / "open").iterdir())


def test_a_line_that_was_cut_off_is_no_game(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", **TWO)
    with pytest.raises(Stopped):
        run(study(**TWO), tmp_path / "cut", stopping(3), None, lambda _: None)  # type: ignore[arg-type]
    (path,) = (tmp_path / "cut" / "open").iterdir()
    path.write_bytes(path.read_bytes()[:-20])
    assert len(read_lines(path)) == 2
    assert played(tmp_path / "cut", **TWO)
    assert contents(tmp_path / "cut") == contents(whole)


def test_killed_between_the_tables_of_a_block_the_block_is_written_again(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", **TWO)
    with pytest.raises(Stopped):
        run(study(**TWO), tmp_path / "cut", stopping(4), None, lambda _: None)  # type: ignore[arg-type]
    (part,) = (tmp_path / "cut" / GAMES).iterdir()
    lines = part.read_bytes()
    part.unlink()  # as if killed before it, and before the lines were dropped
    with pytest.raises(Stopped):
        run(study(**TWO), tmp_path / "cut", stopping(4), None, lambda _: None)  # type: ignore[arg-type]
    assert part.read_bytes() == lines
    played(tmp_path / "cut", **TWO)
    assert contents(tmp_path / "cut") == contents(whole)


def test_killed_before_the_lines_are_dropped_no_game_is_there_twice(tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        run(study(**TWO), tmp_path / "cut", stopping(3), None, lambda _: None)  # type: ignore[arg-type]
    (path,) = (tmp_path / "cut" / "open").iterdir()
    lines = path.read_bytes()
    played(tmp_path / "cut", **TWO)
    path.write_bytes(lines)
    games = Store(tmp_path / "cut").read(GAMES)
    assert games.height == games.select("variant", "scenario", "seed").unique().height == 20
    played(tmp_path / "cut", **TWO)
    assert not path.exists()


def test_games_of_a_stopped_study_can_be_read(tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        run(study(**TWO), tmp_path, stopping(7), None, lambda _: None)  # type: ignore[arg-type]
    whole = played(tmp_path / "whole", **TWO)
    for table in RESULTS:
        found, all_of_them = Store(tmp_path).read(table), Store(whole).read(table)
        some = all_of_them.join(Store(tmp_path).read(GAMES).select("scenario", "seed"), on=["scenario", "seed"])
        assert found.sort(pl.all()).equals(some.sort(pl.all()))


def test_more_games_are_added_to_those_there_are(tmp_path: Path) -> None:
    played(tmp_path / "a", seeds={"count": 6})
    before = contents(tmp_path / "a")
    played(tmp_path / "a", seeds={"count": 11})
    assert before.items() <= contents(tmp_path / "a").items()
    played(tmp_path / "b", seeds={"count": 11})
    for table in RESULTS:
        assert Store(tmp_path / "a").read(table).equals(Store(tmp_path / "b").read(table))


def test_another_variant_may_be_added(tmp_path: Path) -> None:
    played(tmp_path)
    before = contents(tmp_path)
    played(tmp_path, variant=[{"name": "b", "player": "steady"}])
    assert before.items() <= contents(tmp_path).items()
    assert Store(tmp_path).read(GAMES).height == 12


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "plains", "scenarios": ["2"]}, "of game navajo, this is plains"),
        ({"player": "steady"}, "base, rise differs in seats"),
        ({"rulings": {"odd-intruders": "down"}}, "base, rise differs in rulings"),
        ({"scenarios": ["fearing"]}, "base, rise is not in this study"),
        ({"measure": []}, "base, rise differs in what is measured"),
        ({"data": {"operations": {"card": {"24": {"preempt": 1}}}}}, "base, rise differs in packs, data"),
    ],
)
def test_another_study_is_not_mixed_in(changes: dict[str, object], said: str, tmp_path: Path) -> None:
    played(tmp_path, seeds={"count": 2})
    before = contents(tmp_path)
    with pytest.raises(LabError, match=said):
        played(tmp_path, **{"seeds": {"count": 2}, **changes})
    assert contents(tmp_path) == before


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(LabError, match="not empty, and no study is in it"):
        played(tmp_path)
    with pytest.raises(LabError, match=r"no study\.json in it"):
        Store(tmp_path)


def test_one_run_at_a_time_writes_into_a_folder(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path, study())
    with pytest.raises(LabError, match="another run is writing into it"):
        played(tmp_path)
    keeper.close()
    played(tmp_path)


def test_tables_are_tidy(tmp_path: Path) -> None:
    found = Store(played(tmp_path, game="plains", scenarios=["3"], seeds={"count": 2}))
    assert found.read("seats").select("seat").to_series().to_list() == ["green", "blue", "brown"] * 2
    shares = found.read("seats").group_by("seed").agg(pl.col("payoff").sum())
    assert shares["payoff"].to_list() == [1.0, 1.0]
    tracks = found.read("tracks").filter((pl.col("seed") == 1) & (pl.col("track") == "railroad"))
    assert tracks["moment"].to_list() == list(range(1, tracks.height + 1))
    assert tracks["value"].is_sorted()
    assert set(found.read("uses").columns) == {"variant", "scenario", "seed", "kind", "name", "n", "first"}


def test_what_is_not_measured_has_no_table(tmp_path: Path) -> None:
    played(tmp_path, measure=[], seeds={"count": 4})
    assert {path.name for path in tmp_path.iterdir() if path.is_dir()} == {"games", "seats", "times", "open"}
    assert Store(tmp_path).read("uses").height == 0


def test_a_study_can_be_repeated_from_its_folder_alone(tmp_path: Path) -> None:
    """The values that a variant sets, in the study or in a pack, are in the folder: the games are the same."""
    variants = [{"name": "dear", "data": {"operations": {"card": {"24": {"preempt": 9}}}}}]
    first = played(tmp_path / "first", variant=variants, measure=["tracks"])
    again = tmp_path / "again"
    run(study_of(first), again, in_line, None, lambda _: None)
    assert study_of(first) == study(variant=variants, measure=["tracks"])
    for table in ("games", "tracks"):
        assert Store(again).read(table).equals(Store(first).read(table))


def test_a_folder_of_before_is_not_repeated(tmp_path: Path) -> None:
    folder = played(tmp_path / "old")
    about = json.loads((folder / "study.json").read_text(encoding="utf-8"))
    del about["packs"]
    (folder / "study.json").write_text(json.dumps(about), encoding="utf-8")
    with pytest.raises(LabError, match="does not say its packs"):
        study_of(folder)
