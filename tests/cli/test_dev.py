"""`make dev`: what stands between the browser and the server while one works on the table."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from tests.support import ROOT, tool

dev = tool("dev")


class Back(BaseHTTPRequestHandler):
    """A server that says what it was asked."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Security-Policy", "default-src 'none'")
        self.end_headers()
        if self.command != "HEAD":
            said = f"{self.command} {self.path} {self.headers['Host']} {self.headers['Origin']} "
            self.wfile.write(said.encode() + self.rfile.read(int(self.headers["Content-Length"] or 0)))

    do_HEAD = do_POST = do_GET

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture
def front(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dev.FrontServer]:
    monkeypatch.setattr(dev, "PAGE", tmp_path)
    (tmp_path / "index.html").write_text("<head></head>", encoding="utf-8")
    back = ThreadingHTTPServer(("127.0.0.1", 0), Back)
    found = dev.FrontServer(0, back.server_port, dev.Version())
    for server in (back, found):
        threading.Thread(target=server.serve_forever, daemon=True).start()
    yield found
    for server in (found, back):
        server.shutdown()
        server.server_close()


def _url(front: dev.FrontServer) -> str:
    return f"http://127.0.0.1:{front.server_port}"


def test_the_page_listens_and_keeps_the_servers_policy(front: dev.FrontServer) -> None:
    page = httpx.get(_url(front))
    assert f"{dev.RELOAD}?{front.version.now}" in page.text
    assert page.headers["content-security-policy"] == "default-src 'none'"
    assert "EventSource" in httpx.get(_url(front) + dev.RELOAD).text


def test_the_rest_is_the_servers_who_hears_his_own_name(front: dev.FrontServer) -> None:
    said = httpx.post(f"{_url(front)}/api/x?y=1", content="body", headers={"Origin": _url(front)}).text
    own = f"127.0.0.1:{front.back}"
    assert said == f"POST /api/x?y=1 {own} http://{own} body"


def test_an_open_page_hears_of_a_change(front: dev.FrontServer) -> None:
    with httpx.stream("GET", _url(front) + dev.CHANGES) as news:
        lines = news.iter_lines()
        first = next(lines)
        front.version.grow()
        assert next(line for line in lines if line) == f"data: {front.version.now}" != first


def test_a_file_outside_the_page_is_not_handed_out(front: dev.FrontServer) -> None:
    (dev.PAGE.parent / "secret.txt").write_text("secret", encoding="utf-8")
    with httpx.Client(base_url=_url(front)) as client:
        assert "secret.txt" in client.get("/%2e%2e/secret.txt").text  # asked of the server


def test_changed_new_and_lost_files_are_seen(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    one = tmp_path / "one.py"
    one.write_text("1", encoding="utf-8")
    before = dev.times(tmp_path, ["static"])
    (tmp_path / "static" / "page.js").write_text("1", encoding="utf-8")
    assert dev.times(tmp_path, ["static"]) == before
    os.utime(one, ns=(1, 1))
    assert dev.times(tmp_path, ["static"]) != before
    one.unlink()
    assert dev.times(tmp_path, ["static"]) == {}


def test_players_get_nothing_of_it() -> None:
    for path in [*(ROOT / "web" / "src").rglob("*"), *(ROOT / "src" / "homelands").rglob("*.py")]:
        if path.is_file():
            assert not any(address.encode() in path.read_bytes() for address in (dev.RELOAD, dev.CHANGES)), path
