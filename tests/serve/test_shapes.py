"""The JSON Schemas of the games: true to what the server sends, and to what the page's tests were recorded from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError

from homelands.core.match import start
from homelands.core.registry import game as game_of
from homelands.core.registry import games
from homelands.serve.openapi import document
from homelands.serve.shapes import schema
from homelands.table.words import board

RECORDED = Path(__file__).parents[2] / "web" / "dev"
PACK = '[area]\n"hopi.6" = { horse = 5, source = "box" }\n'


def sent(value: Any) -> Any:
    """As it arrives."""
    return json.loads(json.dumps(value))


def valid(game: str, kind: str) -> Draft202012Validator:
    found = schema(game_of(game), kind)
    Draft202012Validator.check_schema(found)
    return Draft202012Validator(found)


@pytest.mark.parametrize("game", games())
def test_a_position_and_its_views_obey_the_schema(game: str) -> None:
    match = start(game, game_of(game).scenarios()[-1], seed="schema")
    match.roll()
    g = match.position
    valid(game, "position").validate(sent(match.game.to_plain(g)))
    for seat in (*match.game.seats_of(g), ""):
        view = sent(match.game.view(g, seat))
        valid(game, "view").validate(view)
        with pytest.raises(ValidationError, match="unheard-of"):
            valid(game, "view").validate({**view, "unheard-of": 1})
        with pytest.raises(ValidationError, match="'scenario' is a required property"):
            valid(game, "view").validate({key: value for key, value in view.items() if key != "scenario"})


@pytest.mark.parametrize("game", games())
def test_a_board_obeys_the_schema(game: str) -> None:
    drawn = sent(board(game_of(game)))
    valid(game, "board").validate(drawn)
    with pytest.raises(ValidationError, match="unheard-of"):
        valid(game, "board").validate({**drawn, "unheard-of": 1})


def test_a_board_with_a_pack_obeys_the_schema(tmp_path: Path) -> None:
    (tmp_path / "map.toml").write_text(PACK, encoding="utf-8")
    drawn = sent(board(game_of("navajo"), [tmp_path]))
    assert drawn["areas"]["hopi.6"]["horse"] == 5
    valid("navajo", "board").validate(drawn)


@pytest.mark.parametrize("game", games())
def test_what_the_page_is_tested_with_obeys_the_schema(game: str) -> None:
    recorded = json.loads((RECORDED / f"{game}.json").read_text(encoding="utf-8"))
    valid(game, "board").validate(recorded["board"])
    assert len(recorded["moments"]) > 3
    for moment in recorded["moments"].values():
        valid(game, "view").validate(moment["view"])


def test_the_document_says_where_the_schema_is() -> None:
    found = json.loads(document())
    assert "homelands data GAME schema" in found["info"]["description"]
    view = found["components"]["schemas"]["State"]["properties"]["view"]
    assert view["type"] == "object"
    assert "homelands data GAME schema" in view["description"]
