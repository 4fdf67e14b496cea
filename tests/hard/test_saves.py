"""Saves outlive fixes: journals of every version of the rules replay, or say what does not fit and what has changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from homelands.cli import saves
from homelands.cli.main import main
from homelands.core import versions as history
from homelands.core.journal import Header, JournalError, parse
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.core.registry import title
from homelands.table.matches import Matches
from homelands.table.new import bring
from homelands.table.schema import Import
from homelands.table.trouble import Trouble
from homelands.words.catalogue import LANGUAGES, catalogue
from homelands.words.versions import changes
from tests.hard.golden import FOLDER

JOURNALS = sorted(FOLDER.glob("*.journal"))
RULES = {game: [version.rules for version in history.versions(game)] for game in all_games()}
TODAY = RULES["navajo"][-1]


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def kept(game: str, rules: str) -> list[Path]:
    return [path for path in JOURNALS if path.name.startswith(f"{game}-{rules}-")]


# -- the journals that are kept ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", JOURNALS, ids=[path.stem for path in JOURNALS])
def test_a_journal_of_any_version_replays_or_names_the_line_and_the_change(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    header = parse(text).header
    match, error = attempt(text, path.name)
    if match is not None:
        assert [str(entry) for entry in match.entries] == text.split("---\n")[1].strip().split("\n")
        assert match.header.rules == match.game.rules_version
        return
    assert header.rules != RULES[header.game][-1], "one of today's rules must replay"
    assert text.split("\n")[error.line - 1][:1] in (">", "!", "=")
    assert str(error).startswith(f"{path.name}:{error.line}: ")
    assert changes(header.game, header.rules) in str(error)


def attempt(text: str, where: str) -> tuple[Match | None, JournalError]:
    try:
        return history.load(text, where, changes), JournalError(where, 0, "")
    except JournalError as error:
        return None, error


@pytest.mark.parametrize("game", list(all_games()))
def test_there_are_journals_of_every_version(game: str) -> None:
    for rules in RULES[game]:
        assert kept(game, rules), f"no journals of rules {rules} of {game}: python -m tests.hard.golden makes some"


def test_some_of_the_first_version_replay_and_some_do_not() -> None:
    """Else nothing would be shown by the test above."""
    fits = [attempt(path.read_text(encoding="utf-8"), path.name)[0] is not None for path in kept("navajo", "1")]
    assert fits.count(True) > 1
    assert fits.count(False) > 1


def test_readings_that_keep_a_game_are_laid_under_what_it_says() -> None:
    """What a version has made a reading of is read as it was; the first change of a ruling tells how that was."""
    old, named, later, last, new = (Header("plains", "2", rules=rules) for rules in ("1", "1", "2", "3", "4"))
    named.rulings["winner-retreats"] = "stay"
    placed = Header("plains", "2", rules="1", position=(position := {"scenario": "2", "rulings": {"turn": "x"}}))
    for header in (old, named, later, last, new, placed):
        history.keep(header)
    fourth = {"event-control": "side", "last-resort": "any"}
    first = {"winner-retreats": "retreat", "three-players": "side", **fourth}
    assert old.rulings == first
    assert named.rulings == {**first, "winner-retreats": "stay"}
    assert later.rulings == {"three-players": "side", **fourth}
    assert last.rulings == {"three-players": "player", **fourth}
    assert new.rulings == {}
    assert placed.position == {"scenario": "2", "rulings": {**first, "turn": "x"}}
    assert position == {"scenario": "2", "rulings": {"turn": "x"}}, "what was given is left alone"


# -- a line that does not belong there ---------------------------------------------------------------------------------
WRONG = {">": "> fly", "!": "! die 77", "=": "= 00000000"}
CURRENT = [path for game in all_games() for path in kept(game, RULES[game][-1])]


@pytest.mark.parametrize("path", CURRENT, ids=lambda path: path.stem)
def test_a_wrong_line_is_named_wherever_it_stands(path: Path) -> None:
    """The first, the last and some between of choices, chance results and checksums: none is passed over."""
    lines = path.read_text(encoding="utf-8").split("\n")
    begin = lines.index("---") + 1
    for mark, wrong in WRONG.items():
        places = [n for n in range(begin, len(lines)) if lines[n].startswith(mark)]
        for n in {places[0], places[len(places) // 3], places[2 * len(places) // 3], places[-1]} if places else ():
            with pytest.raises(JournalError) as told:
                Match.load("\n".join([*lines[:n], wrong, *lines[n + 1 :]]))
            assert told.value.line == n + 1


@pytest.mark.parametrize("path", CURRENT, ids=lambda path: path.stem)
def test_a_line_too_many_is_named_wherever_it_stands(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    begin = lines.index("---") + 1
    for n in {begin, (begin + len(lines)) // 2, len(lines) - 1}:
        with pytest.raises(JournalError) as told:
            Match.load("\n".join([*lines[:n], "> fly", *lines[n:]]))
        assert told.value.line == n + 1


# -- the table of versions ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", list(all_games()))
def test_the_last_version_is_what_is_played(game: str) -> None:
    data = title(game).tables().data.fingerprint()
    assert data in history.versions(game)[-1].data, (
        f"the data of {game} have changed (they are {data} now). If games go on otherwise because of it, add a version "
        f"to its data/versions.toml and rules_version, and keep journals of it; if not, add {data} to the last version"
    )
    assert game_of(game).rules_version == RULES[game][-1]


@pytest.mark.parametrize("game", list(all_games()))
def test_every_version_says_what_it_changed_in_every_language(game: str) -> None:
    rulings = title(game).tables().rulings
    for version in history.versions(game):
        assert version.data
        said = [catalogue(language, game).format(f"version-{version.rules}", {}) for language in LANGUAGES]
        assert all(text.endswith(".") for text in said)
        assert all(reading in rulings[ruling].readings for ruling, reading in version.keeps.items())


# -- what is said ------------------------------------------------------------------------------------------------------
def doctored(rules: str) -> tuple[str, int]:
    """A journal of today's rules with another card in it, said to be of other rules; and the line of it."""
    text = text_of(f"navajo-{TODAY}-rise.journal").replace(f"rules: {TODAY}", f"rules: {rules}")
    lines = text.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("= "))
    lines[at] = "= 00000000"
    return "\n".join(lines), at + 1


def test_a_line_that_differs_is_named_with_the_change_behind_it() -> None:
    text, line = doctored("1")
    with pytest.raises(JournalError, match="calibrated anew") as told:
        history.load(text, "my game", changes)
    assert (told.value.where, told.value.line) == ("my game", line)
    assert "the position differs" in told.value.message
    assert f"of rules 1, these are rules {TODAY}" in told.value.message


def test_without_words_the_versions_since_are_numbered() -> None:
    text, _ = doctored("1")
    with pytest.raises(JournalError, match=", ".join(RULES["navajo"][1:])):
        history.load(text)


def test_rules_that_are_not_known_here_are_said_to_be() -> None:
    text, line = doctored("77")
    known = ", ".join(RULES["navajo"])
    with pytest.raises(JournalError, match=f"my game:{line}: .*rules '77', which are not known here \\({known} are\\)"):
        history.load(text, "my game")


def test_todays_rules_are_no_reason() -> None:
    text, _ = doctored(TODAY)
    with pytest.raises(JournalError) as told:
        history.load(text)
    assert "rules" not in told.value.message


def test_the_command_line_says_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOMELANDS_DATA", str(tmp_path / "data"))
    text, line = doctored("1")
    file = tmp_path / "old.journal"
    file.write_text(text, encoding="utf-8")
    for command in (["replay", str(file)], ["review", str(file)], ["play", "--resume", str(file)]):
        result = CliRunner().invoke(main, command)
        assert result.exit_code == 1
        assert f"old.journal:{line}: the position differs" in result.output
        assert "calibrated anew" in result.output


def test_a_game_that_goes_on_is_one_of_todays_rules(tmp_path: Path) -> None:
    path = tmp_path / "old.journal"
    path.write_text(text_of("navajo-1-rise.journal"), encoding="utf-8")
    match = saves.resume(path, tmp_path).match
    assert match.header.rules == TODAY
    assert f"\nrules: {TODAY}\n" in path.read_text(encoding="utf-8")


def test_the_table_says_it(tmp_path: Path) -> None:
    from homelands.serve.server import Server
    from homelands.serve.settings import Settings

    server = Server(Settings(data=str(tmp_path)))
    server.database.upgrade()
    desk: Matches = server.matches
    with pytest.raises(Trouble, match="wrong-journal") as told:
        bring(desk, Import(doctored("1")[0]), False)
    assert "calibrated anew" in told.value.problem("en").message
    begun = bring(desk, Import(text_of(f"navajo-{TODAY}-rise.journal")), False)
    with server.database.write() as c:
        c.exec_driver_sql(f'UPDATE matches SET header = replace(header, \'"rules":"{TODAY}"\', \'"rules":"1"\')')
        c.exec_driver_sql("UPDATE actions SET text = '00000000' WHERE mark = '='")
    desk.forget(begun.match)
    with pytest.raises(Trouble, match="other-rules") as told, desk.opened(begun.match):
        pass
    assert "calibrated anew" in told.value.problem("en").message
    assert "calibrate di nuovo" in told.value.problem("it").message
    server.database.close()
