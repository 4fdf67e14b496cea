"""No figure of a component is typed into a rule or a card: it comes from the data that are played, packs included."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from homelands.core.registry import games, title
from homelands.words.catalogue import LANGUAGES, Catalogue, catalogue
from homelands.words.rules import figure_of, read
from tests.text.digits import typed

TOLD = ("rules.ftl", "cards.ftl")
OWN = Path(__file__).with_name("own_figures.tsv")
"""Figures that a rule has of its own: none of a component, in no data file. Whoever adds one says there why."""
EVERYWHERE = {"navajo": ("rise", "duenos", "broken", "fearing", "rope")}
"""Figures that every scenario has, of which a rule names some."""


def own(game: str) -> dict[str, Counter[str]]:
    _, *rows = OWN.read_text(encoding="utf-8").splitlines()
    cells = [row.split("\t") for row in rows]
    return {key: Counter(figures.split()) for name, key, figures, why in cells if why and name == game}


@pytest.mark.parametrize("file", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_only_what_is_a_rules_own_is_typed(game: str, language: str, file: str) -> None:
    source = (title(game).folder / "words" / language / file).read_text(encoding="utf-8")
    allowed = own(game)
    found = {key: figures for key, figures in typed(source).items() if figures != allowed.get(key, Counter())}
    assert {key: sorted(figures.elements()) for key, figures in found.items()} == {}


@pytest.mark.parametrize("game", games())
def test_the_list_of_own_figures_names_messages_that_have_some(game: str) -> None:
    keys = {key for file in TOLD for key in catalogue("en", game).files[f"{game}/{file}"]}
    assert own(game).keys() <= keys
    assert all(figures for figures in own(game).values())


@pytest.mark.parametrize("game", games())
def test_every_figure_is_known_and_spoken_of(game: str) -> None:
    known: Any = title(game)
    spoken = {
        figure_of(name)
        for language in LANGUAGES
        for key in catalogue(language, game).files[f"{game}/rules.ftl"]
        for name in catalogue(language, game)[key]
    }
    assert spoken <= known.rule_figures.keys()
    unused = known.rule_figures.keys() - spoken
    assert {name for name in unused if name.split("_")[0] not in EVERYWHERE.get(game, ())} == set()


FORT = """\
[fort.defiance]
hits = 9
source = "box"
"""
WAGONS = """\
[limit.region]
cubes = 6
source = "box"
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pack_changes_what_a_rule_says(tmp_path: Path, language: str) -> None:
    for game, file, text, rule, ours, theirs in (
        ("navajo", "charts.toml", FORT, "3.2.6", "Fort Defiance 5", "Fort Defiance 9"),
        ("plains", "factions.toml", WAGONS, "10/limits", " 8 ", " 6 "),
    ):
        pack = tmp_path / game
        pack.mkdir()
        (pack / file).write_text(text, encoding="utf-8")
        assert ours in read(game, language).rules[rule].text
        assert theirs in read(game, language, title(game).tables([pack])).rules[rule].text


NOT_OF_THE_DATA = re.compile(
    r"goods_for|animals|corn_for|sheep_feeds|subjugated|american_bonus|instructions|sets|\w+_sets|levels|new_elders"
    r"|areas|ferocity_most|elder_boxes|home_regions|factions|water|ordinary|families|culture_cap"
)
"""Figures that no pack can change: the rules or the number of pieces of the box fix them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("n", [1, 2])
def test_one_and_many_are_told_apart(game: str, language: str, n: int) -> None:
    """Every rule, as if each figure of the data were 1, and as if it were 2."""
    known: Any = title(game)
    told = catalogue(language, game)
    nouns = told.files[f"{game}/counted.ftl"]
    wrong = {f"{n} {_noun(told, key, 3 - n)}" for key in nouns} - {f"{n} {_noun(told, key, n)}" for key in nouns}
    assert wrong
    found = []
    for key in told.files[f"{game}/rules.ftl"]:
        values = {name: _as(told, known, name, n) for name in told[key]}
        text = " ".join(told.format(key, values).split())
        found += [f"{key}: {words}" for words in wrong if re.search(rf"(?<!Area ){words}\\b", text)]
    assert found == []


def _noun(told: Catalogue, key: str, n: int) -> str:
    return told.format(key, {"n": n}).removeprefix(f"{n} ")


def _as(told: Catalogue, known: Any, name: str, n: int) -> Any:
    value = known.rule_figures[figure_of(name)](known.tables())
    value = n if isinstance(value, int) and not NOT_OF_THE_DATA.match(name) else value
    noun = name.partition("-")[2]
    return told.format(f"counted-{noun}", {"n": value}) if noun else str(value)


HEADMAN = """\
[row.3]
effects = ["elder", "culture", "culture"]
source = "box"
"""
CHART = """\
[subjugation.mexican]
third = ["reset"]
source = "box"
"""


def test_charts_are_told_as_the_pack_has_them(tmp_path: Path) -> None:
    (tmp_path / "headman.toml").write_text(HEADMAN, encoding="utf-8")
    (tmp_path / "charts.toml").write_text(CHART, encoding="utf-8")
    rules = read("navajo", "en", title("navajo").tables([tmp_path])).rules
    assert "; 3: the rival may influence an elder, lose 2 Culture; 4:" in rules["16.5.2"].text
    assert "in the Mexican Period Reset Cubes; in" in rules["4.2.10"].text


def test_the_scan_sees_typed_figures_and_leaves_names_and_what_is_filled_in() -> None:
    found = typed(
        "a = It takes 6 hits in Area 1, as #51 says in 3.2.6 since 1860.\n"
        "b = { $n ->\n    [one] 1 hit\n   *[other] { $n } hits and 2\n }\n"
        "c =\n    1. Step 2 comes, and\n    2. Weaving 1.\n"
    )
    assert found == {"a": Counter("6"), "b": Counter("2"), "c": Counter()}
