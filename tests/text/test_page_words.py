"""The words that the page says itself: whole in every language, and filled up from English where one lacks some."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from homelands.core.registry import games
from homelands.words import pages
from homelands.words.folders import folder

OTHERS = [language for language in pages.languages() if language != pages.BASE]
PARTS = ["", *games()]
REFERENCE = re.compile(r"= \{ [a-z][\w-]* \}$")  # the word of another message
SAME = {"page-brand", "page-scenario"}  # names, and words that the languages share


class Said(Visitor):  # type: ignore[misc]
    """The variables and the messages that a message speaks of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def source(language: str, part: str) -> str:
    return pages.board(language, part) if part else pages.page(language)


def messages(text: str) -> dict[str, Said]:
    found: dict[str, Said] = {}
    for entry in FluentParser().parse(text).body:
        assert isinstance(entry, ast.Message), f"no Fluent: {text[entry.span.start :][:80]!r}"
        assert entry.id.name not in found, f"{entry.id.name} stands there twice"
        found[entry.id.name] = Said()
        found[entry.id.name].visit(entry)
    return found


def test_a_language_is_a_folder_with_a_name_of_its_own() -> None:
    assert next(iter(pages.languages().items())) == (pages.BASE, "English")
    assert pages.languages()["it"] == "Italiano"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", pages.languages())
def test_what_is_sent_is_whole(language: str, part: str) -> None:
    found = messages(source(language, part))
    own = "board-" if part else "page-"
    assert [key for key in found if key.startswith(own)]
    assert {name for said in found.values() for name in said.messages} <= set(found)
    if not part:
        referred = {name for said in found.values() for name in said.messages}
        assert all(key.startswith(own) or key in referred for key in found), "only what the page says is sent to it"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_everything_itself(language: str, part: str) -> None:
    """Read from its own files: nothing is filled up from English."""
    own = "board-" if part else "page-"
    english, other = (
        {key: text for key, text in pages.messages(folder(one, part)).items() if key.startswith(own)}
        for one in (pages.BASE, language)
    )
    assert list(other) == list(english), "the same messages in the same order"
    long = [key for key, text in english.items() if len(text.partition("=")[2]) > 20]
    left = [key for key in long if english[key] == other[key] and key not in SAME]
    assert [key for key in left if not REFERENCE.search(english[key])] == [], "left in English"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_no_language_wants_a_value_that_english_is_not_told(language: str, part: str) -> None:
    own = "board-" if part else "page-"
    english = messages(source(pages.BASE, part))
    for key, said in messages(source(language, part)).items():
        if key.startswith(own):
            assert said.variables <= english[key].variables, key


def test_a_message_that_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    for language, text in {
        "en": "language-name = English\n# A comment\npage-a = one { page-b }\npage-b =\n    two\n    lines\n",
        "xx": "language-name = Xish\npage-b = zwei\nother-c = no part of the page\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "page.ftl").write_text(text, encoding="utf-8")
    text = pages.combined(pages.messages(tmp_path / "en"), pages.messages(tmp_path / "xx"), ("page-*",))
    assert text == "page-a = one { page-b }\npage-b = zwei\n"
    bundle = FluentBundle(["xx"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    assert bundle.format_pattern(bundle.get_message("page-a").value, {}) == ("one zwei", [])


def test_a_third_language_without_a_word_of_its_own_speaks_english(tmp_path: Path) -> None:
    english = pages.messages(folder("en"))
    assert pages.combined(english, pages.messages(tmp_path / "gone"), pages.PAGE) == pages.page("en")


@pytest.mark.parametrize("language", ["xx", "", "..", "EN"])
def test_what_is_no_language_is_refused(language: str) -> None:
    with pytest.raises(KeyError):
        pages.page(language)
    with pytest.raises(KeyError):
        pages.board(language, next(iter(games())))


def test_names_that_the_board_shares_with_the_game_are_defined_once() -> None:
    for game in games():
        board = set(pages.messages(folder(pages.BASE, game), "board"))
        sent = messages(pages.board(pages.BASE, game))
        shared = {key for key in sent if not key.startswith("board-")}
        assert shared
        assert not shared & board
