"""Beside a real table, through the command: a whole game entered by hand, slips of every kind, figures of the box."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import Result

from homelands.companion.box import figures
from homelands.companion.umpire import entries
from homelands.core.journal import CHANCE
from homelands.core.match import Match
from homelands.games.navajo.rules.tables import load_tables
from tests.cli.prompts import CHOICE, DRAW, Talk
from tests.cli.terminal import Terminal
from tests.companion.recorded import game, typed

Start = Callable[..., Terminal]
Run = Callable[..., Result]
SETUP = ["place A shiprock.2", "ferocity 1", "place B san-juan.2", "ferocity 0", "place C canyon.1", "ferocity 0"]
DRAWS = ["keep-set weaving", "religion", "mesas", "wisdom", "A", "G", "choose weaving.1"]
RAID = ["32", "preempt", "take-actions", "activate A", "raid-new-mexico"]
OURS = ("companion", "navajo", "--scenario", "rise", "--ours")
ASKS = ("companion", "navajo", "--scenario", "rise")
COLOURS = {"black": "nero", "brown": "marrone", "green": "verde", "red": "rosso", "white": "bianco", "yellow": "giallo"}


def tables(saves: Path) -> Path:
    return saves.parent / "tables"


def kept(saves: Path) -> Match:
    """The one game that goes on."""
    (path,) = tables(saves).glob("*.journal")
    return Match.load(path.read_text(encoding="utf-8"))


def texts(match: Match) -> list[str]:
    return [entry.text for entry in entries(match)]


# -- a whole game ------------------------------------------------------------------------------------------------------
def test_a_whole_game_entered_in_a_terminal_ends_in_the_same_position(terminal: Start, saves: Path) -> None:
    """Each line after its prompt: `> ` for a choice, `? ` for a die or a draw."""
    m = game(seed=27)  # played to the end of the scenario
    assert len(entries(m)) > 200
    t = terminal(*OURS)
    talk = Talk(t, CHOICE, DRAW)
    for entry, line in zip(entries(m), typed(m), strict=True):
        assert talk.prompt() == (DRAW if entry.mark == CHANCE else CHOICE)
        t.send(line)
    assert t.wait() == 0
    assert "Military less Enemy Morale decides" in t.plain
    (path,) = (tables(saves) / "finished").glob("*.journal")
    read = Match.load(path.read_text(encoding="utf-8"))
    assert (read.checksum(), texts(read)) == (m.checksum(), texts(m))


def test_a_whole_game_in_italian_with_the_figures_of_every_card_asked_for(run: Run, saves: Path) -> None:
    """Colours by their Italian names; Enter keeps every figure, so nothing differs."""
    m, lines, data = game(), list[str](), load_tables().data
    for entry, line in zip(entries(m), typed(m), strict=True):
        lines.append(COLOURS.get(line, line))
        if entry.mark == CHANCE and entry.text.startswith("card "):
            lines += [""] * len(figures(data, int(line)))
    result = run(*ASKS, "--lang", "it", lines=lines)
    assert result.exit_code == 0
    assert "La fine" in result.output
    (path,) = (tables(saves) / "finished").glob("*.journal")
    assert Match.load(path.read_text(encoding="utf-8")).checksum() == m.checksum()
    assert not (saves.parent / "packs").exists()  # nothing was typed, so nothing is remembered


# -- what it says ------------------------------------------------------------------------------------------------------
def test_the_enemy_is_told_as_moves_of_pieces(run: Run, saves: Path, tmp_path: Path) -> None:
    """The Raid of the lesson (24.1): 11 AP and 3 for Ferocity; the first counter of 14 goes to Shiprock 1."""
    text = (files("homelands.games.navajo") / "lessons" / "tutorial.journal").read_text(encoding="utf-8")
    own = tmp_path / "own.journal"
    own.write_text(text[: text.index("# 24.1 ")], encoding="utf-8")
    for language, raid, first in (
        ("en", "put 14 Raid counters in Santa Fé (11 for the AP paid, +3 more).",
         "Place 1 Raid counter from Santa Fé in Shiprock 1; left in Santa Fé: 13."),
        ("it", "metti 14 segnalini Raid a Santa Fé (11 per gli AP pagati, +3 in più).",
         "Piazza 1 segnalino Raid da Santa Fé in Shiprock 1; rimasti a Santa Fé: 13."),
    ):  # fmt: skip
        result = run("companion", "navajo", "--resume", str(own), "--lang", language, lines=["14", "quit"])
        assert raid in result.output
        assert first in result.output
    assert own.read_text(encoding="utf-8") == text[: text.index("# 24.1 ")]  # a file of another's is left alone


def test_a_game_without_a_companion_is_refused_and_those_with_one_are_named(run: Run) -> None:
    result = run("companion", "plains")
    assert result.exit_code == 1
    assert result.output.endswith("There is no companion for plains yet, only for: navajo\n")


def test_the_state_of_the_table_on_demand(run: Run) -> None:
    said = run(*OURS, lines=[*SETUP, *DRAWS, *RAID, "brown", "table", "table cubes", "table x", "quit"]).output
    whole = said[said.rindex("> table\n") :]
    for line in (
        "Culture 9, Military 5, AP 0, Enemy Morale 5, Enemy Ferocity 4, Enemy AP 0",
        "Family A: Shiprock 2, Ferocity 2: man, woman, child",
        "Resources: 1 horse, 1 Trade Goods",
        "Raid Pool: 3 black, 2 brown, 1 green, 3 red, 2 yellow, 3 white",
        "Raided Cubes: 1 brown",
        "Row 1: B Subjugate | I Subvert",
        "Deck: 17 cards",
    ):
        assert line in whole
    assert "The parts of the table are: tracks, families, people, map, cubes, display, cards" in said


# -- slips -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ([*SETUP, "keep-set weaving", "weaving"], "Weaving cannot come here any more."),
        ([*SETUP, *DRAWS[:5], "A"], "A cannot come here any more."),
        ([*SETUP, *DRAWS, "42"], "#42 Franciscan Faction Ascendant lies in a later part of the deck: 9 cards"),
        ([*SETUP, *DRAWS, "44"], "#44 Settlers Colonize New Mexico is not in the deck of this scenario"),
        ([*SETUP, *DRAWS, "56"], "56 is no result of this."),
        ([*SETUP, *DRAWS, *RAID, "blue"], "There can be no blue cube in the bag: 1 not in this game."),
        ([*SETUP, *DRAWS, *RAID, "b"], "That may mean: black, blue, brown. Type more of it."),
        ([*SETUP, *DRAWS, *RAID, "brown", "end-activation", "end-operation", "7 1"], "7 1 is no result of this."),
        ([*SETUP, *DRAWS, *RAID, "brown", "end-activation", "end-operation", "3"], "3 is no result of this."),
        (
            [*SETUP, *DRAWS, *RAID, "brown", "end-activation", "end-operation", "5 6", "white", "9"],
            "9 is no result of this.",
        ),
        (
            [*SETUP, *DRAWS, *RAID, "brown", "end-activation", "end-operation", "5 6", "white", "2", "32"],
            "#32 Apaches Raid New Mexico was seen already: entry 14.",
        ),
    ],
)
def test_what_cannot_have_come_is_questioned(run: Run, saves: Path, lines: list[str], said: str) -> None:
    result = run(*OURS, lines=[*lines, "quit"])
    assert said in result.output.split(f"? {lines[-1]}\n")[-1]
    assert len(texts(kept(saves))) == len(lines) - 1  # nothing was recorded


NONSENSE = ("nonsense", "99", "-1", "{}", "branch", "correct", "correct 99 x", "correct 14", "entries x")


@pytest.mark.parametrize("line", NONSENSE)
@pytest.mark.parametrize("at", [RAID[:1], RAID], ids=["choice", "draw"])
def test_nonsense_gets_a_clear_word_and_changes_nothing(run: Run, saves: Path, at: list[str], line: str) -> None:
    made = [*SETUP, *DRAWS, *at]
    result = run(*OURS, lines=[*made, line, "quit"])
    assert result.exit_code == 0
    answer = result.output.split(f"{'?' if at == RAID else '>'} {line}\n")[1]
    assert answer.splitlines()[0].strip()
    assert len(texts(kept(saves))) == len(made)


def test_the_end_of_input_and_an_interrupt_lose_nothing(terminal: Start, saves: Path) -> None:
    """At a draw, at a choice, and while the figures of a card are asked for."""
    t = terminal(*ASKS, "--lang", "it")
    talk = Talk(t, CHOICE, DRAW, "(qui 3): ")
    for line in [*SETUP, *DRAWS]:
        talk.prompt()
        t.send(line)
    assert talk.prompt() == DRAW
    t.interrupt()
    assert t.wait() == 130
    assert "Interrotto. Niente è perduto." in t.plain
    made = texts(kept(saves))
    assert len(made) == len(SETUP) + len(DRAWS)

    t = terminal("companion", "navajo", "--resume", "--lang", "it")
    talk = Talk(t, CHOICE, DRAW, "(qui 3): ")
    assert talk.prompt() == DRAW
    t.send("32")
    assert talk.prompt() == "(qui 3): "
    t.end_of_input()
    assert t.wait() == 0
    assert texts(kept(saves)) == made  # the card is asked for again

    t = terminal("companion", "navajo", "--resume", "--lang", "it")
    talk = Talk(t, CHOICE, DRAW, "(qui 3): ")
    talk.prompt()
    t.send("32")
    talk.prompt()
    t.send("")
    assert talk.prompt() == CHOICE
    t.end_of_input()
    assert t.wait() == 0
    assert texts(kept(saves)) == [*made, "card 32"]


# -- corrections -------------------------------------------------------------------------------------------------------
def test_an_entry_is_corrected_and_what_follows_is_told(run: Run, saves: Path) -> None:
    """Entry 19 is the cube: white is a sheep and no horse. The rest fits."""
    lines = [*SETUP, *DRAWS, *RAID, "brown", "end-activation", "end-operation", "entries 3", "correct 19 white", "quit"]
    said = run(*OURS, lines=lines).output
    assert "  19 ! cube brown  Cube: Raid on New Mexico by Family A." in said
    told = said[said.index("? correct 19 white\n") :]
    assert "Entry 19: cube white in place of cube brown." in told
    assert "Entry 19 is the first that leads to something else:" in told
    assert "before: A brown cube is drawn. Resources: +1 horse." in told
    assert "now: A white cube is drawn. Resources: +1 sheep." in told
    assert "Resources: 1 sheep, 1 Trade Goods (before: 1 horse, 1 Trade Goods)" in told
    assert "Raided Cubes: 1 white (before: 1 brown)" in told
    assert texts(kept(saves))[18:] == ["cube white", "end-activation", "end-operation"]


def test_entries_that_do_not_fit_any_more_are_named_and_the_correction_can_be_taken_back(run: Run, saves: Path) -> None:
    made = [*SETUP, *DRAWS, *RAID, "brown", "mount B", "end-activation"]
    said = run(*OURS, lines=[*made, "correct 19 white", "correct 19 brown", "quit"]).output
    assert "Entry 20 (> mount B) does not fit any more. It and those after it, 2 in all, have to be made anew:" in said
    assert texts(kept(saves))[18:] == ["cube brown"]
    (before,) = tables(saves).glob("*.before")
    assert texts(Match.load(before.read_text(encoding="utf-8")))[18:] == ["cube brown", "mount B", "end-activation"]

    back = run("companion", "navajo", "--resume", lines=["mount B", "correct 19 white", "correct back", "quit"])
    assert "Back to the game as it was before the correction: 20 entries." in back.output
    assert texts(kept(saves))[18:] == ["cube brown", "mount B"]


@pytest.mark.parametrize(
    ("correction", "said"),
    [
        ("correct 19 blue", "There can be no blue cube in the bag"),
        ("correct 19 nonsense", "nonsense is no result of this."),
        ("correct 15 end-operation", "end-operation was not possible there. Possible were: preempt, wait"),
        ("correct 19 brown", "Entry 19 is cube brown already."),
        ("correct back", "There is no correction to take back."),
        ("undo", "it is not taken back but corrected"),
    ],
)
def test_a_correction_that_cannot_be(run: Run, saves: Path, correction: str, said: str) -> None:
    made = [*SETUP, *DRAWS, *RAID, "brown"]
    assert said in run(*OURS, lines=[*made, correction, "quit"]).output
    assert texts(kept(saves))[-1] == "cube brown"


def test_a_choice_is_taken_back_and_the_table_set_right(run: Run, saves: Path) -> None:
    said = run(*OURS, lines=[*SETUP, *DRAWS, "32", "preempt", "undo", "quit"]).output
    assert "Taken back: preempt" in said
    assert "AP: 3 (before: 0)" in said
    assert texts(kept(saves))[-1] == "card 32"


# -- figures of the box ------------------------------------------------------------------------------------------------
def test_a_printed_figure_is_used_at_once_and_in_later_games(run: Run, saves: Path) -> None:
    """Card 05: to go first costs 3, not 1; its Minor Event is a swap. Card 01 is not looked at."""
    made = [*SETUP, *DRAWS, "05", "x", "3", "", "4", "instruction swap"]
    said = run(*ASKS, lines=[*made, "quit"]).output
    assert "#05 Bad Harvest: some figures are only reconstructed here." in said
    assert "AP to go first (here 1): x\nFound x, expected a whole number from 0 to 9." in said
    assert "#05 Bad Harvest: pay 3 AP to act before the enemy? You have 3 AP." in said
    pack = saves.parent / "packs" / "navajo-box"
    check = run("data", "navajo", "check", str(pack))
    assert check.exit_code == 0
    assert "good" in check.output
    card = load_tables([pack]).ops[5]
    assert (card.preempt, card.e1, card.e0, card.minor) == (3, 2, 4, "swap")

    said = run(*ASKS, lines=[*SETUP, *DRAWS, "05", "", "quit"]).output  # only e1 is still open
    assert said.count("(here ") == 1
    assert "pay 3 AP to act before the enemy?" in said


def test_a_game_keeps_its_own_figures(run: Run, saves: Path) -> None:
    """What another game reads off a card does not change how this one replays."""
    run(*ASKS, lines=[*SETUP, *DRAWS, "05", "", "", "", "", "wait", "quit"])
    first = next(iter(tables(saves).glob("*.journal")))
    before = Match.load(first.read_text(encoding="utf-8")).checksum()
    run(*ASKS, lines=[*SETUP, *DRAWS, "05", "", "", "7", "", "wait", "quit"])
    assert Match.load(first.read_text(encoding="utf-8")).checksum() == before
    other = max(tables(saves).glob("*.journal"), key=lambda path: path.stat().st_mtime_ns)
    assert Match.load(other.read_text(encoding="utf-8")).position.enemy_ap == 7
    assert run("replay", str(other), "--verify").exit_code == 0


def test_a_figure_read_wrongly_is_corrected_and_its_effect_told(run: Run, saves: Path) -> None:
    made = [*SETUP, *DRAWS, "05", "", "", "7", "", "wait"]
    said = run(*ASKS, lines=[*made, "printed 5", "", "", "6", "", "printed", "printed 99", "quit"]).output
    assert "Enemy AP: 6 (before: 7)" in said
    assert said.count("Which card? For example: printed 32") == 2
    assert kept(saves).position.enemy_ap == 6


def test_an_owners_pack_is_laid_over_ours_and_not_asked_about(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    figures_of = 'preempt = 0\ne1 = 8\ne0 = 9\nminor = "reset"\nsource = "box"\n'
    (pack / "operations.toml").write_text(f"[card.05]\n{figures_of}", encoding="utf-8")
    said = run(*ASKS, "--pack", str(pack), lines=[*SETUP, *DRAWS, "05", "quit"]).output
    assert "(here " not in said
    assert "#05 Bad Harvest: pay 0 AP to act before the enemy?" in said


def test_a_pack_that_is_wrong_is_refused_before_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "operations.toml").write_text('[card.05]\npreempt = "x"\nsource = "box"\n', encoding="utf-8")
    result = run(*ASKS, "--pack", str(tmp_path), lines=[])
    assert result.exit_code == 1
    assert "preempt: found 'x', expected a whole number from 0 to 9" in result.output


# -- going on ----------------------------------------------------------------------------------------------------------
def test_it_goes_on_where_it_was_left_and_play_does_not_take_it(run: Run, saves: Path) -> None:
    run(*OURS, lines=[*SETUP, *DRAWS, "quit"])
    assert run("play", "navajo", "--resume").exit_code == 1  # there is no game of the other kind
    said = run("companion", "navajo", "--resume", "--ours", lines=["32", "quit"]).output
    assert "after 13 entries" in said
    assert texts(kept(saves))[-1] == "card 32"


def test_there_must_be_a_game_to_go_on_with(run: Run) -> None:
    result = run("companion", "navajo", "--resume")
    assert result.exit_code == 1
    assert "There is no game to go on with in" in result.output


def test_a_file_that_was_cut_off_goes_on_after_its_last_whole_line(run: Run, saves: Path) -> None:
    run(*OURS, lines=[*SETUP, *DRAWS, "32", "preempt", "quit"])
    (path,) = tables(saves).glob("*.journal")
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("eempt")], encoding="utf-8")
    said = run("companion", "navajo", "--resume", "--ours", lines=["quit"]).output
    assert "the file is cut off in this line" in said
    assert texts(kept(saves))[-1] == "card 32"
