"""Limits as several processes share them, whom they count for, and where they are told."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from homelands.serve.http.app import create
from homelands.serve.http.clients import client_of
from homelands.serve.http.connections import PatientProtocol
from homelands.serve.http.turns import Turns
from homelands.serve.settings import LIMITS, Settings, chosen
from homelands.serve.storage.database import Database
from homelands.serve.storage.limits import Limits
from homelands.serve.work.workers import Task, Workers
from homelands.table.answers import Question
from homelands.table.trouble import Trouble
from tests.serve.running import Guest, Process, Stream, http, running, settings, start, wait

NEW = {"game": "navajo", "scenario": "rise"}


# -- shared by processes -----------------------------------------------------------------------------------------------
@pytest.fixture
def both(database: str) -> Any:
    """Two processes on one database."""
    opened = [Database(database) for _ in range(2)]
    opened[0].upgrade()
    found = [Limits(one, f"process {n}") for n, one in enumerate(opened)]
    for one in found:
        one.start()
    yield found
    for one in opened:
        one.close()


def test_an_allowance_is_one_for_all_processes(both: list[Limits]) -> None:
    first, second = both
    assert first.digest("192.0.2.1") == second.digest("192.0.2.1") != first.digest("192.0.2.2")
    assert first.grab("starts", "a", 0.001, 5.0, 3).parts == 3
    assert second.grab("starts", "a", 0.001, 5.0, 3).parts == 2
    nothing = first.grab("starts", "a", 0.001, 5.0, 3)
    assert nothing.parts == 0
    assert 0 < nothing.wait <= 1000
    assert second.grab("starts", "b", 0.001, 5.0, 3).parts == 3, "another client has his own"


def test_streams_are_counted_at_all_processes(both: list[Limits]) -> None:
    first, second = both
    assert first.watch("a", 2, 3, 100.0, 110.0)
    assert second.watch("a", 1, 3, 100.0, 110.0)
    assert not second.watch("a", 2, 3, 101.0, 111.0)
    assert second.watch("a", 2, 3, 120.0, 130.0), "a process that is silent has none"


def test_two_servers_share_a_limit(tmp_path: Path) -> None:
    with running(settings(tmp_path, starts=4.0)) as one, running(settings(tmp_path, starts=4.0)) as two:
        codes = [http.post(f"{url}/api/matches", json=NEW).status_code for url in (one, two) * 4]
    assert codes.count(201) == 4, codes


# -- by what is asked --------------------------------------------------------------------------------------------------
def test_a_limit_does_not_depend_on_how_an_address_is_written(tmp_path: Path) -> None:
    with running(settings(tmp_path, starts=3.0)) as url:
        ways = ("/api/matches", "/api/matches/", "//api/matches", "/api//matches")
        codes = [http.post(f"{url}{way}", json=NEW).status_code for way in ways * 3]
    assert codes.count(201) == 3, codes


def test_what_a_client_stores_has_a_bound(tmp_path: Path) -> None:
    journal = "game: navajo\nscenario: rise\n---\n" + "# a comment that fills a line\n" * 1000
    with running(settings(tmp_path, stored=200_000)) as url:
        answers = [http.post(f"{url}/api/import", json={"journal": journal}) for _ in range(4)]
    assert [one.status_code for one in answers][:1] == [201]
    assert answers[-1].status_code == 429
    assert answers[-1].json()["error"] == "too-much-stored"


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.8", "192.0.2.8"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"), ("unix", "unix"),
    ],
)  # fmt: skip
def test_whom_a_limit_counts_for(host: str, found: str) -> None:
    assert client_of({"client": (host, 1)}) == found  # type: ignore[arg-type, typeddict-item]


# -- turns -------------------------------------------------------------------------------------------------------------
def test_nobody_waits_for_the_match_of_another() -> None:
    """A client with any number of requests for a busy match leaves room for others."""

    async def scene() -> list[str]:
        turns, done = Turns(4, waiting=20), list[str]()

        async def work(client: str, match: str, ends: asyncio.Event | None = None) -> None:
            async with turns.turn(client, match):
                if ends is not None:
                    await ends.wait()
                done.append(client)

        busy = asyncio.Event()
        tasks = [asyncio.create_task(work("evil", "slow", busy)) for _ in range(12)]
        await asyncio.sleep(0)
        await asyncio.wait_for(work("friend", "quick"), 60)
        first = list(done)
        busy.set()
        await asyncio.gather(*tasks)
        assert len(done) == 13
        return first

    assert asyncio.run(scene()) == ["friend"]


def test_turns_go_round_and_a_line_has_an_end() -> None:
    async def scene() -> list[str]:
        turns, done = Turns(1, waiting=4), list[str]()
        held = await turns.enter("first")

        async def work(client: str) -> None:
            async with turns.turn(client):
                done.append(client)

        tasks = [asyncio.create_task(work(client)) for client in ["a"] * 4 + ["b"] * 2]
        await asyncio.sleep(0)
        with pytest.raises(Trouble, match="too-many-waiting"):
            await turns.enter("a")
        tasks[3].cancel()
        await asyncio.sleep(0)
        turns.leave(held)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not turns._lines
        assert not turns._working.total()
        return done

    assert asyncio.run(scene()) == ["a", "b", "a", "b", "a"]


# -- thinking ----------------------------------------------------------------------------------------------------------
def test_thinking_is_shared_out_by_client_and_bots_go_first() -> None:
    async def scene() -> list[str]:
        workers = Workers(1)
        asked: Callable[..., Any] = workers.ask
        for n in range(3):
            await asked(Question("hint", {"n": n}), client="a")
        await asked(Question("hint", {"n": 0}), client="b")
        await asked(Question("bot", {"n": 0}), client="a")
        await asked(Question("bot", {"n": 1}), client="c")
        await asked(Question("bot", {"n": 2}), client="a")
        assert workers.waiting("a") == 5
        found: list[Task] = [await workers._next(quick=True) for _ in range(3)]
        found += [await workers._next(quick=False) for _ in range(4)]
        return [f"{task.client} {task.question.call}" for task in found]

    assert asyncio.run(scene()) == ["a bot", "c bot", "a bot", "b hint", "a hint", "a hint", "a hint"]


def test_a_task_has_a_time_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOMELANDS_TEST_PLAYER", "slow")
    slow = Path(__file__).parent / "slow"
    monkeypatch.setenv("PYTHONPATH", f"{slow}:{Path(__file__).parents[2] / 'src'}")
    with running(settings(tmp_path, bot_seconds=1.0, hint_seconds=1.0)) as url:
        seats = {"green": "me", "blue": "bot:random"}
        mine = Guest(url, start(url, game="plains", scenario="2", seats=seats)["mine"])
        while (state := mine.state())["pending"]["yours"]:
            mine.act(state["ply"], state["pending"]["options"][0]["text"])
        wait(lambda: mine.state()["ply"] > state["ply"], "the move of the stand-in")
        other = Guest(url, start(url, **NEW)["mine"])
        job = other.do("hint", other.state()["ply"]).json()["job"]
        wait(lambda: other.ask("GET", f"/jobs/{job}").json()["state"] == "failed", "the end of the hint")


# -- connections -------------------------------------------------------------------------------------------------------
def test_small_answers_are_not_held_back_on_a_socket_that_was_bound_before(tmp_path: Path) -> None:
    """As with several workers: each gets the listening socket from the process that started them."""
    made: list[Any] = []

    class Watched(PatientProtocol):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            made.append(transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    chosen_here = settings(tmp_path)
    bound = socket.socket()
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind(("127.0.0.1", chosen_here.port))
    app = create(chosen_here)
    server = uvicorn.Server(uvicorn.Config(app, http=Watched, log_level="warning", lifespan="on"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    wait(lambda: server.started)
    try:
        assert http.get(f"http://127.0.0.1:{chosen_here.port}/api/health").status_code == 200
    finally:
        server.should_exit = True
        thread.join(60)
    assert made
    assert all(made)


# -- where they are told -----------------------------------------------------------------------------------------------
def test_limits_can_be_set_and_are_told(process: Callable[..., Process], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOMELANDS_STARTS", "2")
    monkeypatch.setenv("HOMELANDS_BOT_SECONDS", "7.5")
    server = process()
    told = http.get(f"{server.url}/api/limits").json()
    assert set(told) == set(LIMITS)
    assert (told["starts"], told["bot_seconds"], told["rate"]) == (2, 7.5, 0)
    codes = [http.post(f"{server.url}/api/matches", json=NEW) for _ in range(3)]
    assert [one.status_code for one in codes] == [201, 201, 429]
    assert "2" in codes[-1].json()["message"]
    assert int(codes[-1].headers["retry-after"]) > 0


def test_a_wrong_number_is_told() -> None:
    assert chosen(True, {})["rate"] == 0
    assert chosen(False, {"HOMELANDS_RATE": "3"})["rate"] == 3
    for text in ("many", "-1", "inf", "nan"):
        with pytest.raises(ValueError, match="HOMELANDS_RATE"):
            chosen(False, {"HOMELANDS_RATE": text})
    assert set(LIMITS) <= set(Settings.__struct_fields__)


def test_too_many_streams_of_one_client_at_two_servers(tmp_path: Path) -> None:
    with running(settings(tmp_path, streams=2)) as one, running(settings(tmp_path, streams=2)) as two:
        token = start(one, **NEW)["mine"]
        kept = [Stream(Guest(url, token)) for url in (one, two)]
        assert [stream.answer.status_code for stream in kept] == [200, 200]
        assert Stream(Guest(two, token)).answer.status_code == 429
