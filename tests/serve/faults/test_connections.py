"""People who connect and say nothing, and readers who do not read: the others notice nothing."""

from __future__ import annotations

import asyncio
import random
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urlsplit

import pytest

from homelands.serve.http.connections import PatientProtocol, more_files
from tests.serve.running import PATIENCE, Guest, Process, Stream, good, play, running, settings, start, wait

HALF = (
    b"",
    b"GET /api/match HTTP/1.1\r\nHost: 127.0.0.1",
    b'POST /api/matches HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"game":',
)


@pytest.fixture
def many() -> Iterator[Callable[[str, int], list[socket.socket]]]:
    """So many connections that stop in the middle of a request."""
    opened: list[socket.socket] = []

    def connect(url: str, count: int) -> list[socket.socket]:
        place = urlsplit(url)
        for n in range(count):
            one = socket.create_connection((place.hostname, place.port), PATIENCE)
            said = HALF[n % len(HALF)]
            one.sendall(said % place.netloc.encode() if b"%s" in said else said)
            opened.append(one)
        return opened

    yield connect
    for one in opened:
        one.close()


@pytest.fixture
def few_files() -> Iterator[None]:
    """What is started now begins with few files, as on most machines; this process may have more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 1500:
        pytest.skip("this account may not have a thousand connections")
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_thousand_half_requests_are_in_nobody_s_way(
    few_files: None, process: Callable[..., Process], many: Callable[[str, int], list[socket.socket]]
) -> None:
    server = process()
    more_files()
    mine = Guest(server.url, start(server.url, game="navajo", scenario="rise")["mine"])
    heard = Stream(mine)
    heard.until("frames")
    many(server.url, 1000)
    other = Guest(server.url, start(server.url, game="plains", scenario="2")["tokens"]["green"])
    assert other.state()["pending"]["yours"]
    end = play({"dine": mine}, random.Random(1), most=8)
    heard.until("frames", lambda told: told["ply"] == end["ply"])
    heard.close()


class Hasty(PatientProtocol):
    """Short times, but only for those whom a test lets be late: on a busy machine everybody is, now and then."""

    arrives, taken = PATIENCE, 0.7
    slow: ClassVar[Any] = None  # the address of somebody who does not read
    gone: ClassVar[set[Any]] = set()  # addresses of clients whose connections have ended

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """For him the system itself keeps little: some would take megabytes before anybody has to wait."""
        if transport.get_extra_info("peername") == self.slow:
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gone.add(self.client)


def test_who_does_not_finish_his_request_is_let_go(
    tmp_path: Path, many: Callable[[str, int], list[socket.socket]], monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings(tmp_path), http=Hasty) as url:
        mine = Guest(url, start(url, game="navajo", scenario="rise")["mine"])
        heard = Stream(mine)
        heard.until("frames")
        with monkeypatch.context() as late:
            late.setattr(Hasty, "arrives", 0.5)
            for one in many(url, 30):
                one.settimeout(PATIENCE)
                with suppress(ConnectionError):
                    assert one.recv(100) == b"", "no answer, only an end"
        state = mine.state()  # over a connection that has been quiet for longer than that
        update = good(mine.act(state["ply"], state["pending"]["options"][0]["text"]))
        heard.until("frames", lambda told: told["ply"] == update["ply"])
        heard.close()


def test_a_slow_reader_is_let_go_and_has_cost_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits for him is no more than one event and the buffers of the system, however much happens."""
    with running(settings(tmp_path, stalled=0.3), http=Hasty) as url:
        begun = start(url, game="plains", scenario="2")
        seats = {seat: Guest(url, token) for seat, token in begun["tokens"].items()}
        heard = Stream(seats["green"])
        place, slow = urlsplit(url), socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        slow.bind(("127.0.0.1", 0))
        monkeypatch.setattr(Hasty, "slow", slow.getsockname())
        slow.connect((place.hostname, place.port))
        ask = (
            f"GET /api/match/events HTTP/1.1\r\nHost: {place.netloc}\r\nAuthorization: Seat {begun['spectate']}\r\n\r\n"
        )
        slow.sendall(ask.encode())
        end = play(seats, random.Random(2), most=40)
        heard.until("frames", lambda told: told["ply"] == end["ply"])
        wait(lambda: slow.getsockname() in Hasty.gone, "the end of his connection")
        assert _rest(slow) < sum(len(str(data)) for _, data, _ in heard.events) / 2, "most of it was never queued"
        heard.close()
        back = Stream(Guest(url, begun["spectate"]), last=0)
        assert back.until("frames")["ply"] == end["ply"], "and he can come back to it"
        back.close()


def _rest(one: socket.socket) -> int:
    """Bytes that are still to be had."""
    one.settimeout(PATIENCE)
    found = 0
    with suppress(ConnectionError):
        while data := one.recv(65536):
            found += len(data)
    one.close()
    return found
