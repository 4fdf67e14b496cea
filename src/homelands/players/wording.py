"""Hints and reviews in words, for the terminal and the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from homelands.core.match import Match
from homelands.players.advice import LAST, Hint, Reason
from homelands.players.review import Face, Luck, Review, Slip
from homelands.words.narration import narration
from homelands.words.presenter import Presenter
from homelands.words.secrecy import nothing_hidden


def hint(words: Presenter, game: str, found: Hint, last: bool) -> str:
    """One option's figures: its chance to win with interval and spread, and why."""
    result = found.result
    parts = [words("hint-line", **{name: _percent(getattr(result, name)) for name in PERCENTS})]
    if not last:
        parts.append(words("hint-clear" if found.certain else "hint-close"))
    if found.reasons:
        said = [_reason(words, game, reason) for reason in found.reasons]
        reasons = words("hint-reasons", first=said[0], second=said[1]) if len(said) > 1 else said[0]
        parts.append(words("hint-reason", reasons=reasons))
    else:
        parts.append(words("hint-no-reason"))
    return "; ".join(parts)


def hint_title(words: Presenter, game: str) -> str:
    """What the figures of hints mean, and how they were found."""
    return words("hint-title", n=LAST, game=game)


PERCENTS = ("mean", "low", "high", "tenth", "ninetieth")


def _reason(words: Presenter, game: str, reason: Reason) -> str:
    return words(f"reason-{game}-{reason.figure}", n=decimal(words, abs(reason.change)))


def decimal(words: Presenter, value: float, digits: int = 1, sign: str = "") -> str:
    """A number as the language writes it.

    >>> decimal(Presenter(), 0.25, 2), decimal(Presenter(language="it"), 0.31, sign="+")
    ('0.25', '+0,3')
    """
    return f"{value:{sign}.{digits}f}".replace(".", words("decimal-mark"))


def _percent(share: float) -> str:
    return f"{100 * min(1.0, max(0.0, share)):.0f}"


def points(words: Presenter, share: float, sign: str = "+") -> str:
    """A difference of chances, in points.

    >>> points(Presenter(), 0.043), points(Presenter(), -0.1)
    ('+4.3', '-10.0')
    """
    return decimal(words, 100 * share, sign=sign)


def review(words: Presenter, match: Match, found: Review, worlds: int) -> list[tuple[str, list[str]]]:
    """Headings, and the lines below each."""
    slips = [_slip(words, match, slip) for slip in found.slips] or [words("review-no-slips")]
    who = words.name("seat", found.seat)
    return [
        (words("review-title", who=who, n=found.decisions), []),
        (words("review-luck"), [_luck(words, line) for line in found.luck]),
        (words("review-moments"), [_moment(words, match, *moment) for moment in found.moments]),
        (words("review-slips"), slips),
        ("", [words("review-how", n=worlds)]),
    ]


def _luck(words: Presenter, line: Luck) -> str:
    said = words("review-kind", kind=words.name("luck", line.kind), n=line.times, swing=points(words, line.swing))
    if line.actual is not None and line.expected is not None:
        mean, due = decimal(words, line.actual, 2), decimal(words, line.expected, 2)
        said += words("review-mean", actual=mean, expected=due)
    if line.faces:
        said += "; " + ", ".join(_face(words, "colour" if line.kind == "cube" else "face", face) for face in line.faces)
    return said


def _face(words: Presenter, kind: str, face: Face) -> str:
    name, due = words.name(kind, face.name), decimal(words, face.expected)
    return words("review-face", face=name, n=face.actual, expected=due)


def _moment(words: Presenter, match: Match, ply: int, swing: float) -> str:
    """A die or a draw, by what it led to at once. The game is over: nothing is hidden any more."""
    lines = narration(match.game, words).lines(match, ply, nothing_hidden)
    return words("review-moment", ply=ply + 1, text=lines[0].text if lines else match.entries[ply].text,
                 swing=points(words, swing))  # fmt: skip


def _slip(words: Presenter, match: Match, slip: Slip) -> str:
    typed, g = match.game.option_words, match.before(slip.ply)
    mean, low, high = (points(words, share, "") for share in slip.cost[:3])
    return words(
        "review-slip", ply=slip.ply + 1, question=words.prompt(g, g.stack[-1].step), taken=typed(slip.taken),
        better=typed(slip.better), mean=mean, low=low, high=high, sure="yes" if slip.cost.low > 0 else "no",
    )  # fmt: skip


def plain_hint(match_game: Any, found: Sequence[Hint]) -> list[dict[str, Any]]:
    """For programs."""
    return [
        {"option": match_game.option_words(h.option), **h.result._asdict(), "certain": h.certain,
         "reasons": [reason._asdict() for reason in h.reasons]}
        for h in found
    ]  # fmt: skip


def plain_review(match: Match, found: Review) -> dict[str, Any]:
    typed = match.game.option_words
    return {
        "seat": found.seat,
        "decisions": found.decisions,
        "luck": [{**line._asdict(), "faces": [face._asdict() for face in line.faces]} for line in found.luck],
        "moments": [{"entry": ply + 1, "text": match.entries[ply].text, "swing": s} for ply, s in found.moments],
        "slips": [
            {"entry": s.ply + 1, "step": s.step, "taken": typed(s.taken), "better": typed(s.better),
             "cost": s.cost.mean, "low": s.cost.low, "high": s.cost.high}
            for s in found.slips
        ],
    }  # fmt: skip
