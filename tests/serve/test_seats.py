"""Who may see and do what: every endpoint, with every token there is."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from copy import copy
from pathlib import Path
from typing import Any

import httpx
import pytest

from homelands.core.journal import CHANCE, SUM
from homelands.core.match import start as begin
from homelands.serve.http.openapi import document
from homelands.serve.settings import Settings
from homelands.serve.storage.database import Database
from homelands.serve.storage.store import DatabaseStore
from homelands.table.matches import Holder, Matches
from homelands.table.new import new
from homelands.table.render import table as words_of
from homelands.table.schema import NewMatch
from homelands.table.trouble import Refused, Trouble
from tests.serve.running import Guest, Stream, good, http, play, start, without_views

Sit = Callable[..., Guest]
Match = dict[str, Guest]

PUBLIC = {
    "/api/catalogue", "/api/matches", "/api/import", "/api/mine", "/api/health", "/api/limits",
    "/api/rules/{game}", "/api/things/{game}", "/api/board/{game}",
    "/api/languages", "/api/words/{language}", "/api/words/{language}/{game}",
}  # fmt: skip
FOR_ALL = {  # what everybody at the table may ask; each is answered for his own seat
    "GET /api/match", "GET /api/match/log", "GET /api/match/journal", "GET /api/match/position", "GET /api/match/why",
    "GET /api/match/events", "GET /api/match/things", "GET /api/match/board",
    "GET /api/match/rules",
}  # fmt: skip
NOT_NOW = {  # refused to whoever has not the turn, and to spectators
    "POST /api/match/act": {"text": "pass"}, "POST /api/match/undo": {}, "POST /api/match/redo": {},
    "POST /api/match/skip": {}, "POST /api/match/correct": {"number": 1, "text": "die 1"},
    "POST /api/match/printed": {"values": {}}, "POST /api/match/branch": None, "POST /api/match/hint": {},
    "POST /api/match/review": None, "GET /api/match/odds": None, "GET /api/match/jobs/{job}": None,
    "DELETE /api/match/jobs/{job}": None,
}  # fmt: skip
OWN = {"POST /api/match/name": {"name": "x"}, "POST /api/match/hurry": None, "POST /api/match/links": None,
       "POST /api/match/renew": {}, "DELETE /api/match": None}


def endpoints() -> list[str]:
    paths = json.loads(document())["paths"]
    return [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]


def test_no_endpoint_is_forgotten_here() -> None:
    known = FOR_ALL | set(NOT_NOW) | set(OWN)
    found = {one for one in endpoints() if one.partition(" ")[2] not in PUBLIC}
    assert found == known


@pytest.fixture(scope="module")
def links(url: str) -> dict[str, str]:
    """Two players in the middle of Plains Indian Wars, one who looks on. Who decides has also made the last choice."""
    begun, rng = start(url, game="plains", scenario="2"), random.Random(7)
    seats = {seat: Guest(url, token) for seat, token in begun["tokens"].items()}
    play(seats, rng, most=60)
    while True:
        state = play(seats, rng, most=1)
        choices = [f for f in good(seats["green"].ask("GET", "/log"))["frames"] if f["mark"] == ">"]
        if choices[-1]["seat"] == state["pending"]["seat"]:
            return {**begun["tokens"], "": begun["spectate"]}


@pytest.fixture
def table(links: dict[str, str], guest: Sit) -> Match:
    return {seat: guest(token) for seat, token in links.items()}


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Matches]:
    """The desk without a server around it."""
    database = Database(f"sqlite:///{tmp_path}/x.sqlite")
    database.upgrade()
    yield Matches(Settings(data=str(tmp_path)), DatabaseStore(database))
    database.close()


def other(table: Match) -> tuple[Guest, Guest]:
    """Who has the turn, and the other player."""
    turn = table[""].state()["pending"]["seat"]
    return table[turn], next(guest for seat, guest in table.items() if seat not in ("", turn))


def ask(guest: Guest, endpoint: str, body: Any) -> httpx.Response:
    method, _, path = endpoint.partition(" ")
    path = path.removeprefix("/api/match").replace("{job}", "AAAAAAAAAAAAAAAA")
    query = {"option": "pass"} if path == "/odds" else {}
    if body is not None and method == "POST":
        body = body if path in ("/name", "/renew") else {"ply": guest.state()["ply"], **body}
    if path == "/branch":
        body = {"at": 0}
    return guest.ask(method, path, body, **query)


# -- no token, another match's token -----------------------------------------------------------------------------------
@pytest.mark.parametrize("endpoint", sorted(FOR_ALL | set(NOT_NOW) | set(OWN)))
@pytest.mark.parametrize("token", ["", "x" * 32, "x" * 5000, "é", "../../etc", "' OR 1=1 --"])
def test_without_a_link_there_is_nothing(url: str, endpoint: str, token: str) -> None:
    method, _, path = endpoint.partition(" ")
    headers = {"Authorization": f"Seat {token}".encode()} if token else {}
    body = {"ply": 0, "text": "x", "number": 1, "values": {}, "at": 0, "name": "x"}
    fitting = {"act": ("ply", "text"), "correct": ("ply", "number", "text"), "printed": ("ply", "values"),
               "branch": ("at",), "name": ("name",), "renew": ()}.get(path.rpartition("/")[2], ("ply",))  # fmt: skip
    data = {name: body[name] for name in fitting} if method == "POST" else None
    answer = http.request(method, f"{url}{path}".replace("{job}", "AAAA"), json=data, headers=headers,
                           params={"option": "x"})  # fmt: skip
    assert answer.status_code == 401, answer.text
    assert answer.json()["error"] == "unknown-token"
    assert answer.headers["www-authenticate"] == "Seat"


def test_a_seat_opens_its_own_match_only(url: str, guest: Sit, table: Match) -> None:
    elsewhere = guest(start(url, game="plains", scenario="2")["mine"])
    here = table[""].state()
    there = elsewhere.state()
    assert there["match"] != here["match"]
    good(elsewhere.act(there["ply"], there["pending"]["options"][0]["text"]))
    assert table[""].state()["ply"] == here["ply"]


# -- the other player, and who looks on --------------------------------------------------------------------------------
@pytest.mark.parametrize("who", ["other", "spectator"])
@pytest.mark.parametrize("endpoint", sorted(NOT_NOW))
def test_nobody_acts_for_another(table: Match, who: str, endpoint: str) -> None:
    before = table[""].state()
    someone = table[""] if who == "spectator" else other(table)[1]
    answer = ask(someone, endpoint, NOT_NOW[endpoint])
    assert answer.status_code in (403, 404), f"{answer.status_code} {answer.text}"
    assert answer.json()["expected"] == [], "what is possible for another is nobody's business"
    after = table[""].state()
    assert (after["ply"], after["view"]) == (before["ply"], before["view"])


@pytest.mark.parametrize("endpoint", sorted(OWN))
def test_who_looks_on_has_no_name_and_hurries_nobody(table: Match, endpoint: str) -> None:
    assert ask(table[""], endpoint, OWN[endpoint]).status_code == 403


def test_why_and_odds_tell_nobody_another_seats_options(table: Match) -> None:
    mover, waiting = other(table)
    option = mover.state()["pending"]["options"][0]["text"]
    for someone in (waiting, table[""]):
        for path, query in (("/why", {"text": option}), ("/odds", {"option": option})):
            assert someone.ask("GET", path, **query).status_code == 403
        assert good(someone.ask("GET", "/why"))["expected"] == []


def test_a_hint_is_for_who_asked_for_it(url: str, guest: Sit, table: Match) -> None:
    """Not even with the name of the job: it would tell what its owner may do."""
    mover, waiting = other(table)
    job = good(mover.do("hint", mover.state()["ply"]))["job"]
    elsewhere = guest(start(url, game="plains", scenario="2")["mine"])
    for someone in (waiting, table[""], elsewhere):
        for method in ("GET", "DELETE"):
            answer = someone.ask(method, f"/jobs/{job}")
            assert (answer.status_code, answer.json()["error"]) == (404, "unknown-job")
    assert good(mover.ask("GET", f"/jobs/{job}"))["state"] in ("running", "done")
    good(mover.ask("DELETE", f"/jobs/{job}"))


def test_only_one_s_own_choice_is_taken_back(url: str, guest: Sit) -> None:
    begun = start(url, game="plains", scenario="2")
    seats = {seat: guest(token) for seat, token in begun["tokens"].items()}
    rng, state = random.Random(1), seats["green"].state()
    while True:
        turn = state["pending"]["seat"]
        state = seats[turn].state()
        state = good(seats[turn].act(state["ply"], rng.choice(state["pending"]["options"])["text"]))["state"]
        if state["can"]["undo"]:
            break
    foe = next(one for seat, one in seats.items() if seat != turn)
    assert not foe.state()["can"]["undo"]
    assert foe.do("undo", state["ply"]).status_code == 403
    good(seats[turn].do("undo", state["ply"]))
    assert foe.do("redo", state["ply"] + 1).status_code == 403


def test_an_undo_that_is_refused_does_not_name_a_hidden_card(desk: Matches) -> None:
    """Set-up ends with cards that both have drawn: nobody learns the last one by asking to take it back."""
    begun = new(desk, NewMatch("plains", "2"), local=False)
    rng, hidden = random.Random(1), 0
    for _ in range(60):
        with desk.opened(begun.match) as live:
            ply, seat = live.ply, live.turn
            last = next(entry for entry in reversed(live.match.entries) if entry.mark != SUM)
            option = live.match.game.option_words(rng.choice(live.match.position.options))
            drawn = last.mark == CHANCE and last.text.startswith("card ")
        for token in begun.tokens.values() if drawn else ():
            with pytest.raises((Trouble, Refused)) as told:
                desk.undo(desk.holder(token), ply, "en")
            card = last.text.removeprefix("card ")
            assert card not in str(vars(told.value)) + str(told.value)
            hidden += 1
        desk.act(Holder(begun.match, seat), ply, option, "en")
    assert hidden, "no card was the last entry"


def test_lost_links_are_made_again_for_who_may_hand_them_on(url: str, guest: Sit) -> None:
    begun = start(url, game="plains", scenario="2", seats={"green": "me", "blue": "link"})
    green, blue = (guest(begun["tokens"][seat]) for seat in ("green", "blue"))
    again = good(green.ask("POST", "/links"))
    assert list(again["tokens"]) == ["blue"]
    assert guest(again["tokens"]["blue"]).state()["you"] == "blue"
    assert guest(again["spectate"]).state()["you"] == ""
    assert blue.state()["you"] == "blue", "the old link stays good"
    assert good(blue.ask("POST", "/links"))["tokens"] == {}, "green's seat is green's"
    alone = start(url, game="plains", scenario="2")
    assert good(guest(alone["tokens"]["blue"]).ask("POST", "/links"))["tokens"] == {}


# -- what is told ------------------------------------------------------------------------------------------------------
def told(guest: Guest) -> dict[int, dict[str, Any]]:
    return {frame["ply"]: frame for frame in good(guest.ask("GET", "/log"))["frames"]}


def test_a_drawn_card_is_told_to_who_drew_it_and_to_nobody_else(table: Match) -> None:
    logs = {seat: told(guest) for seat, guest in table.items()}
    veiled = {seat: {ply for ply, frame in log.items() if frame["veiled"]} for seat, log in logs.items()}
    assert veiled["green"], "blue has drawn cards"
    assert veiled["blue"]
    assert not veiled["green"] & veiled["blue"], "somebody knows every card that was drawn"
    assert veiled[""] == veiled["green"] | veiled["blue"]
    journals = {seat: guest.ask("GET", "/journal").text for seat, guest in table.items()}
    for seat, plies in veiled.items():
        for ply in plies:
            known = next(log[ply] for who, log in logs.items() if who and ply not in veiled[who])
            card = known["text"].removeprefix("card ")
            assert card not in json.dumps({**logs[seat][ply], "view": None})
            drawn = f"! card {card}\n"
            again = [f for f in logs[seat].values() if not f["veiled"] and f["text"] == f"card {card}"]
            assert drawn not in journals[seat] or again
    for journal in journals.values():
        assert "\n= " not in journal, "a checksum tells which card is hidden to who tries them all"


def test_a_view_holds_nobody_else_s_hand(table: Match) -> None:
    for seat, guest in table.items():
        state = guest.state()
        assert guest.ask("GET", "/position").json() == state["view"]
        hands = {colour: hand for colour, hand in state["view"]["hands"].items() if hand is not None}
        assert set(hands) == {"green": {"green", "orange"}, "blue": {"blue", "brown"}, "": set()}[seat]


@pytest.mark.parametrize("seat", ["green", "blue", ""])
def test_what_is_told_does_not_change_with_what_is_hidden(seat: str) -> None:
    """The same position with other hidden cards looks the same to a seat."""
    match = begin("plains", "2", seed="9")
    match.header.seats = {"green": "human", "blue": "human"}
    rng, words, differ = random.Random(3), words_of("plains", "en"), 0
    match.roll()
    for n in range(80):
        match.choose(rng.choice(match.position.options))
        match.roll()
        twin = copy(match)
        twin.position = match.game.resample(match.position, seat, random.Random(n))
        differ += match.game.to_plain(twin.position)["hands"] != match.game.to_plain(match.position)["hands"]
        for tell in (words.view, words.pending, words.why):
            assert tell(twin, seat) == tell(match, seat)
    assert differ > 40, "otherwise nothing was shown"


def test_nobody_sees_the_seed_before_the_end(url: str, table: Match) -> None:
    for guest in table.values():
        state = guest.state()
        assert state["seed"] is None
        assert state["salt"] is None
        journal = guest.ask("GET", "/journal").text
        assert "seed:" not in journal
        assert "salt:" not in journal


def test_an_event_stream_tells_no_more_than_the_log(table: Match) -> None:
    streams = {seat: Stream(guest, last=0) for seat, guest in table.items()}
    for seat, guest in table.items():
        update = streams[seat].until("frames")
        own = told(guest)
        assert without_views(update["frames"]) == list(own.values())
        assert update["state"]["view"] == guest.state()["view"]
        assert update["state"]["you"] == seat


def test_after_the_end_nothing_is_hidden(url: str, guest: Sit) -> None:
    begun = start(url, game="navajo", scenario="rise", options=["two-players"])
    seats = {seat: guest(token) for seat, token in begun["tokens"].items()}
    end = play(seats, random.Random(11))
    assert end["pending"]["kind"] == "over"
    onlooker = guest(begun["spectate"])
    assert not any(frame["veiled"] for frame in told(onlooker).values())
    assert "\n= " in onlooker.ask("GET", "/journal").text
    assert onlooker.state()["seed"] == end["seed"]
    made = good(onlooker.ask("POST", "/branch", {"at": 10}))
    assert guest(made["mine"]).state()["you"] == "*"
