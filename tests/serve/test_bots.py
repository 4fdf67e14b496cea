"""Bots, hints, reviews, odds: long work that holds nobody up and can be stopped."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from homelands.serve.work import bots, jobs, thinker
from homelands.table import questions
from tests.serve.running import Guest, Stream, good, play, running, settings, start, wait

Sit = Callable[..., Guest]


def against_a_bot(url: str, level: str = "normal", **more: Any) -> dict[str, Any]:
    return start(url, game="plains", scenario="2", seats={"green": "me", "blue": f"bot:{level}"}, **more)


def mine_again(guest: Guest) -> dict[str, Any]:
    """Wait until it is a person's turn."""

    def turn() -> dict[str, Any] | None:
        state = guest.state()
        return state if state["pending"]["yours"] or state["pending"]["kind"] == "over" else None

    return wait(turn, "the bot's move")


def test_a_bot_moves_when_it_is_its_turn(url: str, guest: Sit) -> None:
    mine = guest(against_a_bot(url)["mine"])
    heard = Stream(mine)
    rng = random.Random(1)
    frames: list[dict[str, Any]] = []
    while len(frames) < 4:  # whose disc is drawn when is luck
        state = mine_again(mine)
        assert state["pending"]["kind"] != "over"
        good(mine.act(state["ply"], rng.choice(state["pending"]["options"])["text"]))
        frames = [f for f in good(mine.ask("GET", "/log"))["frames"] if f["seat"] == "blue"]
    assert heard.until("thinking")["seat"] == "blue"
    seats = {seat["seat"]: seat for seat in mine.state()["seats"]}
    assert (seats["blue"]["kind"], seats["blue"]["level"]) == ("bot", "normal")
    assert any(frame["veiled"] for frame in good(mine.ask("GET", "/log"))["frames"]), "its cards are its own"


def test_nobody_plays_for_a_bot(url: str, guest: Sit) -> None:
    begun = against_a_bot(url)
    assert list(begun["tokens"]) == ["green"]
    assert guest(begun["spectate"]).state()["can"]["undo"] is False


def test_a_bot_thinks_on_what_its_seat_may_know(url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What goes to the thinking process differs from the truth in the hand that is hidden from the bot."""
    sent: list[Any] = []
    place = questions.place
    monkeypatch.setattr(
        questions, "place", lambda match, packs, seen: sent.append((match, seen)) or place(match, packs, seen)
    )
    with running(settings(tmp_path)) as here:
        mine = Guest(here, against_a_bot(here)["mine"])
        rng = random.Random(2)
        for _ in range(300):
            state = mine_again(mine)
            if len(sent) >= 6:
                break
            good(mine.act(state["ply"], rng.choice(state["pending"]["options"])["text"]))
    assert len(sent) >= 6
    for match, seen in sent:
        assert match.game.view(seen, "blue")["hands"]["blue"] is not None
    hands = [match.game.to_plain(seen)["hands"]["green"] for match, seen in sent]
    assert len({str(hand) for hand in hands}) > 1, "green's hand is made up anew each time"


def test_a_bot_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = settings(tmp_path)
    with monkeypatch.context() as deaf:
        deaf.setattr(bots.Bots, "notice", lambda self, match: None)
        with running(chosen) as url:
            begun = against_a_bot(url)
            mine = Guest(url, begun["mine"])
            rng, state = random.Random(3), mine.state()
            while state["pending"]["yours"]:
                state = good(mine.act(state["ply"], rng.choice(state["pending"]["options"])["text"]))["state"]
            assert state["pending"]["seat"] == "blue"
    with running(chosen) as url:
        again = Guest(url, begun["mine"])
        assert mine_again(again)["ply"] > state["ply"]


def test_one_match_s_bot_is_moved_by_one_process(tmp_path: Path) -> None:
    """Two servers on one database: every choice of the bot stands once, and each is legal where it stands."""
    first, second = settings(tmp_path), settings(tmp_path)
    with running(first) as one, running(second) as two:
        begun = against_a_bot(one)
        guests = [Guest(url, begun["mine"]) for url in (one, two)]
        rng = random.Random(4)
        for n in range(40):
            mine = guests[n % 2]
            state = mine_again(mine)
            if state["pending"]["kind"] == "over":
                break
            good(mine.act(state["ply"], rng.choice(state["pending"]["options"])["text"]))
        mine_again(guests[0])
        assert mine_again(guests[0])["view"] == mine_again(guests[1])["view"]


# -- stopping ----------------------------------------------------------------------------------------------------------
@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that thinks for ever, in the processes that the server starts."""
    monkeypatch.setenv("HOMELANDS_TEST_PLAYER", "slow")
    monkeypatch.setenv("PYTHONPATH", f"{Path(__file__).parent / 'slow'}:{Path(thinker.__file__).parents[3]}")


def test_a_bot_that_thinks_too_long_can_be_hurried(tmp_path: Path, slow: None) -> None:
    with running(settings(tmp_path)) as url:
        mine = Guest(url, against_a_bot(url, level="random")["mine"])
        other = Guest(url, start(url, game="navajo", scenario="rise")["mine"])
        rng, state = random.Random(5), mine.state()
        while state["pending"]["yours"]:
            state = good(mine.act(state["ply"], rng.choice(state["pending"]["options"])["text"]))["state"]
        assert wait(lambda: mine.state()["seats"][1]["thinking"])
        play({"dine": other}, rng, most=5)
        assert mine.state()["ply"] == state["ply"], "it still thinks, and another game goes on"

        def hurried() -> bool:
            mine.ask("POST", "/hurry")
            return bool(mine.state()["pending"]["yours"])

        wait(hurried, "my turn")
        assert mine.state()["ply"] > state["ply"]


def test_a_hint_goes_on_beside_the_game_and_can_be_stopped(tmp_path: Path, slow: None) -> None:
    with running(settings(tmp_path)) as url:
        mine = Guest(url, start(url, game="navajo", scenario="rise")["mine"])
        state = mine.state()
        job = good(mine.do("hint", state["ply"]))["job"]
        assert good(mine.ask("GET", f"/jobs/{job}"))["state"] == "running"
        good(mine.act(state["ply"], state["pending"]["options"][0]["text"]))
        stopped = good(mine.ask("DELETE", f"/jobs/{job}"))
        assert stopped["state"] == "stopped"
        assert good(mine.ask("GET", f"/jobs/{job}"))["state"] == "stopped"
        second = good(mine.do("hint", mine.state()["ply"]))["job"]
        third = mine.do("hint", mine.state()["ply"])
        assert third.status_code == 202
        assert mine.do("hint", mine.state()["ply"]).status_code == 429
        for one in (second, third.json()["job"]):
            good(mine.ask("DELETE", f"/jobs/{one}"))
        stranger = Guest(url, start(url, game="navajo", scenario="rise")["mine"])
        assert stranger.ask("GET", f"/jobs/{job}").status_code == 404
        assert stranger.ask("DELETE", f"/jobs/{second}").status_code == 404


def test_odds_do_not_wait_for_the_hints_of_others(tmp_path: Path, slow: None) -> None:
    with running(settings(tmp_path, thinkers=1)) as url:
        other, mine = (Guest(url, start(url, game="navajo", scenario="rise")["mine"]) for _ in range(2))
        job = good(other.do("hint", other.state()["ply"]))["job"]
        good(mine.ask("GET", "/odds", option=mine.state()["pending"]["options"][0]["text"]))
        assert good(other.ask("GET", f"/jobs/{job}"))["state"] == "running", "it thinks for ever"


def test_odds_for_which_there_is_no_time_are_not_called_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine is too busy: that is told, and he may ask again."""
    monkeypatch.setattr(jobs, "PATIENCE", 0.0)
    with running(settings(tmp_path)) as url:
        mine = Guest(url, start(url, game="navajo", scenario="rise")["mine"])
        option = mine.state()["pending"]["options"][0]["text"]
        for lang, said in (("en", "the machine is busy"), ("it", "il computer è occupato")):
            answer = mine.ask("GET", "/odds", option=option, lang=lang)
            assert answer.status_code == 503
            assert said in answer.json()["message"]
            assert int(answer.headers["retry-after"]) > 0


# -- the real thing ----------------------------------------------------------------------------------------------------
def test_a_hint_names_an_option_that_is_there(url: str, guest: Sit) -> None:
    position = {"scenario": "rise", "start": {"card": 24, "segment": "enemy"}}
    mine = guest(start(url, game="navajo", position=position)["mine"])
    state = play({"dine": mine}, random.Random(1), most=1)
    job = good(mine.do("hint", state["ply"]))["job"]
    done = wait(lambda: (found := good(mine.ask("GET", f"/jobs/{job}")))["state"] != "running" and found)
    assert done["state"] == "done", done
    assert done["result"]["option"] in [option["text"] for option in state["pending"]["options"]]
    assert done["result"]["why"]


def test_odds_are_exact_and_add_up(url: str, guest: Sit) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    rng, state = random.Random(1), mine.state()
    while not (left := [o for o in state["pending"]["options"] if o["odds"]]):
        state = good(mine.act(state["ply"], rng.choice(state["pending"]["options"])["text"]))["state"]
    told = good(mine.ask("GET", "/odds", option=left[0]["text"]))
    assert told["rows"]
    assert sum(row["percent"] for row in told["rows"]) == pytest.approx(100, abs=1)
    nothing = mine.ask("GET", "/odds", option="fly")
    assert nothing.status_code == 422
    assert left[0]["text"] in nothing.json()["expected"]


def test_a_review_waits_for_the_end(url: str, guest: Sit) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    assert not mine.state()["can"]["review"]
    assert mine.ask("POST", "/review", {}).status_code == 403
    end = play({"dine": mine}, random.Random(1))
    assert end["can"]["review"]
    job = good(mine.ask("POST", "/review", {}))["job"]
    assert good(mine.ask("DELETE", f"/jobs/{job}"))["state"] == "stopped"
