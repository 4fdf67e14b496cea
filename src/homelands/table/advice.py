"""Hints and reviews as the page shows them. The thinking is `homelands.players`', the words `players.wording`'s."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from homelands.core.game import Game
from homelands.core.match import Match
from homelands.players import advice, wording
from homelands.players import review as looking_back
from homelands.table.schema import Hint, HintOption, Remark, Review, ReviewPart
from homelands.words.presenter import presenter

PARTS = ("title", "luck", "moments", "slips", "how")


def hint(game: Game[Any], position: Any, seat: str, lang: str, progress: Callable[[float], None]) -> Hint:
    words = presenter(game.name, lang).at(position)
    found = advice.hint(game, position, seat, progress=progress)
    options = [
        HintOption(
            game.option_words(one.option), wording.hint(words, game.name, one, one is found[-1]),
            one.result.mean, one.result.low, one.result.high, one.certain,
        )
        for one in found
    ]  # fmt: skip
    return Hint(options[0].option, wording.hint_title(words, game.name), [options[0].text], options)


def review(match: Match, plies: Sequence[int], seat: str, lang: str, progress: Callable[[float], None]) -> Review:
    """`plies`: of each entry of the match."""
    words, typed = presenter(match.game.name, lang).at(match.position), match.game.option_words
    found = looking_back.review(match, seat, progress=progress)
    worded = dict(zip(PARTS, wording.review(words, match, found, looking_back.LAST), strict=True))
    parts = {name: [Remark(line) for line in lines] for name, (_, lines) in worded.items()}
    for remark, (entry, swing) in zip(parts["moments"], found.moments, strict=True):
        remark.ply, remark.swing = plies[entry], swing
    for remark, slip in zip(parts["slips"], found.slips, strict=False):  # where there are none a line says so
        remark.ply, remark.swing = plies[slip.ply], -slip.cost.mean
        remark.played, remark.better = typed(slip.taken), typed(slip.better)
    moves = parts["slips"] if found.slips else []
    return Review(worded["title"][0], moves, [ReviewPart(name, worded[name][0], parts[name]) for name in PARTS])
