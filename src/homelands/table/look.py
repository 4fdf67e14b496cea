"""What the holder of a token may ask about a match without changing anything."""

from __future__ import annotations

from homelands.table import render
from homelands.table.matches import Holder, Matches
from homelands.table.schema import Log, State, View, Why
from homelands.table.trouble import Trouble


def state(matches: Matches, who: Holder, lang: str, ply: int | None = None) -> State:
    """The match as this seat may see it, now or at an earlier ply."""
    with matches.opened(who.match) as live:
        if ply is not None and not 0 <= ply <= live.ply:
            raise Trouble("refused", "no-such-ply", last=live.ply, ply=live.ply)
        return render.state(live, who.seat, lang, matches.sitting(who.match), ply)


def log(matches: Matches, who: Holder, lang: str, first: int, last: int) -> Log:
    """What has happened after one ply and up to another, without views."""
    with matches.opened(who.match) as live:
        stop = live.entries_at(last)
        return Log(render.frames(live, who.seat, lang, live.entries_at(first), stop, views=False))


def journal(matches: Matches, who: Holder, lang: str) -> tuple[str, str]:
    """The journal, as far as this seat may know it, and the name of a file for it."""
    with matches.opened(who.match) as live:
        name = f"{live.record.game}-{live.record.scenario or 'position'}-{live.id}.journal"
        return render.journal(live, who.seat, lang), name


def view(matches: Matches, who: Holder, lang: str) -> View:
    """This seat's view of the position, in plain form."""
    with matches.opened(who.match) as live:
        return render.words_of(live, lang).view(live.match, render.eyes(live, who.seat))


def fixed(matches: Matches, who: Holder, what: str, lang: str) -> bytes:
    """Rules, things or board as JSON, with the packs of this match."""
    with matches.opened(who.match, 0) as live:
        game, packs = live.record.game, tuple(live.packs)
    return render.fixed(what, game, lang, packs, render.changed(packs))


def why(matches: Matches, who: Holder, text: str, lang: str) -> Why:
    """Why this is asked, or why something is (not) possible; the latter only for whoever decides."""
    with matches.opened(who.match) as live:
        if text and not render.acts_for(live, who.seat):
            raise Trouble("forbidden", "over" if live.over else "not-your-turn", ply=live.ply)
        return render.words_of(live, lang).why(live.match, render.eyes(live, who.seat), text)
