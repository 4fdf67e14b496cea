"""`python -m bench.words [--other SRC]`: how long it takes to put a game into words for the page.

Games are played by chance; then every question is put into words as it was asked, and every entry as lines of the log:
a fresh match each time, the words of one game and language for all of them, as a table does it. The time is that of the
processor, without the playing. With `--other` a second tree of sources is measured in turn with this one (A B B A ...),
each in a process of its own.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

OWN = Path(__file__).parents[1] / "src"
ROOT = Path(__file__).parents[1]
SETUPS = (("navajo", "rise", 300), ("plains", "2", 300))  # game, scenario, entries
LANGUAGES = ("en", "it")
WHAT = ("question", "entry")


def words_of(game: str, language: str) -> Any:
    """The words for the page; in an older tree they are called otherwise."""
    try:
        from homelands.table.words import TablePresenter

        return TablePresenter(game, language)
    except ImportError:
        try:
            from homelands.table.words import Table
        except ImportError:
            from homelands.serve.words import Table  # type: ignore[import-not-found]
        return Table(game, language)


def moments(match: Any) -> list[Any]:
    """The match as it stood before each of its choices."""
    found = []
    for ply, entry in enumerate(match.entries):
        if entry.mark == ">":
            then = copy.copy(match)
            then.position = match.before(ply)
            then.entries, then.events = match.entries[:ply], match.events[:ply]
            found.append(then)
    return found


def played(game: str, scenario: str, entries: int, seed: int) -> Any:
    from homelands.core.journal import Header
    from homelands.core.match import Match

    match, rng = Match(Header(game, scenario, seed=f"words/{seed}")), random.Random(seed)
    while not match.over and len(match.entries) < entries:
        if match.position.request is None:
            match.choose(rng.choice(match.position.options))
        else:
            match.chance()
    return match


def once(games: int) -> dict[str, float]:
    """Microseconds for each thing that is told, by game; the first game in each language is for warming up."""
    found: dict[str, float] = {}
    for game, scenario, entries in SETUPS:
        words = {language: words_of(game, language) for language in LANGUAGES}
        spent, told, first = dict.fromkeys(WHAT, 0.0), dict.fromkeys(WHAT, 0), 0.0
        for seed in range(games + len(LANGUAGES)):
            match, page = played(game, scenario, entries, seed), words[LANGUAGES[seed % len(LANGUAGES)]]
            asked, seat, n = moments(match), match.game.seats_of(match.position)[0], len(match.entries)
            times = [time.process_time()]
            for then in asked:
                page.pending(then, then.game.seat(then.position))
            times.append(time.process_time())
            page.frames(match, seat, 0, n, views=False)
            times.append(time.process_time())
            if seed < len(LANGUAGES):
                first += times[-1] - times[0]
                continue
            for what, how_many, i in zip(WHAT, (len(asked), n), (0, 1), strict=True):
                spent[what] += times[i + 1] - times[i]
                told[what] += how_many
        found |= {f"{game}: {what}": 1e6 * spent[what] / told[what] for what in WHAT}
        found[f"{game}: the first game in each language"] = 1e6 * first
    return found


def measured(source: Path, games: int) -> dict[str, float]:
    """The same in a process of its own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
    command = [sys.executable, str(Path(__file__)), "--once", "--games", str(games)]
    made = subprocess.run(command, env=env, cwd=source, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(made.stdout)
    return found


def modules(entries: int = 60) -> None:
    """The modules of ours that are gone through from an event to its sentence, and from an entry to its lines."""
    for game, scenario, _ in SETUPS:
        match, page = played(game, scenario, entries, 1), words_of(game, "en")
        seat = match.game.seats_of(match.position)[0]
        say = (page.words if hasattr(page, "words") else page._speaker.words).event
        page.frames(match, seat, 0, entries, views=False)
        plies = [ply for ply, events in enumerate(match.events) if events]
        sentences = [gone_through(say, match.events[ply][0]) for ply in plies]
        frames = [gone_through(page.frames, match, seat, ply, ply + 1, False) for ply in plies]
        for what, found in (("an event to its sentence", sentences), ("an entry to its lines", frames)):
            every = sorted(set().union(*found))
            middle = statistics.median(map(len, found))
            print(f"{game}, {what}: {middle:.0f} in the middle, {len(every)} in all\n    {' '.join(every)}")


def gone_through(what: Callable[..., Any], *values: Any) -> set[str]:
    import homelands

    root, gone = os.path.join(homelands.__path__[0], ""), set[str]()

    def entered(frame: Any, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(root):
            gone.add(frame.f_code.co_filename.removeprefix(root))

    sys.setprofile(entered)
    try:
        what(*values)
    finally:
        sys.setprofile(None)
    return gone


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.words", description=__doc__)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--runs", type=int, default=4)
    parser.add_argument("--other", type=Path, help="the folder src of another tree")
    parser.add_argument("--modules", action="store_true", help="which modules an entry goes through, and no times")
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.once:
        json.dump(once(asked.games), sys.stdout)
        return
    if asked.modules:
        modules()
        return
    trees = {"here": OWN, **({"other": asked.other.resolve()} if asked.other else {})}
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in trees}
    for i in range(asked.runs):
        for name in list(trees) if i % 2 == 0 else reversed(trees):
            runs[name].append(measured(trees[name], asked.games))
    for what in runs["here"][0]:
        middle = {name: statistics.median(run[what] for run in made) for name, made in runs.items()}
        row = f"{what:40} {middle['here']:10.0f} µs"
        if "other" in middle:
            row += f"   other {middle['other']:10.0f} µs   {middle['other'] / middle['here']:.2f} times as fast"
        print(row)


if __name__ == "__main__":
    main()
