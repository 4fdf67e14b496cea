"""A game over HTTP: choices, refusals, undo, looking back, branches, journals."""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner

from homelands.cli.main import main
from homelands.core.match import Match
from tests.serve.running import Guest, good, http, play, start, without_views

Sit = Callable[..., Guest]


def test_a_whole_game_ends_with_dice_that_can_be_checked(url: str, guest: Sit, tmp_path: Path) -> None:
    begun = start(url, game="navajo", scenario="rise")
    mine = guest(begun["mine"])
    assert mine.state()["seed"] is None
    end = play({"dine": mine}, random.Random(4))
    assert end["pending"]["kind"] == "over"
    assert end["pending"]["outcome"]["result"]
    assert hashlib.sha256(f"{end['salt']}:{end['seed']}".encode()).hexdigest() == begun["commitment"]
    journal = tmp_path / "game.journal"
    journal.write_text(mine.ask("GET", "/journal").text, encoding="utf-8")
    told = CliRunner().invoke(main, ["replay", "--verify", str(journal)])
    assert told.exit_code == 0, told.output
    assert begun["commitment"] in told.output


def test_every_match_has_dice_of_its_own(url: str, guest: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda n: secrets.token_bytes(n).hex())  # as it is outside the tests
    begun = [start(url, game="navajo", scenario="rise")["mine"] for _ in range(2)]
    seeds = {play({"dine": guest(mine)}, random.Random(4))["seed"] for mine in begun}
    assert len(seeds) == 2
    assert {len(seed) for seed in seeds} == {32}


def test_a_journal_whose_seed_was_changed_does_not_verify(url: str, guest: Sit, tmp_path: Path) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    seed = play({"dine": mine}, random.Random(5))["seed"]
    journal = tmp_path / "game.journal"
    journal.write_text(mine.ask("GET", "/journal").text.replace(seed, "0" * len(seed)), encoding="utf-8")
    told = CliRunner().invoke(main, ["replay", "--verify", str(journal)])
    assert told.exit_code == 1
    assert "not the commitment" in told.output


def test_an_unfinished_journal_promises_and_tells_no_seed(url: str, guest: Sit, tmp_path: Path) -> None:
    begun = start(url, game="navajo", scenario="rise")
    mine = guest(begun["mine"])
    play({"dine": mine}, random.Random(6), most=10)
    text = mine.ask("GET", "/journal").text
    assert f"commitment: {begun['commitment']}" in text
    assert "seed:" not in text
    assert "salt:" not in text
    journal = tmp_path / "game.journal"
    journal.write_text(text, encoding="utf-8")
    told = CliRunner().invoke(main, ["replay", "--verify", str(journal)])
    assert told.exit_code == 0
    assert "not revealed yet" in told.output


# -- answering the right moment ----------------------------------------------------------------------------------------
def test_a_doubled_click_is_refused_and_applied_once(url: str, guest: Sit) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    state = mine.state()
    choice = state["pending"]["options"][0]["text"]
    first = good(mine.act(state["ply"], choice))
    again = mine.act(state["ply"], choice)
    assert again.status_code == 409
    assert again.json()["error"] == "stale"
    assert again.json()["ply"] == first["ply"]
    assert mine.state()["ply"] == first["ply"]


@pytest.mark.parametrize("ply", [-1, 1, 10_000])
def test_a_ply_that_is_not_now_is_refused(url: str, guest: Sit, ply: int) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    state = mine.state()
    answer = mine.act(ply, state["pending"]["options"][0]["text"])
    assert answer.status_code == 409
    assert mine.state()["ply"] == state["ply"]


def test_what_the_rules_forbid_names_the_rule_and_changes_nothing(url: str, guest: Sit) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    before = mine.state()
    answer = mine.act(before["ply"], "place A hopi.1")
    assert answer.status_code == 422
    problem = answer.json()
    assert problem["rule"]
    assert "place A shiprock.1" in problem["expected"]
    assert problem["ply"] == before["ply"]
    assert mine.state()["view"] == before["view"]


def test_refusals_are_told_in_the_language_asked_for(url: str, guest: Sit) -> None:
    token = start(url, game="navajo", scenario="rise")["mine"]
    said = [guest(token, lang).act(-1, "x").json()["message"] for lang in ("en", "it")]
    assert "gone on" in said[0]
    assert "andata avanti" in said[1]


def test_the_only_option_that_begins_so_is_meant(url: str, guest: Sit) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    state = mine.state()
    taken = good(mine.act(state["ply"], "place a shiprock.2"))
    assert taken["frames"][0]["text"] == "place A shiprock.2"
    several = mine.act(taken["ply"], "ferocity")
    assert several.status_code == 422


# -- going back --------------------------------------------------------------------------------------------------------
def test_undo_and_redo_are_plies_of_their_own(url: str, guest: Sit) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    before = mine.state()
    assert not before["can"]["undo"]
    first = good(mine.act(before["ply"], before["pending"]["options"][0]["text"]))
    assert first["state"]["can"]["undo"]
    undone = good(mine.do("undo", first["ply"]))
    assert undone["ply"] == first["ply"] + 1
    assert (undone["since"], undone["frames"]) == (0, [])
    assert undone["state"]["view"] == before["view"]
    assert undone["state"]["can"] | {"undo": False, "redo": True} == undone["state"]["can"]
    redone = good(mine.do("redo", undone["ply"]))
    assert redone["ply"] == undone["ply"] + 1
    assert redone["state"]["view"] == first["state"]["view"]
    assert mine.act(first["ply"], "x").status_code == 409, "the ply before the undo never comes back"


def test_undo_stops_at_new_information(url: str, guest: Sit) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    rng = random.Random(3)
    state = mine.state()
    while True:
        update = good(mine.act(state["ply"], rng.choice(state["pending"]["options"])["text"]))
        state = update["state"]
        if any(frame["mark"] == "!" for frame in update["frames"]):
            break
    assert not state["can"]["undo"]
    answer = mine.do("undo", state["ply"])
    assert answer.status_code == 422
    assert answer.json()["error"] == "new-information"


def test_any_earlier_moment_can_be_looked_at(url: str, guest: Sit) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    rng, seen, state = random.Random(8), {}, mine.state()
    for _ in range(30):
        seen[state["ply"]] = state["view"]
        state = good(mine.act(state["ply"], rng.choice(state["pending"]["options"])["text"]))["state"]
    for ply, view in seen.items():
        past = mine.state(ply=ply)
        assert past["view"] == view
        assert (past["at"], past["ply"]) == (ply, state["ply"])
        assert past["pending"]["options"] == []
        assert not past["pending"]["yours"]
    assert mine.ask("GET", "", ply=state["ply"] + 1).status_code == 422


def test_the_log_tells_what_was_told(url: str, guest: Sit) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    rng, frames, state = random.Random(9), [], mine.state()
    for _ in range(25):
        update = good(mine.act(state["ply"], rng.choice(state["pending"]["options"])["text"]))
        frames += without_views(update["frames"])
        state = update["state"]
    assert good(mine.ask("GET", "/log"))["frames"] == frames
    half = frames[len(frames) // 2]["ply"]
    later = good(mine.ask("GET", "/log", **{"from": half}))["frames"]
    assert later == [frame for frame in frames if frame["ply"] > half]
    assert good(mine.ask("GET", "/log", to=half))["frames"] == frames[: len(frames) - len(later)]
    assert state["last"] == frames[-1]["ply"]
    italian = good(guest(mine.token, "it").ask("GET", "/log"))["frames"]
    assert [frame["text"] for frame in italian] == [frame["text"] for frame in frames]
    assert italian != frames


# -- branches and journals ---------------------------------------------------------------------------------------------
def test_a_branch_leaves_the_game_alone(url: str, guest: Sit) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    play({"dine": mine}, random.Random(2), most=25)
    here = mine.state()
    frames = good(mine.ask("GET", "/log"))["frames"]
    then = max(a["ply"] for a, b in pairwise(frames[:-5]) if b["mark"] == ">")  # a decision was pending then
    made = good(mine.ask("POST", "/branch", {"at": then, "name": "what if\nseed: 1"}))
    practice = guest(made["mine"])
    state = practice.state()
    assert state["branch"] == "what if seed: 1", "a name is one line"
    assert state["view"] == mine.state(ply=then)["view"]
    assert state["you"] == "*"
    play({"*": practice}, random.Random(1), most=10)
    assert mine.state() | {"seats": []} == here | {"seats": []}
    assert mine.ask("POST", "/branch", {"at": 10_000}).status_code == 422


def test_a_journal_goes_out_and_comes_back(url: str, guest: Sit) -> None:
    mine = guest(start(url, game="navajo", scenario="rise")["mine"])
    state = play({"dine": mine}, random.Random(12), most=40)
    text = mine.ask("GET", "/journal").text
    Match.load(text)
    back = guest(good(http.post(f"{url}/api/import", json={"journal": text}))["mine"])
    again = back.state()
    assert again["view"] == state["view"]
    assert [o["text"] for o in again["pending"]["options"]] == [o["text"] for o in state["pending"]["options"]]
    assert again["commitment"] == "", "its first dice were not ours"
    if state["pending"]["kind"] != "over":
        good(back.act(again["ply"], again["pending"]["options"][0]["text"]))


@pytest.mark.parametrize(
    ("journal", "said"),
    [
        ("", "the header does not end"),
        ("game: chess\nscenario: x\n---\n", "no game chess"),
        ("game: navajo\nscenario: nowhere\n---\n", "unknown scenario"),
        ("game: navajo\nscenario: rise\n---\n> fly\n", "not possible here"),
        ("game: navajo\nscenario: rise\npack: /etc\n---\n", "no pack etc"),
        ("game: navajo\nposition: /etc/passwd\n---\n", "a path cannot be followed here"),
        ("game: navajo\nposition: saves/x.json\n---\n", "a path cannot be followed here"),
    ],
)
def test_a_journal_that_cannot_be_played_says_why(url: str, journal: str, said: str) -> None:
    answer = http.post(f"{url}/api/import", json={"journal": journal})
    assert answer.status_code == 422
    assert said in answer.json()["message"]


def test_a_game_starts_from_a_position(url: str, guest: Sit) -> None:
    position = {"game": "navajo", "scenario": "rise", "tracks": {"ap": 3}, "start": {"card": 24, "segment": "enemy"}}
    state = guest(start(url, game="navajo", position=position)["mine"]).state()
    assert state["view"]["tracks"]["ap"] == 3
    assert state["scenario"] == "rise"


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": "navajo", "scenario": "nowhere"},
        {"game": "navajo", "scenario": "rise", "options": ["flying"]},
        {"game": "navajo", "scenario": "rise", "rulings": {"no-such": "x"}},
        {"game": "navajo", "scenario": "rise", "packs": ["../../etc"]},
        {"game": "navajo", "scenario": "rise", "seats": {"nobody": "me"}},
        {"game": "navajo", "scenario": "rise", "seats": {"dine": "bot:genius"}},
        {"game": "navajo", "scenario": "rise", "seats": {"dine": "bot:random"}},
        {"game": "navajo", "scenario": "rise", "seats": {"dine": "the cat"}},
        {"game": "navajo", "position": {"scenario": "rise", "tracks": {"ap": 10**9}}},
        {"game": "navajo", "position": {"scenario": "rise", "tracks": "many"}},
        {"game": "navajo", "position": {"scenario": "rise", "families": {"A": {"at": ["x"]}}}},
        {"game": "navajo", "position": {"scenario": {"a": 1}, "elders": [[[]]]}},
        {"game": "plains", "position": {"scenario": "2", "regions": {"nowhere": {"green": 1}}}},
        {"game": "plains", "position": {"scenario": "2", "rail": -5}},
        {"game": "navajo", "kind": "lesson", "lesson": "../../secret"},
        {"game": "navajo", "kind": "lesson"},
    ],
)
def test_what_cannot_be_started_says_why(url: str, wrong: dict[str, object]) -> None:
    answer = http.post(f"{url}/api/matches", json=wrong)
    assert answer.status_code == 422, answer.text
    assert answer.json()["message"]
    assert "Traceback" not in answer.text


def test_names_are_shown_to_the_others(url: str, guest: Sit) -> None:
    begun = start(url, game="plains", scenario="2", names={"green": "Anna\r\nB\x00"})
    green, blue = (guest(begun["tokens"][seat]) for seat in ("green", "blue"))
    assert green.ask("POST", "/name", {"name": "x" * 61}).status_code == 400
    good(blue.ask("POST", "/name", {"name": "Bruno\nVerdi"}))
    names = {seat["seat"]: seat["name"] for seat in green.state()["seats"]}
    assert names == {"green": "Anna B", "blue": "Bruno Verdi"}


def test_games_of_this_machine_are_found_again(url: str, guest: Sit) -> None:
    begun = start(url, game="navajo", scenario="rise")
    found = {entry["match"]: entry for entry in good(http.get(f"{url}/api/mine"))}
    entry = found[begun["match"]]
    assert entry["token"] != begun["mine"], "only digests are kept"
    assert guest(entry["token"]).state()["you"] == "dine"
    through_a_proxy = http.get(f"{url}/api/mine", headers={"X-Forwarded-For": "1.2.3.4"})
    assert through_a_proxy.status_code == 403
    from_elsewhere = http.get(f"{url}/api/mine", headers={"Sec-Fetch-Site": "cross-site"})
    assert from_elsewhere.status_code == 403
