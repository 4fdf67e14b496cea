"""The rules reference: every rule id told in English and in Italian, with the same figures and cross-references."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
DATA = HERE.parents[2] / "src" / "homelands" / "games" / "plains" / "data"
RULE_IDS = [row.split("\t")[0] for row in (DATA / "rules_index.tsv").read_text(encoding="utf-8").splitlines()[1:]]
GROUPS = [str(n) for n in (2, *range(4, 16))]
FILES = {"en": "rules.toml", "it": "rules.it.toml"}


def load(language: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((DATA / FILES[language]).read_text(encoding="utf-8"))


RULES = {language: load(language) for language in FILES}


def figures(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def test_index_holds_the_ids() -> None:
    header, *rows = (DATA / "rules_index.tsv").read_text(encoding="utf-8").splitlines()
    assert header == "id\twhat it governs"
    cells = [row.split("\t") for row in rows]
    assert all(len(row) == 2 and row[1].strip() for row in cells)
    assert len(set(RULE_IDS)) == len(RULE_IDS) == 70


@pytest.mark.parametrize("language", FILES)
def test_every_id_in_the_order_of_the_index(language: str) -> None:
    assert list(RULES[language]) == [*RULE_IDS, "groups"]


@pytest.mark.parametrize("language", FILES)
def test_groups_for_the_table_of_contents(language: str) -> None:
    groups = RULES[language]["groups"]
    assert list(groups) == GROUPS
    assert all(isinstance(title, str) and title.strip() for title in groups.values())


@pytest.mark.parametrize("language", FILES)
@pytest.mark.parametrize("rule", RULE_IDS)
def test_entry_is_well_formed(language: str, rule: str) -> None:
    entry = RULES[language][rule]
    assert set(entry) == {"title", "text", "see"}
    assert entry["title"] == entry["title"].strip() != ""
    assert 80 <= len(entry["text"]) <= 1500
    assert entry["text"] == entry["text"].strip()
    assert "  " not in entry["text"]
    see = entry["see"]
    assert set(see) <= set(RULE_IDS) - {rule}
    assert len(set(see)) == len(see) > 0


@pytest.mark.parametrize("rule", RULE_IDS)
def test_languages_agree(rule: str) -> None:
    english, italian = RULES["en"][rule], RULES["it"][rule]
    assert english["see"] == italian["see"]
    for field in ("title", "text"):
        assert figures(english[field]) == figures(italian[field]), field


@pytest.mark.parametrize("rule", RULE_IDS)
def test_languages_mark_the_same_doubts(rule: str) -> None:
    english, italian = (RULES[language][rule]["text"].lower() for language in ("en", "it"))
    assert ("reconstructed" in english) == ("ricostruit" in italian)
    assert ("ruling" in english) == ("interpretazion" in italian)
