"""What stands before every request: names, origins, limits, headers; and what a bad request is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from homelands.serve.http import static
from homelands.serve.http.allowed import Buckets
from homelands.serve.http.guard import Guard
from homelands.serve.settings import Settings
from homelands.table import new
from homelands.table.match import Live
from tests.serve.running import Guest, good, http, running, settings, start

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize(
    "path", ["/", "/nothing", "/api/catalogue", "/api/match", "/api/nothing", "/schema/openapi.json"]
)
def test_every_answer_has_the_headers(url: str, path: str) -> None:
    answer = http.get(f"{url}{path}")
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "http" not in answer.headers["content-security-policy"], "nothing comes from elsewhere"
    assert "set-cookie" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers


# -- names and origins -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "localhost"])
def test_a_name_that_is_not_ours_is_refused(url: str, host: str) -> None:
    answer = http.get(f"{url}/api/mine", headers={"Host": host})
    assert answer.status_code == 400
    assert answer.json()["error"] == "unknown-host"


def test_our_own_names_are_answered(url: str) -> None:
    port = url.rpartition(":")[2]
    for name in ("127.0.0.1", "localhost", "LOCALHOST", "[::1]"):
        assert http.get(f"{url}/api/health", headers={"Host": f"{name}:{port}"}).status_code == 200


@pytest.mark.parametrize(
    ("bound", "public", "good_hosts", "bad_hosts"),
    [
        (
            "0.0.0.0",
            (),
            ["192.168.1.5:8421", "localhost:8421", "[fe80::1]:8421"],
            ["evil.example", "evil.example:8421"],
        ),
        ("0.0.0.0", ("https://play.example.org",), ["play.example.org"], ["192.168.1.5:8421", "127.0.0.1:8421"]),
        ("127.0.0.1", ("https://play.example.org",), ["play.example.org"], ["127.0.0.1:8421", "localhost:8421"]),
    ],
)
def test_which_names_are_ours(
    tmp_path: Path, bound: str, public: tuple[str, ...], good_hosts: list[str], bad_hosts: list[str]
) -> None:
    guard = Guard(None, Settings(data=str(tmp_path), host=bound, public=public))  # type: ignore[arg-type]
    assert all(guard._ours(host) for host in good_hosts)
    assert not any(guard._ours(host) for host in bad_hosts)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_another_page_may_not_act(url: str, headers: dict[str, str]) -> None:
    answer = http.post(f"{url}/api/matches", json={"game": "navajo", "scenario": "rise"}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"] == "other-origin"


def test_our_own_page_may(url: str) -> None:
    wanted = {"game": "navajo", "scenario": "rise"}
    assert http.post(f"{url}/api/matches", json=wanted, headers={"Origin": url}).status_code == 201


# -- limits ------------------------------------------------------------------------------------------------------------
def test_too_many_requests_of_one_client_wait(tmp_path: Path) -> None:
    with running(settings(tmp_path, rate=0.02, burst=3.0)) as url:
        answers = [http.get(f"{url}/api/health") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[-1].json()["error"] == "too-many-requests"


def test_who_waits_may_ask_again() -> None:
    buckets = Buckets(rate=2.0, size=3.0)
    assert [buckets.take("a", 0.0) for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a", 0.0) == pytest.approx(0.5)
    assert buckets.take("b", 0.0) == 0, "another client has his own"
    assert buckets.take("a", 0.6) == 0
    assert buckets.take("a", 0.6) > 0
    assert [buckets.take("a", 100.0) for _ in range(3)] == [0, 0, 0], "not more than the bucket holds"
    assert buckets.take("a", 100.0) > 0


def test_too_many_new_matches_of_one_client_wait(tmp_path: Path) -> None:
    with running(settings(tmp_path, starts=2.0)) as url:
        wanted = {"game": "navajo", "scenario": "rise"}
        begun = [http.post(f"{url}/api/matches", json=wanted) for _ in range(3)]
        assert [one.status_code for one in begun] == [201, 201, 429]
        seat = {"Authorization": f"Seat {begun[0].json()['mine']}"}
        assert http.post(f"{url}/api/match/links", headers=seat).status_code == 429, "links are kept too"
        assert http.get(f"{url}/api/health").status_code == 200


@pytest.mark.parametrize(("path", "most"), [("/api/match/act", 64_000), ("/api/import", 600_000)])
def test_a_body_that_is_too_large_is_not_read(url: str, path: str, most: int) -> None:
    token = start(url, game="navajo", scenario="rise")["mine"]
    headers = {"Authorization": f"Seat {token}"}
    body = json.dumps({"ply": 0, "text": "x" * most, "journal": "x" * most})
    assert http.post(f"{url}{path}", content=body, headers=headers).status_code == 413

    def pieces() -> Iterator[bytes]:
        for _ in range(most // 1000 + 10):
            yield b" " * 1000

    answer = http.post(f"{url}{path}", content=pieces(), headers={**headers, "Content-Type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["error"] == "too-large"


# -- what is not understood --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "body",
    [
        "", "{", "[]", "null", "1", '"x"', "{}", '{"ply": "x"}', '{"ply": 1.5}', '{"ply": 1e400}', '{"ply": true}',
        '{"ply": 0, "text": 5}', '{"ply": 0, "text": null}', '{"ply": 0, "more": 1}', "\x00", "é", "[" * 20_000,
        '{"ply": 0, "text": "' + "x" * 300 + '"}', '{"ply": 0, "text": "\\ud800"}',
    ],
)  # fmt: skip
def test_a_body_that_is_not_understood_is_told_so(url: str, body: str) -> None:
    token = start(url, game="navajo", scenario="rise")["mine"]
    headers = {"Authorization": f"Seat {token}", "Content-Type": "application/json"}
    answer = http.post(f"{url}/api/match/act", content=body.encode("utf-8"), headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] == "bad-request"
    assert_plain(answer)


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/api/match/act", 405), ("DELETE", "/api/matches", 405), ("POST", "/api/catalogue", 405),
        ("GET", "/api/rules/chess", 404), ("GET", "/api/nothing", 404), ("GET", "/../../etc/passwd", 404),
        ("GET", "/assets/../../server.py", 404), ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404), ("GET", "/server.py", 404),
        ("GET", "/api/catalogue?lang=xx", 400), ("GET", "/api/catalogue?lang=", 400),
    ],
)  # fmt: skip
def test_a_place_that_is_not_there_is_told_so(url: str, method: str, path: str, code: int) -> None:
    answer = http.request(method, f"{url}{path}")
    assert answer.status_code == code, answer.text
    assert_plain(answer)


def test_numbers_that_are_too_large_are_refused(url: str) -> None:
    mine = Guest(url, start(url, game="navajo", scenario="rise")["mine"])
    for query in ({"ply": 10**30}, {"ply": "x"}, {"ply": -1}):
        assert mine.ask("GET", "", **query).status_code in (400, 422)
    for query in ({"from": -1}, {"from": "x"}, {"to": "1.5"}):
        assert mine.ask("GET", "/log", **query).status_code == 400
    assert mine.ask("POST", "/branch", {"at": 2**62}).status_code == 422


def assert_plain(answer: httpx.Response) -> None:
    """A message for people, and nothing of the program."""
    found = answer.json()
    assert set(found) == {"error", "message", "rule", "expected", "ply"}
    assert found["message"]
    for word in ("Traceback", "site-packages", ".py", 'File "', "sqlalchemy", "msgspec"):
        assert word not in answer.text


def test_a_fault_of_ours_tells_nothing_of_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    with running(settings(tmp_path)) as url:
        monkeypatch.setattr(new, "new", broken)
        answer = http.post(f"{url}/api/matches", json={"game": "navajo"}, params={"lang": "it"})
    assert answer.status_code == 500
    assert answer.json()["error"] == "broken"
    assert "guasto" in answer.json()["message"]
    assert "42" not in answer.text


def test_a_fault_in_the_middle_of_an_action_leaves_the_match_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings(tmp_path)) as url:
        mine = Guest(url, start(url, game="navajo", scenario="rise")["mine"])
        state = mine.state()
        choice = state["pending"]["options"][0]["text"]
        with monkeypatch.context() as broken:
            broken.setattr(Live, "roll", lambda self, now: 1 / 0)
            assert mine.act(state["ply"], choice).status_code == 500
        assert mine.state()["view"] == state["view"]
        good(mine.act(state["ply"], choice))


# -- the page ----------------------------------------------------------------------------------------------------------
def test_a_page_that_is_not_built_says_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "FOLDER", tmp_path / "none")
    monkeypatch.setattr(static.Pages.__init__, "__defaults__", (tmp_path / "none",))
    with running(settings(tmp_path)) as url:
        answer = http.get(url)
        assert answer.status_code == 503
        assert "make page" in answer.text


def test_the_page_comes_in_its_smallest_form_and_hashed_files_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>page</title>")
    for ending, text in (("", "plain"), (".br", "small"), (".gz", "less")):
        (built / "assets" / f"app-1a2b.js{ending}").write_text(text)
    monkeypatch.setattr(static.Pages.__init__, "__defaults__", (built,))
    with running(settings(tmp_path)) as url:
        first = http.get(url)
        assert first.text == "<title>page</title>"
        assert first.headers["cache-control"] == "no-cache"
        assert http.get(url, headers={"If-None-Match": first.headers["etag"]}).status_code == 304
        script = f"{url}/assets/app-1a2b.js"
        for accepted, encoding, size in (("br, gzip", "br", "5"), ("gzip", "gzip", "4"), ("identity", None, "5")):
            with httpx.stream("GET", script, headers={"Accept-Encoding": accepted}) as answer:
                assert answer.headers.get("content-encoding") == encoding
                assert answer.headers["content-length"] == size
                assert answer.headers["content-type"].startswith("text/javascript")
                assert "immutable" in answer.headers["cache-control"]
        assert http.get(f"{script}.br").status_code == 404
