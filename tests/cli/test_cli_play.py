"""Play through a pipe: what is typed, refused, taken back, kept and resumed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]
RISE = ("play", "navajo", "--scenario", "rise", "--seed", "7")
SETUP = [
    "place A shiprock.2", "ferocity 1", "place B san-juan.2", "ferocity 0", "place C canyon.1", "ferocity 0",
    "keep-set weaving", "choose weaving.1",
]  # fmt: skip
ACT = {"scenario": "rise", "families": {"A": {"at": "shiprock.3", "ferocity": 2}}, "start": {"activate": "A"}}


def journal(saves: Path) -> list[str]:
    """The entries of the only game there is, without checksums."""
    (path,) = saves.glob("*.journal")
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines[lines.index("---") + 1 :] if not line.startswith("=")]


def position(tmp_path: Path, data: object) -> str:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


# -- playing -----------------------------------------------------------------------------------------------------------
def test_a_game_is_told_in_words_and_kept_as_it_is_played(run: Run, saves: Path) -> None:
    result = run(*RISE, lines=[*SETUP, "quit"])
    assert result.exit_code == 0
    assert "Family A starts in Shiprock 2. [14.1]" in result.output
    assert "Area 2: Family A, Ferocity 1: man, woman, child." in result.output
    assert "Until next time." in result.output
    choices = [line for line in journal(saves) if line.startswith("> ")]
    assert choices == [f"> {text}" for text in SETUP]


def test_a_pipe_gets_no_escape_codes(run: Run) -> None:
    output = run(*RISE, lines=[*SETUP, "map", "show display", "why", "odds", "options"]).output
    assert "\x1b" not in output
    assert not set("│─┌█→") & set(output)


def test_the_same_seed_gives_the_same_game(run: Run, saves: Path) -> None:
    first = run(*RISE, lines=[*SETUP, "2"]).output
    entries = journal(saves)
    next(saves.glob("*.journal")).unlink()
    assert run(*RISE, lines=[*SETUP, "2"]).output.count("Card #") == first.count("Card #")
    assert journal(saves) == entries


def test_bad_input_at_every_prompt_changes_nothing(run: Run, saves: Path) -> None:
    run(*RISE, lines=["1"] * 40)
    clean = journal(saves)
    next(saves.glob("*.journal")).unlink()
    bad = ["nonsense", "999", "move", "odds nothing", "show nothing", "log x", "card x", "card 99", "rules nothing"]
    result = run(*RISE, lines=[line for _ in range(40) for line in (*bad, "1")])
    assert journal(saves) == clean
    assert len(clean) > 40  # choices, and what chance answered to them
    assert result.output.count("nonsense is not possible here") == 40


def test_the_beginning_of_an_option_is_enough_if_it_is_the_only_one(run: Run, saves: Path) -> None:
    result = run(*RISE, lines=["place A shiprock", "place A shiprock.2", "keep", "ferocity 1"])
    assert "That may mean: place A shiprock.1, place A shiprock.2" in result.output
    assert journal(saves) == ["> place A shiprock.2", "> ferocity 1"]


def test_what_is_not_possible_is_refused_with_rule_and_figures(run: Run, tmp_path: Path) -> None:
    output = run("play", "navajo", "--position", position(tmp_path, ACT), lines=["plant", "move zuni.6"]).output
    assert re.search(r"plant is not possible: .*\b7 MP\b.*\b6\b.* \(rule 3\.2\.4/plant\)", output)  # Value 3 + 4
    assert re.search(r"move zuni\.6 is not possible: .*Shiprock 3.* \(rule 3\.2\.2\)", output)


def test_rights_of_any_time_stand_apart_from_the_options(run: Run, tmp_path: Path) -> None:
    data = {**ACT, "resources": {"horse": 1, "trade_goods": 2}}
    output = run("play", "navajo", "--position", position(tmp_path, data), lines=["options"]).output
    question, _, listed = output.partition("> options")
    assert "At any time: mount A · mount B · mount C · goods-ap" in question
    assert not re.search(r"\d: mount A", question)
    assert re.search(r"\d: mount A", listed)


# -- commands ----------------------------------------------------------------------------------------------------------
def test_why_tells_stack_rule_and_values(run: Run, tmp_path: Path) -> None:
    data = {"scenario": "rise", "tracks": {"ap": 3}, "start": {"card": 15, "segment": "preempt"}}
    output = run("play", "navajo", "--position", position(tmp_path, data), lines=["why"]).output
    assert "Rule 2.2.1" in output
    assert "Pre-empting costs 3 AP; you have 3." in output
    assert "If you pre-empt, the enemy collects 4 AP (card +4)" in output  # card 15 gives 4, and 5 otherwise
    assert "If you wait, the enemy collects 5 AP (card +5)" in output


def test_why_with_an_option_says_what_stands_against_it(run: Run, tmp_path: Path) -> None:
    output = run("play", "navajo", "--position", position(tmp_path, ACT), lines=["why plant", "why council"]).output
    assert "plant is not possible: " in output
    assert "council is possible: Tribal Council" in output


def test_odds_are_exact(run: Run, tmp_path: Path) -> None:
    output = run("play", "navajo", "--position", position(tmp_path, ACT),
                 lines=["odds council", "odds", "odds end-activation"]).output  # fmt: skip
    assert "66.7 %    2/3  succeeds (die 3, 4, 5, 6)" in output
    assert "33.3 %    1/3  fails (die 1, 2)" in output
    assert "council: 66.7 % succeeds; 33.3 % fails" in output
    assert "Nothing is left to chance before your next decision" in output


def test_undo_goes_back_to_the_last_new_information_and_redo_forward(run: Run, saves: Path) -> None:
    lines = ["undo", "place A shiprock.2", "ferocity 1", "undo", "undo", "redo", "redo", "redo", *SETUP[2:], "undo"]
    output = run(*RISE, lines=lines).output
    assert "There is nothing to take back." in output
    assert "Taken back: ferocity 1" in output
    assert "Taken back: place A shiprock.2" in output
    assert "There is nothing to do again." in output
    assert "New information has come" in output
    assert [line for line in journal(saves) if line.startswith(">")] == [f"> {text}" for text in SETUP]


def test_a_practice_branch_goes_beyond_new_information_and_leaves_the_game_alone(run: Run, saves: Path) -> None:
    output = run(*RISE, lines=[*SETUP, "branch what if", "choose wisdom.1", "branch end", "branch end"]).output
    assert "(what if) > " in output
    assert 'Practice "what if"' in output
    assert "Wisdom of the Ancient Ones 1 is now yours." in output
    assert "Back in the game" in output
    assert "not a practice branch" in output
    games = {path.name.count("practice"): path for path in saves.glob("*.journal")}
    assert "> choose weaving.1" in games[0].read_text(encoding="utf-8")
    practice = games[1].read_text(encoding="utf-8")
    assert "branch: what if" in practice
    assert "> choose wisdom.1" in practice
    assert "> choose weaving.1" not in practice


def test_a_practice_branch_does_not_tell_the_dice_of_the_game(run: Run, saves: Path) -> None:
    run(*RISE, lines=[*SETUP, "2", "branch", "1"])
    games = {path.name.count("practice"): path for path in saves.glob("*.journal")}
    seeds = [re.findall(r"^seed: (.*)$", games[n].read_text(encoding="utf-8"), re.M) for n in (0, 1)]
    assert seeds[0] == ["7"]
    assert seeds[1] != seeds[0]


def test_log_rules_card_and_help(run: Run) -> None:
    output = run(*RISE, lines=[*SETUP, "log 2", "rules 3.2.8", "rules", "card 15", "help", "help odds", "show"]).output
    assert "> choose weaving.1\n" in output.split("> log 2")[1]
    assert "3.2.8  Tribal council" in output
    assert "#15 Shaman" in output
    assert "exact chances" in output
    assert "Show what? There are: display, families, cubes, hand, cards, developments." in output


def test_every_command_has_a_line_of_help_in_every_language(run: Run) -> None:
    from homelands.cli.commands import COMMANDS
    from homelands.words import LANGUAGES, Presenter

    for language in LANGUAGES:
        assert all(Presenter("navajo", language)(f"help-{name}").startswith(name) for name in COMMANDS)


# -- keeping and resuming ----------------------------------------------------------------------------------------------
def plain(run: Run, path: Path) -> object:
    return json.loads(run("replay", str(path), "--json").output)


def test_a_resumed_game_is_the_same_game(run: Run, saves: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.journal"
    run(*RISE, lines=[*SETUP, "2", f"save {copy}", "quit"])
    (kept,) = saves.glob("*.journal")
    assert plain(run, kept) == plain(run, copy)
    before = kept.read_text(encoding="utf-8")
    output = run("play", "--resume", lines=["quit"]).output
    assert "Going on with" in output
    assert kept.read_text(encoding="utf-8") == before
    one = run("play", "navajo", "--resume", lines=["1"])
    two = run("play", "navajo", "--resume", str(copy), lines=["1"])
    assert one.exit_code == two.exit_code == 0
    other = next(p for p in saves.glob("*.journal") if p != kept)
    assert plain(run, kept) == plain(run, other)
    assert copy.read_text(encoding="utf-8") == before  # a file of the player's own is never written to


def test_save_does_not_overwrite_unless_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.journal"
    path.write_text("mine", encoding="utf-8")
    result = run(*RISE, lines=[f"save {path}"])
    assert "is there already" in result.output
    assert path.read_text(encoding="utf-8") == "mine"
    run(*RISE, lines=[f"save over {path}"])
    assert path.read_text(encoding="utf-8").startswith("game: navajo")


def test_a_save_cut_off_in_a_line_goes_on_before_it(run: Run, saves: Path) -> None:
    run(*RISE, lines=[*SETUP[:4], "quit"])
    (kept,) = saves.glob("*.journal")
    text = kept.read_text(encoding="utf-8")
    kept.write_text(text.removesuffix(" 0\n"), encoding="utf-8")
    result = run("play", "--resume", lines=["quit"])
    line = text.count("\n")
    assert result.exit_code == 0
    assert f":{line}: found '> ferocity': the file is cut off in this line" in result.output
    assert "With which Ferocity does Family B start?" in result.output
    assert kept.read_text(encoding="utf-8") == "\n".join(text.splitlines()[:-1]) + "\n"
    assert kept.with_name(kept.name + ".cut").read_text(encoding="utf-8") == text.removesuffix(" 0\n")


def test_a_cut_line_that_happens_to_be_an_option_is_dropped_too(run: Run, saves: Path) -> None:
    # "place A shiprock.2" of "... shiprock.2" is whole as a word; without its line end nobody can know.
    run(*RISE, lines=["place A shiprock.2", "quit"])
    (kept,) = saves.glob("*.journal")
    kept.write_text(kept.read_text(encoding="utf-8").removesuffix("\n"), encoding="utf-8")
    assert "Where does Family A start?" in run("play", "--resume", lines=["quit"]).output


@pytest.mark.parametrize("text", ["", "game: navajo\nscen", "game: navajo\nscenario: rise\n"])
def test_a_save_cut_off_in_its_header_is_refused(run: Run, saves: Path, text: str) -> None:
    saves.mkdir(parents=True)
    path = saves / "navajo-rise-x.journal"
    path.write_text(text, encoding="utf-8")
    result = run("play", "--resume")
    assert result.exit_code == 1
    assert str(path) in result.output
    assert "cut off" in result.output or "header" in result.output


def test_nothing_to_resume(run: Run, saves: Path) -> None:
    result = run("play", "--resume")
    assert result.exit_code == 1
    assert "no game to go on with" in result.output
    assert run("play", "--resume", "nowhere.journal").exit_code == 1


def test_a_finished_game_shows_its_last_page_and_is_put_aside(run: Run, saves: Path, tmp_path: Path) -> None:
    data = {"scenario": "rise", "tracks": {"military": 9, "morale": 4}, "start": {"end": True}}
    result = run("play", "navajo", "--position", position(tmp_path, data))
    assert result.exit_code == 0
    assert "Major Victory." in result.output  # 9 - 4 = 5, and 3 is enough
    assert "Culture: 9\n" in result.output  # no card was drawn: one point of the course
    assert not list(saves.glob("*.journal"))
    assert len(list((saves.parent / "finished").glob("*.journal"))) == 1


def test_after_the_end_one_can_look_back_and_try_again(run: Run, saves: Path, tmp_path: Path) -> None:
    # The check: 7 VP held of 9, so Military 5 - 2; less Morale 5 leaves 0; three men bring it to 3, and Morale to 3.
    # Good Medicine instead: the black cube counts as Morale, 5 against 6.
    data = {"scenario": "rise", "start": {"card": 42, "segment": "victory-check"}}
    lines = ["victory-check", "done", "log", "why", "branch 1 again", "good-medicine", "quit", "not heard any more"]
    output = run("play", "navajo", "--position", position(tmp_path, data), lines=lines).output
    game, _, after = output.partition("The end")
    assert "Military 3 less Enemy Morale 3: +0." in game
    assert "   1 > victory-check" in after.split("> log")[1]
    assert "(again) > good-medicine" in after
    assert "Military 5 less Enemy Morale 6: -1." in after
    assert "not heard" not in output
    assert len(list((saves.parent / "finished").glob("*.journal"))) == 1


# -- what cannot be played ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "chess"), "the games are: navajo"),
        (("play",), "which game?"),
        (("play", "navajo", "--scenario", "nowhere"), "expected one of: rise, duenos, broken"),
        (("play", "navajo", "--scenario", "rise", "--option", "nothing"), "expected one of: horse-meat"),
        (("play", "navajo", "--scenario", "rise", "--ruling", "nothing=x"), "unknown ruling 'nothing'"),
        (("play", "navajo", "--scenario", "rise", "--ruling", "black-cubes=x"), "unknown reading of black-cubes"),
        (("play", "navajo", "--scenario", "rise", "--ruling", "black-cubes"), "expected ID=READING"),
        (("play", "navajo", "--scenario", "rise", "--pack", "/nowhere"), "no such folder"),
        (("play", "navajo", "--position", "/nowhere.json"), "no such file"),
        (("play", "navajo", "--scenario", "rise", "--lang", "xx"), "'en', 'it'"),
    ],
)
def test_what_is_not_known_is_refused_with_what_is(run: Run, saves: Path, arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code in (1, 2)
    assert said in result.output
    assert not list(saves.glob("*.journal"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "position.json:1: not JSON"),
        ("[1]", "expected a table"),
        ('{"elders": [1, 1, 1, 1, 1, 1, 1]}', "elder"),
        ('{"tracks": {"luck": 3}}', "tracks: 'luck', expected one of culture"),
    ],
)
def test_a_bad_position_is_named(run: Run, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "position.json"
    path.write_text(text, encoding="utf-8")
    result = run("play", "navajo", "--position", str(path))
    assert result.exit_code == 1
    assert str(path) in result.output
    assert said in result.output


def test_rulings_options_and_a_position_reach_the_game(run: Run, saves: Path, tmp_path: Path) -> None:
    run("play", "navajo", "--position", position(tmp_path, ACT), "--ruling", "black-cubes=all",
        "--option", "horse-meat", lines=["quit"])  # fmt: skip
    (kept,) = saves.glob("*.journal")
    found = plain(run, kept)
    assert isinstance(found, dict)
    assert found["rulings"]["black-cubes"] == "all"
    assert found["options"] == ["horse-meat"]
    assert found["families"]["A"]["at"] == "shiprock.3"


def test_italian(run: Run) -> None:
    output = run(*RISE, "--lang", "it", lines=[*SETUP, "why", "map", "help"]).output
    assert "Famiglia A, Ferocia 1: uomo, donna, bambino" in output
    assert "Che cosa ha portato qui" in output


def test_quit_is_understood_before_a_game_has_begun(run: Run, saves: Path) -> None:
    result = run("play", "navajo", lines=["quit", "1"])
    assert result.exit_code == 0
    assert "There is no quit here" not in result.output
    assert not list(saves.glob("*.journal"))
