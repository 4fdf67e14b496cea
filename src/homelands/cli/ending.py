"""The last page: result, why, and the course of the tracks."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from homelands.cli.screen.base import Board
from homelands.cli.screen.console import Screen
from homelands.core.match import Match
from homelands.words.presenter import Presenter

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60


def last_page(match: Match, board: Board, words: Presenter, screen: Screen) -> None:
    game, g = match.game, match.position
    screen.blank()
    screen.heading(words("the-end"))
    screen.say(". ".join(words.outcome(game.outcome(g), game.why(g))), "bold")
    screen.blank()
    course = tracks_over_time(match, board)
    if course:
        chart(course, words, screen)


def tracks_over_time(match: Match, board: Board) -> dict[str, list[int]]:
    """The figures of each track at the beginning of every turn, and at the end."""
    found: dict[str, list[int]] = {}
    turn: int | None = None
    for ply in range(len(match.entries) + 1):
        g = match.before(ply)
        now = board.turn(g)
        if now == turn and ply < len(match.entries):
            continue
        turn = now
        for name, n in board.tracks(g).items():
            found.setdefault(name, []).append(n)
    return found


def chart(course: dict[str, list[int]], words: Presenter, screen: Screen) -> None:
    most = max((n for row in course.values() for n in row), default=0)
    picture = Table.grid(padding=(0, 2))
    lines = []
    for name, row in course.items():
        picture.add_row(Text(name, "bold"), Text(bars(row, most), "cyan"), f"{row[0]} → {row[-1]}",
                        Text(f"{min(row)}–{max(row)}", "dim"))  # fmt: skip
        lines.append(words("course", name=name, row=" ".join(map(str, row))))
    screen.say(words("course-title", n=len(next(iter(course.values())))))
    screen.show(picture, lines)


def bars(row: list[int], most: int) -> str:
    """A bar for each figure; a long game is thinned out.

    >>> bars([0, 4, 8], 8)
    '▁▅█'
    """
    if len(row) > WIDEST:
        row = [row[i * len(row) // WIDEST] for i in range(WIDEST)]
    return "".join(BARS[min(7, n * 8 // (most + 1) if n < most else 7)] for n in row)
