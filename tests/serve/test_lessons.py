"""Guided games and real tables over HTTP: one link plays the whole table."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from homelands.core.match import Match
from homelands.core.registry import games, title
from tests.serve.running import Guest, Stream, good, http, play, running, settings, start

Sit = Callable[..., Guest]


def learner(url: str, guest: Sit, game: str, lesson: str = "tutorial") -> Guest:
    return guest(start(url, game=game, kind="lesson", lesson=lesson)["tokens"]["*"])


def follow(one: Guest, state: dict[str, Any]) -> dict[str, Any]:
    """The next step of a lesson as it wants it."""
    text = "roll" if state["lesson"]["wait"] else state["lesson"]["hint"]
    return good(one.act(state["ply"], text))["state"]


@pytest.mark.parametrize(("game", "lesson"), [(name, one.id) for name in games() for one in title(name).lessons])
def test_a_lesson_leads_to_its_end_and_on_to_a_game(url: str, guest: Sit, game: str, lesson: str) -> None:
    one = learner(url, guest, game, lesson)
    state, beats = one.state(), []
    assert state["lesson"]["pages"], "something to read before the first step"
    while not state["lesson"]["over"]:
        beats.append(state["lesson"]["number"])
        assert state["lesson"]["title"]
        assert state["pending"]["yours"]
        assert not state["can"]["undo"]
        state = follow(one, state)
    assert beats == sorted(beats)
    assert len(set(beats)) == state["lesson"]["of"]
    assert one.act(state["ply"], "anything").status_code == 403
    made = good(one.ask("POST", "/branch", {"at": state["ply"], "seats": {}}))
    free = guest(made["mine"]).state()
    assert free["kind"] == "game"
    assert free["view"]["scenario"] == state["view"]["scenario"]


def test_another_move_than_the_lesson_s_is_explained_and_not_made(url: str, guest: Sit) -> None:
    one = learner(url, guest, "navajo")
    state = one.state()
    while state["lesson"]["wait"] or len(state["pending"]["options"]) < 2:
        state = follow(one, state)
    assert state["lesson"]["answer"] == ""
    other = next(option["text"] for option in state["pending"]["options"] if option["text"] != state["lesson"]["hint"])
    update = good(one.act(state["ply"], other))  # no error: the move is allowed
    assert (update["ply"], update["frames"]) == (state["ply"], [])
    assert len(update["state"]["lesson"]["answer"]) > 40
    assert one.state()["lesson"] == state["lesson"], "nothing has changed, and nothing is said twice"
    assert one.act(state["ply"], "fly").status_code == 422


def test_a_lesson_plays_the_rest_of_a_step_and_is_found_again(url: str, guest: Sit) -> None:
    one = learner(url, guest, "plains")
    state = one.state()
    for _ in range(4):
        before = state["lesson"]["number"]
        state = good(one.do("skip", state["ply"]))["state"]
        assert state["lesson"]["number"] == before + 1
    assert one.state()["lesson"] == state["lesson"]
    assert one.do("skip", state["ply"] - 1).status_code == 409
    assert guest(start(url, game="plains", kind="game", scenario="2")["mine"]).do("skip", 0).status_code in (403, 409)


def test_a_lesson_survives_its_server(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    with running(chosen) as url:
        token = start(url, game="navajo", kind="lesson", lesson="tutorial")["mine"]
        one = Guest(url, token)
        state = one.state()
        for _ in range(30):
            state = follow(one, state)
    with running(chosen) as url:
        again = Guest(url, token).state()
        assert (again["ply"], again["lesson"], again["view"]) == (state["ply"], state["lesson"], state["view"])


def test_who_looks_on_a_lesson_does_nothing(url: str, guest: Sit) -> None:
    begun = start(url, game="navajo", kind="lesson", lesson="tutorial")
    onlooker = guest(begun["spectate"])
    state = onlooker.state()
    assert onlooker.act(state["ply"], "roll").status_code == 403
    assert not any(state["can"][name] for name in ("undo", "redo", "skip", "hint"))


# -- beside a real table -----------------------------------------------------------------------------------------------
def umpire(url: str, guest: Sit) -> Guest:
    return guest(start(url, game="navajo", scenario="rise", kind="companion")["tokens"]["*"])


def real_dice(one: Guest, rng: random.Random, steps: int) -> dict[str, Any]:
    """Somebody at a real table: rolls, draws and chooses."""
    state = one.state()
    for _ in range(steps):
        pending = state["pending"]
        if pending["kind"] == "over":
            break
        options = pending["chance"]["values"] if pending["kind"] == "chance" else pending["options"]
        state = good(one.act(state["ply"], rng.choice(options)["text"]))["state"]
    return state


def test_dice_and_draws_are_told_by_the_person(url: str, guest: Sit) -> None:
    one = umpire(url, guest)
    assert one.state()["companion"]["ready"]
    state = real_dice(one, random.Random(3), 60)
    told = state["companion"]
    assert [entry["number"] for entry in told["entries"]] == list(range(1, len(told["entries"]) + 1))
    assert {entry["mark"] for entry in told["entries"]} == {">", "!"}
    assert told["table"]
    assert state["commitment"] == "", "no dice of ours, no promise"
    journal = one.ask("GET", "/journal").text
    assert Match.load(journal).checksum()
    assert not state["can"]["branch"]
    assert one.ask("POST", "/branch", {"at": 0}).status_code == 403


def test_a_draw_that_cannot_be_is_questioned(url: str, guest: Sit) -> None:
    one = umpire(url, guest)
    state = one.state()
    while state["pending"]["kind"] != "chance":
        state = good(one.act(state["ply"], state["pending"]["options"][0]["text"]))["state"]
    answer = one.act(state["ply"], "card 99")
    assert answer.status_code == 422
    assert answer.json()["expected"]
    assert one.state()["ply"] == state["ply"]


def test_something_entered_wrongly_is_corrected(url: str, guest: Sit) -> None:
    begun = start(url, game="navajo", scenario="rise", kind="companion")
    one, onlooker = guest(begun["tokens"]["*"]), guest(begun["spectate"])
    state = real_dice(one, random.Random(3), 12)
    heard = Stream(onlooker)
    heard.until("frames")
    entries = state["companion"]["entries"]
    number = next(e["number"] for e in entries if e["text"].startswith("place A"))
    now = "place A shiprock.2" if entries[number - 1]["text"] != "place A shiprock.2" else "place A shiprock.3"
    update = good(one.do("correct", state["ply"], number=number, text=now))
    assert update["ply"] == state["ply"] + 1
    assert update["state"]["companion"]["entries"][number - 1]["text"] == now
    assert heard.until("frames", lambda told: told["ply"] == update["ply"])["since"] == update["since"]
    assert one.do("correct", update["ply"], number=99, text=now).status_code == 422
    assert one.do("correct", update["ply"], number=number, text="place A hopi.1").status_code == 422
    stale = one.do("correct", state["ply"], number=number, text=now)
    assert stale.status_code == 409


def test_printed_figures_are_played_with_and_kept(url: str, guest: Sit) -> None:
    one = umpire(url, guest)
    rng, state = random.Random(4), one.state()
    while not state["companion"]["figures"]:
        state = real_dice(one, rng, 1)
    figure = next(f for f in state["companion"]["figures"] if f["ours"].isdigit())
    value = "1" if figure["ours"] != "1" else "2"
    wrong = one.do("printed", state["ply"], values={figure["id"]: "many"})
    assert wrong.status_code == 422
    assert one.do("printed", state["ply"], values={"../../x/y": "1"}).status_code == 422
    assert one.do("printed", state["ply"], values={figure["id"]: " "}).status_code == 422
    update = good(one.do("printed", state["ply"], values={figure["id"]: value}))
    left = [f["id"] for f in update["state"]["companion"]["figures"]]
    assert figure["id"] not in left, "it is no longer only ours"
    real_dice(one, rng, 5)


def test_there_is_no_companion_where_there_is_none(url: str) -> None:
    games = {game["id"]: game for game in good(http.get(f"{url}/api/catalogue"))["games"]}
    for name, entry in games.items():
        scenario = entry["scenarios"][0]["id"]
        wanted = {"game": name, "scenario": scenario, "kind": "companion"}
        code = http.post(f"{url}/api/matches", json=wanted).status_code
        assert code == (201 if entry["companion"] else 422)


def test_undo_beside_a_real_table_stops_at_dice(url: str, guest: Sit) -> None:
    one = umpire(url, guest)
    state = real_dice(one, random.Random(1), 1)
    assert state["can"]["undo"]
    state = good(one.do("undo", state["ply"]))["state"]
    while state["pending"]["kind"] != "chance":
        state = real_dice(one, random.Random(1), 1)
    state = real_dice(one, random.Random(1), 1)
    if not state["can"]["undo"]:
        assert one.do("undo", state["ply"]).status_code == 422


def test_an_open_table_is_played_by_its_link_for_every_seat(url: str, guest: Sit) -> None:
    begun = start(url, game="plains", scenario="2")
    seats = {seat: guest(token) for seat, token in begun["tokens"].items()}
    end = play(seats, random.Random(7))
    assert end["pending"]["kind"] == "over"
    practice = guest(good(seats["green"].ask("POST", "/branch", {"at": 60}))["mine"])
    state = practice.state()
    turns = set()
    for _ in range(60):
        if state["pending"]["kind"] == "over":
            break
        assert state["pending"]["yours"]
        turns.add(state["pending"]["seat"])
        state = good(practice.act(state["ply"], state["pending"]["options"][0]["text"]))["state"]
    assert turns == {"green", "blue"}
