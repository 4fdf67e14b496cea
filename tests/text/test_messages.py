"""Messages that are read one by one say what they say when a file is read whole."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, serializer

from homelands.core.registry import games, title
from homelands.words.catalogue import LANGUAGES
from homelands.words.messages import Messages, TextError

PARTS = [files("homelands.words"), *(title(name).folder / "words" for name in games())]
FOLDERS = [part / language for part in PARTS for language in LANGUAGES]
FILES = [item for folder in FOLDERS for item in folder.iterdir() if item.name.endswith(".ftl")]


@pytest.mark.parametrize("item", FILES, ids=lambda item: f"{item.parent.name}/{item.name}")
def test_a_file_is_cut_where_its_messages_begin(item: object) -> None:
    text = item.read_text(encoding="utf-8")  # type: ignore[attr-defined]
    whole = [entry for entry in FluentResource(text).body if not isinstance(entry, ast.BaseComment)]
    found = Messages("en", iter([("one.ftl", text)]))
    assert list(found) == [entry.id.name for entry in whole if isinstance(entry, ast.Message)]
    assert len(found) == len(whole), "nothing in it is not Fluent"
    for entry in whole:
        entry.comment = None
        read = found._parsed(entry.id.name)
        assert serializer.serialize_message(read) == serializer.serialize_message(entry)


def test_what_a_message_names_is_read_with_it() -> None:
    found = Messages("en", iter([("one.ftl", "a = { $x } { b }\nb =\n    { $y } { c }\nc = end\nd = { a }\n")]))
    assert found["d"] == {"x", "y"}
    assert found.format("d", {"x": 1, "y": 2}) == "1 2 end"


@pytest.mark.parametrize(
    ("text", "said"),
    [("a = { $x\nb = y\n", "not Fluent"), ("a = x\n??? no\n", "not Fluent"), ("a = x\na = y\n", "twice")],
)
def test_what_is_not_fluent_is_named(text: str, said: str) -> None:
    with pytest.raises(TextError, match=said):
        Messages("en", iter([("one.ftl", text)])).format("a", {})


def test_what_is_missing_is_named() -> None:
    found = Messages("en", iter([("one.ftl", "a = { $x } { gone }\n")]))
    for key, values in (("b", {}), ("a", {}), ("a", {"x": 1})):
        with pytest.raises(TextError, match="en: "):
            found.format(key, values)
