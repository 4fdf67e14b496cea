"""Beside a real table: what to do with the pieces, why a result cannot be, which printed figure is asked for."""

from __future__ import annotations

from typing import Any

from homelands.companion.box import Figure
from homelands.core.events import Event
from homelands.words.presenter import Presenter

MINORS = ("drought", "recovery", "swap", "reset")


def imperative(words: Presenter, event: Event) -> str:
    """What to do on the table; events that move no piece as the log tells them."""
    key, values = words.sentences.event(event)
    own = key.replace("event-", "companion-", 1)
    if not words.has(own):
        return words.event(event)
    text = words(own, **values)
    return text[:1].upper() + text[1:]


def doubt(words: Presenter, kind: str, companion: Any, found: Any) -> str:
    """Why a draw cannot be."""
    values = dict(found.values)
    if "value" in values:
        name = companion.form(kind, values["value"])
        values["value"] = words.name(companion.KIND[kind], name) if kind in companion.KIND else name
    if "where" in values:
        values["where"] = ", ".join(_in_box(words, name, n) for name, n in values["where"].items()) or "none"
    if "card" in values:
        values["card"] = words.name("card", str(values["card"]))
    return words(found.key, **values)


def _in_box(words: Presenter, name: str, n: int) -> str:
    return words("doubt-gone", n=n) if name == "gone" else words("doubt-box", n=n, box=words(f"nav-row-{name}"))


# -- figures of the box ------------------------------------------------------------------------------------------------
def figure_question(words: Presenter, figure: Figure) -> str:
    if figure.field != "minor":
        return words(f"figure-{figure.field}", ours=str(figure.value))
    names = ", ".join(words.name("minor", one) for one in MINORS)
    return words("figure-minor", ours=words.name("minor", figure.value), names=names)


def figure_value(words: Presenter, figure: Figure, text: str) -> str:
    """A Minor Event may be typed by its name in the language of the game."""
    if figure.field != "minor":
        return text
    names = {words.name("minor", one).casefold(): one for one in MINORS}
    near = [one for name, one in names.items() if name.startswith(text.casefold()) or one.startswith(text.casefold())]
    return near[0] if len(near) == 1 else text


# -- what was drawn ----------------------------------------------------------------------------------------------------
def names(words: Presenter, companion: Any, kind: str, value: Any) -> list[str]:
    """How a result may be typed: its short form, and its name in the language of the game."""
    form = companion.form(kind, value)
    named = companion.KIND.get(kind)
    return [form.casefold(), words.name(named, form).casefold()] if named else [form.casefold()]


def drawn(words: Presenter, companion: Any, g: Any, text: str) -> list[Any]:
    """The results that a short form, a name or the beginning of one can mean."""
    kind = g.request.kind
    wanted = companion.tidy(kind, text)
    known = {value: names(words, companion, kind, value) for value in companion.every(g.request)}
    found = [value for value, own in known.items() if wanted in own]
    if not found and kind in companion.KIND:
        found = [value for value, own in known.items() if any(one.startswith(wanted) for one in own)]
    return found
