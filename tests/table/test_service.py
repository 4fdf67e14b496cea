"""Whole games through the table itself: no HTTP, no database, no thread, no process."""

from __future__ import annotations

import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from homelands.core.match import Match
from homelands.players import advice, review
from homelands.table import lobby, look, new, questions
from homelands.table.answers import answer
from homelands.table.matches import Holder
from homelands.table.schema import Branch, Hint, Import, Odds, Review, State
from homelands.table.store import SPECTATOR
from homelands.table.trouble import Refused, Trouble
from tests.table.sitting import Sitting, begin, move_bots, play, table

GAMES = [("navajo", "rise", ("dine",)), ("plains", "2", ("green", "blue"))]


# -- a game ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_a_whole_game_is_played_and_read_back(game: str, scenario: str, seats: tuple[str, ...], tmp_path: Path) -> None:
    matches = table(tmp_path)
    begun = begin(matches, game, scenario)
    sitting = {seat: Sitting(matches, begun.tokens[seat]) for seat in seats}
    plies: list[int] = []
    end = play(sitting, random.Random(1), lambda state: plies.append(state.ply))
    assert len(plies) > 40
    assert plies == sorted(set(plies)), "every choice is a ply of its own"
    assert end.pending.outcome is not None
    assert end.seed, "the promise about the dice can be checked now"
    text, name = look.journal(matches, sitting[seats[0]].who, "en")
    assert name == f"{game}-{scenario}-{begun.match}.journal"
    assert Match.load(text).checksum() == _checksum(matches, begun.match)
    brought = new.bring(matches, Import(text), local=True)
    assert _checksum(matches, brought.match) == _checksum(matches, begun.match)
    matches.forget(begun.match)
    assert _checksum(matches, begun.match) == _checksum(matches, brought.match), "its rows are the match"


def _checksum(matches: Any, match: str) -> str:
    with matches.opened(match) as live:
        return str(live.match.checksum())


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_what_was_done_is_undone_and_redone(game: str, scenario: str, seats: tuple[str, ...], tmp_path: Path) -> None:
    matches = table(tmp_path)
    begun = begin(matches, game, scenario)
    sitting = {seat: Sitting(matches, begun.tokens[seat]) for seat in seats}
    rng, undone = random.Random(2), 0
    while undone < 5:
        who = sitting[next(iter(sitting.values())).state().pending.seat]
        before, sum_before = who.state(), _checksum(matches, begun.match)
        after = who.act(rng.choice(before.pending.options).text).state
        if not after.can.undo:
            continue
        undone += 1
        acted = _checksum(matches, begun.match)
        back = who.undo().state
        assert (back.view, _checksum(matches, begun.match)) == (before.view, sum_before)
        assert back.ply > after.ply, "taking back is an action too"
        again = who.redo().state
        assert (again.view, _checksum(matches, begun.match)) == (after.view, acted)
    assert len(matches.store.rows(begun.match)) == matches.store.plies([begun.match])[begun.match]


def test_a_click_on_what_is_no_longer_asked_is_recognised(tmp_path: Path) -> None:
    matches = table(tmp_path)
    mine = Sitting(matches, begin(matches, "navajo", "rise").mine)
    first = mine.state()
    mine.act(first.pending.options[0].text)
    with pytest.raises(Trouble) as told:
        mine.act(first.pending.options[0].text, first.ply)
    assert (told.value.kind, told.value.code) == ("stale", "stale")
    with pytest.raises(Refused) as refused:
        mine.act("fly to-the-moon")
    assert refused.value.problem.error == "not-an-option"
    assert mine.state(first.ply).view == first.view, "and an earlier moment can be looked at"


# -- who may know and do what ------------------------------------------------------------------------------------------
def test_a_seat_sees_its_own_cards_and_nobody_else_s(tmp_path: Path) -> None:
    matches = table(tmp_path)
    begun = begin(matches, "plains", "2", seats={"blue": "link"})
    sitting = {seat: Sitting(matches, token) for seat, token in begun.tokens.items()}
    watcher = Sitting(matches, begun.spectate)
    seen = 0

    def compare(state: State) -> None:
        nonlocal seen
        seen += 1
        views = {seat: one.state().view["hands"] for seat, one in sitting.items()}
        assert isinstance(views["green"]["green"], list)
        assert not isinstance(views["green"]["blue"], list), "another's hand is no list of cards"
        assert not isinstance(views["blue"]["green"], list)
        nobody = watcher.state()
        assert not any(isinstance(hand, list) for hand in nobody.view["hands"].values())
        assert nobody.pending.options == []
        other = next(one for seat, one in sitting.items() if seat != state.pending.seat).state()
        assert other.pending.options == [], "nobody is told another's options"
        assert not other.pending.yours

    play(sitting, random.Random(3), compare, most=60)
    assert seen > 20


def test_two_games_that_differ_in_a_hidden_hand_read_the_same_to_the_other_seat(tmp_path: Path) -> None:
    """What is hidden is dealt anew in one of them: every answer that the other seat gets is the same, to the byte."""
    matches = table(tmp_path)
    begun = begin(matches, "plains", "2")
    green = Sitting(matches, begun.tokens["green"])
    blue = Sitting(matches, begun.tokens["blue"])
    rng = random.Random(4)
    for _ in range(30):
        who = green if green.state().pending.seat == "green" else blue
        who.act(rng.choice(who.state().pending.options).text)
    with matches.opened(begun.match) as live:
        match, true = live.match, live.match.position
        dealt = match.game.resample(true, "green", random.Random(5))
        assert match.game.to_plain(dealt)["hands"]["blue"] != match.game.to_plain(true)["hands"]["blue"]
        match.position = dealt
    other = green.state()
    with matches.opened(begun.match) as live:
        live.match.position = true
    same = green.state()
    assert msgspec.json.encode(other.view) == msgspec.json.encode(same.view)
    assert other.pending.options == same.pending.options


def test_a_token_opens_its_seat_and_nothing_else(tmp_path: Path) -> None:
    matches = table(tmp_path)
    begun = begin(matches, "plains", "2", seats={"blue": "link"})
    green, blue = (Sitting(matches, begun.tokens[seat]) for seat in ("green", "blue"))
    watcher = Sitting(matches, begun.spectate)
    assert (green.who.seat, blue.who.seat, watcher.who.seat) == ("green", "blue", SPECTATOR)
    waits = blue if green.state().pending.seat == "green" else green
    for who, code in ((waits, "not-your-turn"), (watcher, "spectator")):
        with pytest.raises(Trouble) as told:
            who.act("pass")
        assert (told.value.kind, told.value.code) == ("forbidden", code)
    with pytest.raises(Trouble) as told:
        matches.holder("nobody's")
    assert told.value.kind == "stranger"
    with pytest.raises(Trouble) as told, matches.opened("none"):
        pass
    assert told.value.kind == "unknown"
    links = new.links(matches, green.who)
    assert list(links.tokens) == ["blue"]
    assert matches.holder(links.tokens["blue"]) == blue.who
    with pytest.raises(Trouble):
        new.links(matches, watcher.who)


def test_trouble_is_told_in_both_languages_and_names_no_protocol() -> None:
    trouble = Trouble("forbidden", "spectator")
    said = {trouble.problem(lang).message for lang in ("en", "it")}
    assert len(said) == 2
    assert not hasattr(trouble, "status")


# -- questions that take time ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("game", "scenario", "options", "person", "other"),
    [("plains", "2", [], "green", "blue"), ("navajo", "rise", ["two-players"], "basket", "turquoise")],
)
def test_a_bot_is_a_question_that_is_answered_inline(
    game: str, scenario: str, options: list[str], person: str, other: str, tmp_path: Path
) -> None:
    matches = table(tmp_path)
    begun = begin(matches, game, scenario, options=options, seats={person: "me", other: "bot:normal"})
    assert list(begun.tokens) == [person]
    mine, rng, moves = Sitting(matches, begun.mine), random.Random(6), 0
    while moves < 5:
        moves += move_bots(matches, begun.match)
        state = mine.state()
        assert state.pending.kind != "over"
        assert state.pending.yours, "the bots have moved until it is a person's turn"
        mine.act(rng.choice(state.pending.options).text)
    with pytest.raises(Trouble) as told:
        matches.move_bot(begun.match, 0, "anything")
    assert told.value.code == "stale"


def test_a_bot_is_not_told_what_it_may_not_know(tmp_path: Path) -> None:
    matches = table(tmp_path)
    begun = begin(matches, "plains", "2", seats={"green": "me", "blue": "bot:random"})
    mine, rng, made_up = Sitting(matches, begun.mine), random.Random(7), 0
    for _ in range(60):
        while (asked := questions.bot(matches, begun.match)) is not None:
            with matches.opened(begun.match) as live:
                true = live.match.game.dump(live.match.position)
            made_up += json.loads(asked[1].args["place"]["data"]) != msgspec.to_builtins(true)
            matches.move_bot(begun.match, asked[0], answer(asked[1]))
        mine.act(rng.choice(mine.state().pending.options).text)
    assert made_up > 3


def test_odds_are_exact_and_add_up(tmp_path: Path) -> None:
    matches = table(tmp_path)
    mine = Sitting(matches, begin(matches, "navajo", "rise").mine)
    rng, state = random.Random(1), mine.state()
    while not (left := [option for option in state.pending.options if option.odds]):
        state = mine.act(rng.choice(state.pending.options).text).state
    told = answer(questions.odds(matches, mine.who, left[0].text, "en"))
    assert isinstance(told, Odds)
    assert sum(row.percent for row in told.rows) == pytest.approx(100, abs=1)
    with pytest.raises(Trouble) as refused:
        questions.odds(matches, mine.who, "fly", "en")
    assert (refused.value.kind, refused.value.code) == ("refused", "no-such-option")


def test_a_hint_names_an_option_and_tells_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "hint", partial(advice.hint, worlds=2))
    matches = table(tmp_path)
    begun = begin(matches, "plains", "2")
    sitting = {seat: Sitting(matches, token) for seat, token in begun.tokens.items()}
    who = sitting[next(iter(sitting.values())).state().pending.seat]
    state, done = who.state(), []
    found = answer(questions.hint(matches, who.who, state.ply, "en"), done.append)
    assert isinstance(found, Hint)
    assert found.option in [option.text for option in state.pending.options]
    assert done == sorted(done)
    assert done
    with pytest.raises(Trouble) as told:
        questions.hint(matches, who.who, state.ply - 1, "en")
    assert told.value.kind == "stale"


def test_a_review_is_for_a_game_that_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "STAGES", ((1, 1),))
    monkeypatch.setattr(review, "review", partial(review.review, worlds=2))
    matches = table(tmp_path)
    mine = Sitting(matches, begin(matches, "navajo", "rise").mine)
    with pytest.raises(Trouble) as told:
        questions.review(matches, mine.who, "en")
    assert told.value.code == "no-review"
    play({"dine": mine}, random.Random(1))
    found = answer(questions.review(matches, mine.who, "en"))
    assert isinstance(found, Review)
    assert [part.id for part in found.parts] == ["title", "luck", "moments", "slips", "how"]


# -- lessons, real tables, practice ------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "lesson"), [("navajo", "tutorial"), ("plains", "tutorial")])
def test_a_lesson_leads_to_its_end(game: str, lesson: str, tmp_path: Path) -> None:
    matches = table(tmp_path)
    one = Sitting(matches, begin(matches, game, kind="lesson", lesson=lesson).tokens["*"])
    state, beats = one.state(), set()
    while not state.lesson.over:
        beats.add(state.lesson.number)
        state = one.act("roll" if state.lesson.wait else state.lesson.hint).state
    assert len(beats) == state.lesson.of
    practice = new.branch(matches, one.who, Branch(at=state.ply, seats={}), "en", True)
    assert Sitting(matches, practice.mine).state().kind == "game"


def test_beside_a_real_table_dice_are_told_corrected_and_figures_read_off_a_card(tmp_path: Path) -> None:
    matches = table(tmp_path)
    one = Sitting(matches, begin(matches, "navajo", "rise", kind="companion").tokens["*"])
    rng, state = random.Random(8), one.state()
    while len(state.companion.entries) < 8 or state.pending.kind != "chance":
        texts = [option.text for option in (state.pending.options or state.pending.chance.values)]
        state = one.act(rng.choice(texts)).state
    with pytest.raises(Refused):
        one.act("seven thousand")
    told = [entry for entry in state.companion.entries if entry.mark == ">"]
    changed = json.loads(matches.correct(one.who, state.ply, told[-1].number, told[-1].text, "en"))["state"]
    assert changed["ply"] == state.ply + 1
    matches.forget(one.who.match)
    assert one.state().view == changed["view"], "a correction is a row like any other"
    state = one.state()
    while not state.companion.figures:
        texts = [option.text for option in (state.pending.options or state.pending.chance.values)]
        state = one.act(rng.choice(texts)).state
    figure = state.companion.figures[0]
    assert not state.tables
    matches.printed(one.who, state.ply, {figure.id: figure.ours}, "en")
    assert one.state().tables, "what was read off a card is a pack of this match"
    with pytest.raises(Trouble) as wrong:
        matches.printed(one.who, one.state().ply, {figure.id: "a herd of buffalo"}, "en")
    assert (wrong.value.kind, wrong.value.code) == ("refused", "wrong-figure")


def test_what_there_is_to_play_and_what_was_begun_here(tmp_path: Path) -> None:
    matches = table(tmp_path)
    found = lobby.catalogue(matches, "en")
    assert [game.id for game in found.games] == ["navajo", "plains"]
    begun = begin(matches, "navajo", "rise")
    away = new.new(matches, new.NewMatch("plains", "2"), local=False)
    mine = lobby.mine(matches, lambda match, seat: f"{match}/{seat}")
    assert [(entry.match, entry.token) for entry in mine] == [(begun.match, f"{begun.match}/dine")]
    assert away.match not in [entry.match for entry in mine]
    new.rename(matches, Holder(begun.match, "dine"), "  Ana\nB ")
    assert [row.name for row in matches.sitting(begun.match) if row.seat == "dine"] == ["Ana B"]
    with pytest.raises(Trouble) as told:
        lobby.fixed("rules", "chess", "en")
    assert told.value.kind == "unknown"
