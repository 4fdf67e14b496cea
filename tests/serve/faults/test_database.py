"""The database is gone, locked, full, and back again: nothing that was acknowledged is lost, and people are told."""

from __future__ import annotations

import random
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from homelands.serve.settings import DATABASE
from homelands.serve.storage import database as doors
from homelands.serve.storage.database import Database
from homelands.serve.work import bots
from homelands.table.matches import Matches
from tests.serve.postgres import Cluster, binaries
from tests.serve.running import PATIENCE, Guest, Stream, good, http, running, settings, start, wait

AWAY = {"en": "Nothing has happened and nothing is lost", "it": "Non è successo nulla e nulla è perso"}


def told(answer: httpx.Response, lang: str = "en") -> None:
    """The word for the person, and for the program when to come back."""
    assert answer.status_code == 503, answer.text
    assert answer.json()["error"] == "unavailable"
    assert AWAY[lang] in answer.json()["message"]
    assert int(answer.headers["retry-after"]) > 0


class Stubborn(threading.Thread):
    """Plays at random; whatever the server cannot do he asks again, and he writes down what was acknowledged."""

    def __init__(self, guest: Guest, seed: int) -> None:
        super().__init__(daemon=True)
        self.guest, self.rng = guest, random.Random(seed)
        self.taken: list[tuple[int, str]] = []
        self.refused: list[int] = []
        self.leaves = threading.Event()

    def run(self) -> None:
        with suppress(httpx.HTTPError):  # the server is gone: a test that has failed already
            self.play()

    def play(self) -> None:
        while not self.leaves.is_set():
            answer = self.guest.ask("GET", "")
            if answer.is_success and answer.json()["pending"]["kind"] == "over":
                return
            if answer.is_success:
                state = answer.json()
                answer = self.guest.act(state["ply"], self.rng.choice(state["pending"]["options"])["text"])
            if answer.is_success:
                self.taken += [(frame["ply"], frame["text"]) for frame in answer.json()["frames"]]
            else:
                self.refused.append(answer.status_code)
                self.leaves.wait(0.05)

    def stands(self) -> None:
        """All that was acknowledged is in the match."""
        log = {frame["ply"]: frame["text"] for frame in good(self.guest.ask("GET", "/log"))["frames"]}
        assert all(log[ply] == text for ply, text in self.taken)


# -- PostgreSQL --------------------------------------------------------------------------------------------------------
@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """One that may be stopped: nobody else uses it."""
    if binaries() is None:
        pytest.skip("no PostgreSQL server on this machine: the tests with it need initdb and pg_ctl")
    found = Cluster()
    yield found
    found.stop()


def test_postgresql_goes_away_under_load_and_comes_back(own_cluster: Cluster, tmp_path: Path) -> None:
    with own_cluster.database() as db, running(settings(tmp_path, db=db)) as url:
        tokens = [start(url, game="navajo", scenario="rise")["mine"] for _ in range(3)]
        players = [Stubborn(Guest(url, token), n) for n, token in enumerate(tokens)]
        seats = {"green": "me", "blue": "bot:normal"}
        against = Guest(url, start(url, game="plains", scenario="2", seats=seats)["mine"])
        heard = Stream(players[0].guest)
        heard.until("frames")
        for player in players:
            player.start()
        wait(lambda: sum(len(player.taken) for player in players) > 20, "a busy server")
        own_cluster.down()
        wait(lambda: all(player.refused for player in players), "a word to everybody")
        for lang in AWAY:
            told(http.get(f"{url}/api/match", params={"lang": lang}, headers=against.http.headers), lang)
            new = {"game": "navajo", "scenario": "rise"}
            told(http.post(f"{url}/api/matches", params={"lang": lang}, json=new), lang)
        assert http.get(f"{url}/api/health").status_code == 503, "a proxy is told, too"
        own_cluster.up()
        before = [len(player.taken) for player in players]
        wait(lambda: all(len(p.taken) > n or not p.is_alive() for p, n in zip(players, before, strict=True)), "play")
        for player in players:
            player.leaves.set()
            player.join(PATIENCE)
            assert set(player.refused) == {503}
            player.stands()
        last = max(id for _, _, id in heard.events if id is not None)
        again = Stream(players[0].guest, last)
        again.until("presence")  # which comes after what was missed
        missed = [frame["ply"] for update in again.named("frames") for frame in update["frames"]]
        log = good(players[0].guest.ask("GET", "/log"))["frames"]
        assert missed == [frame["ply"] for frame in log if frame["ply"] > last]
        state = against.state()
        while state["pending"]["yours"]:
            state = good(against.act(state["ply"], state["pending"]["options"][0]["text"]))["state"]
        wait(lambda: against.state()["ply"] > state["ply"], "the bot's move")
        for one in (heard, against):
            one.close()


def test_a_bot_moves_as_soon_as_it_can_be_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only after the pause for a bot that has failed."""
    monkeypatch.setattr(bots, "PAUSE", 3600.0)
    moved, away = Matches.move_bot, iter([True, True])

    def move(self: Matches, *args: Any) -> None:
        if next(away, False):
            raise sa.exc.OperationalError("UPDATE", {}, Exception("gone"))
        moved(self, *args)

    monkeypatch.setattr(Matches, "move_bot", move)
    with running(settings(tmp_path)) as url:
        seats = {"green": "me", "blue": "bot:normal"}
        mine = Guest(url, start(url, game="plains", scenario="2", seats=seats)["mine"])
        state = mine.state()
        while state["pending"]["yours"]:
            state = good(mine.act(state["ply"], state["pending"]["options"][0]["text"]))["state"]
        wait(lambda: mine.state()["ply"] > state["ply"], "the bot's move")
    assert next(away, None) is None


# -- SQLite ------------------------------------------------------------------------------------------------------------
@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Guest, Path]]:
    """A match on a file of its own, on a server that does not wait long for others."""
    monkeypatch.setattr(doors, "BUSY", 0.2)
    with running(settings(tmp_path)) as url:
        yield Guest(url, start(url, game="navajo", scenario="rise")["mine"]), tmp_path / DATABASE


def first(state: dict[str, Any]) -> tuple[int, str]:
    return state["ply"], state["pending"]["options"][0]["text"]


def test_a_file_that_another_program_has_locked(table: tuple[Guest, Path]) -> None:
    mine, file = table
    before = mine.state()
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    told(mine.act(*first(before)))
    assert mine.state() == before, "looking is possible, and nothing has changed"
    other.execute("ROLLBACK")
    other.close()
    good(mine.act(*first(before)))


def test_a_file_that_is_taken_away_and_brought_back(table: tuple[Guest, Path]) -> None:
    """What is written into a file without a name would be lost: it is refused."""
    mine, file = table
    state = good(mine.act(*first(mine.state())))["state"]
    away = file.with_suffix(".away")
    file.rename(away)
    told(mine.act(*first(state)))
    told(mine.ask("GET", ""))
    assert not file.exists(), "no empty one is put into its place"
    away.rename(file)
    assert mine.state()["ply"] == state["ply"]
    good(mine.act(*first(state)))


def full(db: Database) -> None:
    """No page more than there are now, for every connection there is and will be."""

    @sa.event.listens_for(db.engine, "checkout")
    def small(connection: sqlite3.Connection, *_: Any) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")


def test_a_disk_that_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Database] = []
    create = Database.__init__

    def remembered(self: Database, url: str) -> None:
        create(self, url)
        made.append(self)

    monkeypatch.setattr(Database, "__init__", remembered)
    chosen = settings(tmp_path)
    with running(chosen) as url:
        seats = {"green": "link", "blue": "link"}  # a long game: it does not end before the disk does
        tokens = start(url, game="plains", scenario="2", seats=seats)["tokens"]
        both = {seat: Guest(url, token) for seat, token in tokens.items()}
        rng, mine = random.Random(1), both["green"]
        state = mine.state()
        full(made[-1])
        while True:
            mine = both[state["pending"]["seat"]]
            state = mine.state()
            answer = mine.act(state["ply"], rng.choice(state["pending"]["options"])["text"])
            if not answer.is_success:
                break
            state = answer.json()["state"]
        told(answer)
        told(http.post(f"{url}/api/matches", json={"game": "plains", "scenario": "4"}))
        assert mine.state()["view"] == state["view"], "the match is as it was"
        for guest in both.values():
            guest.close()
    monkeypatch.setattr(Database, "__init__", create)
    with running(chosen) as url:  # a larger disk
        again = Guest(url, mine.token)
        assert again.state()["ply"] == state["ply"]
        good(again.act(*first(state)))
        with sqlite3.connect(tmp_path / DATABASE) as check:
            assert check.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        check.close()
