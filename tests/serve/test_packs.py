"""A match with an owner's pack is shown with the names and figures of the pack; every other one with our own."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.serve.running import Guest, good, http, running, settings, start

FORT = '[fort.defiance]\nhits = 9\nsource = "box"\n'
CARD = '[card.32]\ne0 = 5\nsource = "box"\n'
AREA = '[area."hopi.6"]\nvalue = 6\nhorse = 5\nsource = "box"\n'
REGION = '[region.black-hills]\nat = [701, 377]\nsource = "box"\n'


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose owner has a pack for each game."""
    data = tmp_path_factory.mktemp("owner")
    write(data / "packs" / "box", operations=CARD, map=AREA, charts=FORT, pack='name = "My box"\n')
    write(data / "packs" / "plains-box", map=REGION)
    write(data / "packs" / "torn", map="[nonsense")
    with running(settings(data)) as found:
        yield found


def write(folder: Path, **files: str) -> None:
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text)


def told(url: str, path: str) -> Any:
    return good(http.get(f"{url}/api/{path}"))


def test_a_pack_is_offered_for_the_game_it_fits(url: str) -> None:
    packs = {pack["id"]: (pack["name"], pack["game"]) for pack in told(url, "catalogue")["packs"]}
    assert packs == {"box": ("My box", "navajo"), "plains-box": ("plains-box", "plains"), "torn": ("torn", "")}


def test_things_and_board_of_a_match_follow_its_pack(url: str) -> None:
    begun = start(url, game="navajo", scenario="rise", packs=["box"])
    plain = Guest(url, start(url, game="navajo", scenario="rise")["mine"])
    for token in (begun["mine"], begun["spectate"]):
        one = Guest(url, token)
        things = good(one.ask("GET", "/things"))
        assert things["card:32"]["fields"]["e0"] == 5
        assert not things["card:32"]["reconstructed"]
        assert good(one.ask("GET", "/board"))["areas"]["hopi.6"]["horse"] == 5
        assert one.state()["tables"]
    assert plain.state()["tables"] == ""
    assert good(plain.ask("GET", "/things")) == told(url, "things/navajo")
    assert good(plain.ask("GET", "/board")) == told(url, "board/navajo")
    assert told(url, "board/navajo")["areas"]["hopi.6"]["horse"] != 5


@pytest.mark.parametrize("lang", ["en", "it"])
def test_rules_of_a_match_have_the_figures_of_its_pack(url: str, lang: str) -> None:
    own = Guest(url, start(url, game="navajo", scenario="rise", packs=["box"])["spectate"], lang)
    plain = Guest(url, start(url, game="navajo", scenario="rise")["mine"], lang)
    ours = told(url, f"rules/navajo?lang={lang}")
    theirs = good(own.ask("GET", "/rules"))
    assert good(plain.ask("GET", "/rules")) == ours
    assert [rule["id"] for rule in theirs] == [rule["id"] for rule in ours]
    raids = [next(rule["text"] for rule in rules if rule["id"] == "3.2.6") for rules in (ours, theirs)]
    assert ["Fort Defiance 9" in text for text in raids] == [False, True]


def test_a_place_is_drawn_where_the_pack_has_it(url: str) -> None:
    mine = Guest(url, start(url, game="plains", scenario="2", packs=["plains-box"])["mine"])
    assert good(mine.ask("GET", "/board"))["regions"]["black-hills"]["at"] == [701, 377]
    assert set(good(mine.ask("GET", "/board"))["regions"]) == set(told(url, "board/plains")["regions"])


def test_words_are_in_the_language_asked_for(url: str) -> None:
    token = start(url, game="navajo", scenario="rise", packs=["box"])["mine"]
    english, italian = (good(Guest(url, token, lang).ask("GET", "/things")) for lang in ("en", "it"))
    assert set(english) == set(italian)
    assert english["card:32"]["text"] != italian["card:32"]["text"]


def test_a_printed_figure_is_told_by_things_at_once(url: str) -> None:
    one = Guest(url, start(url, game="navajo", scenario="rise", kind="companion")["mine"])
    rng, state = random.Random(4), one.state()
    while not state["companion"]["figures"]:
        pending = state["pending"]
        options = pending["chance"]["values"] if pending["kind"] == "chance" else pending["options"]
        state = good(one.act(state["ply"], rng.choice(options)["text"]))["state"]
    figure = next(f for f in state["companion"]["figures"] if f["ours"].isdigit())
    value = "1" if figure["ours"] != "1" else "2"
    _, entry, field = figure["id"].split("/")
    card = f"card:{int(entry.removeprefix('card.'))}"
    assert state["tables"] == ""
    assert good(one.ask("GET", "/things"))[card]["fields"][field] == int(figure["ours"])
    now = good(one.do("printed", state["ply"], values={figure["id"]: value}))["state"]
    assert now["tables"], "the page has to ask again"
    assert good(one.ask("GET", "/things"))[card]["fields"][field] == int(value)
