"""One game of a study: always the same, and written down as it was."""

from __future__ import annotations

import importlib
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from homelands.core.chance import Request, Seeded
from homelands.core.registry import game as game_of
from homelands.core.state import Position
from homelands.games.navajo.rules.names import MESAS_2, WEAVING_2
from homelands.lab import LabError, play
from homelands.lab.play import Bottom, CellRunner, Narrowed, Runner
from homelands.lab.watch import watch_of
from homelands.players import make
from tests.lab.conftest import study

CASES = [("navajo", s) for s in ("rise", "fearing", "rope", "campaign")] + [("plains", s) for s in "234"]


def line(table: Runner, cell: int, seed: int) -> dict[str, Any]:
    found = json.loads(table.line(cell, seed))
    return {key: value for key, value in found.items() if key not in ("wall", "cpu")}


@pytest.mark.parametrize(("game", "scenario"), CASES)
def test_a_game_is_what_the_rules_make_of_its_seed(game: str, scenario: str) -> None:
    """Played here without a watch, with the same seeds, it ends in the same position."""
    cells = study(game=game, scenarios=[scenario]).cells
    found = line(Runner(cells), 0, 5)
    rules = game_of(game)
    g = rules.setup(scenario)
    players = {seat: make("random", f"5/{seat}") for seat in rules.seats_of(g)}
    decisions = rules.play_out(g, Seeded("5"), lambda p: players[rules.seat(p)].choose(rules, p, rules.seat(p)))
    assert found["error"] == ""
    assert found["sum"] == rules.checksum(g)
    assert (found["outcome"], found["reason"]) == (rules.outcome(g), rules.why(g))
    assert found["decisions"] == decisions == sum(found["seats"]["made"])
    assert found["seats"]["payoff"] == [rules.payoff(g, seat) for seat in rules.seats_of(g)]


@pytest.mark.parametrize(("game", "scenario"), CASES)
def test_what_is_written_down_fits_together(game: str, scenario: str) -> None:
    found = line(Runner(study(game=game, scenarios=[scenario]).cells), 0, 3)
    watch = watch_of(game)
    tracks = dict(zip(found["tracks"]["track"], found["tracks"]["value"], strict=True))
    assert {len(values) for values in tracks.values()} == {found["moments"] + 1}  # and once more at the end
    assert set(watch.shown) <= set(tracks)
    known = {kind: {thing.name for thing in things} for kind, things in watch.inventory(watch.tables()).items()}
    uses = list(zip(found["uses"]["kind"], found["uses"]["name"], found["uses"]["first"], strict=True))
    assert all(name in known[kind] for kind, name, _ in uses if kind in known)
    assert all(0 <= first <= found["moments"] for _, _, first in uses)
    places = set(found["places"]["place"])
    assert places <= {place for grid in watch.grids() for row in grid.rows for place in row if place}
    assert places <= set(watch.place_names())


def test_every_kind_of_use_is_heard() -> None:
    """Over some games each kind comes up: a listener for an event that is never told would be silent."""
    heard = set()
    cells = study(scenarios=["broken"], player="heuristic").cells
    table = Runner(cells)
    for seed in range(1, 30):
        heard |= set(line(table, 0, seed)["uses"]["kind"])
    assert heard >= set(_kinds("navajo")) - {"exhausted"}  # few games have such a development
    table = Runner(study(game="plains", scenarios=["2"]).cells)
    heard = {kind for seed in range(1, 4) for kind in line(table, 0, seed)["uses"]["kind"]}
    assert heard >= set(_kinds("plains"))


def _kinds(game: str) -> list[str]:
    watch = watch_of(game)
    return list(watch.inventory(watch.tables()))


def test_only_what_is_measured_is_written_down() -> None:
    found = line(Runner(study(measure=["tracks"]).cells), 0, 1)
    assert "tracks" in found
    assert "uses" not in found
    assert "places" not in found


def test_variants_of_a_seed_meet_the_same_chance() -> None:
    """A reading that never matters changes nothing at all."""
    cells = study(variant=[{"name": "b", "rulings": {"fort-discard-loss": "always"}}]).cells  # no Forts in this one
    table = Runner(cells)
    for seed in range(1, 6):
        assert line(table, 0, seed) == line(table, 1, seed)


# -- cards at the bottom -----------------------------------------------------------------------------------------------
def test_a_card_at_the_bottom_is_never_drawn_while_there_are_others() -> None:
    (cell,) = study(bottom=["24", "10"]).cells
    table = Runner([cell])
    for seed in range(1, 40):
        uses = line(table, 0, seed)["uses"]
        cards = {name for kind, name in zip(uses["kind"], uses["name"], strict=True) if kind == "card"}
        assert not cards & {"24", "10"}


def test_all_other_cards_stay_equally_likely() -> None:
    counts = dict.fromkeys(range(1, 7), 0)
    for n in range(6000):
        source = Bottom(Seeded(n), frozenset({4}), str(n))
        counts[source.answer(Request("card", "deck", [1, 2, 3, 4, 5, 6]))] += 1
    assert counts.pop(4) == 0
    assert all(abs(n - 1200) < 150 for n in counts.values())


def test_the_special_card_of_a_pile_keeps_its_chance() -> None:
    """Four of twenty cards lie above it or below it: it comes in one draw of five."""
    special = 0
    for n in range(4000):
        source = Bottom(Seeded(n), frozenset({1}), str(n))
        special += source.answer(Request("card", "deck", [*range(1, 21), 41], [4] * 20 + [20])) == 41
    assert 0.17 < special / 4000 < 0.23


def test_a_draw_that_is_not_concerned_stays_as_it_was() -> None:
    for n in range(50):
        request = Request("card", "deck", [1, 2, 3])
        plain, other = Seeded(n).answer(request), Bottom(Seeded(n), frozenset({3}), str(n)).answer(request)
        assert plain == other or plain == 3
    assert Bottom(Seeded(1), frozenset({3}), "1").answer(Request("card", "deck", [3])) == 3  # nothing else is left
    assert Bottom(Seeded(1), frozenset({6}), "1").answer(Request("die", "dice", [6])) == 6


# -- choices that are closed -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("game", "scenario", "closed"),
    [("navajo", "broken", "buy"), ("plains", "2", "event")],
)
def test_a_choice_that_is_closed_is_never_taken(game: str, scenario: str, closed: str) -> None:
    base, other = study(game=game, scenarios=[scenario], variant=[{"name": "b", "forbid": [closed]}]).cells
    table = Runner([base, other])
    taken = [{n for s in range(1, 4) for n in _options(line(table, cell, s))} for cell in (0, 1)]
    assert closed in taken[0]
    assert closed not in taken[1]


def _options(found: dict[str, Any]) -> list[str]:
    assert found["error"] == ""
    uses = found["uses"]
    return [name for kind, name in zip(uses["kind"], uses["name"], strict=True) if kind == "option"]


def test_a_choice_may_be_closed_by_its_full_name_only() -> None:
    game = Narrowed(game_of("navajo"), ["buy cunning.1"])

    some, only = Position(), Position()
    some.options, only.options = [("buy", 0), ("buy", 1), ("done",)], [("buy", 0)]
    assert game.narrow(some).options == [("buy", 1), ("done",)]
    assert game.narrow(only).options == [("buy", 0)]  # nothing else is left


# -- gifts -------------------------------------------------------------------------------------------------------------
def test_a_gift_is_in_play_from_the_start_and_nothing_else_changes() -> None:
    variant = {"name": "b", "given": ["weaving.2", "mesas.2"]}
    base, other = (CellRunner(cell).start for cell in study(scenarios=["duenos"], variant=[variant]).cells)
    assert base.owned == 0
    assert [d for d in range(24) if other.owned >> d & 1] == [MESAS_2, WEAVING_2]
    assert (other.goods, other.goods_aside) == (base.goods + 2, base.goods_aside - 2)
    assert (other.harass_out, other.harass_aside) == (base.harass_out + 2, 0)
    assert other.pool == base.pool
    assert other.at == base.at


def test_a_game_of_a_study_with_gifts_begins_with_them_each_time() -> None:
    _, other = study(scenarios=["rise"], variant=[{"name": "b", "given": ["religion.1"]}]).cells
    table = Runner([other])
    found = [line(table, 0, 1) for _ in range(2)]
    assert found[0]["error"] == ""
    assert found[0]["sum"] == found[1]["sum"]


@pytest.mark.parametrize("game", ["navajo", "plains"])
def test_choices_that_can_be_varied_are_words_of_the_game(game: str) -> None:
    """Each is the beginning of an option that can be typed, and is met in some games."""
    words = importlib.import_module(f"homelands.games.{game}.rules.notation")
    for forms in watch_of(game).choices().values():
        for form in forms:
            verb, _, rest = form.partition(" ")
            assert not rest or verb in words.ARGUMENTS
    scenarios = ["rise", "broken", "fearing"] if game == "navajo" else ["2"]
    table = Runner(study(game=game, scenarios=scenarios, vary={"players": ["steady", "heuristic"]}).cells)
    jobs = [(cell, seed) for cell in range(len(table.cells)) for seed in range(1, 25 if game == "navajo" else 3)]
    met = {name for cell, seed in jobs for name in _options(line(table, cell, seed))}
    verbs = {form.partition(" ")[0] for forms in watch_of(game).choices().values() for form in forms}
    assert verbs <= met


# -- what goes wrong ---------------------------------------------------------------------------------------------------
class Bad:
    """A player that misbehaves at its third decision."""

    def __init__(self, how: str) -> None:
        self.how, self.made, self.closed = how, 0, False

    def choose(self, game: Any, position: Any, seat: str) -> Any:
        self.made += 1
        if self.made < 3:
            return position.options[0]
        if self.how == "raise":
            raise ValueError("I am confused")
        return ("win-at-once",)

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("raise", "ValueError: I am confused (test_play.py:"),
        ("cheat", "the player of dine chose ('win-at-once',), which is not an option"),
    ],
)
def test_a_player_that_misbehaves_loses_no_more_than_its_game(
    how: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = Bad(how)
    table = Runner(study().cells)
    with monkeypatch.context() as patch:
        patch.setattr(play, "make", lambda name, seed, programs: bad)
        found = line(table, 0, 1)
    assert found["error"].startswith(said)
    assert bad.closed
    assert line(table, 0, 1)["error"] == ""  # the next game is played by somebody else


BOTS = {
    "dies": ("import sys; sys.exit(3)", "has ended"),
    "hangs": ("import time; time.sleep(60)", "did not answer within 0.5 s"),
    "garbage": ("import sys\nfor line in sys.stdin: print('moo', flush=True)", "said moo, which is no answer"),
    "cheats": (
        "import json, sys\nfor line in sys.stdin:\n"
        "    if 'id' in (q := json.loads(line)): print(json.dumps({'id': q['id'], 'choice': 'win'}), flush=True)",
        'chose "win", which is not an option',
    ),
}


@pytest.mark.parametrize("kind", BOTS)
def test_a_program_that_misbehaves_fails_its_game_in_clear_words(kind: str, tmp_path: Path) -> None:
    """What a stand-in would do for it shows nothing about the program."""
    source, said = BOTS[kind]
    bot = tmp_path / "bot.py"
    bot.write_text(source, encoding="utf-8")
    found = line(Runner(study(player=f"cmd(time=500ms):{sys.executable} {bot}").cells), 0, 1)
    assert found["error"].startswith(f"dine: the program {sys.executable}")
    assert said in found["error"]
    assert "stand" not in found["error"]
    assert "seats" not in found


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "LIMIT", 10)
    assert line(Runner(study().cells), 0, 1)["error"] == "no end after 10 choices and draws"


def test_other_data_or_another_program_are_not_played() -> None:
    """On a node of a cluster that has another version, no game is played, and none is recorded as failed."""
    (cell,) = study().cells
    with pytest.raises(LabError, match="the data where it is played are"):
        Runner([replace(cell, data="other")]).line(0, 1)
    with pytest.raises(LabError, match="the program where it is played is"):
        Runner([replace(cell, program="other")]).line(0, 1)


def test_values_of_a_study_are_played_with() -> None:
    data = {"operations": {"card": {"24": {"preempt": 1}}}}
    _, cell = study(variant=[{"name": "cheap", "data": data}]).cells
    assert CellRunner(cell).start.t.ops[24].preempt == 1
