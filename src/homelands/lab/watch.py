"""What is written down about a game while it is played: tracks over time, who was where, what came up and was used.

A watch listens to events and looks at the position at each *moment*: a card, a round. Each game has its
own, which also knows all that there is to be used, so that what never is can be named.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple, Protocol, runtime_checkable

from homelands.core.data import RECONSTRUCTED, Data
from homelands.core.decision import Option
from homelands.core.events import Event
from homelands.core.registry import title as title_of

Heard = Callable[[Any, Any, Mapping[str, Any]], None]


class Thing(NamedTuple):
    """Something that can come up or be used. `ours` says how much of it is reconstructed: "", "partly" or "wholly"."""

    name: str
    title: str
    ours: str = ""


class Grid(NamedTuple):
    """How a heat map lies: rows from the top, columns from the left, empty names for gaps."""

    title: str
    what: str  # the kind of presence that it shows
    who: str  # whose; empty: one map for each
    rows: tuple[tuple[str, ...], ...]
    of: str  # what a figure means
    share: bool  # of the moments, not a number of pieces
    names: tuple[str, ...] = ()  # of the rows, where places lie in a table and not on a map
    heads: tuple[str, ...] = ()  # of the columns


class Watch(ABC):
    """One game being watched."""

    unit: ClassVar[str]  # what a moment is
    by_chance: ClassVar[tuple[str, ...]]  # kinds of use that no player decides
    shown: ClassVar[tuple[str, ...]]  # tracks that a report draws, most telling first
    score_is: ClassVar[str]
    hears: ClassVar[Mapping[str, Heard]] = {}

    def __init__(self) -> None:
        self.moments = 0
        self.tracks: dict[str, list[int]] = {}
        self.places: dict[tuple[str, str, str], int] = {}
        self.uses: dict[tuple[str, str], list[int]] = {}  # how often, and the moment of the first time

    # -- listening -------------------------------------------------------------------------------------------------
    def use(self, kind: str, name: str) -> None:
        found = self.uses.get((kind, name))
        if found is None:
            self.uses[kind, name] = [1, self.moments]
        else:
            found[0] += 1

    def hear(self, g: Any, log: list[Event]) -> None:
        """What has been told since the last pause; the position is that of the pause."""
        for name, _, values in log:
            self.use("event", name)
            if name in self.hears:
                self.hears[name](self, g, values)

    def chose(self, option: Option) -> None:
        self.use("option", option[0])

    def drew(self, kind: str, value: Any) -> None:  # noqa: B027
        """An answer of chance; a game that tells all its draws by events need not listen."""

    def moment(self, g: Any) -> None:
        """A new card or round: tracks and places are looked at, here and once more at the end."""
        self.moments += 1
        self.look(g)

    def end(self, g: Any) -> None:
        self.look(g)

    def look(self, g: Any) -> None:
        for name, value in self.now(g).items():
            self.tracks.setdefault(name, []).append(value)
        for place in self.where(g):
            self.places[place] = self.places.get(place, 0) + 1

    # -- to be written by each game --------------------------------------------------------------------------------
    @abstractmethod
    def now(self, g: Any) -> dict[str, int]:
        """Every track, in a stable order."""

    @abstractmethod
    def where(self, g: Any) -> list[tuple[str, str, str]]:
        """Every presence: what, whose, where."""

    @abstractmethod
    def score(self, g: Any, seat: str) -> int:
        """What a seat has in the end."""

    @classmethod
    @abstractmethod
    def tables(cls, packs: Sequence[Any] = ()) -> Any: ...

    @classmethod
    @abstractmethod
    def cards(cls) -> list[str]:
        """Cards that may be laid at the bottom of their deck."""

    @classmethod
    @abstractmethod
    def card_values(cls, names: Sequence[str]) -> frozenset[Any]:
        """The same as chance names them."""

    @classmethod
    @abstractmethod
    def choices(cls) -> dict[str, list[str]]:
        """What a player may do without: a name, and the typed forms that are closed then."""

    @classmethod
    def gifts(cls) -> list[str]:
        """What the players may be given at the start of a game."""
        return []

    @classmethod  # noqa: B027
    def give(cls, g: Any, names: Sequence[str]) -> None:
        """Puts gifts into the position before the first choice."""

    @classmethod
    @abstractmethod
    def inventory(cls, tables: Any) -> dict[str, list[Thing]]:
        """All that can be used, by kind of use."""

    @classmethod
    @abstractmethod
    def grids(cls) -> list[Grid]: ...

    @classmethod
    @abstractmethod
    def place_names(cls) -> dict[str, str]:
        """What the places of the grids are called."""

    @classmethod
    @abstractmethod
    def scenario_name(cls, scenario: str) -> str: ...

    @classmethod
    def seat_name(cls, seat: str) -> str:
        return seat


class Plain(Watch):
    """A game that brings no watch of its own: its turns, and the `tracks` and `places` of what everybody may see."""

    game: ClassVar[str]
    unit = "turn"
    by_chance = ()
    score_is = "what the end is worth"

    def __init__(self) -> None:
        super().__init__()
        self._begun = False

    def drew(self, kind: str, value: Any) -> None:
        self._begun = self._begun or kind == title_of(self.game).turn

    def hear(self, g: Any, log: list[Event]) -> None:
        if self._begun:
            self._begun = False
            self.moment(g)
        super().hear(g, log)

    def now(self, g: Any) -> dict[str, int]:
        found: dict[str, int] = title_of(self.game).engine.view(g, "").get("tracks", {})
        return found

    def where(self, g: Any) -> list[tuple[str, str, str]]:
        places = title_of(self.game).engine.view(g, "").get("places", {})
        return [("piece", piece, place) for place, pieces in places.items() for piece, n in pieces.items() if n]

    def score(self, g: Any, seat: str) -> int:
        return round(100 * title_of(self.game).engine.payoff(g, seat))

    @classmethod
    def tables(cls, packs: Sequence[Any] = ()) -> Any:
        return title_of(cls.game).tables(packs)

    @classmethod
    def cards(cls) -> list[str]:
        return []

    @classmethod
    def card_values(cls, names: Sequence[str]) -> frozenset[Any]:
        return frozenset()

    @classmethod
    def choices(cls) -> dict[str, list[str]]:
        return {}

    @classmethod
    def inventory(cls, tables: Any) -> dict[str, list[Thing]]:
        return {}

    @classmethod
    def grids(cls) -> list[Grid]:
        return []

    @classmethod
    def place_names(cls) -> dict[str, str]:
        return {}

    @classmethod
    def scenario_name(cls, scenario: str) -> str:
        return scenario


@cache
def _plain(name: str) -> type[Watch]:
    engine = title_of(name).engine
    tracks = engine.view(engine.setup(engine.scenarios()[0]), "").get("tracks", {})
    return type("Plain", (Plain,), {"game": name, "shown": tuple(tracks)})


@runtime_checkable
class BringsStudy(Protocol):
    @property
    def study(self) -> type[Watch]: ...


def watch_of(game: str) -> type[Watch]:
    """The watch of a game."""
    title = title_of(game)
    return title.study if isinstance(title, BringsStudy) else _plain(game)


def ours(data: Data, file: str, entry: str) -> str:
    """How much of an entry is reconstructed."""
    section, _, one = entry.partition(".")
    fields = data.schema.files[file][section].fields_of(one)
    kinds = [
        data.source(file, entry, name).kind == RECONSTRUCTED
        for name in data.files[file][entry]
        if name in fields and fields[name].counted
    ]
    return "wholly" if kinds and all(kinds) else "partly" if any(kinds) else ""
