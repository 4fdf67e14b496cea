"""What the fuzzer begins with: real journals, positions, packs, studies, requests and lines, made from the program."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from homelands.checks.soak import draw_rules, sampler
from homelands.core.journal import CHOICE, Header
from homelands.core.match import Match
from homelands.core.registry import game as game_of
from homelands.core.registry import games as all_games
from homelands.core.registry import title

ROOT = Path(__file__).parents[1]
MOST = 24  # entries of a journal: enough to get into the rules, few enough to be quick


@cache
def played() -> tuple[Match, ...]:
    """The beginnings of games of every scenario, with optional rules and readings drawn."""
    return tuple(_played())


def _played() -> Iterator[Match]:
    for name in all_games():
        for scenario in game_of(name).scenarios():
            for n in range(2):
                rng = random.Random(f"fuzz/{name}/{scenario}/{n}")
                rules = draw_rules(name, scenario, rng) if n else ([], {})
                match = Match(Header(name, scenario, *rules, seed=f"{scenario}{n}"))
                while not match.over and len(match.entries) < MOST:
                    if match.position.request is not None:
                        match.chance()
                    else:
                        match.choose(rng.choice(match.position.options))
                    if len(match.entries) % 9 == 0:
                        match.mark()
                yield match


@cache
def journals() -> tuple[str, ...]:
    found = [match.text() for match in played()]
    for name in all_games():
        folder = title(name).folder / "lessons"
        for item in folder.iterdir():
            if item.name.endswith(".journal"):
                found.append("\n".join(item.read_text(encoding="utf-8").split("\n")[: 3 * MOST]) + "\n")
    for position in positions()[:12]:
        found.append(Match(Header(position["game"], position["scenario"], position=position, seed="1")).text())
    return tuple(found)


@cache
def positions() -> tuple[dict[str, Any], ...]:
    """As they are written by the program, and as a person would write them."""
    found: list[dict[str, Any]] = []
    for name in all_games():
        sample = sampler(name)
        for n in range(30 if sample else 0):
            found.append({"game": name, **sample(random.Random(f"fuzz/{n}"))})  # type: ignore[misc]
    for start in PLAINS_STARTS:
        found.append({"game": "plains", "scenario": "2", "start": start, **PLAINS})
    boundaries = {"sequence.draw", "discs.draw-disc"}  # a position can be written where nothing is under way
    for match in played():
        for ply in range(len(match.entries), -1, -1):
            g = match.before(ply)
            if [frame.step for frame in g.stack] and g.stack[-1].step in boundaries:
                found.append(match.game.to_plain(g))
                break
    return tuple(found)


PLAINS: dict[str, Any] = {
    "regions": {"dodge-city": {"green": 2, "orange": 0, "blue": 1, "brown": 1, "purple": 0, "white": 1}},
    "rulings": {},
    "options": [],
}
PLAINS_STARTS: tuple[dict[str, Any], ...] = (
    {"disc": "green"}, {"move": {"colour": "green", "place": 2, "groups": 2, "regions": 2}},
    {"engagement": {"region": "dodge-city", "attacker": "green"}}, {"custer": True}, {"end": True},
)  # fmt: skip


# -- packs and studies -------------------------------------------------------------------------------------------------
def tables_of(game: Any) -> Callable[[Sequence[Path]], Any]:
    name = game if game in all_games() else "navajo"
    return title(name).tables


@cache
def packs() -> tuple[dict[str, str], ...]:
    """Some entries of each data file of each game as packs of their own, and the beginnings of two files together."""
    found: list[dict[str, str]] = []
    for name in all_games():
        first: dict[str, str] = {}
        for item in sorted((files(f"homelands.games.{name}") / "data").iterdir(), key=lambda i: i.name):
            if not item.name.endswith(".toml") or "rules." in item.name:
                continue
            parts = _parts(item.read_text(encoding="utf-8"))
            found += [{"game": name, item.name: part, "pack.toml": PACK} for part in parts]
            found += [{"game": name, item.name: parts[0], other: text} for other, text in first.items()]
            first = {item.name: parts[0]}
    return tuple(found)


PACK = 'name = "mine"\nauthor = "me"\n'
WHOLE = 40  # lines of a data file that a pack takes over


def _parts(text: str) -> list[str]:
    """A data file in pieces, each of whole entries."""
    found, lines = [""], 0
    for entry in text.split("\n["):
        if lines > WHOLE:
            found.append("")
            lines = 0
        found[-1] += ("\n[" if len(found) > 1 or lines else "") + entry
        lines += entry.count("\n") + 1
    return found


@cache
def studies() -> tuple[str, ...]:
    found = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "studies").glob("*.toml"))]
    return (*found, STUDY, *OTHERS)


STUDY = """title = "a small one"
game = "navajo"
scenarios = ["rise"]
player = "random"
options = ["two-players"]
seats = { turquoise = "random", basket = "heuristic" }
measure = ["tracks"]
bottom = []
forbid = ["planning"]
[seeds]
first = 1
count = 6
[rulings]
[data.operations.card.24]
preempt = 3
[[variant]]
name = "b"
player = "mcts:20"
[vary]
rulings = "all"
"""


OTHERS = (
    """game = "plains"
scenarios = "all"
player = "random"
bottom = ["#4"]
given = ["card 7"]
[seeds]
count = 3
[rulings]
retreat = "own"
[[variant]]
name = "three"
scenarios = ["3"]
options = ["indian-allies"]
[[variant]]
name = "other cards"
[variant.data.decks.card.7]
place = 2
""",
    """game = "navajo"
scenarios = ["duenos", "fearing"]
seats.dine = "heuristic"
packs = []
[vary]
players = ["random", "heuristic"]
options = "all"
cards = ["24", "25"]
""",
    """game = "navajo"
scenarios = ["campaign"]
[vary]
choices = ["plant", "raid"]
given = ["development weaving.1"]
[data."operations".card.24]
preempt = 2
[data."map".area."hopi.1"]
value = 3
""",
    """game = "plains"
scenarios = ["4"]
vary = "rulings"
measure = ["tracks", "cards"]
seats = { green = "greedy", orange = "mcts:5", blue = "random", brown = "heuristic" }
""",
)


# -- requests ----------------------------------------------------------------------------------------------------------
def requests() -> tuple[dict[str, Any], ...]:
    return REQUESTS


def _ask(method: str, path: str, body: Any = None, token: str = "navajo", **query: Any) -> dict[str, Any]:
    return {"method": method, "path": path, "query": query, "headers": {}, "token": token, "body": body}


NEW: dict[str, Any] = {
    "game": "plains", "scenario": "3", "options": ["indian-allies"], "rulings": {}, "packs": [],
    "seats": {"green": "me", "blue": "bot:random"}, "names": {"green": "Ann"}, "kind": "game", "lesson": "",
    "position": {"scenario": "3", "start": {"disc": "green"}},
}  # fmt: skip
JOURNAL = "game: navajo\nscenario: rise\nseed: 1\n---\n"
WHOS = ("navajo", "plains", "two", "companion", "lesson", "spectator", "")
REQUESTS: tuple[dict[str, Any], ...] = (
    *(_ask("GET", f"/api/{path}", token="", lang="en") for path in ("catalogue", "mine", "health", "rules/navajo")),
    *(_ask("GET", f"/api/{path}", token="") for path in ("things/plains", "board/navajo", "rules/x")),
    _ask("POST", "/api/matches", NEW, ""),
    _ask("POST", "/api/matches", {"game": "navajo", "kind": "lesson", "lesson": "tutorial"}, ""),
    _ask("POST", "/api/matches", {"game": "navajo", "kind": "companion", "scenario": "rise"}, ""),
    _ask("POST", "/api/import", {"journal": JOURNAL, "seats": {"dine": "me"}}, ""),
    *(_ask("GET", "/api/match", token=who, ply="0", lang="it") for who in WHOS),
    *(_ask("GET", "/api/match/log", None, who, **{"from": "0", "to": "3"}) for who in WHOS),
    *(_ask("GET", f"/api/match/{path}", None, who) for path in ("journal", "position") for who in WHOS),
    *(_ask("GET", "/api/match/why", None, who, text="pass") for who in WHOS),
    *(_ask("GET", "/api/match/odds", None, who, option="pass") for who in WHOS),
    *(_ask("POST", "/api/match/act", {"ply": 1, "text": "1"}, who) for who in WHOS),
    *(_ask("POST", f"/api/match/{p}", {"ply": 1}, who) for p in ("undo", "redo", "skip", "hint") for who in WHOS),
    *(_ask("POST", "/api/match/correct", {"ply": 0, "number": 1, "text": "die 3"}, who) for who in WHOS),
    *(_ask("POST", "/api/match/printed", {"ply": 0, "values": {"operations/card.24/preempt": "3"}}, w) for w in WHOS),
    *(_ask("POST", "/api/match/branch", {"at": 0, "name": "x", "seats": {"dine": "me"}}, who) for who in WHOS),
    *(_ask("POST", "/api/match/name", {"name": "Ann"}, who) for who in WHOS),
    *(_ask("POST", f"/api/match/{path}", None, who) for path in ("links", "hurry", "review") for who in WHOS),
    *(_ask(method, "/api/match/jobs/abc") for method in ("GET", "DELETE")),
)


# -- event streams -----------------------------------------------------------------------------------------------------
IDS = ("0", "1", "2", "3", "7", "12", "007", "-1", "1.0", " 2", "1 ", "+1", "1_0", "999999999", "9" * 30, "9" * 5000)


@cache
def streams() -> tuple[dict[str, Any], ...]:
    """`before`, `during`: what is done at the table; `company`: another stream is open; `hasty`: gone at once."""
    return tuple(
        {"token": who, "query": {"lang": lang}, "headers": {}, "before": [], "during": [], "company": company,
         "hasty": hasty}
        for who in (*WHOS, "nobody") for lang in ("en", "it") for company in (False, True)
        for hasty in (False, False, True)
    )  # fmt: skip


# -- lines -------------------------------------------------------------------------------------------------------------
TABLES: tuple[dict[str, Any], ...] = (
    {"game": "navajo", "scenario": "rise", "options": []},
    {"game": "navajo", "scenario": "duenos", "options": ["two-players"]},
    {"game": "plains", "scenario": "2", "options": []},
    {"game": "plains", "scenario": "4", "options": []},
    {"game": "navajo", "scenario": "rise", "options": [], "companion": True},
    {"game": "navajo", "scenario": "fearing", "options": ["horse-meat", "horse-trading"]},
    {"game": "navajo", "scenario": "rope", "options": []},
    {"game": "plains", "scenario": "3", "options": ["indian-allies"]},
)
LINES = (
    "help", "help undo", "why", "why plant", "why 1", "rules", "rules 3.2", "rules all", "options", "map", "show",
    "show position", "show families", "card", "card 12", "log", "log 4", "undo", "redo", "branch 2 try", "branch end",
    "save", "save copy", "save over copy", "save ~nobody", "pass", "done", "", "2", "3", "4", "branch", "log 0",
)  # fmt: skip
BESIDE = (
    "3", "die 4", "2 5", "12", "card 15", "#8", "cube brown", "brown", "table", "table cubes", "entries", "entries 2",
    "entries all", "correct 1 2", "correct 2 die 3", "correct back", "printed 24", "printed", "-1", "raid",
)  # fmt: skip
LEARNER = ("", "", "", "hint", "skip", "again", "help", "undo", "save x", "quit", "1", "2", "why 2", "map")


@cache
def typed(game: str, scenario: str) -> tuple[str, ...]:
    """What has been typed in games of this kind."""
    entries = [e for match in played() if match.game.name == game and match.header.scenario == scenario
               for e in match.entries]  # fmt: skip
    return tuple(dict.fromkeys(entry.text for entry in entries if entry.mark == CHOICE))


@cache
def lessons() -> tuple[dict[str, Any], ...]:
    """What a good pupil types, prompt by prompt: Enter for pages and dice, then the moves of the lesson."""
    from fuzz.desk import pupil

    return tuple({"game": name, "lines": pupil(name, PAGES)} for name in all_games())


PAGES = 60  # prompts of a lesson
