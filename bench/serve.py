"""`python -m bench.serve`: many games at once on one server, by scripted people, and how long an action takes.

Every game has a person (two in Plains Indian Wars) with an open event stream, who thinks for a random time, takes a
random option and waits for the answer. What is measured is the time from the click to the whole answer, which comes
only after the action is on the disk. The server is `homelands serve` in processes of its own; the people are this
process, on the same machine, so both share its cores.

Two runs: people who think for `--pace` seconds (a person at the table takes five to ten from one click to the next;
the default is quicker than that), and people who do not think at all, which shows how much the server can do. With
SQLite and PostgreSQL side by side, where PostgreSQL is installed: it is started for this and thrown away.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec

from tests.serve.postgres import Cluster, binaries
from tests.serve.running import free_port

GAMES = (("navajo", "rise"), ("plains", "2"))


class Choice(msgspec.Struct):
    text: str


class Asked(msgspec.Struct):
    kind: str
    seat: str | None
    options: list[Choice]


class Now(msgspec.Struct):
    ply: int
    pending: Asked


class Answer(msgspec.Struct):
    state: Now


class Wire:
    """One connection that is kept open. A client library would cost more than the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> Wire:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        return self

    def send(self, method: str, path: str, token: str, body: bytes = b"") -> None:
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Seat {token}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        self.writer.write(head.encode() + body)

    async def head(self) -> tuple[int, int]:
        """Status and length of an answer."""
        lines = (await self.reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        length = next((int(one.split(b":")[1]) for one in lines if one.lower().startswith(b"content-length")), 0)
        return int(lines[0].split()[1]), length

    async def ask(self, method: str, path: str, token: str, body: bytes = b"") -> tuple[int, bytes]:
        """A connection that was idle for too long is opened again, as a browser does; the time for it counts."""
        try:
            self.send(method, path, token, body)
            status, length = await self.head()
        except (asyncio.IncompleteReadError, ConnectionError):
            await self.open()
            self.send(method, path, token, body)
            status, length = await self.head()
        return status, await self.reader.readexactly(length)

    async def listen(self, token: str) -> None:
        """Read an event stream, and do nothing with it."""
        self.send("GET", "/api/match/events", token)
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while await self.reader.read(2**16):
                pass


class Figures:
    def __init__(self) -> None:
        self.times: list[float] = []
        self.failed = 0
        self.finished = 0
        self.measuring = False
        self.cpu = 0.0  # seconds that the server worked while it was measured


def cpu(server: int) -> float:
    """Seconds that a process and those it has started have worked so far; only Linux tells."""
    found, family = 0.0, {server}
    told = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            words = path.read_text().rpartition(")")[2].split()
            told[int(path.parent.name)] = int(words[1]), (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    while more := {pid for pid, (parent, _) in told.items() if parent in family} - family:
        family |= more
    for pid in family:
        found += told.get(pid, (0, 0.0))[1]
    return found


async def play(port: int, game: tuple[str, str], rng: random.Random, pace: float, figures: Figures) -> None:
    """Games without end, one after the other."""
    wire = await Wire(port).open()
    while True:
        wanted = msgspec.json.encode({"game": game[0], "scenario": game[1]})
        _, body = await wire.ask("POST", "/api/matches", "-", wanted)
        tokens = msgspec.json.decode(body)["tokens"]
        streams = [asyncio.create_task((await Wire(port).open()).listen(token)) for token in tokens.values()]
        try:
            await one_game(wire, tokens, rng, pace, figures)
        finally:
            for stream in streams:
                stream.cancel()


async def one_game(wire: Wire, tokens: dict[str, str], rng: random.Random, pace: float, figures: Figures) -> None:
    decode = msgspec.json.Decoder(Answer).decode
    state = await look(wire, next(iter(tokens.values())))
    while state.pending.kind != "over":
        await asyncio.sleep(rng.expovariate(1 / pace) if pace else 0)
        if not state.pending.options:
            state = await look(wire, tokens[str(state.pending.seat)])
        token = tokens[str(state.pending.seat)]
        body = msgspec.json.encode({"ply": state.ply, "text": rng.choice(state.pending.options).text})
        began = time.perf_counter()
        try:
            status, answer = await wire.ask("POST", "/api/match/act", token, body)
        finally:
            took = time.perf_counter() - began
            if figures.measuring:  # also if it has not come back when the time is up
                figures.times.append(took)
        if status != 200:
            figures.failed += 1
            state = await look(wire, token)
            continue
        state = decode(answer).state
    figures.finished += 1


async def look(wire: Wire, token: str) -> Now:
    _, body = await wire.ask("GET", "/api/match", token)
    return msgspec.json.decode(body, type=Now)


async def run(server: int, port: int, pace: float, chosen: argparse.Namespace) -> Figures:
    figures = Figures()
    tasks = []
    for n in range(chosen.games):
        rng = random.Random(f"{chosen.seed}/{n}")
        tasks.append(asyncio.create_task(play(port, GAMES[n % len(GAMES)], rng, pace, figures)))
        await asyncio.sleep(chosen.warm / chosen.games)  # people do not all come at once
    worked = cpu(server)
    figures.measuring = True
    await asyncio.sleep(chosen.seconds)
    figures.cpu = cpu(server) - worked
    for task in tasks:
        task.cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    figures.measuring = False
    for one in found:
        if not isinstance(one, asyncio.CancelledError):
            raise RuntimeError("a game has ended") from one
    return figures


def told(figures: Figures, seconds: float) -> dict[str, Any]:
    times = sorted(figures.times)
    share = statistics.quantiles(times, n=100, method="inclusive")
    return {
        "actions": len(times),
        "actions per s": round(len(times) / seconds, 1),
        "p50 ms": round(1000 * share[49], 1),
        "p90 ms": round(1000 * share[89], 1),
        "p99 ms": round(1000 * share[98], 1),
        "most ms": round(1000 * times[-1], 1),
        "cpu ms per action": round(1000 * figures.cpu / len(times), 1),
        "refused": figures.failed,
        "games finished": figures.finished,
    }


def serve(database: str, data: Path, port: int, workers: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "homelands.cli.main", "serve", "--no-browser", "--port", str(port)]
    command += ["--workers", str(workers), "--db", database]
    return subprocess.Popen(command, env={**os.environ, "HOMELANDS_DATA": str(data)}, stdout=subprocess.DEVNULL)


async def answers(port: int) -> None:
    for _ in range(600):
        with suppress(OSError, asyncio.IncompleteReadError):
            status, _ = await (await Wire(port).open()).ask("GET", "/api/health", "-")
            if status == 200:
                return
        await asyncio.sleep(0.1)
    raise SystemExit("the server does not answer")


def measure(kind: str, pace: float, chosen: argparse.Namespace) -> dict[str, Any]:
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = f"sqlite:///{data}/bench.sqlite"
        if kind == "postgresql":
            cluster = Cluster()
            stack.callback(cluster.stop)
            database = stack.enter_context(cluster.database())
        port = free_port()
        process = serve(database, data, port, chosen.workers)
        stack.callback(process.wait)
        stack.callback(process.terminate)
        asyncio.run(answers(port))
        figures = asyncio.run(run(process.pid, port, pace, chosen))
        return told(figures, chosen.seconds)


def table(found: dict[str, dict[str, Any]]) -> str:
    """The databases beside each other."""
    names = list(next(iter(found.values())))
    head = " " * 20 + "".join(f"{kind:>14}" for kind in found)
    return "\n".join([head, *(f"{n:20}" + "".join(f"{row[n]:>14}" for row in found.values()) for n in names)])


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.serve", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=200, help="games at once (%(default)s)")
    parser.add_argument("--pace", type=float, default=4.0, help="seconds of thought, on average (%(default)s)")
    parser.add_argument("--warm", type=float, default=20.0, help="seconds until all games have begun (%(default)s)")
    parser.add_argument("--seconds", type=float, default=30.0, help="seconds that are measured (%(default)s)")
    parser.add_argument("--workers", type=int, default=2, help="server processes (%(default)s)")
    parser.add_argument("--db", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--only-paced", action="store_true", help="no second run without thought")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="figures for machines")
    chosen = parser.parse_args()
    kinds = ["sqlite", "postgresql"] if chosen.db == "both" else [chosen.db]
    if "postgresql" in kinds and binaries() is None:
        print("no PostgreSQL server here (initdb, pg_ctl): SQLite alone", file=sys.stderr)
        kinds.remove("postgresql")
    paces = [chosen.pace] if chosen.only_paced else [chosen.pace, 0.0]
    found = {}
    for pace in paces:
        found[pace] = {kind: measure(kind, pace, chosen) for kind in kinds}
        if not chosen.json and found[pace]:
            thought = f"{pace:g} s of thought" if pace else "no thought at all"
            machine = f"{chosen.workers} server processes, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
            print(f"{chosen.games} games at once, {thought}, {machine}\n{table(found[pace])}\n", flush=True)
    if chosen.json:
        print(json.dumps(found, indent=1))
    return 0 if kinds else 1


if __name__ == "__main__":
    raise SystemExit(main())
