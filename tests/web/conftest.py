"""The page in a real browser: a server of its own, and the system's Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.serve.running import Process
from tests.web.table import Visitor

NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for name in NAMES if (found := shutil.which(name))), "")
PAGE = Path("src/homelands/serve/static/index.html")
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("table")).ready()
    yield process
    process.close()


def started_browser() -> Iterator[Browser]:
    """Chromium, for all tests of a process: see the fixture `browser` in tests/conftest.py."""
    if not CHROMIUM:
        pytest.skip("no Chromium on this machine")
    if not PAGE.exists():
        pytest.skip("the page is not built: make page")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
        yield started
        started.close()


@pytest.fixture
def visitor(server: Process, browser: Browser) -> Iterator[Visitor]:
    """Someone with a browser of their own. `visitor.friend()` is another."""
    someone = Visitor(browser, server.url)
    yield someone
    someone.leave()
    assert not someone.faults, f"the page complained: {someone.faults}"


@pytest.fixture(scope="session", autouse=True)
def _quiet() -> None:
    os.environ.setdefault("PLAYWRIGHT_SKIP_VALIDATE_HOST_REQUIREMENTS", "1")
