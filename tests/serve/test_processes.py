"""Servers that are killed, started again, and several on one database."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx

from tests.serve.running import Guest, Process, Stream, good, start, wait

Begin = Callable[..., Process]


class Player(threading.Thread):
    """Plays random choices as fast as he can, and writes down what was acknowledged."""

    def __init__(self, url: str, token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.guest = Guest(url, token)
        self.rng = random.Random(seed)
        self.done: list[tuple[int, dict[str, Any]]] = []  # ply, view
        self.frames: list[tuple[int, str]] = []

    def run(self) -> None:
        try:
            state = self.guest.state()
            while state["pending"]["kind"] != "over":
                choice = self.rng.choice(state["pending"]["options"])["text"]
                answer = self.guest.act(state["ply"], choice)
                if answer.status_code != 200:
                    return
                update = answer.json()
                state = update["state"]
                self.frames += [(frame["ply"], frame["text"]) for frame in update["frames"]]
                self.done.append((update["ply"], state["view"]))
        except httpx.HTTPError:
            return


def busy(players: list[Player]) -> bool:
    return sum(len(player.done) for player in players) > 40


def test_killing_a_busy_server_loses_no_acknowledged_action(process: Begin, database: str) -> None:
    server = process(db=database)
    matches = [start(server.url, game="navajo", scenario="rise")["mine"] for _ in range(6)]
    players: dict[str, Player] = {}
    acknowledged: dict[str, list[tuple[int, str]]] = {token: [] for token in matches}
    for round in range(3):
        players = {token: Player(server.url, token, n + 10 * round) for n, token in enumerate(matches)}
        for player in players.values():
            player.start()
        wait(partial(busy, list(players.values())), "a busy server")
        server.kill()
        for player in players.values():
            player.join(30)
            assert not player.is_alive()
        server = process(db=database, port=server.port)
        for token, player in players.items():
            acknowledged[token] += player.frames
            now = Guest(server.url, token)
            state = now.state()
            log = {frame["ply"]: frame["text"] for frame in good(now.ask("GET", "/log"))["frames"]}
            assert all(log[ply] == text for ply, text in acknowledged[token])
            if player.done:
                ply, view = player.done[-1]
                assert now.state(ply=ply)["view"] == view
                assert state["ply"] >= ply
            acknowledged[token] = list(log.items())
            if state["pending"]["kind"] != "over":
                good(now.act(state["ply"], state["pending"]["options"][0]["text"]))
                log_now = good(now.ask("GET", "/log"))["frames"]
                acknowledged[token] = [(frame["ply"], frame["text"]) for frame in log_now]


def test_two_servers_on_one_database_serve_the_same_game(process: Begin, database: str) -> None:
    one, two = process(db=database), process(db=database)
    begun = start(one.url, game="plains", scenario="2")
    seats = list(begun["tokens"])
    here, there = Guest(one.url, begun["tokens"][seats[0]]), Guest(two.url, begun["tokens"][seats[1]])
    at = dict(zip(seats, (here, there), strict=True))
    heard = [Stream(here), Stream(there), Stream(Guest(two.url, begun["spectate"]))]
    rng = random.Random(8)
    for _ in range(50):
        turn = here.state()["pending"]["seat"]
        state = at[turn].state()
        option = rng.choice(state["pending"]["options"])["text"]
        update = good(at[turn].act(state["ply"], option))
        late = at[turn].act(state["ply"], option)
        assert late.status_code == 409
        for stream in heard:
            stream.until("frames", lambda told, ply=update["ply"]: told["ply"] >= ply)
    states = [guest.state() for guest in (here, there)]
    assert states[0]["ply"] == states[1]["ply"]
    assert states[0]["view"]["regions"] == states[1]["view"]["regions"]
    for stream in heard[:2]:
        stream.until("presence", lambda told: all(seat["online"] for seat in told["seats"]))
    two.kill()
    moved = Guest(one.url, there.token)
    assert moved.state()["view"] == states[1]["view"], "whoever is left goes on"


def click(guest: Guest, ply: int, text: str) -> int:
    return guest.act(ply, text).status_code


def test_both_servers_at_once_and_each_ply_is_taken_once(process: Begin, database: str) -> None:
    """The same click at both servers at the same moment: one of them is refused."""
    servers = [process(db=database), process(db=database)]
    begun = start(servers[0].url, game="navajo", scenario="rise")
    guests = [Guest(server.url, begun["mine"]) for server in servers]
    rng = random.Random(2)
    for _ in range(25):
        state = guests[0].state()
        if state["pending"]["kind"] == "over":
            break
        option = rng.choice(state["pending"]["options"])["text"]
        with ThreadPoolExecutor(2) as pool:
            answers = pool.map(partial(click, ply=state["ply"], text=option), guests)
        assert sorted(answers) == [200, 409]
    log = [good(guest.ask("GET", "/log"))["frames"] for guest in guests]
    assert log[0] == log[1]


def test_several_workers_of_one_server(process: Begin) -> None:
    server = process(workers=2)
    begun = start(server.url, game="navajo", scenario="rise")
    state = Guest(server.url, begun["mine"]).state()
    for _ in range(12):
        fresh = Guest(server.url, begun["mine"])  # a connection of its own, to whichever worker takes it
        option = fresh.state()["pending"]["options"][0]["text"]
        state = good(fresh.act(state["ply"], option))["state"]
    assert server.stop() in (0, 130, -2)


def test_ctrl_c_ends_streams_and_server_cleanly(process: Begin) -> None:
    server = process()
    mine = Guest(server.url, start(server.url, game="navajo", scenario="rise")["mine"])
    streams = [Stream(mine) for _ in range(3)]
    for one in streams:
        one.until("frames")
    assert server.stop() == 0
    assert all(one.ended.wait(10) for one in streams)
    said = server.output()
    assert "Traceback" not in said
    assert "Every game is kept" in said


def test_who_lost_the_connection_comes_back_to_where_he_was(process: Begin) -> None:
    server = process()
    mine = Guest(server.url, start(server.url, game="navajo", scenario="rise")["mine"])
    heard = Stream(mine)
    state = mine.state()
    for _ in range(5):
        state = good(mine.act(state["ply"], state["pending"]["options"][0]["text"]))["state"]
    heard.until("frames", lambda told: told["ply"] == state["ply"])
    last = [id for _, _, id in heard.events if id is not None][-1]
    server.kill()
    assert heard.ended.wait(10)
    again = process(port=server.port)
    back = Guest(again.url, mine.token)
    update = good(back.act(last, back.state()["pending"]["options"][0]["text"]))
    missed = Stream(back, last).until("frames")
    assert [frame["ply"] for frame in missed["frames"]] == [frame["ply"] for frame in update["frames"]]
