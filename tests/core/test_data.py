"""Data files: sources, packs, the audit, and every mistake named with its place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from homelands.core.data import (
    Data,
    DataError,
    Field,
    Problem,
    Rule,
    Schema,
    Section,
    Source,
    audit,
    either,
    flag,
    load,
    one_of,
    several,
    table,
    text,
    whole,
)


def no_more_than_ten(data: Data) -> Iterator[Problem]:
    total = sum(hill["height"] for hill in data.section("land", "hill").values())
    if total > 10:
        yield data.problem("land", "hill.a", "height", f"the hills are {total}, expected no more than 10")


SCHEMA = Schema(
    files={
        "land": {
            "hill": Section({"height": Field(whole(1, 9)), "kind": Field(one_of(("bare", "wooded")))}, ("a", "b")),
            "path": Section({"by": Field(several(one_of(("a", "b")), 2, 2)), "steep": Field(flag(), needed=False)}),
        },
        "people": {
            "clan": Section(
                {"name": Field(text()), "story": Field(text(), counted=False)}, (), {"x": {"age": Field(whole(0, 99))}}
            ),
        },
    },
    rules=(Rule(("land",), no_more_than_ten),),
    sources=("rules", "tutorial", "box"),
)
LAND = """
[hill.a]
height = 3
kind = "bare"
source = "rules 1"

[hill.b]
height = 4
kind = "wooded"
source = "tutorial; rules 2"
reconstructed = { height = "higher than a" }

[path.one]
by = ["a", "b"]
source = "reconstructed"
reason = "there must be one"
"""
PEOPLE = """
[clan.x]
name = "X"
age = 7
story = "Long ago."
source = "rules 3"
"""


@pytest.fixture
def base(tmp_path: Path) -> Path:
    folder = tmp_path / "base"
    folder.mkdir()
    (folder / "land.toml").write_text(LAND)
    (folder / "people.toml").write_text(PEOPLE)
    return folder


def pack(base: Path, name: str = "pack", **files: str) -> Path:
    folder = base.parent / name
    folder.mkdir()
    for file, words in files.items():
        (folder / f"{file}.toml").write_text(words)
    return folder


def problems(base: Path, *packs: Path) -> list[str]:
    with pytest.raises(DataError) as caught:
        load(base, SCHEMA, packs)
    assert str(caught.value) == "\n".join(str(problem) for problem in caught.value.problems)
    return [str(problem) for problem in caught.value.problems]


def test_values_and_sources(base: Path) -> None:
    data = load(base, SCHEMA)
    assert data.files["land"]["hill.a"] == {"height": 3, "kind": "bare"}
    assert data.section("land", "hill").keys() == {"a", "b"}
    assert data.source("land", "hill.a", "height") == Source("attested", "rules 1")
    assert data.source("land", "hill.b", "height") == Source("reconstructed", "higher than a")
    assert data.source("land", "hill.b", "kind") == Source("attested", "tutorial; rules 2")
    assert data.source("land", "path.one", "by") == Source("reconstructed", "there must be one")
    with pytest.raises(KeyError):
        data.source("land", "path.one", "steep")


def test_audit_counts_values_and_leaves_prose_out(base: Path) -> None:
    found = audit(load(base, SCHEMA))
    assert (found.attested, found.reconstructed, found.entries) == (5, 3, 4)
    assert found.files["land"] == {"attested": 3, "reconstructed": 3, "entries": 3}
    assert found.reconstructed_list[0] == ("land", "hill.b", "height", "higher than a")
    plain = json.loads(json.dumps(found.to_json()))
    assert plain["reconstructed_list"][1]["reason"] == "there must be one"
    assert {"attested", "reconstructed", "entries", "files", "reconstructed_list"} == plain.keys()


def test_a_pack_replaces_fields_and_their_source(base: Path) -> None:
    own = pack(base, land='[hill.b]\nheight = 5\nsource = "box"\n', pack='name = "Mine"\nauthor = "me"\n')
    data = load(base, SCHEMA, [own])
    assert data.files["land"]["hill.b"] == {"height": 5, "kind": "wooded"}
    assert data.source("land", "hill.b", "height") == Source("attested", "box")
    assert data.source("land", "hill.b", "kind") == Source("attested", "tutorial; rules 2")
    assert data.packs == [{"folder": "pack", "name": "Mine", "author": "me"}]
    assert audit(data).reconstructed == 2
    assert data.fingerprint() != load(base, SCHEMA).fingerprint()


def test_a_pack_may_say_that_it_guesses(base: Path) -> None:
    own = pack(base, land='[hill.a]\nheight = 2\nsource = "reconstructed"\nreason = "by eye"\n')
    assert load(base, SCHEMA, [own]).source("land", "hill.a", "height") == Source("reconstructed", "by eye")


def test_the_later_pack_lies_on_top(base: Path) -> None:
    one = pack(base, "one", land='[hill.a]\nheight = 1\nsource = "box"\n')
    two = pack(base, "two", land='[hill.a]\nheight = 2\nsource = "box"\n')
    assert load(base, SCHEMA, [one, two]).files["land"]["hill.a"]["height"] == 2
    assert load(base, SCHEMA, [two, one]).files["land"]["hill.a"]["height"] == 1


def test_a_pack_may_add_to_an_open_section(base: Path) -> None:
    own = pack(base, land='[path.two]\nby = ["b", "a"]\nsteep = true\nsource = "box"\n')
    assert load(base, SCHEMA, [own]).files["land"]["path.two"] == {"by": ["b", "a"], "steep": True}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (
            "[hill.a]\nheight = 5\n",
            "[hill.a] source: missing, expected reconstructed or a source (rules, tutorial, box)",
        ),
        (
            '[hill.a]\nheight = 5\nsource = "hearsay"\n',
            "[hill.a] source: found 'hearsay', expected reconstructed or a source (rules, tutorial, box)",
        ),
        (
            '[hill.a]\nheight = 5\nsource = "reconstructed"\n',
            "[hill.a] reason: found None, expected a reason for what is reconstructed",
        ),
        (
            '[hill.a]\nheight = 5\nsource = "box"\nreason = "why not"\n',
            "[hill.a] reason: stands only beside source = 'reconstructed'",
        ),
        (
            '[hill.a]\nheight = 5\nsource = "box"\nreconstructed = { depth = "why not" }\n',
            "[hill.a] reconstructed: names 'depth', which is no field of this entry",
        ),
        (
            '[hill.a]\nheight = 5\nsource = "box"\nreconstructed = { height = "" }\n',
            "[hill.a] reconstructed: found '' for 'height', expected a reason",
        ),
        (
            '[hill.a]\nheight = 5\nsource = "box"\nreconstructed = "height"\n',
            "[hill.a] reconstructed: found 'height', expected a table of fields and reasons",
        ),
        (
            '[hill.a]\nheight = 5\nsource = "reconstructed"\nreason = "so"\nreconstructed = { height = "so" }\n',
            "[hill.a] reconstructed: the whole entry is reconstructed already",
        ),
        (
            '[hill.a]\nhight = 5\nsource = "box"\n',
            "[hill.a] hight: unknown key, expected one of height, kind, source, reason, reconstructed",
        ),
        ('[hill.a]\nheight = 10\nsource = "box"\n', "[hill.a] height: found 10, expected a whole number from 1 to 9"),
        (
            '[hill.a]\nheight = true\nsource = "box"\n',
            "[hill.a] height: found True, expected a whole number from 1 to 9",
        ),
        ('[hill.a]\nheight = "5"\nsource = "box"\n', "[hill.a] height: found '5', expected a whole number from 1 to 9"),
        ('[hill.a]\nkind = "green"\nsource = "box"\n', "[hill.a] kind: found 'green', expected one of bare, wooded"),
        (
            '[path.one]\nby = ["a"]\nsource = "box"\n',
            "[path.one] by: found ['a'], expected a list of 2, each one of a, b",
        ),
        ('[path.one]\nsteep = 1\nsource = "box"\n', "[path.one] steep: found 1, expected true or false"),
        (
            '[path.two]\nsource = "box"\n',
            "[path.two] by: missing, expected a list of 2, each one of a, b",
        ),
        ('[hill.c]\nheight = 5\nsource = "box"\n', "[hill.c]: unknown entry, expected one of a, b"),
        ('[lake.a]\nsource = "box"\n', "[lake]: unknown section, expected one of hill, path"),
        ("hill = 3\n", "[hill]: found 3, expected a table of entries"),
        ("[hill]\na = 3\n", "[hill.a]: found 3, expected a table"),
        ('[hill.a]\nheight = 8\nsource = "box"\n', "[hill.a] height: the hills are 12, expected no more than 10"),
    ],
)
def test_each_mistake_is_named(base: Path, words: str, expected: str) -> None:
    assert problems(base, pack(base, land=words)) == [f"pack/land.toml {expected}"]


def test_all_mistakes_come_together(base: Path) -> None:
    (base / "people.toml").write_text("[clan.x]\nage = 200\nname = ''\n")
    own = pack(base, land='[hill.a]\nheight = 0\nsource = "box"\n[hill.b]\nkind = 3\n')
    assert problems(base, own) == [
        "people.toml [clan.x] source: missing, expected reconstructed or a source (rules, tutorial, box)",
        "people.toml [clan.x] age: found 200, expected a whole number from 0 to 99",
        "people.toml [clan.x] name: found '', expected a text",
        "people.toml [clan.x] story: missing, expected a text",
        "pack/land.toml [hill.a] height: found 0, expected a whole number from 1 to 9",
        "pack/land.toml [hill.b] source: missing, expected reconstructed or a source (rules, tutorial, box)",
        "pack/land.toml [hill.b] kind: found 3, expected one of bare, wooded",
    ]


def test_wrong_folders_and_files(base: Path) -> None:
    strange = pack(base, "strange", sea="", land="")
    assert problems(base, strange) == ["strange/sea.toml: unknown file, expected one of land.toml, people.toml"]
    empty = pack(base, "empty")
    assert problems(base, empty) == ["empty: an empty pack, expected one of land.toml, people.toml"]
    assert problems(base, base.parent / "nowhere") == ["nowhere: no such folder"]
    broken = pack(base, "broken", land="[hill")
    assert problems(base, broken)[0].startswith("broken/land.toml: not TOML: ")
    named = pack(base, "named", land="", pack="title = 'Mine'\nname = 3\n")
    assert problems(base, named) == [
        "named/pack.toml title: unknown key, expected one of name, author, note",
        "named/pack.toml name: found 3, expected a text",
    ]


def test_the_base_may_hold_files_for_other_readers(base: Path) -> None:
    (base / "words.it.tsv").write_text("this is not read")
    load(base, SCHEMA)
    own = pack(base, land="", words="")
    assert problems(base, own) == ["pack/words.toml: unknown file, expected one of land.toml, people.toml"]


def test_the_base_must_be_complete(base: Path) -> None:
    (base / "people.toml").unlink()
    (base / "land.toml").write_text(LAND.replace("[hill.a]", "[path.two]").replace('height = 3\nkind = "bare"', ""))
    found = problems(base)
    assert "people.toml: missing file" in found
    assert "land.toml [hill.a]: missing entry" in found


def test_checks_of_tables_and_choices() -> None:
    check = table(("a", "b"), whole(0, 3))
    assert check({"a": 1}) == "" == check({})
    assert check({"c": 1}) == check({"a": 4}) == check([]) == "a table of any of a, b, each a whole number from 0 to 3"
    assert table(("a", "b"), whole(0, 3), every=True)({"a": 1}).startswith("a table of all of a, b")
    assert either(whole(3, 3), flag())(4) == "the number 3, or true or false"
    assert either(whole(3, 3), flag())(True) == ""
