"""A game with an owner's pack, in the browser: chosen on the page, and shown with what the pack says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.serve.running import Process
from tests.web.table import Visitor

AREA = '[area."hopi.6"]\nvalue = 6\nhorse = 5\nsource = "box"\n'


@pytest.fixture
def owner(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody whose server has a pack."""
    pack = tmp_path / "packs" / "box"
    pack.mkdir(parents=True)
    (pack / "pack.toml").write_text('name = "My box"\n')
    (pack / "map.toml").write_text(AREA)
    server = Process(tmp_path).ready()
    someone = Visitor(browser, server.url)
    yield someone
    someone.leave()
    server.close()
    assert not someone.faults


def test_the_board_shows_the_figures_of_the_pack(owner: Visitor) -> None:
    area = owner.page.locator(".board [data-thing='area:hopi.6']")
    owner.start("navajo", "rise")
    expect(area).to_be_attached()
    ours = area.get_attribute("aria-label")
    owner.open("#/new/plains")
    owner.page.locator("details.advanced summary").click()
    expect(owner.page.get_by_label("My box")).to_have_count(0)  # it is none for that game
    owner.open("#/new/navajo")
    owner.page.locator("details.advanced summary").click()
    owner.page.get_by_label("My box").check()
    owner.by("start").click()
    expect(owner.room).to_be_visible()
    expect(area).not_to_have_attribute("aria-label", ours or "")
    expect(owner.page.locator(".board")).to_contain_text("(5)")
