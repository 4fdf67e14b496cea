"""Event streams: everybody hears what happens, comes back to where he was, and holds nobody up."""

from __future__ import annotations

import random
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.serve.running import Guest, Stream, good, http, play, running, settings, start, wait

Sit = Callable[..., Guest]


def test_a_choice_appears_at_the_others(url: str, guest: Sit) -> None:
    begun = start(url, game="plains", scenario="2")
    green, blue, onlooker = (guest(t) for t in (*begun["tokens"].values(), begun["spectate"]))
    streams = [Stream(one) for one in (green, blue, onlooker)]
    for one in streams:
        assert one.until("frames")["frames"] == [], "first where the match stands"
    state = green.state()
    assert state["pending"]["yours"]
    update = good(green.act(state["ply"], state["pending"]["options"][0]["text"]))
    for one in streams:
        heard = one.until("frames", lambda u: u["ply"] == update["ply"])
        assert [frame["ply"] for frame in heard["frames"]] == [frame["ply"] for frame in update["frames"]]
    ids = [id for name, _, id in streams[0].events if name == "frames"]
    assert ids[-1] == update["ply"], "the id of the event is the ply"
    assert streams[0].answer.headers["content-type"].startswith("text/event-stream")


def test_who_comes_back_hears_what_he_missed(url: str, guest: Sit) -> None:
    """A page that was away at any moment, also one that was taken back since, ends with the frames that stand."""
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    rng, held, then, state = random.Random(5), [], {}, mine.state()
    for _ in range(60):
        if state["can"]["undo"] and rng.random() < 0.4:
            update = good(mine.do("undo", state["ply"]))
        else:
            update = good(mine.act(state["ply"], rng.choice(state["pending"]["options"])["text"]))
        state = update["state"]
        held = taken(held, update)
        then[state["ply"]] = held
    stands = [(frame["ply"], frame["text"]) for frame in good(mine.ask("GET", "/log"))["frames"]]
    assert held == stands
    assert any(frame not in stands for frames in then.values() for frame in frames), "something was taken back"
    for ply in sorted(then)[::7]:
        update = Stream(mine, ply).until("frames")
        assert taken(then[ply], update) == stands


def taken(held: list[tuple[int, str]], update: dict[str, Any]) -> list[tuple[int, str]]:
    """What a page holds after an update."""
    kept = [frame for frame in held if frame[0] <= update["since"]]
    return kept + [(frame["ply"], frame["text"]) for frame in update["frames"]]


def test_who_has_seen_all_hears_nothing_again(url: str, guest: Sit) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    state = mine.state()
    update = good(mine.act(state["ply"], state["pending"]["options"][0]["text"]))
    one = Stream(mine, update["ply"])
    one.until("presence")
    assert one.named("frames") == []


def test_a_ply_that_never_was_begins_anew(url: str, guest: Sit) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    update = Stream(mine, 10_000).until("frames")
    assert update["frames"] == []
    assert update["state"]["ply"] == mine.state()["ply"]


def test_an_undo_takes_frames_back_at_the_others(url: str, guest: Sit) -> None:
    begun = start(url, game="navajo", scenario="rise")
    mine, onlooker = guest(begun["mine"]), guest(begun["spectate"])
    heard = Stream(onlooker)
    state = mine.state()
    first = good(mine.act(state["ply"], state["pending"]["options"][0]["text"]))
    heard.until("frames", lambda u: u["ply"] == first["ply"])
    undone = good(mine.do("undo", first["ply"]))
    told = heard.until("frames", lambda u: u["ply"] == undone["ply"])
    assert (told["since"], told["frames"]) == (0, [])


def test_presence_comes_and_goes(url: str, guest: Sit) -> None:
    begun = start(url, game="plains", scenario="2")
    green, blue = (guest(token) for token in begun["tokens"].values())
    heard = Stream(green)

    def online(seat: str, there: bool) -> Callable[[dict[str, list[dict[str, object]]]], bool]:
        return lambda data: next(one for one in data["seats"] if one["seat"] == seat)["online"] is there

    heard.until("presence", lambda d: online("green", True)(d) and online("blue", False)(d))
    other = Stream(blue)
    heard.until("presence", online("blue", True))
    other.close()
    wait(lambda: online("blue", False)(heard.named("presence")[-1]), "blue going away")
    assert green.state()["seats"][1]["last_seen"] is not None
    good(blue.ask("POST", "/name", {"name": "Bruno"}))
    heard.until("presence", lambda d: d["seats"][1]["name"] == "Bruno")


def test_a_quiet_stream_is_kept_alive(tmp_path: Path) -> None:
    with running(settings(tmp_path, ping=0.2)) as url:
        mine = Guest(url, start(url, game="navajo", scenario="rise")["mine"])
        one = Stream(mine)
        wait(lambda: len(one.named("ping")) > 1, "pings")
        one.close()


def test_a_reader_who_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    with running(settings(tmp_path, stalled=0.5)) as url:
        begun = start(url, game="plains", scenario="2")
        seats = {seat: Guest(url, token) for seat, token in begun["tokens"].items()}
        lazy = [_silent(url, token) for token in (*begun["tokens"].values(), begun["spectate"])]
        end = play(seats, random.Random(2), most=150)
        assert end["ply"] > 150
        for one in lazy:
            one.close()
        again = Stream(seats["green"], last=0)
        assert again.until("frames")["state"]["ply"] == end["ply"]
        again.close()


def _silent(url: str, token: str) -> socket.socket:
    """Asks for events and never reads one."""
    place = urlsplit(url)
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    one.connect((place.hostname, place.port))
    one.sendall(
        f"GET /api/match/events HTTP/1.1\r\nHost: {place.netloc}\r\nAuthorization: Seat {token}\r\n\r\n".encode()
    )
    time.sleep(0.05)
    return one


def test_too_many_streams_of_one_client_are_refused(tmp_path: Path) -> None:
    with running(settings(tmp_path, streams=2)) as url:
        mine = Guest(url, start(url, game="navajo", scenario="rise")["mine"])
        open_ones = [Stream(mine) for _ in range(2)]
        for one in open_ones:
            one.until("frames")
        answer = http.get(f"{url}/api/match/events", headers={"Authorization": f"Seat {mine.token}"})
        assert answer.status_code == 429
        open_ones[0].close()
        wait(lambda: _opens(mine), "room for another stream")
        open_ones[1].close()


def _opens(guest: Guest) -> bool:
    with guest.http.stream("GET", "/api/match/events") as answer:
        return answer.status_code == 200
