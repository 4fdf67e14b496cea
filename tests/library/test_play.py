"""A game as an object: what is asked, playing, taking back, copies, chance, programs in seats."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

import homelands as hl
from homelands.core.game import SetupError
from tests.support import ROOT

JOURNALS = ROOT / "tests" / "hard" / "journals"
ACTING = {"start": {"activate": "A"}}  # Family A is at its actions


def begun(seed: int = 7) -> hl.Play:
    return hl.new("navajo", "rise", seed=seed)


# -- what is asked -----------------------------------------------------------------------------------------------------
def test_importing_it_loads_nothing() -> None:
    found = "import sys, homelands; print(*(m for m in sys.modules if m.startswith('homelands')))"
    done = subprocess.run([sys.executable, "-c", found], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["homelands"]


def test_what_is_not_there_is_no_attribute() -> None:
    assert not hasattr(hl, "nothing")
    assert {"new", "load", "player", "games", "__version__"} <= set(dir(hl))


def test_the_games_are_listed_before_and_after_one_is_loaded() -> None:
    """The package of the games has the same name."""
    found = "import homelands as hl; print(*hl.games()); hl.about('plains'); print(*hl.games())"
    done = subprocess.run([sys.executable, "-c", found], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["navajo plains", "navajo plains"]


def test_the_sketch_runs() -> None:
    """A game as an analyst would first type it."""
    g = hl.new("navajo", "rise", seed=7)
    player = hl.player("mcts:2")
    while not g.over and g.ply < 20:
        assert g.seat == "dine"
        h = g.clone()
        h.play(h.options[0])
        assert sum(row.chance for row in g.odds(g.options[0])) == 1
        g.play(player.choose(g))
    g.finish("heuristic")
    assert g.payoffs == {"dine": float(g.outcome.endswith("victory"))}
    assert (g.seat, g.options, g.rule) == ("", [], "")
    assert g.prompt.startswith(("Major", "Minor"))


def test_options_are_texts_with_sentences() -> None:
    g = begun()
    option = g.options[1]
    assert option == "place A shiprock.2"
    assert str(option) == "place A shiprock.2"
    assert option.words == "Shiprock 2"
    g.play(option)
    assert option.words == "Shiprock 2"  # of what was asked then, though the game has gone on
    assert pickle.loads(pickle.dumps(option)) == option


def test_an_option_can_be_given_in_three_ways() -> None:
    ways = [begun(), begun(), begun(), begun()]
    for g, choice in zip(ways, ("place A shiprock.2", 1, ways[2].options[1], "PLACE  a shiprock.2"), strict=True):
        g.play(choice)
    assert len({g.match.checksum() for g in ways}) == 1


def test_what_is_not_possible_is_refused_in_words_and_changes_nothing() -> None:
    g = hl.new("navajo", "rise", position={**ACTING, "families": {"A": {"at": "shiprock.6"}}})
    before, ply = g.match.checksum(), g.ply
    with pytest.raises(hl.Refused, match=r"raid-new-mexico is not possible: It costs 16 MP, and 6 are left") as refused:
        g.play("raid-new-mexico")
    assert refused.value.rule == "3.2.5"
    assert g.why("raid-new-mexico") == str(refused.value)
    with pytest.raises(hl.Refused, match="That is not possible here: fly"):
        g.play("fly")
    with pytest.raises(IndexError):
        g.play(len(g.options))
    assert g.match.checksum() == before
    assert g.ply == ply
    assert g.why(g.options[0]).startswith(f"{g.options[0]} is possible: ")
    assert g.why().startswith("Turn > Diné Operations > A Family's activation [3.2]\nFamily A in Shiprock 6")
    assert g.rule in g.why()


def test_it_prints_as_a_question_with_numbers() -> None:
    g = hl.new("navajo", "rise", position={"start": {"card": 24, "segment": "dine"}})
    lines = str(g).splitlines()
    assert lines[0] == "Navajo Wars, rise, turn 0"
    assert lines[1] == f"{g.prompt} [{g.rule}]"
    assert [line.split()[:2] for line in lines[2:]] == [[str(i), option] for i, option in enumerate(g.options)]
    assert g.prompt in repr(g)


def test_it_speaks_italian() -> None:
    assert hl.new("navajo", "rise", seed=1, language="it").prompt == "Dove comincia la Famiglia A?"


# -- beginning ---------------------------------------------------------------------------------------------------------
def test_players_and_scenarios() -> None:
    assert hl.new("plains", players=3, seed=1).seats == ("green", "blue", "brown")
    assert hl.new("navajo", "rise", players=2, seed=1).seats == ("turquoise", "basket")
    assert hl.new("navajo", seed=1).scenario == hl.about("navajo").scenarios[0]
    with pytest.raises(SetupError, match="number of players"):
        hl.new("plains", players=7)
    with pytest.raises(SetupError, match="unknown seat 'red'"):
        hl.new("plains", players=2, seats={"red": "random"})
    with pytest.raises(SetupError, match="unknown player 'clever'"):
        hl.player("clever")
    with pytest.raises(ValueError, match="expected 'told'"):
        hl.new("navajo", "rise", chance="die 3")


def test_a_position_as_data_as_text_and_as_a_file(tmp_path: Path) -> None:
    data = {"scenario": "rise", "tracks": {"ap": 6}, "start": {"card": 24, "segment": "dine"}}
    text = json.dumps(data)
    (tmp_path / "position.json").write_text(text, encoding="utf-8")
    games = [hl.new("navajo", position=one) for one in (data, text, tmp_path / "position.json")]
    assert [g.view()["tracks"]["ap"] for g in games] == [6, 6, 6]
    assert len({g.match.checksum() for g in games}) == 1
    other = hl.new("navajo", "broken", position=data, rulings={"odd-intruders": "down"})
    assert (other.scenario, other.view()["scenario"]) == ("broken", "broken")
    assert other.view()["rulings"]["odd-intruders"] == "down"
    assert data["scenario"] == "rise"  # what is given is not touched


def test_a_journal_comes_back(tmp_path: Path) -> None:
    g = begun(1)
    player = hl.player("heuristic")
    for _ in range(30):
        g.play(player.choose(g))
    g.save(tmp_path / "game.journal")
    for h in (hl.load(g.journal), hl.load(tmp_path / "game.journal"), hl.load(str(tmp_path / "game.journal"))):
        assert h.journal == g.journal
        assert h.options == g.options
        assert h.log == g.log
    h.finish("heuristic")
    assert h.over


@pytest.mark.parametrize("name", ["navajo-1-rise", "navajo-2-rise"])
def test_a_journal_of_earlier_rules_is_read(name: str) -> None:
    g = hl.load(JOURNALS / f"{name}.journal")
    assert g.ply > 100
    assert g.match.header.rules == g.match.game.rules_version


def test_a_loaded_game_is_as_it_was_left() -> None:
    text = hl.new("navajo", "rise", position=ACTING, chance="told", seed=3)
    text.play("raid-new-mexico")
    g = hl.load(text.journal)
    assert g.journal == text.journal
    assert set(g.request) == set(text.request)
    g.chance()
    assert not g.request


# -- taking back -------------------------------------------------------------------------------------------------------
def test_a_choice_is_taken_back_but_no_die() -> None:
    g = hl.new("navajo", "rise", position=ACTING, chance=["cube red"])
    before, options = g.match.checksum(), g.options
    g.play("move shiprock.2" if "move shiprock.2" in options else 0)
    g.undo()
    assert g.match.checksum() == before
    assert g.options == options
    g.play("raid-new-mexico")
    with pytest.raises(hl.Refused, match="New information"):
        g.undo()


def test_nobody_takes_back_what_another_has_chosen() -> None:
    g = hl.new("plains", players=2, seats={"blue": "random"}, seed=4)
    player = hl.player("random")
    while "blue" not in [h.match.game.seat(h.truth) for h in [g.moment(g.ply - 1)]]:
        g.play(player.choose(g))
    with pytest.raises(hl.Refused):
        g.undo()


# -- copies ------------------------------------------------------------------------------------------------------------
def results(g: hl.Play, copies: list[hl.Play]) -> list[str]:
    for h in copies:
        h.play("raid-new-mexico")
    return [h.match.entries[-1].text for h in copies]


def test_a_copy_goes_its_own_way_with_its_own_luck() -> None:
    g = hl.new("navajo", "rise", position=ACTING, seed=1)
    before = g.match.checksum()
    found = results(g, [g.clone() for _ in range(12)])
    assert g.match.checksum() == before
    assert g.ply == 0
    assert len(set(found)) > 1  # not all what the real die will be
    assert found == results(g, [h.clone() for h in [hl.new("navajo", "rise", position=ACTING, seed=1)] for _ in found])
    assert len(set(results(g, [g.clone(seed=5) for _ in range(6)]))) == 1


def test_a_copy_and_its_original_take_back_apart() -> None:
    g = begun()
    g.play(0)
    h = g.clone()
    g.undo()
    h.undo()
    g.play(0)
    assert h.ply == 0
    assert h.truth.at != g.truth.at


def test_a_moment_is_as_it_was() -> None:
    g = begun(3).finish("heuristic")
    for ply in (0, 5, 40, g.ply):
        then = g.moment(ply)
        assert then.journal.split("---\n")[1].splitlines() == [str(e) for e in g.match.entries[:ply]]
        assert then.match.checksum() == g.match.game.checksum(g.match.before(ply))
    with pytest.raises(Exception, match="no-such-entry"):
        g.moment(g.ply + 1)


# -- chance ------------------------------------------------------------------------------------------------------------
def test_dice_can_be_told() -> None:
    g = hl.new("navajo", "rise", position=ACTING, chance="told")
    g.play("raid-new-mexico")
    assert (g.seat, g.options) == ("", [])
    assert sum(g.request.values()) == 1
    assert g.request["cube brown"] == Fraction(1, 5)
    with pytest.raises(hl.Refused, match="cannot come here"):
        g.chance("cube pink")
    with pytest.raises(hl.Refused, match="No decision"):
        g.play("done")
    g.chance("cube brown")
    assert g.match.entries[-1].text == "cube brown"
    assert g.seat == "dine"
    with pytest.raises(hl.Refused, match="No die"):
        g.chance("cube brown")


def test_dice_can_be_a_script_or_a_function() -> None:
    scripted = hl.new("navajo", "rise", position=ACTING, chance=["cube red"], seed=1)
    asked: list[set[str]] = []

    def answer(g: hl.Play) -> str:
        asked.append(set(g.request))
        return "cube red"

    called = hl.new("navajo", "rise", position=ACTING, chance=answer, seed=1)
    for g in (scripted, called):
        g.play("raid-new-mexico")
        assert g.match.entries[1].text == "cube red"
    assert "cube red" in asked[0]
    with pytest.raises(hl.Refused, match="cannot come"):
        hl.new("navajo", "rise", position=ACTING, chance=["die 9"]).play("raid-new-mexico")


# -- programs in seats -------------------------------------------------------------------------------------------------
def test_programs_move_between_ones_own_decisions() -> None:
    g = hl.new("plains", players=3, seats={"blue": "heuristic", "brown": "random", "green": "human"}, seed=2)
    player = hl.player("heuristic")
    while not g.over and g.ply < 400:
        assert g.seat == "green"
        g.play(player.choose(g))
    assert g.match.header.seats == {"blue": "heuristic", "brown": "random"}
    chosen = [i for i, entry in enumerate(g.match.entries) if entry.mark == ">"]
    assert {g.match.game.seat(g.match.before(i)) for i in chosen} == set(g.seats)


def test_the_same_seed_is_the_same_game() -> None:
    seats = {"green": "heuristic", "blue": "random"}
    one, two = (hl.new("plains", players=2, seats=seats, seed=9) for _ in range(2))
    assert one.over
    assert one.journal == two.journal


def test_a_program_that_answers_nonsense_is_told() -> None:
    with pytest.raises(hl.Refused, match="nonsense"):
        hl.new("navajo", "rise", seats={"dine": lambda g: "nonsense"})


def test_a_program_of_its_own_plays_a_seat_and_is_stopped() -> None:
    bot = f"cmd:{sys.executable} -m homelands.players.bot random"
    g = hl.new("navajo", "rise", seats={"dine": bot}, seed=1)
    assert g.over
    assert g.match.header.seats == {"dine": bot}
    assert hl.load(g.journal).over  # nothing is started for a seat that only the journal names
