"""Two games that differ only in what a seat may not know are the same game to it, in every answer that it gets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from homelands.core.events import Event
from homelands.core.journal import CHANCE, CHOICE, Entry, JournalError
from homelands.core.match import Match
from homelands.core.match import start as begin
from homelands.words.narration import Narration, narration
from homelands.words.presenter import Presenter
from tests.serve.running import Guest, Stream, good, http, running, settings

TABLES = [("plains", "2", ()), ("plains", "4", ()), ("navajo", "rise", ("two-players",))]
MOST = 3  # pairs of games that are compared
LIKED = ("planning", "keep-secret")  # what leads to secrets


def played(game: str, scenario: str, options: tuple[str, ...], seed: int) -> Match:
    match = begin(game, scenario, options=options, seed=str(seed))
    rng = random.Random(seed)
    match.roll()
    for _ in range(90):
        if match.over:
            break
        liked = [option for option in match.position.options if option[0] in LIKED]
        match.choose(rng.choice(liked or match.position.options))
        match.roll()
    return match


def twins(match: Match) -> Iterator[tuple[Match, Match, tuple[str, ...]]]:
    """A game and the same with another hidden draw, as long as nothing else that is seen differs; and who knows it."""
    tells = narration(match.game, Presenter(match.game.name))
    for index, entry in enumerate(match.entries):
        if entry.mark != CHANCE:
            continue
        before = match.before(index)
        keepers = tuple(tells.keepers(before, entry))
        for value in before.request.values if keepers else ():
            other = Entry(CHANCE, match.game.chance_words(before.request.kind, value))
            if other.text != entry.text and (pair := longest(match, index, other, tells)) is not None:
                yield *pair, (*keepers, *looked(pair[0], index, tells))
                break


def longest(match: Match, index: int, other: Entry, tells: Narration) -> tuple[Match, Match] | None:
    """Both games up to a decision, as far as what happens openly is the same in them."""
    one, two = Match(match.header), Match(match.header)
    one.source = two.source = None
    found = 0
    for i, entry in enumerate(match.entries):
        one.replay(entry)
        try:
            two.replay(other if i == index else ordered(entry, match.entries[index], other))
        except JournalError:
            break
        if openly(one, i, tells) != openly(two, i, tells):
            break
        if i > index and one.position.stack and one.position.request is None and two.position.request is None:
            found = i + 1
    return (cut(one, found), cut(two, found)) if found else None


def looked(match: Match, index: int, tells: Narration) -> set[str]:
    """Who has looked at the same cards later (Shaman)."""
    if match.game.name != "navajo":
        return set()
    later = range(index + 1, len(match.entries))
    return {seat for i in later for seat in tells.keepers(match.before(i), match.entries[i])}


def openly(match: Match, index: int, tells: Narration) -> list[Event]:
    before = match.before(index)
    return [event for event in match.events[index] if not tells.keepers(before, event)]


def ordered(entry: Entry, old: Entry, new: Entry) -> Entry:
    """Cards that only one has seen are put back in an order of his choice, which names them."""
    if entry.mark != CHOICE or not entry.text.startswith("order "):
        return entry
    changed = [new.text.split(" ")[1] if word == old.text.split(" ")[1] else word for word in entry.text.split(" ")]
    return Entry(CHOICE, " ".join(changed))


def cut(match: Match, count: int) -> Match:
    short = match.branch(count)
    short.header.branch = ""
    return short


def answers(guest: Guest, choice: str) -> list[Any]:
    """Everything that a link gives, but for names and times."""
    state = guest.state()
    found: list[Any] = [plain(state), plain(guest.state(ply=state["ply"] // 2))]
    found += [guest.ask("GET", path).text for path in ("/log", "/journal", "/position", "/why")]
    for path, query in (("/why", {"text": choice}), ("/odds", {"option": choice})):
        found.append(guest.ask("GET", path, **query).text)
    found += [guest.do(path, state["ply"]).text for path in ("undo", "redo", "hint", "skip")]
    found += [guest.act(state["ply"], text).text for text in ("fly", "pass", "card")]
    found.append(guest.ask("POST", "/branch", {"at": 0}).text)
    stream = Stream(guest, 0)
    told = stream.until("frames")
    found.append([told["frames"], plain(told["state"])])
    stream.close()
    return found


def plain(state: dict[str, Any]) -> dict[str, Any]:
    pending = {**state["pending"], "since": 0}
    return {**state, "match": "", "seats": [], "pending": pending}


@pytest.mark.parametrize(("game", "scenario", "options"), TABLES)
def test_what_is_hidden_changes_nothing(game: str, scenario: str, options: tuple[str, ...], tmp_path: Path) -> None:
    compared = 0
    with running(settings(tmp_path)) as url:
        for seed in range(40):
            match = played(game, scenario, options, seed)
            for *pair, keepers in list(twins(match))[-1:]:
                begun = [good(http.post(f"{url}/api/import", json={"journal": one.text()})) for one in pair]
                choice = match.game.option_words(pair[0].position.options[0])
                for seat in [*(s for s in begun[0]["tokens"] if s not in keepers), ""]:
                    links = [one["tokens"].get(seat) or one["spectate"] for one in begun]
                    if not seat or match.game.seat(pair[0].position) != seat:
                        first, second = (answers(Guest(url, link), choice) for link in links)
                    else:
                        first, second = (plain(Guest(url, link).state()) for link in links)
                    assert first == second, f"{seat} can tell"
                compared += 1
            if compared >= MOST:
                return
    assert compared, "no game with something hidden was found"
