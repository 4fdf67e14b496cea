"""What a language lacks, message by message."""

from __future__ import annotations

import pytest

from homelands.core.registry import games
from homelands.words.folders import BASE, folder, languages
from homelands.words.pages import messages

OTHERS = [language for language in languages() if language != BASE]


@pytest.mark.parametrize("game", ["", *games()])
@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_or_left_over(language: str, game: str) -> None:
    english, own = messages(folder(BASE, game)), messages(folder(language, game))
    missing = [key for key in english if key not in own]
    left_over = [key for key in own if key not in english]
    assert (missing, left_over) == ([], []), f"{language} of {game or 'the program'}"


@pytest.mark.parametrize("game", ["", *games()])
@pytest.mark.parametrize("language", OTHERS)
def test_messages_stand_in_the_same_files(language: str, game: str) -> None:
    names, own = ({item.name for item in folder(one, game).iterdir()} for one in (BASE, language))
    assert names == own
    for name in names:
        assert set(messages(folder(BASE, game), name)) == set(messages(folder(language, game), name)), name
