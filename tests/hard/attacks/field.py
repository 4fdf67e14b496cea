"""A fresh server that believes itself on the open net, and clients at addresses of their own."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.serve.running import PATIENCE, Process, free_port

COMMENTS = "game: navajo\nscenario: rise\n---\n"
BOTH = {"green": "me", "blue": "bot:easy"}


class Client:
    """Somebody at an address, as a proxy tells it."""

    def __init__(self, url: str, address: str, opened: list[Client], token: str = "") -> None:
        headers = {"X-Forwarded-For": address, **({"Authorization": f"Seat {token}"} if token else {})}
        self.url, self.address, self.token, self.opened = url, address, token, opened
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, headers=headers)
        opened.append(self)

    def at(self, token: str) -> Client:
        """The same client, with a seat, by connections of its own."""
        return Client(self.url, self.address, self.opened, token)

    def post(self, path: str, body: Any = None, **query: Any) -> httpx.Response:
        return self.http.post(path, json=body, params=query)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def start(self, **wanted: Any) -> Client:
        answer = self.post("/api/matches", {"game": "navajo", "scenario": "rise", **wanted})
        assert answer.status_code == 201, answer.text
        return self.at(answer.json()["mine"])

    def state(self) -> dict[str, Any]:
        answer = self.get("/api/match")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def act(self) -> httpx.Response:
        """The first thing that is possible."""
        state = self.state()
        return self.post("/api/match/act", {"ply": state["ply"], "text": state["pending"]["options"][0]["text"]})


class Field:
    def __init__(self, server: Process, until: float) -> None:
        self.server = server
        self.url = server.url
        self.until = until
        self._addresses = iter(range(1, 250))
        self._opened: list[Client] = []

    def client(self) -> Client:
        return Client(self.url, f"203.0.113.{next(self._addresses)}", self._opened)

    def close(self) -> None:
        """All connections: what is left open is an error of whichever test comes next."""
        for client in self._opened:
            client.http.close()

    def rounds(self) -> Iterator[int]:
        """Once, and again as long as there is time."""
        n = 0
        while not n or time.monotonic() < self.until:
            yield n
            n += 1

    def memory(self) -> int:
        """Bytes that the server process has in memory."""
        text = Path(f"/proc/{self.server.process.pid}/status").read_text()
        return int(text.split("VmRSS:")[1].split()[0]) * 1024

    def lives(self) -> None:
        """Somebody else can still start a game and play."""
        friend = self.client().start()
        for _ in range(3):
            assert friend.act().status_code == 200


@contextmanager
def field(folder: Path, seconds: float = 0.0, workers: int = 1, **limits: Any) -> Iterator[Field]:
    """`limits`: settings, as in the environment."""
    port = free_port()
    before = dict(os.environ)
    slow = Path(__file__).parents[2] / "serve" / "slow"  # players that misbehave, where one is named
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(slow), before.get("PYTHONPATH", ""))))
    os.environ.update({f"HOMELANDS_{name.upper()}": str(value) for name, value in limits.items()})
    try:
        server = Process(folder, port=port, workers=workers, public=f"http://127.0.0.1:{port}")
    finally:
        os.environ.clear()
        os.environ.update(before)
    try:
        server.ready()
        with closing(Field(server, time.monotonic() + seconds)) as there:
            yield there
    finally:
        if server.process.poll() is None:
            server.process.send_signal(signal.SIGTERM)
            server.process.wait(PATIENCE)
        server.close()
