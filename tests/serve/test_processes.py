"""Servers that are killed, started again, and several on one database."""

from __future__ import annotations

import random
import socket
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx

from tests.serve.running import PATIENCE, Guest, Process, Stream, good, start, wait

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
    tokens = [start(server.url, game="navajo", scenario="rise")["mine"] for _ in range(6)]
    players = {token: Player(server.url, token, n) for n, token in enumerate(tokens)}
    heard = Stream(players[tokens[0]].guest)
    for player in players.values():
        player.start()
    wait(partial(busy, list(players.values())), "a busy server")
    server.kill()
    for player in players.values():
        player.join(PATIENCE)
        assert not player.is_alive()
    assert heard.ended.wait(PATIENCE)
    server = process(db=database, port=server.port)
    for token, player in players.items():
        now = Guest(server.url, token)
        state = now.state()
        log = {frame["ply"]: frame["text"] for frame in good(now.ask("GET", "/log"))["frames"]}
        assert all(log[ply] == text for ply, text in player.frames), "what was acknowledged stands"
        for ply, view in player.done[-3:]:
            assert now.state(ply=ply)["view"] == view
            assert state["ply"] >= ply
        if state["pending"]["kind"] != "over":
            good(now.act(state["ply"], state["pending"]["options"][0]["text"]))
    last = max(id for _, _, id in heard.events if id is not None)
    missed = Stream(Guest(server.url, tokens[0]), last).until("frames")
    log = good(Guest(server.url, tokens[0]).ask("GET", "/log"))["frames"]
    assert [f["ply"] for f in missed["frames"]] == [f["ply"] for f in log if f["ply"] > last], "and the stream goes on"


class Stubborn(threading.Thread):
    """Plays one match after the other, and comes back whenever the server does."""

    def __init__(self, url: str, seed: int, **wanted: Any) -> None:
        super().__init__(daemon=True)
        self.url, self.seed, self.wanted = url, seed, wanted
        self.leaving = threading.Event()
        self.matches: list[Player] = []  # each as far as it was acknowledged
        self.returned = 0  # how often he came back
        self.wrong = ""

    @property
    def acted(self) -> int:
        return sum(len(match.done) for match in self.matches)

    def run(self) -> None:
        over = True
        while not self.leaving.is_set() and not self.wrong:
            try:
                if over:
                    token = start(self.url, **self.wanted)["mine"]
                    self.matches.append(Player(self.url, token, self.seed))
                over = self.play_on(self.matches[-1])
            except httpx.HTTPError:  # the line is broken, or nobody is there yet
                self.leaving.wait(0.05)
                self.returned += 1

    def play_on(self, match: Player) -> bool:
        """True at the end of the match."""
        state = match.guest.state()
        if match.done and state["ply"] < match.done[-1][0]:
            self.wrong = f"ply {match.done[-1][0]} was acknowledged, the match stands at {state['ply']}"
        while not self.leaving.is_set() and not self.wrong:
            pending = state["pending"]
            if pending["kind"] == "over":
                return True
            if not pending["options"]:  # a bot's turn
                self.leaving.wait(0.05)
                state = match.guest.state()
                continue
            answer = match.guest.act(state["ply"], match.rng.choice(pending["options"])["text"])
            if answer.status_code != 200:
                self.wrong = f"{answer.status_code} {answer.text}"
                break
            update = answer.json()
            state = update["state"]
            match.frames += [(frame["ply"], frame["text"]) for frame in update["frames"]]
            match.done.append((update["ply"], state["view"]))
        return False


def test_a_server_killed_again_and_again_goes_on_where_everybody_stood(process: Begin, database: str) -> None:
    server = process(db=database)
    people = [Stubborn(server.url, n, game="navajo", scenario="campaign") for n in range(3)]
    people.append(Stubborn(server.url, 3, game="plains", scenario="2", seats={"blue": "bot:random"}))
    for one in people:
        one.start()
    for _ in range(3):
        wait(partial(further, people, [one.acted for one in people]), "a busy server")
        server.kill()
        server = process(db=database, port=server.port)
    wait(partial(further, people, [one.acted for one in people]), "a server that goes on")
    for one in people:
        one.leaving.set()
    for one in people:
        one.join(PATIENCE)
        assert not one.is_alive()
        assert not one.wrong, one.wrong
        assert one.returned > 2, "he has not noticed"
        for match in one.matches:
            stands(match)


def further(people: list[Stubborn], before: list[int]) -> bool:
    """Everybody has acted since, several times."""
    return all(one.acted >= n + 3 or one.wrong for one, n in zip(people, before, strict=True))


def stands(match: Player) -> None:
    """All that was acknowledged is there, once."""
    frames = good(match.guest.ask("GET", "/log"))["frames"]
    log = {frame["ply"]: frame["text"] for frame in frames}
    assert len(log) == len(frames)
    assert all(log[ply] == text for ply, text in match.frames)
    for ply, view in match.done[-1:]:
        assert match.guest.state(ply=ply)["view"] == view


def test_two_servers_on_one_database_serve_the_same_game(pair: tuple[Process, Process]) -> None:
    one, two = pair
    begun = start(one.url, game="plains", scenario="2")
    seats = list(begun["tokens"])
    here, there = Guest(one.url, begun["tokens"][seats[0]]), Guest(two.url, begun["tokens"][seats[1]])
    at = dict(zip(seats, (here, there), strict=True))
    heard = [Stream(here), Stream(there), Stream(Guest(two.url, begun["spectate"]))]
    rng = random.Random(8)
    for _ in range(40):
        turn = here.state()["pending"]["seat"]
        state = at[turn].state()
        update = good(at[turn].act(state["ply"], rng.choice(state["pending"]["options"])["text"]))
        for stream in heard:
            stream.until("frames", partial(as_far_as, update["ply"]))
    states = [guest.state() for guest in (here, there)]
    assert states[0]["ply"] == states[1]["ply"]
    assert states[0]["view"]["regions"] == states[1]["view"]["regions"]
    for stream in heard[:2]:
        stream.until("presence", lambda told: all(seat["online"] for seat in told["seats"]))


def as_far_as(ply: int, told: dict[str, Any]) -> bool:
    return bool(told["ply"] >= ply)


def click(guest: Guest, ply: int, text: str) -> int:
    return guest.act(ply, text).status_code


def test_the_same_click_at_both_servers_is_taken_once(pair: tuple[Process, Process]) -> None:
    begun = start(pair[0].url, game="navajo", scenario="rise")
    guests = [Guest(server.url, begun["mine"]) for server in pair]
    rng = random.Random(2)
    for _ in range(20):
        state = guests[0].state()
        if state["pending"]["kind"] == "over":
            break
        option = rng.choice(state["pending"]["options"])["text"]
        with ThreadPoolExecutor(2) as pool:
            answers = pool.map(partial(click, ply=state["ply"], text=option), guests)
        assert sorted(answers) == [200, 409]
    log = [good(guest.ask("GET", "/log"))["frames"] for guest in guests]
    assert log[0] == log[1]


def test_a_server_of_several_processes_ends_with_ctrl_c(process: Begin) -> None:
    server = process(workers=2)
    begun = start(server.url, game="navajo", scenario="rise")
    state = Guest(server.url, begun["mine"]).state()
    for _ in range(8):
        fresh = Guest(server.url, begun["mine"])  # a connection of its own, to whichever process takes it
        state = good(fresh.act(state["ply"], fresh.state()["pending"]["options"][0]["text"]))["state"]
    assert server.stop() == 0
    assert "Traceback" not in server.output()


def test_no_process_stays_behind_one_that_was_killed(process: Begin) -> None:
    server = process(workers=2)
    server.kill()
    wait(partial(gone, server.port), "the end of its processes")


def gone(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5):
            return False
    except ConnectionError:
        return True


def test_ctrl_c_ends_streams_and_server_cleanly(process: Begin) -> None:
    server = process()
    mine = Guest(server.url, start(server.url, game="navajo", scenario="rise")["mine"])
    streams = [Stream(mine) for _ in range(3)]
    for one in streams:
        one.until("frames")
    assert server.stop() == 0
    assert all(one.ended.wait(PATIENCE) for one in streams)
    said = server.output()
    assert "Traceback" not in said
    assert "Every game is kept" in said
