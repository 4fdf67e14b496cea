"""Optional rules are entries of the data: which rules they put into force, who sits at the table, their bit."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest

from homelands.core import rules
from homelands.core.game import SetupError
from homelands.games.navajo.game import Navajo
from homelands.games.navajo.rules.tables import load_tables
from tests.support import cites

GAME = Navajo()
RULES = Path(str(files("homelands.games.navajo")))
OWN = '[option.night-raids]\nrules = ["3.2.5"]\nbit = 4\nsource = "box"\n'


def test_a_bit_is_for_ever() -> None:
    """Sums in journals and saves are taken over them."""
    bits = {name: option.bit for name, option in load_tables().options.items()}
    assert bits == {"horse-meat": 1, "ride-to-death": 2, "horse-trading": 4, "two-players": 8}


def test_every_rule_of_the_optional_chapters_belongs_to_one_option() -> None:
    optional = [id for id in rules.ids(RULES / "data") if id.startswith(("15.", "16."))]
    found = [rule for option in load_tables().options.values() for rule in option.rules]
    assert sorted(found) == sorted(optional)


def test_a_rule_asks_for_every_option_and_for_no_other() -> None:
    """The number of players is asked for by itself."""
    asked = {
        node.args[0].value
        for path in RULES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "plays_with"
        if isinstance(node.args[0], ast.Constant)
    }
    assert asked == {name for name, option in load_tables().options.items() if option.players == 1}


@cites("15.1", "15.2", "15.3", "16.1")
def test_options_are_played_alone_or_together() -> None:
    names = GAME.options()
    for chosen in ([], *([name] for name in names), names):
        g = GAME.setup("rise", chosen)
        assert [name for name in names if g.plays_with(name)] == chosen
        assert GAME.to_plain(g)["options"] == chosen
        assert g.players == (2 if "two-players" in chosen else 1)
        assert GAME.from_plain({"options": chosen}).optional == g.optional


def test_an_option_of_a_pack_is_known_wherever_options_are(tmp_path: Path) -> None:
    (tmp_path / "options.toml").write_text(OWN, encoding="utf-8")
    g = GAME.setup("rise", ["horse-meat", "night-raids"], packs=[tmp_path])
    assert (g.optional, g.players, g.plays_with("night-raids")) == (1 | 1 << 4, 1, True)
    assert GAME.to_plain(g)["options"] == ["horse-meat", "night-raids"]
    assert GAME.from_plain({"options": ["night-raids"]}, [tmp_path]).optional == 1 << 4
    with pytest.raises(SetupError, match="unknown option 'night-raids'"):
        GAME.setup("rise", ["night-raids"])
