"""The attacks. Each gets a field, tries for as long as it may, and returns what was held; an assertion is a breach."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from tests.hard.attacks.field import BOTH, COMMENTS, Client, Field
from tests.serve.running import wait

Script = Callable[[Field], str]


class Attack(NamedTuple):
    script: Script
    limits: dict[str, Any]


ATTACKS: dict[str, Attack] = {}
FREE = {"rate": 2000, "burst": 20000, "starts": 5000}  # where another limit is the one that must hold


def attack(**limits: Any) -> Callable[[Script], Script]:
    def note(script: Script) -> Script:
        ATTACKS[script.__name__] = Attack(script, limits)
        return script

    return note


# -- work without end --------------------------------------------------------------------------------------------------
@attack(**FREE)
def endless_bots(field: Field) -> str:
    """A bot may not be told to think for ever: neither when a game is started, nor by a journal."""
    evil, tried = field.client(), 0
    for _ in field.rounds():
        for level in ("mcts:999999999", "mcts:" + "9" * 70, "mcts:999999999s", "mcts:200", "cmd:true", "x" * 75):
            tried += 1
            answer = evil.post("/api/matches", {"game": "plains", "scenario": "2", "seats": {"blue": f"bot:{level}"}})
            assert answer.status_code == 422, (level, answer.text)
        journal = "game: plains\nscenario: 2\nseat: green = human\nseat: blue = mcts:999999999\n---\n"
        brought = evil.post("/api/import", {"journal": journal})
        if brought.status_code == 201:
            seats = evil.at(brought.json()["mine"]).state()["seats"]
            assert {seat["level"] for seat in seats} <= {"", "hard", "normal"}, seats
    field.lives()
    return f"{tried} levels that are not offered were refused"


@attack(**FREE, test_player="slow", hint_seconds=600)
def many_hints(field: Field) -> str:
    """One client's hints do not keep another's bot from its move."""
    evil, friend = field.client(), field.client()
    asked = Counter[int]()
    for _ in field.rounds():
        for _ in range(12):  # none of them is ever done
            seat = evil.start()
            asked[seat.post("/api/match/hint", {"ply": seat.state()["ply"]}).status_code] += 1
        mine = friend.start(game="plains", scenario="2", seats=BOTH)
        for _ in range(3):
            while (state := mine.state())["pending"]["yours"]:
                assert mine.act().status_code == 200
            wait(lambda seat=mine, ply=state["ply"]: seat.state()["ply"] > ply, "the move of the other's bot")
    assert asked[429], "hints in line have a limit"
    return f"{asked[202]} hints taken, {asked[429]} refused; the other's bot moved"


# -- memory and disk ---------------------------------------------------------------------------------------------------
@attack(**FREE, streams=10)
def long_memories(field: Field) -> str:
    """Streams that want to hear all of a long match again cost neither much memory nor long answers."""
    evil = field.client()
    journal = COMMENTS + "".join(f"# {n} {'x' * 60}\n" for n in range(4000))
    brought = evil.post("/api/import", {"journal": journal})
    assert brought.status_code == 201, brought.text
    seat = evil.at(brought.json()["mine"])
    seat.state()
    before, most, streams = field.memory(), 0, 0
    for n in field.rounds():
        for last in range(12):
            most = max(most, _first_event(seat, 12 * n + last))
            streams += 1
    grown = field.memory() - before
    assert most < 1_500_000, f"an event of {most} bytes"
    assert grown < 150_000_000, f"{grown} bytes more in memory"
    field.lives()
    return f"{streams} streams: events of at most {most // 1000} kB, {grown // 1_000_000} MB more in memory"


def _first_event(seat: Client, last: int) -> int:
    """The size of the first event with data that a stream tells."""
    size = 0
    with seat.http.stream("GET", "/api/match/events", headers={"Last-Event-ID": str(last)}) as answer:
        assert answer.status_code == 200
        for part in answer.iter_bytes():
            size += len(part)
            if (b"event: frames" in part or size > 400) and part.endswith(b"\n\n"):
                return size
    return size


@attack(rate=2000, burst=20000, starts=6)
def other_spellings(field: Field) -> str:
    """A limit holds however the address is written."""
    ways = ("/api/matches", "/api/matches/", "//api/matches", "/api//matches", "/api/matches//", "/api/%6datches")
    evil, taken = field.client(), 0
    for _ in field.rounds():
        for path in ways * 3:
            answer = evil.http.request("POST", field.url + path, json={"game": "navajo", "scenario": "rise"})
            taken += answer.status_code == 201
    assert taken <= 7, f"{taken} starts by one client"
    field.lives()
    return f"{taken} starts by one client, whose limit is 6 an hour"


@attack(**FREE, stored=2_000_000)
def hoarding(field: Field) -> str:
    """What one client has stored has a bound; another is not hurt by it."""
    evil, kept = field.client(), 0
    journal = COMMENTS + "".join(f"# {'y' * 90}\n" for n in range(4000))
    refused = 0
    for _ in field.rounds():
        for _ in range(8):
            answer = evil.post("/api/import", {"journal": journal})
            kept += len(journal) if answer.status_code == 201 else 0
            refused += answer.status_code == 429
    assert refused, "nothing was refused"
    assert kept <= 2_500_000, f"{kept} bytes are stored"
    field.lives()
    return f"{kept // 1000} kB of one client are kept, {refused} imports refused"


# -- others' time ------------------------------------------------------------------------------------------------------
@attack(**FREE, corrections=25)
def corrections(field: Field) -> str:
    """Corrections of a long game beside a real table hold nobody else up, and come to an end."""
    evil, friend = field.client(), field.client().start()
    seat = evil.start(kind="companion")
    state = seat.state()
    told = [one["text"] for one in offered(state)[:2]]
    for _ in range(40):
        if state["pending"]["kind"] == "over":
            break
        done = seat.post("/api/match/act", {"ply": state["ply"], "text": offered(state)[0]["text"]})
        assert done.status_code == 200, done.text
        state = done.json()["state"]
    codes = Counter[int]()
    ends = threading.Event()

    def flood() -> None:
        own = evil.at(seat.token)
        while not ends.is_set():
            ply = own.state()["ply"]
            text = told[codes.total() % 2]
            codes[own.post("/api/match/correct", {"ply": ply, "number": 1, "text": text}).status_code] += 1

    threads = [threading.Thread(target=flood) for _ in range(12)]
    for thread in threads:
        thread.start()
    played = 0
    try:
        for _ in field.rounds():
            for _ in range(4):
                played += friend.act().status_code == 200
            wait(lambda: codes[422], "the end of the corrections")
    finally:
        ends.set()
        for thread in threads:
            thread.join()
    assert played, "the other could not play"
    assert codes[200], codes
    assert codes[200] <= 25, codes
    assert not codes[500], codes
    return f"{codes[200]} corrections taken, the others refused; another client played {played} moves"


def offered(state: dict[str, Any]) -> Any:
    pending = state["pending"]
    return pending["chance"]["values"] if pending["chance"] else pending["options"]


@attack(**FREE, takebacks=20)
def taking_back(field: Field) -> str:
    """Undo and redo without end do not use up what a match may have."""
    seat = field.client().start()
    codes = Counter[int]()
    for _ in field.rounds():
        for _ in range(4):
            if seat.state()["pending"]["kind"] == "over":
                seat = field.client().start()
            assert seat.act().status_code == 200
            ply = seat.state()["ply"]
            for way in ("undo", "redo") * 5:
                answer = seat.post(f"/api/match/{way}", {"ply": ply})
                codes[answer.status_code] += 1
                ply = answer.json()["ply"] or ply
    assert not codes[500]
    assert seat.act().status_code == 200, "the game goes on"
    field.lives()
    return f"undo and redo were answered: {dict(codes)}"


@attack(**FREE, threads=4, waiting=8)
def crowding(field: Field) -> str:
    """A client who asks much at once waits in his own line."""
    evil, friend = field.client(), field.client().start()
    journal = COMMENTS + "".join(f"# {n}\n" for n in range(5000))
    codes = Counter[int]()
    ends = threading.Event()

    def flood() -> None:
        own = evil.at("")
        while not ends.is_set():
            codes[own.post("/api/import", {"journal": journal}).status_code] += 1

    threads = [threading.Thread(target=flood) for _ in range(20)]
    for thread in threads:
        thread.start()
    played = 0
    try:
        for _ in field.rounds():
            for _ in range(4):
                played += friend.act().status_code == 200
    finally:
        ends.set()
        for thread in threads:
            thread.join()
    assert played
    assert codes[429], "the line of a client has an end"
    return f"{codes[201]} imports of one client beside {played} moves of another, {codes[429]} refused"


# -- nonsense ----------------------------------------------------------------------------------------------------------
@attack(**FREE)
def nonsense(field: Field) -> str:
    """What cannot be stored or understood is told so; it is never the server's fault."""
    evil, codes = field.client(), Counter[int]()
    seat = evil.start()
    for _ in field.rounds():
        for journal in (COMMENTS + "# a zero \x00 byte\n", "\x00", COMMENTS.replace("rise", "r\x00se")):
            codes[evil.post("/api/import", {"journal": journal}).status_code] += 1
        for text in ("\x00", "x" * 200):
            codes[seat.post("/api/match/act", {"ply": 0, "text": text}).status_code] += 1
        codes[seat.post("/api/match/name", {"name": "a\x00b"}).status_code] += 1
        named = {"game": "navajo", "scenario": "rise", "names": {"dine": "\x00"}}
        codes[evil.post("/api/matches", named).status_code] += 1
    assert not [code for code in codes if code >= 500], codes
    field.lives()
    return f"answers: {dict(sorted(codes.items()))}"

