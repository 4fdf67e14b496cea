"""A web table for the fuzzer: requests go straight into the application, without a network."""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from fuzz.targets import Half
from homelands.serve.http.app import create
from homelands.serve.server import Server
from homelands.serve.settings import Settings
from homelands.serve.work.workers import Task
from homelands.table.answers import Question

HOST = "127.0.0.1:8421"
STARTS: dict[str, dict[str, Any]] = {
    "navajo": {"game": "navajo", "scenario": "rise"},
    "plains": {"game": "plains", "scenario": "4", "seats": {"blue": "link"}},
    "two": {"game": "navajo", "scenario": "duenos", "options": ["two-players"], "seats": {"basket": "link"}},
    "companion": {"game": "navajo", "scenario": "rise", "kind": "companion"},
    "lesson": {"game": "navajo", "kind": "lesson", "lesson": "tutorial"},
}
ALWAYS = {400, 404, 405, 413}  # a path, a method or a body that no operation has


class Answer:
    """What has come back so far."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""


class Door:
    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        settings = Settings(data=self.folder.name, db=f"sqlite:///{Path(self.folder.name).as_posix()}/t.sqlite",
                            rate=0.0, starts=0.0, streams=0, poll=60.0, sweep=60.0)  # fmt: skip
        self.app = create(settings)
        self.server: Server = self.app.app.dependencies["server"].dependency()  # type: ignore[attr-defined]
        self.document = self.app.app.openapi_schema.to_schema()  # type: ignore[attr-defined]
        self.paths = {path: re.compile(re.sub(r"{.*?}", "[^/]+", path) + "/?$") for path in self.document["paths"]}
        self.loop.run_until_complete(self._open())
        self.tokens: dict[str, str] = {"": "", "nobody": "x" * 32}
        self.matches: dict[str, str] = {}
        for name in STARTS:
            self.begin(name)

    async def _open(self) -> None:
        ready: asyncio.Event = asyncio.Event()
        first = True

        async def receive() -> dict[str, Any]:
            nonlocal first
            if first:
                first = False
                return {"type": "lifespan.startup"}
            await asyncio.Event().wait()
            return {}

        async def send(message: dict[str, Any]) -> None:
            ready.set()

        app: Any = self.app
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self.life = asyncio.ensure_future(app(scope, receive, send))
        await ready.wait()
        self.server.workers.ask = _nobody_thinks  # type: ignore[method-assign]

    def begin(self, name: str) -> None:
        status, _, body = self._send("POST", "/api/matches", "", {"host": HOST}, json.dumps(STARTS[name]).encode())
        if status != 201:
            raise Half(f"a match cannot begin: {status} {body!r}")
        found = json.loads(body)
        self.tokens[name], self.matches[name] = found["mine"], found["match"]
        if name == "plains":
            self.tokens["spectator"] = found["spectate"]

    def _send(
        self, method: str, path: str, query: str, headers: dict[str, str], body: bytes
    ) -> tuple[int, dict[str, str], bytes]:
        gone = asyncio.Event()
        gone.set()  # whoever asks has nothing more to say
        answer = Answer()
        call = self.call(method, path, query, headers, body, answer, gone)
        self.loop.run_until_complete(asyncio.wait_for(call, 30))
        return answer.status, answer.headers, answer.body

    async def call(
        self, method: str, path: str, query: str, headers: dict[str, str], body: bytes, answer: Answer,
        gone: asyncio.Event,
    ) -> None:  # fmt: skip
        """One request, until it is answered; `gone`: the client has left."""
        sent = False

        async def receive() -> dict[str, Any]:
            nonlocal sent
            if sent:
                await gone.wait()
                return {"type": "http.disconnect"}
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = {n.decode().lower(): v.decode("latin-1") for n, v in message["headers"]}
            else:
                answer.body += message.get("body", b"")

        raw = [(n.lower().encode("latin-1"), v.encode("latin-1")) for n, v in headers.items()]
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": path, "raw_path": quote(path).encode(), "query_string": query.encode(), "root_path": "",
            "headers": raw, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8421), "state": {},
        }  # fmt: skip
        app: Any = self.app
        await app(scope, receive, send)

    # -- one request -----------------------------------------------------------------------------------------------
    def knock(self, request: Any) -> bool:
        """Is the answer one that the document knows? A refused request changes nothing."""
        if not isinstance(request, dict):
            return False
        method, path = text(request.get("method"), "GET").upper(), "/" + text(request.get("path"), "/").lstrip("/")
        path = path.encode("utf-8", "replace").decode()
        if path.startswith("/api/match/events") or not re.fullmatch("[A-Z]{1,20}", method):
            return False  # a stream has no end: it has a target of its own
        query = pairs(request.get("query"))
        name = text(request.get("token"), "")
        body = request.get("body")
        data = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else json.dumps(body).encode()
        headers = self.headers(name, data, pairs(request.get("headers")))
        before = self.ply(name)
        status, told, answer = self._send(method, path, urlencode(query, errors="replace"), headers, data)
        self.known(method, path, status, told, answer)
        after = self.ply(name)
        if method in ("GET", "HEAD") or status >= 400:
            if after != before:
                raise Half(f"{status}, but the match went from {before} to {after}")
        elif name in STARTS:
            self.begin(name)  # so that the next request finds it as this one did
        return status < 400

    def headers(self, name: str, body: bytes, more: dict[str, str]) -> dict[str, str]:
        """Those that a browser sends, with a link to a seat; others in their place."""
        found = {"host": HOST, "content-type": "application/json", "content-length": str(len(body))}
        if name:
            found["authorization"] = f"Seat {self.tokens.get(name, name)}"
        return {n: v for n, v in {**found, **more}.items() if _header(n, v)}

    def ply(self, name: str) -> int:
        match = self.matches.get(name)
        if match is None:
            return -1
        return self.server.store.plies([match])[match]

    def known(self, method: str, path: str, status: int, headers: dict[str, str], body: bytes) -> None:
        where = f"{method} {path[:80]!r}: {status} {body[:200]!r}"
        operation: dict[str, Any] = {}
        for name, pattern in self.paths.items():
            if pattern.match(path):
                operation = self.document["paths"][name].get(method.lower(), {})
        known = {int(code) for code in operation.get("responses", {})}
        if status >= 500 or (operation and status not in known | ALWAYS):
            raise Half(f"an answer that is in no document: {where}")
        if status >= 400 and path.startswith("/api"):
            problem = json.loads(body) if method != "HEAD" else {"error": "-", "message": "-"}
            if not problem.get("error") or not problem.get("message"):
                raise Half(f"a refusal without words: {where}")
            if "json" not in headers.get("content-type", ""):
                raise Half(f"a refusal of another kind: {headers} {where}")


async def _nobody_thinks(question: Question, progress: Any = None, first: bool = False) -> Task:
    """Bots and hints have processes of their own, which are not what is looked at here."""
    task = Task(question, progress, first)
    task.stop()
    return task


def text(value: Any, otherwise: str) -> str:
    return value if isinstance(value, str) else otherwise


def pairs(value: Any) -> dict[str, str]:
    return {str(k): str(v) for k, v in value.items()} if isinstance(value, dict) else {}


def _header(name: str, value: str) -> bool:
    """A header that a server in front of the application lets through."""
    named = re.fullmatch(r"[\w!#$%&'*+.^`|~-]+", name, re.ASCII)
    return bool(named and re.fullmatch(r"[\t\x20-\x7e\x80-\xff]*", value))
