"""How matches begin: a new game, a lesson, a real table, a journal from elsewhere, a branch of another match."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any

from homelands.companion.title import BringsCompanion
from homelands.core import journal as jn
from homelands.core import versions as history
from homelands.core.data import DataError
from homelands.core.decision import Refusal
from homelands.core.game import SetupError
from homelands.core.journal import CHANCE, CHOICE, NOTE, SUM, Entry, Header, JournalError
from homelands.core.match import Match
from homelands.core.registry import games as all_games
from homelands.core.registry import title as title_of
from homelands.players.levels import OFFERED, offered
from homelands.table import render
from homelands.table.match import HUMAN, Live
from homelands.table.matches import Holder, Matches, lesson_text
from homelands.table.schema import Branch, Import, Kind, Links, NewMatch, Renewed, Started
from homelands.table.store import SPECTATOR, TABLE, Record, Row, SeatRow, Setup
from homelands.table.trouble import Trouble
from homelands.words.versions import changes

ME, LINK, BOT = "me", "link", "bot:"


def token() -> str:
    return secrets.token_urlsafe(24)


def one_line(text: str) -> str:
    """Names as they are shown: no line ends, nothing that cannot be printed."""
    return "".join(c for c in " ".join(text.split()) if c.isprintable())


# -- new ---------------------------------------------------------------------------------------------------------------
def new(matches: Matches, wanted: NewMatch, local: bool, client: str = "") -> Started:
    """`client`: who starts it, as whoever serves tells clients apart."""
    if wanted.game not in all_games():
        raise Trouble("refused", "unknown-game", name=wanted.game, expected=list(all_games()))
    if wanted.kind == "lesson":
        return _lesson(matches, wanted, local, client)
    if wanted.kind == "companion" and not isinstance(title_of(wanted.game), BringsCompanion):
        raise Trouble("refused", "no-companion-for", name=wanted.game)
    header = Header(wanted.game, wanted.scenario, list(wanted.options), dict(wanted.rulings))
    header.position = _laid_over(wanted)
    header.scenario = header.scenario or str((header.position or {}).get("scenario", ""))
    match = _match(matches, header, wanted.packs)
    header.packs = list(wanted.packs)
    setup = _setup(match, open=wanted.kind == "companion")
    if setup.open:
        return _keep(matches, wanted.kind, header, setup, [], local, dict(wanted.names), client, seed="")
    _sit(match, setup, wanted.seats)
    return _keep(matches, wanted.kind, header, setup, [], local, dict(wanted.names), client, promise=True)


def _laid_over(wanted: NewMatch) -> dict[str, Any] | None:
    """What is asked for beside a position goes before what the position says."""
    if wanted.position is None:
        return None
    over: dict[str, Any] = {}
    if wanted.scenario:
        over["scenario"] = wanted.scenario
    if wanted.options:
        over["options"] = wanted.options
    if wanted.rulings:
        said = wanted.position.get("rulings", {})
        over["rulings"] = {**(said if isinstance(said, dict) else {}), **wanted.rulings}
    return {**wanted.position, **over}


def _match(matches: Matches, header: Header, packs: list[str]) -> Match:
    """The match that a header describes; what is wrong with it is told."""
    folders = matches.pack_folders(packs)
    try:
        header.packs = [str(path) for path in folders]
        match = Match(header)
        match.game.check(match.position)
        return match
    except DataError as error:
        raise Trouble("refused", "wrong-setup", why="; ".join(map(str, error.problems))) from None
    except (SetupError, Refusal, ValueError) as error:
        raise Trouble("refused", "wrong-setup", why=str(error)) from None
    except (TypeError, KeyError, IndexError, AttributeError, AssertionError, RecursionError) as error:
        if header.position is None:
            raise
        raise Trouble("refused", "wrong-setup", why=f"the position cannot be read: {error}") from None


def _setup(match: Match, open: bool = False) -> Setup:
    header = match.header
    return Setup(
        list(header.options), dict(header.rulings), list(header.packs), position=header.position,
        branch=header.branch, rules=match.game.rules_version, open=open,
    )  # fmt: skip


def _sit(match: Match, setup: Setup, wanted: Mapping[str, str]) -> None:
    """Who plays each seat: `me`, `link` or `bot:LEVEL`; seats that are not named are the starter's."""
    found = match.game.seats_of(match.position)
    for seat in wanted:
        if seat not in found:
            raise Trouble("refused", "unknown-seat", name=seat, expected=list(found))
    for seat in found:
        who = wanted.get(seat, ME)
        if who in (ME, LINK):
            setup.seats[seat] = HUMAN
            setup.mine += [seat] if who == ME else []
        elif who.startswith(BOT):
            setup.seats[seat] = _bot(who.removeprefix(BOT))
        else:
            raise Trouble("refused", "unknown-player", name=who, expected=[ME, LINK, f"{BOT}LEVEL"])
    if HUMAN not in setup.seats.values():
        raise Trouble("refused", "nobody-plays")


def _bot(level: str) -> str:
    """From outside only levels with a budget of ours: any other could think for as long as it likes."""
    if level not in OFFERED:
        raise Trouble("refused", "unknown-level", name=level[:40], expected=[f"{BOT}{one}" for one in OFFERED])
    return level


def _lesson(matches: Matches, wanted: NewMatch, local: bool, client: str) -> Started:
    line = jn.parse(lesson_text(wanted.game, wanted.lesson))
    setup = Setup(list(line.header.options), dict(line.header.rulings), lesson=wanted.lesson, open=True)
    return _keep(matches, "lesson", line.header, setup, [], local, dict(wanted.names), client, seed="")


# -- from elsewhere ----------------------------------------------------------------------------------------------------
def bring(matches: Matches, wanted: Import, local: bool, client: str = "") -> Started:
    """A journal: its entries are played here, and the game goes on with dice of ours."""
    if "\x00" in wanted.journal:
        raise Trouble("refused", "wrong-journal", why="there is a zero byte in it")
    try:
        read = jn.parse(wanted.journal, "journal", files=False)
    except JournalError as error:
        raise Trouble("refused", "wrong-journal", why=str(error), expected=error.expected[:20]) from None
    if read.header.game not in all_games():
        raise Trouble("refused", "unknown-game", name=read.header.game, expected=list(all_games()))
    if len(read.entries) > matches.house.entries:
        raise Trouble("refused", "too-long", most=matches.house.entries)
    history.keep(read.header)
    packs = [path.replace("\\", "/").rstrip("/").rpartition("/")[2] for path in read.header.packs]
    header = Header(
        read.header.game, read.header.scenario, read.header.options, read.header.rulings,
        position=read.header.position, branch=one_line(read.header.branch)[:60],
    )  # fmt: skip
    match = _match(matches, header, packs)
    match.source = None
    try:
        with history.remembered(read.header, changes):
            for entry in read.entries:
                match.replay(entry, "journal")
    except JournalError as error:
        raise Trouble("refused", "wrong-journal", why=error.message, expected=error.expected[:20], rule=None) from None
    header.packs = packs
    setup = _setup(match)
    _sit(match, setup, wanted.seats or _as_written(read.header.seats))
    return _keep(matches, "game", header, setup, _rows(read.entries), local, {}, client)


def _as_written(seats: Mapping[str, str]) -> dict[str, str]:
    """Who played the seats of a journal: bots that we know stay bots, of the nearest level that is offered."""
    return {seat: f"{BOT}{level}" if (level := offered(who)) else ME for seat, who in seats.items()}


def _rows(entries: list[Entry], seat: str = "") -> list[Row]:
    now = time.time()
    return [Row(entry.mark, entry.text, seat, now) for entry in entries]


# -- branches ----------------------------------------------------------------------------------------------------------
def branch(matches: Matches, who: Holder, wanted: Branch, lang: str, local: bool, client: str = "") -> Started:
    """Practice from a moment of a match, with dice of its own, so that it tells nothing about those of the match."""
    with matches.opened(who.match) as live:
        if render.words_of(live, lang).secrets(live.match):
            raise Trouble("forbidden", "secrets", ply=live.ply)
        if live.record.kind == "companion":
            raise Trouble("forbidden", "no-branch", ply=live.ply)
        if not 0 <= wanted.at <= live.ply:
            raise Trouble("refused", "no-such-ply", last=live.ply)
        count = live.entries_at(wanted.at)
        entries = [e for e in live.match.entries[:count] if e.mark in (CHOICE, CHANCE, NOTE, SUM)]
        setup, header = _branch_of(live, count, one_line(wanted.name))
        past = live.at(count)
    if wanted.seats:
        setup.open = False
        setup.seats = {}
        _sit(past, setup, wanted.seats)
    return _keep(matches, "game", header, setup, _rows(entries), local, {}, client, parent=live.id)


def _branch_of(live: Live, count: int, name: str) -> tuple[Setup, Header]:
    record, old, now = live.record, live.record.setup, live.match.header  # a match of earlier rules is read as it was
    header = Header(
        record.game, record.scenario or now.scenario, list(old.options), dict(now.rulings), packs=list(old.packs),
        position=now.position or old.position, branch=name or f"practice from {count}",
    )  # fmt: skip
    setup = Setup(
        header.options, header.rulings, header.packs, position=header.position, branch=header.branch,
        rules=live.match.game.rules_version, open=True,
    )  # fmt: skip
    return setup, header


# -- keeping -----------------------------------------------------------------------------------------------------------
def _keep(
    matches: Matches, kind: Kind, header: Header, setup: Setup, rows: list[Row], local: bool, names: dict[str, str],
    client: str, *, promise: bool = False, seed: str | None = None, parent: str | None = None,
) -> Started:  # fmt: skip
    """Write a match down, with the first dice rolled. `promise`: commit to the seed before any of them falls."""
    now = time.time()
    seed = secrets.token_hex(16) if seed is None else seed
    salt = secrets.token_hex(8) if promise else ""
    record = Record(
        secrets.token_urlsafe(9), kind, header.game, header.scenario, setup, seed, salt,
        jn.commit(seed, salt) if promise else "", parent, local, now, now, 0, "", False, False, client,
    )  # fmt: skip
    live = matches.fresh(record)
    for row in rows:
        live.replay(row)
    rows = [*rows, *live.roll(now)]
    record = record._replace(ply=len(rows), **live.standing._asdict())
    sitting = [SeatRow(SPECTATOR, "spectator", "", "", None, 0.0)]
    people = [TABLE] if setup.open else [seat for seat, who in setup.seats.items() if who == HUMAN]
    for seat in people if setup.open else setup.seats:
        level = "" if seat in people else setup.seats[seat]
        name = one_line(names.get(seat, ""))
        sitting.append(SeatRow(seat, "bot" if level else "person", level, name, None, 0.0))
    keys = {seat: token() for seat in (SPECTATOR, *people)}
    matches.store.create(record, sitting, keys, rows)
    matches.changed(record.id, record.ply, record.bot)
    spectate = keys.pop(SPECTATOR)
    mine = keys.get((setup.mine or people)[0], "")
    return Started(record.id, keys, spectate, record.commitment, mine)


def rename(matches: Matches, who: Holder, name: str) -> None:
    """What the others see beside a seat."""
    if who.seat == SPECTATOR:
        raise Trouble("forbidden", "spectator")
    matches.store.rename(who.match, who.seat, one_line(name))


def renew(matches: Matches, who: Holder, wanted: str | None) -> Renewed:
    """A new link in place of all that a seat has: one's own, or one that one may hand on."""
    seat = who.seat if wanted is None else wanted
    if who.seat == SPECTATOR or (seat != who.seat and seat not in (SPECTATOR, *_others(matches, who))):
        raise Trouble("forbidden", "forbidden")
    fresh = token()
    matches.store.renew(fresh, who.match, seat)
    matches.revoked(who.match)
    return Renewed(seat, fresh)


def remove(matches: Matches, who: Holder) -> None:
    """Take a match away for ever: whoever started it may, and whoever has the whole table."""
    with matches.opened(who.match, 0) as live:
        if who.seat != TABLE and who.seat not in live.record.setup.mine:
            raise Trouble("forbidden", "forbidden")
        matches.store.remove(who.match)
        matches.forget(who.match)
    matches.revoked(who.match)


def _others(matches: Matches, who: Holder) -> list[str]:
    """Seats whose links somebody may hand on."""
    with matches.opened(who.match, 0) as live:
        setup = live.record.setup
    return [s for s, level in setup.seats.items() if level == HUMAN and s not in setup.mine and who.seat in setup.mine]


def links(matches: Matches, who: Holder) -> Links:
    """Links that the holder of a seat may hand on. Nobody gets a seat that another person has taken for himself."""
    if who.seat == SPECTATOR:
        raise Trouble("forbidden", "spectator")
    others = _others(matches, who)
    fresh = {seat: token() for seat in (SPECTATOR, *others)}
    for seat, one in fresh.items():
        matches.store.add_token(one, who.match, seat)
    return Links({seat: fresh[seat] for seat in others}, fresh[SPECTATOR])
