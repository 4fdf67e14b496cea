"""`python -m bench.serve`: many games at once on one server, by scripted people, and how long an action takes.

Every game has a person (two in Plains Indian Wars) with an open event stream, who thinks for a random time, takes a
random option and waits for the answer. What is measured is the time from the click to the whole answer, which comes
only after the action is on the disk. The server is `homelands serve` in processes of its own; the people are this
process, on the same machine, so both share its cores.
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

from tests.serve.postgres import Cluster
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
        await asyncio.sleep(rng.expovariate(1 / pace))
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


async def run(port: int, games: int, pace: float, warm: float, seconds: float, seed: int) -> Figures:
    figures = Figures()
    tasks = []
    for n in range(games):
        rng = random.Random(f"{seed}/{n}")
        tasks.append(asyncio.create_task(play(port, GAMES[n % len(GAMES)], rng, pace, figures)))
        await asyncio.sleep(warm / games)  # people do not all come at once
    figures.measuring = True
    await asyncio.sleep(seconds)
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
        "actions_per_s": round(len(times) / seconds, 1),
        "p50_ms": round(1000 * share[49], 1),
        "p90_ms": round(1000 * share[89], 1),
        "p99_ms": round(1000 * share[98], 1),
        "max_ms": round(1000 * times[-1], 1),
        "failed": figures.failed,
        "finished": figures.finished,
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


def measure(kind: str, chosen: argparse.Namespace) -> dict[str, Any]:
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
        figures = asyncio.run(run(port, chosen.games, chosen.pace, chosen.warm, chosen.seconds, chosen.seed))
        return told(figures, chosen.seconds)


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.serve", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games at once")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds that a person thinks, on average")
    parser.add_argument("--warm", type=float, default=20.0, help="seconds until all games have begun")
    parser.add_argument("--seconds", type=float, default=30.0, help="seconds that are measured")
    parser.add_argument("--workers", type=int, default=2, help="server processes")
    parser.add_argument("--db", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="figures for machines")
    chosen = parser.parse_args()
    kinds = ["sqlite", "postgresql"] if chosen.db == "both" else [chosen.db]
    found = {kind: measure(kind, chosen) for kind in kinds}
    if chosen.json:
        print(json.dumps(found, indent=1))
        return 0
    print(f"{chosen.games} games at once, {chosen.pace} s of thought, {chosen.workers} server processes, "
          f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")  # fmt: skip
    for kind, row in found.items():
        print(f"{kind:12}" + "  ".join(f"{name} {value}" for name, value in row.items()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
