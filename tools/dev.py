"""The table while one works on it: `make dev`.

A change under src/ starts the server anew, a change under web/src builds the page anew, and every open page loads
itself again. The browser talks to this program, which hands out the page from build/dev and passes on the rest, so that
neither the server nor the page that players get knows of it. Games played here are kept in build/dev too.
"""

from __future__ import annotations

import argparse
import mimetypes
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Iterable
from http.client import HTTPConnection, HTTPException, HTTPResponse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE, WORK = ROOT / "src" / "homelands", ROOT / "build" / "dev"
PAGE = WORK / "static"
LOOK = 0.3  # seconds between two looks at the files
PATIENCE = 20.0  # seconds that a request waits for a server that is starting
RELOAD, CHANGES = "/dev/reload.js", "/dev/changes"
SCRIPT = f"""
const own = new URL(import.meta.url).search.slice(1);
new EventSource("{CHANGES}").onmessage = ({{ data }}) => data !== own && location.reload();
"""
OWN = {"connection", "content-length", "content-type", "date", "etag", "keep-alive", "server", "transfer-encoding"}
"""Headers of the page's answers that are not taken over from the server."""


# -- what has changed --------------------------------------------------------------------------------------------------
def times(folder: Path, leave: Iterable[str] = ()) -> dict[str, int]:
    """When each file under a folder was changed; `leave`: names of folders that are not looked into."""
    found: dict[str, int] = {}
    for here, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in {"__pycache__", *leave}]
        for name in names:
            path = os.path.join(here, name)
            try:
                found[path] = os.stat(path).st_mtime_ns
            except FileNotFoundError:  # an editor's file, gone again
                continue
    return found


class Version:
    """What the open pages wait for: a number that grows."""

    def __init__(self) -> None:
        self.now = time.time_ns()  # never that of an earlier run
        self.changed = threading.Condition()

    def grow(self) -> None:
        with self.changed:
            self.now += 1
            self.changed.notify_all()

    def after(self, known: int, patience: float) -> int:
        with self.changed:
            self.changed.wait_for(lambda: self.now != known, patience)
            return self.now


# -- the server and the builder ----------------------------------------------------------------------------------------
class Server:
    """The table itself, as a process that is started anew."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        env = {**os.environ, "HOMELANDS_DATA": str(WORK), "PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-m", "homelands", "serve", "--no-browser", "--port", str(self.port)]
        self.process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.DEVNULL)

    def stop(self) -> None:
        if self.process is not None:
            _end(self.process)

    def answers(self) -> bool:
        """Wait until it does; False if it has ended or takes too long."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends and self.process is not None and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return True
            except OSError:
                time.sleep(0.05)
        return False


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(8)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def watch(server: Server, version: Version) -> None:
    """For ever: restart what has changed, and tell the pages."""
    code, page = times(SOURCE, ["static"]), times(PAGE)
    while True:
        time.sleep(LOOK)
        if (now := times(SOURCE, ["static"])) != code:
            changed = sorted(path for path in {*now, *code} if now.get(path) != code.get(path))
            code = now
            print(f"{os.path.relpath(changed[0], ROOT)} has changed: the server starts anew", flush=True)
            server.stop()
            server.start()
            if server.answers():
                version.grow()
        if (built := times(PAGE)) != page:
            page = built
            version.grow()


# -- what the browser talks to -----------------------------------------------------------------------------------------
def with_reload(html: str, version: int) -> str:
    """The page, listening for changes after the version that it is of."""
    return html.replace("</head>", f'<script type="module" src="{RELOAD}?{version}"></script></head>')


class Front(BaseHTTPRequestHandler):
    """Hands out the page and the news of changes; the rest is the server's."""

    server: FrontServer

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        file = (PAGE / (path.lstrip("/") or "index.html")).resolve()
        if path == CHANGES:
            self._changes()
        elif path == RELOAD:
            self._answer(SCRIPT.encode(), "text/javascript")
        elif file.is_relative_to(PAGE) and file.is_file():
            version, text = self.server.version.now, file.read_bytes()
            if file.name == "index.html":
                text = with_reload(text.decode(), version).encode()
            self._answer(text, mimetypes.guess_type(file.name)[0] or "application/octet-stream")
        else:
            self._pass_on()

    def do_POST(self) -> None:
        self._pass_on()

    do_HEAD = do_PUT = do_PATCH = do_DELETE = do_POST

    def log_message(self, format: str, *args: object) -> None:
        """Requests are not told."""

    def _answer(self, body: bytes, kind: str) -> None:
        """With the headers of the real server: what its security policy forbids is forbidden here too."""
        said = self._asked("HEAD", "/", None, {})
        self.send_response(200)
        for name, value in said.getheaders() if said else ():
            if name.lower() not in OWN:
                self.send_header(name, value)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def _changes(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        known = 0
        while True:
            known = self.server.version.after(known, 10)
            self.wfile.write(f"data: {known}\n\n".encode())

    def _pass_on(self) -> None:
        host, front = f"127.0.0.1:{self.server.back}", self.headers.get("Host", "")
        headers = {name: value for name, value in self.headers.items() if name.lower() not in ("connection", "host")}
        headers["Host"] = host
        if "Origin" in headers:
            headers["Origin"] = headers["Origin"].replace(front, host)
        size = int(self.headers.get("Content-Length") or 0)
        said = self._asked(self.command, self.path, self.rfile.read(size) if size else None, headers)
        if said is None:
            return self.send_error(503, "the server does not start: see the terminal")
        self.send_response(said.status)
        for name, value in said.getheaders():
            if name.lower() not in ("connection", "date", "keep-alive", "server", "transfer-encoding"):
                self.send_header(name, value)
        self.end_headers()
        while part := said.read1(65536):
            self.wfile.write(part)
        return None

    def _asked(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> HTTPResponse | None:
        """The server's answer, once it is there; None if it does not come."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            back = HTTPConnection("127.0.0.1", self.server.back)
            try:
                back.request(method, path, body, headers)
                return back.getresponse()
            except (OSError, HTTPException):
                back.close()
                time.sleep(0.2)
        return None


class FrontServer(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, port: int, back: int, version: Version) -> None:
        super().__init__(("127.0.0.1", port), Front)
        self.back = back
        self.version = version

    def handle_error(self, request: object, client_address: object) -> None:
        """A page that was closed is no news."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def main() -> None:
    parser = argparse.ArgumentParser(description="The table, started and built anew on every change.")
    parser.add_argument("--port", type=int, default=8421)
    parser.add_argument("--no-browser", action="store_true")
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    PAGE.mkdir(parents=True, exist_ok=True)
    with socket.create_server(("127.0.0.1", 0)) as probe:
        back = probe.getsockname()[1]
    version, server = Version(), Server(back)
    env = {**os.environ, "HOMELANDS_STATIC": str(PAGE)}
    front = FrontServer(chosen.port, back, version)
    builder = subprocess.Popen(["node", "scripts/build.mjs", "--watch"], cwd=ROOT / "web", env=env)
    server.start()
    threading.Thread(target=front.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{chosen.port}/"
    print(f"The table, built anew on every change: {address}", flush=True)
    try:
        if server.answers() and not chosen.no_browser:
            webbrowser.open(address)
        watch(server, version)
    except KeyboardInterrupt:
        pass
    finally:
        _end(builder)
        server.stop()


if __name__ == "__main__":
    main()
