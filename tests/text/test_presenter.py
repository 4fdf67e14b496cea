"""Presenters: what they are made of is fixed, and they speak of the tables they were made with."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import pytest

from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import games
from homelands.core.registry import title as title_of
from homelands.table.words import TablePresenter
from homelands.words.presenter import Presenter, presenter
from homelands.words.secrecy import Viewer, eyes


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "box"
    folder.mkdir()
    (folder / "operations.toml").write_text('[event.bad-harvest]\ntitle = "Another title"\nsource = "box"\n')
    return folder


def test_the_same_game_language_and_tables_have_one_presenter() -> None:
    assert presenter("navajo", "it") is presenter("navajo", "it")
    assert presenter("navajo") is presenter("navajo", "en", title_of("navajo").tables())
    assert presenter("navajo").of(title_of("navajo").tables()) is presenter("navajo")
    assert presenter("navajo") is not presenter("navajo", "it")
    assert presenter()("secretly") == Presenter("navajo")("secretly")


def test_two_packs_are_spoken_of_side_by_side(pack: Path) -> None:
    own, other = presenter("navajo"), presenter("navajo", "en", title_of("navajo").tables([pack]))
    assert own is not other
    assert "Another title" in other.name("card", "5")
    assert "Another title" not in own.name("card", "5")
    assert own.of(other.tables) is other


def test_matches_with_and_without_a_pack_are_told_at_the_same_time(pack: Path) -> None:
    """Nothing is looked at behind the back of a presenter: threads that speak of two packs never mix them up."""
    page = TablePresenter("navajo", "en")
    plain, packed = (Match(Header("navajo", "rise", packs=packs)) for packs in ([], [str(pack)]))
    wrong: list[str] = []

    def say(match: Match, told: bool) -> None:
        for _ in range(300):
            name = page.of(match).words.name("card", "5")
            if ("Another title" in name) is not told:
                wrong.append(name)

    threads = [threading.Thread(target=say, args=pair) for pair in ((plain, False), (packed, True)) * 3]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_a_name_that_is_none_is_its_id() -> None:
    assert presenter("navajo").name("card", "nonsense") == "nonsense"
    with pytest.raises(LookupError):
        Presenter("navajo", strict=True).name("card", "nonsense")


@pytest.mark.parametrize("game", games())
def test_looking_changes_nothing(game: str) -> None:
    """Frames are made from the kept positions themselves, not from copies."""
    scenario = {"navajo": "rise", "plains": "3"}[game]
    match, rng = Match(Header(game, scenario, seed="looking")), random.Random(3)
    while not match.over and len(match.entries) < 150:
        if match.position.request is None:
            match.choose(rng.choice(match.position.options))
        else:
            match.chance()

    def sums() -> list[Any]:
        return [match.game.dump(match.peek(ply)) for ply in range(len(match.entries) + 1)]

    before, page = sums(), TablePresenter(game, "en", strict=True)
    for seat in (*match.game.seats_of(match.position), ""):
        page.frames(match, seat, 0, len(match.entries))
        page.journal(match, seat)
    assert sums() == before


def test_who_looks_sees_what_is_not_kept_from_him() -> None:
    match = Match(Header("plains", "2", seed="x"))
    green, orange = match.game.seats_of(match.position)[:2]
    assert Viewer(match, green).secrets
    assert Viewer(match, green).hides([orange])
    assert not Viewer(match, green).hides([green, orange])
    assert not Viewer(match, green).hides([])
    assert Viewer(match, "").hides([green])
    assert not Viewer(match, "", open=True).hides([green])
    assert not Viewer(Match(Header("navajo", "rise", seed="x")), "").hides(["dine"]), "nobody else plays"
    assert eyes(match.game, match.position) == match.game.seat(match.position)
    assert eyes(match.game, match.position, orange) == orange
