"""Event streams for the fuzzer: a client comes with whatever it remembers, hears what happens, and goes away."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

from fuzz.door import STARTS, Answer, Door, pairs, text
from fuzz.targets import Half
from homelands.words.numbers import number

PATH = "/api/match/events"
PATIENCE = 10.0  # seconds that something may take which has to come
NEWS = ("act", "undo", "redo")


class Listener:
    """A stream that is open."""

    def __init__(self, door: Door, name: str, query: dict[str, str], headers: dict[str, str]) -> None:
        self.door, self.name, self.last = door, name, ""
        self.answer, self.gone = Answer(), asyncio.Event()
        whole = door.headers(name, b"", headers)
        for key, value in whole.items():
            if key.casefold() == "last-event-id":
                self.last = value
        asked = urlencode(query, errors="replace")
        self.task = asyncio.ensure_future(door.call("GET", PATH, asked, whole, b"", self.answer, self.gone))

    def events(self) -> Iterator[dict[str, str]]:
        """What was told, event by event, as a browser would read it."""
        for block in self.answer.body.decode().split("\n\n")[:-1]:
            yield dict(_field(line) for line in block.split("\n"))

    async def knows(self, ply: int) -> None:
        """Wait until the client must know that the match stands there."""
        async with asyncio.timeout(PATIENCE):
            while not self.task.done():
                ids = [event["id"] for event in self.events() if "id" in event]
                if ids and ids[-1] == str(ply):
                    return
                if not ids and self.answer.body and number(self.last.strip()) == ply:
                    return
                await asyncio.sleep(0.002)

    async def leaves(self) -> None:
        self.gone.set()
        async with asyncio.timeout(PATIENCE):
            await self.task


def _field(line: str) -> tuple[str, str]:
    name, colon, value = line.partition(": ")
    if not colon or name not in ("retry", "id", "event", "data"):
        raise Half(f"no line of an event stream: {line[:80]!r}")
    return name, value


def listened(door: Door, document: Any) -> bool:
    """Every event is whole, the last one says where the match stands, and who has left is forgotten."""
    if not isinstance(document, dict):
        return False
    name = text(document.get("token"), "")
    try:
        return door.loop.run_until_complete(_listened(door, document, name))
    finally:
        if name in STARTS:
            door.begin(name)


async def _listened(door: Door, document: dict[str, Any], name: str) -> bool:
    await _news(door, name, document.get("before"))
    others = [Listener(door, name, {}, {}) for _ in range(bool(document.get("company")))]
    for other in others:
        if name in STARTS:
            await other.knows(door.ply(name))
    listener = Listener(door, name, pairs(document.get("query")), pairs(document.get("headers")))
    try:
        if not document.get("hasty"):  # else it goes away before anything has come
            await _heard(door, listener, document)
    except TimeoutError:
        raise Half(f"nobody says that the match stands at {door.ply(name)}: {listener.answer.body[-200:]!r}") from None
    finally:
        for one in (listener, *others):
            await one.leaves()
    if door.server.hub._watchers or door.server.hub._clients:
        raise Half(f"somebody who has left still counts: {door.server.hub._clients}")
    return listener.answer.status == 200


async def _heard(door: Door, listener: Listener, document: dict[str, Any]) -> None:
    name, answer = listener.name, listener.answer
    async with asyncio.timeout(PATIENCE):
        while not (answer.body or listener.task.done()):
            await asyncio.sleep(0.002)
    if answer.status != 200:
        door.known("GET", PATH, answer.status, answer.headers, answer.body)
        return
    if name in door.matches:
        await listener.knows(door.ply(name))
        if await _news(door, name, document.get("during")):
            await listener.knows(door.ply(name))
    before = -1
    for event in listener.events():
        data = json.loads(event.get("data", "{}"))
        if event.get("event") == "frames":
            told = [frame["ply"] for frame in data["frames"]]
            if not (data["ply"] == int(event["id"]) > before and told == sorted(set(told))):
                raise Half(f"an update in disorder: {event['id']} after {before}, {told}")
            before = data["ply"]


async def _news(door: Door, name: str, steps: Any) -> int:
    """Something is done at the table; how much of it was really done."""
    done = 0
    for step in steps if isinstance(steps, list) and name in STARTS else ():
        if step not in NEWS:
            continue
        ply, gone, answer = door.ply(name), asyncio.Event(), Answer()
        gone.set()
        typed = {"text": await asyncio.to_thread(_option, door, name)} if step == "act" else {}
        body = json.dumps({"ply": ply, **typed}).encode()
        await door.call("POST", f"/api/match/{step}", "", door.headers(name, body, {}), body, answer, gone)
        done += answer.status == 200
    return done


def _option(door: Door, name: str) -> str:
    """Something that can be done now."""
    with door.server.matches.opened(door.matches[name]) as live:
        if live.waits:
            return "roll"
        g = live.match.position
        if g.request is not None:
            return live.match.game.chance_words(g.request.kind, g.request.values[0])
        return live.lesson.expected() if live.lesson else live.match.game.option_words(g.options[0])
