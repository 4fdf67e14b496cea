"""Plains Indian Wars: whole games, told in both languages without a missing word."""

from __future__ import annotations

import random
from typing import Any

import pytest

from homelands.games.plains.game import Plains
from homelands.games.plains.rules.tables import REGIONS
from homelands.words import LANGUAGES, Presenter
from homelands.words.base import slug
from tests.games.plains.table import bare, table
from tests.text import scan
from tests.text.test_telling import Teller, plain

GAME = Plains()
TABLES = [("2", ()), ("3", ()), ("3", ("indian-allies",)), ("4", ())]
NEVER_ASKED = {"do-relocate-ready", "do-withdraw-ready"}  # the only way, so it is taken without a question


@pytest.mark.parametrize(("scenario", "options"), TABLES, ids=["2", "3", "3-allies", "4"])
def test_random_games_are_told_in_both_languages(scenario: str, options: tuple[str, ...]) -> None:
    teller = Teller(GAME)
    for seed in range(3):
        teller.play(GAME.setup(scenario, options), random.Random(f"{scenario} {options} {seed}"), 4000)
    wanted = {"event-game-over", "event-wagon-attacked", "ask-movement_march", "do-march", "request-disc"}
    assert wanted <= teller.told.keys()


def test_every_question_and_every_answer_has_been_told() -> None:
    teller, rng = Teller(GAME), random.Random("any moment")
    for reading in ("ready", "casualties"):
        teller.play(overfull(reading), rng, 1)
    wanted = {f"ask-{slug(step)}" for step in scan.asks(scan.PLAINS)}
    wanted |= {f"do-{verb}" for verb in scan.verbs(scan.PLAINS)}
    wanted -= NEVER_ASKED
    for i in range(40):
        if wanted <= teller.told.keys():
            break
        scenario, options = TABLES[i % len(TABLES)]
        teller.play(GAME.setup(scenario, options), rng, 4000)
    assert sorted(wanted - teller.told.keys()) == []


def overfull(reading: str) -> Any:
    """Nine Indian cubes in Black Hills, and the U.S. side in every other region: there is no room anywhere."""
    regions = {name: {"brown": 1} if i < 24 else {"blue": 1} for i, name in enumerate(REGIONS)}
    regions["black-hills"] = {"green": 5, "orange": 4}
    march = {"move": {"colour": "green", "groups": 1, "regions": 1}}
    m = bare(regions, rulings={"overfull-nowhere": reading}, start=march)
    m.choose("done")
    return m.position


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_never_asked_has_words_too(language: str) -> None:
    g = table().position
    texts = Presenter("plains", language, strict=True)
    plain(texts.option(g, ("relocate-ready",)))
    plain(texts.option(g, ("withdraw-ready", 3)))
