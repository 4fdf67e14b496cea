"""A report: one file that needs nothing else, with every part in it."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from homelands.lab import LabError
from homelands.lab.report import report
from homelands.lab.run import run
from homelands.lab.store import Store
from tests.lab.conftest import in_line, played, study
from tests.lab.test_figures import made_up

SECTIONS = [
    "wins", "compared", "moved", "length", "scores", "tracks", "places", "mattered", "alive", "speed", "method",
]  # fmt: skip


class Seen(HTMLParser):
    """Tags, ids and addresses of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("src", "href", "xlink:href", "data", "action"):
                self.links.append(value or "")


@pytest.fixture(scope="session")
def html(rulings_folder: Path) -> str:
    return report([rulings_folder])


def test_the_page_has_every_part(html: str) -> None:
    seen = Seen(html)
    assert [id for id in seen.ids if id in SECTIONS] == SECTIONS
    assert seen.tags.count("figure") == seen.tags.count("svg") >= 10
    assert "<title>study</title>" in html


def test_the_page_needs_nothing_else(html: str) -> None:
    seen = Seen(html)
    assert not {"script", "link", "img", "iframe", "object"} & set(seen.tags)
    assert all(link.startswith("#") for link in seen.links)
    outside = set(re.findall(r"https?://[^\s\"'<>]+", html))
    assert outside <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert "default-src 'none'" in html


def test_no_id_is_there_twice(html: str) -> None:
    """Pictures cut their lines with named shapes: one name for two would cut the wrong way."""
    seen = Seen(html)
    assert len(seen.ids) == len(set(seen.ids))
    used = set(re.findall(r"url\(#([^)]+)\)", html))
    assert used <= set(seen.ids)


def test_pictures_take_their_ink_from_the_page_and_say_what_they_show(html: str) -> None:
    for svg in re.findall(r"<svg.*?</svg>", html, re.DOTALL):
        assert "currentColor" in svg or "role-title" not in svg
        assert re.match(r'<svg role="img" aria-label="[^"]+"', svg)


def test_reconstructed_data_are_named_as_such(html: str) -> None:
    assert re.search(r"[\d,]+ values are attested, [\d,]+ are reconstructed", html)
    assert "partly reconstructed" in html


def test_differences_come_with_interval_and_verdict(html: str) -> None:
    assert "McNemar" in html
    assert '<span class="real">real</span>' in html  # the heuristic player wins more of the easy scenario than random


def test_two_studies_in_one_page(tmp_path: Path) -> None:
    a = played(tmp_path / "a", measure=[], seeds={"count": 12})
    b = played(tmp_path / "b", measure=[], player="steady", seeds={"count": 12})
    html = report([a, b])
    assert "What the second changes." in html
    assert "b – a" in html


def test_what_two_studies_have_in_common_is_said_once(tmp_path: Path) -> None:
    one, two = played(tmp_path / "one"), played(tmp_path / "two", player="steady")
    assert report([one, two]).count("values are attested") == 1


def test_pictures_are_not_made_unreadable_to_fit_a_phone(html: str) -> None:
    """Their letters are 12 dots high at full size: a picture shrinks to nine tenths at most, then it can be moved."""
    (narrowest,) = re.findall(r"figure svg \{ max-width: max\(100%, (\d+)rem\)", html)
    widest = max(int(width) for width in re.findall(r'<svg [^>]*?width="(\d+)"', html))
    assert 12 * min(1.0, 16 * int(narrowest) / widest) > 8


def test_the_seat_that_follows_from_the_others_is_spoken_of(tmp_path: Path) -> None:
    changes = {"game": "plains", "scenarios": ["2"], "seeds": {"count": 2}, "seats": {}, "rulings": {}}
    folder = played(tmp_path, **changes, variant=[{"name": "b", "player": "steady"}])
    assert "the last seat is left out" in report([folder])


def test_what_never_came_is_named_by_its_title(html: str) -> None:
    (cards,) = re.findall(r"<summary>card: .*?; never (.*?)</summary>", html)
    assert re.match(r"\d\d [A-Z]", cards)


def test_plains_has_maps_of_control(tmp_path: Path) -> None:
    html = report([played(tmp_path, game="plains", scenarios=["2"], seeds={"count": 2})])
    assert "Control: green" in html
    assert "Cimarron" in html
    assert "Too few games" in html


def test_a_study_without_measures_has_the_rest(tmp_path: Path) -> None:
    seen = Seen(report([played(tmp_path, measure=[], seeds={"count": 3})]))
    assert [id for id in seen.ids if id in SECTIONS] == ["wins", "length", "scores", "speed", "method"]


def test_failed_games_are_shown_and_not_counted(tmp_path: Path) -> None:
    def failing(cells, jobs):  # type: ignore[no-untyped-def]
        for (cell, seed), line in in_line(cells, jobs):
            bad = b'{"seed":%d,"error":"the bot said <no>"}\n' % seed
            yield (cell, seed), bad if seed == 2 else line

    run(study(measure=[]), tmp_path, failing, None, lambda _: None)
    html = report([tmp_path])
    assert "<strong>Failed: 1</strong>" in html
    assert "the bot said &lt;no&gt;" in html
    assert "5, seeds 1 to 6" in html


def test_a_study_of_failed_games_only_says_so(tmp_path: Path) -> None:
    def failing(cells, jobs):  # type: ignore[no-untyped-def]
        for cell, seed in jobs:
            yield (cell, seed), b'{"seed":%d,"error":"no luck"}\n' % seed

    run(study(), tmp_path, failing, None, lambda _: None)
    html = report([tmp_path])
    assert "<strong>Failed: 6</strong>" in html
    assert "no luck" in html


def test_a_pack_may_turn_what_was_reconstructed_into_a_fact(tmp_path: Path) -> None:
    box = tmp_path / "box"
    box.mkdir()
    text = '[card.33]\npreempt = 1\ne1 = 3\ne0 = 4\nminor = "swap"\nsource = "box"\n'
    (box / "operations.toml").write_text(text, encoding="utf-8")
    for name, packs, mark in (("ours", [], "partly"), ("theirs", [str(box)], "")):
        store = Store(played(tmp_path / name, packs=packs, measure=[], seeds={"count": 1}))
        assert {thing.name: thing.ours for thing in store.inventory["card"]}["33"] == mark


def test_words_from_outside_cannot_become_markup(tmp_path: Path) -> None:
    html = report([made_up(tmp_path / "a", {"<b>x": [1.0, 0.0], "y": [0.0, 1.0]})])
    assert "<b>x" not in html


def test_nothing_to_report(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"no study\.json in it"):
        report([tmp_path])
    with pytest.raises(LabError, match="no game has been played yet"):
        report([made_up(tmp_path / "a", {"base": []})])


def test_a_file_is_no_study_that_was_played(tmp_path: Path) -> None:
    (file := tmp_path / "study.toml").write_text("")
    with pytest.raises(LabError, match=r"study\.toml: not a folder, expected one that `homelands sim` has written"):
        report([file])


def test_a_damaged_table_is_named(tmp_path: Path) -> None:
    """A copy that was cut short: nothing is guessed, and the way out is told."""
    folder = played(tmp_path)
    part = next((folder / "seats").iterdir())
    part.write_bytes(part.read_bytes()[:200])
    with pytest.raises(LabError, match=rf"{part.name}: damaged, .* remove .*games/{part.name}, .* `homelands sim`"):
        report([folder])


def test_the_page_says_what_every_variant_changes(tmp_path: Path) -> None:
    variants = [
        {"name": "dear", "data": {"operations": {"card": {"24": {"preempt": 9}}}}},
        {"name": "ruled", "rulings": {"both-tracks-zero": "at-once"}, "options": []},
    ]
    html = report([played(tmp_path / "study", variant=variants, seeds={"count": 2})])
    assert "operations card.24 preempt: " in html
    assert " → 9<" in html
    assert "both-tracks-zero=at-once" in html
    assert "player random" in html
