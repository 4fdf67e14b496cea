"""One definition a term: a word that two messages of a catalogue say stands in one, and the other refers to it."""

from __future__ import annotations

import re
from collections import defaultdict
from importlib.resources import files

import pytest

from homelands.core.registry import games, title
from homelands.words.pages import messages

REFERENCE = re.compile(r"\{ *[a-z][\w-]* *\}")
FILLED = re.compile(r"\{[^{}]*\}")
SHORT = 2  # letters, as on a cube, are no words
DOUBLES = {
    "": (
        "audit-reconstructed page-reconstructed",
        "page-key-hint page-typed-hint",
    ),
    "navajo": (
        "audit-all board-cost-all-short",
        "board-exhausted nav-exhausted",
        "board-harass-counter web-counter-harass",
        "board-owned nav-owned",
        "do-reap procedure-harvest-corn",
        "lesson-24-5-title step-battle_caught",
        "luck-intruder rule-title-13_intruder",
        "rule-title-1-6-1_corn web-counter-corn",
        "rule-title-16-3 step-influence_claim",
        "rule-title-16-7 step-two-player_spend-point",
        "rule-title-3-3_6 step-passage_spare-animals",
        "step-dice_keep-or-redraw web-group-redraw",
    ),
    "plains": (
        "audit-reconstructed board-reconstructed page-reconstructed",
        "board-won lab-wins",
        "cardkind-engagement procedure-engagement",
        "cardkind-event procedure-event",
        "chapter-5 pla-setup",
        "colour-brown colours-brown",
        "colour-green colours-green",
        "colour-orange colours-orange",
        "colour-white colours-white",
        "faction-blue rule-title-6-3",
        "faction-brown rule-title-6-5",
        "page-plain-yes reading-wagon-reinforcement-yes",
        "rule-title-12-1-2_dice step-engagement_roll",
    ),
}
"""Words that are the same in English only: another language bends them, or calls the two things by two names."""


def defined(game: str) -> dict[str, list[str]]:
    """Keys by what they say in English: words of their own, not those of another message."""
    folders = [files("homelands.words"), *([title(game).folder / "words"] if game else [])]
    found: dict[str, list[str]] = defaultdict(list)
    for folder in folders:
        for key, source in messages(folder / "en").items():
            if key.startswith("counted-"):  # a figure with its noun, no term
                continue
            said = source.partition("=")[2].strip()
            if not REFERENCE.fullmatch(said) and len(re.sub(r"\W", "", FILLED.sub("", said))) > SHORT:
                found[said].append(key)
    return found


@pytest.mark.parametrize("game", ["", *games()])
def test_every_word_is_defined_once(game: str) -> None:
    here = {" ".join(sorted(keys)) for keys in defined(game).values() if len(keys) > 1}
    of_the_program = {" ".join(sorted(keys)) for keys in defined("").values() if len(keys) > 1} if game else set()
    assert here - of_the_program == set(DOUBLES[game])
