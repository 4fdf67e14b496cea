"""For all tests."""

from __future__ import annotations

import os
import runpy
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

# For this process and all that it starts: see there.
HERE = Path(__file__).parent
STEADY = HERE / "steady"
runpy.run_path(str(STEADY / "sitecustomize.py"))
os.environ["PYTHONPATH"] = os.pathsep.join([str(STEADY), *filter(None, [os.environ.get("PYTHONPATH")])])

# Whoever is started in the background of a script ignores Ctrl-C, and so does all that he starts: the tests that press
# it would wait in vain. Below a terminal it is heard; so it is here.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Tests with real browsers, sockets and processes: one that failed is tried once more, and the summary names it, since a
# machine may be too busy for it. Tests of rules get no second try.
LIVE = {HERE / "web", HERE / "serve", HERE / "third"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if LIVE & set(item.path.parents):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One Chromium a process, whichever folder its tests are in: Playwright can be started only once."""
    from tests.web.conftest import started_browser

    yield from started_browser()
