"""A few small charts beside each other, as one SVG picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 300, 220, 52, 30, 12, 40
COLOURS = ("#8a3b12", "#1f5f7a")
MARKS = ("", ' stroke-dasharray="5 3"')  # lines differ without colour too


class Line(NamedTuple):
    name: str
    points: list[tuple[float, float]]


class Panel(NamedTuple):
    title: str
    x: str
    y: str
    lines: Sequence[Line]
    log: bool = False  # both axes


def ticks(low: float, high: float, log: bool) -> list[float]:
    """Round numbers for an axis.

    >>> ticks(0, 37, False), ticks(10, 1000, True)
    ([0.0, 10.0, 20.0, 30.0], [10.0, 100.0, 1000.0])
    """
    if log:
        return [10.0**n for n in range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)]
    step = 10.0 ** math.floor(math.log10(high or 1))
    while high / step < 3:
        step /= 2
    return [n * step for n in range(math.floor(high / step) + 1)]


class _Scale:
    def __init__(self, values: Sequence[float], log: bool, first: float, last: float) -> None:
        self.log = log
        low = min(values) if log else 0.0
        self.ticks = ticks(low, max(values), log)
        ends = [self.ticks[0], max(self.ticks[-1], max(values))]
        self.low, self.high = (math.log10(end) if log else end for end in ends)
        self.first, self.last = first, last

    def __call__(self, value: float) -> float:
        share = ((math.log10(value) if self.log else value) - self.low) / ((self.high - self.low) or 1)
        return round(self.first + share * (self.last - self.first), 1)


def _panel(panel: Panel) -> list[str]:
    x = _Scale([p[0] for line in panel.lines for p in line.points], panel.log, LEFT, WIDTH - RIGHT)
    y = _Scale([p[1] for line in panel.lines for p in line.points], panel.log, HEIGHT - BOTTOM, TOP)
    bottom, right = HEIGHT - BOTTOM, WIDTH - RIGHT
    out = [f'<text x="{LEFT}" y="16" font-weight="bold">{panel.title}</text>']
    for tick in x.ticks:
        out.append(f'<text x="{x(tick)}" y="{bottom + 14}" text-anchor="middle">{tick:g}</text>')
    for tick in y.ticks:
        out.append(f'<path d="M{LEFT} {y(tick)}H{right}" stroke="#ddd"/>')
        out.append(f'<text x="{LEFT - 4}" y="{y(tick) + 4}" text-anchor="end">{tick:g}</text>')
    out.append(f'<path d="M{LEFT} {TOP}V{bottom}H{right}" fill="none" stroke="#333"/>')
    out.append(f'<text x="{right}" y="{HEIGHT - 10}" text-anchor="end">{panel.x}</text>')
    out.append(f'<text x="{LEFT + 4}" y="{TOP + 10}">{panel.y}</text>')
    for i, line in enumerate(panel.lines):
        path = "M" + "L".join(f"{x(a)} {y(b)}" for a, b in line.points)
        out.append(f'<path d="{path}" fill="none" stroke="{COLOURS[i]}" stroke-width="2"{MARKS[i]}/>')
        out += [f'<circle cx="{x(a)}" cy="{y(b)}" r="3" fill="{COLOURS[i]}"/>' for a, b in line.points]
        a, b = line.points[-1]
        out.append(f'<text x="{x(a) - 6}" y="{y(b) - 7}" text-anchor="end" fill="{COLOURS[i]}">{line.name}</text>')
    return out


def svg(panels: Sequence[Panel]) -> str:
    """Two charts a row."""
    rows = (len(panels) + 1) // 2
    head = f'viewBox="0 0 {2 * WIDTH} {rows * HEIGHT}" font-family="sans-serif" font-size="11"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {head}>', '<rect width="100%" height="100%" fill="#fff"/>']
    for i, panel in enumerate(panels):
        lines += [f'<g transform="translate({i % 2 * WIDTH} {i // 2 * HEIGHT})">', *_panel(panel), "</g>"]
    return "\n".join([*lines, "</svg>", ""])
