"""Bots, hints, reviews and odds as questions: what is needed to answer them, and nothing that the seat may not know.

They are answered by `answers.answer`, in whatever process or worker somebody runs it.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Awaitable
from typing import Any, NamedTuple, Protocol

import msgspec

from homelands.table import render
from homelands.table.answers import Progress, Question
from homelands.table.match import Live
from homelands.table.matches import Holder, Matches
from homelands.table.place import place
from homelands.table.trouble import Trouble


class Answering(Protocol):
    """A question that is being answered."""

    @property
    def done(self) -> Awaitable[Any]:
        """The answer. Raises Stopped or Failed."""

    def stop(self) -> None:
        """Now, whatever it is doing."""


class Ask(Protocol):
    """Somebody who has questions answered beside the game: processes before a server, a worker in a browser."""

    async def ask(
        self, question: Question, progress: Progress | None = None, first: bool = False, client: str = ""
    ) -> Answering:
        """Put a question in line; `first`: before those that wait. `client`: whose share it comes from."""


class Stopped(Exception):
    """Nobody wants to know any more."""


class Failed(Exception):
    """The thinking went wrong; the log has the reason."""


class BotsTurn(NamedTuple):
    """A decision that a bot has to take."""

    ply: int
    question: Question
    client: str  # who started the match: it comes from his share


def bot(matches: Matches, id: str) -> BotsTurn | None:
    """The decision that a bot has to take, as it may see it; None if there is none."""
    with matches.opened(id) as live:
        if not live.standing.bot:
            return None
        seat, game = live.turn, live.match.game
        secret = hashlib.sha256(f"{live.record.id}/{live.record.seed}/bots".encode()).hexdigest()
        seed = f"{secret}/{seat}/{live.ply}"
        seen = game.resample(live.match.position, seat, random.Random(f"{seed}/seen"))
        where = msgspec.to_builtins(place(live.match, live.packs, seen))
        args = {"place": where, "level": live.level(seat), "seed": seed, "seat": seat}
        return BotsTurn(live.ply, Question("bot", args), live.record.client or id)


def hint(matches: Matches, who: Holder, ply: int, lang: str) -> Question:
    with matches.opened(who.match, ply) as live:
        if live.ply != ply:
            raise Trouble("stale", "stale", ply=live.ply)
        if not render.can(live, who.seat, False).hint:
            raise Trouble("forbidden", "no-hint", ply=live.ply)
        return Question("hint", _seen(live, lang))


def review(matches: Matches, who: Holder, lang: str) -> Question:
    with matches.opened(who.match) as live:
        if not render.can(live, who.seat, False).review:
            raise Trouble("forbidden", "no-review", ply=live.ply)
        seat = render.eyes(live, who.seat)
        return Question("review", {"journal": live.text(), "plies": list(live.plies), "seat": seat, "lang": lang})


def odds(matches: Matches, who: Holder, text: str, lang: str) -> Question:
    """Exact chances; only for whoever decides: what is possible there is nobody else's business."""
    with matches.opened(who.match) as live:
        if not render.acts_for(live, who.seat) or live.match.position.request is not None:
            raise Trouble("forbidden", "not-your-turn", ply=live.ply)
        typed = [live.match.game.option_words(option) for option in live.match.position.options]
        meant = live.meant(text)
        if meant not in typed:
            raise Trouble("refused", "no-such-option", text=text, expected=typed)
        return Question("odds", {**_seen(live, lang), "text": meant, "open": live.open})


def _seen(live: Live, lang: str) -> dict[str, Any]:
    """The pending decision for somebody who must not know more than the seat."""
    seat = live.turn
    seen = live.match.position
    if not live.open:
        seen = live.match.game.resample(seen, seat, random.Random(f"{live.id}/{live.ply}"))
    return {"place": msgspec.to_builtins(place(live.match, live.packs, seen)), "seat": seat, "lang": lang}
