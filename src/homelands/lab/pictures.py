"""The pictures of a report: Altair charts as SVG with the ink of the page, so that they read on light and dark."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from homelands.lab import need
from homelands.lab.figures import CHANCE, REAL, SAME
from homelands.lab.watch import Grid

if TYPE_CHECKING:
    import altair as alt

INK = "currentColor"
FAINT = "rgba(128,128,128,0.28)"
PALETTE = ("#2f81c5", "#e08a00", "#1f9e77", "#c96aa3", "#8a7fd0", "#d5551c", "#8c8c8c", "#5fae3b")
SEATS = {"green": "#2e9e5b", "orange": "#e08a00", "blue": "#2f81c5", "brown": "#a0703a", "purple": "#8a63c9"}
VERDICTS = {REAL: "#d5551c", CHANCE: "#2f81c5", SAME: "#8c8c8c"}
HEAT = ("#f1efe4", "#f4c56c", "#d5551c", "#7c1d1d")
WIDE = 520
LETTER = 7.3  # width of a letter of the labels
LIMIT = 320  # of a label
Row = dict[str, Any]


class Pictures:
    """Charts, each to be drawn once. Ids in the SVG are made unique, as all stand in one page."""

    def __init__(self) -> None:
        self.alt = need("altair", "lab")
        need("vl_convert", "lab")
        self.drawn = 0

    def svg(self, chart: alt.TopLevelMixin) -> str:
        out = io.StringIO()
        chart.save(out, format="svg", engine="vl-convert")
        self.drawn += 1
        text = re.sub(r'\bid="([^"]+)"', rf'id="p{self.drawn}-\1"', out.getvalue())
        text = re.sub(r"url\(#([^)]+)\)", rf"url(#p{self.drawn}-\1)", text)
        return re.sub(r"^<\?xml[^>]*>\s*|<!DOCTYPE[^>]*>\s*", "", text)

    def _finish(self, chart: Any) -> str:
        return self.svg(
            chart.configure(background="transparent", font="system-ui, sans-serif")
            .configure_view(stroke=None)
            .configure_axis(
                labelColor=INK, titleColor=INK, domainColor=INK, tickColor=INK, gridColor=FAINT, labelLimit=LIMIT,
                labelFontSize=12, titleFontSize=12, titleFontWeight="normal", labelFlush=False, labelOverlap=True,
            )
            .configure_header(labelColor=INK, titleColor=INK, labelFontSize=13, labelFontWeight="bold", labelLimit=400)
            .configure_legend(labelColor=INK, titleColor=INK, labelFontSize=12, orient="top", labelLimit=320,
                              columnPadding=36, symbolOpacity=1)
            .configure_title(color=INK, anchor="start", fontSize=13)
        )  # fmt: skip

    def _data(self, rows: Sequence[Row]) -> Any:
        return self.alt.InlineData(values=list(rows))

    def _names(self, field: str, names: Sequence[str]) -> Any:
        """An axis of names. Room is made for letters as wide as any reader's font may have them."""
        room = min(LIMIT, max(map(len, names), default=0) * LETTER)
        axis = self.alt.Axis(grid=False, minExtent=room, maxExtent=room)
        return self.alt.Y(f"{field}:N", sort=list(names), title=None, axis=axis)

    def _seats(self, seats: Sequence[str]) -> Any:
        """Factions in their own colours."""
        colours = [SEATS.get(seat, PALETTE[i % len(PALETTE)]) for i, seat in enumerate(seats)]
        return self.alt.Scale(domain=list(seats), range=colours)

    def _rows(self, chart: Any, field: str, order: Sequence[str]) -> Any:
        """One below the other, each as high as it needs; a single one needs no heading."""
        alt = self.alt
        if len(order) < 2:
            return chart
        header = alt.Header(labelAngle=0, labelAlign="left", labelAnchor="start", labelOrient="top", title=None)
        row = alt.Row(f"{field}:N", sort=list(order), header=header)
        return chart.facet(row=row, spacing=14).resolve_scale(y="independent")

    # -- shares and differences ------------------------------------------------------------------------------------
    def wins(self, rows: Sequence[Row], scenarios: Sequence[str], variants: Sequence[str], seats: Sequence[str]) -> str:
        """Shares of wins with intervals, by scenario, variant and seat."""
        alt = self.alt
        offset = {"yOffset": alt.YOffset("seat:N", sort=list(seats))} if len(seats) > 1 else {}
        colour = alt.Color("seat:N", scale=self._seats(seats), title=None, legend=alt.Legend() if offset else None)
        y = self._names("variant", variants)
        x = alt.X("low:Q", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%"), title="share of wins")
        base = alt.Chart().encode(y=y, color=colour, **offset)
        bar = base.mark_rule(strokeWidth=3, opacity=0.65).encode(x=x, x2="high:Q")
        dot = base.mark_circle(size=70, opacity=1).encode(x="share:Q")
        step = alt.Step(14 if offset else 22)  # of a seat, where there are several
        chart = alt.layer(bar, dot, data=self._data(rows)).properties(width=WIDE, height=step)
        return self._finish(self._rows(chart, "scenario", scenarios))

    def forest(self, rows: Sequence[Row], groups: Sequence[str], order: Sequence[str], title: str) -> str:
        """Differences with intervals around no difference, coloured by verdict."""
        alt = self.alt
        known = [name for name in VERDICTS if any(row["verdict"] == name for row in rows)]
        scale = alt.Scale(domain=known, range=[VERDICTS[name] for name in known])
        y = self._names("name", order)
        base = alt.Chart().encode(y=y, color=alt.Color("verdict:N", scale=scale, title=None))
        bar = base.mark_rule(strokeWidth=3, opacity=0.65).encode(x=alt.X("low:Q", title=title), x2="high:Q")
        dot = base.mark_circle(size=70, opacity=1).encode(x="mean:Q")
        zero = alt.Chart().mark_rule(color=INK, strokeDash=[4, 3]).encode(x=alt.datum(0))
        chart = alt.layer(zero, bar, dot, data=self._data(rows)).properties(width=WIDE, height=alt.Step(22))
        return self._finish(self._rows(chart, "group", groups))

    # -- spreads ---------------------------------------------------------------------------------------------------
    def spread(self, rows: Sequence[Row], groups: Sequence[str], order: Sequence[str], title: str) -> str:
        """Ten, twenty-five, fifty, seventy-five and ninety per cent of the games."""
        alt = self.alt
        y = self._names("name", order)
        base = alt.Chart().encode(y=y, color=alt.value(PALETTE[0]))
        x = alt.X("p10:Q", title=title, scale=alt.Scale(zero=False, padding=8), axis=alt.Axis(tickMinStep=1))
        whole = base.mark_rule(strokeWidth=2, opacity=0.6).encode(x=x, x2="p90:Q")
        half = base.mark_bar(size=11, opacity=0.55).encode(x="p25:Q", x2="p75:Q")
        middle = base.mark_tick(thickness=3, size=15).encode(x="p50:Q", color=alt.value(INK))
        chart = alt.layer(whole, half, middle, data=self._data(rows)).properties(width=WIDE, height=alt.Step(22))
        return self._finish(self._rows(chart, "group", groups))

    def histogram(self, rows: Sequence[Row], groups: Sequence[str], seats: Sequence[str], title: str) -> str:
        """How often values came, in each group; seats one behind the other."""
        alt = self.alt
        x = alt.X("value:Q", title=title, axis=alt.Axis(grid=False, tickMinStep=1))
        y = alt.Y("share:Q", title="games", axis=alt.Axis(format="%", tickCount=3), stack=None)
        legend = alt.Legend() if len(seats) > 1 else None
        colour = alt.Color("seat:N", scale=self._seats(seats), title=None, legend=legend)
        base = alt.Chart().encode(x=x, y=y, color=colour)
        hill, edge = base.mark_area(interpolate="step", opacity=0.22), base.mark_line(interpolate="step", strokeWidth=2)
        chart = alt.layer(hill, edge, data=self._data(rows)).properties(width=WIDE, height=90)
        return self._finish(self._rows(chart, "group", groups))

    # -- over time -------------------------------------------------------------------------------------------------
    def tracks(self, rows: Sequence[Row], names: Sequence[str], variants: Sequence[str], unit: str) -> str:
        """Each track's mean for each variant, and for the first the range of four games of five."""
        alt = self.alt
        scale = alt.Scale(domain=list(variants), range=list(PALETTE[: len(variants)]))
        legend = alt.Legend() if len(variants) > 1 else None
        colour = alt.Color("variant:N", scale=scale, title=None, legend=legend)
        base = alt.Chart().encode(
            x=alt.X("moment:Q", title=unit, axis=alt.Axis(grid=False, tickMinStep=1)), color=colour
        )
        band = (
            base.transform_filter(alt.datum.variant == variants[0])
            .mark_area(opacity=0.18)
            .encode(y=alt.Y("low:Q", title=None), y2="high:Q")
        )
        line = base.mark_line(strokeWidth=2).encode(y="mean:Q")
        facet = alt.Facet("track:N", sort=list(names), title=None)
        chart = alt.layer(band, line, data=self._data(rows)).properties(width=205, height=120)
        return self._finish(chart.facet(facet, columns=3).resolve_scale(y="independent"))

    # -- places ----------------------------------------------------------------------------------------------------
    def heat(self, grid: Grid, values: dict[str, float], titles: dict[str, str], heading: str) -> str:
        """A grid of places, the busier the darker. The colour scale is of this picture alone."""
        alt = self.alt
        rows: list[Row] = [
            {"row": r, "column": c, "name": titles.get(name, name), "value": values.get(name, 0.0)}
            for r, line in enumerate(grid.rows)
            for c, name in enumerate(line)
            if name
        ]
        top = max((row["value"] for row in rows), default=0.0) or 1.0
        for row in rows:
            row["text"] = _figure(row["value"], grid.share)
            row["ink"] = "#ffffff" if row["value"] > 0.62 * top else "#1b1b1b"
        across = max(len(line) for line in grid.rows)
        named = bool(grid.names)
        base = alt.Chart(self._data(rows)).encode(
            x=alt.X("column:O", axis=_named(alt, grid.heads, "top") if named else None, title=None),
            y=alt.Y("row:O", axis=_named(alt, grid.names, "left") if named else None, title=None),
            color=alt.Color("ink:N", scale=None),
        )
        scale = alt.Scale(domain=[0, top / 3, 2 * top / 3, top], range=list(HEAT))
        tile = base.mark_rect(cornerRadius=3, stroke="rgba(128,128,128,0.5)").encode(
            color=alt.Color("value:Q", scale=scale, legend=None)
        )
        number = base.mark_text(dy=0 if named else 8, fontSize=12, fontWeight="bold").encode(text="text:N")
        words = [] if named else [base.mark_text(dy=-7, fontSize=10).encode(text="name:N")]
        chart = alt.layer(tile, number, *words).resolve_scale(color="independent")
        wide, high = (64, 28) if named else (106, 40)
        return self._finish(chart.properties(width=wide * across, height=high * len(grid.rows), title=heading))


def _figure(value: float, percent: bool) -> str:
    if not value:
        return "–"
    if percent:
        return f"{100 * value:.0f} %" if value >= 0.005 else "< 1 %"
    return f"{value:.1f}" if value >= 0.05 else "< 0.1"


def _named(alt: Any, names: Sequence[str], orient: str) -> Any:
    """An axis whose numbers stand for names."""
    room = max(map(len, names), default=0) * LETTER if orient == "left" else 0
    said = "[" + ", ".join(f"'{name}'" for name in names) + "][datum.value]"
    return alt.Axis(
        orient=orient, labelExpr=said, labelAngle=0, domain=False, ticks=False, minExtent=room, maxExtent=room or 1000
    )
