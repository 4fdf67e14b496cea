"""The words of the page over HTTP: which languages there are, and what is said in them."""

from __future__ import annotations

import pytest

from homelands.core.registry import games
from homelands.words import pages
from tests.serve.running import good, http


def test_the_languages_with_their_own_names(url: str) -> None:
    found = good(http.get(f"{url}/api/languages"))
    assert {one["id"]: one["name"] for one in found} == pages.languages()
    assert found[0]["id"] == pages.BASE


@pytest.mark.parametrize("language", pages.languages())
def test_words_come_as_fluent_source(url: str, language: str) -> None:
    answer = http.get(f"{url}/api/words/{language}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text == pages.page(language)
    for game in games():
        assert http.get(f"{url}/api/words/{language}/{game}").text == pages.board(language, game)


def test_words_are_kept_by_the_browser_and_sent_small(url: str) -> None:
    first = http.get(f"{url}/api/words/it", headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache", "asked after each time, sent only when changed"
    again = http.get(f"{url}/api/words/it", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = http.get(f"{url}/api/words/it", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == first.text
    other = http.get(f"{url}/api/words/en", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("xx", list(pages.languages())),
        ("xx/navajo", list(pages.languages())),
        ("en/chess", list(games())),
        ("../it", []),
    ],
)
def test_what_is_not_there_is_told(url: str, path: str, expected: list[str]) -> None:
    answer = http.get(f"{url}/api/words/{path}")
    assert answer.status_code == 404
    assert answer.json()["expected"] == expected
