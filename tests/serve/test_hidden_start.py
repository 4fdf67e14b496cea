"""A match that began from a position: what its journal tells the others about it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.serve.running import Guest, good, start

HANDS = {"hands": {"turquoise": [8, 9], "basket": [18, 19, 38]}}
POSITION = {"scenario": "rise", "options": ["two-players"], "two_players": HANDS}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_journal_in_progress_keeps_the_hands_of_the_first_position(
    url: str, guest: Callable[..., Guest], lang: str
) -> None:
    begun = start(url, game="navajo", position=POSITION, seats={"basket": "link"})
    for token in (begun["tokens"]["basket"], begun["spectate"]):
        text = guest(token, lang).ask("GET", "/journal").text
        assert "# position: " in text
        assert "hands" not in text
        assert text.startswith("game: navajo\nscenario: rise\n")


def test_alone_nothing_is_hidden(url: str, guest: Callable[..., Guest]) -> None:
    begun = start(url, game="navajo", position={"scenario": "rise", "hand": [8]})
    text = guest(begun["mine"]).ask("GET", "/journal").text
    assert '"hand": [8]' in text
    assert good(guest(begun["mine"]).ask("GET", "/position"))["hand"] == [8]
