"""The clock on the wall jumps, forwards and back. Nothing that counts is measured with it."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from homelands.serve.settings import Settings
from homelands.serve.storage.database import Database
from homelands.serve.storage.store import DatabaseStore
from homelands.serve.work import jobs, thinker
from homelands.serve.work.leases import Leases
from homelands.table.matches import Matches
from tests.serve.running import Guest, Stream, good, running, settings, start, wait
from tests.serve.test_storage import navajo

DAY = 86_400.0


class Clock:
    def __init__(self) -> None:
        self.ahead = 0.0
        self.real = time.time

    def __call__(self) -> float:
        return self.real() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(time, "time", found)
    return found


def test_play_goes_on_through_every_jump(tmp_path: Path, clock: Clock) -> None:
    with running(settings(tmp_path)) as url:
        seats = {"green": "me", "blue": "bot:normal"}
        mine = Guest(url, start(url, game="plains", scenario="2", seats=seats)["mine"])
        heard = Stream(mine)
        rng = random.Random(7)
        for ahead in (0.0, DAY, -DAY, 40 * 365 * DAY, 0.0, -3600.0):
            clock.ahead = ahead
            for _ in range(3):
                state = wait(lambda: (s := mine.state())["pending"]["yours"] and s, "my turn")
                update = good(mine.act(state["ply"], rng.choice(state["pending"]["options"])["text"]))
                heard.until("frames", lambda told, ply=update["ply"]: told["ply"] >= ply)
        frames = [frame["ply"] for frame in good(mine.ask("GET", "/log"))["frames"]]
        assert frames == sorted(frames), "the order of things is no matter of time"
        wait(lambda: mine.state()["seats"][0]["online"], "a sign of life by the clock as it is now")
        heard.close()


def test_who_has_asked_too_much_does_not_get_more_by_it(tmp_path: Path, clock: Clock) -> None:
    with running(settings(tmp_path, rate=0.01, burst=8.0)) as url:
        mine = Guest(url, start(url, game="navajo", scenario="rise")["mine"])
        for ahead in (0.0, DAY, -DAY):
            clock.ahead = ahead
            wait(lambda: mine.ask("GET", "").status_code == 429, "the limit")
        clock.ahead = 0.0
        answer = mine.ask("GET", "")
        assert answer.status_code == 429
        assert 0 < int(answer.headers["retry-after"]) <= 101, "and is told a time that he can wait"


def test_a_hint_that_goes_on_has_not_failed(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOMELANDS_TEST_PLAYER", "slow")
    monkeypatch.setenv("PYTHONPATH", f"{Path(__file__).parents[1] / 'slow'}:{Path(thinker.__file__).parents[3]}")
    with running(settings(tmp_path, poll=60.0)) as url:  # no sign of life in between
        mine = Guest(url, start(url, game="navajo", scenario="rise")["mine"])
        job = good(mine.do("hint", mine.state()["ply"]))["job"]
        for ahead in (DAY, -DAY):
            clock.ahead = ahead
            assert good(mine.ask("GET", f"/jobs/{job}"))["state"] == "running"
        assert good(mine.ask("DELETE", f"/jobs/{job}"))["state"] == "stopped"


# -- what a process leaves that has ended before the clock was set back ------------------------------------------------
@pytest.fixture
def store(tmp_path: Path) -> Iterator[DatabaseStore]:
    database = Database(f"sqlite:///{tmp_path}/clock.sqlite")
    database.upgrade()
    yield DatabaseStore(database)
    database.close()


def test_its_bot_is_moved_by_another(store: DatabaseStore, tmp_path: Path) -> None:
    match, _ = navajo(Matches(Settings(data=str(tmp_path)), store))
    gone, other = Leases(store.db, "gone"), Leases(store.db, "other")
    assert gone.claim(match, now=DAY, until=DAY + 6)
    assert not other.claim(match, now=DAY + 1, until=DAY + 7), "as long as the clock goes on it is kept off"
    assert other.claim(match, now=100.0, until=106.0)
    assert not gone.claim(match, now=101.0, until=107.0)


def test_its_hints_are_in_nobody_s_way(store: DatabaseStore, tmp_path: Path) -> None:
    match, who = navajo(Matches(Settings(data=str(tmp_path)), store))
    gone, other = Leases(store.db, "gone"), Leases(store.db, "other")
    for n in range(jobs.MOST):
        gone.start(f"job{n}", match, who.seat, "hint", DAY)
    other.orphaned(DAY + 1, jobs.SILENT)
    assert other.running(match, who.seat) == jobs.MOST
    other.orphaned(100.0, jobs.SILENT)
    assert other.running(match, who.seat) == 0
