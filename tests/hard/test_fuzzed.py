"""What the fuzzer has found, kept: each of these documents once brought something else than a plain refusal.

And a short, always equal run of every target, so that the fuzzer itself stays in order.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from fuzz.draw import Draw
from fuzz.targets import TARGETS
from homelands.core.data import DataError
from homelands.core.decision import Refusal
from homelands.core.journal import JournalError, parse
from homelands.core.match import start
from homelands.games.navajo.rules.tables import load_tables
from homelands.lab.study import StudyError, load
from homelands.serve.http.guard import Guard
from homelands.serve.settings import Settings
from homelands.words.catalogue import catalogue

FOUND = sorted((Path(__file__).parent / "findings").glob("*.txt"))
GOES_ON = ("streams", "commands")  # what means nothing is passed over: the stream begins, the session goes on
RUNS = {
    "journals": 60, "positions": 120, "packs": 6, "studies": 60, "requests": 80, "streams": 12, "commands": 6,
    "lessons": 6,
}  # fmt: skip


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sessions of the fuzzer say where their games are kept."""
    monkeypatch.setenv("HOMELANDS_DATA", str(tmp_path))


@pytest.mark.parametrize("path", FOUND, ids=[path.stem for path in FOUND])
def test_what_was_found_is_refused_in_words(path: Path) -> None:
    target, text = path.name.partition("-")[0], path.read_text(encoding="utf-8")
    accepted = TARGETS[target].check(text)
    assert accepted == (target in GOES_ON)


@pytest.mark.parametrize("name", list(TARGETS))
def test_every_target_runs(name: str) -> None:
    target, rng, accepted = TARGETS[name], random.Random(f"fuzzed/{name}"), 0
    for _ in range(RUNS[name]):
        accepted += target.check(target.make(Draw(rng.randbytes(24))))
    assert accepted > 0, "nothing gets in: the seeds are no real documents any more"


def test_when_the_bytes_are_used_up_the_first_of_each_kind_is_taken() -> None:
    draw = Draw(b"")
    assert (draw.number(7), draw.pick("abc"), draw.rest(), draw.left) == (0, "a", "", False)
    tree: dict[str, Any] = {"a": [1, {"b": 2}]}
    assert draw.tree(tree) == tree
    assert Draw(b"\x01\x02\x03\x04\x05\x06").tree(tree) != tree
    assert tree == {"a": [1, {"b": 2}]}, "a seed is never changed itself"


def test_a_name_with_a_bracket_that_is_never_closed_is_not_ours(tmp_path: Path) -> None:
    guard = Guard(None, Settings(data=str(tmp_path), host="0.0.0.0"))  # type: ignore[arg-type]
    assert not guard._ours("[")
    assert not guard._ours("[::1")
    assert guard._ours("[::1]:8421")


def test_a_folder_with_the_name_of_a_data_file_is_a_mistake_of_the_pack(tmp_path: Path) -> None:
    (tmp_path / "own" / "map.toml").mkdir(parents=True)
    with pytest.raises(DataError, match=r"own/map\.toml: cannot be read: is a directory"):
        load_tables([tmp_path / "own"])


def test_a_position_whose_path_is_no_name_is_refused() -> None:
    with pytest.raises(JournalError, match="mine:3: the position cannot be read"):
        parse("game: navajo\nscenario: rise\nposition: a\x00b\n---\n", "mine")


@pytest.mark.parametrize("text", ["march ² denver", f"march {'9' * 5000} denver", "march ١ denver"])
def test_plains_not_everything_that_counts_as_a_digit_is_a_number(text: str) -> None:
    match = start("plains", "2", seed="1")
    match.roll()
    with pytest.raises(Refusal):
        match.choose(text)


def test_a_study_writes_nothing_outside_its_own_folder(tmp_path: Path) -> None:
    """A value of a study goes into a file that is named by the study: it may not lead elsewhere."""
    goal, study = tmp_path / "goal.toml", tmp_path / "study.toml"
    goal.write_text("mine", encoding="utf-8")
    name = goal.with_suffix("").as_posix()
    study.write_text(f'game = "navajo"\nscenarios = ["rise"]\n[data."{name}".card.24]\npreempt = 3\n', encoding="utf-8")
    with pytest.raises(StudyError, match="the name of a data file"):
        load(study)
    assert goal.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("value", ["x" * 5000, 10**400, -(10**20), "\x00" * 1001])
def test_a_message_takes_values_of_any_length(value: Any) -> None:
    """A list of a hundred options, or whatever somebody types, is told whole."""
    assert str(value) in catalogue("en").format("serve-no-such-option", {"text": value})
