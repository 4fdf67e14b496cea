"""README's first command as a stranger would run it: `make play` with an empty environment and an empty home.

The page must come, a match must start and take a choice, Ctrl-C must end everything, and the game must be there the
next time. What `make` finds ready is used: after `make test` this takes seconds, in a fresh clone it sets all up.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SET_UP = 1200.0  # seconds for a machine that has nothing yet
PATIENCE = 60.0


class Play:
    """`make play` until Ctrl-C."""

    def __init__(self, home: str) -> None:
        path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
        self.process = subprocess.Popen(
            ["make", "play"], cwd=ROOT, env={"PATH": path, "HOME": home, "BROWSER": "true"}, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        self.said: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        self.said.extend(iter(self.process.stdout.readline, ""))

    def url(self) -> str:
        """Where the table is, as it tells its player."""
        ends = time.monotonic() + SET_UP
        while time.monotonic() < ends and self.process.poll() is None:
            for line in list(self.said):
                if found := re.search(r"http://\S+:\d+/", line):
                    return found[0]
            time.sleep(0.05)
        raise SystemExit(f"no table was opened:\n{''.join(self.said)}")

    def stop(self) -> str:
        """Ctrl-C goes to everybody who was started from a terminal."""
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)  # the last one who could write has ended
        assert not self._reader.is_alive(), "a process stays behind"
        return "".join(self.said)


def get(url: str, data: Any = None, **headers: str) -> bytes:
    body = json.dumps(data).encode() if data is not None else None
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            request = urllib.request.Request(url, body, {"Content-Type": "application/json", **headers})
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError:
            raise
        except OSError:
            if time.monotonic() > ends:
                raise
            time.sleep(0.1)


def page(url: str) -> None:
    """It comes, with everything that it names."""
    text = get(url).decode()
    parts = re.findall(r'(?:src|href)="/?([^":]+\.(?:js|css))"', text)
    assert parts, f"a page without scripts: {text[:200]}"
    for part in parts:
        assert len(get(url + part)) > 100, part


def main() -> int:
    began = time.monotonic()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored by what is started in the background of a script
    with tempfile.TemporaryDirectory() as home:
        first = Play(home)
        url = first.url()
        page(url)
        begun = json.loads(get(f"{url}api/matches", {"game": "navajo", "scenario": "rise"}))
        seat = {"Authorization": f"Seat {begun['mine']}"}
        state = json.loads(get(f"{url}api/match", **seat))
        choice = {"ply": state["ply"], "text": state["pending"]["options"][0]["text"]}
        after = json.loads(get(f"{url}api/match/act", choice, **seat))
        said = first.stop()
        assert "Traceback" not in said, said
        again = Play(home)
        kept = json.loads(get(f"{again.url()}api/match", **seat))
        assert kept["ply"] == after["ply"] > state["ply"], "the game is there the next time"
        said = again.stop()
        assert "Traceback" not in said, said
    took = time.monotonic() - began
    print(f"make play in an empty environment: the page, a match, Ctrl-C, and the same again, in {took:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
