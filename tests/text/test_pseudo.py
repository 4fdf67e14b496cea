"""A language that nobody speaks: made from English, found by its folder; with it nothing is shown in plain English."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from homelands.core.registry import games
from homelands.words.folders import ELSEWHERE, PROGRAM, folder, languages
from homelands.words.pages import messages
from tests.text.untouched import untouched
from tools.pseudo import NAME, pseudo, translated, write

TYPED = frozenset("board help quit table why log".split())  # what was typed is shown again
FORM = re.compile(
    r"^ *\d+: [a-z][a-z0-9 .:+-]*?\.(?= [^a-z]|$)"  # a typed form: `2: move shiprock.3. What it does`
    r"|(?<=: )\S+ \S+ [a-z]+ [a-z-]+"  # how a chapter is begun
    r"|[a-z-]+ [A-F](?= · |$)"  # what may be typed at any time
    r"|^  [a-z0-9./-]+(?= )"  # the id of a rule
    r"|^[a-z-]+$|^  [a-z0-9-]+:|Š\w+: .*$",  # the id of a ruling, its readings, its sources
    re.MULTILINE,
)
COMMANDS = {
    "the table of Navajo Wars": (["play", "navajo", "--seed", "3"], "?\nwhy\ntable\nboard\nlog\nquit\n"),
    "the table of Plains Indian Wars": (["play", "plains", "--seed", "3"], "?\nwhy\ntable\nboard\nlog\nquit\n"),
    "the lesson of Navajo Wars": (["tutorial", "navajo"], "\n\n\n\n\n\nquit\n"),
    "the lesson of Plains Indian Wars": (["tutorial", "plains"], "\n\n\n\n\n\nquit\n"),
    "the rules of Navajo Wars": (["rules", "navajo"], ""),
    "the rules of Plains Indian Wars": (["rules", "plains"], ""),
    "the rulings of Navajo Wars": (["rulings", "navajo"], ""),
    "the rulings of Plains Indian Wars": (["rulings", "plains"], ""),
}


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("words")
    write(place)
    return place


def test_only_text_is_changed() -> None:
    source = (
        "# A comment\n\none = Take { $n ->\n    [one] a card\n   *[other] { $n } cards\n} from { -deck }\n"
        '-deck = the deck\ntwo = { one }{ " " }{ NUMBER($n, useGrouping: "false") }\n    .title = A title\n'
    )
    told = translated(source)
    for kept in ("# A comment", "one =", "{ $n ->", "[one]", "*[other]", "{ -deck }", '{ " " }', "{ one }", ".title ="):
        assert kept in told
    assert 'NUMBER($n, useGrouping: "false")' in told
    for gone in ("Take", "card", "deck\n", "A title"):
        assert gone not in told


def test_it_is_about_a_third_longer() -> None:
    text = " ".join(source.partition("=")[2] for source in messages(folder("en")).values() if "{" not in source)
    assert 1.2 < len(pseudo(text)) / len(text) < 1.5


def test_it_is_found_where_it_is_told_to_be_and_nowhere_else(words: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert NAME not in languages()
    monkeypatch.setenv(ELSEWHERE, str(words))
    assert languages() == ("en", *sorted({*languages()} - {"en"}))
    assert NAME in languages()
    for game in ("", *games()):
        assert folder(NAME, game) == words / (game or PROGRAM) / NAME
        assert list(messages(folder(NAME, game))) == list(messages(folder("en", game)))


@pytest.mark.parametrize("what", COMMANDS)
def test_the_terminal_shows_no_plain_english(what: str, words: Path, tmp_path: Path) -> None:
    args, typed = COMMANDS[what]
    env = {**os.environ, ELSEWHERE: str(words), "HOMELANDS_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "homelands.cli.main", *args, "--lang", NAME]
    ran = subprocess.run(command, input=typed, capture_output=True, text=True, env=env, check=False)
    assert ran.returncode == 0, ran.stderr
    assert len(ran.stdout) > 500
    assert untouched(FORM.sub("", ran.stdout), TYPED) == []


def test_plain_english_is_seen() -> None:
    assert untouched("Ťĥéé enemy rááííďš") == ["enemy"]
    assert untouched("Shiprock 3, #32 Apaches Raid New Mexico") == []
