"""The parts of a page: headings, tables, figures. Everything is in the one file, and nothing in it runs."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"


class Page:
    """A page being written, section by section."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.body: list[str] = []
        self.contents: list[tuple[str, str]] = []

    def add(self, *html: str) -> None:
        self.body += html

    def section(self, id: str, title: str, *words: str) -> None:
        self.contents.append((id, title))
        self.add(f'<h2 id="{id}">{escape(title)}</h2>', *map(paragraph, words))

    def figure(self, svg: str, words: str) -> None:
        """A picture and what it shows; the words also stand for it where it cannot be seen."""
        image = svg.replace("<svg ", f'<svg role="img" aria-label="{escape(words, quote=True)}" ', 1)
        self.add(f"<figure>{image}<figcaption>{escape(words)}</figcaption></figure>")

    def html(self) -> str:
        style = (files(__package__) / "style.css").read_text(encoding="utf-8")
        links = "".join(f'<li><a href="#{id}">{escape(title)}</a></li>' for id, title in self.contents)
        head = "".join([
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(self.title)}</title><style>{style}</style></head>\n",
        ])  # fmt: skip
        content = "\n".join(self.body)
        top = f"<h1>{escape(self.title)}</h1>\n<nav><ul>{links}</ul></nav>"
        return f"{head}<body><main>{top}\n{content}\n</main></body></html>\n"


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"


def note(words: str) -> str:
    return f'<p class="note">{escape(words)}</p>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], words: Sequence[int] = (0,)) -> str:
    """A table; the columns in `words` hold words, the others figures. A cell may be marked by `marked`."""

    def cell(i: int, text: str) -> str:
        kind = "" if i in words else ' class="n"'
        return f"<td{kind}>{text if isinstance(text, Html) else escape(text)}</td>"

    top = "".join(f'<th scope="col"{"" if i in words else " class=n"}>{escape(h)}</th>' for i, h in enumerate(heads))
    lines = "".join("<tr>" + "".join(cell(i, text) for i, text in enumerate(row)) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div>'


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


def marked(text: str, kind: str) -> Html:
    return Html(f'<span class="{kind}">{escape(text)}</span>')


def bar(share: float) -> Html:
    """A share as a bar with its figure."""
    return Html(f'<span class="bar" style="--w:{100 * share:.1f}%">{percent(share)}</span>')


def details(title: str, html: str, is_open: bool = False) -> str:
    return f"<details{' open' if is_open else ''}><summary>{escape(title)}</summary>{html}</details>"


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def signed(value: float, digits: int = 1) -> str:
    """A difference with its sign; nothing has none.

    >>> signed(0.123), signed(-0.04), signed(-2.0, 0)
    ('+0.1', '0.0', '−2')
    """
    text = f"{value:+.{digits}f}"
    return text[1:] if float(text) == 0 else text.replace("-", "−")


def points(difference: float) -> str:
    """Percentage points of a difference."""
    return signed(100 * difference)


def chance(p: float) -> str:
    """How likely chance alone is to have made a difference. It is never nothing.

    >>> chance(0.0004), chance(0.0312)
    ('< 0.001', '0.031')
    """
    return f"{p:.3f}" if p >= 0.0005 else "< 0.001"
