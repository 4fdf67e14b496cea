"""What there is to play, what things are, and what a drawing of the board needs."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from homelands.core.journal import Header
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.core.registry import title
from homelands.games.plains.rules.tables import load_tables as plains_tables
from homelands.players import NAMES as BOTS
from homelands.table.schema import PackEntry
from homelands.table.words import TablePresenter, board, catalogue, rules, things
from homelands.words import LANGUAGES
from tests.serve.words.playing import TABLES, plain
from tests.serve.words.test_pending import KNOWN, THINGS


# -- the lobby ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_whole(language: str) -> None:
    found = catalogue(language, [PackEntry("mine", "My box")])
    assert [game.id for game in found.games] == list(all_games())
    assert [pack.id for pack in found.packs] == ["mine"]
    assert {bot.id for bot in found.bots} <= set(BOTS)
    for bot in found.bots:
        plain(bot.name)
        plain(bot.about)
    for game in found.games:
        plain(game.about)
        assert [lesson.id for lesson in game.lessons] == [lesson.id for lesson in title(game.id).lessons]
        assert game.companion == (game.id == "navajo")
        for scenario in game.scenarios:
            plain(scenario.name)
            plain(scenario.about)
            for names in (scenario.seats, *scenario.seats_with.values()):
                assert names
                assert set(names) <= set(scenario.labels)
            made = game_of(game.id)
            assert list(made.seats_of(made.setup(scenario.id))) == scenario.seats
        for option in game.options:
            plain(option.name)
            plain(option.about)
            assert option.scenarios
        for ruling in game.rulings:
            plain(ruling.question)
            assert ruling.default in [reading.id for reading in ruling.readings]


def test_options_that_change_the_seats() -> None:
    navajo, plains = catalogue("en").games
    for scenario in navajo.scenarios:
        assert scenario.seats_with == {"two-players": ["turquoise", "basket"]}
    with_option = {scenario.id: scenario.seats_with for scenario in plains.scenarios}
    assert with_option == {"2": {}, "3": {"indian-allies": ["green", "orange", "blue"]}, "4": {}}
    assert [option.scenarios for option in plains.options] == [["3"]]


# -- things ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games())
def test_every_thing_is_explained(game: str, language: str) -> None:
    found = TablePresenter(game, language, strict=True).things()
    assert set(found) == KNOWN[game]
    known = {rule.id for rule in rules(game_of(game), language)}
    for id, thing in found.items():
        plain(thing.name)
        assert thing.name[0].upper() == thing.name[0]
        assert thing.text or "rule" in thing.fields, id
        assert thing.fields.get("rule", next(iter(known))) in known
        for line in thing.text.splitlines():
            plain(line)
    assert msgspec.json.decode(msgspec.json.encode(found))


def test_what_is_reconstructed_says_so() -> None:
    """As the data have it: a figure of card 32 and the corn values are ours, the ratings of elders are attested."""
    found = things(game_of("navajo"), "en")
    assert found["card:32"].reconstructed
    assert found["resource:corn"].reconstructed
    assert not found["elder:3"].reconstructed
    assert not found["area:shiprock.3"].reconstructed
    assert found["area:shiprock.4"].reconstructed
    assert found["elder:3"].fields["rating"] == 2
    assert "33 %" in found["elder:3"].text


def test_a_pack_changes_what_things_say(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "my box"\n')
    (tmp_path / "operations.toml").write_text('[card.32]\ne0 = 5\nsource = "box"\n')
    (tmp_path / "map.toml").write_text('[area."hopi.6"]\nvalue = 6\nhorse = 5\nsource = "box"\n')
    mine = things(game_of("navajo"), "en", [tmp_path])
    assert mine["card:32"].fields["e0"] == 5
    assert not mine["card:32"].reconstructed
    assert things(game_of("navajo"), "en")["card:32"].fields["e0"] != 5
    assert board(game_of("navajo"), [tmp_path])["areas"]["hopi.6"]["horse"] == 5


# -- rules and boards --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", all_games())
def test_rules_in_both_languages_in_the_same_order(game: str) -> None:
    told = {language: rules(game_of(game), language) for language in LANGUAGES}
    assert [rule.id for rule in told["en"]] == [rule.id for rule in told["it"]]
    for one, other in zip(told["en"], told["it"], strict=True):
        assert one.title
        assert one.chapter
        assert one.text != other.text


def test_the_board_of_navajo_wars() -> None:
    found = board(game_of("navajo"))
    assert len(found["territories"]) == 7
    assert len(found["areas"]) == 40
    for area, entry in found["areas"].items():
        assert all(area in found["areas"][other]["links"] for other in entry["links"])
    linked = {frozenset(link["between"]) for link in found["links"]}
    assert linked == {frozenset((a, b)) for a, entry in found["areas"].items() for b in entry["links"]}
    dashed = {frozenset(link["between"]) for link in found["links"] if link["dashed"]}
    assert dashed == {frozenset(("canyon.1", "hopi.1")), frozenset(("canyon.1", "monument.2"))}
    assert found["territories"]["shiprock"]["name"] == {"en": "Shiprock", "it": "Shiprock"}


def test_the_board_of_plains_indian_wars() -> None:
    found = board(game_of("plains"))
    width, height = found["size"]
    for places in (found["regions"], found["areas"], found["boxes"]):
        for place in places.values():
            assert len(place["outline"]) >= 4
            assert all(0 <= x <= width and 0 <= y <= height for x, y in [place["at"], *place["outline"]])
            assert set(place["name"]) == set(LANGUAGES)
    assert len(found["regions"]) == 34
    for id, region in found["regions"].items():
        assert all(id in found["regions"][other]["next"] for other in region["next"])
        assert region["start"] in ("green", "orange", "purple")
    ids = [thing for space in found["rails"] for thing in space["ids"]]
    assert {id for id in KNOWN["plains"] if id.startswith("rail:")} == set(ids)
    assert found["areas"]["rockies"]["name"] == {"en": "the Rockies", "it": "Montagne Rocciose"}
    assert found["tables"]["2"] == {"green": ["green", "orange"], "blue": ["blue", "brown", "purple", "white", "black"]}
    for trail in found["trails"]:
        assert (trail["stops"][0], trail["stops"][-1]) == ("st-louis", "rockies")
    assert {f"trail:{trail['id']}" for trail in found["trails"]} <= THINGS["plains"].ids(plains_tables())


def test_labels_of_seats() -> None:
    plains, navajo = Match(Header("plains", "2", seed="1")), Match(Header("navajo", "rise", seed="1"))
    assert TABLES["plains", "it"].label(plains, "green") == "Le tribù delle pianure"
    assert TABLES["navajo", "en"].label(navajo, "dine") == "The Diné"


# -- no message for nothing --------------------------------------------------------------------------------------------
def test_every_message_of_the_page_is_used() -> None:
    """Each key stands in the code as it is, or begins as one that the code completes."""
    from homelands.table import words

    folder = Path(words.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    for game in all_games():
        files = TABLES[game, "en"].words.catalogue.files
        for key in (key for name, keys in files.items() if "web" in name for key in keys):
            starts = [key[:i] for i in range(len(key), 4, -1) if key[:i].endswith("-")]
            assert f'"{key}"' in source or any(f'f"{start}{{' in source for start in starts), key
