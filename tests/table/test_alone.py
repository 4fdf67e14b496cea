"""What the table does not need: no server, database, terminal, process or thread, so that it runs in a browser too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import homelands.table
from homelands.table.locks import Alone
from homelands.table.matches import Home, Matches
from homelands.table.memory import Memory
from homelands.table.store import Conflict, Row, Standing
from homelands.table.trouble import Trouble
from tests.core.test_layers import HEAVY, imports
from tests.table.sitting import Sitting, begin, table

FOLDER = Path(homelands.table.__file__).parent
OURS = sorted(FOLDER.glob("*.py"))
STUDIES = {"gymnasium", "pettingzoo", "numpy", "polars", "ray", "altair"}
PROGRAM = """
import importlib, sys
from pathlib import Path
import homelands.table
for path in sorted(Path(homelands.table.__file__).parent.glob("*.py")):
    importlib.import_module("homelands.table." + path.stem if path.stem != "__init__" else "homelands.table")
from homelands.table import look, new, questions
from homelands.table.answers import answer
from homelands.table.matches import Home, Matches
from homelands.table.memory import Memory
from homelands.table.schema import NewMatch
matches = Matches(Home(sys.argv[1]), Memory())
begun = new.new(matches, NewMatch("plains", "2", seats={"green": "bot:easy"}), True)
while (asked := questions.bot(matches, begun.match)) is not None:
    matches.move_bot(begun.match, asked[0], answer(asked[1]))
assert look.state(matches, matches.holder(begun.mine), "it").pending.yours
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def test_a_fresh_interpreter_plays_without_what_a_browser_does_not_have(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM, str(tmp_path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert "msgspec" in loaded
    assert loaded & (HEAVY - {"threading"} | STUDIES | {"asyncio", "anyio", "concurrent"}) == set()


@pytest.mark.parametrize("path", OURS, ids=[path.name for path in OURS])
def test_no_module_of_the_service_makes_threads_or_locks(path: Path) -> None:
    assert not {"threading", "asyncio", "queue"} & set(imports(path.read_text(encoding="utf-8"), "homelands.table"))


# -- locks from outside ------------------------------------------------------------------------------------------------
def test_whoever_is_alone_is_told_when_he_would_wait_for_ever() -> None:
    lock = Alone()
    with lock:
        assert not lock.acquire(blocking=False)
        with pytest.raises(RuntimeError):
            lock.acquire()
    assert lock.acquire(blocking=False)


def test_every_match_has_a_lock_of_those_that_were_given(tmp_path: Path) -> None:
    made: list[Alone] = []

    def lock() -> Alone:
        made.append(Alone())
        return made[-1]

    matches = Matches(Home(str(tmp_path)), Memory(), lock)
    whole = len(made)
    first, second = begin(matches, "navajo", "rise"), begin(matches, "navajo", "rise")
    with matches.opened(first.match), matches.opened(second.match):
        assert len(made) == whole + 2
        with pytest.raises(RuntimeError), matches.opened(first.match):
            pass


def test_matches_that_were_not_used_for_longest_are_forgotten_and_found_again(tmp_path: Path) -> None:
    matches = table(tmp_path, cached=1)
    games = [Sitting(matches, begin(matches, "navajo", "rise").mine) for _ in range(3)]
    for _ in range(4):
        views = []
        for one in games:
            views.append(one.act(one.state().pending.options[0].text).state.view)
        assert [one.state().view for one in games] == views
    assert sum(slot.live is not None for slot in matches._slots.values()) == 1


# -- a store in memory -------------------------------------------------------------------------------------------------
def test_rows_are_only_added_where_the_last_one_was(tmp_path: Path) -> None:
    matches = table(tmp_path)
    begun = begin(matches, "navajo", "rise")
    store = matches.store
    ply = store.plies([begun.match])[begun.match]
    row, now = Row("#", "said", "dine", 1.0), Standing("dine", False, True)
    store.append(begun.match, ply, [row], now)
    for wrong in (ply, ply + 2):
        with pytest.raises(Conflict):
            store.append(begun.match, wrong, [row], now)
    with pytest.raises(Conflict):
        store.append("none", 0, [row], now)
    assert store.rows(begun.match, ply) == [row]
    assert store.on_this_machine() == [], "it is over"


def test_what_somebody_else_has_written_is_played_before_anything_else(tmp_path: Path) -> None:
    """Two services on one store, as two windows on one browser's."""
    store = Memory()
    one, two = (Matches(Home(str(tmp_path)), store) for _ in range(2))
    begun = begin(one, "navajo", "rise")
    here, there = Sitting(one, begun.mine), Sitting(two, begun.mine)
    state = there.state()
    here.act(state.pending.options[0].text)
    with pytest.raises(Trouble) as told:
        there.act(state.pending.options[0].text, state.ply)
    assert (told.value.kind, told.value.ply) == ("stale", here.state().ply)
    assert there.state().view == here.state().view


def test_only_digests_of_tokens_are_kept(tmp_path: Path) -> None:
    store = Memory()
    begun = begin(Matches(Home(str(tmp_path)), store), "navajo", "rise")
    assert begun.mine not in repr(vars(store))
    assert store.holder(begun.mine) == (begun.match, "dine")
