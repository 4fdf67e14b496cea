"""Hints and reviews: paired play-outs, honest intervals, words in both languages, and the two commands."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from homelands.cli.main import main
from homelands.core.match import Match, start
from homelands.core.registry import game as game_of
from homelands.core.registry import title
from homelands.players import advice, make, wording
from homelands.players.review import Review, Slip, ledger, review, swing
from homelands.players.rollouts import Sample, Spread, Worlds, measures_of, spread
from homelands.words.presenter import Presenter

SURE = Spread(0.05, 0.01, 0.09, 0.0, 0.1, 160)


def played(game: str, scenario: str, seed: str, decisions: int | None = None) -> Match:
    """A game of heuristic players, up to a decision or to its end."""
    match = start(game, scenario, seed=seed)
    match.roll()
    bots = {seat: make("heuristic", seat) for seat in match.game.seats_of(match.position)}
    n = 0
    while not match.over and n != decisions:
        seat = match.game.seat(match.position)
        match.choose(bots[seat].choose(match.game, match.position, seat))
        match.roll()
        n += 1
    return match


def asked(match: Match) -> Match:
    """The next decision with something to choose."""
    while len(match.position.options) == 1:
        match.choose(match.position.options[0])
        match.roll()
    return match


@pytest.mark.parametrize(("game", "scenario"), [("navajo", "rise"), ("plains", "2")])
def test_a_hint_is_an_option_with_its_figures(game: str, scenario: str) -> None:
    match = asked(played(game, scenario, "3", 25))
    seat = match.game.seat(match.position)
    before = match.checksum()
    found = advice.hint(match.game, match.position, seat, worlds=16)
    assert match.checksum() == before
    assert found == advice.hint(match.game, match.position, seat, worlds=16)
    assert 1 <= len(found) <= advice.SHOWN
    for one in found:
        assert one.option in match.position.options
        assert 0 <= one.result.tenth <= one.result.ninetieth <= 1
        assert one.result.low <= one.result.mean <= one.result.high
        assert all(measures_of(game).names[reason.figure] * reason.change > 0 for reason in one.reasons)
    assert [one.result.mean for one in found] == sorted((one.result.mean for one in found), reverse=True)


def test_what_is_hidden_does_not_change_a_hint() -> None:
    match = asked(played("plains", "2", "4", 60))
    seat = match.game.seat(match.position)
    other = match.game.resample(match.position, seat, random.Random(77))
    assert other.hands != match.position.hands
    truth = advice.hint(match.game, match.position, seat, worlds=8)
    assert truth == advice.hint(match.game, other, seat, worlds=8)


def test_a_hint_can_be_stopped_and_tells_how_far_it_is() -> None:
    match = asked(played("navajo", "rise", "3", 25))
    shares: list[float] = []
    advice.hint(match.game, match.position, "dine", worlds=12, progress=shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1
    with pytest.raises(advice.Stopped):
        advice.hint(match.game, match.position, "dine", stop=lambda: True)


def test_every_option_is_tried_in_the_same_worlds() -> None:
    match = asked(played("plains", "2", "4", 60))
    seat = match.game.seat(match.position)
    worlds = Worlds(match.game, match.position, seat, "w")
    one, two = match.position.options[:2]
    worlds.play(one, 6)
    worlds.play(two, 6)
    again = Worlds(match.game, match.position, seat, "w")
    again.play(two, 6)
    assert again.values(two) == worlds.values(two)
    assert len(set(again.values(two))) > 1
    assert worlds.difference(one, one).mean == 0
    assert worlds.difference(one, two).mean == pytest.approx(worlds.mean(one) - worlds.mean(two))


def tried_in(**points: list[float]) -> Worlds:
    """Options that were tried in as many worlds as they have points; nothing else differs."""
    tried = Worlds(game_of("plains"), None, "green")
    tried.samples = {(name,): [Sample(0.5, (p, 0.0, 0.0, 0.0)) for p in found] for name, found in points.items()}
    return tried


def test_a_reason_compares_the_same_worlds() -> None:
    """Later worlds are richer, whatever is done: to have been tried in more of them is no reason."""
    worlds = [float(n) for n in range(96)]
    assert advice.reasons(tried_in(a=worlds, b=worlds[:12], c=worlds[:24]), ("a",)) == ()
    better = [n + 0.5 for n in worlds]
    (reason,) = advice.reasons(tried_in(a=better, b=worlds[:12], c=worlds[:24]), ("a",))
    assert reason.figure == "points"
    assert reason.change == pytest.approx(0.5)


def test_what_may_be_chance_is_no_reason() -> None:
    """Once in twelve worlds a gain of six: half a point on average, and nothing that the next twelve need repeat."""
    nothing = [0.0] * 12
    assert advice.reasons(tried_in(a=[6.0, *nothing[1:]], b=nothing), ("a",)) == ()


def test_the_spread_of_known_numbers() -> None:
    """Mean 3 of 1..5; variance 2.5, so the half-width is 1.96 times the root of 2.5 / 5."""
    found = spread([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert found.high - found.mean == pytest.approx(1.96 * 0.5**0.5)
    assert (found.tenth, found.ninetieth, found.n) == (1, 5, 5)


@pytest.mark.parametrize("game", ["navajo", "plains"])
def test_every_figure_has_a_name_and_every_game_a_turn(game: str) -> None:
    match = start(game, game_of(game).scenarios()[0], seed="1")
    figures = measures_of(game).figures(match.game, match.position, match.game.seats_of(match.position)[0])
    assert len(figures) == len(measures_of(game).names)
    assert title(game).turn in ("card", "disc")
    for language in ("en", "it"):
        words = Presenter(game, language, strict=True)
        assert all("0.7" in words(f"reason-{game}-{name}", n="0.7") for name in measures_of(game).names)


def test_a_hint_reads_as_a_sentence() -> None:
    reasons = (advice.Reason("animals", 1.26), advice.Reason("ap", 1))
    found = advice.Hint(("wait",), spread([0.4, 0.5, 0.6]), reasons, certain=True)
    english, italian = Presenter("navajo"), Presenter("navajo", "it")
    said = wording.hint(english, "navajo", found, last=False)
    assert "; clearly better than the next; " in said
    assert said.endswith("; because it leads to 1.3 more animals and 1.0 more Action Points than the others")
    assert "1,3 animali in più e 1,0 Punti Azione in più" in wording.hint(italian, "navajo", found, last=True)
    plain = wording.hint(english, "navajo", found._replace(reasons=()), last=True)
    assert plain.endswith("; nothing on the board turns out clearly better than with the others")


def test_the_terminal_gives_hints_by_the_numbers_that_can_be_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who types the number that stands beside a hint gets what the hint is about."""
    monkeypatch.setenv("HOMELANDS_DATA", str(tmp_path))
    arguments = ["play", "navajo", "--scenario", "rise", "--seed", "5"]
    said = CliRunner().invoke(main, arguments, input="hint\nquit\n").output
    question, _, hints = said.partition("the chance to win")
    assert "four cards" in said
    shown = re.findall(r"^(\d+: place A .*)$", hints, re.MULTILINE)
    assert len(shown) == advice.SHOWN
    assert all(f"\n{line}\n" in question for line in shown)


# -- reviews -----------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def rope(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Match, Path]]:
    match = played("navajo", "rope", "2")
    path = tmp_path_factory.mktemp("games") / "rope.journal"
    match.save(path)
    return match, path


def test_luck_adds_up_to_nothing_over_all_that_could_have_come(rope: tuple[Match, Path]) -> None:
    """What a die gave less the mean: over its six equal faces that is 0, and the best face is worth more than 0."""
    match, _ = rope
    for ply, entry in enumerate(match.entries):
        if entry.text.startswith("die "):
            g = match.before(ply)
            swings = [swing(match.game, g, face, "dine") for face in range(1, 7)]
            assert sum(swings) == pytest.approx(0, abs=1e-9)
            if max(swings) > 0:
                return
    pytest.fail("no die of this game mattered")


def test_a_review_names_entries_options_and_costs(rope: tuple[Match, Path]) -> None:
    match, _ = rope
    found = review(match, "dine", worlds=16)
    dice = sum(entry.text.startswith("die ") for entry in match.entries)
    assert next((line.times for line in found.luck if line.kind == "die"), 0) == dice
    assert len(found.slips) <= 5
    for slip in found.slips:
        assert match.game.option_words(slip.taken) == match.entries[slip.ply].text
        assert slip.better in match.before(slip.ply).options
        assert slip.cost.mean > 0
    for language in ("en", "it"):
        words = Presenter("navajo", language, strict=True)
        assert all(heading or lines for heading, lines in wording.review(words, match, found, 16))


def test_a_review_speaks_in_words_and_says_how_to_look_at_an_entry(rope: tuple[Match, Path]) -> None:
    match, _ = rope
    worst = Slip(next(ply for ply, e in enumerate(match.entries) if e.text == "take-actions"), "", ("a",), ("b",), SURE)
    card = next(ply for ply, e in enumerate(match.entries) if e.text.startswith("card "))
    found = Review("dine", [], [(card, 0.0834)], [worst._replace(taken=("take-actions",), better=("planning",))], 9)
    moments, slips = (lines for _, lines in wording.review(Presenter("navajo"), match, found, 16)[2:4])
    assert re.fullmatch(rf"\+8\.3 at entry {card + 1}: Card #\d+ .+", moments[0])
    assert slips[0].startswith(f"5.0 points (1.0 to 9.0) at entry {worst.ply + 1}: Which Operation? ")
    assert slips[0].endswith("Chosen: take-actions. Better: planning.")
    italian = wording.review(Presenter("navajo", "it"), match, found, 16)[2][1][0]
    assert italian.startswith(f"+8,3 alla voce {card + 1}: Carta #")


def test_dice_and_draws_are_told_with_what_was_to_be_expected() -> None:
    """One die of Plains has two hits in six faces: over all dice of a colour that is a third of them."""
    match = played("plains", "2", "5", 60)
    found = {line.kind: line for line in ledger(match, "green")[0]}
    kind = next(kind for kind in found if kind.endswith("-dice"))
    faces = {face.name: face for face in found[kind].faces}
    rolled = [e.text.split()[1:] for e in match.entries if e.text.startswith(f"{kind} ")]
    assert faces["hit"].actual == sum(roll.count("hit") for roll in rolled)
    dice = sum(map(len, rolled))
    assert sum(face.expected for face in faces.values()) == pytest.approx(dice)
    _, (said,) = wording.review(Presenter("plains"), match, Review("green", [found[kind]], [], [], 1), 8)[1]
    assert f"hit {faces['hit'].actual} ({faces['hit'].expected:.1f} expected)" in said


def test_cubes_of_navajo_wars_are_counted_by_colour() -> None:
    match = played("navajo", "rise", "3")
    cubes = next(line for line in ledger(match, "dine")[0] if line.kind == "cube")
    drawn = [e.text for e in match.entries if e.text.startswith("cube ")]
    assert sum(face.actual for face in cubes.faces) == len(drawn)
    assert sum(face.expected for face in cubes.faces) == pytest.approx(len(drawn))


def test_a_review_is_of_the_people_and_tells_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a look at what the computer did, unless it is asked for."""
    looked: list[str] = []

    def look(match: Match, seat: str, *, progress: advice.Progress, **_: Any) -> Review:
        looked.append(seat)
        progress(0.5)
        (ply,) = (ply for ply, entry in enumerate(match.entries) if entry.mark == ">")
        choice = match.game.parse(match.before(ply), match.entries[ply].text)
        return Review(seat, [], [], [Slip(ply, "", choice, choice, SURE)], 3)

    monkeypatch.setattr("homelands.cli.review.look_back", look)
    monkeypatch.setattr("homelands.cli.waiting.EVERY", 0.0)
    match = played("plains", "2", "5", 1)
    match.header.seats["blue"] = "heuristic"
    monkeypatch.setattr("homelands.cli.review.history.load", lambda text, where, told: match)
    monkeypatch.setattr(Match, "over", True)
    (path := tmp_path / "a.journal").write_text("")
    result = run("review", str(path))
    assert looked == ["green"]
    assert "50 %" in result.stderr
    assert re.search(rf"homelands replay {path} --to \d+ shows the board before entry", result.output)
    run("review", str(path), "--seat", "blue")
    assert looked == ["green", "blue"]


def run(*arguments: str) -> Any:
    return CliRunner().invoke(main, list(arguments))


def test_the_command_tells_and_its_figures_are_for_machines_too(rope: tuple[Match, Path]) -> None:
    _match, path = rope
    result = run("review", str(path), "--worlds", "8")
    assert result.exit_code == 0, result.output
    assert "Decisions that cost most" in result.output
    result = run("review", str(path), "--worlds", "8", "--json", "--seat", "dine")
    assert result.exit_code == 0
    (told,) = json.loads(result.output)
    assert told["seat"] == "dine"
    assert {line["kind"] for line in told["luck"]} >= {"card"}


def test_bad_input_has_a_clear_word(rope: tuple[Match, Path], tmp_path: Path) -> None:
    _match, path = rope
    assert "no seat nobody" in run("review", str(path), "--seat", "nobody").output
    unfinished = tmp_path / "open.journal"
    played("navajo", "rise", "1", 3).save(unfinished)
    assert "not over" in run("review", str(unfinished)).output
    broken = tmp_path / "broken.journal"
    broken.write_text("game: navajo\nscenario: rise\n---\n> dance\n")
    result = run("review", str(broken))
    assert result.exit_code != 0
    assert "dance" in result.output
