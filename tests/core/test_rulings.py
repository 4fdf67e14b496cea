"""Rulings: read from a file, checked, chosen for a game; and the tables of a game, made once or with packs."""

from __future__ import annotations

from pathlib import Path

import pytest

from homelands.core import rulings
from homelands.core.data import Data, DataError, Schema, load
from homelands.core.game import SetupError
from homelands.core.loader import Loader

SCHEMA = Schema({"rulings": rulings.SECTIONS}, (rulings.RULE,), ("rules",))
TWO = """
[ruling.ties]
readings = ["first", "nobody"]
default = "nobody"
source = "rules 3.1"

[ruling.night]
readings = ["yes", "no"]
default = "yes"
source = "rules 3.2"
"""


def folder(path: Path, text: str) -> Path:
    path.mkdir(exist_ok=True)
    (path / "rulings.toml").write_text(text, encoding="utf-8")
    return path


def test_a_ruling_knows_its_readings_and_where_it_comes_from(tmp_path: Path) -> None:
    found = rulings.rulings_of(load(folder(tmp_path, TWO), SCHEMA))
    assert list(found) == ["ties", "night"]
    ties = found["ties"]
    assert (ties.id, ties.readings, ties.default, ties.source) == ("ties", ("first", "nobody"), "nobody", "rules 3.1")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('["yes", "no"]', '["yes"]', "found one reading"),
        ('default = "yes"', 'default = "perhaps"', "found 'perhaps', expected one of yes, no"),
    ],
)
def test_a_ruling_has_readings_to_choose_from(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in TWO
    with pytest.raises(DataError, match=said) as error:
        load(folder(tmp_path, TWO.replace(old, new)), SCHEMA)
    assert [problem.entry for problem in error.value.problems] == ["ruling.night"]


def test_what_is_not_told_is_the_default(tmp_path: Path) -> None:
    found = rulings.rulings_of(load(folder(tmp_path, TWO), SCHEMA))
    assert rulings.readings(found, {}) == {"ties": "nobody", "night": "yes"}
    assert rulings.readings(found, {"night": "no"}) == {"ties": "nobody", "night": "no"}
    with pytest.raises(SetupError, match=r"unknown ruling 'day'; expected one of: night, ties"):
        rulings.readings(found, {"day": "yes"})
    with pytest.raises(SetupError, match=r"unknown reading of night 'dusk'; expected one of: yes, no"):
        rulings.readings(found, {"night": "dusk"})


def test_own_tables_are_made_once_and_those_of_packs_each_time(tmp_path: Path) -> None:
    own = folder(tmp_path / "own", TWO)
    pack = folder(tmp_path / "pack", '[ruling.night]\ndefault = "no"\nsource = "rules 3.3"\n')
    made: list[Data] = []

    def make(data: Data) -> dict[str, rulings.Ruling]:
        made.append(data)
        return rulings.rulings_of(data)

    tables = Loader(lambda: (own, SCHEMA), make)
    assert made == []
    assert tables() is tables()
    assert len(made) == 1
    assert tables([pack])["night"].default == "no"
    assert tables([pack]) is not tables([pack])
    assert tables()["night"].default == "yes"
    assert len(made) == 4
