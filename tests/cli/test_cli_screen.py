"""The board of Navajo Wars: whatever is on it stands in the picture and in the words."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from homelands import cli
from homelands.cli import saves
from homelands.cli.reader import Reader
from homelands.cli.screen.base import Board, board
from homelands.cli.screen.console import Screen
from homelands.cli.session import Session
from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import games
from homelands.games.navajo.plain import samples
from homelands.words import LANGUAGES, Presenter
from homelands.words.catalogue import catalogue
from tests.support import match

ROOT = Path(cli.__file__).parent.parent
FOLDERS = {"": ROOT / "words", **{f"{name}/": ROOT / "games" / name / "words" for name in games()}}
FULL: dict[str, Any] = {
    "scenario": "fearing",
    "families": {
        "A": {"at": "shiprock.3", "ferocity": 2, "horse": 1},
        "B": {"at": "shiprock.3", "ferocity": 0, "child": 0},
        "C": {"at": "san-juan:caught", "ferocity": 1},
        "D": {"at": "zuni:escape", "ferocity": 3},
        "E": None,
    },
    "manuelito": "A",
    "areas": {
        "shiprock.2": {"mission": True},
        "shiprock.3": {"corn": True},
        "san-juan.4": {"rancho": True},
        "hopi.1": {"fort": "defiance"},
        "zuni.1": {"fort": "fauntleroy"},
        "monument.5": {"harass": True},
        "black-mesa.6": {"intruders": ["?", "smallpox"]},
    },
    "territories": {"monument": {"drought": 2}},
    "resources": {"horse": 2, "sheep": 1, "trade_goods": 3, "firearms": 1, "corn": [3, 4]},
    "hand": [9],
    "developments": ["weaving.1"],
    "start": {"raid": {"placed": ["shiprock.1", "shiprock.3"], "left": 4}, "reaction_at": "shiprock.3"},
}


def pictured(width: int) -> tuple[Screen, Callable[[], str]]:
    """A screen with pictures, and what stands on it."""
    paper = io.StringIO()
    console = Console(file=paper, width=width, color_system=None, highlight=False, markup=False)
    return Screen(console=console), paper.getvalue


def spoken() -> tuple[Screen, Callable[[], str]]:
    paper = io.StringIO()
    console = Console(file=paper, width=1000, color_system=None, highlight=False, markup=False)
    return Screen(plain=True, console=console), paper.getvalue


def shown(m: Match, language: str = "en") -> Board:
    return board(m.game, Presenter("navajo", language))


def test_everything_on_the_map_is_in_the_picture() -> None:
    m = match(**FULL)
    screen, text = pictured(100)
    shown(m).map(m.position, screen)
    rows = [line.split("│") for line in text().splitlines() if line.startswith("│")]
    assert max(len(line) for line in text().splitlines()) <= 100

    def cell(territory: str, area: int) -> list[str]:
        """The lines of a cell: those from the row of the Territory to the next one."""
        start = next(i for i, row in enumerate(rows) if row[1].strip().startswith(territory))
        end = next((i for i in range(start + 1, len(rows)) if re.match("[A-Z][a-z]+ ?[A-Z]?[a-z]*( de)?", rows[i][1])
                    and rows[i][1].strip() not in ("Caught", "Escaped")
                    and not re.match("[A-F][0-3] ", rows[i][1])), len(rows))  # fmt: skip
        return [rows[i][area + 1].strip() for i in range(start, end) if rows[i][area + 1].strip()]

    assert cell("Shiprock", 3) == ["A2 MWC+h*", "B0 MW·", "Rancho", "Raid ×1", "corn", "→Zuni 1"]
    assert cell("Shiprock", 2)[0] == "Mission"
    assert cell("Shiprock", 1) == ["Raid ×1", "→Santa Fé"]
    assert "Rancho" in cell("San Juan", 4)
    assert cell("San Juan", 0) == ["San Juan Valley", "die 2, 3 VP ☼", "Caught", "C1 MWC"]
    assert cell("Zuni", 0)[2:] == ["Escaped", "D3 MWC"]
    assert cell("Monument", 0)[1] == "die 4, 2 VP ☼☼"
    assert cell("Monument", 5) == ["Harass"]
    assert "Fort" in cell("Hopi", 1)
    assert cell("Black", 6) == ["Intruder", "smallpox"]
    assert "Raid counters in Santa Fé: 4" in text()


def test_the_same_in_words() -> None:
    m = match(**FULL)
    screen, text = spoken()
    shown(m).map(m.position, screen)
    said = " ".join(text().split())
    assert "\x1b" not in text()
    for sentence in (
        "Shiprock, die 1, 4 VP, 1 drought. Area 1: Raid counters: 1. Area 2: a Mission. "
        "Area 3: Family A, Ferocity 2: man, woman, child, horse, Manuelito; Family B, Ferocity 0: man, woman; "
        "a Rancho; Raid counters: 1; corn.",
        "San Juan Valley, die 2, 3 VP, 1 drought. Area 4: a Rancho. "
        "Caught: Family C, Ferocity 1: man, woman, child.",
        "Area 1: Fort Fauntleroy. Escaped: Family D, Ferocity 3: man, woman, child.",
        "Monument Valley, die 4, 2 VP, 2 droughts. Area 5: a Harass counter.",
        "Hopi Land, die 5, 2 VP, 1 drought. Area 1: Fort Defiance.",
        "Area 6: an unknown Intruder; Intruder: smallpox.",
        "Raid counters in Santa Fé: 4",
        "Resources: 2 horses, 1 sheep, 3 Trade Goods, 1 Firearms, corn of value 3 4",
        "Hand: #09 Ceremony",
        "Developments: Weaving 1",
    ):
        assert sentence in said


def test_the_display_shows_faces_costs_and_stripes() -> None:
    # Front and back of the first Spanish counters: instructions.toml. A and B are striped.
    m = match(start={"card": 32, "segment": "preempt"})
    screen, text = spoken()
    shown(m).show(m.position, "display", screen)
    assert "Row 1. Active: A Subjugate 1 = / Raid! 7 =; Standby: G Build 4 / Colonize 5" in text()
    assert "Row 4. Active: D Subvert 1–3 / Raid! 3" in text()


@pytest.mark.parametrize("what", ["display", "families", "cubes", "hand", "cards", "developments"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_can_be_shown_in_every_language(what: str, language: str) -> None:
    m = match(**FULL)
    for screen, text in (pictured(80), spoken()):
        shown(m, language).show(m.position, what, screen)
        assert text().strip()
        assert "nav-" not in text()


# -- any moment of the game --------------------------------------------------------------------------------------------
LOOK = ["why", "odds", "map", "options", "log 3", "card", "rules", "show display", "show cards", "show families", ""]


class Hand(Reader):
    """Plays by chance: options of all kinds, and commands between them."""

    def __init__(self, rng: random.Random, count: int) -> None:
        super().__init__()
        self.rng, self.left, self.session = rng, count, None

    def read(self, prompt: str) -> str:
        if not self.left:
            raise EOFError
        self.left -= 1
        assert isinstance(self.session, Session)
        if self.session.match.over:
            return ""
        if self.rng.random() < 0.3:
            return self.rng.choice(LOOK)
        return str(self.rng.randint(1, len(self.session.numbered())))


@pytest.mark.parametrize("seed", range(16))
def test_any_moment_can_be_shown_and_played(seed: int) -> None:
    rng = random.Random(seed)
    language = LANGUAGES[seed % 2]
    m = Match(Header("navajo", position=samples.position(rng), seed=str(seed)))
    m.save(saves.new_path("navajo", "sample"))
    width = rng.choice((60, 80, 100))
    screen, text = pictured(width) if seed % 4 < 2 else spoken()
    hand = Hand(rng, 20)
    hand.session = Session(m, Presenter("navajo", language), screen, hand)  # type: ignore[assignment]
    assert hand.session.run() == 0  # type: ignore[attr-defined]
    raw = re.findall(r"^.*\b(?:event|ask|do|refuse|step|procedure|nav)-[a-z].*$", text(), re.M)
    assert not raw, raw
    if not screen.linear:
        assert max(len(line.rstrip()) for line in text().splitlines() if ".journal" not in line) <= width


# -- the catalogues ----------------------------------------------------------------------------------------------------
def messages(language: str, part: str) -> dict[str, set[str]]:
    """Keys of a file, each with the variables it speaks of."""
    folder, _, name = part.rpartition("/")
    text = (FOLDERS[f"{folder}/" if folder else ""] / language / name).read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    key = ""
    for line in text.splitlines():
        if start := re.match(r"([a-z0-9-]+) =", line):
            key = start[1]
            assert key not in found, f"{name}: {key} stands there twice"
            found[key] = set()
        if key and not line.startswith("#"):
            found[key].update(re.findall(r"\$([a-z_]+)", line))
    return found


PARTS = [
    *(p.name for p in sorted((ROOT / "words" / "en").glob("*.ftl"))),
    *(f"{name}/screen.ftl" for name in games()),
]


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_say_the_same_things(part: str) -> None:
    assert messages("en", part) == messages("it", part)


def test_every_key_in_the_code_is_in_the_catalogue() -> None:
    known = {key for name in games() for key in catalogue("en", name)}
    parts = [p for p in ROOT.rglob("*.py") if p.parent.name != "rules"]  # the rules say nothing
    sources = [p.read_text(encoding="utf-8") for p in parts]
    used = {key for source in sources for key in re.findall(r'[ (.]words\(\s*"([a-z0-9-]+)"', source)}
    assert used
    assert used <= known
