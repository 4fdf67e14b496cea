"""A real server for the tests: in a thread of this process, or in a process of its own that can be killed."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from homelands.serve.http.app import create
from homelands.serve.http.connections import PatientProtocol
from homelands.serve.settings import Settings

PATIENCE = 60.0  # seconds that a test waits for something that must come; only a failing one waits so long


class http:
    """`httpx` for single questions, but as patient as all tests: its own five seconds are little on a busy machine."""

    get, post, request = (partial(call, timeout=PATIENCE) for call in (httpx.get, httpx.post, httpx.request))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings(data: Path, **more: Any) -> Settings:
    """Settings for a test: no limits, and everything a little quicker."""
    usual: dict[str, Any] = {"rate": 0.0, "starts": 0.0, "poll": 0.05, "sweep": 0.3, "lease": 1.5, "beat": 0.5}
    return Settings(data=str(data), **{"port": free_port(), **usual, **more})


@contextmanager
def running(chosen: Settings, **options: Any) -> Iterator[str]:
    """A server in a thread. Gives its address."""
    app = create(chosen)
    config = uvicorn.Config(
        app, host="127.0.0.1", port=chosen.port, log_level="warning", access_log=False, lifespan="on",
        timeout_graceful_shutdown=1, **{"http": PatientProtocol, **options},
    )  # fmt: skip
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait(lambda: server.started or not thread.is_alive())
    assert server.started, "the server did not start"
    try:
        yield f"http://127.0.0.1:{chosen.port}"
    finally:
        app.closing()
        server.should_exit = True
        thread.join(PATIENCE)


class Process:
    """`homelands serve` in a process of its own."""

    def __init__(self, data: Path, db: str = "", port: int = 0, workers: int = 1, public: str = "") -> None:
        self.port = port or free_port()
        self.url = public or f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "homelands.cli.main", "serve", "--no-browser", "--port", str(self.port)]
        command += ["--workers", str(workers), *(["--db", db] if db else []), *(["--public", public] if public else [])]
        environment = {**os.environ, "HOMELANDS_DATA": str(data)}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def ready(self) -> Process:
        wait(self.answers, "a server that answers")
        return self

    def answers(self) -> bool:
        if self.process.poll() is not None:
            raise AssertionError(f"the server has ended: {self.output()}")
        try:
            return httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)

    def output(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.read().decode()

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()
        if self.process.stdout is not None:
            self.process.stdout.close()


def wait(until: Any, what: str = "it") -> Any:
    """Until something is true."""
    ends = time.monotonic() + PATIENCE
    while not (found := until()):
        assert time.monotonic() < ends, f"{what} did not happen"
        time.sleep(0.02)
    return found


_open: list[Guest | Stream] = []


def close_all() -> None:
    """Whatever a test has left open."""
    while _open:
        _open.pop().close()


class Guest:
    """Somebody with a link."""

    def __init__(self, url: str, token: str, lang: str = "en") -> None:
        _open.append(self)
        self.url = url
        self.token = token
        self.lang = lang
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, headers={"Authorization": f"Seat {token}"})

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        return self.http.request(method, f"/api/match{path}", json=body, params={"lang": self.lang, **query})

    def state(self, **query: Any) -> dict[str, Any]:
        state: dict[str, Any] = good(self.ask("GET", "", **query))
        return state

    def act(self, ply: int, text: str) -> httpx.Response:
        return self.ask("POST", "/act", {"ply": ply, "text": text})

    def do(self, path: str, ply: int, **more: Any) -> httpx.Response:
        return self.ask("POST", f"/{path}", {"ply": ply, **more})

    def close(self) -> None:
        self.http.close()


def good(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


def without_views(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Frames as the log tells them: without the view, and without what comes only where there is one."""
    return [{**frame, "view": None, "ribbon": [], "fight": None} for frame in frames]


def start(url: str, **wanted: Any) -> dict[str, Any]:
    """A new match."""
    found: dict[str, Any] = good(http.post(f"{url}/api/matches", json=wanted))
    return found


def play(guests: dict[str, Guest], rng: random.Random, most: int = 100_000) -> dict[str, Any]:
    """Random choices of everybody in turn, until the end. `guests`: by seat."""
    anyone = next(iter(guests.values()))
    state = anyone.state()
    for _ in range(most):
        pending = state["pending"]
        if pending["kind"] == "over":
            break
        guest = guests.get(pending["seat"]) or guests["*"]
        if not pending["options"]:
            state = guest.state()
            pending = state["pending"]
        state = good(guest.act(state["ply"], rng.choice(pending["options"])["text"]))["state"]
    return state


class Stream:
    """An open event stream, read in a thread of its own."""

    def __init__(self, guest: Guest, last: int | None = None) -> None:
        _open.append(self)
        self.events: list[tuple[str, Any, int | None]] = []
        self.headers: dict[str, str] = {}
        self.ended = threading.Event()
        self._client = httpx.Client(base_url=guest.url, timeout=httpx.Timeout(PATIENCE, read=None))
        headers = {"Authorization": f"Seat {guest.token}"}
        if last is not None:
            headers["Last-Event-ID"] = str(last)
        request = self._client.build_request("GET", "/api/match/events", params={"lang": guest.lang}, headers=headers)
        self.answer = self._client.send(request, stream=True)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            fields: dict[str, str] = {}
            for line in self.answer.iter_lines():
                if line:
                    name, _, value = line.partition(": ")
                    fields[name] = value
                elif fields:
                    if "data" in fields:
                        id = int(fields["id"]) if "id" in fields else None
                        self.events.append((fields["event"], json.loads(fields["data"]), id))
                    fields = {}
        except (httpx.HTTPError, httpx.StreamError, RuntimeError):
            pass
        self.ended.set()

    def named(self, name: str) -> list[Any]:
        return [data for event, data, _ in self.events if event == name]

    def until(self, name: str, test: Any = bool) -> Any:
        """The first event of that name that passes a test."""
        return wait(lambda: next((data for data in self.named(name) if test(data)), None), f"an event {name}")

    def close(self) -> None:
        with suppress(OSError):  # the thread that reads holds the connection open until it is woken
            self.answer.extensions["network_stream"].get_extra_info("socket").shutdown(socket.SHUT_RDWR)
        self.ended.wait(PATIENCE)
        self.answer.close()
        self._client.close()
