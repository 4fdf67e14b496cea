"""What a match may cost: updates that are told again, corrections, takebacks, and its place in memory."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from homelands.companion import umpire
from homelands.table import new, render
from homelands.table.matches import Home, Matches
from homelands.table.schema import Import, Update
from homelands.table.store import Record
from homelands.table.trouble import Trouble
from tests.table.sitting import Sitting, begin, move_bots, table

COMMENTS = "game: navajo\nscenario: rise\n---\n" + "".join(f"# {n}\n" for n in range(60))


def imported(matches: Matches) -> Sitting:
    return Sitting(matches, new.bring(matches, Import(COMMENTS), True).mine)


def told(matches: Matches, sitting: Sitting, ply: int) -> Update:
    with matches.opened(sitting.who.match) as live:
        rows = matches.sitting(live.id)
        found = render.encoded(live, sitting.who.seat, "en", ply, rows, matches.house.replayed)
        return msgspec.json.decode(found, type=Update)


def test_who_missed_too_much_starts_from_the_state(tmp_path: Path) -> None:
    matches = table(tmp_path, replayed=20)
    mine = imported(matches)
    near = told(matches, mine, mine.state().ply - 10)
    assert not near.anew
    assert len(near.frames) == 10
    far = told(matches, mine, 0)
    assert far.anew
    assert (far.frames, far.since, far.state.ply) == ([], 0, mine.state().ply)


def test_only_what_was_told_lately_is_kept_and_it_counts(tmp_path: Path) -> None:
    matches = table(tmp_path, replayed=1000)
    mine = imported(matches)
    for ply in range(mine.state().ply):
        for lang in ("en", "it"):
            with matches.opened(mine.who.match) as live:
                render.encoded(live, mine.who.seat, lang, ply, [], 1000)
    with matches.opened(mine.who.match) as live:
        assert 0 < len(live.sent) <= render.SENT
        assert live.weight > len(live.plies), "updates and the match itself take room too"


def test_a_match_without_entries_takes_room(tmp_path: Path) -> None:
    matches = table(tmp_path, cached=100)
    first = [begin(matches, "plains", "2") for _ in range(20)]
    for one in first:
        Sitting(matches, one.mine).state()
    alive = [slot for slot in matches._slots.values() if slot.live is not None]
    assert len(alive) <= 4


# -- corrections -------------------------------------------------------------------------------------------------------
def beside(matches: Matches) -> Sitting:
    return Sitting(matches, begin(matches, "navajo", "rise", kind="companion").mine)


def go_on(mine: Sitting, times: int) -> None:
    for _ in range(times):
        mine.act(offered(mine)[0].text)


def offered(mine: Sitting) -> Any:
    pending = mine.state().pending
    return pending.chance.values if pending.chance else pending.options


def correct(mine: Sitting, number: int, text: str) -> Update:
    matches = mine.matches
    return msgspec.json.decode(matches.correct(mine.who, mine.state().ply, number, text, "en"), type=Update)


def test_a_correction_plays_only_what_follows_and_a_load_none_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = table(tmp_path)
    mine = beside(matches)
    cards = [one.text for one in offered(mine)][:2]
    go_on(mine, 30)
    made: list[str] = []
    make = umpire._make
    monkeypatch.setattr(umpire, "_make", lambda match, entry: (made.append(entry.text), make(match, entry))[1])
    with matches.opened(mine.who.match) as live:
        count, text = len(umpire.entries(live.match)), umpire.entries(live.match)[-1].text
    correct(mine, count, text)
    assert len(made) == 1, made
    for n in range(4):
        correct(mine, 1, cards[n % 2])
        go_on(mine, 3)
    stands = mine.state()
    made.clear()
    other = Matches(Home(str(tmp_path)), matches.store)
    with other.opened(mine.who.match) as live, matches.opened(mine.who.match) as old:
        assert not made, "nothing that was put right is played again"
        assert live.match.checksum() == old.match.checksum()
        assert (live.plies, live.ply, live._lows) == (old.plies, old.ply, old._lows)
        assert [str(e) for e in live.match.entries] == [str(e) for e in old.match.entries]
        assert (live.corrections, live.takebacks) == (old.corrections, old.takebacks)
    assert stands.ply == mine.state().ply


def test_corrections_and_takebacks_come_to_an_end(tmp_path: Path) -> None:
    matches = table(tmp_path, corrections=3, takebacks=4)
    mine = beside(matches)
    cards = [one.text for one in offered(mine)][:2]
    go_on(mine, 1)
    for n in range(3):
        correct(mine, 1, cards[n % 2])
    with pytest.raises(Trouble, match="too-often"):
        correct(mine, 1, cards[0])
    go_on(mine, 1)
    player = Sitting(matches, begin(matches, "navajo", "rise").mine)
    while not player.state().can.undo:
        player.act(player.state().pending.options[0].text)
    for _ in range(2):
        player.undo()
        player.redo()
    with pytest.raises(Trouble, match="too-often"):
        player.undo()
    player.act(player.state().pending.options[0].text)


# -- levels ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("level", ["mcts:999999999", "mcts:" + "9" * 70, "mcts:999999999s", "mcts", "heuristic", ""])
def test_a_level_that_is_not_offered_is_refused(tmp_path: Path, level: str) -> None:
    with pytest.raises(Trouble, match="unknown-level"):
        begin(table(tmp_path), "plains", "2", seats={"blue": f"bot:{level}"})


def test_a_stored_match_with_such_a_level_is_told_so_and_played_on(tmp_path: Path) -> None:
    matches = table(tmp_path)
    begun = begin(matches, "plains", "2", seats={"green": "me", "blue": "bot:hard"})
    store: Any = matches.store
    record: Record = store.match(begun.match)
    record.setup.seats["blue"] = "mcts:999999999"  # from a version that took it
    mine = Sitting(matches, begun.mine)
    blue = next(seat for seat in mine.state().seats if seat.seat == "blue")
    assert (blue.level, blue.replaced) == ("normal", "mcts:999999999")
    for _ in range(100):
        if not mine.state().pending.yours:
            break
        mine.act(mine.state().pending.options[0].text)
    assert move_bots(matches, begun.match) > 0


def test_a_bot_of_a_journal_becomes_the_nearest_that_is_offered(tmp_path: Path) -> None:
    matches = table(tmp_path)
    journal = "game: plains\nscenario: 2\nseat: green = human\nseat: blue = mcts:999999999\n---\n"
    mine = Sitting(matches, new.bring(matches, Import(journal), True).mine)
    assert [seat.level for seat in mine.state().seats] == ["", "hard"]
