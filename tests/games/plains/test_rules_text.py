"""The rules reference: every rule id told in every language, with the same figures and the same doubts."""

import re
from collections import Counter
from pathlib import Path

import pytest

from homelands.core import rules
from homelands.games.plains.rules.tables import load_tables
from homelands.words.catalogue import LANGUAGES, catalogue
from homelands.words.rules import read, slug

HERE = Path(__file__).parent
DATA = HERE.parents[2] / "src" / "homelands" / "games" / "plains" / "data"
RULE_IDS = [row.split("\t")[0] for row in (DATA / "rules_index.tsv").read_text(encoding="utf-8").splitlines()[1:]]
GROUPS = [str(n) for n in (2, *range(4, 16))]
RULES = {language: read("plains", language) for language in LANGUAGES}
OTHERS = [language for language in LANGUAGES if language != "en"]


def figures(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def test_index_holds_the_ids() -> None:
    header, *rows = (DATA / "rules_index.tsv").read_text(encoding="utf-8").splitlines()
    assert header == "id\twhat it governs"
    cells = [row.split("\t") for row in rows]
    assert all(len(row) == 2 and row[1].strip() for row in cells)
    assert len(set(RULE_IDS)) == len(RULE_IDS) == 70
    assert len({slug(id) for id in RULE_IDS}) == len(RULE_IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_in_the_order_of_the_index_and_no_other(language: str) -> None:
    keys = catalogue(language, "plains").files["plains/rules.ftl"]
    titled = [key for id in RULE_IDS for key in (f"rule-title-{slug(id)}", f"rule-{slug(id)}")]
    assert keys == [*(f"chapter-{n}" for n in GROUPS), *titled]
    assert list(RULES[language].rules) == RULE_IDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_for_the_table_of_contents(language: str) -> None:
    assert len(set(RULES[language].chapters.values())) == len(GROUPS)
    assert all(RULES[language].chapters.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULE_IDS)
def test_a_rule_is_well_formed(language: str, rule: str) -> None:
    told = RULES[language].rules[rule]
    assert told.title == told.title.strip() != ""
    assert 80 <= len(told.text) <= 1500
    assert told.text == told.text.strip()
    assert "  " not in told.text


def test_what_to_read_beside_a_rule_is_another_one() -> None:
    found = rules.see(DATA)
    assert list(found) == RULE_IDS
    for rule, others in found.items():
        assert set(others) <= set(RULE_IDS) - {rule}
        assert len(set(others)) == len(others) > 0


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("rule", RULE_IDS)
def test_languages_agree(rule: str, language: str) -> None:
    english, other = RULES["en"].rules[rule], RULES[language].rules[rule]
    assert figures(english.title) == figures(other.title)
    assert figures(english.text) == figures(other.text)


@pytest.mark.parametrize("rule", RULE_IDS)
def test_italian_marks_the_same_doubts(rule: str) -> None:
    english, italian = (RULES[language].rules[rule].text.lower() for language in ("en", "it"))
    assert ("reconstructed" in english) == ("ricostruit" in italian)
    assert ("ruling" in english) == ("interpretazion" in italian)


@pytest.mark.parametrize(("language", "word"), [("en", "ruling"), ("it", "interpretazion")])
@pytest.mark.parametrize("rule", RULE_IDS)
def test_a_doubt_is_named_by_its_ruling(rule: str, language: str, word: str) -> None:
    """Whoever reads of a ruling can look it up: it is named, and it is one."""
    text, known = RULES[language].rules[rule].text, set(load_tables().rulings)
    before, _, named = text.partition(f"{word.capitalize()}{'s: ' if language == 'en' else 'i: '}")
    if not named:
        before, _, named = text.partition(f"{word.capitalize()}{': ' if language == 'en' else 'e: '}")
    assert word not in before.lower()
    assert set(named.rstrip(".").split(", ")) <= known if named else word not in text.lower()


def test_every_ruling_is_named_by_a_rule() -> None:
    texts = " ".join(told.text for told in RULES["en"].rules.values())
    named = {word for part in re.findall(r"Rulings?: ([a-z, -]+)\.", texts) for word in part.split(", ")}
    assert named == set(load_tables().rulings)
